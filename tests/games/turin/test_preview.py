"""What a card would change for its taker if all goods were paid at once (MT-13)."""

from games.kernel import Action
from games.kernel.notation import read
from games.turin.actions import ListCard, Plan
from games.turin.components import Phase
from tests.games.turin.positions import TURIN, Position, position


def foreseen(table: Position, seat: int, text: str) -> dict[str, object]:
    action = read(text, table.moves(seat))
    assert isinstance(action, Action)
    return dict(TURIN.preview(table.state, seat, action))


def test_lots_are_worth_the_goods_in_which_they_lead() -> None:
    table = position(3, cards={0: "T01", 1: "T06"}, lots="T04 T10 T17")
    table.everybody("bid 3", "bid 2", "bid 0")
    assert foreseen(table, 0, "take T04,T17") == {"gain": 5 + 3 + 10 + 7 // 2}  # tomato, onion, mushroom, shared olives


def test_a_lot_that_leads_in_nothing_costs_a_coin_for_each_good() -> None:
    table = position(4, round=5, cards={1: "T04 T09 T18"}, lots="T02 T11 T13 T17")
    table.everybody("bid 2", "bid 3", "bid 1", "bid 0")
    table.play(1, "take T11,T13")
    assert foreseen(table, 0, "take T17") == {"loss": 3}


def test_a_bid_says_what_is_paid_if_it_wins_or_loses_and_for_what_is_ordered_beside() -> None:
    table = position(3, listings={"T12": (1, 4)})
    assert foreseen(table, 0, "bid 7") == {"win": 7, "lose": 3, "spent": 0}
    assert dict(TURIN.preview(table.state, 0, Plan(coins=7, buy=("T12",)))) == {"win": 7, "lose": 3, "spent": 4}
    table.everybody("bid 5", "bid 5", "bid 1")
    assert foreseen(table, 0, "extra 2") == {"win": 7, "lose": 3}


def test_a_listing_says_what_is_locked_and_a_loan_what_it_costs() -> None:
    table = position(3, phase=Phase.LIST, cards={0: "T01"})
    assert foreseen(table, 0, "loan") == {"gain": 10, "debt": 15}
    assert dict(TURIN.preview(table.state, 0, ListCard(card="T01", price=6))) == {"locked": 6}


def test_a_claim_says_the_goods_the_price_and_the_worth() -> None:
    table = position(3, phase=Phase.BUY, cards={1: "T06"}, listings={"T06": (1, 4)}, purchase_mode="live")
    goods = {"three": "grape", "two": "olive", "one": "chestnut"}
    assert foreseen(table, 0, "claim T06") == goods | {"cost": 4, "gain": 6 + 7 + 9}


def test_a_bought_card_also_leaves_its_seller() -> None:
    table = position(3, phase=Phase.BUY, cards={0: "T01", 1: "T06"}, listings={"T06": (1, 4)})
    assert foreseen(table, 0, "buy T06") == {"cost": 4, "gain": 6 + 1 + 7 + 9}  # grapes pay no longer, but are paid
    assert foreseen(table, 2, "buy T06") == {"cost": 4, "gain": 6 + 1 + 7 + 9}  # seat 0 pays 1 for grapes
