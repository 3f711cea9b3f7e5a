"""Languages as people type them at a table: as they speak, without accents, with other words than the catalogue's."""

from collections.abc import Iterator
from functools import cache

import pytest

from bot.screens import typed
from bot.screens.scene import Scene
from games.central.actions import OrderSell
from games.kernel import Dice, Nature, Refusal, Seat, Table
from games.kernel.fields import read_thing
from games.kernel.playout import play_out
from games.registry import find_game
from tests.screens.scenes import PEOPLE, hosted

MOVES = 120


@cache
def asked(game_id: str, kind: str) -> tuple[Table, Seat]:
    """A table at which somebody is asked this, and who."""
    game = find_game(game_id)
    table, dice = Table(game, 3, {}, Dice.of("french")), Dice.of("french players")
    agent = game.agent()
    for _ in range(MOVES):
        found = [seat for seat in range(3) for decision in table.moves(seat) if decision.kind == kind]
        if found:
            return table, found[0]
        seat = next(seat for seat in range(3) if table.owed(seat))
        table.play(seat, agent.choose(table.view(seat), table.moves(seat), dice))
    raise AssertionError(f"nobody is asked {kind}")


FRENCH = {
    ("central", "sell"): {
        "le 3 et le 4": "sell 1x3kg 1x4kg",
        "la carte de 4 kg": "sell 1x4kg",
        "4 kg": "sell 1x4kg",
    },
    ("fishmarket", "bids"): {
        "non": "boats nothing",
        "12 sur A et 5 sur B svp": "boats A12 B5",
        "rien du tout": "boats nothing",
        "12 sur le premier bateau": "boats A12",
        "A pour 12 et C pour 5": "boats A12 C5",
        "je mise 12 sur August et 5 sur Clemens": "boats A12 C5",
        "12 sur A et 5 sur C": "boats A12 C5",
        "mise 12 sur le chalutier A": "boats A12",
        "Je ne mise rien.": "boats nothing",
        "je mets 12 pièces sur le B": "boats B12",
        "parie 10 sur le bateau A": "boats A10",
        "12 pour Dieter": "boats D12",
        "« miser 12 sur l’August »": "boats A12",
        "je mise 0": "boats nothing",
        "je ne mise pas": "boats nothing",
        "20 pour August, 15 pour le chalutier D": "boats A20 D15",
        "je voudrais miser 5 sur A": "boats A5",
        "passer": "boats nothing",
    },
    ("fishmarket", "market"): {
        "5 pièces pour une sole": "offer 5 coins for 1 sole",
        "c'est bon pour moi": "stall done",
        "je ferme mon stand": "stall closed",
        "je paie 5 pièces pour une sole": "offer 5 coins for 1 sole",
        "j'offre 5 pieces contre un saumon": "offer 5 coins for 1 salmon",
        "je propose 5 pièces contre 1 dorade": "offer 5 coins for 1 dorade",
        "acheter 2 soles pour 9 pièces": "offer 9 coins for 2 sole",
        "je voudrais une sole contre 9 pièces": "offer 9 coins for 1 sole",
        "vendre un hareng à 4 pièces s’il te plaît": "offer 1 herring for 4 coins",
        "proposer 5 pieces a tous contre 1 thon": "offer 5 coins for 1 tuna",
        "fermer l’étal": "stall closed",
        "j’ai fini": "stall done",
        "je passe": "stall done",
        "je ferme": "stall closed",
        "je ferme boutique": "stall closed",
        "je cherche une sole pour 8 pièces": "offer 8 coins for 1 sole",
        "qui veut une sole pour 8 pièces ?": "offer 1 sole for 8 coins",
        "Дмитрий, 5 pièces contre ta sole": "offer 5 coins for 1 sole to 2",
        "je propose 5 pièces à Дмитрий pour 1 saumon": "offer 5 coins for 1 salmon to 2",
    },
    ("fishmarket", "ice"): {
        "je congèle mes perches": "freeze perch",
        "la perche sur la glace": "freeze perch",
        "tout laisser pourrir": "freeze nothing",
    },
    ("central", "open"): {
        "je mets les tomates en vente à 9 le kilo": "open tomato 9",
        "poivrons pour 7": "open pepper 7",
    },
    ("central", "rot"): {
        "pas de pourriture": "decline",
        "pourriture": "rot 2",
        "je joue la pourriture": "rot 2",
        "pourriture si au moins 4 kg": "rot 4",
        "pourriture à partir de 4 kg": "rot 4",
        "je n’en veux pas": "decline",
    },
    ("central", "aside"): {
        "non": "aside nothing",
        "aucune": "aside nothing",
        "je garde les carottes de 2 kg": "aside carrot 2kg",
        "je ne garde rien": "aside nothing",
    },
    ("central", "first-bid"): {
        "ok pour 7": "bid 7",
        "je dis 7": "bid 7",
        "7 pièces": "bid 7",
        "7 et je reste": "bid 7 then stay",
        "je vais passer": "pass",
        "nan": "pass",
        "je passe mon tour": "pass",
        "bon, 7": "bid 7",
        "7 le kilo": "bid 7",
        "je descends à 5": "bid 5",
        "je baisse de 1 en 1 jusqu’à 5": "undercut to 5",
        "offrir 6 puis rester": "bid 6 then stay",
        "non": "pass",
        "j’attends": "wait",
    },
    ("turin", "bid"): {
        "non": "bid 0",
        "je mise 5 scudi": "bid 5",
        "5 pièces": "bid 5",
        "je passe": "bid 0",
        "je prends un emprunt": "loan",
    },
    ("turin", "extra"): {
        "non": "extra 0",
        "je monte de 2": "extra 2",
        "deux de plus": "extra 2",
        "je rajoute 2": "extra 2",
        "+2": "extra 2",
        "je n’ajoute rien": "extra 0",
    },
    ("turin", "place"): {"mettre la carte T03 aux enchères": "place T03", "carte T03": "place T03"},
    ("turin", "list"): {"je ne vends rien": "pass"},
    ("schwarzmarkt", "turn"): {
        "je passe": "pass 1",
        "passer et monter de 2": "pass 2",
        "monter de trois cases": "pass 3",
        "2 cases": "pass 2",
        "je ne vends rien": "pass 1",
        "un sucre svp": "sell 1 sugar",
        "je vends un sucre et deux beurres": "sell 2 butter + 1 sugar",
        "un paquet de sucre": "sell 1 sugar",
        "je monte le taux de 2": "pass 2",
        "+3": "pass 3",
    },
    ("lisboa", "turn"): {
        "je voudrais une pièce": "coin",
        "je prends une pièce": "coin",
        "poisson A1 prendre fleurs": "open fish A1 take flower",
        "j’ouvre un stand de poissons en A1 et je prends la tuile raisin": "open fish A1 take grape",
        "1 pièce": "coin",
    },
}
ENGLISH = {
    ("central", "sell"): {
        "3 and 4": "sell 1x3kg 1x4kg",
        "the 4 kg card": "sell 1x4kg",
        "4 kg": "sell 1x4kg",
        "a 3 and a 4": "sell 1x3kg 1x4kg",
    },
    ("turin", "extra"): {
        "+2": "extra 2",
        "2 more": "extra 2",
        "raise by 2": "extra 2",
        "no": "extra 0",
    },
    ("fishmarket", "bids"): {
        "no": "boats nothing",
        "no bids": "boats nothing",
        "bet 12 on A": "boats A12",
        "A for 12 and C for 5": "boats A12 C5",
        "12 on the first boat": "boats A12",
        "well, 12 on A": "boats A12",
        "I bid 12 on august": "boats A12",
        "twelve on A and 5 on C": "boats A12 C5",
        "bid 3 coins on boat A": "boats A3",
        "12 for A": "boats A12",
        "i'll take the second boat for 12": "boats B12",
        "12 coins for boat B": "boats B12",
        "10 for august, 5 for dieter": "boats A10 D5",
        "I'd like to bid 12 on August": "boats A12",
        "let me bid 5 on D please": "boats D5",
        "pass": "boats nothing",
        "no bid": "boats nothing",
    },
    ("fishmarket", "market"): {
        "close the stall": "stall closed",
        "that's all": "stall done",
        "I'll pay 5 for a cod": "offer 5 coins for 1 cod",
        "selling a perch for 9 coins": "offer 1 perch for 9 coins",
        "who wants a perch for 9?": "offer 1 perch for 9 coins",
        "swap a perch against a cod": "offer 1 perch for 1 cod",
        "I want a cod for 5 coins": "offer 5 coins for 1 cod",
        "can I have a cod for 5 coins?": "offer 5 coins for 1 cod",
        "I'd give 5 coins for a cod": "offer 5 coins for 1 cod",
        "swap 1 perch for 1 cod": "offer 1 perch for 1 cod",
        "Дмитрий, 5 coins for your cod?": "offer 5 coins for 1 cod to 2",
        "that's it for me": "stall done",
        "close up": "stall closed",
        "buy a salmon for 5 coins": "offer 5 coins for 1 salmon",
        "5 coins for 1 sea bream": "offer 5 coins for 1 dorade",
        "I'm done": "stall done",
        "close my stall": "stall closed",
    },
    ("fishmarket", "ice"): {"put the perch on ice": "freeze perch", "don't freeze anything": "freeze nothing"},
    ("central", "open"): {
        "selling tomatoes at 9": "open tomato 9",
        "I want to sell my tomatoes at 9": "open tomato 9",
        "tomatoes at 9 coins": "open tomato 9",
        "tomato 9 pls": "open tomato 9",
        "I'll sell tomatoes at 9 per kg": "open tomato 9",
        "tomatoes for 9 a kilo": "open tomato 9",
    },
    ("central", "first-bid"): {
        "ok 7": "bid 7",
        "my bid: 7": "bid 7",
        "7 coins": "bid 7",
        "I'm passing": "pass",
        "i think i'll pass": "pass",
        "nah": "pass",
        "nothing": "pass",
        "7, then stay": "bid 7 then stay",
        "7 per kg": "bid 7",
        "i'll go 7": "bid 7",
        "bid 7 and stay": "bid 7 then stay",
        "no": "pass",
        "i'm out": "pass",
        "later": "wait",
        "go down to 4": "bid 4",
    },
    ("central", "rot"): {
        "rot from 4": "rot 4",
        "rot if at least 4 kg": "rot 4",
        "no thank you": "decline",
        "I don't play rot": "decline",
        "play rot": "rot 2",
        "rot from 3 kg": "rot 3",
        "no rot": "decline",
    },
    ("turin", "bid"): {
        "no": "bid 0",
        "5 scudi": "bid 5",
        "I'll bid 5": "bid 5",
        "zero": "bid 0",
        "nothing": "bid 0",
        "I pass": "bid 0",
        "take the loan": "loan",
    },
    ("turin", "list"): {"neither": "pass", "sell nothing": "pass", "no": "pass", "nothing": "pass"},
    ("schwarzmarkt", "turn"): {
        "+3": "pass 3",
        "raise the rate by 2": "pass 2",
        "pass and push 2": "pass 2",
        "sell my sugar": "sell 1 sugar",
        "I pass": "pass 1",
        "push 3": "pass 3",
        "pass two": "pass 2",
        "skip": "pass 1",
        "sell 1 sugar and 2 butter": "sell 2 butter + 1 sugar",
    },
    ("lisboa", "turn"): {
        "take the coin": "coin",
        "1 coin": "coin",
        "I take one coin": "coin",
        "I'll take a coin": "coin",
    },
}
GERMAN = {
    ("central", "sell"): {
        "die 3 und die 4": "sell 1x3kg 1x4kg",
        "die 4 kg Karte": "sell 1x4kg",
        "4 kg": "sell 1x4kg",
    },
    ("fishmarket", "bids"): {
        "nein": "boats nothing",
        "ich würde gerne 12 auf August setzen": "boats A12",
        "12 auf das erste Boot": "boats A12",
        "A für 12, B für 5": "boats A12 B5",
        "ich biete 12 auf A": "boats A12",
        "zwölf auf August und 5 auf Clemens": "boats A12 C5",
        "zwölf auf August und 5 für Clemens": "boats A12 C5",
        "12 für A": "boats A12",
        "biete auf B 12 Münzen": "boats B12",
        "12 auf B bieten": "boats B12",
        "ich passe": "boats nothing",
        "gar nichts": "boats nothing",
        "kein Gebot": "boats nothing",
        "ich setze 20 auf August und 15 auf den Kutter D": "boats A20 D15",
    },
    ("fishmarket", "market"): {
        "das war's": "stall done",
        "ich schließe": "stall closed",
        "ich zahle 5 für eine Seezunge": "offer 5 coins for 1 sole",
        "ich kaufe von Дмитрий eine Seezunge für 5": "offer 5 coins for 1 sole to 2",
        "zwei Seezungen gegen 3 Münzen": "offer 2 sole for 3 coins",
        "verkaufe 1 Aal für 5 Münzen": "offer 1 eel for 5 coins",
        "ich will einen Hummer für 20 Münzen kaufen": "offer 20 coins for 1 lobster",
        "ich kaufe zwei Seezungen für 9 Münzen": "offer 9 coins for 2 sole",
        "ich möchte 5 Muenzen gegen 1 Lachs tauschen": "offer 5 coins for 1 salmon",
        "5 Münzen gegen 1 Dorsch": "offer 5 coins for 1 cod",
        "ich bin fertig": "stall done",
        "ich mache zu": "stall closed",
        "ich bin durch": "stall done",
        "ich suche eine Seezunge für 8 Münzen": "offer 8 coins for 1 sole",
        "Wer will 1 Seezunge für 8 Münzen?": "offer 1 sole for 8 coins",
        "Дмитрий, 5 Münzen für deine Seezunge?": "offer 5 coins for 1 sole to 2",
        "ich schließe meinen Stand": "stall closed",
    },
    ("central", "first-bid"): {
        "okay 7": "bid 7",
        "mein Gebot: 7": "bid 7",
        "7 Münzen": "bid 7",
        "7 danke": "bid 7",
        "nichts": "pass",
        "ich biete nicht": "pass",
        "ohne mich": "pass",
        "nee": "pass",
        "7 pro kg": "bid 7",
        "7 pro Kilo": "bid 7",
        "ich gehe runter auf 6": "bid 6",
        "nein": "pass",
        "ich steige aus": "pass",
        "ich warte": "wait",
        "erst später entscheiden": "wait",
        "biete 6 und bleibe": "bid 6 then stay",
        "7 und dann bleiben": "bid 7 then stay",
        "bis 5 runter": "undercut to 5",
    },
    ("central", "next-bid"): {
        "ich bleibe bei meinem Preis": "stay",
        "ich bleibe dabei": "stay",
        "bleib": "stay",
    },
    ("central", "rot"): {
        "ich spiele keine Fäulnis": "decline",
        "ab 4 kg": "rot 4",
        "Nein!": "decline",
        "ich passe": "decline",
        "spiele Fäulnis ab 2 kg": "rot 2",
        "faeulnis ab 2": "rot 2",
    },
    ("central", "aside"): {"nix": "aside nothing", "nichts zur Seite legen": "aside nothing"},
    ("turin", "bid"): {
        "nein": "bid 0",
        "mein Gebot: 5": "bid 5",
        "5 Scudi": "bid 5",
        "ich biete nichts": "bid 0",
        "passe": "bid 0",
        "ich nehme den Kredit auf": "loan",
        "ich leihe mir 10 Scudo": "loan",
        "null": "bid 0",
    },
    ("turin", "extra"): {
        "noch 2": "extra 2",
        "nein": "extra 0",
        "erhöhe um 2": "extra 2",
        "2 dazu": "extra 2",
        "2 mehr": "extra 2",
        "ich lege nichts drauf": "extra 0",
    },
    ("turin", "list"): {"nichts kaufen": "pass", "ich kaufe nichts": "pass", "nein danke": "pass"},
    ("schwarzmarkt", "turn"): {
        "passe": "pass 1",
        "passe um 2": "pass 2",
        "2 Felder": "pass 2",
        "weiter": "pass 1",
        "erhöhe um 3": "pass 3",
        "drei Felder hoch": "pass 3",
        "ich passe und treibe den Kurs um 2 hoch": "pass 2",
        "ich verkaufe ein Kilo Zucker und zwei Pfund Butter": "sell 2 butter + 1 sugar",
    },
    ("lisboa", "turn"): {"nehme 1 muenze": "coin", "eine Münze nehmen": "coin"},
}
SAID = {"en": ENGLISH, "fr": FRENCH, "de": GERMAN}


