"""What the boards of all games need to be short enough for a telephone."""

from render.words import Words

SHORTEST_TAG = 3
LONGEST_TAG = 8


def tags(words: Words, seats: int) -> list[str]:
    """A short tag for everybody: the beginning of the name, as long as needed to tell people apart."""
    names: list[str] = [words.person(seat) for seat in range(seats)]
    for length in range(SHORTEST_TAG, LONGEST_TAG + 1):
        cut = [name[:length].strip() for name in names]
        if len(set(cut)) == seats:
            return cut
    return [f"{name[:SHORTEST_TAG].strip()}{seat + 1}" for seat, name in enumerate(names)]
