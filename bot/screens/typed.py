"""What a person types: read as an action, suggested while they type, and led to the form in which it can be mended."""

import difflib
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

from bot.messages.limits import BUTTON_LABEL, SUGGESTION, SUGGESTIONS, cut
from bot.messages.message import Button, Message, PictureKind
from bot.messages.press import Verb
from bot.messages.reasons import HouseReason
from bot.screens import dialogue, forms
from bot.screens.path import Path, fields_of, values_of, written
from bot.screens.scene import Scene
from games.kernel import Action, Decision, Form, Reason, Refusal, kind_of
from games.kernel.in_full import misplaced, names_what_may_be
from games.kernel.notation import understand
from games.kernel.things import bare
from words.grammar import plain

SIMILAR = 3
"""So many moves that look like what was typed are offered instead."""
NEAREST = 10
"""So many of them are compared with each other for the nearest."""
COMPARED = 300
"""With so many moves at most what was typed is compared."""
QUOTED = 200
"""So many characters of what somebody typed are repeated to them."""


def action(scene: Scene, text: str) -> Action:
    """The action that a text means here; a Refusal if it means none."""
    meant = _read(scene, text)
    if meant is None:
        raise _not_understood(scene, text)
    return meant if isinstance(meant, Action) else scene.hosted.game.read_action(meant)


def _not_understood(scene: Scene, text: str) -> Refusal:
    """Why a text means nothing here, and what could be typed instead."""
    against_rules = _against_rules(scene, text)
    if against_rules is not None:
        return against_rules
    near = _closest(scene, text)
    if not near and not may_change_answer(scene) and (others := _awaited_instead(scene)):
        return Refusal(HouseReason.NOT_YOUR_TURN, "", text=quoted(text), people=", ".join(others))
    if not near and (so := example(scene)):
        return Refusal(HouseReason.TYPED_OTHERWISE, "", text=quoted(text), example=so)
    return Refusal(Reason.NOT_UNDERSTOOD, "", text=quoted(text), closest=near)


def _against_rules(scene: Scene, text: str) -> Refusal | None:
    """Why the rules do not allow what was typed, if that is a whole move of a kind that can be made now."""
    if scene.seat is None:
        return None
    for meant in _typed_in_full(scene, text):
        refusal = scene.hosted.running.refusal(scene.seat, meant)
        if refusal is not None and refusal.clause and not isinstance(refusal.reason, Reason):
            return refusal
    return None


def _typed_in_full(scene: Scene, text: str) -> Iterator[Action]:
    """The moves that a text may mean, in notation or in words, if everything that has a name could be chosen."""
    game = scene.hosted.game
    kinds = {kind for decision in scene.moves if decision.owed for kind in decision.accepts}
    classes = [each for each in game.action_classes if kind_of(each) in kinds]
    in_notation = misplaced(text, classes, scene.listener.names())
    if in_notation is not None:
        yield in_notation
    for guessed in scene.listener.guessed(text, scene.moves):
        try:
            in_words = game.read_action(guessed)
        except Refusal:
            continue
        if names_what_may_be(in_words):
            yield in_words


def _read(scene: Scene, text: str) -> Action | dict[str, object] | None:
    """What a text means: in notation, in the words of the language, or in both; else what was a quick answer."""
    names, with_ids = scene.listener.names(), _with_ids(scene, text)
    ways: tuple[Callable[[], Action | dict[str, object] | None], ...] = (
        lambda: understand(with_ids, scene.moves, names),
        lambda: _spoken(scene, text),
        lambda: understand(scene.listener.things(text), scene.moves, names),
        lambda: understand(with_ids, scene.moves, names, scene.hosted.game.quick_actions),
    )
    return next((meant for way in ways if (meant := way()) is not None), None)


