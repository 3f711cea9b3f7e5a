"""Before a game begins: a table is opened, people and computers sit down, options and pace are agreed on."""

from discord.app_commands import Choice

from bot.front.commands import BeingTyped, command, in_every_language, table_command
from bot.front.languages import answer_seated
from bot.front.request import InteractionRequest, PressRequest, Request
from bot.front.routing import press
from bot.host import lobby, managing
from bot.host.bounds import Costly
from bot.host.hosted import HostedTable, Place
from bot.host.time.pace import FREE, PACES, read_pace
from bot.messages.message import Message
from bot.messages.press import Verb
from bot.messages.reasons import HouseReason
from bot.screens import clock, coaching, private
from bot.screens import lobby as screens
from bot.screens.house import language_of
from bot.screens.options import option_value
from bot.screens.scene import link
from bot.screens.typed import quoted
from games.kernel import Level, Refusal, menu
from games.registry import games
from words import catalogue


def game_choices() -> list[Choice[str]]:
    """The games, by their names."""
    return [Choice(name=in_every_language(game.id), value=game.id) for game in games()]


async def suggest_paces(typed: BeingTyped) -> list[Choice[str]]:
    """The paces with what they mean; a number that is typed means hours."""
    spoken = catalogue(await typed.language())
    text, hours = typed.text, read_pace(typed.text)
    offered = [*PACES, *([hours] if hours and hours not in PACES else [])]
    named = [(clock.pace_name(spoken, pace), pace) for pace in offered]
    fits = [each for each in named if text.isdigit() or text.casefold() in "".join(each).casefold()]
    return [Choice(name=name, value=pace) for name, pace in fits]


def checked_pace(typed: str) -> str:
    """A pace as somebody typed it."""
    pace = read_pace(typed)
    if pace is None:
        raise Refusal(HouseReason.UNKNOWN_PACE, "", pace=quoted(typed))
    return pace


# Opening


@command("start", choices={"game": game_choices}, suggest={"pace": suggest_paces})
async def start(request: InteractionRequest, game: str, thread: bool = False, pace: str | None = None) -> None:
    """Open a table here, or in a thread of its own; in a direct message one at which nobody else can sit."""
    await request.tables.frequency.check(Costly.TABLE, request.person.id)
    wanted = None if pace is None else checked_pace(pace)
    if request.place.guild_id is None:
        place = request.place.model_copy(update={"language": language_of(request.person)})
        await _open(request, place, game, wanted or FREE, request.id)
        return
    request.check_place(new_thread=thread)
    await request.defer()
    server = await request.tables.server(request.place.guild_id)
    managing.check_tables_allowed(server, request.channels)
    if thread:
        await request.tables.check_room(request.person.id, server)  # else a thread would be made in which no table is
        await request.tables.claim_to_carry_out(request.id)  # the same request again makes no second thread
    here = await request.new_thread(request.words.say(game)) if thread else request.place
    place = here.model_copy(update={"language": server.language or here.language})
    await _open(request, place, game, wanted, None if thread else request.id)


@press(Verb.START)
async def start_by_press(request: PressRequest, _: int) -> None:
    """Open a table here or in a thread, as a button offers it."""
    game, _space, pace = request.argument.partition(" ")
    if game not in {each.id for each in games()}:
        raise Refusal(HouseReason.UNKNOWN_PRESS)
    if request.decision == screens.DIRECT:
        await _start_alone(request, game)
    else:
        await start(request, game, request.decision == screens.THREAD, pace or None)


async def _start_alone(request: InteractionRequest, game: str) -> None:
    """Open a table for one person and computers in a direct message; where none reaches them, in a thread."""
    if not request.person.reachable:
        await start(request, game, thread=True, pace=FREE)
        return
    await request.tables.frequency.check(Costly.TABLE, request.person.id)
    await request.defer()
    place = (await request.direct_place()).model_copy(update={"language": language_of(request.person)})
    try:
        hosted = await lobby.open_alone(request.tables, request.person, place, game, request.id)
    except Refusal as refusal:
        if refusal.reason is not HouseReason.TABLE_OPEN:
            raise
        hosted = await request.tables.in_channel(place.channel_id)
        await request.answer(screens.taken(request.words, await _address(request, hosted), None))
        return
    await request.answer(screens.opened_alone(request.scene(hosted)))


