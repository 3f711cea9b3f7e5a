"""The tables of pods: they are opened in their threads, dealt alike, and played out when their round is over.

While one of them is still played nobody is shown its deal, also not by those that are over: it is the same.
"""

from functools import partial

from bot.host import parking
from bot.host.change import Change
from bot.host.finishing import proceed
from bot.host.hosted import Place, new_record
from bot.host.lobby import deal
from bot.host.tables import Tables
from bot.host.time.questions import COUNTED
from bot.messages.reasons import HouseReason
from bot.store import Chair, Entrant, NoteKind, Phase, PodRecord, Status, TableRecord, Tournament
from games.kernel import Dice, Refusal
from games.kernel.seats import computer_name
from games.registry import find_game

NOBODY = 0
"""Who has opened the table of a pod."""


class Unwanted(Exception):
    """A pod needs no thread any more."""


# A thread, and the table in it


async def is_wanted(tables: Tables, notice: int) -> bool:
    """Whether the pod for which a notice asks for a thread still needs one."""
    async with tables.store.reading() as look:
        pod = await look.tournaments.pod_of_notice(notice)
        tournament = None if pod is None else await look.tournaments.find(pod.tournament_id)
    return pod is not None and tournament is not None and _is_on(tournament, pod)


def _is_on(tournament: Tournament, pod: PodRecord) -> bool:
    return tournament.phase is Phase.RUNNING and tournament.round == pod.round and not pod.void


async def move_in(tables: Tables, notice: int, thread_id: int) -> None:
    """A thread was made for a pod: its table is opened there and begins, or goes on there."""
    async with tables.store.reading() as look:
        pod = await look.tournaments.pod_of_notice(notice)
        tournament = None if pod is None else await look.tournaments.find(pod.tournament_id)
        pairings = [] if pod is None else await look.tournaments.pairings(pod.tournament_id)
    if pod is None or tournament is None or not _is_on(tournament, pod):
        return
    if pod.table_id is not None:
        await tables.change(pod.table_id, None, parking.settle_pod, thread_id)
        return
    of_pod = {each.person_id for each in pairings if (each.round, each.pod) == (pod.round, pod.number)}
    entrants = [entrant for entrant in tournament.entrants if entrant.person_id in of_pod]
    record = _record(tables, tournament, entrants, thread_id)
    try:
        await tables.open(record, None, partial(_begin, notice=notice))
    except Unwanted:
        return


def _record(tables: Tables, tournament: Tournament, entrants: list[Entrant], thread_id: int) -> TableRecord:
    chairs = [Chair(person_id=each.person_id, name=each.name) for each in entrants if not each.dropped]
    while len(chairs) < tournament.seats:
        chairs.append(Chair(person_id=None, name=computer_name({chair.name for chair in chairs})))
    place = Place(
        guild_id=tournament.guild_id, channel_id=thread_id, language=tournament.language, zone=tournament.zone
    )
    record = new_record(find_game(tournament.game), place, NOBODY, chairs, tables.clock.now())
    agreed = {"options": tournament.options, "pace": tournament.pace, "rated": tournament.rated, "hints": False}
    return record.model_copy(update={**agreed, "tournament": tournament.id})


async def _begin(change: Change, notice: int) -> None:
    """Deal as in all pods of the round; unless another process has, or the pod is not wanted any more."""
    found = await change.tx.tournaments.pod_of_notice(notice)
    tournament = None if found is None else await change.tx.tournaments.lock(found.tournament_id)
    pod = await change.tx.tournaments.pod_of_notice(notice)
    if pod is None or tournament is None or tournament.seed is None or pod.table_id is not None:
        raise Unwanted
    if not _is_on(tournament, pod):
        raise Unwanted
    await change.tx.tournaments.keep_pod(pod.model_copy(update={"table_id": change.table_id}))
    await deal(change, Dice(bytes.fromhex(tournament.seed)))


# The end of a round


async def play_out(change: Change) -> None:
    """The round is over and this pod is not: computers play the rest for everybody, each from what its seat may know.

    Whoever let the others wait for an answer that everybody could see to be due counts as stood in for.
    """
    hosted, record = change.hosted, change.hosted.record
    if record.status not in (Status.RUNNING, Status.PARKED):
        return
    waited_for = [
        person
        for seat, person in hosted.people()
        if hosted.person_plays(seat)
        and any(owed.nature in COUNTED and not hosted.is_veiled(seat, owed) for owed in hosted.owed(seat))
    ]
    stood_in_for = tuple(dict.fromkeys((*record.stood_in_for, *waited_for)))
    change.update(status=Status.RUNNING, pause=None, paused_at=None, pause_until=None, stood_in_for=stood_in_for)
    change.note(NoteKind.PLAYED_OUT)
    await change.play_out()
    await proceed(change)


# What is sealed


async def check_unsealed(tables: Tables, record: TableRecord) -> None:
    """Refuse to show anything of a pod that is over while the same deal is still played elsewhere."""
    if record.tournament is None:
        return
    async with tables.store.reading() as look:
        if await look.tournaments.is_sealed(record.id):
            raise Refusal(HouseReason.SEALED)
