"""What the texts of Market of Turin name, as it looks on the board."""

from functools import partial
from types import MappingProxyType

from render.picture.sprites import Things, sprite
from render.picture.tokens import coin
from render.picture.turin.tiles import GOOD_PAINTERS, gavel, goose

THINGS: Things = MappingProxyType(
    {good.value: partial(sprite, painter) for good, painter in GOOD_PAINTERS.items()}
    | {
        "game": partial(sprite, goose),
        "action-bid": partial(sprite, gavel),
        "action-goose": partial(sprite, goose),
        "action-sell": partial(sprite, coin),
        "action-buy": partial(sprite, coin),
    }
)
