"""SETTLE: who holds which position, and what everybody pays to the bank (MT-6, MT-7)."""

from games.kernel import Dice, Event, Seat
from games.turin import ranking
from games.turin.choosing import begin_choice
from games.turin.events import Burnt, LotDrawn, Paid
from games.turin.state import State


def _burnt(bids: ranking.Bids, group: ranking.Group) -> Burnt:
    return Burnt(
        seats=group.seats,
        count=len(group.seats),
        first=group.positions[0] + 1,
        last=group.positions[-1] + 1,
        again=bool(bids.bids[group.seats[0]]),
        cards=sum(bids.prizes[position] for position in group.positions),
    )


def settle(state: State, dice: Dice) -> list[Event]:
    """Decide all positions, book all payments together, and line up those who choose (MT-7.4)."""
    auction, bids = state.auction, ranking.bids_of(state)
    assert auction is not None  # noqa: S101 - there is nothing to settle without bids

    def draw(position: int, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        return tuple(dice.stream(f"tie:{state.game}:{state.round}:{position}").shuffled(seats))

    ranked = ranking.rank(bids, auction.extras, draw)
    auction.holders = ranked.holders
    won = {
        seat: bids.prizes[position]
        for position, seat in enumerate(ranked.holders)
        if seat is not None and bids.prizes[position]
    }
    events: list[Event] = [LotDrawn(seats=seats) for seats in ranked.lots]
    events += [_burnt(bids, group) for group in ranked.voids]
    auction.paid = []
    for seat, player in enumerate(state.players):
        total = auction.bids[seat] + auction.extras[seat]
        coins = total if seat in won else total // 2  # MT-7.1, MT-7.2
        player.cash -= coins
        player.extra = None
        auction.paid.append(coins)
        events.append(Paid(seat=seat, coins=coins, prize=won.get(seat, 0)))
    state.queue = [position for position, seat in enumerate(ranked.holders) if seat in won]
    return events + begin_choice(state)
