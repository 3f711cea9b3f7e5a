"""The Bazaar: a small game that has every kind of decision the kernel must carry. It is played in the tests only.

Each of two rounds: the starter lays a text card (BZ-1: `tax` waits and makes every lot of the *next* round one coin
dearer). Everybody sets one hand card aside in secret (BZ-2), they become the lots. Sealed bids on all lots at once
(BZ-3); those who tie bid again once (BZ-4), then a lot is drawn. After each sale everybody else who still has the
spoil card may spoil it (BZ-5): the card falls to half its worth, rounded down. Then goods are traded freely, by
offers to one or to all (BZ-6), until all are done. Anybody may take a loan at any time (BZ-7), or leave the standing
order to spoil every lot sold for at least so many coins (BZ-8). Coins and goods count, a loan costs (BZ-9).
"""

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Annotated, ClassVar, Literal

from pydantic import Field

from games.kernel import (
    Action,
    Amounts,
    Counts,
    Decision,
    Dice,
    Event,
    Form,
    Game,
    Move,
    Nature,
    Number,
    Options,
    Outcome,
    Pick,
    Question,
    RandomAgent,
    Refusal,
    Seat,
    Stream,
    View,
    Window,
    WindowQuestion,
    acted,
    kinds_of,
    plays,
)
from games.kernel.hidden import HIDDEN

LETTERS = "abcd"
LOAN, DEBT = 5, 7


class Because(StrEnum):
    NOT_IN_HAND = "not-in-hand"
    TOO_DEAR = "too-dear"
    NO_SUCH_LOT = "no-such-lot"
    NO_SUCH_OFFER = "no-such-offer"
    NOT_YOURS = "not-yours"
    TOO_LOW = "too-low"


class BazaarOptions(Options):
    rounds: Literal[1, 2, 3] = 2
    open_cash: bool = True


class BazaarAction(Action):
    """Whatever is done at the Bazaar."""


class Lay(BazaarAction):
    notation: ClassVar[str] = "lay {text_card}"
    text_card: Literal["tax", "calm"]


class Aside(BazaarAction):
    notation: ClassVar[str] = "aside {card}"
    card: int


class Bids(BazaarAction):
    notation: ClassVar[str] = "bids {bids}"
    bids: Counts


class Rebid(BazaarAction):
    notation: ClassVar[str] = "rebid {coins}"
    coins: int


class Spoil(BazaarAction):
    notation: ClassVar[str] = "spoil {answer}"
    answer: Literal["yes", "no"]


class MakeOffer(BazaarAction, kind="offer"):
    notation: ClassVar[str] = "offer {card} for {coins}[ to {partner}]"
    card: int
    coins: int
    partner: int | None = None


class Accept(BazaarAction):
    notation: ClassVar[str] = "accept {offer}"
    offer: str


class Done(BazaarAction):
    notation: ClassVar[str] = "done"


class Loan(BazaarAction):
    notation: ClassVar[str] = "loan"


class AutoSpoil(BazaarAction, kind="autospoil"):
    notation: ClassVar[str] = "autospoil {least}"
    least: int


class Happened(Event):
    what: str
    seat: Seat | None = None
    numbers: tuple[int, ...] = ()


class Revealed(Happened):
    reveals: ClassVar[bool] = True


Answer = Annotated[Aside | Bids | Rebid | Spoil, Field(discriminator="kind")]


class Phase(StrEnum):
    LAY = "lay"
    ASIDE = "aside"
    BID = "bid"
    REBID = "rebid"
    SPOIL = "spoil"
    MARKET = "market"
    OVER = "over"


@dataclass(slots=True)
class Player:
    cash: Annotated[int, HIDDEN]
    hand: Annotated[list[int], HIDDEN]
    goods: list[int] = field(default_factory=list)
    loan: bool = False
    spoil_card: bool = True
    done: bool = False
    order: Annotated[AutoSpoil | None, HIDDEN] = None


@dataclass(slots=True)
class Offer:
    """Numbered among those that the same people can see: a running number over all offers would count secret ones."""

    number: str
    seller: Seat
    card: int
    coins: int
    partner: Seat | None


