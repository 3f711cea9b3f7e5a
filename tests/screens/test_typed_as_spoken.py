"""Languages as people type them at a table: as they speak, without accents, with other words than the catalogue's."""

from collections.abc import Iterator
from functools import cache

import pytest

from bot.screens import typed
from bot.screens.scene import Scene
from games.central.actions import OrderSell
from games.kernel import Dice, Nature, Refusal, Seat, Table
from games.kernel.fields import read_thing
from games.kernel.playout import play_out
from games.registry import find_game
from tests.screens.scenes import PEOPLE, hosted
from tests.screens.spoken import SAID

MOVES = 120


@cache
def asked(game_id: str, kind: str) -> tuple[Table, Seat]:
    """A table at which somebody is asked this, and who."""
    game = find_game(game_id)
    table, dice = Table(game, 3, {}, Dice.of("french")), Dice.of("french players")
    agent = game.agent()
    for _ in range(MOVES):
        found = [seat for seat in range(3) for decision in table.moves(seat) if decision.kind == kind]
        if found:
            return table, found[0]
        seat = next(seat for seat in range(3) if table.owed(seat))
        table.play(seat, agent.choose(table.view(seat), table.moves(seat), dice))
    raise AssertionError(f"nobody is asked {kind}")


def sentences() -> Iterator[tuple[str, str, str, str, str]]:
    for language, spoken in SAID.items():
        for (game, kind), said in spoken.items():
            yield from ((language, game, kind, text, meant) for text, meant in said.items())


@pytest.mark.parametrize(("language", "game", "kind", "text", "meant"), list(sentences()))
def test_people_are_understood_as_they_speak(language: str, game: str, kind: str, text: str, meant: str) -> None:
    table, seat = asked(game, kind)
    assert typed.action(Scene(hosted(table), language, seat), text).text == meant


@pytest.mark.parametrize(("game", "kind", "text"), [("fishmarket", "ice", "congeler"), ("central", "open", "proposer")])
def test_a_bare_verb_plays_nothing(game: str, kind: str, text: str) -> None:
    table, seat = asked(game, kind)
    with pytest.raises(Refusal):
        typed.action(Scene(hosted(table), "fr", seat), text)


def test_a_letter_before_a_number_names_a_boat_and_is_no_article() -> None:
    table = Table(find_game("fishmarket"), 3, {}, Dice.of("tied"))
    for seat, bid in enumerate(("B5", "B5", "pass")):
        table.play(seat, typed.action(Scene(hosted(table), "en", seat), bid))
    scene = Scene(hosted(table), "en", 0)
    assert typed.action(scene, "B 12").text == typed.action(scene, "12").text == "rebid B12"
    with pytest.raises(Refusal):
        typed.action(scene, "A 12")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "5 coins for a sole Дмитрий"),
        ("fr", "je te donne 5 pièces contre ta sole Дмитрий"),
        ("de", "ich gebe 5 Münzen für deine Seezunge, Дмитрий"),
    ],
)
def test_whoever_is_named_is_no_number(language: str, text: str) -> None:
    """Their seat has a number, and it once was one of soles."""
    table, seat = asked("fishmarket", "market")
    meant = typed.understood(Scene(hosted(table), language, seat), text)
    assert meant is None or "for 1 sole" in meant.text


@pytest.mark.defect(65)
@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "sell"), ("en", "I want to sell"), ("fr", "vendre"), ("fr", "je veux vendre"), ("de", "verkaufen")],
)
def test_a_bare_verb_leaves_no_order(language: str, text: str) -> None:
    """At the next sale all one had was sold, by itself."""
    table, seat = asked("central", "first-bid")
    scene = Scene(hosted(table), language, seat)
    assert typed.understood(scene, text) is None
    as_much_as_possible = scene.speaker.action(OrderSell())
    assert typed.action(scene, as_much_as_possible) == OrderSell()


BID_FOR = [
    ("central", "first-bid"),
    ("central", "next-bid"),
    ("turin", "bid"),
    ("turin", "extra"),
    ("schwarzmarkt", "turn"),
]


@pytest.mark.defect(64)
@pytest.mark.parametrize(("game", "kind"), BID_FOR)
@pytest.mark.parametrize("text", ["Дмитрий", "Дмитрий?", "Ana", "à Ana", "A", "Eve", "bid Дмитрий"])
def test_the_name_of_a_person_is_no_bid(game: str, kind: str, text: str) -> None:
    """It was one of so many coins as the number of their seat."""
    table, seat = asked(game, kind)
    for language in SAID:
        assert typed.understood(Scene(hosted(table), language, seat), text) is None


def test_a_person_is_named_where_one_is_asked_for() -> None:
    table = Table(find_game("schwarzmarkt"), 4, {}, Dice.of("q"))
    for _ in play_out(table, [table.game.agent()] * 4, Dice.of("spies")):
        spies = [seat for seat in range(4) for decision in table.moves(seat) if decision.kind == "spy"]
        if spies:
            other = (spies[0] + 1) % 4
            assert typed.action(Scene(hosted(table), "en", spies[0]), PEOPLE[other]).text == f"spy {other}"
            return
    raise AssertionError("nobody spies")


