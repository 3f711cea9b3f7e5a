"""A gallery of every kind of picture of every game in several situations: ``make pictures``.

It writes ``build/pictures`` with a page to look through, the pictures that the README shows, and the colours of each
game. Boards are there at full size, as a telephone shows them, in grey, and as colour-blind eyes see them.
"""

import io
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageChops, ImageStat

from games.kernel import AnyGame, Dice, Table
from games.kernel.playout import play_out
from games.kernel.seats import PEOPLE
from render import picture
from render.picture import COLOURS_FILE, colours
from render.picture.canvas import COLOURS, Canvas
from tools.chosen import chosen_games
from words import LANGUAGES, Speaker, catalogue

NEAREST = Image.Resampling.NEAREST
FOLDER = Path("build/pictures")
README_FOLDER = Path("docs/pictures")
LONG_NAMES = (
    "Maximiliane-Theodora von Hohenstein",
    "王小明",
    "Björn",
    "Владимир",
    "WWWWWWWWWWWWWWWW",
    "Ñandú",
    "Ćwikła",
    "Ólafur",
)
END = ("schwarzmarkt", "5-en-end")
"""The end of a game that the README shows."""
PHONE = 400
EYES = {
    "grey": (0.299, 0.587, 0.114, 0) * 3,
    "deuteranopia": (0.367, 0.861, -0.228, 0, 0.280, 0.673, 0.047, 0, -0.012, 0.043, 0.969, 0),
    "protanopia": (0.152, 1.053, -0.205, 0, 0.115, 0.786, 0.099, 0, -0.004, -0.048, 1.052, 0),
}
"""How others see: matrices for red, green and blue (Machado, Oliveira and Fernandes, 2009, full strength)."""


SAMPLED = 3
ALIKE, FAR_OFF = 1, 4
"""Below the first nobody sees that two pictures differ; from the second on one sees wrong colours."""


class Shown(NamedTuple):
    """A picture and its name."""

    name: str
    canvas: Canvas


def gallery(game: AnyGame) -> Iterator[Shown]:
    """Every kind of picture of a game."""
    for language in LANGUAGES:
        yield Shown(f"cover-{language}", picture.draw_cover(game.id, Speaker(catalogue(language), game, ())))
    least, most = game.seat_counts[0], game.seat_counts[-1]
    yield from _game(game, most, "en", PEOPLE)
    yield from _game(game, most, "fr", LONG_NAMES)
    yield from _game(game, least, "en", PEOPLE)


