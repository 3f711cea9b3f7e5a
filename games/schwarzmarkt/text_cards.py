"""The immediate text cards: what the start player may choose, and what follows (SM-7, SM-8)."""

from collections.abc import Sequence
from typing import Final

from games.kernel import Dice, Event, Refusal, Seat, Stream
from games.schwarzmarkt import knowledge
from games.schwarzmarkt.actions import Collect, Deal, Raid, Spy, Swap, Take
from games.schwarzmarkt.components import (
    DISCOVERY,
    INDEX,
    PRODUCTS,
    QUICK_DEAL,
    Phase,
    Product,
    Text,
    goods,
    single_cards,
)
from games.schwarzmarkt.events import (
    Collected,
    CollectedCard,
    PileSeen,
    QuickDeal,
    Raided,
    Searched,
    Spied,
    SpiedCards,
    Swapped,
    SwappedCards,
    Took,
    TookCard,
)
from games.schwarzmarkt.reasons import Because
from games.schwarzmarkt.rounds import finish_play, return_market_cards
from games.schwarzmarkt.state import State

PHASE_OF: Final = {
    Text.SPIONAGE: Phase.SPY,
    Text.ALTE_RECHNUNG: Phase.COLLECT,
    Text.SCHNELLES_GESCHAEFT: Phase.DEAL,
    Text.ZWANGSTAUSCH: Phase.SWAP,
    Text.RAZZIA: Phase.RAID,
    Text.NEUE_WARE_ENTDECKT: Phase.TAKE,
}
"""The choice that each immediate text card asks for."""

Choice = Spy | Collect | Deal | Swap | Raid | Take


def begin_text(state: State, seat: Seat, card: str, kind: Text) -> list[Event]:
    """Ask for the choice of an immediate text card; a search is paid for and seen before it (SM-8.8)."""
    state.text = card
    state.phase = PHASE_OF[kind]
    if kind is not Text.NEUE_WARE_ENTDECKT:
        return []
    state.players[seat].discoveries += 1
    knowledge.seen(state, seat, state.seats, state.pile)
    return [Searched(seat=seat, paid=DISCOVERY), PileSeen(to=(seat,), goods=goods(state.pile))]


def most_swapped(state: State, seat: Seat, victim: Seat) -> int:
    """How many cards may be swapped with this opponent (SM-8.4)."""
    return min(2, sum(state.players[seat].hand), sum(state.players[victim].hand))


# Carrying out


def choose(state: State, seat: Seat, choice: Choice, dice: Dice) -> list[Event]:
    """Carry out the text card with this choice; then it goes under the pile and the start role passes on."""
    events = _effect(state, seat, choice, dice)
    assert state.text is not None  # noqa: S101 - choices are asked for while a text card lies there
    text, state.text = state.text, None
    events += return_market_cards(state, [text])
    return events + finish_play(state, dice)


def _effect(state: State, seat: Seat, choice: Choice, dice: Dice) -> list[Event]:
    match choice:
        case Spy():
            return _spy(state, seat, choice.victim, dice)
        case Collect():
            return _collect(state, seat, choice.victim, dice)
        case Deal():
            return _deal(state, seat, choice.product)
        case Swap():
            return _swap(state, seat, choice, dice)
        case Raid():
            return _raid(state, seat, choice)
        case Take():
            return _take(state, seat, choice.product)


def _check_opponent(state: State, seat: Seat, victim: Seat) -> None:
    if victim == seat or not 0 <= victim < state.seats:
        raise Refusal(Because.NO_OPPONENT, "SM-7.8", victim=victim)


def draw_unseen(stream: Stream, hand: Sequence[int], number: int) -> list[int]:
    """So many cards of a hand by lot, as counts."""
    drawn = [0] * len(PRODUCTS)
    for card in stream.sample(single_cards(hand), number):
        drawn[card] += 1
    return drawn


