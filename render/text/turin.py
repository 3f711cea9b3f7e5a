"""Market of Turin as text."""

from collections.abc import Iterable, Iterator, Sequence

from games.kernel import Action, Seat, View
from games.turin.actions import Extra, Favour
from games.turin.components import GOODS, Phase, holdings
from games.turin.listed import CLAIMS, NEVER_SELL, NEXTS, NO_PURCHASE
from games.turin.view import AuctionView, OwnView, PlayerView, TurinView
from render.words import Words


def board(view: View, words: Words) -> str:
    """The table: the auction, what is on sale, the goods, the players, and the own hand and orders."""
    assert isinstance(view, TurinView)  # noqa: S101 - each game has a text of its own
    parts = (_course(view, words), _market(view, words), _goods(view, words), _players(view, words), _own(view, words))
    return "\n\n".join("\n".join(part) for part in (list(lines) for lines in parts) if part)


def hand(view: View, words: Words) -> str:
    """What the reader has: cards in hand, cards bought, coins."""
    assert isinstance(view, TurinView)  # noqa: S101 - each game has a text of its own
    return "\n".join(_holding(view, words))


def glance(view: View, words: Words) -> str:
    """For a player: what is bid for or on sale, what they have, and what the goods are worth and to whom."""
    assert isinstance(view, TurinView)  # noqa: S101 - each game has a text of its own
    if view.own is None or view.phase is Phase.OVER:
        return ""
    lots = _lots(view, words) if view.lots else ()
    return "\n".join([*lots, *_sale(view, words), *_holding(view, words), *_goods(view, words, in_short=True)])


def _listed(parts: Iterable[str]) -> str:
    return ", ".join(parts)


def _persons(seats: Iterable[Seat], words: Words) -> str:
    return _listed(words.named_to_reader(seat) for seat in seats)


def _cards(cards: Iterable[str], words: Words) -> str:
    return _listed(words.item(card) for card in cards)


def _course(view: TurinView, words: Words) -> Iterator[str]:
    if view.options.series_length > 1:
        yield words.label("game", game=view.game, games=view.options.series_length)
    for number, scores in enumerate(view.scores, 1):
        each = _listed(
            words.label("holding", person=words.named_to_reader(seat), count=score) for seat, score in enumerate(scores)
        )
        yield words.label("score", game=number, scores=each)
    yield words.label("head", round=view.round, rounds=view.rounds)
    yield words.label("stage", phase=view.phase.value)
    yield from _lots(view, words)
    waiting = [seat for seat in view.asked if seat not in view.answered]
    if waiting:
        yield words.label("waiting", persons=_persons(waiting, words))
    if view.choosing is not None:
        yield words.label("choosing", seat=view.choosing)
    if view.goose is not None:
        yield words.label("goose", seat=view.goose)


def _lots(view: TurinView, words: Words) -> Iterator[str]:
    if view.lots:
        yield words.label("lots", cards=_cards(view.lots, words))
        yield words.label("prizes", prizes=_listed(str(prize) for prize in view.prizes))
    if view.auction is not None:
        yield from _auction(view.auction, words)


def _auction(auction: AuctionView, words: Words) -> Iterator[str]:
    totals = [bid + extra for bid, extra in zip(auction.bids, auction.extras, strict=True)]
    bids = _listed(
        words.label("holding", person=words.named_to_reader(seat), count=coins) for seat, coins in enumerate(totals)
    )
    yield words.label("bids", bids=bids)
    for seats in auction.tied:
        yield words.label("tied", seats=_persons(seats, words))


def _market(view: TurinView, words: Words) -> Iterator[str]:
    yield from _sale(view, words)
    if view.discarded:
        yield words.label("discarded", cards=_cards(view.discarded, words))


