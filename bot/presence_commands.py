"""The commands about who plays and when, and those of the managers of a server."""

from zoneinfo import available_timezones

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.command_words import (
    AUTOMATIC,
    AtTable,
    Interaction,
    about,
    at_the_table,
    command,
    pace_of,
    subcommands,
    words,
)
from bot.managing import Managing
from bot.presence import OFF, Presence
from bot.store import Call
from bot.texts import LANGUAGES, catalogue
from bot.visit import Visit

SUGGESTIONS = 25
MOST_DAYS = 30


def add(market: app_commands.Group, presence: Presence, managing: Managing) -> None:
    """All of them."""
    _add_table(market, presence)
    _add_seat(market, presence)
    _add_personal(market, presence)
    _add_managing(market, managing)


def _add_table(market: app_commands.Group, presence: Presence) -> None:
    for name, do in (("leave", presence.leave), ("orders", presence.orders), ("pause", presence.pause)):
        at_the_table(market, presence.desk, name, do)

    @command(market, "invite")
    @app_commands.guild_only()
    @app_commands.rename(guest=words("command-invite-guest"))
    @app_commands.describe(guest=about("invite-guest"))
    async def invite(interaction: Interaction, guest: discord.User) -> None:
        async def call(visit: Visit) -> None:
            hosted = await presence.hall.table_in(visit.place.channel_id)
            await presence.invite(visit, hosted.record.id, guest)

        await presence.desk.serve(interaction, call)


def _add_seat(market: app_commands.Group, presence: Presence) -> None:
    seat = subcommands(market, "seat")
    at_the_table(seat, presence.desk, "seat-offer", lambda visit, table: presence.vote(visit, table, "offer"))
    at_the_table(seat, presence.desk, "seat-take", presence.take)
    at_the_table(seat, presence.desk, "seat-back", presence.back)


def _add_personal(market: app_commands.Group, presence: Presence) -> None:
    @command(market, "games")
    async def own_games(interaction: Interaction) -> None:
        await presence.desk.serve(interaction, presence.games)

    @command(market, "vacation")
    @app_commands.rename(days=words("command-vacation-days"))
    @app_commands.describe(days=about("vacation-days"))
    async def vacation(interaction: Interaction, days: app_commands.Range[int, 0, MOST_DAYS]) -> None:
        await presence.desk.serve(interaction, lambda visit: presence.vacation(visit, days))

    _add_settings(market, presence)


def _add_settings(market: app_commands.Group, presence: Presence) -> None:
    names = ("language", "dms", "reminders", "zone", "quiet", "digest")

    @command(market, "settings")
    @app_commands.rename(**{name: words(f"command-settings-{name}") for name in names})
    @app_commands.describe(**{name: about(f"settings-{name}") for name in names})
    @app_commands.choices(
        language=[Choice(name=words("screen-automatic"), value=AUTOMATIC), *_languages()],
        reminders=[Choice(name=words(f"screen-reminders-{call}"), value=call.value) for call in Call],
        digest=[Choice(name=words("screen-off"), value=OFF)]
        + [Choice(name=f"{hour}:00", value=str(hour)) for hour in range(24)],
    )
    async def settings(
        interaction: Interaction,
        language: str | None = None,
        dms: bool | None = None,
        reminders: str | None = None,
        zone: str | None = None,
        quiet: str | None = None,
        digest: str | None = None,
    ) -> None:
        typed = {"dms": dms, "reminders": reminders, "zone": zone, "quiet": quiet, "digest": digest}
        changes: dict[str, object] = {name: value for name, value in typed.items() if value is not None}
        if language is not None:
            changes["language"] = None if language == AUTOMATIC else language
        await presence.desk.serve(interaction, lambda visit: presence.settle(visit, changes))

    @settings.autocomplete("zone")
    async def zones(_: Interaction, typed: str) -> list[Choice[str]]:
        wanted = typed.casefold().replace(" ", "_")
        found = [zone for zone in sorted(available_timezones()) if wanted in zone.casefold()]
        return [Choice(name=zone, value=zone) for zone in found[:SUGGESTIONS]]


def _languages() -> list[Choice[str]]:
    return [Choice(name=catalogue(language).say("language"), value=language) for language in LANGUAGES]


def _add_managing(market: app_commands.Group, managing: Managing) -> None:
    admin = subcommands(market, "admin")
    desk = managing.desk

    @command(admin, "admin-list")
    async def tables(interaction: Interaction) -> None:
        await desk.serve(interaction, managing.tables)

    for name, do in (("admin-pause", managing.pause), ("admin-end", managing.end)):
        _add_at_number(admin, managing, name, do)

    @command(admin, "admin-channel")
    @app_commands.rename(channel=words("command-admin-channel-channel"), allowed=words("command-admin-channel-allowed"))
    @app_commands.describe(channel=about("admin-channel-channel"), allowed=about("admin-channel-allowed"))
    async def channels(interaction: Interaction, channel: discord.TextChannel, allowed: bool) -> None:
        await desk.serve(interaction, lambda visit: managing.channel(visit, channel.id, allowed))

    @command(admin, "admin-settings")
    @app_commands.rename(language=words("command-settings-language"), pace=words("command-start-pace"))
    @app_commands.describe(language=about("admin-settings-language"), pace=about("start-pace"))
    @app_commands.choices(language=[Choice(name=words("screen-automatic"), value=AUTOMATIC), *_languages()])
    async def settings(interaction: Interaction, language: str | None = None, pace: str | None = None) -> None:
        async def settle(visit: Visit) -> None:
            changes: dict[str, object] = {} if pace is None else {"pace": pace_of(pace)}
            if language is not None:
                changes["language"] = None if language == AUTOMATIC else language
            await managing.settle(visit, **changes)

        await desk.serve(interaction, settle)


def _add_at_number(admin: app_commands.Group, managing: Managing, name: str, do: AtTable) -> None:
    @command(admin, name)
    @app_commands.rename(table=words("command-admin-table"))
    @app_commands.describe(table=about("admin-table"))
    async def at_number(interaction: Interaction, table: int) -> None:
        await managing.desk.serve(interaction, lambda visit: do(visit, table))
