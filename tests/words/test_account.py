"""A move is told in a line: what it did, and what followed from that."""

import pytest

from games.central.actions import Bid, Plan
from games.central.events import BidMade, Scored, ShutOut, Stayed
from games.fishmarket.events import (
    Banked,
    BoatLanded,
    BoatSold,
    CardsShown,
    DayBegan,
    DemandDealt,
    FishSold,
    MarketOpened,
    PriceDealt,
    Rotted,
)
from games.kernel import Event, OrderActed, Seat, Skipped, acted
from games.lisboa.components import End, Good, Restaurant
from games.lisboa.events import (
    CustomersBrought,
    CustomersTurnedUp,
    DisplayRefilled,
    Earned,
    EndTriggered,
    Paid,
    RestaurantTaken,
    StandOpened,
    TileTaken,
)
from games.registry import find_game
from games.schwarzmarkt.events import OfferEnd, OfferEnded, Passed, RateRose, Sold, Starts
from games.turin.events import BidShown, ExtraShown, Tied, TokenMoved
from games.turin.events import Paid as LotPaid
from words import Speaker, catalogue
from words.account import LINE, SHORT, in_lines, moves_in_lines

STAND = (
    StandOpened(seat=0, good=Good.TOMATO, cell="C3"),
    RestaurantTaken(seat=0, restaurant=Restaurant.PIZZA, cell="C3"),
    Earned(seat=0, cell="C3", customers="K2-1", entrance="L3", amount=4),
    Earned(seat=0, cell="C3", customers="K2-2", entrance="TC", amount=2),
    Paid(seat=0, amount=3),
    TileTaken(seat=0, good=Good.GRAPE),
    DisplayRefilled(good=Good.FISH, place=1),
)


def said(game: str, *events: Event, language: str = "en", reader: Seat | None = None) -> list[str]:
    return in_lines(Speaker(catalogue(language), find_game(game), ("Ana", "Bruno"), reader=reader), events)


def plain_spaces(line: str) -> str:
    """The same without what keeps French signs at their words."""
    return line.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


PAID_FOR = "gagne 6 pièces, paie 3 pièces"
EARNED = "verdient 6 Münzen, zahlt 3 Münzen"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        (
            "en",
            "opens a tomato stand on C3, gets the pizzeria, earns 6 coins, pays 3 coins and takes the grape tile.",
        ),
        (
            "fr",
            f"ouvre un stand de tomates en C3, récupère la pizzeria, {PAID_FOR} et prend la tuile raisin.",
        ),
        (
            "de",
            f"eröffnet einen Tomatenstand auf C3, nimmt sich die Pizzeria, {EARNED} und nimmt das Traubenplättchen.",
        ),
    ],
)
def test_a_stand_is_one_sentence_with_what_it_earned_in_all(language: str, line: str) -> None:
    assert said("lisboa", *STAND, language=language) == [f"**Ana** {line}"]


def test_what_others_get_is_told_with_their_names() -> None:
    earned = [
        Earned(seat=seat, cell="C3", customers="K2-1", entrance="BC", amount=amount)
        for seat, amount in ((1, 3), (0, 4), (1, 2))
    ]
    brought = CustomersBrought(seat=0, customers="K2-1", entrance="BC")
    (line,) = said("lisboa", brought, *earned, CustomersTurnedUp(customers="K2-2"))
    assert line.endswith(" to the bottom of column C and earns 4 coins; Bruno earns 5 coins.")
    (line,) = said("lisboa", brought, *earned, CustomersTurnedUp(customers="K2-2"), reader=1)
    assert line.endswith(" to the bottom of column C and earns 4 coins; you earn 5 coins.")


def test_that_the_last_round_begins_is_a_sentence_of_its_own() -> None:
    (line,) = said("lisboa", *STAND[:1], EndTriggered(seat=0, reason=End.CELLS, last=1))
    assert line == ("**Ana** opens a tomato stand on C3. Only 4 cells are left: last round! Bruno has the last turn.")


