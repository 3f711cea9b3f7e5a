"""To what there may be one answer only: whoever finds one fruit in the basket takes it."""

from collections.abc import Iterable
from typing import Final

from games.kernel import Answers, Decision, Event, Seat, View
from games.orchard.view import OrchardView

FORCIBLE: Final = frozenset({"take"})


def foreseen(view: View, seat: Seat, decision: Decision, told: Iterable[Event]) -> Answers:
    """Everybody sees the basket."""
    assert isinstance(view, OrchardView)  # noqa: S101 - the kernel's views are not told apart by type
    return Answers.ONE if view.basket == 1 else Answers.SEVERAL
