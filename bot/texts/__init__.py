"""Every word a person reads: one Fluent catalogue per language and game, and what makes sentences of them."""

from bot.texts.catalogue import DEFAULT_LANGUAGE, LANGUAGES, Catalogue, catalogue
from bot.texts.speaker import Speaker

__all__ = ["DEFAULT_LANGUAGE", "LANGUAGES", "Catalogue", "Speaker", "catalogue"]
