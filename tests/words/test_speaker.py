"""How a table is spoken of."""

import pytest

from games.central.actions import OpenProduct, Sell
from games.central.events import Scored
from games.fishmarket.actions import Why
from games.fishmarket.events import OfferClosed
from games.kernel import OrderActed, OrderStopped, Reason, Reference, Refusal, Seat, TakenBack
from games.kernel.things import bare, pictured
from games.lisboa.actions import OpenRestaurant
from games.lisboa.components import Restaurant
from games.lisboa.events import Paid
from games.registry import find_game
from games.stalls.components import Good
from games.stalls.events import Laid
from games.turin.events import Answered
from tests.words.test_account import plain_spaces
from words import Speaker, catalogue


def test_standing_orders_are_told_in_words() -> None:
    acted = OrderActed(to=(0,), order="boats A12 tied A20", action="rebid A20")
    assert Speaker(catalogue("en"), find_game("fishmarket"), ("Ana",)).event(acted) == (
        "As planned: you bid again: 20 on August (A)."
    )
    assert "vous avez misé à nouveau 20" in Speaker(catalogue("fr"), find_game("fishmarket"), ("Ana",)).event(acted)
    both = OrderStopped(to=(0,), order="habit never-sell; habit no-purchase", reason="stale", clause="", figures={})
    said = Speaker(catalogue("en"), find_game("turin"), ("Ana",)).event(both)
    assert said == (
        "Standing order dropped (“Never ask me to sell; Don’t ask me to buy this round”): "
        "The market has moved on: it’s too late for that."
    )


def test_what_somebody_typed_is_repeated_as_he_typed_it() -> None:
    refusal = Refusal(Reason.NOT_UNDERSTOOD, "", text="open", closest="done")
    assert "« open »" in Speaker(catalogue("fr"), find_game("fishmarket"), ()).refusal(refusal).replace("\u00a0", " ")
    assert "« done »" in Speaker(catalogue("fr"), find_game("fishmarket"), ()).refusal(refusal).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "“I don’t want any eel.”"), ("fr", "«\u00a0Je ne veux pas d’anguille.\u00a0»")],
)
def test_the_computer_gives_its_reasons(language: str, said: str) -> None:
    closed = OfferClosed(offer=Reference("0to1.1"), seat=0, partner=1, how="rejected", why=Why.NO_USE, fish="eel")
    assert Speaker(catalogue(language), find_game("fishmarket"), ("Ana", "Beatriz")).event(closed).endswith(said)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Sell 2 cards of 3 kg and 1 card of 4 kg"),
        ("fr", "Vendre 2 cartes de 3 kg et 1 carte de 4 kg"),
    ],
)
def test_a_batch_of_cards_is_told_in_words(language: str, said: str) -> None:
    assert Speaker(catalogue(language), find_game("central"), ()).action(Sell(batch="2x3kg 1x4kg")) == said


def test_figures_of_all_seats_are_told_with_names() -> None:
    scored = Scored(round=2, last=False, incomes=(40, 6, 85), points=(2, 1, 3), totals=(3, 3, 6))
    assert Speaker(catalogue("en"), find_game("central"), ("Ana", "Bruno", "Chloé")).event(scored) == (
        "End of round 2. Income: Ana 40, Bruno 6, Chloé 85. "
        "Points: Ana 2, Bruno 1, Chloé 3. Total: Ana 3, Bruno 3, Chloé 6."
    )


def test_several_things_are_named_one_by_one() -> None:
    speaker = Speaker(catalogue("en"), find_game("fishmarket"), ())
    assert speaker.item("B C") == "Bruno (B) and Clemens (C)"
    assert speaker.item("B nobody") == "B nobody"
    assert speaker.things(("eel", "cod")) == "eel and cod"
    assert speaker.things({"eel": 2, "coins": 1}) == "2 eels and 1 coin"


