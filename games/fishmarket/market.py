"""The market: offers, counter-offers, acceptances and stall states (FM-6)."""

from collections.abc import Mapping
from functools import cache, lru_cache

from games.fishmarket.actions import Accept, Counter, Decline, MakeOffer, Reject, Stall, Why, Withdraw
from games.fishmarket.afternoon import begin_afternoon
from games.fishmarket.components import COINS, COPIES, DAY_CASH, DAYS, DEMAND_CARDS, FREEZABLE, KINDS
from games.fishmarket.events import Ending, MarketClosed, OfferClosed, OfferMade, SecretlyTraded, StallChanged, Traded
from games.fishmarket.reasons import Because
from games.fishmarket.state import Offer, Player, State, Word
from games.kernel import Action, Dice, Event, Move, Reference, Refusal, Seat, plays

# What is there


@cache
def most_wanted(seats: int) -> dict[str, int]:
    """More than this of an item is not in play, so that nobody could give it."""
    return dict.fromkeys(KINDS, COPIES) | {COINS: DAY_CASH * seats}


def open_offers(state: State, seat: Seat) -> int:
    """How many open offers a player has."""
    return sum(offer.proposer == seat for offer in state.offers)


def find_offer(state: State, seat: Seat, number: str) -> Offer | None:
    """An open offer that this player can see; of others they learn nothing."""
    return next((offer for offer in state.offers if offer.number == number and offer.seen_by(seat)), None)


def _find(state: State, seat: Seat, number: str) -> Offer:
    offer = find_offer(state, seat, number)
    if offer is None:
        raise Refusal(Because.NO_SUCH_OFFER, "FM-6.10", offer=number)
    return offer


def _find_answerable(state: State, seat: Seat, number: str) -> Offer:
    """An open offer that this player may accept, and so counter."""
    offer = _find(state, seat, number)
    if offer.proposer == seat:
        raise Refusal(Because.OWN_OFFER, "FM-6.10", offer=number)
    if offer.partner not in (None, seat):
        raise Refusal(Because.NOT_NAMED, "FM-6.10", offer=number)
    return offer


def _check_open(player: Player) -> None:
    if player.stall == "closed":
        raise Refusal(Because.STALL_CLOSED, "FM-6.23")


def _check_holds(player: Player, bundle: Mapping[str, int], clause: str) -> None:
    for item, need in bundle.items():
        if player.has(item) < need:
            raise Refusal(Because.YOU_LACK, clause, item=item, need=need, have=player.has(item))


# Making offers


def _check_bundles(state: State, seat: Seat, give: Mapping[str, int], want: Mapping[str, int]) -> None:
    player, limits, most = state.players[seat], state.options, most_wanted(len(state.players))
    _check_open(player)
    for item in give:
        if item not in most:
            raise Refusal(Because.NO_SUCH_ITEM, "FM-6.2", item=item)
        if item in want:
            raise Refusal(Because.BOTH_SIDES, "FM-6.6", item=item)
    for item, count in want.items():
        if item not in most:
            raise Refusal(Because.NO_SUCH_ITEM, "FM-6.2", item=item)
        if count > most[item]:
            raise Refusal(Because.MORE_THAN_EXIST, "FM-6.5", item=item, count=count, most=most[item])
    if not give and not want:
        raise Refusal(Because.EMPTY_OFFER, "FM-6.6")
    if not (give and want) and not limits.allow_gifts:
        raise Refusal(Because.NO_GIFTS, "FM-6.7")
    _check_holds(player, give, "FM-6.8")
    _check_number(state, seat)


def _check_number(state: State, seat: Seat) -> None:
    limits = state.options
    if state.players[seat].made >= limits.max_offers_per_day:
        raise Refusal(Because.TOO_MANY_TODAY, "FM-6.18", most=limits.max_offers_per_day)
    if open_offers(state, seat) >= limits.max_open_offers:
        raise Refusal(Because.TOO_MANY_OPEN, "FM-6.18", most=limits.max_open_offers)


def check_may_offer(state: State, seat: Seat) -> None:
    """Refuse any offer of a player who can make none now, whatever is in it."""
    _check_open(state.players[seat])
    _check_number(state, seat)


