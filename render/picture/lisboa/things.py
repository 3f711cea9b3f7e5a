"""What the texts of Mercado de Lisboa name, as it looks on the board."""

from functools import partial
from types import MappingProxyType

from games.lisboa.components import CUSTOMERS, Restaurant
from render.picture.harbour import stall_open
from render.picture.lisboa.tiles import GOOD_PAINTERS, customer_tile, restaurant_sign
from render.picture.sprites import Things, sprite
from render.picture.tokens import coin, customer

THINGS: Things = MappingProxyType(
    {good.value: partial(sprite, painter) for good, painter in GOOD_PAINTERS.items()}
    | {restaurant.value: partial(restaurant_sign, restaurant, True) for restaurant in Restaurant}
    | {name: partial(customer_tile, name) for name in CUSTOMERS}
    | {
        "game": partial(sprite, stall_open),
        "coin": partial(sprite, coin),
        "action-open": partial(sprite, stall_open),
        "action-bring": partial(sprite, customer),
        "action-restaurant": partial(restaurant_sign, Restaurant.PIZZA, True),
        "action-coin": partial(sprite, coin),
    }
)
