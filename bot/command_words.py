"""What all commands are made with: their words in every language, and the table of the channel."""

from collections.abc import Awaitable, Callable

import discord
from discord import Locale, app_commands
from discord.app_commands import locale_str

from bot.desk import Desk
from bot.host.pace import read_pace
from bot.refusals import HouseReason
from bot.store import Status
from bot.texts import DEFAULT_LANGUAGE, LANGUAGES, catalogue
from bot.visit import Visit
from games.kernel import Refusal

AUTOMATIC = "auto"

Interaction = discord.Interaction
AtTable = Callable[[Visit, int], Awaitable[None]]


class CatalogueTranslator(app_commands.Translator):
    """Names and descriptions of commands, from the catalogues."""

    async def translate(
        self, string: locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The words of a locale; None where we do not speak its language."""
        key = string.extras.get("key")
        language = str(locale.value).partition("-")[0]
        return catalogue(language).say(key) if isinstance(key, str) and language in LANGUAGES else None


def words(key: str) -> locale_str:
    """A name in every language."""
    return locale_str(catalogue(DEFAULT_LANGUAGE).say(key), key=key)


def about(name: str) -> locale_str:
    """What a command or one of its options is for."""
    return words(f"command-{name}-about")


def command(group: app_commands.Group, name: str) -> Callable[..., app_commands.Command[app_commands.Group, ..., None]]:
    """A command of a group."""
    return group.command(name=words(f"command-{name}"), description=about(name))


def subcommands(group: app_commands.Group, name: str) -> app_commands.Group:
    """A group of commands within a group."""
    inner = app_commands.Group(name=words(f"command-{name}"), description=about(name))
    group.add_command(inner)
    return inner


def here(desk: Desk, do: AtTable) -> Callable[[Visit], Awaitable[None]]:
    """Do something at the table of the channel."""

    async def at_the_table_here(visit: Visit) -> None:
        hosted = await desk.hall.table_in(visit.place.channel_id)
        if hosted.record.status is Status.PARKED:
            await desk.wake_up(visit, hosted.record.id)
        await do(visit, hosted.record.id)

    return at_the_table_here


def at_the_table(group: app_commands.Group, desk: Desk, name: str, do: AtTable) -> None:
    """A command without options, about the table of the channel."""

    @command(group, name)
    async def simple(interaction: Interaction) -> None:
        await desk.serve(interaction, here(desk, do))


def pace_of(typed: str) -> str:
    """A pace as somebody typed it."""
    pace = read_pace(typed)
    if pace is None:
        raise Refusal(HouseReason.UNKNOWN_PACE, "", pace=typed[:40])
    return pace