def make_offer(state: State, seat: Seat, action: MakeOffer) -> list[Event]:
    """Put an offer up, to everybody or to one player."""
    _check_bundles(state, seat, action.give, action.want)
    partner = action.partner
    if partner is not None:
        if partner == seat or not 0 <= partner < len(state.players):
            raise Refusal(Because.NO_SUCH_PARTNER, "FM-6.5")
        if state.players[partner].stall == "closed":
            raise Refusal(Because.PARTNER_CLOSED, "FM-6.23", seat=partner)
    return _put_up(
        state,
        Offer(
            number=_number(state, seat, partner if state.options.private_offers else None),
            proposer=seat,
            partner=partner,
            secret=partner is not None and state.options.private_offers,
            give=action.give,
            want=action.want,
        ),
        action,
    )


def make_counter(state: State, seat: Seat, action: Counter) -> list[Event]:
    """Answer an offer by another one to its proposer (FM-6.15)."""
    answered = _find_answerable(state, seat, action.offer)
    _check_bundles(state, seat, action.give, action.want)
    _check_fish(action.fish)
    events: list[Event] = []
    if action.why is not None:
        _remember(state, seat, answered, action.why, action.fish)
    if answered.partner is not None:
        events.append(_close(state, answered, "countered"))
    offer = Offer(
        number=_number(state, seat, answered.proposer if answered.secret else None),
        proposer=seat,
        partner=answered.proposer,
        secret=answered.secret,
        give=action.give,
        want=action.want,
        answers=answered.number,
    )
    return events + _put_up(state, offer, action)


def check_meant(state: State, seat: Seat, action: Action) -> None:
    """Refuse an offer that this player has made already, to the same people, and that is still open."""
    if isinstance(action, MakeOffer):
        partner, secret = action.partner, action.partner is not None and state.options.private_offers
    elif isinstance(action, Counter) and (answered := find_offer(state, seat, action.offer)) is not None:
        partner, secret = answered.proposer, answered.secret
    else:
        return
    for offer in state.offers:
        open_offer = (offer.proposer, offer.partner, offer.secret, offer.give, offer.want)
        if open_offer == (seat, partner, secret, action.give, action.want):
            raise Refusal(Because.SAME_OFFER, "", offer=Reference(offer.number))


def _check_fish(fish: str | None) -> None:
    if fish is not None and fish not in KINDS:
        raise Refusal(Because.NO_SUCH_ITEM, "FM-6.2", item=fish)


def _number(state: State, seat: Seat, confidant: Seat | None) -> str:
    """``3`` among the offers that all see, ``0to2.1`` among those from one player to another (`OfferNumber`)."""
    group = "" if confidant is None else f"{seat}to{confidant}."
    state.numbered[group] = state.numbered.get(group, 0) + 1
    return f"{group}{state.numbered[group]}"


def _put_up(state: State, offer: Offer, action: MakeOffer | Counter) -> list[Event]:
    proposer = state.players[offer.proposer]
    state.offers.append(offer)
    proposer.made += 1
    counter = action if offer.answers and isinstance(action, Counter) else None
    events: list[Event] = [
        OfferMade(
            to=offer.audience,
            seat=offer.proposer,
            offer=offer.number,
            partner=offer.partner,
            give=offer.give,
            want=offer.want,
            answers=offer.answers,
            why=None if counter is None else counter.why,
            fish=None if counter is None else counter.fish,
        ),
        *_wake(offer.proposer, proposer),
    ]
    if offer.partner is not None:
        return events + _wake(offer.partner, state.players[offer.partner])
    for seat, player in enumerate(state.players):
        if player.stall == "done" and player.holds(offer.want):
            events += _wake(seat, player)
    return events


def _wake(seat: Seat, player: Player) -> list[Event]:
    """A player who was done has something to do again (FM-6.21)."""
    if player.stall != "done":
        return []
    player.stall = "open"
    return [StallChanged(seat=seat, stall="open")]


# Answering and taking back


