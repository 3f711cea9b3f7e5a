"""The course of a game: which phase follows which, and who is asked in it (MT-3)."""

from collections.abc import Callable
from typing import TypeVar

from games.kernel import Action, Dice, Event, Seat, Window, acted
from games.turin import auction, choosing, offers, scoring, trade
from games.turin.actions import (
    DONE,
    NEVER_SELL,
    NEXTS,
    NO_PURCHASE,
    PASS,
    PLACES,
    Answer,
    Bid,
    Done,
    Extra,
    Goose,
    Pass,
    Place,
    Plan,
)
from games.turin.components import CARDS, HAND_SIZES, REMOVED, ROUNDS, START_CASH, is_opening
from games.turin.events import AnsweredByOrder, Dealt, GooseMoved, NewGame, closed
from games.turin.options import TurinOptions
from games.turin.ranking import groups
from games.turin.sealing import seal
from games.turin.state import Phase, Player, State

A = TypeVar("A")

UNDISTURBED = frozenset({Phase.BID, Phase.REBID, Phase.LIST, Phase.BUY})
"""Phases that do not close while a buyer is still to be found (MT-10.8, MT-10.9)."""


# Beginning


def first_state(seats: int, options: TurinOptions, dice: Dice) -> State:
    """The deal, and the first question."""
    state = State(options, [], [], [])
    _deal(state, seats, dice)
    _begin_round(state)
    return state


def _deal(state: State, seats: int, dice: Dice) -> None:
    """MT-2: everything anew but the game's number and the scores."""
    deck = dice.stream(f"deck:{state.game}").shuffled(tuple(CARDS))
    size = HAND_SIZES[seats]
    state.players = [Player(START_CASH, sorted(deck[seat * size : (seat + 1) * size])) for seat in range(seats)]
    rest = sorted(deck[seats * size :])
    state.removed, state.lots = rest[: REMOVED[seats]], rest[REMOVED[seats] :]
    state.round, state.placed, state.discarded, state.auction = 1, [], [], None
    state.tokens, state.goose = [None] * len(state.tokens), None


# Going on


def proceed(state: State, dice: Dice) -> list[Event]:
    """Carry on until somebody has to decide, or the game is over."""
    events: list[Event] = []
    while _is_ready(state):
        events += _STEPS[state.phase](state, dice)
    return events


def _is_ready(state: State) -> bool:
    if state.window is not None:
        return state.window.complete and not (state.phase in UNDISTURBED and _seeks_buyer(state))
    if state.phase is Phase.OVER:
        return False
    return not state.queue and not (_sales_end_with_choice(state) and _seeks_buyer(state))


def _seeks_buyer(state: State) -> bool:
    return bool(state.contests or state.claims)


def _is_last_round(state: State) -> bool:
    return state.round == ROUNDS[state.seats]


def _sales_end_with_choice(state: State) -> bool:
    return _is_last_round(state) and state.options.final_sales == "none"


def _open(state: State, phase: Phase, asked: list[Seat]) -> None:
    state.phase, state.orders_settled = phase, False
    state.window = Window.open(state.round, asked)


def _answer_by_order(state: State, seat: Seat, answer: Answer, order: Action, *further: Action) -> list[Event]:
    assert state.window is not None  # noqa: S101 - called right after a window was opened
    state.window.answer(seat, answer)
    return [acted(seat, order, answer, *further), AnsweredByOrder(seat=seat)]


def _answers(state: State, kind: type[A]) -> list[tuple[Seat, A]]:
    """The answers of the closing window."""
    assert state.window is not None  # noqa: S101 - a phase with a question has a window
    return [(seat, answer) for seat, answer in state.window.results() if isinstance(answer, kind)]


# SELECT


def _begin_round(state: State) -> list[Event]:
    if is_opening(state.seats, state.round):  # MT-3.2
        _open(state, Phase.BID, list(range(state.seats)))
        return []
    if len(state.players[0].hand) == 1:  # MT-4.4
        shown = auction.show_lots(state, [player.hand[0] for player in state.players])
        _open(state, Phase.BID, list(range(state.seats)))
        return [shown]
    _open(state, Phase.SELECT, list(range(state.seats)))
    events: list[Event] = []
    for seat, player in enumerate(state.players):
        if player.next_card is not None:
            events += _answer_by_order(state, seat, PLACES[player.next_card], NEXTS[player.next_card])
            player.next_card = None
    return events


def _after_select(state: State, _dice: Dice) -> list[Event]:
    shown = auction.show_lots(state, [place.card for _, place in _answers(state, Place)])
    _open(state, Phase.BID, list(range(state.seats)))
    return [shown]


# BID, GOOSE, REBID, SETTLE


def _after_bid(state: State, dice: Dice) -> list[Event]:
    if not state.orders_settled:
        return trade.settle_orders(state)  # MT-5.3: before the bids are shown
    events = auction.show_bids(state, _bids(state))
    asked = auction.asked_about_goose(state)
    if asked:
        _open(state, Phase.GOOSE, asked)
        return events
    return events + _rebid_or_settle(state, dice)


def _bids(state: State) -> list[Bid | Plan]:
    assert state.window is not None  # noqa: S101 - a phase with a question has a window
    return [answer for answer in state.window.answers if isinstance(answer, Bid | Plan)]


