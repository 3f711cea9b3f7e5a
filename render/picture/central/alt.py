"""The board of Central Market in a few sentences, for those who cannot see the picture."""

from games.central.components import PRODUCT_NUMBER
from games.central.view import AuctionView, CentralView
from render.text.central import standing
from render.words import Words


def alt(view: CentralView, words: Words) -> str:
    """Whose turn it is, the auction, what has been sold, and how everybody stands."""
    sentences = []
    if view.active is not None:
        sentences.append(words.label("asked", seat=view.active))
    sentences.append(words.label("stage", phase=view.phase, all=int(view.active is None)))
    if view.phase != "over":
        final = int(view.round == view.rounds)
        sentences.append(words.label("round", final=final, round=view.round, rounds=view.rounds, seat=view.first))
    if view.auction is not None:
        sentences += _auction(view, view.auction, words)
    sold = [
        words.label("product", product=product, kg=view.product_sold[PRODUCT_NUMBER[product]])
        for product in view.products
        if product in view.opened
    ]
    if sold:
        sentences.append(words.label("market", products=", ".join(sold)))
    lines = [standing(view, player, words) for player in view.players]
    return " ".join(sentences + lines)


def _auction(view: CentralView, auction: AuctionView, words: Words) -> list[str]:
    bids = [f"{words.person(bid.seat)} {bid.price}" for bid in auction.bids if bid.price]
    return [
        words.label(
            "auction", product=auction.product, seat=auction.opener, lowest=auction.lowest, highest=view.price_max
        ),
        ", ".join(bids) + ".",
    ]
