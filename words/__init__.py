"""Every word a person reads: one Fluent catalogue per language and game, and what makes sentences of them."""

from words.catalogue import DEFAULT_LANGUAGE, LANGUAGES, Catalogue, catalogue
from words.speaker import Speaker, shared_refusal

__all__ = ["DEFAULT_LANGUAGE", "LANGUAGES", "Catalogue", "Speaker", "catalogue", "shared_refusal"]