def _spy(state: State, seat: Seat, victim: Seat, dice: Dice) -> list[Event]:
    _check_opponent(state, seat, victim)
    hand = state.players[victim].hand
    drawn = draw_unseen(dice.stream(f"spy:{state.play}"), hand, min(2, sum(hand)))
    knowledge.seen(state, seat, victim, drawn)
    both = (seat, victim)
    return [
        SpiedCards(to=both, seat=seat, victim=victim, goods=goods(drawn)),
        Spied(hidden_from=both, seat=seat, victim=victim, cards=sum(drawn)),
    ]


def _collect(state: State, seat: Seat, victim: Seat, dice: Dice) -> list[Event]:
    _check_opponent(state, seat, victim)
    both = (seat, victim)
    drawn = draw_unseen(dice.stream(f"collect:{state.play}"), state.players[victim].hand, 1)
    _move(state, victim, seat, drawn, both)
    return [
        CollectedCard(to=both, seat=seat, victim=victim, product=PRODUCTS[drawn.index(1)]),
        Collected(hidden_from=both, seat=seat, victim=victim),
    ]


def _deal(state: State, seat: Seat, product: Product) -> list[Event]:
    player, index = state.players[seat], INDEX[product]
    if not player.hand[index]:
        raise Refusal(Because.NOT_IN_HAND, "SM-8.3", product=product, count=1, held=0)
    _discard(state, seat, index, 1)
    player.deals += 1
    return [QuickDeal(seat=seat, product=product, paid=QUICK_DEAL)]


def _swap(state: State, seat: Seat, choice: Swap, dice: Dice) -> list[Event]:
    victim = choice.victim
    _check_opponent(state, seat, victim)
    gift = [choice.gift.count(product) for product in PRODUCTS]
    most = most_swapped(state, seat, victim)
    if not 1 <= sum(gift) <= most:
        raise Refusal(Because.WRONG_GIFT, "SM-8.4", count=sum(gift), most=most)
    for product, given, held in zip(PRODUCTS, gift, state.players[seat].hand, strict=True):
        if given > held:
            raise Refusal(Because.NOT_IN_HAND, "SM-8.4", product=product, count=given, held=held)
    both = (seat, victim)
    drawn = draw_unseen(dice.stream(f"swap:{state.play}"), state.players[victim].hand, sum(gift))
    _move(state, victim, seat, drawn, both)
    _move(state, seat, victim, gift, both)
    return [
        SwappedCards(to=both, seat=seat, victim=victim, gave=goods(gift), got=goods(drawn)),
        Swapped(hidden_from=both, seat=seat, victim=victim, cards=sum(gift)),
    ]


def _raid(state: State, seat: Seat, choice: Raid) -> list[Event]:
    victim, index = choice.victim, INDEX[choice.product]
    _check_opponent(state, seat, victim)
    count = state.players[victim].hand[index]
    _discard(state, victim, index, count)
    return [Raided(seat=seat, victim=victim, product=choice.product, cards=count)]


def _take(state: State, seat: Seat, product: Product) -> list[Event]:
    index = INDEX[product]
    if not state.pile[index]:
        raise Refusal(Because.NOT_IN_PILE, "SM-8.8", product=product)
    state.pile[index] -= 1
    state.players[seat].hand[index] += 1
    knowledge.moved(state, state.seats, seat, _one(index), (seat,))
    return [TookCard(to=(seat,), product=product), Took(hidden_from=(seat,), seat=seat)]


def _one(index: int, count: int = 1) -> list[int]:
    return [count if place == index else 0 for place in range(len(PRODUCTS))]


def _discard(state: State, seat: Seat, index: int, count: int) -> None:
    """Cards of one product go from a hand under the product pile, in the open."""
    state.players[seat].hand[index] -= count
    state.pile[index] += count
    knowledge.left_hand(state, seat, _one(index, count))
    knowledge.went_under_pile(state, _one(index, count))


def _move(state: State, origin: Seat, goal: Seat, cards: Sequence[int], witnesses: tuple[Seat, ...]) -> None:
    """Cards go from a hand to another, unseen by others."""
    for index, count in enumerate(cards):
        state.players[origin].hand[index] -= count
        state.players[goal].hand[index] += count
    knowledge.moved(state, origin, goal, cards, witnesses)
