"""The commands below ``/market``, in every language."""

from discord import app_commands
from discord.app_commands import Choice

from bot import presence_commands
from bot.command_words import Interaction, about, at_the_table, command, here, words
from bot.desk import Desk
from bot.host.pace import PACES, read_pace
from bot.managing import Managing
from bot.presence import Presence
from bot.screens.clock import pace_name
from bot.screens.house import language_of_locale
from bot.texts import catalogue
from games.kernel import Refusal
from games.registry import games


def build(desk: Desk, presence: Presence, managing: Managing) -> app_commands.Group:
    """All commands."""
    market = app_commands.Group(name=words("command-market"), description=about("market"))
    _add_lobby(market, desk)
    _add_moves(market, desk)
    _add_looking(market, desk)
    presence_commands.add(market, presence, managing)
    return market


def _game_choices() -> list[Choice[str]]:
    return [Choice(name=words(game.id), value=game.id) for game in games()]


def _add_lobby(market: app_commands.Group, desk: Desk) -> None:
    @command(market, "start")
    @app_commands.guild_only()
    @app_commands.rename(**{name: words(f"command-start-{name}") for name in ("game", "thread", "pace")})
    @app_commands.describe(**{name: about(f"start-{name}") for name in ("game", "thread", "pace")})
    @app_commands.choices(game=_game_choices())
    async def start(interaction: Interaction, game: str, thread: bool = False, pace: str | None = None) -> None:
        await desk.serve(interaction, lambda visit: desk.lobby.start(visit, game, in_thread=thread, pace=pace))

    @start.autocomplete("pace")
    async def paces(interaction: Interaction, typed: str) -> list[Choice[str]]:
        return suggest_paces(language_of_locale(str(interaction.locale.value)), typed)

    for name, do in (
        ("join", desk.lobby.join),
        ("begin", desk.lobby.begin),
        ("cancel", desk.lobby.cancel),
        ("undo", desk.undo),
    ):
        at_the_table(market, desk, name, do)


def _add_moves(market: app_commands.Group, desk: Desk) -> None:
    @command(market, "play")
    @app_commands.rename(move=words("command-play-move"))
    @app_commands.describe(move=about("play-move"))
    async def play(interaction: Interaction, move: str) -> None:
        await desk.serve(interaction, here(desk, lambda visit, table: desk.play_text(visit, table, move)))

    @play.autocomplete("move")
    async def moves(interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await suggest(desk, interaction, typed)

    @command(market, "bid")
    @app_commands.rename(answer=words("command-bid-answer"))
    @app_commands.describe(answer=about("bid-answer"))
    async def bid(interaction: Interaction, answer: str) -> None:
        await desk.serve(interaction, here(desk, lambda visit, table: desk.play_text(visit, table, answer)))


def suggest_paces(language: str, typed: str) -> list[Choice[str]]:
    """The paces with what they mean; a number that is typed means hours."""
    hours = read_pace(typed)
    offered = [*PACES, *([hours] if hours and hours not in PACES else [])]
    named = [(pace_name(catalogue(language), pace), pace) for pace in offered]
    return [Choice(name=name, value=pace) for name, pace in named if typed.isdigit() or typed.casefold() in name + pace]


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
        at_the_table(market, desk, name, do)

    @command(market, "verify")
    async def verify(interaction: Interaction) -> None:
        await desk.serve(interaction, desk.library.verify_here)

    @command(market, "rules")
    @app_commands.rename(game=words("command-start-game"))
    @app_commands.describe(game=about("start-game"))
    @app_commands.choices(game=_game_choices())
    async def rules(interaction: Interaction, game: str | None = None) -> None:
        await desk.serve(
            interaction,
            desk.library.rules_here if game is None else lambda visit: desk.library.page(visit, game),
        )

    @command(market, "campaign")
    async def campaign(interaction: Interaction) -> None:
        await desk.serve(interaction, desk.campaigns)
