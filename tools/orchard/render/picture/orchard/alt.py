"""The board in a few sentences, for those who cannot see the picture."""

from games.orchard.view import OrchardView
from render.words import Words


def alt(view: OrchardView, words: Words) -> str:
    """The round, the basket, what is done, and what everybody has."""
    sentences = [
        words.label("round", round=view.round, rounds=view.rounds),
        words.label("basket", fruits=view.basket),
        words.label("now", phase=view.phase.value, seat=view.turn).removesuffix("."),
        *(
            words.label("player", seat=player.seat, fruits=player.fruits, right=player.right)
            for player in view.players
        ),
    ]
    return ". ".join(sentences) + "."
