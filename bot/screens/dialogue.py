"""Choosing a move: what is asked, the kinds of action that answer it, and what is said after a move.

The kinds stand below the board where everybody knows who is asked, and in private with all else that may be done.
What each of them asks for is in ``asking``.
"""

from collections.abc import Iterator, Sequence

from bot.host.taking_back import moves_of
from bot.messages.limits import ROW, first_lines
from bot.messages.message import Button, Message, PictureKind, Row, Style, in_rows
from bot.messages.press import Verb
from bot.screens import asking, clock, topics
from bot.screens.path import Path, values_of
from bot.screens.scene import Scene
from games.kernel import Action, Decision, Event, Form, Nature, Refusal, Seat, forced, kind_of, seen_by
from words.naming import STOP

KNOWN_ASKED = frozenset({Nature.TURN, Nature.SEALED, Nature.REACTION})
"""Natures of decisions of which everybody knows who is asked."""
FEW_ORDERS = 2
"""So many kinds of standing orders stand among the moves; more would bury what is asked, so all but the plan are behind
one button."""


def start(scene: Scene, note: str = "", page: int = 0, beside: tuple[Button, ...] = ()) -> Message:
    """All that this seat may do now: what it needs to see, what lies there to be answered, and what it may do else.

    ``beside`` are buttons that belong to the note.
    """
    lines = [note] if note else []
    lines += asked_lines(scene)
    return Message(
        text="\n".join([*lines, scene.glance(), *impossible_lines(scene, note)]).strip(),
        box=scene.box(scene.seat),
        rows=(
            *((beside,) if beside else ()),
            *topics.private_rows(scene, page),
            *_answers_first([*kind_buttons(scene), *hint_buttons(scene), *scene.tip_buttons()]),
        ),
        picture=scene.picture(PictureKind.HAND),
    )


def hint_buttons(scene: Scene) -> tuple[Button, ...]:
    """What asks for a hint, where there can be one."""
    return (scene.button("hint", Verb.HINT),) if scene.hosted.may_hint(scene.seat) else ()


def asked_lines(scene: Scene, *, lives: bool = False) -> list[str]:
    """What this seat is asked, and what it has answered so far; ``lives`` if a message that lives says so."""
    lines = [f"**{scene.speaker.decision(decision)}**" for decision in scene.moves if decision.owed]
    if not lines:
        lines += clock.standstill(scene) or [whose_turn(scene)]
    elif forced(scene.moves) is not None:
        lines.append(scene.say("one-answer"))
    lines += scene.tip_lines(lives=lives)
    return lines + scene.answered_lines()


def whose_turn(scene: Scene) -> str:
    """For whom the table waits, as everybody may see it, if not for whoever looks."""
    table = scene.hosted.running
    awaited = () if table.over else table.awaited()
    waits_for = dict.fromkeys(seat for seat, _ in awaited if seat != scene.seat)
    names = scene.speaker.listed([scene.hosted.names[seat] for seat in waits_for])
    turn = "yes" if all(decision.nature is Nature.TURN for _, decision in awaited) else "no"
    return scene.say("not-your-turn", names=names, count=len(waits_for), turn=turn)


def orders(scene: Scene) -> Message:
    """What this seat has left to be done later, and what it may leave, change and withdraw."""
    left = standing(scene)
    lines = [scene.say("orders"), *(f"- {scene.speaker.action(order)}" for order in left)]
    if not left:
        lines.append(scene.say("orders-none"))
    rows = in_rows(_buttons(scene, [decision for decision in scene.moves if decision.nature is Nature.ORDER]))
    back = Button(label=scene.say("button-back"), press=scene.press(Verb.MOVE))
    return Message(text=first_lines(lines), box=scene.box(scene.seat), rows=(*rows, (back,)) if rows else ())


def standing(scene: Scene) -> Sequence[Action]:
    """What this seat has left to be done later."""
    return () if scene.seat is None else scene.hosted.running.orders(scene.seat)


# Kinds of action


def public_kinds(scene: Scene) -> list[Button]:
    """A button below the board for each kind of action that answers what is asked, if it is asked once.

    They follow from what everybody knows: what is not possible for a reason that others cannot see looks as if it were.
    They fill one row at the most; what has no room there is behind *Your move* with all else.
    """
    if not scene.hosted.moves_allowed:
        return []
    table = scene.hosted.running
    asked = {decision.id: (seat, decision) for seat, decision in table.awaited() if decision.nature in KNOWN_ASKED}
    elaborate = {kind_of(action) for action in scene.hosted.game.action_classes if action.elaborate}
    kinds = [
        (decision, kind)
        for _, decision in asked.values()
        for kind in _in_order(scene, decision)
        if kind not in elaborate
    ]
    names = [kind for _, kind in kinds]
    impossible = {(decision, kind) for decision in asked for kind in _ruled_out_for_all(scene, decision)}
    buttons = [
        button
        for decision, kind in kinds
        if names.count(kind) == 1
        for button in (
            [_kind_button(scene, decision, kind, disabled=True)]
            if (decision.id, kind) in impossible
            else _public_kind(scene, asked[decision.id][0], decision, kind)
        )
    ]
    return buttons[:ROW]


