"""One game in a terminal, against computer players."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from games.kernel import Action, AnyGame, Dice, Event, Nature, OpenDecisions, Refusal, Seat, Table, seen_by
from games.kernel.notation import read
from games.kernel.seats import COMPUTERS
from games.kernel.transcript import transcribe
from render.text import board
from terminal.outline import Line, outline
from words import Catalogue, Speaker, catalogue
from words.listener import Listener, Meant

YOU: Seat = 0
FENCE = "```"
"""Marks a grid for Discord; a terminal needs no such mark."""


def play(
    game: AnyGame,
    seats: int | None,
    options: Mapping[str, Any],
    language: str,
    seed: str | None,
    name: str,
    record: Path | None,
) -> None:
    """Play until the game is over or the person has had enough; a finished game is written to ``record``."""
    dice = Dice.fresh() if seed is None else Dice.of(seed)
    table = Table(game, seats or max(2, game.seat_counts[0]), options, dice)
    words = catalogue(language)
    names = (name, *(computer for computer in COMPUTERS if computer != name))[: table.seats]
    Sitting(table, words, names).run()
    if record is not None and table.over:
        record.write_text(transcribe(table, names).model_dump_json(indent=1), encoding="utf-8")
        print(words.say("verify-recorded", name=str(record)))


class Leave(Exception):
    """The person has had enough."""


class Sitting:
    """A person at a table in front of a terminal."""

    def __init__(self, table: Table, words: Catalogue, names: Sequence[str]) -> None:
        self._table = table
        self._words = words
        self._names = names
        self._agent = table.game.agent()
        self._moves = 0

    @property
    def _speaker(self) -> Speaker:
        """Speaks to the person, who knows what lies on the table by numbers of their own."""
        return Speaker(self._words, self._table.game, self._names, self._table.numbers(YOU), YOU)

    def run(self) -> None:
        """Move by move to the end."""
        game = self._words.say(self._table.game.id)
        print(self._words.say("terminal-welcome", game=game, name=self._speaker.person(YOU)))
        print(self._words.say("terminal-commitment", hash=self._table.dice.commitment))
        try:
            while not self._table.over:
                self._take_turn()
        except (Leave, EOFError, KeyboardInterrupt):
            print(self._words.say("terminal-goodbye"))
            return
        self._show_end()

    def _take_turn(self) -> None:
        for seat in range(1, self._table.seats):
            if self._table.owed(seat):
                self._show(self._computer_moves(seat))
                return
        self._person_moves()

    def _computer_moves(self, seat: Seat) -> list[Event]:
        self._moves += 1
        dice = Dice.of(f"{self._table.dice.seed.hex()}:{self._moves}")
        return self._table.play(seat, self._agent.choose(self._table.view(seat), self._table.moves(seat), dice))

    def _person_moves(self) -> None:
        # Nobody is away from a terminal, so nothing is left for later.
        moves = tuple(decision for decision in self._table.moves(YOU) if decision.nature is not Nature.ORDER)
        self._show_board()
        for decision in moves:
            if decision.owed:
                print(self._speaker.decision(decision))
        self._list(moves, "")
        while True:
            typed = input(self._words.say("terminal-prompt") + " ").strip()
            if typed in self._words.say("terminal-quit").split():
                raise Leave
            if not typed or typed == "?":
                self._list(moves, "")
                continue
            try:
                self._show(self._table.play(YOU, self._meant(typed, moves)))
                return
            except Refusal as refusal:
                if not self._list(moves, typed):
                    print(self._speaker.refusal(refusal))

    def _meant(self, typed: str, moves: OpenDecisions) -> Meant:
        """What was typed, in words or in notation; a Refusal if it means nothing."""
        speaker = self._speaker
        called = {speaker.reference(topic.id): topic.id for topic in self._table.topics(YOU)}
        return Listener(speaker).read(typed, moves, called, speaker.action) or read(typed, moves)

    def _list(self, moves: OpenDecisions, typed: str) -> bool:
        """Show the moves that begin so, in as few lines as possible; False if there are none."""
        found = False
        for decision in moves:
            lines = outline(decision.choices, typed, self._preview)
            for line in lines:
                print(f"  {self._beginning(line):30}{line.preview}".rstrip())
            if not typed:
                print("".join(f"  {form.notation}\n" for form in decision.forms), end="")
            found = found or bool(lines)
        return found

    def _beginning(self, line: Line) -> str:
        if line.moves == 1:
            return line.beginning
        return self._words.say("terminal-several", beginning=line.beginning, count=line.moves)

    def _preview(self, choice: Action) -> str:
        return self._speaker.preview(choice, self._table.preview(YOU, choice))

    def _show(self, events: list[Event]) -> None:
        for event in seen_by(YOU, events):
            print("·", self._speaker.event(event))

    def _show_board(self) -> None:
        text = board(self._table.game.id, self._table.view(YOU), self._speaker)
        print("\n".join(("", *(line for line in text.splitlines() if line != FENCE), "")))

    def _show_end(self) -> None:
        outcome = self._table.outcome
        self._show_board()
        print(self._speaker.end(str(outcome.reason)))
        for standing in sorted(outcome.standings, key=lambda standing: standing.place):
            lines = ", ".join(
                f"{self._speaker.score_line(line.name)} {line.amount}"
                for line in (*standing.lines, *standing.tie_breaks)
            )
            name = self._speaker.person(standing.seat)
            title = "" if standing.title is None else f" – {self._speaker.title(standing.title)}"
            score = f"{standing.score}{title}"
            print(self._words.say("terminal-standing", place=standing.place, name=name, score=score, lines=lines))
        print(self._words.say("terminal-seed", seed=self._table.dice.seed.hex()))
