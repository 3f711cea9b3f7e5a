"""The board of Market of Turin in a few sentences, for those who cannot see the picture."""

from games.turin.components import CARDS, GOODS, holdings
from games.turin.view import TurinView
from render.text.turin import person
from render.words import Words


def alt(view: TurinView, words: Words) -> str:
    """What the table waits for, the lots, what is for sale, and who leads in which good."""
    sentences = [words.label("stage", phase=view.phase.value)]
    if view.choosing is not None:
        sentences.append(words.label("choosing", seat=view.choosing))
    waiting = [words.named_to_reader(seat) for seat in view.asked if seat not in view.answered]
    if waiting:
        sentences.append(words.label("waiting", persons=", ".join(waiting)))
    sentences.append(words.label("head", round=view.round, rounds=view.rounds))
    if view.lots:
        sentences.append(words.label("lots", cards=", ".join(_named(card, words) for card in view.lots)))
    if view.listings:
        offers = [
            words.label("offer", card=listing.card, seat=listing.seller, price=listing.price)
            for listing in view.listings
        ]
        sentences.append(words.label("sale", offers=", ".join(offers)))
    sentences += [person(view, seat, words) for seat in range(len(view.players))]
    return " ".join([*sentences, *_goods(view, words)])


def _named(card: str, words: Words) -> str:
    counted = zip(CARDS[card], (3, 2, 1), strict=True)
    return f"{card} ({', '.join(words.counted(good, count) for good, count in counted)})"


def _goods(view: TurinView, words: Words) -> list[str]:
    """Who has most of each good that anybody has."""
    held = [holdings(player.cards) for player in view.players]
    said = []
    for place, good in enumerate(GOODS):
        counts = [row[place] for row in held]
        if most := max(counts):
            leaders = [words.named_to_reader(seat) for seat, count in enumerate(counts) if count == most]
            holders = f"{', '.join(leaders)} {most}"
            said.append(words.label("good", good=good, payout=view.payouts[place], holders=holders))
    return said
