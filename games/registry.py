"""Which games there are. Rules that saved tables were started with stay registered beside newer ones."""

from games.central.game import CentralMarket
from games.fishmarket import FishMarket
from games.kernel import AnyGame, Reason, Refusal
from games.lisboa import Lisboa
from games.schwarzmarkt import Schwarzmarkt
from games.turin.game import Turin

_GAMES: tuple[AnyGame, ...] = (CentralMarket(), FishMarket(), Lisboa(), Schwarzmarkt(), Turin())


def games() -> tuple[AnyGame, ...]:
    """Every game in its newest version."""
    newest = {game.id: game for game in sorted(_GAMES, key=lambda game: game.rules_version)}
    return tuple(newest[name] for name in sorted(newest))


def find_game(game_id: str) -> AnyGame:
    """A game in its newest version."""
    for game in games():
        if game.id == game_id:
            return game
    raise Refusal(Reason.UNKNOWN_GAME, "", game=game_id)


def find_rules(game_id: str, rules_version: int) -> AnyGame:
    """A game in the version that a saved table was started with."""
    find_game(game_id)
    for game in _GAMES:
        if (game.id, game.rules_version) == (game_id, rules_version):
            return game
    raise Refusal(Reason.UNKNOWN_VERSION, "", game=game_id, version=rules_version)
