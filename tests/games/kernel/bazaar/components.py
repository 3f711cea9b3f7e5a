"""What the Bazaar is played with."""

from enum import StrEnum

LETTERS = "abcd"
LOAN, DEBT = 5, 7


class Phase(StrEnum):
    LAY = "lay"
    ASIDE = "aside"
    BID = "bid"
    REBID = "rebid"
    SPOIL = "spoil"
    MARKET = "market"
    OVER = "over"
