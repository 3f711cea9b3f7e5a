"""What a plan says where its owner would be asked, and what is left of it afterwards (section 11 of the rule spec)."""

from collections.abc import Iterator
from typing import Final

from games.kernel import Action
from games.turin.actions import NEVER, Ahead, Want
from games.turin.state import Player

AUCTION: Final = frozenset({"bid", "extra", "first", "second", "third", "fourth"})
OFFER: Final = frozenset({"offer", "price"})
BUYING: Final = frozenset({"goods", "limit"})
CARD: Final = frozenset({"card"})
_ALL: Final = AUCTION | OFFER | BUYING | CARD

NO_PLAN: Final = Ahead()


def part(plan: Ahead | None, names: frozenset[str]) -> Ahead | None:
    """So much of a plan; None if it says nothing about it."""
    if plan is None:
        return None
    said = Ahead.model_validate({name: getattr(plan, name) for name in names})
    return None if said == NO_PLAN else said


def forget(player: Player, names: frozenset[str]) -> None:
    """What is done, or cannot be done any more, is planned no longer."""
    if player.plan is not None:
        player.plan = part(player.plan, _ALL - names)


def forget_offer(player: Player) -> None:
    """A card is planned to be offered once; never to offer any is planned until that is withdrawn."""
    if player.plan is not None and player.plan.offer != NEVER:
        forget(player, OFFER)


def says_what_to_buy(player: Player) -> bool:
    """Whether nothing is to be bought, or it is said what and for how much."""
    plan = player.plan
    return plan is not None and (plan.limit == 0 or bool(plan.limit and plan.goods))


def wishes(player: Player) -> Iterator[tuple[Action, Want]]:
    """What is wanted, in the order in which it is tried, each with the order that says so."""
    yield from ((want, want) for want in player.wants)
    plan = player.plan
    if plan is not None and plan.limit:
        for good in plan.goods:
            yield Ahead(goods=(good,), limit=plan.limit), Want(what=good, price=plan.limit)
