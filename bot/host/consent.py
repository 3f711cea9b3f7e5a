"""What others have to agree to: taking moves back and a pause all of them, the end of a pause more than half.

Whoever asks has agreed. What comes of it is told when that is settled, and not who said what.
"""

from bot.host import taking_back
from bot.host.change import Change
from bot.host.pauses import go_on, pause
from bot.host.playing import seat_to_move
from bot.host.posting import say
from bot.messages.reasons import HouseReason
from bot.store import About, Asks, ConsentRequest, Pause, Person, Subject
from games.kernel import Event, Reason, Refusal

# Asking


async def ask_undo(change: Change, person: Person, own: int | None = None) -> list[Event]:
    """Take back the last move of a person, and what that tells; or ask the others to agree, and nothing.

    ``own`` is how many moves of theirs stood when they wished it: meanwhile they may have made another.
    """
    hosted = change.hosted
    seat = seat_to_move(hosted, person)
    if own is not None and own != taking_back.moves_of(hosted.running, seat):
        raise Refusal(HouseReason.UNDONE_OR_FOLLOWED)
    steps = taking_back.steps_since(hosted.running, seat)
    if not steps:
        raise Refusal(Reason.NOTHING_TO_UNDO, "", moves=1)
    if taking_back.reveals(steps):
        raise Refusal(Reason.REVEALED, "", moves=len(steps))
    others = _others(change, person)
    if not others or not taking_back.acts_of_others(steps, seat, set(hosted.computer_seats())):
        _withdraw(change, Subject.UNDO)
        return await taking_back.take_back(change, seat, steps)
    moves = tuple(step.number for step in steps)
    await _ask(change, ConsentRequest(subject=Subject.UNDO, by=person.id, waiting=others, moves=moves))
    return []


async def ask_pause(change: Change, person: Person, days: int = 0) -> bool:
    """Pause a table for some days or until they go on, or ask the others to agree; whether it was done at once."""
    _check_plays(change, person)
    if change.hosted.record.pause is not None:
        raise Refusal(HouseReason.PAUSED)
    others = _others(change, person)
    if not others:
        await pause(change, Pause.CONSENT, days)
        return True
    await _ask(change, ConsentRequest(subject=Subject.PAUSE, by=person.id, waiting=others, days=days))
    return False


async def ask_to_go_on(change: Change, person: Person) -> bool:
    """End a pause, or ask the others to agree; whether it was done at once."""
    _check_plays(change, person)
    why = change.hosted.record.pause
    if why is None:
        raise Refusal(HouseReason.NOT_PAUSED)
    if why is Pause.MANAGER:
        change.hosted.check_moves_allowed()  # what a manager stops only a manager lets go on
    others = _others(change, person)
    if not others or why is Pause.ABSENCE:
        await go_on(change, person)
        return True
    await _ask(change, ConsentRequest(subject=Subject.RESUME, by=person.id, waiting=others))
    return False


def _check_plays(change: Change, person: Person) -> None:
    change.hosted.check_running()
    if person.id not in change.hosted.players():
        raise Refusal(HouseReason.NOT_SEATED)


def _others(change: Change, person: Person) -> tuple[int, ...]:
    return tuple(other for other in change.hosted.players() if other != person.id)


async def _ask(change: Change, request: ConsentRequest) -> None:
    _withdraw(change, request.subject)
    change.update(consents=(*change.hosted.record.consents, request))
    message = change.screens.consent_asked(change.hosted, request)
    await say(change, message, Asks(about=About.CONSENT, subject=request.subject))


# Answering


async def answer(change: Change, person: Person, subject: Subject, *, agrees: bool) -> bool:
    """One of the others agrees, or not; whether that was still asked. What can no longer be done is asked no more."""
    change.hosted.check_running()
    request = _open_request(change, person, subject)
    if request is None:
        raise Refusal(HouseReason.NOT_YOUR_UNDO)
    if subject is Subject.UNDO:
        change.hosted.check_moves_allowed()  # in a pause nothing is taken back; the request waits for its end
    if subject is Subject.UNDO and not _is_same_undo(change, request):
        _withdraw(change, subject)
        return False
    waiting = tuple(other for other in request.waiting if other != person.id and other in change.hosted.players())
    against = request.against + (not agrees)
    request = request.model_copy(update={"waiting": waiting, "agreed": request.agreed and agrees, "against": against})
    _withdraw(change, subject)
    if not _is_settled(change, request):
        change.update(consents=(*change.hosted.record.consents, request))
    elif not await _carry_out(change, person, request):
        await say(change, change.screens.not_agreed(change.hosted, subject))
    return True


def _open_request(change: Change, person: Person, subject: Subject) -> ConsentRequest | None:
    found = (request for request in change.hosted.record.consents if request.subject is subject)
    return next((request for request in found if person.id in request.waiting), None)


def _is_same_undo(change: Change, request: ConsentRequest) -> bool:
    """Whether the very moves stand there that were to be taken back, and no others since."""
    seat = change.hosted.record.seat_of(request.by)
    steps = [] if seat is None else taking_back.steps_since(change.hosted.running, seat)
    return seat is not None and taking_back.are_these(steps, seat, request.moves)


def _is_settled(change: Change, request: ConsentRequest) -> bool:
    """Whether those who have not answered yet can no longer change what comes of it."""
    by_majority = request.subject is Subject.RESUME
    lost = 2 * request.against >= len(change.hosted.players())
    return not request.waiting or (by_majority and (lost or _is_agreed(change, request)))


def _is_agreed(change: Change, request: ConsentRequest) -> bool:
    """Whether all agree, to the end of a pause more than half: nobody can keep the others from playing for ever."""
    if request.subject is not Subject.RESUME:
        return request.agreed
    players = len(change.hosted.players())
    return 2 * (players - len(request.waiting) - request.against) > players


async def _carry_out(change: Change, person: Person, request: ConsentRequest) -> bool:
    """Do what was agreed on; whether it was, and could be done."""
    if not _is_agreed(change, request):
        return False
    match request.subject:
        case Subject.UNDO:
            seat = change.hosted.record.seat_of(request.by)
            steps = [] if seat is None else taking_back.steps_since(change.hosted.running, seat)
            if seat is None or not taking_back.is_possible(steps):
                return False
            await taking_back.take_back(change, seat, steps)
        case Subject.PAUSE:
            await pause(change, Pause.CONSENT, request.days)
        case Subject.RESUME:
            await go_on(change, person)
    return True


def _withdraw(change: Change, subject: Subject) -> None:
    others = tuple(request for request in change.hosted.record.consents if request.subject is not subject)
    change.update(consents=others)
