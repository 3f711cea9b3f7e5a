"""Four people trade at once: offers by the dozen, acceptances that race each other, and nothing lost or doubled."""

import asyncio
import random
from collections import Counter

import pytest

from games.fishmarket.components import COINS
from games.fishmarket.events import Traded
from games.fishmarket.view import FishMarketView, OfferView
from playground.person import Person
from playground.seen import Seen
from tests.front.conftest import House
from tests.front.fish import DOCKS, bought, hosted, opened, seen
from tests.variants import ALL

pytestmark = pytest.mark.long

EACH = 50 if ALL else 8
"""Fifty are the most offers that the rules let a player make in a day; four make two hundred."""
FULL = 9
"""Of the ten offers that may be open, with room for one more."""
TOOK = ("You took ", "You gave ")
"""How the answer to whoever was first begins."""
GONE = ("Too late: ", "Too late for ", "You’ve already taken ")
TOLD = (*GONE, "That takes ", "Offer ")
"""How the answer to who came too late, or cannot pay, or is not meant, begins."""


async def test_offers_and_acceptances_that_race(house: House) -> None:
    people = [house.person(name) for name in ("Ana", "Bruno", "Chloé", "Dmitri")]
    await (await people[0].slash("market start", game="fishmarket")).done()
    await _agree(people[0], "max_offers_per_day", "50")
    await _agree(people[0], "max_open_offers", "10")
    await opened(house, people)
    await bought(house, people)
    assert (await seen(house)).boats[len(people)].dock == DOCKS[len(people)]
    race = Race(house, people)
    for _ in range(EACH):
        await race.make_room()
        await race.offer()
        await race.accept()
    table = (await hosted(house)).running
    assert [player.made for player in table.state.players] == [EACH] * len(people)
    assert sum(isinstance(event, Traded) for played in table.replay() for event in played.events) == race.accepted
    assert race.accepted > EACH
    assert race.too_late > EACH


async def _agree(person: Person, option: str, value: str) -> None:
    menu = await (await person.click("Options")).done()
    await (await person.choose(option, on=menu)).done()
    await (await person.choose(value, on=menu)).done()


def _bundle(things: dict[str, int]) -> str:
    return " + ".join(f"{count} {item}" for item, count in things.items())


class Race:
    """The four of them, and what must stay true whatever they do at once."""

    def __init__(self, house: House, people: list[Person]) -> None:
        self._house = house
        self._people = people
        self._random = random.Random(6)
        self._before: tuple[int, Counter[str]] | None = None
        self.accepted = 0
        self.too_late = 0

    async def offer(self) -> None:
        """Everybody makes an offer at the same moment."""
        view = await seen(self._house)
        moves = [self._idea(view, seat) for seat in await self._seats()]
        answers = await asyncio.gather(
            *(person.slash("market play", move=move) for person, move in zip(self._people, moves, strict=True))
        )
        for answer in answers:
            assert (await answer.done()).text.startswith("You offered")
        await self._check()

    def _idea(self, view: FishMarketView, seat: int) -> str:
        """An offer that this seat has not open already: the same one twice is refused."""
        own = view.players[seat]
        mine = [(offer.give, offer.want) for offer in view.offers if offer.proposer == seat]
        others = [fish for player in view.players if player.seat != seat for fish in player.stock]
        for _ in range(1000):
            if own.stock and (self._random.random() < 0.7 or not own.cash):
                give, want = {self._random.choice(list(own.stock)): 1}, {COINS: self._random.randint(1, 8)}
            else:
                coins = min(own.cash, self._random.randint(1, 8))
                give, want = {COINS: coins}, {self._random.choice(others): 1}
            if (give, want) not in mine:
                return f"offer {_bundle(give)} for {_bundle(want)}"
        raise AssertionError(f"seat {seat} has made every offer that it could think of")

    async def accept(self) -> None:
        """All who may press the same new offer, at the same moment; and one of them another one besides."""
        view = await seen(self._house)
        newest = await self._people[0].until(lambda: self._board(view), "sees the newest offer")
        seats = await self._seats()
        wanted = self._random.choice([offer for offer in view.offers if offer.partner is None][-4:])
        greedy = self._random.choice(seats)
        presses = [
            person.click(_press(newest, offer), on=newest)
            for person, seat in zip(self._people, seats, strict=True)
            for offer in (wanted, *([self._random.choice(view.offers[-4:])] if seat == greedy else []))
            if offer.proposer != seat
        ]
        for answer in await asyncio.gather(*presses):
            told = await answer.done()
            assert told.ephemeral
            if told.text.startswith(TOOK):
                self.accepted += 1
            else:
                assert told.text.startswith(TOLD), told.text
                self.too_late += told.text.startswith(GONE)
        await self._check()

    def _board(self, view: FishMarketView) -> Seen | None:
        board = next(each for each in reversed(self._people[0].sees()) if "My hand" in each.buttons)
        return board if f"Offer {view.offers[-1].offer}:" in board.text else None

    async def make_room(self) -> None:
        """Who has too many open offers closes the stall, which withdraws them all, and opens it again."""
        view = await seen(self._house)
        for person, seat in zip(self._people, await self._seats(), strict=True):
            if sum(offer.proposer == seat for offer in view.offers) > FULL:
                for stall in ("closed", "open"):
                    done = await (await person.slash("market play", move=f"stall {stall}")).done()
                    assert done.text.startswith(f"Your stall is {stall}"), done.text

    async def _seats(self) -> list[int]:
        record = (await hosted(self._house)).record
        return [seat for person in self._people if (seat := record.seat_of(int(person.id))) is not None]

    async def _check(self) -> None:
        """Money and fish are all there, and each acceptance that was confirmed has been carried out once."""
        table = (await hosted(self._house)).running
        players = table.state.players
        fish: Counter[str] = sum((Counter(player.stock) for player in players), Counter())
        held = (sum(player.cash for player in players), fish)
        self._before = self._before or held
        assert held == self._before
        assert table.game.violations(table.state) == []
        moves = [entry.action for entry in table.standing()]
        accepted = [move["offer"] for move in moves if move["kind"] == "accept"]
        assert len(set(accepted)) == len(accepted) == self.accepted


def _press(board: Seen, offer: OfferView) -> str:
    ids = [str(each["custom_id"]) for each in board.components if "custom_id" in each]
    return next(each for each in ids if each.endswith(f":accept~{offer.offer}"))
