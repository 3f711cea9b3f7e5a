"""The pictures of Central Market show everything that the view says."""

from collections import Counter
from itertools import combinations

import pytest

from games.central.components import LIMIT, PRODUCT_NUMBER
from games.central.view import AuctionView, CentralView, PlayerView
from games.kernel import Dice, Table
from games.kernel.seats import PEOPLE
from games.registry import find_game
from render import picture
from render.picture import alt
from render.picture.central import places
from render.picture.central.tiles import ACTION_CARDS, PRODUCT_PAINTERS
from render.picture.sprites import Painter
from render.text import board, hand
from tests.render.looks import difference
from tests.render.positions import VARIANTS, finished, positions
from words import Speaker, catalogue

WORDS = Speaker(catalogue("en"), find_game("central"), PEOPLE)


def seen(view: CentralView, marks: dict[str, str] | None = None) -> list[str]:
    return [item.what for item in picture.draw_board("central", view, WORDS, marks or {}).log]


def fresh(seats: int, **options: object) -> Table:
    return Table(find_game("central"), seats, options, Dice.of("picture"))


def central_view(table: Table, seat: int | None) -> CentralView:
    view = table.view(seat)
    assert isinstance(view, CentralView)
    return view


@pytest.mark.parametrize("variant", [name for name in VARIANTS if name.startswith("central")])
def test_every_thing_of_the_view_is_drawn(variant: str) -> None:
    for table in positions(variant, every=20):
        view = central_view(table, 0)
        log = seen(view)
        assert f"round {view.round} now{' final' if view.round == view.rounds else ''}" in log
        assert sum(what.startswith("round ") for what in log) == view.rounds
        assert {f"draw {view.draw}", f"discard {len(view.discard)}"} <= set(log)
        assert (f"buried {view.buried}" in log) == bool(view.buried)
        assert (f"seat {view.active} is active" in log) == (view.active is not None)
        assert [what for what in log if what.endswith(" is first")] == [f"{view.first} is first"]
        assert sum(what.startswith("price ") for what in log) == view.price_max
        check_stalls(view, log)
        for player in view.players:
            check_player(view, player, log)
        if view.auction is not None:
            check_auction(view, view.auction, log)


def check_stalls(view: CentralView, log: list[str]) -> None:
    for product in view.products:
        sold = view.product_sold[PRODUCT_NUMBER[product]]
        assert f"{product} left {LIMIT - sold}" in log
        assert f"{product} sold {sold}" in log
        if view.auction is not None and view.auction.product == product:
            assert f"{product} for sale by {view.auction.opener}" in log
        else:
            assert f"{product} {'closed' if product in view.opened else 'not opened'}" in log
    for kind, count in Counter(view.discard).items():
        assert f"gone {kind} {count}" in log


def check_player(view: CentralView, player: PlayerView, log: list[str]) -> None:
    seat = player.seat
    assert f"total {seat} {player.total}" in log
    # After the end nothing is left of the last round but its points.
    assert (f"income {seat} {player.income}" in log) is (view.phase != "over")
    assert (f"left {seat} {LIMIT - player.sold}" in log) is (view.phase != "over")
    assert f"hand {seat} {player.hand}" in log
    assert f"aside {seat} {player.aside}" in log
    by_round = "  ".join(str(points) for points in player.points)
    assert (f"points {seat} {by_round}" in log) == bool(player.points)
    for card in ACTION_CARDS:
        assert f"{card} {seat} {'unused' if getattr(player, card) else 'used'}" in log
    for kind, count in Counter(player.played).items():
        assert log.count(f"played {seat} {kind}") == count
    assert [what for what in log if what.startswith(f"lacks {seat} ")] == [
        f"lacks {seat} {product}" for product in player.lacks
    ]


def check_auction(view: CentralView, auction: AuctionView, log: list[str]) -> None:
    assert f"for sale {auction.product}" in log
    for bid in auction.bids:
        assert f"{bid.seat} {bid.standing}" in log
        assert (f"bid {bid.seat} {bid.price}" in log) == bool(bid.price)
        assert (f"says {bid.seat} {bid.price}" in log) == bool(bid.price)
        assert (f"sold {bid.seat} {bid.sold}" in log) == bool(bid.sold)
        assert (f"cheated {bid.seat}" in log) == bid.cheated
    assert sum(what.endswith(" too high") for what in log) == sum(
        price >= auction.lowest
        for price in range(1, view.price_max + 1)
        if all(bid.price != price for bid in auction.bids)
    )
    sale = auction.sale
    assert any(what.startswith("sale by") for what in log) == (sale is not None)
    if sale is not None:
        assert f"sale by {sale.seat}" in log
        assert f"sale {sale.kg}" in log
        assert (f"sale lost {sale.lost}" in log) == bool(sale.lost)
        for part in sale.batch.split():
            count, _, kg = part.partition("x")
            assert log.count(f"sale card {sale.played}-{kg}") == int(count)


