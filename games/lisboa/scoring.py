"""Final scoring of a game (ML-10), the result of a challenge (ML-20.7), and the sheet of a campaign (ML-31)."""

from games.kernel import Outcome, Sheet, SheetPart
from games.lisboa.challenges import BEST_MOVE_PRESTIGE, LAST_CHALLENGE, RANKS
from games.lisboa.components import CROWD, FOURS, WOODEN_STANDS, End
from games.lisboa.market import FREE_ENTRANCE
from games.lisboa.state import Player, Solo, State


def final_money(player: Player) -> int:
    """Money after the penalty for restaurants that were not opened (ML-10.1)."""
    return player.money - len(player.restaurants)


def stands_placed(player: Player) -> int:
    """How many of their stands are on the market."""
    return WOODEN_STANDS - player.stands_left


def challenge_result(state: State, solo: Solo) -> int:
    """What counts for the thresholds (ML-20.7, ML-22.2)."""
    player = state.players[0]
    if state.challenge.fours_count:
        return solo.four_money - len(player.restaurants)
    return final_money(player)


def challenge_prestige(state: State, result: int) -> int:
    """The prestige for a result: one for each threshold reached (ML-20.7, ML-25.2)."""
    placed = [tile for tile in state.market.entrances if tile != FREE_ENTRANCE and CROWD[tile] == FOURS]
    if len(placed) < state.challenge.least_fours_placed:
        return 0
    return sum(result >= threshold for threshold in state.challenge.thresholds)


def total_prestige(solo: Solo) -> int:
    """The sum of the sheet so far, bonus included (ML-31.2)."""
    return sum(solo.prestige) + BEST_MOVE_PRESTIGE * solo.bonus


def campaign_rank(solo: Solo) -> str | None:
    """The rank of a complete campaign; one that was given up has none (ML-31.4)."""
    return rank_of(total_prestige(solo)) if len(solo.prestige) == LAST_CHALLENGE else None


def rank_of(total: int) -> str:
    """The rank for a total of prestige (ML-31.3)."""
    return next(rank for least, rank in RANKS if total >= least)


def outcome(state: State) -> Outcome:
    """How a finished game ended: who has the most money, and among equals the most stands (ML-10.2, ML-10.3)."""
    end = state.end
    assert end is not None  # noqa: S101 - asked only of a game that is over
    solo = state.solo
    if solo is None:
        stands = [{"stands": stands_placed(player)} for player in state.players]
        return Outcome.ranked(end, [_money_lines(player) for player in state.players], stands)
    if state.options.solo_mode == "single":
        return _alone(end, _challenge_lines(state, solo), f"prestige-{solo.prestige[-1]}")
    return _alone(end, _campaign_lines(solo), campaign_rank(solo))


def _alone(end: End, lines: dict[str, int], title: str | None) -> Outcome:
    (standing,) = Outcome.ranked(end, [lines]).standings
    return Outcome(reason=end, standings=(standing.model_copy(update={"title": title}),))


def tally(state: State) -> tuple[int, ...]:
    """What each player would score if the game ended here."""
    solo = state.solo
    if solo is None:
        return tuple(final_money(player) for player in state.players)
    if state.options.solo_mode != "single":
        return (total_prestige(solo),)
    return (challenge_result(state, solo),)


def sheet(state: State) -> Sheet | None:
    """What has been written down so far of a campaign (ML-31.1)."""
    solo = state.solo
    if solo is None or state.options.solo_mode == "single":
        return None
    lines = _campaign_lines(solo)
    results = dict(zip(lines, solo.results, strict=False))
    parts = [SheetPart(name=name, amount=amount, result=results.get(name)) for name, amount in lines.items()]
    return Sheet(parts=tuple(parts), most=LAST_CHALLENGE, total=total_prestige(solo), title=campaign_rank(solo))


def _money_lines(player: Player) -> dict[str, int]:
    return {
        "start": player.start,
        "customers": player.earned,
        "restaurants-opened": player.opened,
        "coins-taken": player.coins,
        "stands-paid": -player.paid,
        "restaurants-left": -len(player.restaurants),
    }


def _challenge_lines(state: State, solo: Solo) -> dict[str, int]:
    lines = _money_lines(state.players[0])
    if not state.challenge.fours_count:
        return lines
    return {"four-customers": solo.four_money, "restaurants-left": lines["restaurants-left"]}


def _campaign_lines(solo: Solo) -> dict[str, int]:
    """Prestige by challenge, and at last the bonus."""
    lines = {f"challenge-{number}": prestige for number, prestige in enumerate(solo.prestige, 1)}
    return lines | {"best-move": BEST_MOVE_PRESTIGE * solo.bonus}
