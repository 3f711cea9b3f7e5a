"""Where a dialogue stands, as it is written into custom ids: the kind of action and the values chosen so far."""

from dataclasses import dataclass
from functools import cache

from pydantic import ValidationError

from games.kernel import Action

JOIN = "~"
NONE = "-"
PAGE = "@"


@dataclass(frozen=True)
class Path:
    """The decision, the kind of action and the values chosen so far; of a long menu also the page."""

    decision: str
    kind: str
    values: tuple[str, ...] = ()
    page: int = 0

    @classmethod
    def read(cls, decision: str, argument: str) -> "Path":
        """A path from a custom id."""
        steps, _, page = argument.partition(PAGE)
        kind, *values = steps.split(JOIN)
        return cls(decision, kind, tuple(values), int(page) if page.isdecimal() else 0)

    @property
    def argument(self) -> str:
        """The path as it is written into a custom id."""
        return JOIN.join((self.kind, *self.values)) + (f"{PAGE}{self.page}" if self.page else "")

    def then(self, *values: str) -> "Path":
        """The path with further values."""
        return Path(self.decision, self.kind, (*self.values, *values))

    def back(self) -> "Path":
        """The path without its last value."""
        return Path(self.decision, self.kind, self.values[:-1])

    def action(self, kind: type[Action]) -> Action | None:
        """The action of this class that the path names, listed or not; None if it names none."""
        names = fields_of(kind)
        if len(names) != len(self.values):
            return None
        try:
            values = [None if value == NONE else value for value in self.values]
            return kind.model_validate(dict(zip(names, values, strict=True)))
        except ValidationError:
            return None


def written(value: object) -> str:
    """A value as it stands in a custom id."""
    if value is None:
        return NONE
    if isinstance(value, tuple):
        return ",".join(written(part) for part in value) or NONE
    if isinstance(value, dict):
        return ",".join(f"{item}{count}" for item, count in value.items()) or NONE
    return str(value)


def values_of(action: Action) -> tuple[str, ...]:
    """What a path says that leads to an action: the values of its fields, in the order in which they are asked for."""
    return tuple(written(getattr(action, name)) for name in fields_of(action))


def fields_of(action: Action | type[Action]) -> tuple[str, ...]:
    """The names of all fields but the kind."""
    return _fields_of(action if isinstance(action, type) else type(action))


@cache
def _fields_of(kind: type[Action]) -> tuple[str, ...]:
    return tuple(name for name in kind.model_fields if name != "kind")
