"""The catalogues of all languages say the same things, and only those."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import words
from bot.messages.reasons import HouseReason
from games.kernel import Reason
from games.registry import games
from tests.words.messages import files, messages, unwritten
from words import DEFAULT_LANGUAGE, LANGUAGES, catalogue
from words.catalogue import FOLDER, UNWRITTEN
from words.entries import read_resource

TYPED = ".typed"
OTHERS = [language for language in LANGUAGES if language != DEFAULT_LANGUAGE]
FILES = sorted(files(DEFAULT_LANGUAGE))


def test_there_are_english_french_and_german() -> None:
    assert set(LANGUAGES) >= {"de", "en", "fr"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_catalogue_and_every_catalogue_a_game(language: str) -> None:
    assert files(language) >= {"common"} | {game.id for game in games()}
    assert files(language) == files(DEFAULT_LANGUAGE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_in_two_catalogues(language: str) -> None:
    keys = [key for name in sorted(files(language)) for key in messages(language, name) if "." not in key]
    assert [key for key in keys if keys.count(key) > 1] == []


class Amounts(Visitor):
    """Of how many things a choice says something of its own that is never said: a variant before it fits as well."""

    def __init__(self) -> None:
        self.unreached: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - as fluent calls it
        keys = [variant.key for variant in node.variants]
        names = [key.name if isinstance(key, ast.Identifier) else key.value for key in keys]
        after = names[names.index("other") :] if "other" in names else []
        self.unreached += [name for name in after if name.isdecimal()]
        self.generic_visit(node)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_an_amount_stands_before_what_is_said_of_all_others(language: str) -> None:
    """In German a card was put up for sale, "nichts zurückziehen"."""
    for name in sorted(files(language)):
        amounts = Amounts()
        amounts.visit(read_resource(FOLDER / language / f"{name}.ftl"))
        assert amounts.unreached == [], name


def _named(arguments: Iterable[str]) -> set[str]:
    return {argument.removesuffix("_id").removesuffix("_count") for argument in arguments}


def said(language: str, name: str) -> dict[str, frozenset[str]]:
    """All that is said: how else something may be typed is each language's own matter."""
    return {key: arguments for key, arguments in messages(language, name).items() if not key.endswith(TYPED)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_what_may_be_typed_has_holes_only_for_what_the_sentence_names(language: str, name: str) -> None:
    known, missing = messages(language, name), unwritten(language, name)
    typed = {key: arguments for key, arguments in known.items() if key.endswith(TYPED) and "-action-" in key}
    typed = {key: arguments for key, arguments in typed.items() if key.removesuffix(TYPED) not in missing}
    named = {key: {each.removesuffix("_id") for each in known[key.removesuffix(TYPED)]} for key in typed}
    assert {key: arguments for key, arguments in typed.items() if not arguments <= named[key]} == {}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", FILES)
def test_languages_have_the_same_messages_with_the_same_arguments(language: str, name: str) -> None:
    reference, other = said(DEFAULT_LANGUAGE, name), said(language, name)
    assert set(other) == set(reference)
    # A language may choose a variant by the bare id, or by how many they are, where another does not need to.
    bare = {key: (_named(arguments), _named(other[key])) for key, arguments in reference.items()}
    written = {key: sides for key, sides in bare.items() if key not in unwritten(language, name)}
    assert [
        f"{key}: {DEFAULT_LANGUAGE} fills in {sorted(theirs)}, {language} {sorted(ours)}"
        for key, (theirs, ours) in written.items()
        if theirs != ours
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_everything_is_written(language: str, name: str) -> None:
    lines = (FOLDER / language / f"{name}.ftl").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line.endswith(f"= {UNWRITTEN}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_kernel_has_words(language: str) -> None:
    said = {key for key in messages(language, "common") if key.startswith("kernel-refusal-")}
    assert said == {f"kernel-refusal-{reason.value}" for reason in Reason}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_house_has_words(language: str) -> None:
    said = {key for key in messages(language, "house") if key.startswith("house-refusal-")}
    assert said == {f"house-refusal-{reason.value}" for reason in HouseReason}


def test_an_unknown_language_speaks_english() -> None:
    assert catalogue("xx").say("kernel-yes") == "yes"


def test_a_missing_message_is_a_bug() -> None:
    with pytest.raises(LookupError):
        catalogue("en").say("no-such-message")


def test_a_missing_argument_is_a_bug() -> None:
    with pytest.raises(LookupError):
        catalogue("en").say("kernel-list", first="Ana")


@pytest.mark.parametrize("name", FILES)
def test_french_signs_are_never_torn_from_their_word(name: str) -> None:
    """Before : ; ! ? » and after « stands a space at which no line is broken."""
    text = (Path(words.__file__).parent / "fr" / f"{name}.ftl").read_text(encoding="utf-8")
    said = [line for line in text.splitlines() if not line.startswith("#")]
    assert [line for line in said if re.search(r" [:;!?»]|« ", line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_button_says_in_words_what_it_does(language: str) -> None:
    """Of an arrow alone those who listen hear "black left-pointing triangle"."""
    catalogues = (Path(words.__file__).parent / language).glob("*.ftl")
    text = "\n".join(path.read_text(encoding="utf-8") for path in catalogues)
    labels = re.findall(r"^screen-button-\S+ = (.+)$", text, re.MULTILINE)
    assert labels
    assert [label for label in labels if not re.search(r"[^\W\d_]", label)] == []
