"""What the texts of Orchard name, as it looks on the board."""

from functools import partial
from types import MappingProxyType

from render.picture.orchard.basket import basket
from render.picture.sprites import Things, sprite

THINGS: Things = MappingProxyType(dict.fromkeys(("game", "action-take"), partial(sprite, basket)))
