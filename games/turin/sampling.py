"""Other worlds: states that a seat could not tell from the real one."""

from games.kernel import Dice, Seat, Stream
from games.turin.actions import Answer, Bid, Extra, Goose, Place
from games.turin.components import Phase
from games.turin.listed import DONE, PASS
from games.turin.state import State

HIDDEN_COINS = 12
"""How far the cash of others is drawn apart, where it is hidden."""


def resample(state: State, seat: Seat | None, dice: Dice) -> None:
    """Draw anew, in place, all that this seat cannot know; after the end all is known."""
    if state.phase is Phase.OVER:
        return
    stream = dice.stream("resample")
    strangers = [other for other in range(state.seats) if other != seat]
    _deal_anew(state, strangers, stream)
    for claim in state.claims:
        for place, other in enumerate(claim.window.asked):
            if other != seat and claim.window.answers[place] is not None:
                claim.window.answers[place] = False
    for other in strangers:
        player = state.players[other]
        player.extra, player.prefer, player.wants, player.favour = None, [], [], []
        player.never_sell, player.no_purchase, player.next_card, player.plan = False, False, None, None
        if state.options.money_visibility == "hidden":
            promised = player.cash - state.free(other)
            player.cash = promised + stream.below(HIDDEN_COINS)
        _answer_anew(state, other, stream)


def _deal_anew(state: State, strangers: list[Seat], stream: Stream) -> None:
    hidden = [card for other in strangers for card in state.players[other].hand] + state.removed
    pool = stream.shuffled(sorted(hidden))
    for other in strangers:
        player = state.players[other]
        player.hand = sorted(pool.pop() for _ in player.hand)
    state.removed = sorted(pool)


def _answer_anew(state: State, other: Seat, stream: Stream) -> None:
    if state.window is None or state.window.answer_of(other) is None:
        return
    state.window.answer(other, _answer(state, other, stream))


def _answer(state: State, other: Seat, stream: Stream) -> Answer:
    match state.phase:
        case Phase.SELECT:
            return Place(card=stream.choice(state.players[other].hand))
        case Phase.BID:
            return Bid(coins=stream.below(state.free(other) + 1))
        case Phase.REBID:
            return Extra(coins=stream.below(state.free(other) + 1))
        case Phase.GOOSE:
            return Goose(answer="leave" if state.goose is None else "keep")
        case Phase.BUY if state.live:
            return DONE
        case _:
            return PASS
