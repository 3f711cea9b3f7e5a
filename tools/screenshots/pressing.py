"""Pressing what asks for something, whatever it is called in the language of who presses."""

from bot.messages.press import Press, Verb, read_press
from playground import Person
from playground.components import Kind
from playground.seen import Seen


def presses(seen: Seen) -> list[tuple[str, Press]]:
    """The buttons below a message that can be pressed, as custom ids and as what they say."""
    buttons = [each for each in seen.components if each["type"] == Kind.BUTTON and not each.get("disabled")]
    read = [(each["custom_id"], read_press(each["custom_id"])) for each in buttons if "custom_id" in each]
    return [(custom_id, press) for custom_id, press in read if press is not None]


def has(seen: Seen, verb: Verb) -> bool:
    """Whether something can be asked for below a message."""
    return any(press.verb is verb for _, press in presses(seen))


async def asked(person: Person, verb: Verb, on: Seen, argument: str | None = None) -> Seen:
    """What the bot answers to who presses what asks for something."""
    for custom_id, press in presses(on):
        if press.verb is verb and argument in (None, press.argument):
            return await (await person.click(custom_id, on=on)).done()
    raise LookupError(f"nothing asks for {verb} below: {on.text}")
