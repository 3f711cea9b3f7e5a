"""What everybody is told after something has happened: the board in the channel, questions, news in person."""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta
from itertools import takewhile

from bot.host import news, slips, tips
from bot.host.change import Change
from bot.host.hosted import HostedTable
from bot.host.news import News
from bot.host.posting import post, refresh, say
from bot.host.screens import Stage
from bot.host.time.hours import Hours, hours_of
from bot.host.time.questions import SECRET, questions
from bot.host.time.windows import windows_of
from bot.store import About, Asks, Call, Person
from games.kernel import Decision, Event, Seat

LINES_KEPT = 25

Asked = tuple[Seat, Decision]


async def announce(
    change: Change,
    *,
    by: int | None = None,
    openly: bool = True,
    reopened: bool = False,
    again: bool = False,
) -> None:
    """Show what has happened to everybody whom it concerns.

    Whoever is newly asked is called; with ``again`` everybody who is asked. ``by`` has done it, is here, and reads in
    the answer what they are asked next: nobody sends them a message of their own. In the channel they are left out only
    if they did it ``openly``, for there their absence would tell who it was.
    """
    newly = await (await windows_of(change)).follow(reopened)
    if change.hosted.lesson is not None:
        await _show(change, (), others_due=True)  # all that a learner needs stands there
        return
    await tips.follow(change)
    called = {name: question.seats for name, question in questions(change.hosted).items()} if again else newly
    due = {change.hosted.record.chairs[seat].person_id for seats in called.values() for seat in seats}
    left_out = by if openly else None
    told = await news.gather(change)
    others = [each for each in _asked(change, called, told) if not _sits_in(change, left_out, each[0])]
    ways = [(seat, decision, await _way(change, seat, decision)) for seat, decision in others]
    mentioned = [(seat, decision) for seat, decision, way in ways if way is Call.MENTION]
    await _show(change, mentioned, others_due=not due <= {left_out})
    for seat, decision, way in ways:
        if way is Call.DM and not _sits_in(change, by, seat):
            await ask_directly(change, seat, decision, Stage.ASKED)
    await news.tell(change, told)


def _asked(change: Change, called: Mapping[str, Collection[Seat]], told: Sequence[News]) -> list[Asked]:
    """Who is to be called for what, but for those who are asked it with the news that they are told in person."""
    in_person = {(each.seat, topic.decision) for each in told for topic in each.asks}
    return [
        (seat, decision)
        for seat, decision in change.hosted.running.awaited()
        if seat in called.get(decision.id, ()) and (seat, decision.id) not in in_person
    ]


def _sits_in(change: Change, person_id: int | None, seat: Seat) -> bool:
    return person_id is not None and change.hosted.record.chairs[seat].person_id == person_id


async def _way(change: Change, seat: Seat, decision: Decision) -> Call | None:
    person = await change.person_in(seat)
    hours = hours_of(person, change.hosted.record.weekends_off)
    return how_to_notify(person, hours, change.now, in_private=is_private(change.hosted, seat, decision))


def is_private(hosted: HostedTable, seat: Seat, decision: Decision) -> bool:
    """Whether somebody is asked without the others seeing it: their answer is secret, or that they have a choice."""
    return decision.nature in SECRET or hosted.is_veiled(seat, decision)


def how_to_notify(person: Person, hours: Hours, now: datetime, *, in_private: bool) -> Call | None:
    """How a person is told now that they are asked; None if not, or not yet."""
    if person.reminders is Call.NONE or hours.is_quiet(now):
        return None
    return Call.DM if person.reachable and (person.reminders is Call.DM or in_private) else Call.MENTION


# In the channel


def lines(change: Change) -> list[str]:
    """All that has happened, as everybody may know it."""
    return change.opening + change.screens.lines(change.hosted, change.played)


