"""What is typed without the word that says what to do: a move where that is clear, else it is asked about."""

from collections import Counter

import pytest

from bot.screens import typed
from bot.screens.scene import Scene
from games.central.actions import Aside
from games.kernel import Dice, Reason, Refusal, Table
from games.kernel.playout import play_out
from games.registry import find_game
from tests.screens.scenes import hosted
from tests.screens.test_typed_as_spoken import asked
from words import LANGUAGES

every_language = pytest.mark.parametrize("language", LANGUAGES)


def scene_of(language: str, game: str, kind: str) -> Scene:
    table, seat = asked(game, kind)
    return Scene(hosted(table), language, seat)


def haggling(language: str) -> Scene:
    """A market at which somebody may accept what another one offers, and has an offer of their own."""
    game = find_game("fishmarket")
    table = Table(game, 3, {}, Dice.of("numbers"))
    for _ in play_out(table, [game.agent()] * 3, Dice.of("numbers players")):
        for seat in range(3):
            kinds = {choice.kind for decision in table.moves(seat) if decision.owed for choice in decision.choices}
            if {"accept", "withdraw"} <= kinds:
                return Scene(hosted(table), language, seat)
    raise AssertionError("nobody could accept anything")


@pytest.mark.defect(66)
@every_language
def test_a_number_alone_is_no_offer_and_nobody(language: str) -> None:
    market = haggling(language)
    numbers = [topic.id for topic in market.topics]
    assert numbers
    assert [number for number in numbers if typed.understood(market, number) is not None] == []
    raided = scene_of(language, "schwarzmarkt", "turn")
    assert [number for number in "1234" if typed.understood(raided, number) is not None] == []
    assert typed.action(scene_of(language, "central", "first-bid"), "7").text == "bid 7"


@pytest.mark.defect(67)
@every_language
@pytest.mark.parametrize("text", ["A", "A, B 5", "A+B 5", "August"])
def test_a_boat_without_a_number_is_no_bid_of_one_coin(language: str, text: str) -> None:
    assert typed.understood(scene_of(language, "fishmarket", "bids"), text) is None


@pytest.mark.defect(68)
@every_language
def test_whoever_types_tourists_does_not_renounce_them(language: str) -> None:
    game = find_game("central")
    table = Table(game, 3, {}, Dice.of("tourists"))
    for _ in play_out(table, [game.agent()] * 3, Dice.of("tourists players")):
        for seat in range(3):
            asked_now = {decision.kind for decision in table.moves(seat) if decision.owed}
            if "tourists" in asked_now:
                scene = Scene(hosted(table), language, seat)
                meant = typed.understood(scene, "tourists")
                assert meant is None or meant.kind == "tourists"
                said = typed.understood(scene, {"en": "no", "fr": "non", "de": "nein"}[language])
                assert said is not None
                assert said.text == "decline"
                return
    raise AssertionError("nobody was asked for tourists")


@pytest.mark.defect(69)
@pytest.mark.parametrize(("language", "fish"), [("en", "perch"), ("fr", "perche"), ("de", "Wolfsbarsch")])
def test_a_fish_alone_does_not_close_the_market_and_freeze_it(language: str, fish: str) -> None:
    assert typed.understood(scene_of(language, "fishmarket", "market"), fish) is None


WISHES = [
    ("en", "I'd like a {} for 5 coins", "perch"),
    ("en", "I would like a {} for 5", "perch"),
    ("en", "please, I'd like a {} for 5 coins", "perch"),
    ("en", "let me have a {} for 5", "perch"),
    ("en", "I need a {} for 5 coins", "perch"),
    ("fr", "je voudrais une {} pour 5 pièces", "perche"),
    ("fr", "il me faut une {} pour 5 pièces", "perche"),
    ("de", "ich möchte einen {} für 5 Münzen", "Wolfsbarsch"),
    ("de", "ich will einen {} für 5", "Wolfsbarsch"),
    ("de", "bitte einen {} für 5", "Wolfsbarsch"),
    ("de", "ich hätte gern einen {} für 5 Münzen", "Wolfsbarsch"),
]


