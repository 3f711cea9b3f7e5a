"""The pictures of Schwarzmarkt show everything that the view says."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from games.kernel import Dice, RandomAgent, Table
from games.kernel.playout import play_out
from games.kernel.seats import PEOPLE
from games.registry import find_game
from games.schwarzmarkt.actions import ClimbRule, SellAllRule
from games.schwarzmarkt.components import OFFERS, PRODUCTS, RATES, Phase, Product, goods
from games.schwarzmarkt.view import OfferView, SchwarzmarktView
from render import picture
from render.picture.canvas import Canvas
from render.picture.schwarzmarkt.cards import LUXURY_PAINTERS, PRODUCT_PAINTERS
from render.picture.schwarzmarkt.places import space_box
from render.picture.schwarzmarkt.signs import TEXT_PAINTERS
from render.picture.sprites import Painter, sprite
from tests.render.positions import VARIANTS, positions
from tests.render.test_picture import check_layout
from words import Speaker, catalogue

WORDS = Speaker(catalogue("en"), find_game("schwarzmarkt"), PEOPLE)
LOOKS = [name for name in VARIANTS if name.startswith("schwarzmarkt") and "start_player" not in name]
"""The variants that can be told apart by looking at them."""


def draw(view: SchwarzmarktView, marks: dict[str, str] | None = None) -> Canvas:
    return picture.draw_board("schwarzmarkt", view, WORDS, marks or {})


def seen(canvas: Canvas) -> list[str]:
    return [item.what for item in canvas.log]


def view_of(table: Table, seat: int | None) -> SchwarzmarktView:
    view = table.view(seat)
    assert isinstance(view, SchwarzmarktView)
    return view


def found(happens: Callable[[SchwarzmarktView], bool], seats: int = 4, **options: object) -> Table:
    """The first table in which something is the case."""
    for number in range(20):
        table = Table(find_game("schwarzmarkt"), seats, options, Dice.of(number))
        for _ in play_out(table, [RandomAgent()] * seats, Dice.of(number)):
            if happens(view_of(table, None)):
                return table
    raise AssertionError("never happens")


def offer_is_drawn(view: SchwarzmarktView, offer: OfferView, log: list[str]) -> None:
    assert f"offer {offer.card}" in log
    assert f"pays {offer.rate}" in log
    wanted = Counter(what.removeprefix("wanted ") for what in log if what.startswith("wanted "))
    assert wanted == Counter(offer.wanted)
    for player in view.players:
        for product in PRODUCTS:
            delivered = log.count(f"delivered {product} {player.seat}")
            assert delivered == player.delivered.get(product, 0)
    assert f"cap {RATES.index(offer.cap)}" in log or RATES[view.marker] == offer.cap
    assert [what for what in log if what.startswith("pass ")] == [f"pass {step + 1}" for step in range(offer.steps)]
    for card in offer.texts:
        over = card == "T05" and not offer.spoiled
        assert f"{'over' if over else 'applies'} {card}" in log


@pytest.mark.parametrize("variant", LOOKS)
def test_every_thing_of_the_view_is_drawn(variant: str) -> None:
    for table in positions(variant, every=40):
        view = view_of(table, 0)
        log = seen(draw(view))
        assert f"marker {view.marker}" in log
        assert f"round {view.round}" in log
        assert f"market pile {view.market_pile}" in log
        assert f"product pile {view.product_pile}" in log
        if view.offer is not None:
            offer_is_drawn(view, view.offer, log)
        if view.text is not None:
            assert f"text {view.text}" in log
        for card in view.waiting:
            assert f"waits {card}" in log
        for player in view.players:
            assert f"cards {player.seat} {player.cards}" in log
            assert log.count(f"back of {player.seat}") == player.cards
            assert f"points {player.seat} {'?' if player.points is None else player.points}" in log
            for item, count in (player.luxury or {}).items():
                assert f"luxury {player.seat} {item} {count}" in log
            own = player.seat == view.seat and view.phase is not Phase.OVER
            for product, count in (player.hand or {}).items():
                assert (f"own {product} {count}" if own else f"hand {player.seat} {product} {count}") in log
            if player.hand is None:
                for product, count in goods(view.known[player.seat]).items():
                    assert f"known {player.seat} {product} {count}" in log
        for product, count in (view.pile or goods(view.known[-1])).items():
            assert f"pile {product} {count}" in log
        if view.phase is not Phase.OVER:
            assert f"starter {view.starter}" in log
            assert {f"market card {card}" for card in view.market} <= set(log)


def test_a_searched_pile_is_shown_to_the_one_who_searches_it() -> None:
    table = found(lambda view: view.phase is Phase.TAKE)
    searcher = view_of(table, view_of(table, None).starter)
    assert searcher.pile
    shown = {f"pile {product} {count}" for product, count in searcher.pile.items()}
    assert shown <= set(seen(draw(searcher)))
    assert not shown <= set(seen(draw(view_of(table, None))))


def test_spaces_behind_a_limit_are_closed() -> None:
    table = found(lambda view: view.offer is not None and view.offer.cap == 25)
    log = seen(draw(view_of(table, None)))
    closed = {f"space {space} closed" for space in range(len(RATES)) if RATES[space] > 25}
    assert {what for what in log if what.endswith("closed")} == closed


def test_passes_are_marked_on_the_spaces_where_they_lead() -> None:
    table = found(lambda view: view.offer is not None and view.offer.steps == 4)
    view = view_of(table, None)
    canvas = draw(view, {"1": "+1", "4": "+4"})
    for step in (1, 4):
        tag = next(item for item in canvas.log if item.what == f"{step}: +{step}")
        assert space_box(view.marker + step).contains(tag.box)


def test_victims_are_marked_on_their_cards() -> None:
    table = found(lambda view: view.phase is Phase.SPY)
    view = view_of(table, view_of(table, None).starter)
    victims = [player.seat for player in view.players if player.seat != view.seat]
    canvas = draw(view, {str(seat): "9 cards" for seat in victims})
    for seat in victims:
        card, tag = (
            next(item.box for item in canvas.log if item.what == what) for what in (f"card {seat}", f"{seat}: 9 cards")
        )
        assert card.contains(tag)


def test_own_cards_are_marked() -> None:
    table = found(lambda view: view.phase is Phase.LAY)
    view = view_of(table, view_of(table, None).starter)
    offer = next((card for card in view.market if card in OFFERS), view.market[0])
    assert f"{offer}: you have 2" in seen(draw(view, {offer: "you have 2"}))
    table = found(lambda view: view.phase is Phase.DEAL)
    view = view_of(table, view_of(table, None).starter)
    product = next(iter(view.players[view.seat or 0].hand or {}))
    assert f"{product}: +20" in seen(draw(view, {product: "+20"}))


def test_the_product_of_a_raid_is_not_marked_in_the_own_hand() -> None:
    table = found(lambda view: view.phase is Phase.RAID)
    view = view_of(table, view_of(table, None).starter)
    marks = {product.value: "9 cards" for product in PRODUCTS}
    assert seen(draw(view, marks)) == seen(draw(view))


def test_a_mark_on_no_place_is_a_bug() -> None:
    with pytest.raises(LookupError, match="C3"):
        draw(view_of(found(lambda view: True), None), {"C3": "+1"})


def test_winnings_are_hidden_unless_they_are_open() -> None:
    hidden = view_of(found(lambda view: view.round == 2), 0)
    assert "points 1 ?" in seen(draw(hidden))
    shown = view_of(found(lambda view: view.round == 2, winnings_visibility="open"), 0)
    assert f"points 1 {shown.players[1].points}" in seen(draw(shown))


def test_a_hand_shows_products_cards_luxuries_and_what_was_seen() -> None:
    table = found(lambda view: view.round == 2)
    for seat in range(table.seats):
        view = view_of(table, seat)
        canvas = picture.draw_hand("schwarzmarkt", view, WORDS)
        log = seen(canvas)
        player = view.players[seat]
        for product in PRODUCTS:
            assert f"hand {product} {(player.hand or {}).get(product, 0)}" in log
            assert f"name of {product}" in log
        assert f"points {player.points}" in log
        assert {f"luxury {item} {count}" for item, count in (player.luxury or {}).items()} <= set(log)
        assert {f"market card {card}" for card in view.market} <= set(log)
        for other in view.players:
            if other.hand is None:
                known = goods(view.known[other.seat])
                assert {f"known hand of {other.seat} {item} {count}" for item, count in known.items()} <= set(log)
        assert {f"known pile {item} {count}" for item, count in goods(view.known[-1]).items()} <= set(log)


def test_standing_orders_are_in_the_hand() -> None:
    rules = (ClimbRule(rate=25, wanted={Product.COFFEE: 3}), SellAllRule(first=PRODUCTS, least=20, turn="final"))
    view = view_of(found(lambda view: view.offer is not None), 1).model_copy(update={"rules": rules})
    canvas = picture.draw_hand("schwarzmarkt", view, WORDS)
    check_layout(canvas)
    assert [what for what in seen(canvas) if what.startswith("rule ")] == [f"rule {line}" for line in range(4)]


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(LookupError):
        picture.hand("schwarzmarkt", view_of(found(lambda view: True), None), WORDS)


def _look(painter: Painter, grey: bool) -> Image.Image:
    page = Image.new("RGB", (24, 24), (253, 243, 223))
    small = sprite(painter, 24)
    page.paste(small, (0, 0), small)
    return page.convert("L") if grey else page


@pytest.mark.parametrize("grey", [False, True])
@pytest.mark.parametrize("painters", [PRODUCT_PAINTERS, LUXURY_PAINTERS, TEXT_PAINTERS])
def test_small_things_can_be_told_apart_without_their_colours(painters: dict[str, Painter], grey: bool) -> None:
    for one, other in combinations(painters.values(), 2):
        difference = ImageChops.difference(_look(one, grey), _look(other, grey))
        assert max(ImageStat.Stat(difference).mean) > 20


@pytest.mark.parametrize(("language", "said"), [("en", "You play a card"), ("fr", "Vous posez"), ("de", "Du legst")])
def test_whoever_is_on_turn_is_spoken_to(language: str, said: str) -> None:
    game = find_game("schwarzmarkt")
    table = Table(game, 3, {}, Dice.of("to you"))
    view = view_of(table, None)
    own = Speaker(catalogue(language), game, PEOPLE, reader=view.starter)
    assert said in picture.alt(game.id, view_of(table, view.starter), own)
    assert said not in picture.alt(game.id, view, Speaker(catalogue(language), game, PEOPLE))
