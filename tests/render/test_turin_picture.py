"""The pictures of Market of Turin show everything that the view says."""

import re
from itertools import combinations

import pytest

from games.kernel import Dice, Table
from games.kernel.seats import PEOPLE
from games.registry import find_game
from games.turin.components import CARDS, GOODS, Phase, holdings
from games.turin.view import AuctionView, ListingView, PlayerView, TurinView
from render import picture
from render.picture.canvas import Box
from render.picture.sprites import Painter
from render.picture.turin import places
from render.picture.turin.places import Layout
from render.picture.turin.tiles import GOOD_PAINTERS
from render.text import hand
from tests.render.looks import difference
from tests.render.positions import VARIANTS, finished, positions
from tests.render.test_picture import check_layout, check_nothing_runs_off
from words import Speaker, catalogue

WORDS = Speaker(catalogue("en"), find_game("turin"), PEOPLE)
SAID = {
    "place": "Put up T",
    "bid": "Bid ",
    "plan": "Bid ",
    "extra": "Add ",
    "list": "Offer T",
    "withdraw": "Withdraw T",
    "buy": "Buy T",
    "pass": "Neither sell nor buy",
}
"""How the words for an answer begin."""
OLD = (Phase.SELECT, Phase.BID)
"""In these phases the bids that are known are those of the last round."""


def seen(view: TurinView, marks: dict[str, str] | None = None) -> list[str]:
    return [item.what for item in picture.draw_board("turin", view, WORDS, marks or {}).log]


def fresh(seats: int, **options: object) -> Table:
    return Table(find_game("turin"), seats, options, Dice.of("picture"))


def turin_view(table: Table, seat: int | None) -> TurinView:
    view = table.view(seat)
    assert isinstance(view, TurinView)
    return view


def crowded(seats: int = 5) -> TurinView:
    """A table at which every card lies somewhere it seldom does: lots, offers, and all the others with one player."""
    view = turin_view(fresh(seats), 0)
    names = list(CARDS)
    listings = tuple(
        ListingView(card=card, seller=place % seats, price=10 + place, round=1)
        for place, card in enumerate(names[5:14])
    )
    players = (view.players[0].model_copy(update={"cards": tuple(names[5:])}), *view.players[1:])
    return view.model_copy(
        update={"lots": tuple(names[:5]), "placed": tuple(names[:5]), "listings": listings, "players": players}
    )


@pytest.mark.parametrize("variant", [name for name in VARIANTS if name.startswith("turin")])
def test_every_thing_of_the_view_is_drawn(variant: str) -> None:
    for table in positions(variant, every=12):
        check_drawn(turin_view(table, 0))


def check_drawn(view: TurinView) -> None:
    log = seen(view)
    assert f"round {view.round} now" in log
    assert sum(what.startswith("round ") for what in log) == view.rounds
    assert (f"game {view.game}" in log) == (view.options.series_length > 1)
    assert {f"payout {good} {payout}" for good, payout in zip(GOODS, view.payouts, strict=True)} <= set(log)
    check_people(view, log)
    check_cards(view, log)
    for seat, player in enumerate(view.players):
        check_player(view, seat, player, log)
        if view.auction is not None:
            check_bid(view, view.auction, seat, log)
    check_goods(view, log)


def check_people(view: TurinView, log: list[str]) -> None:
    for seat in view.asked:
        assert f"asked {seat}" in log
        assert f"{'answered' if seat in view.answered else 'undecided'} {seat}" in log
    assert (f"seat {view.choosing} is active" in log) == (view.choosing is not None)
    if view.options.goose != "off":
        assert f"goose {'nobody' if view.goose is None else view.goose}" in log
    for seat in range(len(view.players)):
        scores = "   ".join(str(game[seat]).replace("-", "−") for game in view.scores)
        if view.options.series_length > 1:
            assert (f"scores {seat} {scores}" in log) == bool(view.scores)
        else:
            assert not view.scores or view.scores[0][seat] == view.players[seat].cash


