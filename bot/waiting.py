"""After a move: the way to the next table that waits for the same person."""

from bot.host import Hall
from bot.host.digest import oldest_first
from bot.message import Link, Message
from bot.screens.scene import link
from bot.visit import Visit


async def with_next_table(hall: Hall, visit: Visit, table_id: int, message: Message) -> Message:
    """What a person is told after a move, with a button to the table that has waited for him longest."""
    tables = oldest_first(await hall.tables_of(visit.person.id), visit.person.id)
    following = next((hosted for hosted in tables if hosted.record.id != table_id), None)
    if following is None:
        return message
    address = link(following, await hall.link(following))
    label = visit.say("button-next", game=visit.words.say(following.record.game))
    row = (Link(label=label[:80], url=address),)
    return message.model_copy(update={"rows": (row, *message.rows)})
