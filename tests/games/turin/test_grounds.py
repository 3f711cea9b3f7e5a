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
