"""Fish Market as text."""

from collections.abc import Iterator, Mapping, Sequence

from games.fishmarket.actions import DayPlan, Plan
from games.fishmarket.components import COINS, PRICE_CARDS
from games.fishmarket.view import BoatView, FishMarketView, OfferView, OwnView, PlayerView, WordView
from games.kernel import Seat
from render.words import Words

HEARD = 3
BIDDING = frozenset({"bids", "rebids"})
"""The phases in which the boats matter most."""


def board(view: FishMarketView, words: Words) -> str:
    """The day and its phase, what the reader alone knows, then what the phase is about, and the rest."""
    return "\n".join(_Board(view, words).lines())


def hand(view: FishMarketView, words: Words) -> str:
    """What the reader's customers want and pay, and what they have."""
    shown = _Board(view, words)
    return "\n".join([*shown.own_cards(), *shown.own_stock()])


def glance(view: FishMarketView, words: Words) -> str:
    """For a player what is asked about: all stocks while the market is open, else what is bid for or goes on ice."""
    shown = _Board(view, words)
    if view.own is None or view.phase == "over":
        return ""
    if view.phase == "market":
        return "\n".join([*shown.own_cards(), *shown.stocks(), *shown.heard()])
    if view.phase == "ice":
        return "\n".join(shown.own_stock())
    return "\n".join([*shown.boats(), *shown.demand(), *shown.own_cards(), *shown.own_stock()])


def unseen(view: FishMarketView, words: Words) -> str:
    """What was said of offers."""
    return "\n".join(_Board(view, words).heard()) if view.phase == "market" else ""


