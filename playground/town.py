"""The small town that `python -m playground` opens: eight persons, one guild, a few channels."""

from playground.model import ChannelType
from playground.world import World

PERSONS = (
    ("Ana", "en-US"),
    ("Bruno", "pt-BR"),
    ("Chloé", "fr"),
    ("Dmitri", "ru"),
    ("Eve", "de"),
    ("Farid", "en-GB"),
    ("Greta", "sv-SE"),
    ("Hana", "ja"),
)
CHANNELS = (("market-hall", "Where the games are played"), ("general", "Anything"), ("quiet", None))
"""The page opens in the first."""


def found(world: World) -> None:
    """Build it."""
    people = [world.add_user(name, locale=locale) for name, locale in PERSONS]
    guild = world.add_guild("Market Square", people[0])
    for person in people[1:]:
        world.join(guild, person)
    category = world.add_channel(guild, "Square", ChannelType.CATEGORY)
    for name, topic in CHANNELS:
        world.add_channel(guild, name, topic=topic, parent=category)
    for person in people:
        world.dm_with(person)
