"""Standing orders carried out: private instructions for a later decision (section 11 of the rule spec)."""

from collections.abc import Iterator, Sequence

from games.kernel import Action, Event, Refusal, Seat, acted, stopped
from games.turin.actions import Ahead, Answer, Extra, Favour, Place, Want
from games.turin.components import CARDS, Phase
from games.turin.events import AnsweredByOrder
from games.turin.listed import NEVER_SELL, NEXTS, NO_PURCHASE, PLACES
from games.turin.plans import CARD, forget, part, wishes
from games.turin.reasons import Because
from games.turin.state import Player, State


def standing(state: State, seat: Seat) -> list[Action]:
    """All standing orders of a seat, as the actions that give them."""
    player = state.players[seat]
    found: list[Action] = [*player.wants]
    found += [Favour(buyers=tuple(player.favour))] if player.favour else []
    found += _habits(player)
    found += [NEXTS[player.next_card]] if player.next_card is not None else []
    found += [player.plan] if player.plan is not None else []
    return found


def drop(state: State, seat: Seat) -> None:
    """Forget all standing orders of a seat, and what it deposited with its bid."""
    player = state.players[seat]
    player.wants, player.favour, player.next_card, player.plan = [], [], None, None
    player.extra, player.prefer = None, []
    player.never_sell = player.no_purchase = False


def _habits(player: Player) -> list[Action]:
    return [habit for habit, holds in ((NEVER_SELL, player.never_sell), (NO_PURCHASE, player.no_purchase)) if holds]


# The card for the next round


def goes_up(state: State, seat: Seat) -> str | None:
    """The card that this seat has chosen for the auction of this round, while the lots are chosen."""
    answer = state.window.answer_of(seat) if state.window is not None else None
    return answer.card if isinstance(answer, Place) else None


def _can_plan_card(state: State) -> bool:
    """Whether the next round will have a choice of cards (MT-4.4)."""
    left = len(state.players[0].hand) - (state.phase is Phase.SELECT)
    return not state.is_last_round and left > 1


def plannable(state: State, seat: Seat) -> tuple[str, ...]:
    """The cards that this seat can put up in the next round: those that it does not put up in this one."""
    if not _can_plan_card(state):
        return ()
    now = goes_up(state, seat) if state.phase is Phase.SELECT else None
    return tuple([card for card in state.players[seat].hand if card != now])


def check_next(state: State, seat: Seat, card: str) -> None:
    """Refuse a card that this seat cannot put up in the next round."""
    if not _can_plan_card(state):
        raise Refusal(Because.NO_NEXT_CARD, "MT-4.1")
    if card not in state.players[seat].hand:
        raise Refusal(Because.NOT_IN_HAND, "MT-4.1", card=card)
    if card == goes_up(state, seat):
        raise Refusal(Because.GOES_UP_NOW, "MT-4.1", card=card)


# Answers to the window that was just opened


def place_planned(state: State) -> list[Event]:
    """Put up the cards that were planned for this round."""
    events: list[Event] = []
    for seat, player in enumerate(state.players):
        planned = part(player.plan, CARD)
        if planned is not None and planned.card is not None:
            events += _answer(state, seat, PLACES[planned.card], planned)
            forget(player, CARD)
        elif player.next_card is not None:
            events += _answer(state, seat, PLACES[player.next_card], NEXTS[player.next_card])
            player.next_card = None
    return events


def drop_plans(state: State) -> list[Event]:
    """Whoever has put up now what was planned for the next round has no plan any more."""
    events: list[Event] = []
    for seat, (player, card) in enumerate(zip(state.players, state.placed, strict=True)):
        if player.next_card == card:
            player.next_card = None
            events.append(stopped(seat, NEXTS[card], Refusal(Because.GOES_UP_NOW, "MT-4.1", card=card)))
        if player.plan is not None and player.plan.card == card:
            forget(player, CARD)
            events.append(stopped(seat, Ahead(card=card), Refusal(Because.GOES_UP_NOW, "MT-4.1", card=card)))
    return events


def add_deposited(state: State, asked: list[Seat]) -> list[Event]:
    """Bid again with the extras that were deposited with the bids."""
    events: list[Event] = []
    for seat in asked:
        deposited = state.players[seat].extra
        if deposited is not None:
            extra = Extra(coins=deposited)
            events += _answer(state, seat, extra, extra)
    return events


def answer_for(state: State, seat: Seat, answer: Answer, names: frozenset[str]) -> list[Event]:
    """Answer for a seat whose habits, or whose plan by these parts, say what is to be answered."""
    player = state.players[seat]
    planned = part(player.plan, names)
    return _answer(state, seat, answer, *_habits(player), *([] if planned is None else [planned]))


def _answer(state: State, seat: Seat, answer: Answer, order: Action, *further: Action) -> list[Event]:
    assert state.window is not None  # noqa: S101 - called right after a window was opened
    state.window.answer(seat, answer)
    return [acted(seat, order, answer, *further), AnsweredByOrder(seat=seat)]


# What is wanted: "this card up to so much", "a card with three of this good up to so much"


def _meets(want: Want, card: str) -> bool:
    """Whether this is the wanted card, or one with three of the wanted good."""
    return want.what in (card, CARDS[card][0])


def turned_into_orders(state: State, seat: Seat, ordered: Sequence[str], purse: int) -> Iterator[tuple[Action, str]]:
    """The wants that the purse covers, in the order they were given, each with the cheapest card that meets it."""
    taken = set(ordered)
    for order, want in wishes(state.players[seat]):
        offers = [
            (listing.price, listing.card)
            for listing in state.listings
            if listing.seller != seat and listing.card not in taken and _meets(want, listing.card)
        ]
        price, card = min(offers, default=(0, ""))
        if card and price <= min(want.price, purse):
            purse -= price
            taken.add(card)
            yield order, card


def fulfil(player: Player, card: str) -> None:
    """Forget the wants that this card meets: its new owner has it now."""
    player.wants = [want for want in player.wants if not _meets(want, card)]
