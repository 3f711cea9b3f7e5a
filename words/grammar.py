"""What may be typed in a language: the sentences of its catalogue, read backwards.

The sentence that says a move is also the pattern by which it is read: what stands fast in it must be typed, and what
is filled in is cut out. Beside it a message may have ``.typed``, with shorter ways to say the same.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property, lru_cache
from itertools import count, pairwise

from fluent.syntax import ast

from games.kernel.action import NOTHING
from games.kernel.things import bare
from words.catalogue import Catalogue, arguments_of

ALTERNATIVE = " | "
"""Between what may be typed for the same thing."""
_FOR = " = "
"""Between what somebody types and what the catalogue says for it."""
_APOSTROPHES = re.compile("['’ʼ`´]")
_PUNCTUATION = re.compile(r"(?<!\w)[^\w\s+@,-]|[^\w\s+@,-](?!\w)|(?<!\w)-(?!\d)")
"""What does not stand between two letters or digits; but a comma, which parts things, is kept, and a sign."""
_CHOSEN = re.compile(r"\(\?P<(\w+)>=([^)]*)\)")
_MARK = re.compile(r"\{ ?\$(\w+) ?\}")
_GAP = r"[\s,]*"
_PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
_LETTERS = frozenset("abcdefgh")
"""By which boats, stalls and columns are named."""
GIVEN = "…"
"""In the place of a value: there is one, which the sentence does not name."""


@lru_cache(maxsize=20_000)
def plain(text: str) -> str:
    """As people type on a phone: small letters without accents, one space between words, no punctuation."""
    parts = unicodedata.normalize("NFD", bare(text).replace("−", "-").casefold())
    letters = "".join(letter for letter in parts if not unicodedata.combining(letter))
    words = _PUNCTUATION.sub(" ", _APOSTROPHES.sub(" ", letters.replace("*", "")))
    return " ".join(words.replace(" ,", ",").split())


class Grammar:
    """How moves are typed in one language."""

    def __init__(self, words: Catalogue) -> None:
        self._words = words
        self._joining = set(self._listed("typed-and"))
        self._articles = set(self._listed("typed-articles"))
        self._fillers = self._articles | set(self._listed("typed-fillers"))
        self._letters = tuple(self._pairs("typed-letters"))
        self._nothing = plain(words.say("kernel-nothing"))
        self._other_words = cache(self._find_other_words)
        numbers = dict(self._pairs("typed-numbers"))
        self._numbers = {word.replace("-", " "): number for word, number in numbers.items()} | numbers
        self._number_words = _any_of(self._numbers, apart=r"[\w-]")
        self._everything = frozenset(map(plain, words.say("typed-everything").split(ALTERNATIVE)))
        self._instead = tuple(self._pairs("typed-instead"))
        self._sayings = cache(self._find_sayings)
        self._sentence = cache(self._find_sentence)

    def sayings(self, key: str) -> tuple["Saying", ...]:
        """The ways to say what a message says: as it says it, and what else may be typed for it."""
        return self._sayings(key)

    def ways(self, key: str) -> tuple[str, ...]:
        """The short ways to type what a message says, the first the best, with their holes as in the catalogue."""
        typed = self._words.pattern(f"{key}.typed")
        if typed is None:
            return ()
        return tuple("".join(_as_written(element) for element in typed.elements).split(ALTERNATIVE))

    def sentence(self, key: str) -> "Saying":
        """What is said by one sentence of several, as it is said."""
        return self._sentence(key)

    def things(self, written: str) -> str:
        """A list of things as notation has it: without articles, joined by ``+``."""
        if written == self._nothing:
            return NOTHING
        kept = [word for word, after in pairwise((*written.split(), "")) if not self._is_article(word, after)]
        return " ".join("+" if word in self._joining else word for word in kept)

    def without_articles(self, written: str) -> str:
        """One thing without any article: "the 4 kg card"."""
        return " ".join(word for word in written.split() if word not in self._articles) or written

    def spellings(self, said: str, game: str = "") -> Iterator[str]:
        """A plain text as it stands, and then as it may be meant."""
        yield from self.spelled(said, game)
        yield from self.instead(said, game)

    def spelled(self, said: str, game: str = "") -> Iterable[str]:
        """The same with the words of the catalogue for other words, "2" for "two", without "I", and "ü" for "ue"."""
        return dict.fromkeys(
            way
            for written in (said, self._respelled(said))
            for text in (written, self._ended(written), *self._bare(written))
            for way in (text, self.usual(game, text), self.counted(self.usual(game, text)))
        )

    def instead(self, said: str, game: str = "") -> Iterator[str]:
        """What the catalogue has instead of all of it, or of its beginning: such as what "no" is an answer to."""
        for text in self.spelled(said, game):
            for typed, meant in self._instead:
                if text == typed or text.startswith(f"{typed} "):
                    yield f"{meant}{text.removeprefix(typed)}"

    def is_answer(self, said: str) -> bool:
        """Whether a plain text stands for an answer, such as "no": it is never the beginning of a thing's name."""
        return any(said == typed for typed, _ in self._instead)

    def is_everything(self, said: str) -> bool:
        """Whether a plain text stands for all that can be chosen at once."""
        return said in self._everything

    def usual(self, game: str, said: str) -> str:
        """A plain text with the words of the catalogue for other words."""
        words, pattern = self._other_words(game)
        return pattern.sub(lambda word: words[word[0]], said)

    def counted(self, said: str) -> str:
        """A plain text with numbers for the words that say them, whether hyphens or spaces join them: "vingt et un"."""
        return self._number_words.sub(lambda word: self._numbers[word[0]], said)

    def _respelled(self, said: str) -> str:
        for written, letter in self._letters:
            said = said.replace(written, letter)
        return said

    def _bare(self, said: str) -> Iterator[str]:
        """The same without what says nothing, before and after it; not without all of it, if it is nothing else.

        Word by word: "I'd like a cod for 5 coins" asks for the cod, which is for sale in "a cod for 5 coins".
        """
        words = self._ended(said).split()
        while words and self._is_filler(words[0]) and not _is_lettered(words):
            words = words[1:]
            if words:
                yield " ".join(words).strip(" ,")

    def _ended(self, said: str) -> str:
        """The same without what says nothing after it: what stands before it may be a number, as in "un sucre svp"."""
        words = said.split()
        while words and words[-1] in self._fillers - self._articles - _LETTERS:
            words = words[:-1]
        return " ".join(words).strip(" ,") or said

    def _is_filler(self, word: str) -> bool:
        """Whether it says nothing before a move; no article has a comma behind it: in "A, B 5" it is a boat."""
        return word in self._fillers or word.removesuffix(",") in self._fillers - self._articles

    def _is_article(self, word: str, after: str) -> bool:
        """Whether it stands before a thing; else it is itself one, such as the boat A."""
        return word in self._articles and after not in ("", *self._joining) and not after[0].isdigit()

    def _find_other_words(self, game: str) -> tuple[dict[str, str], re.Pattern[str]]:
        """Which words people have for those of the catalogue, for what is done and for the things of a game."""
        keys = [key for key in ("typed-words", f"{game}-typed-words") if self._words.has(key)]
        words = dict(pair for key in keys for pair in self._pairs(key))
        return words, _any_of(words)

    def _pairs(self, key: str) -> Iterator[tuple[str, str]]:
        for pair in filter(None, self._words.say(key).split(ALTERNATIVE)):
            typed, _, meant = pair.partition(_FOR)
            yield plain(typed), plain(meant)

    def _listed(self, key: str) -> list[str]:
        return plain(self._words.say(key)).split()

    def _find_sayings(self, key: str) -> tuple["Saying", ...]:
        found = [self.sentence(key), *(Saying(self._of_marks(way, count())) for way in self.ways(key))]
        if self._words.has(f"{key}.name"):
            found.append(Saying(self._literal(self._words.say(f"{key}.name"))))
        if self._words.has(f"{key}.quick"):
            found.append(self.sentence(f"{key}.quick"))
        return tuple(found)

    def _find_sentence(self, key: str) -> "Saying":
        pattern = self._words.pattern(key)
        if pattern is None:
            raise LookupError(f"no sentence {key!r} in {self._words.language!r}")
        return Saying(self._of(pattern))

    # Patterns

    def _of(self, pattern: ast.Pattern) -> str:
        return self._part(pattern, count())

    def _part(self, pattern: ast.Pattern, numbers: Iterator[int]) -> str:
        return _GAP.join(piece for element in pattern.elements if (piece := self._piece(element, numbers)))

    def _piece(self, element: ast.TextElement | ast.Placeable, numbers: Iterator[int]) -> str:
        if isinstance(element, ast.TextElement):
            return self._literal(element.value)
        match element.expression:
            case ast.VariableReference() as variable:
                return _hole(variable.id.name, numbers)
            case ast.SelectExpression() as selected:
                ways = (_chosen(selected, way, numbers) + self._part(way.value, numbers) for way in selected.variants)
                return f"(?:{'|'.join(ways)})"
            case ast.StringLiteral() as literal:
                return self._literal(literal.value)
            case ast.Placeable() as inner:
                return self._piece(inner, numbers)
            case (ast.MessageReference() | ast.TermReference()) as reference:
                return self._part(self._words.referred(reference), numbers)
            case ast.FunctionReference() as function:
                return self._called(function, numbers)
            case other:
                raise TypeError(f"{type(other).__name__} in a sentence cannot be typed")

    def _called(self, function: ast.FunctionReference, numbers: Iterator[int]) -> str:
        """What a function makes of its argument: one of the words that it is given may stand before it."""
        given = function.arguments.positional
        before = [self._literal(part.value) for part in given if isinstance(part, ast.StringLiteral)]
        holes = [_hole(part.id.name, numbers) for part in given if isinstance(part, ast.VariableReference)]
        return f"(?:{'|'.join(before)})?{_GAP}{''.join(holes)}"

    def _of_marks(self, way: str, numbers: Iterator[int]) -> str:
        pieces = _MARK.split(way)
        said = [_hole(piece, numbers) if place % 2 else self._literal(piece) for place, piece in enumerate(pieces)]
        return _GAP.join(piece for piece in said if piece)

    def _literal(self, text: str) -> str:
        """Words that must be typed as they stand; articles need not."""
        said = ""
        for word in plain(text).replace(",", " ").split():
            said += rf"(?:{re.escape(word)}\b{_GAP})?" if word in self._articles else rf"{re.escape(word)}{_GAP}"
        return said.removesuffix(_GAP)


