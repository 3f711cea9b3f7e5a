"""What happens in Mercado de Lisboa. Amounts of money are told, totals never."""

from typing import ClassVar

from games.kernel import Event, Seat, Written
from games.lisboa.components import CellName, CustomersName, End, EntranceName, Good, Restaurant


class StandOpened(Event):
    """A stand was placed."""

    seen_at: ClassVar[tuple[str, ...]] = ("cell",)
    seat: Seat
    good: Good
    cell: CellName


class RestaurantRevealed(Event):
    """The type of a closed restaurant turned up, which was hidden until now."""

    reveals: ClassVar[bool] = True
    seen_at: ClassVar[tuple[str, ...]] = ("cell",)
    restaurant: Restaurant
    cell: CellName


class RestaurantTaken(Event):
    """A closed restaurant was taken from the cell on which something was placed."""

    seat: Seat
    restaurant: Restaurant
    cell: CellName


class RestaurantOpened(Event):
    """A restaurant was opened; it brings 1 coin."""

    seen_at: ClassVar[tuple[str, ...]] = ("cell",)
    seat: Seat
    restaurant: Restaurant
    cell: CellName
    amount: int


class CustomersBrought(Event):
    """Customers came to an entrance."""

    seen_at: ClassVar[tuple[str, ...]] = ("entrance",)
    seat: Seat
    customers: CustomersName
    entrance: EntranceName


class Earned(Event):
    """One stand earned through one customer tile."""

    seat: Seat
    cell: CellName
    customers: CustomersName
    entrance: EntranceName
    amount: int


class Paid(Event):
    """The cost of a stand was paid to the bank."""

    seat: Seat
    amount: int


class TileTaken(Event):
    """A stand tile was taken from the display."""

    seat: Seat
    good: Good


class DisplayRefilled(Event):
    """A stand tile was drawn from the bag into the display; places count from 1 at the left."""

    reveals: ClassVar[bool] = True
    good: Good
    place: int


class CustomersTurnedUp(Event):
    """The next customer tile of a stack lies face up."""

    reveals: ClassVar[bool] = True
    seen_at: ClassVar[tuple[str, ...]] = ("customers",)
    customers: CustomersName


class HandSwapped(Event):
    """Three identical stand tiles were swapped for three new ones."""

    reveals: ClassVar[bool] = True
    seat: Seat
    returned: Good
    drawn: tuple[Good, ...]


class HandKept(Event):
    """The hand swap was declined."""

    seat: Seat


class DisplaySwapped(Event):
    """Three identical tiles of the display were swapped for three new ones."""

    reveals: ClassVar[bool] = True
    seat: Seat
    returned: Good
    drawn: tuple[Good, ...]


class CoinTaken(Event):
    """A player took 1 coin; ``run`` of ``limit`` coins in a row would end the game."""

    seat: Seat
    amount: int
    run: int
    limit: int


class EndTriggered(Event):
    """The end is near: everybody else has one more turn, ``last`` the last one."""

    seat: Seat
    reason: End
    last: Seat


class GameEnded(Event):
    """The game is over, and money is open; after an unbroken tie a rematch is offered (ML-10.4)."""

    on_board: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    reason: End
    winners: tuple[Seat, ...]
    rematch: bool


class SpecialityDeclared(Event):
    """The one good that earns is settled."""

    seat: Seat
    good: Good


class BestMove(Event):
    """The best possible move was made for the first time in a campaign."""

    seat: Seat
    amount: int
    prestige: int


class ChallengeEnded(Event):
    """A challenge is over; money and discarded customers are open."""

    reveals: ClassVar[bool] = True
    seat: Seat
    challenge: int
    reason: End
    result: int
    prestige: int


class ChallengeBegan(Event):
    """A challenge was set up."""

    reveals: ClassVar[bool] = True
    challenge: int


class SetupRepeated(Event):
    """No stand could be opened on the first turn, and the challenge was set up again (ML-29.6)."""

    reveals: ClassVar[bool] = True
    challenge: int


class CampaignEnded(Event):
    """A campaign is over, or was given up: then it has no rank."""

    seat: Seat
    reason: End
    total: int
    rank: str | None


class PlanStored(Event):
    """A plan was made, in place of any earlier one. Told to its owner only."""

    passing: ClassVar[bool] = True
    plan: Written


class PlanFollowed(Event):
    """A turn was played by a plan of moves (``Plan``): only now everybody learns that there was one."""

    reveals: ClassVar[bool] = True
    seat: Seat


class PlanSilent(Event):
    """Nothing that was wished for can be done in this turn. Told to the owner of the plan only."""


class PlanWithdrawn(Event):
    """A plan was taken back. Told to its owner only."""

    plan: Written