def sentences() -> Iterator[tuple[str, str, str, str, str]]:
    for language, spoken in SAID.items():
        for (game, kind), said in spoken.items():
            yield from ((language, game, kind, text, meant) for text, meant in said.items())


@pytest.mark.parametrize(("language", "game", "kind", "text", "meant"), list(sentences()))
def test_people_are_understood_as_they_speak(language: str, game: str, kind: str, text: str, meant: str) -> None:
    table, seat = asked(game, kind)
    assert typed.action(Scene(hosted(table), language, seat), text).text == meant


@pytest.mark.parametrize(("game", "kind", "text"), [("fishmarket", "ice", "congeler"), ("central", "open", "proposer")])
def test_a_bare_verb_plays_nothing(game: str, kind: str, text: str) -> None:
    table, seat = asked(game, kind)
    with pytest.raises(Refusal):
        typed.action(Scene(hosted(table), "fr", seat), text)


def test_a_letter_before_a_number_names_a_boat_and_is_no_article() -> None:
    table = Table(find_game("fishmarket"), 3, {}, Dice.of("tied"))
    for seat, bid in enumerate(("B5", "B5", "pass")):
        table.play(seat, typed.action(Scene(hosted(table), "en", seat), bid))
    scene = Scene(hosted(table), "en", 0)
    assert typed.action(scene, "B 12").text == typed.action(scene, "12").text == "rebid B12"
    with pytest.raises(Refusal):
        typed.action(scene, "A 12")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "5 coins for a sole Дмитрий"),
        ("fr", "je te donne 5 pièces contre ta sole Дмитрий"),
        ("de", "ich gebe 5 Münzen für deine Seezunge, Дмитрий"),
    ],
)
def test_whoever_is_named_is_no_number(language: str, text: str) -> None:
    """Their seat has a number, and it once was one of soles."""
    table, seat = asked("fishmarket", "market")
    meant = typed.understood(Scene(hosted(table), language, seat), text)
    assert meant is None or "for 1 sole" in meant.text


