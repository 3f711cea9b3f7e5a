"""Facts that were told wrongly once: each of them as it is now, in every language."""

import pytest

from bot.screens import course
from bot.screens.scene import Scene
from games.central.events import BiddingEnded, Scored, Sold
from games.fishmarket.events import Banked, BoatTied, GameEnded, Traded
from games.kernel import Dice, Skipped, Table, menu
from games.kernel.things import bare
from games.lisboa.components import End
from games.lisboa.events import GameEnded as LisboaEnded
from games.registry import find_game
from games.schwarzmarkt.actions import Lay, Swap
from games.schwarzmarkt.components import Product
from games.schwarzmarkt.events import Laid, SwappedCards
from games.turin.actions import Goose
from games.turin.events import Burnt, GoodPaid, Paid
from tests.screens.scenes import hosted
from words import Speaker, catalogue

NAMES = ("Ana", "Bruno", "Chloé")


def spoken(game: str, language: str, reader: int | None = None) -> Speaker:
    return Speaker(catalogue(language), find_game(game), NAMES, reader=reader)


@pytest.mark.parametrize(("language", "said"), [("en", "take it"), ("fr", "la prendre")])
def test_the_goose_is_answered_in_words(language: str, said: str) -> None:
    assert spoken("turin", language).value(Goose(answer="take"), "answer") == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ana and Bruno added nothing: places 2 and 3 stay empty."),
        ("fr", "Ana et Bruno n’ont rien ajouté\u00a0: les places 2 et 3 restent vides."),
    ],
)
def test_who_bid_and_added_nothing_has_not_bid_nothing(language: str, said: str) -> None:
    void = Burnt(seats=(0, 1), count=2, first=2, last=3, again=True, cards=1)
    assert spoken("turin", language).event(void) == said
    assert Burnt(seats=(2,), count=1, first=3, last=3, again=False, cards=0).quiet, "nothing was to be won there"


@pytest.mark.parametrize(
    ("card", "scope", "said"),
    [
        ("T05", "first_card", "the first card sold pays half"),
        ("T05", "whole_exchange", "the first sale pays half"),
        ("T07", "per_offer", "one card in all"),
        ("T07", "per_turn", "one card may be sold per turn"),
    ],
)
def test_a_text_card_says_what_the_table_chose(card: str, scope: str, said: str) -> None:
    assert said in spoken("schwarzmarkt", "en").event(Laid(seat=0, card=card, scope=scope))
    foreseen = spoken("schwarzmarkt", "en").preview(Lay(card=card), {"effect": "waits", "scope": scope})
    assert foreseen.startswith("Next offer")
    assert said in foreseen


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Give Bruno 2 potatoes and draw as many back"),
        ("fr", "Donner 2 pommes de terre à Bruno et en tirer autant"),
    ],
)
def test_two_cards_of_a_kind_are_counted(language: str, said: str) -> None:
    swap = Swap(victim=1, gift=(Product.POTATO, Product.POTATO))
    assert spoken("schwarzmarkt", language).action(swap) == said


def test_in_private_one_is_spoken_to() -> None:
    swapped = SwappedCards(to=(0, 1), seat=0, victim=1, gave={"butter": 2}, got={"sugar": 2})
    assert spoken("schwarzmarkt", "en", 0).event(swapped) == "You gave Bruno 2 butter and drew 2 sugar."
    assert spoken("schwarzmarkt", "en", 1).event(swapped) == "Ana gave you 2 butter and drew 2 sugar from your hand."
    assert spoken("schwarzmarkt", "fr", 0).event(swapped) == "Vous donnez à Bruno 2 beurres et tirez 2 sucres."


def test_the_winner_wins_and_money_is_taken_from_the_bank() -> None:
    assert spoken("fishmarket", "fr").event(GameEnded(winners=(0,))).endswith("Ana l’emporte\u202f!")
    assert (
        spoken("fishmarket", "fr")
        .event(GameEnded(winners=(0, 1)))
        .endswith("Ana et Bruno se partagent la victoire\u202f!")
    )
    drawn = spoken("fishmarket", "fr").event(Banked(seat=0, coins=0, drawn=9, balance=-3))
    assert drawn == "Ana retire 9 pièces de la banque (solde −3)."


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "You and Bruno tie for August (A) at 4 coins each."),
        ("fr", "Égalité sur August (A)\u00a0: vous et Bruno, à 4 pièces."),
        ("de", "Gleichstand um August (A): du und Bruno mit je 4 Münzen."),
    ],
)
def test_who_is_one_of_several_is_spoken_to(language: str, told: str) -> None:
    tied = BoatTied(dock="A", seats=(0, 1), coins=4)
    assert spoken("fishmarket", language, 0).event(tied) == told
    assert "Ana" in spoken("fishmarket", language).event(tied)
    assert spoken("fishmarket", "en", 0).event(GameEnded(winners=(0,))).endswith(": you win!")


def test_a_deal_is_told_to_both_who_made_it() -> None:
    deal = Traded(seat=0, partner=1, give={"coins": 4}, want={"perch": 1})
    assert spoken("fishmarket", "en", 0).event(deal) == "You give Bruno 4 coins for 1 perch."
    assert spoken("fishmarket", "en", 1).event(deal) == "Ana gives you 4 coins for 1 perch."


def test_sellers_stand_beside_their_prices() -> None:
    ended = BiddingEnded(product="tomato", sellers=(1, 0), prices=(9, 10))
    assert spoken("central", "en").event(ended).endswith(": Bruno 9, Ana 10.")


