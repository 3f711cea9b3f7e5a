"""The weeks pass in the same house as all else that is tried through Discord."""

from tests.front.conftest import unhurried

__all__ = ["unhurried"]
