"""What a table may come to, by its whole state: the scores that everybody has in the mean of some endings.

An ending gives every card that is still in a hand or on the table to anybody, by lot. The same lots fall for every
state, so that two states differ by what was played and not by luck.
"""

from collections.abc import Sequence

from games.kernel import Dice, Seat
from games.turin.components import ITEMS, OPENING_PRIZES, PAYOUTS, Phase, holdings
from games.turin.state import State

ENDINGS = 10
"""How many endings are imagined."""
_LOTS = Dice.of("outlook").stream("owners")
_OWNERS = {card: [_LOTS.below(60) for _ in range(ENDINGS)] for card in ITEMS}
"""By card a number for every ending, of which its owner is the rest."""
_SHOWN = {card: tuple((good, count) for good, count in enumerate(items) if count) for card, items in ITEMS.items()}


COIN = {2: 2.4, 3: 1.8, 4: 1.5, 5: 1.5}
"""By the number of seats, what a coin is worth that is left for the auctions to come; by games of the normal player."""
NO_DEBT = 19.0
"""What it is worth to owe nothing: the debt is not to be paid, and coins can still be borrowed."""


def outlook(state: State) -> list[float]:
    """The score that everybody may come to; only the differences mean anything."""
    coin = COIN[state.seats]
    return [
        income + coin * (player.cash + state.locked(seat)) + (0 if player.loan else NO_DEBT)
        for seat, (income, player) in enumerate(zip(incomes(state), state.players, strict=True))
    ]


def incomes(state: State) -> list[float]:
    """What the goods bring each seat, fines included (MT-13)."""
    seats = state.seats
    held = [holdings(tuple(player.cards)) for player in state.players]
    base = [list(column) for column in zip(*held, strict=True)]
    coming = _coming(state)
    totals = [0.0] * seats
    payouts = PAYOUTS[state.options.payout_version]
    endings = ENDINGS if coming else 1
    for ending in range(endings):
        columns = [column.copy() for column in base]
        for card, keeper in coming:
            owner = _OWNERS[card][ending] % seats if keeper is None else keeper
            for good, count in _SHOWN[card]:
                columns[good][owner] += count
        for good, column in enumerate(columns):
            _pay(column, payouts[good], totals)
    return [total / endings for total in totals]


def _coming(state: State) -> Sequence[tuple[str, Seat | None]]:
    """Cards that somebody will get, with the one who keeps them if that is sure (MT-12.2)."""
    found: list[tuple[str, Seat | None]] = []
    if state.phase is not Phase.OVER:
        found += [(card, None) for card in state.lots]
        for seat, player in enumerate(state.players):
            kept = seat if len(player.hand) == 1 and state.seats not in OPENING_PRIZES else None
            found += [(card, kept) for card in player.hand]
    return found


def _pay(column: list[int], payout: int, totals: list[float]) -> None:
    most = max(column)
    if not most:
        return
    leading = column.count(most)
    fined = len(column) - column.count(0) - leading
    share = (payout + fined) // leading
    for seat, have in enumerate(column):
        if have == most:
            totals[seat] += share
        elif have:
            totals[seat] -= 1
