"""Seasons: their tables of points, how they begin and end, and what managers see of them."""

from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta

from bot.host.club.standing import SeasonPage
from bot.messages.limits import MENU_LINES, MENU_PLACEHOLDER, MENU_TEXT, cut, first_lines
from bot.messages.message import Button, Entry, Menu, Message, Row, Style
from bot.messages.press import Press, Verb
from bot.screens.club import A_PAGE
from bot.store import ALL_GAMES, Ranked, Season
from words import Catalogue

ALL, GAME, SEASON, SURE = "all", "game", "season", "sure"
MEDALS = ("🥇", "🥈", "🥉")


def season_press(season: int | None, game: str, page: int = 0) -> str:
    """The custom id of what shows a page of the table of a season; of the newest if none is named."""
    return str(Press(Verb.SEASON, 0, "" if season is None else str(season), f"{game or ALL}.{page}"))


# The table


def season(words: Catalogue, page: SeasonPage, number: int, games: Sequence[str]) -> Message:
    """A page of the table of a season; another game and another season can be chosen below."""
    lines = [words.say("screen-season", name=page.season.name, game=_game(words, page.game)), _when(words, page.season)]
    lines += [_line(words, each) for each in page.lines]
    if not page.people:
        lines.append(words.say("screen-season-nobody"))
    if page.own is not None:
        own = page.own
        told = {"rank": own.rank, "people": page.people, "points": own.points}
        lines += ["", words.say("screen-season-own", **told)]
    pages = -(-page.people // A_PAGE)
    if pages > 1:
        lines.append(words.say("screen-list-page", page=number + 1, pages=pages))
    lines.append(words.say("screen-season-points"))
    return Message(text=first_lines(lines), rows=tuple(_rows(words, page, number, pages, games)))


def _line(words: Catalogue, each: Ranked) -> str:
    told = {"rank": each.rank, "points": each.points, "games": each.games, "won": each.won}
    return words.say("screen-season-line", name=each.name, **told)


def _rows(words: Catalogue, page: SeasonPage, number: int, pages: int, games: Sequence[str]) -> Iterator[Row]:
    turns = (("earlier", number - 1), ("later", number + 1))
    buttons = [
        Button(label=words.say(f"screen-button-{name}"), press=season_press(page.season.id, page.game, at))
        for name, at in turns
        if 0 <= at < pages
    ]
    ratings = Button(label=words.say("screen-button-ratings"), press=str(Press(Verb.TOP, 0, page.game or games[0])))
    yield (*buttons, ratings)
    entries = tuple(
        Entry(label=_game(words, game), value=game or ALL, chosen=game == page.game)
        for game in (ALL_GAMES, *games[: MENU_LINES - 1])
    )
    which = cut(words.say("screen-top-which"), MENU_PLACEHOLDER)
    yield (Menu(press=str(Press(Verb.SEASON, 0, str(page.season.id), GAME)), placeholder=which, entries=entries),)
    if len(page.others) > 1:
        yield (_other_seasons(words, page),)


def _other_seasons(words: Catalogue, page: SeasonPage) -> Menu:
    entries = tuple(
        Entry(label=cut(each.name, MENU_TEXT), value=str(each.id), chosen=each.id == page.season.id)
        for each in page.others
    )
    press = str(Press(Verb.SEASON, 0, "", f"{SEASON}.{page.game or ALL}"))
    return Menu(press=press, placeholder=cut(words.say("screen-season-which"), MENU_PLACEHOLDER), entries=entries)


def _game(words: Catalogue, game: str) -> str:
    return words.say("screen-season-all") if game == ALL_GAMES else words.say(game)


def _when(words: Catalogue, season: Season) -> str:
    if season.ended_at is not None:
        return words.say("screen-season-was", begins=_day(season.began_at), ends=_day(season.ended_at))
    return words.say("screen-season-runs", ends=_last_day(season))


def _last_day(season: Season) -> str:
    """Its last day where the server is: at noon there it is the same day nearly everywhere."""
    return _day(season.ends_at - timedelta(hours=12))


def _day(at: datetime) -> str:
    """A day as everybody's clock shows it."""
    return f"<t:{int(at.timestamp())}:D>"


# To everybody


def begins(words: Catalogue, season: Season) -> Message:
    """A season begins."""
    said = words.say("screen-season-begins", name=season.name, ends=_last_day(season))
    return Message(text=f"{said}\n{words.say('screen-season-points')}", rows=((_table(words, season),),))


def ends(words: Catalogue, season: Season, tables: Sequence[SeasonPage]) -> Message:
    """A season is over: the best in all games, and in each."""
    lines = [words.say("screen-season-ends", name=season.name)]
    for page in tables:
        if page.game == ALL_GAMES:
            lines += [f"{MEDALS[each.rank - 1]} {_winner(words, each)}" for each in page.lines]
        else:
            names = ", ".join(each.name for each in page.lines)
            lines.append(words.say("screen-season-best", game=words.say(page.game), names=names))
    if not tables:
        lines.append(words.say("screen-season-nobody"))
    return Message(text=first_lines(lines), rows=((_table(words, season),),))


def _winner(words: Catalogue, each: Ranked) -> str:
    return words.say("screen-season-winner", name=each.name, points=each.points, games=each.games)


def _table(words: Catalogue, season: Season) -> Button:
    return Button(label=words.say("screen-button-season-table"), press=season_press(season.id, ALL_GAMES))


# To managers


def managed(words: Catalogue, season: Season | None) -> Message:
    """The season of a server, as whoever manages it sees it: it can be ended; or how one begins."""
    if season is None:
        return Message(text=words.say("screen-season-none"))
    end = Button(label=words.say("screen-button-season-end"), press=_end(season, ""), style=Style.DANGER)
    said = words.say("screen-season-managed", name=season.name, ends=_last_day(season))
    return Message(text=said, rows=((_table(words, season), end),))


def ending(words: Catalogue, season: Season) -> Message:
    """Whether somebody really wants to end a season before its time."""
    sure = Button(label=words.say("screen-button-season-end"), press=_end(season, SURE), style=Style.DANGER)
    return Message(text=words.say("screen-season-ending", name=season.name), rows=((sure,),))


def _end(season: Season, sure: str) -> str:
    return str(Press(Verb.SEASON_END, 0, str(season.id), sure))