@pytest.mark.defect(65)
@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "sell"), ("en", "I want to sell"), ("fr", "vendre"), ("fr", "je veux vendre"), ("de", "verkaufen")],
)
def test_a_bare_verb_leaves_no_order(language: str, text: str) -> None:
    """At the next sale all one had was sold, by itself."""
    table, seat = asked("central", "first-bid")
    scene = Scene(hosted(table), language, seat)
    assert typed.understood(scene, text) is None
    as_much_as_possible = scene.speaker.action(OrderSell())
    assert typed.action(scene, as_much_as_possible) == OrderSell()


BID_FOR = [
    ("central", "first-bid"),
    ("central", "next-bid"),
    ("turin", "bid"),
    ("turin", "extra"),
    ("schwarzmarkt", "turn"),
]


@pytest.mark.defect(64)
@pytest.mark.parametrize(("game", "kind"), BID_FOR)
@pytest.mark.parametrize("text", ["Дмитрий", "Дмитрий?", "Ana", "à Ana", "A", "Eve", "bid Дмитрий"])
def test_the_name_of_a_person_is_no_bid(game: str, kind: str, text: str) -> None:
    """It was one of so many coins as the number of their seat."""
    table, seat = asked(game, kind)
    for language in SAID:
        assert typed.understood(Scene(hosted(table), language, seat), text) is None