def check_cards(view: TurinView, log: list[str]) -> None:
    assert [what for what in log if what.startswith("lot ")] == [f"lot {card}" for card in view.lots]
    for seat, card in enumerate(view.placed):
        assert (f"placed {card} {seat}" in log) == (card in view.lots)
    for listing in view.listings:
        assert f"listing {listing.card}" in log
        assert f"seller {listing.card} {listing.seller}" in log
        assert f"price {listing.card} {listing.price}" in log
    for contest in view.contests:
        assert {f"wants {contest.card} {seat}" for seat in contest.seats} <= set(log)
    for claim in view.claims:
        assert f"claims {claim.card} {claim.claimant}" in log
        assert {f"undecided {claim.card} {seat}" for seat in claim.waiting} <= set(log)
    assert {f"discarded {card}" for card in view.discarded} <= set(log)
    for place, prize in enumerate(view.prizes, 1):
        assert log.count(f"prize {place}") == prize


def check_player(view: TurinView, seat: int, player: PlayerView, log: list[str]) -> None:
    cash = "?" if player.cash is None else str(player.cash).replace("-", "−")
    assert f"cash {seat} {cash}" in log
    assert f"hand {seat} {player.hand}" in log
    assert (f"locked {seat} {player.locked}" in log) == bool(player.locked)
    # At the end all has been paid back.
    assert (f"debt {seat} {player.debt}" in log) == (bool(player.debt) and view.phase is not Phase.OVER)
    assert player.loan == bool(player.debt)
    assert {f"card {seat} {card}" for card in player.cards} <= set(log)


def check_bid(view: TurinView, auction: AuctionView, seat: int, log: list[str]) -> None:
    tied = any(seat in group for group in auction.tied)
    assert f"{'tied' if tied else 'bid'} {seat} {auction.bids[seat]} {auction.extras[seat]}" in log
    if auction.paid:
        assert f"paid {seat} {auction.paid[seat]}" in log
    by_goose = seat in (auction.bonus, auction.taker, auction.giver)
    assert (f"by the goose {seat}" in log) == by_goose
    for place, holder in enumerate(auction.holders, 1):
        said = f"position {place} void" if holder is None else f"position {place} of {holder}"
        assert (said in log) == (view.phase not in OLD)


def check_goods(view: TurinView, log: list[str]) -> None:
    held = [holdings(player.cards) for player in view.players]
    for seat, row in enumerate(held):
        for place, good in enumerate(GOODS):
            what = f"holds {seat} {good} {row[place]}"
            what += " leads" if row[place] == max(other[place] for other in held) else ""
            what += " token" if view.tokens[place] == seat else ""
            assert (what in log) == bool(row[place])


def test_a_table_full_of_cards_has_more_shelves_and_nothing_runs_off() -> None:
    view = crowded()
    check_drawn(view)
    layout = Layout(5, 14, scored=False)
    assert len(layout.shelves) == 3
    canvas = picture.draw_board("turin", view, WORDS, {})
    check_layout(canvas)
    check_nothing_runs_off(canvas)
    hand = picture.draw_hand("turin", view, WORDS)
    check_layout(hand)
    check_nothing_runs_off(hand)


@pytest.mark.parametrize("cards", [0, 1, 6, 7, 13, 14, 18])
def test_the_parts_of_the_board_keep_apart(cards: int) -> None:
    layout = Layout(5, cards, scored=True)
    parts = (places.HEADER, *layout.shelves, layout.goods, *map(layout.player, range(5)))
    assert not any(one.touches(other) for one, other in combinations(parts, 2))
    slots = [*map(layout.slot, range(cards)), *map(layout.position, range(5))]
    assert not any(one.touches(other) for one, other in combinations(slots, 2))
    assert all(any(shelf.contains(slot) for shelf in layout.shelves) for slot in slots)
    assert layout.frame.shelves == layout.shelves


