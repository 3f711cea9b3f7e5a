"""Messages beside the board that ask for something: a question in private, a seat, a pause, a vote.

Once what they ask for is settled they lose their buttons, so that nothing that is over looks open. Whether it is
settled follows from what everybody may see.
"""

from bot.host.calling import SECRET
from bot.host.clockwork import questions
from bot.host.hosted import Hosted
from bot.store import About, Asks, Status


def is_settled(hosted: Hosted, asks: Asks) -> bool:
    """Whether nothing can be answered there any more."""
    record = hosted.record
    if record.status in (Status.OVER, Status.CANCELLED):
        return True
    match asks.about:
        case About.QUESTION:
            question = questions(hosted).get(asks.subject)
            if question is None:
                return True
            # A secret answer can be changed until the last one is in.
            return question.decision.nature not in SECRET and asks.seat not in question.seats
        case About.SEAT:
            return asks.seat is None or not record.chairs[asks.seat].held
        case About.PAUSE:
            return record.pause is None
        case About.VOTE:
            return asks.subject not in (record.vote or {})
        case About.UNDO:
            return record.undo is None
