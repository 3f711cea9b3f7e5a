"""The game object: Central Market as the kernel knows it."""

from collections.abc import Mapping, Sequence

from games.central import auction, opening, order_book, round_end, sale, tourists
from games.central.actions import ASIDE_NOTHING, DECLINE, PASS, ROT_CHOICES, STAY, CentralAction
from games.central.agent import CentralAgent
from games.central.components import CARDS, PRODUCT_NUMBER, PRODUCT_OF, PRODUCTS, Product
from games.central.flow import advance, given_answer, play
from games.central.invariants import violations
from games.central.options import CentralOptions, check
from games.central.preview import preview
from games.central.reasons import Because
from games.central.sampling import redraw_hidden
from games.central.scoring import outcome
from games.central.state import Bidding, Phase, Player, State
from games.central.view import CentralView, view
from games.kernel import Action, Decision, Dice, Event, Figure, Form, Game, Move, Nature, Outcome, Seat

_OPEN = frozenset({"open", "skip"})
_FIRST_LAP = frozenset({"bid", "bid-once", "undercut", "pass"})
_LATER_LAP = frozenset({"bid", "bid-once", "undercut", "stay"})
_SELL = frozenset({"sell", "cheat"})
_EARLY = frozenset({"tourists"})
_ROT = frozenset({"rot", "decline"})
_TOURISTS = frozenset({"tourists", "decline"})
_ASIDE = frozenset({"aside", "aside-nothing"})
_ORDERS = frozenset(
    {
        "order-pass",
        "order-undercut",
        "order-bid",
        "order-open",
        "order-sell",
        "order-rot",
        "order-no-rot",
        "order-tourists",
        "cancel",
    }
)


class CentralMarket(Game[State, CentralOptions]):
    """Central Market, after the rule spec CM."""

    id = "central"
    rules_version = 1
    clause_prefix = "CM"
    seat_counts = range(3, 6)
    state_type = State
    options_type = CentralOptions
    action_type = CentralAction
    reasons = Because

    def check(self, seats: int, options: CentralOptions) -> None:
        """Refuse forty cards for more than three."""
        check(seats, options)

    def setup(self, seats: int, options: CentralOptions, dice: Dice) -> State:
        """Shuffle, choose the first player, and deliver the first cards."""
        products = list(range(len(PRODUCTS)))
        if options.forty_cards:
            products.remove(_removed(options, dice))
        state = State(
            price_max=options.price_max,
            cheater_may_open=options.cheater_may_open,
            products=products,
            players=[Player(hand=[]) for _ in range(seats)],
            draw=dice.stream("deck").shuffled([card for card in CARDS if PRODUCT_OF[card] in products]),
            first=0 if options.first_player == "seat_1" else dice.stream("first-player").below(seats),
            rounds=6 if seats == 5 else 7,  # CM-2.2
        )
        advance(state, dice, [])
        return state

    # Decisions. Their ids, kinds, facts and moments depend on public things only (CM-15.5).

    def decisions(self, state: State, seat: Seat) -> Sequence[Decision]:
        """The question of the phase if this seat is asked, early Tourists, and standing orders."""
        found = []
        here = f"r{state.round}o{state.rights}"
        match state.phase:
            case Phase.OPEN if state.opener == seat:
                facts: dict[str, Figure] = {"highest": state.price_max}
                found.append(Decision(f"{here}open", "open", Nature.TURN, True, _OPEN, facts))
            case Phase.BID if state.bidding.turn == seat:
                found.append(_bid_decision(state, seat, here))
            case Phase.SELL:
                here = f"{here}s{state.bidding.sales}"
                if state.bidding.seller == seat:
                    facts = _product_facts(state) | {"price": state.bidding.bids[seat], "cap": state.cap(seat)}
                    found.append(Decision(f"{here}sell", "sell", Nature.TURN, True, _SELL, facts))
                if tourists.entitled_early(state, seat):
                    facts = _product_facts(state) | {"price": state.bidding.lowest}
                    found.append(Decision(f"{here}early", "early-tourists", Nature.FREE, False, _EARLY, facts))
            case Phase.ROT | Phase.TOURISTS | Phase.ASIDE if state.window is not None and seat in state.window.asked:
                found.append(_window_decision(state, seat, here))
            case _:
                pass
        if order_book.takes_orders(state, seat):
            found.append(Decision(f"r{state.round}orders", "orders", Nature.ORDER, False, _ORDERS))
        return found

    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        """Every legal action that can be listed."""
        match decision.kind:
            case "open":
                return opening.choices(state, seat)
            case "bid" | "lower":
                return auction.choices(state, seat)
            case "sell":
                return sale.choices(state, seat)
            case "rot":
                last = state.bidding.sale
                return ROT_CHOICES[last.sold if last else 0]
            case "tourists":
                return (DECLINE, *tourists.sales(state, seat))
            case "early-tourists":
                return tourists.sales(state, seat)
            case "aside":
                return round_end.choices(state, seat)
            case _:
                return order_book.choices(state, seat)

    def forms(self, state: State, seat: Seat, decision: Decision) -> tuple[Form, ...]:
        """Standing orders have figures to fill in."""
        return order_book.forms(state, seat) if decision.nature is Nature.ORDER else ()

    # Playing

    def apply(self, state: State, move: Move, dice: Dice) -> list[Event]:
        """Check the move, then carry it out with all that follows from it."""
        return play(state, move.seat, move.action, dice)

    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        """What a skipped seat does: fixed for every decision, and never an action card (CM-15.1 to CM-15.4)."""
        match decision.kind:
            case "open":
                return opening.default(state, seat)
            case "bid":
                return PASS
            case "lower":
                return STAY
            case "sell":
                return sale.default(state, seat)
            case "aside":
                return ASIDE_NOTHING
            case _:
                return DECLINE

    # Knowing

    def view(self, state: State, seat: Seat | None) -> CentralView:
        """All that this seat, or a spectator, may know."""
        return view(state, seat)

    def resample(self, state: State, seat: Seat | None, dice: Dice) -> State:
        """A copy in which all that the seat cannot know is drawn anew."""
        other = self.copy(state)
        redraw_hidden(other, seat, dice)
        return other

    def preview(self, state: State, seat: Seat, action: Action) -> Mapping[str, Figure]:
        """What a choice would cost and bring, as far as this seat can know."""
        return preview(state, seat, action)

    def over(self, state: State) -> bool:
        """Whether the final round has been scored."""
        return state.phase is Phase.OVER

    def outcome(self, state: State) -> Outcome:
        """The ranking."""
        return outcome(state)

    def violations(self, state: State) -> list[str]:
        """Every broken invariant."""
        return violations(state)

    def agent(self) -> CentralAgent:
        """The computer player."""
        return CentralAgent()


