"""How the computer player trades: it accepts, makes, counters and declines offers by what they bring it."""

from collections.abc import Iterator, Mapping
from math import prod
from typing import Final, NamedTuple

from games.fishmarket.actions import Counter, Decline, MakeOffer, Why
from games.fishmarket.components import COINS, FREEZABLE, KINDS
from games.fishmarket.listed import SET_STALL, accepting, withdrawing
from games.fishmarket.view import FishMarketView, OfferView, OwnView, PlayerView
from games.fishmarket.worth import AVERAGE, gain, guess, odds, sellable
from games.kernel import Action, Seat

OFFERS_A_DAY: Final = 7
"""More than so many offers a day would be a nuisance."""
OPEN_OFFERS: Final = 4
WORTH_A_MESSAGE: Final = 3
"""An offer that brings less is not made."""
WORTH_A_PRESS: Final = 1.5
"""An offer that brings less is not accepted."""
LEAST_GAIN: Final = 0.5
"""What the other must seem to gain by an offer."""
FAIR: Final = 0.6
"""Nor is one that brings less than this part of what the other may gain by it."""
FAIR_BY_LEADER: Final = 0.9
WANTED: Final = 0.15
"""What is less likely to be wanted by anybody is not offered."""
ASKED: Final = 0.5
"""Which part of what a fish brings is asked for it from whoever may want it."""

Bundle = Mapping[str, int]


class Deal(NamedTuple):
    """An exchange as the viewer sees it."""

    give: Bundle
    want: Bundle
    mine: float
    """What it brings the viewer."""
    theirs: float
    """What the viewer guesses that it brings the other."""


class Idea(NamedTuple):
    """An offer that could be made."""

    deal: Deal
    audience: Seat | None
    likely: float
    """How likely somebody takes it."""


