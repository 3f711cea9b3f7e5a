"""Central Market as text: the round, the market, the auction, the players and the own cards."""

from collections import Counter
from collections.abc import Iterator, Sequence

from games.central.components import PRODUCT_NUMBER
from games.central.view import AuctionView, CentralView, PlayerView
from render.text import Words


def board(view: CentralView, words: Words) -> str:
    """Part by part; the auction only while there is one, the own cards only for a player."""
    parts = [list(_round(view, words))]
    if view.auction is not None:
        parts.append(list(_auction(view, view.auction, words)))
    if view.seat is not None:
        parts.append(list(_own(view, words)))
    parts.append([words.label("players"), *(line for player in view.players for line in _player(view, player, words))])
    parts.append([*_market(view, words), *_piles(view, words)])
    return "\n\n".join("\n".join(part) for part in parts)


def hand(view: CentralView, words: Words) -> str:
    """What the reader holds and has earned."""
    return "\n".join(_holding(view, words))


def glance(view: CentralView, words: Words) -> str:
    """For a player: the auction, or the market between two of them; how all stand; what they hold."""
    if view.seat is None or view.phase == "over":
        return ""
    market = _market(view, words) if view.auction is None else _auction(view, view.auction, words)
    others = [player for player in view.players if player.seat != view.seat]
    return "\n".join([*market, *(f"- {standing(view, player, words)}" for player in others), *_holding(view, words)])


def standing(view: CentralView, player: PlayerView, words: Words) -> str:
    """How somebody stands in the game and in this round."""
    return words.label("standing", seat=player.seat, **_counted(view, player))


def _counted(view: CentralView, player: PlayerView) -> dict[str, int]:
    """What a player has; after the end nothing of the last round, whose income has become points (CM-8.4)."""
    over = int(view.phase == "over")
    return {"total": player.total, "income": player.income, "sold": player.sold, "over": over}


def _round(view: CentralView, words: Words) -> Iterator[str]:
    if view.phase == "over":
        yield words.label("over")
    else:
        final = int(view.round == view.rounds)
        yield words.label("round", final=final, round=view.round, rounds=view.rounds, seat=view.first)
    if view.cheater_may_open:
        yield words.label("option-open")
    if view.active is not None:
        yield words.label("asked", seat=view.active)
    if view.phase != "over":
        yield words.label("stage", phase=view.phase, all=int(view.active is None))


def _piles(view: CentralView, words: Words) -> Iterator[str]:
    yield words.label("piles", draw=view.draw, discard=len(view.discard), buried=view.buried)
    if view.discard:
        yield words.label("discard", cards=_cards(view.discard, words))


def _market(view: CentralView, words: Words) -> Iterator[str]:
    sold = [
        words.label("product", product=product, kg=view.product_sold[PRODUCT_NUMBER[product]])
        for product in view.products
        if product in view.opened
    ]
    unopened = [words.item(product) for product in view.products if product not in view.opened]
    if sold:
        yield words.label("market", products=", ".join(sold))
    if unopened:
        yield words.label("unopened", products=", ".join(unopened))


def _auction(view: CentralView, auction: AuctionView, words: Words) -> Iterator[str]:
    yield words.label(
        "auction", product=auction.product, seat=auction.opener, lowest=auction.lowest, highest=view.price_max
    )
    alike: dict[str, list[str]] = {}
    for bid in auction.bids:
        if bid.standing in ("active", "stayed") or bid.sold or bid.cheated:
            yield words.label(
                "bid", seat=bid.seat, standing=bid.standing, price=bid.price, kg=bid.sold, cheated=int(bid.cheated)
            )
        else:
            alike.setdefault(bid.standing, []).append(words.named_to_reader(bid.seat))
    for standing, people in alike.items():
        yield words.label("bids-alike", standing=standing, people=", ".join(people))
    if auction.sellers:
        yield words.label("sellers", people=", ".join(map(words.named_to_reader, auction.sellers)))
    if auction.sale is not None:
        sale = auction.sale
        yield words.label("sale", seat=sale.seat, batch=sale.batch, played=sale.played, kg=sale.kg, lost=sale.lost)


def _player(view: CentralView, player: PlayerView, words: Words) -> Iterator[str]:
    yield words.label(
        "player",
        seat=player.seat,
        hand=player.hand,
        aside=player.aside,
        **_counted(view, player),
    )
    yield "  - " + " · ".join(_details(player, words))


def _details(player: PlayerView, words: Words) -> Iterator[str]:
    """What else lies in front of a player."""
    if player.played:
        yield words.label("played", cards=_cards(player.played, words))
    if player.lacks:
        yield words.label("lacks", cards=", ".join(words.item(product) for product in player.lacks))
    yield words.label("unused", cards=", ".join(map(words.item, _unused(player))) or words.label("no-cards"))
    if player.points:
        yield words.label("points", points=" ".join(str(points) for points in player.points))


def _unused(player: PlayerView) -> list[str]:
    return [card for card in ("cheater", "tourists", "rot") if getattr(player, card)]


def _holding(view: CentralView, words: Words) -> Iterator[str]:
    """What a player has, when only that is told."""
    if view.seat is None:
        return
    own = view.players[view.seat]
    yield from _cards_held(view, words)
    yield words.label("own-unused", cards=", ".join(map(words.item, _unused(own))) or words.label("no-cards"))
    yield words.label("own-standing", **_counted(view, own))


def _own(view: CentralView, words: Words) -> Iterator[str]:
    yield from _cards_held(view, words)
    if view.answer is not None:
        yield words.label("answer", answer=words.notation(view.answer))
    if view.orders:
        yield words.label("orders", orders=" · ".join(map(words.notation, view.orders)))


def _cards_held(view: CentralView, words: Words) -> Iterator[str]:
    yield words.label("hand", cards=_cards(view.hand, words))
    if view.aside:
        yield words.label("aside", cards=_cards(view.aside, words))


def _cards(cards: Sequence[str], words: Words) -> str:
    counted = Counter(sorted(cards, key=_place))
    named = [
        words.label("several", card=card, count=count) if count > 1 else words.item(card)
        for card, count in counted.items()
    ]
    return ", ".join(named) or words.label("no-cards")


def _place(card: str) -> tuple[int, str]:
    product, _, kg = card.partition("-")
    return PRODUCT_NUMBER[product], kg
