"""Simple tricks that a person might find, to see whether they beat the computer players."""

from collections.abc import Callable, Mapping
from functools import partial

from bench.central_tricks import jump, never_bid, never_undercut, open_at, undercut_by_one
from bench.lisboa_tricks import dearest_stand, only_coins
from bench.schwarzmarkt_tricks import one_step, push_to, sell_at
from games.fishmarket.actions import Boats, Counter, MakeOffer
from games.fishmarket.components import COINS, DAY_CASH
from games.fishmarket.view import FishMarketView
from games.fishmarket.worth import hopes
from games.kernel import Action, Agent, Dice, OpenDecisions, Stream, View, owed
from games.registry import find_game
from games.turin.actions import Bid, Extra, Loan
from games.turin.components import Phase
from games.turin.listed import TAKE_LOAN
from games.turin.view import TurinView

Answer = Action | dict[str, object]
Trick = Callable[[View, OpenDecisions, Answer, Stream], Answer | None]


class Tricky:
    """Plays as *normal* does, but for one trick."""

    def __init__(self, game: str, trick: Trick) -> None:
        self._game = game
        self._trick = trick

    def choose(self, view: View, moves: OpenDecisions, dice: Dice) -> Answer:
        """What the trick says; else what *normal* would do."""
        usual = find_game(self._game).agent().choose(view, moves, dice)
        return self._trick(view, moves, usual, dice.stream("trick")) or usual


def _same_on_every_boat(coins: int, view: View, _moves: OpenDecisions, usual: Answer, _stream: Stream) -> Answer | None:
    if not isinstance(usual, Boats) or not isinstance(view, FishMarketView):
        return None
    bids = {boat.dock: coins for boat in view.boats}
    return Boats(bids=bids, tied=bids)


def _one_boat(view: View, _moves: OpenDecisions, usual: Answer, _stream: Stream) -> Answer | None:
    if not isinstance(usual, Boats) or not usual.bids:
        return None
    best = max(usual.bids, key=lambda dock: usual.bids[dock])
    return Boats(bids={best: 46}, tied={best: 46})


def _in_proportion(view: View, _moves: OpenDecisions, usual: Answer, stream: Stream) -> Answer | None:
    """By what the boats may bring, times anything from a half to one and a half."""
    if not isinstance(usual, Boats) or not isinstance(view, FishMarketView) or view.own is None:
        return None
    hope = hopes(view, view.own)
    worth = {boat.dock: max(0.0, sum(hope[kind] for kind in boat.cargo)) for boat in view.boats}
    shares = {dock: coins * (500 + stream.below(1001)) for dock, coins in worth.items()}
    total = sum(shares.values()) or 1.0
    bids = {dock: int(DAY_CASH * share / total) for dock, share in shares.items()}
    return Boats(bids={dock: coins for dock, coins in bids.items() if coins})


def _keen_offers(view: View, _moves: OpenDecisions, usual: Answer, _stream: Stream) -> Answer | None:
    """Offers that look good: half the coins for what it buys, twice as many for what it sells."""
    if not isinstance(usual, MakeOffer | Counter):
        return None
    give, want = dict(usual.give), dict(usual.want)
    if COINS in give:
        give[COINS] = max(1, give[COINS] // 2)
    if COINS in want:
        want[COINS] *= 2
    return usual.model_copy(update={"give": give, "want": want})


def _fixed_bids(
    coins: tuple[int, ...], view: View, _moves: OpenDecisions, usual: Answer, _stream: Stream
) -> Answer | None:
    if not isinstance(usual, Bid | Loan) or not isinstance(view, TurinView) or view.own is None:
        return None
    return Bid(coins=min(coins[view.round - 1], max(0, view.own.free)))


def _one_more(view: View, moves: OpenDecisions, usual: Answer, _stream: Stream) -> Answer | None:
    match usual:
        case Bid(coins=coins) if isinstance(view, TurinView) and view.own is not None:
            return Bid(coins=min(coins + 1, max(0, view.own.free)))
        case Extra(coins=coins) if Extra(coins=coins + 1) in owed(moves)[0].choices:
            return Extra(coins=coins + 1)
        case _:
            return None


def _loan_first(view: View, _moves: OpenDecisions, _usual: Answer, _stream: Stream) -> Answer | None:
    """Takes the loan with the first bid."""
    assert isinstance(view, TurinView)
    assert view.seat is not None
    return TAKE_LOAN if view.phase is Phase.BID and not view.players[view.seat].loan else None


def _no_loan(view: View, _moves: OpenDecisions, usual: Answer, _stream: Stream) -> Answer | None:
    """Bids all its coins rather than borrow."""
    if not isinstance(usual, Loan) or not isinstance(view, TurinView) or view.own is None:
        return None
    return Bid(coins=max(0, view.own.free))


TRICKS: Mapping[str, Mapping[str, Agent]] = {
    "central": {
        "undercut-by-one": Tricky("central", undercut_by_one),
        "never-undercut": Tricky("central", never_undercut),
        "never-bid": Tricky("central", never_bid),
        "jump-by-two": Tricky("central", partial(jump, 2)),
        "jump-by-three": Tricky("central", partial(jump, 3)),
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
        "proportional": Tricky("fishmarket", _in_proportion),
        "keen-offers": Tricky("fishmarket", _keen_offers),
    },
    "turin": {
        "fixed-bids": Tricky("turin", partial(_fixed_bids, (2, 4, 4, 3, 2))),
        "one-more": Tricky("turin", _one_more),
        "loan-first": Tricky("turin", _loan_first),
        "no-loan": Tricky("turin", _no_loan),
    },
}
"""By game and name."""
