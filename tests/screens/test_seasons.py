"""Seasons, announcements and free seats in every language: within Discord's limits, however long names are."""

from datetime import UTC, datetime

import pytest

from bot.host.club.standing import SeasonPage
from bot.host.time.openings import MOST
from bot.screens import seasons, seeking
from bot.store import ALL_GAMES, Chair, Ranked, Season, Server
from games.kernel import AnyGame
from games.registry import games
from tests.screens.limits import problems
from tests.screens.test_clock import every_game, every_language, scene_of
from words import catalogue

NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)
LONG = "Maximiliane-Theodora von und zu "
NAME = "n" * 40
ROLE = 10**18


def season(number: int = 1, *, over: bool = False) -> Season:
    return Season(
        id=number,
        place_id=2**62,
        name=NAME,
        channel_id=2**62,
        language="en",
        began_at=NOON,
        ends_at=NOON,
        ended_at=NOON if over else None,
        after=0,
    )


def page(game: str, lines: int, people: int = 1000, *, seen: int = 25) -> SeasonPage:
    ranked = tuple(
        Ranked(rank=min(3, place), person_id=2**62, name=LONG, points=99_999, games=9_999, won=9_999)
        for place in range(1, 1 + lines)
    )
    others = tuple(season(number) for number in range(1, 1 + seen))
    own = ranked[0] if ranked else None
    return SeasonPage(season=season(over=True), game=game, people=people, lines=ranked, own=own, others=others)


@every_language
def test_everything_about_seasons_can_be_sent(language: str) -> None:
    words, known = catalogue(language), [game.id for game in games()]
    winners = [page(game, 10) for game in (ALL_GAMES, *known)]
    for message in (
        seasons.season(words, page("schwarzmarkt", 10), 50, known),
        seasons.season(words, page(ALL_GAMES, 0, people=0, seen=1), 0, known),
        seasons.begins(words, season()),
        seasons.ends(words, season(over=True), winners),
        seasons.ends(words, season(over=True), []),
        seasons.managed(words, None),
        seasons.managed(words, season()),
        seasons.ending(words, season()),
    ):
        assert problems(message) == {}


@every_language
def test_the_end_of_a_season_names_those_who_share_a_rank_in_all_games_with_its_medal(language: str) -> None:
    words = catalogue(language)
    first, second = (
        Ranked(rank=1, person_id=number, name=name, points=12, games=4, won=3)
        for number, name in enumerate(("Ana", "Bruno"))
    )
    third = Ranked(rank=3, person_id=3, name="Chloé", points=1, games=1, won=0)
    podium = page(ALL_GAMES, 0).model_copy(update={"lines": (first, second, third)})
    text = seasons.ends(words, season(over=True), [podium]).text
    assert [line.split(" ")[0] for line in text.splitlines()[1:]] == ["🥇", "🥇", "🥉"]


@every_game
@every_language
def test_cards_and_free_seats_can_be_sent_and_say_what_was_agreed(game: AnyGame, language: str) -> None:
    words = catalogue(language)
    chairs = (Chair(person_id=10**18, name=LONG, offered=True, computer_plays=True), Chair(person_id=2, name=LONG))
    facts = {"id": 10**8, "chairs": chairs, "guild_id": 10**18, "rated": True}
    scene = scene_of(game, language, **facts)
    card = seeking.seat_card(scene, 0, ROLE)
    told = seeking.open_seats(words, [scene_of(game, language, **{**facts, "id": number}) for number in range(MOST)])
    for message in (card, told, seeking.told_no_more(words)):
        assert problems(message) == {}
    assert card.text.startswith(f"<@&{ROLE}>\n")
    assert words.say(game.id) in card.text
    assert told.words.count(words.say("screen-seat-rated")) == MOST


@every_language
@pytest.mark.parametrize("server", [Server(id=1), Server(id=1, announces_in=2, calls_role=3)])
def test_what_managers_have_set_is_said_and_each_of_it_can_be_taken_back(language: str, server: Server) -> None:
    words = catalogue(language)
    chosen = [each for each in (server.announces_in, server.calls_role) if each is not None]
    buttons = [button for row in seeking.server_buttons(words, server) for button in row]
    assert len(buttons) == len(chosen)
    said = seeking.server_lines(words, server)
    assert all(str(each) in said for each in chosen)
    assert seeking.announced(words, server, "lisboa")
