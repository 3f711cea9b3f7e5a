"""The pictures of Fish Market show everything that the view says, but for colours, which seats have anyway (FM-1.6)."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from games.fishmarket.actions import DayPlan
from games.fishmarket.components import KINDS, PRICE_CARDS
from games.fishmarket.view import FishMarketView, OfferView
from games.kernel import Dice, RandomAgent, Table
from games.kernel.playout import play_out
from games.kernel.seats import PEOPLE
from games.registry import find_game
from render import picture
from render.picture.canvas import Canvas
from render.picture.fishmarket.offers import LAST_WORDS, MOST_SHOWN
from render.picture.fishmarket.tiles import PAINTERS
from render.picture.sprites import Painter, sprite
from tests.render.positions import HARD_NAMES, VARIANTS, positions
from tests.render.test_picture import check_layout, check_nothing_runs_off
from words import Speaker, catalogue

WORDS = Speaker(catalogue("en"), find_game("fishmarket"), PEOPLE)


def draw(view: FishMarketView, marks: dict[str, str] | None = None) -> Canvas:
    return picture.draw_board("fishmarket", view, WORDS, marks or {})


def seen(canvas: Canvas) -> list[str]:
    return [item.what for item in canvas.log]


def view_of(table: Table, seat: int | None) -> FishMarketView:
    view = table.view(seat)
    assert isinstance(view, FishMarketView)
    return view


def found(happens: Callable[[FishMarketView], bool], seats: int = 5) -> FishMarketView:
    """The first position of a game in which something is the case, as the first player sees it."""
    for number in range(20):
        table = Table(find_game("fishmarket"), seats, {}, Dice.of(number))
        for _ in play_out(table, [RandomAgent()] * seats, Dice.of(number)):
            if happens(view_of(table, 0)):
                return view_of(table, 0)
    raise AssertionError("never happens")


@cache
def trading() -> FishMarketView:
    return found(lambda view: view.phase == "market" and any(offer.proposer for offer in view.offers))


def boats_are_drawn(view: FishMarketView, log: list[str]) -> None:
    for boat in view.boats:
        assert f"boat {boat.dock}" in log
        for kind in boat.cargo:
            assert log.count(f"{boat.dock} cargo {kind}") == boat.cargo.count(kind)
        assert [what for what in log if what.startswith(f"{boat.dock} bid ")] == [
            f"{boat.dock} bid {seat} {coins}" for seat, coins in enumerate(boat.bids) if coins and seat != boat.buyer
        ]
        assert {what for what in log if what.startswith(f"{boat.dock} tied ")} == {
            f"{boat.dock} tied {seat}" for seat in boat.contenders
        }
        if boat.buyer is not None:
            assert f"{boat.dock} sold to {boat.buyer}" in log
            assert f"{boat.dock} sold for {boat.coins}" in log
        elif not boat.cargo:
            assert f"unsold {boat.dock}" in log


def players_are_drawn(view: FishMarketView, log: list[str]) -> None:
    for player in view.players:
        assert f"cash {player.seat} {player.cash}" in log
        assert f"balance {player.seat} {player.balance}" in log
        assert log.count(f"ice {player.seat}") == player.ice
        for kind in KINDS:
            count = player.stock.get(kind, 0)
            assert (f"stock {player.seat} {kind} {count}" in log) == bool(count)
        assert player.stall is None or f"stall {player.stall} {player.seat}" in log
    assert {what for what in log if what.startswith("answered ")} == {f"answered {seat}" for seat in view.answered}
    waiting = set(view.asked) - set(view.answered)
    assert {what for what in log if what.startswith("asked ")} == {f"asked {seat}" for seat in waiting}


def offer_is_drawn(offer: OfferView, log: list[str]) -> None:
    number = offer.offer
    assert f"number {number}" in log
    assert f"{number} from {offer.proposer}" in log
    assert f"{number} to {'everybody' if offer.partner is None else offer.partner}" in log
    assert (f"{number} secret" in log) == offer.secret
    assert offer.answers is None or f"{number} answers {offer.answers}" in log
    for side, bundle in (("give", offer.give), ("want", offer.want)):
        assert {f"{number} {side} {item} {count}" for item, count in bundle.items()} <= set(log)
        assert bundle or f"{number} {side} nothing" in log


def memory_is_drawn(view: FishMarketView, log: list[str]) -> None:
    for pile, count in view.piles.items():
        assert f"pile {pile} {count}" in log
    assert {f"discard {kind} {count}" for kind, count in view.fish_discard.items()} <= set(log)
    assert {f"discard {card}" for card in view.demand_discard} <= set(log)
    prices = [PRICE_CARDS[card] for card in view.price_discard]
    assert {f"discard {price.grey}/{price.brown} {prices.count(price)}" for price in prices} <= set(log)


@pytest.mark.parametrize("variant", [name for name in VARIANTS if name.startswith("fishmarket")])
def test_every_thing_of_the_view_is_drawn(variant: str) -> None:
    for table in positions(variant, every=25):
        view = view_of(table, 0)
        log = seen(draw(view))
        assert f"day {view.day}" in log
        assert f"phase {view.phase}" in log
        assert {f"face up {card}" for card in view.face_up} <= set(log)
        boats_are_drawn(view, log)
        players_are_drawn(view, log)
        for offer in view.offers:
            offer_is_drawn(offer, log)
        for word in view.words[-LAST_WORDS:]:
            assert f"word {word.speaker} {word.listener} {word.why or 'no'}" in log
            assert {f"word {word.speaker} {word.listener} {kind}" for kind in word.fish} <= set(log)
        earlier = len(view.words) - LAST_WORDS
        assert earlier <= 0 or f"words before {earlier}" in log
        memory_is_drawn(view, log)
        own_cards_are_drawn(view, log)


def own_cards_are_drawn(view: FishMarketView, log: list[str]) -> None:
    own = view.own
    assert own is not None
    if view.phase == "over":
        return
    if own.grey_price is not None:
        assert f"own {own.grey or 'grey'} {own.grey_price}" in log
        assert f"own {own.brown or 'brown'} {own.brown_price}" in log
    assert ("own answer" in log) == (own.answer is not None)
    assert ("own plan" in log) == (own.plan is not None and own.plan.frozen is not None)
    assert ("own refuses" in log) == (isinstance(own.plan, DayPlan) and own.plan.others is not None)
    assert ("own offers" in log) == (view.phase == "market")


def test_boats_come_first_until_they_are_sold() -> None:
    dawn = found(lambda view: view.phase == "bids")
    for view, boats_first in ((dawn, True), (trading(), False)):
        boxes = {item.what: item.box for item in draw(view).log}
        assert (boxes["dock A"].top < boxes["row 0"].top) == boats_first


def test_offers_are_marked() -> None:
    view = trading()
    offer = next(offer for offer in view.offers if offer.proposer != view.seat)
    canvas = draw(view, {offer.offer: "-12"})
    box, tag = (
        next(item.box for item in canvas.log if item.what == what)
        for what in (f"offer {offer.offer}", f"{offer.offer}: -12")
    )
    assert box.contains(tag)


def test_a_mark_on_no_place_is_a_bug() -> None:
    with pytest.raises(LookupError, match="A1"):
        draw(trading(), {"A1": "+1"})


def test_a_crowded_market_is_laid_out() -> None:
    everything = dict.fromkeys(KINDS, 7)
    offers = [
        OfferView(
            offer=f"{number}" if number % 3 else f"1to0.{number}",
            proposer=1 + number % 4,
            partner=None if number % 3 else 0,
            secret=not number % 3,
            give=everything if number == 5 else {"coins": 1234, "lobster": 7, "cod": 1},
            want={"coins": 999} if number == 5 else {"eel": 6, "sole": 2} if number % 2 else {},
            answers=None if number % 4 else f"0to1.{number}",
            number=number,
            answered_number=None if number % 4 else number,
        )
        for number in range(1, 51)
    ]
    players = [
        replace(player, balance=-1234, cash=1234, stock=everything if player.seat % 2 else {"eel": 14})
        for player in trading().players
    ]
    crowded = trading().model_copy(update={"offers": tuple(offers), "players": tuple(players)})
    for language in ("en", "fr"):
        words = Speaker(catalogue(language), find_game("fishmarket"), HARD_NAMES)
        canvas = picture.draw_board("fishmarket", crowded, words, {})
        check_layout(canvas)
        check_nothing_runs_off(canvas)
    log = seen(draw(crowded))
    assert sum(what.startswith("number ") for what in log) == MOST_SHOWN
    assert f"{len(offers) - MOST_SHOWN} other offers" in log


def test_a_hand_shows_fish_money_ice_and_cards() -> None:
    view = found(lambda view: view.phase == "market" and bool(view.players[0].stock))
    log = seen(picture.draw_hand("fishmarket", view, WORDS))
    player, own = view.players[0], view.own
    assert own is not None
    assert {f"stock {kind} {count}" for kind, count in player.stock.items()} <= set(log)
    assert f"cash {player.cash}" in log
    assert f"balance {player.balance}" in log
    assert sum(what.startswith("ice ") for what in log) == player.ice
    assert f"own {own.grey} {own.grey_price}" in log
    assert f"own {own.brown} {own.brown_price}" in log


def test_a_hand_shows_the_offers_that_others_do_not_see() -> None:
    view = found(lambda view: any(offer.secret for offer in view.offers) and not all(o.secret for o in view.offers))
    log = seen(picture.draw_hand("fishmarket", view, WORDS))
    for offer in view.offers:
        if offer.secret:
            offer_is_drawn(offer, log)
        else:
            assert f"number {offer.offer}" not in log


def test_a_sealed_answer_is_in_the_hand_and_nowhere_else() -> None:
    view = found(lambda view: view.phase == "bids" and view.own is not None and view.own.answer is not None)
    assert "own answer" in seen(picture.draw_hand("fishmarket", view, WORDS))
    assert "own answer" not in seen(draw(view.model_copy(update={"seat": None, "own": None})))


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(LookupError):
        picture.hand("fishmarket", trading().model_copy(update={"seat": None, "own": None}), WORDS)


def _look(painter: Painter, grey: bool) -> Image.Image:
    page = Image.new("RGB", (24, 24), (253, 243, 223))
    small = sprite(painter, 24)
    page.paste(small, (0, 0), small)
    return page.convert("L") if grey else page


@pytest.mark.parametrize("grey", [False, True])
def test_fishes_can_be_told_apart_without_their_colours(grey: bool) -> None:
    for one, other in combinations(PAINTERS.values(), 2):
        difference = ImageChops.difference(_look(one, grey), _look(other, grey))
        assert max(ImageStat.Stat(difference).mean) > 20
