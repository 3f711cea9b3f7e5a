"""A playthrough: one agent game as text, for people.

Every event, and in interesting states everything that is shown to anybody: the first time in full, later only what has
changed, so that a diff of two playthroughs shows what a change of the rules has changed.
"""

from collections.abc import Hashable, Iterator
from dataclasses import asdict
from itertools import groupby

from games.kernel import AnyGame, Decision, Dice, Event, Outcome, Seat, Table
from games.kernel.playout import play_out
from tests.changes import GONE, Changes, Json, Path, changes, compact

FIRST_STATES, EVERY = 3, 10
KEPT = "as before"


def playthrough(game: AnyGame, seats: int) -> str:
    """One agent game as text."""
    table = Table(game, seats, {}, Dice.of(f"playthrough:{game.id}:{seats}"))
    return "\n".join(_story(table)) + "\n"


def _story(table: Table) -> Iterator[str]:
    yield f"{table.game.id}, rules {table.game.rules_version}, {table.seats} seats, seed {table.dice.seed.hex()}"
    yield f"options {table.options.model_dump_json()}"
    agents = [table.game.agent() for _ in range(table.seats)]
    moved: dict[Seat, int] = {}
    narrator = Narrator(table)
    yield from narrator.state()
    for number, step in enumerate(play_out(table, agents, Dice.of(f"playthrough:{table.game.id}")), 1):
        yield ""
        yield f"#{number} seat {step.seat}: {step.action.text}"
        yield from map(_event, step.events)
        moved[step.seat] = moved.get(step.seat, 0) + 1
        if moved[step.seat] <= FIRST_STATES or number % EVERY == 0 or table.over:
            yield from narrator.state()
    yield ""
    yield from _end(table.game.outcome(table.state))


def _event(event: Event) -> str:
    to = "" if event.to is None else f" to {event.to}"
    hidden = f" hidden from {event.hidden_from}" if event.hidden_from else ""
    figures = {name: value for name, value in vars(event).items() if name not in ("kind", "to", "hidden_from")}
    marks = " (reveals)" if event.reveals else ""
    return f"  {event.kind}{to}{hidden}{marks} {compact(figures)}"


def _end(outcome: Outcome) -> Iterator[str]:
    yield f"end: {outcome.reason}"
    for standing in outcome.standings:
        lines = ", ".join(f"{line.name} {line.amount}" for line in (*standing.lines, *standing.tie_breaks))
        yield f"  seat {standing.seat}: place {standing.place}, {standing.score} ({lines})"


class Narrator:
    """Tells what everybody is shown, and remembers what it has told."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._views: dict[Seat | None, Json] = {}
        self._known: dict[Hashable, Json] = {}

    def state(self) -> Iterator[str]:
        """What is new to the spectator, then to every seat what is new besides that, and what it may do."""
        public = self._view(None)
        news = changes(self._views.get(None, {}), public)
        yield from _block("spectator", _lines(news))
        for seat in range(self._table.seats):
            own = self._view(seat)
            besides = _besides(news, changes(self._views[seat], own)) if seat in self._views else changes(public, own)
            yield from _block(f"seat {seat}", [*_lines(besides), *self._decisions(seat)])
            self._views[seat] = own
        self._views[None] = public

    def _view(self, seat: Seat | None) -> Json:
        return self._table.view(seat).model_dump(mode="json")

    def _decisions(self, seat: Seat) -> Iterator[str]:
        moves = self._table.moves(seat)
        asked = self._news({decision.id: _question(decision) for decision in moves}, ("asked", seat))
        yield from _lines({path: text for path, text in asked.items() if text == GONE})
        for decision in moves:
            menu = self._menu(seat, decision)
            forms = self._forms(seat, decision)
            if (decision.id,) in asked or menu or forms:
                yield _question(decision)
                yield from (f"  {line}" for line in _lines(menu))
                yield from (f"  form {line}" for line in forms)

    def _menu(self, seat: Seat, decision: Decision) -> Changes:
        """What else can be chosen, and with what result, than when this seat was last asked this."""
        preview = self._table.game.preview
        menu = {choice.text: dict(preview(self._table.state, seat, choice)) for choice in decision.choices}
        return self._news(menu, (seat, decision.kind, decision.id), (seat, decision.kind))

    def _forms(self, seat: Seat, decision: Decision) -> list[str]:
        """How each form differs from the one that this seat, or else anybody, was last shown when asked this."""
        forms = {form.notation: {field.name: asdict(field) for field in form.fields} for form in decision.forms}
        kind = f"forms of {decision.kind}"
        news = self._news(forms, (seat, kind, decision.id), (seat, kind), kind)
        return [
            f"{notation}: {'; '.join(_line(path[1:], text) for path, text in told)}"
            for notation, told in groupby(news.items(), lambda change: "".join(change[0][:1]))
        ]

    def _news(self, now: Json, *subjects: Hashable) -> Changes:
        """What has changed since the last that was told of the first of these subjects that was told of at all."""
        before = next((self._known[subject] for subject in subjects if subject in self._known), {})
        self._known |= dict.fromkeys(subjects, now)
        return changes(before, now)


def _question(decision: Decision) -> str:
    owed = "owes" if decision.owed else "may"
    return f"{owed} {decision.kind} ({decision.id}, {decision.nature}) {compact(dict(decision.facts))}"


def _besides(public: Changes, own: Changes) -> Changes:
    """What a seat learns besides what everybody learns."""
    return {path: text for path, text in own.items() if public.get(path) != text} | {
        path: KEPT for path in public if path not in own
    }


def _block(title: str, lines: list[str]) -> Iterator[str]:
    if lines:
        yield f"  {title}"
        yield from (f"    {line}" for line in lines)


def _lines(told: Changes) -> list[str]:
    return [_line(path, text) for path, text in told.items()]


def _line(path: Path, text: str) -> str:
    return f"{'.'.join(path)} {text}".strip()
