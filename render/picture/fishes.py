"""Ten fishes of a fish market, each with a silhouette of its own: they are told apart in grey and at 24 pixels."""

import math

from render.picture.palette import INK, TOMATO, WHITE, Colour, mix
from render.picture.sprites import Pen, Point

EEL: Colour = (92, 102, 84)
SOLE: Colour = (188, 160, 122)
TUNA: Colour = (52, 84, 140)
PERCH: Colour = (122, 150, 104)
MACKEREL: Colour = (58, 146, 150)
DORADE: Colour = (232, 150, 120)
SALMON: Colour = (240, 122, 94)
COD: Colour = (166, 138, 88)
HERRING: Colour = (140, 176, 214)
LOBSTER: Colour = TOMATO


def eel(pen: Pen) -> None:
    """A long one that winds."""
    path = [(17 + 70 * step / 120, 50 + 27 * math.sin(math.tau * 1.2 * step / 120 + 0.3)) for step in range(121)]
    thick = [10.5 - 6.5 * (step / 120) ** 2 for step in range(121)]
    for grown, colour in ((4.5, INK), (0.0, EEL)):
        for (x, y), radius in zip(path, thick, strict=True):
            pen.circle(x, y, radius + grown, colour, None)
    for x, y in path[24:102:12]:
        pen.circle(x, y + 3, 2.6, mix(EEL, WHITE, 0.6), None)
    _eye(pen, 17, 58, 4.6)


def sole(pen: Pen) -> None:
    """A flat one, seen from above: both eyes on one side."""
    pen.polygon([(40, 76), (60, 76), (70, 98), (30, 98)], mix(SOLE, INK, 0.3))
    pen.blob([(50, 3), (78, 16), (90, 44), (76, 76), (50, 86), (24, 76), (10, 44), (22, 16)], mix(SOLE, INK, 0.3))
    pen.blob([(50, 9), (68, 20), (76, 44), (64, 70), (50, 78), (36, 70), (24, 44), (32, 20)], SOLE, None)
    pen.line([(50, 34), (50, 74)], mix(SOLE, INK, 0.55), 4)
    for x, y in ((36, 48), (64, 42), (60, 60), (40, 64)):
        pen.circle(x, y, 4.5, mix(SOLE, INK, 0.5), None)
    _eye(pen, 40, 22, 6.5)
    _eye(pen, 59, 26, 6.5)


def tuna(pen: Pen) -> None:
    """A torpedo with a tail like a moon."""
    fin = mix(TUNA, INK, 0.3)
    pen.polygon([(76, 50), (97, 12), (90, 50), (97, 88)], fin)
    pen.polygon([(38, 30), (50, 6), (56, 30)], fin)
    pen.polygon([(46, 70), (60, 94), (62, 68)], fin)
    pen.blob([(3, 52), (22, 32), (46, 25), (68, 36), (84, 50), (68, 64), (46, 75), (22, 70)], TUNA)
    pen.blob([(8, 58), (28, 62), (52, 62), (76, 53), (66, 62), (46, 71), (22, 67)], mix(TUNA, WHITE, 0.75), None)
    for x in (66, 74):
        pen.polygon(
            [(x - 3, 38 + (x - 66) / 2), (x + 4, 27 + (x - 66) / 2), (x + 4, 41 + (x - 66) / 2)], (250, 200, 60), None
        )
    pen.polygon([(34, 52), (54, 56), (38, 64)], fin, INK, 3)
    _eye(pen, 18, 48, 5.5)


def perch(pen: Pen) -> None:
    """A bass with spines on its back and stripes."""
    fin = mix(PERCH, INK, 0.35)
    spines = [(22, 40), (26, 14), (35, 24), (42, 6), (50, 20), (60, 8), (66, 24), (76, 18), (76, 44)]
    pen.polygon(spines, mix(PERCH, WHITE, 0.35))
    pen.polygon([(74, 56), (96, 34), (96, 82)], fin)
    pen.polygon([(40, 76), (50, 94), (60, 76)], fin)
    pen.blob([(3, 60), (18, 40), (42, 32), (66, 42), (84, 57), (66, 74), (42, 82), (18, 76)], PERCH)
    for x in (36, 50, 64):
        pen.line([(x, 42), (x - 2, 60)], mix(PERCH, INK, 0.65), 6)
    _eye(pen, 18, 55, 6)


def mackerel(pen: Pen) -> None:
    """A slim one with waves on its back and a forked tail."""
    pen.polygon([(78, 50), (98, 26), (92, 50), (98, 74)], mix(MACKEREL, INK, 0.3))
    pen.polygon([(48, 38), (58, 26), (62, 38)], mix(MACKEREL, INK, 0.3))
    pen.blob([(2, 52), (20, 40), (46, 33), (70, 42), (86, 50), (70, 59), (46, 67), (20, 63)], MACKEREL)
    pen.blob([(8, 56), (30, 58), (56, 57), (78, 52), (66, 59), (46, 64), (20, 61)], WHITE, None)
    for x in (32, 43, 54, 65):
        pen.line([(x, 37 if x < 60 else 41), (x + 4, 44), (x, 51)], INK, 4)
    _eye(pen, 15, 49, 5)


