"""Afternoon: sale, ice and rot (FM-7, FM-8)."""

from collections.abc import Iterable

from games.fishmarket.actions import FREEZE, Freeze, Plan, SealedAnswer, Unplan
from games.fishmarket.components import DAYS, DEMAND_CARDS, FREEZABLE, PRICE_CARDS, ROT, proceeds
from games.fishmarket.evening import end_day
from games.fishmarket.events import CardsShown, FishSold, Frozen, PlanLeft, PlanTakenBack, Rotted
from games.fishmarket.refusals import Because
from games.fishmarket.sealing import sealed
from games.fishmarket.state import Player, State
from games.kernel import Dice, Event, Refusal, Seat, Window, acted

# Plans


def _check_plan(plan: Plan) -> None:
    """Refuse a plan of what cannot be frozen, or of a kind twice (FM-8.10)."""
    for kind in plan.kinds:
        if kind not in FREEZABLE:
            raise Refusal(Because.NOT_FREEZABLE, "FM-8.1", fish=kind)
        if plan.kinds.count(kind) > 1:
            raise Refusal(Because.TWICE, "FM-8.10", fish=kind)


def leave_plan(state: State, seat: Seat, plan: Plan, _: Dice) -> list[Event]:
    """Keep a freeze plan for the afternoon, in place of an earlier one."""
    _check_plan(plan)
    state.players[seat].plan = plan
    return [PlanLeft(to=(seat,), kinds=plan.kinds)]


def take_plan_back(state: State, seat: Seat, _action: Unplan, _: Dice) -> list[Event]:
    """Forget the freeze plan."""
    if state.players[seat].plan is None:
        raise Refusal(Because.NO_PLAN, "FM-8.10")
    state.players[seat].plan = None
    return [PlanTakenBack(to=(seat,))]


# Sale


def begin_afternoon(state: State, dice: Dice) -> list[Event]:
    """Everybody shows his cards and sells; then ice is asked for where there is a choice."""
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
    return _in_table_order(chosen)


def _in_table_order(kinds: Iterable[str]) -> tuple[str, ...]:
    chosen = set(kinds)
    return tuple(kind for kind in FREEZABLE if kind in chosen)


def _by_plan(player: Player, plan: Plan) -> Freeze:
    """What a plan does to the fish that were really left over (FM-8.10)."""
    unsold = [kind for kind in plan.kinds if player.stock[kind]]
    return FREEZE[_in_table_order(unsold[: player.ice])]


def _begin_ice(state: State, dice: Dice) -> list[Event]:
    """Ask all who have fish and ice left. Whoever left a plan has answered already, as if he had been quick."""
    if state.day == DAYS:  # FM-8.9
        return _carry_out(state, {seat: most_first(player, 1) for seat, player in enumerate(state.players)}, dice)
    asked = [seat for seat, player in enumerate(state.players) if player.ice and player.unsold()]
    state.phase, state.window = "ice", Window.open(state.day, asked)
    events: list[Event] = []
    for seat in asked:
        player = state.players[seat]
        if player.plan is not None:
            freeze = _by_plan(player, player.plan)
            events.append(acted(seat, player.plan, freeze))
            events += sealed(state, seat, freeze, "ice")[1]
    return events + _close_ice(state, state.window, dice)


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


def seal_freeze(state: State, seat: Seat, freeze: Freeze, dice: Dice) -> list[Event]:
    """Take a choice; with the last one all are carried out and shown (FM-8.11)."""
    _check_freeze(state, seat, freeze)
    window, events = sealed(state, seat, FREEZE[_in_table_order(freeze.kinds)], "ice")
    return events + _close_ice(state, window, dice)


def _close_ice(state: State, window: Window[SealedAnswer], dice: Dice) -> list[Event]:
    if not window.complete:
        return []
    state.window = None
    chosen = {seat: answer.kinds for seat, answer in window.results() if isinstance(answer, Freeze)}
    return _carry_out(state, chosen, dice)


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
