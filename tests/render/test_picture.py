"""Pictures of all games: nothing runs off or over anything else, and nothing hidden shows."""

import io
from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops, ImageStat

from games.kernel import Dice
from games.kernel.playout import Variant
from games.kernel.seats import PEOPLE
from games.registry import find_game
from render import picture
from render.picture import fonts
from render.picture.canvas import Box, Canvas
from render.picture.chart import APART, chart
from render.picture.film import Film, frame
from render.picture.palette import SEATS
from tests.render.positions import HARD_NAMES, VARIANTS, finished, positions
from tests.spoken import every_drawn_variant
from tools.pictures import FAR_OFF, misfit
from words import LANGUAGES, Speaker, catalogue

SHOWN_WIDTH = 400
SMALLEST_SHOWN = 8
"""The least height of letters, in pixels, on a telephone that shows a picture 400 pixels wide."""

HARDLY_SEEN = 12
"""A colour that differs by so much of 255 is still taken for the same."""

every_variant = pytest.mark.parametrize("variant", VARIANTS)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", sorted({variant.game.id for variant in VARIANTS.values()}))


def check_layout(canvas: Canvas) -> None:
    texts = [(place, item) for place, item in enumerate(canvas.log) if item.is_text]
    for place, text in texts:
        assert text.frame is not None
        assert canvas.box.contains(text.frame), text
        assert text.frame.contains(text.box), text
        covering = [item for item in canvas.log[place + 1 :] if not item.is_text and item.box.touches(text.box)]
        assert covering == [], text
    for (_, one), (_, other) in combinations(texts, 2):
        assert not one.box.touches(other.box), (one, other)


