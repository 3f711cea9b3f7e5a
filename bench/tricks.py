"""Simple tricks that a person might find, to see whether they beat the computer players."""

from collections.abc import Callable, Mapping
from functools import partial

from bench.central_tricks import never_bid, never_undercut, open_at, undercut_by_one
from bench.lisboa_tricks import dearest_stand, only_coins
from bench.schwarzmarkt_tricks import one_step, push_to, sell_at
from games.fishmarket.actions import Boats
from games.fishmarket.view import FishMarketView
from games.kernel import Action, Agent, Dice, OpenDecisions, View, owed
from games.registry import find_game
from games.turin.actions import Bid, Extra
from games.turin.view import TurinView

Answer = Action | dict[str, object]
Trick = Callable[[View, OpenDecisions, Answer], Answer | None]


class Tricky:
    """Plays as *normal* does, but for one trick."""

    def __init__(self, game: str, trick: Trick) -> None:
        self._game = game
        self._trick = trick

    def choose(self, view: View, moves: OpenDecisions, dice: Dice) -> Answer:
        """What the trick says; else what *normal* would do."""
        usual = find_game(self._game).agent().choose(view, moves, dice)
        return self._trick(view, moves, usual) or usual


def _same_on_every_boat(coins: int, view: View, _moves: OpenDecisions, usual: Answer) -> Answer | None:
    if not isinstance(usual, Boats) or not isinstance(view, FishMarketView):
        return None
    bids = {boat.dock: coins for boat in view.boats}
    return Boats(bids=bids, tied=bids)


def _one_boat(view: View, _moves: OpenDecisions, usual: Answer) -> Answer | None:
    if not isinstance(usual, Boats) or not usual.bids:
        return None
    best = max(usual.bids, key=lambda dock: usual.bids[dock])
    return Boats(bids={best: 46}, tied={best: 46})


def _fixed_bids(coins: tuple[int, ...], view: View, _moves: OpenDecisions, usual: Answer) -> Answer | None:
    if not isinstance(usual, Bid) or not isinstance(view, TurinView) or view.own is None:
        return None
    return Bid(coins=min(coins[view.round - 1], max(0, view.own.free)))


def _one_more(view: View, moves: OpenDecisions, usual: Answer) -> Answer | None:
    match usual:
        case Bid(coins=coins) if isinstance(view, TurinView) and view.own is not None:
            return Bid(coins=min(coins + 1, max(0, view.own.free)))
        case Extra(coins=coins) if Extra(coins=coins + 1) in owed(moves)[0].choices:
            return Extra(coins=coins + 1)
        case _:
            return None


TRICKS: Mapping[str, Mapping[str, Agent]] = {
    "central": {
        "undercut-by-one": Tricky("central", undercut_by_one),
        "never-undercut": Tricky("central", never_undercut),
        "never-bid": Tricky("central", never_bid),
        "open-at-10": Tricky("central", partial(open_at, 10)),
        "open-at-6": Tricky("central", partial(open_at, 6)),
    },
    "lisboa": {
        "only-coins": Tricky("lisboa", only_coins),
        "dearest-stand": Tricky("lisboa", dearest_stand),
    },
    "schwarzmarkt": {
        "sell-at-12": Tricky("schwarzmarkt", partial(sell_at, 12)),
        "push-to-12": Tricky("schwarzmarkt", partial(push_to, 12)),
        "one-step": Tricky("schwarzmarkt", one_step),
    },
    "fishmarket": {
        "nine-on-each": Tricky("fishmarket", partial(_same_on_every_boat, 9)),
        "all-on-one": Tricky("fishmarket", _one_boat),
    },
    "turin": {
        "fixed-bids": Tricky("turin", partial(_fixed_bids, (2, 4, 4, 3, 2))),
        "one-more": Tricky("turin", _one_more),
    },
}
"""By game and name."""
