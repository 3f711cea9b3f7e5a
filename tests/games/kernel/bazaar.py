"""The Bazaar: a small game that has every kind of decision the kernel must carry. It is played in the tests only.

Each of two rounds: the starter lays a text card (BZ-1: `tax` waits and makes every lot of the *next* round one coin
dearer). Everybody sets one hand card aside in secret (BZ-2), they become the lots. Sealed bids on all lots at once
(BZ-3); those who tie bid again once (BZ-4), then a lot is drawn. After each sale everybody else who still has the
spoil card may spoil it (BZ-5): the card falls to half its worth, rounded down. Then goods are traded freely, by
offers to one or to all (BZ-6), until all are done. Anybody may take a loan at any time (BZ-7), or leave the standing
order to spoil every lot sold for at least so many coins (BZ-8). Coins and goods count, a loan costs (BZ-9).
"""

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
    RandomAgent,
    Refusal,
    ScoreLine,
    Seat,
    Standing,
    View,
    Window,
    acted,
    places,
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


class Bazaar(Game[State, BazaarOptions]):
    id = "bazaar"
    rules_version = 1
    clause_prefix = "BZ"
    seat_counts = range(2, 5)
    state_type = State
    options_type = BazaarOptions
    action_type = BazaarAction
    reasons = Because

    def setup(self, seats: int, options: BazaarOptions, dice: Dice) -> State:
        deck = dice.stream("deck").shuffled(range(1, 25))
        hands = [sorted(deck.pop() for _ in range(3)) for _ in range(seats)]
        return State(options.rounds, options.open_cash, [Player(20, hand) for hand in hands], deck)

    # Decisions

    def decisions(self, state: State, seat: Seat) -> Sequence[Decision]:
        if state.phase is Phase.OVER:
            return ()
        player = state.players[seat]
        found = []
        if state.phase is Phase.LAY and seat == self._starter(state):
            found.append(Decision(f"r{state.round}", "lay", Nature.TURN, True, frozenset({"lay"})))
        if (window := state.window) is not None and seat in window.asked:
            nature = Nature.REACTION if state.phase is Phase.SPOIL else Nature.SEALED
            answer = window.answer_of(seat)
            kind = {Phase.ASIDE: "aside", Phase.BID: "bids", Phase.REBID: "rebid"}.get(state.phase, "spoil")
            found.append(
                Decision(f"w{window.number}", kind, nature, answer is None, frozenset({kind}), answered=answer)
            )
        if state.phase is Phase.MARKET:
            takes = frozenset({"offer", "accept", "done"}) if not player.done else frozenset({"offer", "accept"})
            found.append(Decision(f"m{state.round}", "market", Nature.FREE, not player.done, takes))
        if not player.loan:
            found.append(Decision("loan", "loan", Nature.FREE, False, frozenset({"loan"})))
        if player.spoil_card:
            found.append(
                Decision("order", "autospoil", Nature.ORDER, False, frozenset({"autospoil"}), answered=player.order)
            )
        return found

    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        player = state.players[seat]
        match decision.kind:
            case "lay":
                return (Lay(text_card="tax"), Lay(text_card="calm"))
            case "aside":
                return [Aside(card=card) for card in player.hand]
            case "rebid":
                return [Rebid(coins=coins) for coins in range(state.price, player.cash + 1)]
            case "spoil":
                return (Spoil(answer="yes"), Spoil(answer="no"))
            case "loan":
                return (Loan(),)
            case "market":
                accepting = [Accept(offer=offer.number) for offer in self._acceptable(state, seat)]
                return accepting if player.done else [*accepting, Done()]
            case _:
                return ()

    def forms(self, state: State, seat: Seat, decision: Decision) -> tuple[Form, ...]:
        player = state.players[seat]
        if decision.kind == "bids":
            most = {LETTERS[lot]: player.cash for lot in range(len(state.lots))}
            return (
                Form(kind="bids", notation=Bids.notation, fields=(Amounts(name="bids", most=most, total=player.cash),)),
            )
        if decision.kind == "market" and player.goods:
            others = tuple(str(other) for other in range(len(state.players)) if other != seat)
            fields = (
                Pick(name="card", items=tuple(map(str, player.goods))),
                Number(name="coins", low=0, high=30),
                Pick(name="partner", items=others, optional=True),
            )
            return (Form(kind="offer", notation=MakeOffer.notation, fields=fields),)
        if decision.kind == "autospoil":
            fields_ = (Number(name="least", low=1, high=20),)
            return (Form(kind="autospoil", notation=AutoSpoil.notation, fields=fields_),)
        return ()

    def _starter(self, state: State) -> Seat:
        return (state.round - 1) % len(state.players)

    def _acceptable(self, state: State, seat: Seat) -> list[Offer]:
        cash = state.players[seat].cash
        return [
            offer
            for offer in state.offers
            if offer.seller != seat and offer.partner in (None, seat) and offer.coins <= cash
        ]

    # Playing

    def apply(self, state: State, move: Move, dice: Dice) -> list[Event]:
        seat, player = move.seat, state.players[move.seat]
        match move.action:
            case Lay(text_card=card):
                state.next_tax = 1 if card == "tax" else 0
                self._open(state, Phase.ASIDE, [seat for seat, other in enumerate(state.players) if other.hand])
                return [Happened(what=card, seat=seat)]
            case Loan():
                player.loan, player.cash = True, player.cash + LOAN
                return [Happened(what="loan", seat=seat)]
            case AutoSpoil(least=least) as order:
                if not 1 <= least <= 20:
                    raise Refusal(Because.TOO_LOW, "BZ-8", least=least)
                player.order = order
                return [Happened(what="order", to=(seat,), numbers=(least,))]
            case MakeOffer() as offer:
                return self._offer(state, seat, offer)
            case Accept(offer=number):
                return self._accept(state, seat, number)
            case Done():
                player.done = True
                events: list[Event] = [Happened(what="done", seat=seat)]
                return events + self._close_market(state, dice)
            case answer:
                self._check_answer(state, seat, answer)
                return self._answer(state, seat, answer, dice)

    def _check_answer(self, state: State, seat: Seat, answer: Action) -> None:
        player = state.players[seat]
        match answer:
            case Aside(card=card) if card not in player.hand:
                raise Refusal(Because.NOT_IN_HAND, "BZ-2", card=card)
            case Bids(bids=bids):
                if not set(bids) <= set(LETTERS[: len(state.lots)]):
                    raise Refusal(Because.NO_SUCH_LOT, "BZ-3", lots=len(state.lots))
                if sum(bids.values()) > player.cash:
                    raise Refusal(Because.TOO_DEAR, "BZ-3", bid=sum(bids.values()), cash=player.cash)
            case Rebid(coins=coins) if coins > player.cash:
                raise Refusal(Because.TOO_DEAR, "BZ-4", bid=coins, cash=player.cash)
            case Rebid(coins=coins) if coins < state.price:
                raise Refusal(Because.TOO_LOW, "BZ-4", bid=coins, least=state.price)
            case _:
                pass

    def _open(self, state: State, phase: Phase, asked: list[Seat]) -> None:
        state.phase, state.windows = phase, state.windows + 1
        state.window = Window.open(state.windows, asked)

    def _answer(self, state: State, seat: Seat, answer: Action, dice: Dice) -> list[Event]:
        window = state.window
        assert window is not None
        assert isinstance(answer, Aside | Bids | Rebid | Spoil)
        first = window.answer_of(seat) is None
        window.answer(seat, answer)
        public = first and state.phase is not Phase.SPOIL
        events: list[Event] = [Happened(what="sealed", seat=seat)] if public else []
        return events + self._close(state, window, dice) if window.complete else events

    def _close(self, state: State, window: Window[Answer], dice: Dice) -> list[Event]:
        state.window = None
        answers = [(seat, answer) for seat, answer in window.results()]
        match state.phase:
            case Phase.ASIDE:
                for seat, answer in answers:
                    assert isinstance(answer, Aside)
                    state.players[seat].hand.remove(answer.card)
                    state.lots.append(answer.card)
                self._open(state, Phase.BID, list(range(len(state.players))))
                return [Revealed(what="lots", numbers=tuple(state.lots))]
            case Phase.BID:
                state.bids = [answer.bids for _, answer in answers if isinstance(answer, Bids)]
                state.lot = -1
                shown = [
                    Revealed(
                        what="bids",
                        seat=seat,
                        numbers=tuple(bids.get(LETTERS[lot], 0) for lot in range(len(state.lots))),
                    )
                    for seat, bids in enumerate(state.bids)
                ]
                return [*shown, *self._next_lot(state, dice)]
            case Phase.REBID:
                rebids = {seat: answer.coins for seat, answer in answers if isinstance(answer, Rebid)}
                state.price = max(rebids.values())
                best = [seat for seat, coins in rebids.items() if coins == state.price]
                shown_again = [Revealed(what="rebid", seat=seat, numbers=(coins,)) for seat, coins in rebids.items()]
                lot = dice.stream(f"tie:{window.number}").choice(best)
                return [*shown_again, *self._sell(state, lot, dice)]
            case _:
                spoilers = [seat for seat, answer in answers if isinstance(answer, Spoil) and answer.answer == "yes"]
                return self._hand_over(state, spoilers, dice)

    def _next_lot(self, state: State, dice: Dice) -> list[Event]:
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
            return [Happened(what="unsold", numbers=(state.lots[state.lot],)), *self._next_lot(state, dice)]
        if len(best) > 1:
            self._open(state, Phase.REBID, best)
            return [Happened(what="tie", numbers=tuple(best))]
        return self._sell(state, best[0], dice)

    def _sell(self, state: State, buyer: Seat, dice: Dice) -> list[Event]:
        state.buyer = buyer
        holders = [seat for seat, other in enumerate(state.players) if other.spoil_card and seat != buyer]
        if not holders:
            return self._hand_over(state, [], dice)
        self._open(state, Phase.SPOIL, holders)
        events: list[Event] = [Happened(what="sold", seat=buyer, numbers=(state.price,))]
        for seat in holders:
            if (order := state.players[seat].order) is not None and state.price >= order.least:
                events.append(acted(seat, order, Spoil(answer="yes")))
                events += self._answer(state, seat, Spoil(answer="yes"), dice)
        return events

    def _hand_over(self, state: State, spoilers: list[Seat], dice: Dice) -> list[Event]:
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
        return events + self._next_lot(state, dice)

    def _offer(self, state: State, seat: Seat, offer: MakeOffer) -> list[Event]:
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

    def _accept(self, state: State, seat: Seat, number: str) -> list[Event]:
        offers = [offer for offer in state.offers if offer.number == number and self._sees(offer, seat)]
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

    def _sees(self, offer: Offer, seat: Seat | None) -> bool:
        return offer.partner is None or seat in (offer.seller, offer.partner)

    def _close_market(self, state: State, dice: Dice) -> list[Event]:
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

    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        match decision.kind:
            case "lay":
                return Lay(text_card="calm")
            case "aside":
                return Aside(card=dice.stream(f"default:{decision.id}:{seat}").choice(state.players[seat].hand))
            case "bids":
                return Bids(bids={})
            case "rebid":
                return Rebid(coins=state.price)
            case "spoil":
                return Spoil(answer="no")
            case _:
                return Done()

    # Knowing

    def view(self, state: State, seat: Seat | None) -> BazaarView:
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
                if self._sees(offer, seat)
            ),
            buyer=state.buyer,
            price=state.price,
            hand=tuple(own.hand) if own else (),
            answer=window.answer_of(seat) if window and seat is not None else None,
            order=own.order if own else None,
        )

    def resample(self, state: State, seat: Seat | None, dice: Dice) -> State:
        other = self.copy(state)
        if state.phase is Phase.OVER:
            return other
        stream = dice.stream("resample")
        strangers = [player for place, player in enumerate(other.players) if place != seat]
        pool = stream.shuffled(other.deck + [card for player in strangers for card in player.hand])
        for player in strangers:
            player.hand = sorted(pool.pop() for _ in player.hand)
            player.order = None
            if not other.open_cash:
                player.cash += stream.between(0, 3)
        other.deck = pool
        other.offers = [offer for offer in other.offers if self._sees(offer, seat)]
        other.offers_made = {
            channel: count for channel, count in other.offers_made.items() if channel == "all" or str(seat) in channel
        }
        if (window := other.window) is not None:
            for place, asked in enumerate(window.asked):
                if asked != seat:
                    window.answers[place] = self._other_answer(other, asked, window.answers[place])
        return other

    def _other_answer(self, state: State, seat: Seat, answer: Answer | None) -> Answer | None:
        match answer:
            case Aside():
                return Aside(card=state.players[seat].hand[0])
            case Bids():
                return Bids(bids={"a": 1})
            case Rebid():
                return Rebid(coins=state.price)
            case _:
                return None

    def over(self, state: State) -> bool:
        return state.phase is Phase.OVER

    def tally(self, state: State) -> tuple[int, ...]:
        return tuple(standing.score for standing in self.outcome(state).standings)

    def outcome(self, state: State) -> Outcome:
        lines = [
            (
                ScoreLine(name="cash", amount=player.cash),
                ScoreLine(name="goods", amount=sum(player.goods)),
                ScoreLine(name="debt", amount=-DEBT if player.loan else 0),
            )
            for player in state.players
        ]
        scores = [sum(line.amount for line in sheet) for sheet in lines]
        ranks = places([(score,) for score in scores])
        return Outcome(
            reason="rounds",
            standings=tuple(
                Standing(seat=seat, place=ranks[seat], score=scores[seat], lines=lines[seat])
                for seat in range(len(state.players))
            ),
        )

    def violations(self, state: State) -> list[str]:
        broken = []
        if any(player.cash < 0 for player in state.players):
            broken.append("cash below 0")
        if any(offer.card not in state.players[offer.seller].goods for offer in state.offers):
            broken.append("an offer of what the seller does not have")
        hidden = [card for player in state.players for card in player.hand] + state.deck
        if len(set(hidden)) != len(hidden):
            broken.append("a card twice")
        return broken

    def agent(self) -> RandomAgent:
        return RandomAgent()
