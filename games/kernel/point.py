"""Points: what speaks for a choice, or against it, as far as its seat can know. Words are in the catalogues."""

from games.kernel.record import Record


class Point(Record):
    """Something that speaks for a choice or against it: which of the game's grounds it is, and its figures."""

    ground: str
    """As the game's ``grounds`` name it; the catalogue has it as ``<game>-ground-<ground>``."""
    figures: dict[str, int | str]

    @classmethod
    def of(cls, ground: str, **figures: int | str) -> "Point":
        """A point with its figures."""
        return cls(ground=str(ground), figures=figures)
