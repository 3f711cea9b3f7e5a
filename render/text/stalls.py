"""The market as text: prices and crates good by good, the stalls with what everybody has laid, and what one knows."""

from collections.abc import Iterable, Iterator

from games.stalls.components import PICKS, Good, Phase, card_id
from games.stalls.view import CardView, PlayerView, StallsView
from render.text import Words


def board(view: StallsView, words: Words) -> str:
    """Everything that the view shows, line by line."""
    parts = [_now(view, words), goods(view, words), _stalls(view, words), (*_own(view, words), *_chosen(view, words))]
    return "\n\n".join(text for part in parts if (text := "\n".join(part)))


def hand(view: StallsView, words: Words) -> str:
    """What the reader holds, and knows of hands that have gone on; what they have chosen stands beside it."""
    return "\n".join(_own(view, words))


def _now(view: StallsView, words: Words) -> Iterator[str]:
    if view.phase is Phase.OVER:
        yield words.label("over")
        return
    yield words.label("day", day=view.day, days=view.days, card=view.card, cards=PICKS, direction=view.direction)


def goods(view: StallsView, words: Words) -> Iterator[str]:
    """What each good brings, and how many crates of it each stall has; a stall is called after its first member."""
    for good in Good:
        crates = [
            f"{words.named_to_reader(family)} {stall.crates[good]}"
            for family, stall in enumerate(view.families)
            if good in stall.crates
        ]
        said = ", ".join(crates) or words.label("nothing")
        yield words.label("good", good=words.item(good), price=view.prices[good], crates=said)


def _stalls(view: StallsView, words: Words) -> Iterator[str]:
    for family, stall in enumerate(view.families):
        yield words.label("stall", seat=family, coins=stall.coins, sold=stall.sold)
        for player in view.players:
            if player.family == family:
                yield f"- {_player(player, words)}"


def _player(player: PlayerView, words: Words) -> str:
    said = words.label("player", seat=player.seat, cards=cards(player.laid, words))
    return f"{said} · {words.label('chosen')}" if player.chosen else said


def _own(view: StallsView, words: Words) -> Iterator[str]:
    if view.seat is None:
        return
    own = view.players[view.seat]
    if own.hand:
        yield words.label("hand", cards=cards(own.hand, words))
    for player in view.players:
        if player.hand and player.seat != view.seat:
            yield words.label("known", person=words.person(player.seat), cards=cards(player.hand, words))


def _chosen(view: StallsView, words: Words) -> Iterator[str]:
    choice = None if view.seat is None else view.players[view.seat].choice
    if choice is not None:
        yield words.label("choice", card=cards([choice], words))


def cards(held: Iterable[CardView], words: Words) -> str:
    """Cards, one after the other."""
    said = [words.item(card_id(card.good, card.crates)) for card in held]
    return ", ".join(said) or words.label("nothing")
