"""Every verb of a custom id is served, and every command has its words."""

import pytest

from bot.front.client import SUBJECTS
from bot.front.routing import FORMS, PRESSES, form, press
from bot.messages.press import Verb


def test_every_verb_is_served_by_one_function_of_a_subject() -> None:
    assert set(PRESSES) == set(Verb)
    assert set(FORMS) == {Verb.SEND, Verb.CANCEL}
    subjects = {subject.__name__ for subject in SUBJECTS}
    assert {handler.__module__ for handler in (*PRESSES.values(), *FORMS.values())} <= subjects


def test_a_second_function_for_a_verb_is_noticed_at_once() -> None:
    """Else it would silently take the place of the first."""
    with pytest.raises(ValueError, match="served twice"):
        press(Verb.BACK)(PRESSES[Verb.TAKE])
    with pytest.raises(ValueError, match="served twice"):
        form(Verb.SEND)(FORMS[Verb.CANCEL])
