"""Hidden money and sealed answers: nothing shown to a player tells what another owns (MT-18, section 7)."""

import json
from typing import Any

import pytest

from games.kernel import Dice, Event, RandomAgent, Refusal, Table
from games.kernel.playout import play_out
from games.turin.actions import Bid, Buy, Claim, Extra
from games.turin.components import Phase
from games.turin.state import State
from tests.games.turin.positions import TURIN, position


def picture(table: Table, seat: int | None) -> str:
    """Everything that is shown to a seat: view, questions, choices with previews, forms, whom the table waits for."""
    shown: list[Any] = [table.view(seat).model_dump_json()]
    shown += [(waiting, decision.id, dict(decision.facts)) for waiting, decision in table.awaited()]
    for decision in table.moves(seat) if seat is not None else ():
        shown += [decision.id, decision.kind, decision.owed, dict(decision.facts)]
        shown += [
            (choice.text, dict(table.game.preview(table.state, seat, choice)))
            for choice in decision.choices
            if seat is not None
        ]
        shown += [repr(form) for form in decision.forms]
    return json.dumps(shown)


@pytest.mark.rule("MT-18.1")
def test_open_money_is_shown_to_all() -> None:
    table = position(3, cash=[4, 5, 6])
    for seat in (0, 1, 2, None):
        assert [player["cash"] for player in table.table.view(seat).model_dump()["players"]] == [4, 5, 6]


@pytest.mark.rule("MT-18.2")
def test_hidden_money_is_shown_to_its_owner() -> None:
    table = position(3, cash=[4, 5, 6], money_visibility="hidden")
    for seat, cash in ((0, [4, None, None]), (1, [None, 5, None]), (2, [None, None, 6]), (None, [None] * 3)):
        assert [player["cash"] for player in table.table.view(seat).model_dump()["players"]] == cash


@pytest.mark.rule("MT-18.2")
def test_flows_stay_public_and_cash_is_shown_at_the_end() -> None:
    table = position(
        3, round=5, cash=[9, 9, 9], money_visibility="hidden", listings={"T12": (0, 4)}, final_sales="none"
    )
    events = table.play(1, "loan") + table.everybody("bid 3", "bid 3", "bid 1") + table.everybody("extra 1", "extra 0")
    events += table.play(0, table.listed(0, "take")[0])
    told = {event.kind for event in events if event.to is None}
    assert {"loan", "bid", "extra", "paid", "returned", "good", "scored"} <= told
    assert table.table.over
    shown = table.table.view(None).model_dump()
    assert [player["cash"] for player in shown["players"]] == table.cash
    assert table.state.sheets


@pytest.mark.rule("MT-18.2", "MT-3.7", "MT-6.13")
@pytest.mark.parametrize("phase", [Phase.SELECT, Phase.BID, Phase.LIST, Phase.BUY])
@pytest.mark.parametrize("mode", ["windowed", "live"])
@pytest.mark.parametrize("other_cash", [0, 1, 3, 40])
def test_what_another_owns_changes_nothing_that_is_shown(phase: Phase, mode: str, other_cash: int) -> None:
    given: dict[str, Any] = {
        "phase": phase,
        "cards": {1: "T01", 0: "T02"},
        "listings": {"T12": (2, 4)},
        "money_visibility": "hidden",
        "purchase_mode": mode,
    }
    usual = position(3, cash=[8, 9, 9], **given)
    other = position(3, cash=[8, other_cash, 9], **given)
    for seat in (0, 2, None):
        assert picture(usual.table, seat) == picture(other.table, seat)
    assert usual.owing == other.owing


@pytest.mark.rule("MT-6.13", "MT-18.2")
def test_a_tied_player_without_coins_is_asked_like_the_others() -> None:
    pictures = []
    for cash in (4, 15):
        table = position(3, cash=[15, cash, 15], money_visibility="hidden")
        table.everybody("bid 4", "bid 4", "bid 1")
        assert table.owing == [0, 1]
        pictures.append([picture(table.table, seat) for seat in (0, 2, None)])
    assert pictures[0] == pictures[1]


@pytest.mark.rule("MT-18.2", "MT-10.11")
def test_a_claim_round_asks_alike_whatever_anybody_owns() -> None:
    pictures = []
    for cash in (0, 15):
        table = position(
            4,
            phase=Phase.SELECT,
            cash=[15, 15, cash, 15],
            listings={"T12": (0, 4)},
            money_visibility="hidden",
            purchase_mode="live",
        )
        table.play(1, "claim T12")
        pictures.append([picture(table.table, seat) for seat in (0, 1, 3, None)])
    assert pictures[0] == pictures[1]


@pytest.mark.rule("MT-18.2")
def test_refusals_of_one_player_do_not_depend_on_what_another_owns() -> None:
    def refusals(other_cash: int, mode: str) -> list[str]:
        table = position(
            3,
            cash=[5, other_cash, 9],
            listings={"T12": (1, 6), "T02": (1, 3)},
            money_visibility="hidden",
            purchase_mode=mode,
        )
        said = []
        for action in (Bid(coins=6), Bid(coins=-1), Extra(coins=1), Buy(buy=("T12",)), Claim(card="T12")):
            with pytest.raises(Refusal) as refused:
                table.table.play(0, action)
            said.append(str(refused.value))
        return said

    for mode in ("windowed", "live"):
        assert refusals(0, mode) == refusals(3, mode) == refusals(40, mode)


