"""What a choice would cost and bring."""

from collections.abc import Mapping

from games.kernel import Action, Fact, Seat
from games.orchard.actions import Take
from games.orchard.state import State


def preview(state: State, seat: Seat, action: Action) -> Mapping[str, Fact]:
    """How many fruits would be left."""
    return {"rest": state.basket - action.fruits} if isinstance(action, Take) else {}