@pytest.mark.defect(70)
@pytest.mark.parametrize(("language", "wish", "fish"), WISHES)
def test_a_wish_is_no_sale(language: str, wish: str, fish: str) -> None:
    scene = scene_of(language, "fishmarket", "market")
    assert typed.action(scene, wish.format(fish)).text == "offer 5 coins for 1 perch"


@pytest.mark.parametrize("text", ["I have a cod for 5", "I like 7", "I want 7"])
def test_whoever_has_or_likes_something_asks_for_nothing(text: str) -> None:
    assert typed.understood(haggling("en"), text) is None


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "I'd like to sell a perch for 5 coins"),
        ("fr", "je voudrais vendre une perche pour 5 pièces"),
        ("de", "ich möchte einen Wolfsbarsch für 5 Münzen verkaufen"),
    ],
)
def test_whoever_wishes_to_sell_sells(language: str, text: str) -> None:
    assert typed.action(scene_of(language, "fishmarket", "market"), text).text == "offer 1 perch for 5 coins"


@pytest.mark.defect(64)
@every_language
def test_a_person_is_no_number(language: str) -> None:
    scene = scene_of(language, "turin", "bid")
    assert typed.understood(scene, "Дмитрий") is None


@pytest.mark.defect(71)
@every_language
@pytest.mark.parametrize("kind", ["bid", "extra", "list"])
@pytest.mark.parametrize("text", ["never", "no", "may"])
def test_the_beginning_of_a_standing_order_does_not_leave_it(language: str, kind: str, text: str) -> None:
    meant = typed.understood(scene_of(language, "turin", kind), text)
    assert meant is None or meant.kind != "habit"


@pytest.mark.defect(71)
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "buy nothing"),
        ("en", "sell nothing"),
        ("en", "neither"),
        ("fr", "ne rien acheter"),
        ("fr", "aucune"),
        ("de", "nichts kaufen"),
        ("de", "keine"),
    ],
)
def test_whoever_buys_nothing_answers_the_question_and_leaves_no_plan(language: str, text: str) -> None:
    assert typed.action(scene_of(language, "turin", "list"), text).text == "pass"


@pytest.mark.defect(72)
@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "accept Ana"), ("en", "accept 1 and 2"), ("fr", "accepter Ana"), ("de", "nimm alles an")],
)
def test_an_offer_that_nobody_can_mean_is_not_said_to_be_gone(language: str, text: str) -> None:
    with pytest.raises(Refusal) as refused:
        typed.action(haggling(language), text)
    assert not refused.value.clause
    assert refused.value.reason is not Reason.STALE


@every_language
def test_nobody_types_the_nought_of_a_number(language: str) -> None:
    scene = scene_of(language, "turin", "place")
    placed = [choice for decision in scene.moves for choice in decision.choices if choice.text.startswith("place T0")]
    assert placed
    for choice in placed:
        card = choice.text.removeprefix("place ")
        assert typed.action(scene, card.replace("T0", "t")) == choice


@pytest.mark.parametrize(
    ("language", "good", "both"),
    [("en", "the {}", "{} and {}"), ("fr", "les {}", "{} et {}"), ("de", "die {}", "{} und {}")],
)
def test_the_only_card_of_a_kind_needs_no_weight(language: str, good: str, both: str) -> None:
    scene = scene_of(language, "central", "aside")
    cards = [c for decision in scene.moves for c in decision.choices if isinstance(c, Aside)]
    names = {card.product: scene.plain_speaker.item(card.product) for card in cards}
    held = Counter(card.product for card in cards)
    assert 1 in held.values()
    for card in cards:
        said = typed.understood(scene, good.format(names[card.product]))
        assert said == (card if held[card.product] == 1 else None)
    assert typed.understood(scene, both.format(*list(names.values())[:2])) is None
