"""Seats change hands: leaving and coming back, seats that are offered and taken, what becomes of an absent one."""

from collections import Counter

from bot.host import slips
from bot.host.change import Change
from bot.host.finishing import close, proceed
from bot.host.hosted import HostedTable
from bot.host.lobby import named_apart
from bot.host.pauses import resume
from bot.host.posting import say, send
from bot.host.screens import Stage
from bot.messages.reasons import HouseReason
from bot.store import About, Asks, Chair, NoteKind, Pause, Person, SeatVote, SeatWish, Status
from games.kernel import Refusal, Seat

MOST_INVITED = 5
"""So many invitations of a table may be open at a time: each of them calls somebody."""


async def leave(change: Change, person: Person) -> None:
    """Give one's seat up in the middle of a game: the computer plays on, and anybody may take it.

    In a pod nobody else may: the same deal is played elsewhere, and they could know it.
    """
    seat = check_may_leave(change.hosted, person)
    calls = not _has_left_before(change.hosted, seat)
    await give_up(change, seat)
    if not change.hosted.players():
        await close(change, by=person.id)
        return
    await change.computers_play()
    await proceed(change)
    if change.hosted.record.chairs[seat].offered and not change.hosted.running.over:
        await _offer(change, seat, person, calls=calls)


def _has_left_before(hosted: HostedTable, seat: Seat) -> bool:
    """Whether they have come and gone: not each time is everybody called. What was played since may be secret."""
    name = hosted.record.chairs[seat].name
    return any(note.kind is NoteKind.LEFT and note.name == name for note in hosted.record.notes)


async def give_up(change: Change, seat: Seat) -> None:
    """Let the computer play in a seat from now on; also where nothing can be shown, because the table is parked."""
    chair = change.hosted.record.chairs[seat]
    offered = change.hosted.record.tournament is None
    await change.change_chair(seat, chair.model_copy(update={"computer_plays": True, "offered": offered}))
    _forget_votes(change, seat)
    change.note(NoteKind.LEFT, chair.name)


def check_may_leave(hosted: HostedTable, person: Person) -> Seat:
    """The seat that a person may give up; a Refusal if they have none, or have left it."""
    seat = _own_seat(hosted, person)
    if hosted.has_left(hosted.record.chairs[seat]):
        raise Refusal(HouseReason.ALREADY_LEFT)
    return seat


async def come_back(change: Change, person: Person) -> None:
    """Take one's own seat back from the computer."""
    seat = _own_seat(change.hosted, person)
    chair = change.hosted.record.chairs[seat]
    if not chair.computer_plays:
        raise Refusal(HouseReason.COMPUTER_PLAYS_FOR_NOBODY)
    await change.change_chair(seat, Chair(person_id=person.id, name=chair.name))
    _forget_votes(change, seat)
    change.note(NoteKind.BACK, chair.name)
    if change.hosted.record.pause is Pause.ABSENCE:
        await resume(change)
    await proceed(change, by=person.id)
    await slips.give_first(change, seat)


def seats_to_take(hosted: HostedTable, person: Person) -> list[Seat]:
    """The seats that are offered to this person; a Refusal, with why, if none is.

    Whoever has seen a hand may come back to that seat only: nobody knows two.
    """
    hosted.check_running()
    if hosted.record.seat_of(person.id) is not None:
        raise Refusal(HouseReason.ALREADY_SEATED)
    offered = [seat for seat, chair in enumerate(hosted.record.chairs) if chair.offered]
    if not offered:
        raise Refusal(HouseReason.NOT_OFFERED)
    known = {hand.seat for hand in hosted.record.known_hands if hand.person_id == person.id}
    own = [seat for seat in offered if known <= {seat}]
    if not own:
        raise Refusal(HouseReason.KNOWS_ANOTHER_HAND)
    return own


async def take(change: Change, person: Person, seat: Seat) -> None:
    """Sit down in a seat that is offered, with everything that lies there."""
    hosted = change.hosted
    hosted.check_running()
    if seat not in range(len(hosted.record.chairs)):
        raise Refusal(HouseReason.UNKNOWN_PRESS)
    if not hosted.record.chairs[seat].offered:
        raise Refusal(HouseReason.SEAT_GONE)
    if seat not in seats_to_take(hosted, person):
        raise Refusal(HouseReason.KNOWS_ANOTHER_HAND)
    chairs = list(hosted.record.chairs)
    before, chairs[seat] = chairs[seat], Chair(person_id=person.id, name=person.name)
    await change.sit(named_apart(chairs))
    _forget_votes(change, seat)
    change.know_hands()
    change.note(NoteKind.TAKEN, before.name, person.name)
    change.given.add(seat)  # what is asked in private stands on the slip below
    await proceed(change)
    takes_over = change.screens.took_over(change.hosted, person, before.name)
    since = change.screens.since(change.hosted, seat, person, Stage.ASKED)
    await slips.give(change, seat, [takes_over, *since])
    if before.person_id is not None:
        await _tell_replaced(change, await change.person(before.person_id), person.name)


