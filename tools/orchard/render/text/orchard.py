"""The table as text: the round, the basket, the players, and what the reader has guessed."""

from collections.abc import Iterator

from games.orchard.view import OrchardView, PlayerView
from render.text import Words


def board(view: OrchardView, words: Words) -> str:
    """Everything that the view shows, line by line."""
    lines = [
        words.label("round", round=view.round, rounds=view.rounds),
        words.label("basket", fruits=view.basket),
        words.label("now", phase=view.phase.value, seat=view.turn),
        "",
        *(" · ".join(_player(player, words)) for player in view.players),
    ]
    return "\n".join(lines)


def hand(view: OrchardView, words: Words) -> str:
    """What the reader has and alone knows."""
    return "" if view.seat is None else " · ".join(_player(view.players[view.seat], words))


def _player(player: PlayerView, words: Words) -> Iterator[str]:
    yield words.label("player", seat=player.seat, fruits=player.fruits, right=player.right)
    if player.guess is not None:
        yield words.label("guess", left=player.guess)
    elif player.guessed:
        yield words.label("guessed")
