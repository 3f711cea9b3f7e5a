"""The solo campaigns of a person: the best so far, the best of each part, and how each campaign went."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.messages.limits import first_lines
from bot.messages.message import Message
from bot.screens.helping import ALONE, to_a_game
from bot.screens.scene import Scene, link
from games.kernel import Sheet, SheetPart
from words import Catalogue

SHOWN = 12
"""The newest campaigns are listed one by one; all of them count for the best."""


class Played(NamedTuple):
    """A campaign with its sheet."""

    scene: Scene
    sheet: Sheet


def campaigns(scenes: Sequence[Scene], words: Catalogue) -> Message:
    """All campaigns, by game; ``scenes`` come the newest first."""
    played = [Played(scene, sheet) for scene in scenes if (sheet := scene.hosted.running.sheet()) is not None]
    if not played:
        return Message(text=words.say("screen-no-campaign"), rows=((to_a_game(words, ALONE),),))
    lines: list[str] = []
    for game in dict.fromkeys(each.scene.hosted.record.game for each in played):
        lines += _of_game([each for each in played if each.scene.hosted.record.game == game])
    return Message(text=first_lines(lines))


def _of_game(played: Sequence[Played]) -> Iterator[str]:
    scene = played[0].scene
    yield scene.say("campaign", game=scene.words.say(scene.hosted.record.game))
    ranked = [each.sheet for each in played if each.sheet.title is not None]
    if ranked:
        best = max(ranked, key=lambda sheet: sheet.total)
        yield scene.say("campaign-best", total=best.total, title=scene.speaker.title(best.title or ""))
    yield scene.say("campaign-parts")
    yield from (f"- {_part(scene, part)}" for part in _best_parts(played))
    yield scene.say("campaign-all")
    yield from (f"- {_entry(each)}" for each in played[:SHOWN])


def _best_parts(played: Sequence[Played]) -> list[SheetPart]:
    best: dict[str, SheetPart] = {}
    for part in (part for each in played for part in each.sheet.parts):
        before = best.get(part.name)
        if before is None or (part.amount, part.result or 0) > (before.amount, before.result or 0):
            best[part.name] = part
    longest = max(played, key=lambda each: len(each.sheet.parts)).sheet
    return [best[part.name] for part in longest.parts]


def _part(scene: Scene, part: SheetPart) -> str:
    name = scene.speaker.score_line(part.name)
    if part.result is None:
        return scene.say("campaign-bonus", name=name, amount=part.amount)
    score = scene.speaker.label("sheet-part", amount=part.amount, result=part.result)
    return scene.say("campaign-part", name=name, score=score)


def _entry(played: Played) -> str:
    scene, sheet = played
    hosted = scene.hosted
    parts = sum(part.result is not None for part in sheet.parts)
    if sheet.title is not None:
        state = scene.speaker.title(sheet.title)
    elif hosted.running.over:
        state = scene.say("campaign-given-up", parts=parts, most=sheet.most)
    else:
        state = scene.say("campaign-running", parts=parts, most=sheet.most, link=link(hosted, None))
    begun = f"<t:{int(hosted.record.opened_at.timestamp())}:D>"
    return scene.say("campaign-entry", begun=begun, total=sheet.total, state=state)
