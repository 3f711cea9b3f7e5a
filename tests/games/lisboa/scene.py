"""Positions of Mercado de Lisboa as text, and moves in notation.

A board is five rows of five: ``.`` an empty cell, ``0fish`` a stand of seat 0, ``TEA`` an open restaurant, ``(tea)`` a
closed one. What is not said is plain: nothing on the board, the same three tiles in front of everybody, five coins.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from games.kernel import Action, Dice, Event, Fact, Refusal
from games.lisboa.choices import turn_actions
from games.lisboa.components import (
    CELL_NUMBER,
    CELLS,
    CROWD,
    CUSTOMERS,
    CUSTOMERS_NUMBER,
    ENTRANCE_NUMBER,
    GOODS,
    GROUP_TILES,
    RESTAURANTS,
    WOODEN_STANDS,
)
from games.lisboa.events import Earned, Paid
from games.lisboa.game import Lisboa
from games.lisboa.market import GOOD_ON, OWNER_ON, Market, closed_restaurant, open_restaurant, stand
from games.lisboa.options import LisboaOptions
from games.lisboa.state import Solo, State
from games.lisboa.view import LisboaView
from tests.games.bench import Bench

GAME = Lisboa()
EMPTY_ROWS = ". " * 20
"""The board below its first row."""
_GOOD = {good.value: number for number, good in enumerate(GOODS)}
_RESTAURANT = {kind.value: number for number, kind in enumerate(RESTAURANTS)}


def challenge_start(challenge: int, seed: int | str = 1, **options: object) -> State:
    """The setup of a challenge, played by itself."""
    chosen = {"solo_mode": "single", "solo_challenge": challenge} | options
    return GAME.start(1, LisboaOptions.model_validate(chosen), Dice.of(seed))


def goods(text: str) -> list[int]:
    return [_GOOD[word] for word in text.split()]


def customers(text: str) -> list[int]:
    return [CUSTOMERS_NUMBER[word] for word in text.split()]


def read_board(board: str) -> list[int]:
    words = board.split() or ["."] * len(CELLS)
    assert len(words) == len(CELLS)
    return [_read_cell(word) for word in words]


def _read_cell(word: str) -> int:
    if word == ".":
        return 0
    if word.startswith("("):
        return closed_restaurant(_RESTAURANT[word.strip("()")])
    if word.isupper():
        return open_restaurant(_RESTAURANT[word.lower()])
    return stand(int(word[0]), _GOOD[word[1:]])


class Scene(Bench[State, LisboaView]):
    """A game in the middle of things. Not every tile is somewhere."""

    whole = False

    def __init__(
        self,
        board: str = "",
        *,
        seats: int = 2,
        hands: Sequence[str] = (),
        display: str = "fish flower tomato",
        bag: str | None = None,
        entrances: Mapping[str, str] | None = None,
        face_up: str = "K1-1 K1-2 K1-3 K2-1 K2-2 K2-3 K3-1 K3-2 K3-3 K4-1 K4-2 K4-3",
        stacks: str | None = None,
        restaurants: Sequence[str] = (),
        money: Sequence[int] = (),
        stands_left: Sequence[int] = (),
        active: int = 0,
        options: Mapping[str, object] | None = None,
        challenge: int = 0,
        speciality: str = "",
    ) -> None:
        chosen = dict(options or {})
        if challenge:
            seats = 1
            chosen = {"solo_mode": "single", "solo_challenge": challenge} | chosen
        super().__init__(GAME, seats, chosen, "scene")
        if challenge:
            self.state.solo = Solo(challenge)
            self.state.solo.speciality = _GOOD.get(speciality, -1)
        state = self.state
        state.active = state.first = active
        cells = read_board(board)
        state.market = Market.of(cells, [-1] * 20)
        for name, tile in (entrances or {}).items():
            state.market.entrances[ENTRANCE_NUMBER[name]] = CUSTOMERS_NUMBER[tile]
        for seat, player in enumerate(state.players):
            placed = sum(OWNER_ON[code] == seat for code in cells)
            player.hand = goods(hands[seat] if seat < len(hands) else "fish flower tomato")
            player.restaurants = [_RESTAURANT[word] for word in restaurants[seat].split()] if restaurants else []
            player.stands_left = stands_left[seat] if stands_left else WOODEN_STANDS - placed
            player.start, player.earned, player.paid = (money[seat] if money else 5), 0, 0
        state.display = [*goods(display), -1, -1, -1][:3]
        state.bag = self._rest_of_tiles() if bag is None else goods(bag)[::-1]
        self._lay_out_customers(face_up, stacks)

    def _rest_of_tiles(self) -> list[int]:
        left = Counter(dict.fromkeys(range(len(GOODS)), 7))
        left.subtract(self.state.display)
        left.subtract(GOOD_ON[code] for code in self.state.market.cells)
        for player in self.state.players:
            left.subtract(player.hand)
        return [good for good in range(len(GOODS)) for _ in range(left[good])]

    def _lay_out_customers(self, face_up: str, stacks: str | None) -> None:
        state = self.state
        placed = [tile for tile in state.market.entrances if tile >= 0]
        on_offer = [tile for tile in customers(face_up) if tile not in placed]
        state.face_up = [[tile for tile in on_offer if tile in group] for group in GROUP_TILES]
        hidden = [tile for tile in range(len(CUSTOMERS)) if tile not in placed and tile not in on_offer]
        if stacks is not None:
            hidden = customers(stacks)
        state.stacks = [[tile for tile in hidden if CROWD[tile] == group + 1][::-1] for group in range(4)]
        state.discarded = [
            tile for tile in range(len(CUSTOMERS)) if tile not in placed and tile not in on_offer and tile not in hidden
        ]

    # Playing

    def do(self, *texts: str) -> list[Event]:
        """Moves of the active player, or ``1: wish …`` of another one; the events of the last."""
        for text in texts:
            self.act(*self._read(text))
        return self.events

    def _read(self, text: str) -> tuple[int, Action]:
        seat, colon, rest = text.partition(": ")
        return (int(seat), self.action(rest)) if colon else (self.state.active, self.action(text))

    def illegal(self, text: str) -> Refusal:
        """Why a move is not legal; it may not be listed."""
        seat, action = self._read(text)
        assert action.text not in self.listed(seat)
        return self.refused(seat, action)

    def legal(self, text: str) -> bool:
        return text in self.listed()

    def listed(self, seat: int | None = None) -> list[str]:
        asked = self.state.active if seat is None else seat
        return [choice.text for decision in self.table.moves(asked) for choice in decision.choices]

    def could(self, seat: int) -> list[str]:
        """The actions that a seat could take if it were its turn."""
        return [action.text for action in turn_actions(self.state, seat)]

    def preview(self, text: str, seat: int | None = None) -> dict[str, Fact]:
        return dict(self.table.preview(self.state.active if seat is None else seat, self.action(text)))

    # Looking

    def money(self, seat: int = 0) -> int:
        return self.state.players[seat].money

    def cell(self, name: str) -> int:
        return self.state.market.cells[CELL_NUMBER[name]]

    def holds(self, name: str, word: str) -> bool:
        return self.cell(name) == _read_cell(word)

    def hand(self, seat: int = 0) -> list[str]:
        return [GOODS[good].value for good in self.state.players[seat].hand]

    def restaurants(self, seat: int = 0) -> list[str]:
        return [RESTAURANTS[kind].value for kind in self.state.players[seat].restaurants]

    @property
    def display(self) -> list[str]:
        return [GOODS[good].value if good >= 0 else "-" for good in self.state.display]

    def face_up(self, group: int) -> list[str]:
        return [CUSTOMERS[tile] for tile in self.state.face_up[group - 1]]

    @property
    def solo(self) -> Solo:
        assert self.state.solo is not None
        return self.state.solo


def earned(events: list[Event], seat: int | None = None) -> int:
    return sum(event.amount for event in events if isinstance(event, Earned) and seat in (None, event.seat))


def paid(events: list[Event]) -> int:
    return sum(event.amount for event in events if isinstance(event, Paid))