async def _open(request: InteractionRequest, place: Place, game: str, pace: str | None, request_id: int | None) -> None:
    """Open a table, or say where the one is that this channel has."""
    await request.defer()
    try:
        hosted = await lobby.open_table(request.tables, request.person, place, game, pace, request_id)
    except Refusal as refusal:
        await _answer_taken(request, refusal, game, pace)
        return
    await answer_seated(request, hosted, Message(text=await _opened(request, hosted)))


async def _answer_taken(request: InteractionRequest, refusal: Refusal, game: str, pace: str | None = None) -> None:
    """Where the table is that this channel has already, and that another can be had in a thread."""
    if refusal.reason is not HouseReason.TABLE_OPEN:
        raise refusal
    address = await _address(request, await request.tables.in_channel(request.place.channel_id))
    await request.answer(screens.taken(request.words, address, game if request.can_have_threads else None, pace))


@press(Verb.REMATCH)
async def rematch(request: PressRequest, table_id: int) -> None:
    """The same once more."""
    await request.tables.frequency.check(Costly.TABLE, request.person.id)
    await request.defer()
    before = await request.look(table_id)
    try:
        hosted = await lobby.rematch(request.tables, before, request.person, request.id)
    except Refusal as refusal:
        again = await _opened_before(request, before, refusal)
        if again is None:
            await _answer_taken(request, refusal, before.record.game)
        else:
            await request.answer_text(request.say("rematch-open", link=await _address(request, again)))
        return
    await request.answer_text(await _opened(request, hosted))


async def _opened_before(request: PressRequest, before: HostedTable, refusal: Refusal) -> HostedTable | None:
    """The rematch that somebody else has opened, with a seat for whoever asks for it too."""
    if refusal.reason is not HouseReason.TABLE_OPEN:
        return None
    here = await request.tables.in_channel(before.record.channel_id)
    is_theirs = here.record.game == before.record.game and here.record.seat_of(request.person.id) is not None
    return here if is_theirs else None


async def _opened(request: InteractionRequest, hosted: HostedTable) -> str:
    """That a table is open; who is where it stands has it before their eyes."""
    if request.place.channel_id == hosted.record.channel_id:
        return request.say("opened-here")
    return request.say("opened", link=await _address(request, hosted))


async def _address(request: Request, hosted: HostedTable) -> str:
    return link(hosted, await request.tables.board_message(hosted))


# Sitting down


@press(Verb.JOIN)
@table_command("table-join")
async def join(request: InteractionRequest, table_id: int) -> None:
    """Take a seat."""
    await request.defer()
    await request.check_member((await request.look(table_id)).record.guild_id)
    hosted = await request.change(table_id, lobby.join, request.person)
    elsewhere = request.place.channel_id != hosted.record.channel_id
    await answer_seated(request, hosted, screens.joined(request.scene(hosted), elsewhere=elsewhere))


@press(Verb.COMPUTER)
async def add_computer(request: InteractionRequest, table_id: int) -> None:
    """Put the computer in a seat."""
    await request.defer()
    before = len((await request.look(table_id)).record.chairs)
    hosted = await request.change(table_id, lobby.add_computer, request.person, manages=request.manages)
    await request.answer_text(screens.filled(request.scene(hosted), before))


@press(Verb.FILL)
async def fill(request: InteractionRequest, table_id: int) -> None:
    """Put the computer in every free seat."""
    await request.defer()
    before = len((await request.look(table_id)).record.chairs)
    hosted = await request.change(table_id, lobby.fill, request.person, manages=request.manages)
    await request.answer_text(screens.filled(request.scene(hosted), before))


@press(Verb.LEVEL)
async def level(request: PressRequest, table_id: int) -> None:
    """Show how strong the computers are, or agree on it for one of them, or on doing without it."""
    if not request.choice:
        await request.answer(screens.levels(request.scene(await request.look(table_id))))
        return
    await request.defer()
    if request.choice == screens.GONE:
        hosted = await request.change(
            table_id, lobby.remove_computer, request.person, request.argument, manages=request.manages
        )
        await request.answer(screens.levels(request.scene(hosted)))
        return
    if request.choice not in set(Level):
        raise Refusal(HouseReason.UNKNOWN_PRESS)
    agreed = (request.person, request.argument, Level(request.choice))
    hosted = await request.change(table_id, lobby.set_level, *agreed, manages=request.manages)
    await request.answer(screens.levels(request.scene(hosted)))


