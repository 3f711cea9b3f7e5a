"""The questions that the rule book of Schwarzmarkt leaves open, as the players agree on them."""

from enum import StrEnum
from typing import Literal

from games.kernel import Options, Refusal
from games.schwarzmarkt.components import TEXTS, Deck, Text
from games.schwarzmarkt.reasons import Because


class SpoiledScope(StrEnum):
    """Which cards of the first exchange are paid at half the rate (SM-8.5)."""

    WHOLE_EXCHANGE = "whole_exchange"
    FIRST_CARD = "first_card"


class ShortSupplyScope(StrEnum):
    """For how long one card is all that a player may deliver (SM-8.6)."""

    PER_TURN = "per_turn"
    PER_OFFER = "per_offer"


class Winnings(StrEnum):
    """Whether everybody sees everybody's luxury points (SM-12.5)."""

    HIDDEN = "hidden"
    OPEN = "open"


class SecondDeal(StrEnum):
    """What becomes of the hands before the second round (SM-10)."""

    KEEP_PLUS_NINE = "keep_plus_nine"
    REDEAL_NINE = "redeal_nine"


class SchwarzmarktOptions(Options):
    """The options of the rule spec, section 3."""

    product_deck: Deck = Deck.BASIC
    spoiled_scope: SpoiledScope = SpoiledScope.WHOLE_EXCHANGE
    short_supply_scope: ShortSupplyScope = ShortSupplyScope.PER_TURN
    winnings_visibility: Winnings = Winnings.HIDDEN
    second_round_deal: SecondDeal = SecondDeal.KEEP_PLUS_NINE
    first_start_player: Literal["random", 1, 2, 3, 4, 5] = "random"

    def scope_of(self, card: str) -> str:
        """What was agreed about a black market card; empty where there is nothing to agree on."""
        match TEXTS.get(card):
            case Text.VERDORBENE_WARE:
                return self.spoiled_scope.value
            case Text.WAREN_KNAPP:
                return self.short_supply_scope.value
            case _:
                return ""


def check(seats: int, options: SchwarzmarktOptions) -> None:
    """A start player must sit at the table (SM-2.4)."""
    first = options.first_start_player
    if first != "random" and first > seats:
        raise Refusal(Because.NO_SUCH_STARTER, "SM-2.4", place=first, seats=seats)
