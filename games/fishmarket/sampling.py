"""Other states that look the same to a player: all that they cannot know is drawn anew."""

from games.fishmarket.actions import AnyPlan, Boats, DayPlan, Freeze, Plan, Rebid, SealedAnswer
from games.fishmarket.components import FREEZABLE
from games.fishmarket.listed import FREEZE
from games.fishmarket.market import open_offers
from games.fishmarket.orders import MOST_PAID
from games.fishmarket.state import State
from games.kernel import Dice, Seat, Stream


def resample(state: State, seat: Seat | None, dice: Dice) -> None:
    """Change, in place, everything that this seat cannot know; after the end all is known."""
    if state.phase == "over":
        return
    stream = dice.stream("redraw")
    stream.shuffle(state.fish.pile)
    _redraw_prices(state, seat, stream)
    _redraw_demand(state, seat, stream)
    _redraw_answers(state, seat, stream)
    if state.phase == "market":
        _redraw_market(state, seat, stream)


def _redraw_prices(state: State, seat: Seat | None, stream: Stream) -> None:
    others = [player for place, player in enumerate(state.players) if place != seat and player.price]
    unseen = stream.shuffled(state.price.pile + [player.price for player in others])
    for player in others:
        player.price = unseen.pop()
    state.price.pile = unseen


def _redraw_demand(state: State, seat: Seat | None, stream: Stream) -> None:
    """What is known of the pile: in the market, that all hands but one and its top are today's cards (FM-5.1)."""
    match state.phase:
        case "market":
            _redraw_hands(state, seat, stream)
        case "ice" if (left_over := _known_left_over(state)) is not None:
            rest = [card for card in state.demand.pile if card != left_over]
            state.demand.pile = [*stream.shuffled(rest), left_over]
        case _:
            stream.shuffle(state.demand.pile)


def _redraw_hands(state: State, seat: Seat | None, stream: Stream) -> None:
    own = None if seat is None else state.players[seat].demand
    others = [player for place, player in enumerate(state.players) if place != seat]
    hidden = state.demand.pile + [player.demand for player in others]
    pool = [card for card in state.face_up if card != own]
    rest = stream.shuffled([card for card in hidden if card not in state.face_up])
    if own is None or own in state.face_up:
        pool.append(rest.pop())  # the card that was drawn unseen
    stream.shuffle(pool)
    for player in others:
        player.demand = pool.pop()
    state.demand.pile = rest + pool


def _known_left_over(state: State) -> str | None:
    """The card on top of the pile, if the cards shown in the afternoon tell which one it is."""
    shown = state.demand.discard[-len(state.players) :]
    missing = [card for card in state.face_up if card not in shown]
    return missing[0] if missing else None


def _redraw_answers(state: State, seat: Seat | None, stream: Stream) -> None:
    window = state.window
    if window is None:
        return
    for place, asked in enumerate(window.asked):
        answer = window.answers[place]
        if asked != seat and answer is not None:
            state.players[asked].plan = None  # they may as well have answered by hand
            window.answers[place] = _other_answer(state, asked, answer, stream)


def _other_answer(state: State, seat: Seat, answer: SealedAnswer, stream: Stream) -> SealedAnswer:
    player = state.players[seat]
    match answer:
        case Boats():
            docks = [boat.dock for boat in state.boats]
            bids = {stream.choice(docks): stream.between(0, player.cash)}
            return Boats(bids=bids, tied={stream.choice(docks): stream.between(0, player.cash)})
        case Rebid():
            contended = state.contended(seat)
            spare = stream.between(0, player.cash - len(contended))
            return Rebid(bids={boat.dock: 1 + spare * (place == 0) for place, boat in enumerate(contended)})
        case Freeze():
            unsold = player.unsold()
            chosen = stream.sample(unsold, stream.between(0, player.ice))
            return FREEZE[tuple(kind for kind in unsold if kind in chosen)]


def _redraw_market(state: State, seat: Seat | None, stream: Stream) -> None:
    state.offers = [offer for offer in state.offers if offer.seen_by(seat)]
    state.words = [word for word in state.words if word.heard_by(seat)]
    own = f"{seat}to", f"to{seat}."
    state.numbered = {
        group: count
        for group, count in state.numbered.items()
        if not group or group.startswith(own[0]) or group.endswith(own[1])
    }
    for place, player in enumerate(state.players):
        if place != seat:
            player.made = stream.between(open_offers(state, place), state.options.max_offers_per_day)
            player.plan = _another_plan(stream)


def _another_plan(stream: Stream) -> AnyPlan | None:
    """What a player may have left for today: nothing, what to freeze, or a price list."""
    match stream.below(3):
        case 0:
            return None
        case 1:
            return Plan(kinds=tuple(stream.sample(FREEZABLE, 2)))
        case _:
            bought, sold, frozen = stream.sample(FREEZABLE, 3)
            prices = {f"buy_{bought}": stream.between(1, MOST_PAID), f"sell_{sold}": stream.below(MOST_PAID)}
            return DayPlan(**prices, ice=(frozen,), others="refuse" if stream.below(2) else None)
