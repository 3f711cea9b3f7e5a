"""What a person types."""

from typing import ClassVar, Literal

import pytest

from games.kernel import Action, Amounts, Decision, Form, Nature, Number, Pick, Picks, Reason, Refusal
from games.kernel.action import Counts, write_counts
from games.kernel.decision import OpenDecisions
from games.kernel.fields import LONGEST
from games.kernel.in_full import recall
from games.kernel.notation import read, understand
from games.registry import find_game

FISH = ("eel", "sole", "salmon", "cod", "coins")


class Bid(Action):
    notation: ClassVar[str] = "bid {price}"
    kind: Literal["bid"] = "bid"
    price: int


class Pass(Action):
    notation: ClassVar[str] = "pass"
    kind: Literal["pass"] = "pass"


class Open(Action):
    notation: ClassVar[str] = "open {good} {cell}[ take {take}]"
    kind: Literal["open"] = "open"
    good: str
    cell: str
    take: str | None = None


class Offer(Action):
    notation: ClassVar[str] = "offer {give} for {want}[ to {partner}]"
    kind: Literal["offer"] = "offer"
    give: Counts
    want: Counts
    partner: str | None = None


def decision(*choices: Action, forms: tuple[Form, ...] = ()) -> OpenDecisions:
    accepts = frozenset({choice.kind for choice in choices} | {form.kind for form in forms})
    return (Decision("d1", "test", Nature.TURN, True, accepts, choices=choices, forms=forms),)


def boats(docks: str) -> Form:
    return Form(kind="boats", notation="boats {bids}", fields=(Amounts(name="bids", most=dict.fromkeys(docks, 50)),))


def bundle(name: str) -> Amounts:
    return Amounts(name=name, most=dict.fromkeys(FISH, 50), bare="coins")


OFFER = Form(
    kind="offer",
    notation=Offer.notation,
    fields=(bundle("give"), bundle("want"), Pick(name="partner", items=("1", "2"), optional=True)),
)


def test_brackets_fall_away_when_empty() -> None:
    assert Open(good="fish", cell="C3").text == "open fish C3"
    assert Open(good="fish", cell="C3", take="meat").text == "open fish C3 take meat"


def test_amounts_are_written_by_letter_or_by_word() -> None:
    assert write_counts({"A": 12, "C": 17}) == "A12 C17"
    assert write_counts({"sole": 2, "coins": 5}) == "2 sole + 5 coins"
    assert write_counts({}) == "nothing"


@pytest.mark.parametrize("typed", ["bid 4", "BID 4", "  bid   4 ", "4"])
def test_a_listed_choice_is_matched(typed: str) -> None:
    assert read(typed, decision(Bid(price=3), Bid(price=4), Pass())) == Bid(price=4)


@pytest.mark.parametrize("typed", ["bid 5", "5", "sell 4", "", "bid"])
def test_what_is_not_listed_is_not_understood(typed: str) -> None:
    with pytest.raises(Refusal) as refused:
        read(typed, decision(Bid(price=4), Pass()))
    assert refused.value.reason is Reason.NOT_UNDERSTOOD
    assert refused.value.figures["text"] == typed


def test_the_closest_move_is_suggested() -> None:
    with pytest.raises(Refusal) as refused:
        read("opne fish C3", decision(Open(good="fish", cell="C3"), Pass()))
    assert refused.value.figures["closest"] == "open fish C3"


def test_the_leading_word_may_be_left_out_only_where_that_is_clear() -> None:
    class Raise(Bid):
        notation: ClassVar[str] = "raise {price}"
        kind: Literal["raise"] = "raise"  # type: ignore[assignment] # another kind with the same field

    with pytest.raises(Refusal):
        read("4", decision(Bid(price=4), Raise(price=4)))