@pytest.mark.parametrize(("language", "you"), [("en", "you"), ("fr", "vous"), ("de", "du")])
def test_in_private_the_reader_is_no_name_among_figures(language: str, you: str) -> None:
    ended = BiddingEnded(product="tomato", sellers=(1, 0), prices=(9, 10))
    assert spoken("central", language, 0).event(ended).endswith(f": Bruno 9, {you} 10.")
    assert f"Ana 1, {you} 3, Chloé 2" in spoken("central", language, 1).event(
        Scored(round=1, last=False, incomes=(1, 3, 2), points=(1, 3, 2), totals=(1, 3, 2))
    )


@pytest.mark.parametrize(
    ("language", "told"), [("en", "you and Bruno"), ("fr", "vous et Bruno"), ("de", "du und Bruno")]
)
def test_who_shares_the_win_in_lisboa_is_spoken_to(language: str, told: str) -> None:
    ended = LisboaEnded(reason=End.COINS, winners=(0, 1), rematch=True)
    assert told in spoken("lisboa", language, 0).event(ended)
    assert "Ana" in spoken("lisboa", language).event(ended)


def test_a_market_that_closes_has_been_missed_by_nobody() -> None:
    table = Table(find_game("fishmarket"), 3, {}, Dice.of("closing"))
    for seat in range(3):
        table.skip(seat, "d1.bids")
    events = [event for seat in range(3) if table.owed(seat) for event in table.skip(seat, "d1.market")]
    assert not any(isinstance(event, Skipped) for event in events)
    assert any(event.kind == "market-closed" for event in events)


@pytest.mark.parametrize(("pace", "said"), [("daily", "1 day"), ("weekly", "1 week"), ("live", "10 minutes")])
def test_an_option_about_time_says_how_long_that_is_at_the_pace(pace: str, said: str) -> None:
    played = hosted(Table(find_game("fishmarket"), 3, {}, Dice.of("pace")))
    played.record = played.record.model_copy(update={"pace": pace})
    option = next(each for each in menu(played.game.options_type) if each.name == "bid_deadline_hours")
    assert course.option_value(Scene(played, "en"), option, 24) == said


@pytest.mark.parametrize("marked", [False, True])
def test_a_french_word_is_elided_beside_its_picture_too(marked: bool) -> None:
    plain = spoken("central", "fr")
    sold = Sold(seat=0, product="eggplant", played="eggplant", batch="1x3kg", kg=3, lost=0, cheated=False)
    speaker = plain.marking_things() if marked else plain
    assert bare(speaker.event(sold)) == "Ana vend 3 kg d’aubergines (1 carte de 3 kg)."


def test_what_a_french_plan_did_goes_on_after_its_colon_in_small_letters() -> None:
    words = catalogue("fr")
    assert words.say("kernel-plan-did", said="Vous avez offert 8.") == "Selon votre plan\u00a0: vous avez offert 8."
    assert words.say("kernel-plan-did", said="**Ana** offre 8.") == "Selon votre plan\u00a0: **Ana** offre 8."


def test_what_is_shared_is_not_said_to_be_in_every_share() -> None:
    shared = GoodPaid(good="garlic", leaders=(0, 1), leader_count=2, share=1, payers=(2,), payer_count=1)
    alone = GoodPaid(good="garlic", leaders=(0,), leader_count=1, share=4, payers=(1, 2), payer_count=2)
    said = spoken("turin", "fr")
    assert said.event(shared) == "Ail\u00a0: Ana et Bruno reçoivent 1 Scudo chacun (Chloé verse 1 Scudo)."
    assert said.event(alone).endswith("4 Scudo, dont 2 versés par Bruno et Chloé.")
    english = spoken("turin", "en", 1)
    assert english.event(shared) == "Garlic: you and Ana get 1 Scudo each (Chloé pays 1)."
    assert english.event(alone) == "Garlic: Ana gets 4 Scudo (you and Chloé pay 1 each)."


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Ana", "d’Ana"),
        ("Élise", "d’Élise"),
        ("*Œdipe*", "d’*Œdipe*"),
        ("_Øystein_", "d’_Øystein_"),
        ("Hugo", "d’Hugo"),
        ("Hélène", "d’Hélène"),
        ("Hadrien", "d’Hadrien"),
        ("Hyacinthe", "d’Hyacinthe"),
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
        ("Hans", "de Hans"),
        ("Heidi", "de Heidi"),
        ("Bruno", "de Bruno"),
        ("Дмитрий", "de Дмитрий"),
    ],
)
def test_a_name_is_elided_as_it_is_spoken(name: str, said: str) -> None:
    assert catalogue("fr").say("screen-note-offered", name=name).startswith(f"La place {said} est libre")


def test_a_herring_is_not_elided_an_eel_is() -> None:
    words = catalogue("fr")
    assert words.say("fishmarket-refusal-not-unsold", fish="hareng") == "Il ne vous reste pas de hareng."
    assert words.say("fishmarket-refusal-not-unsold", fish="homard") == "Il ne vous reste pas de homard."
    assert words.say("fishmarket-refusal-not-unsold", fish="anguille") == "Il ne vous reste pas d’anguille."


def test_a_game_whose_name_begins_with_a_vowel_is_elided_too() -> None:
    said = catalogue("fr").say("screen-lesson-begun", game=catalogue("fr").say("stalls"))
    assert said == "Votre leçon d’Étal contre étal est prête."


@pytest.mark.parametrize(
    ("prize", "coins", "said"),
    [
        (2, 6, "Ana gagne 2 cartes (−6 Scudo)."),
        (0, 1, "Ana repart sans carte (−1 Scudo)."),
        (0, 0, "Ana repart sans carte."),
    ],
)
def test_who_wins_nothing_is_told_what_that_cost(prize: int, coins: int, said: str) -> None:
    assert spoken("turin", "fr").event(Paid(seat=0, coins=coins, prize=prize)) == said
