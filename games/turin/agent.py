"""The computer player: it values cards by the leads that it can still win (section 12 of the rule spec)."""

from collections.abc import Sequence
from itertools import combinations

from games.kernel import Action, Decision, Dice, OpenDecisions, Stream, View, owed
from games.turin.actions import Bid, Buy, Claim, Extra, Goose, ListCard, Place, Sell, Take
from games.turin.appraisal import ENDINGS, PROFIT, Appraisal, Offer
from games.turin.components import LOAN, LOAN_DEBT
from games.turin.listed import CLAIMS, DECLINES, PASS, TAKE_LOAN
from games.turin.view import TurinView

USUAL_CASH = 9
"""What a player is believed to have whose money is hidden."""
USUAL_PRIZE = 20.0
"""What the first position is worth in a usual round."""
EAGER = {2: (0.5, 1.35), 3: (0.5, 1.35), 4: (0.1, 1.5), 5: (0.1, 1.5)}
"""By the number of seats, between which multiples of an even share of the purse, over the rounds that are left, a bid
lies in such a round: where several positions win, one coin often does."""
CREDIT = {2: 1.0, 3: 1.0, 4: 0.4, 5: 0.4}
"""By the number of seats, which part of the loan is counted on before it is taken: if many borrow, nobody gains."""
FOR_TIES = 1
"""Coins kept to be added after a tie: who cannot add any sees the cards burn."""
NEARLY = 0.85
"""What part of the best expectation is good enough."""
SPARE = 2
"""Coins kept for the fines at the end."""
INTEREST = LOAN_DEBT - LOAN
"""What the loan costs (MT-11)."""

EASY = (1.2, 2.6)
"""The same of somebody who cannot wait: their coins are spent long before the last round."""


class TurinAgent:
    """Bids what positions are worth to it, lists what others need more, buys and chooses by value."""

    def __init__(self, eager: tuple[float, float] | None = None, endings: int = ENDINGS) -> None:
        self._eager = eager
        self._endings = endings

    def choose(self, view: View, moves: OpenDecisions, dice: Dice) -> Action | dict[str, object]:
        """An action of the decision that is owed."""
        assert isinstance(view, TurinView)  # noqa: S101 - each game has its own agent
        asked = owed(moves)
        decision = asked[0] if asked else moves[0]
        stream = dice.stream("agent")
        return Turn(view, moves, stream, self._eager, self._endings).act(decision)


