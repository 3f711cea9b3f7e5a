"""Thinking ahead: candidates are tried out in many imagined worlds, and the worse half is dropped again and again.

Every world is one that the seat could not tell from the real one (``Game.imagine``), with chance of its own: what the
table's dice will bring nobody can know. In it the candidate is played, then everybody plays on by fast policies: rivals
by several, drawn by lot, since a search that knows its opponents beats nobody else. All candidates meet the same
worlds, so that luck does not choose between them. The budget is a number of play-outs, never a time: the same seed
thinks the same thoughts on every machine.
"""

import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from games.kernel.action import Action, Move
from games.kernel.agent import Agent, Worlds
from games.kernel.decision import Decision, Nature, OpenDecisions, owed
from games.kernel.dice import Dice, Stream
from games.kernel.question import Position
from games.kernel.record import Seat
from games.kernel.table import AnyGame
from games.kernel.view import View

S = TypeVar("S", bound=Position)

SECRET = frozenset({Nature.SEALED, Nature.REACTION})
"""What is answered without the others seeing it."""
LONGEST = 2000
"""More moves than a play-out takes."""


class Guide(ABC, Generic[S]):
    """What the searcher must know of a game."""

    playouts: ClassVar[int]
    """How many play-outs a move may cost, unless the guide has another budget for it."""
    width: ClassVar[int] = 8
    """How many candidates are tried at most."""

    def __init__(self, policies: Sequence[Agent]) -> None:
        self.policies = policies
        """Fast players; the first stands for oneself, and each rival is one of them by lot."""

    @abstractmethod
    def promising(self, view: View, decision: Decision, stream: Stream) -> Sequence[Action]:
        """What is worth trying beside that which the policy would do, the best first."""

    def compared(self, view: View, decision: Decision, stream: Stream) -> Sequence[Action]:
        """What a person would like to hear about, too, even where it hardly promises anything."""
        return ()

    @abstractmethod
    def value(self, game: AnyGame, state: S, seat: Seat) -> float:
        """How good a state is for a seat, from 0 to 1: its chance to win, not its points."""

    def sides(self, state: S, seats: int) -> Sequence[tuple[Seat, ...]]:
        """Who wins and loses together, where not everybody plays for themselves."""
        return [(seat,) for seat in range(seats)]

    def stage(self, state: S) -> object:
        """A part of the game, such as its day: a play-out that comes to another one is judged there."""
        return None

    def reach(self, state: S) -> int:
        """How many moves a play-out from this state goes on at most before it is judged."""
        return LONGEST

    def budget(self, view: View) -> int:
        """How many play-outs this move may cost."""
        return self.playouts

    def reply(self, game: AnyGame, state: S, seat: Seat, player: Agent, dice: Dice) -> Action:
        """What a fast player does in a play-out; a guide may know a shorter way than by a view and a list of moves."""
        chosen = player.choose(game.view(state, seat), game.moves_now(state, seat), dice)
        return chosen if isinstance(chosen, Action) else game.read_action(chosen)

    def candidates(self, view: View, moves: OpenDecisions, dice: Dice, breadth: int = 1) -> list[Action]:
        """What is tried: first what the policy would do. With more breadth, so many times as much."""
        usual = self.policies[0].choose(view, moves, dice)
        found = [usual] if isinstance(usual, Action) else []
        asked, stream = _asked(moves), dice.stream("candidates")
        promising = self.promising(view, asked, stream)
        for action in (*promising, *(self.compared(view, asked, stream) if breadth > 1 else ())):
            if action not in found:
                found.append(action)
        return found[: self.width * breadth]


