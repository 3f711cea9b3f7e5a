"""CHOOSE: prize holders take lots in order of position (MT-8)."""

from collections.abc import Sequence
from functools import lru_cache

from typing_extensions import override

from games.kernel import Action, Decision, Dice, Event, Move, Question, Refusal, Seat, acted, kinds_of, plays
from games.turin.actions import Plan, Take
from games.turin.buying import open_buy
from games.turin.components import Phase, prizes
from games.turin.events import Discarded, Took, TookByOrder
from games.turin.listed import takes
from games.turin.listing import open_list
from games.turin.reasons import Because
from games.turin.state import State


def begin_choice(state: State) -> list[Event]:
    """The first who has to be asked chooses."""
    state.phase, state.window = Phase.CHOOSE, None
    return _go_on(state)


def chooser(state: State) -> Seat | None:
    """Whose choice it is."""
    if not state.queue or state.auction is None:
        return None
    return state.auction.holders[state.queue[0]]


def prize(state: State) -> int:
    """How many lots the chooser takes."""
    return prizes(state.seats, state.round)[state.queue[0]]


class Taking(Question[State]):
    """Which lots the next prize holder takes."""

    kinds = ("take",)
    accepts = kinds_of(Take)
    phases = (Phase.CHOOSE,)

    @override
    def asks(self, state: State, seat: Seat) -> bool:
        return chooser(state) == seat

    @override
    def decision(self, state: State, seat: Seat) -> Decision:
        return _taking(state.game, state.round, state.queue[0] + 1, prize(state), len(state.lots))

    @override
    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        return takes(state.lots, prize(state))

    @override
    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        """The deposited preference as far as it goes, then the lowest cards."""
        rest = sorted(card for card in state.lots if card not in state.players[seat].prefer)
        wanted = [*preference(state, seat), *rest][: prize(state)]
        return Take(cards=tuple(card for card in state.lots if card in wanted))


@lru_cache(maxsize=256)
def _taking(game: int, round_number: int, position: int, count: int, lots: int) -> Decision:
    return Taking.put(f"{game}.{round_number}.take{position}", {"count": count, "lots": lots})


@plays
def take(state: State, move: Move[Take], dice: Dice) -> list[Event]:
    """Take exactly as many different lots as the prize says (MT-8.1)."""
    cards = move.action.cards
    if len(cards) != prize(state):
        raise Refusal(Because.WRONG_NUMBER, "MT-8.1", cards=len(cards), needed=prize(state))
    if len(set(cards)) < len(cards):
        raise Refusal(Because.TWICE, "MT-8.1")
    for card in cards:
        if card not in state.lots:
            raise Refusal(Because.NOT_A_LOT, "MT-8.1", card=card)
    _hand_over(state, move.seat, cards)
    return [Took(seat=move.seat, cards=cards), *_go_on(state)]


def _go_on(state: State) -> list[Event]:
    """Let everybody take who need not be asked."""
    events: list[Event] = []
    while taken := _take_unasked(state):
        events += taken
    return events


def _hand_over(state: State, seat: Seat, cards: tuple[str, ...]) -> None:
    """The lots go face up to their winner (MT-8.3)."""
    for card in cards:
        state.lots.remove(card)
        state.players[seat].cards.append(card)
    state.queue.pop(0)


def _take_unasked(state: State) -> list[Event]:
    """What the next chooser takes without being asked; nothing if they have to be asked."""
    seat = chooser(state)
    if seat is None:
        return []
    count = prize(state)
    if len(state.lots) == count:  # MT-8.2
        cards = tuple(state.lots)
        _hand_over(state, seat, cards)
        return [Took(seat=seat, cards=cards)]
    preferred = preference(state, seat)
    if len(preferred) < count:
        return []
    cards = tuple(card for card in state.lots if card in preferred[:count])
    _hand_over(state, seat, cards)
    assert state.auction is not None  # noqa: S101 - lots are chosen after an auction
    order = Plan(coins=state.auction.bids[seat], prefer=tuple(state.players[seat].prefer))
    return [
        acted(seat, order, Take(cards=cards)),
        TookByOrder(seat=seat, cards=cards),
    ]


def preference(state: State, seat: Seat) -> list[str]:
    """The lots still there of the deposited preference, the dearest first."""
    return [card for card in state.players[seat].prefer if card in state.lots]


def _discard_rest(state: State) -> list[Event]:
    """Lots of void positions leave the game (MT-8.4)."""
    for player in state.players:
        player.prefer = []
    left, state.lots = state.lots, []
    state.discarded += left
    return [Discarded(cards=tuple(left))] if left else []


def after_choose(state: State, _dice: Dice) -> list[Event]:
    """What nobody won leaves the game; the sales begin."""
    events = _discard_rest(state)
    return events + (open_list(state) if state.has_list else open_buy(state))
