"""A person for tests: does what a user does, sees what a user sees, waits for the bot, never sleeps."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from playground import acting, commands, content, messages, reactions
from playground import components as parts
from playground.components import Kind
from playground.content import File
from playground.messages import Impossible
from playground.model import Channel, Interaction, Progress, Role, User
from playground.refusal import Json
from playground.seen import Form, Seen, label_of
from playground.watch import Watch
from playground.world import World

T = TypeVar("T")


class NoAnswer(Exception):
    """This interaction failed: the application did not respond in time."""


class Answer:
    """What the bot did first: a message, a form, or a change of the message that was clicked."""

    def __init__(self, person: "Person", interaction: Interaction) -> None:
        self._person = person
        self.interaction = interaction
        modal = interaction.modal
        self.form = Form(interaction, modal) if modal else None

    @property
    def message(self) -> Seen:
        """The message that the bot answered with (or changed)."""
        found = self._person.world.find_message(self.interaction.channel_id, self.interaction.response_id or "")
        if found is None:
            raise AssertionError("the bot's answer is no message, or it is gone")
        return Seen(self._person.world, found)

    @property
    def text(self) -> str:
        """The text of that message."""
        return self.message.text

    @property
    def ephemeral(self) -> bool:
        """Whether only this person sees that message."""
        return self.message.ephemeral

    @property
    def thinking(self) -> bool:
        """Whether the bot is still thinking."""
        return self.interaction.progress is Progress.THINKING

    async def done(self) -> Seen:
        """Wait until the bot has stopped thinking, and has changed the message that it promised to change."""
        await self._person.until(lambda: not (self.thinking or self.interaction.promised) or None, "the bot is done")
        if self.interaction.progress is Progress.FAILED:
            raise NoAnswer("the application did not respond")
        return self.message


class Person:
    """Somebody with a keyboard. Where no channel is named, the first one of the guild is meant."""

    def __init__(self, world: World, watch: Watch, user: User, channel: Channel) -> None:
        self.world = world
        self.user = user
        self.channel = channel
        self._watch = watch
        self._form: Form | None = None

    def __repr__(self) -> str:
        return f"<{self.name}>"

    @property
    def id(self) -> str:
        """Their id."""
        return self.user.id

    @property
    def name(self) -> str:
        """Their name."""
        return self.user.global_name or self.user.username

    @property
    def mention(self) -> str:
        """How a text calls them."""
        return f"<@{self.id}>"

    # -- seeing ------------------------------------------------------------------------------------

    def sees(self, channel: Channel | None = None) -> list[Seen]:
        """The messages they see in a channel, oldest first, their own ephemeral ones among them."""
        seen = self.world.seen_by(self.user, channel or self.channel)
        return [Seen(self.world, each) for each in seen]

    def _newest_first(self, channel: Channel | None) -> Iterator[Seen]:
        seen = self.world.newest_seen_by(self.user, channel or self.channel)
        return (Seen(self.world, each) for each in seen)

    @property
    def dms(self) -> list[Seen]:
        """The messages between them and the bot."""
        channel = self.world.dms.get(self.id)
        return self.sees(channel) if channel else []

    @property
    def dm_channel(self) -> Channel:
        """The conversation with the bot."""
        return self.world.dm_with(self.user)

    async def until(self, look: Callable[[], T | None], what: str) -> T:
        """Wait until something can be seen."""
        return await self._watch.until(look, f"{self.name}: {what}")

    async def reads(self, text: str, *, in_: Channel | None = None) -> Seen:
        """Wait for a message in which this text can be read."""
        return await self.until(lambda: self._newest(lambda each: text in each.text, in_), f"reads {text!r}")

    async def gets_dm(self, text: str = "") -> Seen:
        """Wait for a direct message from the bot in which this text can be read."""
        bot = self.world.bot

        def look() -> Seen | None:
            own = [each for each in self.dms if each.message.author is bot and text in each.text]
            return own[-1] if own else None

        return await self.until(look, f"gets a DM with {text!r}")

    def _newest(self, fits: Callable[[Seen], bool], channel: Channel | None) -> Seen | None:
        return next((each for each in self._newest_first(channel) if fits(each)), None)

    # -- acting ------------------------------------------------------------------------------------

    async def say(self, text: str, *, in_: Channel | None = None, reply_to: Seen | None = None,
                  files: Mapping[str, bytes] | None = None) -> Seen:  # fmt: skip
        """Type a message."""
        sent = [File(str(index), name, data) for index, (name, data) in enumerate((files or {}).items())]
        number = reply_to.id if reply_to else None
        channel = in_ or self.channel
        message = messages.say(self.world, self.user, channel, text, reply_to=number, files=sent)
        return Seen(self.world, message)

    async def dm(self, text: str) -> Seen:
        """Type a message to the bot."""
        return await self.say(text, in_=self.dm_channel)

    def upload(self, filename: str, data: bytes) -> str:
        """Put a file at hand for an option or a form; returns what to fill in."""
        return content.keep_upload(self.world, filename, data).id

    async def slash(self, command: str, *, in_: Channel | None = None, **options: object) -> Answer:
        """Use a slash command, such as `slash("market start", game="lisboa")`."""
        channel = in_ or self.channel
        found = acting.find_command(self.world, self.user, channel, command)
        values = {name: _plain(value) for name, value in options.items()}
        return await self._answer(acting.use_command(self.world, self.user, channel, found, values))

    async def menu(self, command: str, target: "Seen | Person", *, in_: Channel | None = None) -> Answer:
        """Use a command of the menu on a message or a person."""
        channel = in_ or self.channel
        kind = 3 if isinstance(target, Seen) else 2
        found = next(
            (
                each
                for each in acting.offered(self.world, self.user, channel)
                if each["type"] == kind and each["name"] == command
            ),
            None,
        )
        if found is None:
            raise Impossible(f"there is no such command: {command}")
        on = target.message if isinstance(target, Seen) else target.user
        return await self._answer(acting.use_menu(self.world, self.user, channel, found, on))

    async def complete(
        self, command: str, option: str, typed: str = "", *, in_: Channel | None = None, **options: object
    ) -> list[Any]:
        """Type into an option and get the values the bot suggests."""
        return [choice["value"] for choice in await self.suggestions(command, option, typed, in_=in_, **options)]

    async def suggestions(
        self, command: str, option: str, typed: str = "", *, in_: Channel | None = None, **options: object
    ) -> list[Json]:
        """Type into an option and get what the bot suggests, as name and value."""
        channel = in_ or self.channel
        found = acting.find_command(self.world, self.user, channel, command)
        values = {**{name: _plain(value) for name, value in options.items()}, option: typed}
        started = acting.autocomplete(self.world, self.user, channel, found, values, option)
        await self._settled(started)
        return [
            {"name": commands.localised(each, "name", self.user.locale), "value": each["value"]}
            for each in started.choices or []
        ]

    async def click(self, button: str, *, in_: Channel | None = None, on: Seen | None = None) -> Answer:
        """Press a button by its label, emoji or custom id, on the newest message that has it."""

        def fits(component: Json) -> bool:
            named = button in (label_of(component), component.get("custom_id"))
            return named and component["type"] == Kind.BUTTON and not component.get("disabled")

        message, component = await self._find(fits, in_, on, f"finds the button {button!r}")
        if "custom_id" not in component:
            raise Impossible(f"{button!r} is a link")
        return await self._answer(acting.press(self.world, self.user, message.message, component["custom_id"]))

    async def choose(
        self,
        *choices: "str | Person | Channel | Role",
        from_: str | None = None,
        in_: Channel | None = None,
        on: Seen | None = None,
    ) -> Answer:
        """Choose in a menu, by label or value (or people, roles, channels); `from_` names the menu."""
        wanted = [_plain(choice) for choice in choices]

        def fits(component: Json) -> bool:
            if component["type"] not in parts.SELECTS or component.get("disabled"):
                return False
            if from_ is not None:
                return from_ in (component.get("placeholder"), component["custom_id"])
            return _values(component, wanted) is not None

        message, component = await self._find(fits, in_, on, f"finds a menu with {wanted}")
        values = _values(component, wanted)
        if values is None:
            raise Impossible(f"{wanted} is not in the menu")
        pressed = acting.press(self.world, self.user, message.message, component["custom_id"], values)
        return await self._answer(pressed)

    async def fill(self, values: Mapping[str, Any] | None = None, /, **more: object) -> Answer:
        """Fill in the open form, by label or custom id, and send it."""
        form = self._form
        if form is None:
            raise Impossible("no form is open")
        filled: dict[str, Any] = {}
        for name, value in {**(values or {}), **more}.items():
            custom_id = form.custom_id_of(name)
            field = next(each for each in form.fields.values() if each["custom_id"] == custom_id)
            filled[custom_id] = _entry(field, value)
        answer = await self._answer(acting.submit(self.world, self.user, form.interaction.id, filled))
        self._form = None  # one that got no answer stays open, and can be sent again
        return answer

    def dismiss(self, message: Seen) -> None:
        """Close an ephemeral message."""
        messages.dismiss(self.world, self.user, message.message)

    def react(self, message: Seen, emoji: str) -> None:
        """Add a reaction."""
        channel = self.world.channels[message.message.channel_id]
        reactions.react(self.world, self.user, channel, message.message, emoji)

    async def _find(
        self, fits: Callable[[Json], bool], channel: Channel | None, on: Seen | None, what: str
    ) -> tuple[Seen, Json]:
        def look() -> tuple[Seen, Json] | None:
            for message in [on] if on else self._newest_first(channel):
                for component in message.components:
                    if fits(component):
                        return message, component
            return None

        return await self.until(look, what)

    async def _answer(self, interaction: Interaction) -> Answer:
        await self._settled(interaction)
        answer = Answer(self, interaction)
        if answer.form:
            self._form = answer.form
        return answer

    async def _settled(self, interaction: Interaction) -> None:
        await self.until(
            lambda: interaction.acknowledged or interaction.progress is Progress.FAILED or None,
            "the bot answers",
        )
        if not interaction.acknowledged:
            raise NoAnswer("the application did not respond")


def _plain(value: object) -> object:
    """Things of the world stand for their ids."""
    return value.id if isinstance(value, Person | Seen | Channel | Role | User) else value


def _values(component: Json, wanted: Sequence[object]) -> list[str] | None:
    if "options" not in component:
        return [str(each) for each in wanted]
    by_name = {option["label"]: option["value"] for option in component["options"]}
    by_name |= {option["value"]: option["value"] for option in component["options"]}
    if not all(each in by_name for each in wanted):
        return None
    return [by_name[each] for each in wanted]


def _entry(field: Json, value: object) -> object:
    if field["type"] in (Kind.TEXT_INPUT, Kind.CHECKBOX):
        return value
    several = list(value) if isinstance(value, list | tuple) else [value]
    values = _values(field, [_plain(each) for each in several])
    if values is None:
        raise Impossible(f"{value!r} is not among the choices")
    return values