def test_after_what_the_clock_did_a_sentence_begins_anew() -> None:
    (line,) = said("lisboa", Skipped(seat=0), TileTaken(seat=0, good=Good.GRAPE))
    assert line.endswith(" so I made a default move. **Ana** takes the grape tile from the display.")


def test_what_nobody_did_is_joined_too() -> None:
    sold = Sold(seat=0, goods={"flour": 2}, rate=16, paid=32)
    assert said("schwarzmarkt", sold, RateRose(rate=20)) == [
        "**Ana** sells 2 flour at 16: +32 points. The rate rises to 20."
    ]
    met = OfferEnded(card="A01", reason=OfferEnd.MET)
    (line,) = said("schwarzmarkt", sold, met, Starts(seat=1), language="fr")
    assert line == (
        "**Ana** vend 2 farines à 16\u00a0: 32 points\u202f; l’offre est satisfaite\u202f;"
        " Bruno pose la prochaine carte."
    )


def test_what_is_too_long_to_be_read_has_a_line_for_each_sentence() -> None:
    lines = said("lisboa", *STAND, EndTriggered(seat=0, reason=End.CELLS, last=1), *STAND)
    assert len(lines) == 3
    assert sum(map(len, lines)) > LINE


PASSES = [[Passed(seat=seat % 2, steps=1, rate=rate)] for seat, rate in enumerate((6, 9, 12))]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "**Ana** passes and pushes the rate to 6, Bruno to 9, Ana to 12."),
        ("fr", "**Ana** passe et monte le taux à 6, Bruno à 9, Ana à 12."),
        ("de", "**Ana** passt und treibt den Kurs auf 6, Bruno auf 9, Ana auf 12."),
    ],
)
def test_what_several_do_alike_is_one_sentence(language: str, line: str) -> None:
    speaker = Speaker(catalogue(language), find_game("schwarzmarkt"), ("Ana", "Bruno"))
    assert moves_in_lines(speaker, PASSES) == [line]
    ends = [OfferEnded(card="O05", reason=OfferEnd.FINAL_TURN), Starts(seat=1)]
    (told,) = moves_in_lines(speaker, [*PASSES[:1], [Passed(seat=1, steps=0, rate=6), *ends]])
    assert told.startswith(line.partition(",")[0] + ", Bruno p")


PLANNED = Plan(carrot="to-3")
AUCTION = (
    BidMade(seat=1, price=9),
    acted(0, PLANNED, Bid(price=8)),
    BidMade(seat=0, price=8),
    BidMade(seat=1, price=7),
    acted(0, PLANNED, Bid(price=6)),
    BidMade(seat=0, price=6),
    Stayed(seat=1, price=7),
)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "**Bruno** bids 9, you 8 (as planned), Bruno 7, you 6 (as planned). **Bruno** stays at 7."),
        ("fr", "**Bruno** offre 9, vous 8 (votre plan), Bruno 7, vous 6 (votre plan). **Bruno** reste à 7."),
        ("de", "**Bruno** bietet 9, du 8 (wie geplant), Bruno 7, du 6 (wie geplant). **Bruno** bleibt bei 7."),
    ],
)
def test_an_auction_is_one_sentence_and_what_of_it_was_planned_stands_behind_it(language: str, line: str) -> None:
    assert said("central", *AUCTION, language=language, reader=0) == [line]


def test_what_a_plan_did_alone_is_said_first() -> None:
    assert said("central", *AUCTION[1:3], reader=0) == ["As planned: you bid 8."]


def test_several_moves_share_a_line_only_as_long_as_it_is_short() -> None:
    speaker = Speaker(catalogue("en"), find_game("schwarzmarkt"), ("Ana", "Bruno"))
    told = moves_in_lines(speaker, PASSES * 8)
    assert len(told) > 1
    assert all(len(line) <= SHORT for line in told)


def test_moves_of_different_kinds_and_people_have_lines_of_their_own() -> None:
    speaker = Speaker(catalogue("en"), find_game("schwarzmarkt"), ("Ana", "Bruno"))
    sale = [Sold(seat=1, goods={"flour": 1}, rate=6, paid=6), RateRose(rate=9)]
    assert len(moves_in_lines(speaker, [*PASSES[:1], sale, *PASSES[2:]])) == 3


