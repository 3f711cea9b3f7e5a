"""Tips: whoever has not finished a game yet is told about each kind of decision when it is first asked of them.

A tip stands in what they are shown in private anyway, beside the question, for as long as that is open. What is told
follows from what they may know, and nobody else sees that it is.
"""

from operator import attrgetter, itemgetter

from bot.host.change import Change
from bot.store import Person, Tip
from games.kernel import Decision, Seat


async def follow(change: Change) -> None:
    """Let the tips of a table be about what is asked now.

    What people were told is written in the order of their numbers: the same people may sit otherwise at another table
    that is changed now, and each would wait for the other.
    """
    tips: list[Tip] = []
    for seat, person_id in sorted(change.hosted.people(), key=itemgetter(1)):
        if change.hosted.person_plays(seat):
            tips += await _of(change, seat, await change.person(person_id))
    tips.sort(key=attrgetter("seat"))
    if tuple(tips) != change.hosted.record.tips:
        change.update(tips=tuple(tips))


async def _of(change: Change, seat: Seat, person: Person) -> list[Tip]:
    """Those that somebody is given already and whose question is still open, and new ones."""
    owed = change.hosted.owed(seat)
    open_ones = {decision.id for decision in owed}
    kept = [tip for tip in change.hosted.record.tips if tip.seat == seat and tip.decision in open_ones]
    told = {tip.decision for tip in kept}
    untold = [decision for decision in owed if decision.id not in told and _may_be_told(change, person, decision)]
    if not untold or await _has_finished(change, person):
        return kept
    deciding = {decision.id for decision in change.hosted.to_decide(seat)}
    new = {decision.kind: decision for decision in reversed(untold) if decision.id in deciding}
    if new:
        game = change.hosted.record.game
        await change.tx.people.change(person.id, tips_told=(*person.tips_told, *(f"{game}-{kind}" for kind in new)))
    return [*kept, *(Tip(seat=seat, decision=decision.id, kind=kind) for kind, decision in new.items())]


async def tell(change: Change, person: Person) -> None:
    """Somebody has read the tips about what they are asked in an answer: they need not stand in the next ones."""
    seat = change.hosted.record.seat_of(person.id)
    tips = change.hosted.record.tips
    change.update(tips=tuple(tip.model_copy(update={"told": True}) if tip.seat == seat else tip for tip in tips))


def _may_be_told(change: Change, person: Person, decision: Decision) -> bool:
    game = change.hosted.record.game
    return person.tips and not {game, f"{game}-{decision.kind}"}.intersection(person.tips_told)


async def _has_finished(change: Change, person: Person) -> bool:
    """Whether somebody has finished this game before; then that is kept, so that it is not asked again."""
    game = change.hosted.record.game
    finished = any(tally.game == game and tally.games for tally in await change.tx.derived.tallies(person.id))
    if finished:
        await change.tx.people.change(person.id, tips_told=(*person.tips_told, game))
    return finished