async def _tell_replaced(change: Change, person: Person, successor: str) -> None:
    """Tell whoever had left, or was absent, that somebody else sits there now: in private if that is possible."""
    if person.reachable:
        await send(change, person, change.screens.replaced(change.hosted, person, successor, in_channel=False))
    else:
        await say(change, change.screens.replaced(change.hosted, person, successor, in_channel=True))


async def invite(change: Change, person: Person, guest: int) -> None:
    """Call somebody to a table that has a place for them."""
    hosted = change.hosted
    hosted.check_open()
    if hosted.record.seat_of(person.id) is None:
        raise Refusal(HouseReason.NOT_SEATED)
    if hosted.record.seat_of(guest) is not None:
        raise Refusal(HouseReason.GUEST_SEATED)
    if not hosted.has_free_seat:
        raise Refusal(HouseReason.FULL, "", seats=len(hosted.record.chairs))
    invitation = Asks(about=About.INVITATION, subject=str(guest))
    open_ones = [prompt.asks for prompt in hosted.record.prompts if prompt.asks.about is About.INVITATION]
    if invitation in open_ones:
        raise Refusal(HouseReason.GUEST_INVITED)
    if len(open_ones) >= MOST_INVITED:
        raise Refusal(HouseReason.ENOUGH_INVITED, "", most=MOST_INVITED)
    await say(change, change.screens.invited(hosted, person.id, guest), invitation)


# What should become of the seat of somebody who does not answer


async def vote(change: Change, person: Person, wish: SeatWish) -> None:
    """Say in private what should become of the seats in which the computer plays for somebody."""
    change.hosted.check_running()
    if person.id not in change.hosted.players():
        raise Refusal(HouseReason.NOT_SEATED)
    if change.hosted.record.tournament is not None and wish is not SeatWish.KEEP:
        raise Refusal(HouseReason.POD_SEAT)
    chairs = change.hosted.record.chairs
    absent = [seat for seat, chair in enumerate(chairs) if chair.computer_plays and not chair.offered]
    if not absent:
        raise Refusal(HouseReason.COMPUTER_PLAYS_FOR_NOBODY)
    for seat in absent:
        if change.hosted.record.status is Status.RUNNING:  # the vote on one seat may have closed the table
            await _count(change, SeatVote(seat=seat, person_id=person.id, wish=wish), person)


async def _count(change: Change, cast: SeatVote, person: Person) -> None:
    others = [vote for vote in change.hosted.record.seat_votes if vote.key != cast.key]
    change.update(seat_votes=(*others, cast))
    voters = change.hosted.players()
    wishes = [vote.wish for vote in (*others, cast) if vote.seat == cast.seat and vote.person_id in voters]
    (leading, number) = Counter(wishes).most_common(1)[0]
    if 2 * number <= len(voters):
        return
    _forget_votes(change, cast.seat)
    match leading:
        case SeatWish.KEEP:
            pass
        case SeatWish.OFFER:
            chair = change.hosted.record.chairs[cast.seat]
            await change.change_chair(cast.seat, chair.model_copy(update={"offered": True}))
            change.note(NoteKind.OFFERED, chair.name)
            await _offer(change, cast.seat, person)
        case SeatWish.END:
            await close(change)


def _forget_votes(change: Change, seat: Seat) -> None:
    change.update(seat_votes=tuple(vote for vote in change.hosted.record.seat_votes if vote.seat != seat))


async def _offer(change: Change, seat: Seat, by: Person, *, calls: bool = True) -> None:
    """Offer a seat, and call the people of the table: who may sit there, and the others, who may know somebody.

    The message goes when the seat does: it would say for ever, below the board, that the seat is free.
    """
    record = change.hosted.record
    elsewhere = set(change.hosted.players()) | {person for other, person in change.hosted.people() if other != seat}
    known = dict.fromkeys(hand.person_id for hand in record.known_hands if hand.seat == seat)
    may_sit = tuple(person for person in known if person not in elsewhere and person != by.id)
    others = tuple(person for person in change.hosted.players() if person != by.id)
    message = change.screens.offered(change.hosted, seat, may_sit if calls else (), others if calls else ())
    await say(change, message, Asks(about=About.SEAT, seat=seat), vanishes=True)


def _own_seat(hosted: HostedTable, person: Person) -> Seat:
    hosted.check_running()
    seat = hosted.record.seat_of(person.id)
    if seat is None:
        raise Refusal(HouseReason.NOT_SEATED)
    return seat
