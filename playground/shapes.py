"""What a request body may look like: small checks that combine, each naming the field it refuses."""

from collections.abc import Callable, Collection, Mapping

from playground.refusal import Path, Problems

Shape = Callable[[object, Path, Problems], None]


def anything(value: object, path: Path, problems: Problems) -> None:
    """Accept whatever comes."""


def _length(count: int, low: int, high: int | None, path: Path, problems: Problems) -> None:
    if high is not None and count > high and low == 0:
        problems.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
    elif count < low or (high is not None and count > high):
        problems.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")


def text(high: int | None = None, low: int = 0) -> Shape:
    """Text of a length between two bounds."""

    def check(value: object, path: Path, problems: Problems) -> None:
        if not isinstance(value, str):
            problems.add(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
        elif low and not value:
            problems.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        else:
            _length(len(value), low, high, path, problems)

    return check


def whole(low: int | None = None, high: int | None = None) -> Shape:
    """A whole number between two bounds."""

    def check(value: object, path: Path, problems: Problems) -> None:
        if isinstance(value, bool) or not isinstance(value, int):
            problems.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif low is not None and value < low:
            problems.add(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}.")
        elif high is not None and value > high:
            problems.add(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")

    return check


def number(value: object, path: Path, problems: Problems) -> None:
    """Any number."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        problems.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')


def flag(value: object, path: Path, problems: Problems) -> None:
    """True or false."""
    if not isinstance(value, bool):
        problems.add(path, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")


def snowflake(value: object, path: Path, problems: Problems) -> None:
    """An id; Discord takes it as text or as a number."""
    if isinstance(value, bool) or not str(value).isdecimal():
        problems.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')


def one_of(*values: object) -> Shape:
    """One of a few values."""

    def check(value: object, path: Path, problems: Problems) -> None:
        if value not in values or isinstance(value, bool):
            listed = ", ".join(map(str, values))
            problems.add(path, "BASE_TYPE_CHOICES", f"Value must be one of ({listed}).")

    return check


def address(high: int, schemes: Collection[str] = ("http", "https", "attachment")) -> Shape:
    """A URL of a known scheme."""
    length = text(high, 1)

    def check(value: object, path: Path, problems: Problems) -> None:
        length(value, path, problems)
        if isinstance(value, str) and value and value.partition("://")[0] not in schemes:
            listed = "', '".join(schemes)
            message = f"Scheme \"{value.partition(':')[0]}\" is not supported. Scheme must be one of ('{listed}')."
            problems.add(path, "URL_TYPE_INVALID_SCHEME", message)

    return check


def items(shape: Shape, high: int | None = None, low: int = 0) -> Shape:
    """A list of so many things of one shape."""

    def check(value: object, path: Path, problems: Problems) -> None:
        if not isinstance(value, list):
            problems.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType.")
            return
        if low and not value:
            problems.add(path, "BASE_TYPE_REQUIRED", "This field is required")
            return
        _length(len(value), low, high, path, problems)
        for index, item in enumerate(value):
            shape(item, (*path, index), problems)

    return check


def mapping(shape: Shape, keys: Collection[str] | None = None) -> Shape:
    """An object with free (or listed) keys and values of one shape."""

    def check(value: object, path: Path, problems: Problems) -> None:
        if not isinstance(value, dict):
            problems.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType.")
            return
        for key, item in value.items():
            if keys is not None and key not in keys:
                problems.add((*path, key), "ENUM_TYPE_COERCE", f'Value "{key}" is not a valid enum value.')
            else:
                shape(item, (*path, key), problems)

    return check


def record(required: Mapping[str, Shape], optional: Mapping[str, Shape]) -> Shape:
    """An object with named fields; an optional one may be null."""

    def check(value: object, path: Path, problems: Problems) -> None:
        if not isinstance(value, dict):
            problems.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType.")
            return
        for name, shape in required.items():
            if value.get(name) is None:
                problems.add((*path, name), "BASE_TYPE_REQUIRED", "This field is required")
            else:
                shape(value[name], (*path, name), problems)
        for name, item in value.items():
            if name in required:
                continue
            if name not in optional:
                problems.note_unknown((*path, name))
            elif item is not None:
                optional[name](item, (*path, name), problems)

    return check


def by_type(shapes: Mapping[int, Shape]) -> Shape:
    """An object whose `type` says which shape it has."""
    kind = one_of(*shapes)

    def check(value: object, path: Path, problems: Problems) -> None:
        if not isinstance(value, dict):
            problems.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType.")
            return
        named = value.get("type")
        shape = shapes.get(named) if isinstance(named, int) else None
        if shape is None:
            kind(value.get("type"), (*path, "type"), problems)
        else:
            shape(value, path, problems)

    return check
