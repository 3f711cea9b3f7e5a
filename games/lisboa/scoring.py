"""Final scoring of a game (ML-10), the result of a challenge (ML-20.7), and the sheet of a campaign (ML-31)."""

from games.kernel import Outcome, ScoreLine, Sheet, SheetPart, Standing, places
from games.lisboa.challenges import BEST_MOVE_PRESTIGE, LAST_CHALLENGE, RANKS
from games.lisboa.components import CROWD, FOURS, WOODEN_STANDS
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
    """How a finished game ended."""
    end = state.end
    assert end is not None  # noqa: S101 - asked only of a game that is over
    if state.solo is None:
        return Outcome(reason=end, standings=_standings(state))
    if state.options.solo_mode == "single":
        return Outcome(reason=end, standings=(_single_standing(state, state.solo),))
    return Outcome(reason=end, standings=(_campaign_standing(state.solo),))


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
    standing = _campaign_standing(solo)
    *challenges, best_move = standing.lines
    parts = [
        SheetPart(name=line.name, amount=line.amount, result=result)
        for line, result in zip(challenges, solo.results, strict=True)
    ]
    parts.append(SheetPart(name=best_move.name, amount=best_move.amount))
    return Sheet(parts=tuple(parts), total=standing.score, title=standing.title)


def winners(state: State) -> tuple[int, ...]:
    """Who has the most money, and among equals the most stands (ML-10.2, ML-10.3)."""
    return tuple(seat for seat, place in enumerate(_places(state)) if place == 1)


def _places(state: State) -> tuple[int, ...]:
    return places([(final_money(player), stands_placed(player)) for player in state.players])


def _standings(state: State) -> tuple[Standing, ...]:
    return tuple(
        Standing(
            seat=seat,
            place=place,
            score=final_money(player),
            lines=_money_lines(player),
            tie_breaks=(ScoreLine(name="stands", amount=stands_placed(player)),),
        )
        for seat, (player, place) in enumerate(zip(state.players, _places(state), strict=True))
    )


def _money_lines(player: Player) -> tuple[ScoreLine, ...]:
    return (
        ScoreLine(name="start", amount=player.start),
        ScoreLine(name="customers", amount=player.earned),
        ScoreLine(name="restaurants-opened", amount=player.opened),
        ScoreLine(name="coins-taken", amount=player.coins),
        ScoreLine(name="stands-paid", amount=-player.paid),
        ScoreLine(name="restaurants-left", amount=-len(player.restaurants)),
    )


def _single_standing(state: State, solo: Solo) -> Standing:
    player = state.players[0]
    lines = (
        (
            ScoreLine(name="four-customers", amount=solo.four_money),
            ScoreLine(name="restaurants-left", amount=-len(player.restaurants)),
        )
        if state.challenge.fours_count
        else _money_lines(player)
    )
    return Standing(seat=0, place=1, score=solo.results[-1], lines=lines, title=f"prestige-{solo.prestige[-1]}")


def _campaign_standing(solo: Solo) -> Standing:
    lines = [ScoreLine(name=f"challenge-{number}", amount=prestige) for number, prestige in enumerate(solo.prestige, 1)]
    lines.append(ScoreLine(name="best-move", amount=BEST_MOVE_PRESTIGE * solo.bonus))
    return Standing(seat=0, place=1, score=total_prestige(solo), lines=tuple(lines), title=campaign_rank(solo))