@dataclass(slots=True)
class State:
    rounds: int
    open_cash: bool
    players: list[Player]
    deck: Annotated[list[int], HIDDEN]
    round: int = 1
    phase: Phase = Phase.LAY
    tax: int = 0
    next_tax: int = 0
    lots: list[int] = field(default_factory=list)
    bids: list[dict[str, int]] = field(default_factory=list)
    lot: int = 0
    buyer: Seat | None = None
    price: int = 0
    windows: int = 0
    window: Window[Answer] | None = None
    offers: Annotated[list[Offer], HIDDEN] = field(default_factory=list)
    offers_made: Annotated[dict[str, int], HIDDEN] = field(default_factory=dict)


class OfferView(View):
    number: str
    card: int
    coins: int


class BazaarView(View):
    round: int
    phase: Phase
    tax: int
    next_tax: int
    lots: tuple[int, ...]
    cash: tuple[int | None, ...]
    goods: tuple[tuple[int, ...], ...]
    hand_sizes: tuple[int, ...]
    loans: tuple[bool, ...]
    spoil_cards: tuple[bool, ...]
    done: tuple[bool, ...]
    sealed: tuple[bool, ...]
    offers: tuple[OfferView, ...]
    buyer: Seat | None
    price: int
    hand: tuple[int, ...]
    answer: Answer | None
    order: AutoSpoil | None


# How it begins


def set_up(seats: int, options: BazaarOptions, dice: Dice) -> State:
    deck = dice.stream("deck").shuffled(range(1, 25))
    hands = [sorted(deck.pop() for _ in range(3)) for _ in range(seats)]
    return State(options.rounds, options.open_cash, [Player(20, hand) for hand in hands], deck)


# What is asked: D1 to D8


class Laying(Question[State]):
    kinds = ("lay",)
    accepts = kinds_of(Lay)
    phases = (Phase.LAY,)

    def asks(self, state: State, seat: Seat) -> bool:
        return seat == (state.round - 1) % len(state.players)

    def decision(self, state: State, seat: Seat) -> Decision:
        return self.put(f"r{state.round}")

    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        return (Lay(text_card="tax"), Lay(text_card="calm"))

    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        return Lay(text_card="calm")


class Sealed(WindowQuestion[State, Answer]):
    """What all windows of the Bazaar have in common."""

    def window(self, state: State) -> Window[Answer] | None:
        return state.window

    def open(self, state: State, phase: Phase, asked: list[Seat]) -> None:
        state.phase, state.windows = phase, state.windows + 1
        state.window = Window.open(state.windows, asked)

    def decision(self, state: State, seat: Seat) -> Decision:
        return self.put(f"w{state.windows}")

    def noticed(self, state: State, seat: Seat) -> list[Event]:
        return [Happened(what="sealed", seat=seat)]


class SettingAside(Sealed):
    kinds = ("aside",)
    accepts = kinds_of(Aside)
    phases = (Phase.ASIDE,)

    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        return [Aside(card=card) for card in state.players[seat].hand]

    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        return Aside(card=dice.stream(f"default:{decision.id}:{seat}").choice(state.players[seat].hand))

    def close(self, state: State, answers: list[tuple[Seat, Answer]], dice: Dice) -> list[Event]:
        for seat, answer in answers:
            assert isinstance(answer, Aside)
            state.players[seat].hand.remove(answer.card)
            state.lots.append(answer.card)
        BIDDING.open(state, Phase.BID, list(range(len(state.players))))
        return [Revealed(what="lots", numbers=tuple(state.lots))]

    def another(self, state: State, seat: Seat, answer: Answer, stream: Stream) -> Answer:
        return Aside(card=stream.choice(state.players[seat].hand))


