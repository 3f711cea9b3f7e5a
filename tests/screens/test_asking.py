"""The questions of a dialogue tell the truth: ranges, the best first, what would follow, why something is not there."""

from collections.abc import Iterator

import pytest

from bot.messages.limits import MENU_LINES
from bot.messages.message import Button, Menu, Message, Style
from bot.screens import asking, dialogue
from bot.screens.path import Path, values_of
from bot.screens.scene import Scene
from bot.store import Confirming
from games.central.actions import Bid
from games.kernel import AnyGame, Dice, RandomAgent, Table
from games.kernel.playout import play_out
from games.lisboa.actions import BringCustomers, OpenStand
from games.registry import find_game, games
from tests.screens.scenes import hosted
from tests.variants import few_seats
from words import LANGUAGES

EXPECTED = {
    "lisboa": {"all-too-expensive", "no-own-stand", "no-customers-fit", "no-restaurant"},
    "central": {"cannot-bid", "must-cheat", "must-be-honest", "none-left"},
    "schwarzmarkt": {"nothing-wanted"},
    "turin": {"no-free-coins", "nothing-offered", "nothing-on-sale", "all-too-dear"},
    "fishmarket": {"too-many-open"},
}
"""Why people would wonder that something is not there, in games where they would."""
SEEDS = 4


def turns(game: str, seats: int = 3, seed: str = "asking") -> Iterator[tuple[Table, int]]:
    """Every turn of a game that computers play, and whose it is."""
    table = Table(find_game(game), seats, {}, Dice.of(seed))
    for _ in play_out(table, [table.game.agent()] * seats, Dice.of(seed)):
        for seat, _ in table.awaited():
            yield table, seat


def test_a_line_says_the_range_of_what_lies_behind_it_and_the_best_comes_first() -> None:
    ranges = 0
    for table, seat in turns("lisboa"):
        scene = Scene(hosted(table), "en", seat)
        stands = [choice for decision in scene.moves for choice in decision.choices if isinstance(choice, OpenStand)]
        if len(stands) <= MENU_LINES or len({stand.good for stand in stands}) < 2:
            continue
        asked = dialogue.step(scene, Path(scene.moves[0].id, "open"))
        best = max(stands, key=scene.merit).good
        assert labels(asked)[0] == scene.plain_speaker.item(best)
        for good in {stand.good for stand in stands}:
            figures = [scene.preview(stand) for stand in stands if stand.good == good]
            costs, incomes = ({int(str(each[name])) for each in figures} for name in ("cost", "income"))
            if len(costs) > 1 and len(incomes) > 1:
                said = f"costs {min(costs)}–{max(costs)}, earns {min(incomes)}–{max(incomes)}"
                assert said in asked.text
                ranges += 1
    assert ranges


@pytest.mark.defect(54)
@pytest.mark.parametrize(("language", "said"), [("en", "with the Cheater"), ("fr", "Tricheur"), ("de", "Schummler")])
def test_whoever_bids_without_the_product_is_told_that_it_takes_the_cheater(language: str, said: str) -> None:
    told = set()
    for table, seat in turns("central"):
        scene = Scene(hosted(table), language, seat)
        asked = next((each for each in scene.moves if each.owed and each.kind == "first-bid"), None)
        bids = [choice for choice in asked.choices if isinstance(choice, Bid)] if asked is not None else []
        if asked is not None and len(bids) > 1:
            needs_cheater = bool(scene.preview(bids[0])["cheater"])
            assert (said in dialogue.step(scene, Path(asked.id, "bid")).text) is needs_cheater
            told.add(needs_cheater)
    assert told == {False, True}


def test_customers_and_entrance_are_asked_together_where_that_takes_fewer_presses() -> None:
    for table, seat in turns("lisboa"):
        scene = Scene(hosted(table), "en", seat)
        brought = [each for asked in scene.moves for each in asked.choices if isinstance(each, BringCustomers)]
        entrances = {each.entrance for each in brought}
        if len(brought) <= MENU_LINES and len({each.customers for each in brought}) > 1 and len(entrances) > asking.FEW:
            asked = dialogue.step(scene, Path(scene.moves[0].id, "bring"))
            (menu,) = [control for row in asked.rows for control in row if isinstance(control, Menu)]
            assert len(menu.entries) == len(brought)
            best = max(int(str(scene.preview(each)["net"])) for each in brought)
            assert f"earns {best}" in menu.entries[0].description
            return
    raise AssertionError("never so many")


