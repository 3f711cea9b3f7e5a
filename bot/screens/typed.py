"""What a person types: read as an action, suggested while he types, and led to the form in which it can be mended."""

import unicodedata

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
    understood = read(text, scene.moves, scene.speaker.item_words(), game.quick_actions)
    return understood if isinstance(understood, Action) else game.read_action(understood)


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
    """Moves with a gloss in words, each as label and notation: those that begin as typed first.

    What is typed is looked for in the notation, then also in the words of the language. Where none fits but what is
    typed is a move of its own, such as an offer, it is repeated in words.
    """
    wanted = _plain(typed).split()
    choices = [choice for decision in scene.moves for choice in decision.choices]
    fitting = [choice for choice in choices if all(word in choice.text.casefold() for word in wanted)]
    fitting.sort(key=lambda choice: not choice.text.casefold().startswith(typed.casefold()))
    if len(fitting) < SUGGESTIONS:
        found, named = {choice.text for choice in fitting}, _Names(scene)
        others = (choice for choice in choices if choice.text not in found)
        fitting += [choice for choice in others if all(word in named.of(choice) for word in wanted)]
    moves = [(choice.text, choice) for choice in fitting[:SUGGESTIONS]]
    if not moves and len(typed) <= SUGGESTION and (meant := understood(scene, typed)):
        moves = [(typed, meant)]
    return [(f"{text} · {dialogue.in_words(scene, move)}"[:SUGGESTION], text[:SUGGESTION]) for text, move in moves]


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
