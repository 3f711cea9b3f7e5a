"""Plans of all games: what one private message can ask for, that each can be withdrawn, and that each can be read back.

Games are found through the registry: whoever marks an action with ``plan`` is held to this.
"""

from collections.abc import Iterator

import pytest

from bot.messages.limits import MENU_LINES, PARTS
from games.kernel import Action, AnyGame, Dice, Form, Number, Pick, Picks, Seat, Table
from games.kernel.notation import read
from games.kernel.seats import PEOPLE
from tests.contract.cases import ALL_GAMES, VARIANTS, copy_of, running
from words import LANGUAGES, Speaker, catalogue
from words.speaker import planned

TRIED = 8
TEXT, BUTTONS, ROW_AND_MENU = 1, 1 + 3, 2
MOST_PARTS = 11
"""So that a message holds them with its text and its buttons, and a thumb gets to the last of them."""

every_plan = pytest.mark.parametrize(
    "game", [game for game in ALL_GAMES if game.plan_kind is not None], ids=lambda game: game.id
)


def plans(game: AnyGame) -> Iterator[tuple[Table, Seat, Form]]:
    """Whoever may plan, in games with every number of seats, from the deal to the last move."""
    found = False
    for name in (name for name, variant in VARIANTS.items() if variant.game is game and not variant.options):
        for table in running(name):
            for seat in range(table.seats):
                for form in (form for decision in table.moves(seat) for form in decision.forms):
                    if form.kind == game.plan_kind:
                        found = True
                        yield table, seat, form
    assert found, f"{game.id} has a plan, but nobody may ever make one"


def samples(table: Table, seat: Seat, form: Form) -> list[Action]:
    dice = [Dice.of(f"plan:{len(table.log)}:{seat}:{number}") for number in range(TRIED)]
    return [table.game.read_action(form.sample(each.stream("plan"))) for each in dice]


def standing(table: Table, seat: Seat) -> list[Action]:
    return [order for order in table.orders(seat) if order.plan]


def test_a_message_holds_the_largest_plan() -> None:
    assert TEXT + BUTTONS + MOST_PARTS * ROW_AND_MENU <= PARTS


@every_plan
def test_a_plan_is_made_of_menus_each_of_which_may_be_left_open(game: AnyGame) -> None:
    for table, seat, form in plans(game):
        assert len(form.fields) <= MOST_PARTS
        assert not form.apart
        assert not form.budgets
        for field in form.fields:
            match field:
                case Number():
                    values = field.high - field.low + 1
                    assert field.optional
                case Pick():
                    values = len(field.items)
                    assert field.optional
                case Picks():
                    values = len(field.items)
                    assert (field.least, field.ordered) == (0, False), "a menu neither insists nor keeps an order"
                case _:
                    raise AssertionError(f"{field.name} is no menu")
            assert values < MENU_LINES, f"{field.name} with “ask me” has {values + 1} lines"
        assert planned(table.game.read_action({"kind": form.kind})) == [], f"seat {seat} must fill something in"


@every_plan
def test_a_plan_takes_the_place_of_the_one_before_and_an_empty_one_withdraws_it(game: AnyGame) -> None:
    for table, seat, form in plans(game):
        trial = copy_of(table)
        for number in range(2):  # a plan may answer what is asked: then another one is asked for something else
            forms = [each for decision in trial.moves(seat) for each in decision.forms if each.kind == form.kind]
            for now in forms:
                trial.play(seat, samples(trial, seat, now)[number])
                assert len(standing(trial, seat)) <= 1
        if not trial.over:
            trial.play(seat, {"kind": form.kind})
            assert standing(trial, seat) == []


@every_plan
def test_a_plan_says_what_was_chosen_in_every_language(game: AnyGame) -> None:
    speakers = [Speaker(catalogue(language), game, PEOPLE) for language in LANGUAGES]
    for table, seat, form in plans(game):
        for plan in samples(table, seat, form):
            for speaker in speakers:
                said = speaker.action(plan)
                assert said.strip()
                assert "{" not in said
                assert said.count(".") >= len(planned(plan)), f"not a sentence for each part: {said}"


@every_plan
def test_a_plan_that_is_noticed_was_the_answer_to_a_question(game: AnyGame) -> None:
    """Else somebody would see that there is one."""
    for table, seat, form in plans(game):
        if not table.owed(seat):
            for plan in samples(table, seat, form)[:2]:
                trial = copy_of(table)
                events = trial.play(seat, plan)
                for other in (None, *range(table.seats)):
                    if other != seat:
                        assert not [event for event in events if event.visible_to(other)], plan.text
                        assert trial.view(other) == table.view(other), plan.text


@every_plan
def test_a_plan_can_be_typed_as_it_is_written(game: AnyGame) -> None:
    """No part of it is taken for another: Lisboa's wish for an *earning-stand* was read as “stand …”."""
    for table, seat, form in plans(game):
        for plan in samples(table, seat, form):
            understood = read(plan.text, table.moves(seat))
            assert (game.read_action(understood) if isinstance(understood, dict) else understood) == plan, plan.text
