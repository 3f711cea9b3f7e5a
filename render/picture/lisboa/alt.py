"""The board of Mercado de Lisboa in a few sentences, for those who cannot see the picture."""

from games.lisboa.components import CELLS, CROWD, CUSTOMERS_NUMBER, ENTRANCES, GOODS, WANTED, Stage
from games.lisboa.view import LisboaView, RestaurantView, StandView
from render.text.lisboa import heading
from render.words import Words


def alt(view: LisboaView, words: Words) -> str:
    """Whose turn it is, everybody's stands, the open restaurants, the customers and the display."""
    sentences = [heading(view, words)]
    if view.last_seat is not None and view.stage is not Stage.OVER:
        sentences.append(words.label("last-round", seat=view.last_seat))
    market = list(zip(CELLS, view.market, strict=True))
    for seat in range(len(view.players)):
        stands = [
            f"{words.item(cell.good)} {name}"
            for name, cell in market
            if isinstance(cell, StandView) and cell.seat == seat
        ]
        if stands:
            sentences.append(words.label("player", seat=seat, things=", ".join(stands)) + ".")
    restaurants = [
        f"{words.item(cell.restaurant or '')} {name}"
        for name, cell in market
        if isinstance(cell, RestaurantView) and cell.open
    ]
    if restaurants:
        sentences.append(words.label("open-restaurants", restaurants=", ".join(restaurants)))
    customers = [
        f"{words.item(name)} {_wanted(tile, words)}"
        for name, tile in zip(ENTRANCES, view.entrances, strict=True)
        if tile is not None
    ]
    if customers:
        sentences.append(words.label("customers", customers=", ".join(customers)))
    display = ", ".join(words.item(good) for good in view.display if good is not None)
    sentences.append(words.label("display", goods=display, bag=view.bag) + ".")
    return " ".join(sentences)


def _wanted(name: str, words: Words) -> str:
    tile = CUSTOMERS_NUMBER[name]
    return f"{CROWD[tile]} {'+'.join(words.item(GOODS[good]) for good in WANTED[tile])}"