def _sale(view: TurinView, words: Words) -> Iterator[str]:
    if view.listings:
        offers = _listed(
            words.label("offer", card=listing.card, seat=listing.seller, price=listing.price)
            for listing in view.listings
        )
        yield words.label("sale", offers=offers)
    for contest in view.contests:
        yield words.label("contest", persons=_persons(contest.seats, words), card=contest.card)
    for claim in view.claims:
        yield words.label("claim", seat=claim.claimant, card=claim.card)
        if claim.waiting:
            yield words.label("waiting", persons=_persons(claim.waiting, words))


def _goods(view: TurinView, words: Words, *, in_short: bool = False) -> Iterator[str]:
    """What each good pays and who has how many; in short, those that nobody has share a line."""
    held = [holdings(player.cards) for player in view.players]
    free: list[str] = []
    for number, good in enumerate(GOODS):
        leader = _leader([row[number] for row in held])
        holders = [
            words.label("lead" if seat == leader else "holding", person=words.named_to_reader(seat), count=row[number])
            for seat, row in enumerate(held)
            if row[number]
        ]
        if in_short and not holders:
            free.append(words.label("unheld", good=good, payout=view.payouts[number]))
        else:
            yield words.label(
                "good", good=good, payout=view.payouts[number], holders=_listed(holders) or words.label("nobody")
            )
    if free:
        yield words.label("all-unheld", goods=_listed(free))


def _leader(held: Sequence[int]) -> Seat | None:
    """Who alone has the most of a good by now; the token goes to them at the end of the round only (MT-19.1)."""
    most = max(held)
    return held.index(most) if most and held.count(most) == 1 else None


def _players(view: TurinView, words: Words) -> Iterator[str]:
    for seat, player in enumerate(view.players):
        yield person(view, seat, words)
        if player.cards:
            yield words.label("cards", cards=_cards(player.cards, words))


def person(view: TurinView, seat: Seat, words: Words) -> str:
    """What somebody has, as everybody may see it."""
    player = view.players[seat]
    cash = "hidden" if player.cash is None else player.cash
    return words.label("person", seat=seat, hand=player.hand, cash=cash, locked=player.locked, debt=due(view, player))


def due(view: TurinView, player: PlayerView) -> int:
    """What somebody has still to pay back: nothing after the end, when that has been done (MT-11.4)."""
    return 0 if view.phase is Phase.OVER else player.debt


def _holding(view: TurinView, words: Words) -> Iterator[str]:
    """What a player has, when only that is told."""
    own = view.own
    if own is None or view.seat is None:
        return
    player = view.players[view.seat]
    if own.hand:
        yield words.label("hand", cards=_cards(own.hand, words))
    if player.cards:
        yield words.label("own-cards", cards=_cards(player.cards, words))
    yield words.label("purse", coins=player.cash or 0, debt=due(view, player))
    yield from _free(view, own, words)


def _free(view: TurinView, own: OwnView, words: Words) -> Iterator[str]:
    """What can be spent, where that is not all one has."""
    if own.free != view.players[view.seat or 0].cash:
        yield words.label("free", coins=own.free)


def _own(view: TurinView, words: Words) -> Iterator[str]:
    own = view.own
    if own is None:
        return
    if own.hand:
        yield words.label("hand", cards=_cards(own.hand, words))
    yield from _free(view, own, words)
    if own.answer is not None:
        yield words.label("answer", answer=words.action(own.answer))
    standing = standing_orders(own, words)
    if standing:
        yield words.label("orders", orders=" · ".join(standing))


def standing_orders(own: OwnView, words: Words) -> list[str]:
    """What was left to be done later, one by one."""
    preferred = [words.label("prefer", cards=_cards(own.prefer, words))] if own.prefer else []
    return [*map(words.action, _left(own)), *preferred]


def _left(own: OwnView) -> Iterator[Action]:
    yield from own.wants
    yield from (CLAIMS[card] for card in own.claiming)
    if own.extra is not None:
        yield Extra(coins=own.extra)
    if own.favour:
        yield Favour(buyers=own.favour)
    if own.never_sell:
        yield NEVER_SELL
    if own.no_purchase:
        yield NO_PURCHASE
    if own.next_card is not None:
        yield NEXTS[own.next_card]
    if own.plan is not None:
        yield own.plan
