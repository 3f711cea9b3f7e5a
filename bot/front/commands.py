"""The commands below ``/market``: each is one function, registered where it is written.

    @table_command("seat-back")
    async def back(request: Request, table_id: int) -> None: ...

Its parameters after these are its options. Names and descriptions are in the catalogue ``commands``: for this one
``command-seat-back`` and ``command-seat-back-about``, for an option ``day`` of it ``command-seat-back-day`` and
``command-seat-back-day-about``. A name with a dash stands in the group before it, if there is one.
"""

import inspect
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Any, NamedTuple, TypeAlias, TypeVar

import discord
from discord import Locale, app_commands
from discord.app_commands import Choice, locale_str

from bot.front.request import InteractionRequest, person_of
from bot.host.tables import Tables
from bot.messages.press import HIGHEST_TABLE
from bot.messages.reasons import HouseReason
from bot.screens.house import language_of
from bot.store import STORE_IS_AWAY
from games.kernel import Refusal
from words import DEFAULT_LANGUAGE, LANGUAGES, catalogue

log = logging.getLogger(__name__)

MARKET = "market"
GROUPS = ("table", "seat", "archive", "tournament", "admin")
"""They come after the commands; what is for managers comes last."""
CONTEXTS = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""Where they can be used: on servers, and alone with the bot. Discord knows this of ``/market`` as a whole only."""

TableNumber: TypeAlias = app_commands.Range[int, 1, HIGHEST_TABLE]
"""An option by which a table is named: a higher number Discord does not even send."""

Serve = Callable[[discord.Interaction, Callable[[InteractionRequest], Awaitable[None]]], Awaitable[None]]


class BeingTyped(NamedTuple):
    """An option that somebody is typing."""

    tables: Tables
    interaction: discord.Interaction
    text: str
    """What stands there so far."""

    async def language(self) -> str:
        """The language of whoever types: as they chose, else as their Discord is set."""
        async with self.tables.store.reading(brief=True) as look:
            known = await look.people.find(self.interaction.user.id)
        return language_of(known or person_of(self.interaction))


Suggest = Callable[[BeingTyped], Awaitable[list[Choice[str]]]]
"""What is offered while an option is being typed."""
Handler = Callable[..., Awaitable[None]]
H = TypeVar("H", bound=Handler)


@dataclass(frozen=True)
class CommandSpec:
    """A command as it was registered."""

    name: str
    handler: Handler
    at_table: bool
    """Whether it is about the table of the channel, which it is then given."""
    servers_only: bool = False
    """Whether it makes no sense alone with the bot."""
    choices: Mapping[str, Callable[[], Sequence[Choice[str]]]] = field(default_factory=dict)
    suggest: Mapping[str, Suggest] = field(default_factory=dict)

    @property
    def group(self) -> str | None:
        """The group in which it stands, if it stands in one."""
        group = self.name.partition("-")[0]
        return group if group in GROUPS else None

    @cached_property
    def options(self) -> list[inspect.Parameter]:
        """What can be given with the command."""
        given = 2 if self.at_table else 1
        return list(inspect.signature(self.handler).parameters.values())[given:]

    async def run(self, request: InteractionRequest, options: Mapping[str, Any]) -> None:
        """Serve somebody who uses the command."""
        if self.servers_only and request.place.guild_id is None:
            raise Refusal(HouseReason.SERVERS_ONLY)
        if self.at_table:
            table_id = await request.tables.id_in_channel(request.place.channel_id)
            await self.handler(request, table_id, **options)
        else:
            await self.handler(request, **options)


_COMMANDS: list[CommandSpec] = []


def command(name: str, **more: Any) -> Callable[[H], H]:  # noqa: ANN401 - the further fields of a CommandSpec
    """Serve a command."""
    return _registering(name, at_table=False, **more)


def table_command(name: str, **more: Any) -> Callable[[H], H]:  # noqa: ANN401 - the further fields of a CommandSpec
    """Serve a command about the table of the channel."""
    return _registering(name, at_table=True, **more)


def _registering(name: str, **more: Any) -> Callable[[H], H]:  # noqa: ANN401 - the further fields of a CommandSpec
    def register(handler: H) -> H:
        _COMMANDS.append(CommandSpec(name, handler, **more))
        return handler

    return register


# Words


_SPOKEN = {locale: language for locale in Locale if (language := locale.value.partition("-")[0]) in LANGUAGES}
"""Our languages, by the locales in which they are spoken."""


class CatalogueTranslator(app_commands.Translator):
    """Names and descriptions of commands, from the catalogues."""

    async def translate(
        self, string: locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The words of a locale; None where we do not speak its language."""
        language = _SPOKEN.get(locale)
        key = string.extras.get("key") if language is not None else None
        return catalogue(language).say(key) if language is not None and isinstance(key, str) else None


def in_every_language(key: str) -> locale_str:
    """A name in every language."""
    return locale_str(catalogue(DEFAULT_LANGUAGE).say(key), key=key)


def _name(name: str) -> locale_str:
    return in_every_language(f"command-{name}")


def _about(name: str) -> locale_str:
    return in_every_language(f"command-{name}-about")


# Building


def build(serve: Serve, tables: Tables) -> app_commands.Group:
    """All commands that were registered."""
    market = app_commands.Group(name=_name(MARKET), description=_about(MARKET), allowed_contexts=CONTEXTS)
    for spec in _in_group(None):
        market.add_command(_command(spec, serve, tables))
    for name in GROUPS:
        group = app_commands.Group(name=_name(name), description=_about(name), parent=market)
        for spec in _in_group(name):
            group.add_command(_command(spec, serve, tables))
    return market


def _in_group(name: str | None) -> list[CommandSpec]:
    """The commands of a group, or those in none."""
    return [spec for spec in _COMMANDS if spec.group == name]


def _command(spec: CommandSpec, serve: Serve, tables: Tables) -> app_commands.Command[Any, ..., None]:
    built: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=_name(spec.name), description=_about(spec.name), callback=_callback(spec, serve)
    )
    names = [option.name for option in spec.options]
    if names:
        app_commands.rename(**{name: _name(f"{spec.name}-{name}") for name in names})(built)
        app_commands.describe(**{name: _about(f"{spec.name}-{name}") for name in names})(built)
    if spec.choices:
        app_commands.choices(**{name: list(choices()) for name, choices in spec.choices.items()})(built)
    for name, suggest in spec.suggest.items():
        built.autocomplete(name)(_suggesting(suggest, tables))
    return built


def _callback(spec: CommandSpec, serve: Serve) -> Callable[..., Coroutine[Any, Any, None]]:
    """A function as discord.py wants it: the interaction, then the options by name and type."""

    async def callback(interaction: discord.Interaction, **options: Any) -> None:  # noqa: ANN401 - whatever they are
        await serve(interaction, partial(spec.run, options=options))

    interaction = inspect.Parameter(
        "interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction
    )
    setattr(callback, "__signature__", inspect.Signature([interaction, *spec.options]))  # noqa: B010 - a function has it
    return callback


def _suggesting(
    suggest: Suggest, tables: Tables
) -> Callable[[discord.Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]:
    async def suggesting(interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        try:
            return await suggest(BeingTyped(tables, interaction, typed))
        except STORE_IS_AWAY as error:
            log.warning("nothing is suggested: %s", type(error).__qualname__)
            return []

    return suggesting
