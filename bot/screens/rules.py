"""The rules to be read: each game explained in pages, in our own words, and the clause behind a refusal.

A game's pages are the messages ``<game>-rules-<page>`` of its catalogue, in the order in which they stand there; their
attribute ``clauses`` says which clauses of the rule spec they tell. A page named in ``PICTURES`` has a picture.
"""

from functools import cache
from itertools import islice

from bot.messages import limits
from bot.messages.message import Button, Entry, Menu, Message, Picture, PictureKind, Style, in_rows
from bot.messages.press import Press, Verb
from bot.messages.reasons import HouseReason
from bot.screens.helping import back, to_a_table
from bot.screens.scene import game_name
from games.kernel import AnyGame, Dice, Refusal, Table, View
from games.kernel.lesson import lesson_of
from games.kernel.playout import play_out
from games.kernel.seats import COMPUTERS
from games.registry import find_game, games, rules_with
from render import picture
from words import Catalogue, Speaker, catalogue, shared_refusal

PICTURES = {"aim": PictureKind.COVER, "table": PictureKind.BOARD}
AT_NO_TABLE = frozenset({HouseReason.NO_TABLE, HouseReason.NOT_SEATED})
"""Whoever is refused so is shown the way to a table."""
EXAMPLE_SEED = "a page of the rules"
EXAMPLE_SEATS = 3
"""An example has so many seats, if the game can be played so."""
EXAMPLE_MOVES = 14


def shelf(words: Catalogue) -> Message:
    """All games, to choose whose rules to read."""
    buttons = [Button(label=game_name(words, game.id), press=_press(game.id, ""), style=Style.MAIN) for game in games()]
    return Message(text=words.say("screen-rules-which"), rows=in_rows([*buttons, back(words)]))


def pages(words: Catalogue, game: str) -> list[str]:
    """The names of a game's pages, in order."""
    prefix = f"{game}-rules-"
    return [key.removeprefix(prefix) for key in words.keys(prefix)]


def page(words: Catalogue, game: str, name: str = "") -> Message | None:
    """A page of a game's rules, the first one if none is named; None if there is no such page."""
    names = pages(words, game)
    if not names or (name and name not in names):
        return None
    place = names.index(name) if name else 0
    key = f"{game}-rules-{names[place]}"
    shown = _picture(words, game, names[place])
    example = shown is not None and shown.view is not None
    lines = [
        f"## {words.say(game)} · {_title(words, game, names[place])}",
        words.say(key),
        *([words.say("screen-rules-example")] if example else []),
        words.say("screen-rules-foot", page=place + 1, pages=len(names)),
    ]
    contents = Menu(
        press=_press(game, ""),
        placeholder=words.say("screen-rules-contents"),
        entries=tuple(
            Entry(label=f"{number}. {_title(words, game, each)}", value=each, chosen=each == names[place])
            for number, each in enumerate(names, 1)
        ),
    )
    return Message(text="\n".join(lines), picture=shown, rows=((contents,), _turns(words, game, names, place)))


def _turns(words: Catalogue, game: str, names: list[str], place: int) -> tuple[Button, ...]:
    buttons = []
    if place > 0:
        before = names[place - 1]
        label = words.say("screen-button-page-before", title=_title(words, game, before))
        buttons.append(Button(label=label, press=_press(game, before)))
    if place < len(names) - 1:
        after = names[place + 1]
        label = words.say("screen-button-page-after", title=_title(words, game, after))
        buttons.append(Button(label=label, press=_press(game, after), style=Style.MAIN))
    if lesson_of(find_game(game)) is not None:
        learn = str(Press(Verb.LEARN, 0, "", game))
        buttons.append(Button(label=words.say("screen-button-learn"), press=learn, style=Style.GOOD))
    return (*buttons, Button(label=words.say("screen-button-shelf"), press=_press("", "")))


def _title(words: Catalogue, game: str, name: str) -> str:
    return words.say(f"{game}-rules-{name}.title")