def _ruled_out_for_all(scene: Scene, decision: str) -> frozenset[str]:
    """The kinds of action that nobody can choose of those who are asked this, as everybody knows."""
    table = scene.hosted.running
    seats = [seat for seat, asked in table.awaited() if asked.id == decision]
    return frozenset.intersection(*(table.ruled_out(seat, decision) for seat in seats))


def _public_kind(scene: Scene, seat: Seat, decision: Decision, kind: str) -> list[Button]:
    """The button of a kind below the board; of quick ones one for each choice: whoever else is asked has the same."""
    if kind in scene.hosted.game.quick_actions:
        listed = next((each for each in scene.hosted.running.moves(seat) if each.id == decision.id), decision)
        choices = [choice for choice in listed.choices if choice.kind == kind]
        if 1 < len(choices) < ROW:
            return [_quick(scene, decision, choice, Style.MAIN) for choice in choices]
    return [_kind_button(scene, decision, kind, Style.MAIN)]


def _in_order(scene: Scene, decision: Decision) -> Iterator[str]:
    """The kinds of action that a decision takes, as the game lists them, without those that are seldom possible."""
    for action in scene.hosted.game.action_classes:
        kind = kind_of(action)
        if kind in decision.accepts and not action.rare:
            yield kind


def kind_rows(scene: Scene) -> tuple[Row, ...]:
    """What can be done about what answers no topic, in rows."""
    return _answers_first(kind_buttons(scene))


def _answers_first(buttons: Sequence[Button]) -> tuple[Row, ...]:
    """Buttons in rows: what answers the question apart from all else, unless that takes more of them."""
    answers = max((place for place, button in enumerate(buttons, 1) if button.style is Style.MAIN), default=0)
    apart = (*in_rows(buttons[:answers]), *in_rows(buttons[answers:]))
    together = in_rows(buttons)
    return apart if len(apart) == len(together) else together


def kind_buttons(scene: Scene) -> list[Button]:
    """A button for each kind of action that answers no topic; of quick ones for each choice. Orders come last.

    They stand in the same order as below the board, whatever of it is possible now.
    """
    asked = sorted(scene.moves, key=lambda decision: not decision.owed)
    buttons = _buttons(scene, [decision for decision in asked if decision.nature is not Nature.ORDER])
    left = _buttons(scene, [decision for decision in asked if decision.nature is Nature.ORDER])
    if len(left) > FEW_ORDERS:
        plan = [button for button in left if button.press == scene.press(Verb.PLAN)]
        left = [*plan, scene.button("orders", Verb.ORDERS)]
    return buttons + left


def _buttons(scene: Scene, decisions: Sequence[Decision]) -> list[Button]:
    at_topics = {kind for topic in scene.topics for kind in topic.answers}
    places = {kind_of(action): place for place, action in enumerate(scene.hosted.game.action_classes)}
    impossible = list(_impossible(scene))
    buttons: list[Button] = []
    for decision in decisions:
        kinds = _kinds(scene, decision, at_topics)
        kinds += [
            (kind, _kind_button(scene, asked, kind, disabled=True))
            for asked, kind, _ in impossible
            if asked == decision
        ]
        buttons += [button for _, button in sorted(kinds, key=lambda each: places[each[0]])]
    return buttons


def _kinds(scene: Scene, decision: Decision, at_topics: set[str]) -> list[tuple[str, Button]]:
    style = Style.MAIN if decision.owed else Style.PLAIN
    by_kind: dict[str, list[Action]] = {}
    for choice in decision.choices:
        if choice.kind not in at_topics:
            by_kind.setdefault(choice.kind, []).append(choice)
    buttons: list[tuple[str, Button]] = []
    for kind, choices in by_kind.items():
        if choices[0].quick and len(choices) <= ROW:
            buttons += [(kind, _quick(scene, decision, choice, style)) for choice in choices]
        else:
            buttons.append((kind, _kind_button(scene, decision, kind, style)))
    forms = (form for form in decision.forms if form.kind not in at_topics)
    return [*buttons, *((form.kind, _form(scene, decision, form, style)) for form in forms)]


def _kind_button(
    scene: Scene, decision: Decision, kind: str, style: Style = Style.PLAIN, *, disabled: bool = False
) -> Button:
    press = scene.press(Verb.STEP, decision.id, kind)
    return Button(label=scene.speaker.action_name(kind), press=press, style=style, disabled=disabled)


