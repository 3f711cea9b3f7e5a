"""What is hidden is marked in the states, and everything that is marked is drawn anew for whoever may not know it."""

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import takewhile

import pytest

from games.kernel import Action, AnyGame, Dice, Level, Table, playout
from games.kernel.hidden import Path, differing, hidden_paths, values_at
from tests.contract.cases import ALL_GAMES, at, in_state
from tests.variants import ALL, variants

every_game = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id, scope="module")
"""Game by game: so its variants are played once for all tests."""

DRAWS = 3
RARELY = 40
LONGEST = 3000
SEEDS = 8
"""So often the game is played at the most, until something has lain at every marked place: from the second time on in
every variant there is, for some places need an option and many seats."""
LOOKS = 6
"""So often each marked place is looked at in one game."""
LOOKED_AHEAD, CHOICES_TRIED = 12 if ALL else 6, 4
"""At so many positions of a game, and for so many choices of each decision, is looked what would follow."""
EMPTY: tuple[object, ...] = (None, [], {}, "")


@cache
def marked(game: AnyGame) -> frozenset[Path]:
    return frozenset(hidden_paths(game.state_type))


def is_hidden(path: Path, game: AnyGame) -> bool:
    return any(path[: len(known)] == known for known in marked(game))


def restless(table: Table, dice: Dice) -> Iterator[None]:
    """A random game in which people also do what they need not: leave orders, make offers, claim, borrow."""
    for number in range(LONGEST):
        if table.over:
            return
        stream = dice.stream(f"restless:{number}")
        asked = [seat for seat in range(table.seats) if table.owed(seat)]
        seat = stream.choice(range(table.seats)) if stream.below(3) == 0 else stream.choice(asked)
        decisions = [each for each in table.moves(seat) if each.choices or each.forms]
        if seat in asked and stream.below(2):
            decisions = [each for each in decisions if each.owed]
        if decisions:
            decision = stream.choice(decisions)
            filled = [table.game.read_action(form.sample(stream)) for form in decision.forms]
            table.play(seat, stream.choice([*decision.choices, *filled]), decision.id)
            yield
    raise AssertionError(f"a game of {table.game.id} that does not end in {LONGEST} moves")


@cache
def played(game: AnyGame, seed: int) -> list[tuple[Table, list[bytes]]]:
    """Every variant of a game, played at random: the table at its end, and its state after each move."""
    found = []
    for variant in playout.variants(game) if seed else variants(game):
        table = variant.table(Dice.of(f"hidden:{variant}:{seed}"))
        found.append((table, [table.dump(), *(table.dump() for _ in restless(table, Dice.of(f"{variant}:{seed}")))]))
    return found


def worth_a_look(game: AnyGame, seed: int) -> Iterator[tuple[bytes, set[Path]]]:
    """Positions in which something lies at a marked place where little was looked at before, with these places."""
    for _, states in played(game, seed):
        looks: Counter[Path] = Counter()
        for kept in states[:-1]:
            before = json.loads(kept)
            filled = {path for path in marked(game) if any(value not in EMPTY for value in values_at(before, path))}
            looks.update(filled)
            if any(looks[path] < LOOKS or looks[path] % RARELY == 0 for path in filled):
                yield kept, filled


@every_game
def test_everything_that_is_marked_is_drawn_anew_and_nothing_else(game: AnyGame) -> None:
    seen: set[Path] = set()
    changed: set[Path] = set()
    seeds = takewhile(lambda seed: seed == 0 or not marked(game) <= seen, range(SEEDS))
    for kept, filled in (look for seed in seeds for look in worth_a_look(game, seed)):
        seen |= filled
        state = game.load(kept)
        for draw in range(DRAWS):
            after = json.loads(game.dump(game.resample(state, None, Dice.of(draw))))
            found = set(differing(json.loads(kept), after))
            open_to_all = {path for path in found if not is_hidden(path, game)}
            assert not open_to_all, f"resample changes what is not marked as HIDDEN: {open_to_all}"
            changed |= {known for known in marked(game) for path in found if path[: len(known)] == known}
    assert marked(game) - seen == frozenset(), "marked as HIDDEN, but nothing ever lay there in random games"
    assert seen - changed == set(), "marked as HIDDEN, but resample leaves it as it is"