class Haggler:
    """One look at the market."""

    def __init__(self, view: FishMarketView, own: OwnView, seat: Seat) -> None:
        self._view = view
        self._own = own
        self._seat = seat
        self._me = view.players[seat]
        self._prices = sellable(own)
        self._chances = {other.seat: odds(view, own, other.seat) for other in view.players if other.seat != seat}
        self._refused = {other: self._refused_by(other) for other in self._chances}
        richest = max(view.players, key=lambda player: player.balance + player.cash)
        self._leader = richest.seat if richest.seat != seat else None

    def choose(self) -> Action:
        """The best thing to do now; if there is none, be done."""
        return (
            self._accept_best()
            or self._answer_named()
            or self._withdraw_bad()
            or self._make_best()
            or self._counter_best()
            or SET_STALL["done"]
        )

    def _refused_by(self, other: Seat) -> set[str]:
        """Fish of which another player has told the viewer today that there is no deal to be had, or not this one.

        Where a price might still be found they make a counter-offer; whoever only says no has heard enough.
        """
        words = [word for word in self._view.words if (word.speaker, word.listener) == (other, self._seat)]
        return {fish for word in words for fish in word.fish}

    # Weighing

    def _deal(self, give: Bundle, want: Bundle, other: Seat) -> Deal:
        chance = self._chances[other]
        theirs = guess(chance, give) - guess(chance, want)
        return Deal(give, want, gain(self._view, give, want), theirs)

    def _holds(self, bundle: Bundle) -> bool:
        return all((self._me.cash if item == COINS else self._me.stock.get(item, 0)) >= n for item, n in bundle.items())

    def _fair(self, deal: Deal, other: Seat) -> bool:
        share = FAIR_BY_LEADER if other == self._leader else FAIR
        return deal.mine >= WORTH_A_PRESS and deal.mine >= share * deal.theirs

    def _to_me(self) -> Iterator[tuple[OfferView, Deal]]:
        for offer in self._view.offers:
            if offer.proposer != self._seat and offer.partner in (None, self._seat):
                yield offer, self._deal(offer.want, offer.give, offer.proposer)

    # Answering

    def _accept_best(self) -> Action | None:
        good = [
            (deal.mine, offer.offer)
            for offer, deal in self._to_me()
            if self._holds(offer.want) and (not offer.want or offer.give) and self._fair(deal, offer.proposer)
        ]
        return accepting(max(good)[1]) if good else None

    def _answer_named(self) -> Action | None:
        for offer, deal in self._to_me():
            if offer.partner == self._seat:
                return self._counter(offer) or self._decline(offer, deal)
        return None

    def _decline(self, offer: OfferView, deal: Deal) -> Action:
        why, fish = self._reason(offer, deal)
        return Decline(offer=offer.offer, why=why, fish=fish)

    def _reason(self, offer: OfferView, deal: Deal) -> tuple[Why, str | None]:
        for kind in offer.want:
            if kind in self._prices and self._me.stock.get(kind, 0):
                return Why.KEEP, kind
            if kind != COINS and not self._me.stock.get(kind, 0):
                return Why.LACK, kind
        for kind in offer.give:
            if kind != COINS and kind not in self._prices:
                return Why.NO_USE, kind
        if deal.mine >= WORTH_A_PRESS and offer.proposer == self._leader:
            return Why.LEADER, None
        return (Why.TOO_DEAR if COINS in offer.want else Why.TOO_LITTLE), None

    def _counter_best(self) -> Action | None:
        for offer, _ in self._to_me():
            answered = any(mine.answers == offer.offer for mine in self._view.offers if mine.proposer == self._seat)
            if not answered and (counter := self._counter(offer)):
                return counter
        return None

    def _counter(self, offer: OfferView) -> Action | None:
        """The same fish for other coins, such that both gain; but only once a day, for people do not like to repeat."""
        if not self._may_offer() or self._has_answered(offer) or self._answers_mine(offer):
            return None
        other = self._view.players[offer.proposer]
        give = {kind: min(n, self._me.stock.get(kind, 0)) for kind, n in offer.want.items() if kind != COINS}
        want = {kind: min(n, other.stock.get(kind, 0)) for kind, n in offer.give.items() if kind != COINS}
        give, want = _without_zeros(give), _without_zeros(want)
        if not (give or want) or any(kind not in self._prices for kind in want):
            return None
        deal = self._with_coins(self._deal(give, want, other.seat), other.seat, 0.5)
        if deal is None or self._stands(deal) or (dict(deal.give), dict(deal.want)) == (offer.want, offer.give):
            return None
        why, fish = _why_otherwise(offer, deal)
        return Counter(offer=offer.offer, give=dict(deal.give), want=dict(deal.want), why=why, fish=fish)

    def _has_answered(self, offer: OfferView) -> bool:
        """Whether one of the two has told the other today what they think of an exchange of the same fish."""
        about = _fish(offer.give) | _fish(offer.want)
        both = {self._seat, offer.proposer}
        return any({word.speaker, word.listener} == both and about & set(word.fish) for word in self._view.words)

    def _answers_mine(self, offer: OfferView) -> bool:
        """Whether it is a counter-offer to the viewer: who goes on and on about a price gets none."""
        return offer.answers is not None

    # Offering

    def _may_offer(self) -> bool:
        view, own = self._view, self._own
        return own.offers_made < min(OFFERS_A_DAY, view.max_offers_per_day) and own.offers_open < min(
            OPEN_OFFERS, view.max_open_offers
        )

    def _with_coins(self, deal: Deal, other: Seat, share: float) -> Deal | None:
        """The deal with so many coins on one side that the viewer has a share of what both gain together."""
        together = deal.mine + deal.theirs
        if together < 2 * WORTH_A_PRESS:
            return None
        if other == self._leader:
            share = min(0.8, share + 0.2)
        pay = round(deal.mine - max(WORTH_A_PRESS, share * together))
        if pay > 0:
            if deal.give and not deal.want:
                return None
            pay = min(pay, self._me.cash)
            give, want = {**deal.give, COINS: pay}, dict(deal.want)
        else:
            give, want = dict(deal.give), {**deal.want, COINS: min(-pay, self._view.players[other].cash)}
        give, want = _without_zeros(give), _without_zeros(want)
        if not (give and want):  # to ask for a gift is no trade, and nobody likes to be given what rots
            return None
        fitting = self._deal(give, want, other)
        return fitting if fitting.theirs >= LEAST_GAIN else None  # a purse may be too small for anything that is fair

    def _make_best(self) -> Action | None:
        if not self._may_offer():
            return None
        best: tuple[float, int, MakeOffer] | None = None
        for place, idea in enumerate(self._ideas()):
            deal = idea.deal
            if deal.mine < WORTH_A_MESSAGE or not self._holds(deal.give) or self._stands(deal):
                continue
            if best is None or (deal.mine * idea.likely, -place) > best[:2]:
                action = MakeOffer(give=dict(deal.give), want=dict(deal.want), partner=idea.audience)
                best = (deal.mine * idea.likely, -place, action)
        return best[2] if best else None

    def _stands(self, deal: Deal) -> bool:
        """Whether an open offer of the viewer's own asks for, or gives away, the same fish already."""
        return any(
            offer.proposer == self._seat
            and (_fish(offer.give) & _fish(deal.give) or _fish(offer.want) & _fish(deal.want))
            for offer in self._view.offers
        )

    def _ideas(self) -> Iterator[Idea]:
        """Buy what sells, from whoever has it; sell what does not, to whoever may want it; or swap the two."""
        share = max(0.35, 0.65 - 0.06 * self._own.offers_made)
        surplus = [kind for kind in FREEZABLE if self._me.stock.get(kind, 0) and kind not in self._prices]
        for other in self._view.players:
            if other.seat == self._seat or other.stall == "closed":
                continue
            for kind in surplus:
                if kind not in self._refused[other.seat] and (sale := self._sale(kind, other)):
                    yield sale
            useful = [kind for kind in KINDS if kind in self._prices and kind in FREEZABLE and other.stock.get(kind, 0)]
            trades: list[tuple[Bundle, Bundle]] = [({}, {kind: other.stock[kind]}) for kind in useful]
            trades += [({}, {kind: 1}) for kind in useful if other.stock[kind] > 1]
            trades += [
                ({mine: min(self._me.stock[mine], other.stock[theirs])}, {theirs: other.stock[theirs]})
                for mine in surplus
                for theirs in useful
            ]
            for give, want in trades:
                if self._refused[other.seat] & {*give, *want}:
                    continue
                deal = self._with_coins(self._deal(give, want, other.seat), other.seat, share)
                if deal is not None:
                    likely = min(1.0, max(0.05, 0.5 + deal.theirs / 20))
                    yield Idea(deal, self._audience(deal, other.seat), likely)

    def _sale(self, kind: str, other: PlayerView) -> Idea | None:
        """All fish of a kind, for a part of what they bring whoever can sell them: nobody else would take them."""
        count = self._me.stock[kind]
        coins = min(other.cash, round(ASKED * AVERAGE[kind] * count))
        if not coins:
            return None
        deal = self._deal({kind: count}, {COINS: coins}, other.seat)
        audience = self._audience(deal, other.seat)
        asked_of = [audience] if audience is not None else self._able(deal)
        likely = 1 - prod(1 - self._chances[seat][kind] for seat in asked_of)
        return Idea(deal, audience, likely) if likely >= WANTED else None

    def _able(self, deal: Deal) -> list[Seat]:
        """Who has what a deal asks for."""
        return [
            player.seat
            for player in self._view.players
            if player.seat != self._seat
            and all((player.cash if item == COINS else player.stock.get(item, 0)) >= n for item, n in deal.want.items())
        ]

    def _audience(self, deal: Deal, other: Seat) -> Seat | None:
        """Everybody where several could agree; else the one player."""
        return None if set(self._able(deal)) - {other} else other

    def _withdraw_bad(self) -> Action | None:
        """Own offers that would now cost something: the goods behind them have found a better use."""
        for offer in self._view.offers:
            if offer.proposer == self._seat and gain(self._view, offer.give, offer.want) < 0:
                return withdrawing(offer.offer)
        return None


def _why_otherwise(offer: OfferView, deal: Deal) -> tuple[Why | None, str | None]:
    """What a counter-offer finds wrong with an offer."""
    lacking = [kind for kind in offer.want if kind != COINS and kind not in deal.give]
    if lacking:
        return Why.LACK, lacking[0]
    asked = offer.want.get(COINS, 0) - offer.give.get(COINS, 0)
    if deal.give.get(COINS, 0) - deal.want.get(COINS, 0) >= asked:
        return None, None
    return (Why.TOO_DEAR if asked > 0 else Why.TOO_LITTLE), None


def _fish(bundle: Bundle) -> set[str]:
    return {item for item in bundle if item != COINS}


def _without_zeros(bundle: Bundle) -> dict[str, int]:
    return {item: count for item, count in bundle.items() if count}
