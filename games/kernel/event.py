"""Events: what happened, and who may know it.

The public log, each player's log and the spectators' log are filters of one list. Where two people see the same thing
differently, there are two events: one ``to`` those who know more, one ``hidden_from`` them.
"""

from typing import ClassVar

from games.kernel.record import Plain, Seat, kebab


class Event(Plain):
    """One thing that happened. Each kind is a class of its own, called after the class unless it says otherwise.

    What is below a kind is told as that kind. A base that is no kind has a name that begins with ``_``.
    """

    kind: ClassVar[str]

    reveals: ClassVar[bool] = False
    """Whether somebody learned something hidden by it: a card turned up or drawn, a hand or a sealed answer shown."""

    passing: ClassVar[bool] = False
    """Whether it tells only that somebody has answered: of no use to who comes later and is told how."""

    on_board: ClassVar[bool] = False
    """Whether the board shows all of it: whoever has that before their eyes need not be told besides."""

    seen_at: ClassVar[tuple[str, ...]] = ()
    """The fields that name the places of the board at which it can be seen."""

    to: tuple[Seat, ...] | None = None
    """The seats that may know it; None: everybody, spectators included."""
    hidden_from: tuple[Seat, ...] = ()

    def __init_subclass__(cls, kind: str | None = None) -> None:
        if not hasattr(cls, "kind") and not cls.__name__.startswith("_"):
            cls.kind = kind or kebab(cls.__name__)
        super().__init_subclass__()

    @property
    def quiet(self) -> bool:
        """Whether the board, or another event of the same move, says as much, so that nobody has to be told."""
        return False

    @property
    def topic(self) -> str | None:
        """The topic that it lays on the table: while that lies there it is listed below the board."""
        return None

    @property
    def addressed(self) -> tuple[Seat, ...]:
        """The seats that it is meant for although others may know it too: they are told in person."""
        return ()

    def visible_to(self, seat: Seat | None) -> bool:
        """Whether this seat, or a spectator, may know it."""
        if self.to is not None:
            return seat in self.to
        return seat not in self.hidden_from


def seen_by(seat: Seat | None, events: list[Event]) -> list[Event]:
    """The events that this seat, or a spectator, may know."""
    return [event for event in events if event.visible_to(seat)]
