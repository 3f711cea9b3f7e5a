"""What several are asked at once, without anybody seeing who has answered (CM-15.6)."""

from collections.abc import Mapping
from typing import ClassVar

from typing_extensions import override

from games.central.events import noted
from games.central.state import State
from games.kernel import Action, Event, Nature, Seat, Stream, Window, WindowQuestion


class Reaction(WindowQuestion[State, int]):
    """A question of one phase. Answers are kept as numbers; ``phases`` sees to it that a complete window closes."""

    nature = Nature.REACTION
    answers: ClassVar[Mapping[int, Action]]
    """By its number the action that gives an answer."""
    _numbers: ClassVar[Mapping[str, int]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls._numbers = {action.text: number for number, action in cls.answers.items()}

    def open(self, state: State) -> list[Seat]:
        """Open the window, and say who is asked; nobody: none is opened."""
        raise NotImplementedError

    @classmethod
    def put_in(cls, state: State, seat: Seat, action: Action) -> None:
        """Put a checked answer into the open window, or another one in its place."""
        state.asking.answer(seat, cls._numbers[action.text])

    @classmethod
    def taken_down(cls, state: State, seat: Seat, action: Action) -> list[Event]:
        """The same of who answers by hand: they are told."""
        cls.put_in(state, seat, action)
        return [noted(seat, action)]

    @override
    def window(self, state: State) -> Window[int] | None:
        return state.window

    @override
    def given(self, answer: int) -> Action:
        return self.answers[answer]

    @override
    def another(self, state: State, seat: Seat, answer: int, stream: Stream) -> None:
        """None at all: nobody can tell whether a seat has answered."""