def test_a_person_is_named_where_one_is_asked_for() -> None:
    table = Table(find_game("schwarzmarkt"), 4, {}, Dice.of("q"))
    for _ in play_out(table, [table.game.agent()] * 4, Dice.of("spies")):
        spies = [seat for seat in range(4) for decision in table.moves(seat) if decision.kind == "spy"]
        if spies:
            other = (spies[0] + 1) % 4
            assert typed.action(Scene(hosted(table), "en", spies[0]), PEOPLE[other]).text == f"spy {other}"
            return
    raise AssertionError("nobody spies")


@pytest.mark.parametrize(
    ("language", "text"), [("en", "sell butter"), ("fr", "vendre beurre"), ("de", "verkaufe Butter")]
)
def test_what_has_no_number_is_no_number_of_its_own(language: str, text: str) -> None:
    """Three of them can be sold: it is asked, how many are meant."""
    table, seat = asked("schwarzmarkt", "turn")
    assert typed.understood(Scene(hosted(table), language, seat), text) is None


def test_the_beginning_of_a_number_is_no_card() -> None:
    cards = ("T03", "T10")
    assert read_thing("t10", cards, {}) == "T10"
    assert read_thing("t1", cards, {}) is None


YES = {"en": "yes", "fr": "oui", "de": "ja"}