@plays
def accept(state: State, move: Move[Accept], dice: Dice) -> list[Event]:
    """Exchange the two bundles of an offer, whole or not at all."""
    seat, player = move.seat, state.players[move.seat]
    _check_open(player)
    offer = _find_answerable(state, seat, move.action.offer)
    proposer = state.players[offer.proposer]
    if not proposer.holds(offer.give):  # FM-6.11
        return [_close(state, offer, "void")]
    _check_holds(player, offer.want, "FM-6.11")
    _move(proposer, player, offer.give)
    _move(player, proposer, offer.want)
    exchange = SecretlyTraded if offer.secret else Traded
    events: list[Event] = [
        _close(state, offer, "accepted"),
        exchange(seat=offer.proposer, partner=seat, give=offer.give, want=offer.want),
        *_wake(seat, player),
    ]
    void = [other for other in state.offers if not state.players[other.proposer].holds(other.give)]
    return events + [_close(state, other, "void") for other in void]  # FM-6.13


def _move(giver: Player, taker: Player, bundle: Mapping[str, int]) -> None:
    for item, count in bundle.items():
        if item == COINS:
            giver.cash, taker.cash = giver.cash - count, taker.cash + count
            giver.ledger.trades -= count
            taker.ledger.trades += count
        else:
            giver.stock[item] -= count
            taker.stock[item] += count


@plays
def reject(state: State, move: Move[Reject | Decline], dice: Dice) -> list[Event]:
    """Close an offer made to this player alone."""
    seat, action = move.seat, move.action
    offer = _find(state, seat, action.offer)
    if offer.partner != seat:
        raise Refusal(Because.NOT_NAMED, "FM-6.14", offer=action.offer)
    why, fish = (action.why, action.fish) if isinstance(action, Decline) else (None, None)
    _check_fish(fish)
    _remember(state, seat, offer, why, fish)
    return [_close(state, offer, "rejected", why, fish)]


def _remember(state: State, speaker: Seat, offer: Offer, why: Why | None, fish: str | None) -> None:
    about = [fish] if fish is not None else [kind for kind in (*offer.give, *offer.want) if kind != COINS]
    word = Word(speaker, offer.proposer, offer.secret, why, about)
    if word not in state.words:
        state.words.append(word)


@plays
def withdraw(state: State, move: Move[Withdraw], dice: Dice) -> list[Event]:
    """Close an own offer."""
    offer = _find(state, move.seat, move.action.offer)
    if offer.proposer != move.seat:
        raise Refusal(Because.NOT_YOUR_OFFER, "FM-6.14", offer=move.action.offer)
    return [_close(state, offer, "withdrawn")]


def _close(state: State, offer: Offer, how: Ending, why: Why | None = None, fish: str | None = None) -> Event:
    state.offers.remove(offer)
    return OfferClosed(
        to=offer.audience,
        offer=offer.number,
        seat=offer.proposer,
        partner=offer.partner,
        how=how,
        why=why,
        fish=fish,
    )


# Stalls


def set_stall(state: State, seat: Seat, stall: Stall, dice: Dice) -> list[Event]:
    """Set the own stall state; the market closes when nobody's is open."""
    player = state.players[seat]
    if player.stall == stall:
        raise Refusal(Because.SAME_STALL, "FM-6.20", stall=stall)
    player.stall = stall
    events: list[Event] = [StallChanged(seat=seat, stall=stall)]
    if stall == "closed":
        events += [_close(state, offer, "withdrawn") for offer in state.offers[:] if offer.proposer == seat]  # FM-6.23
        events += [_close(state, offer, "rejected") for offer in state.offers[:] if offer.partner == seat]  # FM-6.25
    if all(other.stall != "open" for other in state.players):
        events += _close_market(state, dice)
    return events


def leftover(state: State, player: Player) -> tuple[str, ...]:
    """The fish of a player that their customers do not ask for and that could be frozen tonight, in table order."""
    if state.day == DAYS or not player.ice:
        return ()
    return _not_asked_for(player.demand, tuple(player.stock.values()))


@lru_cache(maxsize=4096)
def _not_asked_for(demand: str, stock: tuple[int, ...]) -> tuple[str, ...]:
    held = zip(KINDS, stock, strict=True)
    return tuple(kind for kind, count in held if count and kind in FREEZABLE and kind not in DEMAND_CARDS[demand])


def _close_market(state: State, dice: Dice) -> list[Event]:
    events = [_close(state, offer, "expired") for offer in state.offers[:]]
    state.numbered, state.words = {}, []
    for player in state.players:
        player.stall, player.made = "open", 0
        if player.plan is not None and player.plan.frozen is None:
            player.plan = None  # FM-8.11: its owner will be asked
    return [*events, MarketClosed(day=state.day), *begin_afternoon(state, dice)]