class Turn:
    """One choice: what is seen, and what it seems to be worth."""

    def __init__(
        self,
        view: TurinView,
        moves: OpenDecisions,
        stream: Stream,
        eager: tuple[float, float] | None = None,
        endings: int = ENDINGS,
    ) -> None:
        assert view.seat is not None  # noqa: S101 - who chooses has a seat
        assert view.own is not None  # noqa: S101 - as above
        self.view = view
        self.seat = view.seat
        self.own = view.own
        self.moves = moves
        self.stream = stream
        self.eager = eager or EAGER[len(view.players)]
        self.worth = Appraisal(view, stream, endings)
        self.last_round = view.round == view.rounds

    def act(self, decision: Decision) -> Action:
        """An answer to a decision."""
        match decision.kind:
            case "place":
                return Place(card=self.card_to_place())
            case "bid":
                return self._bid()
            case "goose":
                return self._goose(decision)
            case "extra":
                return self._extra(decision)
            case "take":
                takes = [choice for choice in decision.choices if isinstance(choice, Take)]
                return max(takes, key=lambda take: self.worth.taking(take.cards))
            case "list":
                return self._list(decision)
            case "buy" if self.view.options.purchase_mode == "windowed":
                return self._buy()
            case "sell":
                return self._sell(decision)
            case "answer":
                return self._answer(decision)
            case _:
                return self._claim() or decision.choices[0]

    # The auction

    def card_to_place(self) -> str:
        """Auction away what helps the others least; with few players keep the best card to the end."""
        values = {card: self.worth.taking((card,)) for card in self.own.hand}
        hand = sorted(self.own.hand, key=lambda card: (values[card], card))
        if len(self.view.players) < 4:
            return hand[0]
        return hand[-1] if self._is_rich() else hand[0]

    def _is_rich(self) -> bool:
        """Whether nobody has visibly more coins: then a good card is likely to be won back."""
        cash = [player.cash for player in self.view.players]
        return all(other is None or other <= (cash[self.seat] or 0) for other in cash)

    def _bid(self) -> Action:
        """What the purse has to reach for; with the loan, as soon as it does not (MT-5.6)."""
        prizes = self._prize_values()
        purse = max(min(1, self.own.free), self.own.free - FOR_TIES)
        coins = self._best_bid(prizes, purse) if self.last_round else self._share(prizes)
        return TAKE_LOAN if coins > purse and self._credit else Bid(coins=min(coins, purse))

    @property
    def _credit(self) -> int:
        """What can still be borrowed."""
        return 0 if self.view.players[self.seat].loan else LOAN

    def _share(self, prizes: Sequence[float]) -> int:
        """About an even share of the purse for every round that is left, more for better lots.

        How much more or less is left to chance: who always bids alike is outbid by one coin, and ties with their like.
        """
        left = self.view.rounds - self.view.round + 1
        tempting = min(1.6, max(0.4, (prizes[0] - prizes[-1]) / USUAL_PRIZE))
        low, high = self.eager
        eager = low + (high - low) * self.stream.below(1000) / 999
        reach = self.own.free + CREDIT[len(self.view.players)] * self._credit
        return max(1, round(reach / left * tempting * eager))

    def _prize_values(self) -> list[float]:
        """What each position's cards are worth, if everybody chooses the best that is left."""
        lots = list(self.view.lots)
        values = []
        for prize in self.view.prizes:
            best = max(combinations(lots, prize), key=self.worth.taking) if prize else ()
            values.append(self.worth.taking(best) if best else 0.0)
            lots = [lot for lot in lots if lot not in best]
        return values

    def _best_bid(self, prizes: Sequence[float], purse: int) -> int:
        """In the last round, a bid with nearly the best expectation, if every other bids anything up to what they have.

        Which of several nearly as good ones is left to chance: who always bids alike ties with their like.
        """
        cash = [USUAL_CASH if player.cash is None else player.cash for player in self.view.players]
        rivals = [coins for other, coins in enumerate(cash) if other != self.seat]
        gains = [0.0]
        for coins in range(1, purse + 1 + self._credit):
            chances = _chances_to_be([_chance_to_bid_more(coins, rival) for rival in rivals])
            gains.append(
                sum(
                    chance * (prizes[position] - coins if self.view.prizes[position] else -(coins // 2))
                    for position, chance in enumerate(chances)
                )
                - (INTEREST if coins > purse else 0)
            )
        best = max(gains)
        nearly = [coins for coins, gain in enumerate(gains) if gain >= best * NEARLY]
        return self.stream.choice(nearly)

    def _goose(self, decision: Decision) -> Action:
        """Give the goose away to win a tie; do not take it at the price of losing one."""
        answers = [choice for choice in decision.choices if isinstance(choice, Goose)]
        wanted = ("give", "leave")
        return next(answer for answer in answers if answer.answer in wanted)

    def _extra(self, decision: Decision) -> Action:
        """Never nothing: two zeros burn the cards. More where the first position is worth more than the last."""
        prizes = self._prize_values()
        first, last = decision.number("first") - 1, decision.number("last") - 1
        most = min(len(decision.choices) - 1, max(1, int(prizes[first] - prizes[last]) // 2))
        return Extra(coins=min(most, 1 + self.stream.below(max(1, most))))

    # Sales

    def _list(self, decision: Decision) -> Action:
        can_offer = any(form.kind == "list" for form in decision.forms)
        return (self.card_to_offer() if can_offer else None) or self._buy()

    def card_to_offer(self) -> ListCard | None:
        """The card that somebody else needs more than oneself, at a price between the two values."""
        best = next((offer for offer in self.offers() if offer.profit > PROFIT), None)
        return None if best is None else ListCard(card=best.card, price=best.price)

    def offers(self) -> list[Offer]:
        """What one might put up for sale, the most profitable first: nothing beside what is for sale already."""
        if any(listing.seller == self.seat for listing in self.view.listings):
            return []
        purse = self.own.free if self.last_round else self.own.free // 2
        offers = [self.worth.offer(card, purse) for card in self.view.players[self.seat].cards]
        possible = [offer for offer in offers if offer.price >= 1 and offer.profit > 0]
        return sorted(possible, key=lambda offer: (offer.profit, offer.card, offer.price), reverse=True)

    def _buy(self) -> Action:
        """Order the best bargain, if there is one."""
        if self.view.options.purchase_mode == "live":
            return PASS
        purse = self.own.free - SPARE if self.last_round else self.own.free * 2 // 3
        bargains = [
            (self._bargain(listing.card), listing.card)
            for listing in self.view.listings
            if listing.seller != self.seat and listing.price <= purse
        ]
        gain, card = max(bargains, default=(0.0, ""))
        return Buy(buy=(card,)) if gain > PROFIT else PASS

    def _bargain(self, card: str) -> float:
        """What buying a listed card brings beyond its price."""
        listing = next(listing for listing in self.view.listings if listing.card == card)
        return self.worth.moving(self.seat, card, listing.seller, self.seat) - listing.price

    def _sell(self, decision: Decision) -> Action:
        """To the buyer whose purchase hurts least."""
        sales = [choice for choice in decision.choices if isinstance(choice, Sell)]
        return max(sales, key=lambda sale: self.worth.moving(self.seat, sale.card, self.seat, sale.buyer))

    def _answer(self, decision: Decision) -> Action:
        card = str(decision.facts["card"])
        wanted = CLAIMS[card] in decision.choices and self._bargain(card) > PROFIT
        return CLAIMS[card] if wanted else DECLINES[card]

    def _claim(self) -> Action | None:
        """In live purchase mode, before one is done: something that is worth more than its price."""
        claims = [choice for decision in self.moves for choice in decision.choices if isinstance(choice, Claim)]
        bargains = [claim for claim in claims if self._bargain(claim.card) > PROFIT]
        return bargains[0] if bargains else None


def _chance_to_bid_more(coins: int, cash: int) -> float:
    """Of a rival who bids anything between nothing and all they have; a tie counts half."""
    return max(0.0, cash - coins + 0.5) / (cash + 1)


def _chances_to_be(more: Sequence[float]) -> list[float]:
    """By position how likely one is to get it, if the rivals bid more with these chances."""
    chances = [1.0]
    for chance in more:
        stay = [*(before * (1 - chance) for before in chances), 0.0]
        fall = [0.0, *(before * chance for before in chances)]
        chances = [one + other for one, other in zip(stay, fall, strict=True)]
    return chances
