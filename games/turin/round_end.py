"""The end of a round, of a game, of a series (MT-3, MT-15, MT-17.1, MT-19)."""

from games.kernel import Dice, Event
from games.turin.auction import begin_round
from games.turin.components import GOODS, Phase, holdings
from games.turin.events import Dealt, GooseMoved, NewGame, TokenMoved
from games.turin.scoring import finish
from games.turin.setup import deal
from games.turin.state import State


def end_round(state: State, dice: Dice) -> list[Event]:
    """Move the tokens and the goose, and begin the next round; after the last one pay, and deal again in a series."""
    events = _move_tokens(state)
    for player in state.players:
        player.no_purchase = False
    if state.is_last_round:
        return events + _end_game(state, dice)
    if state.options.goose == "underdog":
        events += _move_underdog_goose(state)
    state.round += 1
    return events + begin_round(state)


def _move_tokens(state: State) -> list[Event]:
    """Each token goes to the one who alone has the most (MT-19.1)."""
    held = [holdings(tuple(player.cards)) for player in state.players]
    events: list[Event] = []
    for number, column in enumerate(zip(*held, strict=True)):
        most = max(column)
        owner = column.index(most) if most and column.count(most) == 1 else None  # MT-1.7
        if owner != state.tokens[number]:
            state.tokens[number] = owner
            events.append(TokenMoved(good=GOODS[number], owner=owner, owned=owner is not None))
    return events


def _move_underdog_goose(state: State) -> list[Event]:
    """MT-17.1."""
    counts = [state.tokens.count(seat) for seat in range(state.seats)]
    fewest = [seat for seat, count in enumerate(counts) if count == min(counts)]
    owner = fewest[0] if len(fewest) == 1 else None
    if owner == state.goose:
        return []
    state.goose = owner
    return [GooseMoved(owner=owner, owned=owner is not None)]


def _end_game(state: State, dice: Dice) -> list[Event]:
    events = finish(state)
    if len(state.scores) == state.options.series_length:
        state.phase, state.window = Phase.OVER, None
        return events
    state.game += 1  # MT-15.1
    deal(state, state.seats, dice)
    events.append(NewGame(game=state.game, centre=tuple(state.lots)))
    events += [Dealt(to=(seat,), cards=tuple(player.hand)) for seat, player in enumerate(state.players)]
    return events + begin_round(state)