def _removed(options: CentralOptions, dice: Dice) -> int:
    if options.removed_product == "random":
        return dice.stream("removed-product").below(len(PRODUCTS))
    return PRODUCT_NUMBER[Product(options.removed_product)]


def _product_facts(state: State) -> dict[str, Figure]:
    return {"product": PRODUCTS[state.bidding.product].value}


def _bid_decision(state: State, seat: Seat, here: str) -> Decision:
    bidding = state.bidding
    facts = _product_facts(state) | {"lowest": bidding.lowest}
    name = f"{here}b{bidding.turns}"
    if bidding.bidding[seat] is Bidding.WAITING:
        return Decision(name, "bid", Nature.TURN, True, _FIRST_LAP, facts)
    return Decision(name, "lower", Nature.TURN, True, _LATER_LAP, facts | {"price": bidding.bids[seat]})


def _window_decision(state: State, seat: Seat, here: str) -> Decision:
    answer = given_answer(state, seat)
    if state.phase is Phase.ASIDE:
        facts: dict[str, Figure] = {"round": state.round}
        return Decision(f"r{state.round}aside", "aside", Nature.REACTION, answer is None, _ASIDE, facts, answer)
    bidding, facts = state.bidding, _product_facts(state)
    if state.phase is Phase.TOURISTS:
        facts["price"] = bidding.lowest
        return Decision(f"{here}tourists", "tourists", Nature.REACTION, answer is None, _TOURISTS, facts, answer)
    if bidding.sale is not None:
        facts |= {"seller": bidding.sale.seller, "kg": bidding.sale.sold, "price": bidding.bids[bidding.sale.seller]}
    return Decision(f"{here}s{bidding.sales}rot", "rot", Nature.REACTION, answer is None, _ROT, facts, answer)
