"""Games from beginning to end by computer players: for tests, benchmarks and `make playouts`."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from games.kernel.action import Action
from games.kernel.agent import Agent, Thinker
from games.kernel.dice import Dice
from games.kernel.event import Event
from games.kernel.options import Option, menu, read_options
from games.kernel.record import Seat
from games.kernel.refusal import Refusal
from games.kernel.table import AnyGame, Table

LONGEST = 5000
"""More moves than any game takes, even between players who do not know what they are doing."""


class Variant(NamedTuple):
    """A way to play a game: how many seats, and the options that differ from the default."""

    game: AnyGame
    seats: int
    options: Mapping[str, Any]

    def __str__(self) -> str:
        options = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.id}-{self.seats}" + (f"-{options}" if options else "")

    def table(self, dice: Dice) -> Table:
        """A table of this variant at its beginning."""
        return Table(self.game, self.seats, self.options, dice)


class Step(NamedTuple):
    """One move of a playout."""

    seat: Seat
    action: Action
    events: list[Event]


def variants(game: AnyGame) -> Iterator[Variant]:
    """The default, and every single option's other values, with every number of seats for which they mean something.

    An option that only means something beside another value of a second one comes together with that.
    """
    options = menu(game.options_type)
    for seats in game.seat_counts:
        yield Variant(game, seats, {})
        for option in options:
            if option.clock:
                continue
            for value in _telling_values(option):
                companions = [{other.name: choice} for other in options for choice in _telling_values(other)]
                for companion in ({}, *companions):
                    chosen = companion | {option.name: value}
                    if value != option.default and _means_something(game, seats, chosen, option.name):
                        yield Variant(game, seats, chosen)
                        break


def _telling_values(option: Option) -> Sequence[Any]:
    """All values; of a quantity its ends."""
    return (option.values[0], option.values[-1]) if option.quantity else option.values


def _means_something(game: AnyGame, seats: int, values: Mapping[str, Any], name: str) -> bool:
    options = read_options(game.options_type, dict(values))
    try:
        game.check(seats, options)
    except Refusal:
        return False
    return name in game.relevant_options(seats, options)


class EndlessGameError(Exception):
    """A game went on for longer than any game may."""


def play_out(
    table: Table, agents: Sequence[Agent | Thinker], dice: Dice, longest: int = LONGEST, absences: int = 0
) -> Iterator[Step]:
    """Play a table to its end, one agent per seat; among several seats that are owed one is drawn by lot.

    With ``absences`` one in so many decisions is not taken in time, and the default is played.
    """
    for number in range(longest):
        if table.over:
            return
        stream = dice.stream(f"playout:{number}")
        seat, decision = stream.choice(
            [(seat, decision) for seat in range(table.seats) for decision in table.owed(seat)]
        )
        if absences and stream.below(absences) == 0:
            events = table.skip(seat, decision.id)
        else:
            chosen = table.chosen_by(agents[seat], seat, Dice.of(f"{dice.seed.hex()}:{number}"))
            events = table.play(seat, chosen)
        yield Step(seat, table.game.read_action(table.standing()[-1].action), events)
    if not table.over:
        raise EndlessGameError(table.game.id, longest)
