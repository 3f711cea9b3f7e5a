"""What a person types: read as an action, suggested while he types, and led to the form in which it can be mended."""

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

    Where none fits but what is typed is a move of its own, such as an offer, it is repeated in words.
    """
    wanted = typed.casefold().split()
    choices = [choice for decision in scene.moves for choice in decision.choices]
    fitting = [choice for choice in choices if all(word in choice.text.casefold() for word in wanted)]
    fitting.sort(key=lambda choice: not choice.text.casefold().startswith(typed.casefold()))
    moves = [(choice.text, choice) for choice in fitting[:SUGGESTIONS]]
    if not moves and len(typed) <= SUGGESTION and (meant := understood(scene, typed)):
        moves = [(typed, meant)]
    return [(f"{text} · {dialogue.in_words(scene, move)}"[:SUGGESTION], text[:SUGGESTION]) for text, move in moves]
