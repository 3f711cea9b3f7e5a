"""The first state of a game, and of every challenge of a campaign."""

from dataclasses import dataclass

from games.kernel import Dice
from games.lisboa.challenges import CHALLENGES, STANDARD, Challenge
from games.lisboa.choices import has_no_action
from games.lisboa.components import (
    BAR,
    DISPLAY_SIZE,
    FACE_UP_PER_NUMBER,
    GOODS,
    GROUP_TILES,
    HAND_SIZE,
    MARKED_CELLS,
    RESTAURANTS,
    RESTAURANTS_PER_TYPE,
    STAND_TILES_PER_GOOD,
    WOODEN_STANDS,
)
from games.lisboa.market import Market, closed_restaurant
from games.lisboa.options import LisboaOptions
from games.lisboa.state import Player, Solo, State


def set_up(seats: int, options: LisboaOptions, dice: Dice) -> State:
    """The setup for 2 to 4 players (ML-1), or of the first challenge of a solo player."""
    if seats == 1:
        challenge = 1 if options.solo_mode == "campaign" else options.solo_challenge
        return challenge_state(options, Solo(challenge), dice)
    first = 0 if options.start_player == "seat" else dice.stream("start-player").below(seats)
    last = (first + seats - 1) % seats
    state = _dealt(seats, options, STANDARD, first, dice, "")
    if seats == 4 and options.four_player_bar:
        state.players[last].restaurants.append(BAR)  # ML-1.2
    return state


def challenge_state(options: LisboaOptions, solo: Solo, dice: Dice) -> State:
    """The setup of a challenge (ML-20.1), repeated for as long as the first turn allows nothing at all (ML-29.6)."""
    challenge = CHALLENGES[solo.challenge]
    while True:
        state = _dealt(1, options, challenge, 0, dice, f":{solo.challenge}:{solo.setups}")
        state.solo = solo
        if challenge.bar_crawl:
            state.players[0].restaurants.append(BAR)  # ML-28.1
        if not has_no_action(state):
            return state
        solo.setups += 1


def _dealt(seats: int, options: LisboaOptions, challenge: Challenge, first: int, dice: Dice, stream: str) -> State:
    bag = [good for good in range(len(GOODS)) for _ in range(STAND_TILES_PER_GOOD)]
    dice.stream(f"bag{stream}").shuffle(bag)
    customers = _sorted_customers(challenge, dice, stream)
    return State(
        options=options,
        market=_market(customers, dice, stream),
        display=[bag.pop() for _ in range(DISPLAY_SIZE)],
        players=[
            Player(
                hand=[bag.pop() for _ in range(HAND_SIZE)],
                restaurants=[],
                stands_left=WOODEN_STANDS,
                start=challenge.coins,
            )
            for _ in range(seats)
        ],
        bag=bag,
        face_up=customers.face_up,
        stacks=customers.stacks,
        discarded=customers.discarded,
        first=first,
        active=first,
        coin_run=[0] * seats,
        plans=[None] * seats,
    )


@dataclass(slots=True)
class _Customers:
    entrances: dict[int, int]
    face_up: list[list[int]]
    stacks: list[list[int]]
    discarded: list[int]


def _sorted_customers(challenge: Challenge, dice: Dice, stream: str) -> _Customers:
    """Each group shuffled, unneeded tiles discarded unseen, entrances filled, then three face up (ML-1.6)."""
    stacks = [dice.stream(f"customers-{group + 1}{stream}").shuffled(tiles) for group, tiles in enumerate(GROUP_TILES)]
    discarded = []
    for stack, count in zip(stacks, challenge.customers, strict=True):
        discarded += stack[count:]
        del stack[count:]
    entrances = {entrance: stacks[crowd - 1].pop() for entrance, crowd in challenge.filled}
    face_up = [[stack.pop() for _ in range(min(FACE_UP_PER_NUMBER, len(stack)))] for stack in stacks]
    return _Customers(entrances, face_up, stacks, sorted(discarded))


def _market(customers: _Customers, dice: Dice, stream: str) -> Market:
    """The closed restaurants on their cells, one bar set aside (ML-1.1)."""
    restaurants = [kind for kind in range(len(RESTAURANTS)) for _ in range(RESTAURANTS_PER_TYPE)]
    restaurants.remove(BAR)
    dice.stream(f"restaurants{stream}").shuffle(restaurants)
    market = Market.empty()
    for cell, restaurant in zip(MARKED_CELLS, restaurants, strict=True):
        market.put(cell, closed_restaurant(restaurant))
    for entrance, tile in customers.entrances.items():
        market.entrances[entrance] = tile
    return market
