"""SELECT and BID: lots and sealed bids (MT-4, MT-5)."""

from collections.abc import Sequence
from functools import lru_cache

from typing_extensions import override

from games.kernel import Action, Decision, Dice, Event, Form, Move, Refusal, Seat, Stream, kinds_of, plays
from games.turin.actions import Ahead, Answer, Bid, Place, Plan
from games.turin.components import ROUNDS, Phase, is_opening, prizes
from games.turin.events import BidShown, LotsShown
from games.turin.forms import bid_forms, for_sale
from games.turin.listed import PLACES, bids
from games.turin.loans import check_covered, check_least
from games.turin.orders import drop_plans, place_planned
from games.turin.plans import AUCTION, forget
from games.turin.reasons import Because
from games.turin.sales import check_orders, settle_orders
from games.turin.sealing import Sealed, answers, ask, name_of, seal
from games.turin.state import Auction, State
from games.turin.ties import begin_ties

# SELECT


def begin_round(state: State) -> list[Event]:
    """Ask for the lots of a round, or for the bids at once where nobody has to choose what is auctioned."""
    if is_opening(state.seats, state.round):  # MT-3.2
        _begin_bids(state)
        return []
    if len(state.players[0].hand) == 1:  # MT-4.4
        return _show_lots(state, [player.hand[0] for player in state.players])
    ask(state, Phase.SELECT, list(range(state.seats)))
    return place_planned(state)


class Placing(Sealed):
    """Which hand card goes up for auction."""

    kinds = ("place",)
    accepts = kinds_of(Place)
    phases = (Phase.SELECT,)

    @override
    def decision(self, state: State, seat: Seat) -> Decision:
        return _placing(state.game, state.round, state.seats)

    @override
    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        return [PLACES[card] for card in state.players[seat].hand]

    @override
    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        """By lot: a fixed card would tell something about the hand."""
        return PLACES[dice.stream(f"default:{decision.id}:{seat}").choice(state.players[seat].hand)]

    @override
    def another(self, state: State, seat: Seat, answer: Answer, stream: Stream) -> Answer:
        return PLACES[stream.choice(state.players[seat].hand)]


@lru_cache(maxsize=64)
def _placing(game: int, round_number: int, seats: int) -> Decision:
    return Placing.put(name_of(game, round_number, Phase.SELECT), {"round": round_number, "rounds": ROUNDS[seats]})


@plays
def place(state: State, move: Move[Place], dice: Dice) -> list[Event]:
    """Choose an own hand card for the auction (MT-4.1)."""
    if move.action.card not in state.players[move.seat].hand:
        raise Refusal(Because.NOT_IN_HAND, "MT-4.1", card=move.action.card)
    return seal(state, move.seat, move.action)


def after_select(state: State, _dice: Dice) -> list[Event]:
    """Show the lots."""
    return _show_lots(state, [place.card for _, place in answers(state, Place)])


def _show_lots(state: State, cards: list[str]) -> list[Event]:
    """The chosen cards become the lots, all at once (MT-4.2)."""
    for player, card in zip(state.players, cards, strict=True):
        player.hand.remove(card)
    state.placed, state.lots = list(cards), list(cards)
    _begin_bids(state)
    return [LotsShown(round=state.round, cards=tuple(cards)), *drop_plans(state)]


# BID


def _begin_bids(state: State) -> None:
    ask(state, Phase.BID, list(range(state.seats)))


class Bidding(Sealed):
    """What is bid for the lots, and what is deposited with it."""

    kinds = ("bid",)
    accepts = kinds_of(Bid, Plan)
    phases = (Phase.BID,)

    @override
    def decision(self, state: State, seat: Seat) -> Decision:
        return _bidding(state.game, state.round, state.seats)

    @override
    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        return bids(state.free(seat))

    @override
    def forms(self, state: State, seat: Seat, decision: Decision) -> tuple[Form, ...]:
        purse = state.free(seat)
        return bid_forms(purse, for_sale(state, seat, purse), tuple(state.lots))

    @override
    def nothing(self, state: State) -> Answer:
        return Bid(coins=0)

    @override
    def another(self, state: State, seat: Seat, answer: Answer, stream: Stream) -> Answer:
        return Bid(coins=stream.below(state.free(seat) + 1))


@lru_cache(maxsize=64)
def _bidding(game: int, round_number: int, seats: int) -> Decision:
    lots = sum(prizes(seats, round_number))
    facts = {"round": round_number, "rounds": ROUNDS[seats], "lots": lots}
    return Bidding.put(name_of(game, round_number, Phase.BID), facts)


@plays
def bid(state: State, move: Move[Bid | Plan], dice: Dice) -> list[Event]:
    """Bid in secret."""
    return seal_bid(state, move.seat, move.action)


def seal_bid(state: State, seat: Seat, answer: Bid | Plan) -> list[Event]:
    """Bid, deposited extra and orders are covered by cash together (MT-5.1, MT-10.4)."""
    check_least(answer.coins, "MT-5.1")
    coins = answer.coins
    if isinstance(answer, Plan):
        _check_deposits(state, seat, answer)
        coins += (answer.extra or 0) + state.cost(answer.buy)
    check_covered(state, seat, coins, state.free(seat), "MT-5.6")
    return seal(state, seat, answer)


def _check_deposits(state: State, seat: Seat, plan: Plan) -> None:
    check_least(plan.extra or 0, "MT-6.6")
    check_orders(state, seat, plan.buy, "MT-10.4")
    if len(set(plan.prefer)) < len(plan.prefer):
        raise Refusal(Because.TWICE, "MT-8.1")
    for card in plan.prefer:
        if card not in state.lots:
            raise Refusal(Because.NOT_A_LOT, "MT-8.1", card=card)


def after_bid(state: State, dice: Dice) -> list[Event]:
    """Show the bids, and break the ties between them."""
    if not state.orders_settled:
        return settle_orders(state)  # MT-5.3: before the bids are shown
    return _show_bids(state, _bids(state)) + begin_ties(state, dice)


def _bids(state: State) -> list[Bid | Plan]:
    assert state.window is not None  # noqa: S101 - a phase with a question has a window
    return [answer for answer in state.window.answers if isinstance(answer, Bid | Plan)]


def _show_bids(state: State, bids: list[Bid | Plan]) -> list[Event]:
    """All bids at once (MT-5.3); what was deposited with them stays with its owner."""
    coins = [answer.coins for answer in bids]
    bonus = state.goose if state.options.goose == "underdog" else None
    state.auction = Auction(coins, [0] * state.seats, bonus)
    for seat, answer in enumerate(bids):
        _deposit(state, seat, answer)
    return [
        BidShown(seat=seat, coins=amount, bonus=seat == bonus and amount > 0)  # MT-17.3
        for seat, amount in enumerate(coins)
    ]


def _deposit(state: State, seat: Seat, answer: Bid | Plan) -> None:
    """What was left with the bid; where it says nothing, what was planned."""
    player = state.players[seat]
    player.extra, player.prefer = answer.extra, list(answer.prefer)
    if player.plan is not None:
        if player.extra is None:
            player.extra = planned_extra(state, seat, player.plan, answer.coins)
        player.prefer = player.prefer or list(player.plan.ranking)
        forget(player, AUCTION)


def planned_extra(state: State, seat: Seat, plan: Ahead, coins: int) -> int | None:
    """What a plan adds to a bid of so many coins in a tie: as much as is left beside it, up to what it says."""
    return None if plan.extra is None else min(plan.extra, state.free(seat) - coins)