def _press(game: str, name: str) -> str:
    return str(Press(Verb.PAGE, 0, game, name))


# Clauses


def clause(words: Catalogue, clause_id: str) -> Message | None:
    """What a clause says, and the way to the page that explains it; None if no refusal names such a clause."""
    key = _clause_key(clause_id)
    if key is None or not words.has(key):
        return None
    game = key.partition("-")[0]
    title = words.say("screen-clause", clause=clause_id, game=words.say(game))
    buttons = tuple(
        Button(label=words.say("screen-button-page", title=_title(words, game, name)), press=_press(game, name))
        for name in pages_about(words, game, clause_id)
    )
    return Message(text=f"{title}\n{words.say(key)}", rows=(buttons,) if buttons else ())


def _clause_key(clause_id: str) -> str | None:
    prefix, _, number = clause_id.partition("-")
    game = next((game.id for game in games() if game.clause_prefix == prefix), None)
    return None if game is None else f"{game}-clause-{number.replace('.', '-')}"


def pages_about(words: Catalogue, game: str, clause_id: str) -> list[str]:
    """The pages that tell a clause, or the section it belongs to."""
    section = clause_id.partition(".")[0]
    told = {name: words.say(f"{game}-rules-{name}.clauses").split() for name in pages(words, game)}
    exact = [name for name, clauses in told.items() if clause_id in clauses]
    return exact or [name for name, clauses in told.items() if section in clauses][: limits.ROW]


def refused(speaker: Speaker, refusal: Refusal, *others: Button) -> Message:
    """A refusal in a sentence, with a button to its clause."""
    return _refused(catalogue(speaker.language), speaker.refusal(refusal), refusal, others)


def refused_by(words: Catalogue, refusal: Refusal) -> Message:
    """The same where no table is at hand: the reason tells whose words are needed."""
    said = shared_refusal(words, refusal) or Speaker(words, rules_with(refusal.reason), ()).refusal(refusal)
    return _refused(words, said, refusal)


def _refused(words: Catalogue, said: str, refusal: Refusal, others: tuple[Button, ...] = ()) -> Message:
    row = (*others, *why(words, refusal), *(to_a_table(words) if refusal.reason in AT_NO_TABLE else ()))
    return Message(text=said, rows=(row,) if row else ())


def why(words: Catalogue, refusal: Refusal) -> tuple[Button, ...]:
    """The button below a refusal that leads to its clause, if it has one."""
    if not refusal.clause:
        return ()
    return (Button(label=words.say("screen-button-why"), press=str(Press(Verb.CLAUSE, 0, "", refusal.clause))),)


# Pictures


def _picture(words: Catalogue, game: str, name: str) -> Picture | None:
    """The picture of a page, if it has one and the game is drawn: the cover, or an example."""
    kind = PICTURES.get(name)
    if kind is None or not picture.drawn(game):
        return None
    rules = find_game(game)
    version = rules.rules_version
    if kind is PictureKind.COVER:
        return Picture(kind=kind, game=game, rules_version=version, language=words.language, alt=words.say(game))
    view = _example(rules)
    names = COMPUTERS[: _example_seats(rules)]
    alt = limits.read_aloud(picture.alt(game, view, Speaker(words, rules, names)))
    return Picture(
        kind=kind,
        game=game,
        rules_version=version,
        language=words.language,
        names=names,
        view=view.model_dump(mode="json"),
        alt=alt,
    )


def _example_seats(game: AnyGame) -> int:
    return min(game.seat_counts, key=lambda seats: abs(seats - EXAMPLE_SEATS))


@cache
def _example(game: AnyGame) -> View:
    """What a spectator sees in the middle of a game that computers play: always the same one."""
    seats = _example_seats(game)
    table = Table(game, seats, {}, Dice.of(EXAMPLE_SEED))
    for _ in islice(play_out(table, [game.agent()] * seats, table.dice), EXAMPLE_MOVES):
        pass
    return table.view(None)
