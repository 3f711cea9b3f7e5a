"""The state of a game of Mercado de Lisboa: numbers of components, as games.lisboa.components counts them."""

from dataclasses import dataclass, field
from typing import Annotated

from games.kernel.hidden import HIDDEN
from games.lisboa.actions import AnyPlan
from games.lisboa.challenges import CHALLENGES, STANDARD, Challenge
from games.lisboa.components import End, Stage
from games.lisboa.market import Market
from games.lisboa.options import LisboaOptions

NOBODY = -1
NOTHING = -1


@dataclass(slots=True)
class Player:
    """One player: what lies in front of them, and their money by where it came from and went to."""

    hand: list[int]
    restaurants: list[int]
    stands_left: int
    start: int
    earned: Annotated[int, HIDDEN] = 0
    opened: int = 0
    coins: int = 0
    paid: int = 0

    @property
    def money(self) -> int:
        """What is in the purse."""
        return self.start + self.earned + self.opened + self.coins - self.paid


@dataclass(slots=True)
class Solo:
    """What only solo play has."""

    challenge: int
    setups: int = 0
    """How often the setup of this challenge was repeated (ML-29.6)."""
    speciality: int = NOTHING
    four_money: Annotated[int, HIDDEN] = 0
    best_move: int = 0
    """The most earned from customers in one turn of the whole table."""
    bonus: bool = False
    results: list[int] = field(default_factory=list)
    prestige: list[int] = field(default_factory=list)


@dataclass(slots=True)
class State:
    """Everything about a game."""

    options: LisboaOptions
    market: Market
    players: list[Player]
    bag: Annotated[list[int], HIDDEN]
    """Shuffled; drawn from the end."""
    display: list[int]
    face_up: list[list[int]]
    """The customer tiles on offer, by group."""
    stacks: Annotated[list[list[int]], HIDDEN]
    """Face down, by group; turned up from the end."""
    discarded: Annotated[list[int], HIDDEN]
    first: int
    active: int
    turn: int = 1
    stage: Stage = Stage.ACTION
    hand_swapped: bool = False
    display_swapped: bool = False
    coin_run: list[int] = field(default_factory=list)
    """By seat: how many coins of the current run count for the end (ML-6.2)."""
    last_seat: int = NOBODY
    """After whose turn the game ends, once the end is triggered."""
    end: End | None = None
    plans: Annotated[list[AnyPlan | None], HIDDEN] = field(default_factory=list)
    solo: Solo | None = None

    @property
    def phase(self) -> Stage:
        """The stage, as the kernel calls it."""
        return self.stage

    @property
    def alone(self) -> Solo:
        """What solo play has; asked only where somebody plays alone."""
        assert self.solo is not None  # noqa: S101 - only solo players are asked what needs it
        return self.solo

    @property
    def challenge(self) -> Challenge:
        """The challenge that is played; with several players the standard game."""
        return STANDARD if self.solo is None else CHALLENGES[self.solo.challenge]

    @property
    def speciality(self) -> int:
        """The one good that earns, if there is one."""
        return NOTHING if self.solo is None else self.solo.speciality

    @property
    def money_open(self) -> bool:
        """Whether everybody may see every purse."""
        return self.options.money_visibility == "open" or self.stage in (Stage.NEXT, Stage.OVER)

    @property
    def restaurants_open(self) -> bool:
        """Whether the types of closed restaurants are known; always in the bar crawl (ML-28.1)."""
        return self.options.restaurant_info == "open" or self.challenge.bar_crawl
