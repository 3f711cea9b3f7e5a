"""What the boards of all games need to be short enough for a telephone."""

from games.kernel import Seat
from render.words import Words

SHORTEST_TAG = 3
LONGEST_TAG = 8


def tags(words: Words, seats: int) -> list[str]:
    """A short tag for each: the beginning of the name, as long as tells people apart; whoever reads it is "you"."""
    for length in range(SHORTEST_TAG, LONGEST_TAG + 1):
        cut = [_tag(words, seat, length) for seat in range(seats)]
        if len(set(cut)) == seats:
            return cut
    return [f"{_tag(words, seat, SHORTEST_TAG)}{seat + 1}" for seat in range(seats)]


def _tag(words: Words, seat: Seat, length: int) -> str:
    name, to_reader = words.person(seat), words.named_to_reader(seat)
    return name[:length].strip() if name == to_reader else to_reader
