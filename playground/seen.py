"""What a person has before their eyes: messages and forms."""

from playground import components as parts
from playground import content
from playground.components import Kind
from playground.messages import Impossible
from playground.model import Interaction, Message, MessageFlag
from playground.refusal import Json
from playground.world import World


class Seen:
    """A message as a person sees it; it stays up to date when the message is edited."""

    def __init__(self, world: World, message: Message) -> None:
        self._world = world
        self.message = message

    def __repr__(self) -> str:
        return f"<{self.author}: {self.text!r}>"

    @property
    def id(self) -> str:
        """The message's id."""
        return self.message.id

    @property
    def author(self) -> str:
        """Who wrote it."""
        return self.message.author.global_name or self.message.author.username

    @property
    def text(self) -> str:
        """Everything there is to read: content, texts of V2, and embeds."""
        lines = list(content.texts(self.message.content, self.message.components))
        for embed in self.message.embeds:
            lines += [embed.get("title", ""), embed.get("description", "")]
            lines += [f"{field['name']}\n{field['value']}" for field in embed.get("fields", [])]
        return "\n".join(line for line in lines if line)

    @property
    def ephemeral(self) -> bool:
        """Whether only this person sees it."""
        return self.message.viewer is not None

    @property
    def thinking(self) -> bool:
        """Whether it still says "is thinking…"."""
        return self.message.is_loading

    @property
    def silent(self) -> bool:
        """Whether it was sent without a notification."""
        return bool(self.message.flags & MessageFlag.SUPPRESS_NOTIFICATIONS)

    @property
    def components(self) -> list[Json]:
        """Every component, nested or not."""
        return [component for component, _ in parts.walk(self.message.components)]

    @property
    def buttons(self) -> list[str]:
        """The labels of the buttons that can be pressed."""
        return [label_of(each) for each in self.components if each["type"] == Kind.BUTTON and not each.get("disabled")]

    @property
    def files(self) -> dict[str, bytes]:
        """The files by name."""
        return {each.filename: each.content for each in self.message.attachments}

    @property
    def mentions(self) -> list[str]:
        """The names of those whom it calls."""
        return [self._world.users[each].global_name or "" for each in self.message.mentions]


def label_of(component: Json) -> str:
    """What stands on a button."""
    return component.get("label") or (component.get("emoji") or {}).get("name") or ""


class Form:
    """A modal that stands open before a person."""

    def __init__(self, interaction: Interaction, modal: Json) -> None:
        self.interaction = interaction
        self.title: str = modal["title"]
        self.custom_id: str = modal["custom_id"]
        self.components: list[Json] = modal["components"]

    @property
    def fields(self) -> dict[str, Json]:
        """The inputs by the text that labels them."""
        found = {}
        for component, _ in parts.walk(self.components):
            if component["type"] == Kind.LABEL:
                found[component["label"]] = component["component"]
            elif component["type"] == Kind.TEXT_INPUT and component.get("label"):
                found[component["label"]] = component
        return found

    def custom_id_of(self, name: str) -> str:
        """The custom id of a field, by its label or its own name."""
        if name in self.fields:
            return str(self.fields[name]["custom_id"])
        if any(field["custom_id"] == name for field in self.fields.values()):
            return name
        raise Impossible(f"the form {self.title!r} has no field {name!r}, only {list(self.fields)}")
