"""What a person types: read as an action, suggested while he types, and led to the form in which it can be mended."""

import re
import unicodedata

from bot.refusals import HouseReason
from bot.screens import dialogue
from bot.screens.path import Path
from bot.screens.scene import Scene
from games.kernel import Action, Refusal
from games.kernel.notation import read

SUGGESTIONS, SUGGESTION = 25, 100
"""How many moves Discord shows while somebody types, and how long each may be."""


def action(scene: Scene, text: str) -> Action:
    """The action that a text means here; a Refusal if it means none."""
    game = scene.hosted.game
    try:
        understood = read(_with_ids(scene, text), scene.moves, scene.speaker.item_words(), game.quick_actions)
    except Refusal as refusal:
        closest = _with_names(scene, str(refusal.figures["closest"]))
        if not closest and (others := _awaited_instead(scene)):
            raise Refusal(HouseReason.NOT_YOUR_TURN, "", text=text.strip(), people=", ".join(others)) from refusal
        raise Refusal(refusal.reason, refusal.clause, text=text.strip(), closest=closest) from refusal
    return understood if isinstance(understood, Action) else game.read_action(understood)


def _awaited_instead(scene: Scene) -> list[str]:
    """For whom the table waits, as everybody may see it; nobody, if also for the one who looks."""
    seats = dict.fromkeys(seat for seat, _ in scene.hosted.running.awaited())
    return [] if scene.seat in seats else [scene.speaker.person(seat) for seat in seats]


def understood(scene: Scene, text: str) -> Action | None:
    """The same; None if it means nothing here."""
    try:
        return action(scene, text)
    except Refusal:
        return None


def form_of(scene: Scene, meant: Action) -> Path | None:
    """The way to the form that asks for such an action, if there is one."""
    for decision in scene.moves:
        for form in decision.forms:
            if form.kind == meant.kind:
                return Path(decision.id, form.kind)
    return None


def suggestions(scene: Scene, typed: str) -> list[tuple[str, str]]:
    """Moves with a gloss in words, each as label and as it is typed: those that begin as typed first.

    What is typed is looked for in the notation, then also in the words of the language. Where none fits but what is
    typed is a move of its own, such as an offer, it is repeated in words.
    """
    wanted = _plain(typed).split()
    choices = {_with_names(scene, choice.text): choice for decision in scene.moves for choice in decision.choices}
    fitting = [text for text in choices if all(word in _plain(text) for word in wanted)]
    fitting.sort(key=lambda text: not _plain(text).startswith(_plain(typed)))
    if len(fitting) < SUGGESTIONS:
        found, named = set(fitting), _Names(scene)
        others = (text for text in choices if text not in found)
        fitting += [text for text in others if all(word in named.of(choices[text]) for word in wanted)]
    moves = [(text, choices[text]) for text in fitting[:SUGGESTIONS]]
    if not moves and len(typed) <= SUGGESTION and (meant := understood(scene, typed)):
        moves = [(typed, meant)]
    return [(f"{text} · {dialogue.in_words(scene, move)}"[:SUGGESTION], text[:SUGGESTION]) for text, move in moves]


# What lies on the table has an id for the log, and a name for people


def _with_ids(scene: Scene, text: str) -> str:
    """What was typed, with the id of what it names: ``accept 2to0.1`` for ``accept Chloé 1``."""
    for called, topic in _called(scene, text).items():
        changed = re.sub(rf"(?<!\w){re.escape(called)}(?!\w)", topic, text, count=1, flags=re.IGNORECASE)
        if changed != text:
            return changed
    return text


def _with_names(scene: Scene, notation: str) -> str:
    """The other way round."""
    own = "" if scene.seat is None else scene.speaker.person(scene.seat)
    named = sorted(_called(scene, notation).items(), key=lambda each: each[0].startswith(own))
    called = next((called for called, topic in named if notation.split()[1:2] == [topic] != [called]), None)
    return notation if called is None else notation.replace(notation.split()[1], called, 1)


def _called(scene: Scene, text: str) -> dict[str, str]:
    """What may be typed for the ids of what this verb can answer; a name that two of them have means neither."""
    verb = next(iter(text.casefold().split()), "")
    meant: dict[str, set[str]] = {}
    for topic in scene.topics:
        if any(_verb(scene, kind) == verb for kind in topic.answers):
            for called in scene.speaker.called(topic.id):
                meant.setdefault(called, set()).add(topic.id)
    return {called: ids.pop() for called, ids in meant.items() if len(ids) == 1}


def _verb(scene: Scene, kind: str) -> str:
    """The word with which the notation of a kind of action begins."""
    kinds = scene.hosted.game.action_classes
    return next(each.notation.split()[0] for each in kinds if each.model_fields["kind"].default == kind)


# Looking for what somebody has begun to type


class _Names:
    """What moves and the things in them are called, each looked up once: there may be hundreds of moves."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._kinds: dict[str, str] = {}
        self._things: dict[str, str] = {}

    def of(self, choice: Action) -> str:
        """The notation of a move, and the words for its kind and for the things in it."""
        if choice.kind not in self._kinds:
            self._kinds[choice.kind] = _plain(self._scene.speaker.action_name(choice.kind))
        words = [choice.text.casefold(), self._kinds[choice.kind]]
        for name in type(choice).model_fields:
            value = getattr(choice, name)
            words += [self._thing(part) for part in (value if isinstance(value, tuple) else (value,))]
        return " ".join(words)

    def _thing(self, value: object) -> str:
        if not isinstance(value, str):
            return ""
        if value not in self._things:
            self._things[value] = _plain(self._scene.speaker.item(value))
        return self._things[value]


def _plain(text: str) -> str:
    """Small letters without accents, as people type on a phone."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))
