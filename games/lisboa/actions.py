"""What a player of Mercado de Lisboa can do."""

from typing import ClassVar

from games.kernel import Action, Written
from games.lisboa.components import CellName, CustomersName, EntranceName, Good, Restaurant


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
    """A standing order for the next turn: the first of these moves that is legal and gains enough is played."""

    notation: ClassVar[str] = "plan {moves}[ gain {gain}]"
    moves: tuple[Written, ...]
    gain: int | None = None
    """The least net gain; without it any will do."""


class WithdrawPlan(LisboaAction):
    """Take a standing order back."""

    notation: ClassVar[str] = "withdraw plan"


TurnAction = OpenStand | BringCustomers | OpenRestaurant | TakeCoin
"""The four actions of a turn (ML-2.1)."""
