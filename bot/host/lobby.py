"""The lobby: a table is opened, people and computers sit down, options are agreed on, and the game begins."""

from collections.abc import Sequence
from datetime import timedelta
from functools import partial

from bot.host import cards, slips
from bot.host.change import Change
from bot.host.club.rating import LEAST_PEOPLE
from bot.host.finishing import proceed
from bot.host.hosted import HostedTable, Place, new_record
from bot.host.posting import awake_only, post, refresh, say, settle
from bot.host.tables import Tables
from bot.host.time.pace import FREE
from bot.host.time.zones import zone_of
from bot.messages.reasons import HouseReason
from bot.store import Chair, Person, Status, TableRecord, Timer, TimerKind
from games.kernel import Dice, Level, Refusal, Table, read_options
from games.kernel.seats import computer_name
from games.registry import find_game

UNJOINED = timedelta(days=7)
"""A table that nobody has joined for so long, and that has not begun, closes."""

AGREED = ("options", "pace", "weekends_off", "zone", "hints", "rated")
"""What of a table holds for the next one of the same people too."""

COMPANY = 2
"""So many computers sit down with whoever plays without other people."""

# Opening


async def open_table(
    tables: Tables, opener: Person, place: Place, game_id: str, pace: str | None = None, request: int | None = None
) -> HostedTable:
    """Open a table with its opener in the first seat; without a pace at that of the server."""
    server = await tables.server(place.guild_id)
    chairs = (Chair(person_id=opener.id, name=opener.name),)
    record = new_record(find_game(game_id), place, opener.id, chairs, tables.clock.now())
    agreed = {"pace": pace or server.pace, "zone": zone_of(server, place.zone)}
    return await _open(tables, record.model_copy(update=agreed), request, card_in=place.parent_id)


async def open_alone(
    tables: Tables, opener: Person, place: Place, game_id: str, request: int | None = None
) -> HostedTable:
    """Open a table for one person: alone if the game can be played so, else with a few computers."""
    game = find_game(game_id)
    chairs, seats = [Chair(person_id=opener.id, name=opener.name)], game.seat_counts
    together = max((count for count in seats if count <= COMPANY + 1), default=seats[0])
    for _ in range(0 if seats[0] == 1 else together - 1):
        chairs.append(Chair(person_id=None, name=computer_name({chair.name for chair in chairs})))
    record = new_record(game, place, opener.id, chairs, tables.clock.now())
    return await _open(tables, record.model_copy(update={"pace": FREE}), request, card_in=place.parent_id)


async def rematch(tables: Tables, before: HostedTable, person: Person, request: int | None = None) -> HostedTable:
    """Open a table in the same place as one that is over, with the same options, for all who played, who are called.

    Whoever has played there may want it, also somebody who left: they take the place of the computer that played on.
    """
    record = before.record
    if record.seat_of(person.id) is None and person.id not in {hand.person_id for hand in record.known_hands}:
        raise Refusal(HouseReason.NOT_SEATED)
    language = (await tables.server(record.guild_id)).language or record.language
    place = Place(guild_id=record.guild_id, channel_id=record.channel_id, language=language)
    seated = (Chair(person_id=person.id, name=person.name), *_partners(record, person))[: before.game.seat_counts[-1]]
    chairs = [Chair(person_id=chair.person_id, name=chair.name, level=chair.level) for chair in seated]
    calls = tuple(chair.person_id for chair in seated[1:] if chair.person_id is not None)
    again = new_record(find_game(record.game), place, person.id, named_apart(chairs), tables.clock.now())
    agreed = {name: getattr(record, name) for name in AGREED}
    return await _open(tables, again.model_copy(update=agreed), request, calls=calls)


def _partners(record: TableRecord, person: Person) -> list[Chair]:
    """With whom somebody plays again: people before computers, and nobody in the place of who was erased."""
    of_people = {hand.seat for hand in record.known_hands}
    others = [
        chair
        for seat, chair in enumerate(record.chairs)
        if not chair.computer_plays and chair.person_id != person.id
        if chair.person_id is not None or seat not in of_people
    ]
    return sorted(others, key=lambda chair: chair.person_id is None)


async def _open(
    tables: Tables, record: TableRecord, request: int | None, *, card_in: int | None = None, calls: tuple[int, ...] = ()
) -> HostedTable:
    return await tables.open(record, request, partial(_post, card_in=card_in, calls=calls))


async def _post(change: Change, card_in: int | None, calls: tuple[int, ...]) -> HostedTable:
    lobby = change.screens.lobby(change.hosted).model_copy(update={"calls": calls})
    await post(change, await awake_only(change, lobby))
    await wait_for_others(change)
    if card_in is not None:
        await cards.put_up(change, card_in)
    return change.hosted


