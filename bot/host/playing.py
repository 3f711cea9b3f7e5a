"""Moves of people."""

from collections.abc import Mapping

from bot.host.change import Change
from bot.host.finishing import proceed
from bot.host.hosted import HostedTable
from bot.host.pauses import resume
from bot.host.time.questions import Question, questions
from bot.host.time.run_out import forgive_answered
from bot.messages.reasons import HouseReason
from bot.store import Pause, Person
from games.kernel import Action, Nature, Refusal, Seat


def seat_of(hosted: HostedTable, person: Person) -> Seat:
    """The seat in which a person has a hand; a Refusal if they have none."""
    seat = hosted.record.seat_of(person.id)
    if seat is None:
        raise Refusal(HouseReason.NOT_SEATED)
    if hosted.table is None:
        raise Refusal(HouseReason.NOT_BEGUN)
    return seat


def seat_to_move(hosted: HostedTable, person: Person) -> Seat:
    """The seat in which a person may move now; a Refusal if the computer does, in a pause, or where no game runs."""
    seat = seat_of(hosted, person)
    hosted.check_running()
    if hosted.record.chairs[seat].computer_plays:
        raise Refusal(HouseReason.COMPUTER_PLAYS)
    hosted.check_moves_allowed()
    return seat


async def play(
    change: Change, person: Person, action: Action | str | dict[str, object], decision: str | None = None
) -> HostedTable:
    """A person's move, and all that follows from it."""
    seat = seat_to_move(change.hosted, person)
    before = questions(change.hosted)
    if change.hosted.record.pause is Pause.ABSENCE:
        await resume(change)
    await change.play(seat, action, decision)
    await forgive_answered(change, before)
    await proceed(change, by=person.id, openly=_moves_openly(change.hosted, seat, before))
    return change.hosted


def _moves_openly(hosted: HostedTable, seat: Seat, before: Mapping[str, Question]) -> bool:
    """Whether everybody knows who has moved, or nobody else plays: else the place of the board could tell it."""
    turns = (question for question in before.values() if question.decision.nature is Nature.TURN)
    return not hosted.record.is_shared or any(seat in question.seats for question in turns)


async def settle(change: Change, seat: Seat, decision: str) -> None:
    """The only answer that somebody has, if they still have only one, and all that follows from it."""
    forced = change.hosted.running.forced(seat)
    if forced is None or forced.id != decision:
        return
    before = questions(change.hosted)
    await change.settle(seat, forced)
    await change.computers_play()
    await forgive_answered(change, before)
    await proceed(change)
