"""The questions of a dialogue: the fields of an action one after the other, then a clear sentence where it needs one.

A dialogue keeps nothing. Where it stands is written in the custom ids: the kind and the values chosen so far, joined
by ``~``. The listed choices are narrowed by them; a field in which all that are left agree is not asked.

Few values are buttons, more are a menu beside which the best are buttons too. The last choice plays the move; if it
cannot be taken back its button is green, as is said above all of them, and after a menu a sentence has to be confirmed.
Everybody can have that otherwise.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, get_args

from bot.messages.limits import BUTTON_LABEL, MENU_LINES, MENU_TEXT, ROW, cut, first_lines
from bot.messages.message import Button, Entry, Menu, Message, Picture, PictureKind, Row, Style, in_rows
from bot.messages.press import Verb
from bot.screens.path import JOIN, Path, fields_of, values_of, written
from bot.screens.scene import Scene
from bot.store import Confirming
from games.kernel import Action, Nature
from games.kernel.record import SEAT
from words.grammar import plain

FEW = ROW
"""So many values are buttons instead of a menu."""
BEST = 4
"""So many of the answers in a menu are buttons as well: those that look best."""
KEYS = 15
"""So many numbers are: they are short."""
BUTTON, MENU, CONFIRM = 1, 2, 1
"""Presses: a menu is opened, and a line chosen."""
CHOSEN = "✓"
"""The mark of a place that has been chosen."""


@dataclass(frozen=True)
class NextChoice:
    """What a dialogue asks next."""

    path: Path
    fields: tuple[str, ...]
    """One field, or all that are left where asking for them together takes fewer presses."""
    answers: Mapping[str, Sequence[Action]]
    """By what can be chosen, as it is written into a path, all choices that are left then."""
    merits: Mapping[str, int]
    """How good the best looks that lies behind each answer."""

    @cached_property
    def best_merit(self) -> int:
        """How good the best answer looks."""
        return max(self.merits.values())

    @cached_property
    def differing(self) -> tuple[str, ...]:
        """The fields in which the answers differ."""
        firsts = [choices[0] for choices in self.answers.values()]
        return tuple(name for name in self.fields if len({written(getattr(each, name)) for each in firsts}) > 1)

    @property
    def is_number(self) -> bool:
        """Whether a number is asked for."""
        return len(self.fields) == 1 and _are_numbers([each[0] for each in self.answers.values()], self.fields[0])

    @property
    def has_buttons(self) -> bool:
        """Whether its answers are few, or short, enough to be buttons."""
        return len(self.answers) <= (KEYS if self.is_number else FEW)


# Where a path leads


def find(scene: Scene, path: Path) -> list[Action]:
    """The listed choices that a path leaves."""
    for decision in scene.moves:
        if decision.id == path.decision:
            return [
                choice
                for choice in decision.choices
                if choice.kind == path.kind and values_of(choice)[: len(path.values)] == path.values
            ]
    return []


def chosen(scene: Scene, path: Path) -> Action | None:
    """The one action to which a path has led; a quick one although it is no longer listed."""
    left = find(scene, path)
    if len(left) == 1:
        return left[0]
    quick = scene.hosted.game.quick_actions.get(path.kind)
    return None if quick is None else path.action(quick)


def played_at_once(scene: Scene, path: Path) -> Action | None:
    """The action to which a path has led, if nothing is left to be asked or confirmed."""
    left = find(scene, path)
    if len(left) != 1:
        return None
    return left[0] if left[0].quick or not _needs_confirming(scene, left[0]) else None


def _needs_confirming(scene: Scene, choice: Action) -> bool:
    match scene.confirming:
        case Confirming.ALWAYS:
            return True
        case Confirming.FINAL:
            return _is_final(scene, choice)
        case Confirming.NEVER:
            return False


def _is_final(scene: Scene, choice: Action) -> bool:
    return scene.seat is not None and scene.hosted.running.consequences(scene.seat, choice).final


def step(scene: Scene, path: Path) -> Message | None:
    """The next question, or the sentence to confirm; None if the path leads nowhere any more."""
    left = find(scene, path)
    if not left:
        return None
    if len(left) == 1:
        return _confirm(scene, path.then(*values_of(left[0])[len(path.values) :]), left[0])
    return _ask(scene, _question(scene, path, left))


# What is asked next


def _question(scene: Scene, path: Path, left: Sequence[Action]) -> NextChoice:
    """Go on until the choices that are left differ."""
    names = fields_of(left[0])
    page = path.page
    while len(values := dict.fromkeys(values_of(choice)[len(path.values)] for choice in left)) == 1:
        path = path.then(*values)
    path = Path(path.decision, path.kind, path.values, page)
    together = _presses_together(left) < _presses_apart(path, left)
    asked = names[len(path.values) :] if together else names[len(path.values) : len(path.values) + 1]
    answers: dict[str, list[Action]] = {}
    for choice in left:
        answer = values_of(choice)[len(path.values) : len(path.values) + len(asked)]
        answers.setdefault(JOIN.join(answer), []).append(choice)
    merits = {answer: max(map(scene.merit, choices)) for answer, choices in answers.items()}
    return NextChoice(path, asked, _best_first(asked, answers, merits), merits)


def _presses_together(left: Sequence[Action]) -> int:
    if len(left) > MENU_LINES:
        return 2 * MENU_LINES
    return BUTTON if len(left) <= FEW else MENU + CONFIRM


def _presses_apart(path: Path, left: Sequence[Action]) -> int:
    """At most so many presses does it take to ask one field after the other."""
    counts = [len(set(values)) for values in zip(*map(values_of, left), strict=True)][len(path.values) :]
    asked = [count for count in counts if count > 1]
    return sum(BUTTON if count <= FEW else MENU for count in asked) + (CONFIRM if asked[-1] > FEW else 0)


def _best_first(
    asked: Sequence[str], answers: Mapping[str, Sequence[Action]], merits: Mapping[str, int]
) -> Mapping[str, Sequence[Action]]:
    """Numbers in their order, all else by the best that lies behind it."""
    if len(asked) == 1 and _are_numbers([choices[0] for choices in answers.values()], asked[0]):
        return dict(sorted(answers.items(), key=lambda each: int(getattr(each[1][0], asked[0]) or 0)))
    return dict(sorted(answers.items(), key=lambda each: -merits[each[0]]))


def _are_numbers(choices: Sequence[Action], field: str) -> bool:
    values = [getattr(choice, field) for choice in choices]
    return all(isinstance(value, int | None) for value in values) and not _is_person(choices[0], field)


# A question on the screen


def _ask(scene: Scene, question: NextChoice) -> Message:
    path = question.path
    asks = scene.speaker.field(path.kind, question.fields[0])
    first = next(iter(question.answers.values()))[0]
    title = " · ".join([f"**{scene.speaker.action_name(path.kind)}**", *_chosen_so_far(scene, path, first), asks])
    shown = _as_buttons(scene, question) if question.has_buttons else _as_menu(scene, question, asks)
    return Message(
        text=first_lines([title, *shown.lines]),
        box=scene.box(scene.seat),
        rows=(*shown.menus, *in_rows([*shown.buttons, _back(scene, path)])),
        picture=_picture(scene, question),
    )


class Shown(NamedTuple):
    """The answers to a question, on the screen."""

    buttons: Sequence[Button]
    """The answers; below a long menu the way to its other pages."""
    menus: tuple[Row, ...] = ()
    lines: Sequence[str] = ()


def _as_buttons(scene: Scene, question: NextChoice) -> Shown:
    """A button for each answer; what each would cost and bring stands above them, once if it is the same for all."""
    behind = {answer: _behind(scene, question, answer) for answer in question.answers}
    if len(set(behind.values())) > 1 and len(behind) <= FEW:
        return _buttons(scene, question, behind)
    said = scene.range_of([choice for choices in question.answers.values() for choice in choices])
    shown = _buttons(scene, question, dict.fromkeys(behind, ""))
    return shown._replace(lines=[f"-# {said}", *shown.lines]) if said else shown


def _buttons(scene: Scene, question: NextChoice, behind: Mapping[str, str]) -> Shown:
    """Buttons for some answers, with what each would cost and bring, and that it is final if it is."""
    labels = {answer: _label(scene, question, answer) for answer in behind}
    buttons = [_button(scene, question, answer, label) for answer, label in labels.items()]
    lines = [
        f"- {scene.say('figures', choice=labels[answer], figures=figures)}"
        for answer, figures in behind.items()
        if figures
    ]
    final = any(button.style is Style.GOOD for button in buttons)
    return Shown(buttons, lines=[*lines, _final(scene, question.path, "final-press")] if final else lines)


def _button(scene: Scene, question: NextChoice, answer: str, label: str) -> Button:
    """What chooses an answer; if that is the whole move it plays it, and is green where that is final."""
    path = question.path.then(*answer.split(JOIN))
    choices = question.answers[answer]
    style = Style.MAIN if question.merits[answer] == question.best_merit else Style.PLAIN
    if len(choices) > 1 or scene.confirming is Confirming.ALWAYS:
        press = scene.press(Verb.STEP, path.decision, path.argument)
        return Button(label=cut(label, BUTTON_LABEL), press=press, style=style)
    whole = path.then(*values_of(choices[0])[len(path.values) :])
    press = scene.press(Verb.PLAY, path.decision, whole.argument)
    final = _needs_confirming(scene, choices[0])
    return Button(label=cut(label, BUTTON_LABEL), press=press, style=Style.GOOD if final else style)


def _as_menu(scene: Scene, question: NextChoice, asks: str) -> Shown:
    path, answers = question.path, list(question.answers)
    pages = -(-len(answers) // MENU_LINES)
    page = min(path.page, pages - 1)
    listed = answers[page * MENU_LINES : (page + 1) * MENU_LINES]
    behind = {answer: _behind(scene, question, answer) for answer in listed}
    entries = tuple(
        Entry(label=cut(_label(scene, question, answer), MENU_TEXT), value=answer, description=cut(figures, MENU_TEXT))
        for answer, figures in behind.items()
    )
    argument = Path(path.decision, path.kind, path.values).argument
    menu = Menu(press=scene.press(Verb.STEP, path.decision, argument), placeholder=asks, entries=entries)
    best = _buttons(scene, question, {answer: behind[answer] for answer in _best(scene, question)})
    return Shown([*best.buttons, *_page_turns(scene, path, page, pages)], menus=((menu,),), lines=best.lines)


def _best(scene: Scene, question: NextChoice) -> list[str]:
    """The answers of a menu that look best, if they are whole moves and some look better than others: a press each."""
    answers = list(question.answers)
    whole = all(len(choices) == 1 for choices in question.answers.values())
    alike = question.merits[answers[0]] == question.merits[answers[-1]]
    if not whole or alike or scene.confirming is Confirming.ALWAYS or question.path.page:
        return []
    return answers[:BEST]


def _page_turns(scene: Scene, path: Path, page: int, pages: int) -> list[Button]:
    turned = [("earlier", page - 1), ("later", page + 1)]
    return [
        Button(
            label=scene.say(f"button-{name}"),
            press=scene.press(Verb.STEP, path.decision, Path(path.decision, path.kind, path.values, other).argument),
        )
        for name, other in turned
        if 0 <= other < pages
    ]


def _label(scene: Scene, question: NextChoice, answer: str) -> str:
    """What is chosen: the fields in which the answers differ."""
    chosen = question.answers[answer][0]
    return " · ".join(_named(scene, chosen, name) for name in question.differing)


def _named(scene: Scene, choice: Action, field: str) -> str:
    value = getattr(choice, field)
    if value is None or value == ():
        return scene.speaker.left_out(choice.kind, field) or scene.say("none")
    return scene.speaker.value(choice, field)


def _is_person(choice: Action, field: str) -> bool:
    """Whether a field names a seat."""
    known = type(choice).model_fields[field]
    return SEAT in known.metadata or any(
        SEAT in getattr(part, "__metadata__", ()) for part in get_args(known.annotation)
    )


def _chosen_so_far(scene: Scene, path: Path, left: Action) -> list[str]:
    """What the earlier questions were answered with."""
    return [_named(scene, left, name) for name in fields_of(left)[: len(path.values)]]


def _behind(scene: Scene, question: NextChoice, answer: str) -> str:
    """What an answer would cost and bring, or the range of what lies behind it; else what the thing does."""
    choices = question.answers[answer]
    return scene.range_of(choices) or _about(scene, choices[0], question.fields[0])


def _about(scene: Scene, choice: Action, field: str) -> str:
    """What the thing does that is chosen in a field."""
    value = getattr(choice, field)
    return scene.speaker.item_about(value) if isinstance(value, str) else ""


# On the picture


def _picture(scene: Scene, question: NextChoice) -> Picture | None:
    """The board with its marks; the hand where nothing on the board is chosen."""
    shown = scene.picture(PictureKind.BOARD, _marks(scene, question))
    return shown if shown is None or shown.marks else scene.picture(PictureKind.HAND)


def _marks(scene: Scene, question: NextChoice) -> dict[str, str]:
    """What can be chosen with the best that it would bring, and what has been chosen so far."""
    marks = dict.fromkeys(question.path.values, CHOSEN)
    for choices in question.answers.values():
        best = max(choices, key=scene.merit) if len(choices) > 1 else choices[0]
        for name in question.fields:
            for place, choice in _places(best, name):
                marks.setdefault(place, scene.figures(choice, mark=True))
    return {place: mark for place, mark in marks.items() if mark}


def _places(choice: Action, field: str) -> list[tuple[str, Action]]:
    """What can be marked for a choice: of several things each for itself."""
    value = getattr(choice, field)
    if not isinstance(value, tuple):
        return [(written(value), choice)]
    return [(written(part), choice.model_copy(update={field: (part,)})) for part in value]


# The end of a dialogue


def _confirm(scene: Scene, path: Path, choice: Action) -> Message:
    """The whole move as a sentence, with the board as it would be then, as far as that can be known."""
    following = None if scene.seat is None else scene.hosted.running.consequences(scene.seat, choice)
    final = following is not None and following.final
    said, typed = scene.speaker.action(choice), scene.listener.typed(choice)
    lines = [
        f"**{said}**",
        meaning(scene, choice),
        _final(scene, path) if final else "",
        "" if plain(typed) == plain(said) else f"-# `{typed}`",
    ]
    confirm = Button(
        label=scene.say("button-confirm"),
        press=scene.press(Verb.PLAY, path.decision, path.argument),
        style=Style.GOOD,
    )
    return Message(
        text="\n".join(line for line in lines if line),
        box=scene.box(scene.seat),
        rows=((confirm, _back(scene, path)),),
        picture=scene.picture(
            PictureKind.BOARD, dict.fromkeys(path.values, CHOSEN), None if following is None else following.view
        ),
    )


def meaning(scene: Scene, choice: Action) -> str:
    """What a move would cost and bring; else what the things do that it names."""
    abouts = [about for name in fields_of(choice) if (about := _about(scene, choice, name))]
    return scene.figures(choice) or "\n".join(abouts)


def _final(scene: Scene, path: Path, said: str = "final") -> str:
    """That a move cannot be taken back; an answer to what others are asked too can be changed until all have given one.

    Whether all others have, nobody knows, so such an answer has to be confirmed as well.
    """
    changes = any(decision.id == path.decision and decision.nature is Nature.REACTION for decision in scene.moves)
    return scene.say("final-answer" if changes else said)


def _back(scene: Scene, path: Path) -> Button:
    """One question back; from the first one to the kinds of action."""
    earlier = path
    while earlier.values:
        earlier = earlier.back()
        left = find(scene, earlier)
        if len(left) > 1 and _question(scene, earlier, left).path.values == earlier.values:
            return Button(label=scene.say("button-back"), press=scene.press(Verb.STEP, path.decision, earlier.argument))
    return Button(label=scene.say("button-back"), press=scene.press(Verb.MOVE, path.decision))
