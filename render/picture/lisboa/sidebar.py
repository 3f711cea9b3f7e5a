"""What lies in front of everybody, and the challenge of a solo player, beside the market."""

from games.lisboa.challenges import CHALLENGES, LAST_CHALLENGE
from games.lisboa.components import Stage
from games.lisboa.view import LisboaView, PlayerView, SoloView
from render.picture.canvas import Box, Canvas
from render.picture.lisboa.tiles import restaurant_sign, stand_tile
from render.picture.palette import INK, PAPER, SHADE, SOFT_INK, SUN, mix
from render.picture.sprites import panel, sprite
from render.picture.tokens import awning, badge, coin, star
from render.words import Words

PAD = 12
GAP = 11
ROOMY_CARD = 236
SHEET = 82
STAR = 27
SIGN_STEP = 24
"""The least distance between two restaurants of a player, who may have many."""


def draw_sidebar(canvas: Canvas, view: LisboaView, box: Box, words: Words) -> None:
    """A card for each player; below that of whoever plays alone their challenge."""
    count = len(view.players)
    height = (box.height - GAP * (count - 1)) // count
    top = box.top
    for seat, player in enumerate(view.players):
        card = min(height, ROOMY_CARD)
        _draw_player(canvas, view, seat, player, Box(box.left, top, box.right, top + card), words)
        top += card + GAP
    if view.solo is not None:
        _draw_challenge(canvas, view, view.solo, Box(box.left, top, box.right, box.bottom), words)


# Players


def _draw_player(canvas: Canvas, view: LisboaView, seat: int, player: PlayerView, box: Box, words: Words) -> None:
    active = seat == view.active and view.stage not in (Stage.NEXT, Stage.OVER)
    ground, edge = (mix(SUN, PAPER, 0.35), INK) if active else (PAPER, SHADE)
    canvas.image(panel(box.width, box.height, ground, edge, 5 if active else 3, 18), box.left, box.top, f"card {seat}")
    inner = box.inset(PAD)
    row = inner.height // 3
    name = Box(inner.left + 54, inner.top, inner.right, inner.top + 46)
    canvas.image(badge(seat, 46), inner.left, inner.top, f"seat {seat}")
    canvas.text(words.person(seat), name, 38, least=34, what=f"name {seat}")
    middle = Box(inner.left, inner.top + 52, inner.right, inner.top + 52 + row)
    lower = Box(inner.left, middle.bottom + 4, inner.right, inner.bottom)
    _draw_stand_tiles(canvas, seat, player, middle)
    _draw_money(canvas, seat, player, Box(inner.right - 92, middle.top, inner.right, middle.bottom))
    _draw_restaurants(canvas, seat, player, Box(lower.left, lower.top, lower.right - 100, lower.bottom))
    _draw_stands_left(canvas, seat, player, Box(inner.right - 92, lower.top, inner.right, lower.bottom))


def _draw_stand_tiles(canvas: Canvas, seat: int, player: PlayerView, row: Box) -> None:
    for place, good in enumerate(player.stand_tiles):
        canvas.image(stand_tile(good, 58), row.left + place * 62, row.middle[1] - 29, f"tile {seat} {good}")


def _draw_money(canvas: Canvas, seat: int, player: PlayerView, box: Box) -> None:
    amount = "?" if player.money is None else str(player.money)
    canvas.image(sprite(coin, 38), box.left, box.middle[1] - 19, f"coin {seat}")
    beside = Box(box.left + 42, box.top, box.right, box.bottom)
    colour = SOFT_INK if player.money is None else INK
    canvas.text(amount, beside, 42, colour=colour, weight="Black", what=f"money {seat} {amount}")