async def wait_for_others(change: Change) -> None:
    """Let the time begin anew after which the table closes unless somebody joins or it begins."""
    await change.tx.timers.remove_all(change.table_id)
    await change.tx.timers.add([Timer(kind=TimerKind.LOBBY, at=change.now + UNJOINED, table_id=change.table_id)])


# Sitting down and agreeing


async def join(change: Change, person: Person) -> HostedTable:
    """Take a free seat."""
    record = _lobby(change)
    if record.seat_of(person.id) is not None:
        raise Refusal(HouseReason.ALREADY_SEATED)
    _check_free(change.hosted)
    await change.sit(named_apart((*record.chairs, Chair(person_id=person.id, name=person.name))))
    await wait_for_others(change)
    await _show(change)
    return change.hosted


def named_apart(chairs: Sequence[Chair]) -> list[Chair]:
    """The same, with another name for every computer that is called like a person."""
    people = {chair.name.casefold() for chair in chairs if chair.person_id is not None}
    taken = {chair.name for chair in chairs}
    named: list[Chair] = []
    for chair in chairs:
        name = chair.name
        if chair.person_id is None and name.casefold() in people:
            name = computer_name(taken)
            taken.add(name)
        named.append(chair.model_copy(update={"name": name}))
    return named


async def leave(change: Change, person: Person) -> HostedTable:
    """Give one's seat up, before the game begins. A table belongs to somebody who sits there, or it closes."""
    record = _lobby(change)
    if record.seat_of(person.id) is None:
        raise Refusal(HouseReason.NOT_SEATED)
    await give_up(change, person)
    if change.hosted.record.opener_id != record.opener_id:
        await say(change, change.screens.handed_on(change.hosted))
    await _show(change)
    return change.hosted


async def give_up(change: Change, person: Person) -> None:
    """Whoever has a seat in a lobby has none any more; also where nothing can be shown, because it is parked."""
    await change.sit([chair for chair in change.hosted.record.chairs if chair.person_id != person.id])
    heir = next((other for _, other in change.hosted.people()), None)
    if heir is None:
        await _close(change)
    elif change.hosted.record.opener_id == person.id:
        change.update(opener_id=heir)


async def add_computer(change: Change, person: Person, *, manages: bool) -> HostedTable:
    """Put a computer player in a free seat."""
    return await _add_computers(change, person, 1, manages=manages)


async def fill(change: Change, person: Person, *, manages: bool) -> HostedTable:
    """Put a computer player in each free seat."""
    free = change.hosted.game.seat_counts[-1] - len(change.hosted.record.chairs)
    return await _add_computers(change, person, free, manages=manages)


async def _add_computers(change: Change, person: Person, number: int, *, manages: bool) -> HostedTable:
    seated = list(_lobby(change).chairs)
    _check_takes_part(change.hosted, person, manages)
    _check_free(change.hosted)
    for _ in range(number):
        seated.append(Chair(person_id=None, name=computer_name({chair.name for chair in seated})))
    await change.sit(seated)
    await _show(change)
    return change.hosted


async def remove_computer(change: Change, person: Person, name: str, *, manages: bool) -> HostedTable:
    """Take a computer player from the table; nothing happens if it is gone already."""
    chairs = _lobby(change).chairs
    _check_takes_part(change.hosted, person, manages)
    await change.sit([chair for chair in chairs if chair.person_id is not None or chair.name != name])
    await _show(change)
    return change.hosted


async def set_level(change: Change, person: Person, name: str, level: Level, *, manages: bool) -> HostedTable:
    """Agree on how strong a computer is."""
    chairs = _lobby(change).chairs
    _check_takes_part(change.hosted, person, manages)
    if level not in change.hosted.game.agents():
        raise Refusal(HouseReason.UNKNOWN_PRESS)
    await change.sit(
        [
            chair.model_copy(update={"level": level}) if chair.person_id is None and chair.name == name else chair
            for chair in chairs
        ]
    )
    await _show(change)
    return change.hosted


async def set_option(change: Change, person: Person, name: str, value: object, *, manages: bool) -> HostedTable:
    """Agree on an option."""
    options = {**_lobby(change).options, name: value}
    _check_takes_part(change.hosted, person, manages)
    read_options(change.hosted.game.options_type, options)
    change.update(options=options)
    await _show(change)
    return change.hosted


async def set_pace(
    change: Change, person: Person, pace: str | None, *, weekends_off: bool | None = None, manages: bool
) -> HostedTable:
    """Agree on how long a decision may take, and whether weekends count; None leaves it as it is."""
    record = _lobby(change)
    _check_takes_part(change.hosted, person, manages)
    change.update(
        pace=record.pace if pace is None else pace,
        weekends_off=record.weekends_off if weekends_off is None else weekends_off,
    )
    await _show(change)
    return change.hosted


