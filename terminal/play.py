"""One game in a terminal, against computer players."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.texts import Catalogue, Speaker, catalogue
from games.kernel import Dice, Event, Moves, Refusal, Seat, Table, seen_by
from games.kernel.notation import read
from games.registry import find_game
from render.text import board

YOU: Seat = 0
COMPUTERS = ("Beatriz", "Carlos", "Duarte", "Elisa")
LISTED = 12
"""So many moves are shown at once; typing the beginning of one narrows the list."""


def play(game_id: str, seats: int | None, options: Mapping[str, Any], language: str, seed: str | None) -> None:
    """Play until the game is over or the person has had enough."""
    game = find_game(game_id)
    dice = Dice.fresh() if seed is None else Dice.of(seed)
    table = Table(game, seats or max(2, game.seat_counts[0]), options, dice)
    words = catalogue(language)
    names = (words.say("terminal-you"), *COMPUTERS)[: table.seats]
    Sitting(table, words, Speaker(words, game.id, names)).run()


class Leave(Exception):
    """The person has had enough."""


class Sitting:
    """A person at a table in front of a terminal."""

    def __init__(self, table: Table, words: Catalogue, speaker: Speaker) -> None:
        self._table = table
        self._words = words
        self._speaker = speaker
        self._agent = table.game.agent()
        self._moves = 0

    def run(self) -> None:
        """Move by move to the end."""
        print(self._words.say("terminal-welcome", game=self._words.say(self._table.game.id)))
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
        moves = self._table.moves(YOU)
        print()
        print(board(self._table.game.id, self._table.view(YOU), self._speaker))
        for decision in moves:
            if decision.owed:
                print(self._speaker.decision(decision))
        self._list(moves, "")
        while True:
            typed = input(self._words.say("terminal-prompt") + " ").strip()
            if typed in self._words.say("terminal-quit").split():
                raise Leave
            if not typed or typed == "?":
                self._list(moves, "", everything=True)
                continue
            try:
                self._show(self._table.play(YOU, read(typed, moves)))
                return
            except Refusal as refusal:
                if not self._list(moves, typed):
                    print(self._speaker.refusal(refusal))

    def _list(self, moves: Moves, beginning: str, everything: bool = False) -> bool:
        """Show the moves that begin so; False if there are none."""
        lines = []
        for decision in moves:
            for choice in decision.choices:
                if choice.text.casefold().startswith(beginning.casefold()):
                    figures = self._table.game.preview(self._table.state, YOU, choice)
                    lines.append(f"  {choice.text:34}{self._speaker.preview(choice, figures)}".rstrip())
            if not beginning:
                lines += [f"  {form.notation}" for form in decision.forms]
        shown = lines if everything else self._spread(lines)
        print("\n".join(shown))
        if len(shown) < len(lines):
            print(self._words.say("terminal-more", count=len(lines) - len(shown)))
        return bool(lines)

    def _spread(self, lines: Sequence[str]) -> list[str]:
        """A few of the moves, of every kind some."""
        by_verb: dict[str, list[str]] = {}
        for line in lines:
            by_verb.setdefault(line.split()[0], []).append(line)
        each = max(1, LISTED // max(1, len(by_verb)))
        return [line for same in by_verb.values() for line in same[:each]]

    def _show(self, events: list[Event]) -> None:
        for event in seen_by(YOU, events):
            print("·", self._speaker.event(event))

    def _show_end(self) -> None:
        outcome = self._table.game.outcome(self._table.state)
        print()
        print(board(self._table.game.id, self._table.view(YOU), self._speaker))
        print(self._speaker.end(str(outcome.reason)))
        for standing in sorted(outcome.standings, key=lambda standing: standing.place):
            lines = ", ".join(
                f"{self._speaker.score_line(line.name)} {line.amount}"
                for line in (*standing.lines, *standing.tie_breaks)
            )
            name = self._speaker.person(standing.seat)
            print(
                self._words.say("terminal-standing", place=standing.place, name=name, score=standing.score, lines=lines)
            )
        print(self._words.say("terminal-seed", seed=self._table.dice.seed.hex()))
