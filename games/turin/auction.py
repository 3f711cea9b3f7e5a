"""SELECT to SETTLE: lots, sealed bids, the goose, re-bids, payments to the bank (MT-4 to MT-7, MT-16, MT-17)."""

from games.kernel import Dice, Event, Refusal, Seat
from games.turin import ranking
from games.turin.actions import Bid, Extra, Goose, Place, Plan
from games.turin.components import prizes
from games.turin.events import (
    Burnt,
    GooseMoved,
    GooseShown,
    LotDrawn,
    LotsShown,
    Tied,
    bid_shown,
    extra_shown,
    paid,
)
from games.turin.money import check_covered, free
from games.turin.money import prices as prices_of
from games.turin.reasons import Because
from games.turin.sealing import seal
from games.turin.state import Auction, State
from games.turin.trade import check_orders

# Answers


def place(state: State, seat: Seat, answer: Place) -> list[Event]:
    """Choose an own hand card for the auction (MT-4.1)."""
    if answer.card not in state.players[seat].hand:
        raise Refusal(Because.NOT_IN_HAND, "MT-4.1", card=answer.card)
    return seal(state, seat, answer)


def bid(state: State, seat: Seat, answer: Bid | Plan) -> list[Event]:
    """Bid, deposited extra and orders are covered by cash together (MT-5.1, MT-10.4)."""
    _check_least(answer.coins, "MT-5.1")
    coins = answer.coins
    if isinstance(answer, Plan):
        _check_deposits(state, seat, answer)
        coins += (answer.extra or 0) + prices_of(state, answer.buy)
    check_covered(state, seat, coins, free(state, seat), "MT-5.6")
    return seal(state, seat, answer)


def _check_deposits(state: State, seat: Seat, plan: Plan) -> None:
    _check_least(plan.extra or 0, "MT-6.6")
    check_orders(state, seat, plan.buy, "MT-10.4")
    if len(set(plan.prefer)) < len(plan.prefer):
        raise Refusal(Because.TWICE, "MT-8.1")
    for card in plan.prefer:
        if card not in state.lots:
            raise Refusal(Because.NOT_A_LOT, "MT-8.1", card=card)


def add(state: State, seat: Seat, answer: Extra) -> list[Event]:
    """An extra comes from the cash beside the bid (MT-6.6)."""
    _check_least(answer.coins, "MT-6.6")
    check_covered(state, seat, answer.coins, free(state, seat), "MT-6.6")
    return seal(state, seat, answer)


def answer_goose(state: State, seat: Seat, answer: Goose) -> list[Event]:
    """Who has no goose takes or leaves; its owner gives it to a member of his block or keeps it (MT-16.2)."""
    if answer not in goose_answers(state, seat):
        raise Refusal(Because.NO_GOOSE_ANSWER, "MT-16.2")
    return seal(state, seat, answer)


def _check_least(coins: int, clause: str) -> None:
    if coins < 0:
        raise Refusal(Because.BELOW_LEAST, clause, coins=coins, least=0)


# Reveals


def show_lots(state: State, cards: list[str]) -> LotsShown:
    """The chosen cards become the lots, all at once (MT-4.2)."""
    for player, card in zip(state.players, cards, strict=True):
        player.hand.remove(card)
    state.placed, state.lots = list(cards), list(cards)
    return LotsShown(round=state.round, cards=tuple(cards))


def show_bids(state: State, bids: list[Bid | Plan]) -> list[Event]:
    """All bids at once (MT-5.3); what was deposited with them stays with its owner."""
    coins = [answer.coins for answer in bids]
    bonus = state.goose if state.options.goose == "underdog" else None
    state.auction = Auction(coins, [0] * state.seats, bonus)
    for player, answer in zip(state.players, bids, strict=True):
        player.extra, player.prefer = answer.extra, list(answer.prefer)
    return [
        bid_shown(seat, amount, seat == bonus and amount > 0)  # MT-17.3
        for seat, amount in enumerate(coins)
    ]


