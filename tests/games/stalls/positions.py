"""Positions of Stall against Stall, laid out by what everybody holds or has laid."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TypeAlias

from games.stalls.components import PICKS, PRICES, Card, Good, card_id
from games.stalls.game import Stalls
from games.stalls.setup import open_window
from games.stalls.state import State
from games.stalls.view import StallsView
from tests.games.bench import Bench

GAME = Stalls()
Options: TypeAlias = Mapping[str, object]
NO_OPTIONS: Options = MappingProxyType({})


class Position(Bench[State, StallsView]):
    """A table on its first day, with prices from bread (3) to roses (8).

    Hands are given as ``"bread 3, eggs 0"``; with ``laid`` so many cards lie there already.
    """

    whole = False  # what nobody needs is left away

    def __init__(
        self, hands: Sequence[str] = (), laid: Sequence[str] = (), seats: int = 0, options: Options = NO_OPTIONS
    ) -> None:
        super().__init__(GAME, seats or len(hands) or 2, options)
        self.state.prices = dict(zip(Good, PRICES, strict=True))
        for player, held in zip(self.state.players, hands, strict=False):
            player.hand = cards(held)
        for player, lain in zip(self.state.players, laid, strict=False):
            player.laid = cards(lain)
        if laid:
            self.state.picks = len(cards(laid[0]))
            open_window(self.state)

    @property
    def coins(self) -> list[int]:
        return [family.coins for family in self.state.families]

    @property
    def hands(self) -> list[list[str]]:
        return [[card_id(*card) for card in player.hand] for player in self.state.players]

    def finish_day(self) -> None:
        """Everybody's time runs out until it is evening."""
        day = self.state.day
        while self.state.day == day and not self.table.over:
            self.skip(self.owing[0])


def cards(text: str) -> list[Card]:
    """Cards as they are typed: a good and its crates, 0 for the regular customer."""
    parts = [part.split() for part in text.split(",") if part.strip()]
    return [Card(Good(good), int(crates)) for good, crates in parts]


def evening(*stalls: str, options: Options = NO_OPTIONS) -> Position:
    """The evening of a day on which each player laid these four cards."""
    lain = [cards(stall) for stall in stalls]
    assert {len(each) for each in lain} == {PICKS}
    position = Position(
        ["honey 1, honey 1"] * len(stalls), [stall.rpartition(",")[0] for stall in stalls], options=options
    )
    for seat, each in enumerate(lain):
        position.state.players[seat].hand[0] = each[-1]
        position.play(seat, f"pick {card_id(*each[-1])}")
    return position
