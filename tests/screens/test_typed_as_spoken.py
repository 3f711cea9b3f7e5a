"""Languages as people type them at a table: as they speak, without accents, with other words than the catalogue's."""

from collections.abc import Iterator
from functools import cache

import pytest

from bot.screens import typed
from bot.screens.scene import Scene
from games.kernel import Dice, Refusal, Seat, Table
from games.registry import find_game
from tests.screens.test_screens import hosted

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
    ("fishmarket", "bids"): {
        "je mise 12 sur August et 5 sur Clemens": "boats A12 C5",
        "12 sur A et 5 sur C": "boats A12 C5",
        "mise 12 sur le chalutier A": "boats A12",
        "Je ne mise rien.": "boats nothing",
        "passer": "boats nothing",
    },
    ("fishmarket", "market"): {
        "j'offre 5 pieces contre un saumon": "offer 5 coins for 1 salmon",
        "je propose 5 pièces contre 1 dorade": "offer 5 coins for 1 dorade",
        "acheter 2 soles pour 9 pièces": "offer 9 coins for 2 sole",
        "j’ai fini": "stall done",
        "je passe": "stall done",
        "je ferme": "stall closed",
    },
    ("central", "first-bid"): {
        "7 le kilo": "bid 7",
        "je descends à 5": "bid 5",
        "offrir 6 puis rester": "bid 6 then stay",
        "non": "pass",
        "j’attends": "wait",
    },
    ("turin", "bid"): {
        "je mise 5 scudi": "bid 5",
        "5 pièces": "bid 5",
        "je passe": "bid 0",
        "je prends un emprunt": "loan",
    },
    ("schwarzmarkt", "turn"): {
        "je passe": "pass 1",
        "passer et monter de 2": "pass 2",
        "monter de trois cases": "pass 3",
    },
    ("lisboa", "turn"): {
        "je prends une pièce": "coin",
        "1 pièce": "coin",
    },
}
ENGLISH = {
    ("fishmarket", "bids"): {
        "I bid 12 on august": "boats A12",
        "twelve on A and 5 on C": "boats A12 C5",
        "bid 3 coins on boat A": "boats A3",
        "12 for A": "boats A12",
        "pass": "boats nothing",
    },
    ("fishmarket", "market"): {
        "buy a salmon for 5 coins": "offer 5 coins for 1 salmon",
        "5 coins for 1 sea bream": "offer 5 coins for 1 dorade",
        "I'm done": "stall done",
        "close my stall": "stall closed",
    },
    ("central", "first-bid"): {"7 per kg": "bid 7", "no": "pass", "later": "wait", "go down to 4": "bid 4"},
    ("turin", "bid"): {"5 scudi": "bid 5", "nothing": "bid 0", "I pass": "bid 0", "take the loan": "loan"},
    ("schwarzmarkt", "turn"): {"I pass": "pass 1", "push 3": "pass 3", "pass two": "pass 2"},
    ("lisboa", "turn"): {"1 coin": "coin", "I take one coin": "coin"},
}
GERMAN = {
    ("fishmarket", "bids"): {
        "ich biete 12 auf A": "boats A12",
        "zwölf auf August und 5 auf Clemens": "boats A12 C5",
        "zwölf auf August und 5 für Clemens": "boats A12 C5",
        "12 für A": "boats A12",
        "biete auf B 12 Münzen": "boats B12",
        "12 auf B bieten": "boats B12",
        "ich passe": "boats nothing",
        "gar nichts": "boats nothing",
    },
    ("fishmarket", "market"): {
        "zwei Seezungen gegen 3 Münzen": "offer 2 sole for 3 coins",
        "verkaufe 1 Aal für 5 Münzen": "offer 1 eel for 5 coins",
        "ich will einen Hummer für 20 Münzen kaufen": "offer 20 coins for 1 lobster",
        "ich kaufe zwei Seezungen für 9 Münzen": "offer 9 coins for 2 sole",
        "ich möchte 5 Muenzen gegen 1 Lachs tauschen": "offer 5 coins for 1 salmon",
        "5 Münzen gegen 1 Dorsch": "offer 5 coins for 1 cod",
        "ich bin fertig": "stall done",
        "ich mache zu": "stall closed",
        "ich schließe meinen Stand": "stall closed",
    },
    ("central", "first-bid"): {
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
        "Nein!": "decline",
        "ich passe": "decline",
        "spiele Fäulnis ab 2 kg": "rot 2",
        "faeulnis ab 2": "rot 2",
    },
    ("central", "aside"): {"nix": "aside nothing", "nichts zur Seite legen": "aside nothing"},
    ("turin", "bid"): {
        "5 Scudi": "bid 5",
        "ich biete nichts": "bid 0",
        "passe": "bid 0",
        "ich nehme den Kredit auf": "loan",
        "ich leihe mir 10 Scudo": "loan",
        "null": "bid 0",
    },
    ("turin", "extra"): {"erhöhe um 2": "extra 2", "2 mehr": "extra 2", "ich lege nichts drauf": "extra 0"},
    ("turin", "list"): {"nichts kaufen": "pass", "ich kaufe nichts": "pass", "nein danke": "pass"},
    ("schwarzmarkt", "turn"): {
        "passe": "pass 1",
        "passe um 2": "pass 2",
        "2 Felder": "pass 2",
        "weiter": "pass 1",
        "erhöhe um 3": "pass 3",
        "drei Felder hoch": "pass 3",
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
