"""Refusals: why something was not done. Nothing changes when one is raised.

The kernel and the games name a reason, the clause it stands in and the figures; the words are in the catalogues.
"""

from collections.abc import Mapping
from enum import StrEnum

from games.kernel.record import Figure


class SharedReason(StrEnum):
    """Reasons that belong to no single game."""

    @property
    def family(self) -> str:
        """Under whose name the catalogues have their words."""
        raise NotImplementedError


class Reason(SharedReason):
    """The refusals that are the same in every game. Each game adds an enum of its own."""

    @property
    def family(self) -> str:
        """The kernel's."""
        return "kernel"

    UNKNOWN_GAME = "unknown-game"
    UNKNOWN_VERSION = "unknown-version"
    UNREADABLE = "unreadable"
    """Not JSON, or JSON of another shape."""
    TAMPERED = "tampered"
    """A saved table whose log does not replay."""
    UNKNOWN_SEAT = "unknown-seat"
    WRONG_SEATS = "wrong-seats"
    WRONG_OPTION = "wrong-option"
    GAME_OVER = "game-over"
    NOT_ASKED = "not-asked"
    """This seat has no decision open that takes such an action."""
    STALE = "stale"
    """The decision that was answered is no longer open."""
    NOT_UNDERSTOOD = "not-understood"
    """A text that is no notation of anything this seat may do."""
    OUT_OF_BOUNDS = "out-of-bounds"
    """A field of a form outside its bounds."""
    NOTHING_TO_UNDO = "nothing-to-undo"
    REVEALED = "revealed"
    """Something was revealed since: undoing would give knowledge away."""


class Refusal(Exception):
    """A request that was not carried out: reason id, clause id (may be empty) and figures."""

    def __init__(self, reason: StrEnum, clause: str = "", /, **figures: Figure) -> None:
        self.reason = reason
        self.clause = clause
        self.figures: Mapping[str, Figure] = figures
        super().__init__(reason, clause, figures)

    def __str__(self) -> str:
        figures = " ".join(f"{name}={value}" for name, value in self.figures.items())
        return " ".join(part for part in (self.reason.value, self.clause, figures) if part)
