"""States and actions of a game as JSON: how they are kept, copied and read."""

from collections.abc import Mapping
from functools import cached_property, reduce
from operator import or_
from typing import Annotated, Any, ClassVar, Generic, TypeVar, final

from pydantic import Field, TypeAdapter, ValidationError

from games.kernel.action import Action, action_classes
from games.kernel.refusal import Reason, Refusal

S = TypeVar("S")


class Written(Generic[S]):
    """What can be written down and read again of a game."""

    state_type: ClassVar[type[Any]]
    action_type: ClassVar[type[Action]]
    """The base of all kinds of action."""

    @cached_property
    def action_classes(self) -> tuple[type[Action], ...]:
        """Every kind of action."""
        return action_classes(self.action_type)

    @cached_property
    def _states(self) -> TypeAdapter[S]:
        return TypeAdapter(self.state_type)

    @cached_property
    def _actions(self) -> TypeAdapter[Action]:
        every: Any = reduce(or_, self.action_classes)
        return TypeAdapter(Annotated[every, Field(discriminator="kind")])

    @final
    def dump(self, state: S) -> bytes:
        """The state as JSON: the same state gives the same bytes."""
        return self._states.dump_json(state)

    @final
    def load(self, written: bytes) -> S:
        """The state from its JSON."""
        try:
            return self._states.validate_json(written)
        except ValidationError as error:
            raise _unreadable("state", error) from None  # it quotes what it could not read

    @final
    def copy(self, state: S) -> S:
        """An independent state that is equal."""
        return self.load(self.dump(state))

    @final
    def read_action(self, written: bytes | str | Mapping[str, object]) -> Action:
        """An action from JSON, or from the values of a filled form."""
        try:
            if isinstance(written, bytes | str):
                return self._actions.validate_json(written)
            return self._actions.validate_python(written)
        except ValidationError as error:
            raise _unreadable("action", error) from None


def _unreadable(what: str, error: ValidationError) -> Refusal:
    first = error.errors()[0]
    return Refusal(
        Reason.UNREADABLE,
        "",
        what=what,
        field=".".join(str(part) for part in first["loc"]),
        problem=first["type"],
    )
