"""Why something cannot be done at the Bazaar."""

from enum import StrEnum


class Because(StrEnum):
    NOT_IN_HAND = "not-in-hand"
    TOO_DEAR = "too-dear"
    NO_SUCH_LOT = "no-such-lot"
    NO_SUCH_OFFER = "no-such-offer"
    NOT_YOURS = "not-yours"
    TOO_LOW = "too-low"
