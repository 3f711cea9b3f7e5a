"""Why Mercado de Lisboa refuses something."""

from enum import StrEnum


class Because(StrEnum):
    """The refusals of this game; their words are in the catalogues."""

    NO_WOODEN_STAND = "no-wooden-stand"
    NO_SUCH_STAND_TILE = "no-such-stand-tile"
    CELL_OCCUPIED = "cell-occupied"
    CELL_BLOCKED = "cell-blocked"
    LINE_FULL = "line-full"
    WRONG_STREET = "wrong-street"
    TOO_EXPENSIVE = "too-expensive"
    NOT_IN_DISPLAY = "not-in-display"
    TAKE_NOT_NAMED = "take-not-named"
    NOT_FACE_UP = "not-face-up"
    ENTRANCE_OCCUPIED = "entrance-occupied"
    SIDE_CLOSED = "side-closed"
    TOO_FEW_STANDS = "too-few-stands"
    NO_MATCHING_STAND = "no-matching-stand"
    GOODS_MISSING = "goods-missing"
    PAY_NOT_NAMED = "pay-not-named"
    PAY_NOT_ASKED = "pay-not-asked"
    NO_SUCH_RESTAURANT = "no-such-restaurant"
    NO_COIN_IN_SOLO = "no-coin-in-solo"
    TILES_DIFFER = "tiles-differ"
    BAG_TOO_SMALL = "bag-too-small"
    ALREADY_SWAPPED = "already-swapped"
    ACTION_POSSIBLE = "action-possible"
    """Declining the hand swap ends a challenge, and is possible only where nothing else is."""
    NO_SPECIALITY_HERE = "no-speciality-here"
    SPECIALITY_DECLARED = "speciality-declared"
    NO_STAND_TILE = "no-stand-tile"
    NO_CELL_ALLOWED = "no-cell-allowed"
    """The challenge leaves no free cell for any stand of the player."""
    ALL_TOO_EXPENSIVE = "all-too-expensive"
    NO_OWN_STAND = "no-own-stand"
    NO_CUSTOMERS_FIT = "no-customers-fit"
    NO_RESTAURANT = "no-restaurant"
    NOT_A_MOVE = "not-a-move"
    """A plan that names something which is no move."""
    PLAN_LENGTH = "plan-length"
    GAIN_TOO_SMALL = "gain-too-small"
    NO_PLAN = "no-plan"


KNOWN_TO_ALL = frozenset(
    {
        Because.NO_WOODEN_STAND,
        Because.NO_STAND_TILE,
        Because.NO_CELL_ALLOWED,
        Because.NO_OWN_STAND,
        Because.NO_CUSTOMERS_FIT,
        Because.NO_RESTAURANT,
        Because.NO_COIN_IN_SOLO,
    }
)
"""Why a kind of action is not possible, where everybody can see it: money may be hidden."""
