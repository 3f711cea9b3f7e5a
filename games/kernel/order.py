"""What the owner of a standing order is told about it. Nobody else ever is.

An order is itself a move, and is kept in the state as the action that gave it. The engine carries it out inside the
move that leads to its decision point, by the same code that carries out an action given by hand.
"""

from typing import ClassVar, Final

from pydantic import Field

from games.kernel.action import Action
from games.kernel.event import Event
from games.kernel.record import Figure, Seat, Written
from games.kernel.refusal import Refusal

WHEN_PLANNED: Final = Field(exclude_if=lambda plan: plan is None)
"""Marks the field of a state that holds a plan: without one the state is written as before there were plans."""

TOGETHER = "; "
"""Between the notations of orders that did something together."""


class OrderActed(Event):
    """A standing order was carried out for its owner. Others saw what it held: nobody may go back behind it."""

    reveals: ClassVar[bool] = True
    order: Written
    action: Written


class OrderKept(OrderActed):
    """The same where the board shows as much: nobody has to be told."""

    @property
    def quiet(self) -> bool:
        """Its owner sees it when they look."""
        return True


class OrderStopped(Event):
    """A standing order ended without being carried out, and why."""

    order: Written
    reason: str
    clause: str
    figures: dict[str, Figure]


def acted(seat: Seat, order: Action, action: Action, *further: Action) -> OrderActed:
    """Tell the owner that the order, or several together, did this."""
    return OrderActed(to=(seat,), order=TOGETHER.join(each.text for each in (order, *further)), action=action.text)


def kept(seat: Seat, order: Action, action: Action) -> OrderKept:
    """The same without a word to the owner."""
    return OrderKept(to=(seat,), order=order.text, action=action.text)


def stopped(seat: Seat, order: Action, why: Refusal) -> OrderStopped:
    """Tell the owner why the order did nothing and is gone."""
    return OrderStopped(
        to=(seat,), order=order.text, reason=why.reason.value, clause=why.clause, figures=dict(why.figures)
    )