def _is_lettered(words: list[str]) -> bool:
    """Whether a text begins with a letter and a number, such as ``A 12``: the letter names something."""
    return len(words[0]) == 1 and len(words) > 1 and words[1][0].isdigit()


class Saying:
    """One way to say something, with holes for what is filled in.

    A variant of a sentence fills in by itself what it is chosen by: "with the Cheater" is said where there is one.
    """

    def __init__(self, pattern: str) -> None:
        self._chosen = dict(_CHOSEN.findall(pattern))
        self._pattern = re.compile(_CHOSEN.sub(r"(?P<\1>)", pattern))

    @cached_property
    def is_verbless(self) -> bool:
        """Whether a thing alone says it."""
        return self.read(GIVEN) is not None

    def read(self, said: str) -> dict[str, str] | None:
        """What stands in the holes of a plain text; None if it is not said so."""
        match = self._pattern.fullmatch(said)
        if match is None:
            return None
        holes = {name: text for name, text in match.groupdict().items() if text is not None}
        chosen = [(name, self._chosen[name]) for name in holes if name in self._chosen]
        filled = [(name, text.strip(" ,")) for name, text in holes.items() if name not in self._chosen]
        return {name.rpartition("__")[0]: value for name, value in (*chosen, *filled)}


def _chosen(selected: ast.SelectExpression, way: ast.Variant, numbers: Iterator[int]) -> str:
    """What a variant says of a field by being chosen; nothing, if it is chosen by a number of things."""
    selector = selected.selector
    if not isinstance(selector, ast.VariableReference):
        return ""
    name, key = selector.id.name, way.key.name if isinstance(way.key, ast.Identifier) else way.key.value
    if name.endswith("_count"):
        return _given(name.removesuffix("_count"), numbers, NOTHING) if key == "0" else ""
    field = name.removesuffix("_id")
    if key in _PLURALS:
        keys = {each.key.name for each in selected.variants if isinstance(each.key, ast.Identifier)}
        if key == "one" and name not in arguments_of(way.value):
            return _given(field, numbers, "1")
        return _given(field, numbers, GIVEN) if way.default and "none" in keys else ""
    return "" if key in ("none", NOTHING) else _given(field, numbers, key)


