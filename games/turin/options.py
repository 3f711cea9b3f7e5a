"""What the players agree on before the deal: section 5 of the rule spec."""

from typing import Literal

from games.kernel import Options


class TurinOptions(Options):
    """The options of Market of Turin."""

    payout_version: Literal["classic", "red"] = "classic"
    money_visibility: Literal["open", "hidden"] = "open"
    series_length: Literal[1, 3] = 1
    goose: Literal["off", "yield_tie", "underdog"] = "off"
    tie_share_rounding: Literal["down", "up"] = "down"
    final_sales: Literal["full", "buy_only", "none"] = "full"
    listing_limit: Literal["one_new_per_round", "one_at_a_time"] = "one_new_per_round"
    purchase_mode: Literal["windowed", "live"] = "windowed"