@pytest.mark.parametrize(
    "typed",
    [
        "boats A12 C17 D18",
        "A12 C17 D18",
        "a 12, c: 17, d=18",
        "a12 c17 d18",
        "12 0 17 18 0",
        "12, 0, 17, 18, 0",
        "A 12 C 17 D 18",
        "12 a + 17 c + 18 d",
    ],
)
def test_bids_in_several_spellings(typed: str) -> None:
    understood = read(typed, decision(forms=(boats("ABCDE"),)))
    assert isinstance(understood, dict)
    bids = understood["bids"]
    assert isinstance(bids, dict)
    assert {dock: coins for dock, coins in bids.items() if coins} == {"A": 12, "C": 17, "D": 18}


@pytest.mark.defect(17)
def test_of_pages_of_text_nothing_is_read_though_it_would_mean_something() -> None:
    once = "A1 "
    assert understand((once * 100).strip(), decision(forms=(boats("ABCDE"),))) is not None
    assert understand((once * 1000).strip(), decision(forms=(boats("ABCDE"),))) is None
    assert understand("bid 4" + " " * LONGEST, decision(Bid(price=4))) is not None, "spaces do not count"


def test_bids_between_strokes_and_fish_in_the_plural() -> None:
    field = Amounts(name="bids", most={"sole": 3, "cod": 3})
    form = Form(kind="bids", notation="bids {bids}", fields=(field,))
    moves = (Decision("d", "bids", Nature.TURN, True, frozenset({"bids"}), forms=(form,)),)
    assert read("1/2", moves) == {"kind": "bids", "bids": {"sole": 1, "cod": 2}}
    assert read("2 soles + 3 cods", moves) == {"kind": "bids", "bids": {"sole": 2, "cod": 3}}


def test_an_item_without_a_number_is_one_of_it() -> None:
    assert read("A", decision(forms=(boats("ABCDE"),))) == {"kind": "boats", "bids": {"A": 1}}


@pytest.mark.parametrize("typed", ["G12", "12 0 17", "A12 X", "12 13 14 15 16 17"])
def test_bids_that_make_no_sense(typed: str) -> None:
    with pytest.raises(Refusal):
        read(typed, decision(forms=(boats("ABCDE"),)))


@pytest.mark.parametrize(
    ("typed", "give", "want", "partner"),
    [
        ("offer sole for salmon + 5", {"sole": 1}, {"salmon": 1, "coins": 5}, None),
        ("offer 2 sole for salmon and 5 coins to 2", {"sole": 2}, {"salmon": 1, "coins": 5}, "2"),
        ("offer 5 for sole x2", {"coins": 5}, {"sole": 2}, None),
        ("offer nothing for eel", {}, {"eel": 1}, None),
        ("sole for 5", {"sole": 1}, {"coins": 5}, None),
        ("offer sal for 2 x cod", {"salmon": 1}, {"cod": 2}, None),
    ],
)
def test_offers(typed: str, give: dict[str, int], want: dict[str, int], partner: str | None) -> None:
    expected: dict[str, object] = {"kind": "offer", "give": give, "want": want}
    assert read(typed, decision(forms=(OFFER,))) == expected | ({"partner": partner} if partner else {})


def test_a_beginning_that_fits_two_items_is_not_understood() -> None:
    with pytest.raises(Refusal):
        read("offer sole for co", decision(forms=(OFFER,)))


def test_words_of_a_language_are_understood() -> None:
    words = {"saumon": "salmon", "pièces": "coins"}
    assert read("offer sole for saumon + 5 pièces", decision(forms=(OFFER,)), words) == {
        "kind": "offer",
        "give": {"sole": 1},
        "want": {"salmon": 1, "coins": 5},
    }


def test_numbers_and_lists() -> None:
    form = Form(
        kind="order",
        notation="order {items}[ least {least}]",
        fields=(
            Picks(name="items", items=("x1", "x2", "x3"), least=0, most=3),
            Number(name="least", low=0, high=9, optional=True),
        ),
    )
    assert read("order x3, x1", decision(forms=(form,))) == {"kind": "order", "items": ("x3", "x1")}
    assert read("order nothing least 4", decision(forms=(form,))) == {"kind": "order", "items": (), "least": 4}
    with pytest.raises(Refusal):
        read("order x9", decision(forms=(form,)))
    with pytest.raises(Refusal):
        read("order x1 least many", decision(forms=(form,)))


