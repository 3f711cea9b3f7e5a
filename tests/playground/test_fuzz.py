"""Whatever a bot sends gets an answer or a refusal; the server itself never breaks."""

import contextlib
import copy
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from playground import HandClock, acting, commands
from playground.model import User
from playground.refusal import Problems, Refusal
from playground.rest import Call, Route, perform
from playground.routes import all_routes
from playground.world import World
from tests.playground.test_refused_messages import (
    button,
    command,
    form,
    gallery,
    group,
    label,
    menu,
    option,
    row,
    said,
    v2,
)

Json = Any
ROUTES: dict[str, Route] = {route.name: route for route in all_routes()}
SEND, EDIT = "POST /channels/{channel}/messages", "PATCH /channels/{channel}/messages/{message}"
CALLBACK = "POST /interactions/{interaction}/{token}/callback"
EMBED = {"title": "t", "fields": [{"name": "n", "value": "v"}], "author": {"name": "a"}, "image": {"url": "http://x"}}
SECTION = {"type": 9, "components": [said("x")], "accessory": button()}
BODIES: list[tuple[str, Json]] = [
    (SEND, {"content": "x", "embeds": [EMBED], "components": [row(button()), row(menu())], "nonce": 1, "flags": 4}),
    (SEND, {"content": "x", "allowed_mentions": {"parse": ["users"]}, "message_reference": {"message_id": "1"}}),
    (SEND, v2({"type": 17, "components": [said("x"), gallery(1)]}, SECTION)),
    (EDIT, {"content": "y", "attachments": [{"id": "1"}], "components": []}),
    (CALLBACK, {"type": 4, "data": {"content": "x", "flags": 64, "components": [row(button())]}}),
    (CALLBACK, {"type": 5, "data": {"flags": 64}}),
    (CALLBACK, {"type": 9, "data": form(label(group(21, 3)), label(menu()))}),
    (CALLBACK, {"type": 8, "data": {"choices": [{"name": "n", "value": "v"}]}}),
    ("PUT /applications/{app}/commands", [command(options=[option(choices=[{"name": "n", "value": "v"}])])]),
    ("POST /applications/{app}/commands", command(options=[option(type=1, options=[option()])], contexts=[0])),
    ("POST /channels/{channel}/threads", {"name": "t", "type": 11, "auto_archive_duration": 60}),
    ("PATCH /channels/{channel}", {"name": "n", "topic": "t", "permission_overwrites": [{"id": "1", "type": 0}]}),
    ("PUT /channels/{channel}/permissions/{target}", {"type": 0, "allow": "1", "deny": "2"}),
    ("POST /guilds/{guild}/channels", {"name": "n", "type": 0, "parent_id": None}),
    ("POST /users/@me/channels", {"recipient_id": "1"}),
    ("POST /applications/{app}/emojis", {"name": "fish", "image": "data:image/png;base64,AAAA"}),
    ("POST /channels/{channel}/messages/bulk-delete", {"messages": ["1", "2"]}),
]  # fmt: skip
JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**70), 2**70),
    st.text(max_size=5),
    st.just("x" * 5000),
    st.lists(st.integers(0, 30), max_size=2),
    st.dictionaries(st.sampled_from(["type", "id", "components", "name"]), st.integers(0, 30), max_size=2),
)


def places(value: Json, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(found for key, each in inner for found in places(each, (*path, key)))]


def put(value: Json, path: tuple[Any, ...], junk: object) -> Json:
    if not path:
        return junk
    value = copy.deepcopy(value)
    node = value
    for step in path[:-1]:
        node = node[step]
    node[path[-1]] = junk
    return value


class Town:
    """A world with somebody in it, for one request."""

    def __init__(self) -> None:
        self.world = World(HandClock(0x6000_0000))
        self.ana: User = self.world.add_user("Ana")
        guild = self.world.add_guild("Square", self.ana)
        guild.roles[next(reversed(guild.roles))].permissions = 1 << 3
        channel = self.world.add_channel(guild, "general")
        commands.replace_all(self.world, None, [command()], Problems())
        found = acting.find_command(self.world, self.ana, channel, "buy")
        started = acting.use_command(self.world, self.ana, channel, found, {})
        send = ROUTES[SEND].handler
        self.params = {"channel": channel.id, "guild": guild.id, "app": self.world.application_id, "target": "1",
                       "interaction": started.id, "token": started.token, "message": ""}  # fmt: skip
        self.params["message"] = send(Call(self.world, self.params, {}, {"content": "x"}, []))["id"]

    def request(self, route: str, body: object) -> None:
        with contextlib.suppress(Refusal):
            perform(ROUTES[route], Call(self.world, self.params, {}, body, []))


def test_the_bodies_are_fine_as_they_are() -> None:
    for route, body in BODIES[:1] + BODIES[2:3] + BODIES[4:7] + BODIES[8:14]:
        town = Town()
        ROUTES[route].handler(Call(town.world, town.params, {}, body, []))


@given(st.data())
@settings(max_examples=200, deadline=None)
def test_the_server_never_breaks(data: st.DataObject) -> None:
    route, body = data.draw(st.sampled_from(BODIES))
    for _ in range(data.draw(st.integers(1, 2))):
        path = data.draw(st.sampled_from(places(body)))
        body = put(body, path, data.draw(JUNK))
    Town().request(route, body)