def test_things_lie_in_their_parts() -> None:
    for table in positions("turin-5", every=15):
        view = turin_view(table, 0)
        layout = Layout(5, len(view.lots) + len(view.listings), scored=False)
        parts: tuple[Box, ...] = (places.HEADER, *layout.shelves, layout.goods, *map(layout.player, range(5)))
        for item in picture.draw_board("turin", view, WORDS, {}).log:
            assert not item.what or any(part.contains(item.box) for part in parts), item


def test_marks_stand_on_their_cards_with_their_labels() -> None:
    view = crowded()
    marks = {"T01": "+9", "T06": "−10", "T14": "far too long for a mark"}
    canvas = picture.draw_board("turin", view, WORDS, marks)
    shelf = (*view.lots, *(listing.card for listing in view.listings))
    layout = Layout(5, len(shelf), scored=False)
    for card, label in marks.items():
        text = next(item for item in canvas.log if item.what == f"{card}: {label}")
        assert layout.slot(shelf.index(card)).contains(text.box)
    check_layout(canvas)


def test_a_mark_on_a_card_that_is_not_there_is_not_drawn_and_one_on_no_card_is_a_bug() -> None:
    view = turin_view(fresh(2), 0)
    assert picture.board("turin", view, WORDS, {"T01": "+1"})
    with pytest.raises(LookupError, match="T19"):
        picture.board("turin", view, WORDS, {"T19": "+1"})


def test_money_of_others_is_hidden_if_so_agreed() -> None:
    assert "cash 1 15" in seen(turin_view(fresh(3), 0))
    hidden = seen(turin_view(fresh(3, money_visibility="hidden"), 0))
    assert "cash 1 ?" in hidden
    assert "cash 0 15" in hidden


def test_a_hand_shows_cards_coins_and_what_is_sealed() -> None:
    sealed = set()
    for table in positions("turin-3", every=4):
        view = turin_view(table, 1)
        own = view.own
        assert own is not None
        log = [item.what for item in picture.draw_hand("turin", view, WORDS).log]
        assert [what for what in log if what.startswith("card ")] == [f"card {card}" for card in own.hand]
        assert {f"face up {card}" for card in view.players[1].cards} <= set(log)
        assert f"cash {str(view.players[1].cash).replace('-', '−')}" in log
        written = " ".join(log)
        if own.answer is not None:
            assert f"Your answer: {SAID[own.answer.kind]}" in written
            assert not re.search(r"T\d\d \d", written), "figures of goods without their signs"
            sealed.add(own.answer.kind)
        if own.free != view.players[1].cash:
            assert f"To spend: {own.free} Scudo." in written
        for want in own.wants:
            assert want.text in written
    assert {"place", "plan"} <= sealed


@pytest.mark.defect(60)
def test_after_the_end_nobody_has_anything_left_to_pay_back() -> None:
    table = finished("turin-3")
    views = [turin_view(table, seat) for seat in range(3)]
    in_debt = [seat for seat in range(3) if views[seat].players[seat].debt]
    assert in_debt
    for seat in in_debt:
        words = Speaker(catalogue("en"), find_game("turin"), PEOPLE, reader=seat)
        assert f"You have {views[seat].players[seat].cash} Scudo." in hand("turin", views[seat], words)
        log = [item.what for item in picture.draw_hand("turin", views[seat], words).log]
        assert not any(what.startswith("debt ") for what in log)


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(LookupError):
        picture.hand("turin", fresh(2).view(None), WORDS)


@pytest.mark.parametrize("grey", [False, True])
def test_small_things_can_be_told_apart_without_their_colours(grey: bool) -> None:
    painters: list[Painter] = list(GOOD_PAINTERS.values())
    for one, other in combinations(painters, 2):
        assert difference(one, other, grey) > 20
