"""The end of a round: a card set aside, the discard pile, and the next first player (CM-8)."""

from games.central.actions import Aside
from games.central.components import (
    CARD_KINDS,
    KG_OF,
    KG_VALUES,
    PRODUCT_NUMBER,
    PRODUCT_OF,
    held_of,
)
from games.central.events import AsideClosed, CardHidden, GameEnded, Scored
from games.central.listed import ASIDE_NOTHING, ASIDES
from games.central.order_book import end_round
from games.central.reasons import Because
from games.central.scoring import next_first, ranking, round_points
from games.central.state import State
from games.kernel import Action, Event, Refusal, Seat, Window

NOTHING = 0
"""The answer of who sets nothing aside; else 1 plus three times the product plus the kg value from 0."""


def open_window(state: State) -> list[Seat]:
    """Ask everybody who has a card."""
    asked = [seat for seat, player in enumerate(state.players) if player.hand]
    if asked:
        state.window = Window.open(state.round, asked)
    return asked


def check(state: State, seat: Seat, action: Aside) -> None:
    """Refuse a card that is not in the hand."""
    if not held_of(state.players[seat].hand, PRODUCT_NUMBER[action.product])[action.kg - 2]:
        raise Refusal(Because.NOT_IN_HAND, "CM-8.1", product=action.product, batch=f"1x{action.kg}kg")


def answer_to(action: Aside) -> int:
    """The answer that setting this card aside gives."""
    return 1 + len(KG_VALUES) * PRODUCT_NUMBER[action.product] + action.kg - 2


def answer_of(answer: int) -> Action:
    """The action that gave an answer."""
    if answer == NOTHING:
        return ASIDE_NOTHING
    product, kg = divmod(answer - 1, len(KG_VALUES))
    return ASIDES[product][kg]


def close(state: State, answers: list[tuple[Seat, int]], events: list[Event]) -> None:
    """Hide all the chosen cards at once."""
    for seat, answer in answers:
        action = answer_of(answer)
        if isinstance(action, Aside):
            player = state.players[seat]
            kind = (PRODUCT_NUMBER[action.product], action.kg)
            card = next(card for card in player.hand if (PRODUCT_OF[card], KG_OF[card]) == kind)
            player.hand = tuple(other for other in player.hand if other != card)
            player.aside.append(card)
            events.append(CardHidden(to=(seat,), seat=seat, card=CARD_KINDS[card]))
    state.window, state.phase = None, "scoring"
    events.append(AsideClosed(counts=tuple(len(player.aside) for player in state.players)))


def score(state: State, events: list[Event]) -> None:
    """Clear the stalls, give victory points by rank, and hand the first player card on."""
    incomes = tuple(player.income for player in state.players)
    points = round_points(incomes)
    for player, gained in zip(state.players, points, strict=True):
        state.discard += player.played
        player.played, player.income = [], 0
        player.points.append(gained)
        end_round(player)
    totals = tuple(player.total for player in state.players)
    events.append(Scored(round=state.round, incomes=incomes, points=points, totals=totals))
    if state.final:
        state.phase = "over"
        for player in state.players:
            player.orders = []
        events.append(GameEnded(winners=tuple(seat for seat, place in enumerate(ranking(state)) if place == 1)))
        return
    state.first = next_first(totals, state.first)
    state.round += 1
    state.phase = "delivery"
