"""The pictures of Mercado de Lisboa show everything that the view says."""

from itertools import combinations

import pytest

from games.kernel import Dice, Table
from games.kernel.seats import PEOPLE
from games.lisboa.components import CELLS, ENTRANCES, LINE_NAMES, RESTAURANTS, Stage
from games.lisboa.view import LisboaView, RestaurantView, StandView
from games.registry import find_game
from render import picture
from render.picture.lisboa import places
from render.picture.lisboa.places import ALONE, BESIDE_PLAYERS
from render.picture.lisboa.tiles import DISHES, GOOD_PAINTERS
from render.picture.sprites import Painter
from render.picture.tokens import seat_sign
from tests.render.looks import difference
from tests.render.positions import VARIANTS, positions
from words import Speaker, catalogue

WORDS = Speaker(catalogue("en"), find_game("lisboa"), PEOPLE)


def seen(view: LisboaView, marks: dict[str, str] | None = None) -> list[str]:
    return [item.what for item in picture.draw_board("lisboa", view, WORDS, marks or {}).log]


def fresh(seats: int, **options: object) -> Table:
    return Table(find_game("lisboa"), seats, options, Dice.of("picture"))


def lisboa_view(table: Table, seat: int | None) -> LisboaView:
    view = table.view(seat)
    assert isinstance(view, LisboaView)
    return view


@pytest.mark.parametrize("variant", [name for name in VARIANTS if name.startswith("lisboa")])
def test_every_thing_of_the_view_is_drawn(variant: str) -> None:
    for table in positions(variant, every=30):
        view = lisboa_view(table, 0)
        log = seen(view)
        for name, cell in zip(CELLS, view.market, strict=True):
            match cell:
                case StandView():
                    assert f"{name} stand {cell.good} {cell.seat}" in log
                case RestaurantView():
                    assert f"{name} {'open' if cell.open else 'closed'} {cell.restaurant or 'unknown'}" in log
                case None:
                    assert not any(what.startswith(f"{name} ") for what in log)
        for entrance, customers in zip(ENTRANCES, view.entrances, strict=True):
            expected = f"{entrance} free" if customers is None else f"{entrance} customers {customers}"
            assert sum(what.startswith(expected) for what in log) == 1
        for place, good in enumerate(view.display):
            assert f"display {place} {good or 'empty'}" in log
        assert f"bag {view.bag}" in log
        for tiles, stack, crowd in zip(view.face_up, view.stacks, range(1, 5), strict=True):
            assert {f"offer {tile}" for tile in tiles} <= set(log)
            assert (f"stack {crowd} {stack}" in log) == bool(tiles or stack)
        for seat, player in enumerate(view.players):
            assert f"money {seat} {'?' if player.money is None else player.money}" in log
            assert f"stands {seat} {player.stands_left}" in log
            for good in player.stand_tiles:
                assert log.count(f"tile {seat} {good}") == player.stand_tiles.count(good)
            for restaurant in player.restaurants:
                assert log.count(f"restaurant {seat} {restaurant}") == player.restaurants.count(restaurant)
        playing = view.stage in (Stage.ACTION, Stage.TAKE)
        assert (f"seat {view.active} is active" in log) == playing


def test_things_lie_in_their_places() -> None:
    for table in positions("lisboa-4", every=20):
        for item in picture.draw_board("lisboa", table.view(None), WORDS, {}).log:
            place = item.what.partition(" ")[0]
            if place in CELLS:
                assert BESIDE_PLAYERS.cell_box(CELLS.index(place)).contains(item.box)
            elif place in ENTRANCES:
                assert BESIDE_PLAYERS.entrance_box(place).contains(item.box)


def test_the_parts_of_the_board_keep_apart() -> None:
    for variant in ("lisboa-1", "lisboa-2", "lisboa-3", "lisboa-4"):
        view = lisboa_view(next(positions(variant, every=1)), 0)
        layout = places.layout(view, ())
        around = [part for part in (layout.sidebar, layout.legend, layout.offers) if part is not None]
        parts = (places.HEADER, BESIDE_PLAYERS.box, *around)
        assert not any(one.touches(other) for one, other in combinations(parts, 2))
        for item in picture.draw_board("lisboa", view, WORDS, {}).log:
            assert not item.what or any(part.contains(item.box) for part in parts), item


def test_what_restaurants_improve_stands_below_the_market_with_any_number_of_players() -> None:
    for seats in (1, 2, 3, 4):
        log = seen(lisboa_view(fresh(seats), 0))
        assert {f"legend {restaurant}" for restaurant in RESTAURANTS} <= set(log)


