"""What every screen needs: a table, the language it is spoken of in, and who looks."""

from dataclasses import dataclass
from functools import cached_property

from bot.host import Hosted
from bot.message import Button, Picture, PictureKind, Style
from bot.press import Press, Verb
from bot.texts import Catalogue, Speaker, catalogue
from games.kernel import Action, Moves, Seat, Topic, View
from render import picture, text

TEXT_LIMIT = 3600
"""Discord shows 4,000 characters in all; the rest is for what stands around the text."""


@dataclass(frozen=True)
class Scene:
    """A table seen from a seat (or from none) in a language."""

    hosted: Hosted
    language: str
    seat: Seat | None = None

    @cached_property
    def words(self) -> Catalogue:
        """The catalogue of the language."""
        return catalogue(self.language)

    @cached_property
    def speaker(self) -> Speaker:
        """Speaks of this table."""
        return Speaker(self.words, self.hosted.record.game, self.hosted.names)

    @cached_property
    def view(self) -> View:
        """What may be known here."""
        return self.hosted.running.view(self.seat)

    @cached_property
    def moves(self) -> Moves:
        """What may be done here; nothing in a pause."""
        return () if self.seat is None or self.hosted.rests else self.hosted.running.moves(self.seat)

    @cached_property
    def topics(self) -> tuple[Topic, ...]:
        """What lies here to be answered."""
        return self.hosted.running.topics(self.seat)

    def figures(self, choice: Action, *, mark: bool = False) -> str:
        """What a choice would cost and bring, in words or as a mark on the board."""
        if self.seat is None:
            return ""
        table = self.hosted.running
        figures = table.game.preview(table.state, self.seat, choice)
        return self.speaker.mark(choice, figures) if mark else self.speaker.preview(choice, figures)

    def say(self, key: str, /, **arguments: str | int) -> str:
        """A sentence of the house."""
        return self.words.say(f"screen-{key}", **arguments)

    def press(self, verb: Verb, decision: str = "", argument: str = "") -> str:
        """The custom id of a press at this table."""
        return str(Press(verb, self.hosted.record.id, decision, argument))

    def button(self, name: str, verb: Verb, style: Style = Style.PLAIN, *, disabled: bool = False) -> Button:
        """A button of the house."""
        return Button(label=self.say(f"button-{name}"), press=self.press(verb), style=style, disabled=disabled)

    def picture(
        self, kind: PictureKind, marks: dict[str, str] | None = None, view: View | None = None
    ) -> Picture | None:
        """A picture of what may be known here (or of an earlier view), if the game has pictures."""
        game = self.hosted.record.game
        if not picture.drawn(game):
            return None
        begun = kind is not PictureKind.COVER
        seen = (view or self.view) if begun else None
        return Picture(
            kind=kind,
            game=game,
            language=self.language,
            names=self.hosted.names,
            view=None if seen is None else seen.model_dump(mode="json"),
            marks={place: mark for place, mark in (marks or {}).items() if place in picture.places(game)},
            alt=self.words.say(game) if seen is None else picture.alt(game, seen, self.speaker),
        )

    def board_text(self) -> str:
        """The board as text."""
        return text.board(self.hosted.record.game, self.view, self.speaker)

    def glance(self) -> str:
        """What a decision needs to have before the eyes."""
        return text.glance(self.hosted.record.game, self.view, self.speaker)


def link(hosted: Hosted, message_id: int | None) -> str:
    """The address of a table in Discord."""
    record = hosted.record
    place = f"https://discord.com/channels/{record.guild_id or '@me'}/{record.channel_id}"
    return f"{place}/{message_id}" if message_id else place


def clip(lines: list[str], limit: int = TEXT_LIMIT) -> str:
    """As many of the last lines as fit, joined."""
    kept: list[str] = []
    for line in reversed(lines):
        if sum(len(other) + 1 for other in kept) + len(line) > limit:
            break
        kept.append(line)
    return "\n".join(reversed(kept))
