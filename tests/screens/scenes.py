"""Tables as a screen gets them, and walks through what is shown."""

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest

from bot.host.hosted import HostedTable
from bot.messages.message import Button, Line, Link, Menu, Message
from bot.messages.press import Verb, read_press
from bot.screens import dialogue
from bot.screens.path import JOIN, Path
from bot.screens.scene import Scene
from bot.store import Chair, Status, TableRecord, Window
from games.kernel import Dice, Stream, Table
from games.registry import games
from tests.screens.limits import problems
from words import LANGUAGES

PEOPLE = ("Ana", "A name of thirty-two characters!", "Дмитрий", "名前" * 8, "Eve", "Farid", "g" * 32, "Hana")
NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)

every_language = pytest.mark.parametrize("language", LANGUAGES)


def hosted(table: Table, lines: tuple[str, ...] = ()) -> HostedTable:
    record = TableRecord(
        id=36**4,
        guild_id=10**18,
        channel_id=10**18 + 1,
        opener_id=10**18 + 2,
        language="en",
        game=table.game.id,
        rules_version=table.game.rules_version,
        options=table.options.model_dump(mode="json"),
        status=Status.RUNNING,
        opened_at=NOON,
        moved_at=NOON,
        post_lines=lines,
        pace="daily",
        windows=tuple(
            Window(decision=decision, opened_at=NOON, deadline=NOON)
            for decision in sorted({decision.id for _, decision in table.awaited()})
        ),
        chairs=tuple(Chair(person_id=10**18 + seat, name=PEOPLE[seat]) for seat in range(table.seats)),
    )
    return HostedTable(record, table)


def elsewhere(table: Table, seat: int | None) -> Table:
    """The same table in another world that this seat could not tell from this one."""
    other = Table.__new__(Table)
    other.__dict__.update(table.__dict__)
    other.state = table.game.resample(table.state, seat, Dice.of("elsewhere"))
    return other


def fine(message: Message) -> Message:
    assert problems(message) == {}, message
    return message


def walk(scene: Scene, message: Message, stream: Stream, other: Scene | None = None) -> Iterator[Message]:
    """Press any one thing on every screen of a dialogue, down to its end; in another world it looks the same."""
    for _ in range(12):
        yield message
        presses = [control for row in message.rows for control in row if not isinstance(control, Link | Line)]
        wanted = [control for control in presses if _leads_on(control.press)]
        if not wanted:
            return
        control = stream.choice(wanted)
        press = read_press(control.press)
        assert press is not None
        if press.verb is Verb.FORM:
            return
        argument = press.argument
        if isinstance(control, Menu):
            argument += JOIN + stream.choice(control.entries).value
        message = dialogue.step(scene, Path.read(press.decision, argument))
        assert other is None or dialogue.step(other, Path.read(press.decision, argument)) == message


def _leads_on(custom_id: str) -> bool:
    press = read_press(custom_id)
    return press is not None and press.verb is Verb.STEP and "@" not in press.argument


def begun(game_id: str, seats: int) -> Table:
    game = next(game for game in games() if game.id == game_id)
    return Table(game, seats, {}, Dice.of("begun"))


def labels(message: Message) -> list[str]:
    return [control.label for row in message.rows for control in row if isinstance(control, Button)]
