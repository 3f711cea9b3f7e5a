"""Two versions of one game at once: each table is spoken of, drawn and read with the rules that it was begun with."""

import json
from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum
from typing import Any, ClassVar, NamedTuple, cast

import pytest

from bot.front.gallery import Gallery, draw
from bot.host import coach, thinking
from bot.host.hosted import HostedTable, restore
from bot.messages.message import Message, Picture, PictureKind
from bot.monitoring import Figures
from bot.screens import dialogue, ending, forms, private, public, replay, rules, typed
from bot.screens.lobby import lobby as lobby_screen
from bot.screens.path import Path
from bot.screens.scene import Scene
from bot.store import Status
from games.fishmarket.actions import Boats, FishMarketAction
from games.fishmarket.auction import Bidding
from games.fishmarket.game import FishMarket
from games.fishmarket.state import State
from games.fishmarket.view import FishMarketView
from games.kernel import (
    Action,
    Agent,
    AnyGame,
    Decision,
    Dice,
    Event,
    Form,
    Level,
    Move,
    Refusal,
    Seat,
    Table,
    action_classes,
)
from games.kernel.playout import play_out
from games.registry import find_game, find_rules, games, registered
from tests.screens.scenes import hosted
from words import catalogue

pytestmark = pytest.mark.defect(13)

SEATS = 3


class SecondBoats(Boats):
    """Bids are written in another way."""

    notation: ClassVar[str] = "dock {bids}[ tied {tied}]"


class SecondView(FishMarketView):
    """There is weather."""

    weather: str


class SecondReason(StrEnum):
    """Less is refused."""

    OVER_CASH = "over-cash"


class SecondBidding(Bidding):
    """The form for bids is typed in that other way."""

    def forms(self, state: State, seat: Seat, decision: Decision) -> tuple[Form, ...]:
        return tuple(replace(form, notation=SecondBoats.notation) for form in super().forms(state, seat, decision))


class SecondEdition(FishMarket):
    """Fish Market as it might be printed once more: what is done, seen and refused is of other classes."""

    rules_version = 2
    reasons = cast("Any", SecondReason)
    questions = (SecondBidding(), *FishMarket.questions[1:])
    action_classes = tuple(SecondBoats if kind is Boats else kind for kind in action_classes(FishMarketAction))

    def apply(self, state: State, move: Move, dice: Dice) -> list[Event]:
        action = move.action
        if isinstance(action, SecondBoats):
            move = Move(seat=move.seat, action=Boats(bids=action.bids, tied=action.tied), skipped=move.skipped)
        return super().apply(state, move, dice)

    def view(self, state: State, seat: Seat | None) -> SecondView:
        seen = super().view(state, seat)
        return SecondView(**{name: getattr(seen, name) for name in type(seen).model_fields}, weather="drizzle")

    def reference(self, name: str) -> tuple[str, Any] | None:
        return super().reference(name.partition("-")[2])


class Edition(NamedTuple):
    """Rules, and what is peculiar to them."""

    rules: AnyGame
    boats: type[Action]
    view: type[FishMarketView]
    bid: str
    offer: str


FIRST = Edition(find_game("fishmarket"), Boats, FishMarketView, "boats A12", "3")
SECOND = Edition(SecondEdition(), SecondBoats, SecondView, "dock A12", "lot-3")
every_edition = pytest.mark.parametrize("edition", [FIRST, SECOND], ids=["first", "second"])


def other_than(edition: Edition) -> Edition:
    return SECOND if edition is FIRST else FIRST


@pytest.fixture(autouse=True)
def _both_are_played() -> Iterator[None]:
    with registered(SECOND.rules):
        yield


def kept(table: Table) -> HostedTable:
    """A table as it comes back from the store."""
    record = hosted(table).record.model_copy(update={"seed": table.dice.seed.hex(), "state": table.dump()})
    return restore(record, [entry.model_dump(mode="json") for entry in table.log])


def begun(edition: Edition) -> Table:
    return Table(edition.rules, SEATS, {}, Dice.of("editions"))


def finished(edition: Edition) -> Table:
    table = begun(edition)
    for _ in play_out(table, [edition.rules.agent()] * SEATS, Dice.of("players")):
        pass
    return table


def sent(message: Message) -> Picture:
    """The picture of a message as it comes out of the outbox."""
    picture = Message.model_validate_json(message.model_dump_json()).picture
    assert picture is not None
    return picture


def test_the_newest_rules_are_for_new_tables_and_the_old_ones_are_still_there() -> None:
    assert SECOND.rules in games()
    assert FIRST.rules not in games()
    assert find_game("fishmarket") is SECOND.rules
    assert [find_rules("fishmarket", version) for version in (1, 2)] == [FIRST.rules, SECOND.rules]


@every_edition
def test_a_table_comes_back_with_the_rules_it_was_begun_with(edition: Edition) -> None:
    table = kept(begun(edition))
    assert (table.game, table.running.game) == (edition.rules, edition.rules)
    assert type(table.running.view(0)) is edition.view


@every_edition
def test_a_lobby_keeps_the_rules_it_was_opened_with(edition: Edition) -> None:
    opened = hosted(begun(edition)).record.model_copy(update={"status": Status.LOBBY})
    assert restore(opened, []).game is edition.rules


