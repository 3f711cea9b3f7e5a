"""A lesson as text, for people: what its words say beside what really happens on the board.

Step by step what the others play and what the learner is told of it, what has changed on the learner's board, the
words, and what the learner plays then; and to every other move that is answered with words of its own what it would
cost and bring. Review the diff: whatever the words say must be seen to be so.
"""

from collections.abc import Iterator
from difflib import ndiff
from fnmatch import fnmatchcase

from bot.screens.lessons import OTHERS
from games.kernel import Action, AnyGame, Seat, seen_by
from games.kernel.lesson import At, Lesson, Step
from games.kernel.notation import read
from games.kernel.seats import COMPUTERS
from games.kernel.things import bare
from render import text
from words import DEFAULT_LANGUAGE, Speaker, catalogue

LEARNER = "Ana"
EXAMPLES = 2
"""So many moves that an answer is given to are shown."""


def transcript(game: AnyGame, lesson: Lesson) -> str:
    """A lesson, as whoever does what is asked for comes through it."""
    return "\n".join(_Taught(game, lesson).story()) + "\n"


class _Taught:
    def __init__(self, game: AnyGame, lesson: Lesson) -> None:
        self._game = game
        self._lesson = lesson
        self._table = lesson.begin(game)
        self._words = catalogue(DEFAULT_LANGUAGE)
        self._names = [LEARNER if seat == lesson.seat else COMPUTERS[seat] for seat in range(lesson.seats)]
        self._shown: list[str] = []

    def story(self) -> Iterator[str]:
        """All of it."""
        yield f"{self._game.id}, rules {self._lesson.rules_version}, seed {self._lesson.seed}"
        read_so_far = 0
        while (at := self._lesson.at(self._game, self._table.standing(), read_so_far)) is not None:
            if at.due is not None:
                yield from self._played(at.due.seat, at.due.move)
                continue
            yield from self._board()
            yield from self._step(at)
            if at.step.is_page:
                read_so_far = at.number + 1
            else:
                yield from self._asked(at.step)
                yield from self._played(self._lesson.seat, at.step.accepts[0])

    @property
    def _speaker(self) -> Speaker:
        numbers = self._table.numbers(self._lesson.seat)
        return Speaker(self._words, self._game, self._names, numbers, self._lesson.seat)

    def _played(self, seat: Seat, move: str) -> Iterator[str]:
        yield ""
        yield f"{self._names[seat]}: {move}"
        table = self._table
        happened = table.play(seat, read(move, table.moves(seat)))
        for event in seen_by(self._lesson.seat, happened):
            yield f"  {bare(self._speaker.event(event))}"

    def _board(self) -> Iterator[str]:
        """What has changed on the learner's board and in their hand since they last looked."""
        view = self._table.view(self._lesson.seat)
        shown = [part(self._game.id, view, self._speaker) for part in (text.board, text.hand)]
        lines = [bare(line) for part in shown for line in part.splitlines()]
        changed = [line for line in ndiff(self._shown, lines) if line[0] in "+-" and line[1:].strip()]
        if changed:
            yield ""
            yield from (f"  {line}" for line in changed)
        self._shown = lines

    def _step(self, at: At) -> Iterator[str]:
        yield ""
        yield f"## {at.number + 1} of {at.steps}: {at.step.name}"
        yield from self._said(at.step.name)

    def _said(self, name: str) -> list[str]:
        others = (name for seat, name in enumerate(self._names) if seat != self._lesson.seat)
        key = f"{self._game.id}-lesson-{name}"
        said = self._words.say(key, **dict(zip(OTHERS, others, strict=False)))
        return [f"> {line}".rstrip() for line in said.splitlines()]

    def _asked(self, step: Step) -> Iterator[str]:
        """What can be played, what is asked for of that, and what is answered to anything else."""
        listed = [choice for decision in self._table.moves(self._lesson.seat) for choice in decision.choices]
        taken = [choice for choice in listed if step.takes(choice.text)]
        yield ""
        yield f"takes {', '.join(step.accepts)}"
        yield from map(self._choice, taken[:EXAMPLES])
        for pattern, answer in step.answers.items():
            meant = [
                choice
                for choice in listed
                if choice not in taken and fnmatchcase(choice.text, pattern) and step.answer_to([choice.text]) == answer
            ]
            yield f"answers {pattern}"
            yield from map(self._choice, meant[:EXAMPLES])
            yield from self._said(f"{step.name}.{answer}")
        yield "answers anything else"
        yield from self._said(f"{step.name}.otherwise")

    def _choice(self, choice: Action) -> str:
        figures = self._table.preview(self._lesson.seat, choice)
        foreseen = self._speaker.preview(choice, figures)
        return f"  {choice.text}: {bare(foreseen)}" if foreseen else f"  {choice.text}"
