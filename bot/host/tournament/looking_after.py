"""A tournament is looked after when one of its timers goes off.

Whatever is to be done follows from what is kept, and is done in small transactions that may be done again: nothing is
lost if the bot stops in between, and nothing happens twice.
"""

import logging
from contextlib import suppress
from datetime import datetime

from bot.host import seats
from bot.host.change import Change
from bot.host.finishing import close
from bot.host.pauses import not_yet_given_back
from bot.host.tables import Tables
from bot.host.tournament import pods, rounds
from bot.host.tournament.desk import Desk, at_desk
from bot.messages.reasons import HouseReason
from bot.store import STORE_IS_AWAY, ConflictError, Phase, Status, Timer, Tournament, UnreadableTournamentError
from bot.store.tournaments import PodState
from games.kernel import Refusal

log = logging.getLogger(__name__)


async def look_after(tables: Tables, timer: Timer) -> None:
    """Do what a tournament needs now."""
    tournament_id = timer.tournament or 0
    tournament = await _find(tables, tournament_id)
    if tournament is not None and tournament.is_open and tournament.homeless_since is None:
        if tournament.phase is Phase.RUNNING:
            await _look_after_round(tables, tournament)
        elif _is_due(tables, tournament):
            await at_desk(tables, tournament_id, None, _end_sign_up)
    if tournament is not None and not tournament.is_open:
        await _close_lost(tables, tournament)
        await at_desk(tables, tournament_id, None, rounds.unseal_last)
    async with tables.store.transaction() as tx:
        await tx.timers.take(timer)


async def _find(tables: Tables, tournament_id: int) -> Tournament | None:
    async with tables.store.reading() as look:
        return await look.tournaments.find(tournament_id)


def _is_due(tables: Tables, tournament: Tournament) -> bool:
    return tournament.deadline is not None and tournament.deadline <= tables.clock.now()


async def _end_sign_up(desk: Desk) -> None:
    until = desk.tournament.deadline
    if desk.tournament.phase is Phase.SIGN_UP and until is not None and until <= desk.now:
        await rounds.end_sign_up(desk)


async def _look_after_round(tables: Tables, tournament: Tournament) -> None:
    due = _is_due(tables, tournament)
    for state in await _pods(tables, tournament):
        table_id = state.pod.table_id
        if table_id is None or state.is_over or state.status is Status.SET_ASIDE:
            continue
        if due:
            await _play_out(tables, table_id)
        else:
            await _let_go(tables, tournament, table_id)
    if due:
        await at_desk(tables, tournament.id, None, rounds.void_unplayable, tournament.round)
    states = await _pods(tables, tournament)
    if all(state.is_over for state in states):
        await at_desk(tables, tournament.id, None, rounds.end_round, tournament.round)
    elif any(state.channel_gone for state in states):
        await at_desk(tables, tournament.id, None, rounds.ask_for_rooms_again)


async def _close_lost(tables: Tables, tournament: Tournament) -> None:
    """Pods of a closed tournament are played on; one whose thread is deleted has no opener who could move it."""
    for state in await _pods(tables, tournament):
        if state.pod.table_id is not None and state.channel_gone and not state.is_over:
            await tables.change(state.pod.table_id, None, _close, tables.screens.tournaments.room_gone(tournament))


async def _close(change: Change, reason: str) -> None:
    if change.hosted.record.channel_gone:
        await close(change, reason)


async def _pods(tables: Tables, tournament: Tournament) -> list[PodState]:
    async with tables.store.reading() as look:
        return await look.tournaments.pods(tournament.id, tournament.round)


async def _play_out(tables: Tables, table_id: int) -> None:
    """The round is over and a pod is not: computers play the rest."""
    try:
        await tables.change(table_id, None, pods.play_out)
    except Refusal as refusal:
        if refusal.reason is not HouseReason.SET_ASIDE:  # what cannot be read counts as not played
            raise


async def _let_go(tables: Tables, tournament: Tournament, table_id: int) -> None:
    """Have those leave their pod who have dropped out."""
    dropped = [entrant.person_id for entrant in tournament.entrants if entrant.dropped]
    try:
        hosted = await tables.find(table_id)
    except Refusal:
        return  # it cannot be read, and counts as not played when the round ends
    for person_id in dropped:
        chair = hosted.chair_of(person_id)
        if hosted.record.status is Status.RUNNING and chair is not None and not hosted.has_left(chair):
            async with tables.store.reading() as look:
                person = await look.people.find(person_id)
            if person is not None:
                with suppress(Refusal):  # they have left in this very moment
                    await tables.change(table_id, None, seats.leave, person)


# Where it is


async def lose_home(tables: Tables, channel_id: int) -> None:
    """The channel of a tournament is gone, or takes no threads: its clock stops, and who opened it is told."""
    try:
        async with tables.store.reading() as look:
            tournament = await look.tournaments.open_in(channel_id)
    except UnreadableTournamentError:
        log.warning("the tournament of channel %s cannot be read: it is not told that the channel is gone", channel_id)
        return
    if tournament is not None:
        await at_desk(tables, tournament.id, None, _lose_home)


async def _lose_home(desk: Desk) -> None:
    if not desk.tournament.is_open or desk.tournament.homeless_since is not None:
        return
    desk.update(homeless_since=desk.now)
    opener = await desk.tx.people.find(desk.tournament.opener_id)
    if opener is not None and opener.reachable:
        message = desk.screens.homeless(desk.tournament, opener)
        await desk.tx.outbox.post(message, desk.now, table_id=None, person_id=opener.id)


async def move(desk: Desk, channel_id: int) -> None:
    """Go on in this channel: new threads hang on it, and time in which there was no channel did not count."""
    desk.check_open()
    lost = desk.tournament.homeless_since
    desk.update(channel_id=channel_id, homeless_since=None)
    try:
        await desk.tx.tournaments.keep(desk.tournament)
    except ConflictError as error:
        raise Refusal(HouseReason.TOURNAMENT_OPEN) from error
    await _give_back(desk, lost)
    desk.update(post=await desk.say(desk.screens.sign_up(desk.tournament)))
    if desk.tournament.phase is Phase.RUNNING:
        await rounds.ask_for_rooms_again(desk)
    await desk.look_again(desk.now)


async def _give_back(desk: Desk, since: datetime | None) -> None:
    if since is not None and desk.tournament.deadline is not None:
        await desk.set_deadline(desk.tournament.deadline + (desk.now - since))


async def give_back(tables: Tables, since: datetime) -> None:
    """The time since then did not count: nobody was served. What is wrong with one tournament concerns no other."""
    async with tables.store.reading() as look:
        found = await look.tournaments.all_open()
    for tournament_id in found:
        try:
            await at_desk(tables, tournament_id, None, _give_time_back, since)
        except STORE_IS_AWAY:
            raise
        except Exception:
            log.exception("tournament %s gets no time back", tournament_id)


async def _give_time_back(desk: Desk, since: datetime) -> None:
    if desk.tournament.homeless_since is None:
        await _give_back(desk, not_yet_given_back(since, desk.tournament.given_back_until, desk.now))
        desk.update(given_back_until=desk.now)
        await desk.show()
