"""Profiles, lists and privacy in every language: within Discord's limits, and the picture shows what the text says."""

from datetime import UTC, datetime

import pytest

from bot.front.gallery import draw
from bot.host.club.profile import Profile, TitlePlayed, TopPage
from bot.messages.message import Message, Picture
from bot.screens import club, privacy
from bot.screens.settings import settings
from bot.store import Meetings, Person, Ranked, Rating, Reliability, Tally
from games.registry import games
from render.picture.canvas import Canvas
from render.picture.profile import draw_profile
from render.profile import Card
from tests.render.test_picture import check_layout, check_nothing_runs_off
from tests.screens.limits import problems
from words import LANGUAGES, catalogue

NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)
LONG = "Maximiliane-Theodora von und zu "  # as many characters as Discord allows
every_language = pytest.mark.parametrize("language", LANGUAGES)


def tally(game: str, **figures: object) -> Tally:
    most: dict[str, object] = {
        "games": 1031,
        "won": 412,
        "abandoned": 17,
        "alone": 40,
        "highest": 1054,
        "margin": 313,
        "best_move": 109,
        "streak": 13,
        "longest_streak": 25,
        "points": 2376,
    }
    return Tally.model_validate({"person_id": 1, "place_id": 1, "game": game, "ended_at": NOON, **most, **figures})


def full(name: str = LONG) -> Profile:
    """All that a profile can have."""
    rating, curve = Rating(mu=36.4, sigma=0.7, games=1031), tuple(1000 + step * 37 % 600 for step in range(60))
    alone = {"campaign": 21, "campaign_title": "best_in_the_world"}
    titles = [
        TitlePlayed(tally=tally(game.id, **(alone if game.id == "lisboa" else {})), rating=rating, curve=curve)
        for game in games()
    ]
    return Profile(
        person_id=2**62,
        name=name,
        titles=tuple(titles),
        reliability=Reliability(person_id=1, asked=2400, missed=50, times=(1, 2, 3, 4, 5, 6, 7, 300)),
        meetings=Meetings(won=104, lost=96, shared=11, last=1),
    )


def few() -> Profile:
    """As little as one can have."""
    plain = Tally(person_id=1, place_id=1, game="turin", games=1, highest=-3, ended_at=NOON)
    first = TitlePlayed(tally=plain, rating=Rating(mu=20.0, sigma=8.0, games=1), curve=(840,))
    return Profile(person_id=1, name="🐙", titles=(first,), reliability=Reliability(person_id=1))


def drawn(message: Message) -> Picture:
    assert message.picture is not None
    return message.picture


@every_language
@pytest.mark.parametrize("shown", [full(), few()], ids=["full", "few"])
def test_a_profile_is_a_picture_in_which_nothing_runs_off_and_a_text_that_says_the_same(
    language: str, shown: Profile
) -> None:
    words = catalogue(language)
    as_picture = club.profile(words, shown, own=False, here=True)
    as_text = club.profile(words, shown, own=False, here=True, as_text=True)
    assert problems(as_picture) == {}
    assert problems(as_text) == {}
    card = Card.model_validate(drawn(as_picture).view)
    canvas: Canvas = draw_profile(card)
    check_layout(canvas)
    check_nothing_runs_off(canvas)
    assert canvas.size[1] <= 1.45 * canvas.size[0]
    said = "\n".join(item.what for item in canvas.log)
    for title in card.titles:
        for line in (title.name, title.played, *title.records, *([title.rating, title.rated] if title.rating else [])):
            assert line in as_text.text
            assert line in said
    for line in card.lines:
        assert line in as_text.text
        assert line in said
    assert draw(drawn(as_picture)).startswith(b"\x89PNG")


@every_language
def test_lists_privacy_and_settings_can_be_sent(language: str) -> None:
    words, known = catalogue(language), [game.id for game in games()]
    lines = tuple(
        Ranked(rank=990 + place, person_id=2**62, name=LONG, points=2376, games=1031, won=1031) for place in range(10)
    )
    page = TopPage(game="schwarzmarkt", people=1000, lines=lines, own=lines[0])
    for message in (
        club.top(words, page, 50, known),
        club.top(words, TopPage(game="turin", people=0, lines=()), 0, known),
        club.profile(words, few().model_copy(update={"titles": ()}), own=True, here=False),
        privacy.privacy(words),
        privacy.exported(words),
        privacy.erasing(words, 0, 0),
        privacy.erasing(words, 1, 1),
        privacy.erasing(words, 12, 3),
        privacy.erased(words),
        settings(words, Person(id=1, name=LONG, listed=False), [game.id for game in games()]),
        settings(words, Person(id=1, name=LONG), ()),
    ):
        assert problems(message) == {}


def test_times_are_told_as_the_span_within_which_half_of_the_answers_came() -> None:
    words = catalogue("en")
    quick = Reliability(person_id=1, asked=10, missed=1, times=(0, 0, 5, 0, 0, 0, 0, 4))
    slow = Reliability(person_id=1, asked=4, missed=0, times=(0,) * 13 + (4,))
    lines = [
        club.profile(words, few().model_copy(update={"reliability": each}), own=True, here=True, as_text=True).text
        for each in (quick, slow)
    ]
    assert "Answers in time: 90% · half of them within 5 minutes" in lines[0]
    assert "Answers in time: 100% · half of them take longer than 48 hours" in lines[1]