@every_game
def test_a_move_that_nobody_else_notices_changes_nothing_but_what_is_marked(game: AnyGame) -> None:
    for table, states in played(game, 0):
        other = in_state(table, game.load(states[0]), ())
        for number, entry in enumerate(table.log):
            assert entry.kind == "move"
            events = other.repeat(entry)
            if any(
                event.visible_to(seat) for event in events for seat in (None, *range(table.seats)) if seat != entry.seat
            ):
                continue
            found = set(differing(json.loads(states[number]), json.loads(states[number + 1])))
            loose = {path for path in found if not is_hidden(path, game)}
            assert not loose, f"{entry.action} is noticed by nobody else, but changes what is not HIDDEN: {loose}"


@every_game
def test_what_would_follow_from_a_choice_is_told_from_what_its_seat_may_know_alone(game: AnyGame) -> None:
    """Whether it has to be confirmed, and the board that would follow, tell nothing: not that others left orders."""
    for table, states in played(game, 0):
        for place in range(0, len(states) - 1, max(1, len(states) // LOOKED_AHEAD)):
            real = at(table, states[place], place)
            for seat in range(table.seats):
                shown = told_beforehand(real, seat)
                for draw in range(DRAWS):
                    other = in_state(real, game.resample(real.state, seat, Dice.of(draw)), real.log, real.happened())
                    assert told_beforehand(other, seat) == shown, f"{game.id} after {place} moves, seat {seat}"


@every_game
def test_why_what_was_typed_is_not_possible_is_told_from_what_its_seat_may_know_alone(game: AnyGame) -> None:
    """Whatever somebody types in full, be it what only others could do, the game answers with what they know."""
    for table, states in played(game, 0):
        for place in range(0, len(states) - 1, max(1, len(states) // LOOKED_AHEAD)):
            real = at(table, states[place], place)
            possible = [each for seat in range(table.seats) for asked in real.moves(seat) for each in asked.choices]
            typed = possible[:: max(1, len(possible) // CHOICES_TRIED)]
            for seat in range(table.seats):
                told = [_why(real, seat, action) for action in typed]
                for draw in range(DRAWS):
                    other = in_state(real, game.resample(real.state, seat, Dice.of(draw)), real.log, real.happened())
                    assert [_why(other, seat, action) for action in typed] == told, f"{game.id}, {place}, seat {seat}"


def _why(table: Table, seat: int, action: Action) -> object:
    """What the game says to an action of a kind that is asked for and that it does not allow."""
    if not any(decision.owed and action.kind in decision.accepts for decision in table.moves(seat)):
        return None
    why = table.refusal(seat, action)
    return why and (why.reason, why.clause, why.figures)


def told_beforehand(table: Table, seat: int) -> list[object]:
    """What a seat is told beforehand of some of its choices, and why it has no others."""
    told: list[object] = [
        (who, decision.id, decision.accepts, table.ruled_out(who, decision.id)) for who, decision in table.awaited()
    ]
    for decision in table.moves(seat):
        choices = decision.choices[:: max(1, len(decision.choices) // CHOICES_TRIED)]
        told += [(choice, table.consequences(seat, choice)) for choice in choices]
        reasons = {kind: table.why_not(seat, decision, kind) for kind in sorted(decision.impossible)}
        told += [(kind, why and (why.reason, why.figures)) for kind, why in reasons.items()]
    return told


@pytest.mark.parametrize("game", [game for game in ALL_GAMES if Level.HARD in game.agents()], ids=lambda game: game.id)
def test_whoever_thinks_ahead_thinks_the_same_whatever_others_hold(game: AnyGame) -> None:
    """So a hint, which is thought in such worlds, can tell nothing."""
    for table, states in played(game, 0):
        for place in range(0, len(states) - 1, max(1, len(states) // LOOKED_AHEAD)):
            state = game.load(states[place])
            for seat in range(table.seats):
                imagined = game.dump(game.imagine(state, seat, Dice.of("thought")))
                for draw in range(DRAWS):
                    elsewhere = game.resample(state, seat, Dice.of(draw))
                    there = game.dump(game.imagine(elsewhere, seat, Dice.of("thought")))
                    assert there == imagined, f"{game.id} after {place} moves, seat {seat}"
