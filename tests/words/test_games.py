"""Whatever a game says, there are words for it in every language, within Discord's limits, and no words too many."""

import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path

import pytest

import games as games_package
import render
from games.kernel import Action, AnyGame, Dice, Event, Move, RandomAgent, Refusal, Table, kind_of, menu
from games.kernel.playout import Step, play_out
from games.kernel.seats import PEOPLE
from games.registry import games
from tests.variants import variants
from tests.words.messages import messages
from words import DEFAULT_LANGUAGE, LANGUAGES, Speaker, catalogue

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id, scope="module")
"""Game by game: so what happens in a game is played once for all languages."""
every_language = pytest.mark.parametrize("language", LANGUAGES)

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
    (re.compile(r"-action-[^.]+-said$"), 200),
    (re.compile(r"-action-[^.]+\.(?!name$|preview$)[^.]+$"), 45),
    (re.compile(r"-(?:line|title|item)-[^.]+(?:\.count)?$"), 45),
    (re.compile(r"-item-[^.]+\.about$"), 100),
    (re.compile(r"-(?:end|board)-"), 200),
    (re.compile(r"-event-[^.]+\.joined$"), 200),
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


Said = dict[tuple[str, str], Callable[[Speaker], str]]
"""How to say it, by the words that say it, and by what makes it different from all else that they say."""


@cache
def happenings(game: AnyGame) -> Said:
    """Everything there is to say in random games of every variant, each thing once."""
    found: Said = {}
    for variant in variants(game):
        table = variant.table(Dice.of(f"texts:{variant}"))
        agents = [game.agent() if seat % 2 else RandomAgent() for seat in range(table.seats)]
        for step in play_out(table, agents, Dice.of(f"texts:{variant}"), absences=15):
            found |= said_of_a_move(game, step)
            found |= said_of_decisions(table)
        found |= said_at_the_end(table)
    return found


def said_of_a_move(game: AnyGame, step: Step) -> Said:
    action = step.action
    said: Said = {(f"{game.id}-action-{action.kind}", action.text): partial(Speaker.action, action=action)}
    for event in step.events:
        said[f"{game.id}-event-{event.kind}", repr(event)] = partial(Speaker.event, event=event)
        if catalogue(DEFAULT_LANGUAGE).has(f"{game.id}-event-{event.kind}.joined"):
            said[f"{game.id}-event-{event.kind}.joined", repr(event)] = partial(Speaker.detail, events=(event,))
    return said


def said_of_decisions(table: Table) -> Said:
    game, state = table.game, table.state
    said: Said = {}
    for decision in (decision for seat in range(table.seats) for decision in game.decisions(state, seat)[:3]):
        key = f"{game.id}-decision-{decision.kind}"
        said[key, repr(decision.facts)] = partial(Speaker.decision, decision=decision)
    for seat, decision in table.awaited()[:1]:
        for choice in game.choices(state, seat, decision)[:5]:
            if figures := game.preview(state, seat, choice):
                key = f"{game.id}-action-{choice.kind}.preview"
                said[key, f"{choice.text} {figures!r}"] = partial(Speaker.preview, action=choice, figures=figures)
    return said


def said_at_the_end(table: Table) -> Said:
    game, outcome = table.game, table.game.outcome(table.state)
    said: Said = {(f"{game.id}-end-{outcome.reason}", ""): partial(Speaker.end, reason=str(outcome.reason))}
    for standing in outcome.standings:
        for line in (*standing.lines, *standing.tie_breaks):
            said[f"{game.id}-line-{line.name}", ""] = partial(Speaker.score_line, name=line.name)
        if standing.title is not None:
            said[f"{game.id}-title-{standing.title}", ""] = partial(Speaker.title, title=standing.title)
    return said


@every_game
@every_language
def test_all_that_happens_in_random_games_has_words(game: AnyGame, language: str) -> None:
    words = catalogue(language)
    speaker = Speaker(words, game, PEOPLE)
    for (key, _), say in happenings(game).items():
        text = say(speaker)
        assert text.strip() or key.endswith(".joined") or (key.endswith(".preview") and not words.has(key)), key
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
        kind = kind_of(action)
        yield f"{game.id}-action-{kind}"
        yield f"{game.id}-action-{kind}.name"
        for name in action.model_fields:
            if name != "kind":
                yield f"{game.id}-action-{kind}.{name}"
                if action.plan:
                    yield f"{game.id}-action-{kind}.{name}-said"
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
    details = (f"{game.id}-event-{event.kind}.joined" for event in event_classes(game))
    needed = {*required(game), *details, *(key for key, _ in happenings(game))}
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


@cache
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
@every_language
def test_refusals_name_only_figures_that_are_given(game: AnyGame, language: str) -> None:
    speaker = Speaker(catalogue(language), game, PEOPLE)
    for refusal in refusals(game):
        said = speaker.refusal(refusal)
        assert len(said) <= 400
        assert said.strip()
