"""Whoever types that they sell everything sells all that can be sold at once, or nothing."""

from functools import cache

import pytest

from bot.screens import typed
from bot.screens.scene import Scene
from games.kernel import Dice, Refusal, Seat, Table
from games.kernel.playout import play_out
from games.registry import find_game
from tests.screens.scenes import hosted
from tests.screens.test_typed_as_spoken import asked

SAID = [
    ("en", "sell everything"),
    ("en", "I sell all of it"),
    ("fr", "je vends tout"),
    ("fr", "tout vendre"),
    ("de", "alles verkaufen"),
    ("de", "Ich verkaufe alles."),
]
every_way = pytest.mark.parametrize(("language", "text"), SAID)


@every_way
@pytest.mark.parametrize(
    ("game", "kind", "move"),
    [("central", "sell", "sell 1x3kg 1x4kg"), ("schwarzmarkt", "turn", "sell 3 butter + 1 sugar")],
)
def test_everything_is_the_choice_in_which_all_others_are(
    game: str, kind: str, move: str, language: str, text: str
) -> None:
    table, seat = asked(game, kind)
    assert typed.action(Scene(hosted(table), language, seat), text).text == move


@every_way
def test_where_one_card_only_may_be_sold_everything_says_nothing(language: str, text: str) -> None:
    table, seat = one_of_several()
    with pytest.raises(Refusal):
        typed.action(Scene(hosted(table), language, seat), text)


@every_way
@pytest.mark.parametrize(
    ("game", "kind"),
    [("central", "open"), ("central", "bid"), ("fishmarket", "market"), ("turin", "bid"), ("lisboa", "turn")],
)
def test_where_nothing_is_sold_so_everything_plays_nothing(game: str, kind: str, language: str, text: str) -> None:
    table, seat = asked(game, kind)
    with pytest.raises(Refusal):
        typed.action(Scene(hosted(table), language, seat), text)


@pytest.mark.parametrize(("language", "text"), [("en", "everything"), ("fr", "tout"), ("de", "alles")])
def test_everything_alone_says_not_what_is_done_with_it(language: str, text: str) -> None:
    table, seat = asked("schwarzmarkt", "turn")
    with pytest.raises(Refusal):
        typed.action(Scene(hosted(table), language, seat), text)


@cache
def one_of_several() -> tuple[Table, Seat]:
    """A market on which goods are scarce: somebody may sell one card of several that they have."""
    game = find_game("schwarzmarkt")
    for number in range(20):
        table = Table(game, 3, {}, Dice.of(f"scarce:{number}"))
        for _ in play_out(table, [game.agent()] * 3, Dice.of(number)):
            for seat in range(3):
                choices = [each.text for decision in table.moves(seat) if decision.owed for each in decision.choices]
                sold = [text for text in choices if text.startswith("sell ")]
                if len(sold) > 1 and all(text.startswith("sell 1 ") and "+" not in text for text in sold):
                    return table, seat
    raise AssertionError("goods were never scarce")
