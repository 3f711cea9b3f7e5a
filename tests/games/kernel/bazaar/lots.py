"""BZ-1 to BZ-5: cards are laid and set aside, lots are bid for, sold and spoilt."""

from collections.abc import Sequence

from games.kernel import (
    Action,
    Amounts,
    Decision,
    Dice,
    Event,
    Form,
    Move,
    Nature,
    Question,
    Refusal,
    Seat,
    Stream,
    Window,
    WindowQuestion,
    acted,
    kinds_of,
    plays,
)
from tests.games.kernel.bazaar.actions import Answer, Aside, Bids, Lay, Rebid, Spoil
from tests.games.kernel.bazaar.components import LETTERS, Phase
from tests.games.kernel.bazaar.events import Happened, Revealed
from tests.games.kernel.bazaar.reasons import Because
from tests.games.kernel.bazaar.state import State


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


SETTING_ASIDE, BIDDING, REBIDDING, SPOILING = SettingAside(), Bidding(), Rebidding(), Spoiling()


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
