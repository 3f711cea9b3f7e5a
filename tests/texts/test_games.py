"""Whatever a game says, there are words for it in every language, within Discord's limits, and no words too many."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import games as games_package
import render
from bot.texts import DEFAULT_LANGUAGE, LANGUAGES, Speaker, catalogue
from games.kernel import Action, AnyGame, Dice, Event, Move, RandomAgent, Refusal, Table, menu
from games.kernel.playout import play_out, variants
from games.registry import games
from tests.texts.messages import messages

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
every_language = pytest.mark.parametrize("language", LANGUAGES)

NAMES = ("Ana", "Bruno", "Chloé", "Dmitri", "Eve")
LIMITS = (
    (re.compile(r"^[a-z]+$"), 80),
    (re.compile(r"^[a-z]+\.idea$"), 300),
    (re.compile(r"-option-[^.-]+$"), 45),
    (re.compile(r"-option-[^.]+\.about$"), 100),
    (re.compile(r"-option-[^.-]+-[^.]+$"), 80),
    (re.compile(r"-action-[^.]+\.name$"), 34),
    (re.compile(r"-action-[^.]+\.mark$"), 12),
    (re.compile(r"-action-[^.]+\.preview$"), 100),
    (re.compile(r"-action-[^.]+\.quick$"), 80),
    (re.compile(r"-action-[^.]+\.(?!name$|preview$)[^.]+$"), 45),
    (re.compile(r"-(?:line|title|item)-[^.]+(?:\.count)?$"), 45),
    (re.compile(r"-item-[^.]+\.about$"), 100),
    (re.compile(r"-(?:end|board)-"), 200),
    (re.compile(r"-(?:decision|action|event|refusal)-[^.]+$"), 400),
)


def limit(key: str) -> int:
    return next(length for pattern, length in LIMITS if pattern.search(key))


def event_classes(game: AnyGame) -> list[type[Event]]:
    found: list[type[Event]] = []
    waiting = list(Event.__subclasses__())
    while waiting:
        event = waiting.pop()
        waiting += event.__subclasses__()
        if event.__module__ == f"games.{game.id}.events" and hasattr(event, "kind"):
            found.append(event)
    return found


@cache
def spoken(game: AnyGame, language: str) -> dict[str, str]:
    """Everything that random games of every variant say, by what it was about."""
    found: dict[str, str] = {}
    for variant in variants(game):
        table = variant.table(Dice.of(f"texts:{variant}"))
        speaker = Speaker(catalogue(language), game.id, NAMES)
        agents = [game.agent() if seat % 2 else RandomAgent() for seat in range(table.seats)]
        for step in play_out(table, agents, Dice.of(f"texts:{variant}"), absences=15):
            found[f"{game.id}-action-{step.action.kind}"] = speaker.action(step.action)
            for event in step.events:
                found[f"{game.id}-event-{event.kind}"] = speaker.event(event)
            for decision in (decision for seat in range(table.seats) for decision in table.moves(seat)[:3]):
                found[f"{game.id}-decision-{decision.kind}"] = speaker.decision(decision)
            for seat, decision in table.awaited()[:1]:
                for choice in game.choices(table.state, seat, decision)[:5]:
                    preview = speaker.preview(choice, game.preview(table.state, seat, choice))
                    if preview:
                        found[f"{game.id}-action-{choice.kind}.preview"] = preview
        outcome = game.outcome(table.state)
        found[f"{game.id}-end-{outcome.reason}"] = speaker.end(str(outcome.reason))
        for standing in outcome.standings:
            for line in (*standing.lines, *standing.tie_breaks):
                found[f"{game.id}-line-{line.name}"] = speaker.score_line(line.name)
            if standing.title is not None:
                found[f"{game.id}-title-{standing.title}"] = speaker.title(standing.title)
    return found


@every_game
@every_language
def test_all_that_happens_in_random_games_has_words(game: AnyGame, language: str) -> None:
    for key, text in spoken(game, language).items():
        assert text.strip()
        assert len(text) <= limit(key), f"{key}: {text}"
        assert "{" not in text


def required(game: AnyGame) -> Iterator[str]:
    yield game.id
    yield f"{game.id}.idea"
    for option in menu(game.options_type):
        yield f"{game.id}-option-{option.name}"
        yield f"{game.id}-option-{option.name}.about"
        for value in option.values:
            if isinstance(value, str):
                yield f"{game.id}-option-{option.name}-{value}"
    for action in game.action_classes:
        kind = action.model_fields["kind"].default
        yield f"{game.id}-action-{kind}"
        yield f"{game.id}-action-{kind}.name"
        for name in action.model_fields:
            if name != "kind":
                yield f"{game.id}-action-{kind}.{name}"
    for event in event_classes(game):
        yield f"{game.id}-event-{event.kind}"
    for reason in game.reasons:
        yield f"{game.id}-refusal-{reason.value}"


@every_game
@every_language
def test_every_option_action_event_and_refusal_has_words(game: AnyGame, language: str) -> None:
    missing = [key for key in required(game) if not catalogue(language).has(key)]
    assert missing == []


@every_game
def test_no_words_are_left_over(game: AnyGame) -> None:
    folder = Path(games_package.__file__).parent / game.id
    boards = (path for path in Path(render.__file__).parent.rglob("*.py") if game.id in (path.stem, path.parent.name))
    source = "\n".join(path.read_text() for path in (*folder.rglob("*.py"), *boards))
    needed = set(required(game)) | set(spoken(game, DEFAULT_LANGUAGE))
    left_over = []
    for key in messages(DEFAULT_LANGUAGE, game.id):
        subject = re.sub(r"-\d+$", "", key.split("-", 2)[-1].partition(".")[0])
        if key not in needed and not re.search(rf"\b{re.escape(subject)}\b", source):
            left_over.append(key)
    assert left_over == []


@every_game
@every_language
def test_labels_without_arguments_fit(game: AnyGame, language: str) -> None:
    words = catalogue(language)
    for key, arguments in messages(language, game.id).items():
        if not arguments:
            assert len(words.say(key)) <= limit(key), key


@every_game
@every_language
def test_refusals_name_only_figures_that_are_given(game: AnyGame, language: str) -> None:
    """Play what other seats could play at every turn, and say every refusal that comes back."""
    speaker = Speaker(catalogue(language), game.id, NAMES)
    for seats in game.seat_counts:
        table = Table(game, seats, {}, Dice.of(f"refusals:{seats}"))
        known: list[Action] = []
        for step in play_out(table, [RandomAgent()] * seats, Dice.of(f"refusals:{seats}")):
            known.append(step.action)
            for action in known[-3:]:
                for seat in range(seats):
                    trial = game.copy(table.state)
                    try:
                        game.play(trial, Move(seat=seat, action=action), table.dice)
                    except Refusal as refusal:
                        said = speaker.refusal(refusal)
                        assert len(said) <= 400
                        assert said.strip()