def _game(game: AnyGame, seats: int, language: str, names: tuple[str, ...]) -> Iterator[Shown]:
    """The beginning, two moments between and the end of a game among computers."""
    words = Speaker(catalogue(language), game, names[:seats])
    table = Table(game, seats, {}, Dice.of("gallery"))
    moves = sum(1 for _ in play_out(Table(game, seats, {}, Dice.of("gallery")), [game.agent()] * seats, Dice.of("g")))
    moments = {0: "start", moves // 3: "third", moves * 3 // 4: "late"}
    prefix = f"{seats}-{language}"
    yield from _moment(table, words, f"{prefix}-start")
    for number, _ in enumerate(play_out(table, [game.agent()] * seats, Dice.of("g")), 1):
        if number in moments:
            yield from _moment(table, words, f"{prefix}-{moments[number]}")
    yield Shown(f"{prefix}-end", picture.draw_ending(table.ending(), words))


def _moment(table: Table, words: Speaker, name: str) -> Iterator[Shown]:
    game = table.game
    seat = next(seat for seat in range(table.seats) if table.owed(seat))
    yield Shown(f"{name}-board", picture.draw_board(game.id, table.view(None), words, {}))
    yield Shown(f"{name}-hand", picture.draw_hand(game.id, table.view(seat), words))
    for asked, marks in _marks(table, words, seat).items():
        yield Shown(f"{name}-{asked}", picture.draw_board(game.id, table.view(seat), words, marks))


def _marks(table: Table, words: Speaker, seat: int) -> dict[str, dict[str, str]]:
    """By the question, the places from which could be chosen, with what they cost and earn."""
    places = picture.places(table.game.id)
    marks: dict[str, dict[str, str]] = {}
    for decision in table.moves(seat):
        for choice in decision.choices:
            mark = words.mark(choice, table.preview(seat, choice))
            for field, value in choice.model_dump(mode="json").items():
                if mark and isinstance(value, str) and value in places:
                    marks.setdefault(f"{choice.kind}-{field}", {}).setdefault(value, mark)
    return marks


def misfit(canvas: Canvas, chosen: Image.Image) -> float:
    """How far a picture in these colours is from what was drawn: 0 for the same, 255 for black instead of white."""
    with Image.open(io.BytesIO(canvas.png(chosen))) as encoded:
        return _apart(canvas.page, encoded)


def _apart(one: Image.Image, other: Image.Image) -> float:
    return max(ImageStat.Stat(ImageChops.difference(one.convert("RGB"), other.convert("RGB"))).rms)


def fit(game: AnyGame, shown: list[Shown]) -> bool:
    """Whether a game has colours, and they still fit its pictures."""
    chosen = colours(game.id)
    return chosen is not None and max(misfit(each.canvas, chosen) for each in shown) < FAR_OFF


def choose_colours(game: AnyGame, shown: list[Shown]) -> None:
    """Keep the 256 colours that fit all pictures of a game best: with a fixed palette they are encoded faster."""
    samples = [
        each.canvas.page.resize((each.canvas.page.width // SAMPLED, each.canvas.page.height // SAMPLED), NEAREST)
        for each in shown
    ]
    sheet = Image.new("RGB", (max(one.width for one in samples), sum(one.height for one in samples)))
    top = 0
    for one in samples:
        sheet.paste(one, (0, top))
        top += one.height
    fitting = sheet.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    fitting.crop((0, 0, 1, 1)).save(Path(f"render/picture/{game.id}") / COLOURS_FILE)
    colours.cache_clear()


def as_seen(page: Image.Image) -> Iterator[tuple[str, Image.Image]]:
    """A picture as a telephone shows it, to all kinds of eyes."""
    small = page.resize((PHONE, page.height * PHONE // page.width), Image.Resampling.LANCZOS)
    yield "phone", small
    for name, matrix in EYES.items():
        yield name, small.convert("RGB", matrix)


def write(game: AnyGame, shown: Shown) -> Iterator[str]:
    """Write a picture; the names of the files."""
    name = f"{game.id}-{shown.name}"
    png = shown.canvas.png(colours(game.id))
    (FOLDER / f"{name}.png").write_bytes(png)
    yield f"{name}.png"
    if shown.name == f"{game.seat_counts[-1]}-en-third-board":
        _show_in_readme(f"{game.id}.png", png)
    if (game.id, shown.name) == END:
        _show_in_readme("end.png", png)
    if shown.name.endswith(("board", "hand", "end")):
        with Image.open(io.BytesIO(png)) as opened:
            whole = opened.convert("RGB")
        for eyes, seen in as_seen(whole):
            seen.save(FOLDER / f"{name}-{eyes}.png")
            yield f"{name}-{eyes}.png"


def _show_in_readme(name: str, png: bytes) -> None:
    """Write a picture of the README, unless it looks the same already, whatever its bytes."""
    path = README_FOLDER / name
    if path.exists():
        with Image.open(path) as before, Image.open(io.BytesIO(png)) as now:
            if before.size == now.size and _apart(before, now) < ALIKE:
                return
    path.write_bytes(png)


def main(names: list[str]) -> None:
    """Write everything, for all games or for those named."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    README_FOLDER.mkdir(parents=True, exist_ok=True)
    page = ["<!doctype html><meta charset=utf-8><title>Pictures</title><style>img{max-width:600px;margin:4px}</style>"]
    for game in chosen_games(names):
        page.append(f"<h1>{game.id}</h1>")
        shown = list(gallery(game))
        if not fit(game, shown):
            choose_colours(game, shown)
        for each in shown:
            page.append(f"<h2>{each.name}</h2>")
            page += [f'<img src="{file}" alt="{file}">' for file in write(game, each)]
    (FOLDER / "index.html").write_text("\n".join(page))
    print(f"{FOLDER}/index.html: {len(list(FOLDER.glob('*.png')))} pictures")


if __name__ == "__main__":
    main(sys.argv[1:])
