"""Mercado de Lisboa as text: how the game stands, the market, the customers, the offers and the players."""

from collections.abc import Iterator

from games.kernel import Seat
from games.lisboa.challenges import CHALLENGES
from games.lisboa.components import (
    CROWD,
    CUSTOMERS_NUMBER,
    ENTRANCES,
    GOODS,
    GROUPS,
    LINE_CELLS,
    LINE_ENTRANCES,
    LINE_NAMES,
    LINES,
    SIDE,
    WANTED,
    CustomersName,
    Stage,
)
from games.lisboa.view import LisboaView, PlayerView, RestaurantView, SoloView, StandView
from render.text.layout import tags
from render.words import Words

EMPTY = "-"
BETWEEN = " · "
SIDES = "TBLR"


def board(view: LisboaView, words: Words) -> str:
    """How the game stands, the market row by row, who waits at its entrances, what is on offer, and the players."""
    parts = (
        _situation(view, words),
        _market(view, words),
        _lines(view, words),
        _offers(view, words),
        _players(view, words),
    )
    return "\n\n".join("\n".join(part) for part in parts)


def hand(view: LisboaView, words: Words) -> str:
    """What the reader has."""
    return "" if view.seat is None else BETWEEN.join(_things(view.players[view.seat], words))


# How the game stands


def heading(view: LisboaView, words: Words) -> str:
    """Whose turn it is, or what is over: the game, or between two challenges the one before."""
    if view.stage is Stage.NEXT and view.solo is not None:
        return words.label("challenge-over", number=view.solo.challenge)
    return words.label("over") if view.stage is Stage.OVER else words.label("turn", seat=view.active, stage=view.stage)


def _situation(view: LisboaView, words: Words) -> Iterator[str]:
    if view.solo is not None:
        yield from _challenge(view.solo, words)
    yield heading(view, words)
    if view.hand_swapped and view.stage not in (Stage.NEXT, Stage.OVER):
        yield words.label("swapped", seat=view.active)
    if view.last_seat is not None and view.stage is not Stage.OVER:
        yield words.label("last-round", seat=view.last_seat)
    if view.coin_run and view.coin_limit is not None:
        yield words.label("coin-run", run=view.coin_run, limit=view.coin_limit)
    if view.plan is not None:
        yield words.label("plan", plan=words.action(view.plan))


def _challenge(solo: SoloView, words: Words) -> Iterator[str]:
    low, middle, high = solo.thresholds
    yield words.label("challenge", number=solo.challenge, challenge=solo.key)
    yield words.label("rule", challenge=solo.key)
    yield words.label("thresholds", low=low, middle=middle, high=high)
    challenge = CHALLENGES[solo.challenge]
    if challenge.one_good_earns:
        yield words.label("speciality", good=solo.speciality or "")
    if challenge.fours_count and solo.four_money is not None:
        yield words.label("four-money", coins=solo.four_money)
    if solo.best_move:
        yield words.label("best-move", coins=solo.best_move)
    if solo.prestige:
        results = zip(solo.prestige, solo.results, strict=True)
        parts = [words.label("sheet-part", amount=prestige, result=result) for prestige, result in results]
        yield words.label("sheet", sheet=" · ".join(parts))
    if solo.bonus:
        yield words.label("bonus")


# The market


def _market(view: LisboaView, words: Words) -> Iterator[str]:
    owners = tags(words, len(view.players))
    yield words.label("market")
    for row in range(SIDE):
        cells = BETWEEN.join(_cell(cell, owners, words) for cell in view.market[row * SIDE : (row + 1) * SIDE])
        yield words.label("market-row", row=LINE_NAMES[SIDE + row], cells=cells)


def _cell(cell: StandView | RestaurantView | None, owners: list[str], words: Words) -> str:
    match cell:
        case None:
            return EMPTY
        case StandView():
            return f"{words.item(cell.good)} {owners[cell.seat]}"
        case RestaurantView(restaurant=None):
            return "(?)"
        case RestaurantView(restaurant=restaurant):
            name = words.label("short", restaurant=restaurant or "")
            return name if cell.open else f"({name})"


def _lines(view: LisboaView, words: Words) -> Iterator[str]:
    """Each row and column at which customers wait, with its stands; then all entrances that are free."""
    yield words.label("entrances")
    for line in (*LINES[SIDE:], *LINES[:SIDE]):
        stands = sum(isinstance(view.market[cell], StandView) for cell in LINE_CELLS[line])
        waiting = [
            _waiting(view, ENTRANCES[entrance], customers, stands, words)
            for entrance in LINE_ENTRANCES[line]
            if (customers := view.entrances[entrance]) is not None
        ]
        if waiting:
            yield words.label("line", line=LINE_NAMES[line], stands=stands, ends=", ".join(waiting))
    free = [name for name, customers in zip(ENTRANCES, view.entrances, strict=True) if customers is None]
    sides = [(side, [name[1] for name in free if name[0] == side]) for side in SIDES]
    named = [words.label("free-side", side=side, lines=", ".join(lines)) for side, lines in sides if lines]
    if named:
        yield words.label("all-free", entrances=" · ".join(named))


def _waiting(view: LisboaView, entrance: str, customers: CustomersName, stands: int, words: Words) -> str:
    tile = CUSTOMERS_NUMBER[customers]
    sleeps = view.solo is not None and CHALLENGES[view.solo.challenge].customers_sleep and stands < CROWD[tile] > 1
    return words.label("waiting", side=entrance[0], count=CROWD[tile], goods=_wanted(tile, words), sleeps=int(sleeps))


def _wanted(tile: int, words: Words) -> str:
    return "+".join(words.item(GOODS[good]) for good in WANTED[tile])


# Offers


def _offers(view: LisboaView, words: Words) -> Iterator[str]:
    display = ", ".join(words.item(good) for good in view.display if good is not None)
    yield words.label("display", goods=display, bag=view.bag)
    for group in GROUPS:
        tiles = ", ".join(f"{words.code(name)}{_wanted(CUSTOMERS_NUMBER[name], words)}" for name in view.face_up[group])
        if tiles or view.stacks[group]:
            yield words.label("offer", count=group + 1, customers=tiles, stack=view.stacks[group])
    if view.discarded:
        tiles = ", ".join(
            f"{CROWD[CUSTOMERS_NUMBER[name]]} {_wanted(CUSTOMERS_NUMBER[name], words)}" for name in view.discarded
        )
        yield words.label("discarded", customers=tiles)


# Players


def _players(view: LisboaView, words: Words) -> Iterator[str]:
    for seat, player in enumerate(view.players):
        yield _player(view, seat, player, words)


def _player(view: LisboaView, seat: Seat, player: PlayerView, words: Words) -> str:
    parts = []
    if seat == view.first and len(view.players) > 1:
        parts.append(words.label("first"))
    return words.label("player", seat=seat, things=BETWEEN.join([*parts, *_things(player, words)]))


def _things(player: PlayerView, words: Words) -> Iterator[str]:
    """What lies in front of a player."""
    if player.money is not None:
        yield words.label("money", coins=player.money)
    yield words.label("tiles", goods=", ".join(words.item(good) for good in player.stand_tiles))
    if player.restaurants:
        restaurants = ", ".join(words.item(restaurant) for restaurant in player.restaurants)
        yield words.label("restaurants", restaurants=restaurants)
    yield words.label("stands", stands=player.stands_left)
