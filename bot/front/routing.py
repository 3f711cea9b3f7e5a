"""Where a press goes: each verb has one function, registered where it is written.

    @press(Verb.BACK)
    async def back(request: Request, table_id: int) -> None: ...

The same function may also be a command (``bot.front.commands``).
"""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.front.request import PressRequest
from bot.messages.press import Verb

Handler = Callable[[PressRequest, int], Awaitable[None]]
"""Serves a press at a table; the table is 0 where the press is about none."""
H = TypeVar("H", bound=Handler)

PRESSES: dict[Verb, Handler] = {}
"""By verb what serves the press of a button or the use of a menu."""
FORMS: dict[Verb, Handler] = {}
"""By verb what serves a form that was sent."""


def press(*verbs: Verb) -> Callable[[H], H]:
    """Serve the press of buttons, or the use of menus, with these verbs."""
    return _registering(PRESSES, verbs)


def form(*verbs: Verb) -> Callable[[H], H]:
    """Serve forms that were sent with these verbs."""
    return _registering(FORMS, verbs)


def _registering(handlers: dict[Verb, Handler], verbs: tuple[Verb, ...]) -> Callable[[H], H]:
    def register(handler: H) -> H:
        for verb in verbs:
            if verb in handlers:
                raise ValueError(f"{verb!r} is served twice")
            handlers[verb] = handler
        return handler

    return register
