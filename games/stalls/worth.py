"""What a card may be worth to a family, as far as a view tells: for the computer player and for hints."""

from math import exp

from games.stalls.components import PICKS, REGULAR
from games.stalls.view import CardView, StallsView

DOUBT = 1.4
"""How many crates a lead may still change for each card that will be laid."""
HOPE = 0.5
"""So many crates of a good a family may still get for each of its cards that will be laid."""


def worth(view: StallsView, family: int, card: CardView) -> float:
    """How many coins a card may bring a family today, more than nothing in its place."""
    own = view.families[family].crates.get(card.good, 0)
    if card.crates == REGULAR:
        return own + HOPE * _to_come(view)
    best = max(each.crates.get(card.good, 0) for number, each in enumerate(view.families) if number != family)
    regulars = sum(
        laid.good is card.good and laid.crates == REGULAR
        for player in view.players
        if player.family == family
        for laid in player.laid
    )
    doubt = DOUBT * (0.4 + _to_come(view))
    gained = _chance(own + card.crates - best, doubt) - _chance(own - best, doubt)
    return view.prices[card.good] * gained + regulars * card.crates


def _to_come(view: StallsView) -> int:
    """How many cards everybody lays after this one."""
    return PICKS - view.card


def _chance(lead: int, doubt: float) -> float:
    """The chance to be ahead in the evening."""
    return 1 / (1 + exp(-lead / doubt))
