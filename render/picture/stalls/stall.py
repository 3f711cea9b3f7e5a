"""A stall: whose it is, what each of them has laid, what it has earned, and its crates good by good."""

from typing import Final

from games.stalls.components import REGULAR, Good
from games.stalls.view import PlayerView, StallsView
from render.picture.canvas import Box, Canvas
from render.picture.harbour import sealed
from render.picture.palette import FLOOR, INK, PAPER, SEATS, SHADE, SOFT_INK, SUN, WHITE, mix
from render.picture.sprites import panel, sprite
from render.picture.stalls.cards import CHIP, CHIP_GAP, draw_chips
from render.picture.stalls.goods import crate
from render.picture.stalls.places import CRATES, NAMES, column, stall_box
from render.picture.stalls.signs import crown
from render.picture.tokens import awning, badge, coin, customer
from render.words import Words

AWNING: Final = 140
BADGE: Final = 46


def draw_stall(canvas: Canvas, view: StallsView, family: int, words: Words) -> None:
    """The whole strip of a family."""
    box = stall_box(family)
    ground = mix(SEATS[family], WHITE, 0.78)
    canvas.image(panel(box.width, box.height, ground, mix(SEATS[family], INK, 0.3), 4, 18), box.left, box.top, "stall")
    canvas.image(awning(family, AWNING), box.left + 8, box.top + 10, f"stall {family}")
    _draw_coins(canvas, view.families[family].coins, family, Box.at(box.left + 8, box.top + 70, AWNING, NAMES - 74))
    members = [player for player in view.players if player.family == family]
    left = box.left + AWNING + 20
    width = min(430, (box.right - 8 - left) // len(members))
    for place, player in enumerate(members):
        _draw_member(canvas, player, Box.at(left + place * width, box.top + 8, width - 8, NAMES - 8), words)
    for good in Good:
        _draw_crates(canvas, view, family, good, column(good, box.top + NAMES, CRATES - 10))


def _draw_coins(canvas: Canvas, coins: int, family: int, box: Box) -> None:
    canvas.image(sprite(coin, 52), box.left, box.middle[1] - 26, f"coins of {family}")
    number = Box(box.left + 58, box.top, box.right, box.bottom)
    canvas.text(str(coins), number, 52, least=34, weight="Black", what=f"coins {family} {coins}")


def _draw_member(canvas: Canvas, player: PlayerView, box: Box, words: Words) -> None:
    """Somebody's sign and name, what they have laid, and an envelope where the card comes that they have chosen."""
    canvas.image(badge(player.seat, BADGE), box.left, box.top, f"seat {player.seat}")
    name = Box(box.left + BADGE + 8, box.top, box.right, box.top + BADGE)
    canvas.text(words.person(player.seat), name, 38, least=28, weight="Black", what=f"name {player.seat}")
    row = Box.at(box.left, box.bottom - CHIP - 2, box.width, CHIP)
    draw_chips(canvas, player.laid, row, f"laid {player.seat}")
    if player.chosen:
        next_card = row.left + len(player.laid) * (CHIP + CHIP_GAP)
        canvas.image(sprite(sealed, CHIP - 8), next_card + 4, row.top + 4, f"chosen {player.seat}")


def _draw_crates(canvas: Canvas, view: StallsView, family: int, good: Good, box: Box) -> None:
    """How many crates of a good a stall has, its regular customer, and a crown where nobody has as many."""
    own = view.families[family].crates.get(good, 0)
    best = max(each.crates.get(good, 0) for number, each in enumerate(view.families) if number != family)
    leads = own > best
    ground = SUN if leads else PAPER if own else FLOOR
    canvas.image(panel(box.width, box.height, ground, INK if leads else SHADE, 3, 12), box.left, box.top, "place")
    if own:
        canvas.image(sprite(crate, 78), box.left + 8, box.middle[1] - 36, f"crates of {family} {good}")
        number = Box(box.left + 90, box.top + 6, box.left + 140, box.bottom - 6)
        colour = INK if own >= best else SOFT_INK
        canvas.text(str(own), number, 66, least=40, weight="Black", colour=colour, what=f"crates {family} {good} {own}")
    if leads:
        canvas.image(sprite(crown, 44), box.right - 48, box.top + 6, f"leads {family} {good}")
    if _has_regular(view, family, good):
        canvas.image(sprite(customer, 56), box.right - 56, box.bottom - 58, f"regular {family} {good}")


def _has_regular(view: StallsView, family: int, good: Good) -> bool:
    return any(
        card.good is good and card.crates == REGULAR
        for player in view.players
        if player.family == family
        for card in player.laid
    )
