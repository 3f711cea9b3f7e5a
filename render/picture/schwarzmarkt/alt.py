"""The board of Schwarzmarkt in a few sentences, for those who cannot see the picture."""

from collections.abc import Mapping

from games.schwarzmarkt.components import RATES, Phase
from games.schwarzmarkt.view import OfferView, PlayerView, SchwarzmarktView
from render.words import Words


def alt(view: SchwarzmarktView, words: Words) -> str:
    """The round, what lies on the table, whose turn it is, and how many cards and points everybody has."""
    sentences = [words.label("round", round=view.round, seat=view.starter)]
    if view.phase is Phase.OVER:
        sentences = [words.label("over")]
    elif view.offer is not None:
        sentences += _offer(view, view.offer, words)
    else:
        said = words.label("no-offer") if view.text is None else words.label("text", card=words.item(view.text))
        sentences += [said, words.label("moves", seat=view.starter, phase=view.phase.value) + "."]
    if view.waiting:
        sentences.append(words.label("waiting", cards=", ".join(map(words.item, view.waiting))) + ".")
    sentences += [_player(player, words) for player in view.players]
    sentences.append(words.label("piles", market=view.market_pile, products=view.product_pile))
    return " ".join(sentences)


def _offer(view: SchwarzmarktView, offer: OfferView, words: Words) -> list[str]:
    sentences = [words.label("offer", card=words.item(offer.card), wanted=_cards(offer.wanted, words))]
    if offer.steps:
        rates = ", ".join(map(str, RATES[view.marker + 1 : view.marker + offer.steps + 1]))
        sentences.append(words.label("turn", rate=offer.rate, cap=offer.cap, seat=offer.turn, rates=rates))
    else:
        sentences.append(words.label("final", rate=offer.rate, seat=offer.turn))
    if offer.spoiled:
        sentences.append(words.label("spoiled", scope=view.options.spoiled_scope.value))
    if offer.scarce:
        sentences.append(words.label("scarce", scope=view.options.short_supply_scope.value))
    return sentences


def _player(player: PlayerView, words: Words) -> str:
    known = [words.label("player", seat=player.seat, cards=player.cards)]
    if player.points:
        known.append(words.label("points", points=player.points, luxury=_cards(player.luxury or {}, words)))
    elif player.points is not None:
        known.append(words.label("no-points"))
    if player.delivered:
        known.append(words.label("delivered", cards=_cards(player.delivered, words)))
    return ", ".join(known) + "."


def _cards(cards: Mapping[str, int], words: Words) -> str:
    return ", ".join(words.counted(item, count) for item, count in cards.items()) or words.label("nothing")