def bids_of(state: State) -> ranking.Bids:
    """The public bids, as the ranking needs them."""
    auction = state.auction
    assert auction is not None  # noqa: S101 - asked only after the bids were shown
    return ranking.Bids(
        tuple(auction.bids), prizes(state.seats, state.round), auction.bonus, auction.taker, auction.giver
    )


def show_ties(state: State) -> list[Event]:
    """Who has to bid again, and for what."""
    return [
        Tied(seats=group.seats, first=group.positions[0] + 1, last=group.positions[-1] + 1)
        for group in ranking.groups(bids_of(state))
    ]


def show_extras(state: State, extras: list[tuple[Seat, Extra]]) -> list[Event]:
    """All extras of all blocks at once (MT-6.6)."""
    assert state.auction is not None  # noqa: S101 - there are extras only for bids
    for seat, extra in extras:
        state.auction.extras[seat] = extra.coins
    return [extra_shown(seat, extra.coins) for seat, extra in extras]


# The goose, use 1


def asked_about_goose(state: State) -> list[Seat]:
    """MT-16.2: with no owner all who are tied; else the owner, if he is."""
    if state.options.goose != "yield_tie":
        return []
    tied = sorted(seat for block in ranking.tied_blocks(bids_of(state)) for seat in block.seats)
    return tied if state.goose is None else [seat for seat in tied if seat == state.goose]


def goose_answers(state: State, seat: Seat) -> tuple[Goose, ...]:
    """What this seat can answer."""
    if state.goose is None:
        return (Goose(answer="take"), Goose(answer="leave"))
    others = next(block.seats for block in ranking.tied_blocks(bids_of(state)) if seat in block.seats)
    return (
        *(Goose(answer="give", to=other) for other in others if other != seat),
        Goose(answer="keep"),
    )


def show_goose(state: State, answers: list[tuple[Seat, Goose]], dice: Dice) -> list[Event]:
    """All answers at once (MT-16.8); of several who want the goose the lot picks one (MT-16.3)."""
    assert state.auction is not None  # noqa: S101 - the goose matters only between bids
    events: list[Event] = [GooseShown(seat=seat, answer=answer.answer) for seat, answer in answers]
    takers = [seat for seat, answer in answers if answer.answer == "take"]
    if takers:
        owner = dice.stream(f"goose:{state.game}:{state.round}").choice(takers)
        state.auction.taker = state.goose = owner
        events.append(GooseMoved(owner=owner, owned=True))
    for seat, answer in answers:
        if answer.to is not None:
            state.auction.giver, state.goose = seat, answer.to
            events.append(GooseMoved(owner=answer.to, owned=True))
    return events


# Settling


def settle(state: State, dice: Dice) -> list[Event]:
    """Decide all positions, book all payments together, and line up those who choose (MT-7.4)."""
    auction, bids = state.auction, bids_of(state)
    assert auction is not None  # noqa: S101 - there is nothing to settle without bids

    def draw(position: int, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        return tuple(dice.stream(f"tie:{state.game}:{state.round}:{position}").shuffled(seats))

    ranked = ranking.rank(bids, auction.extras, draw)
    auction.holders = ranked.holders
    won = {
        seat: bids.prizes[position]
        for position, seat in enumerate(ranked.holders)
        if seat is not None and bids.prizes[position]
    }
    events: list[Event] = [LotDrawn(seats=seats) for seats in ranked.lots]
    events += [
        Burnt(seats=group.seats, count=len(group.seats), first=group.positions[0] + 1, last=group.positions[-1] + 1)
        for group in ranked.voids
    ]
    auction.paid = []
    for seat, player in enumerate(state.players):
        total = auction.bids[seat] + auction.extras[seat]
        coins = total if seat in won else total // 2  # MT-7.1, MT-7.2
        player.cash -= coins
        player.extra = None
        auction.paid.append(coins)
        events.append(paid(seat, coins, won.get(seat, 0)))
    state.queue = [position for position, seat in enumerate(ranked.holders) if seat in won]
    return events
