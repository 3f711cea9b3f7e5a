"""Sentences about a game: events, actions, decisions, refusals and scores in the words of one language."""

from collections.abc import Mapping, Sequence
from enum import StrEnum

from typing_extensions import override

from games.kernel import (
    Action,
    Decision,
    Event,
    Fact,
    Figure,
    Option,
    OrderActed,
    OrderStopped,
    Point,
    Refusal,
    Skipped,
    TakenBack,
    Topic,
)
from games.kernel.in_full import recall
from games.kernel.order import TOGETHER
from games.kernel.record import SEAT
from games.kernel.things import bare
from words.catalogue import Argument
from words.naming import STOP, Naming
from words.refusals import as_given, shared_refusal

SUM = "_sum"
"""After the name of a field: what it comes to in all events that are said as one."""
KERNEL_EVENTS = (Skipped, TakenBack, OrderActed, OrderStopped)


class Joined(StrEnum):
    """How a detail goes on from a sentence."""

    SAME = "same"
    """It is about the same person, and more of them follows."""
    LAST = "last"
    """It is about the same person, and the last of them."""
    YOU = "you"
    OTHER = "other"
    REST = "rest"
    """It is about nobody."""


class Speaker(Naming):
    """Speaks of one table: its rules, in a language, with the names of those who sit there."""

    @property
    def language(self) -> str:
        """The language it speaks."""
        return self.words.language

    def with_names(self, names: Sequence[str]) -> "Speaker":
        """One that speaks in the same way of people of other names."""
        return Speaker(self.words, self.rules, names, self._numbers, self._reader, marks_things=self._marks_things)

    def with_numbers(self, numbers: Mapping[str, int]) -> "Speaker":
        """One that speaks in the same way to somebody who knows what lies on the table by other numbers."""
        return Speaker(self.words, self.rules, self.names, numbers, self._reader, marks_things=self._marks_things)

    def marking_things(self) -> "Speaker":
        """One that says the same, with a mark before the name of each thing."""
        return Speaker(self.words, self.rules, self.names, self._numbers, self._reader, marks_things=True)

    # Sentences

    def event(self, event: Event) -> str:
        """What happened."""
        if isinstance(event, OrderActed | OrderStopped):
            return self._order(event)
        if isinstance(event, TakenBack):
            return self._taken_back(event)
        family = "kernel" if isinstance(event, KERNEL_EVENTS) else self._game
        return self.words.say(f"{family}-event-{event.kind}", **self._arguments(event, {"to", "hidden_from"}))

    def _taken_back(self, event: TakenBack) -> str:
        """What was taken back; of an answer that is still secret nobody was told more than that there was one."""
        answer = any(each.passing for each in event.done)
        what = " ".join(self.event(each) for each in event.done if not (each.quiet or each.passing))
        return self.words.say(
            f"kernel-event-{event.kind}",
            seat=self.person(event.seat),
            seat_id="you" if event.seat == self._reader else "some",
            what=what,
            what_id="some" if what else "answer" if answer else "none",
            followed="yes" if event.followed else "no",
        )

    def _order(self, event: OrderActed | OrderStopped) -> str:
        """What became of a standing order. Of a plan it is not repeated: it says much else."""
        outcome: dict[str, Argument]
        if isinstance(event, OrderActed):
            done, outcome = "acted", {"action": self.acted(event).removesuffix(STOP)}
        else:
            done, outcome = "stopped", {"why": self._why(event)}
        given = self.notation(event.order).removesuffix(STOP)
        return self.words.say(f"kernel-event-{self._order_or_plan(event)}-{done}", order=given, **outcome)

    def acted(self, event: OrderActed) -> str:
        """What an order did, to its owner; as an action where what it answered would have to be told with it."""
        action = recall(event.action, self.rules.action_classes)
        if action is None or action.plan:
            return self.notation(event.action)
        given = self._arguments(action, {"kind"})
        key = f"{self._game}-action-{action.kind}.done"
        return self.words.say(key, **given) if self.words.arguments(key) <= given.keys() else self.action(action)

    def tells_of(self, event: Event, acted: OrderActed) -> bool:
        """Whether an event tells all that an order did: it is about its owner, and has all that the action says."""
        action = recall(acted.action, self.rules.action_classes)
        if action is None or acted.to is None or getattr(event, SEAT, None) not in acted.to:
            return False
        fields = {name: getattr(action, name) for name in type(action).model_fields if name != "kind"}
        said = {name: value for name, value in fields.items() if value not in (None, (), {})}
        return bool(said) and all(getattr(event, name, None) == value for name, value in said.items())

    def as_ordered(self, event: OrderActed, said: str) -> str:
        """What happened, with that it was done by an order or a plan of whoever reads it."""
        return self.words.say(f"kernel-{self._order_or_plan(event)}-did", said=said)

    def also_ordered(self, event: OrderActed, said: str) -> str:
        """The same behind what happened, where it is only the last of what a sentence tells."""
        return self.words.say(f"kernel-{self._order_or_plan(event)}-did-also", said=said)

    def _order_or_plan(self, event: OrderActed | OrderStopped) -> str:
        order = recall(event.order, self.rules.action_classes)
        return "plan" if order is not None and order.plan else "order"

    def is_detail(self, event: Event) -> bool:
        """Whether it can be said as a part of what went before it in the same move."""
        return self.words.has(self._joined(event))

    def adds_up(self, event: Event) -> bool:
        """Whether several of them are said as one, by their sum."""
        return any(name.endswith(SUM) for name in self.words.arguments(self._joined(event)))

    def detail(self, events: Sequence[Event]) -> str:
        """What happened, in a few words that go on from a sentence; of several events that add up their sum."""
        key, told = self._joined(events[0]), self._arguments(events[0], {"to", "hidden_from"})
        fields = [name for name in self.words.arguments(key) if name.endswith(SUM)]
        sums = {name: sum(getattr(event, name.removesuffix(SUM)) for event in events) for name in fields}
        return self.words.say(key, **told, **sums).strip()

    def addresses(self, detail: Event) -> bool:
        """Whether a detail is about the reader, and its words speak to them."""
        spoken_to = f"{SEAT}_id" in self.words.arguments(self._joined(detail))
        return spoken_to and self._reader is not None and getattr(detail, SEAT, None) == self._reader

    def joined(self, said: str, words: str, who: int | None, way: Joined) -> str:
        """A sentence to which a detail is joined; unless it goes on from the same person, with who they are."""
        named = {"who": self.person(who)} if way is Joined.OTHER and who is not None else {}
        return self.words.say(f"kernel-joined-{way.value}", said=said, words=words, **named)

    def carries_on(self, before: Event, event: Event) -> bool:
        """Whether somebody does what somebody else has just done, and that can be said of both in one sentence."""
        who = getattr(event, SEAT, None)
        alike = event.kind == before.kind and (who is None or who != getattr(before, SEAT, None))
        return alike and self.words.has(self._again(event))

    def says_more(self, event: Event) -> bool:
        """Whether several of them about the same person are said as one, with a word for each."""
        return self.words.has(self._more(event))

    def carried_on(self, said: str, event: Event, *, more: bool = False) -> str:
        """A sentence that goes on with whoever did the same next, or with what more the same person did."""
        key = self._more(event) if more else self._again(event)
        told = self.words.say(key, **self._arguments(event, {"to", "hidden_from"}))
        return self.joined(said, told, None, Joined.REST if self.says_more(event) and not more else Joined.SAME)

    def _again(self, event: Event) -> str:
        return f"{self._game}-event-{event.kind}.again"

    def _more(self, event: Event) -> str:
        return f"{self._game}-event-{event.kind}.more"

    def _joined(self, event: Event) -> str:
        return f"{self._game}-event-{event.kind}.joined"

    def _why(self, event: OrderStopped) -> str:
        """Why a standing order was not carried out: the words in which the same move would have been refused."""
        own = f"{self._game}-refusal-{event.reason}"
        if self.words.has(own):
            return self.words.say(own, **self._figures(event.figures))
        return self.words.say(f"kernel-refusal-{event.reason}", **as_given(event.figures))

    @override
    def notation(self, written: str) -> str:
        """What an action does that is given in notation; or several orders that did something together."""
        kinds = self.rules.action_classes
        actions = [(recall(each, kinds), each) for each in written.split(TOGETHER)]
        return TOGETHER.join(each if action is None else self.action(action) for action, each in actions)

    def action(self, action: Action) -> str:
        """What an action does, in words."""
        if action.plan:
            return self._plan(action)
        return self.words.say(f"{self._game}-action-{action.kind}", **self._arguments(action, {"kind"}))

    def done(self, action: Action, answered: Topic | None = None) -> str:
        """The same to whoever does it, as something that is done; with what it answers, if that lies on the table."""
        if action.plan:
            return (
                self.words.say("kernel-plan-saved", plan=self._plan(action)) if planned(action) else self._plan(action)
            )
        about = {} if answered is None else self._arguments(answered.about, set())
        return self.words.say(f"{self._game}-action-{action.kind}.done", **(about | self._arguments(action, {"kind"})))

    def _plan(self, plan: Action) -> str:
        """A sentence for each part of a plan that was not left open."""
        key, given = f"{self._game}-action-{plan.kind}", self._arguments(plan, {"kind"})
        said = [self.words.say(f"{key}.{name}-said", **given) for name in planned(plan)]
        return " ".join(said) if said else self.words.say(key)

    def preview(self, action: Action, figures: Mapping[str, Fact]) -> str:
        """What an action would cost and bring; empty if there is nothing to say."""
        return self._foresee(action, figures, "preview")

    def preview_range(self, kind: str, figures: Sequence[Mapping[str, Fact]]) -> str:
        """The range of what several actions of a kind would cost and bring; empty if there is nothing to say."""
        key = f"{self._game}-action-{kind}.range"
        if not self.words.has(key):
            return ""
        names = dict.fromkeys(name for each in figures for name in each)
        return self.words.say(key, **{name: _span([each[name] for each in figures if name in each]) for name in names})

    def mark(self, action: Action, figures: Mapping[str, Fact]) -> str:
        """The same as a mark on the board, in a few characters."""
        return bare(self._foresee(action, figures, "mark"))

    def _foresee(self, action: Action, figures: Mapping[str, Fact], attribute: str) -> str:
        key = f"{self._game}-action-{action.kind}.{attribute}"
        if not figures or not self.words.has(key):
            return ""
        given = self._arguments(action, {"kind"}) | self._others(figures) | self._figures(figures)
        left_out = {name: "none" if name.endswith("_id") else "" for name in self.words.arguments(key) - set(given)}
        return self.words.say(key, **given, **left_out)

    def point(self, point: Point) -> str:
        """What speaks for a choice, or against it."""
        return self.words.say(f"{self._game}-ground-{point.ground}", **self._figures(point.figures))

    def action_name(self, kind: str) -> str:
        """What a kind of action is called on a button."""
        return self._thing(f"action-{kind}", self.words.say(f"{self._game}-action-{kind}.name"))

    def short_name(self, kind: str) -> str:
        """What a kind of action is called on a button that stands below what it is about."""
        key = f"{self._game}-action-{kind}.short"
        return self.words.say(key) if self.words.has(key) else self.action_name(kind)

    def quick_name(self, action: Action) -> str:
        """What stands on the button that plays this very action."""
        key = f"{self._game}-action-{action.kind}.quick"
        return self.words.say(key, **self._arguments(action, {"kind"})) if self.words.has(key) else self.action(action)

    def topic(self, topic: Topic) -> str:
        """What lies on the table to be answered."""
        return self.words.say(f"{self._game}-topic-{topic.kind}", **self._arguments(topic.about, set()))

    def topic_in_short(self, topic: Topic) -> str:
        """How it is told from others of its kind, on a button."""
        return self.words.say(f"{self._game}-topic-{topic.kind}.short", **self._arguments(topic.about, set()))

    def field(self, kind: str, name: str) -> str:
        """The label of a field, or the question of a menu, of a kind of action."""
        return self.words.say(f"{self._game}-action-{kind}.{name}")

    def field_item(self, kind: str, name: str, item: str) -> str | None:
        """The label of one item of a field, where the name of the item alone would not say what is asked."""
        key = f"{self._game}-action-{kind}.{name}-item"
        return self.words.say(key, item=self.item(item)) if self.words.has(key) else None

    def left_out(self, kind: str, name: str) -> str | None:
        """What it means to leave a field of an action empty, where "nothing" would not say it."""
        key = f"{self._game}-action-{kind}.{name}-none"
        return self.words.say(key) if self.words.has(key) else None

    def decision(self, decision: Decision) -> str:
        """What is asked."""
        return self.words.say(f"{self._game}-decision-{decision.kind}", **self._figures(decision.facts))

    def example(self, decision: Decision) -> str:
        """What may be typed where something is asked that has no form as short as its answers; else empty."""
        key = f"{self._game}-decision-{decision.kind}.example"
        return self.words.say(key) if self.words.has(key) else ""

    def refusal(self, refusal: Refusal) -> str:
        """Why something was not done: one sentence, with the figures."""
        return shared_refusal(self.words, refusal) or self.words.say(
            f"{self._game}-refusal-{refusal.reason.value}", **self._figures(refusal.figures)
        )

    def label(self, name: str, /, **figures: Figure) -> str:
        """A word or a line of the board as text."""
        return self.words.say(f"{self._game}-board-{name}", **self._figures(figures, listed=False))

    def value(self, action: Action, name: str) -> str:
        """What a field of an action holds, in words."""
        return str(self._arguments(action, {"kind"})[name])

    def score_line(self, name: str) -> str:
        """The message ``<game>-line-<name>``, for the score sheet."""
        return self.words.say(f"{self._game}-line-{name}")

    def title(self, title: str) -> str:
        """The message ``<game>-title-<title>``, such as the rank of a campaign."""
        return self.words.say(f"{self._game}-title-{title}")

    def score(self, score: int) -> str:
        """The message ``<game>.score``: a score with what it counts."""
        return self.words.say(f"{self._game}.score", score=score, seats=len(self.names))

    def end(self, reason: str) -> str:
        """The message ``<game>-end-<reason>``, above the score sheet."""
        return self.words.say(f"{self._game}-end-{reason}")

    # Options

    def option(self, option: Option) -> str:
        """The name of an option."""
        return self.words.say(f"{self._game}-option-{option.name}")

    def option_about(self, option: Option) -> str:
        """An option explained in a sentence."""
        return self.words.say(f"{self._game}-option-{option.name}.about")

    def option_value(self, option: Option, value: Figure) -> str:
        """A value of an option."""
        if isinstance(value, bool):
            return self.words.say("kernel-yes" if value else "kernel-no")
        if isinstance(value, int):
            return str(value)
        return self.words.say(f"{self._game}-option-{option.name}-{value}")


def planned(plan: Action) -> list[str]:
    """The fields of a plan that were not left open."""
    fields = (name for name in type(plan).model_fields if name != "kind")
    return [name for name in fields if getattr(plan, name) not in (None, (), {})]


def _span(figures: Sequence[Fact]) -> Argument:
    """A figure that is always the same, else from the least to the most of it; nothing if it is no number."""
    numbers = sorted(figure for figure in figures if isinstance(figure, int))
    ends = list(dict.fromkeys((*numbers[:1], *numbers[-1:])))
    return ends[0] if len(ends) == 1 else "–".join(map(str, ends))
