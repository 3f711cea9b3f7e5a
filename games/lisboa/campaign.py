"""A solo campaign: prestige by challenge, the bonus, the total and the rank (ML-31)."""

from games.kernel import Record
from games.lisboa.challenges import BEST_MOVE_PRESTIGE, LAST_CHALLENGE, RANKS


class SheetLine(Record):
    """One campaign on the sheet."""

    prestige: tuple[int, ...]
    """By challenge, as far as the campaign went."""
    bonus: bool

    @property
    def total(self) -> int:
        """All prestige, bonus included."""
        return sum(self.prestige) + BEST_MOVE_PRESTIGE * self.bonus

    @property
    def rank(self) -> str | None:
        """The rank of a complete campaign; one that was given up has none (ML-31.4)."""
        return rank_of(self.total) if len(self.prestige) == LAST_CHALLENGE else None


def rank_of(total: int) -> str:
    """The rank for a total of prestige (ML-31.3)."""
    return next(rank for least, rank in RANKS if total >= least)
