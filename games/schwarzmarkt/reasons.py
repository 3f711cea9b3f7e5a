"""Why something was not done."""

from enum import StrEnum


class Because(StrEnum):
    """Why a card is not laid, sold, chosen or taken, or a rule not kept."""

    NO_SUCH_STARTER = "no-such-starter"
    NOT_YOUR_CARD = "not-your-card"
    TOO_POOR = "too-poor"
    PILE_EMPTY = "pile-empty"
    NO_OPPONENT = "no-opponent"
    NOT_IN_HAND = "not-in-hand"
    NOT_IN_PILE = "not-in-pile"
    WRONG_GIFT = "wrong-gift"
    NOTHING_GIVEN = "nothing-given"
    NOT_WANTED = "not-wanted"
    NOTHING_WANTED = "nothing-wanted"
    ONE_CARD_ONLY = "one-card-only"
    DELIVERED_ALREADY = "delivered-already"
    WRONG_STEPS = "wrong-steps"
    LIMIT_AHEAD = "limit-ahead"
    NO_STEPS_IN_FINAL_TURN = "no-steps-in-final-turn"
    NO_SUCH_RULE = "no-such-rule"
    TOO_MANY_RULES = "too-many-rules"
