"""Whoever sits down at a table of another language than theirs is told once, in private, that they can choose."""

from bot.front.request import Request
from bot.host import people
from bot.host.hosted import HostedTable
from bot.messages.message import Message
from bot.screens.house import language_of
from bot.screens.settings import with_languages


async def answer_seated(request: Request, hosted: HostedTable, message: Message) -> None:
    """Answer whoever has sat down.

    What only they see is in the language of their Discord if we speak it, else in English; the table is in that of the
    server. Whoever has chosen a language knows that there are several.
    """
    person, spoken_here = request.person, hosted.record.language
    if person.told_of_languages or person.language is not None or language_of(person) == spoken_here:
        await request.answer(message)
        return
    request.person = await people.change_settings(request.tables, person, told_of_languages=True)
    await request.answer(with_languages(message, request.words, spoken_here))
