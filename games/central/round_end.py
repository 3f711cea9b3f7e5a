"""The end of a round: a card set aside, the discard pile, and the next first player (CM-8)."""

from collections.abc import Sequence
from functools import cache
from itertools import chain
from typing import Final

from typing_extensions import override

from games.central.actions import Aside, AsideNothing
from games.central.components import CARD_KINDS, KG_OF, PRODUCT_NUMBER, PRODUCT_OF, held_of, held_of_all
from games.central.events import AsideClosed, CardHidden, GameEnded, Scored
from games.central.listed import ASIDE_NOTHING, ASIDES, asides
from games.central.order_terms import end_round
from games.central.reactions import Reaction
from games.central.reasons import Because
from games.central.scoring import next_first, outcome, round_points
from games.central.state import State
from games.kernel import Action, Decision, Dice, Event, Move, Refusal, Seat, Window, kinds_of, plays

_ANSWERS: Final = dict(enumerate((ASIDE_NOTHING, *chain.from_iterable(ASIDES))))


class SettingAside(Reaction):
    """Which card is hidden away for the final round (D8)."""

    kinds = ("aside",)
    accepts = kinds_of(Aside, AsideNothing)
    phases = ("aside",)
    answers = _ANSWERS

    @override
    def open(self, state: State) -> list[Seat]:
        """Ask everybody who has a card."""
        asked = [seat for seat, player in enumerate(state.players) if player.hand]
        if asked:
            state.window = Window.open(state.round, asked)
        return asked

    @override
    def decision(self, state: State, seat: Seat) -> Decision:
        return _decision(state.round)

    @override
    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        """Any one card of the hand, or none."""
        found: list[Action] = [ASIDE_NOTHING]
        for product, held in enumerate(held_of_all(state.players[seat].hand)):
            if any(held):
                found += asides(product, held)
        return found

    @override
    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        return ASIDE_NOTHING

    @override
    def close(self, state: State, answers: list[tuple[Seat, int]], dice: Dice) -> list[Event]:
        """Hide all the chosen cards at once."""
        chosen = [(seat, _ANSWERS[answer]) for seat, answer in answers]
        events = [_hide(state, seat, action) for seat, action in chosen if isinstance(action, Aside)]
        state.window, state.phase = None, "scoring"
        return [*events, AsideClosed(counts=tuple(len(player.aside) for player in state.players))]


@cache
def _decision(number: int) -> Decision:
    # Everybody has to think about it, and not only who likes to react: who looks in once a day is there in time.
    return SettingAside.put(f"r{number}aside", {"round": number, "hours": 24})


def _hide(state: State, seat: Seat, action: Aside) -> Event:
    player, kind = state.players[seat], (PRODUCT_NUMBER[action.product], action.kg)
    card = next(card for card in player.hand if (PRODUCT_OF[card], KG_OF[card]) == kind)
    player.hand = tuple(other for other in player.hand if other != card)
    player.aside.append(card)
    return CardHidden(to=(seat,), seat=seat, card=CARD_KINDS[card])


@plays
def set_aside(state: State, move: Move[Aside | AsideNothing], dice: Dice) -> list[Event]:
    """Hide a card of the hand away, or none."""
    action = move.action
    if isinstance(action, Aside):
        held = held_of(state.players[move.seat].hand, PRODUCT_NUMBER[action.product])
        if not held[action.kg - 2]:
            raise Refusal(Because.NOT_IN_HAND, "CM-8.1", product=action.product, batch=f"1x{action.kg}kg")
    return SettingAside.taken_down(state, move.seat, action)


def score(state: State, dice: Dice) -> list[Event]:
    """Clear the stalls, give victory points by rank, and hand the first player card on."""
    incomes = tuple(player.income for player in state.players)
    points = round_points(incomes)
    for player, gained in zip(state.players, points, strict=True):
        state.discard += player.played
        player.played, player.income = [], 0
        player.points.append(gained)
        end_round(player)
    totals = tuple(player.total for player in state.players)
    scored = Scored(round=state.round, last=state.final, incomes=incomes, points=points, totals=totals)
    if state.final:
        state.phase = "over"
        for player in state.players:
            player.orders = []
        return [scored, GameEnded(winners=outcome(state).winners)]
    state.first = next_first(totals, state.first)
    state.round += 1
    state.phase = "delivery"
    return [scored]
