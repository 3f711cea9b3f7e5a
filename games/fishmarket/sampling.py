"""Other states that look the same to a player: all that they cannot know is drawn anew."""

from games.fishmarket.market import open_offers
from games.fishmarket.state import State
from games.kernel import Seat, Stream


def redraw(state: State, seat: Seat | None, stream: Stream) -> None:
    """Draw anew everything but answers and plans that this seat cannot know; after the end all is known."""
    if state.phase == "over":
        return
    state.fish.pile = stream.shuffled(sorted(state.fish.pile))
    _redraw_prices(state, seat, stream)
    _redraw_demand(state, seat, stream)
    if state.phase == "market":
        _redraw_market(state, seat, stream)


def _redraw_prices(state: State, seat: Seat | None, stream: Stream) -> None:
    others = [player for place, player in enumerate(state.players) if place != seat and player.price]
    unseen = stream.shuffled(sorted([*state.price.pile, *(player.price for player in others)]))
    for player in others:
        player.price = unseen.pop()
    state.price.pile = unseen


def _redraw_demand(state: State, seat: Seat | None, stream: Stream) -> None:
    """What is known of the pile: in the market, that all hands but one and its top are today's cards (FM-5.1)."""
    match state.phase:
        case "market":
            _redraw_hands(state, seat, stream)
        case "ice" if (left_over := _known_left_over(state)) is not None:
            rest = sorted(card for card in state.demand.pile if card != left_over)
            state.demand.pile = [*stream.shuffled(rest), left_over]
        case _:
            state.demand.pile = stream.shuffled(sorted(state.demand.pile))


def _redraw_hands(state: State, seat: Seat | None, stream: Stream) -> None:
    own = None if seat is None else state.players[seat].demand
    others = [player for place, player in enumerate(state.players) if place != seat]
    hidden = state.demand.pile + [player.demand for player in others]
    pool = [card for card in state.face_up if card != own]
    rest = stream.shuffled(sorted(card for card in hidden if card not in state.face_up))
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
