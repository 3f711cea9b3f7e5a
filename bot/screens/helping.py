"""The front door: all games on one card, and what one can do from there."""

from bot.messages.message import Box, Button, Message, Row, Style, in_rows
from bot.messages.press import Press, Verb
from bot.screens.lobby import DIRECT, HERE, start_press
from bot.screens.scene import game_name
from games.kernel import AnyGame
from games.registry import games
from words import Catalogue

NOW, ALONE = "now", "alone"
"""How somebody wants to play: with whoever joins, or without anybody."""


def card(words: Catalogue) -> Message:
    """All games in a line each, and the ways in; what only managers need comes last."""
    lines = [_line(words, game) for game in games()]
    text = [words.say("screen-help"), *lines, words.say("screen-help-typed"), words.say("screen-help-managers")]
    return Message(text="\n".join(text), box=Box(), rows=_ways_in(words))


def _line(words: Catalogue, game: AnyGame) -> str:
    name, pitch = game_name(words, game.id), words.say(f"{game.id}.pitch")
    least, most = game.seat_counts[0], game.seat_counts[-1]
    return words.say("screen-help-game", game=name, pitch=pitch, least=least, most=most)


def _ways_in(words: Catalogue) -> tuple[Row, ...]:
    """First the ways to a game, then the lists."""
    to_play = (
        ("play-now", Press(Verb.HELP, 0, "", NOW)),
        ("play-alone", Press(Verb.HELP, 0, "", ALONE)),
        ("learn", Press(Verb.LEARN, 0)),
    )
    to_read = (
        ("tables", Press(Verb.TABLES, 0)),
        ("rules", Press(Verb.PAGE, 0)),
        ("settings", Press(Verb.SETTINGS, 0)),
    )
    return tuple(
        tuple(Button(label=words.say(f"screen-button-{name}"), press=str(press), style=style) for name, press in ways)
        for ways, style in ((to_play, Style.MAIN), (to_read, Style.PLAIN))
    )


def which_game(words: Catalogue, how: str) -> Message:
    """Which game somebody wants to play, with others or alone."""
    where = DIRECT if how == ALONE else HERE
    buttons = [
        Button(label=game_name(words, game.id), press=start_press(where, game.id), style=Style.MAIN) for game in games()
    ]
    return Message(text=words.say(f"screen-help-{how}"), box=Box(), rows=in_rows([*buttons, back(words)]))


def to_a_table(words: Catalogue) -> tuple[Button, ...]:
    """The ways on for whoever is where no table is: to those they have, or to a new one."""
    return (
        Button(label=words.say("screen-button-tables"), press=str(Press(Verb.TABLES, 0)), style=Style.MAIN),
        to_a_game(words),
    )


def to_a_game(words: Catalogue, how: str = NOW) -> Button:
    """The way to a new game, with others or alone."""
    label = words.say(f"screen-button-play-{how}")
    return Button(label=label, press=str(Press(Verb.HELP, 0, "", how)), style=Style.MAIN)


def back(words: Catalogue) -> Button:
    """The way back to the card."""
    return Button(label=words.say("screen-button-back"), press=str(Press(Verb.HELP, 0)))