def test_the_lowest_price_tells_what_it_brings_like_any_other() -> None:
    speaker = Speaker(catalogue("en"), find_game("central"), ())
    cheap = speaker.preview(OpenProduct(product="tomato", price=1), {"kg": 7, "income": 7, "cheater": 0})
    assert cheap == "up to 7 kg, income 7 at best"
    assert speaker.mark(OpenProduct(product="tomato", price=1), {"kg": 7, "income": 7}) == "+7"
    dear = speaker.preview(OpenProduct(product="tomato", price=9), {"kg": 7, "income": 63, "cheater": 1})
    assert dear == "up to 7 kg, income 63 at best, with the Cheater"


def test_words_that_are_said_already_are_no_ids() -> None:
    """A sushi bar is named by two words that are ids themselves."""
    speaker = Speaker(catalogue("en"), find_game("lisboa"), ())
    assert speaker.label("restaurants", restaurants=speaker.item("sushi")) == "to open: sushi bar"


@pytest.mark.parametrize(
    ("language", "by", "said"),
    [
        ("en", None, "Ana pays 1 coin."),
        ("en", 0, "You pay 1 coin."),
        ("fr", None, "Ana paie 1 pièce."),
        ("fr", 0, "Vous payez 1 pièce."),
    ],
)
def test_one_reads_of_oneself_as_you(language: str, by: Seat | None, said: str) -> None:
    speaker = Speaker(catalogue(language), find_game("lisboa"), ("Ana", "Bruno"), reader=by)
    assert speaker.event(Paid(seat=0, amount=1)) == said


def test_what_was_taken_back_is_told_as_everybody_knew_it() -> None:
    speaker = Speaker(catalogue("en"), find_game("lisboa"), ("Ana", "Bruno"))
    assert speaker.event(TakenBack(seat=0, moves=1, done=(Paid(seat=0, amount=1),))) == "Taken back: Ana pays 1 coin."
    assert speaker.event(TakenBack(seat=0, moves=1, done=())) == "Ana took a move back."


@pytest.mark.parametrize(
    ("language", "what_followed", "answer"),
    [
        ("en", "Taken back: You pay 1 coin. And everything after it.", "You took your answer back."),
        ("fr", "Coup repris : Vous payez 1 pièce. Et tout ce qui a suivi.", "Vous avez repris votre réponse."),
        (
            "de",
            "Zurückgenommen: Du zahlst 1 Münze. Und alles, was danach kam.",
            "Du hast deine Antwort zurückgenommen.",
        ),
    ],
)
def test_whoever_takes_back_reads_what_it_was(language: str, what_followed: str, answer: str) -> None:
    speaker = Speaker(catalogue(language), find_game("lisboa"), ("Ana", "Bruno"), reader=0)
    followed = TakenBack(seat=0, moves=2, done=(Paid(seat=0, amount=1),), followed=True)
    assert plain_spaces(speaker.event(followed)) == what_followed
    sealed = Speaker(catalogue(language), find_game("turin"), ("Ana", "Bruno"), reader=0)
    assert sealed.event(TakenBack(seat=0, moves=1, done=(Answered(seat=0),))) == answer


def test_nothing_comes_between_an_elided_word_and_the_name_of_a_thing() -> None:
    """Its emoji stands before both: "2 🥚 d’œufs"."""
    speaker = Speaker(catalogue("fr"), find_game("stalls"), ("Ana", "Bruno"), marks_things=True)
    for good, said in ((Good.EGGS, "(egg)d’œufs"), (Good.ROSES, "de (rose)roses")):
        told = pictured(speaker.event(Laid(seat=0, good=good, crates=2)), lambda thing: f"({thing[7:].rstrip('s')})")
        assert told.endswith(f"{said}."), told


@pytest.mark.parametrize(
    ("language", "told"), [("en", "D3 (+1 coin)."), ("fr", "D3 (+1 pièce)."), ("de", "D3 eröffnet (+1 Münze).")]
)
def test_who_has_opened_a_restaurant_reads_what_it_brought(language: str, told: str) -> None:
    """Where nothing lay on the cell no event told it (ML-5.1)."""
    speaker = Speaker(catalogue(language), find_game("lisboa"), ())
    assert bare(speaker.done(OpenRestaurant(restaurant=Restaurant.WINE, cell="D3"))).endswith(told)
