"""Reading what a person types: notation becomes an action of one of the open decisions.

Listed choices are matched, not parsed. Forms are parsed by the pattern of their action, and forgiving; the leading word
may be left out in answer to what is asked. Whether the values are legal is for the game to say.

Whatever is typed, nothing but a Refusal comes out if it means nothing: not for a number of thirty digits, nor for what
looks like one (``²``), nor for pages of text.

A quick action is understood although it is not listed: what others did a moment ago may have taken it off the list,
and the game says better than we do what has become of it.
"""

import difflib
from collections.abc import Iterable, Mapping

from games.kernel.action import Action
from games.kernel.decision import Nature, OpenDecisions
from games.kernel.fields import LONGEST, Words, read_filled, tidied
from games.kernel.form import Form
from games.kernel.in_full import may_count, names_what_may_be, read_as
from games.kernel.marks import Mark, marks_of
from games.kernel.pattern import FIELD, fields_in, pattern_parts, without_verb
from games.kernel.refusal import Reason, Refusal

REPEATED = 100
"""So many characters of what means nothing are said back."""
SIMILAR = 100
"""With a text longer than this no move is compared."""

_WINDOWS = frozenset({Nature.SEALED, Nature.REACTION})
"""An answer here can be changed for as long as it is open, so it is still asked for when it has been given."""

QuickActions = Mapping[str, type[Action]]
"""The quick actions of a game, by kind."""


def read(
    text: str, moves: OpenDecisions, words: Words | None = None, quick: QuickActions | None = None
) -> Action | dict[str, object]:
    """The choice, or the JSON of the action, that a text means; a Refusal if it means none, or several."""
    found = understand(text, moves, words, quick)
    if found is None:
        raise Refusal(Reason.NOT_UNDERSTOOD, "", text=repeated(text), closest=closest(text, moves))
    return found


def understand(
    text: str, moves: OpenDecisions, words: Words | None = None, quick: QuickActions | None = None
) -> Action | dict[str, object] | None:
    """The same; None if it means none, or several. It is quicker, for it does not look what else may be meant."""
    tidy = tidied(text)
    found = _meant(tidy, moves, words or {}, quick or {}) if len(tidy) <= LONGEST else []
    return found[0] if len(found) == 1 else None


def _meant(tidy: str, moves: OpenDecisions, words: Words, quick: QuickActions) -> list[Action | dict[str, object]]:
    asked = tuple(decision for decision in moves if decision.owed or decision.nature in _WINDOWS)
    return (
        _matching_choices(tidy, moves)
        or _matching_forms(tidy, moves, words, whole=True)
        or _matching_answers(tidy, asked)
        or _matching_forms(tidy, asked, words, whole=False)
        or _only_choice(tidy, moves)
        or _matching_quick(tidy, moves, quick)
    )


def repeated(text: str) -> str:
    """What was typed, as it is said back to whoever typed it."""
    stripped = text.strip()
    return stripped if len(stripped) <= REPEATED else f"{stripped[:REPEATED]}…"


def _matching_choices(text: str, moves: OpenDecisions) -> list[Action | dict[str, object]]:
    return _different(choice for decision in moves for choice in decision.choices if text == tidied(choice.text))


def _matching_answers(text: str, asked: OpenDecisions) -> list[Action | dict[str, object]]:
    """The choices whose notation is this but for the leading word."""
    answers = [choice for decision in asked for choice in decision.choices if _has_fields(type(choice))]
    found = _different(choice for choice in answers if text == without_verb(tidied(choice.text)))
    return [] if text.isdigit() and (len(_unlabelled(asked)) > 1 or any(map(_names_a_seat, found))) else found


def _different(choices: Iterable[Action]) -> list[Action | dict[str, object]]:
    found: list[Action | dict[str, object]] = []
    found.extend(choice for choice in choices if choice not in found)
    return found


def _has_fields(kind: type[Action]) -> bool:
    """Whether its leading word has something to lead; in "no tourists" the other word is no answer either."""
    return FIELD.search(kind.notation) is not None


def _unlabelled(asked: OpenDecisions) -> set[str]:
    """The kinds of what is asked that are told apart by their leading word alone, for a number is all there is beside
    it: "7" may be an offer to accept or to withdraw, whichever of them is on the list."""
    choices = {choice.kind: type(choice) for decision in asked for choice in decision.choices}
    forms = {form.kind for decision in asked for form in decision.forms if _has_only_a_value(form.notation)}
    return forms | {kind for kind, each in choices.items() if _has_only_a_value(each.notation) and may_count(each)}


def _has_only_a_value(notation: str) -> bool:
    return FIELD.fullmatch(without_verb(notation).strip("[] ")) is not None


def _names_a_seat(choice: Action | dict[str, object]) -> bool:
    """Whether a number in it is a seat: people count otherwise, and have names."""
    return isinstance(choice, Action) and Mark.SEAT in marks_of(type(choice)).values()


def _only_choice(text: str, moves: OpenDecisions) -> list[Action | dict[str, object]]:
    """The leading word of a quick action alone, where only one is listed: ``accept`` while there is one offer."""
    quick = [choice for decision in moves for choice in decision.choices if choice.quick and _has_fields(type(choice))]
    found = [choice for choice in quick if tidied(choice.text).split()[0] == text]
    return [*found] if len(found) == 1 else []


def _matching_quick(text: str, moves: OpenDecisions, quick: QuickActions) -> list[Action | dict[str, object]]:
    found: list[Action | dict[str, object]] = []
    for kind in sorted(set().union(*(decision.accepts for decision in moves)) & set(quick)):
        action = read_as(quick[kind], text)
        if action is not None and names_what_may_be(action):
            found.append(action)
    return found


def closest(text: str, moves: OpenDecisions) -> str:
    """What could have been typed that looks most like a text; nothing if nothing does."""
    tidy = tidied(text)
    written = [choice.text for decision in moves for choice in decision.choices]
    written += [_outline(form.notation) for decision in moves for form in decision.forms]
    near = difflib.get_close_matches(tidy, written, n=1, cutoff=0.5) if len(tidy) <= SIMILAR else []
    return near[0] if near else ""


def _outline(notation: str) -> str:
    """``offer … for …``: what must be typed, without what may be left out."""
    return "".join(FIELD.sub("…", part) for part, optional in pattern_parts(notation) if not optional)


def _matching_forms(text: str, moves: OpenDecisions, words: Words, whole: bool) -> list[Action | dict[str, object]]:
    found: list[Action | dict[str, object]] = []
    forms = [form for decision in moves for form in decision.forms]
    something_else = len(forms) > 1 or any(decision.choices for decision in moves)
    for form in forms:
        if not whole and something_else and _has_only_a_value(form.notation):
            continue  # at a market "cod" does not say that one is done, and freezes the cod
        values = _in_form(text, form, words, whole)
        if values is not None:
            found.append(values)
    return found


def read_form(form: Form, text: str, words: Words) -> dict[str, object] | None:
    """The JSON of the action that a text means by the notation of one form; None if it means none."""
    tidy = tidied(text)
    if len(tidy) > LONGEST:
        return None
    read = _in_form(tidy, form, words, whole=True)
    return _in_form(tidy, form, words, whole=False) if read is None else read


def _in_form(text: str, form: Form, words: Words, whole: bool) -> dict[str, object] | None:
    written = fields_in(text, form.notation, whole)
    return None if written is None else read_filled(form, written, words)
