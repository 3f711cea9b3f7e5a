"""Topics: what lies on the table and waits for whoever likes to answer it, such as an offer.

A topic ties together what people see, what they may do about it at once, and what a form says at first when they
answer at length.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from games.kernel.record import Plain


class Topic(NamedTuple):
    """One thing to be answered.

    ``answers`` are the kinds of action that may answer it; the first field of each names the topic by its ``id``.
    ``about`` is all that the viewer may know of it. ``filled`` is what a form that answers it says before anything is
    typed, by the names of its fields.
    """

    id: str
    kind: str
    decision: str
    answers: tuple[str, ...]
    about: Plain
    filled: Mapping[str, Mapping[str, int]] = MappingProxyType({})
