"""Whatever a game says, there are words for it in every language, within Discord's limits, and no words too many."""

import re
from functools import cache

import pytest

from games.kernel import Action, AnyGame, Dice, Move, RandomAgent, Refusal, Table
from games.kernel.playout import play_out
from games.kernel.seats import PEOPLE
from games.registry import games
from tests.variants import variants
from tests.words.messages import messages
from tools.spoken import Said, happenings, left_over, required
from words import DEFAULT_LANGUAGE, LANGUAGES, Speaker, catalogue

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id, scope="module")
"""Game by game: so what happens in a game is played once for all tests, on whatever worker they run."""
every_language = pytest.mark.parametrize("language", LANGUAGES)

LIMITS = (
    (re.compile(r"^[a-z]+$"), 80),
    (re.compile(r"^[a-z]+\.idea$"), 300),
    (re.compile(r"^[a-z]+\.pitch$"), 60),
    (re.compile(r"^[a-z]+\.score$"), 45),
    (re.compile(r"-option-[^.-]+$"), 45),
    (re.compile(r"-option-[^.]+\.about$"), 100),
    (re.compile(r"-option-[^.-]+-[^.]+$"), 80),
    (re.compile(r"-action-[^.]+\.(?:name|short)$"), 34),
    (re.compile(r"-action-[^.]+\.mark$"), 12),
    (re.compile(r"-action-[^.]+\.preview$"), 100),
    (re.compile(r"-action-[^.]+\.quick$"), 80),
    (re.compile(r"-action-[^.]+-said$"), 200),
    (re.compile(r"-action-[^.]+\.done$"), 400),
    (re.compile(r"-action-[^.]+\.typed$"), 600),
    (re.compile(r"-action-[^.]+\.(?!name$|preview$)[^.]+$"), 45),
    (re.compile(r"-item-[^.]+\.typed$"), 100),
    (re.compile(r"-(?:line|title|item)-[^.]+(?:\.count)?$"), 45),
    (re.compile(r"-item-[^.]+\.about$"), 100),
    (re.compile(r"-(?:end|board)-"), 200),
    (re.compile(r"-event-[^.]+\.(?:joined|again|more)$"), 200),
    (re.compile(r"-topic-[^.]+\.short$"), 20),
    (re.compile(r"-reference-"), 100),
    (re.compile(r"-(?:decision|action|event|refusal|topic|ground)-[^.]+$"), 400),
    (re.compile(r"-typed-words$"), 1500),
    (re.compile(r"-decision-[^.]+\.example$"), 100),
)
"""As docs/texts.md has them."""


def limit(key: str) -> int:
    for pattern, length in LIMITS:
        if pattern.search(key):
            return length
    raise LookupError(f"{key} is no message of a game: docs/texts.md lists what there is")


@cache
def said_in(game: AnyGame) -> Said:
    """Everything there is to say in random games of every variant."""
    return happenings(variants(game))


@every_game
def test_all_that_happens_in_random_games_has_words(game: AnyGame) -> None:
    for words in map(catalogue, LANGUAGES):
        speaker = Speaker(words, game, PEOPLE)
        for (key, _), say in said_in(game).items():
            text = say(speaker)
            silent = key.endswith(".joined") or (key.endswith(".preview") and not words.has(key))
            assert text.strip() or silent, f"{words.language}: {key}"
            assert len(text) <= limit(key), f"{words.language}: {key}: {text}"
            assert "{" not in text, f"{words.language}: {key}: {text}"


@every_game
@every_language
def test_every_option_action_event_and_refusal_has_words(game: AnyGame, language: str) -> None:
    missing = [key for key in required(game) if not catalogue(language).has(key)]
    assert missing == [], f"make words NAME={game.id} writes them into the catalogues, with their arguments"


@every_game
def test_no_words_are_left_over(game: AnyGame) -> None:
    present = messages(DEFAULT_LANGUAGE, game.id)
    unneeded = left_over(game, present, (key for key, _ in said_in(game)))
    assert unneeded == [], f"nothing says these: make words NAME={game.id} drops them"


@every_game
@every_language
def test_labels_without_arguments_fit(game: AnyGame, language: str) -> None:
    words = catalogue(language)
    for key, arguments in messages(language, game.id).items():
        if not arguments:
            assert len(words.say(key)) <= limit(key), key


def refusals(game: AnyGame) -> list[Refusal]:
    """Play what other seats could play at every turn: every refusal that comes back, once."""
    found: dict[str, Refusal] = {}
    for seats in game.seat_counts:
        table = Table(game, seats, {}, Dice.of(f"refusals:{seats}"))
        known: list[Action] = []
        for step in play_out(table, [RandomAgent()] * seats, Dice.of(f"refusals:{seats}")):
            known.append(step.action)
            for move in (Move(seat=seat, action=action) for action in known[-3:] for seat in range(seats)):
                try:
                    game.play(game.copy(table.state), move, table.dice)
                except Refusal as refusal:
                    found[repr((refusal.reason, refusal.clause, refusal.figures))] = refusal
    return list(found.values())


@every_game
def test_refusals_name_only_figures_that_are_given(game: AnyGame) -> None:
    speakers = [Speaker(catalogue(language), game, PEOPLE) for language in LANGUAGES]
    for refusal in refusals(game):
        for speaker in speakers:
            said = speaker.refusal(refusal)
            assert len(said) <= 400, f"{speaker.words.language}: {said}"
            assert said.strip(), f"{speaker.words.language}: {refusal}"