async def _show(change: Change, called: Sequence[Asked], *, others_due: bool) -> None:
    """The board: a new message where others are asked something else than before, else in the place of the last one."""
    people = dict(change.hosted.people())
    calls = tuple(dict.fromkeys(people[seat] for seat, _ in called))
    point, before = change.hosted.point(), change.hosted.record.post_key
    in_place = _is_in_place(change, point, others_due)
    # Whoever plays alone has read what happened before their move; else somebody may not have seen it yet.
    same = point == before and change.hosted.lesson is None
    kept = change.hosted.record.post_lines if in_place and (same or change.hosted.record.is_shared) else ()
    change.update(post_key=point, post_lines=_with_news(change, kept)[-LINES_KEPT:])
    message = change.screens.turn(change.hosted, calls)
    if not in_place:
        await post(change, message)
    elif not await refresh(change, message):
        await _call_beside(change, called)


def _with_news(change: Change, kept: Sequence[str]) -> Sequence[str]:
    """What stands above the board, and what has happened since: whoever answers goes on the line of who did before."""
    before = _answered_before(change)
    told = change.screens.lines(change.hosted, before)
    if change.opening or not told or list(kept[-len(told) :]) != told:
        return (*kept, *lines(change))
    return (*kept[: -len(told)], *change.screens.lines(change.hosted, [*before, *change.played]))


def _answered_before(change: Change) -> list[list[Event]]:
    """The moves just before those that were played now, as far as they only answered something that is still open."""
    moves = [list(move.events) for move in change.hosted.running.happened()]
    first = len(moves) - len(change.played)
    if moves[first:] != change.played:
        return []  # a move was taken back
    answers = takewhile(lambda move: all(event.passing for event in move), reversed(moves[:first]))
    return list(answers)[::-1]


def _is_in_place(change: Change, point: str, others_due: bool) -> bool:
    """Whether the board stays where it is. In a lesson it does while somebody reads, and comes anew after each move:
    whoever has chosen in private below it reads on further down."""
    before = change.hosted.record.post_key
    if change.hosted.lesson is not None:
        return bool(before) and not change.played
    return point == before or (bool(before) and not others_due)


async def _call_beside(change: Change, called: Sequence[Asked]) -> None:
    """Editing a message calls nobody, so whoever is newly asked gets a message of their own."""
    for seat, decision in called:
        await remind(change, seat, decision, Stage.ASKED)


UNHURRIED = timedelta(hours=12)
"""Whoever has so much time was called when they were asked, and is called once more before the end: at half time they
find a message that has made no sound."""


def _is_silent(change: Change, decision: Decision, stage: Stage) -> bool:
    window = change.hosted.record.window(decision.id)
    if stage is not Stage.HALF or window is None or window.deadline is None:
        return False
    return window.deadline - window.opened_at >= UNHURRIED


async def remind(change: Change, seat: Seat, decision: Decision, stage: Stage) -> None:
    """Tell somebody in the channel that they are asked, or still are."""
    board = change.hosted.record.post
    notice = None if board is None else await change.tx.outbox.find(board)
    place = None if notice is None else notice.message_id
    message = change.screens.reminder(change.hosted, await change.person_in(seat), decision, stage, place)
    asks = Asks(about=About.QUESTION, seat=seat, subject=decision.id)
    quiet = message.model_copy(update={"quiet": _is_silent(change, decision, stage)})
    await say(change, quiet, asks, vanishes=stage is not Stage.ASKED)


# In private


async def ask_directly(change: Change, seat: Seat, decision: Decision, stage: Stage) -> None:
    """Tell somebody in a direct message that they are asked, unless they have answered in secret, or have no choice."""
    if any(asked.id == decision.id for asked in change.hosted.to_decide(seat)) and seat not in change.given:
        since = change.screens.since(change.hosted, seat, await change.person_in(seat), stage)
        silent = _is_silent(change, decision, stage)
        await slips.give(change, seat, since, silent=silent, again=stage is not Stage.ASKED)
