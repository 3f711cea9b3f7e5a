"""What a player can expect of an offer: how likely the others hold what is wanted, and how the offer may go on.

Everything is reckoned from a view. The marker is followed as chances of standing on each space, the remaining demand
as its mean: rough, but cheap, and it sees what matters: that others may sell first, that a high rate tempts them, and
that the marker may reach the cap before one's own turn.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from games.kernel import Seat
from games.schwarzmarkt.components import DECKS, PRODUCTS, RATES, ROUNDS, TOP
from games.schwarzmarkt.offer import most_steps
from games.schwarzmarkt.options import ShortSupplyScope, SpoiledScope
from games.schwarzmarkt.view import SchwarzmarktView

KEPT_CARD = {3: 13.0, 4: 13.0, 5: 10.0}
"""By seats: what a card is worth that is kept for a later offer, if there is time to sell it; five sell fewer each."""
RIVALRY = 0.35
"""How much a point of all others together weighs against one of one's own."""
ASKING_RATES = (9, 16, 25, 35, 50)
"""From which rate on one sells in one's later turns: the best of these plans counts."""
LAPS = 4
SELLERS = {9: 0.15, 12: 0.6}
"""Of those who can sell, how many do at these rates, as it pays to believe: hardly anybody below, nearly all above.

More of them do, but whoever reckons with that sells too early, and does worse."""
WINNING = 30.0
"""What it is worth to end the game as its winner."""
FEW, MOST = 0.06, 0.9
TEMPTED = [SELLERS.get(rate, FEW if rate < min(SELLERS) else MOST) for rate in RATES]
"""By space of the marker, how likely somebody sells who can."""
ONE_STEP = 0.7
"""How often a pass pushes the marker by one step only, where it may by more."""


def vector(cards: dict[str, int] | None) -> list[int]:
    """Cards of a view, in product order."""
    return [0] * len(PRODUCTS) if cards is None else [cards.get(product, 0) for product in PRODUCTS]


def holdings(view: SchwarzmarktView, seat: Seat) -> list[list[float]]:
    """How many cards of each product every player holds on average, as far as this seat can tell."""
    own = vector(view.players[seat].hand)
    sure = [own if player.seat == seat else view.known[player.seat] for player in view.players]
    lying = [vector(player.delivered) for player in view.players]
    deck = DECKS[view.options.product_deck]
    unseen = [total - sum(cards) for total, *cards in zip(deck, *sure, *lying, view.known[-1], strict=True)]
    number = max(1, sum(unseen))
    expected = []
    for player, cards in zip(view.players, sure, strict=True):
        hidden = player.cards - sum(cards)
        expected.append([count + hidden * left / number for count, left in zip(cards, unseen, strict=True)])
    return expected


def kept_card(view: SchwarzmarktView, seat: Seat) -> float:
    """What a card is worth that is not sold now. Towards the end of the game few will still be sold."""
    if view.round == 1:
        return KEPT_CARD[len(view.players)]
    own = max(1, view.players[seat].cards)
    plays_left = min(player.cards for player in view.players)
    return KEPT_CARD[len(view.players)] * min(1.0, plays_left / own)


@dataclass(frozen=True, slots=True)
class Deal:
    """An offer at one moment, as the judging seat sees it."""

    wanted: Sequence[float]
    hand: Sequence[float]
    marker: int
    cap: int
    one_card: bool
    spoiled: bool


