"""What must be refused: whoever forgets to refuse it is told what was done instead."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from games.kernel import Refusal


class Refused:
    """Why something was refused, once it was."""

    value: Refusal


@contextmanager
def refused(what: str) -> Iterator[Refused]:
    """What is done inside must be refused."""
    caught = Refused()
    try:
        yield caught
    except Refusal as refusal:
        caught.value = refusal
        return
    pytest.fail(f"{what} must be refused, but was done: check it before anything is changed, and raise a Refusal")