def test_of_cells_that_cost_and_earn_alike_those_come_first_that_bring_a_restaurant() -> None:
    table, seat = next(turns("lisboa"))
    scene = Scene(hosted(table), "en", seat)
    good = next(choice.good for choice in scene.moves[0].choices if isinstance(choice, OpenStand))
    asked = dialogue.step(scene, Path(scene.moves[0].id, "open", (good,)))
    (menu,) = [control for row in asked.rows for control in row if isinstance(control, Menu)]
    taken = ["gets you" in entry.description for entry in menu.entries]
    assert taken == sorted(taken, reverse=True)
    assert set(taken) == {True, False}


def test_prices_are_plain_numbers_and_that_they_are_final_is_said_once() -> None:
    for table, seat in turns("central"):
        scene = Scene(hosted(table), "en", seat)
        opened = [(each.id, choice) for each in scene.moves for choice in each.choices if choice.kind == "open"]
        if opened:
            break
    decision, choice = opened[0]
    asked = dialogue.step(scene, Path(decision, "open", values_of(choice)[:1]))
    assert labels(asked) == [*map(str, range(1, 11)), "Back"]
    assert asked.text.count("This can’t be taken back.") == 1


def test_what_is_final_is_green_and_says_so_once_not_on_every_button() -> None:
    """The part in which the buttons differ is what a phone still shows of them."""
    for table, seat in turns("lisboa"):
        scene = Scene(hosted(table), "en", seat)
        opened = [(each.id, choice) for each in scene.moves for choice in each.choices if choice.kind == "open"]
        if opened and len({choice.take for _, choice in opened if isinstance(choice, OpenStand)}) > 1:
            break
    decision, choice = opened[0]
    asked = dialogue.step(scene, Path(decision, "open", values_of(choice)[:2]))
    goods = {scene.plain_speaker.item(each.take) for _, each in opened if isinstance(each, OpenStand) and each.take}
    assert set(labels(asked)) == {*goods, "Back"}
    green = [part for row in asked.rows for part in row if isinstance(part, Button) and part.style is Style.GOOD]
    assert len(green) == len(goods)
    assert asked.text.count("A green button plays it at once. This can’t be taken back.") == 1


def test_who_confirms_everything_sees_the_board_that_would_follow() -> None:
    table, seat = next(turns("lisboa"))
    before = table.dump()
    scene = Scene(hosted(table), "en", seat, Confirming.ALWAYS)
    asked = dialogue.step(scene, Path(scene.moves[0].id, "coin"))
    assert labels(asked) == ["Confirm", "Back"]
    assert asked.picture is not None
    assert asked.picture.view is not None
    assert asked.picture.view["active"] != seat
    assert table.dump() == before


def labels(message: Message) -> list[str]:
    return [control.label for row in message.rows for control in row if isinstance(control, Button)]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_game_says_why_a_kind_of_action_has_no_choices(game: AnyGame) -> None:
    seen: set[str] = set()
    for seed in range(SEEDS):
        seats = few_seats(game)
        table = Table(game, seats, {}, Dice.of(f"why:{seed}"))
        for _ in play_out(table, [RandomAgent()] * seats, Dice.of(f"why:{seed}")):
            for seat, decision in table.awaited():
                for kind in sorted(next(each for each in table.moves(seat) if each.id == decision.id).impossible):
                    why = table.why_not(seat, decision, kind)
                    if why is not None and str(why.reason) not in seen:
                        seen.add(str(why.reason))
                        for language in LANGUAGES:
                            assert why.clause not in Scene(hosted(table), language, seat).speaker.refusal(why)
    expected = EXPECTED.get(game.id, set())
    assert seen >= expected, expected - seen


def test_in_central_the_card_comes_before_the_no_and_pass_and_stay_stand_in_one_place() -> None:
    """Whoever plays by habit finds what they always press where it always is, and it takes one press."""
    order = ["Bid", "Bid, then stay", "Undercut", "Pass", "Stay", "Decide on my turn"]
    cards = ["Play Rot", "Play Tourists", "No, thanks"]
    met: set[str] = set()
    for table, seat in turns("central"):
        scene = Scene(hosted(table), "en", seat)
        below = [button.label for button in dialogue.public_kinds(scene)]
        private = [button.label for button in dialogue.kind_buttons(scene)]
        for names in (order, cards):
            for shown in (below, private):
                known = [name for name in shown if name in names]
                assert known == sorted(known, key=names.index)
                met.update(known)
        for decision in scene.moves:
            once = {choice.kind for choice in decision.choices if choice.quick}
            assert {each.kind for each in decision.choices} & {"pass", "stay", "wait"} <= once
    assert met == {*order, *cards}
