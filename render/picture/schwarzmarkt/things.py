"""What the texts of Schwarzmarkt name, as it looks on the board."""

from functools import partial
from types import MappingProxyType

from games.schwarzmarkt.components import TEXTS
from render.picture.schwarzmarkt.cards import LUXURY_PAINTERS, PRODUCT_PAINTERS, product_card
from render.picture.schwarzmarkt.signs import TEXT_PAINTERS, dealer
from render.picture.sprites import Things, sprite

THINGS: Things = MappingProxyType(
    {product: partial(product_card, product) for product in PRODUCT_PAINTERS}
    | {item: partial(sprite, painter) for item, painter in LUXURY_PAINTERS.items()}
    | {"game": partial(sprite, dealer)}
    | {card: partial(sprite, TEXT_PAINTERS[text]) for card, text in TEXTS.items()}
)
