"""D1: laying a black market card (SM-3)."""

from collections.abc import Sequence
from functools import lru_cache

from typing_extensions import override

from games.kernel import Action, Decision, Dice, Event, Move, Question, Refusal, Seat, kinds_of, plays
from games.schwarzmarkt.actions import Lay
from games.schwarzmarkt.components import DISCOVERY, NEXT_OFFER, OFFERS, TEXTS, Phase, Text
from games.schwarzmarkt.events import Laid
from games.schwarzmarkt.listed import LAY
from games.schwarzmarkt.offer import open_offer
from games.schwarzmarkt.reasons import Because
from games.schwarzmarkt.rounds import draw_market_card, finish_play
from games.schwarzmarkt.state import State
from games.schwarzmarkt.text_cards import begin_text, choose
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
        return [LAY[card] for card in _layable(state, seat)]

    @override
    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        """The offer held longest; else a text card for the next offer; else the card held longest."""
        cards = _layable(state, seat)
        offers = [card for card in cards if card in OFFERS]
        waiting = [card for kind in NEXT_OFFER for card in cards if TEXTS.get(card) is kind]
        return LAY[(offers or waiting or cards)[0]]


@lru_cache(maxsize=64)
def _decision(play: int, round_: int) -> Decision:
    return Laying.put(f"p{play}.lay", {"round": round_})


def _layable(state: State, seat: Seat) -> list[str]:
    """The black market cards that the seat may lay, the one held longest first."""
    return [card for card in state.players[seat].market if _forbidden(state, seat, card) is None]


def _forbidden(state: State, seat: Seat, card: str) -> Refusal | None:
    if TEXTS.get(card) is not Text.NEUE_WARE_ENTDECKT:
        return None
    points = state.players[seat].points
    if points < DISCOVERY:
        return Refusal(Because.TOO_POOR, "SM-8.9", points=points, price=DISCOVERY)
    if not any(state.pile):
        return Refusal(Because.PILE_EMPTY, "SM-8.9")
    return None


@plays
def lay(state: State, move: Move[Lay], dice: Dice) -> list[Event]:
    """Lay a card, draw another, then open the offer or begin with the text card; a waiting card ends the play."""
    seat, card = move.seat, move.action.card
    player = state.players[seat]
    if card not in player.market:
        raise Refusal(Because.NOT_YOUR_CARD, "SM-3.1", card=card)
    forbidden = _forbidden(state, seat, card)
    if forbidden is not None:
        raise forbidden
    player.market.remove(card)
    if card not in state.shown:
        state.shown.append(card)
    events: list[Event] = [Laid(seat=seat, card=card), *draw_market_card(state, seat)]
    if card in OFFERS:
        open_offer(state, card)
    elif TEXTS[card] in NEXT_OFFER:
        state.waiting.append(card)
        events += finish_play(state, dice)
    else:
        events += begin_text(state, seat, card, TEXTS[card])
        if move.skipped:  # section 10: an absent player is not asked again for the choice of their text card
            events += choose(state, Move(seat, default_choice(state, seat, dice)), dice)
    return events