def _spoken(scene: Scene, text: str) -> Action | dict[str, object] | None:
    ids = [topic.id for topic in scene.topics]
    called = {scene.plain_speaker.reference(name): name for name in ids} | _ids_by_name(scene, ids)
    return scene.listener.read(text, scene.moves, called, partial(dialogue.in_words, scene))


def unread(scene: Scene, path: Path, form: Form, found: forms.Unread) -> Refusal:
    """That what was typed into a line of a form means nothing there: the line by its label, and what it takes."""
    label, wanted = forms.wanted(scene, path, form, found)
    takes = "number" if forms.is_number(form, found) else "other"
    return Refusal(HouseReason.FIELD_UNREAD, "", text=quoted(found.text), field=label, wanted=wanted, takes=takes)


def told(scene: Scene, said: str) -> Message:
    """What stands there after a move that was typed: what is asked next, with what it is about, and how to type it."""
    if not dialogue.is_asked(scene):
        return Message(text=said)
    so = example(scene)
    shown = [scene.say("typed-next", example=so)] if so else []
    board = scene.picture(PictureKind.BOARD)
    return Message(
        text="\n".join([said, *dialogue.asked_lines(scene), *shown]).strip(),
        picture=board,
        second_picture=None if board is None or scene.is_alone else scene.picture(PictureKind.HAND),
    )


def example(scene: Scene) -> str:
    """What may be typed for an answer to what is asked; nothing, if that cannot be shown in short."""
    given = [scene.speaker.example(decision) for decision in scene.moves if decision.owed]
    if any(given):
        return next(filter(None, given))
    owed = [choice for decision in scene.moves if decision.owed for choice in decision.choices]
    if not owed:
        return _form_example(scene)
    telling = max(owed, key=_said_in_it)
    return scene.listener.typed(_neither_least_nor_most(telling, owed))


def _said_in_it(choice: Action) -> int:
    """How much an action says beside its kind: of an example that says much one learns much."""
    return sum(value not in (None, (), {}) for name, value in _fields(choice).items() if name != "kind")


