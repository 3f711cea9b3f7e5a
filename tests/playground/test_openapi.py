"""The judge itself: it must find what is wrong, or its silence means nothing."""

from playground import wire
from playground.clock import HandClock
from playground.routes import all_routes
from playground.world import World
from tests.playground.openapi import Description


def test_the_judge_finds_a_missing_field(description: Description) -> None:
    world = World(HandClock())
    route = next(route for route in all_routes() if route.name == "GET /users/{user}")
    right = wire.user(world.bot)
    description.answer(route, 200, right)
    assert description.faults == []
    description.answer(route, 200, {**right, "id": 17})
    del right["global_name"]
    description.answer(route, 200, right)
    description.answer(route, 204, None)
    assert [fault.partition(" at ")[0].partition(":")[0] for fault in description.faults] == [
        "GET /users/{user} 200",
        "GET /users/{user} 200",
        "GET /users/{user} 204",
    ]
    description.faults.clear()


def test_the_judge_finds_a_wrong_object_in_an_event(description: Description) -> None:
    world = World(HandClock())
    guild = world.add_guild("Square", world.add_user("Olga"))
    world.add_channel(guild, "general")
    data = world.whole_guild(guild)
    description.event("GUILD_CREATE", data)
    assert description.faults == []
    del data["channels"][0]["name"]
    description.event("GUILD_CREATE", data)
    assert len(description.faults) == 1
    description.faults.clear()


def test_every_route_is_discords(description: Description) -> None:
    for route in all_routes():
        template = description._template(route)
        assert route.method.lower() in description._whole["paths"][template], route.name