EVENING = (
    CardsShown(seat=0, grey="sole", grey_price=23, brown="salmon", brown_price=17),
    CardsShown(seat=1, grey="eel", grey_price=27, brown="cod", brown_price=13),
    FishSold(seat=0, fish={"sole": 1}, coins=23),
    FishSold(seat=1, fish={"eel": 2}, coins=54),
    Rotted(seat=1, fish={"cod": 1}, coins=5),
    Banked(seat=0, coins=31, drawn=0, balance=81),
    Banked(seat=1, coins=0, drawn=9, balance=41),
)


def test_an_evening_has_a_sentence_for_each_person() -> None:
    assert said("fishmarket", *EVENING, reader=0) == [
        "You show sole at 23 and salmon at 17, sell 1 sole for 23 coins and bank 31 coins (balance 81).",
        (
            "**Bruno** shows eel at 27 and cod at 13, sells 2 eels for 54 coins, lets 1 cod rot (−5 coins)"
            " and takes 9 coins from the bank (balance 41)."
        ),
    ]


def test_what_stands_below_the_list_anyway_is_not_in_it() -> None:
    dealt = PriceDealt(seat=0, card="21-19", grey=21, brown=19, to=(0,))
    landed = [BoatLanded(dock=dock, cargo={"cod": 3}) for dock in "ABCD"]
    morning = said("fishmarket", DayBegan(day=2, demand=("eel-cod", "sole-cod")), dealt, *landed, reader=0)
    assert not any("August" in line or "Dieter" in line for line in morning)
    sold = BoatSold(dock="A", seat=0, coins=3, cargo={"cod": 2})
    wanted = DemandDealt(seat=0, card="eel-cod", grey="eel", brown="cod", to=(0,))
    (line,) = said("fishmarket", sold, wanted, MarketOpened(day=2), reader=0)
    assert line.endswith("Today your customers want eel and cod.")


def test_what_came_of_it_goes_on_from_what_each_did() -> None:
    added = [ExtraShown(seat=seat, coins=coins) for seat, coins in enumerate((1, 4))]
    paid = [LotPaid(seat=seat, coins=coins, prize=prize) for seat, coins, prize in ((0, 2, 0), (1, 5, 1))]
    (line,) = said("turin", *added, *paid)
    assert line == (
        "**Ana** adds 1 Scudo and wins no card (−2 Scudo). **Bruno** adds 4 Scudo and wins a card (−5 Scudo)."
    )


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "**Ana** adds 4 Scudo, Bruno 3; Bruno wins a card (−8 Scudo); Chloé wins no card (−1 Scudo)."),
        (
            "fr",
            "**Ana** ajoute 4 Scudo, Bruno 3 ; Bruno gagne une carte (−8 Scudo) ; Chloé repart sans carte (−1 Scudo).",
        ),
        (
            "de",
            "**Ana** legt 4 Scudo drauf, Bruno 3; Bruno gewinnt eine Karte (−8 Scudo); Chloé geht leer aus (−1 Scudo).",
        ),
    ],
)
def test_from_a_name_without_a_verb_nothing_goes_on(language: str, line: str) -> None:
    added = [ExtraShown(seat=seat, coins=coins) for seat, coins in enumerate((4, 3))]
    paid = [LotPaid(seat=seat, coins=coins, prize=prize) for seat, coins, prize in ((1, 8, 1), (2, 1, 0))]
    speaker = Speaker(catalogue(language), find_game("turin"), ("Ana", "Bruno", "Chloé"))
    (told,) = in_lines(speaker, (*added, *paid))
    assert plain_spaces(told) == line


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "**Ana** bids 5 Scudo, you 5."),
        ("fr", "**Ana** mise 5 Scudo, vous 5."),
        ("de", "**Ana** bietet 5 Scudo, du 5."),
    ],
)
def test_several_bids_are_one_sentence(language: str, line: str) -> None:
    bids = [BidShown(seat=seat, coins=5, bonus=False) for seat in range(2)]
    (told,) = said("turin", *bids, Tied(seats=(0, 1), first=1, last=2), language=language, reader=1)
    assert told.startswith(f"{line} ")