def _draw_restaurants(canvas: Canvas, seat: int, player: PlayerView, box: Box) -> None:
    size = min(70, box.height)
    count = len(player.restaurants)
    step = min(size + 4, max(SIGN_STEP, (box.width - size) // max(1, count - 1)))
    fitting = 1 + (box.width - size) // step
    for place, restaurant in enumerate(player.restaurants):
        left = box.left + min(place, fitting - 1) * step
        canvas.image(
            restaurant_sign(restaurant, True, size), left, box.middle[1] - size // 2, f"restaurant {seat} {restaurant}"
        )


def _draw_stands_left(canvas: Canvas, seat: int, player: PlayerView, box: Box) -> None:
    roof = awning(seat, 50)
    canvas.image(roof, box.left - 8, box.middle[1] - roof.height // 2, f"stands of {seat}")
    beside = Box(box.left + 48, box.top, box.right, box.bottom)
    canvas.text(str(player.stands_left), beside, 40, weight="Black", what=f"stands {seat} {player.stands_left}")


# Solo


def _draw_challenge(canvas: Canvas, view: LisboaView, solo: SoloView, box: Box, words: Words) -> None:
    canvas.image(panel(box.width, box.height, PAPER, SHADE, 3, 18), box.left, box.top, "challenge card")
    inner = box.inset(PAD + 2)
    bottom = inner.bottom
    if view.options.solo_mode == "campaign":
        bottom -= SHEET
        _draw_sheet(canvas, solo, Box(inner.left, bottom, inner.right, inner.bottom))
    title = words.label("challenge", number=solo.challenge, challenge=solo.key)
    top = canvas.paragraph(title, inner, 36, weight="Black") + 6
    top = _draw_thresholds(canvas, solo, Box(inner.left, top, inner.right, top + 88)) + 8
    for text in (words.label("rule", challenge=solo.key), *_facts(solo, words)):
        top = canvas.paragraph(text, Box(inner.left, top, inner.right, bottom), 30, lead=3) + 10


def _draw_thresholds(canvas: Canvas, solo: SoloView, box: Box) -> int:
    """The coins that give one, two and three prestige."""
    width = box.width // len(solo.thresholds)
    for number, coins in enumerate(solo.thresholds, 1):
        column = Box(box.left + (number - 1) * width, box.top, box.left + number * width, box.top + 46)
        canvas.text(str(coins), column, 40, weight="Black", align="middle", what=f"threshold {coins}")
        stars = column.middle[0] - STAR * number // 2
        for place in range(number):
            canvas.image(sprite(star, STAR), stars + place * STAR, column.bottom + 4, f"prestige {number}")
    return box.bottom


def _facts(solo: SoloView, words: Words) -> list[str]:
    facts = []
    challenge = CHALLENGES[solo.challenge]
    if challenge.one_good_earns:
        facts.append(words.label("speciality", good=solo.speciality or ""))
    if challenge.fours_count and solo.four_money is not None:
        facts.append(words.label("four-money", coins=solo.four_money))
    if solo.best_move:
        facts.append(words.label("best-move", coins=solo.best_move))
    if solo.bonus:
        facts.append(words.label("bonus"))
    return facts


def _draw_sheet(canvas: Canvas, solo: SoloView, box: Box) -> None:
    """A field for each challenge, with its prestige once it is played."""
    step = box.width // LAST_CHALLENGE
    for number in range(1, LAST_CHALLENGE + 1):
        left = box.left + (number - 1) * step
        above = Box(left, box.top, left + step - 3, box.top + 32)
        field = Box(left, above.bottom, above.right, box.bottom)
        current = number == solo.challenge
        canvas.text(str(number), above, 28, least=28, colour=INK if current else SOFT_INK, align="middle")
        played = number <= len(solo.prestige)
        ground = mix(SUN, PAPER, 0.3) if played else PAPER
        edge = INK if current else SHADE
        canvas.image(panel(field.width, field.height, ground, edge, 3, 6), left, field.top, f"sheet {number}")
        if played:
            prestige = str(solo.prestige[number - 1])
            canvas.text(prestige, field, 34, weight="Black", align="middle", what=f"prestige of {number}: {prestige}")