def test_a_space_may_be_left_out_but_not_between_letters() -> None:
    """``tomato`` is not ``to mato``."""
    goods = Amounts(name="want", most={"tomato": 9, "mato": 9}, bare=None)
    form = Form(
        kind="offer",
        notation="offer {want}[ to {partner}]",
        fields=(goods, Pick(name="partner", items=("1", "2"), optional=True)),
    )
    assert read("offer 2 tomato", decision(forms=(form,))) == {"kind": "offer", "want": {"tomato": 2}}
    assert read("offer2 tomato to1", decision(forms=(form,))) == {
        "kind": "offer",
        "want": {"tomato": 2},
        "partner": "1",
    }


def test_people_are_called_by_name() -> None:
    partner = Pick(name="partner", items=("1", "2"), optional=True, people=True)
    form = Form(kind="offer", notation=Offer.notation, fields=(bundle("give"), bundle("want"), partner))
    words = {"@ana": "0", "@bruno": "1", "@chloé de lyon": "2", "@brunhilde": "3"}
    for typed, seat in (("1", "1"), ("Bruno", "1"), ("@bruno", "1"), ("Chloé de Lyon", "2"), ("chl", "2")):
        assert read(f"offer sole for 5 to {typed}", decision(forms=(form,)), words) == {
            "kind": "offer",
            "give": {"sole": 1},
            "want": {"coins": 5},
            "partner": seat,
        }
    for nobody in ("Ana", "Dmitri", "@", "0"):
        with pytest.raises(Refusal):
            read(f"offer sole for 5 to {nobody}", decision(forms=(form,)), words)


def test_names_of_several_words_and_their_plurals_are_understood() -> None:
    words = {"sea bream": "cod", "pommes de terre": "eel", "pièces": "coins", "anguille": "sole"}
    for typed, give in (
        ("2 sea breams + 1 pièce", {"cod": 2, "coins": 1}),
        ("1 pomme de terre, 2 anguilles", {"eel": 1, "sole": 2}),
    ):
        understood = read(f"offer {typed} for 5 salmon", decision(forms=(OFFER,)), words)
        assert isinstance(understood, dict)
        assert understood["give"] == give


class Accept(Action):
    notation: ClassVar[str] = "accept {offer}"
    quick: ClassVar[bool] = True
    kind: Literal["accept"] = "accept"
    offer: int


QUICK = {"accept": Accept}


def market(*choices: Action) -> OpenDecisions:
    return (Decision("d1", "market", Nature.FREE, False, frozenset({"accept"}), choices=choices),)


def test_a_quick_action_is_understood_although_it_is_no_longer_listed() -> None:
    assert read("accept 3", market(Accept(offer=1)), {}, QUICK) == Accept(offer=3)
    for typed in ("accept three", "reject 3"):
        with pytest.raises(Refusal):
            read(typed, market(Accept(offer=1)), {}, QUICK)
    with pytest.raises(Refusal):
        read("accept 3", decision(Pass()), {}, QUICK)


def test_a_quick_action_needs_only_its_word_while_there_is_one() -> None:
    assert read("accept", market(Accept(offer=1)), {}, QUICK) == Accept(offer=1)
    with pytest.raises(Refusal):
        read("accept", market(Accept(offer=1), Accept(offer=2)), {}, QUICK)


def test_a_form_is_suggested_by_its_outline() -> None:
    with pytest.raises(Refusal) as refused:
        read("offer sole to everybody", decision(forms=(OFFER,)))
    assert refused.value.figures["closest"] == "offer … for …"


def test_amounts_in_letters_and_in_words_are_recalled() -> None:
    kinds = find_game("fishmarket").action_classes
    for text in ("boats B14 E36 tied E18", "boats A7", "offer 5 coins + 2 sole for 1 eel", "offer nothing for 3 coins"):
        recalled = recall(text, kinds)
        assert recalled is not None, text
        assert recalled.text == text