def test_what_a_plan_added_in_secret_is_told_once() -> None:
    acted = OrderActed(to=(1,), order="ahead extra 4", action="extra 4")
    added = [ExtraShown(seat=seat, coins=coins) for seat, coins in enumerate((1, 4))]
    assert said("turin", acted, *added, reader=1) == ["**Ana** adds 1 Scudo, you 4."]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "**Bruno** bids 3 Scudo, you 5."),
        ("fr", "**Bruno** mise 3 Scudo, vous 5."),
        ("de", "**Bruno** bietet 3 Scudo, du 5."),
    ],
)
def test_what_an_order_did_in_secret_is_told_once(language: str, line: str) -> None:
    acted = OrderActed(to=(0,), order="ahead 5", action="bid 5")
    opened = (BidShown(seat=1, coins=3, bonus=False), BidShown(seat=0, coins=5, bonus=False))
    assert said("turin", acted, *opened, language=language, reader=0) == [line]


def test_what_others_do_alike_is_not_told_as_ones_own_order() -> None:
    acted = OrderActed(to=(0,), order="climb to 9", action="pass 1")
    speaker = Speaker(catalogue("de"), find_game("schwarzmarkt"), ("Ana", "Bruno"), reader=0)
    assert in_lines(speaker, [acted, *PASSES[0], *PASSES[1]]) == [
        "Du passt und treibst den Kurs auf 6 (wie aufgetragen), Bruno auf 9."
    ]
    rotten = [Rotted(seat=seat, fish={"cod": 1}, coins=5) for seat in (0, 1)]
    frozen = OrderActed(to=(0,), order="day-plan ice nothing", action="freeze nothing")
    (line,) = said("fishmarket", frozen, *rotten, language="de", reader=0)
    assert line.endswith("Du lässt 1 Kabeljau verderben (−5 Münzen). **Bruno** lässt 1 Kabeljau verderben (−5 Münzen).")


def test_what_others_do_alike_is_not_said_to_be_planned() -> None:
    acted = OrderActed(to=(0,), order="pass 1", action="pass 1")
    assert said("schwarzmarkt", acted, *PASSES[0], *PASSES[1], reader=0) == [
        "You pass and push the rate to 6 (as planned), Bruno to 9."
    ]


@pytest.mark.parametrize(
    ("language", "said_so"),
    [
        ("en", "Ana takes the lead in Garlic, Peppers. Bruno leads in Carrots. Nobody leads alone any more in Olives."),
        ("fr", "Ana prend la majorité : Ail, Piments ; Bruno : Carottes ; plus personne : Olives."),
        ("de", "Ana übernimmt die Mehrheit: Knoblauch, Peperoni; Bruno: Karotten; niemand mehr allein: Oliven."),
    ],
)
def test_new_leaders_of_several_goods_are_one_sentence(language: str, said_so: str) -> None:
    moved = (
        TokenMoved(good="garlic", owner=0, owned=True),
        TokenMoved(good="carrot", owner=1, owned=True),
        TokenMoved(good="olive", owner=None, owned=False),
        TokenMoved(good="pepper", owner=0, owned=True),
    )
    assert [plain_spaces(line) for line in said("turin", *moved, language=language)] == [said_so]


def test_all_who_come_too_late_are_one_sentence() -> None:
    late = (ShutOut(seat=1, product="tomato"), ShutOut(seat=0, product="tomato"))
    (line,) = said("central", *late, language="fr")
    assert line.endswith("sont déjà vendus, Ana aussi.")


def test_the_last_round_has_no_number() -> None:
    (line,) = said("central", Scored(round=6, last=True, incomes=(1, 2), points=(1, 2), totals=(1, 2)), language="de")
    assert line.startswith("Ende der Schlussrunde.")
