"""Chance: fair, named, and the same for ever."""

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.kernel import Dice, Reason, Refusal


def test_a_stream_depends_on_the_seed_and_its_name_only() -> None:
    dice = Dice.of("table")
    before = [dice.stream("deck").below(1000) for _ in range(3)]
    dice.stream("other").shuffle(list(range(50)))
    assert [dice.stream("deck").below(1000) for _ in range(3)] == before
    assert dice.stream("deck").shuffled(range(20)) != dice.stream("reshuffle:1").shuffled(range(20))
    assert dice.stream("deck").shuffled(range(20)) != Dice.of("other").stream("deck").shuffled(range(20))


def test_the_numbers_can_be_computed_again_by_hand() -> None:
    """As the module says: sha256(seed + name + "#" + block), four big-endian words a block."""
    seed = bytes(range(32))
    stream = Dice(seed).stream("deck")
    words = [
        int.from_bytes(hashlib.sha256(seed + b"deck#" + block).digest()[start : start + 8], "big")
        for block in (b"0", b"1")
        for start in (0, 8, 16, 24)
    ]
    assert [stream.below(2**63) for _ in range(8)] == [word % 2**63 for word in words]


def test_the_shuffle_never_changes() -> None:
    """A change here would change every saved game."""
    assert Dice(bytes(32)).stream("deck").shuffled(range(10)) == [6, 3, 5, 2, 0, 4, 1, 7, 8, 9]


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert Dice(bytes(32)).commitment == hashlib.sha256(bytes(32)).hexdigest()


def test_fresh_dice_differ() -> None:
    assert Dice.fresh().seed != Dice.fresh().seed


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_seed_of_another_length_is_refused(length: int) -> None:
    with pytest.raises(Refusal) as refused:
        Dice(bytes(length))
    assert refused.value.reason is Reason.UNREADABLE


def test_numbers_are_fair() -> None:
    stream = Dice.of("fair").stream("die")
    counts = Counter(stream.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_every_order_of_three_comes_up() -> None:
    orders = Counter(tuple(Dice.of(number).stream("deck").shuffled("abc")) for number in range(1200))
    assert len(orders) == 6
    assert all(140 < count < 260 for count in orders.values())


@given(st.integers(1, 10**12), st.integers())
def test_below_stays_below(bound: int, label: int) -> None:
    assert 0 <= Dice.of(label).stream("x").below(bound) < bound


@given(st.integers(-50, 50), st.integers(0, 50), st.integers())
def test_between_includes_both_ends(low: int, width: int, label: int) -> None:
    assert low <= Dice.of(label).stream("x").between(low, low + width) <= low + width


@given(st.lists(st.integers(), unique=True, max_size=30), st.integers())
def test_a_sample_takes_different_items(items: list[int], label: int) -> None:
    count = len(items) // 2
    sample = Dice.of(label).stream("x").sample(items, count)
    assert len(set(sample)) == count
    assert set(sample) <= set(items)