def pay(deal: Deal, cards: int, scope: SpoiledScope) -> int:
    """What an exchange of so many cards brings."""
    rate = RATES[deal.marker]
    if not deal.spoiled:
        return cards * rate
    full = 0 if scope is SpoiledScope.WHOLE_EXCHANGE else cards - 1
    return full * rate + (cards - full) * (rate // 2)


class Judge:
    """Judges what may come of an offer for one seat."""

    def __init__(self, view: SchwarzmarktView, seat: Seat) -> None:
        self.seats = len(view.players)
        self.seat = seat
        self.options = view.options
        self.expected = holdings(view, seat)
        self.kept = kept_card(view, seat)
        self.others = [(seat + step) % self.seats for step in range(1, self.seats)]
        self.last_round = view.round == ROUNDS
        self.lead = view.totals[seat] - max(view.totals[other] for other in self.others)

    def end_of_game(self, deal: Deal, counts: Sequence[int]) -> float:
        """What counts for or against a sale because it empties the hand in the last round, and so ends the game."""
        if not self.last_round or sum(counts) < sum(deal.hand):
            return 0.0
        lead = self.lead + pay(deal, sum(counts), self.options.spoiled_scope)
        return WINNING if lead > 0 else lead - 1

    def after_pass(self, deal: Deal, steps: int) -> float:
        """What it is worth to push the marker so far."""
        return self._best_plan(deal, deal.marker + steps)

    def after_sale(self, deal: Deal, counts: Sequence[int]) -> float:
        """What it is worth to sell these cards now."""
        number = sum(counts)
        gain = pay(deal, number, self.options.spoiled_scope) - self.kept * number
        wanted = [left - count for left, count in zip(deal.wanted, counts, strict=True)]
        hand = [held - count for held, count in zip(deal.hand, counts, strict=True)]
        if not any(wanted) or not any(hand) or deal.marker == deal.cap:
            return gain
        spent = deal.one_card and self.options.short_supply_scope is ShortSupplyScope.PER_OFFER
        rest = Deal(wanted, [0] * len(PRODUCTS) if spent else hand, deal.marker, deal.cap, deal.one_card, False)
        return gain + self._best_plan(rest, deal.marker + 1)

    def _best_plan(self, deal: Deal, marker: int) -> float:
        rates = ASKING_RATES if any(map(min, deal.hand, deal.wanted)) else ASKING_RATES[:1]
        return max(self._plan(deal, marker, rate) for rate in rates if rate <= RATES[deal.cap] or rate == rates[0])

    def _plan(self, deal: Deal, marker: int, asking: int) -> float:
        """My gain above keeping my cards, less what the others get, if I sell from the asking rate on."""
        chances = [0.0] * (TOP + 1)
        chances[marker] = 1.0
        wanted = [float(count) for count in deal.wanted]
        mine = theirs = 0.0
        for _ in range(LAPS):
            for other in self.others:
                theirs += self._others_turn(chances, wanted, deal, self.expected[other])
            mine += self._own_turn(chances, wanted, deal, asking)
            if sum(chances) < 0.01:
                break
        return mine - RIVALRY * theirs

    def _others_turn(self, chances: list[float], wanted: list[float], deal: Deal, held: Sequence[float]) -> float:
        cards = list(map(min, wanted, held))
        number = all_cards = sum(cards)
        able = min(1.0, number)
        if deal.one_card:
            number = able
        some = max(able, 0.01)
        gain = sold = 0.0
        moved = [0.0] * (TOP + 1)
        for marker, chance in enumerate(chances):
            if not chance:
                continue
            if marker == deal.cap:
                gain += chance * number * (RATES[marker] - self.kept)
                continue
            selling = chance * able * TEMPTED[marker]
            sold += selling
            gain += selling * number / some * (RATES[marker] - self.kept)
            moved[marker + 1] += selling
            _pass_on(moved, marker, deal.cap, chance - selling)
        chances[:] = moved
        if number:
            share = min(1.0, sold / some) * number / max(all_cards, 0.01)
            wanted[:] = [left - share * count for left, count in zip(wanted, cards, strict=True)]
        return gain

    def _own_turn(self, chances: list[float], wanted: list[float], deal: Deal, asking: int) -> float:
        number = sum(map(min, wanted, deal.hand))
        if deal.one_card:
            number = min(1.0, number)
        gain = 0.0
        moved = [0.0] * (TOP + 1)
        for marker, chance in enumerate(chances):
            if not chance:
                continue
            if marker == deal.cap or RATES[marker] >= asking:
                gain += chance * number * max(0.0, RATES[marker] - self.kept)
                continue
            _pass_on(moved, marker, deal.cap, chance)
        chances[:] = moved
        return gain


def _pass_on(moved: list[float], marker: int, cap: int, chance: float) -> None:
    """Where the marker goes by a pass."""
    steps = most_steps(marker, cap)
    if steps == 1:
        moved[marker + 1] += chance
        return
    moved[marker + 1] += chance * ONE_STEP
    further = chance * (1 - ONE_STEP) / (steps - 1)
    for step in range(2, steps + 1):
        moved[marker + step] += further
