"""The goods of the markets, each with a silhouette of its own."""

from render.picture.palette import FISH, FLOWER, GRAPE, INK, LEAF, MEAT, PAPER, SUN, TOMATO, WHITE, mix
from render.picture.sprites import Pen, around


def fish(pen: Pen) -> None:
    """A fish that swims to the left."""
    pen.polygon([(68, 50), (96, 18), (90, 50), (96, 82)], mix(FISH, INK, 0.15))
    pen.blob([(3, 53), (20, 28), (46, 17), (70, 31), (83, 50), (70, 70), (46, 83), (20, 77)], FISH)
    pen.blob([(10, 62), (30, 70), (54, 69), (72, 58), (54, 76), (30, 77)], mix(FISH, WHITE, 0.6), None)
    pen.arc(20, 32, 46, 72, -70, 70, mix(FISH, INK, 0.6), 4)
    pen.arc(38, 38, 60, 66, -60, 60, mix(FISH, INK, 0.6), 4)
    pen.circle(23, 46, 9, WHITE, INK, 3)
    pen.circle(22, 46, 4.5, INK, None)


def flower(pen: Pen) -> None:
    """A flower with six petals."""
    petals = around(50, 50, 29, 6)
    for x, y in petals:
        pen.circle(x, y, 20, FLOWER)
    for x, y in petals:
        pen.circle(x, y, 15.5, FLOWER, None)
    pen.circle(50, 50, 26, FLOWER, None)
    for x, y in around(50, 50, 27, 6):
        pen.line([(50 + (x - 50) * 0.55, 50 + (y - 50) * 0.55), (x, y)], mix(FLOWER, INK, 0.35), 3)
    pen.circle(50, 50, 16, SUN)


def tomato(pen: Pen) -> None:
    """A round tomato with a star of leaves."""
    pen.blob(
        [(50, 22), (76, 22), (94, 44), (90, 72), (68, 92), (50, 94), (32, 92), (10, 72), (6, 44), (24, 22)], TOMATO
    )
    pen.blob([(20, 44), (27, 36), (34, 40), (28, 54), (22, 60)], mix(TOMATO, WHITE, 0.55), None)
    star = [point for pair in zip(around(50, 28, 30, 5), around(50, 28, 9, 5, -54), strict=True) for point in pair]
    pen.polygon(star, LEAF, INK, 4)
    pen.line([(50, 26), (54, 8)], mix(LEAF, INK, 0.3), 8)


def meat(pen: Pen) -> None:
    """A joint of meat on its bone."""
    for x, y in ((14, 78), (24, 90)):
        pen.circle(x, y, 10.5, PAPER)
    pen.line([(22, 82), (46, 58)], INK, 19)
    pen.line([(20, 84), (46, 58)], PAPER, 10)
    pen.circle(15, 79, 6, PAPER, None)
    pen.circle(23, 88, 6, PAPER, None)
    pen.blob([(36, 66), (34, 42), (48, 18), (72, 8), (92, 22), (93, 46), (78, 66), (54, 72)], MEAT)
    pen.blob([(52, 34), (66, 20), (80, 24), (70, 30), (60, 42), (52, 46)], mix(MEAT, WHITE, 0.45), None)


def grape(pen: Pen) -> None:
    """A bunch of grapes."""
    pen.line([(50, 24), (54, 4)], mix(LEAF, INK, 0.4), 7)
    pen.blob([(52, 20), (66, 4), (88, 8), (82, 24), (64, 28)], LEAF, INK, 4)
    for row, columns in ((34, (22, 50, 78)), (57, (36, 64)), (80, (50,))):
        for column in columns:
            pen.circle(column, row, 16.5, GRAPE)
            pen.circle(column - 5, row - 5, 4, mix(GRAPE, WHITE, 0.55), None)
