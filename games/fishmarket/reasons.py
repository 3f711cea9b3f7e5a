"""Why a move of this game is refused."""

from enum import StrEnum


class Because(StrEnum):
    """Each says in its comment which figures come with it."""

    NO_SUCH_DOCK = "no-such-dock"  # dock
    OVER_CASH = "over-cash"  # bid, cash
    OVER_STANDING = "over-standing"  # dock, bid, most
    NOT_CONTENDED = "not-contended"  # dock
    REBID_MISSING = "rebid-missing"  # dock
    STALL_CLOSED = "stall-closed"
    SAME_STALL = "same-stall"  # stall
    PARTNER_CLOSED = "partner-closed"  # seat
    NO_SUCH_PARTNER = "no-such-partner"
    NO_SUCH_ITEM = "no-such-item"  # item
    MORE_THAN_EXIST = "more-than-exist"  # item, count, most
    EMPTY_OFFER = "empty-offer"
    BOTH_SIDES = "both-sides"  # item
    NO_GIFTS = "no-gifts"
    YOU_LACK = "you-lack"  # item, need, have
    TOO_MANY_OPEN = "too-many-open"  # most
    TOO_MANY_TODAY = "too-many-today"  # most
    NO_SUCH_OFFER = "no-such-offer"  # offer
    OFFER_GONE = "offer-gone"  # offer, how, seat (who ended it), own (whether that is the one who tries)
    SAME_OFFER = "same-offer"  # offer
    OWN_OFFER = "own-offer"  # offer
    NOT_YOUR_OFFER = "not-your-offer"  # offer
    NOT_NAMED = "not-named"  # offer
    NOT_FREEZABLE = "not-freezable"  # fish
    TWICE = "twice"  # fish
    NO_PLAN = "no-plan"
    NOTHING_TO_FREEZE = "nothing-to-freeze"
    NO_SUCH_PRICE = "no-such-price"  # fish, price, least, most
    LAST_DAY = "last-day"
    NOT_UNSOLD = "not-unsold"  # fish
    TOO_LITTLE_ICE = "too-little-ice"  # kinds, ice
