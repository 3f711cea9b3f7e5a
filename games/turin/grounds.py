"""What speaks for a choice beside its price: what cards are worth to whom, and how far the purse has to reach."""

from collections.abc import Sequence
from enum import StrEnum

from games.kernel import Action, Dice, Point, Seat, View
from games.turin.actions import Bid, Buy, Claim, Done, Extra, ListCard, Pass, Place, Sell, Take
from games.turin.appraisal import PROFIT, Appraisal
from games.turin.components import GOODS, ITEMS, holdings
from games.turin.view import TurinView


class Ground(StrEnum):
    """Values of cards, leads in goods, and the purse."""

    BEST_LOT = "best-lot"
    """What the best card of the round is worth to oneself."""
    EVEN_SHARE = "even-share"
    """What an even share of the purse would be, over the rounds that are left."""
    LEAVES = "leaves"
    """What a dear bid leaves for the rounds to come."""
    RICHER = "richer"
    """In the last round: so many others have more Scudo than that."""
    RICHEST = "richest"
    """The same: nobody has, but they may borrow."""
    WORTH = "worth"
    """What cards are worth by the end."""
    LEAD = "lead"
    """One would lead in a good, and nobody with one."""
    SHARED_LEAD = "shared-lead"
    TAKES_LEAD = "takes-lead"
    """The same, and somebody would lead no longer."""
    IF_WON = "if-won"
    """What a card that is put up is worth to whoever puts it up, if they get it themselves."""
    LEAST_MISSED = "least-missed"
    """Of the cards in the hand one can do best without this one."""
    HELPS = "helps"
    """Against it: it would give somebody the lead in a good of which they have some."""
    NOBODY_ADDS = "nobody-adds"
    """Against it: two who are tied and add nothing lose their places, and these their cards (MT-6.9)."""
    BROKE = "broke"
    """The purse is too small for a share in every round."""
    BUYER = "buyer"
    """To whom a card that is offered is worth most."""
    NO_BUYER = "no-buyer"
    """None of one's cards is worth more to somebody else than to oneself."""
    LITTLE_GAIN = "little-gain"
    """What a sale would bring is hardly more than what the card is worth to oneself."""
    NEEDED = "needed"
    """Against it: somebody has much more use for one of one's cards."""
    NO_TRADE = "no-trade"
    """Nothing is for sale that would be worth its price."""
    BARGAIN = "bargain"
    """Against it: a card that is for sale is worth more than its price."""


def points(view: View, action: Action) -> list[Point]:
    """What cards are worth by the end, to oneself and to rivals, against what they cost now."""
    assert isinstance(view, TurinView)  # noqa: S101 - each game has its own views
    assert view.own is not None  # noqa: S101 - whoever is advised has a seat
    worth = Appraisal(view, Dice.of("points").stream("endings"))
    match action:
        case Extra(coins=0):
            return [Point.of(Ground.NOBODY_ADDS)]
        case Bid(coins=coins):
            return [*_of_bidding(view, worth, coins), *_of_purses(view, coins)]
        case Extra(coins=coins):
            return _of_bidding(view, worth, coins)
        case Place(card=card):
            values = {each: worth.taking((each,)) for each in view.own.hand}
            least = [Point.of(Ground.LEAST_MISSED)] if len(values) > 1 and values[card] == min(values.values()) else []
            return [*(least or [Point.of(Ground.IF_WON, coins=round(values[card]))]), *_of_rivals(view, worth, card)]
        case Take(cards=cards) | Buy(buy=cards):
            return [*_of_leading(view, cards), *_of_having(worth, cards)]
        case Claim(card=card):
            return _of_leading(view, (card,))
        case ListCard(card=card):
            return _of_selling(view, worth, card) if card in view.players[worth.seat].cards else []
        case Sell(card=card, buyer=buyer):
            gain = round(worth.moving(buyer, card, worth.seat, buyer))
            return [Point.of(Ground.BUYER, seat=buyer, coins=gain)] if gain > 0 else []
        case Pass() | Done():
            return _of_passing(view, worth)
        case _:
            return []


def _of_bidding(view: TurinView, worth: Appraisal, coins: int) -> list[Point]:
    """For much: what there is to get. For little: how far the purse has to reach."""
    assert view.own is not None  # noqa: S101 - as above
    left = _rounds_left(view)
    share = max(0, view.own.free) // left
    lots = {card: round(worth.taking((card,))) for card in (view.placed or view.lots)}
    if coins == 0 or not lots or (coins <= share and left > 1):
        return [Point.of(Ground.EVEN_SHARE, coins=share, rounds=left) if share else Point.of(Ground.BROKE)]
    best = max(lots, key=lambda card: lots[card])
    rest = [Point.of(Ground.LEAVES, coins=view.own.free - coins, rounds=left - 1)] if left > 1 else []
    return [Point.of(Ground.BEST_LOT, card=best, coins=lots[best]), *rest]


