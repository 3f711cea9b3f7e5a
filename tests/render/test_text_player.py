"""A player who cannot see pictures: he reads the board as text, and types his moves in notation."""

from collections.abc import Iterator, Mapping
from functools import cache

import pytest

from games.kernel import Action, AnyGame, Dice, Reference, Stream, Table, View, owed
from games.kernel.notation import read
from games.kernel.playout import LONGEST
from games.kernel.seats import PEOPLE
from games.registry import games
from render.text import board
from words import LANGUAGES, Listener, Speaker, catalogue


class Reader:
    """Knows the text of the board and the notation of what may be done; types one of those moves."""

    def __init__(self, table: Table, language: str) -> None:
        self.table = table
        self.words = Speaker(catalogue(language), table.game, PEOPLE)

    def move(self, seat: int, stream: Stream) -> None:
        table = self.table
        self.words = self.words.with_numbers(table.numbers(seat))
        text = board(table.game.id, table.view(seat), self.words).casefold()
        decision = stream.choice(owed(table.moves(seat)))
        options = [choice.text for choice in decision.choices]
        for form in decision.forms:
            options += [table.game.read_action(form.sample(stream)).text for _ in range(2)]
        typed = stream.choice(options)
        understood = read(typed, table.moves(seat), Listener(self.words).names())
        action = understood if isinstance(understood, Action) else table.game.read_action(understood)
        for thing in self._things(action, table.view(seat)):
            assert self._is_told(thing, text), f"{thing} of {typed!r}\n{text}"
        table.play(seat, action)

    def _is_told(self, thing: str, text: str) -> bool:
        """Whether the text has a name of the thing; or on one line each word of what may be typed for it."""
        if not isinstance(thing, Reference):
            return any(name in text for name in self._names(thing))
        typed = [called.casefold().split() for called in self.words.called(thing)]
        return any(all(word in line for word in words) for words in typed for line in text.splitlines())

    def _names(self, thing: str) -> Iterator[str]:
        """What a thing may be called: its id, its name, its name when there are one or several."""
        yield thing.casefold()
        yield self.words.item(thing).casefold()
        for count in (1, 2):
            yield self.words.counted(thing, count).removeprefix(str(count)).strip().casefold()

    def _things(self, action: Action, view: View) -> Iterator[str]:
        """What a move names that lies on the table: all else it says itself."""
        lying = set(_strings(view.model_dump(mode="json"))) - _field_names(type(view))
        named = [getattr(action, name) for name in type(action).model_fields if name != "kind"]
        return (thing for thing in _strings(named) if thing in lying)


@cache
def _field_names(view: type[View]) -> set[str]:
    schema = view.model_json_schema()
    return {name for part in (schema, *schema["$defs"].values()) for name in part.get("properties", ())}


def _strings(value: object) -> Iterator[str]:
    match value:
        case str():
            yield value
        case Mapping():
            for key, part in value.items():
                yield from _strings(part)
                if isinstance(part, int) and part and not isinstance(part, bool):
                    yield str(key)
        case list() | tuple():
            for part in value:
                yield from _strings(part)
        case _:
            pass


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_who_only_reads_text_finishes_the_game(game: AnyGame, language: str) -> None:
    for seats in (game.seat_counts[0], game.seat_counts[-1]):
        table = Table(game, seats, {}, Dice.of(f"reader:{seats}"))
        reader = Reader(table, language)
        stream = Dice.of(f"reader:{seats}").stream(language)
        for _ in range(LONGEST):
            if table.over:
                break
            reader.move(next(seat for seat in range(seats) if game.awaits(table.state, seat)), stream)
        assert len(table.outcome.standings) == table.seats