async def set_rated(change: Change, person: Person, *, rated: bool) -> HostedTable:
    """Agree on whether the game counts for ratings. The opener says so, and whoever sits there already is told."""
    record = _lobby(change)
    if person.id != record.opener_id:
        raise Refusal(HouseReason.OPENER_ONLY)
    if rated != record.rated:
        change.update(rated=rated, hints=not rated)
        await _show(change)
        told = change.screens.now_rated(change.hosted)
        if told.calls:
            await say(change, told)
    return change.hosted


async def set_hints(change: Change, person: Person, *, hints: bool, manages: bool) -> HostedTable:
    """Agree on whether there are hints."""
    _lobby(change)
    _check_takes_part(change.hosted, person, manages)
    change.update(hints=hints)
    await _show(change)
    return change.hosted


async def cancel(change: Change, person: Person, reason: str = "", *, manages: bool) -> None:
    """Close a table before it begins."""
    check_in_charge(change.hosted, person, manages)
    await close_lobby(change, reason, person.id)


def check_in_charge(hosted: HostedTable, person: Person, manages: bool) -> None:
    """Refuse, with why, whoever may neither begin a table nor close it before."""
    _check_lobby(hosted)
    if person.id != hosted.record.opener_id and not manages:
        raise Refusal(HouseReason.NOT_OPENER)


async def close_lobby(change: Change, reason: str, by: int | None) -> None:
    """Close a table that has not begun, and tell whoever else sits there why."""
    await _close(change)
    await _show(change)
    told = change.screens.closed(change.hosted, reason, by)
    if told.calls or reason:
        await say(change, told)


async def close_unjoined(change: Change) -> None:
    """Close a table that has waited for too long."""
    await close_lobby(change, change.screens.unjoined(change.hosted, UNJOINED.days), None)


async def _close(change: Change) -> None:
    change.update(status=Status.CANCELLED)
    await change.tx.timers.remove_all(change.table_id)


def _lobby(change: Change) -> TableRecord:
    """The record of a table that has not begun."""
    _check_lobby(change.hosted)
    return change.hosted.record


def _check_lobby(hosted: HostedTable) -> None:
    hosted.check_open()
    if hosted.record.status is not Status.LOBBY:
        raise Refusal(HouseReason.ALREADY_BEGUN)


async def _show(change: Change) -> None:
    await refresh(change, change.screens.lobby(change.hosted))
    await cards.follow(change)


def _check_free(hosted: HostedTable) -> None:
    most = hosted.game.seat_counts[-1]
    if len(hosted.record.chairs) >= most:
        raise Refusal(HouseReason.FULL, "", seats=most)


def _check_takes_part(hosted: HostedTable, person: Person, manages: bool) -> None:
    """What a table agrees on is for those to say who sit there, or who may manage the channel."""
    if hosted.record.seat_of(person.id) is None and not manages:
        raise Refusal(HouseReason.NOT_SEATED)


# Beginning


async def begin(change: Change, person: Person, *, manages: bool) -> None:
    """Draw the seats, deal, and ask the first question."""
    hosted = change.hosted
    check_in_charge(hosted, person, manages)
    record = hosted.record
    least = hosted.game.seat_counts[0]
    if len(record.chairs) < least:
        raise Refusal(HouseReason.TOO_FEW, "", seats=len(record.chairs), least=least)
    await deal(change, change.fresh_dice(), by=None if record.is_shared else person.id)


async def deal(change: Change, dice: Dice, *, by: int | None = None) -> None:
    """Draw the seats and deal by these dice, and ask the first question; ``by`` has begun it for themselves."""
    hosted, record = change.hosted, change.hosted.record
    hosted.table = Table(hosted.game, len(record.chairs), record.options, dice)
    people = sum(chair.person_id is not None for chair in record.chairs)
    change.update(status=Status.RUNNING, seed=dice.seed.hex(), rated=record.rated and people >= LEAST_PEOPLE)
    await change.sit(dice.stream("seats").shuffled(record.chairs))
    change.know_hands()
    await cards.follow(change)
    change.opening = change.screens.opening(hosted)
    await _tell_fair_deal(change)
    await change.computers_play()
    await proceed(change, by=by)
    for seat, _ in hosted.people():
        await slips.give_first(change, seat)


async def _tell_fair_deal(change: Change) -> None:
    """Tell the hash of the seed where nothing is edited any more: in the lobby, or where there is none by itself."""
    if not await settle(change, change.screens.lobby(change.hosted)):
        await say(change, change.screens.fair_deal(change.hosted))
