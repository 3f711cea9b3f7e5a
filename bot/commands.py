"""The commands below ``/market``, in every language."""

from collections.abc import Awaitable, Callable

import discord
from discord import Locale, app_commands
from discord.app_commands import Choice, locale_str

from bot.desk import Desk
from bot.screens.house import language_of_locale
from bot.texts import DEFAULT_LANGUAGE, LANGUAGES, catalogue
from bot.visit import Visit
from games.kernel import Refusal
from games.registry import games

CHOICES = 25
CHOICE_LENGTH = 100
AUTOMATIC = "auto"

Interaction = discord.Interaction


class CatalogueTranslator(app_commands.Translator):
    """Names and descriptions of commands, from the catalogues."""

    async def translate(
        self, string: locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The words of a locale; None where we do not speak its language."""
        key = string.extras.get("key")
        language = str(locale.value).partition("-")[0]
        return catalogue(language).say(key) if isinstance(key, str) and language in LANGUAGES else None


def _words(key: str) -> locale_str:
    return locale_str(catalogue(DEFAULT_LANGUAGE).say(key), key=key)


def _about(name: str) -> locale_str:
    return _words(f"command-{name}-about")


def build(desk: Desk) -> app_commands.Group:
    """All commands."""
    market = app_commands.Group(name=_words("command-market"), description=_about("market"))
    _add_lobby(market, desk)
    _add_moves(market, desk)
    _add_looking(market, desk)
    _add_personal(market, desk)
    return market


def _here(desk: Desk, do: Callable[[Visit, int], Awaitable[None]]) -> Callable[[Visit], Awaitable[None]]:
    """Do something at the table of the channel."""

    async def at_the_table(visit: Visit) -> None:
        hosted = await desk.hall.table_in(visit.place.channel_id)
        await desk.wake_up(visit, hosted.record.id)
        await do(visit, hosted.record.id)

    return at_the_table


def _command(
    market: app_commands.Group, name: str
) -> Callable[..., app_commands.Command[app_commands.Group, ..., None]]:
    return market.command(name=_words(f"command-{name}"), description=_about(name))


def _game_choices() -> list[Choice[str]]:
    return [Choice(name=_words(game.id), value=game.id) for game in games()]


def _add_lobby(market: app_commands.Group, desk: Desk) -> None:
    @_command(market, "start")
    @app_commands.guild_only()
    @app_commands.rename(game=_words("command-start-game"), thread=_words("command-start-thread"))
    @app_commands.describe(game=_about("start-game"), thread=_about("start-thread"))
    @app_commands.choices(game=_game_choices())
    async def start(interaction: Interaction, game: str, thread: bool = False) -> None:
        await desk.serve(interaction, lambda visit: desk.start(visit, game, in_thread=thread))

    for name, do in (
        ("join", desk.join),
        ("leave", desk.leave),
        ("begin", desk.begin),
        ("cancel", desk.cancel),
        ("undo", desk.undo),
    ):
        _add_simple(market, desk, name, do)


def _add_simple(market: app_commands.Group, desk: Desk, name: str, do: Callable[[Visit, int], Awaitable[None]]) -> None:
    @_command(market, name)
    async def simple(interaction: Interaction) -> None:
        await desk.serve(interaction, _here(desk, do))


def _add_moves(market: app_commands.Group, desk: Desk) -> None:
    @_command(market, "play")
    @app_commands.rename(move=_words("command-play-move"))
    @app_commands.describe(move=_about("play-move"))
    async def play(interaction: Interaction, move: str) -> None:
        await desk.serve(interaction, _here(desk, lambda visit, table: desk.play_text(visit, table, move)))

    @play.autocomplete("move")
    async def moves(interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await suggest(desk, interaction, typed)

    @_command(market, "bid")
    @app_commands.rename(answer=_words("command-bid-answer"))
    @app_commands.describe(answer=_about("bid-answer"))
    async def bid(interaction: Interaction, answer: str) -> None:
        await desk.serve(interaction, _here(desk, lambda visit, table: desk.play_text(visit, table, answer)))


async def suggest(desk: Desk, interaction: Interaction, typed: str) -> list[Choice[str]]:
    """The moves of this person that fit what he has typed so far, in notation with a gloss in words."""
    try:
        hosted = await desk.hall.table_in(interaction.channel_id or 0)
    except Refusal:
        return []
    seat = hosted.record.seat_of(interaction.user.id)
    if seat is None or hosted.table is None:
        return []
    return desk.suggestions(hosted, seat, language_of_locale(str(interaction.locale.value)), typed)


def _add_looking(market: app_commands.Group, desk: Desk) -> None:
    for name, do in (
        ("hand", desk.hand),
        ("board", desk.board),
        ("log", desk.history),
        ("replay", desk.library.replay),
    ):
        _add_simple(market, desk, name, do)

    @_command(market, "verify")
    async def verify(interaction: Interaction) -> None:
        await desk.serve(interaction, desk.library.verify_here)

    @_command(market, "rules")
    @app_commands.rename(game=_words("command-start-game"))
    @app_commands.describe(game=_about("start-game"))
    @app_commands.choices(game=_game_choices())
    async def rules(interaction: Interaction, game: str | None = None) -> None:
        await desk.serve(
            interaction,
            desk.library.rules_here if game is None else lambda visit: desk.library.page(visit, game),
        )


def _add_personal(market: app_commands.Group, desk: Desk) -> None:
    @_command(market, "games")
    async def own_games(interaction: Interaction) -> None:
        await desk.serve(interaction, desk.games)

    @_command(market, "campaign")
    async def campaign(interaction: Interaction) -> None:
        await desk.serve(interaction, desk.campaigns)

    @_command(market, "settings")
    @app_commands.rename(language=_words("command-settings-language"), dms=_words("command-settings-dms"))
    @app_commands.describe(language=_about("settings-language"), dms=_about("settings-dms"))
    @app_commands.choices(
        language=[
            Choice(name=_words("screen-automatic"), value=AUTOMATIC),
            *(Choice(name=catalogue(language).say("language"), value=language) for language in LANGUAGES),
        ]
    )
    async def settings(interaction: Interaction, language: str | None = None, dms: bool | None = None) -> None:
        async def settle(visit: Visit) -> None:
            changes: dict[str, object] = {} if dms is None else {"dms": dms}
            if language is not None:
                changes["language"] = None if language == AUTOMATIC else language
            await desk.settle(visit, changes)

        await desk.serve(interaction, settle)