@pytest.mark.defect(51)
@pytest.mark.parametrize("language", list(YES))
def test_yes_answers_what_is_asked_and_leaves_no_order(language: str) -> None:
    """In French it was an order to play Rot on the next sale, whatever had been asked: also whether to play Rot now."""
    for game, kind in SAID[language]:
        table, seat = asked(game, kind)
        left_for_later = [decision for decision in table.moves(seat) if decision.nature is Nature.ORDER]
        orders = {kind for decision in left_for_later for kind in decision.accepts}
        meant = typed.understood(Scene(hosted(table), language, seat), YES[language])
        assert meant is None or meant.kind not in orders


@pytest.mark.defect(51)
@pytest.mark.parametrize("text", ["oui", "pourriture", "je joue pourriture"])
def test_who_is_asked_in_french_whether_to_play_rot_can_say_so(text: str) -> None:
    table, seat = asked("central", "rot")
    assert typed.action(Scene(hosted(table), "fr", seat), text).text == "rot 2"


NOT_SAID = {
    ("central", "first-bid"): ["0", "12", "ich passe nicht", "biete nicht 7"],
    ("central", "rot"): ["Fäulnis", "ja"],
    ("fishmarket", "bids"): ["A12 A13", "biete 12", "verkaufe 12 auf A"],
    ("fishmarket", "market"): ["ich bin nicht fertig", "5 Münzen"],
    ("turin", "bid"): ["verkaufe 5", "nimm 5", "ich will keinen Kredit", "biete 5 nicht"],
    ("turin", "list"): ["nicht kaufen", "kaufe alles"],
    ("schwarzmarkt", "turn"): ["passe nicht", "verkaufe nichts", "erhöhe"],
    ("lisboa", "turn"): ["keine Münze nehmen", "nimm 2 Münzen", "passen"],
}


