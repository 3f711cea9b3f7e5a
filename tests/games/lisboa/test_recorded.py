"""The recorded games have all that the game has."""

from games.kernel import Table
from games.registry import find_rules
from tests.games.lisboa.scene import GAME
from tests.golden import RECORDED, Recorded


def test_every_challenge_is_played_to_its_end_in_a_recorded_game() -> None:
    played: set[int] = set()
    for path in (RECORDED / GAME.id).glob("*.json"):
        saved = Recorded.model_validate_json(path.read_bytes()).saved
        solo = Table.load(saved, find_rules).state.solo
        if solo is not None and saved.options["solo_mode"] == "campaign":
            played |= set(range(1, len(solo.results) + 1))
    assert played == set(range(1, 10))
