"""The players of Market of Turin: coins, cards, debts, bids, and how many of each good they have."""

from functools import cache

from PIL import Image

from games.kernel import Seat
from games.turin.components import GOODS, holdings
from games.turin.view import AuctionView, PlayerView, TurinView
from render.picture.canvas import Box, Canvas
from render.picture.page import MARGIN
from render.picture.palette import CLOSED, FLOOR, INK, MARK, PAPER, SHADE, SOFT_INK, SUN, WHITE, mix
from render.picture.signs import bubble, card_back
from render.picture.sprites import panel, sprite
from render.picture.tokens import badge, coin, star
from render.picture.turin.places import COLUMN, COLUMNS_LEFT, Layout
from render.picture.turin.shelf import bids_are_new
from render.picture.turin.tiles import CELL, CHIP, chip, coins, count_field, goose, loan_note, locked_coin
from render.text.turin import due
from render.words import Words

PAD = 12
SIGN = 44
LINE = 52
BADGE = 50
NAME, CASH = 58, 346
HAND, BID, PAID, LOCKED, DEBT, GOOSE = 0, 78, 186, 246, 340, 398
"""Where in its line everything begins."""


def draw_players(canvas: Canvas, view: TurinView, layout: Layout, words: Words) -> None:
    """A row for each player; those who are waited for have the sun on them."""
    held = [holdings(player.cards) for player in view.players]
    most = [max(counts) for counts in zip(*held, strict=True)]
    for seat, player in enumerate(view.players):
        row = layout.player(seat)
        if _waited_for(view, seat):
            canvas.image(empty_row(row.width, row.height, True), row.left, row.top, f"waiting {seat}")
        lines = [Box.at(row.left + PAD, row.top + 8 + number * LINE, 446, LINE) for number in range(4)]
        _draw_purse(canvas, seat, player, lines[0], words)
        _draw_things(canvas, view, seat, player, lines[1])
        _draw_cards(canvas, seat, player, lines[2])
        if layout.scored:
            _draw_scores(canvas, view, seat, Box.at(lines[3].left, row.bottom - 54, 446, 48))
        for place, count in enumerate(held[seat]):
            if count:
                token = view.tokens[place] == seat
                leads = count == most[place]
                left = COLUMNS_LEFT + place * COLUMN + (COLUMN - CELL[0]) // 2
                what = f"holds {seat} {GOODS[place]} {count}{' leads' if leads else ''}{' token' if token else ''}"
                canvas.image(count_field(count, leads, token), left, row.middle[1] - CELL[1] // 2, what)


def _waited_for(view: TurinView, seat: Seat) -> bool:
    return view.choosing == seat or (seat in view.asked and seat not in view.answered)


@cache
def empty_row(width: int, height: int, waiting: bool) -> Image.Image:
    """The row of a player without anything in it."""
    ground, edge = (mix(SUN, PAPER, 0.35), INK) if waiting else (PAPER, SHADE)
    image = panel(width, height, ground, edge, 5 if waiting else 3, 18).copy()
    empty = panel(*CELL, mix(ground, FLOOR, 0.6), SHADE, 2, 12)
    for place in range(len(GOODS)):
        left = COLUMNS_LEFT - MARGIN + place * COLUMN + (COLUMN - CELL[0]) // 2
        image.alpha_composite(empty, (left, height // 2 - CELL[1] // 2))
    image.alpha_composite(sprite(coin, SIGN), (PAD + CASH, 8 + (LINE - SIGN) // 2))
    image.alpha_composite(sprite(card_back, SIGN), (PAD + HAND, 8 + LINE + (LINE - SIGN) // 2))
    return image


def _draw_purse(canvas: Canvas, seat: Seat, player: PlayerView, line: Box, words: Words) -> None:
    canvas.image(badge(seat, BADGE), line.left, line.top + 1, f"seat {seat}")
    name = Box(line.left + NAME, line.top, line.left + CASH - 8, line.bottom)
    canvas.text(words.person(seat), name, 38, least=32, what=f"name {seat}")
    amount = coins(player.cash)
    colour = SOFT_INK if player.cash is None else INK
    frame = Box(line.left + CASH + SIGN + 5, line.top, line.right, line.bottom)
    canvas.text(amount, frame, 44, colour=colour, weight="Black", what=f"cash {seat} {amount}")


def _draw_things(canvas: Canvas, view: TurinView, seat: Seat, player: PlayerView, line: Box) -> None:
    top = line.top + (LINE - SIGN) // 2
    hand = Box(line.left + HAND + SIGN + 4, line.top, line.left + BID, line.bottom)
    canvas.text(str(player.hand), hand, 40, weight="Black", what=f"hand {seat} {player.hand}")
    if view.auction is not None:
        _draw_bid(canvas, view, view.auction, seat, line)
    if player.locked:
        canvas.image(locked_coin(SIGN), line.left + LOCKED, top, f"lock {seat}")
        frame = Box(line.left + LOCKED + SIGN + 2, line.top, line.left + DEBT, line.bottom)
        canvas.text(str(player.locked), frame, 38, what=f"locked {seat} {player.locked}")
    if due(view, player):
        canvas.image(loan_note(player.debt, 50), line.left + DEBT, line.top + 1, f"debt {seat} {player.debt}")
    if view.goose == seat:
        canvas.image(sprite(goose, 50), line.left + GOOSE, line.top + 1, f"goose {seat}")


def _draw_bid(canvas: Canvas, view: TurinView, auction: AuctionView, seat: Seat, line: Box) -> None:
    """What somebody bids, and adds in a tie; grey once it is of the last round."""
    tied = any(seat in group for group in auction.tied)
    fill = MARK if tied else WHITE if bids_are_new(view) else CLOSED
    what = f"{'tied' if tied else 'bid'} {seat} {auction.bids[seat]} {auction.extras[seat]}"
    canvas.image(sprite(bubble(fill), 104, 58), line.left + BID, line.top - 5, what)
    said = f"{auction.bids[seat]}+{auction.extras[seat]}" if auction.extras[seat] else str(auction.bids[seat])
    left = line.left + BID + 6
    if seat in (auction.bonus, auction.taker, auction.giver):
        canvas.image(sprite(goose, 34), left, line.top + 13, f"by the goose {seat}")
        left += 32
    frame = Box(left, line.top + 7, line.left + BID + 98, line.bottom + 1)
    colour = INK if bids_are_new(view) else SOFT_INK
    canvas.text(said, frame, 34, least=28, colour=colour, weight="Black", align="middle", what=f"says {seat} {said}")
    if auction.paid:
        paid = Box(line.left + PAID, line.top, line.left + LOCKED, line.bottom)
        amount = coins(-auction.paid[seat])
        canvas.text(amount, paid, 34, colour=SOFT_INK, what=f"paid {seat} {auction.paid[seat]}")


def _draw_cards(canvas: Canvas, seat: Seat, player: PlayerView, line: Box) -> None:
    """The cards face up; many lie one upon the other."""
    step = min(CHIP[0], (line.width - CHIP[0]) // max(1, len(player.cards) - 1))
    for place, card in enumerate(sorted(player.cards)):
        canvas.image(chip(card), line.left + place * step, line.top + 1, f"card {seat} {card}")


def _draw_scores(canvas: Canvas, view: TurinView, seat: Seat, line: Box) -> None:
    """The scores of the games that are over."""
    canvas.image(sprite(star, 42), line.left + 2, line.top + 3, f"scores of {seat}")
    written = "   ".join(coins(scores[seat]) for scores in view.scores)
    frame = Box(line.left + 52, line.top, line.right, line.bottom)
    canvas.text(written, frame, 40, weight="Black", what=f"scores {seat} {written}")
