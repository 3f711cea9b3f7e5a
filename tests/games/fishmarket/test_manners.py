"""What the computer player says and does in the market of a day, over whole games: it never contradicts itself."""

from collections import Counter as Tally
from collections.abc import Iterator, Mapping
from typing import NamedTuple

import pytest

from games.fishmarket.actions import Accept, Counter, Decline, MakeOffer, Why
from games.fishmarket.components import COINS
from games.fishmarket.listed import SET_STALL
from games.fishmarket.state import Offer, State
from games.kernel import Action, Agent, Dice, OpenDecisions, RandomAgent, Seat, Table, View
from games.kernel.playout import play_out
from tests.games.fishmarket.hall import GAME

FLOOD = 7
"""More offers than anybody wants to read from one player on a day."""
FINAL = {Why.NO_USE, Why.KEEP, Why.LACK}


class Said(NamedTuple):
    """Something that a computer player did in the market, and what it answered."""

    day: int
    speaker: Seat
    listener: Seat | None
    action: Action
    offer: Offer | None
    stock: Mapping[str, int]
    taken: int
    """How often today somebody has taken the very offer that is made here: it may be made again for more fish."""


class RandomCustomer(RandomAgent):
    """Plays at random, but says nothing that makes no sense, and does not slam its stall shut to open it again."""

    def choose(self, view: View, moves: OpenDecisions, dice: Dice) -> Action | dict[str, object]:
        seen = [
            decision.listed(
                [choice for choice in decision.choices if choice != SET_STALL["closed"]],
                tuple(form for form in decision.forms if form.kind not in ("decline", "counter", "day-plan")),
            )
            for decision in moves
        ]
        return super().choose(view, tuple(seen), dice)


def markets(seats: int, agents: list[Agent], computers: range, games: int) -> Iterator[list[Said]]:
    """The markets of several games: what the computers said there, in order."""
    for number in range(games):
        table = Table(GAME, seats, {}, Dice.of(f"manners:{seats}:{number}"))
        said: list[Said] = []
        before = _offers(table)
        stocks = _stocks(table)
        taken: Tally[tuple[object, ...]] = Tally()
        day = 1
        for step in play_out(table, agents, Dice.of(f"manners:{seats}:{number}")):
            action = step.action
            offer = before.get(getattr(action, "offer", ""))
            if step.seat in computers:
                listener = action.partner if isinstance(action, MakeOffer) else offer.proposer if offer else None
                again = taken[day, step.seat, listener, *_terms(action)]
                said.append(Said(day, step.seat, listener, action, offer, stocks[step.seat], again))
            if isinstance(action, Accept) and offer is not None:
                taken[day, offer.proposer, offer.partner, *_terms(offer)] += 1
            before, stocks, day = _offers(table), _stocks(table), _state(table).day
        for each in range(1, 5):
            yield [one for one in said if one.day == each]


def _state(table: Table) -> State:
    assert isinstance(table.state, State)
    return table.state


def _offers(table: Table) -> dict[str, Offer]:
    return {offer.number: offer for offer in _state(table).offers}


def _stocks(table: Table) -> list[dict[str, int]]:
    return [dict(player.stock) for player in _state(table).players]


def _terms(offer: Action | Offer) -> tuple[object, ...]:
    """What is given and wanted, in order."""
    if not isinstance(offer, MakeOffer | Counter | Offer):
        return ()
    return (*sorted(offer.give.items()), 0, *sorted(offer.want.items()))


def contradictions(market: list[Said]) -> Iterator[tuple[str, Said]]:
    """What a person would shake their head at, with its name."""
    refused: set[tuple[Seat, Seat, str, Why]] = set()
    proposed: Tally[tuple[object, ...]] = Tally()
    for said in market:
        action, offer, speaker = said.action, said.offer, said.speaker
        match action:
            case Accept() if offer is not None and offer.want and not offer.give:
                yield "gives something for nothing", said
            case MakeOffer() | Counter():
                proposed[speaker, "offers"] += 1
                if not action.give or not action.want:
                    yield "asks for a gift, or makes one", said
                if proposed[speaker, "offers"] > FLOOD:
                    yield "floods the market", said
                same = (speaker, said.listener, *_terms(action))
                if proposed[same] > said.taken:
                    yield "repeats itself", said
                proposed[same] += 1
                for _, _, kind, reason in [each for each in refused if each[:2] == (speaker, said.listener)]:
                    if kind in action.want and reason is Why.NO_USE:
                        yield "wants what it has no use for", said
                    if kind in action.give and reason is Why.KEEP:
                        yield "gives what it keeps", said
            case Decline(why=why, fish=str(fish)) if offer is not None and why in FINAL:
                refused.add((speaker, offer.proposer, fish, why))
            case _:
                pass
        if isinstance(action, Counter | Decline) and offer is not None:
            yield from _wrong_reasons(said, offer, action)


def _wrong_reasons(said: Said, offer: Offer, action: Counter | Decline) -> Iterator[tuple[str, Said]]:
    """What it says of an offer, and is not so."""
    if action.why is Why.LACK and action.fish is not None and offer.want[action.fish] <= said.stock[action.fish]:
        yield "says that it lacks what it has", said
    if action.why is Why.KEEP and action.fish is not None and not said.stock[action.fish]:
        yield "keeps what it does not have", said
    if action.why is Why.NO_USE and action.fish not in offer.give:
        yield "has no use for what nobody gives", said
    if isinstance(action, Counter):
        asked = offer.want.get(COINS, 0) - offer.give.get(COINS, 0)
        paid = action.give.get(COINS, 0) - action.want.get(COINS, 0)
        if action.why is Why.TOO_DEAR and paid >= asked:
            yield "calls something too dear and pays as much", said
        if action.why is Why.TOO_LITTLE and paid >= asked:
            yield "calls something too little and takes less", said


@pytest.mark.parametrize(("seats", "computers"), [(3, 3), (4, 4), (5, 5), (4, 3), (3, 1)])
def test_nothing_that_a_person_would_shake_their_head_at(seats: int, computers: int) -> None:
    agents: list[Agent] = [GAME.agent()] * computers + [RandomCustomer()] * (seats - computers)
    made = 0
    for market in markets(seats, agents, range(computers), 5):
        made += sum(isinstance(said.action, MakeOffer) for said in market)
        found = [(what, said.day, said.speaker, said.action.text, said.offer) for what, said in contradictions(market)]
        assert not found
    assert made > 10 * computers, "it proposes"
