"""The Chromium in which pages are looked at."""

import shutil

PROGRAMS = ("chromium-headless-shell", "chromium")
"""The one without a screen does the same with two thirds of the work."""


def program() -> str | None:
    """Where it is; None if it has not been installed."""
    return next(filter(None, map(shutil.which, PROGRAMS)), None)
