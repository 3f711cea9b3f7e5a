"""How long a game and its questions will take, said in its lobby."""

from datetime import timedelta
from fractions import Fraction

from bot.host.time.pace import LIVE, length, part_of_day
from bot.screens.scene import Scene
from games.kernel import Figure, Option, menu, read_options
from games.kernel.course import Course, expected

WHOLE = Fraction(1)
MINUTE, HOUR, DAY, WEEK = (timedelta(**{unit: 1}) for unit in ("minutes", "hours", "days", "weeks"))
MONTH = timedelta(days=30)
AT_A_TABLE = MINUTE
"""What a turn takes among people who sit together, far from its limit."""
_UNITS = (("months", MONTH), ("weeks", WEEK), ("days", DAY), ("hours", HOUR), ("minutes", MINUTE))
SEVERAL = 1.5
"""From so many on a unit is counted, in whole ones."""


def answers(scene: Scene) -> list[str]:
    """How many answers; nothing where nobody has measured it."""
    course = _expected(scene)
    return [] if course is None else [scene.say("course", answers=course.answers)]


def _expected(scene: Scene) -> Course | None:
    record = scene.hosted.record
    people = sum(chair.person_id is not None for chair in record.chairs)
    return expected(scene.hosted.game, len(record.chairs), people) if _is_plain(scene) else None


def lines(scene: Scene) -> list[str]:
    """How many answers and how much time; nothing where nobody has measured it, or nobody waits for anybody."""
    record, course = scene.hosted.record, _expected(scene)
    if course is None:
        return []
    turn = AT_A_TABLE if record.pace == LIVE else length(record.pace, WHOLE)
    if turn is None:
        return [scene.say("course", answers=course.answers)]
    time = said(scene, course.waits * turn)
    timed = scene.say("course-timed", answers=course.answers, time=time, turn=said(scene, turn))
    if course.planned is None or record.pace == LIVE:  # who sits together answers as fast as they would plan
        return [timed]
    return [timed, scene.say("course-planned", time=said(scene, course.planned * turn))]


def is_timed(scene: Scene, option: Option) -> bool:
    """Whether an option means something at this pace: without deadlines nobody has so many hours."""
    return not option.clock or length(scene.hosted.record.pace, WHOLE) is not None


def option_value(scene: Scene, option: Option, value: Figure) -> str:
    """A value of an option; of one about time how long that is at this pace: specs give the hours of a daily table."""
    time = length(scene.hosted.record.pace, part_of_day(value)) if option.clock and isinstance(value, int) else None
    return scene.speaker.option_value(option, value) if time is None else _exactly(scene, time)


def _is_plain(scene: Scene) -> bool:
    """Whether the game is played as it was measured."""
    options_type = scene.hosted.game.options_type
    chosen = read_options(options_type, scene.hosted.record.options)
    return all(option.clock or getattr(chosen, option.name) == option.default for option in menu(options_type))


def _exactly(scene: Scene, time: timedelta) -> str:
    """So much time, in the largest unit of which it is so many whole ones: no two choices may look the same."""
    whole = ((unit, size) for unit, size in _UNITS if unit != "months" and time % size == timedelta(0))
    found = next(whole, None)
    return said(scene, time) if found is None else scene.say(f"course-{found[0]}", count=time // found[1])


def said(scene: Scene, time: timedelta) -> str:
    """So much time, in the largest unit of which it is exactly one, or several."""
    unit, size = next((each for each in _UNITS if time == each[1] or time >= SEVERAL * each[1]), _UNITS[-1])
    return scene.say(f"course-{unit}", count=round(time / size))
