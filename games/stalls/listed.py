"""The cards that are laid, as actions made once."""

from games.stalls.actions import Pick
from games.stalls.components import CARDS

PICKED = {card: Pick(card=name) for name, card in CARDS.items()}
