"""What players agree on before a game of Mercado de Lisboa."""

from typing import Literal

from games.kernel import Options


class LisboaOptions(Options):
    """The options of section 3 of the rule spec."""

    money_visibility: Literal["hidden", "open"] = "hidden"
    restaurant_info: Literal["open", "hidden"] = "open"
    four_player_bar: bool = True
    start_player: Literal["random", "seat"] = "random"
    solo_mode: Literal["campaign", "single"] = "campaign"
    solo_challenge: Literal[1, 2, 3, 4, 5, 6, 7, 8, 9] = 1


def relevant_options(seats: int, options: LisboaOptions) -> frozenset[str]:
    """Solo play has options of its own, and four players have one."""
    names = {"money_visibility", "restaurant_info"}
    if seats == 1:
        names.add("solo_mode")
        if options.solo_mode == "single":
            names.add("solo_challenge")
    else:
        names.add("start_player")
        if seats == 4:
            names.add("four_player_bar")
    return frozenset(names)