@pytest.mark.parametrize(("asks", "texts"), NOT_SAID.items(), ids=lambda each: "-".join(each)[:40])
def test_nothing_else_is_played_than_what_was_typed(asks: tuple[str, str], texts: list[str]) -> None:
    table, seat = asked(*asks)
    for text in texts:
        with pytest.raises(Refusal):
            typed.action(Scene(hosted(table), "de", seat), text)


@pytest.mark.parametrize("language", list(SAID))
def test_what_is_not_understood_is_answered_with_something_that_is(language: str) -> None:
    for game, kind in SAID[language]:
        table, seat = asked(game, kind)
        scene = Scene(hosted(table), language, seat)
        with pytest.raises(Refusal) as refused:
            typed.action(scene, "tra la la")
        example = str(refused.value.figures.get("example") or refused.value.figures["closest"])
        assert typed.understood(scene, example) is not None


@pytest.mark.parametrize(
    ("game", "kind", "example"),
    [
        ("turin", "bid", "miser 5"),
        ("turin", "extra", "ajouter 3"),
        ("central", "open", "proposer tomates 4"),
        ("central", "first-bid", "offrir 6"),
        ("fishmarket", "ice", "congeler thon"),
    ],
)
def test_an_example_is_neither_the_least_nor_the_most(game: str, kind: str, example: str) -> None:
    table, seat = asked(game, kind)
    assert typed.example(Scene(hosted(table), "fr", seat)) == example


AGAINST_RULES = [
    ("fr", "turin", "bid", "je mise 50", "loan-first"),
    ("de", "turin", "place", "ich versteigere T01", "not-in-hand"),
    ("en", "turin", "bid", "I'll bid 50", "loan-first"),
    ("de", "schwarzmarkt", "turn", "ich verkaufe drei Pfund Zucker", "not-wanted"),
    ("fr", "schwarzmarkt", "turn", "je monte le taux de 7", "wrong-steps"),
]


@pytest.mark.parametrize(("language", "game", "kind", "text", "why"), AGAINST_RULES)
def test_a_move_that_the_rules_do_not_allow_is_told_why(
    language: str, game: str, kind: str, text: str, why: str
) -> None:
    table, seat = asked(game, kind)
    with pytest.raises(Refusal) as refused:
        typed.action(Scene(hosted(table), language, seat), text)
    assert refused.value.clause
    assert str(refused.value.reason) == why