def _after_goose(state: State, dice: Dice) -> list[Event]:
    events = auction.show_goose(state, _answers(state, Goose), dice)
    return events + _rebid_or_settle(state, dice)


def _rebid_or_settle(state: State, dice: Dice) -> list[Event]:
    asked = sorted(seat for group in groups(auction.bids_of(state)) for seat in group.seats)
    if not asked:
        return _settle(state, dice)
    _open(state, Phase.REBID, asked)
    events = auction.show_ties(state)
    for seat in asked:
        deposited = state.players[seat].extra
        if deposited is not None:
            extra = Extra(coins=deposited)
            events += _answer_by_order(state, seat, extra, extra)
    return events


def _after_rebid(state: State, dice: Dice) -> list[Event]:
    return auction.show_extras(state, _answers(state, Extra)) + _settle(state, dice)


def _settle(state: State, dice: Dice) -> list[Event]:
    events = auction.settle(state, dice)
    state.phase, state.window = Phase.CHOOSE, None
    return events + choosing.go_on(state)


# CHOOSE


def _after_choose(state: State, _dice: Dice) -> list[Event]:
    events = choosing.discard_rest(state)
    if not _is_last_round(state) or state.options.final_sales == "full":
        return events + _open_list(state)
    return events + _open_buy(state)


# LIST and BUY


def pass_by(state: State, seat: Seat, answer: Pass | Done) -> list[Event]:
    """Neither sell nor buy."""
    return seal(state, seat, answer)


def _others_listings(state: State, seat: Seat) -> bool:
    return any(listing.seller != seat for listing in state.listings)


def _open_list(state: State) -> list[Event]:
    """MT-3.7: who has a card to offer, or an old listing to order."""
    asked = [
        seat
        for seat, player in enumerate(state.players)
        if player.cards or (not state.live and _others_listings(state, seat))
    ]
    if not asked:
        return _open_buy(state)
    _open(state, Phase.LIST, asked)
    events: list[Event] = []
    for seat in asked:
        player = state.players[seat]
        may_sell = bool(player.cards) and not player.never_sell
        may_buy = not state.live and _others_listings(state, seat) and not player.no_purchase
        if not may_sell and not may_buy:
            events += _answer_by_order(state, seat, PASS, *_habits(player))
    return events


def _habits(player: Player) -> list[Action]:
    return [habit for habit, holds in ((NEVER_SELL, player.never_sell), (NO_PURCHASE, player.no_purchase)) if holds]


def _after_list(state: State, _dice: Dice) -> list[Event]:
    if not state.orders_settled:
        return trade.settle_orders(state)  # MT-9.8 (1)
    return offers.work_off(state) + _open_buy(state)


def _open_buy(state: State) -> list[Event]:
    asked = (
        [] if _sales_end_with_choice(state) else [seat for seat in range(state.seats) if _others_listings(state, seat)]
    )
    if not asked:
        state.phase, state.window = Phase.BUY, Window.open(state.round, [])
        return []
    _open(state, Phase.BUY, asked)
    events: list[Event] = []
    for seat in asked:
        if state.players[seat].no_purchase:
            events += _answer_by_order(state, seat, DONE if state.live else PASS, *_habits(state.players[seat]))
    return events


def _after_buy(state: State, dice: Dice) -> list[Event]:
    assert state.window is not None  # noqa: S101 - a phase with a question has a window
    if state.window.asked and not state.orders_settled:
        return trade.settle_orders(state)
    events: list[Event] = [closed(Phase.BUY)] if state.window.asked else []
    return events + _end_round(state, dice)


# The end of a round, of a game, of a series


def _end_round(state: State, dice: Dice) -> list[Event]:
    events = scoring.move_tokens(state)
    for player in state.players:
        player.no_purchase = False
    if _is_last_round(state):
        return events + _end_game(state, dice)
    if state.options.goose == "underdog":
        events += _move_underdog_goose(state)
    state.round += 1
    return events + _begin_round(state)


def _move_underdog_goose(state: State) -> list[Event]:
    """MT-17.1."""
    counts = [state.tokens.count(seat) for seat in range(state.seats)]
    fewest = [seat for seat, count in enumerate(counts) if count == min(counts)]
    owner = fewest[0] if len(fewest) == 1 else None
    if owner == state.goose:
        return []
    state.goose = owner
    return [GooseMoved(owner=owner, owned=owner is not None)]


def _end_game(state: State, dice: Dice) -> list[Event]:
    events = scoring.finish(state)
    if len(state.scores) == state.options.series_length:
        state.phase, state.window = Phase.OVER, None
        return events
    state.game += 1  # MT-15.1
    _deal(state, state.seats, dice)
    events.append(NewGame(game=state.game, centre=tuple(state.lots)))
    events += [Dealt(to=(seat,), cards=tuple(player.hand)) for seat, player in enumerate(state.players)]
    return events + _begin_round(state)


_STEPS: dict[Phase, Callable[[State, Dice], list[Event]]] = {
    Phase.SELECT: _after_select,
    Phase.BID: _after_bid,
    Phase.GOOSE: _after_goose,
    Phase.REBID: _after_rebid,
    Phase.CHOOSE: _after_choose,
    Phase.LIST: _after_list,
    Phase.BUY: _after_buy,
}
