"""From the end of the sales to the scores and the places (MT-12 to MT-15)."""

from games.kernel import Event, Outcome, Seat
from games.turin.components import BANK_PAYMENT_DEBT, GOODS, LOAN, PAYOUTS, Phase, holdings
from games.turin.events import BankPaid, GoodPaid, LastCard, Repaid, Returned, Scored
from games.turin.loans import borrow
from games.turin.options import TurinOptions
from games.turin.state import State

LINES = ("cash", "leads", "fines", "forced-loan", "debt")
"""The lines of a score sheet: coins at the end of the sales, then what came and went."""


def finish(state: State) -> list[Event]:
    """End the sales, pay for all goods, collect the debts, write the scores."""
    events = _return_locked(state) + _turn_up_last_cards(state)
    sheets = [[player.cash, 0, 0, 0, 0] for player in state.players]
    held = [holdings(tuple(player.cards)) for player in state.players]
    for good, column in enumerate(zip(*held, strict=True)):  # MT-13.1
        events += _pay_good(state, good, column, sheets)
    events += _collect_debts(state, sheets)
    state.sheets = sheets
    state.scores.append([sum(sheet) for sheet in sheets])
    return [*events, *(Scored(seat=seat, score=score) for seat, score in enumerate(state.scores[-1]))]


def _return_locked(state: State) -> list[Event]:
    """MT-12.1."""
    events: list[Event] = []
    for listing in state.listings:
        state.players[listing.seller].cash += listing.price
        events.append(Returned(seat=listing.seller, card=listing.card, price=listing.price))
    state.listings = []
    return events


def _turn_up_last_cards(state: State) -> list[Event]:
    """MT-12.2."""
    events: list[Event] = []
    for seat, player in enumerate(state.players):
        for card in player.hand:
            player.cards.append(card)
            events.append(LastCard(seat=seat, card=card))
        player.hand = []
    return events


def division(options: TurinOptions, good: int, held: tuple[int, ...]) -> tuple[list[Seat], list[Seat], int]:
    """Who leads in a good of which the seats hold so many, who pays 1 for it, and what each leader gets."""
    most = max(held)
    leading = [seat for seat, count in enumerate(held) if count == most]  # MT-1.7
    payers = [seat for seat, count in enumerate(held) if 0 < count < most]
    pool = PAYOUTS[options.payout_version][good] + len(payers)
    missing = -pool % len(leading) if options.tie_share_rounding == "up" else 0
    return leading, payers, (pool + missing) // len(leading)  # MT-13.4


def _pay_good(state: State, good: int, held: tuple[int, ...], sheets: list[list[int]]) -> list[Event]:
    """One good, of which the seats hold so many."""
    if not any(held):
        return []  # MT-13.2
    events: list[Event] = []
    leading, payers, share = division(state.options, good, held)
    for seat in payers:
        events += _pay_fine(state, seat, good, sheets)
    for seat in leading:
        state.players[seat].cash += share
        sheets[seat][LINES.index("leads")] += share
    paid = GoodPaid(
        good=GOODS[good],
        leaders=tuple(leading),
        leader_count=len(leading),
        share=share,
        payers=tuple(payers),
        payer_count=len(payers),
    )
    return [*events, paid]


def _pay_fine(state: State, seat: Seat, good: int, sheets: list[list[int]]) -> list[Event]:
    """One coin, whatever it takes (MT-13.6 to MT-13.8)."""
    player, events = state.players[seat], list[Event]()
    if player.cash == 0 and player.loan:
        player.debt += BANK_PAYMENT_DEBT
        return [BankPaid(seat=seat, good=GOODS[good], debt=player.debt)]
    if player.cash == 0:
        events.append(borrow(state, seat, forced=True))
        sheets[seat][LINES.index("forced-loan")] += LOAN
    player.cash -= 1
    sheets[seat][LINES.index("fines")] -= 1
    return events


def _collect_debts(state: State, sheets: list[list[int]]) -> list[Event]:
    """MT-14.1; cash may fall below 0 (MT-14.2)."""
    events: list[Event] = []
    for seat, player in enumerate(state.players):
        if player.loan:
            player.cash -= player.debt
            sheets[seat][LINES.index("debt")] -= player.debt
            events.append(Repaid(seat=seat, debt=player.debt))
    return events


# Places


def outcome(state: State) -> Outcome:
    """Most Scudo wins, over all games of a series (MT-14.3, MT-15.2)."""
    if len(state.scores) == 1:
        return Outcome.ranked("scored", [dict(zip(LINES, sheet, strict=True)) for sheet in state.sheets])
    by_game = [
        {f"game-{number}": scores[seat] for number, scores in enumerate(state.scores, 1)} for seat in range(state.seats)
    ]
    return Outcome.ranked("series", by_game)


def tally(state: State) -> tuple[int, ...]:
    """Coins as if all goods were paid now, over all games of a series. A running game is ended here: give a copy."""
    if state.phase is not Phase.OVER:
        finish(state)
    return tuple(map(sum, zip(*state.scores, strict=True)))
