"""The weeks pass in the same house as all else that is tried through Discord."""

from tests.front.conftest import undrawn, unhurried

__all__ = ["undrawn", "unhurried"]
