"""Many tables at once: all of a person, all of a server, those for which something typed can be meant."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from bot.host.hosted import HostedTable
from bot.messages.limits import MENU_LINES, MENU_TEXT, ROW, cut
from bot.messages.message import Button, Entry, Menu, Message, Row, Style, in_rows
from bot.messages.press import Press, Verb
from bot.screens import clock
from bot.screens.helping import back, to_a_game
from bot.screens.scene import Scene, link
from bot.screens.typed import quoted
from bot.store import Status, Typed
from words import Catalogue

A_PAGE = 10
"""So many tables stand on a page: a line may have 300 characters, and what is asked there 80."""
NAMED = 60
"""So many characters of the names of those who sit at a table, or are to move there."""
TABLES_OFFERED = 5 * ROW
"""So many tables one can choose from when it is not clear which is meant: more than five rows nobody reads."""


class Page(NamedTuple):
    """A part of a list that is too long for one message."""

    number: int
    pages: int

    @classmethod
    def of(cls, length: int, wanted: str) -> "Page":
        """The page that is wanted of a list, or the one that is nearest to it."""
        pages = max(1, -(-length // A_PAGE))
        return cls(min(int(wanted), pages - 1) if wanted.isdecimal() else 0, pages)

    @property
    def part(self) -> slice:
        """What stands on it."""
        return slice(self.number * A_PAGE, (self.number + 1) * A_PAGE)

    def foot(self, words: Catalogue) -> list[str]:
        """Where one is in the list, if it has several pages."""
        return [words.say("screen-list-page", page=self.number + 1, pages=self.pages)] if self.pages > 1 else []

    def turns(self, words: Catalogue, verb: Verb) -> tuple[Row, ...]:
        """The buttons to the pages before and after."""
        turns = (("earlier", self.number - 1), ("later", self.number + 1))
        buttons = tuple(
            Button(label=words.say(f"screen-button-{name}"), press=str(Press(verb, 0, "", str(page))))
            for name, page in turns
            if 0 <= page < self.pages
        )
        return (buttons,) if buttons else ()


def tables(
    shown: Sequence[tuple[Scene, int | None]], waiting: AbstractSet[int], page: Page, words: Catalogue
) -> Message:
    """A page of the tables of a person; some of them wait for that person."""
    if not shown:
        return Message(text=words.say("screen-tables-none"), rows=((to_a_game(words), back(words)),))
    lines = [words.say("screen-tables")]
    for scene, message_id in shown:
        parts = [_table(scene, message_id), *_where_and_with_whom(scene), _turn(scene, waiting)]
        lines.append(f"- {' · '.join(parts)}")
        lines += clock.what_waits(scene) if scene.hosted.record.id in waiting else []
    return Message(text="\n".join([*lines, *page.foot(words)]), rows=page.turns(words, Verb.TABLES))


def _where_and_with_whom(scene: Scene) -> list[str]:
    """The channel of a table, unless one is alone with the bot there; and the others who sit at it."""
    record = scene.hosted.record
    others = [name for seat, name in enumerate(scene.hosted.names) if seat != scene.seat]
    return [
        *([] if record.guild_id is None else [f"<#{record.channel_id}>"]),
        *([scene.say("table-with", names=cut(", ".join(others), NAMED))] if others else []),
    ]


def _turn(scene: Scene, waiting: AbstractSet[int]) -> str:
    """Whose turn it is, as everybody may see it, and until when; that it is one's own stands out."""
    hosted = scene.hosted
    if hosted.record.lesson is not None:
        return scene.say("table-lesson")
    if hosted.record.id in waiting:
        return scene.say("table-waits") + clock.asked_since(scene) + clock.due(scene)
    standstill = _standstill(hosted)
    if standstill is not None:
        return scene.say(standstill)
    names = dict.fromkeys(hosted.names[seat] for seat, _ in hosted.running.awaited())
    return scene.say("table-to-move", names=cut(", ".join(names), NAMED)) + clock.due(scene, everybody=True)


def _table(scene: Scene, message_id: int | None) -> str:
    return f"[{scene.table_name()}]({link(scene.hosted, message_id)})"


def server_tables(scenes: Sequence[Scene], page: Page, words: Catalogue, settings: str) -> Message:
    """A page of the tables of a server, for who manages it: where they are, who sits there, whether they run."""
    if not scenes:
        return Message(text=f"{settings}\n{words.say('screen-server-empty')}")
    lines = [settings, words.say("screen-server-tables")]
    for scene in scenes:
        names = cut(", ".join(scene.hosted.names), NAMED)
        lines.append(f"- {_table(scene, None)} · {names} · {_turn(scene, frozenset())}")
    return Message(text="\n".join([*lines, *page.foot(words)]), rows=page.turns(words, Verb.SERVER_TABLES))


def _standstill(hosted: HostedTable) -> str | None:
    """Why nobody is to move at a table; None if somebody is."""
    match hosted.record.status:
        case Status.LOBBY:
            return "table-lobby"
        case Status.PARKED:
            return "table-channel-gone" if hosted.record.channel_gone else "table-parked"
        case _ if hosted.record.pause is not None:
            return "table-paused"
        case _:
            return None


def elsewhere(scene: Scene, channels: Sequence[tuple[int, str]]) -> Message:
    """In which channel a table goes on that has lost its own."""
    if not channels:
        return Message(text=scene.say("elsewhere-none"))
    entries = tuple(
        Entry(label=cut(f"#{name}", MENU_TEXT), value=str(channel)) for channel, name in channels[:MENU_LINES]
    )
    menu = Menu(press=scene.press(Verb.ELSEWHERE), placeholder=scene.say("elsewhere-which"), entries=entries)
    return Message(text=scene.say("elsewhere"), rows=((menu,),))


def which_table(scenes: Sequence[Scene], typed: Typed) -> Message:
    """Several tables could be meant: which one? What was typed is kept elsewhere, for it may be a secret."""
    buttons = [
        Button(
            label=scene.table_name(),
            press=scene.press(Verb.TYPED, "", typed.question),
            style=Style.MAIN,
        )
        for scene in scenes[:TABLES_OFFERED]
    ]
    return Message(text=scenes[0].say("which-table", text=quoted(typed.text)), rows=in_rows(buttons))
