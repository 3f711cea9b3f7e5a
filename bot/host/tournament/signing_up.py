"""A tournament is opened, people sign up and drop out, options are chosen, and it is closed."""

import logging
import math
from contextlib import suppress
from datetime import datetime, timedelta
from fractions import Fraction
from typing import Any

from bot.host.hosted import Place
from bot.host.tables import Tables
from bot.host.time.pace import DAY, FREE, length
from bot.host.time.zones import zone_of
from bot.host.tournament import rounds
from bot.host.tournament.desk import Desk, at_desk
from bot.messages.reasons import HouseReason
from bot.store import ConflictError, Entrant, Person, Phase, System, Tournament, UnreadableTournamentError
from games.kernel import AnyGame, Record, Refusal, read_options
from games.kernel.course import expected
from games.registry import find_game

log = logging.getLogger(__name__)

MOST_ENTRANTS = 128
MOST_OPEN = 10
"""So many tournaments of one server may be open at a time."""
MOST_ROUNDS = 20
LONGEST_SIGN_UP = 60
"""In days."""
LONGEST_ROUND = 90
"""In days."""
SEATS = 4
"""What is chosen for whoever does not say, where the game can be played so."""
SOME_WAITS = 40
"""For a game of which nobody has measured how long it takes."""
HOUR = timedelta(hours=1)


class Wish(Record):
    """What somebody wants a tournament to be."""

    game: str
    pace: str
    system: System = System.SWISS
    seats: int | None = None
    rounds: int = 0
    sign_up: timedelta = 3 * DAY
    round_days: int | None = None
    rated: bool = True


def pod_sizes(game: AnyGame) -> list[int]:
    """How many seats the pods of a game can have: at least two."""
    return [seats for seats in game.seat_counts if seats > 1]


def round_hours(game: AnyGame, seats: int, pace: str) -> int:
    """How long a round lasts at most: as long as a game takes if every answer comes at half time."""
    course = expected(game, seats, seats)
    turn = length(pace, Fraction(1)) or DAY
    return max(1, math.ceil((course.waits if course else SOME_WAITS) * turn / 2 / HOUR))


# Opening


async def open_tournament(
    tables: Tables, opener: Person, place: Place, wish: Wish, request: int | None = None
) -> Tournament:
    """Open a tournament in a channel of a server, with the sign-up message."""
    server, now = await tables.server(place.guild_id), tables.clock.now()
    tournament = _as_wished(wish, opener, place, zone_of(server, place.zone), now)
    try:
        async with tables.transaction(request) as tx:
            if await tx.tournaments.count_open(tournament.guild_id) >= MOST_OPEN:
                raise Refusal(HouseReason.TOO_MANY_TOURNAMENTS, "", most=MOST_OPEN)
            number = await tx.tournaments.add(tournament)
            opened = tournament.model_copy(update={"id": number})
            desk = Desk(tx, opened, tables.screens.tournaments, now, tables.fresh_dice)
            await desk.set_deadline(now + wish.sign_up)
            desk.update(post=await desk.say(desk.screens.sign_up(desk.tournament)))
            await tx.tournaments.keep(desk.tournament)
    except ConflictError as error:
        raise Refusal(HouseReason.TOURNAMENT_OPEN) from error
    return desk.tournament


def _as_wished(wish: Wish, opener: Person, place: Place, zone: str, now: datetime) -> Tournament:
    """The tournament that somebody wants; a Refusal if it cannot be had like that."""
    game = find_game(wish.game)
    sizes = pod_sizes(game)
    seats = wish.seats or (SEATS if SEATS in sizes else sizes[-1])
    if seats not in sizes:
        raise Refusal(HouseReason.WRONG_POD_SIZE, "", least=sizes[0], most=sizes[-1])
    if wish.pace == FREE:
        raise Refusal(HouseReason.NEEDS_PACE)
    return Tournament(
        id=0,
        guild_id=place.guild_id or 0,
        channel_id=place.channel_id,
        opener_id=opener.id,
        language=place.language,
        zone=zone,
        game=game.id,
        options={},
        pace=wish.pace,
        rated=wish.rated,
        system=wish.system,
        seats=seats,
        rounds=wish.rounds,
        round_hours=wish.round_days * 24 if wish.round_days else round_hours(game, seats, wish.pace),
        opened_at=now,
    )


