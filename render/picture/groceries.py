"""What is scarce after a war: groceries, and the luxuries that they are paid with. Each has its own silhouette."""

from render.picture.palette import INK, PAPER, TOMATO, WHITE, Colour, mix
from render.picture.sprites import Pen

POTATO: Colour = (205, 157, 92)
COFFEE: Colour = (92, 56, 38)
FLOUR: Colour = (240, 228, 204)
BUTTER: Colour = (252, 211, 77)
SUGAR: Colour = (147, 190, 224)
GUM: Colour = (242, 132, 170)
CHOCOLATE: Colour = (122, 70, 42)
CIGARETTES: Colour = (214, 69, 56)
NYLONS: Colour = (201, 141, 108)


def potato(pen: Pen) -> None:
    """Two potatoes, one behind the other."""
    eye = mix(POTATO, INK, 0.6)
    pen.blob([(46, 30), (62, 9), (84, 12), (96, 34), (90, 58), (66, 64)], mix(POTATO, INK, 0.2))
    pen.blob([(5, 66), (12, 42), (34, 30), (56, 36), (76, 54), (84, 74), (70, 92), (44, 94), (16, 88)], POTATO)
    for x, y in ((28, 52), (52, 60), (36, 78), (64, 78)):
        pen.ellipse(x - 5, y - 3, x + 5, y + 3, eye, None)
    pen.ellipse(70, 26, 79, 32, eye, None)


def coffee(pen: Pen) -> None:
    """A cup of black coffee that steams."""
    for x in (32, 52):
        pen.line([(x, 30), (x + 6, 22), (x, 14), (x + 5, 5)], mix(COFFEE, WHITE, 0.35), 6)
    pen.circle(78, 56, 19, None, INK, 15)
    pen.circle(78, 56, 14.5, None, WHITE, 6)
    pen.blob([(10, 40), (44, 34), (78, 40), (74, 72), (58, 86), (30, 86), (14, 72)], WHITE)
    pen.ellipse(10, 32, 78, 52, COFFEE)
    pen.rectangle(4, 85, 84, 96, mix(WHITE, COFFEE, 0.25), radius=5)


def flour(pen: Pen) -> None:
    """A tied sack with an ear of wheat on it."""
    pen.blob([(34, 4), (50, 10), (66, 4), (72, 16), (60, 27), (40, 27), (28, 16)], FLOUR)
    pen.blob([(36, 28), (64, 28), (84, 46), (90, 78), (78, 96), (50, 97), (22, 96), (10, 78), (16, 46)], FLOUR)
    pen.line([(34, 27), (66, 27)], mix(TOMATO, INK, 0.2), 8)
    ear = mix(BUTTER, INK, 0.35)
    pen.line([(50, 88), (50, 46)], ear, 5)
    for y in (78, 64, 50):
        pen.line([(48, y), (34, y - 12)], ear, 9)
        pen.line([(52, y), (66, y - 12)], ear, 9)


def butter(pen: Pen) -> None:
    """A block of butter on a dish, with a slice cut off."""
    pen.polygon([(4, 78), (96, 78), (82, 94), (18, 94)], mix(SUGAR, WHITE, 0.35))
    pen.polygon([(30, 30), (58, 18), (94, 26), (66, 40)], mix(BUTTER, WHITE, 0.5))
    pen.polygon([(30, 30), (66, 40), (66, 78), (30, 68)], BUTTER)
    pen.polygon([(66, 40), (94, 26), (94, 64), (66, 78)], mix(BUTTER, INK, 0.22))
    pen.polygon([(8, 46), (22, 40), (26, 76), (12, 78)], BUTTER)


def sugar(pen: Pen) -> None:
    """Three lumps of sugar."""
    for x, y in ((6, 50), (48, 50), (27, 10)):
        _lump(pen, x, y)


def _lump(pen: Pen, left: float, top: float) -> None:
    x, y = left, top + 10
    pen.polygon([(x, y), (x + 23, y - 10), (x + 46, y), (x + 23, y + 10)], WHITE)
    pen.polygon([(x, y), (x + 23, y + 10), (x + 23, y + 38), (x, y + 28)], mix(SUGAR, WHITE, 0.5))
    pen.polygon([(x + 23, y + 10), (x + 46, y), (x + 46, y + 28), (x + 23, y + 38)], SUGAR)


# Luxuries


def gum(pen: Pen) -> None:
    """A stick of chewing gum half out of its paper."""
    pen.polygon([(54, 26), (80, 3), (97, 22), (70, 46)], mix(GUM, WHITE, 0.6))
    foil = [(40, 30), (56, 16), (60, 26), (69, 27), (70, 37), (79, 40), (84, 50), (66, 66)]
    pen.polygon(foil, WHITE)
    pen.polygon([(4, 66), (44, 30), (72, 62), (32, 97)], GUM)
    pen.line([(21, 66), (43, 46)], WHITE, 7)
    pen.line([(32, 79), (54, 59)], WHITE, 7)


def chocolate(pen: Pen) -> None:
    """A bar of chocolate, its paper torn."""
    pen.rectangle(18, 3, 82, 70, CHOCOLATE, radius=5)
    line = mix(CHOCOLATE, INK, 0.6)
    pen.line([(50, 8), (50, 60)], line, 5)
    pen.line([(23, 30), (77, 30)], line, 5)
    for x, y in ((26, 11), (58, 11), (26, 37), (58, 37)):
        pen.line([(x, y), (x + 14, y)], mix(CHOCOLATE, WHITE, 0.45), 4)
    paper = [(14, 60), (25, 52), (38, 62), (50, 53), (62, 62), (75, 52), (86, 60), (86, 97), (14, 97)]
    pen.polygon(paper, SUGAR)
    pen.line([(26, 80), (74, 80)], WHITE, 9)


def cigarettes(pen: Pen) -> None:
    """A pack with three cigarettes sticking out."""
    for x, top in ((24, 18), (42, 4), (60, 12)):
        pen.rectangle(x, top, x + 15, 60, PAPER, width=4)
        pen.rectangle(x + 2, top + 2, x + 13, top + 14, (226, 148, 74), None)
    pen.rectangle(14, 44, 86, 97, CIGARETTES, radius=4)
    pen.circle(50, 71, 15, WHITE, None)


def nylons(pen: Pen) -> None:
    """A pair of stockings with a seam."""
    leg = [(12, 3), (46, 3), (44, 28), (36, 50), (33, 70), (38, 82), (58, 91), (55, 97), (28, 96), (21, 86), (20, 58)]
    for left, shade in ((36, mix(NYLONS, INK, 0.25)), (2, NYLONS)):
        pen.polygon([(x + left, y) for x, y in (*leg, (13, 32))], shade)
        pen.polygon([(left + 12, 3), (left + 46, 3), (left + 45, 17), (left + 12, 17)], mix(shade, INK, 0.45))
        pen.line([(left + 27, 26), (left + 27, 84)], mix(shade, INK, 0.45), 4)