class Bidding(Sealed):
    kinds = ("bids",)
    accepts = kinds_of(Bids)
    phases = (Phase.BID,)

    def forms(self, state: State, seat: Seat, decision: Decision) -> tuple[Form, ...]:
        cash = state.players[seat].cash
        most = {LETTERS[lot]: cash for lot in range(len(state.lots))}
        return (Form(kind="bids", notation=Bids.notation, fields=(Amounts(name="bids", most=most, total=cash),)),)

    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        return Bids(bids={})

    def close(self, state: State, answers: list[tuple[Seat, Answer]], dice: Dice) -> list[Event]:
        state.window, state.lot = None, -1
        state.bids = [answer.bids for _, answer in answers if isinstance(answer, Bids)]
        shown = [
            Revealed(what="bids", seat=seat, numbers=tuple(bids.get(LETTERS[lot], 0) for lot in range(len(state.lots))))
            for seat, bids in enumerate(state.bids)
        ]
        return [*shown, *_next_lot(state, dice)]

    def another(self, state: State, seat: Seat, answer: Answer, stream: Stream) -> Answer:
        return Bids(bids={"a": stream.between(0, state.players[seat].cash)})


class Rebidding(Sealed):
    kinds = ("rebid",)
    accepts = kinds_of(Rebid)
    phases = (Phase.REBID,)

    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        return [Rebid(coins=coins) for coins in range(state.price, state.players[seat].cash + 1)]

    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        return Rebid(coins=state.price)

    def close(self, state: State, answers: list[tuple[Seat, Answer]], dice: Dice) -> list[Event]:
        state.window = None
        rebids = {seat: answer.coins for seat, answer in answers if isinstance(answer, Rebid)}
        state.price = max(rebids.values())
        best = [seat for seat, coins in rebids.items() if coins == state.price]
        shown = [Revealed(what="rebid", seat=seat, numbers=(coins,)) for seat, coins in rebids.items()]
        return [*shown, *_sell(state, dice.stream(f"tie:{state.windows}").choice(best), dice)]

    def another(self, state: State, seat: Seat, answer: Answer, stream: Stream) -> Answer:
        return Rebid(coins=stream.between(state.price, state.players[seat].cash))


class Spoiling(Sealed):
    kinds = ("spoil",)
    nature = Nature.REACTION
    accepts = kinds_of(Spoil)
    phases = (Phase.SPOIL,)

    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        return (Spoil(answer="yes"), Spoil(answer="no"))

    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        return Spoil(answer="no")

    def noticed(self, state: State, seat: Seat) -> list[Event]:
        return []

    def close(self, state: State, answers: list[tuple[Seat, Answer]], dice: Dice) -> list[Event]:
        state.window = None
        spoilers = [seat for seat, answer in answers if isinstance(answer, Spoil) and answer.answer == "yes"]
        return _hand_over(state, spoilers, dice)

    def another(self, state: State, seat: Seat, answer: Answer, stream: Stream) -> Answer | None:
        return None


class Trading(Question[State]):
    kinds = ("market",)
    nature = Nature.FREE
    phases = (Phase.MARKET,)

    def asks(self, state: State, seat: Seat) -> bool:
        return True

    def awaits(self, state: State, seat: Seat) -> bool:
        return not state.players[seat].done

    def decision(self, state: State, seat: Seat) -> Decision:
        done = state.players[seat].done
        accepts = kinds_of(MakeOffer, Accept) if done else kinds_of(MakeOffer, Accept, Done)
        return self.put(f"m{state.round}", accepts=accepts, owed=not done)

    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        player = state.players[seat]
        accepting = [
            Accept(offer=offer.number)
            for offer in state.offers
            if offer.seller != seat and offer.partner in (None, seat) and offer.coins <= player.cash
        ]
        return accepting if player.done else [*accepting, Done()]

    def forms(self, state: State, seat: Seat, decision: Decision) -> tuple[Form, ...]:
        goods = state.players[seat].goods
        if not goods:
            return ()
        others = tuple(str(other) for other in range(len(state.players)) if other != seat)
        fields = (
            Pick(name="card", items=tuple(map(str, goods))),
            Number(name="coins", low=0, high=30),
            Pick(name="partner", items=others, optional=True),
        )
        return (Form(kind="offer", notation=MakeOffer.notation, fields=fields),)

    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        return Done()


class Borrowing(Question[State]):
    kinds = ("loan",)
    nature = Nature.FREE
    accepts = kinds_of(Loan)

    def asks(self, state: State, seat: Seat) -> bool:
        return not state.players[seat].loan

    def decision(self, state: State, seat: Seat) -> Decision:
        return self.put("loan").listed((Loan(),), ())


