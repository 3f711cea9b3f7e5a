"""What the club shows: profiles as a picture and as an equal text, and the best of a server."""

from collections.abc import Iterator, Sequence

from bot.host.club.profile import Profile, TitlePlayed, TopPage
from bot.messages.limits import ALT_TEXT, MENU_LINES, MENU_PLACEHOLDER, cut, first_lines
from bot.messages.message import Button, Entry, Menu, Message, Picture, PictureKind, Row
from bot.messages.press import Press, Verb
from bot.screens.helping import to_a_game
from bot.store import SPANS, Reliability, Tally
from render import profile as cards
from words import Catalogue

TEXT = "text"
"""What a press says that wants a profile as text."""
A_PAGE = 10
HOUR = 60
STREAK = 2
"""From so many wins in a row on it is one."""


# A profile


def profile(words: Catalogue, shown: Profile, *, own: bool, here: bool, as_text: bool = False) -> Message:
    """What somebody has done, as a picture or as text; ``here`` if only what was played on this server counts."""
    if not shown.titles:
        none = words.say("screen-profile-none", name=shown.name, own="yes" if own else "no")
        return Message(text=none, rows=((to_a_game(words),),) if own else ())
    card = _card(words, shown)
    about = words.say("screen-profile-about" if here else "screen-profile-about-all")
    name, *lines = cards.text(card)
    said = first_lines([f"## {name}", about, *lines])
    if as_text:
        return Message(text=said, rows=_turned(words, shown, "picture", ""))
    alt = cut("\n".join([name, *lines]).replace("**", ""), ALT_TEXT)
    picture = Picture(
        kind=PictureKind.PROFILE, game="", language=words.language, view=card.model_dump(mode="json"), alt=alt
    )
    heading = words.say("screen-profile-here", name=shown.name)
    return Message(text=f"## {heading}\n{about}", picture=picture, rows=_turned(words, shown, "text", TEXT))


def _turned(words: Catalogue, shown: Profile, name: str, into: str) -> tuple[Row, ...]:
    press = str(Press(Verb.PROFILE, 0, into, str(shown.person_id)))
    return ((Button(label=words.say(f"screen-button-profile-{name}"), press=press),),)


def _card(words: Catalogue, shown: Profile) -> cards.Card:
    lines = [*_reliability(words, shown.reliability), *_meetings(words, shown)]
    titles = tuple(_title(words, title) for title in shown.titles)
    return cards.Card(name=shown.name, lines=tuple(lines), titles=titles)


def _reliability(words: Catalogue, kept: Reliability) -> Iterator[str]:
    if kept.in_time is None:
        return
    parts = [words.say("screen-profile-in-time", share=kept.in_time)]
    if kept.median is not None:
        parts.append(words.say("screen-profile-median", time=_time(words, kept.median)))
    elif sum(kept.times):
        parts.append(words.say("screen-profile-median-long", time=_time(words, SPANS[-1])))
    yield " · ".join(parts)


def _time(words: Catalogue, minutes: int) -> str:
    if minutes < HOUR:
        return words.say("screen-profile-minutes", number=minutes)
    return words.say("screen-profile-hours", number=minutes // HOUR)


def _meetings(words: Catalogue, shown: Profile) -> Iterator[str]:
    met = shown.meetings
    if met is not None:
        told = {"won": met.won, "lost": met.lost, "shared": met.shared}
        yield words.say("screen-profile-met", name=shown.name, **told)


def _title(words: Catalogue, played: TitlePlayed) -> cards.CardTitle:
    tally, rating = played.tally, played.rating
    curve = played.curve if len(played.curve) > 1 else ()
    said = ""
    if curve:
        ends = {"first": curve[0], "last": curve[-1], "low": min(curve), "high": max(curve)}
        said = words.say("screen-profile-curve", **{name: str(points) for name, points in ends.items()})
    return cards.CardTitle(
        name=words.say(tally.game),
        played=_played(words, tally),
        points=None if rating is None else rating.points,
        rating="" if rating is None else words.say("screen-profile-rating", points=str(rating.points)),
        rated="" if rating is None else words.say("screen-profile-rated", games=rating.games),
        curve=curve,
        curve_said=said,
        records=tuple(_records(words, tally)),
    )


def _played(words: Catalogue, tally: Tally) -> str:
    parts = [words.say("screen-profile-played", games=tally.games, won=tally.won)]
    if tally.abandoned:
        parts.append(words.say("screen-profile-abandoned", games=tally.abandoned))
    return " · ".join(parts)


def _records(words: Catalogue, tally: Tally) -> Iterator[str]:
    """Every record that there is, two to a line at most."""
    streak = tally.streak if tally.streak >= STREAK else None
    longest = tally.longest_streak if tally.longest_streak >= STREAK else None
    scores = [("highest", tally.highest), ("margin", tally.margin)]
    feats = [("best-move", tally.best_move), ("longest", longest)]
    for line in (scores, feats, [("streak", streak)]):
        said = [words.say(f"screen-profile-{name}", number=amount) for name, amount in line if amount is not None]
        if said:
            yield " · ".join(said)
    yield from _alone(words, tally)


def _alone(words: Catalogue, tally: Tally) -> list[str]:
    if tally.campaign is None:
        return []
    if tally.campaign_title is None:
        return [words.say("screen-profile-alone-best", score=tally.campaign)]
    title = words.say(f"{tally.game}-title-{tally.campaign_title}")
    return [words.say("screen-profile-campaign", score=tally.campaign, title=title)]


# The best of a server


def top(words: Catalogue, page: TopPage, number: int, games: Sequence[str]) -> Message:
    """A page of the list of the best in a game; another game can be chosen below."""
    game = words.say(page.game)
    which = Menu(
        press=str(Press(Verb.TOP, 0)),
        placeholder=cut(words.say("screen-top-which"), MENU_PLACEHOLDER),
        entries=tuple(Entry(label=words.say(each), value=each) for each in games[:MENU_LINES]),
    )
    season = _to_season(words, page)
    if not page.people:
        return Message(text=words.say("screen-top-none", game=game), rows=(*((season,) if season else ()), (which,)))
    lines = [words.say("screen-top", game=game)]
    lines += [
        words.say(
            "screen-top-line",
            rank=each.rank,
            name=each.name,
            points=str(each.points),
            games=each.games,
            won=each.won,
        )
        for each in page.lines
    ]
    if page.own is not None:
        own = page.own
        lines += ["", words.say("screen-top-own", rank=own.rank, people=page.people, points=str(own.points))]
    pages = -(-page.people // A_PAGE)
    if pages > 1:
        lines.append(words.say("screen-list-page", page=number + 1, pages=pages))
    turns = (("earlier", number - 1), ("later", number + 1))
    buttons = tuple(
        Button(label=words.say(f"screen-button-{name}"), press=str(Press(Verb.TOP, 0, page.game, str(at))))
        for name, at in turns
        if 0 <= at < pages
    )
    row = (*buttons, *season)
    return Message(text=first_lines(lines), rows=(*((row,) if row else ()), (which,)))


def _to_season(words: Catalogue, page: TopPage) -> tuple[Button, ...]:
    """What leads to the table of the season, if there is or was one."""
    if not page.has_seasons:
        return ()
    return (Button(label=words.say("screen-button-season"), press=str(Press(Verb.SEASON, 0, "", f"{page.game}.0"))),)
