"""The figures in the pages of the rules are those that are played with."""

import re

import pytest

from games.central.components import COPIES as KILOGRAMS
from games.fishmarket.components import CARGO, COPIES, DAY_CASH, FIXED_PRICES, ICE, ROT, START_BALANCE
from games.lisboa.challenges import BEST_MOVE_COINS, CHALLENGES, RANKS
from games.schwarzmarkt.components import DECKS, DICE, DISCOVERY, LIMITED_TOP, PRODUCT_HAND, QUICK_DEAL, RATES, Deck
from games.turin.components import (
    GOODS,
    HAND_SIZES,
    ITEMS,
    LOAN,
    LOAN_DEBT,
    OPENING_PRIZES,
    PAYOUTS,
    PRIZES,
    START_CASH,
)
from words import LANGUAGES, catalogue

every_language = pytest.mark.parametrize("language", LANGUAGES)


def page(language: str, name: str) -> str:
    game, _, title = name.partition("/")
    return catalogue(language).say(f"{game}-rules-{title}")


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@every_language
def test_lisboa_challenges(language: str) -> None:
    text = page(language, "lisboa/alone")
    lines = [numbers(line) for line in text.splitlines() if line.startswith("- ")]
    assert [(line[0], *line[-3:]) for line in lines] == [(each.number, *each.thresholds) for each in CHALLENGES[1:]]
    assert {BEST_MOVE_COINS, {rank: least for least, rank in RANKS}["king"]} <= set(numbers(text))


@every_language
def test_turin_goods_hands_and_prizes(language: str) -> None:
    text = page(language, "turin/table")
    told = [tuple(map(int, figures)) for figures in re.findall(r"(\d+) \w+ (\d+) \((\d+)\)", text)]
    counts = [sum(items[place] for items in ITEMS.values()) for place in range(len(GOODS))]
    assert told == list(zip(PAYOUTS["classic"], PAYOUTS["red"], counts, strict=True))
    assert START_CASH in numbers(text)
    assert set(HAND_SIZES.values()) <= set(numbers(text))
    prizes = [numbers(line) for line in page(language, "turin/bid").splitlines() if line.startswith("- ")]
    assert prizes == [[seats, *PRIZES[seats], *OPENING_PRIZES.get(seats, ())] for seats in PRIZES]
    assert {LOAN, LOAN_DEBT} <= set(numbers(page(language, "turin/loan")))
    red = numbers(page(language, "turin/finer").splitlines()[0])
    assert red == list(dict.fromkeys(PAYOUTS["red"]))


@every_language
def test_schwarzmarkt_rates_dice_and_decks(language: str) -> None:
    text = page(language, "schwarzmarkt/table")
    assert ", ".join(str(rate) for rate in RATES) in text
    last = {die: RATES[place] for place, die in enumerate(DICE)}
    steps = numbers(next(line for line in text.splitlines() if "6," in line and "35" in line and "50" not in line))
    assert steps == [4, last[4], 3, last[3], 2, last[2], 1]
    assert PRODUCT_HAND in numbers(text)
    cards = numbers(page(language, "schwarzmarkt/cards"))
    assert {QUICK_DEAL, DISCOVERY, RATES[LIMITED_TOP], RATES[-1]} <= set(cards)
    uneven = numbers(page(language, "schwarzmarkt/finer").splitlines()[-1])
    assert uneven == sorted(DECKS[Deck.UNEVEN], reverse=True)


@every_language
def test_fishmarket_money_boats_and_ice(language: str) -> None:
    text = page(language, "fishmarket/table")
    assert {COPIES, DAY_CASH, START_BALANCE, ICE, *FIXED_PRICES.values()} <= set(numbers(text))
    boats = numbers(text.splitlines()[-1])
    assert boats == [CARGO[1], 1, 2, CARGO[3], 3, 4]
    assert ROT in numbers(page(language, "fishmarket/sell"))


@every_language
def test_central_cards(language: str) -> None:
    text = page(language, "central/table")
    assert numbers(text.splitlines()[0]) == [5 * sum(KILOGRAMS.values()), *KILOGRAMS]
