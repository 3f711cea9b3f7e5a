"""The black market as text: the round, the open offer on its track, the players, and what the reader holds."""

from collections.abc import Iterator, Mapping, Sequence

from games.schwarzmarkt.components import PRODUCTS, RATES, Phase
from games.schwarzmarkt.view import OfferView, PlayerView, SchwarzmarktView
from render.text import Words


def board(view: SchwarzmarktView, words: Words) -> str:
    """The market with its track, the players, and for one of them what they hold."""
    return "\n".join([*_market(view, words), "", *_players(view, words), "", *_own(view, words)]).strip()


def hand(view: SchwarzmarktView, words: Words) -> str:
    """What the reader holds, has scored and knows."""
    own = [] if view.seat is None else _holding(view.players[view.seat], view.known[view.seat], words)
    return "\n".join([" · ".join(own), *_known(view, words)]).strip()


def _market(view: SchwarzmarktView, words: Words) -> Iterator[str]:
    yield words.label("round", round=view.round, seat=view.starter)
    if view.phase is Phase.OVER:
        yield words.label("over")
    spaces = [f"[{rate}]" if space == view.marker else str(rate) for space, rate in enumerate(RATES)]
    yield words.label("track", track=" ".join(spaces))
    if view.offer is not None:
        yield from _offer(view, view.offer, words)
    elif view.text is not None:
        yield words.label("text", card=words.item(view.text))
    else:
        yield words.label("no-offer")
    if view.waiting:
        yield words.label("waiting", cards=" · ".join(map(words.item, view.waiting)))
    yield words.label("piles", market=view.market_pile, products=view.product_pile)


def _offer(view: SchwarzmarktView, offer: OfferView, words: Words) -> Iterator[str]:
    yield words.label("offer", card=words.item(offer.card), wanted=_cards(offer.wanted, words))
    if offer.steps:
        reached = RATES[view.marker + 1 : view.marker + offer.steps + 1]
        rates = ", ".join(map(str, reached))
        yield words.label("turn", rate=offer.rate, cap=offer.cap, seat=offer.turn, rates=rates)
    else:
        yield words.label("final", rate=offer.rate, seat=offer.turn)
    if offer.spoiled:
        yield words.label("spoiled", scope=view.options.spoiled_scope.value)
    if offer.scarce:
        yield words.label("scarce", scope=view.options.short_supply_scope.value)


def _players(view: SchwarzmarktView, words: Words) -> Iterator[str]:
    for player in view.players:
        yield " · ".join(_player(player, view.known[player.seat], words))


def _player(player: PlayerView, known: Sequence[int], words: Words) -> Iterator[str]:
    yield words.label("player", seat=player.seat, cards=player.cards)
    yield from _holding(player, known, words)


def _holding(player: PlayerView, known: Sequence[int], words: Words) -> Iterator[str]:
    """The cards and points of a player, as far as the reader knows them."""
    if player.hand is not None:
        yield words.label("hand", cards=_cards(player.hand, words))
    elif any(known):
        yield words.label("seen", cards=_counted(known, words))
    if player.points:
        yield words.label("points", points=player.points, luxury=_cards(player.luxury or {}, words))
    elif player.points is not None:
        yield words.label("no-points")
    if player.delivered:
        yield words.label("delivered", cards=_cards(player.delivered, words))


def _own(view: SchwarzmarktView, words: Words) -> Iterator[str]:
    yield from _known(view, words)
    if view.rules:
        yield words.label("rules")
        yield from (f"{number}. {words.action(rule)}" for number, rule in enumerate(view.rules, 1))
    if view.plan is not None:
        yield words.label("plan", plan=words.action(view.plan))


def _known(view: SchwarzmarktView, words: Words) -> Iterator[str]:
    if view.market:
        yield words.label("market", cards=" · ".join(map(words.item, view.market)))
    if view.pile is not None:
        yield words.label("pile", cards=_cards(view.pile, words))
    elif any(view.known[-1]):
        yield words.label("pile-seen", cards=_counted(view.known[-1], words))


def _counted(counts: Sequence[int], words: Words) -> str:
    return _cards({product.value: count for product, count in zip(PRODUCTS, counts, strict=True) if count}, words)


def _cards(cards: Mapping[str, int], words: Words) -> str:
    return ", ".join(words.counted(item, count) for item, count in cards.items()) or words.label("nothing")