@pytest.mark.rule("MT-18.2")
def test_previews_do_not_depend_on_what_another_owns() -> None:
    for cash in (0, 40):
        table = position(3, cash=[8, cash, 9], listings={"T12": (1, 4)}, money_visibility="hidden")
        assert dict(TURIN.preview(table.state, 0, Bid(coins=7))) == {"win": 7, "lose": 3, "spent": 0}


def _changed(state: State, seat: int, cash: int) -> State:
    other = TURIN.copy(state)
    other.players[seat].cash = cash
    return other


@pytest.mark.rule("MT-18.2")
@pytest.mark.parametrize("mode", ["windowed", "live"])
@pytest.mark.parametrize("goose", ["off", "yield_tie", "underdog"])
def test_in_whole_games_cash_of_others_is_in_nothing_that_is_shown(mode: str, goose: str) -> None:
    options = {"money_visibility": "hidden", "purchase_mode": mode, "goose": goose}
    table = Table(TURIN, 4, options, Dice.of(f"{mode}{goose}"))
    for number, _ in enumerate(play_out(table, [RandomAgent()] * 4, Dice.of(f"{mode}{goose}"))):
        if table.over or number % 3:
            continue
        for watcher in (0, None):
            before = picture(table, watcher)
            for seat in (1, 2, 3):
                other = Table.resume(table.save(), TURIN.dump(_changed(table.state, seat, 77)), lambda *_: TURIN)
                assert picture(other, watcher) == before


def test_events_never_carry_cash() -> None:
    table = Table(TURIN, 3, {"money_visibility": "hidden"}, Dice.of(5))
    seen: set[str] = set()
    events: list[Event] = []
    for step in play_out(table, [RandomAgent()] * 3, Dice.of(5)):
        events += step.events
    for event in events:
        seen |= set(vars(event))
    assert "cash" not in seen
    assert "free" not in seen


@pytest.mark.rule("MT-4.2", "MT-5.3", "MT-9.11")
@pytest.mark.parametrize(
    ("phase", "answers"),
    [
        (Phase.SELECT, ("place T01", "place T02")),
        (Phase.BID, ("bid 0", "plan 5 extra 3 buy T12")),
        (Phase.LIST, ("pass", "list T03 at 5 buy T12")),
        (Phase.BUY, ("pass", "buy T12")),
    ],
)
def test_a_sealed_answer_shows_that_it_was_given_and_nothing_more(phase: Phase, answers: tuple[str, str]) -> None:
    shown = []
    for answer in answers:
        table = position(3, phase=phase, hands={0: "T01 T02"}, cards={0: "T03"}, listings={"T12": (1, 4)})
        events = table.play(0, answer)
        assert [event.kind for event in events] == ["answered"]
        shown.append([picture(table.table, seat) for seat in (1, 2, None)])
    assert shown[0] == shown[1]


def test_a_deposit_is_never_shown_to_others() -> None:
    shown = []
    for answer in ("bid 5", "plan 5 extra 4 prefer T02,T01"):
        table = position(3, lots="T01 T02 T03")
        table.everybody(answer, "bid 3", "bid 2")
        if table.phase() is Phase.CHOOSE:
            table.play(0, "take T01,T02")
        shown.append([picture(table.table, seat) for seat in (1, 2, None)])
    assert shown[0] == shown[1]


def test_in_other_worlds_nothing_is_left_of_the_orders_of_others() -> None:
    table = position(3, phase=Phase.BUY, listings={"T12": (0, 4)})
    table.play(1, "want T01 max 4")
    table.play(1, "favour 2,0")
    own, other = (TURIN.resample(table.state, seat, Dice.of(1)).players[1] for seat in (1, 0))
    assert (own.wants, own.favour) == (table.state.players[1].wants, [2, 0])
    assert (other.wants, other.favour) == ([], [])


def test_in_other_worlds_the_removed_cards_may_be_in_the_other_hand() -> None:
    table = position(2, phase=Phase.SELECT)
    removed = set(table.state.removed)
    worlds = [TURIN.resample(table.state, 0, Dice.of(world)) for world in range(5)]
    assert any(removed & set(world.players[1].hand) for world in worlds)


@pytest.mark.rule("MT-10.11")
def test_in_other_worlds_nobody_knows_who_claims_too() -> None:
    table = position(4, phase=Phase.BUY, listings={"T12": (0, 4)}, purchase_mode="live")
    table.play(1, "claim T12")
    table.play(2, "claim T12")
    for seat, answers in ((2, [True, None]), (1, [False, None]), (None, [False, None])):
        assert TURIN.resample(table.state, seat, Dice.of(1)).claims[0].window.answers == answers


def test_lapsed_withdrawals_are_never_shown() -> None:
    shown = []
    for answer in ("pass", "withdraw T12", "list T12 at 9"):
        table = position(3, phase=Phase.LIST, cards={0: "T03"}, listings={"T12": (0, 4)})
        events = table.everybody(answer, "buy T12", "pass")
        shown.append(([repr(event) for event in events], picture(table.table, 1)))
    assert shown[0] == shown[1] == shown[2]
