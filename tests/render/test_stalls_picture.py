"""The board shows all that the view has, and the hand what one knows of others."""

from games.kernel import Dice, RandomAgent
from games.kernel.playout import Variant, play_out
from games.kernel.seats import PEOPLE
from games.stalls.components import PICKS, Good, Phase
from games.stalls.game import Stalls
from games.stalls.view import StallsView
from render import picture
from words import Speaker, catalogue

GAME = Stalls()
WORDS = Speaker(catalogue("en"), GAME, PEOPLE)


def expected(view: StallsView) -> set[str]:
    shown = {f"price {good} {price}" for good, price in view.prices.items()} | {f"day {view.day} now"}
    if view.phase is not Phase.OVER:
        shown.add(f"card {view.card}")
        shown |= {f"hands go {view.direction}"} if view.card < PICKS else set()
    for family, stall in enumerate(view.families):
        shown |= {f"coins {family} {stall.coins}"}
        shown |= {f"crates {family} {good} {count}" for good, count in stall.crates.items()}
    for player in view.players:
        seat = player.seat
        shown |= {f"seat {seat}", f"name {seat}"} | {f"chosen {seat}" for _ in range(player.chosen)}
        shown |= {f"laid {seat} {card.good} {card.crates}" for card in player.laid}
        shown |= {f"regular {player.family} {card.good}" for card in player.laid if not card.crates}
    own = () if view.seat is None else view.players[view.seat].hand or ()
    return shown | {f"own {card.good} {card.crates}" for card in own}


def leaders(view: StallsView) -> set[str]:
    """Which stall has more of a good than all others."""
    found = set()
    for good in Good:
        crates = [stall.crates.get(good, 0) for stall in view.families]
        if crates.count(max(crates)) == 1:
            found.add(f"leads {crates.index(max(crates))} {good}")
    return found


def test_everything_is_drawn() -> None:
    table = Variant(GAME, 6, {"families": "three", "days": 2}).table(Dice.of("drawn"))
    for _ in play_out(table, [RandomAgent()] * 6, Dice.of("drawn")):
        for seat in (0, None):
            view = table.view(seat)
            assert isinstance(view, StallsView)
            drawn = {item.what for item in picture.draw_board(GAME.id, view, WORDS, {}).log}
            assert expected(view) <= drawn
            assert {what for what in drawn if what.startswith("leads ")} == leaders(view)
            assert seat is not None or not any(what.startswith("own ") for what in drawn)


def test_a_hand_shows_what_others_hold_of_what_one_has_had() -> None:
    table = Variant(GAME, 4, {}).table(Dice.of("held"))
    for seat in range(4):
        table.play(seat, table.moves(seat)[0].choices[0])
    view = table.view(0)
    assert isinstance(view, StallsView)
    drawn = [item.what for item in picture.draw_hand(GAME.id, view, WORDS).log]
    passed_on = view.players[1].hand
    assert passed_on is not None
    held = [what for what in drawn if what.startswith("holds ")]
    assert held == [f"holds 1 {card.good} {card.crates}" for card in passed_on]
