"""The computer player: how it bids, and how it is to trade with."""

from statistics import mean

import pytest

from games.fishmarket.actions import Boats, Counter, Decline, Freeze, MakeOffer, Rebid, Why
from games.fishmarket.agent import worths
from games.kernel import Action, Dice, OpenDecisions, RandomAgent, Table, View
from games.kernel.playout import play_out
from tests.games.fishmarket.hall import GAME, Hall, ice, market

COMPUTER, PERSON = 0, 1


def answer(hall: Hall, seat: int = COMPUTER) -> Action:
    action = GAME.agent().choose(hall.view(seat), hall.table.moves(seat), Dice.of("agent"))
    assert isinstance(action, Action)
    return action


def selling_tuna_and_cod() -> Hall:
    return market(4).cards(COMPUTER, "D-tuna-cod", "P-26a")


class RandomTrader(RandomAgent):
    """Plays at random, but leaves no price lists, and nothing but *done* ends its day: else too little is traded."""

    def choose(self, view: View, moves: OpenDecisions, dice: Dice) -> Action | dict[str, object]:
        plain = [
            decision.listed(
                decision.choices, tuple(form for form in decision.forms if form.kind not in ("day-plan", "finish"))
            )
            for decision in moves
        ]
        return super().choose(view, tuple(plain), dice)


def test_it_beats_random_players() -> None:
    """How often it wins, and by how many coins it is ahead of the best of the others on the average.

    It has 312, without ice 277. It had 257 when it bid all for one boat, which only random players let it have. Then,
    without any bids it would have had 54; accepting nothing 190 and anything 230, offering nothing 156, trading not at
    all 90; blind for its own customers 214, for prices 221. Which boats it bids for does not matter beside players who
    bid at random: that is asked below.
    """
    games, won, leads = 30, 0, []
    for number in range(games):
        own = number % 4
        table = Table(GAME, 4, {}, Dice.of(f"arena:4:{number}"))
        agents = [GAME.agent() if seat == own else RandomTrader() for seat in range(4)]
        for _ in play_out(table, agents, Dice.of(f"arena:4:{number}")):
            pass
        scores = [standing.score for standing in table.outcome.standings]
        won += own in table.outcome.winners
        leads.append(scores.pop(own) - max(scores))
    assert won / games >= 0.95
    assert mean(leads) >= 295


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_it_bids_within_its_cash_and_leaves_answers_for_ties(seats: int) -> None:
    for seed in range(10):
        hall = Hall(seats, seed)
        form = answer(hall)
        assert isinstance(form, Boats)
        assert 0 < sum(form.bids.values()) <= 50
        assert set(form.bids) == set(form.tied)
        hall.act(COMPUTER, form)


def test_it_bids_most_for_fish_that_surely_sell() -> None:
    hall = Hall(4)
    for boat in hall.state.boats:
        boat.cargo = ["lobster", "lobster", "lobster"] if boat.dock == "C" else ["herring"]
    form = answer(hall)
    assert isinstance(form, Boats)
    assert max(form.bids, key=lambda dock: form.bids[dock]) == "C"
    assert form.bids["C"] > 25


def test_no_number_of_boats_pays_best() -> None:
    """What an even bid for so many of the best boats brings in a morning among three others.

    Half the purse on each of the best two had brought 30 coins, a third on each of three 27: with that somebody won 63
    and 43 of 100 games. Now they bring 15 and 17.
    """
    brought: dict[int, list[float]] = {2: [], 3: []}
    for seed in range(60):
        hall = Hall(4, seed)
        forms = [GAME.agent().choose(hall.view(seat), hall.table.moves(seat), Dice.of(f"{seed}")) for seat in range(3)]
        view = hall.view(3)
        assert view.own is not None
        worth = worths(view, view.own)
        for boats in brought:
            best = sorted(worth, key=lambda dock: -worth[dock])[:boats]
            coins = 50 // boats
            highest = {dock: max(form.bids.get(dock, 0) for form in forms if isinstance(form, Boats)) for dock in best}
            brought[boats].append(sum(worth[dock] - coins for dock in best if highest[dock] < coins))
    assert mean(brought[2]) < 21
    assert mean(brought[3]) < 21


def test_in_a_re_bid_it_pays_no_more_than_needed() -> None:
    hall = Hall(4)
    for boat in hall.state.boats:
        boat.cargo = ["lobster", "lobster", "lobster"]
    hall.bid("A5", "A5 B40")
    rebid = answer(hall)
    assert isinstance(rebid, Rebid)
    assert rebid.bids == {"A": 11}, "the rival has 10 coins left"


def test_after_a_tie_it_does_not_bid_out_of_all_proportion() -> None:
    hall = Hall(4)
    for boat in hall.state.boats:
        boat.cargo = ["lobster", "lobster", "lobster"]
    hall.bid("A3", "A3")
    rebid = answer(hall)
    assert isinstance(rebid, Rebid)
    assert 3 < rebid.bids["A"] <= 8


def test_it_refuses_what_is_far_below_the_worth_of_its_fish_to_others() -> None:
    hall = selling_tuna_and_cod().stock(COMPUTER, perch=3)
    hall.play(PERSON, "offer 3 for 3 perch to 0")
    assert answer(hall).kind in ("counter", "decline")


def test_it_accepts_what_helps_it() -> None:
    hall = selling_tuna_and_cod().stock(COMPUTER, eel=1).stock(PERSON, tuna=1)
    hall.then(PERSON, "offer tuna for eel + 2 to 0")
    assert answer(hall).text == "accept 1to0.1"