class Searcher:
    """A computer player that thinks."""

    def __init__(self, guide: Guide[Any]) -> None:
        self.guide = guide

    def think(self, worlds: Worlds, dice: Dice) -> Action:
        """The candidate that does best, or what the policy says if that does as well; in secret any that does."""
        return self.weigh(worlds, dice)[0].action

    def weigh(self, worlds: Worlds, dice: Dice, *, mixed: bool = True, breadth: int = 1) -> list["Weighed"]:
        """All candidates: first the one that is played, then the others by how long they held out and how they did.

        Unless it is ``mixed``, the plainest of those that do as well as the best is played in secret, too. With more
        breadth, so many times as much is tried, in so many times as many play-outs.
        """
        candidates = self.guide.candidates(worlds.view, worlds.moves, dice, breadth)
        trials = [_Trial(candidate) for candidate in candidates]
        if len(trials) == 1:
            return [Weighed(trials[0].action, 0.0)]
        usual = trials[0]
        finalists = self._halve(worlds, trials, dice, breadth * self.guide.budget(worlds.view))
        as_good = [trial for trial in finalists if trial.rivals(finalists[0])]
        if mixed and _is_secret(worlds.moves, usual.action):  # who always answers alike can be milked
            chosen = dice.stream("mixed").choice(as_good)
        else:
            chosen = usual if usual in as_good else finalists[0]
        others = [each for each in trials if each is not chosen]
        others.sort(key=lambda each: (-len(each.values), -each.mean))
        return [Weighed(chosen.action, 0.0), *(Weighed(each.action, each.lags(chosen)) for each in others)]

    def _halve(self, worlds: Worlds, trials: Sequence["_Trial"], dice: Dice, playouts: int) -> list["_Trial"]:
        """The last ones, the best first, with what the policy says among them."""
        usual, left = trials[0], list(trials)
        rounds = max(1, math.ceil(math.log2(len(left) / 2)))
        number = 0
        for _ in range(rounds):
            for _ in range(max(1, playouts // (rounds * len(left)))):
                chance = Dice.of(f"{dice.seed.hex()}:{number}")
                world = worlds.game.dump(worlds.imagine(chance))
                for trial in left:
                    state = worlds.game.load(world)
                    trial.values.append(value_after(self.guide, worlds.game, state, worlds.seat, trial.action, chance))
                number += 1
            left.sort(key=lambda trial: -trial.mean)
            finalists = left[: max(2, (len(left) + 1) // 2)]
            if len(finalists) == len(left):
                break
            left = finalists if usual in finalists else [*finalists[:-1], usual]
        return left


class Weighed(NamedTuple):
    """A candidate, and how far it lags behind the one that is played, in the same worlds: on the scale of leads."""

    action: Action
    lag: float


def value_after(guide: Guide[Any], game: AnyGame, state: Position, seat: Seat, action: Action, dice: Dice) -> float:
    """How good it is for a seat to do this in a state, which is played on as far as the guide says."""
    stage = guide.stage(state)
    game.play(state, Move(seat=seat, action=action), dice)
    play_on(guide, game, state, dice, stage, seat)
    return guide.value(game, state, seat)


def play_on(
    guide: Guide[Any],
    game: AnyGame,
    state: Position,
    dice: Dice,
    stage: object,
    seat: Seat | None = None,
) -> None:
    """Let fast players go on to the end of a stage; a seat that thinks is played by the first of them."""
    lot = dice.stream("policies")
    players = [guide.policies[0] if each == seat else lot.choice(guide.policies) for each in range(len(state.players))]
    for number in range(guide.reach(state)):
        if game.over(state) or guide.stage(state) != stage:
            break
        mover = next(each for each in range(len(players)) if game.awaits(state, each))
        action = guide.reply(game, state, mover, players[mover], Dice(_mixed(dice.seed, number)))
        game.play(state, Move(seat=mover, action=action), dice)


class _Trial:
    """A candidate, and how it has done so far."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values)

    def lags(self, best: "_Trial") -> float:
        """By how much it has done worse than another one in the worlds that both have met.

        By the odds: who is nearly sure to win, or to lose, still wants to know which move is better.
        """
        worlds = min(len(best.values), len(self.values))
        return _odds(sum(best.values[:worlds]) / worlds) - _odds(sum(self.values[:worlds]) / worlds)

    def rivals(self, best: "_Trial") -> bool:
        """Whether it has done as well as the best, as far as so few worlds can tell."""
        worlds = len(best.values)
        if worlds < 2 or len(self.values) < worlds:
            return self is best
        differences = [one - other for one, other in zip(best.values, self.values, strict=True)]
        mean = sum(differences) / worlds
        variance = sum((difference - mean) ** 2 for difference in differences) / (worlds - 1)
        return mean <= math.sqrt(variance / worlds)


def _odds(chance: float) -> float:
    """The lead that gives such a chance, in doubts."""
    sure = min(max(chance, 1e-6), 1 - 1e-6)
    return math.log(sure / (1 - sure))


def _is_secret(moves: OpenDecisions, action: Action) -> bool:
    return any(action.kind in decision.accepts and decision.nature in SECRET for decision in owed(moves))


def _mixed(seed: bytes, number: int) -> bytes:
    """Another seed for every move, without hashing."""
    return (int.from_bytes(seed, "big") ^ (number + 1) * 0x9E3779B97F4A7C15).to_bytes(len(seed), "big")


def _asked(moves: OpenDecisions) -> Decision:
    """The decision that is to be answered: what is owed comes first."""
    return (owed(moves) or moves)[0]


def chance(lead: float, doubt: float) -> float:
    """The chance to win with such a lead over the best rival, where it may be wrong by so much."""
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, lead / doubt))))


def lead_of(scores: Sequence[float], seat: Seat) -> float:
    """How far a seat is ahead of the best of the others."""
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
