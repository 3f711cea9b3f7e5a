"""How a table is spoken of."""

import pytest

from bot.texts import Speaker, catalogue
from games.fishmarket.actions import Why
from games.fishmarket.events import OfferClosed
from games.kernel import OrderActed, Reason, Reference, Refusal


def test_standing_orders_are_told_in_words() -> None:
    acted = OrderActed(to=(0,), order="boats A12 tied A20", action="rebid A20")
    assert Speaker(catalogue("en"), "fishmarket", ("Ana",)).event(acted) == (
        "Your standing order “Bid 12 on August (A)” was carried out: Bid again: 20 on August (A)."
    )
    assert "Miser à nouveau" in Speaker(catalogue("fr"), "fishmarket", ("Ana",)).event(acted)
    both = OrderActed(to=(0,), order="habit never-sell; habit no-purchase", action="pass")
    said = Speaker(catalogue("en"), "turin", ("Ana",)).event(both)
    assert "“Never ask me to sell; Do not ask me to buy in this round” was carried out: Neither sell nor buy" in said


def test_what_somebody_typed_is_repeated_as_he_typed_it() -> None:
    refusal = Refusal(Reason.NOT_UNDERSTOOD, "", text="open", closest="done")
    assert "« open »" in Speaker(catalogue("fr"), "fishmarket", ()).refusal(refusal).replace("\u00a0", " ")
    assert "« done »" in Speaker(catalogue("fr"), "fishmarket", ()).refusal(refusal).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "“I have no use for eel.”"), ("fr", "«\u00a0Je n’ai que faire d’anguille.\u00a0»")],
)
def test_the_computer_gives_its_reasons(language: str, said: str) -> None:
    closed = OfferClosed(offer=Reference("0to1.1"), seat=0, partner=1, how="rejected", why=Why.NO_USE, fish="eel")
    assert Speaker(catalogue(language), "fishmarket", ("Ana", "Beatriz")).event(closed).endswith(said)
