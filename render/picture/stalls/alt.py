"""The board in a few sentences, for those who cannot see the picture."""

from games.stalls.components import PICKS, Phase
from games.stalls.view import StallsView
from render.text.stalls import goods
from render.words import Words


def alt(view: StallsView, words: Words) -> str:
    """The day, what each stall has earned, and who has how much of what."""
    day = words.label("day", day=view.day, days=view.days, card=view.card, cards=PICKS, direction=view.direction)
    sentences = [words.label("over").removesuffix(".") if view.phase is Phase.OVER else day]
    for family, stall in enumerate(view.families):
        sentences.append(words.label("stall", seat=family, coins=stall.coins, sold=stall.sold))
    sentences.extend(goods(view, words))
    return ". ".join(sentences) + "."
