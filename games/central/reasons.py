"""Why Central Market refuses something. The words are in the catalogues."""

from enum import StrEnum


class Because(StrEnum):
    """Why a bid, a sale, an opening or a special card is not taken."""

    FORTY_CARDS = "forty-cards"
    NOT_IN_PLAY = "not-in-play"
    ALREADY_OPENED = "already-opened"
    NOT_IN_HAND = "not-in-hand"
    PRICE_RANGE = "price-range"
    NOTHING_TO_OPEN = "nothing-to-open"
    MUST_OPEN = "must-open"
    NOT_LOWER = "not-lower"
    NO_LOWER = "no-lower"
    CANNOT_BID = "cannot-bid"
    CARD_SELLS_NOTHING = "card-sells-nothing"
    MUST_BE_HONEST = "must-be-honest"
    MUST_CHEAT = "must-cheat"
    NONE_LEFT = "none-left"
    NOT_SO_MANY_KG = "not-so-many-kg"
    ONLY_ROT = "only-rot"
    CARD_USED = "card-used"
    ASKED_NOW = "asked-now"
    TOO_LATE = "too-late"
    NO_SUCH_ORDER = "no-such-order"
    WRONG_FIGURE = "wrong-figure"
