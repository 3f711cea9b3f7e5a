"""What is told of a change tells it without loss: so nothing that changes in a playthrough goes unseen."""

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.changes import GONE, Changes, Json, changes, compact

NAMES = st.sampled_from("abcd")
VALUES: st.SearchStrategy[Any] = st.recursive(
    st.sampled_from([None, 0, 1, "x", True]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES, inner, max_size=4),
    max_leaves=8,
)
OBJECTS = st.dictionaries(NAMES, VALUES, max_size=4)


class Numbered(dict[str, Any]):
    """A list while it is written upon."""


def rebuilt(before: Json, told: Changes) -> Json:
    """The object now, from the one before and what was told."""
    now = opened({} if () in told else before)
    for path, text in told.items():
        if path:
            inside = now
            for name in path[:-1]:
                inside = inside[name]
            write(inside, path[-1], text)
    result = closed(now)
    assert isinstance(result, dict)
    return result


def write(entries: dict[str, Any], name: str, text: str) -> None:
    if text == GONE:
        del entries[name]
        return
    value, _, following = text.partition(" before ")
    entries[name] = opened(json.loads(value))
    if following:
        later = list(entries)[list(entries).index(following) : -1]
        for moved in later:
            entries[moved] = entries.pop(moved)


def opened(value: Any) -> Any:  # noqa: ANN401 - any JSON
    if isinstance(value, list):
        return Numbered({str(number): opened(each) for number, each in enumerate(value)})
    return {name: opened(each) for name, each in value.items()} if isinstance(value, dict) else value


def closed(value: Any) -> Any:  # noqa: ANN401 - any JSON
    if isinstance(value, Numbered):
        return [closed(each) for each in value.values()]
    return {name: closed(each) for name, each in value.items()} if isinstance(value, dict) else value


@settings(deadline=None, max_examples=150)
@given(OBJECTS, OBJECTS)
def test_the_object_now_can_be_built_from_what_is_told(before: Json, now: Json) -> None:
    assert compact(rebuilt(before, changes(before, now))) == compact(now)


def test_what_has_not_changed_is_not_told() -> None:
    before = {"round": 1, "players": [{"cash": 15, "cards": ["T1"]}, {"cash": 15, "cards": []}], "lots": ["T1", "T2"]}
    now = {"round": 1, "players": [{"cash": 14, "cards": ["T1"]}, {"cash": 15, "cards": []}], "lots": ["T2"]}
    assert changes(before, before) == {}
    assert changes(before, now) == {("players", "0", "cash"): "14", ("lots",): '["T2"]'}


def test_what_comes_is_told_with_its_place_and_a_new_order_with_everything() -> None:
    assert changes({"a": 1, "c": 1}, {"b": 1, "c": 1}) == {("a",): GONE, ("b",): "1 before c"}
    assert changes({"a": 1, "b": 1}, {"b": 1, "a": 1}) == {(): "anew", ("b",): "1", ("a",): "1"}
