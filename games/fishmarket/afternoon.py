"""Afternoon: sale, ice and rot (FM-7, FM-8)."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from typing_extensions import override

from games.fishmarket.actions import Freeze, SealedAnswer
from games.fishmarket.components import DAYS, DEMAND_CARDS, PRICE_CARDS, ROT, in_table_order, proceeds
from games.fishmarket.evening import end_day
from games.fishmarket.events import CardsShown, FishSold, Frozen, Rotted
from games.fishmarket.listed import FREEZE
from games.fishmarket.orders import by_plan
from games.fishmarket.reasons import Because
from games.fishmarket.sealing import Sealed
from games.fishmarket.state import Player, State
from games.kernel import Action, Decision, Dice, Event, Move, Refusal, Seat, Stream, Window, acted, kinds_of, plays

# Sale


def begin_afternoon(state: State, dice: Dice) -> list[Event]:
    """All show their cards and sell; then ice is asked for where there is a choice."""
    events = [_show_cards(seat, player) for seat, player in enumerate(state.players)]
    for seat, player in enumerate(state.players):
        events += _sell_fish(state, seat, player)
    return events + _begin_ice(state, dice)


def _show_cards(seat: Seat, player: Player) -> Event:
    demand, prices = DEMAND_CARDS[player.demand], PRICE_CARDS[player.price]
    return CardsShown(seat=seat, grey=demand.grey, grey_price=prices.grey, brown=demand.brown, brown_price=prices.brown)


def _sell_fish(state: State, seat: Seat, player: Player) -> list[Event]:
    sold = proceeds(player.stock, DEMAND_CARDS[player.demand], PRICE_CARDS[player.price])
    coins = sum(sold.values())
    fish = {kind: player.stock[kind] for kind in sold}
    player.cash += coins
    player.ledger.sales += coins
    for kind in sold:
        _discard(state, player, kind)
    state.demand.discard.append(player.demand)
    state.price.discard.append(player.price)
    player.demand = player.price = ""
    return [FishSold(seat=seat, fish=fish, coins=coins)] if sold else []


def _discard(state: State, player: Player, kind: str) -> None:
    state.fish.discard += [kind] * player.stock[kind]
    player.stock[kind] = 0


# Ice


def most_first(player: Player, least: int) -> tuple[str, ...]:
    """The unsold kinds with at least so many cards, those with the most first while ice lasts, in table order."""
    several = [kind for kind in player.unsold() if player.stock[kind] >= least]
    chosen = sorted(several, key=lambda kind: -player.stock[kind])[: player.ice]
    return in_table_order(chosen)


class Icing(Sealed):
    """Those with fish and ice left say what to freeze, unless they have planned it (FM-8.11)."""

    kinds = ("ice",)
    accepts = kinds_of(Freeze)
    phases = ("ice",)

    @override
    def asks(self, state: State, seat: Seat) -> bool:
        return state.players[seat].plan is None and super().asks(state, seat)

    @override
    def awaits(self, state: State, seat: Seat) -> bool:
        return state.players[seat].plan is None and super().awaits(state, seat)

    @override
    def decisions(self, state: State, seat: Seat) -> Sequence[Decision]:
        return super().decisions(state, seat) if self.asks(state, seat) else ()

    @override
    def decision(self, state: State, seat: Seat) -> Decision:
        player = state.players[seat]
        facts = {
            "day": state.day,
            "ice": player.ice,
            "unsold": sum(player.stock.values()),
            "hours": state.options.freeze_deadline_hours,
        }
        return self.put(f"d{state.day}.ice", facts)

    @override
    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        player = state.players[seat]
        return _freezing(player.unsold(), player.ice)

    @override
    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        return FREEZE[most_first(state.players[seat], 2)]

    @override
    def close(self, state: State, answers: list[tuple[Seat, SealedAnswer]], dice: Dice) -> list[Event]:
        state.window = None
        return _carry_out(state, {seat: answer.kinds for seat, answer in answers if isinstance(answer, Freeze)}, dice)

    @override
    def another(self, state: State, seat: Seat, answer: SealedAnswer, stream: Stream) -> SealedAnswer:
        state.players[seat].plan = None  # they may as well have answered by hand
        player = state.players[seat]
        chosen = stream.sample(player.unsold(), stream.between(0, player.ice))
        return FREEZE[tuple(kind for kind in player.unsold() if kind in chosen)]

    @override
    def reopen(self, state: State, seat: Seat) -> None:
        """Whether a plan or they themselves have answered, nobody else knows."""
        super().reopen(state, seat)
        state.players[seat].plan = None


ICING: Final = Icing()


@lru_cache(maxsize=1024)
def _freezing(unsold: tuple[str, ...], ice: int) -> tuple[Action, ...]:
    blocks = range(min(ice, len(unsold)) + 1)
    return tuple(FREEZE[kinds] for count in blocks for kinds in combinations(unsold, count))


def _begin_ice(state: State, dice: Dice) -> list[Event]:
    """Ask all who have fish and ice left. Whoever left a plan has answered already, as if they had been quick."""
    if state.day == DAYS:  # FM-8.9
        return _carry_out(state, {seat: most_first(player, 1) for seat, player in enumerate(state.players)}, dice)
    asked = [seat for seat, player in enumerate(state.players) if player.ice and player.unsold()]
    state.phase, state.window = "ice", Window.open(state.day, asked)
    if not asked:
        return ICING.close(state, [], dice)
    events: list[Event] = []
    for seat in asked:
        player = state.players[seat]
        if player.plan is not None and (kinds := player.plan.frozen) is not None:
            freeze = by_plan(player, kinds)
            events.append(acted(seat, player.plan, freeze))
            events += ICING.answer(state, seat, freeze, dice)
    return events


def _check_freeze(state: State, seat: Seat, freeze: Freeze) -> None:
    """Refuse to freeze what is not there, or more kinds than there is ice."""
    player = state.players[seat]
    for kind in freeze.kinds:
        if not player.stock.get(kind):
            raise Refusal(Because.NOT_UNSOLD, "FM-8.2", fish=kind)
        if freeze.kinds.count(kind) > 1:
            raise Refusal(Because.TWICE, "FM-8.3", fish=kind)
    if len(freeze.kinds) > player.ice:
        raise Refusal(Because.TOO_LITTLE_ICE, "FM-8.3", kinds=len(freeze.kinds), ice=player.ice)


@plays
def seal_freeze(state: State, move: Move[Freeze], dice: Dice) -> list[Event]:
    """Take a choice; with the last one all are carried out and shown (FM-8.11)."""
    _check_freeze(state, move.seat, move.action)
    return ICING.answer(state, move.seat, FREEZE[in_table_order(move.action.kinds)], dice)


def _carry_out(state: State, chosen: dict[Seat, tuple[str, ...]], dice: Dice) -> list[Event]:
    events: list[Event] = []
    for seat, player in enumerate(state.players):
        kinds = chosen.get(seat, ())
        if kinds:
            player.ice -= len(kinds)
            frozen = {kind: player.stock[kind] for kind in kinds}
            events.append(Frozen(seat=seat, fish=frozen, ice=player.ice))
        events += _rot(state, seat, player, [kind for kind in player.unsold() if kind not in kinds])
        player.plan = None
    return events + end_day(state, dice)


def _rot(state: State, seat: Seat, player: Player, kinds: list[str]) -> list[Event]:
    if not kinds:
        return []
    fish = {kind: player.stock[kind] for kind in kinds}
    coins = ROT * sum(fish.values())
    from_cash = min(coins, player.cash)
    player.cash -= from_cash
    player.balance -= coins - from_cash  # FM-8.7
    player.ledger.rot += coins
    for kind in kinds:
        _discard(state, player, kind)
    return [Rotted(seat=seat, fish=fish, coins=coins)]