@every_edition
def test_a_table_is_spoken_of_with_its_own_rules(edition: Edition) -> None:
    speaker, other = Scene(kept(begun(edition)), "en", 0).plain_speaker, other_than(edition)
    assert speaker.notation(edition.bid) == speaker.with_names(()).notation(edition.bid) == "Bid 12 on August (A)"
    assert speaker.notation(other.bid) == other.bid
    assert speaker.reference(edition.offer) == "offer 3"
    assert speaker.reference(other.offer) == other.offer, "an id of the other rules names nothing here"


@every_edition
def test_what_is_typed_and_filled_in_is_read_by_its_own_rules(edition: Edition) -> None:
    scene = Scene(kept(begun(edition)), "en", 0)
    (decision,) = [decision for decision in scene.moves if decision.owed]
    understood = typed.action(scene, edition.bid)
    assert type(understood) is edition.boats
    assert understood.text == edition.bid
    with pytest.raises(Refusal):
        typed.action(scene, other_than(edition).bid)
    path = Path(decision.id, "boats")
    (form,) = decision.forms
    filled = forms.values(form, path, forms.of_action(scene, path, understood), scene.listener)
    assert isinstance(filled, dict)
    assert scene.hosted.game.read_action(filled) == understood
    scene.hosted.running.play(0, understood, decision.id)
    (answer,) = [entry.action for entry in scene.hosted.running.standing()]
    assert type(edition.rules.read_action(answer)) is edition.boats
    assert "Bid 12 on August (A)" in dialogue.start(Scene(scene.hosted, "en", 0)).words


@every_edition
def test_whoever_thinks_about_a_table_is_given_its_own_rules(edition: Edition, monkeypatch: pytest.MonkeyPatch) -> None:
    table, over, by = begun(edition), finished(edition), list[AnyGame]()
    choose = Table.chosen_by

    def chosen_by(self: Table, agent: Agent, seat: Seat, dice: Dice) -> Action | dict[str, object]:
        by.append(self.game)
        return choose(self, agent, seat, dice)

    monkeypatch.setattr(Table, "chosen_by", chosen_by)
    thinking.think(thinking.Thought(table.save(), table.dump(), 0, Level.NORMAL))
    monkeypatch.setattr(coach, "advise", lambda table, _: by.append(table.game))
    coach._advise(table.save(), table.dump(), 0)
    monkeypatch.setattr(coach, "outline", lambda table, _: by.append(table.game))
    coach._outline(over.save(), over.dump(), 0)
    assert by == [edition.rules] * 3


def cover(scene: Scene) -> Picture:
    """The cover of a game, as the rules show it."""
    drawn = scene.picture(PictureKind.COVER)
    assert drawn is not None
    return drawn


@every_edition
async def test_every_picture_is_drawn_with_its_own_rules(edition: Edition) -> None:
    playing, over = kept(begun(edition)), kept(finished(edition))
    waiting = hosted(begun(edition))
    waiting.record = waiting.record.model_copy(update={"status": Status.LOBBY})
    film = sent(replay.film(Scene(over, "en")))
    pictures = [
        sent(lobby_screen(Scene(waiting, "en"))),
        cover(Scene(waiting, "en")),
        sent(public.turn(Scene(playing, "en"))),
        sent(private.hand(Scene(playing, "en", 0))),
        *ending.end(Scene(over, "en")).pictures,
        sent(replay.step(Scene(over, "en"), 1)),
        film.model_copy(update={"frames": film.frames[-2:]}),
    ]
    of_no_game = {PictureKind.PROFILE, PictureKind.CHANCES, PictureKind.STANDINGS}
    assert {picture.kind for picture in pictures} == set(PictureKind) - of_no_game
    shown = Gallery(Figures())
    for picture in pictures:
        assert picture.rules_version == edition.rules.rules_version
        for view in (picture.view, *picture.frames):
            assert view is None or ("weather" in view) is (edition is SECOND)
        assert await shown.draw(picture)
    shown.close()


def test_a_picture_that_was_kept_before_there_were_versions_is_one_of_the_first() -> None:
    picture = sent(public.turn(Scene(kept(begun(FIRST)), "en")))
    written = json.loads(picture.model_dump_json())
    del written["rules_version"]
    old = Picture.model_validate_json(json.dumps(written))
    assert old == picture
    assert draw(old) == draw(picture)


def test_pages_that_belong_to_no_table_show_the_newest_rules() -> None:
    shown = rules.page(catalogue("en"), "fishmarket", "table")
    assert shown is not None
    picture = sent(shown)
    assert picture.rules_version == SECOND.rules.rules_version
    assert draw(picture)


@every_edition
def test_a_refusal_away_from_the_table_has_the_words_of_whichever_rules_refused(edition: Edition) -> None:
    refusal = Refusal(edition.rules.reasons("over-cash"), "FM-3.4", bid=53, cash=50)
    said = rules.refused_by(catalogue("en"), refusal).text
    assert "53" in said
    assert said == Scene(kept(begun(edition)), "en").speaker.refusal(refusal)
