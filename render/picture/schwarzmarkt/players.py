"""What is known of the players: how many cards, what of them, and their points as luxuries."""

from collections.abc import Mapping

from games.schwarzmarkt.components import Phase, goods
from games.schwarzmarkt.view import PlayerView, SchwarzmarktView
from render.picture.canvas import Box, Canvas
from render.picture.marks import mark
from render.picture.page import MARGIN, WIDTH
from render.picture.palette import INK, MARK_EDGE, PAPER, SHADE, SUN, mix
from render.picture.schwarzmarkt.cards import draw_counts
from render.picture.schwarzmarkt.places import GAP, OFFER, ROWS
from render.picture.schwarzmarkt.signs import card_back, eye, start
from render.picture.sprites import Painter, panel, ring, sprite
from render.picture.tokens import badge, star
from render.words import Words

PAD = 14
NAME = 56
LINE = 62
ICON = 50
BACK = (34, 50)
"""A card of a hand, face down."""
SPREAD = 25
POINTS = 156
COUNT = 54
EYE = 42


def active(view: SchwarzmarktView) -> int | None:
    """Whom the table waits for."""
    if view.phase is Phase.OVER:
        return None
    return view.starter if view.offer is None else view.offer.turn


def _top(view: SchwarzmarktView) -> int:
    """Below the middle of the table, which is empty after the end."""
    return OFFER.top if view.phase is Phase.OVER else OFFER.bottom + GAP


def players_bottom(view: SchwarzmarktView) -> int:
    """Where the players end."""
    return _top(view) + sum(height + GAP for _, height in _rows(view)) - GAP


def _rows(view: SchwarzmarktView) -> list[tuple[list[PlayerView], int]]:
    """The players of each row, and its height: as high as the one of whom most is known needs it."""
    left = list(view.players)
    rows = []
    for count in ROWS[len(view.players)]:
        row, left = left[:count], left[count:]
        lines = max(len(_known_lines(view, player)) for player in row)
        rows.append((row, 2 * PAD + NAME + LINE * (1 + lines)))
    return rows


def _known_lines(view: SchwarzmarktView, player: PlayerView) -> list[tuple[str, Mapping[str, int]]]:
    """Luxuries, and cards: the own ones are drawn beside the black market cards, not here."""
    lines: list[tuple[str, Mapping[str, int]]] = []
    if player.luxury:
        lines.append(("luxury", player.luxury))
    if player.hand is None and any(view.known[player.seat]):
        lines.append(("known", goods(view.known[player.seat])))
    elif player.hand and (view.phase is Phase.OVER or player.seat != view.seat):
        lines.append(("hand", player.hand))
    return lines


def draw_players(canvas: Canvas, view: SchwarzmarktView, words: Words, marks: Mapping[str, str]) -> None:
    """A card for each player. ``marks`` are by seat."""
    top = _top(view)
    for players, height in _rows(view):
        width = (WIDTH - 2 * MARGIN - GAP * (len(players) - 1)) // len(players)
        for place, player in enumerate(players):
            box = Box.at(MARGIN + place * (width + GAP), top, width, height)
            _draw_player(canvas, view, player, box, words)
            if str(player.seat) in marks:
                _draw_mark(canvas, player.seat, box, marks[str(player.seat)])
        top += height + GAP


def _draw_player(canvas: Canvas, view: SchwarzmarktView, player: PlayerView, box: Box, words: Words) -> None:
    seat = player.seat
    moves = seat == active(view)
    ground, edge = (mix(SUN, PAPER, 0.35), INK) if moves else (PAPER, SHADE)
    canvas.image(panel(box.width, box.height, ground, edge, 5 if moves else 3, 18), box.left, box.top, f"card {seat}")
    inner = box.inset(PAD)
    canvas.image(badge(seat, 50), inner.left, inner.top, f"seat {seat}")
    right = inner.right
    if seat == view.starter and view.phase is not Phase.OVER:
        right -= 50
        canvas.image(sprite(start, 46), right + 4, inner.top + 2, f"starter {seat}")
    name = Box(inner.left + 60, inner.top, right - 4, inner.top + 50)
    canvas.text(words.person(seat), name, 40, least=32, what=f"name {seat}")
    line = Box(inner.left, inner.top + NAME, inner.right, inner.top + NAME + LINE)
    _draw_cards(canvas, player, _fan(box))
    points = "?" if player.points is None else str(player.points)
    draw_number(canvas, star, points, f"points {seat}", Box(line.right - POINTS, line.top, line.right, line.bottom))
    for what, counts in _known_lines(view, player):
        line = Box(line.left, line.bottom, line.right, line.bottom + LINE)
        row = line
        if what == "known":
            canvas.image(sprite(eye, EYE), line.left, line.middle[1] - EYE // 2, f"known of {seat}")
            row = Box(line.left + EYE + 8, line.top, line.right, line.bottom)
        draw_counts(canvas, counts, row, f"{what} {seat}", size=ICON)


def _fan(box: Box) -> Box:
    """Where the cards of a player are."""
    return Box(box.left + PAD, box.top + PAD + NAME, box.right - PAD - POINTS - 8, box.top + PAD + NAME + LINE)


def _draw_cards(canvas: Canvas, player: PlayerView, box: Box) -> None:
    """How many cards a player holds, and as many backs."""
    number = Box(box.left, box.top, box.left + COUNT, box.bottom)
    canvas.text(str(player.cards), number, 46, weight="Black", what=f"cards {player.seat} {player.cards}")
    room = box.width - COUNT - BACK[0]
    step = min(SPREAD, room // max(1, player.cards - 1))
    for place in range(player.cards):
        where = number.right + place * step, box.middle[1] - BACK[1] // 2
        canvas.image(sprite(card_back, *BACK), *where, f"back of {player.seat}")


def _draw_mark(canvas: Canvas, seat: int, box: Box, label: str) -> None:
    canvas.image(ring(box.width, box.height, MARK_EDGE, 7, 18), box.left, box.top, f"{seat} framed")
    fan = _fan(box)
    mark(canvas, Box(fan.left + COUNT, fan.top, fan.right, fan.bottom), label, str(seat))


def draw_number(canvas: Canvas, painter: Painter, number: str, what: str, box: Box, size: int = ICON) -> None:
    """A thing and how many there are of it."""
    canvas.image(sprite(painter, size), box.left, box.middle[1] - size // 2, f"{what} sign")
    beside = Box(box.left + size + 10, box.top, box.right, box.bottom)
    canvas.text(number, beside, round(size * 0.92), least=30, weight="Black", what=f"{what} {number}")
