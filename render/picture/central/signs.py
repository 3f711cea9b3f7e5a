"""Small signs of Central Market: action cards, piles, weights, and what somebody says."""

from render.picture.palette import AWNING, CLOSED, CLOSED_DARK, GOLD, INK, PAPER, TOMATO, WHITE, Colour, mix
from render.picture.sprites import Pen

CAMERA: Colour = (87, 150, 176)
FLY: Colour = (112, 132, 58)
IRON: Colour = (132, 140, 152)
WOOD: Colour = (176, 128, 84)


def cheater(pen: Pen) -> None:
    """A mask to hide behind."""
    pen.line([(8, 36), (1, 14)], AWNING, 7)
    pen.line([(92, 36), (99, 14)], AWNING, 7)
    pen.blob([(4, 36), (28, 24), (50, 32), (72, 24), (96, 36), (90, 66), (68, 76), (50, 62), (32, 76), (10, 66)], INK)
    for x in (30, 70):
        pen.ellipse(x - 12, 40, x + 12, 60, WHITE, None)


def tourists(pen: Pen) -> None:
    """A camera."""
    pen.rectangle(30, 12, 68, 34, mix(CLOSED_DARK, INK, 0.3), radius=6)
    pen.rectangle(3, 26, 97, 88, CAMERA, radius=12)
    pen.circle(50, 57, 24, PAPER)
    pen.circle(50, 57, 13, mix(CAMERA, INK, 0.55), INK, 4)
    pen.circle(84, 39, 5, PAPER, None)


def rot(pen: Pen) -> None:
    """A fly."""
    for points in ([(34, 58), (10, 74)], [(66, 58), (90, 74)], [(38, 74), (20, 95)], [(62, 74), (80, 95)]):
        pen.line(points, INK, 5)
    pen.blob([(48, 44), (24, 22), (4, 26), (6, 48), (30, 58)], mix(CLOSED, WHITE, 0.5), INK, 4)
    pen.blob([(52, 44), (76, 22), (96, 26), (94, 48), (70, 58)], mix(CLOSED, WHITE, 0.5), INK, 4)
    pen.ellipse(32, 36, 68, 97, FLY)
    for y in (62, 76):
        pen.line([(38, y), (62, y)], INK, 4)
    pen.circle(50, 28, 18, FLY)
    for x in (40, 60):
        pen.circle(x, 24, 8, TOMATO, INK, 3)


def weight(pen: Pen) -> None:
    """A weight of a pair of scales."""
    pen.circle(50, 20, 15, None, INK, 8)
    pen.blob([(30, 34), (70, 34), (84, 60), (94, 94), (50, 95), (6, 94), (16, 60)], IRON)


def chest(pen: Pen) -> None:
    """Where cards wait for the final round."""
    pen.rectangle(5, 40, 95, 92, WOOD, INK, 6, radius=6)
    pen.blob([(7, 46), (11, 24), (28, 12), (72, 12), (89, 24), (93, 46), (50, 48)], mix(WOOD, WHITE, 0.25), INK, 6)
    pen.rectangle(40, 38, 60, 62, GOLD, INK, 5, radius=4)


def discarded(pen: Pen) -> None:
    """A heap of cards that have been played."""
    pen.polygon([(6, 46), (52, 30), (70, 76), (24, 92)], CLOSED)
    pen.rectangle(38, 10, 88, 78, mix(CLOSED, WHITE, 0.6), INK, 5, radius=8)
