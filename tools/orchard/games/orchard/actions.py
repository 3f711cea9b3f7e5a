"""What a seat can do: guess in secret, and take fruits."""

from typing import ClassVar

from games.kernel import Action


class OrchardAction(Action):
    """Whatever a player can do."""


class Guess(OrchardAction):
    """D1: guess how many fruits will be left."""

    notation: ClassVar[str] = "guess {left}"
    left: int


class Take(OrchardAction):
    """D2: take fruits out of the basket."""

    notation: ClassVar[str] = "take {fruits}"
    fruits: int
