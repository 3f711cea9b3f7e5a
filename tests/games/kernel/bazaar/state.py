"""The state of a Bazaar."""

from dataclasses import dataclass, field
from typing import Annotated

from games.kernel import Seat, Window
from games.kernel.hidden import HIDDEN
from tests.games.kernel.bazaar.actions import Answer, AutoSpoil
from tests.games.kernel.bazaar.components import Phase


@dataclass(slots=True)
class Player:
    cash: Annotated[int, HIDDEN]
    hand: Annotated[list[int], HIDDEN]
    goods: list[int] = field(default_factory=list)
    loan: bool = False
    spoil_card: bool = True
    done: bool = False
    order: Annotated[AutoSpoil | None, HIDDEN] = None


@dataclass(slots=True)
class Offer:
    """Numbered among those that the same people can see: a running number over all offers would count secret ones."""

    number: str
    seller: Seat
    card: int
    coins: int
    partner: Seat | None


@dataclass(slots=True)
class State:
    rounds: int
    open_cash: bool
    players: list[Player]
    deck: Annotated[list[int], HIDDEN]
    round: int = 1
    phase: Phase = Phase.LAY
    tax: int = 0
    next_tax: int = 0
    lots: list[int] = field(default_factory=list)
    bids: list[dict[str, int]] = field(default_factory=list)
    lot: int = 0
    buyer: Seat | None = None
    price: int = 0
    windows: int = 0
    window: Window[Answer] | None = None
    offers: Annotated[list[Offer], HIDDEN] = field(default_factory=list)
    offers_made: Annotated[dict[str, int], HIDDEN] = field(default_factory=dict)