def _free(view: TurinView) -> int:
    return 0 if view.own is None else view.own.free


def _rounds_left(view: TurinView) -> int:
    """This one among them."""
    return view.rounds - view.round + 1


def _of_purses(view: TurinView, coins: int) -> list[Point]:
    """In the last round everybody may bid all they have: how many have more than that, where purses are seen."""
    others = [player.cash for seat, player in enumerate(view.players) if seat != view.seat]
    if coins == 0 or _rounds_left(view) > 1 or None in others:
        return []
    richer = sum(cash > coins for cash in others if cash is not None)
    return [Point.of(Ground.RICHER, count=richer) if richer else Point.of(Ground.RICHEST)]


def _of_rivals(view: TurinView, worth: Appraisal, card: str) -> list[Point]:
    """Whom a card would help most that anybody may win: the dearest good they collect in which it gives the lead."""
    by_good = list(zip(*(holdings(player.cards) for player in view.players), strict=True))
    found = [
        (view.payouts[good], good, rival)
        for rival in worth.rivals
        for good, count in enumerate(ITEMS[card])
        if 0 < by_good[good][rival] <= _most_of_others(by_good[good], rival) < by_good[good][rival] + count
    ]
    if not found:
        return []
    _, good, rival = max(found)
    return [Point.of(Ground.HELPS, seat=rival, good=str(GOODS[good]))]


def _most_of_others(by_seat: Sequence[int], seat: Seat) -> int:
    return max(count for other, count in enumerate(by_seat) if other != seat)


def _of_having(worth: Appraisal, cards: Sequence[str]) -> list[Point]:
    coins = round(worth.taking(cards)) if all(card in worth.view.lots for card in cards) else 0
    return [Point.of(Ground.WORTH, coins=coins)] if coins > 0 else []


def _of_leading(view: TurinView, cards: Sequence[str]) -> list[Point]:
    """The goods in which these cards would give the lead, the dearest first."""
    assert view.seat is not None  # noqa: S101 - as above
    held = [tuple(card for card in player.cards if card not in cards) for player in view.players]
    own = (*view.players[view.seat].cards, *cards)
    before = list(zip(*(holdings(player.cards) for player in view.players), strict=True))
    then = list(zip(*(holdings(own if seat == view.seat else held[seat]) for seat in range(len(held))), strict=True))
    found: list[tuple[int, Point]] = []
    for good, (old, new) in enumerate(zip(before, then, strict=True)):
        most, led = max(new), max(old)
        gained = new[view.seat] > old[view.seat]
        if not gained or new[view.seat] < most or (old[view.seat] == led and old.count(led) == 1):
            continue
        leaders = [seat for seat, count in enumerate(old) if led and count == led and seat != view.seat]
        if new.count(most) > 1:
            point = Point.of(Ground.SHARED_LEAD, good=str(GOODS[good]))
        elif len(leaders) == 1:
            point = Point.of(Ground.TAKES_LEAD, good=str(GOODS[good]), seat=leaders[0])
        else:
            point = Point.of(Ground.LEAD, good=str(GOODS[good]))
        found.append((view.payouts[good], point))
    return [point for _, point in sorted(found, key=lambda each: -each[0])][:2]


def _of_selling(view: TurinView, worth: Appraisal, card: str) -> list[Point]:
    offer = worth.offer(card, _free(view))
    gain, loss = round(offer.gain), round(offer.loss)
    return [
        *([Point.of(Ground.BUYER, seat=offer.buyer, coins=gain)] if gain > 0 else []),
        *([Point.of(Ground.WORTH, coins=loss)] if loss > 0 else []),
    ]


def _of_passing(view: TurinView, worth: Appraisal) -> list[Point]:
    """Why one might neither buy nor, where nobody sells anything, put up a card; or what speaks against that."""
    gains = {
        listing.card: worth.moving(worth.seat, listing.card, listing.seller, worth.seat) - listing.price
        for listing in view.listings
        if listing.seller != worth.seat
    }
    if gains:
        best = max(gains, key=lambda card: gains[card])
        good = gains[best] >= PROFIT
        return [Point.of(Ground.BARGAIN, card=best, coins=round(gains[best])) if good else Point.of(Ground.NO_TRADE)]
    offers = [worth.offer(card, _free(view)) for card in view.players[worth.seat].cards]
    offer = max(offers, key=lambda each: each.profit, default=None)
    if offer is None or offer.gain <= offer.loss:
        return [Point.of(Ground.NO_BUYER)]
    if offer.profit <= PROFIT:
        return [Point.of(Ground.LITTLE_GAIN)]
    return [Point.of(Ground.NEEDED, seat=offer.buyer, card=offer.card, coins=round(offer.gain))]
