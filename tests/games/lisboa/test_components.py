"""The material, counted against section 2 of the rule spec."""

from collections import Counter

from games.lisboa.challenges import CHALLENGES, RANKS
from games.lisboa.components import (
    CELLS,
    CROWD,
    CUSTOMERS,
    ENTRANCES,
    GOODS,
    LINE_CELLS,
    LINE_ENTRANCES,
    LINES,
    MARKED_CELLS,
    NEIGHBOURS,
    RESTAURANTS,
    RESTAURANTS_PER_TYPE,
    STAND_TILES_PER_GOOD,
    WANTED,
)


def test_counts() -> None:
    assert len(GOODS) * STAND_TILES_PER_GOOD == 35
    assert len(RESTAURANTS) * RESTAURANTS_PER_TYPE == 12
    assert (len(CELLS), len(ENTRANCES), len(LINES)) == (25, 20, 10)
    assert Counter(CROWD) == {1: 10, 2: 10, 3: 10, 4: 5}
    assert [len(LINE_CELLS[line]) for line in LINES] == [5] * 10
    assert [len(LINE_ENTRANCES[line]) for line in LINES] == [2] * 10


def test_every_good_is_on_four_tiles_of_one_to_three_customers_and_on_one_of_four() -> None:
    for good in range(len(GOODS)):
        assert Counter(CROWD[tile] for tile in range(35) if good in WANTED[tile]) == {1: 4, 2: 4, 3: 4, 4: 1}


def test_tiles_show_what_the_spec_lists() -> None:
    shown = {name: [GOODS[good].value for good in WANTED[tile]] for tile, name in enumerate(CUSTOMERS)}
    assert shown["K1-1"] == shown["K2-1"] == shown["K3-1"] == ["fish", "flower"]
    assert shown["K3-5"] == ["flower", "tomato"]
    assert shown["K2-8"] == ["tomato", "meat"]
    assert shown["K1-10"] == ["meat", "grape"]
    assert shown["K4-3"] == ["tomato"]


def test_lines_and_entrances_lie_where_their_names_say() -> None:
    for line, cells in enumerate(LINE_CELLS):
        names = {CELLS[cell][0 if line < 5 else 1] for cell in cells}
        ends = [ENTRANCES[entrance] for entrance in LINE_ENTRANCES[line]]
        assert len(names) == 1
        assert {end[1] for end in ends} == names
        assert "".join(end[0] for end in ends) == ("TB" if line < 5 else "LR")


def test_neighbours_are_orthogonal() -> None:
    assert {CELLS[cell] for cell in NEIGHBOURS[CELLS.index("C3")]} == {"C2", "B3", "D3", "C4"}
    assert {CELLS[cell] for cell in NEIGHBOURS[CELLS.index("A1")]} == {"B1", "A2"}


def test_marked_cells_have_half_turn_symmetry_and_no_neighbours() -> None:
    assert len(MARKED_CELLS) == 11
    assert {24 - cell for cell in MARKED_CELLS} == set(MARKED_CELLS)
    assert not any(neighbour in MARKED_CELLS for cell in MARKED_CELLS for neighbour in NEIGHBOURS[cell])


def test_challenges_as_the_sheet_has_them() -> None:
    assert [challenge.number for challenge in CHALLENGES] == list(range(10))
    assert [challenge.coins for challenge in CHALLENGES[1:]] == [1, 1, 1, 4, 1, 2, 1, 1, 1]
    assert [challenge.thresholds for challenge in CHALLENGES[1:]] == [
        (80, 90, 100),
        (55, 60, 70),
        (70, 80, 90),
        (80, 90, 100),
        (35, 45, 50),
        (30, 40, 50),
        (55, 70, 80),
        (50, 60, 70),
        (75, 90, 110),
    ]
    assert [least for least, _ in RANKS] == [28, 20, 15, 11, 6, 0]
