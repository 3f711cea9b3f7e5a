"""A Discord on this machine: REST v10, gateway, CDN and a web page, for tests and for trying the bot."""

from playground.clock import HandClock, RealClock
from playground.messages import Impossible
from playground.person import Answer, NoAnswer, Person
from playground.seen import Form, Seen
from playground.server import Playground

__all__ = [
    "Answer",
    "Form",
    "HandClock",
    "Impossible",
    "NoAnswer",
    "Person",
    "Playground",
    "RealClock",
    "Seen",
]