class Ordering(Question[State]):
    kinds = ("autospoil",)
    nature = Nature.ORDER
    accepts = kinds_of(AutoSpoil)

    def asks(self, state: State, seat: Seat) -> bool:
        return state.players[seat].spoil_card

    def decision(self, state: State, seat: Seat) -> Decision:
        return self.put("order", answered=state.players[seat].order)

    def forms(self, state: State, seat: Seat, decision: Decision) -> tuple[Form, ...]:
        fields = (Number(name="least", low=1, high=20),)
        return (Form(kind="autospoil", notation=AutoSpoil.notation, fields=fields),)

    def standing(self, state: State, seat: Seat) -> Sequence[Action]:
        order = state.players[seat].order
        return () if order is None else (order,)

    def redraw(self, state: State, seat: Seat, stream: Stream) -> None:
        state.players[seat].order = None


SETTING_ASIDE, BIDDING, REBIDDING, SPOILING = SettingAside(), Bidding(), Rebidding(), Spoiling()


# What is played


@plays
def lay(state: State, move: Move[Lay], dice: Dice) -> list[Event]:
    card = move.action.text_card
    state.next_tax = 1 if card == "tax" else 0
    SETTING_ASIDE.open(state, Phase.ASIDE, [seat for seat, other in enumerate(state.players) if other.hand])
    return [Happened(what=card, seat=move.seat)]


@plays
def set_aside(state: State, move: Move[Aside], dice: Dice) -> list[Event]:
    if move.action.card not in state.players[move.seat].hand:
        raise Refusal(Because.NOT_IN_HAND, "BZ-2", card=move.action.card)
    return SETTING_ASIDE.answer(state, move.seat, move.action, dice)


@plays
def bid(state: State, move: Move[Bids], dice: Dice) -> list[Event]:
    bids, cash = move.action.bids, state.players[move.seat].cash
    if not set(bids) <= set(LETTERS[: len(state.lots)]):
        raise Refusal(Because.NO_SUCH_LOT, "BZ-3", lots=len(state.lots))
    if sum(bids.values()) > cash:
        raise Refusal(Because.TOO_DEAR, "BZ-3", bid=sum(bids.values()), cash=cash)
    return BIDDING.answer(state, move.seat, move.action, dice)


@plays
def rebid(state: State, move: Move[Rebid], dice: Dice) -> list[Event]:
    coins, cash = move.action.coins, state.players[move.seat].cash
    if coins > cash:
        raise Refusal(Because.TOO_DEAR, "BZ-4", bid=coins, cash=cash)
    if coins < state.price:
        raise Refusal(Because.TOO_LOW, "BZ-4", bid=coins, least=state.price)
    return REBIDDING.answer(state, move.seat, move.action, dice)


@plays
def spoil(state: State, move: Move[Spoil], dice: Dice) -> list[Event]:
    return SPOILING.answer(state, move.seat, move.action, dice)


@plays
def borrow(state: State, move: Move[Loan], dice: Dice) -> list[Event]:
    player = state.players[move.seat]
    player.loan, player.cash = True, player.cash + LOAN
    return [Happened(what="loan", seat=move.seat)]


@plays
def order_spoiling(state: State, move: Move[AutoSpoil], dice: Dice) -> list[Event]:
    least = move.action.least
    if not 1 <= least <= 20:
        raise Refusal(Because.TOO_LOW, "BZ-8", least=least)
    state.players[move.seat].order = move.action
    return [Happened(what="order", to=(move.seat,), numbers=(least,))]


def _next_lot(state: State, dice: Dice) -> list[Event]:
    state.lot += 1
    if state.lot == len(state.lots):
        state.phase, state.lots, state.bids = Phase.MARKET, [], []
        return [Happened(what="market")]
    letter = LETTERS[state.lot]
    offered = [
        bids.get(letter, 0) if bids.get(letter, 0) <= state.players[seat].cash else 0
        for seat, bids in enumerate(state.bids)
    ]
    state.price = max(offered)
    best = [seat for seat, coins in enumerate(offered) if coins == state.price]
    if not state.price:
        return [Happened(what="unsold", numbers=(state.lots[state.lot],)), *_next_lot(state, dice)]
    if len(best) > 1:
        REBIDDING.open(state, Phase.REBID, best)
        return [Happened(what="tie", numbers=tuple(best))]
    return _sell(state, best[0], dice)


