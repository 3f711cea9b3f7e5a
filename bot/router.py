"""The router: every press of a button, use of a menu and sent form comes through here, by its custom id."""

from collections.abc import Awaitable

import discord

from bot.components import chosen_in, custom_id_of, typed_into
from bot.desk import Desk
from bot.presence import Presence
from bot.press import Press, Verb, read_press
from bot.refusals import HouseReason
from bot.screens.path import JOIN, Path
from bot.visit import Visit
from games.kernel import Refusal

ROUTED = frozenset({discord.InteractionType.component, discord.InteractionType.modal_submit})


async def route(desk: Desk, presence: Presence, interaction: discord.Interaction) -> None:
    """Serve what was pressed."""
    if interaction.type in ROUTED:
        await desk.serve(interaction, lambda visit: _serve(desk, presence, visit))


async def _serve(desk: Desk, presence: Presence, visit: Visit) -> None:
    press = read_press(custom_id_of(visit.interaction))
    if press is None:
        raise Refusal(HouseReason.UNKNOWN_PRESS)
    if press.table:
        await desk.wake_up(visit, press.table)
    if visit.interaction.type is discord.InteractionType.modal_submit:
        path = Path.read(press.decision, press.argument)
        await desk.send_form(visit, press.table, path, typed_into(visit.interaction))
    else:
        chosen = chosen_in(visit.interaction)
        await (_about_presence(presence, visit, press, chosen) or _pressed(desk, visit, press, chosen))


def _about_presence(presence: Presence, visit: Visit, press: Press, chosen: list[str]) -> Awaitable[None] | None:
    table = press.table
    match press.verb:
        case Verb.LEAVE:
            return presence.leave(visit, table)
        case Verb.ORDERS:
            return presence.orders(visit, table)
        case Verb.PACE:
            return presence.pace(visit, table, press.argument, "".join(chosen))
        case Verb.BACK:
            return presence.back(visit, table)
        case Verb.QUIT:
            return presence.quit(visit, table)
        case Verb.TAKE:
            return presence.take(visit, table)
        case Verb.FATE:
            return presence.vote(visit, table, press.argument)
        case Verb.GO_ON:
            return presence.go_on(visit, table)
        case Verb.CONSENT:
            return presence.consent(visit, table, press.decision, press.argument)
        case _:
            return None


def _pressed(desk: Desk, visit: Visit, press: Press, chosen: list[str]) -> Awaitable[None]:
    table = press.table
    match press.verb:
        case Verb.JOIN:
            return desk.lobby.join(visit, table)
        case Verb.COMPUTER:
            return desk.lobby.add_computer(visit, table)
        case Verb.OPTIONS:
            return desk.lobby.options(visit, table)
        case Verb.OPTION:
            return desk.lobby.option(visit, table, "".join(chosen))
        case Verb.VALUE:
            return desk.lobby.set_option(visit, table, press.argument, "".join(chosen))
        case Verb.BEGIN:
            return desk.lobby.begin(visit, table)
        case Verb.CANCEL:
            return desk.lobby.cancel(visit, table)
        case Verb.MOVE:
            return desk.choose(visit, table, int(press.argument) if press.argument.isdecimal() else 0)
        case Verb.STEP:
            return desk.step(visit, table, Path.read(press.decision, JOIN.join((press.argument, *chosen))))
        case Verb.PLAY:
            return desk.play_path(visit, table, Path.read(press.decision, press.argument))
        case Verb.TYPED:
            return desk.play_typed(visit, table, press.argument)
        case Verb.FORM | Verb.SEND:
            return desk.open_form(visit, table, Path.read(press.decision, press.argument))
        case Verb.HAND:
            return desk.hand(visit, table)
        case Verb.TEXT:
            return desk.board_text(visit, table)
        case Verb.LOG:
            return desk.history(visit, table)
        case Verb.RULES:
            return desk.library.rules_at(visit, table)
        case Verb.PAGE:
            return desk.library.page(visit, press.decision, "".join(chosen) or press.argument)
        case Verb.CLAUSE:
            return desk.library.clause(visit, press.argument)
        case Verb.AGREE:
            return desk.answer_undo(visit, table, agrees=True)
        case Verb.DISAGREE:
            return desk.answer_undo(visit, table, agrees=False)
        case Verb.REPLAY:
            return desk.library.replay(visit, table, int(press.argument) if press.argument.isdecimal() else 0)
        case Verb.FILM:
            return desk.library.film(visit, table)
        case Verb.REMATCH:
            return desk.lobby.rematch(visit, table)
        case Verb.VERIFY:
            return desk.library.verify(visit, table)
        case Verb.FILE:
            return desk.library.file(visit, table)
        case other:
            raise AssertionError(other)
