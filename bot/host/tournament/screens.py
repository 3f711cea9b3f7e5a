"""What a tournament has shown. The screens themselves are made elsewhere."""

from collections.abc import Sequence
from typing import Protocol

from bot.host.tournament.pairing import Pod
from bot.host.tournament.scoring import Line
from bot.messages.message import Message
from bot.store import Person, Tournament


class TournamentScreens(Protocol):
    """Every message of a tournament that the house sends by itself, in the language of its server."""

    def sign_up(self, tournament: Tournament) -> Message:
        """What is played and how, who has signed up and until when; and how it went on, once that is over."""
        ...

    def round_begins(self, tournament: Tournament, pods: Sequence[Pod]) -> Message:
        """Who plays with whom, until when, and the hash of the deal."""
        ...

    def room_name(self, tournament: Tournament, pod: int) -> str:
        """What the thread of a pod is called: no two are called alike."""
        ...

    def round_over(self, tournament: Tournament, lines: Sequence[Line]) -> Message:
        """How everybody stands after a round, and its deal; after the last one who has won."""
        ...

    def cancelled(self, tournament: Tournament, reason: str) -> Message:
        """The tournament is closed, and why."""
        ...

    def too_few(self, tournament: Tournament, least: int) -> str:
        """Why a tournament closes for which too few have signed up."""
        ...

    def room_gone(self, tournament: Tournament) -> str:
        """Why a pod is closed whose thread was deleted when nobody looks after the tournament any more."""
        ...

    def homeless(self, tournament: Tournament, opener: Person) -> Message:
        """To who opened it: its channel is gone, or no thread can be made there, and how it goes on."""
        ...
