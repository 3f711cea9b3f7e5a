"""What all games share: decisions, actions, events, chance, refusals, outcomes, and the table with its log."""

from games.kernel.action import Action, Counts, Move, action_classes, kind_of, kinds_of
from games.kernel.agent import Agent, Planner, RandomAgent, Thinker, Worlds
from games.kernel.decision import Answers, Decision, Nature, OpenDecisions, forced, owed
from games.kernel.dice import Dice, Stream
from games.kernel.event import Event, seen_by
from games.kernel.form import Amounts, Budget, Form, Number, Payments, Pick, Picks
from games.kernel.game import Game
from games.kernel.level import Level
from games.kernel.log import MoveEntry, SavedTable, Skipped, TakenBack, UndoEntry, Undone, read_saved, standing
from games.kernel.options import CLOCK, Option, Options, bounded, menu, read_options
from games.kernel.order import WHEN_PLANNED, OrderActed, OrderStopped, acted, kept, stopped
from games.kernel.outcome import Ending, Outcome, ScoreLine, Sheet, SheetPart, Standing, places
from games.kernel.plays import plays
from games.kernel.point import Point
from games.kernel.question import OVER, Question, WindowQuestion
from games.kernel.record import CARDS, Fact, Figure, Notation, Plain, Record, Reference, Referring, Seat, Written
from games.kernel.refusal import Reason, Refusal, SharedReason
from games.kernel.table import AnyGame, Consequences, Table
from games.kernel.topic import Topic
from games.kernel.view import View
from games.kernel.window import Window

__all__ = [
    "CARDS",
    "CLOCK",
    "OVER",
    "WHEN_PLANNED",
    "Action",
    "Agent",
    "Amounts",
    "Answers",
    "AnyGame",
    "Budget",
    "Consequences",
    "Counts",
    "Decision",
    "Dice",
    "Ending",
    "Event",
    "Fact",
    "Figure",
    "Form",
    "Game",
    "Level",
    "Move",
    "MoveEntry",
    "Nature",
    "Notation",
    "Number",
    "OpenDecisions",
    "Option",
    "Options",
    "OrderActed",
    "OrderStopped",
    "Outcome",
    "Payments",
    "Pick",
    "Picks",
    "Plain",
    "Planner",
    "Point",
    "Question",
    "RandomAgent",
    "Reason",
    "Record",
    "Reference",
    "Referring",
    "Refusal",
    "SavedTable",
    "ScoreLine",
    "Seat",
    "SharedReason",
    "Sheet",
    "SheetPart",
    "Skipped",
    "Standing",
    "Stream",
    "Table",
    "TakenBack",
    "Thinker",
    "Topic",
    "UndoEntry",
    "Undone",
    "View",
    "Window",
    "WindowQuestion",
    "Worlds",
    "Written",
    "acted",
    "action_classes",
    "bounded",
    "forced",
    "kept",
    "kind_of",
    "kinds_of",
    "menu",
    "owed",
    "places",
    "plays",
    "read_options",
    "read_saved",
    "seen_by",
    "standing",
    "stopped",
]
