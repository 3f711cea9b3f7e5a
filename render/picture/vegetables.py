"""Vegetables, and what else grows: each with a silhouette of its own, and none like another when it is grey."""

from render.picture.palette import INK, LEAF, PAPER, SUN, WHITE, Colour, mix
from render.picture.sprites import Pen

CARROT: Colour = (245, 137, 31)
EGGPLANT: Colour = (106, 62, 150)
CUCUMBER: Colour = (62, 142, 74)
PEPPER: Colour = (250, 199, 52)
GARLIC: Colour = (250, 243, 232)
ONION: Colour = (205, 130, 62)
OLIVE: Colour = (150, 160, 60)
CHILI: Colour = (214, 40, 48)
CHESTNUT: Colour = (122, 66, 34)
MUSHROOM: Colour = (196, 158, 122)
STALK = mix(LEAF, INK, 0.25)


def carrot(pen: Pen) -> None:
    """A carrot that points down to the left, with its green."""
    for tip in ((58, 8), (78, 8), (91, 22), (91, 42)):
        pen.line([(66, 34), tip], INK, 17)
    for tip in ((58, 9), (77, 9), (90, 23), (90, 41)):
        pen.line([(66, 34), tip], LEAF, 8)
    pen.blob([(5, 95), (16, 62), (36, 34), (56, 24), (74, 36), (78, 56), (64, 72), (38, 86)], CARROT)
    for start, end in (((34, 46), (46, 56)), ((58, 44), (66, 53)), ((28, 66), (38, 75))):
        pen.line([start, end], mix(CARROT, INK, 0.45), 4)


def eggplant(pen: Pen) -> None:
    """An eggplant that leans on its belly, its cap up on the right."""
    pen.line([(76, 22), (88, 11)], INK, 17)
    pen.line([(76, 22), (87, 12)], STALK, 8)
    pen.blob(
        [(58, 20), (78, 22), (82, 40), (72, 62), (58, 86), (34, 97), (10, 88), (4, 64), (16, 44), (38, 32)], EGGPLANT
    )
    pen.blob([(16, 68), (24, 54), (32, 54), (25, 66), (22, 80), (17, 78)], mix(EGGPLANT, WHITE, 0.5), None)
    pen.polygon([(46, 20), (64, 8), (90, 20), (94, 44), (80, 50), (76, 38), (64, 42), (62, 28)], LEAF, INK, 4)


def cucumber(pen: Pen) -> None:
    """A cucumber from the upper left to the lower right, with bumps in rows."""
    pen.blob([(10, 16), (26, 9), (52, 26), (80, 55), (94, 80), (84, 94), (60, 84), (30, 58), (9, 34)], CUCUMBER)
    pen.line([(13, 16), (7, 8)], STALK, 9)
    for points in ([(20, 20), (46, 44)], [(54, 52), (84, 82)]):
        pen.line(points, mix(CUCUMBER, WHITE, 0.55), 6)
    for x, y in ((40, 24), (56, 38), (72, 56), (20, 38), (34, 54), (52, 70), (70, 82)):
        pen.circle(x, y, 3.2, mix(CUCUMBER, INK, 0.5), None)


def bell_pepper(pen: Pen) -> None:
    """A bell pepper on its three feet."""
    pen.line([(50, 26), (47, 11)], INK, 19)
    pen.blob([(34, 20), (12, 22), (4, 46), (12, 78), (24, 94), (38, 88), (42, 50)], PEPPER)
    pen.blob([(66, 20), (88, 22), (96, 46), (88, 78), (76, 94), (62, 88), (58, 50)], PEPPER)
    pen.blob([(50, 20), (68, 24), (70, 56), (64, 88), (50, 96), (36, 88), (30, 56), (32, 24)], PEPPER)
    pen.blob([(14, 46), (20, 34), (25, 38), (21, 52), (20, 64), (15, 60)], mix(PEPPER, WHITE, 0.7), None)
    pen.blob([(26, 24), (50, 16), (74, 24), (60, 32), (50, 28), (40, 32)], LEAF, INK, 4)
    pen.line([(50, 24), (47, 12)], STALK, 10)