@pytest.mark.parametrize(
    ("language", "text"), [("en", "sell butter"), ("fr", "vendre beurre"), ("de", "verkaufe Butter")]
)
def test_what_has_no_number_is_no_number_of_its_own(language: str, text: str) -> None:
    """Three of them can be sold: it is asked, how many are meant."""
    table, seat = asked("schwarzmarkt", "turn")
    assert typed.understood(Scene(hosted(table), language, seat), text) is None


def test_the_beginning_of_a_number_is_no_card() -> None:
    cards = ("T03", "T10")
    assert read_thing("t10", cards, {}) == "T10"
    assert read_thing("t1", cards, {}) is None


YES = {"en": "yes", "fr": "oui", "de": "ja"}


@pytest.mark.defect(51)
@pytest.mark.parametrize("language", list(YES))
def test_yes_answers_what_is_asked_and_leaves_no_order(language: str) -> None:
    """In French it was an order to play Rot on the next sale, whatever had been asked: also whether to play Rot now."""
    for game, kind in SAID[language]:
        table, seat = asked(game, kind)
        left_for_later = [decision for decision in table.moves(seat) if decision.nature is Nature.ORDER]
        orders = {kind for decision in left_for_later for kind in decision.accepts}
        meant = typed.understood(Scene(hosted(table), language, seat), YES[language])
        assert meant is None or meant.kind not in orders


@pytest.mark.defect(51)
@pytest.mark.parametrize("text", ["oui", "pourriture", "je joue pourriture"])
def test_who_is_asked_in_french_whether_to_play_rot_can_say_so(text: str) -> None:
    table, seat = asked("central", "rot")
    assert typed.action(Scene(hosted(table), "fr", seat), text).text == "rot 2"


NOT_SAID = {
    ("central", "first-bid"): ["0", "12", "ich passe nicht", "biete nicht 7"],
    ("central", "rot"): ["Fäulnis", "ja"],
    ("fishmarket", "bids"): ["A12 A13", "biete 12", "verkaufe 12 auf A"],
    ("fishmarket", "market"): ["ich bin nicht fertig", "5 Münzen"],
    ("turin", "bid"): ["verkaufe 5", "nimm 5", "ich will keinen Kredit", "biete 5 nicht"],
    ("turin", "list"): ["nicht kaufen", "kaufe alles"],
    ("schwarzmarkt", "turn"): ["passe nicht", "verkaufe nichts", "erhöhe"],
    ("lisboa", "turn"): ["keine Münze nehmen", "nimm 2 Münzen", "passen"],
}


@pytest.mark.parametrize(("asks", "texts"), NOT_SAID.items(), ids=lambda each: "-".join(each)[:40])
def test_nothing_else_is_played_than_what_was_typed(asks: tuple[str, str], texts: list[str]) -> None:
    table, seat = asked(*asks)
    for text in texts:
        with pytest.raises(Refusal):
            typed.action(Scene(hosted(table), "de", seat), text)


@pytest.mark.parametrize("language", list(SAID))
def test_what_is_not_understood_is_answered_with_something_that_is(language: str) -> None:
    for game, kind in SAID[language]:
        table, seat = asked(game, kind)
        scene = Scene(hosted(table), language, seat)
        with pytest.raises(Refusal) as refused:
            typed.action(scene, "tra la la")
        example = str(refused.value.figures.get("example") or refused.value.figures["closest"])
        assert typed.understood(scene, example) is not None


@pytest.mark.parametrize(
    ("game", "kind", "example"),
    [
        ("turin", "bid", "miser 5"),
        ("turin", "extra", "ajouter 3"),
        ("central", "open", "proposer tomates 4"),
        ("central", "first-bid", "offrir 6"),
        ("fishmarket", "ice", "congeler thon"),
    ],
)
def test_an_example_is_neither_the_least_nor_the_most(game: str, kind: str, example: str) -> None:
    table, seat = asked(game, kind)
    assert typed.example(Scene(hosted(table), "fr", seat)) == example


AGAINST_RULES = [
    ("fr", "turin", "bid", "je mise 50", "loan-first"),
    ("de", "turin", "place", "ich versteigere T01", "not-in-hand"),
    ("en", "turin", "bid", "I'll bid 50", "loan-first"),
    ("de", "schwarzmarkt", "turn", "ich verkaufe drei Pfund Zucker", "not-wanted"),
    ("fr", "schwarzmarkt", "turn", "je monte le taux de 7", "wrong-steps"),
]


@pytest.mark.parametrize(("language", "game", "kind", "text", "why"), AGAINST_RULES)
def test_a_move_that_the_rules_do_not_allow_is_told_why(
    language: str, game: str, kind: str, text: str, why: str
) -> None:
    table, seat = asked(game, kind)
    with pytest.raises(Refusal) as refused:
        typed.action(Scene(hosted(table), language, seat), text)
    assert refused.value.clause
    assert str(refused.value.reason) == why
