"""What speaks for a choice in Turin, or against it."""

from games.turin.components import Phase
from tests.games.turin.positions import TURIN, Position, position


def grounds(laid_out: Position, move: str) -> dict[str, dict[str, int | str]]:
    return {point.ground: dict(point.figures) for point in TURIN.points(laid_out.view(0), laid_out.action(move))}


def test_a_card_that_gives_somebody_the_lead_in_what_they_collect_helps_them() -> None:
    """T17 has 3 mushrooms; whoever has none does not collect them."""
    collects = position(phase=Phase.SELECT, hands={0: "T17"}, cards={1: "T18", 2: "T16 T12"})
    assert grounds(collects, "place T17")["helps"] == {"seat": 1, "good": "mushroom"}
    nobody = position(phase=Phase.SELECT, hands={0: "T17"}, cards={1: "T03"})
    assert "helps" not in grounds(nobody, "place T17")


def test_whoever_adds_nothing_may_lose_the_cards() -> None:
    tied = position(lots="T01 T14 T17")
    assert list(grounds(tied, "extra 0")) == ["nobody-adds"]
    assert list(grounds(tied, "extra 2")) != ["nobody-adds"]


def test_a_share_of_nothing_is_not_reckoned() -> None:
    assert grounds(position(lots="T01 T14 T17", cash=[2, 15, 15]), "bid 0") == {"broke": {}}
    assert list(grounds(position(lots="T01 T14 T17"), "bid 0")) == ["even-share"]


def test_whoever_passes_is_told_of_cards_for_sale_only_where_there_are_some() -> None:
    assert "no-trade" not in grounds(position(phase=Phase.LIST, cards={0: "T17"}), "pass")
    dear = position(phase=Phase.BUY, cards={0: "T17"}, listings={"T01": (1, 14)})
    assert list(grounds(dear, "pass")) == ["no-trade"]


def test_a_dear_bid_is_told_with_what_it_leaves_and_in_the_last_round_with_who_has_more() -> None:
    early = grounds(position(lots="T01 T14 T17", cash=[15, 15, 15]), "bid 7")
    assert early["leaves"] == {"coins": 8, "rounds": 3}
    last = position(lots="T01 T14 T17", round=5, cash=[9, 12, 3])
    assert grounds(last, "bid 5")["richer"] == {"count": 1}
    assert "richer" not in grounds(last, "bid 0")
    assert set(grounds(position(lots="T01 T14 T17", round=5, cash=[9, 8, 3]), "bid 8")) == {"best-lot", "richest"}
    hidden = position(lots="T01 T14 T17", round=5, cash=[9, 12, 3], money_visibility="hidden")
    assert list(grounds(hidden, "bid 5")) == ["best-lot"], "nobody can tell"


def test_whoever_neither_sells_nor_buys_is_told_why_or_what_speaks_against_it() -> None:
    cheap = position(phase=Phase.BUY, cards={0: "T17"}, listings={"T16": (1, 1)})
    assert grounds(cheap, "pass")["bargain"]["card"] == "T16"
    assert list(grounds(position(phase=Phase.LIST, cards={0: "T01", 1: "T18"}), "pass")) == ["no-buyer"]
    assert list(grounds(position(phase=Phase.LIST, cards={0: "T15", 1: "T18"}), "pass")) == ["little-gain"]
    leading = position(phase=Phase.LIST, cards={0: "T01", 1: "T03", 2: "T04"})
    assert grounds(leading, "pass")["needed"]["seat"] == 2