@press(Verb.BEGIN)
@table_command("table-begin")
async def begin(request: InteractionRequest, table_id: int) -> None:
    """Begin the game; where others could have joined, alone only if they really want to."""
    hosted = await request.look(table_id)
    meant = isinstance(request, PressRequest) and request.argument == screens.ALONE
    if _would_be_alone(hosted) and not meant:
        lobby.check_in_charge(hosted, request.person, request.manages)
        await request.answer(screens.alone(request.scene(hosted)))
        return
    await request.defer()
    await request.change(table_id, lobby.begin, request.person, manages=request.manages)
    await request.answer_text(request.say("begun"))


def _would_be_alone(hosted: HostedTable) -> bool:
    """Whether one person would play alone where others could have joined."""
    alone = len(hosted.record.chairs) == 1
    return alone and hosted.game.seat_counts[0] == 1 and hosted.record.guild_id is not None


@press(Verb.CANCEL)
@table_command("table-cancel")
async def cancel(request: InteractionRequest, table_id: int) -> None:
    """Close the table, if they really want to; where others sit, with a reason."""
    hosted = await request.look(table_id)
    lobby.check_in_charge(hosted, request.person, request.manages)
    if any(person != request.person.id for _, person in hosted.people()):
        await request.open_form(clock.closing(request.scene(hosted), Verb.CANCEL))
    elif isinstance(request, PressRequest) and request.argument == screens.SURE:
        await request.defer()
        await request.change(table_id, lobby.cancel, request.person, manages=request.manages)
        await request.answer_text(request.say("cancelled"))
    else:
        await request.answer(screens.closing(request.scene(hosted)))


# Agreeing


@press(Verb.OPTIONS)
async def options(request: Request, table_id: int) -> None:
    """Show the options."""
    await request.answer(private.options(request.scene(await request.look(table_id))))


@press(Verb.OPTION)
async def option(request: PressRequest, table_id: int) -> None:
    """Show one option."""
    message = private.option(request.scene(await request.look(table_id)), request.choice)
    if message is None:
        raise Refusal(HouseReason.UNKNOWN_PRESS)
    await request.answer(message)


@press(Verb.VALUE)
async def set_option(request: PressRequest, table_id: int) -> None:
    """Agree on a value."""
    await request.defer()
    hosted = await request.look(table_id)
    found = next((option for option in menu(hosted.game.options_type) if option.name == request.argument), None)
    value = None if found is None else option_value(found.values, request.choice or request.decision)
    if value is None:
        raise Refusal(HouseReason.UNKNOWN_PRESS)
    agreed = (request.person, request.argument, value)
    hosted = await request.change(table_id, lobby.set_option, *agreed, manages=request.manages)
    await request.answer(private.options(request.scene(hosted)))


@press(Verb.HINTS)
async def hints(request: PressRequest, table_id: int) -> None:
    """Agree on whether there are hints, as the button says; pressed twice, it says the same."""
    await request.defer()
    wanted = request.argument == coaching.ON
    hosted = await request.change(table_id, lobby.set_hints, request.person, hints=wanted, manages=request.manages)
    await request.answer(private.options(request.scene(hosted)))


@press(Verb.PACE)
async def pace(request: PressRequest, table_id: int) -> None:
    """Show the pace of a table that has not begun, and whether it is rated, or agree on it."""
    hosted = await request.look(table_id)
    if request.argument in (clock.RATED, clock.UNRATED):
        await request.defer()
        rated = request.argument == clock.RATED
        hosted = await request.change(table_id, lobby.set_rated, request.person, rated=rated)
    elif request.choice or request.argument:
        await request.defer()
        wanted = checked_pace(request.choice) if request.choice else None
        weekends = not hosted.record.weekends_off if request.argument == clock.WEEKENDS else None
        agreed = (request.person, wanted)
        hosted = await request.change(table_id, lobby.set_pace, *agreed, weekends_off=weekends, manages=request.manages)
    await request.answer(clock.pace(request.scene(hosted)))
