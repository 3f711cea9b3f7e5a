"""What a player of Mercado de Lisboa can do."""

from typing import Annotated, ClassVar

from pydantic import AfterValidator, Field

from games.kernel import Action, Written
from games.lisboa.components import GOODS, CellName, ColumnName, CustomersName, EntranceName, Good, Restaurant, Wish


class LisboaAction(Action):
    """Whatever a player of Mercado de Lisboa can do."""


class OpenStand(LisboaAction, kind="open"):
    """Open a stand, and take a tile of the display unless that has to wait for a second step (ML-3)."""

    notation: ClassVar[str] = "open {good} {cell}[ take {take}]"
    good: Good
    cell: CellName
    take: Good | None = None


class BringCustomers(LisboaAction, kind="bring"):
    """Bring customers to an entrance (ML-4); ``pay`` names the speciality where it is still to be chosen (ML-21.2)."""

    notation: ClassVar[str] = "bring {customers} {entrance}[ pay {pay}]"
    customers: CustomersName
    entrance: EntranceName
    pay: Good | None = None


class OpenRestaurant(LisboaAction, kind="restaurant"):
    """Open a restaurant (ML-5)."""

    notation: ClassVar[str] = "restaurant {restaurant} {cell}"
    restaurant: Restaurant
    cell: CellName


class TakeCoin(LisboaAction, kind="coin"):
    """Take 1 coin (ML-6)."""

    notation: ClassVar[str] = "coin"


class SwapHand(LisboaAction):
    """Swap three identical stand tiles before the action (ML-8.1)."""

    notation: ClassVar[str] = "swap hand"
    rare: ClassVar[bool] = True


class KeepHand(LisboaAction):
    """Decline the hand swap where no action is legal otherwise, which ends a challenge (ML-20.6)."""

    notation: ClassVar[str] = "keep hand"
    rare: ClassVar[bool] = True


class TakeTile(LisboaAction, kind="take"):
    """Take a tile of the display, as a second step (ML-3.6)."""

    notation: ClassVar[str] = "take {good}"
    good: Good


class SwapDisplay(LisboaAction):
    """Swap three identical tiles of the display before taking one (ML-8.2)."""

    notation: ClassVar[str] = "swap display"
    rare: ClassVar[bool] = True


class DeclareSpeciality(LisboaAction, kind="speciality"):
    """Name the one good that earns (ML-21.2)."""

    notation: ClassVar[str] = "speciality {good}"
    rare: ClassVar[bool] = True
    good: Good


class GoOn(LisboaAction):
    """Begin the next challenge of a campaign (ML-31.1)."""

    notation: ClassVar[str] = "go on"


class GiveUp(LisboaAction):
    """Give a campaign up between two challenges (ML-31.4)."""

    notation: ClassVar[str] = "give up"


class Plan(LisboaAction):
    """A plan as it was given by notation before there were wishes; tables that hold one play on with it.

    The first of these moves that is legal and gains enough is played in the next turn.
    """

    notation: ClassVar[str] = "plan {moves}[ gain {gain}]"
    moves: tuple[Written, ...]
    gain: int | None = None
    """The least net gain; without it any will do."""


class WithdrawPlan(LisboaAction):
    """Take a plan back."""

    notation: ClassVar[str] = "withdraw plan"


def _each_once(goods: tuple[Good, ...]) -> tuple[Good, ...]:
    return tuple(good for good in GOODS if good in goods)


RANKS = ("first", "second", "third")
"""The parts of a plan that hold its wishes."""


class Wishes(LisboaAction):
    """What to do in the coming turns: in each the first wish that can be granted, which is then struck off."""

    plan: ClassVar[bool] = True
    notation: ClassVar[str] = (
        "wish[ first {first}][ second {second}][ third {third}][ gain {gain}]"
        "[ good {good}][ column {column}][ row {row}][ cost {cost}][ take {take}]"
    )
    first: Wish | None = None
    second: Wish | None = None
    third: Wish | None = None
    gain: int | None = None
    """The least net gain from customers; None: any."""
    good: Good | None = None
    """What the wished stand sells, with its column and its row; None: whatever brings most."""
    column: ColumnName | None = None
    row: int | None = None
    cost: int | None = None
    """What it may cost at most; None: whatever it costs."""
    take: Annotated[tuple[Good, ...], AfterValidator(_each_once)] = ()
    """The tiles to take with a stand; none: the leftmost, whatever it is."""

    @property
    def ranked(self) -> tuple[Wish, ...]:
        """The wishes in their order."""
        return tuple(wish for wish in (self.first, self.second, self.third) if wish is not None)

    @property
    def unless_empty(self) -> "Wishes | None":
        """The plan itself; None if it says nothing at all."""
        return None if self == Wishes() else self

    def without(self, wish: Wish) -> "Wishes | None":
        """What is left of it once a wish has come true: the others move up; None after the last one."""
        left = list(self.ranked)
        left.remove(wish)
        return self.changed(**dict(zip(RANKS, (*left, None, None, None), strict=False))) if left else None

    def changed(self, **parts: object) -> "Wishes":
        """The same plan but for these parts. (Not by ``model_copy``, which would keep the notation of this one.)"""
        return Wishes.model_validate(self.model_dump() | parts)


AnyPlan = Annotated[Plan | Wishes, Field(discriminator="kind")]
"""Whatever may stand as a plan."""

TurnAction = OpenStand | BringCustomers | OpenRestaurant | TakeCoin
"""The four actions of a turn (ML-2.1)."""