async def set_option(desk: Desk, name: str, value: object) -> Tournament:
    """Choose an option, as long as nobody else has signed up for something else."""
    _check_sign_up(desk)
    if any(entrant.person_id != desk.tournament.opener_id for entrant in desk.tournament.entrants):
        raise Refusal(HouseReason.OPTIONS_FIXED)
    options: dict[str, Any] = {**desk.tournament.options, name: value}
    read_options(find_game(desk.tournament.game).options_type, options)
    desk.update(options=options)
    await desk.show()
    return desk.tournament


def check_organises(tournament: Tournament, person: Person, *, manages: bool) -> None:
    """Refuse whoever has not opened the tournament, and may not manage its channel."""
    if person.id != tournament.opener_id and not manages:
        raise Refusal(HouseReason.NOT_ORGANISER)


# Coming and going


async def join(desk: Desk, person: Person) -> Tournament:
    """Sign up; whoever has dropped out may come back as long as the tournament runs."""
    desk.check_open()
    tournament, known = desk.tournament, desk.tournament.entrant(person.id)
    if known is not None and not known.dropped:
        raise Refusal(HouseReason.SIGNED_UP)
    if tournament.phase is Phase.RUNNING and known is None:
        raise Refusal(HouseReason.SIGN_UP_OVER)
    if known is None and len(tournament.entrants) >= MOST_ENTRANTS:
        raise Refusal(HouseReason.TOURNAMENT_FULL, "", most=MOST_ENTRANTS)
    number = known.number if known else 1 + max((each.number for each in tournament.entrants), default=0)
    entrant = Entrant(person_id=person.id, name=person.name, number=number, rejoined=tournament.round)
    await desk.tx.tournaments.enter(tournament.id, entrant)
    await desk.reload()
    await desk.show()
    return desk.tournament


def check_may_leave(tournament: Tournament, person: Person) -> None:
    """Refuse whoever takes no part, or no longer."""
    if not tournament.is_open:
        raise Refusal(HouseReason.TOURNAMENT_OVER)
    known = tournament.entrant(person.id)
    if known is None or known.dropped:
        raise Refusal(HouseReason.NOT_SIGNED_UP)


async def leave(desk: Desk, person: Person) -> Tournament:
    """Sign off; once it runs, drop out: the computer plays on in the pod, and they are paired no more."""
    check_may_leave(desk.tournament, person)
    if desk.tournament.phase is Phase.SIGN_UP:
        await desk.tx.tournaments.withdraw(desk.tournament.id, person.id)
    else:
        await rounds.drop(desk, person.id)
        await desk.look_again(desk.now)
    await desk.reload()
    await desk.show()
    return desk.tournament


async def leave_all(tables: Tables, person: Person) -> None:
    """Leave every tournament: whoever wants to be forgotten."""
    async with tables.store.reading() as look:
        entered = await look.tournaments.of_person(person.id)
    for tournament_id in entered:
        try:
            with suppress(Refusal):  # it is over, or they had left it
                await at_desk(tables, tournament_id, None, leave, person)
        except UnreadableTournamentError:
            log.warning("tournament %s cannot be read: whoever leaves it is paired no more all the same", tournament_id)


# Starting and closing


async def start_now(desk: Desk) -> None:
    """Let the first round begin before sign-up would have ended."""
    _check_sign_up(desk)
    least = rounds.least_people(desk.tournament.seats)
    if len(desk.tournament.active) < least:
        raise Refusal(HouseReason.TOO_FEW_SIGNED_UP, "", people=len(desk.tournament.active), least=least)
    await rounds.begin(desk)


async def close(desk: Desk, reason: str = "") -> None:
    """Close a tournament before its end. Games that run are played on, as any others."""
    desk.check_open()
    await rounds.cancel(desk, reason)


def _check_sign_up(desk: Desk) -> None:
    desk.check_open()
    if desk.tournament.phase is not Phase.SIGN_UP:
        raise Refusal(HouseReason.SIGN_UP_OVER)