def dorade(pen: Pen) -> None:
    """A high round one with a golden brow."""
    fin = mix(DORADE, INK, 0.3)
    pen.polygon([(74, 52), (97, 28), (90, 52), (97, 76)], fin)
    pen.blob([(20, 32), (36, 8), (62, 6), (76, 30), (50, 26)], fin)
    pen.blob([(36, 80), (54, 96), (66, 78)], fin)
    pen.blob([(3, 62), (10, 38), (30, 18), (54, 18), (74, 36), (84, 52), (74, 70), (52, 86), (26, 84), (8, 74)], DORADE)
    pen.arc(16, 28, 42, 80, -70, 70, mix(DORADE, INK, 0.5), 4)
    pen.blob([(14, 62), (34, 72), (60, 70), (72, 60), (60, 76), (40, 80), (20, 76)], mix(DORADE, WHITE, 0.6), None)
    pen.line([(14, 36), (28, 30)], (252, 206, 70), 8)
    _eye(pen, 22, 48, 7.5)


def salmon(pen: Pen) -> None:
    """One that leaps."""
    fin = mix(SALMON, INK, 0.35)
    pen.polygon([(72, 76), (97, 72), (92, 84), (86, 97), (72, 88)], fin)
    pen.polygon([(56, 30), (76, 22), (76, 44)], fin)
    pen.polygon([(34, 54), (34, 74), (46, 64)], fin)
    pen.blob([(4, 8), (22, 6), (46, 16), (68, 40), (80, 66), (82, 82), (70, 84), (50, 72), (28, 54), (14, 32)], SALMON)
    pen.blob([(10, 20), (24, 36), (44, 56), (68, 76), (50, 69), (30, 53), (16, 34)], mix(SALMON, WHITE, 0.65), None)
    for x, y in ((42, 24), (54, 38), (62, 50), (70, 62)):
        pen.circle(x, y, 3.6, mix(SALMON, INK, 0.6), None)
    _eye(pen, 22, 17, 5.5)


def cod(pen: Pen) -> None:
    """One with three fins on its back and a beard."""
    fin = mix(COD, INK, 0.35)
    for x in (28, 46, 64):
        pen.blob([(x - 8, 42), (x, 17), (x + 12, 22), (x + 13, 42)], fin)
    pen.polygon([(80, 42), (97, 36), (97, 70), (80, 64)], fin)
    pen.line([(14, 70), (12, 86)], INK, 5)
    pen.blob([(3, 58), (14, 40), (36, 35), (62, 42), (86, 48), (86, 60), (62, 70), (40, 78), (16, 74)], COD)
    pen.blob([(10, 66), (34, 68), (66, 62), (84, 58), (62, 67), (40, 75), (18, 72)], mix(COD, WHITE, 0.7), None)
    for x, y in ((36, 48), (48, 54), (58, 49), (70, 55), (44, 43)):
        pen.circle(x, y, 3.8, mix(COD, INK, 0.6), None)
    _eye(pen, 17, 52, 6)


def herring(pen: Pen) -> None:
    """Small ones, three together."""
    for left, top in ((20, 4), (2, 34), (20, 64)):
        _small_fish(pen, left, top)


def _small_fish(pen: Pen, left: float, top: float) -> None:
    points = [(0, 17), (14, 7), (34, 4), (50, 10), (60, 16), (50, 23), (34, 30), (14, 27)]
    pen.polygon(
        [(left + x, top + y) for x, y in ((56, 16), (76, 3), (72, 16), (76, 30))], mix(HERRING, INK, 0.35), INK, 4
    )
    pen.blob([(left + x, top + y) for x, y in points], HERRING, INK, 4.5)
    belly = [(5, 19), (24, 21), (46, 18), (32, 26), (14, 24)]
    pen.blob([(left + x, top + y) for x, y in belly], WHITE, None)
    pen.circle(left + 12, top + 14, 3.6, INK, None)


def lobster(pen: Pen) -> None:
    """The one with claws."""
    dark = mix(LOBSTER, INK, 0.3)
    for side in (-1, 1):

        def at(*points: Point, side: int = side) -> list[Point]:
            return [(50 + side * x, y) for x, y in points]

        pen.line(at((8, 26), (20, 4)), INK, 3.5)
        for y in (46, 56, 66):
            pen.line(at((12, y), (30, y + 7)), INK, 5)
        pen.line(at((12, 40), (32, 40), (35, 26)), INK, 11)
        pen.line(at((12, 40), (32, 40), (35, 28)), LOBSTER, 4)
        pen.blob(at((28, 30), (22, 14), (30, 3), (33, 16), (38, 18), (40, 4), (48, 14), (44, 30), (36, 35)), LOBSTER)
        pen.blob(at((4, 82), (22, 84), (24, 95), (6, 97)), dark)
    pen.blob([(50, 20), (62, 28), (66, 44), (62, 60), (50, 66), (38, 60), (34, 44), (38, 28)], LOBSTER)
    for top, half in ((56, 13), (66, 11), (76, 9)):
        pen.rectangle(50 - half, top, 50 + half, top + 13, LOBSTER, width=4, radius=5)
    for x in (44, 56):
        pen.circle(x, 30, 3.5, INK, None)


def _eye(pen: Pen, x: float, y: float, radius: float) -> None:
    pen.circle(x, y, radius, WHITE, INK, radius * 0.35)
    pen.circle(x - radius * 0.1, y, radius * 0.55, INK, None)