def test_no_letter_of_a_column_and_no_number_of_a_row_stands_twice_in_one_place() -> None:
    view = lisboa_view(fresh(3), 0)
    marked = dict.fromkeys(map(str, ENTRANCES), "+2")
    free = {f"{name} free" for name in ENTRANCES} | {f"{name} name" for name in ENTRANCES}
    for marks in (dict[str, str](), marked):
        log = picture.draw_board("lisboa", view, WORDS, marks).log
        written = {item.what[:2] for item in log if item.is_text and item.what in free}
        assert written == {name for name in ENTRANCES if name[0] in "RB"}
        assert sorted(item.what for item in log if item.what in LINE_NAMES) == sorted(LINE_NAMES)


def test_where_something_is_chosen_stands_only_what_it_is_chosen_from() -> None:
    view = lisboa_view(fresh(3), 0)
    tile = view.face_up[0][0]
    looked_for = {"TA free", f"offer {tile}", "card 0"}
    assert looked_for & set(seen(view, {"A1": "−2"})) == {"TA free"}
    assert looked_for & set(seen(view, {tile: "+1"})) == {f"offer {tile}"}
    assert looked_for & set(seen(view, {"A1": "✓", tile: "+1"})) == {"TA free", f"offer {tile}"}


def test_what_is_new_is_framed_on_the_whole_board() -> None:
    view = lisboa_view(fresh(3), 0)
    log = seen(view, {"A1": "", "TA": "", view.face_up[3][0]: ""})
    assert {"A1 new", "TA new", f"{view.face_up[3][0]} new", "card 2"} <= set(log)
    assert WORDS.label("news") in log


def test_customers_are_known_by_what_they_want_and_not_by_a_code() -> None:
    canvas = picture.draw_board("lisboa", fresh(4).view(0), WORDS, {})
    assert not [item for item in canvas.log if item.is_text and "K" in item.what]


def test_marks_stand_on_their_places_with_their_labels() -> None:
    marks = {"A1": "−2 +6", "C3": "−1", "TA": "+12", "R5": "+4", "E5": "far too long for a mark"}
    view = lisboa_view(fresh(2), 0)
    canvas = picture.draw_board("lisboa", view, WORDS, marks)
    for place, label in marks.items():
        text = next(item for item in canvas.log if item.what == f"{place}: {label}")
        box = ALONE.cell_box(CELLS.index(place)) if place in CELLS else ALONE.entrance_box(place)
        assert box.contains(text.box)
    assert picture.board("lisboa", view, WORDS, marks) != picture.board("lisboa", view, WORDS)


def test_a_mark_on_no_place_is_a_bug() -> None:
    with pytest.raises(LookupError, match="Z9"):
        picture.board("lisboa", fresh(2).view(0), WORDS, {"Z9": "+1"})


def test_money_of_others_is_hidden_unless_it_is_open() -> None:
    assert "money 1 ?" in seen(lisboa_view(fresh(2), 0))
    assert "money 1 1" in seen(lisboa_view(fresh(2, money_visibility="open"), 0))


def test_customers_of_challenge_seven_sleep() -> None:
    log = seen(lisboa_view(fresh(1, solo_mode="single", solo_challenge=7), 0))
    asleep = [what for what in log if what.endswith(" asleep")]
    assert {what[0] for what in asleep} == {"R", "B", "L"}  # one customer alone never sleeps
    assert len(asleep) == 15


def test_the_sheet_of_a_campaign_has_nine_fields() -> None:
    assert sum(what.startswith("sheet ") for what in seen(lisboa_view(fresh(1), 0))) == 9
    assert not any(what.startswith("sheet ") for what in seen(lisboa_view(fresh(1, solo_mode="single"), 0)))


def test_a_hand_shows_tiles_money_and_stands() -> None:
    view = lisboa_view(fresh(3), 2)
    log = [item.what for item in picture.draw_hand("lisboa", view, WORDS).log]
    assert [what for what in log if what.startswith("tile ")] == [
        f"tile {good}" for good in view.players[2].stand_tiles
    ]
    assert "money 1" in log
    assert sum(what.startswith("stand ") for what in log) == 8


def test_a_hand_shows_the_plan_in_words() -> None:
    table = fresh(3)
    waiting = next(seat for seat in range(3) if not table.owed(seat))
    table.play(waiting, {"kind": "wishes", "first": "customers", "second": "coin", "gain": 4})
    log = [item.what for item in picture.draw_hand("lisboa", lisboa_view(table, waiting), WORDS).log]
    assert sum(what.startswith("plan ") for what in log) > 1, "a long plan has several lines"


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(LookupError):
        picture.hand("lisboa", fresh(2).view(None), WORDS)


@pytest.mark.parametrize("grey", [False, True])
@pytest.mark.parametrize(
    "painters", [tuple(GOOD_PAINTERS.values()), tuple(DISHES.values()), tuple(map(seat_sign, range(5)))]
)
def test_small_things_can_be_told_apart_without_their_colours(painters: tuple[Painter, ...], grey: bool) -> None:
    for one, other in combinations(painters, 2):
        assert difference(one, other, grey) > 20
