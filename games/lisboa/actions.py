"""What a player of Mercado de Lisboa can do."""

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from games.kernel import Action, Written
from games.lisboa.components import CellName, CustomersName, EntranceName, Good, Restaurant


class OpenStand(Action):
    """Open a stand, and take a tile of the display unless that has to wait for a second step (ML-3)."""

    notation: ClassVar[str] = "open {good} {cell}[ take {take}]"
    kind: Literal["open"] = "open"
    good: Good
    cell: CellName
    take: Good | None = None


class BringCustomers(Action):
    """Bring customers to an entrance (ML-4); ``pay`` names the speciality where it is still to be chosen (ML-21.2)."""

    notation: ClassVar[str] = "bring {customers} {entrance}[ pay {pay}]"
    kind: Literal["bring"] = "bring"
    customers: CustomersName
    entrance: EntranceName
    pay: Good | None = None


class OpenRestaurant(Action):
    """Open a restaurant (ML-5)."""

    notation: ClassVar[str] = "restaurant {restaurant} {cell}"
    kind: Literal["restaurant"] = "restaurant"
    restaurant: Restaurant
    cell: CellName


class TakeCoin(Action):
    """Take 1 coin (ML-6)."""

    notation: ClassVar[str] = "coin"
    kind: Literal["coin"] = "coin"


class SwapHand(Action):
    """Swap three identical stand tiles before the action (ML-8.1)."""

    notation: ClassVar[str] = "swap hand"
    kind: Literal["swap-hand"] = "swap-hand"


class KeepHand(Action):
    """Decline the hand swap where no action is legal otherwise, which ends a challenge (ML-20.6)."""

    notation: ClassVar[str] = "keep hand"
    kind: Literal["keep-hand"] = "keep-hand"


class TakeTile(Action):
    """Take a tile of the display, as a second step (ML-3.6)."""

    notation: ClassVar[str] = "take {good}"
    kind: Literal["take"] = "take"
    good: Good


class SwapDisplay(Action):
    """Swap three identical tiles of the display before taking one (ML-8.2)."""

    notation: ClassVar[str] = "swap display"
    kind: Literal["swap-display"] = "swap-display"


class DeclareSpeciality(Action):
    """Name the one good that earns (ML-21.2)."""

    notation: ClassVar[str] = "speciality {good}"
    kind: Literal["speciality"] = "speciality"
    good: Good


class GoOn(Action):
    """Begin the next challenge of a campaign (ML-31.1)."""

    notation: ClassVar[str] = "go on"
    kind: Literal["go-on"] = "go-on"


class GiveUp(Action):
    """Give a campaign up between two challenges (ML-31.4)."""

    notation: ClassVar[str] = "give up"
    kind: Literal["give-up"] = "give-up"


class Plan(Action):
    """A standing order for the next turn: the first of these moves that is legal and gains enough is played."""

    notation: ClassVar[str] = "plan {moves}[ gain {gain}]"
    kind: Literal["plan"] = "plan"
    moves: tuple[Written, ...]
    gain: int | None = None
    """The least net gain; without it any will do."""


class WithdrawPlan(Action):
    """Take a standing order back."""

    notation: ClassVar[str] = "withdraw plan"
    kind: Literal["withdraw-plan"] = "withdraw-plan"


LisboaAction = Annotated[
    OpenStand
    | BringCustomers
    | OpenRestaurant
    | TakeCoin
    | SwapHand
    | KeepHand
    | TakeTile
    | SwapDisplay
    | DeclareSpeciality
    | GoOn
    | GiveUp
    | Plan
    | WithdrawPlan,
    Field(discriminator="kind"),
]

TurnAction = OpenStand | BringCustomers | OpenRestaurant | TakeCoin
"""The four actions of a turn (ML-2.1)."""