class _Board:
    def __init__(self, view: FishMarketView, words: Words) -> None:
        self._view = view
        self._words = words

    def lines(self) -> Iterator[str]:
        view, label = self._view, self._words.label
        yield label("phase", day=view.day, phase=view.phase, round=view.rebid_round, rounds=view.max_rebid_rounds)
        if view.asked:
            waiting = [seat for seat in view.asked if seat not in view.answered]
            yield label("waiting", answered=self._people(view.answered), waiting=self._people(waiting))
        yield from self.demand()
        if view.own is not None:
            yield from self._own(view.own)
        if view.phase in BIDDING:
            yield from self.boats()
        yield from self._offers()
        yield label("players")
        yield from (f"- {self._player(player)}" for player in view.players)
        if view.phase not in BIDDING:
            yield from self.boats()
        yield from self._piles()

    def _offers(self) -> Iterator[str]:
        """What is offered, and what was said of it."""
        view, label = self._view, self._words.label
        if view.offers:
            yield label("offers")
            yield from (f"- {self._offer(offer)}" for offer in view.offers)
        if view.words:
            yield label("words")
        for word in view.words:
            yield "- " + label("word", seat=word.speaker, to_seat=word.listener, **self._said(word))

    def _piles(self) -> Iterator[str]:
        """What is left to draw, and what was discarded."""
        view, label = self._view, self._words.label
        yield label("piles", **view.piles)
        prices = [f"{PRICE_CARDS[card].grey}/{PRICE_CARDS[card].brown}" for card in view.price_discard]
        demand = self._several(view.demand_discard)
        if view.fish_discard or view.demand_discard or prices:
            yield label("discard", fish=self._bundle(view.fish_discard), demand=demand, price=self._several(prices))

    def demand(self) -> Iterator[str]:
        """Which demand cards everybody can get today."""
        yield self._words.label("face-up", cards=self._several(self._view.face_up))

    def boats(self) -> Iterator[str]:
        """The boats, one a line."""
        yield self._words.label("boats")
        yield from (f"- {self._boat(boat)}" for boat in self._view.boats)

    def stocks(self) -> Iterator[str]:
        """What everybody can trade, one a line."""
        for player in self._view.players:
            coins = self._words.counted(COINS, player.cash)
            yield "- " + self._words.label(
                "stock",
                seat=player.seat,
                coins=coins,
                stock=self._bundle(player.stock),
                fish=sum(player.stock.values()),
                stall=player.stall or "",
            )

    def heard(self) -> Iterator[str]:
        """What others have answered this player last."""
        words = [word for word in self._view.words if word.listener == self._view.seat]
        for word in words[-HEARD:]:
            yield "- " + self._words.label("heard", person=self._words.person(word.speaker), **self._said(word))

    def _said(self, word: WordView) -> dict[str, str]:
        return {"why": word.why or "", "fish": self._words.item(" ".join(word.fish))}

    def own_cards(self) -> Iterator[str]:
        """What the player's customers want today, and what they pay."""
        own, label = self._view.own, self._words.label
        if own is None or own.grey_price is None or own.brown_price is None:
            return
        if own.grey is not None and own.brown is not None:
            prices = {"grey_price": own.grey_price, "brown_price": own.brown_price}
            yield label("own-customers", grey=own.grey, brown=own.brown, **prices)
        else:
            yield label("own-price", grey=own.grey_price, brown=own.brown_price)

    def own_stock(self) -> Iterator[str]:
        """What the player has."""
        if self._view.seat is None:
            return
        own = self._view.players[self._view.seat]
        coins, stock = self._words.counted(COINS, own.cash), self._bundle(own.stock)
        yield self._words.label("own-stock", coins=coins, ice=own.ice, fish=len(own.stock), stock=stock)

    def _own(self, own: OwnView) -> Iterator[str]:
        label, view = self._words.label, self._view
        if own.grey_price is not None and own.brown_price is not None:
            yield label("own-price", grey=own.grey_price, brown=own.brown_price)
        if own.grey is not None and own.brown is not None:
            yield label("own-demand", grey=own.grey, brown=own.brown)
        if own.answer is not None:
            yield label("own-answer", answer=self._words.action(own.answer))
        if own.plan is not None:
            yield self._plan(own.plan)
        if view.phase == "market":
            yield label(
                "own-offers",
                open=own.offers_open,
                most_open=view.max_open_offers,
                made=own.offers_made,
                most_made=view.max_offers_per_day,
            )

    def _plan(self, plan: Plan | DayPlan) -> str:
        label = self._words.label
        match plan:
            case Plan():
                return label("own-plan", kinds=self._several(plan.kinds))
            case DayPlan():
                return label("own-today", plan=self._words.action(plan))

    def _boat(self, boat: BoatView) -> str:
        label = self._words.label
        cargo = self._several(boat.cargo)
        bids = ", ".join(
            f"{self._words.named_to_reader(seat)} {coins}" for seat, coins in enumerate(boat.bids) if coins
        )
        if boat.buyer is not None and boat.coins is not None:
            return label("sold", dock=boat.dock, seat=boat.buyer, coins=boat.coins, bids=bids, again=boat.again)
        if boat.contenders:
            people = self._people(boat.contenders)
            return label("tied", dock=boat.dock, cargo=cargo, people=people, bids=bids, again=boat.again)
        return label("cargo", dock=boat.dock, cargo=cargo) if boat.cargo else label("unsold", dock=boat.dock)

    def _player(self, player: PlayerView) -> str:
        line = self._words.label(
            "player",
            seat=player.seat,
            cash=player.cash,
            balance=player.balance,
            ice=player.ice,
            stock=self._bundle(player.stock),
        )
        return line if player.stall is None else f"{line} · {self._words.label('stall', stall=player.stall)}"

    def _offer(self, offer: OfferView) -> str:
        label = self._words.label
        line = label(
            "private-offer" if offer.secret else "offer",
            number=offer.number,
            seat=offer.proposer,
            to_seat="" if offer.partner is None else offer.partner,
            give=self._bundle(offer.give),
            want=self._bundle(offer.want),
        )
        if offer.answers is None:
            return line
        return f"{line} ({label('counter', answers=self._words.reference(offer.answers))})"

    def _people(self, seats: Sequence[Seat]) -> str:
        return ", ".join(self._words.named_to_reader(seat) for seat in seats) or self._words.label("nobody")

    def _several(self, items: Sequence[str]) -> str:
        return ", ".join(self._words.item(item) for item in items) or self._words.label("nothing")

    def _bundle(self, bundle: Mapping[str, int]) -> str:
        return ", ".join(self._words.counted(item, count) for item, count in bundle.items()) or self._words.label(
            "nothing"
        )
