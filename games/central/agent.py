"""The computer player. It sees a view and its moves, and follows the hints of the rule spec (section 11)."""

from collections.abc import Callable, Mapping

from games.central.actions import Aside, Bid, Cheat, OpenProduct, Rot, Sell, Tourists
from games.central.components import BATCH_NUMBER, BATCHES
from games.central.judgement import Judgement
from games.central.listed import ASIDE_NOTHING, BIDS, DECLINE, PASS, SKIP, STAY, UNDERCUTS
from games.central.view import CentralView
from games.kernel import Action, Decision, Dice, OpenDecisions, View, owed

Chooser = Callable[[Judgement, Decision], Action]

WAR_COSTS = 3
"""Income that is not worth a price war, which lowers the price of everything still to be sold."""
SAFETY = 0.85
"""How often a bid that is the lowest now stays the lowest, for each rival who may still go lower."""
BIG_STOCK, JUMP_FROM, JUMP = 8, 8, 2
"""Who has so many kg to sell goes down from a high price by more than one: so fewer follow."""
CARD = 1.0
"""What a card is worth beside its kg: who sells two where one would nearly do has one less to set aside."""
STRONG_PILE = 3
"""Cards of one product that make a strong pile for the final round (hint 8)."""


class CentralAgent:
    """Undercuts by one as long as the price is worth it, stays where enough is left to sell, and minds the ranks."""

    def choose(self, view: View, moves: OpenDecisions, dice: Dice) -> Action:
        """An action that answers an owed decision; where none is owed, what was answered already."""
        asked = owed(moves)
        if not asked:
            return next(decision.answered or decision.choices[0] for decision in moves if decision.choices)
        assert isinstance(view, CentralView)  # noqa: S101 - each game has its own views
        return _CHOOSERS[asked[0].kind](Judgement(view), asked[0])


def _open(sees: Judgement, decision: Decision) -> Action:
    """What one holds most of and others seem to lack, at the highest price (hint 5)."""
    openings = [choice for choice in decision.choices if isinstance(choice, OpenProduct) and sees.kg(choice.product)]
    if not openings:
        return SKIP
    return max(openings, key=lambda opening: (sees.worth_opening(opening.product), opening.price))


def _bid(sees: Judgement, decision: Decision) -> Action:
    price = sees.lowest - 1
    if len(decision.choices) == 1:
        return PASS
    if not sees.kg(sees.product):
        tempting = sees.cheating_is_worth(price) and not sees.bidders_below(price)
        return BIDS[price - 1] if tempting and len(sees.bidders) <= 1 else PASS
    if price >= JUMP_FROM and sees.saleable(sees.product) >= BIG_STOCK and len(sees.may_still_bid) > 1:
        price -= JUMP
    return BIDS[price - 1] if price >= sees.reserve(sees.product) else PASS


def _lower(sees: Judgement, _decision: Decision) -> Action:
    """Undercut only if staying would bring less (hint 3)."""
    price, own = sees.lowest - 1, sees.own_bid
    kg = sees.saleable(sees.product)
    staying = own * min(kg, sees.left_after(sees.bidders_below(own)))
    undercutting = price * kg * SAFETY ** len(sees.may_still_bid)
    worth_it = price >= sees.reserve(sees.product) and undercutting > staying + WAR_COSTS
    return BIDS[price - 1] if worth_it else STAY


def _ahead(sees: Judgement, decision: Decision) -> Action:
    """The same ahead of the turn: who bids after others goes on below them, and no further."""
    bid = _lower(sees, decision) if sees.own_bid else _bid(sees, decision)
    before = sees.bidders_before_me
    if not (isinstance(bid, Bid) and before and sees.kg(sees.product)):
        return bid
    return UNDERCUTS[max(1, bid.price - before, sees.reserve(sees.product)) - 1]


def _sell(sees: Judgement, decision: Decision) -> Action:
    """Most income, less what the cards would be worth if they were kept."""
    price, cap = sees.own_bid, sees.cap

    def gain(choice: Action) -> float:
        if not isinstance(choice, Sell | Cheat):
            return 0
        batch = BATCHES[BATCH_NUMBER[choice.batch]]
        product = choice.product if isinstance(choice, Cheat) else sees.product
        kept = 0 if sees.final else sees.kept_value(product) * batch.kg + CARD * batch.size
        return price * min(batch.kg, cap) - kept

    return max(decision.choices, key=gain)


def _rot(sees: Judgement, decision: Decision) -> Action:
    """On a sale that decides a rank nearby (hint 10); only if nobody else has spoilt it before."""
    sale = sees.sale
    if not sees.rot_is_worth(sale.seat, sale.kg):
        return DECLINE
    rots = (choice for choice in decision.choices if isinstance(choice, Rot) and choice.least == sale.kg)
    return next(rots, DECLINE)


def _tourists(sees: Judgement, decision: Decision) -> Action:
    """All that is left, if it brings much or passes a rival (hint 10)."""
    sales = [choice for choice in decision.choices if isinstance(choice, Tourists)]
    if not sales:
        return DECLINE
    everything = max(sales, key=lambda sale: BATCHES[BATCH_NUMBER[sale.batch]].kg)
    gain = BATCHES[BATCH_NUMBER[everything.batch]].kg * sees.lowest
    return everything if sees.tourists_are_worth(gain) else DECLINE


def _aside(sees: Judgement, decision: Decision) -> Action:
    """Heavy cards, to build two strong piles (hint 8)."""
    cards = [choice for choice in decision.choices if isinstance(choice, Aside)]
    if not cards:
        return ASIDE_NOTHING

    def strength(card: Aside) -> float:
        pile = sees.aside_cards(card.product)
        return card.kg + (1.5 * pile if pile < STRONG_PILE else -1) + 0.2 * sees.cards(card.product)

    return max(cards, key=strength)


_CHOOSERS: Mapping[str, Chooser] = {
    "open": _open,
    "first-bid": _ahead,
    "next-bid": _ahead,
    "bid": _bid,
    "lower": _lower,
    "sell": _sell,
    "rot": _rot,
    "tourists": _tourists,
    "aside": _aside,
}