def garlic(pen: Pen) -> None:
    """A white bulb with cloves and a long neck."""
    pen.blob(
        [(45, 5), (55, 5), (57, 28), (82, 50), (88, 76), (70, 94), (50, 96), (30, 94), (12, 76), (18, 50), (43, 28)],
        GARLIC,
    )
    pen.line([(48, 32), (32, 56), (32, 86)], mix(GARLIC, INK, 0.55), 4)
    pen.line([(52, 32), (68, 56), (68, 86)], mix(GARLIC, INK, 0.55), 4)
    pen.line([(50, 34), (50, 90)], mix(GARLIC, INK, 0.55), 4)


def onion(pen: Pen) -> None:
    """A flat brown onion with rings, roots and a sprout."""
    for tip in ((34, 8), (51, 7), (67, 9)):
        pen.line([(50, 30), tip], INK, 11)
    for tip in ((35, 9), (51, 8), (66, 10)):
        pen.line([(50, 30), tip], LEAF, 5)
    for x in (38, 50, 62):
        pen.line([(50, 86), (x, 97)], INK, 4)
    pen.blob([(50, 22), (70, 30), (94, 46), (92, 70), (70, 88), (50, 90), (30, 88), (8, 70), (6, 46), (30, 30)], ONION)
    for left, right in ((22, 78), (38, 62)):
        pen.arc(left, 28, right, 88, 90, 270, mix(ONION, INK, 0.5), 4)
        pen.arc(left, 28, right, 88, 270, 90, mix(ONION, INK, 0.5), 4)


def olive(pen: Pen) -> None:
    """Two olives on a twig."""
    pen.line([(8, 14), (92, 8)], STALK, 7)
    pen.line([(30, 14), (30, 34)], STALK, 6)
    pen.line([(70, 12), (70, 44)], STALK, 6)
    pen.blob([(44, 14), (58, 20), (66, 36), (50, 32)], LEAF, INK, 4)
    pen.ellipse(6, 30, 52, 92, OLIVE)
    pen.ellipse(50, 40, 95, 98, mix(OLIVE, INK, 0.3))
    for x, y in ((20, 46), (64, 56)):
        pen.ellipse(x - 4, y - 4, x + 6, y + 14, mix(OLIVE, WHITE, 0.6), None)


def chili(pen: Pen) -> None:
    """A hot pepper, bent like a horn."""
    pen.line([(76, 26), (87, 10)], INK, 17)
    pen.line([(76, 26), (86, 11)], STALK, 8)
    pen.blob([(62, 22), (80, 18), (95, 34), (90, 62), (66, 86), (34, 94), (4, 84), (30, 78), (50, 64), (58, 42)], CHILI)
    pen.blob([(80, 36), (86, 44), (80, 60), (66, 72), (76, 56)], mix(CHILI, WHITE, 0.6), None)
    pen.blob([(56, 30), (64, 14), (82, 12), (96, 24), (84, 28), (72, 26)], LEAF, INK, 4)


def chestnut(pen: Pen) -> None:
    """A brown chestnut with a pointed tip and a pale foot."""
    pen.blob(
        [(50, 4), (58, 20), (84, 34), (96, 60), (84, 84), (50, 94), (16, 84), (4, 60), (16, 34), (42, 20)], CHESTNUT
    )
    pen.blob(
        [(10, 68), (30, 62), (50, 66), (70, 62), (90, 68), (80, 84), (50, 91), (20, 84)],
        mix(CHESTNUT, SUN, 0.65),
        INK,
        4,
    )
    pen.blob([(24, 44), (34, 36), (38, 40), (28, 54)], mix(CHESTNUT, WHITE, 0.6), None)


def mushroom(pen: Pen) -> None:
    """A mushroom with a broad cap."""
    pen.blob([(36, 48), (64, 48), (66, 76), (74, 94), (50, 97), (26, 94), (34, 76)], PAPER)
    pen.blob([(4, 52), (10, 26), (34, 6), (66, 6), (90, 26), (96, 52), (74, 60), (50, 56), (26, 60)], MUSHROOM)
    for x, y, radius in ((32, 28, 7), (58, 20, 8), (74, 38, 6)):
        pen.circle(x, y, radius, mix(MUSHROOM, WHITE, 0.65), None)
