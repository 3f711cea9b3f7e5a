"""Tournaments in every language: within Discord's limits, and the picture shows what the text says."""

from datetime import UTC, datetime

import pytest

from bot.front.gallery import draw
from bot.host.hosted import HostedTable
from bot.host.tournament.scoring import Line
from bot.host.tournament.signing_up import MOST_ENTRANTS, MOST_ROUNDS, pod_sizes
from bot.messages.limits import THREAD_NAME
from bot.messages.message import Message
from bot.screens import lobby, seeking
from bot.screens import tournament as screens
from bot.screens.house import HouseScreens
from bot.screens.scene import Scene
from bot.store import Entrant, Person, Phase, Status, System, Tournament
from games.kernel import Dice, Table, menu
from games.registry import find_game, games
from render.picture.standings import draw_standings
from render.standings import StandingsSheet
from tests.render.test_picture import check_layout, check_nothing_runs_off
from tests.screens.limits import problems
from tests.screens.scenes import hosted
from words import LANGUAGES, catalogue

NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)
LONG = "Maximiliane-Theodora von und zu "  # as many characters as Discord allows
SEED = "ab" * 32
every_language = pytest.mark.parametrize("language", LANGUAGES)


def tournament(language: str, game: str = "turin", people: int = MOST_ENTRANTS, **more: object) -> Tournament:
    """As large as one can be, with every option as it is not usually."""
    options = {option.name: option.values[-1] for option in menu(find_game(game).options_type)}
    wanted: dict[str, object] = {
        "id": 2**31 - 1,
        "guild_id": 2**62,
        "channel_id": 2**62,
        "opener_id": 2**62,
        "language": language,
        "game": game,
        "options": options,
        "pace": "336",
        "rated": True,
        "system": System.ROBIN,
        "seats": pod_sizes(find_game(game))[-1],
        "rounds": MOST_ROUNDS,
        "round_hours": 2160,
        "seed": SEED,
        "deadline": NOON,
        "opened_at": NOON,
        "entrants": tuple(Entrant(person_id=2**62 + each, name=LONG, number=each) for each in range(people)),
    }
    return Tournament.model_validate({**wanted, **more})


def lines(people: int, rounds: int = MOST_ROUNDS) -> list[Line]:
    return [
        Line(
            person_id=2**62 + each,
            name=LONG,
            place=1 + each,
            points=2 * 7 * rounds - 1,
            rounds=(13, None, *([14] * (rounds - 2))),
            compared=None if each == 1 else 100,
            opposition=13950,
            dropped=each == people - 1,
        )
        for each in range(people)
    ]


def fits(*messages: Message) -> None:
    for message in messages:
        assert problems(message) == {}


@every_language
@pytest.mark.parametrize("game", [game.id for game in games()])
def test_sign_up_is_within_the_limits_whatever_was_chosen(language: str, game: str) -> None:
    words, most = catalogue(language), tournament(language, game)
    none = tournament(language, game, 0, rounds=0, options={}, system=System.SWISS)
    over = [most.model_copy(update={"phase": phase, "round": 3}) for phase in Phase]
    fits(*(screens.sign_up(each, language) for each in (most, none, *over)))
    fits(screens.opened(words, most), screens.leaving(words, most), screens.options(words, most))
    for option in menu(find_game(game).options_type):
        shown = screens.option(words, most, option.name)
        assert shown is not None
        fits(shown)
    assert screens.option(words, most, "nothing") is None


@every_language
def test_rounds_and_what_goes_wrong_are_within_the_limits(language: str) -> None:
    house, people = HouseScreens().tournaments, [2**62 + each for each in range(MOST_ENTRANTS)]
    duels = tournament(language, seats=2, round=20)
    pods = [*((one, other) for one, other in zip(people[::2], people[1::2], strict=True)), (1,)]
    begins = house.round_begins(duels, pods)
    fits(begins, house.cancelled(duels, "why " * 300))
    assert Dice(bytes.fromhex(SEED)).commitment in begins.text, "without it nobody could check the deal"
    fits(house.homeless(duels, Person(id=1, name="Olga", language=language)))
    names = {house.room_name(tournament(language, game.id, round=20), 64) for game in games()}
    assert max(map(len, names)) <= THREAD_NAME
    assert len(names) == len(list(games()))


@every_language
@pytest.mark.parametrize(("people", "rounds"), [(MOST_ENTRANTS, MOST_ROUNDS), (3, 2)])
def test_standings_are_a_picture_in_which_nothing_runs_off_and_a_text_that_says_the_same(
    language: str, people: int, rounds: int
) -> None:
    words, shown = catalogue(language), tournament(language, people=people, round=rounds, rounds=rounds)
    pages = range(-(-people // screens.A_PAGE))
    for page in {0, pages[-1]}:
        as_picture = screens.table(words, shown, lines(people, rounds), page)
        as_text = screens.table(words, shown, lines(people, rounds), page, as_text=True)
        fits(as_picture, as_text)
        assert as_picture.picture is not None
        sheet = StandingsSheet.model_validate(as_picture.picture.view)
        canvas = draw_standings(sheet)
        check_layout(canvas)
        check_nothing_runs_off(canvas)
        drawn = {item.what.partition(": ")[2] for item in canvas.log if item.is_text}
        for row in sheet.rows:
            said = next(line for line in as_text.text.splitlines() if line.startswith(f"**{row.place} "))
            figures = (row.points, *row.rounds, row.compared, row.opposition)
            assert all(figure in said and figure in drawn for figure in figures)
            assert row.name in said
        assert draw(as_picture.picture).startswith(b"\x89PNG")
    ended = shown.model_copy(update={"phase": Phase.OVER})
    house = HouseScreens().tournaments
    fits(house.round_over(shown, lines(people, rounds)), house.round_over(ended, lines(people, rounds)))
    shared = [line.model_copy(update={"place": 1}) for line in lines(people, rounds)]
    fits(house.round_over(ended, shared))
    assert SEED in house.round_over(ended, shared).text


def test_points_are_written_in_halves() -> None:
    assert [screens.points(halves) for halves in (0, 1, 2, 3, 15)] == ["0", "½", "1", "1½", "7½"]


def test_before_the_first_round_there_are_no_standings_but_sign_up() -> None:
    assert "Signed up" in screens.table(catalogue("en"), tournament("en", people=2), [], 0).words


@every_language
def test_of_ratings_a_sign_up_and_a_card_say_only_that_the_games_count(language: str) -> None:
    rated, unrated = (catalogue(language).say(f"screen-lobby-{said}") for said in ("rated", "unrated"))
    assert rated in screens.sign_up(tournament(language), language).asks
    assert unrated not in screens.sign_up(tournament(language, rated=False), language).asks
    for counts in (True, False):
        running = hosted(Table(find_game("turin"), 3, {}, Dice.of("card")))
        lobbied = running.record.model_copy(update={"rated": counts, "status": Status.LOBBY})
        scene = Scene(HostedTable(lobbied), language)
        for message in (lobby.lobby(scene), seeking.card(scene)):
            told = f"{message.text}\n{message.asks}"
            assert (rated in told) is counts
            assert unrated not in told
