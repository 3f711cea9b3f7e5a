"""Choosing step by step: every choice is reached, each step repeats what was chosen."""

import pytest

from bot.messages.message import MenuField
from bot.screens import asking, dialogue, forms, private
from bot.screens.path import Path, values_of
from bot.screens.scene import Scene
from games.kernel import Action, AnyGame, Decision, Dice, RandomAgent, Seat, Table
from games.kernel.playout import play_out
from games.registry import find_game, games
from games.turin.actions import Take
from tests.screens.scenes import begun, every_language, hosted, labels


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_listed_choice_can_be_reached_by_a_dialogue(game: AnyGame) -> None:
    for seats in game.seat_counts:
        table = Table(game, seats, {}, Dice.of(f"reach:{seats}"))
        for number, _ in enumerate(play_out(table, [RandomAgent()] * seats, Dice.of(f"reach:{seats}"))):
            if number % 25 or table.over:
                continue
            for seat in range(seats):
                scene = Scene(hosted(table), "en", seat)
                for decision in scene.moves:
                    reached = {choice.text for choice in decision.choices if _reaches(scene, decision.id, choice)}
                    assert reached == {choice.text for choice in decision.choices}


@every_language
def test_of_several_cards_each_is_marked_with_what_it_brings(language: str) -> None:
    table = Table(find_game("turin"), 4, {}, Dice.of("marks"))
    for _ in play_out(table, [RandomAgent()] * 4, Dice.of("marks")):
        for seat in range(4):
            scene = Scene(hosted(table), language, seat)
            for decision in scene.moves:
                several = [choice for choice in decision.choices if isinstance(choice, Take) and len(choice.cards) > 1]
                if several:
                    asked = dialogue.step(scene, Path(decision.id, "take"))
                    assert asked.picture is not None
                    assert set(asked.picture.marks) == {card for choice in several for card in choice.cards}
                    assert all(mark[0] in "+−" for mark in asked.picture.marks.values())
                    return
    raise AssertionError("nobody took several")


def _reaches(scene: Scene, decision: str, choice: Action) -> bool:
    return asking.find(scene, Path(decision, choice.kind, values_of(choice))) == [choice]


def test_many_kinds_of_orders_stand_behind_one_button() -> None:
    table = begun("central", 3)
    (seat,) = [seat for seat, _ in table.awaited()]
    scene = Scene(hosted(table), "en", seat)
    assert labels(dialogue.start(scene)) == ["Put up for sale", "Plan for this round", "Standing orders", "Hint"]
    assert labels(private.hand(scene)) == ["Put up for sale", "Plan for this round", "Standing orders"]
    ordering = labels(dialogue.orders(scene))
    assert "Undercut" in ordering
    assert ordering[-1] == "Back"


def test_a_single_kind_of_order_stands_among_the_moves() -> None:
    table = begun("lisboa", 3)
    waiting = next(seat for seat in range(3) if seat not in [asked for asked, _ in table.awaited()])
    assert labels(dialogue.start(Scene(hosted(table), "en", waiting))) == ["Plan ahead"]


def first_sale() -> tuple[Table, Seat, Decision]:
    """A table of Turin at which somebody may sell their only card, and nobody has put one up for sale."""
    table = Table(find_game("turin"), 4, {}, Dice.of("sale"))
    for _ in play_out(table, [RandomAgent()] * 4, Dice.of("sale")):
        for seat, decision in table.awaited():
            if "list" in decision.accepts:
                return table, seat, decision
    raise AssertionError("nobody may sell")


def test_what_nobody_can_do_who_is_asked_cannot_be_pressed_below_the_board() -> None:
    table, _, _ = first_sale()
    shown = {each.label: each.disabled for each in dialogue.public_kinds(Scene(hosted(table), "en"))}
    assert shown == {"Pass": False, "Sell a card": False, "Withdraw cards": True, "Buy": True}


def test_below_the_board_stands_the_simple_bid_and_ones_own_moves_have_the_elaborate_one() -> None:
    table = Table(find_game("turin"), 4, {}, Dice.of("bid"))
    (seat, *_) = [seat for seat, asked in table.awaited() if "bid" in asked.accepts]
    assert [each.label for each in dialogue.public_kinds(Scene(hosted(table), "en"))] == ["Bid"]
    assert labels(dialogue.start(Scene(hosted(table), "en", seat)))[:2] == ["Bid", "Bid and plan ahead"]


def test_the_only_thing_that_can_be_chosen_in_a_form_is_chosen() -> None:
    table, seat, decision = first_sale()
    form = forms.screen(Scene(hosted(table), "en", seat), Path(decision.id, "list"), {})
    assert form is not None
    (card, *_) = form.fields
    assert isinstance(card, MenuField)
    assert [entry.chosen for entry in card.entries] == [True]


def test_a_dialogue_repeats_what_was_chosen() -> None:
    table = begun("central", 3)
    ((seat, decision),) = table.awaited()
    scene = Scene(hosted(table), "en", seat)
    product = asking.find(scene, Path(decision.id, "open"))[0].text.split()[1]
    asked = dialogue.step(scene, Path(decision.id, "open", (product,)))
    named = scene.plain_speaker.item(product)
    assert asked.words.startswith(f"**Put up for sale** · {named} · At what price per kg?\n")
