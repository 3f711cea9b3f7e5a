"""What a game must have words for: by its rules, by what is said in played games, and by what its code names.

A message is named as in a catalogue, ``orchard-event-took`` or with an attribute ``orchard-action-take.name``.
"""

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

from games.kernel import Action, AnyGame, Dice, Event, RandomAgent, Table, Topic, kind_of, menu
from games.kernel.playout import Step, Variant, play_out
from words import DEFAULT_LANGUAGE, Speaker, catalogue
from words.catalogue import FOLDER
from words.speaker import KERNEL_EVENTS

ROOT = Path(__file__).parent.parent
MANDATORY_PAGES = ("aim", "table")
"""Pages of the rules that every game has: they have pictures."""

Said: TypeAlias = dict[tuple[str, str], Callable[[Speaker], str]]
"""How to say it, by the words that say it, and by what makes it different from all else that they say."""


# By the rules


def event_classes(game: AnyGame) -> list[type[Event]]:
    """Every kind of event of a game."""
    found: list[type[Event]] = []
    waiting = list(Event.__subclasses__())
    while waiting:
        event = waiting.pop()
        waiting += event.__subclasses__()
        if event.__module__ == f"games.{game.id}.events" and hasattr(event, "kind"):
            found.append(event)
    return found


def required(game: AnyGame) -> Iterator[str]:
    """What there must be words for, whether it ever happens or not."""
    yield game.id
    yield f"{game.id}.idea"
    yield f"{game.id}.pitch"
    yield f"{game.id}.score"
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
        if not action.plan:
            yield f"{game.id}-action-{kind}.done"
        for name in action.model_fields:
            if name != "kind":
                yield f"{game.id}-action-{kind}.{name}"
                if action.plan:
                    yield f"{game.id}-action-{kind}.{name}-said"
    for event in event_classes(game):
        yield f"{game.id}-event-{event.kind}"
    for ground in game.grounds:
        yield f"{game.id}-ground-{ground.value}"
    for reason in game.reasons:
        yield f"{game.id}-refusal-{reason.value}"


# By what is said in played games


def happenings(played: Iterable[Variant]) -> Said:
    """Everything there is to say in random games of these variants, each thing once."""
    found: Said = {}
    for variant in played:
        game, table = variant.game, variant.table(Dice.of(f"texts:{variant}"))
        agents = [game.agent() if seat % 2 else RandomAgent() for seat in range(table.seats)]
        lying = _lying(table)
        for step in play_out(table, agents, Dice.of(f"texts:{variant}"), absences=15):
            found |= _said_of_a_move(game, step, _answered(lying[step.seat], step.action))
            found |= _said_of_decisions(table)
            lying = _lying(table)
            found |= _said_of_topics(game, lying)
        found |= _said_at_the_end(table)
    return found


def _lying(table: Table) -> list[tuple[Topic, ...]]:
    """What lies on the table to be answered, as each seat sees it."""
    return [table.game.topics(table.state, seat) for seat in range(table.seats)]


def _said_of_topics(game: AnyGame, lying: Iterable[tuple[Topic, ...]]) -> Said:
    said: Said = {}
    for topic in (topic for topics in lying for topic in topics[:2]):
        key = f"{game.id}-topic-{topic.kind}"
        said[key, repr(topic.about)] = partial(Speaker.topic, topic=topic)
        said[f"{key}.short", repr(topic.about)] = partial(Speaker.topic_in_short, topic=topic)
    return said


def _said_of_a_move(game: AnyGame, step: Step, answered: Topic | None) -> Said:
    action = step.action
    said: Said = {(f"{game.id}-action-{action.kind}", action.text): partial(Speaker.action, action=action)}
    said[f"{game.id}-action-{action.kind}.done", action.text] = partial(Speaker.done, action=action, answered=answered)
    for event in step.events:
        family = "kernel" if isinstance(event, KERNEL_EVENTS) else game.id
        said[f"{family}-event-{event.kind}", repr(event)] = partial(Speaker.event, event=event)
        joined, again, more = (f"{family}-event-{event.kind}.{name}" for name in _OF_EVENTS)
        if catalogue(DEFAULT_LANGUAGE).has(joined):
            said[joined, repr(event)] = partial(Speaker.detail, events=(event,))
        if catalogue(DEFAULT_LANGUAGE).has(again):
            said[again, repr(event)] = partial(Speaker.carried_on, said="", event=event)
        if catalogue(DEFAULT_LANGUAGE).has(more):
            said[more, repr(event)] = partial(Speaker.carried_on, said="", event=event, more=True)
    return said


def _answered(topics: Iterable[Topic], action: Action) -> Topic | None:
    """What a move answered, of what lay on the table before it."""
    about = (topic for topic in topics if action.kind in topic.answers and topic.id in action.model_dump().values())
    return next(about, None)


