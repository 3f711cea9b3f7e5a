"""What the texts of Central Market name, as it looks on the board."""

from functools import partial
from types import MappingProxyType

from games.central.components import KG_VALUES
from render.picture.central.tiles import ACTION_CARDS, PRODUCT_PAINTERS, action_card, weight_card
from render.picture.harbour import stall_open
from render.picture.sprites import Things, sprite
from render.picture.tokens import coin

ACTION_OF = {"cheater": "cheat", "tourists": "tourists", "rot": "rot"}
"""What is done with an action card."""

THINGS: Things = MappingProxyType(
    {product: partial(sprite, painter) for product, painter in PRODUCT_PAINTERS.items()}
    | {
        f"{product}-{kg}kg": partial(sprite, painter)
        for product, painter in PRODUCT_PAINTERS.items()
        for kg in KG_VALUES
    }
    | {f"{kg}kg": partial(weight_card, kg) for kg in KG_VALUES}
    | {card: partial(action_card, card, unused=True) for card in ACTION_CARDS}
    | {f"action-{ACTION_OF[card]}": partial(action_card, card, unused=True) for card in ACTION_CARDS}
    | {
        "game": partial(sprite, PRODUCT_PAINTERS["tomato"]),
        "action-open": partial(sprite, stall_open),
        "action-sell": partial(sprite, coin),
    }
)
