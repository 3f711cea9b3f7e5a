"""Every word a person reads: one Fluent catalogue per language and game, and what makes sentences of them."""

from words.catalogue import DEFAULT_LANGUAGE, LANGUAGES, Catalogue, catalogue
from words.listener import Listener
from words.refusals import shared_refusal
from words.speaker import Speaker

__all__ = ["DEFAULT_LANGUAGE", "LANGUAGES", "Catalogue", "Listener", "Speaker", "catalogue", "shared_refusal"]