def test_it_takes_a_gift_that_sells_and_no_other() -> None:
    hall = selling_tuna_and_cod().stock(PERSON, lobster=1, eel=1)
    hall.then(PERSON, "offer lobster for nothing to 0")
    assert answer(hall).text == "accept 1to0.1"
    hall.act(COMPUTER, answer(hall))
    hall.then(PERSON, "offer eel for 3 to 0")
    declined = answer(hall)
    assert isinstance(declined, Decline)
    assert declined.text == "decline 1to0.2 because no-use re eel"


def test_it_keeps_what_it_sells_itself() -> None:
    hall = selling_tuna_and_cod().stock(COMPUTER, tuna=2)
    hall.then(PERSON, "offer 8 for 2 tuna to 0")
    declined = answer(hall)
    assert declined.text == "decline 1to0.1 because keep re tuna"


def test_it_says_that_it_has_none() -> None:
    hall = selling_tuna_and_cod()
    hall.then(PERSON, "offer 8 for perch to 0")
    assert answer(hall).text == "decline 1to0.1 because lack re perch"


def test_it_counters_where_both_can_gain() -> None:
    hall = selling_tuna_and_cod().stock(PERSON, tuna=2)
    hall.then(PERSON, "offer 2 tuna for 50 to 0")
    counter = answer(hall)
    assert isinstance(counter, Counter)
    assert counter.want == {"tuna": 2}
    assert 10 <= counter.give["coins"] < 50
    assert (counter.why, counter.fish) == (Why.TOO_DEAR, None)
    hall.act(COMPUTER, counter)


def test_it_does_not_counter_the_same_fish_again_and_again() -> None:
    hall = selling_tuna_and_cod().stock(PERSON, tuna=2)
    hall.then(PERSON, "offer 2 tuna for 50 to 0")
    hall.act(COMPUTER, answer(hall))
    hall.then(PERSON, "counter 0to1.1 with 2 tuna for 49 coins")
    assert answer(hall).text == "decline 1to0.2 because too-dear"


def test_it_asks_for_more_where_too_little_is_given() -> None:
    hall = selling_tuna_and_cod().stock(COMPUTER, eel=3)
    hall.then(PERSON, "offer 1 for 3 eel to 0")
    counter = answer(hall)
    assert isinstance(counter, Counter)
    assert counter.want["coins"] > 1
    assert (counter.why, counter.fish) == (Why.TOO_LITTLE, None)


def test_it_offers_for_what_it_needs() -> None:
    hall = selling_tuna_and_cod().stock(PERSON, tuna=2)
    offer = answer(hall)
    assert isinstance(offer, MakeOffer)
    assert (offer.want, offer.partner) == ({"tuna": 2}, PERSON)
    assert offer.give["coins"] < 52
    hall.act(COMPUTER, offer)
    hall.then(PERSON, "decline 0to1.1 because keep re tuna")
    assert answer(hall).text == "stall done", "it does not ask again after a clear word"


def test_it_is_no_nuisance() -> None:
    hall = selling_tuna_and_cod().stock(COMPUTER, eel=2, sole=2, perch=2).stock(PERSON, tuna=3, cod=2)
    hall.stock(2, tuna=2, lobster=1).stock(3, cod=2, herring=4)
    made = 0
    while (action := answer(hall)).text != "stall done":
        hall.act(COMPUTER, action)
        made += action.kind == "offer"
    assert 1 <= made <= 7


def test_it_obeys_the_limits_of_the_table() -> None:
    hall = market(4, max_offers_per_day=1).cards(COMPUTER, "D-tuna-cod", "P-26a").stock(PERSON, tuna=2).stock(2, cod=2)
    hall.act(COMPUTER, answer(hall))
    assert answer(hall).text == "stall done"


def test_it_freezes_several_and_lets_one_cheap_fish_rot() -> None:
    hall = ice({"eel": 3, "mackerel": 1}, blocks=1).close_market()
    freeze = answer(hall)
    assert isinstance(freeze, Freeze)
    assert freeze.kinds == ("eel",)


def test_it_gives_nothing_away() -> None:
    hall = selling_tuna_and_cod().stock(COMPUTER, eel=3)
    hall.play(PERSON, "offer nothing for 3 eel to 0")
    counter = answer(hall)
    assert isinstance(counter, Counter)
    assert counter.want["coins"] > 0


def test_whoever_is_countered_takes_it_or_gives_up() -> None:
    hall = selling_tuna_and_cod().stock(PERSON, tuna=2)
    hall.act(COMPUTER, answer(hall))
    hall.play(PERSON, "counter 0to1.1 with 2 tuna for 50 coins because too-little")
    assert answer(hall).kind == "decline"


def test_a_bluff_does_not_raise_its_price() -> None:
    def price(*offers: str) -> int:
        hall = selling_tuna_and_cod().stock(COMPUTER, eel=1)
        for offer in offers:
            hall.play(PERSON, offer)
        hall.play(PERSON, "offer 1 for eel to 0")
        counter = answer(hall)
        assert isinstance(counter, Counter)
        return counter.want["coins"]

    assert price("offer 3 for 7 eel") == price()


def test_it_keeps_its_ice_for_more_than_one_fish() -> None:
    hall = ice({"eel": 1}, blocks=2).close_market()
    freeze = answer(hall)
    assert isinstance(freeze, Freeze)
    assert freeze.kinds == ()
