"""The rounds of a tournament: who plays with whom, on one deal for all, and how everybody stands in the end."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Iterable
from datetime import timedelta

from bot.host.club import results as club
from bot.host.tournament import pairing, scoring
from bot.host.tournament.desk import Desk
from bot.host.tournament.pairing import DUEL, Pod
from bot.host.tournament.scoring import Earned, Line
from bot.messages.message import Message
from bot.store import Pairing, Part, Phase, PodRecord, Result, Status, System
from bot.store.records.tournaments import BYE
from games.kernel import Dice

log = logging.getLogger(__name__)

FEWEST = 3
"""With fewer people it is no tournament."""
COMPANY = 2
"""With fewer people who have not dropped out there is nobody to play with."""
LOT = "tournament"
"""The stream of the deal by which those who stand alike are ordered."""
GONE = frozenset({Part.LEFT, Part.LEFT_LAST})


def least_people(seats: int) -> int:
    """So many have to sign up: enough for a pod without computers."""
    return max(FEWEST, seats)


async def end_sign_up(desk: Desk) -> None:
    """Sign-up is over: begin if enough people have come, else close."""
    least = least_people(desk.tournament.seats)
    if len(desk.tournament.active) < least:
        await cancel(desk, desk.screens.too_few(desk.tournament, least))
    else:
        await begin(desk)


async def begin(desk: Desk) -> None:
    """The first round."""
    tournament = desk.tournament
    everybody = tournament.system is System.ROBIN
    counted = scoring.rounds_for(len(tournament.active), tournament.seats, everybody_meets=everybody)
    desk.update(phase=Phase.RUNNING, rounds=tournament.rounds or counted)
    await _begin_round(desk)


async def cancel(desk: Desk, reason: str) -> None:
    """Close a tournament; pods that nobody sits in yet are not opened any more."""
    await desk.end(Phase.CANCELLED)
    await desk.look_again(desk.now)  # for pods that are over, or whose thread is gone
    await desk.show()
    await desk.say(desk.screens.cancelled(desk.tournament, reason))


# A round begins


async def _begin_round(desk: Desk) -> None:
    """Pair who is still there, publish the hash of the deal, and ask for a thread for each pod."""
    dice = desk.fresh_dice()
    pods = await _paired(desk, dice)
    desk.update(round=desk.tournament.round + 1, seed=dice.seed.hex())
    tournament = desk.tournament
    await desk.set_deadline(desk.now + timedelta(hours=tournament.round_hours))
    await desk.show()
    await desk.say(desk.screens.round_begins(desk.tournament, pods))
    numbered = dict(enumerate((pod for pod in pods if len(pod) > 1), 1))
    records = [PodRecord(tournament_id=tournament.id, round=tournament.round, number=number) for number in numbered]
    sitting = [(person, number) for number, pod in numbered.items() for person in pod]
    resting = [(person, BYE) for pod in pods if len(pod) == 1 for person in pod]
    pairings = [
        Pairing(round=tournament.round, person_id=person, pod=number) for person, number in (*sitting, *resting)
    ]
    await desk.tx.tournaments.add_round(tournament.id, records, pairings)
    for record in records:
        await ask_for_room(desk, record, numbered[record.number])


async def _paired(desk: Desk, dice: Dice) -> list[Pod]:
    tournament = desk.tournament
    earlier = await desk.tx.tournaments.pairings(tournament.id)
    active = [entrant.person_id for entrant in tournament.active]
    if tournament.system is System.ROBIN and tournament.seats == DUEL and len(active) == len(tournament.entrants):
        return pairing.round_robin(active, tournament.round)
    drawn = dice.stream(LOT).shuffled(active)
    if tournament.system is System.SWISS:
        places = {line.person_id: line.place for line in scoring.standings(tournament.entrants, earlier)}
        drawn.sort(key=places.__getitem__)
    # Of 128 people in pods of five it takes a second or two, in which others want to be served.
    return await asyncio.to_thread(pairing.pair, drawn, tournament.seats, pods_of(earlier))


def pods_of(pairings: Iterable[Pairing]) -> list[Pod]:
    """The pods of all rounds; one alone had a bye."""
    found: dict[tuple[int, int, int], list[int]] = defaultdict(list)
    for each in pairings:
        alone = each.person_id if each.pod == BYE else 0
        found[each.round, each.pod, alone].append(each.person_id)
    return [tuple(people) for people in found.values()]


async def ask_for_room(desk: Desk, pod: PodRecord, people: Iterable[int]) -> None:
    """Have a thread made for a pod, and its people called into it."""
    members = tuple(person for person in people if person > 0)
    wanted = Message(text=desk.screens.room_name(desk.tournament, pod.number), calls=members)
    notice = await desk.tx.outbox.room(wanted, desk.now, channel_id=desk.tournament.channel_id)
    await desk.tx.tournaments.keep_pod(pod.model_copy(update={"notice": notice}))


async def ask_for_rooms_again(desk: Desk) -> None:
    """Have threads made for all pods that have none, or none any more."""
    tournament = desk.tournament
    pairings = await desk.tx.tournaments.pairings(tournament.id)
    for state in await desk.tx.tournaments.pods(tournament.id, tournament.round):
        waits = state.pod.notice is not None and await _waits(desk, state.pod.notice)
        if not state.is_over and not waits and (state.pod.table_id is None or state.channel_gone):
            of_round = (each for each in pairings if each.round == tournament.round)
            await ask_for_room(desk, state.pod, [each.person_id for each in of_round if each.pod == state.pod.number])


async def _waits(desk: Desk, notice_id: int) -> bool:
    notice = await desk.tx.outbox.find(notice_id)
    return notice is not None and not notice.done


# A round ends


async def drop(desk: Desk, person_id: int) -> None:
    """Somebody is paired no more."""
    entrant = desk.tournament.entrant(person_id)
    if entrant is not None:
        await desk.tx.tournaments.enter(desk.tournament.id, entrant.model_copy(update={"dropped": True}))


async def void_unplayable(desk: Desk, number: int) -> None:
    """The pods of a round that have no table, or none that can be read, count as not played."""
    for state in await desk.tx.tournaments.pods(desk.tournament.id, number):
        if state.pod.table_id is None or state.status is Status.SET_ASIDE:
            log.warning("pod %s of tournament %s is not played", state.pod.number, desk.tournament.id)
            await desk.tx.tournaments.keep_pod(state.pod.model_copy(update={"void": True}))


async def end_round(desk: Desk, number: int) -> None:
    """All pods of a round are over: count it, publish its deal, and begin the next one, or end the tournament.

    Whoever was not there at the end of their pod is paired no more; they can come back.
    """
    tournament = desk.tournament
    pods = await desk.tx.tournaments.pods(tournament.id, number)
    if tournament.phase is not Phase.RUNNING or tournament.round != number or not all(pod.is_over for pod in pods):
        return
    await _unseal(desk, number)
    found = {
        state.pod.number: await desk.tx.results.of_table(state.pod.table_id)
        for state in pods
        if state.pod.table_id is not None and not state.pod.void
    }
    results = {pod: result for pod, result in found.items() if result is not None}
    await _count(desk, number, results)
    await _drop_absent(desk, results.values())
    await desk.reload()
    lines = scoring.standings(desk.tournament.entrants, await desk.tx.tournaments.pairings(tournament.id))
    if number >= tournament.rounds or len(desk.tournament.active) < COMPANY:
        await _end(desk, lines)
    else:
        await desk.say(desk.screens.round_over(desk.tournament, lines))
        await _begin_round(desk)


async def _unseal(desk: Desk, number: int) -> None:
    """All pods of a round are over: what came of them counts, and may be seen."""
    await club.publish(desk.tx, await desk.tx.tournaments.unseal(desk.tournament.id, number))


async def unseal_last(desk: Desk) -> None:
    """No other round follows: what came of the pods of the last one may be seen as soon as all are over."""
    number = desk.tournament.round
    await void_unplayable(desk, number)
    if all(pod.is_over for pod in await desk.tx.tournaments.pods(desk.tournament.id, number)):
        await _unseal(desk, number)


async def _drop_absent(desk: Desk, results: Iterable[Result]) -> None:
    """Whoever has left their pod is paired no more, unless they have said since that they want to."""
    for result in results:
        for chair in result.chairs:
            entrant = None if chair.person_id is None else desk.tournament.entrant(chair.person_id)
            if entrant is not None and chair.part in GONE and entrant.rejoined != desk.tournament.round:
                await drop(desk, entrant.person_id)


async def _count(desk: Desk, number: int, results: dict[int, Result]) -> None:
    """Write down what everybody has got."""
    tournament = desk.tournament
    earned = scoring.earned_in(list(results.values()), tournament.seats)
    for each in await desk.tx.tournaments.pairings(tournament.id):
        if each.round != number:
            continue
        if each.pod == BYE:
            got = scoring.earned_for_bye(tournament.seats)
        elif each.pod not in results:
            got = scoring.earned_for_void(tournament.seats)
        else:
            got = earned.get(each.person_id, Earned(0))
        await desk.tx.tournaments.keep_pairing(tournament.id, each.model_copy(update=got._asdict()))


async def _end(desk: Desk, lines: list[Line]) -> None:
    """The last round is over, or nobody is left to play with: tell who has won."""
    await desk.end(Phase.OVER)
    await desk.show()
    await desk.say(desk.screens.round_over(desk.tournament, lines))
