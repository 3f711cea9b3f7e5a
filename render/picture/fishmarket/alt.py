"""The board of Fish Market in a few sentences, for those who cannot see the picture."""

from collections.abc import Mapping, Sequence

from games.fishmarket.view import BoatView, FishMarketView, PlayerView
from render.words import Words


def alt(view: FishMarketView, words: Words) -> str:
    """The day, demand in sight, boats, everybody's money, ice and fish, and how many offers are open."""
    sentences = [
        words.label("phase", day=view.day, phase=view.phase, round=view.rebid_round, rounds=view.max_rebid_rounds)
    ]
    if view.asked:
        waiting = [words.named_to_reader(seat) for seat in view.asked if seat not in view.answered]
        answered = ", ".join(map(words.named_to_reader, view.answered)) or words.label("nobody")
        sentences.append(words.label("waiting", answered=answered, waiting=", ".join(waiting)))
    sentences.append(words.label("face-up", cards=_listed([words.item(card) for card in view.face_up], words)) + ".")
    sentences += [_boat(boat, words) + "." for boat in view.boats if boat.cargo]
    sentences += [_player(player, words) + "." for player in view.players]
    if view.offers:
        sentences.append(words.label("open-offers", offers=len(view.offers)))
    return " ".join(sentences)


def _boat(boat: BoatView, words: Words) -> str:
    return words.label("cargo", dock=boat.dock, cargo=_listed([words.item(kind) for kind in boat.cargo], words))


def _player(player: PlayerView, words: Words) -> str:
    return words.label(
        "player",
        seat=player.seat,
        colour=player.colour,
        cash=player.cash,
        balance=player.balance,
        ice=player.ice,
        stock=_bundle(player.stock, words),
    )


def _bundle(bundle: Mapping[str, int], words: Words) -> str:
    return _listed([words.counted(item, count) for item, count in bundle.items()], words)


def _listed(things: Sequence[str], words: Words) -> str:
    return ", ".join(things) or words.label("nothing")