def _neither_least_nor_most(choice: Action, choices: Sequence[Action]) -> Action:
    """The same with a middling number: nobody should be led to bid nothing, or all they have."""
    said = _fields(choice)
    number = next((name for name, value in reversed(said.items()) if isinstance(value, int)), None)
    if number is None:
        return choice
    alike = [each for each in choices if _fields(each) | {number: None} == said | {number: None}]
    return alike[len(alike) // 3]


def _fields(choice: Action) -> dict[str, object]:
    return {name: getattr(choice, name) for name in type(choice).model_fields}


def _closest(scene: Scene, text: str) -> str:
    """The move that is said most like what was typed, as it may be typed; nothing if none looks like it."""
    near = _nearest(scene, text, cutoff=0.6)
    return scene.listener.typed(near[0][1]) if near else ""


def _nearest(scene: Scene, text: str, *, cutoff: float) -> list[tuple[Decision, Action]]:
    """The moves that are said most like what was typed, the nearest first."""
    choices = [(decision, choice) for decision in scene.moves for choice in decision.choices][:COMPARED]
    said = {plain(way): (decision, choice) for decision, choice in choices for way in _ways(scene, choice)}
    near = difflib.get_close_matches(plain(text), said, n=NEAREST, cutoff=cutoff) if len(text) <= SUGGESTION else []
    # Of several that are equally near, such as "pass 1" to "pass 4", the first that can be chosen.
    order = {way: place for place, way in enumerate(said)}
    likeness = {way: difflib.SequenceMatcher(None, plain(text), way).ratio() for way in near}
    nearest = sorted(near, key=lambda way: (-likeness[way], order[way]))
    return list({said[way][1].text: said[way] for way in nearest}.values())


def _ways(scene: Scene, choice: Action) -> tuple[str, ...]:
    """How a move may be said: in full, in short, and in notation."""
    return dialogue.in_words(scene, choice), scene.listener.typed(choice), with_names(scene, choice.text)


def _form_example(scene: Scene) -> str:
    """The same for a form that is to be filled in, or was and may be again."""
    asked = [decision for decision in scene.moves if decision.owed or decision.answered is not None]
    return next((so for decision in asked for form in decision.forms if (so := forms.example(form))), "")


def quoted(text: str) -> str:
    """What somebody typed, as it is repeated to them."""
    return cut(text.strip(), QUOTED)


def _awaited_instead(scene: Scene) -> list[str]:
    """For whom the table waits, as everybody may see it; nobody, if also for the one who looks."""
    seats = dict.fromkeys(seat for seat, _ in scene.hosted.running.awaited())
    return [] if scene.seat in seats else [scene.speaker.person(seat) for seat in seats]


def may_change_answer(scene: Scene) -> bool:
    """Whether this seat has given an answer that it may still change."""
    return any(decision.answered is not None for decision in scene.moves)


def understood(scene: Scene, text: str) -> Action | None:
    """The same; None if it means nothing here."""
    meant = _read(scene, text)
    if meant is None or isinstance(meant, Action):
        return meant
    try:
        return scene.hosted.game.read_action(meant)
    except Refusal:
        return None


def allowed(scene: Scene, text: str) -> bool:
    """Whether it means something here that the rules let this seat do now."""
    meant = understood(scene, text)
    return meant is not None and scene.seat is not None and scene.hosted.running.allows(scene.seat, meant)


def form_of(scene: Scene, meant: Action) -> Path | None:
    """The way to the form that asks for such an action, if there is one."""
    paths = (Path(decision.id, meant.kind) for decision in scene.moves)
    return next((path for path in paths if forms.find(scene, path) is not None), None)


def suggestions(scene: Scene, typed: str) -> list[tuple[str, str]]:
    """Moves with what they cost and bring, each as label and as it is typed: those that begin as typed first.

    The words typed are looked for in their order, in the notation and in the words of the language. Where no move
    begins as typed, what was typed comes first: whoever just goes on is asked, and plays nothing that looks alike. If
    it is a move of its own, such as an offer, it is repeated in words. What is shown is in their language.
    """
    if len(typed) > SUGGESTION:
        return []
    wanted = plain(typed).split()
    named = ((with_names(scene, choice.text), choice) for decision in scene.moves for choice in decision.choices)
    choices = {text: choice for text, choice in named if len(text) <= SUGGESTION}
    fitting = [text for text in choices if _begins(wanted, plain(text).split())]
    begun = bool(fitting)
    if len(fitting) < SUGGESTIONS:
        found, names = set(fitting), _Names(scene)
        others = [text for text in choices if text not in found]
        fitting += [text for text in others if _in_order(wanted, plain(text).split())]
        fitting += [text for text in others if text not in fitting and _in_order(wanted, names.of(choices[text]))]
    if not fitting:
        fitting = [text for text, choice in choices.items() if _in_order(wanted, plain(_said(scene, choice)).split())]
    if not fitting:
        meant = understood(scene, typed)
        return [] if meant is None else [(_label(typed, dialogue.in_words(scene, meant), scene.figures(meant)), typed)]
    asked = [] if begun else [(cut(scene.say("suggest-which", text=typed), SUGGESTION), typed)]
    moves = [
        (_label(_said(scene, choices[text]), scene.figures(choices[text])), text) for text in fitting[:SUGGESTIONS]
    ]
    return [*asked, *moves][:SUGGESTIONS]


def _said(scene: Scene, choice: Action) -> str:
    """A move as it may be typed; if it answers something that lies on the table, with what that is."""
    said = dialogue.in_words(scene, choice)
    return scene.listener.typed(choice) if said == scene.speaker.action(choice) else said


def _label(*said: str) -> str:
    """The line of a suggestion, as far as there is room; it knows no bold letters."""
    return cut(" · ".join(bare(part).replace("*", "") for part in said if part), SUGGESTION)


def _begins(wanted: Sequence[str], words: Sequence[str]) -> bool:
    """Whether a move begins with these words, each of them begun at its own place."""
    return len(wanted) <= len(words) and all(map(str.startswith, words, wanted))


def _in_order(wanted: Sequence[str], words: Sequence[str]) -> bool:
    """Whether these words are begun in a move in this order."""
    left = iter(words)
    return all(any(word.startswith(begun) for word in left) for begun in wanted)


def similar(scene: Scene, text: str) -> list[Button]:
    """Buttons that lead to the moves that look most like what was typed, the one that is named in the answer first."""
    return [_way_to(scene, decision, choice) for decision, choice in _nearest(scene, text, cutoff=0.5)[:SIMILAR]]


def _way_to(scene: Scene, decision: Decision, choice: Action) -> Button:
    path = Path(decision.id, choice.kind, values_of(choice))
    press = scene.press(Verb.STEP, path.decision, path.argument)
    return Button(label=cut(_label(_said(scene, choice)), BUTTON_LABEL), press=press)


# What lies on the table has an id for the log, and a name for people


def _with_ids(scene: Scene, text: str) -> str:
    """What was typed, with the id of what it names: ``accept 2to0.1`` for ``accept Chloé 1``."""
    for called, topic in sorted(_called(scene, text).items(), key=lambda each: -len(each[0])):
        changed = re.sub(rf"(?<!\w){re.escape(called)}(?!\w)", topic, text, count=1, flags=re.IGNORECASE)
        if changed != text:
            return changed
    return text


def with_names(scene: Scene, notation: str) -> str:
    """What may be typed for an action: ``accept Chloé 1`` for ``accept 2to0.1``."""
    own = "" if scene.seat is None else scene.speaker.person(scene.seat)
    named = sorted(_called(scene, notation).items(), key=lambda each: each[0].startswith(own))
    called = next((called for called, topic in named if notation.split()[1:2] == [topic] != [called]), None)
    return notation if called is None else notation.replace(notation.split()[1], called, 1)


def _called(scene: Scene, text: str) -> dict[str, str]:
    """What may be typed for the ids of what this verb can answer, or could while it lay there."""
    verb = next(iter(text.casefold().split()), "")
    referring = scene.hosted.game.referring_actions
    kinds = {kind for kind, action in referring.items() if action.notation.split()[0] == verb}
    if not kinds:
        return {}
    there = {topic.id for topic in scene.topics}
    answerable = [topic.id for topic in scene.topics if kinds.intersection(topic.answers)]
    gone = [name for name in scene.numbers if name not in there]
    return _ids_by_name(scene, gone) | _ids_by_name(scene, answerable)


def _ids_by_name(scene: Scene, ids: Iterable[str]) -> dict[str, str]:
    """By what may be typed for them these ids; a name that two of them have means neither."""
    meant: dict[str, set[str]] = {}
    for name in ids:
        for called in scene.plain_speaker.called(name):
            meant.setdefault(called, set()).add(name)
    return {called: found.pop() for called, found in meant.items() if len(found) == 1}


# Looking for what somebody has begun to type


class _Names:
    """What moves and the things in them are called, each looked up once: there may be hundreds of moves."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._kinds: dict[str, str] = {}
        self._things: dict[str, str] = {}

    def of(self, choice: Action) -> list[str]:
        """The words for the kind of a move and for the things in it."""
        if choice.kind not in self._kinds:
            self._kinds[choice.kind] = plain(self._scene.plain_speaker.action_name(choice.kind))
        words = [self._kinds[choice.kind]]
        for name in fields_of(choice):
            value = getattr(choice, name)
            words += [self._thing(part) for part in (value if isinstance(value, tuple) else (value,))]
        return " ".join(words).split()

    def _thing(self, value: object) -> str:
        if not isinstance(value, str):
            return written(value)
        if value not in self._things:
            self._things[value] = plain(self._scene.plain_speaker.item(value))
        return self._things[value]
