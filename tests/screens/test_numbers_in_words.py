"""Numbers in words, typed as a move and filled into a form; and what is said of what is none."""

import pytest

from bot.screens import forms, typed
from bot.screens.path import Path
from bot.screens.scene import Scene
from tests.screens.scenes import hosted
from tests.screens.test_typed_as_spoken import asked
from words import LANGUAGES, catalogue
from words.grammar import grammar

WRITTEN = {
    "en": {"twelve": 12, "twenty": 20, "twenty-one": 21, "twenty one": 21, "Thirty": 30, "forty-nine": 49},
    "fr": {"douze": 12, "vingt": 20, "vingt et un": 21, "vingt-deux": 22, "trente": 30, "Quarante-neuf": 49, "zéro": 0},
    "de": {"zwölf": 12, "zwoelf": 12, "zwanzig": 20, "einundzwanzig": 21, "dreißig": 30, "Dreissig": 30, "fünfzig": 50},
}
EVERY_WAY = [(language, text, number) for language, ways in WRITTEN.items() for text, number in ways.items()]


def scene_of(game: str, kind: str, language: str) -> Scene:
    table, seat = asked(game, kind)
    return Scene(hosted(table), language, seat)


def filled(scene: Scene, kind: str, typed_in: dict[str, str]) -> dict[str, object] | forms.Unread:
    form = next(form for decision in scene.moves for form in decision.forms if form.kind == kind)
    return forms.values(form, Path("", kind), typed_in, scene.listener)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_up_to_sixty_has_its_words(language: str) -> None:
    said = {pair.split(" = ")[1] for pair in catalogue(language).say("typed-numbers").split(" | ")}
    assert said == set(map(str, range(61)))


@pytest.mark.parametrize(("language", "text", "number"), EVERY_WAY)
def test_a_number_in_words_is_read_where_a_bid_is_filled_in(language: str, text: str, number: int) -> None:
    scene = scene_of("fishmarket", "bids", language)
    assert filled(scene, "boats", {"bids.A": text}) == {"kind": "boats", "bids": {"A": number}, "tied": {}}


@pytest.mark.parametrize(("language", "text", "number"), EVERY_WAY)
def test_a_number_in_words_is_read_where_one_number_is_asked(language: str, text: str, number: int) -> None:
    scene = scene_of("turin", "orders", language)
    read = filled(scene, "want", {"what": "olives", "price": text})
    assert read == {"kind": "want", "what": "olive", "price": number}


@pytest.mark.parametrize(("language", "text"), [("en", "twelve"), ("fr", "douze"), ("de", "zwölf")])
def test_a_number_in_words_is_a_bid_that_is_typed(language: str, text: str) -> None:
    assert typed.action(scene_of("turin", "bid", language), text).text == "bid 12"


def test_two_numbers_that_are_one_are_no_bids_on_two_boats() -> None:
    assert grammar(catalogue("fr")).counted("dix huit sur a") == "18 sur a"
    assert grammar(catalogue("en")).counted("seven-up and twenty one") == "seven-up and 21"


@pytest.mark.parametrize(
    ("language", "text", "said"),
    [
        ("en", "a lot", "“a lot” doesn’t fit in “August (A)”: it takes a number, 0 – 50."),
        ("fr", "beaucoup", "« beaucoup » ne convient pas pour « August (A) » : il faut un nombre, 0 – 50."),
        ("de", "viel", "„viel“ passt nicht ins Feld „August (A)“: Gefragt ist eine Zahl, 0 – 50."),
    ],
)
def test_what_is_no_number_is_answered_with_its_line_and_what_it_takes(language: str, text: str, said: str) -> None:
    scene = scene_of("fishmarket", "bids", language)
    decision = next(decision for decision in scene.moves if decision.forms and decision.forms[0].kind == "boats")
    path, form = Path(decision.id, "boats"), decision.forms[0]
    found = forms.values(form, path, {"bids.A": text, "bids.B": "3"}, scene.listener)
    assert isinstance(found, forms.Unread)
    assert scene.speaker.refusal(typed.unread(scene, path, form, found)).replace("\u00a0", " ") == said


def test_what_names_nothing_is_answered_with_its_line_and_an_example() -> None:
    scene = scene_of("fishmarket", "market", "en")
    form = next(form for decision in scene.moves for form in decision.forms if form.kind == "offer")
    path = Path(next(decision.id for decision in scene.moves if form in decision.forms), "offer")
    found = forms.values(form, path, {"give": "a whale", "want": "3"}, scene.listener)
    assert isinstance(found, forms.Unread)
    refusal = scene.speaker.refusal(typed.unread(scene, path, form, found))
    assert refusal.startswith("“a whale” doesn’t fit in “You give” (At most ")
