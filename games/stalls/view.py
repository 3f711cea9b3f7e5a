"""What one seat, or a spectator, may know (rule spec, section 5)."""

from collections.abc import Mapping
from functools import cache

from games.kernel import Record, Seat, View
from games.stalls.components import PICKS, Good, Phase
from games.stalls.components import Card as StateCard
from games.stalls.state import State


class CardView(Record):
    """A card that can be seen. No crates mean the regular customer."""

    good: Good
    crates: int


class PlayerView(Record):
    """What can be seen of one player."""

    seat: Seat
    family: int
    laid: tuple[CardView, ...]
    chosen: bool
    """Whether they have chosen a card: everybody can see that."""
    choice: CardView | None
    """Which one; only they know."""
    hand: tuple[CardView, ...] | None
    """What they hold, if the viewer can know it: their own hand, and those that they have passed on (SA-5.2)."""


class FamilyView(Record):
    """A stall, and what it has brought."""

    coins: int
    sold: int
    crates: Mapping[Good, int]
    """How many crates of each good lie there today."""


class StallsView(View):
    """The table as one seat sees it."""

    day: int
    days: int
    phase: Phase
    card: int
    """Which card of the day is laid next."""
    left: bool
    """Whether hands go to the left today."""
    prices: Mapping[Good, int]
    families: tuple[FamilyView, ...]
    players: tuple[PlayerView, ...]

    @property
    def direction(self) -> str:
        """Where the hands go after this card: after the last one nowhere (SA-3.3, SA-3.4)."""
        if self.card >= PICKS:
            return "nowhere"
        return "left" if self.left else "right"


def view(state: State, seat: Seat | None) -> StallsView:
    """All that this seat may know: of hands those that it has had (SA-5)."""
    known = () if seat is None else state.seen_by(seat)
    return StallsView(
        seat=seat,
        day=state.day,
        days=state.options.days,
        phase=state.phase,
        card=state.picks + 1,
        left=state.step == 1,
        prices=dict(state.prices),
        families=tuple(_family(state, family) for family in range(len(state.families))),
        players=tuple(_player(state, each, own=each == seat, known=each in known) for each in range(state.seats)),
    )


def _family(state: State, family: int) -> FamilyView:
    earned = state.families[family]
    crates = {good: count for good in Good if (count := state.crates(family, good))}
    return FamilyView(coins=earned.coins, sold=earned.sold, crates=crates)


def _player(state: State, seat: Seat, *, own: bool, known: bool) -> PlayerView:
    player = state.players[seat]
    answer = None if state.window is None else state.window.answer_of(seat)
    return PlayerView(
        seat=seat,
        family=state.family_of(seat),
        laid=tuple(map(_card, player.laid)),
        chosen=answer is not None,
        choice=_card(answer.meant) if own and answer is not None else None,
        hand=tuple(map(_card, player.hand)) if known else None,
    )


@cache
def _card(card: StateCard) -> CardView:
    return CardView(good=card.good, crates=card.crates)
