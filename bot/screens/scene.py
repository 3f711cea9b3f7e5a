"""What every screen needs: a table, the language it is spoken of in, and who looks."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from bot.host.hosted import HostedTable
from bot.messages.limits import read_aloud
from bot.messages.message import Box, Button, Picture, PictureKind, Style
from bot.messages.press import Press, Verb
from bot.store import Confirming
from games.kernel import Action, Fact, OpenDecisions, Seat, Topic, View
from games.kernel.seats import SEATS
from games.kernel.things import marked
from render import picture, text
from words import Catalogue, Listener, Speaker, catalogue

SIGN = "game"
"""The thing that stands for a whole game."""

FEW_TOPICS = 2
"""Beside so many topics there is room for a button more: each of them has up to six of the parts of a message."""


@dataclass(frozen=True)
class Scene:
    """A table seen from a seat (or from none) in a language."""

    hosted: HostedTable
    language: str
    seat: Seat | None = None
    confirming: Confirming = Confirming.FINAL
    """What whoever looks wants to confirm before it is played."""
    beside_board: bool = False
    """Whether they look from where the board stands."""

    @cached_property
    def words(self) -> Catalogue:
        """The catalogue of the language."""
        return catalogue(self.language)

    @cached_property
    def speaker(self) -> Speaker:
        """Speaks of this table, to whoever looks."""
        return self.plain_speaker.marking_things()

    @cached_property
    def plain_speaker(self) -> Speaker:
        """The same without marks of things, for what people type."""
        return Speaker(self.words, self.hosted.game, self.hosted.names, self.numbers, self.seat)

    @cached_property
    def listener(self) -> Listener:
        """Understands what whoever looks types."""
        return Listener(self.plain_speaker)

    @cached_property
    def numbers(self) -> Mapping[str, int]:
        """By which numbers of their own who looks knows what lies, or lay, here."""
        return {} if self.hosted.table is None or self.seat is None else self.hosted.table.numbers(self.seat)

    @cached_property
    def view(self) -> View:
        """What may be known here."""
        return self.hosted.running.view(self.seat)

    @cached_property
    def moves(self) -> OpenDecisions:
        """What may be done here; nothing in a pause, nor where no game runs any more."""
        return self.hosted.running.moves(self.seat) if self.seat is not None and self.hosted.moves_allowed else ()

    @cached_property
    def topics(self) -> tuple[Topic, ...]:
        """What lies here to be answered."""
        return self.hosted.running.topics(self.seat)

    @property
    def is_alone(self) -> bool:
        """Whether the game has one seat: there is nobody whose turn one could plan for."""
        return len(self.hosted.record.chairs) == 1

    def figures(self, choice: Action, *, mark: bool = False) -> str:
        """What a choice would cost and bring, in words or as a mark on the board."""
        figures = self.preview(choice)
        return self.speaker.mark(choice, figures) if mark else self.speaker.preview(choice, figures)

    def range_of(self, choices: Sequence[Action]) -> str:
        """The same of several choices of one kind: from the least to the most that they would cost and bring."""
        figures = [self.preview(choice) for choice in choices]
        if all(each == figures[0] for each in figures):
            return self.speaker.preview(choices[0], figures[0])
        return self.speaker.preview_range(choices[0].kind, figures)

    def merit(self, choice: Action) -> int:
        """How good a choice looks by what it would cost and bring."""
        return self.hosted.game.merit(self.preview(choice))

    def preview(self, choice: Action) -> Mapping[str, Fact]:
        """What a choice would cost and bring, as far as the seat that looks can know."""
        return {} if self.seat is None else self.hosted.running.preview(self.seat, choice)

    def say(self, key: str, /, **arguments: str | int) -> str:
        """A sentence of the house."""
        return self.words.say(f"screen-{key}", **arguments)

    def press(self, verb: Verb, decision: str = "", argument: str = "") -> str:
        """The custom id of a press at this table."""
        return str(Press(verb, self.hosted.record.id, decision, argument))

    def button(self, name: str, verb: Verb, style: Style = Style.PLAIN, *, disabled: bool = False) -> Button:
        """A button of the house."""
        return Button(label=self.say(f"button-{name}"), press=self.press(verb), style=style, disabled=disabled)

    def box(self, seat: Seat | None) -> Box:
        """The frame of a message that lives: in the colour of a seat, if one is asked."""
        return Box(colour=None if seat is None else int(SEATS[seat].colour, 16))

    def picture(
        self, kind: PictureKind, marks: dict[str, str] | None = None, view: View | None = None
    ) -> Picture | None:
        """A picture of what may be known here (or of an earlier view), if the game has pictures."""
        game = self.hosted.record.game
        if not picture.drawn(game):
            return None
        begun = kind not in (PictureKind.COVER, PictureKind.ICON)
        seen = (view or self.view) if begun else None
        alt = self.words.say(game) if seen is None else self._alt(kind, seen)
        return Picture(
            kind=kind,
            game=game,
            rules_version=self.hosted.record.rules_version,
            language=self.language,
            names=self.hosted.names,
            view=None if seen is None else seen.model_dump(mode="json"),
            marks={place: mark for place, mark in (marks or {}).items() if place in picture.places(game)},
            alt=read_aloud(alt),
        )

    def _alt(self, kind: PictureKind, seen: View) -> str:
        """What a picture shows, for whoever cannot see it."""
        game = self.hosted.record.game
        if kind is PictureKind.HAND:
            return "\n".join([text.hand(game, seen, self.speaker), *self._answers(), *self.orders_lines()])
        return picture.alt(game, seen, self.speaker)

    def hand_text(self) -> str:
        """What the seat that looks has, as text."""
        return text.hand(self.hosted.record.game, self.view, self.speaker)

    def answered_lines(self) -> list[str]:
        """What the seat that looks has answered, and may still change."""
        answers = self._answers()
        return [*answers, self.say("answer-open")] if answers else []

    def _answers(self) -> list[str]:
        answers = [decision.answered for decision in self.moves if decision.answered is not None]
        return [
            self.say("plan-left", plan=self.speaker.action(answer))
            if answer.plan
            else self.say("answered", answer=self.speaker.action(answer))
            for answer in answers
        ]

    def orders_lines(self) -> list[str]:
        """What the seat that looks has left to be done later, if that is not said among its answers."""
        if self.seat is None:
            return []
        answered = [decision.answered for decision in self.moves]
        left = [order for order in self.hosted.running.orders(self.seat) if order not in answered]
        plans = [self.say("plan-left", plan=self.speaker.action(order)) for order in left if order.plan]
        orders = [self.speaker.action(order).removesuffix(".") for order in left if not order.plan]
        return [*plans, self.say("orders-left", orders=" · ".join(orders))] if orders else plans

    def tip_lines(self, *, lives: bool = False) -> list[str]:
        """What the seat that looks is told about what it is asked, the first time it is asked such a thing.

        On a message that lives it stands as long as that is asked, in an answer if it has not been read in one before.
        """
        asked = {decision.id for decision in self.moves if decision.owed}
        keys = [
            f"{self.hosted.record.game}-tip-{tip.kind}"
            for tip in self.hosted.record.tips
            if tip.seat == self.seat and tip.decision in asked and (lives or not tip.told)
        ]
        seats = len(self.hosted.record.chairs)
        return [self.say("tip", tip=self.words.say(key, seats=seats)) for key in keys if self.words.has(key)]

    def tip_buttons(self, *, lives: bool = False) -> tuple[Button, ...]:
        """What switches tips off, where there is one; among many topics a message has no room for it."""
        if not self.tip_lines(lives=lives) or len(self.topics) > FEW_TOPICS:
            return ()
        return (Button(label=self.say("button-no-tips"), press=str(Press(Verb.SETTINGS, 0, "tips", "off"))),)

    def back_to_more(self) -> tuple[Button, ...]:
        """What leads back to all that has no room below the board; of a game that is over everything has."""
        return () if self.hosted.running.over else (self.button("back", Verb.MORE),)

    def table_name(self) -> str:
        """What a table is called among others: its game and its number."""
        record = self.hosted.record
        return self.say("table-name", game=self.words.say(record.game), table=str(record.id))

    def board_text(self) -> str:
        """The board as text."""
        return text.board(self.hosted.record.game, self.view, self.speaker)

    def glance(self) -> str:
        """What a decision needs to have before the eyes; beside the board only what that does not show."""
        game = self.hosted.record.game
        if self.beside_board and picture.drawn(game):
            return self.unseen()
        return text.glance(game, self.view, self.speaker)

    def behind_a_form(self) -> str:
        """The same for whoever fills in a form, which hides the board."""
        return text.glance(self.hosted.record.game, self.view, self.speaker)

    def unseen(self) -> str:
        """What of that no picture shows."""
        return text.unseen(self.hosted.record.game, self.view, self.speaker)


def game_name(words: Catalogue, game: str) -> str:
    """What a game is called, with the mark of its sign."""
    return marked(f"{game}-{SIGN}", words.say(game))


def link(hosted: HostedTable, message_id: int | None, channel_id: int | None = None) -> str:
    """The address of a table in Discord, or of what it said in another channel before it was moved."""
    record = hosted.record
    place = f"https://discord.com/channels/{record.guild_id or '@me'}/{channel_id or record.channel_id}"
    return f"{place}/{message_id}" if message_id else place