@pytest.mark.parametrize("variant", [name for name, variant in VARIANTS.items() if not variant.options])
@every_language
def test_no_label_of_ours_is_cut(variant: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cut: set[str] = set()
    fitted = fonts.fitted

    def noting(text: str, size: int, least: int, room: int, weight: fonts.Weight) -> tuple[str, int]:
        written, smaller = fitted(text, size, least, room, weight)
        cut.update({text} if written != text else ())
        return written, smaller

    monkeypatch.setattr(fonts, "fitted", noting)
    fonts.line.cache_clear()  # else what another test has written is not fitted again
    game = VARIANTS[variant].game
    words = Speaker(catalogue(language), game, PEOPLE)
    for table in positions(variant, every=40):
        for seat in (0, None):
            picture.draw_board(game.id, table.view(seat), words, {})
        picture.draw_hand(game.id, table.view(0), words)
    assert cut == set()


def check_nothing_runs_off(canvas: Canvas) -> None:
    assert [item for item in canvas.log if not canvas.box.contains(item.box)] == []


@every_drawn_variant
def test_nothing_runs_off_and_no_text_is_covered(variant: Variant, language: str) -> None:
    game = variant.game.id
    words = Speaker(catalogue(language), find_game(game), HARD_NAMES)
    for table in positions(str(variant), every=40):
        for canvas in (
            picture.draw_board(game, table.view(0), words, {}),
            picture.draw_board(game, table.view(None), words, {}),
            picture.draw_hand(game, table.view(0), words),
        ):
            check_layout(canvas)
            check_nothing_runs_off(canvas)


@every_game
@every_language
def test_covers_are_laid_out(game: str, language: str) -> None:
    check_layout(picture.draw_cover(game, Speaker(catalogue(language), find_game(game), ())))


@every_game
@every_language
def test_the_icon_cuts_nothing_that_the_game_is_about(game: str, language: str) -> None:
    """People, and what is only behind it, go on beside it as in any window."""
    left, right = picture.icon_window(game)
    cover = picture.draw_cover(game, Speaker(catalogue(language), find_game(game), ()))
    window = Box(left, cover.box.bottom - (right - left), right, cover.box.bottom)
    about = {"dealer", "fish", "goose", "lot", "product", "roof", "stall", "stand"}
    for item in cover.log:
        if item.what.split()[0] in about and item.box.touches(window):
            cut = max(window.left - item.box.left, item.box.right - window.right)
            assert cut <= (item.box.right - item.box.left) / 8, item.what
        assert not (item.is_text and item.what in ("title", "our own") and item.box.touches(window)), item.what


@every_variant
def test_pictures_show_nothing_that_the_one_who_looks_cannot_know(variant: str) -> None:
    game = VARIANTS[variant].game
    words = Speaker(catalogue("en"), game, PEOPLE)
    for number, table in enumerate(positions(variant, every=90)):
        for seat in (table.seats - 1, None):
            other = game.recall(game.view(game.resample(table.state, seat, Dice.of(number)), seat), table.told(seat))
            drawn = picture.draw_board(game.id, table.view(seat), words, {})
            again = picture.draw_board(game.id, other, words, {})
            assert again.log == drawn.log
            assert again.pixels() == drawn.pixels()


@every_variant
def test_every_board_is_told_in_words(variant: str) -> None:
    game = VARIANTS[variant].game.id
    for language in LANGUAGES:
        words = Speaker(catalogue(language), find_game(game), HARD_NAMES)
        for table in positions(variant, every=25):
            assert picture.alt(game, table.view(None), words).strip()


@every_game
def test_the_same_view_gives_the_same_bytes(game: str) -> None:
    variant = next(name for name, variant in VARIANTS.items() if variant.game.id == game)
    table = next(positions(variant, every=1))
    words = Speaker(catalogue("en"), find_game(game), PEOPLE)
    png = picture.board(game, table.view(None), words)
    assert picture.board(game, table.view(None), words) == png
    assert picture.draw_board(game, table.view(None), words, {}).png(picture.colours(game)) == png
    with Image.open(io.BytesIO(png)) as image:
        assert image.format == "PNG"
        assert image.width == 1200


@every_game
def test_names_and_languages_are_part_of_a_picture(game: str) -> None:
    variant = next(name for name, variant in VARIANTS.items() if variant.game.id == game)
    view = next(positions(variant, every=1)).view(0)
    pictures = {
        picture.board(game, view, Speaker(catalogue(language), find_game(game), names))
        for language in LANGUAGES
        for names in (PEOPLE, tuple(reversed(PEOPLE)))
    }
    assert len(pictures) == len(LANGUAGES) * 2


@every_variant
def test_letters_can_be_read_on_a_telephone(variant: str) -> None:
    game = VARIANTS[variant].game.id
    words = Speaker(catalogue("fr"), find_game(game), HARD_NAMES)
    table = next(positions(variant, every=1))
    canvas = picture.draw_board(game, table.view(0), words, {})
    for item in canvas.log:
        if item.size is not None:
            assert item.size * SHOWN_WIDTH / canvas.box.width >= SMALLEST_SHOWN, item


def test_a_game_without_pictures_is_said_to_have_none() -> None:
    assert not picture.drawn("chess")
    with pytest.raises(LookupError, match="chess"):
        picture.cover("chess", Speaker(catalogue("en"), find_game("turin"), ()))


@every_drawn_variant
def test_the_end_shows_every_line_of_every_score(variant: Variant, language: str) -> None:
    table = finished(str(variant))
    end = table.ending()
    words = Speaker(catalogue(language), table.game, HARD_NAMES)
    canvas = picture.draw_ending(end, words)
    check_layout(canvas)
    check_nothing_runs_off(canvas)
    drawn = {item.what for item in canvas.log}
    for standing in end.outcome.standings:
        seat = standing.seat
        assert {f"seat {seat}", f"course {seat}", f"place {standing.place}", f"score {seat} {standing.score}"} <= drawn
        assert {f"{line.name} {seat} {line.amount}" for line in standing.lines} <= drawn
        assert {f"{line.name} {seat} ({line.amount})" for line in standing.tie_breaks} <= drawn


def test_a_chart_goes_from_the_start_to_the_last_score_and_keeps_its_badges_apart() -> None:
    drawn = chart(1000, 400, [(0, 0, 0), (-3, 4, 4), (17, 18, 18)])
    assert [amount for amount, _ in drawn.scale] == [-5, 0, 5, 10, 15, 20]
    assert [seat for seat, _ in drawn.ends] == [1, 2, 0]
    heights = [height for _, height in drawn.ends]
    assert all(lower - upper >= APART for upper, lower in pairwise(heights))
    assert chart(1000, 400, [(5, 5)]).scale[0] == (5, 366)


@every_game
def test_a_film_of_a_game_plays_all_its_frames_and_can_be_sent(game: str) -> None:
    variant = next(name for name, variant in VARIANTS.items() if variant.game.id == game)
    words = Speaker(catalogue("en"), find_game(game), PEOPLE)
    boards = [picture.draw_board(game, table.view(None), words, {}) for table in positions(variant, every=15)]
    film = Film(frame(boards[-1]), picture.colours(game))
    for board in boards:
        film.add(frame(board))
    with Image.open(io.BytesIO(film.encode())) as shown:
        assert shown.size == (600, max(frame(board).height for board in boards))
        assert getattr(shown, "n_frames", 1) == len(boards)


@every_game
def test_seats_have_their_own_colours_in_a_film(game: str) -> None:
    variant = max((each for each in VARIANTS.values() if each.game.id == game), key=lambda each: each.seats)
    table = variant.table(Dice.of("film"))
    words = Speaker(catalogue("en"), find_game(game), PEOPLE)
    first = frame(picture.draw_board(game, table.view(None), words, {})).convert("RGB")
    last = frame(picture.draw_board(game, finished(str(variant)).view(None), words, {}))
    film = Film(last, picture.colours(game))
    film.add(first)
    with Image.open(io.BytesIO(film.encode())) as encoded:
        shown = encoded.convert("RGB")
    places = ((x, y) for y in range(first.height) for x in range(first.width))
    spots = {colour: place for place in places if (colour := first.getpixel(place)) in SEATS[: table.seats]}
    assert set(spots) == set(SEATS[: table.seats])
    for place in spots.values():
        spot = (*place, place[0] + 1, place[1] + 1)
        apart = ImageStat.Stat(ImageChops.difference(first.crop(spot), shown.crop(spot))).extrema
        assert max(most for _, most in apart) <= HARDLY_SEEN, place


@every_game
def test_the_kept_colours_of_a_game_fit_its_pictures(game: str) -> None:
    chosen = picture.colours(game)
    if chosen is None:
        pytest.fail(f"{game} has no colours.png: make pictures GAME={game} chooses its colours")
    variant = next(name for name, variant in VARIANTS.items() if variant.game.id == game)
    words = Speaker(catalogue("fr"), find_game(game), PEOPLE)
    for table in positions(variant, every=40):
        for canvas in (
            picture.draw_board(game, table.view(None), words, {}),
            picture.draw_hand(game, table.view(0), words),
        ):
            assert misfit(canvas, chosen) < FAR_OFF, f"the drawings have changed: make pictures GAME={game}"
