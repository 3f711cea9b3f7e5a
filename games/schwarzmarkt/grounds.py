"""What speaks for a choice beside what it pays: what others are likely to hold, and what cards are worth later."""

from enum import StrEnum

from games.kernel import Action, Point, Seat, View
from games.schwarzmarkt.actions import Collect, Deal, Lay, Pass, Raid, Sell, Spy, Take
from games.schwarzmarkt.components import DICE, INDEX, OFFERS, RATES, ROUNDS
from games.schwarzmarkt.judgement import holdings, kept_card, vector
from games.schwarzmarkt.view import OfferView, SchwarzmarktView


class Ground(StrEnum):
    """Rates, and who is likely to hold what."""

    TOP = "top"
    """The rate rises no further in this offer."""
    LATER = "later"
    """What a card that is kept may bring later."""
    RIVALS_HOLD = "rivals-hold"
    """So many of the wanted cards the others hold together, about: they may be quicker."""
    FEW_RIVALS = "few-rivals"
    """The others hold hardly any of what is wanted: waiting is safe."""
    WAITS_WITH = "waits-with"
    """So many wanted cards one can still sell at a better rate."""
    BY_THEN = "by-then"
    """The rate that one finds at least when one is asked again."""
    MAY_END = "may-end"
    """Against it: others may bring the offer to its end before that."""
    NOTHING_TO_SELL = "nothing-to-sell"
    LAST_CARDS = "last-cards"
    """These are one's last cards: in the last round that ends the game."""
    BEST_SUPPLIED = "best-supplied"
    """One holds more of what an offer wants than anybody else is likely to."""
    OUT_SUPPLIED = "out-supplied"
    """Against it: somebody is likely to hold as much of what an offer wants, or more."""
    LITTLE_PUSH = "little-push"
    """Nothing wanted is one's own: the less the rate rises, the less the others make."""
    NEARS_END = "nears-end"
    """The same, pushed further: the last turn of the offer comes sooner."""
    MOST_CARDS = "most-cards"
    """Nobody holds more cards than this player."""
    LEADER = "leader"
    """This player is ahead."""
    LIKELY = "likely"
    """So many cards of a product this player holds, about."""
    LEAST_OF = "least-of"
    """It is among the goods of which one holds least."""
    MOST_OF = "most-of"
    """It goes with what one holds."""
    SOME_OF = "some-of"
    """So many cards of it one holds."""


def points(view: View, action: Action) -> list[Point]:
    """Of a turn in an offer the cards that others hold, of a card that is laid what may come of it."""
    assert isinstance(view, SchwarzmarktView)  # noqa: S101 - each game has its own views
    assert view.seat is not None  # noqa: S101 - whoever is advised has a seat
    match action:
        case Sell(counts=counts) if view.offer is not None:
            return _of_selling(view, view.offer, view.seat, sum(counts))
        case Pass(steps=steps) if view.offer is not None:
            return _of_passing(view, view.offer, view.seat, steps or 0)
        case Lay(card=card) if card in OFFERS:
            return _of_opening(view, view.seat, card)
        case Spy(victim=victim) | Collect(victim=victim):
            return _of_victim(view, view.seat, victim)
        case Raid(victim=victim, product=product):
            cards = round(holdings(view, view.seat)[victim][INDEX[product]])
            held = [Point.of(Ground.LIKELY, seat=victim, cards=cards)] if cards else []
            return [*held, *_of_victim(view, view.seat, victim)]
        case Deal(product=product):
            return _of_good(view, view.seat, product, Ground.LEAST_OF, least=True)
        case Take(product=product):
            return _of_good(view, view.seat, product, Ground.MOST_OF, least=False)
        case _:
            return []


def _of_selling(view: SchwarzmarktView, offer: OfferView, seat: Seat, number: int) -> list[Point]:
    last = view.round == ROUNDS and number == view.players[seat].cards
    ending = [Point.of(Ground.LAST_CARDS)] if last else []
    if offer.rate == offer.cap:
        return [*ending, Point.of(Ground.TOP)]
    cards = _held_by_others(view, offer, seat)
    rivals = [Point.of(Ground.RIVALS_HOLD, cards=cards)] if cards else []
    return [*ending, *rivals, Point.of(Ground.LATER, points=round(kept_card(view, seat)))]


def _of_passing(view: SchwarzmarktView, offer: OfferView, seat: Seat, steps: int) -> list[Point]:
    own = sum(map(min, vector(offer.wanted), vector(view.players[seat].hand)))
    if not own:
        return [Point.of(Ground.NOTHING_TO_SELL), *_of_pushing_for_others(offer, steps)]
    cards = _held_by_others(view, offer, seat)
    risk = Point.of(Ground.RIVALS_HOLD, cards=cards) if cards else Point.of(Ground.FEW_RIVALS)
    pushed = [_of_pushing(offer, len(view.players), steps)] if steps else []
    return [Point.of(Ground.WAITS_WITH, cards=own), *pushed, risk]


def _of_pushing_for_others(offer: OfferView, steps: int) -> list[Point]:
    if offer.rate == offer.cap or not steps:
        return []
    return [Point.of(Ground.LITTLE_PUSH if steps == 1 else Ground.NEARS_END)]


def _of_pushing(offer: OfferView, seats: int, steps: int) -> Point:
    """Whether the others can bring the rate so far that somebody else has the last turn (SM-5.4), or what it will be.

    Whoever sells moves the marker one space, as the smallest pass does.
    """
    cap, space = RATES.index(offer.cap), RATES.index(offer.rate) + steps
    furthest = space
    for _ in range(seats - 2):
        furthest = min(cap, furthest + DICE[furthest])
    if furthest == cap:
        return Point.of(Ground.MAY_END)
    return Point.of(Ground.BY_THEN, rate=RATES[min(cap, space + seats - 1)])


def _of_opening(view: SchwarzmarktView, seat: Seat, card: str) -> list[Point]:
    supplied = [sum(map(min, OFFERS[card], held)) for held in holdings(view, seat)]
    best = max((other for other in range(len(supplied)) if other != seat), key=supplied.__getitem__)
    ahead = supplied[seat] > supplied[best]
    return [Point.of(Ground.BEST_SUPPLIED) if ahead else Point.of(Ground.OUT_SUPPLIED, seat=best)]


def _held_by_others(view: SchwarzmarktView, offer: OfferView, seat: Seat) -> int:
    """How many of the wanted cards the others hold together, about: not more than are wanted."""
    expected = [cards for other, cards in enumerate(holdings(view, seat)) if other != seat]
    together: list[float] = [sum(held) for held in zip(*expected, strict=True)]
    return round(sum(min(left, held) for left, held in zip(vector(offer.wanted), together, strict=True)))


def _of_victim(view: SchwarzmarktView, seat: Seat, victim: Seat) -> list[Point]:
    others = [player for player in view.players if player.seat != seat]
    cards = view.players[victim].cards
    most = [Point.of(Ground.MOST_CARDS, seat=victim, cards=cards)] if cards == max(p.cards for p in others) else []
    ahead = view.totals[victim] == max(view.totals) > view.totals[seat]
    return [*([Point.of(Ground.LEADER, seat=victim)] if ahead else []), *most]


def _of_good(view: SchwarzmarktView, seat: Seat, product: str, ground: Ground, *, least: bool) -> list[Point]:
    hand = [count for count in vector(view.players[seat].hand) if count]
    own = (view.players[seat].hand or {}).get(product, 0)
    extreme = (min if least else max)(hand, default=0)
    fits = own and own == extreme
    return [Point.of(ground if fits else Ground.SOME_OF, product=product, cards=own)]
