"""The nine solo challenges as data: what each changes, its thresholds of prestige, and the ranks of a campaign."""

from dataclasses import dataclass

from games.lisboa.components import BOTTOM, ENTRANCE_NUMBER, GROUP_TILES, LEFT, RIGHT, SIDE, START_COINS, TOP

_ALL = tuple(len(tiles) for tiles in GROUP_TILES)


@dataclass(frozen=True, slots=True)
class Challenge:
    """How a challenge differs from the standard game; without anything named it is the standard game."""

    number: int = 0
    key: str = "standard"
    coins: int = START_COINS
    thresholds: tuple[int, int, int] = (0, 0, 0)
    """The result that gives 1, 2 and 3 prestige."""
    customers: tuple[int, ...] = _ALL
    """How many tiles with 1, 2, 3 and 4 customers are in the game."""
    filled: tuple[tuple[int, int], ...] = ()
    """Entrances that are filled at the start, each with how many customers."""
    one_good_earns: bool = False
    fours_count: bool = False
    """Only what was earned through tiles with 4 customers counts at the end."""
    most_stands_in_line: int = SIDE
    least_fours_placed: int = 0
    all_goods_needed: bool = False
    customers_sleep: bool = False
    last_stand: int | None = None
    """After so many stands the challenge ends."""
    bar_crawl: bool = False
    """The spare bar starts in front of the player, and every closed restaurant but the bar blocks its cell."""
    streets: bool = False
    """Stands only under the filled entrances and of their goods; no more customers on that side."""


def _around_the_market() -> tuple[tuple[int, int], ...]:
    """One customer at each entrance of the top, then clockwise two, three and four (ML-27.1)."""
    return tuple((entrance, crowd) for crowd, side in enumerate((TOP, RIGHT, BOTTOM, LEFT), 1) for entrance in side)


STANDARD = Challenge()
CHALLENGES = (
    STANDARD,
    Challenge(1, "specialist", thresholds=(80, 90, 100), one_good_earns=True),
    Challenge(2, "long_game", thresholds=(55, 60, 70), fours_count=True),
    Challenge(3, "catering_for_two", thresholds=(70, 80, 90), customers=(10, 10, 0, 0), most_stands_in_line=2),
    Challenge(4, "third_wheel", coins=4, thresholds=(80, 90, 100), customers=(0, 0, 10, 0)),
    Challenge(5, "last_call", thresholds=(35, 45, 50), customers=(1, 1, 1, 4), least_fours_placed=3),
    Challenge(6, "queue", coins=2, thresholds=(30, 40, 50), customers=(1, 1, 1, 1), all_goods_needed=True),
    Challenge(
        7,
        "crowded_market",
        thresholds=(55, 70, 80),
        customers=(5, 5, 5, 5),
        filled=_around_the_market(),
        customers_sleep=True,
        last_stand=8,
    ),
    Challenge(8, "bar_crawl", thresholds=(50, 60, 70), bar_crawl=True),
    Challenge(
        9,
        "marquis",
        thresholds=(75, 90, 110),
        filled=tuple((ENTRANCE_NUMBER[name], 1) for name in ("TA", "TC", "TE")),
        streets=True,
    ),
)
"""By number; 0 is the standard game."""
LAST_CHALLENGE = len(CHALLENGES) - 1

BEST_MOVE_COINS = 32
BEST_MOVE_PRESTIGE = 2

RANKS = (
    (28, "best_in_the_world"),
    (20, "king"),
    (15, "tycoon"),
    (11, "keep_trying"),
    (6, "beer_with_friends"),
    (0, "find_the_bar"),
)
"""The least total of prestige for each rank."""