def _sell(state: State, buyer: Seat, dice: Dice) -> list[Event]:
    state.buyer = buyer
    holders = [seat for seat, other in enumerate(state.players) if other.spoil_card and seat != buyer]
    if not holders:
        return _hand_over(state, [], dice)
    SPOILING.open(state, Phase.SPOIL, holders)
    events: list[Event] = [Happened(what="sold", seat=buyer, numbers=(state.price,))]
    for seat in holders:
        if (order := state.players[seat].order) is not None and state.price >= order.least:
            events.append(acted(seat, order, Spoil(answer="yes")))
            events += SPOILING.answer(state, seat, Spoil(answer="yes"), dice)
    return events


def _hand_over(state: State, spoilers: list[Seat], dice: Dice) -> list[Event]:
    assert state.buyer is not None
    buyer, worth = state.players[state.buyer], state.lots[state.lot]
    for seat in spoilers:
        state.players[seat].spoil_card, state.players[seat].order = False, None
        worth //= 2
    buyer.cash -= min(buyer.cash, state.price + state.tax)
    buyer.goods.append(worth)
    events: list[Event] = [Revealed(what="spoiled", seat=seat) for seat in spoilers]
    events.append(Revealed(what="got", seat=state.buyer, numbers=(worth,)))
    state.buyer = None
    return events + _next_lot(state, dice)


@plays
def make_offer(state: State, move: Move[MakeOffer], dice: Dice) -> list[Event]:
    seat, offer = move.seat, move.action
    if offer.card not in state.players[seat].goods:
        raise Refusal(Because.NOT_IN_HAND, "BZ-6", card=offer.card)
    if not 0 <= offer.coins <= 30:
        raise Refusal(Because.TOO_DEAR, "BZ-6", coins=offer.coins)
    if offer.partner == seat or offer.partner not in (None, *range(len(state.players))):
        raise Refusal(Because.NOT_YOURS, "BZ-6")
    channel = "all" if offer.partner is None else f"{seat}to{offer.partner}"
    state.offers_made[channel] = state.offers_made.get(channel, 0) + 1
    number = f"{channel}.{state.offers_made[channel]}"
    state.offers.append(Offer(number, seat, offer.card, offer.coins, offer.partner))
    to = None if offer.partner is None else (seat, offer.partner)
    return [Happened(what=f"offer {number}", seat=seat, to=to, numbers=(offer.card, offer.coins))]


@plays
def accept(state: State, move: Move[Accept], dice: Dice) -> list[Event]:
    seat, number = move.seat, move.action.offer
    offers = [offer for offer in state.offers if offer.number == number and _sees(offer, seat)]
    if not offers:
        raise Refusal(Because.NO_SUCH_OFFER, "BZ-6", offer=number)
    (offer,) = offers
    buyer, seller = state.players[seat], state.players[offer.seller]
    if offer.seller == seat:
        raise Refusal(Because.NOT_YOURS, "BZ-6")
    if offer.coins > buyer.cash:
        raise Refusal(Because.TOO_DEAR, "BZ-6", coins=offer.coins, cash=buyer.cash)
    buyer.cash, seller.cash = buyer.cash - offer.coins, seller.cash + offer.coins
    seller.goods.remove(offer.card)
    buyer.goods.append(offer.card)
    state.offers = [other for other in state.offers if other.card in state.players[other.seller].goods]
    trade = Happened if offer.partner is None else Revealed  # nobody else knew of an offer to one
    return [trade(what="trade", seat=seat, numbers=(offer.seller, offer.card, offer.coins))]


def _sees(offer: Offer, seat: Seat | None) -> bool:
    return offer.partner is None or seat in (offer.seller, offer.partner)


@plays
def finish(state: State, move: Move[Done], dice: Dice) -> list[Event]:
    state.players[move.seat].done = True
    return [Happened(what="done", seat=move.seat), *_close_market(state)]


