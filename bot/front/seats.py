"""Seats: leaving, coming back, taking over, inviting, and what becomes of an absent one."""

import discord

from bot.front.commands import table_command
from bot.front.languages import answer_seated
from bot.front.request import InteractionRequest, PressRequest, Request
from bot.front.routing import press
from bot.host import lobby, seats
from bot.messages.message import Message
from bot.messages.press import Verb
from bot.messages.reasons import HouseReason
from bot.screens import clock, dialogue
from bot.screens.history import since
from bot.store import SeatWish, Status
from games.kernel import Refusal


@press(Verb.LEAVE)
@table_command("leave")
async def leave(request: Request, table_id: int) -> None:
    """Give a seat up; in the middle of a game only if they really want to."""
    hosted = await request.look(table_id)
    if hosted.record.status is not Status.RUNNING:
        await request.defer()
        hosted = await request.change(table_id, lobby.leave, request.person)
        await request.answer_text(clock.left_lobby(request.scene(hosted)))
    else:
        seats.check_may_leave(hosted, request.person)
        await request.answer(clock.leaving(request.scene(hosted)))


@press(Verb.QUIT)
async def quit_game(request: Request, table_id: int) -> None:
    """Leave a game that runs."""
    await request.defer()
    hosted = await request.look(table_id)
    await request.change(table_id, seats.leave, request.person)
    await request.answer_text(clock.left(request.scene(hosted)))


@press(Verb.BACK)
@table_command("seat-back")
async def back(request: Request, table_id: int) -> None:
    """Take one's seat back from the computer."""
    await request.defer()
    await request.change(table_id, seats.come_back, request.person)
    scene = request.scene(await request.look(table_id))
    await request.answer_at(scene, dialogue.start(scene, "\n".join([request.say("welcome-back"), *since(scene)])))


@press(Verb.TAKE)
@table_command("seat-take")
async def take(request: InteractionRequest, table_id: int) -> None:
    """Sit down in a seat that is offered: the one that the press names, else the only one, else they say which."""
    hosted = await request.look(table_id)
    await request.check_member(hosted.record.guild_id)
    named = request.argument if isinstance(request, PressRequest) else ""
    possible = [int(named)] if named.isdecimal() else seats.seats_to_take(hosted, request.person)
    if len(possible) > 1:
        await request.answer(clock.which_seat(request.scene(hosted), possible))
        return
    await request.defer()
    await request.change(table_id, seats.take, request.person, possible[0])
    await answer_seated(request, hosted, Message(text=request.say("seat-taken")))


@press(Verb.SEAT_WISH)
async def vote(request: PressRequest, table_id: int) -> None:
    """Say what should become of an absent person's seat."""
    if request.argument not in set(SeatWish):
        raise Refusal(HouseReason.UNKNOWN_PRESS)
    await _vote(request, table_id, SeatWish(request.argument))


@table_command("seat-offer")
async def offer(request: Request, table_id: int) -> None:
    """Vote for offering an absent person's seat."""
    await _vote(request, table_id, SeatWish.OFFER)


async def _vote(request: Request, table_id: int, wish: SeatWish) -> None:
    await request.defer()
    await request.change(table_id, seats.vote, request.person, wish)
    await request.answer_text(request.say("thanks"))


@table_command("seat-invite", servers_only=True)
async def invite(request: Request, table_id: int, guest: discord.User) -> None:
    """Call somebody to the table here."""
    await request.defer()
    await request.change(table_id, seats.invite, request.person, guest.id)
    await request.answer_text(request.say("invited"))
