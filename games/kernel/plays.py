"""What carries out each kind of action: functions that are registered where they are written.

The type of the move says which kinds a function plays, and a game says which modules its rules are made of::

    @plays
    def take_turn(state: State, move: Move[Sell | Pass], dice: Dice) -> list[Event]: ...

    class Schwarzmarkt(Game[State, SchwarzmarktOptions]):
        parts = (laying, offer, text_cards, order_book)

Another version of the rules names one part more: what is played there is played so, whatever the parts before it say.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from types import ModuleType, UnionType
from typing import Any, Final, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

from games.kernel.action import Action, Move, action_classes
from games.kernel.dice import Dice
from games.kernel.event import Event

Player: TypeAlias = Callable[[Any, Move[Any], Dice], list[Event]]
"""Checks a move, then carries it out with all that follows from it; whoever refuses has not changed anything yet."""
P = TypeVar("P", bound=Player)

_MARK: Final = "plays_a_move"


def plays(player: P) -> P:
    """Register what plays all kinds of action that its ``move`` may hold."""
    setattr(player, _MARK, True)
    return player


def players_of(parts: Iterable[ModuleType], base: type[Action]) -> Mapping[type[Action], Player]:
    """By kind of action what plays it, every kind below the base; a part outdoes those before it."""
    found: dict[type[Action], Player] = {}
    for part in parts:
        found |= _players_in(part)
    kinds = action_classes(base)
    if unplayed := [kind.__name__ for kind in kinds if kind not in found]:
        raise TypeError(f"no part plays {', '.join(unplayed)}: write a function with @plays and list its module")
    if foreign := [kind.__name__ for kind in found if kind not in kinds]:
        raise TypeError(f"{', '.join(foreign)} is played, but is no {base.__name__}")
    return found


def _players_in(part: ModuleType) -> dict[type[Action], Player]:
    found: dict[type[Action], Player] = {}
    for player in vars(part).values():
        if getattr(player, "__module__", None) != part.__name__ or not hasattr(player, _MARK):
            continue
        for kind in _played_by(player):
            if kind in found:
                raise TypeError(f"{part.__name__} plays {kind.__name__} twice")
            found[kind] = player
    return found


def _played_by(player: Player) -> Iterator[type[Action]]:
    hints = get_type_hints(player)
    if get_origin(hints.get("move")) is not Move:
        raise TypeError(f"{player.__qualname__} must say what it plays: move: Move[...]")
    (played,) = get_args(hints["move"])
    for base in get_args(played) if get_origin(played) in (Union, UnionType) else (played,):
        yield from action_classes(base)
