"""Why the kernel or the house has refused something, in the words of a language."""

from collections.abc import Mapping

from games.kernel import Figure, Refusal, SharedReason
from words.catalogue import Argument, Catalogue


def shared_refusal(words: Catalogue, refusal: Refusal) -> str | None:
    """Why the kernel or the house has not done something; None if it is a game that refused.

    What games name are things, which have names; what the kernel and the house name is what somebody typed.
    """
    reason = refusal.reason
    if not isinstance(reason, SharedReason):
        return None
    return words.say(f"{reason.family}-refusal-{reason.value}", **as_given(refusal.figures))


def as_given(figures: Mapping[str, Figure]) -> dict[str, Argument]:
    """Figures as arguments, as they are: what somebody typed has no name of its own."""
    return dict(figures) | {f"{name}_id": str(value) or "none" for name, value in figures.items()}
