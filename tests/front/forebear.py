"""What the process has at hand of which the bots that are killed are copies. Nobody else imports it."""

import gc
from datetime import timedelta

import bot.front.budget
import bot.front.gateway
import bot.front.serving
import bot.host.leases
import bot.store.leases
from games.registry import games
from playground.patience import PATIENCE
from render import picture
from tests.front import mortal
from words import LANGUAGES, catalogue

__all__ = ["mortal"]

# What is read and drawn here is not read and drawn by everybody who comes back.
for words in map(catalogue, LANGUAGES):
    for key in words.keys("command-"):
        words.say(key)
picture.seat_things()
for game in games():
    picture.things(game.id)

# Whoever dies is not waited for so long here.
bot.store.leases.LEASE = timedelta(seconds=2)
bot.host.leases.BEAT = bot.front.budget.BEAT = 0.5
bot.front.gateway.ONE_IN = timedelta(0)
bot.front.serving.KEPT_FOR = PATIENCE
"""On a clock that stands still Discord waits for ever, and a busy machine may take long."""

gc.freeze()  # else each copy would look for garbage in all that was loaded, and have it copied for that