def _form(scene: Scene, decision: Decision, form: Form, style: Style) -> Button:
    """What opens a form; a plan is put together in a message of its own."""
    if form.kind == scene.hosted.game.plan_kind:
        return Button(label=scene.speaker.action_name(form.kind), press=scene.press(Verb.PLAN), style=style)
    press = scene.press(Verb.FORM, decision.id, form.kind)
    return Button(label=scene.speaker.action_name(form.kind), press=press, style=style)


def _quick(scene: Scene, decision: Decision, choice: Action, style: Style) -> Button:
    path = Path(decision.id, choice.kind, values_of(choice))
    press = scene.press(Verb.PLAY, decision.id, path.argument)
    return Button(label=scene.speaker.quick_name(choice), press=press, style=style)


def step(scene: Scene, path: Path) -> Message:
    """The next question to which a path leads; where it leads nowhere, why, and all that may be done."""
    asked = asking.step(scene, path)
    if asked is None:
        return start(scene, _why_not(scene, path) or scene.say("moved-on"))
    if path.values:
        return asked
    tips = scene.tip_lines()
    if tips:
        asked = asked.model_copy(update={"text": first_lines([*tips, *asked.text.split("\n")])})
    seldom = _seldom_possible(scene, path)
    return asked.with_last_row(tuple(seldom)) if seldom else asked


def _seldom_possible(scene: Scene, path: Path) -> list[Button]:
    """What is possible instead, and stands nowhere below the board."""
    kinds = {
        choice.kind: decision
        for decision in scene.moves
        if decision.id == path.decision
        for choice in decision.choices
        if choice.rare and choice.kind != path.kind
    }
    return [_kind_button(scene, decision, kind) for kind, decision in kinds.items()]


# What is not possible now


def _impossible(scene: Scene) -> Iterator[tuple[Decision, str, Refusal]]:
    """The kinds of action that what is asked takes and that have no choices now, with what the game says to that."""
    for decision in scene.moves:
        if decision.owed and scene.seat is not None:
            for kind in _in_order(scene, decision):
                why = scene.hosted.running.why_not(scene.seat, decision, kind) if kind in decision.impossible else None
                if why is not None:
                    yield decision, kind, why


def impossible_lines(scene: Scene, note: str = "") -> list[str]:
    """What is not possible now and why, unless the note says it already."""
    said = [_because(scene, kind, why) for _, kind, why in _impossible(scene)]
    return [f"-# {line}" for line in said if line != note]


def _because(scene: Scene, kind: str, why: Refusal) -> str:
    return scene.say("impossible", action=scene.speaker.action_name(kind), why=scene.speaker.refusal(why))


def _why_not(scene: Scene, path: Path) -> str:
    """Why a kind of action that is asked for has no choices now; empty if it is not asked for any more."""
    decision = next((each for each in scene.moves if each.id == path.decision), None)
    if decision is None or scene.seat is None or path.kind not in decision.impossible:
        return ""
    why = scene.hosted.running.why_not(scene.seat, decision, path.kind)
    if why is None:
        return scene.say("not-now", action=scene.speaker.action_name(path.kind))
    return _because(scene, path.kind, why)


# A move in words


def in_words(scene: Scene, action: Action) -> str:
    """What an action does, with what it answers if that lies there."""
    topic = topics.answered(scene, action)
    if topic is None or action not in topics.listed(scene, topic).values():
        return scene.speaker.action(action)
    return f"{scene.speaker.short_name(action.kind)} · {scene.speaker.topic(topic)}"


def is_turn(scene: Scene, action: Action) -> bool:
    """Whether an action would be this seat's turn: not a secret answer, which has nothing to tell but itself."""
    return any(decision.nature is Nature.TURN and action.kind in decision.accepts for decision in scene.moves)


def with_what_was_learned(scene: Scene, done: str, events: list[Event]) -> list[str]:
    """What this seat did, and what it alone learned by that; where this begins with the same words it tells both."""
    own = (event for event in seen_by(scene.seat, events) if not event.visible_to(None) and not event.passing)
    learned = [scene.speaker.event(event) for event in own]
    is_told = any(line.startswith(done.removesuffix(STOP)) for line in learned)
    return learned if is_told else [done, *learned]


def is_asked(scene: Scene) -> bool:
    """Whether this seat is to answer something; what it may do freely, for as long as it likes, does not count."""
    return any(decision.owed and decision.nature is not Nature.FREE for decision in scene.moves)


def after(scene: Scene, action: Action, said: str) -> Message:
    """What stands there after a move: where one is asked, or may go on at once, all that may be done now."""
    free = any(decision.nature is Nature.FREE and action.kind in decision.accepts for decision in scene.moves)
    return start(scene, said) if free or is_asked(scene) else Message(text=said)


def undo(scene: Scene) -> Button | None:
    """Takes the last move of this seat back, and no later one."""
    if scene.seat is None:
        return None
    own = moves_of(scene.hosted.running, scene.seat)
    return Button(label=scene.say("button-undo"), press=scene.press(Verb.UNDO, "", str(own)))
