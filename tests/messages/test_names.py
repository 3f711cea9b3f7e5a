"""Names are shown as their owners wrote them, and do nothing else in our texts."""

import pytest

from bot.front.emojis import Emojis
from bot.messages.limits import NAME
from bot.messages.message import Button, Message
from bot.messages.names import NAMELESS, called
from bot.store import Chair, Person
from games.kernel.things import bare, length

pytestmark = pytest.mark.defect(28)


def shown(name: str) -> str:
    """What Discord is sent where a text names somebody."""
    (text,) = Emojis().put_into(Message(text=f"**{called(name)}** bids.").texts)
    return text.removeprefix("**").removesuffix("** bids.")


@pytest.mark.parametrize(
    ("name", "sent"),
    [
        ("Ana", "Ana"),
        ("Chloé-Zoë O’Neil (2)", "Chloé-Zoë O’Neil (2)"),
        ("[a](https://b.example)", r"\[a\](https\://b.example)"),
        ("https://b.example", r"https\://b.example"),
        ("||x||", r"\|\|x\|\|"),
        ("*_~x~_*", r"\*\_\~x\~\_\*"),
        ("a\\*b", r"a\\\*b"),
        ("<@123> <#4> <:e:5>", r"\<\@123\> \<\#4\> \<\:e\:5\>"),
        ("@everyone", r"\@everyone"),
        ("# Head", r"\# Head"),
        ("-# small", r"\-\# small"),
        ("> said", r"\> said"),
        ("1. first", r"1\. first"),
        ("`code`", "ˋcodeˋ"),
        ("```\nblock", "ˋˋˋ block"),
    ],
)
def test_a_name_is_no_markdown(name: str, sent: str) -> None:
    assert shown(name) == sent


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("\u202eanA\u202c", "anA"),  # written from right to left
        ("A\u200bn\u2060a\ufeff", "Ana"),  # zero width
        ("Ana\n\n\tB\u00a0C ", "Ana B C"),
        ("\ue000fish-cod\ue001Ana", "fish-codAna"),  # marks of our own
        ("👩\u200d🍳", "👩\u200d🍳"),  # one emoji
        ("Ana 🐟", "Ana 🐟"),
        ("Z" + "\u0300" * 40, "Z\u0300\u0300"),
        ("\u3164\u200b", NAMELESS),
        ("", NAMELESS),
        ("x" * 100, "x" * (NAME - 1) + "…"),
    ],
)
def test_of_a_name_everything_is_seen_and_it_stays_in_its_line(name: str, seen: str) -> None:
    assert bare(called(name)) == seen


@pytest.mark.parametrize("name", ["Ana", "_a_*b*||c||", "*" * 100, "👩\u200d🍳", "", "1. [a](b)", "\u202ex`y`"])
def test_who_is_called_like_this_already_stays_so(name: str) -> None:
    assert called(called(name)) == called(name)


def test_people_and_chairs_have_such_names_however_they_were_kept() -> None:
    assert Person(id=1, name="||x||").name == called("||x||")
    assert Chair.model_validate({"person_id": 1, "name": "||x||"}).name == called("||x||")


def test_where_nothing_is_markdown_a_name_stands_as_it_is() -> None:
    assert Button(label=f"Take {called('[a](b)')}’s seat", press="x").label == "Take [a](b)’s seat"
    code = Message(text=f"```\n{called('_a_')} 5\n```")
    assert Emojis().put_into(code.texts) == ["```\n_a_ 5\n```"]


def test_a_message_full_of_names_still_fits() -> None:
    name = called("*" * NAME)
    full = Message(text=name * (4000 // length(name)))
    assert len(Emojis().put_into(full.texts)[0]) == 62 * length(name)
    with pytest.raises(ValueError, match="characters of text"):
        Message(text=full.text + name)
