"""A Discord as an older bot left it: the guild, its channels and people, and the messages that still have buttons."""

import gzip
import json
import secrets
from pathlib import Path

from playground import Playground
from playground.model import (
    Attachment,
    Channel,
    ChannelType,
    Guild,
    Interaction,
    InteractionType,
    Member,
    Message,
    Progress,
    Role,
    User,
)
from playground.permissions import BOT, EVERYONE
from playground.person import Person
from playground.refusal import Json
from playground.seen import Form, Seen


class Restored:
    """What was kept, put back into a playground in which nobody has acted yet."""

    def __init__(self, discord: Playground, kept: Json) -> None:
        self._kept = kept
        self._discord = discord
        self.world = discord.world
        self._add_people()
        self._add_guild()
        for channel in kept["channels"]:
            self._add_channel(channel)
        for person, channel in kept["direct"].items():
            user = self.world.users[person]
            self.world.dms[person] = self.world.channels[channel] = Channel(
                channel, ChannelType.DM, recipients=[user], created=kept["now"]
            )
        for message in kept["messages"]:
            self._add_message(message)
        self.people = {name: self._person(user) for user in self.world.people() if (name := user.global_name)}

    def _add_people(self) -> None:
        for kept in self._kept["people"]:
            self.world.users[kept["id"]] = User(kept["id"], kept["username"], kept["name"], locale=kept["locale"])

    def _add_guild(self) -> None:
        kept, bot = self._kept["guild"], self.world.bot
        guild = Guild(kept["id"], kept["name"], kept["owner"], kept["locale"])
        role = Role(self.world.new_id(), bot.username, BOT, position=1, bot_id=bot.id)
        guild.roles = {guild.id: Role(guild.id, "@everyone", EVERYONE), role.id: role}
        guild.members = {user.id: Member(user, self._kept["now"]) for user in self.world.people()}
        guild.members[bot.id] = Member(bot, self._kept["now"], [role.id])
        self.world.guilds[guild.id] = guild

    def _add_channel(self, kept: Json) -> None:
        guild, bot, now = self._discord.guild, self.world.bot.id, self._kept["now"]
        channel = Channel(
            kept["id"],
            ChannelType(kept["type"]),
            guild.id,
            kept["name"],
            parent_id=kept["parent"],
            position=len(guild.channels),
            created=now,
        )
        guild.channels[channel.id] = self.world.channels[channel.id] = channel
        if channel.is_thread:
            channel.owner_id, channel.auto_archive, channel.archived_at = bot, 10080, now
            channel.thread_members[bot] = now
            self.world.threads[channel.id] = channel

    def _add_message(self, kept: Json) -> None:
        channel = self.world.channels[kept["channel"]]
        message = Message(
            kept["id"],
            channel.id,
            self.world.bot,
            kept["at"],
            flags=kept["flags"],
            components=kept["components"],
            attachments=[_picture(file) for file in kept["files"]],
            application_id=self.world.application_id,
            viewer=kept["for"],
        )
        (channel.messages if message.viewer is None else channel.ephemerals)[message.id] = message
        channel.last_message_id = message.id

    def _person(self, user: User) -> Person:
        return Person(self.world, self._discord.watch, user, self._discord.channel)

    # Finding

    def __getitem__(self, name: str) -> Person:
        return self.people[name]

    def channel(self, name: str) -> Channel:
        """The channel of a name; of a thread, that of the channel on which it hangs."""
        named = next(each for each in self.world.channels.values() if each.name == name)
        return next((each for each in self.world.threads.values() if each.parent_id == named.id), named)

    def messages(self) -> list[Seen]:
        """Every message that was kept, as it is now."""
        return [Seen(self.world, self._message(kept)) for kept in self._kept["messages"]]

    def custom_ids(self) -> list[str]:
        """The custom ids of all buttons and menus that were kept."""
        return [custom_id for kept in self._kept["messages"] for custom_id in kept["custom_ids"]]

    def _message(self, kept: Json) -> Message:
        channel = self.world.channels[kept["channel"]]
        return (channel.messages | channel.ephemerals)[kept["id"]]

    def put_back(self, message: Seen) -> None:
        """Show a message as it was kept, whatever it was changed into since."""
        kept = next(each for each in self._kept["messages"] if each["id"] == message.id)
        message.message.components = kept["components"]
        message.message.attachments = [_picture(file) for file in kept["files"]]

    def showing(self, custom_id: str, person: Person) -> Seen:
        """The newest of the messages that were kept with this button or menu and that a person sees."""
        kept = [
            Seen(self.world, self._message(each)) for each in self._kept["messages"] if custom_id in each["custom_ids"]
        ]
        return max((each for each in kept if self.only_reader(each) in (None, person)), key=lambda each: int(each.id))

    def only_reader(self, message: Seen) -> Person | None:
        """The one person who sees a message; None if it stands in a channel for all."""
        channel = self.world.channels[message.message.channel_id]
        reader = message.message.viewer or (channel.recipients[0].id if channel.is_dm else None)
        return None if reader is None else self._person_of(reader)

    def _person_of(self, person_id: str) -> Person:
        return next(each for each in self.people.values() if each.id == person_id)

    # Forms

    def form(self, custom_id: str) -> Person:
        """The person before whom a form stands open, which can now be filled in."""
        kept = next(each for each in self._kept["forms"] if each["modal"]["custom_id"] == custom_id)
        person = self._person_of(kept["person"])
        opened = Interaction(
            kept["interaction"],
            secrets.token_urlsafe(),
            InteractionType.COMPONENT,
            person.user,
            kept["channel"],
            self._kept["now"],
            {},
            source=kept["message"],
            progress=Progress.ANSWERED,
            acknowledged=True,
            modal=kept["modal"],
        )
        self.world.interactions[opened.id] = opened
        person._form = Form(opened, kept["modal"])
        return person


def _picture(kept: Json) -> Attachment:
    """A picture whose bytes nobody looks at any more."""
    return Attachment(kept["id"], kept["name"], b"", "image/png", "", width=1, height=1)


def read_kept(path: Path) -> Json:
    """What was kept."""
    kept: Json = json.loads(gzip.decompress(path.read_bytes()))
    return kept