def _close_market(state: State) -> list[Event]:
    if not all(player.done for player in state.players):
        return []
    state.offers = []
    for player in state.players:
        player.done = False
    if state.round == state.rounds:
        state.phase = Phase.OVER
        return [Revealed(what="over")]
    state.round, state.tax, state.phase = state.round + 1, state.next_tax, Phase.LAY
    events: list[Event] = []
    for seat, player in enumerate(state.players):
        player.hand = sorted([*player.hand, state.deck.pop()])
        events.append(Revealed(what="drew", to=(seat,), numbers=tuple(player.hand)))
    return events


# What is known, and how it ends


def view(state: State, seat: Seat | None) -> BazaarView:
    own = None if seat is None else state.players[seat]
    window = state.window
    sealing = window is not None and state.phase is not Phase.SPOIL
    over = state.phase is Phase.OVER
    return BazaarView(
        seat=seat,
        round=state.round,
        phase=state.phase,
        tax=state.tax,
        next_tax=state.next_tax,
        lots=tuple(state.lots),
        cash=tuple(
            player.cash if state.open_cash or over or other == seat else None
            for other, player in enumerate(state.players)
        ),
        goods=tuple(tuple(player.goods) for player in state.players),
        hand_sizes=tuple(len(player.hand) for player in state.players),
        loans=tuple(player.loan for player in state.players),
        spoil_cards=tuple(player.spoil_card for player in state.players),
        done=tuple(player.done for player in state.players),
        sealed=tuple(
            sealing and window is not None and window.answer_of(other) is not None
            for other in range(len(state.players))
        ),
        offers=tuple(
            OfferView(seat=offer.seller, number=offer.number, card=offer.card, coins=offer.coins)
            for offer in state.offers
            if _sees(offer, seat)
        ),
        buyer=state.buyer,
        price=state.price,
        hand=tuple(own.hand) if own else (),
        answer=window.answer_of(seat) if window and seat is not None else None,
        order=own.order if own else None,
    )


def redraw(state: State, seat: Seat | None, stream: Stream) -> None:
    if state.phase is Phase.OVER:
        return
    strangers = [player for place, player in enumerate(state.players) if place != seat]
    pool = stream.shuffled(state.deck + [card for player in strangers for card in player.hand])
    for player in strangers:
        player.hand = sorted(pool.pop() for _ in player.hand)
        if not state.open_cash:
            player.cash += stream.between(0, 3)
    state.deck = pool
    state.offers = [offer for offer in state.offers if _sees(offer, seat)]
    state.offers_made = {
        channel: count for channel, count in state.offers_made.items() if channel == "all" or str(seat) in channel
    }


def outcome(state: State) -> Outcome:
    lines = [
        {"cash": player.cash, "goods": sum(player.goods), "debt": -DEBT if player.loan else 0}
        for player in state.players
    ]
    return Outcome.ranked("rounds", lines)


def tally(state: State) -> tuple[int, ...]:
    return tuple(standing.score for standing in outcome(state).standings)


def violations(state: State) -> list[str]:
    broken = []
    if any(player.cash < 0 for player in state.players):
        broken.append("cash below 0")
    if any(offer.card not in state.players[offer.seller].goods for offer in state.offers):
        broken.append("an offer of what the seller does not have")
    hidden = [card for player in state.players for card in player.hand] + state.deck
    if len(set(hidden)) != len(hidden):
        broken.append("a card twice")
    return broken


class Bazaar(Game[State, BazaarOptions]):
    id = "bazaar"
    rules_version = 1
    clause_prefix = "BZ"
    seat_counts = range(2, 5)
    state_type = State
    options_type = BazaarOptions
    action_type = BazaarAction
    reasons = Because
    questions = (Laying(), SETTING_ASIDE, BIDDING, REBIDDING, SPOILING, Trading(), Borrowing(), Ordering())
    parts = (sys.modules[__name__],)

    setup = staticmethod(set_up)
    view = staticmethod(view)
    redraw = staticmethod(redraw)
    outcome = staticmethod(outcome)
    tally = staticmethod(tally)
    violations = staticmethod(violations)
    agent = RandomAgent
