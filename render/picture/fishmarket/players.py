"""The fishmongers, one below the other: coins, bank account, ice, fish, and what they are doing."""

from games.fishmarket.view import FishMarketView, PlayerView
from render.picture.canvas import Box, Canvas
from render.picture.fishmarket.places import GAP
from render.picture.fishmarket.tiles import draw_bundle
from render.picture.harbour import bank, hourglass, ice, sealed, stall_open
from render.picture.page import MARGIN, WIDTH
from render.picture.palette import INK, PAPER, SHADE, SUN, mix
from render.picture.sprites import Painter, panel, sprite
from render.picture.tokens import badge, coin, padlock, tick
from render.words import Words

LINE = 74
MORE = 60
MOST_ON_A_LINE = 6
NAME = (60, 250)
STATE = (254, 300)
CASH = (310, 428)
BALANCE = (432, 572)
ICE = (578, 660)
STOCK = 668
STALLS: dict[str, Painter] = {"open": stall_open, "done": tick, "closed": padlock}


def _height(player: PlayerView) -> int:
    return LINE + (MORE if len(player.stock) > MOST_ON_A_LINE else 0)


def players_height(view: FishMarketView) -> int:
    """How much room all players need."""
    return sum(_height(player) + GAP for player in view.players) - GAP


def draw_players(canvas: Canvas, view: FishMarketView, top: int, words: Words) -> None:
    """A row for each player, with a second line where there is much fish."""
    for player in view.players:
        box = Box(MARGIN, top, WIDTH - MARGIN, top + _height(player))
        _draw_player(canvas, view, player, box, words)
        top = box.bottom + GAP


def waited_for(view: FishMarketView, seat: int) -> bool:
    """Whether the table waits for this player."""
    if view.phase == "market":
        return view.players[seat].stall == "open"
    return seat in view.asked and seat not in view.answered


def _draw_player(canvas: Canvas, view: FishMarketView, player: PlayerView, box: Box, words: Words) -> None:
    seat = player.seat
    awaited = waited_for(view, seat)
    ground, edge = (mix(SUN, PAPER, 0.45), INK) if awaited else (PAPER, SHADE)
    canvas.image(panel(box.width, box.height, ground, edge, 4 if awaited else 3, 16), box.left, box.top, f"row {seat}")
    left, line = box.left + 12, Box(box.left, box.top, box.right, box.top + LINE)
    canvas.image(badge(seat, 50), left, line.middle[1] - 25, f"seat {seat}")
    name = Box(left + NAME[0], line.top, left + NAME[1], line.bottom)
    canvas.text(words.person(seat), name, 38, least=30, what=f"name {seat}")
    state = _state(view, player)
    if state is not None:
        painter, what = state
        canvas.image(sprite(painter, STATE[1] - STATE[0]), left + STATE[0], line.middle[1] - 23, f"{what} {seat}")
    _draw_amount(canvas, coin, player.cash, f"cash {seat}", Box(left + CASH[0], line.top, left + CASH[1], line.bottom))
    balance = Box(left + BALANCE[0], line.top, left + BALANCE[1], line.bottom)
    _draw_amount(canvas, bank, player.balance, f"balance {seat}", balance)
    for block in range(player.ice):
        canvas.image(sprite(ice, 40), left + ICE[0] + block * 40, line.middle[1] - 20, f"ice {seat}")
    _draw_stock(canvas, player, Box(left + STOCK, line.top, box.right - 8, box.bottom))


def _state(view: FishMarketView, player: PlayerView) -> tuple[Painter, str] | None:
    """What a player is doing: their stall, or their sealed answer."""
    if player.stall is not None:
        return STALLS[player.stall], f"stall {player.stall}"
    if player.seat in view.answered:
        return sealed, "answered"
    return (hourglass, "asked") if player.seat in view.asked else None


def _draw_amount(canvas: Canvas, painter: Painter, amount: int, what: str, box: Box) -> None:
    canvas.image(sprite(painter, 44), box.left, box.middle[1] - 22, f"{what} sign")
    said = str(amount).replace("-", "−")
    canvas.text(said, Box(box.left + 50, box.top, box.right, box.bottom), 42, weight="Black", what=f"{what} {amount}")


def _draw_stock(canvas: Canvas, player: PlayerView, box: Box) -> None:
    kinds = list(player.stock.items())
    if not kinds:
        return
    lines = (
        [kinds] if len(kinds) <= MOST_ON_A_LINE else [kinds[: (len(kinds) + 1) // 2], kinds[(len(kinds) + 1) // 2 :]]
    )
    height = box.height // len(lines)
    for number, line in enumerate(lines):
        row = Box(box.left, box.top + number * height, box.right, box.top + (number + 1) * height)
        draw_bundle(canvas, dict(line), row, f"stock {player.seat}", size=52, text=36)
