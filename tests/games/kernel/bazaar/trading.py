"""BZ-6: goods are traded freely until all are done; then a round ends."""

from collections.abc import Sequence

from games.kernel import (
    Action,
    Decision,
    Dice,
    Event,
    Form,
    Move,
    Nature,
    Number,
    Pick,
    Question,
    Refusal,
    Seat,
    kinds_of,
    plays,
)
from tests.games.kernel.bazaar.actions import Accept, Done, MakeOffer
from tests.games.kernel.bazaar.components import Phase
from tests.games.kernel.bazaar.events import Happened, Revealed
from tests.games.kernel.bazaar.reasons import Because
from tests.games.kernel.bazaar.state import Offer, State
from tests.games.kernel.bazaar.view import sees


class Trading(Question[State]):
    kinds = ("market",)
    nature = Nature.FREE
    phases = (Phase.MARKET,)

    def asks(self, state: State, seat: Seat) -> bool:
        return True

    def awaits(self, state: State, seat: Seat) -> bool:
        return not state.players[seat].done

    def decision(self, state: State, seat: Seat) -> Decision:
        done = state.players[seat].done
        accepts = kinds_of(MakeOffer, Accept) if done else kinds_of(MakeOffer, Accept, Done)
        return self.put(f"m{state.round}", accepts=accepts, owed=not done)

    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        player = state.players[seat]
        accepting = [
            Accept(offer=offer.number)
            for offer in state.offers
            if offer.seller != seat and offer.partner in (None, seat) and offer.coins <= player.cash
        ]
        return accepting if player.done else [*accepting, Done()]

    def forms(self, state: State, seat: Seat, decision: Decision) -> tuple[Form, ...]:
        goods = state.players[seat].goods
        if not goods:
            return ()
        others = tuple(str(other) for other in range(len(state.players)) if other != seat)
        fields = (
            Pick(name="card", items=tuple(map(str, goods))),
            Number(name="coins", low=0, high=30),
            Pick(name="partner", items=others, optional=True),
        )
        return (Form(kind="offer", notation=MakeOffer.notation, fields=fields),)

    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        return Done()


@plays
def make_offer(state: State, move: Move[MakeOffer], dice: Dice) -> list[Event]:
    seat, offer = move.seat, move.action
    if offer.card not in state.players[seat].goods:
        raise Refusal(Because.NOT_IN_HAND, "BZ-6", card=offer.card)
    if not 0 <= offer.coins <= 30:
        raise Refusal(Because.TOO_DEAR, "BZ-6", coins=offer.coins)
    if offer.partner == seat or offer.partner not in (None, *range(len(state.players))):
        raise Refusal(Because.NOT_YOURS, "BZ-6")
    channel = "all" if offer.partner is None else f"{seat}to{offer.partner}"
    state.offers_made[channel] = state.offers_made.get(channel, 0) + 1
    number = f"{channel}.{state.offers_made[channel]}"
    state.offers.append(Offer(number, seat, offer.card, offer.coins, offer.partner))
    to = None if offer.partner is None else (seat, offer.partner)
    return [Happened(what=f"offer {number}", seat=seat, to=to, numbers=(offer.card, offer.coins))]


@plays
def accept(state: State, move: Move[Accept], dice: Dice) -> list[Event]:
    seat, number = move.seat, move.action.offer
    offers = [offer for offer in state.offers if offer.number == number and sees(offer, seat)]
    if not offers:
        raise Refusal(Because.NO_SUCH_OFFER, "BZ-6", offer=number)
    (offer,) = offers
    buyer, seller = state.players[seat], state.players[offer.seller]
    if offer.seller == seat:
        raise Refusal(Because.NOT_YOURS, "BZ-6")
    if offer.coins > buyer.cash:
        raise Refusal(Because.TOO_DEAR, "BZ-6", coins=offer.coins, cash=buyer.cash)
    buyer.cash, seller.cash = buyer.cash - offer.coins, seller.cash + offer.coins
    seller.goods.remove(offer.card)
    buyer.goods.append(offer.card)
    state.offers = [other for other in state.offers if other.card in state.players[other.seller].goods]
    trade = Happened if offer.partner is None else Revealed  # nobody else knew of an offer to one
    return [trade(what="trade", seat=seat, numbers=(offer.seller, offer.card, offer.coins))]


@plays
def finish(state: State, move: Move[Done], dice: Dice) -> list[Event]:
    state.players[move.seat].done = True
    return [Happened(what="done", seat=move.seat), *_close_market(state)]


def _close_market(state: State) -> list[Event]:
    if not all(player.done for player in state.players):
        return []
    state.offers = []
    for player in state.players:
        player.done = False
    if state.round == state.rounds:
        state.phase = Phase.OVER
        return [Revealed(what="over")]
    state.round, state.tax, state.phase = state.round + 1, state.next_tax, Phase.LAY
    events: list[Event] = []
    for seat, player in enumerate(state.players):
        player.hand = sorted([*player.hand, state.deck.pop()])
        events.append(Revealed(what="drew", to=(seat,), numbers=tuple(player.hand)))
    return events