def _said_of_decisions(table: Table) -> Said:
    game, state = table.game, table.state
    said: Said = {}
    for decision in (decision for seat in range(table.seats) for decision in game.decisions(state, seat)[:3]):
        key = f"{game.id}-decision-{decision.kind}"
        said[key, repr(decision.facts)] = partial(Speaker.decision, decision=decision)
    for seat, asked in table.awaited()[:1]:
        listed = next(decision for decision in game.moves(state, seat) if decision.id == asked.id)
        for choice in listed.choices[:5]:
            if figures := game.preview(state, seat, choice):
                key = f"{game.id}-action-{choice.kind}.preview"
                said[key, f"{choice.text} {figures!r}"] = partial(Speaker.preview, action=choice, figures=figures)
    return said


def _said_at_the_end(table: Table) -> Said:
    game, outcome = table.game, table.game.outcome(table.state)
    said: Said = {(f"{game.id}-end-{outcome.reason}", ""): partial(Speaker.end, reason=str(outcome.reason))}
    for standing in outcome.standings:
        for line in (*standing.lines, *standing.tie_breaks):
            said[f"{game.id}-line-{line.name}", ""] = partial(Speaker.score_line, name=line.name)
        if standing.title is not None:
            said[f"{game.id}-title-{standing.title}", ""] = partial(Speaker.title, title=standing.title)
    return said


# By what the code names


def sources(game: AnyGame, root: Path = ROOT) -> list[Path]:
    """The files of a game's rules and boards."""
    boards = (path for path in (root / "render").rglob("*.py") if game.id in (path.stem, path.parent.name))
    return [*(root / "games" / game.id).rglob("*.py"), *boards]


def named_in_refusals(game: AnyGame, root: Path = ROOT) -> set[str]:
    """Every clause that the code of a game names in a string: what a refusal may carry."""
    pattern = re.compile(rf'"({game.clause_prefix}-\d+\.\d+)"')
    folder = root / "games" / game.id
    return {clause for path in folder.rglob("*.py") for clause in pattern.findall(path.read_text(encoding="utf-8"))}


def clause_key(game: AnyGame, clause: str) -> str:
    """The message that says a clause in plain words: ``orchard-clause-2-1`` for OG-2.1."""
    return f"{game.id}-clause-{clause.partition('-')[2].replace('.', '-')}"


def figures_in_code(game: AnyGame, root: Path = ROOT) -> dict[str, list[str]]:
    """By message what the code gives it: labels of the boards, and refusals."""
    found: dict[str, list[str]] = {}
    for path in sources(game, root):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and (key := _named_by(game, call)) is not None:
                given = [keyword.arg for keyword in call.keywords if keyword.arg is not None]
                found[key] = list(dict.fromkeys((*found.get(key, ()), *given)))
    return found


def _named_by(game: AnyGame, call: ast.Call) -> str | None:
    """The message that is said by ``words.label("basket", …)`` or ``Refusal(Because.NOT_SO_MANY, …)``."""
    match call:
        case ast.Call(func=ast.Attribute(attr="label"), args=[ast.Constant(value=str(name)), *_]):
            return f"{game.id}-board-{name}"
        case ast.Call(func=ast.Name(id="Refusal"), args=[ast.Attribute(attr=str(name)), *_]):
            reasons: Any = game.reasons.__members__
            return f"{game.id}-refusal-{reasons[name].value}" if name in reasons else None
        case _:
            return None


_DETAILS = ("preview", "mark", "range", "short", "quick", "done", "typed")
"""What may be said of any action besides."""
_OF_EVENTS = ("joined", "again", "more")
"""What may be said of any event besides."""


def _parts(game: AnyGame) -> list[str]:
    """What stands beside one message because others say it too: ``{ orchard-event-took.basket }``."""
    text = (FOLDER / DEFAULT_LANGUAGE / f"{game.id}.ftl").read_text(encoding="utf-8")
    return re.findall(rf"\{{ ({game.id}-[\w-]+\.[\w-]+) \}}", text)


def left_over(game: AnyGame, present: Iterable[str], said: Iterable[str], root: Path = ROOT) -> list[str]:
    """The messages of a game that nothing needs."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in sources(game, root))
    of_events = (f"{game.id}-event-{event.kind}.{name}" for event in event_classes(game) for name in _OF_EVENTS)
    of_actions = (f"{game.id}-action-{kind_of(action)}.{name}" for action in game.action_classes for name in _DETAILS)
    needed = {*required(game), *of_events, *of_actions, *said, *_parts(game)}
    found = []
    for key in present:
        subject = re.sub(r"-\d+$", "", key.split("-", 2)[-1].partition(".")[0])
        if key not in needed and not re.search(rf"\b{re.escape(subject)}\b", code):
            found.append(key)
    return found
