"""Options of a game: a frozen record whose fields say by their types which values there are."""

from enum import Enum
from typing import Any, Final, Literal, get_args, get_origin

from annotated_types import Ge, Le
from pydantic import Field, ValidationError

from games.kernel.record import Figure, Record
from games.kernel.refusal import Reason, Refusal


class Options(Record):
    """What the players agree on before a game. Each field is a bool, a Literal, an enum or a bounded whole number."""


CLOCK: Final = "clock"
"""Marks an option that only the host's clock obeys, such as hours until a deadline. No rule may read it."""


class Option(Record):
    """One option as a menu needs it."""

    name: str
    values: tuple[bool | Figure, ...]
    default: bool | Figure
    clock: bool = False
    quantity: bool = False
    """Whether the values are more or less of the same, and not different things."""


def bounded(low: int, high: int) -> Any:  # noqa: ANN401 - an annotation's argument, which has no better type
    """The bounds of a quantity: ``Annotated[int, bounded(1, 9)]``."""
    return Field(ge=low, le=high)


def menu(options: type[Options]) -> tuple[Option, ...]:
    """All options of a game with their values and defaults, in the order of the rule spec."""
    return tuple(
        Option(
            name=name,
            values=_values(field.annotation, field.metadata),
            default=field.default,
            clock=CLOCK in field.metadata,
            quantity=any(isinstance(bound, Ge) for bound in field.metadata),
        )
        for name, field in options.model_fields.items()
    )


def _values(annotation: object, metadata: list[Any]) -> tuple[Figure, ...]:
    if annotation is bool:
        return (True, False)
    if get_origin(annotation) is Literal:
        return get_args(annotation)
    if isinstance(annotation, type) and issubclass(annotation, Enum):
        return tuple(member.value for member in annotation)
    low = next(bound.ge for bound in metadata if isinstance(bound, Ge))
    high = next(bound.le for bound in metadata if isinstance(bound, Le))
    return tuple(range(_whole(low), _whole(high) + 1))


def _whole(bound: object) -> int:
    assert isinstance(bound, int)  # noqa: S101 - a programming error in a game's options, not a player's
    return bound


def read_options(options: type[Options], values: dict[str, Any]) -> Options:
    """Options from JSON; what is left out has its default."""
    try:
        return options.model_validate(values)
    except ValidationError as error:
        wrong = error.errors()[0]
        name = ".".join(str(part) for part in wrong["loc"])
        raise Refusal(Reason.WRONG_OPTION, "", option=name, value=str(wrong["input"])) from error
