"""Simple tricks that a person might find, to see whether they beat the computer players."""

from collections.abc import Callable, Mapping
from functools import partial

from bench import central_tricks as central
from bench import fishmarket_tricks as fishmarket
from bench import lisboa_tricks as lisboa
from bench import schwarzmarkt_tricks as schwarzmarkt
from bench import turin_tricks as turin
from games.kernel import Action, Agent, Dice, OpenDecisions, Stream, View
from games.registry import find_game

Answer = Action | dict[str, object]
Trick = Callable[[View, OpenDecisions, Answer, Stream], Answer | None]


class Tricky:
    """Plays as *normal* does, but for one trick."""

    def __init__(self, game: str, trick: Trick) -> None:
        self._game = game
        self._trick = trick

    def choose(self, view: View, moves: OpenDecisions, dice: Dice) -> Answer:
        """What the trick says; else what *normal* would do."""
        usual = find_game(self._game).agent().choose(view, moves, dice)
        return self._trick(view, moves, usual, dice.stream("trick")) or usual


_FOUND: Mapping[str, Mapping[str, Trick]] = {
    "central": {
        "undercut-by-one": central.undercut_by_one,
        "never-undercut": central.never_undercut,
        "never-bid": central.never_bid,
        "jump-by-two": partial(central.jump, 2),
        "jump-by-three": partial(central.jump, 3),
        "open-at-10": partial(central.open_at, 10),
        "open-at-6": partial(central.open_at, 6),
        "straight-to-four": partial(central.straight_to, 4),
        "never-below-six": partial(central.never_below, 6),
        "never-below-four": partial(central.never_below, 4),
        "rot-at-once": central.rot_at_once,
        "all-to-tourists": central.all_to_tourists,
        "sell-most": central.sell_most,
    },
    "lisboa": {
        "only-coins": lisboa.only_coins,
        "dearest-stand": lisboa.dearest_stand,
        "cheapest-stand": lisboa.cheapest_stand,
        "most-now": lisboa.most_now,
        "most-ahead-now": lisboa.most_ahead_now,
        "customers-first": lisboa.customers_first,
        "restaurants-first": lisboa.restaurants_first,
    },
    "schwarzmarkt": {
        "sell-at-12": partial(schwarzmarkt.sell_at, 12),
        "push-to-12": partial(schwarzmarkt.push_to, 12),
        "one-step": schwarzmarkt.one_step,
        "from-9": partial(schwarzmarkt.sell_from, 9),
        "from-16": partial(schwarzmarkt.sell_from, 16),
        "from-25": partial(schwarzmarkt.sell_from, 25),
        "skip-12": schwarzmarkt.skip_12,
        "one-card": schwarzmarkt.one_card,
        "be-done-first": schwarzmarkt.be_done_first,
    },
    "fishmarket": {
        "nine-on-each": partial(fishmarket.same_on_every_boat, 9),
        "all-on-one": fishmarket.one_boat,
        "proportional": fishmarket.in_proportion,
        "keen-offers": partial(fishmarket.keen_offers, 0.5, 2),
        "firm-offers": partial(fishmarket.keen_offers, 0.7, 1.3),
        "sixteen-on-three": partial(fishmarket.on_the_best, 3),
        "half-on-two": partial(fishmarket.on_the_best, 2),
        "worst-boats": fishmarket.on_the_worst,
        "no-fish": fishmarket.no_fish,
        "all-in-after-ties": fishmarket.all_in_after_ties,
        "take-nothing": fishmarket.take_nothing,
        "no-trade": fishmarket.no_trade,
        "poker-face": fishmarket.poker_face,
    },
    "turin": {
        "fixed-bids": partial(turin.fixed_bids, (2, 4, 4, 3, 2)),
        "spend-early": partial(turin.fixed_bids, (5, 5, 3, 1, 1)),
        "save-for-last": partial(turin.fixed_bids, (1, 1, 1, 4, 8)),
        "every-other": partial(turin.fixed_bids, (1, 6, 1, 6, 1)),
        "one-more": partial(turin.more, 1, 1),
        "half-as-much-again": partial(turin.more, 1.5, 0),
        "all-after-ties": turin.all_after_ties,
        "loan-first": turin.loan_first,
        "no-loan": turin.no_loan,
        "dear-cards": turin.dear_cards,
        "no-trade": turin.no_trade,
    },
}

TRICKS: Mapping[str, Mapping[str, Agent]] = {
    game: {name: Tricky(game, trick) for name, trick in tricks.items()} for game, tricks in _FOUND.items()
}
"""By game and name."""
