"""Which games there are. Rules that saved tables were started with stay registered beside newer ones."""

from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum

from games.central.game import CentralMarket, FirstCentralMarket, SecondCentralMarket
from games.fishmarket.game import FishMarket
from games.kernel import AnyGame, Reason, Refusal
from games.lisboa.game import Lisboa
from games.schwarzmarkt.game import Schwarzmarkt
from games.stalls.game import Stalls
from games.turin.game import FirstTurin, SecondTurin, ThirdTurin, Turin

_RULES: list[AnyGame] = [
    FirstCentralMarket(),
    SecondCentralMarket(),
    CentralMarket(),
    FishMarket(),
    Lisboa(),
    Schwarzmarkt(),
    FirstTurin(),
    SecondTurin(),
    ThirdTurin(),
    Turin(),
    Stalls(),
]


def games() -> tuple[AnyGame, ...]:
    """Every game in its newest version."""
    newest = {game.id: game for game in sorted(_RULES, key=lambda game: game.rules_version)}
    return tuple(newest[name] for name in sorted(newest))


def find_game(game_id: str) -> AnyGame:
    """A game in its newest version: for what belongs to no table."""
    for game in games():
        if game.id == game_id:
            return game
    raise Refusal(Reason.UNKNOWN_GAME, "", game=game_id)


def find_rules(game_id: str, rules_version: int) -> AnyGame:
    """A game in the version that a saved table was started with."""
    for game in _RULES:
        if (game.id, game.rules_version) == (game_id, rules_version):
            return game
    find_game(game_id)
    raise Refusal(Reason.UNKNOWN_VERSION, "", game=game_id, version=rules_version)


def rules_with(reason: StrEnum) -> AnyGame:
    """The rules, of whichever version, that refuse for this reason."""
    for game in _RULES:
        if isinstance(reason, game.reasons):
            return game
    raise LookupError(f"no rules refuse for {reason!r}")


@contextmanager
def registered(rules: AnyGame) -> Iterator[None]:
    """Have these rules, too, for a while: to try a new version beside the one that tables were begun with."""
    _RULES.append(rules)
    try:
        yield
    finally:
        _RULES.remove(rules)
