"""D8, D9: a turn in an offer, then all turns that standing orders take."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product as combinations_of

from typing_extensions import override

from games.kernel import Action, Decision, Dice, Event, Fact, Move, Question, Refusal, Seat, kinds_of, plays
from games.schwarzmarkt.actions import Pass, Sell
from games.schwarzmarkt.components import RATES, Phase, goods
from games.schwarzmarkt.listed import PASSES, SELL
from games.schwarzmarkt.offer import most_cards, most_steps, sellable, take_turn
from games.schwarzmarkt.orders import carry_out
from games.schwarzmarkt.reasons import Because
from games.schwarzmarkt.state import State


@plays
def turn(state: State, move: Move[Sell | Pass], dice: Dice) -> list[Event]:
    """Exchange or pass; then whoever left an order that does something does not have to be asked."""
    return take_turn(state, move.seat, move.action, dice) + carry_out(state, dice)


class Turn(Question[State]):
    """Exchange wanted products or pass; in the final turn a pass pushes nothing."""

    kinds = ("turn", "final")
    accepts = kinds_of(Sell, Pass)
    phases = (Phase.TURN,)

    @override
    def asks(self, state: State, seat: Seat) -> bool:
        return state.offer is not None and seat == state.offer.turn

    @override
    def decision(self, state: State, seat: Seat) -> Decision:
        offer = state.open_offer
        return _decision(state.play, offer.turns, tuple(offer.wanted), state.marker, offer.cap)

    @override
    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        offer = state.open_offer
        most = most_cards(state, offer, seat)
        return _every_turn(sellable(state, offer, seat), most, most_steps(state.marker, offer.cap))

    @override
    def why_not(self, state: State, seat: Seat, kind: str) -> Refusal | None:
        """Why nothing can be sold; a pass is always possible."""
        offer = state.open_offer
        if not most_cards(state, offer, seat):
            return Refusal(Because.DELIVERED_ALREADY, "SM-8.6")
        return Refusal(Because.NOTHING_WANTED, "SM-4.11", wanted=" ".join(goods(offer.wanted)))

    @override
    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        """Pass, with the smallest step."""
        return PASSES[min(1, most_steps(state.marker, state.open_offer.cap))]


@lru_cache(maxsize=256)
def _decision(play: int, turns: int, wanted: tuple[int, ...], marker: int, cap: int) -> Decision:
    kind = "turn" if marker < cap else "final"
    return Turn.put(f"p{play}.t{turns}", _facts(wanted, marker, cap), kind=kind)


@lru_cache(maxsize=4096)
def _facts(wanted: tuple[int, ...], marker: int, cap: int) -> dict[str, Fact]:
    return {
        "wanted": goods(wanted),
        "rate": RATES[marker],
        "steps": most_steps(marker, cap),
        "cap": RATES[cap],
    }


@lru_cache(maxsize=4096)
def _every_turn(cards: tuple[int, ...], most: int, steps: int) -> tuple[Action, ...]:
    bundles = combinations_of(*(range(count + 1) for count in cards))
    sales = [SELL[bundle] for bundle in bundles if 0 < sum(bundle) <= most]
    passes = PASSES[1 : steps + 1] if steps else PASSES[:1]
    return (*sales, *passes)
