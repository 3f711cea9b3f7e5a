"""How offers are numbered. The ids stand in the log for ever; people are told what they are made of."""

import re
from typing import Self

from games.kernel import Plain, Seat

_PRIVATE = re.compile(r"(\d+)to(\d+)\.(\d+)")


class OfferNumber(Plain):
    """What the id of an offer says: ``3`` is the third that all see, ``0to2.1`` the first from seat 0 to seat 2."""

    number: int
    seat: Seat | None = None
    partner: Seat | None = None

    @classmethod
    def read(cls, offer: str) -> Self:
        """The parts of an id."""
        private = _PRIVATE.fullmatch(offer)
        if private is None:
            return cls(number=int(offer) if offer.isdecimal() else 0)
        return cls(seat=int(private[1]), partner=int(private[2]), number=int(private[3]))
