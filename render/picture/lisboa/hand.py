"""What one player of Mercado de Lisboa has: tiles, restaurants, money and stands."""

from games.lisboa.components import WOODEN_STANDS, Restaurant
from games.lisboa.view import LisboaView
from render.picture import fonts
from render.picture.canvas import Box, Canvas
from render.picture.lisboa.tiles import restaurant_sign, stand_tile
from render.picture.page import MARGIN, WIDTH, page
from render.picture.palette import SHADE, STONE
from render.picture.sprites import panel, sprite
from render.picture.tokens import awning, badge, coin
from render.words import Words

HEIGHT = 520
PLAN_TEXT, PLAN_LINE, BELOW_PLAN = 36, 46, 20
TILE = 170
SIGN = 150


def hand(view: LisboaView, words: Words) -> Canvas:
    """The money, tiles and restaurants beside each other, the stands that are left below, and the plan."""
    seat = view.seat
    if seat is None:
        raise LookupError("a spectator has no hand")
    player = view.players[seat]
    plan = _plan_lines(view, words)
    canvas = page(HEIGHT + PLAN_LINE * len(plan) + (BELOW_PLAN if plan else 0))
    canvas.image(badge(seat, 80), MARGIN, 52, f"seat {seat}")
    name = Box(MARGIN + 96, 52, WIDTH - 300, 132)
    canvas.text(words.person(seat), name, 60, least=48, weight="Black", what=f"name {seat}")
    money = Box(WIDTH - MARGIN - 160, 52, WIDTH - MARGIN, 132)
    amount = canvas.text(str(player.money), money, 76, weight="Black", align="right", what=f"money {player.money}")
    canvas.image(sprite(coin, 80), amount.left - 94, 52, "coin")
    for place, good in enumerate(player.stand_tiles):
        canvas.image(stand_tile(good, TILE), MARGIN + place * (TILE + 14), 156, f"tile {good}")
    _draw_restaurants(canvas, player.restaurants, Box(MARGIN + 3 * (TILE + 14) + 24, 156, WIDTH - MARGIN, 156 + TILE))
    _draw_stands(canvas, seat, player.stands_left, Box(MARGIN, 360, WIDTH - MARGIN, HEIGHT - 24))
    for number, line in enumerate(plan):
        top = HEIGHT - 8 + number * PLAN_LINE
        canvas.text(line, Box(MARGIN, top, WIDTH - MARGIN, top + PLAN_LINE), PLAN_TEXT, what=f"plan {number}")
    return canvas


def _plan_lines(view: LisboaView, words: Words) -> list[str]:
    """The plan, as long as it is."""
    if view.plan is None:
        return []
    said = words.label("plan", plan=words.action(view.plan))
    return fonts.wrapped(fonts.legible(said), PLAN_TEXT, WIDTH - 2 * MARGIN, "Bold")


def _draw_restaurants(canvas: Canvas, restaurants: tuple[Restaurant, ...], box: Box) -> None:
    step = min(SIGN + 8, (box.width - SIGN) // max(1, len(restaurants) - 1))
    for place, restaurant in enumerate(restaurants):
        sign = restaurant_sign(restaurant, True, SIGN)
        canvas.image(sign, box.left + place * step, box.top + (box.height - SIGN) // 2, f"restaurant {restaurant}")


def _draw_stands(canvas: Canvas, seat: int, left: int, box: Box) -> None:
    """The wooden stands that are left, and the places of those on the market."""
    canvas.image(panel(box.width, box.height, STONE, SHADE, 3, 18), box.left, box.top, "stands")
    step = box.width // WOODEN_STANDS
    roof = awning(seat, 124)
    for number in range(left):
        x = box.left + number * step + (step - roof.width) // 2
        canvas.image(roof, x, box.middle[1] - roof.height // 2, f"stand {number + 1}")
