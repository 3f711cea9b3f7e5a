"""The start of a round: fresh limits, and cards (CM-2.3, CM-3, CM-9.2)."""

from games.central.components import CARD_KINDS, DELIVERY, PRODUCTS
from games.central.events import Delivered, Received, Reshuffled, RoundStarted
from games.central.state import State
from games.kernel import Dice, Event


def start_round(state: State, dice: Dice) -> list[Event]:
    """Reset what belongs to one round, and give everybody cards."""
    state.rights, state.opened, state.product_sold = 0, (), [0] * len(PRODUCTS)
    for player in state.players:
        player.sold, player.income, player.lacks = 0, 0, []
    events: list[Event] = [RoundStarted(round=state.round, first=state.first, final=state.final)]
    received = _take_what_was_set_aside(state) if state.final else _deal(state, dice, events)
    events.append(Delivered(counts=tuple(len(cards) for cards in received)))
    events += [
        Received(to=(seat,), seat=seat, cards=tuple(CARD_KINDS[card] for card in sorted(cards)))
        for seat, cards in enumerate(received)
    ]
    state.phase = "open"
    return events


def _deal(state: State, dice: Dice, events: list[Event]) -> list[list[int]]:
    received: list[list[int]] = [[] for _ in state.players]
    order = [state.first, *state.from_left_of(state.first)]
    for seat in order * DELIVERY:
        if not state.draw and state.discard:
            events.append(Reshuffled(cards=len(state.discard)))
            state.draw = dice.stream(f"reshuffle:{state.round}").shuffled(sorted(state.discard))
            state.discard = []
        if not state.draw:
            break  # CM-3.5
        received[seat].append(state.draw.pop())
    for player, cards in zip(state.players, received, strict=True):
        player.hand = tuple(sorted([*player.hand, *cards]))
    return received


def _take_what_was_set_aside(state: State) -> list[list[int]]:
    for player in state.players:
        player.buried, player.hand, player.aside = list(player.hand), tuple(sorted(player.aside)), []
    return [list(player.hand) for player in state.players]
