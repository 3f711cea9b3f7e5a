"""The course of a solo table: when a challenge ends, what it gives, and the way through a campaign (ML-20 to ML-31)."""

from dataclasses import fields

from games.kernel import Dice, Event
from games.lisboa.challenges import BEST_MOVE_COINS, BEST_MOVE_PRESTIGE, LAST_CHALLENGE
from games.lisboa.choices import has_no_action
from games.lisboa.components import CROWD, FOURS, GOODS, WOODEN_STANDS, End, Stage
from games.lisboa.events import (
    BestMove,
    CampaignEnded,
    ChallengeBegan,
    ChallengeEnded,
    SetupRepeated,
    SpecialityDeclared,
)
from games.lisboa.market import GOOD_ON, Payment
from games.lisboa.scoring import campaign_rank, challenge_prestige, challenge_result, total_prestige
from games.lisboa.setup import challenge_state
from games.lisboa.state import NOTHING, Solo, State

_PLAYER = 0


def settle_speciality(state: State, solo: Solo, payments: list[Payment], events: list[Event]) -> None:
    """The first good that is paid for becomes the speciality (ML-21.2)."""
    if state.challenge.one_good_earns and solo.speciality == NOTHING and payments:
        solo.speciality = GOOD_ON[state.market.cells[payments[0].cell]]
        events.append(SpecialityDeclared(seat=_PLAYER, good=GOODS[solo.speciality]))


def count_income(state: State, solo: Solo, payments: list[Payment], events: list[Event]) -> None:
    """Count what tiles with four customers paid (ML-22.1), and look for the best possible move (ML-30)."""
    tiles = state.market.entrances
    solo.four_money += sum(payment.amount for payment in payments if CROWD[tiles[payment.entrance]] == FOURS)
    income = sum(payment.amount for payment in payments)
    solo.best_move = max(solo.best_move, income)
    if income >= BEST_MOVE_COINS and not solo.bonus and state.options.solo_mode == "campaign":
        solo.bonus = True
        events.append(BestMove(seat=_PLAYER, amount=income, prestige=BEST_MOVE_PRESTIGE))


def end_of_turn(state: State, solo: Solo, end: End | None, events: list[Event]) -> None:
    """End the challenge if it is time, else begin the next turn."""
    placed = WOODEN_STANDS - state.players[_PLAYER].stands_left
    if end is None and placed == state.challenge.last_stand:  # ML-27.7
        end = End.LAST_STAND
    if end is not None:
        _end_challenge(state, solo, end, events)
        return
    state.turn += 1
    if has_no_action(state):
        _end_challenge(state, solo, End.NO_ACTION, events)


def look_for_action(state: State, solo: Solo, dice: Dice, events: list[Event]) -> None:
    """After a swap or a speciality: end the challenge if nothing can be done any more (ML-20.4)."""
    if has_no_action(state):
        end_without_action(state, solo, dice, events)


def end_without_action(state: State, solo: Solo, dice: Dice, events: list[Event]) -> None:
    """End the challenge because no action is legal, or repeat its setup if it had not begun (ML-29.6)."""
    if state.challenge.streets and state.players[_PLAYER].stands_left == WOODEN_STANDS:
        solo.setups += 1
        events.append(SetupRepeated(challenge=solo.challenge))
        _begin(state, solo, dice)
    else:
        _end_challenge(state, solo, End.NO_ACTION, events)


def go_on(state: State, solo: Solo, dice: Dice, events: list[Event]) -> None:
    """Set the next challenge up; only the sheet and the best move carry over (ML-31.4)."""
    following = Solo(
        solo.challenge + 1,
        best_move=solo.best_move,
        bonus=solo.bonus,
        results=solo.results,
        prestige=solo.prestige,
    )
    events.append(ChallengeBegan(challenge=following.challenge))
    _begin(state, following, dice)


def give_up(state: State, solo: Solo, events: list[Event]) -> None:
    """End the campaign before its last challenge."""
    _end_campaign(state, solo, End.CAMPAIGN_GIVEN_UP, events)


def _begin(state: State, solo: Solo, dice: Dice) -> None:
    turn = state.turn + 1
    fresh = challenge_state(state.options, solo, dice)
    for part in fields(State):
        setattr(state, part.name, getattr(fresh, part.name))
    state.turn = turn


def _end_challenge(state: State, solo: Solo, end: End, events: list[Event]) -> None:
    result = challenge_result(state, solo)
    prestige = challenge_prestige(state, result)
    solo.results.append(result)
    solo.prestige.append(prestige)
    events.append(ChallengeEnded(seat=_PLAYER, challenge=solo.challenge, reason=end, result=result, prestige=prestige))
    state.end = end
    if state.options.solo_mode == "single":
        state.stage = Stage.OVER
    elif solo.challenge == LAST_CHALLENGE:
        _end_campaign(state, solo, End.CAMPAIGN_COMPLETE, events)
    else:
        state.stage = Stage.NEXT


def _end_campaign(state: State, solo: Solo, end: End, events: list[Event]) -> None:
    events.append(CampaignEnded(seat=_PLAYER, reason=end, total=total_prestige(solo), rank=campaign_rank(solo)))
    state.end = end
    state.stage = Stage.OVER
