"""What the texts of Stall against Stall name, as it looks on the board."""

from functools import partial
from types import MappingProxyType

from games.stalls.components import CARDS
from render.picture.sprites import Things, sprite
from render.picture.stalls.cards import card_sign
from render.picture.stalls.goods import PAINTERS, crate

THINGS: Things = MappingProxyType(
    {good.value: partial(sprite, painter) for good, painter in PAINTERS.items()}
    | {name: partial(card_sign, *card) for name, card in CARDS.items()}
    | dict.fromkeys(("game", "action-pick"), partial(sprite, crate))
)
