"""What Discord would refuse: judged by the playground, which keeps Discord's limits on its own account."""

from typing import Any

from bot.front.components import layout, modal
from bot.front.emojis import Emojis
from bot.messages.message import FormScreen, Message
from playground.components import MODAL, V2_COMPONENTS, check_modal, check_rules
from playground.refusal import Problems

Refused = dict[str, Any]


def problems(message: Message) -> Refused:
    """What is wrong with a message as it would be sent, by its place there; nothing if it can be sent."""
    found = Problems()
    sent = [part.to_component_dict() for part in layout(message, Emojis(), with_picture=True).children]
    V2_COMPONENTS(sent, (), found)
    if not found.tree:
        check_rules(sent, (), found, v2=True)
    return found.tree


def form_problems(form: FormScreen) -> Refused:
    """The same of a form."""
    found = Problems()
    sent = modal(form, Emojis()).to_dict()
    MODAL(sent, (), found)
    if not found.tree:
        check_modal(sent, (), found)
    return found.tree
