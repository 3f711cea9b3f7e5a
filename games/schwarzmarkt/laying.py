"""D1: laying a black market card (SM-3)."""

from collections.abc import Sequence
from functools import lru_cache

from typing_extensions import override

from games.kernel import Action, Decision, Dice, Event, Move, Question, Seat, kinds_of, plays
from games.schwarzmarkt.actions import Lay
from games.schwarzmarkt.black_market import check_held, forbidden, lay_card, layable
from games.schwarzmarkt.components import NEXT_OFFER, OFFERS, TEXTS, Phase
from games.schwarzmarkt.listed import LAY
from games.schwarzmarkt.orders import carry_out
from games.schwarzmarkt.state import State
from games.schwarzmarkt.text_cards import choose
from games.schwarzmarkt.text_choices import default_choice


class Laying(Question[State]):
    """Which card the start player lays."""

    kinds = ("lay",)
    accepts = kinds_of(Lay)
    phases = (Phase.LAY,)

    @override
    def asks(self, state: State, seat: Seat) -> bool:
        return seat == state.starter

    @override
    def decision(self, state: State, seat: Seat) -> Decision:
        return _decision(state.play, state.round)

    @override
    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        return [LAY[card] for card in layable(state, seat)]

    @override
    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        """The offer held longest; else a text card for the next offer; else the card held longest."""
        cards = layable(state, seat)
        offers = [card for card in cards if card in OFFERS]
        waiting = [card for kind in NEXT_OFFER for card in cards if TEXTS.get(card) is kind]
        return LAY[(offers or waiting or cards)[0]]


@lru_cache(maxsize=64)
def _decision(play: int, round_: int) -> Decision:
    return Laying.put(f"p{play}.lay", {"round": round_})


@plays
def lay(state: State, move: Move[Lay], dice: Dice) -> list[Event]:
    """Lay a card; then whoever left an order for what follows does not have to be asked."""
    seat, card = move.seat, move.action.card
    check_held(state, seat, card)
    why_not = forbidden(state, seat, card)
    if why_not is not None:
        raise why_not
    events = lay_card(state, seat, card, dice)
    if move.skipped and state.text is not None:  # section 10: who is absent is not asked again for the text card
        events += choose(state, seat, default_choice(state, seat, dice), dice)
    return events + carry_out(state, dice)