def _given(field: str, numbers: Iterator[int], value: str) -> str:
    """A mark in a pattern: whoever says this says that a field has this value."""
    return f"(?P<{field}__{next(numbers)}>={value})"


def _hole(name: str, numbers: Iterator[int]) -> str:
    return rf"(?<!\w)(?P<{name}__{next(numbers)}>\S(?:.*?\S)?)(?!\w)"


def filled_in(way: str, given: Mapping[str, object]) -> str | None:
    """A way to type something with what is given for its holes; None if not all of it has its place, or is missing."""
    holes = _MARK.findall(way)
    if set(holes) != {name for name, value in given.items() if value not in (None, "")}:
        return None
    return _MARK.sub(lambda hole: str(given[hole[1]]), way)


def _as_written(element: ast.TextElement | ast.Placeable) -> str:
    """An element of what may be typed, with its holes marked as in the catalogue."""
    if isinstance(element, ast.TextElement):
        return element.value
    if isinstance(element.expression, ast.VariableReference):
        return f"{{ ${element.expression.id.name} }}"
    raise TypeError("What may be typed has holes only, no variants")


def _any_of(words: Iterable[str], apart: str = r"\w") -> re.Pattern[str]:
    """A pattern for whichever of these stands somewhere by itself, the longest before what it begins with."""
    ordered = sorted(map(re.escape, words), key=len, reverse=True)
    return re.compile(rf"(?<!{apart})(?:{'|'.join(ordered) or '(?!)'})(?!{apart})")


@cache
def grammar(words: Catalogue) -> Grammar:
    """The grammar of a catalogue."""
    return Grammar(words)
