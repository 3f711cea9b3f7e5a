"""What the searcher knows of Fish Market: a day is played to its end, and its balances are compared."""

from collections.abc import Mapping, Sequence

from games.fishmarket.actions import Accept, Boats, MakeOffer
from games.fishmarket.agent import EASY, NORMAL, FishMarketAgent, Manner, bid
from games.fishmarket.components import COINS
from games.fishmarket.haggling import Haggler
from games.fishmarket.listed import SET_STALL
from games.fishmarket.replies import reply
from games.fishmarket.state import State
from games.fishmarket.view import FishMarketView
from games.fishmarket.worth import gain
from games.kernel import Action, Agent, AnyGame, Decision, Dice, Level, OpenDecisions, Seat, Stream, Thinker, View
from games.kernel.search import Guide, Searcher, chance, lead_of

DOUBT = 45.0
"""How far the lead at the end of a day may be from that at the end of the game."""
BLOCK, FROZEN = 9, 11
"""What a block of ice and a frozen fish are worth on the next day."""
MANNERS = (NORMAL, NORMAL, Manner(fixation=3.3), Manner(luck=0.6))


KEEN = (1.0, 1.4, 1.8)
"""How many times what it seems to be a boat may be worth: who has fish sets the prices in the market."""


class FishMarketGuide(Guide[State]):
    """Tries the best replies to the bids that rivals may make, offers that ask for more, and other trades."""

    playouts = 36
    width = 6

    def __init__(self) -> None:
        super().__init__([FishMarketAgent(manner) for manner in (MANNERS[0], *MANNERS)])

    def candidates(self, view: View, moves: OpenDecisions, dice: Dice, breadth: int = 1) -> list[Action]:
        """Replies come before bids of some manner."""
        found = super().candidates(view, moves, dice, breadth)
        return found[1:] if isinstance(found[0], Boats) else found

    def compared(self, view: View, decision: Decision, stream: Stream) -> Sequence[Action]:
        """What else can be pressed in the market."""
        pressed = [choice for choice in decision.choices if choice.kind in ("accept", "stall")]
        return [choice for choice in pressed if choice != SET_STALL["closed"]]

    def promising(self, view: View, decision: Decision, stream: Stream) -> Sequence[Action]:
        """Bids; in the market an offer that asks for more, or what can be taken."""
        assert isinstance(view, FishMarketView)  # noqa: S101 - each game has its own guide
        own, seat = view.own, view.seat
        assert own is not None  # noqa: S101 - who thinks has a seat
        assert seat is not None  # noqa: S101 - as above
        if decision.kind == "bids":
            replies = [reply(view, own, stream, MANNERS, keen, NORMAL) for keen in KEEN]
            return [*replies, *(bid(view, own, stream, manner) for manner in MANNERS)]
        if decision.kind == "market":
            return _in_the_market(view, decision, Haggler(view, own, seat).choose())
        return stream.sample(decision.choices, 5)

    def stage(self, state: State) -> int:
        """The day."""
        return state.day

    def value(self, game: AnyGame, state: State, seat: Seat) -> float:
        """The chance to win with these balances."""
        balances = [
            player.balance + BLOCK * player.ice + FROZEN * sum(player.stock.values()) for player in state.players
        ]
        return chance(lead_of(balances, seat), DOUBT)


def _in_the_market(view: FishMarketView, decision: Decision, usual: Action) -> list[Action]:
    """To ask for more than usual; else to take what gains something."""
    if isinstance(usual, MakeOffer):
        return [_keener(usual)]
    offers = {offer.offer: offer for offer in view.offers}
    return [
        choice
        for choice in decision.choices
        if isinstance(choice, Accept) and gain(view, offers[choice.offer].want, offers[choice.offer].give) > 0
    ]


def _keener(offer: MakeOffer) -> MakeOffer:
    """The same fish for fewer coins of one's own, or more of the other's."""
    give, want = dict(offer.give), dict(offer.want)
    if COINS in give:
        give[COINS] = max(1, give[COINS] * 2 // 3)
    elif COINS in want:
        want[COINS] = want[COINS] * 4 // 3
    return MakeOffer(give=give, want=want, partner=offer.partner)


def agents() -> Mapping[Level, Agent | Thinker]:
    """Easy falls in love with one boat a day, normal bids by what each may bring, hard thinks ahead."""
    return {
        Level.EASY: FishMarketAgent(EASY),
        Level.NORMAL: FishMarketAgent(),
        Level.HARD: Searcher(FishMarketGuide()),
    }
