"""The campaigns of a person: the best of each part, every campaign with its state, within Discord's limits."""

from functools import cache

import pytest

from bot.screens.campaign import campaigns
from bot.screens.scene import Scene
from games.kernel import Action, Dice, OpenDecisions, RandomAgent, Table, View
from games.kernel.playout import play_out
from games.registry import find_game, games
from render import picture
from tests.screens.limits import problems
from tests.screens.scenes import hosted
from words import LANGUAGES, catalogue

every_language = pytest.mark.parametrize("language", LANGUAGES)


class Persevering(RandomAgent):
    """Plays at random, but never gives up."""

    def choose(self, view: View, moves: OpenDecisions, dice: Dice) -> Action | dict[str, object]:
        choices = (choice for decision in moves for choice in decision.choices)
        return next((choice for choice in choices if choice.kind == "go-on"), None) or super().choose(view, moves, dice)


@cache
def played(parts: int, seed: str) -> Table:
    """A campaign of which so many challenges are played."""
    game = find_game("lisboa")
    table = Table(game, 1, {}, Dice.of(seed))
    for _ in play_out(table, [Persevering()], Dice.of(seed)):
        sheet = game.sheet(table.state)
        assert sheet is not None
        if len(sheet.parts) > parts and not table.over:
            break
    return table


def scene(table: Table, language: str) -> Scene:
    return Scene(hosted(table), language, 0)


@pytest.mark.rule("ML-31.1", "ML-31.4")
@every_language
def test_campaigns_are_kept_with_the_best_of_each_part(language: str) -> None:
    given_up = Table.load(played(2, "second").save(), lambda _id, _version: find_game("lisboa"))
    given_up.play(0, next(move for move in given_up.moves(0)[0].choices if move.kind == "give-up"))
    tables = [played(1, "third"), given_up, played(9, "first")]
    message = campaigns([scene(table, language) for table in tables], catalogue(language))
    assert problems(message) == {}
    sheets = [find_game("lisboa").sheet(table.state) for table in tables]
    best = max(
        (part.amount, part.result or 0)
        for sheet in sheets
        if sheet
        for part in sheet.parts
        if part.name == "challenge-1"
    )
    words = catalogue(language)
    score = words.say("lisboa-board-sheet-part", amount=best[0], result=best[1])
    first = words.say("screen-campaign-part", name=words.say("lisboa-line-challenge-1"), score=score)
    assert f"- {first}" in message.text.splitlines()
    complete = sheets[-1]
    assert complete is not None
    assert complete.title is not None
    assert words.say(f"lisboa-title-{complete.title}") in message.text
    assert words.say("screen-campaign-given-up", parts=2, most=9) in message.text
    assert "https://discord.com/channels/" in message.text


@every_language
def test_forty_campaigns_fit(language: str) -> None:
    message = campaigns([scene(played(2, "second"), language)] * 40, catalogue(language))
    assert problems(message) == {}
    assert message.text.startswith("## ")


@every_language
def test_who_has_none_is_told_how_to_begin_one(language: str) -> None:
    alone = Table(find_game("lisboa"), 1, {"solo_mode": "single"}, Dice.of("single"))
    message = campaigns([scene(alone, language)], catalogue(language))
    assert message.text == catalogue(language).say("screen-no-campaign")


def test_games_without_a_campaign_have_no_sheet() -> None:
    for game in games():
        table = Table(game, max(2, game.seat_counts[0]), {}, Dice.of("sheet"))
        assert game.sheet(table.state) is None


def test_the_bonus_is_not_told_as_the_best_move() -> None:
    """The board says that the best turn brought 6 coins: no line beside it says "best move: 0"."""
    message = campaigns([scene(played(1, "third"), "en")], catalogue("en"))
    (bonus,) = [line for line in message.text.splitlines() if "**0**" in line and "Challenge" not in line][:1]
    assert bonus == "- Bonus for 32 coins in one turn: **0**"


@pytest.mark.parametrize(("language", "said"), [("en", "Challenge 1 is over."), ("fr", "Défi 1 terminé.")])
def test_between_two_challenges_only_the_challenge_is_over(language: str, said: str) -> None:
    shown = scene(played(1, "third"), language)
    game_over = shown.speaker.label("over")
    for told in (shown.board_text(), picture.alt("lisboa", shown.view, shown.speaker)):
        assert said in told
        assert game_over not in told
