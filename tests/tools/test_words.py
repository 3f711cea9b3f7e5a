"""``make words``: what a catalogue lacks is written where it belongs, what nothing needs is dropped, the rest stays."""

import re
from pathlib import Path

import pytest

from tools.words import whole
from words.entries import read_resource

CATALOGUE = """\
# Orchard.

## Actions

orchard-action-take = Take { $fruits ->
        [one] 1 fruit
       *[other] { $fruits } fruits
    }
    .fruits = How many?

## Events

# A comment of its own.
orchard-event-took = { $seat } takes { $fruits }.
orchard-event-slept = { $seat } sleeps.

## Refusals

orchard-refusal-too-many = Not so many.
"""
NEEDED: dict[str, tuple[str, ...]] = {
    "orchard-action-take": ("fruits",),
    "orchard-action-take.name": (),
    "orchard-action-take.fruits": (),
    "orchard-action-take.preview": ("rest",),
    "orchard-event-took": ("seat", "fruits"),
    "orchard-event-round-ended": ("round", "left"),
    "orchard-refusal-too-many": (),
    "orchard-end-rounds": (),
}


def test_what_is_there_and_needed_stays_as_it_is() -> None:
    present = {key: NEEDED[key] for key in ("orchard-action-take", "orchard-event-took", "orchard-refusal-too-many")}
    assert whole(CATALOGUE, present, ()) == CATALOGUE


def test_what_is_missing_is_written_beside_its_kin_with_its_arguments_and_what_is_superfluous_goes() -> None:
    mended = whole(CATALOGUE, NEEDED, ["orchard-event-slept"])
    assert mended == CATALOGUE.replace(
        "orchard-action-take = ", "# .preview: $rest\norchard-action-take = "
    ).replace(
        "    .fruits = How many?\n", "    .fruits = How many?\n    .name = ???\n    .preview = ???\n"
    ).replace(
        "orchard-event-slept = { $seat } sleeps.\n", "# $round $left\norchard-event-round-ended = ???\n"
    ) + "orchard-end-rounds = ???\n"  # fmt: skip
    assert whole(mended, NEEDED, ()) == mended


def test_a_broken_line_is_named_with_its_reason(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    path = tmp_path / "en" / "orchard.ftl"
    path.write_text(CATALOGUE.replace("{ $seat } takes", "{ $seat takes"), encoding="utf-8")
    told = 'words/en/orchard.ftl, line 14: Expected token: "}". It belongs to: orchard-event-took'
    with pytest.raises(ValueError, match=re.escape(told)):
        read_resource(path)