def test_the_parts_of_the_board_keep_apart() -> None:
    parts = (places.HEADER, places.STALLS, places.AUCTION, *map(places.player_box, range(5)))
    assert not any(one.touches(other) for one, other in combinations(parts, 2))
    for table in positions("central-5", every=30):
        for item in picture.draw_board("central", table.view(0), WORDS, {}).log:
            assert not item.what or any(part.contains(item.box) for part in parts), item


def test_rows_belong_to_their_players() -> None:
    for table in positions("central-4", every=30):
        for item in picture.draw_board("central", table.view(0), WORDS, {}).log:
            kind, _, seat = item.what.rpartition(" ")[0].partition(" ")
            if kind in ("total", "income", "left", "hand", "aside", *ACTION_CARDS) and seat:
                assert places.player_box(int(seat)).contains(item.box), item


def test_a_bid_stands_on_its_price() -> None:
    for table in positions("central-5", every=11):
        view = central_view(table, None)
        for item in picture.draw_board("central", view, WORDS, {}).log:
            if view.auction is not None and item.what in {f"bid {bid.seat} {bid.price}" for bid in view.auction.bids}:
                price = int(item.what.rpartition(" ")[2])
                assert places.price_box(price, view.price_max).contains(item.box)


def test_marks_stand_on_their_places_with_their_labels() -> None:
    view = central_view(fresh(3), 0)
    marks = {"tomato": "8 kg", "pepper": "10 kg", "1": "+8", "10": "+100", "7": "far too long for a mark"}
    canvas = picture.draw_board("central", view, WORDS, marks)
    for place, label in marks.items():
        text = next(item for item in canvas.log if item.what == f"{place}: {label}")
        if place.isdigit():
            box = places.price_box(int(place), view.price_max)
        else:
            box = places.stall_box(view.products.index(place), len(view.products))
        assert box.contains(text.box)
    assert picture.board("central", view, WORDS, marks) != picture.board("central", view, WORDS)


def test_kilos_that_are_set_aside_are_no_price() -> None:
    asked = next(table for table in positions("central-3", every=1) if central_view(table, 0).phase == "aside")
    log = seen(central_view(asked, 0), {"carrot": "✓", "3": "✓"})
    assert "carrot: ✓" in log
    assert "3: ✓" not in log


def test_a_mark_on_no_place_is_a_bug() -> None:
    with pytest.raises(LookupError, match="13"):
        picture.board("central", fresh(3).view(0), WORDS, {"13": "+1"})


def test_a_removed_product_has_no_stall() -> None:
    log = seen(central_view(fresh(3, forty_cards=True, removed_product="cucumber"), 0))
    assert log.count("stall") == 4
    assert not any(what.startswith("cucumber") for what in log)


def test_the_cheater_who_opens_is_told_of_when_a_product_is_opened() -> None:
    assert "option open" in seen(central_view(fresh(3, cheater_may_open=True), 0))
    assert "option open" not in seen(central_view(fresh(3), 0))


def test_a_hand_shows_cards_action_cards_and_what_is_sealed() -> None:
    sealed = set()
    for table in positions("central-3", every=5):
        view = central_view(table, 1)
        log = [item.what for item in picture.draw_hand("central", view, WORDS).log]
        for kind, count in Counter(view.hand).items():
            assert log.count(f"card {kind}") == count
        for kind, count in Counter(view.aside).items():
            assert log.count(f"aside {kind}") == count
        assert ("no card" in log) == (not view.hand)
        assert (f"income {view.players[1].income}" in log) is (view.phase != "over")
        assert (f"left {LIMIT - view.players[1].sold}" in log) is (view.phase != "over")
        written = " ".join(log)
        for text in (view.answer, *view.orders):
            if text is not None:
                assert WORDS.notation(text) in written
                sealed.add(text)
    assert sealed


@pytest.mark.defect(61)
def test_after_the_end_nothing_is_said_of_the_last_round_but_its_points() -> None:
    """It said that who had sold 9 kg had an income of 0: that had become points already."""
    view = central_view(finished("central-3"), 0)
    assert any(player.sold for player in view.players)
    words = Speaker(catalogue("en"), find_game("central"), PEOPLE, reader=0)
    for said in (board("central", view, words), hand("central", view, words), alt("central", view, words)):
        assert f"{view.players[0].total} points" in said
        assert "income" not in said
        assert "of 10 kg" not in said


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(LookupError):
        picture.hand("central", fresh(3).view(None), WORDS)


@pytest.mark.parametrize("grey", [False, True])
@pytest.mark.parametrize("painters", [tuple(PRODUCT_PAINTERS.values()), tuple(ACTION_CARDS.values())])
def test_small_things_can_be_told_apart_without_their_colours(painters: tuple[Painter, ...], grey: bool) -> None:
    for one, other in combinations(painters, 2):
        assert difference(one, other, grey) > 20


def test_on_buttons_an_action_card_looks_as_it_lies_there_and_a_stall_opens_a_sale() -> None:
    things = picture.things("central")
    assert {things[f"action-{kind}"] for kind in ("cheat", "tourists", "rot")} == {
        things[card] for card in ("cheater", "tourists", "rot")
    }
    assert {"action-open", "action-sell"} <= set(things)
