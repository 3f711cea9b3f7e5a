"""What the texts of Fish Market name, as it looks on the board."""

from functools import partial
from types import MappingProxyType

from games.fishmarket.components import COINS
from render.picture.fishmarket.tiles import PAINTERS, thing
from render.picture.harbour import boat, ice, speech, stall_open
from render.picture.sprites import Things, sprite

THINGS: Things = MappingProxyType(
    {item: partial(thing, item) for item in (*PAINTERS, COINS)}
    | {
        "game": partial(sprite, boat),
        "action-boats": partial(sprite, boat),
        "action-rebid": partial(sprite, boat),
        "action-offer": partial(sprite, speech),
        "action-stall": partial(sprite, stall_open),
        "action-freeze": partial(sprite, ice),
    }
)
