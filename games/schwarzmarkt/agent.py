"""The computer player. It knows what a person in its seat knows: its view and its moves, nothing else."""

from collections.abc import Callable, Sequence

from games.kernel import Action, Dice, Nature, OpenDecisions, Seat, View
from games.schwarzmarkt.actions import Collect, Lay, Pass, Raid, Sell, Spy, Swap, Take
from games.schwarzmarkt.actions import Deal as QuickDeal
from games.schwarzmarkt.components import (
    DISCOVERY,
    INDEX,
    LIMITED_TOP,
    OFFERS,
    QUICK_DEAL,
    RATES,
    TEXTS,
    TOP,
    Text,
)
from games.schwarzmarkt.judgement import RIVALRY, Deal, Judge, pay, vector
from games.schwarzmarkt.offer import most_steps
from games.schwarzmarkt.view import OfferView, SchwarzmarktView

SMALL_GAIN = {
    Text.SPIONAGE: 0.5,
    Text.ZWANGSTAUSCH: 3.0,
    Text.LIMIT: 1.5,
    Text.WAREN_KNAPP: 1.5,
    Text.VERDORBENE_WARE: 1.0,
}
"""What text cards are worth whose effect cannot be reckoned beforehand."""


class SchwarzmarktAgent:
    """Sells when waiting is worth less, steers the rate by its passes, and plays text cards when they bring more."""

    def choose(self, view: View, moves: OpenDecisions, dice: Dice) -> Action:
        """The choice of the highest worth; the first among equal ones."""
        assert isinstance(view, SchwarzmarktView)  # noqa: S101 - the kernel's views are not told apart by type
        assert view.seat is not None  # noqa: S101 - spectators do not play
        decision = next(decision for decision in moves if decision.nature is Nature.TURN)
        worth = _worth(view, view.seat)
        return max(decision.choices, key=worth)


def by_worth(view: SchwarzmarktView, choices: Sequence[Action]) -> list[Action]:
    """Choices, the best first, as this player sees them."""
    assert view.seat is not None  # noqa: S101 - spectators do not play
    worth = _worth(view, view.seat)
    return sorted(choices, key=worth, reverse=True)


def _worth(view: SchwarzmarktView, seat: Seat) -> Callable[[Action], float]:
    judge = Judge(view, seat)
    if view.offer is not None:
        deal = _deal(view, view.offer, seat)
        return lambda action: _worth_of_turn(judge, deal, action)
    useful = _usefulness(view, seat)
    return lambda action: _worth_outside_offers(view, judge, useful, action)


def _deal(view: SchwarzmarktView, offer: OfferView, seat: Seat) -> Deal:
    return Deal(
        wanted=vector(offer.wanted),
        hand=vector(view.players[seat].hand),
        marker=view.marker,
        cap=RATES.index(offer.cap),
        one_card=offer.scarce,
        spoiled=offer.spoiled,
    )


def _worth_of_turn(judge: Judge, deal: Deal, action: Action) -> float:
    match action:
        case Sell(counts=counts):
            # The best price of the offer: sell, else games among computer players might never end (A28).
            if deal.marker == deal.cap:
                return pay(deal, sum(counts), judge.options.spoiled_scope)
            return judge.after_sale(deal, counts) + judge.end_of_game(deal, counts)
        case Pass(steps=steps) if steps is not None:
            return judge.after_pass(deal, steps)
        case _:
            return 0.0


def _worth_outside_offers(view: SchwarzmarktView, judge: Judge, useful: Sequence[float], action: Action) -> float:
    match action:
        case Lay(card=card):
            return worth_of_laying(view, judge, card)
        case Spy(victim=victim) | Collect(victim=victim):
            return view.players[victim].cards
        case QuickDeal(product=product):
            return -useful[INDEX[product]]
        case Swap(victim=victim, gift=gift):
            poor = sum(1.0 - useful[INDEX[product]] for product in gift)
            return poor + view.players[victim].cards / 100
        case Raid(victim=victim, product=product):
            return judge.expected[victim][INDEX[product]]
        case Take(product=product):
            return useful[INDEX[product]]
        case _:
            return 0.0


def worth_of_laying(view: SchwarzmarktView, judge: Judge, card: str) -> float:
    """What it is worth to lay a black market card."""
    return _worth_of_opening(view, judge, card) if card in OFFERS else _worth_of_text(judge, TEXTS[card])


def _worth_of_opening(view: SchwarzmarktView, judge: Judge, card: str) -> float:
    """The best that can come of an offer, with the text cards that wait for it."""
    kinds = {TEXTS[text] for text in view.waiting}
    deal = Deal(
        wanted=OFFERS[card],
        hand=judge.expected[judge.seat],
        marker=0,
        cap=LIMITED_TOP if Text.LIMIT in kinds else TOP,
        one_card=Text.WAREN_KNAPP in kinds,
        spoiled=Text.VERDORBENE_WARE in kinds,
    )
    return max(judge.after_pass(deal, steps) for steps in range(1, most_steps(0, deal.cap) + 1))


def _worth_of_text(judge: Judge, kind: Text) -> float:
    kept = judge.kept
    match kind:
        case Text.SCHNELLES_GESCHAEFT:
            return QUICK_DEAL - kept
        case Text.ALTE_RECHNUNG:
            return kept * (1 + RIVALRY) / 2
        case Text.NEUE_WARE_ENTDECKT:
            winning = judge.last_round and judge.lead > 0
            return -DISCOVERY if winning else kept - DISCOVERY  # who leads does not make the game longer
        case Text.RAZZIA:
            most = max(max(judge.expected[other]) for other in judge.others)
            return RIVALRY * kept * most
        case _:
            return SMALL_GAIN[kind]


def _usefulness(view: SchwarzmarktView, seat: Seat) -> list[float]:
    """How useful a card of each product is: for the offers in hand, and to hold more than others do."""
    hand = vector(view.players[seat].hand)
    useful = [count / 10 for count in hand]
    for card in view.market:
        for index, wanted in enumerate(OFFERS.get(card, ())):
            useful[index] += min(wanted, hand[index] + 1) / 4
    return useful
