"""What the restaurants serve."""

from render.picture.palette import INK, LEAF, PAPER, SUN, TOMATO, WHITE, Colour, mix
from render.picture.sprites import Pen

SALMON: Colour = (247, 138, 90)
BREAD: Colour = (226, 160, 84)
CHEESE: Colour = (252, 200, 76)
WINE: Colour = (150, 28, 62)
BEER: Colour = (240, 164, 36)
CUP: Colour = (96, 178, 160)


def sushi(pen: Pen) -> None:
    """A piece of salmon on rice, tied with seaweed."""
    pen.rectangle(8, 46, 92, 84, WHITE, radius=18)
    pen.blob([(4, 56), (14, 30), (40, 18), (74, 22), (94, 42), (97, 58), (78, 52), (50, 46), (22, 52)], SALMON)
    for x in (22, 68, 80):
        pen.line([(x - 2, 42), (x + 5, 32)], mix(SALMON, WHITE, 0.6), 5)
    pen.rectangle(40, 18, 60, 86, INK, INK, radius=4)


def tea(pen: Pen) -> None:
    """A steaming cup."""
    for x in (34, 54):
        pen.arc(x - 6, 4, x + 6, 20, 90, 270, INK, 5)
        pen.arc(x - 6, 18, x + 6, 34, 270, 90, INK, 5)
    pen.ellipse(62, 46, 94, 76, None, INK, 8)
    pen.blob([(10, 42), (44, 40), (78, 42), (76, 66), (62, 86), (44, 88), (26, 86), (12, 66)], CUP)
    pen.ellipse(13, 38, 75, 52, mix(BREAD, INK, 0.25), INK, 4)
    pen.line([(12, 94), (76, 94)], INK, 6)


def pizza(pen: Pen) -> None:
    """A slice."""
    pen.polygon([(8, 26), (92, 26), (50, 96)], CHEESE)
    pen.rectangle(4, 10, 96, 32, BREAD, radius=11)
    for x, y in ((34, 45), (62, 43), (49, 67)):
        pen.circle(x, y, 9, TOMATO, INK, 3)


def burger(pen: Pen) -> None:
    """A burger with salad and cheese."""
    pen.rectangle(8, 66, 92, 92, BREAD, radius=12)
    pen.rectangle(5, 52, 95, 70, mix(BREAD, INK, 0.55), radius=8)
    pen.blob([(4, 50), (18, 58), (34, 50), (50, 58), (66, 50), (82, 58), (96, 50), (84, 42), (16, 42)], LEAF, INK, 4)
    pen.blob([(8, 46), (12, 22), (34, 8), (66, 8), (88, 22), (92, 46), (50, 47)], BREAD)
    for x, y in ((34, 24), (52, 18), (68, 26)):
        pen.line([(x, y), (x + 4, y + 2)], PAPER, 5)


def wine(pen: Pen) -> None:
    """A glass of red wine."""
    pen.line([(50, 60), (50, 90)], INK, 8)
    pen.line([(28, 93), (72, 93)], INK, 8)
    pen.blob([(22, 8), (50, 6), (78, 8), (80, 36), (66, 58), (50, 63), (34, 58), (20, 36)], WHITE)
    pen.blob([(26, 30), (50, 30), (74, 30), (70, 46), (60, 54), (50, 57), (40, 54), (30, 46)], WINE, None)


def bar(pen: Pen) -> None:
    """A mug of beer."""
    pen.ellipse(60, 36, 96, 78, None, INK, 9)
    pen.rectangle(14, 26, 72, 94, BEER, radius=8)
    for x in (30, 44, 58):
        pen.line([(x, 52), (x, 82)], mix(BEER, SUN, 0.8), 5)
    for x, y in ((20, 26), (36, 18), (54, 20), (68, 28)):
        pen.circle(x, y, 14, WHITE)
    pen.rectangle(20, 20, 66, 38, WHITE, None, radius=8)
