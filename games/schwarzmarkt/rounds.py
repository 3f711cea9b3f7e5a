"""The frame of the game: dealing, the start role, the end of a round, the second deal (SM-2, SM-9 to SM-11)."""

from games.kernel import Dice, Event, Seat
from games.schwarzmarkt import knowledge
from games.schwarzmarkt.components import (
    MARKET_HAND,
    PRODUCT_HAND,
    PRODUCTS,
    ROUNDS,
    Phase,
    goods,
    single_cards,
)
from games.schwarzmarkt.events import Dealt, Drew, HandShown, RoundBegan, RoundEnded, Starts
from games.schwarzmarkt.options import SecondDeal
from games.schwarzmarkt.state import State


def deal(state: State, dice: Dice) -> list[list[int]]:
    """Deal everybody nine product cards, or as many as there are for all (SM-2.3, SM-10.2, SM-10.3)."""
    number = min(PRODUCT_HAND, sum(state.pile) // state.seats)
    cards = dice.stream(f"products:{state.round}").shuffled(single_cards(state.pile))
    dealt = [[0] * len(PRODUCTS) for _ in state.players]
    for seat, player in enumerate(state.players):
        for card in cards[seat * number : (seat + 1) * number]:
            state.pile[card] -= 1
            player.hand[card] += 1
            dealt[seat][card] += 1
    return dealt


def draw_market_card(state: State, seat: Seat) -> list[Event]:
    """Draw the top card of the black market pile, if there is one (SM-3.3, SM-3.7)."""
    if not state.market_pile:
        return []
    card = state.market_pile.pop(0)
    state.players[seat].market.append(card)
    return [Drew(to=(seat,), card=card)]


def return_market_cards(state: State, cards: list[str]) -> list[Event]:
    """Put cards under the black market pile; who could not draw before does so now (SM-3.7, SM-6.4, SM-7.3)."""
    state.market_pile += cards
    short = [seat for seat in state.clockwise(state.starter) if len(state.players[seat].market) < MARKET_HAND]
    return [event for seat in short for event in draw_market_card(state, seat)]


def empty_handed(state: State) -> Seat | None:
    """The player who has no product card left, if there is one."""
    for seat, player in enumerate(state.players):
        if not any(player.hand):
            return seat
    return None


def finish_play(state: State, dice: Dice) -> list[Event]:
    """A play is over: the start role passes on (SM-3.6), and the round ends if a hand is empty (SM-9.1)."""
    state.starter = state.after(state.starter)
    state.play += 1
    state.phase = Phase.LAY
    empty = empty_handed(state)
    if empty is None:
        return [Starts(seat=state.starter)]
    events: list[Event] = [RoundEnded(round=state.round, seat=empty)]
    if state.round == ROUNDS:
        return events + _end_game(state)
    return events + _second_round(state, dice)


def _second_round(state: State, dice: Dice) -> list[Event]:
    state.round += 1
    knowledge.forget(state, [state.seats])
    if state.options.second_round_deal is SecondDeal.REDEAL_NINE:
        knowledge.forget(state, range(state.seats))
        for player in state.players:
            state.pile = [pile + held for pile, held in zip(state.pile, player.hand, strict=True)]
            player.hand = [0] * len(PRODUCTS)
    dealt = deal(state, dice)
    events: list[Event] = [RoundBegan(round=state.round, cards=sum(dealt[0]))]
    events += [Dealt(to=(seat,), goods=goods(cards)) for seat, cards in enumerate(dealt)]
    empty = empty_handed(state)
    if empty is not None:  # SM-10.6
        return [*events, RoundEnded(round=state.round, seat=empty), *_end_game(state)]
    return [*events, Starts(seat=state.starter)]


def _end_game(state: State) -> list[Event]:
    state.phase = Phase.OVER
    return [
        HandShown(seat=seat, goods=goods(player.hand), points=player.points)
        for seat, player in enumerate(state.players)
    ]
