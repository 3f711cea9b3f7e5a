"""A table at which Ana plays among computers, as the computer would, to the end.

On the way every screen is taken that is seen: the lobby, a turn with all that can be asked for there, each kind of
move with its questions, an offer, the slip, the end and what can be looked at then.
"""

from bot.front.client import MarketBot
from bot.host.hosted import HostedTable
from bot.messages.press import PREFIX, Verb, read_press
from bot.screens.path import JOIN, Path, values_of
from games.fishmarket.view import FishMarketView
from games.kernel import Action, AnyGame, Dice
from playground import Person
from playground.components import Kind
from playground.seen import Seen
from tools.screenshots.album import Album
from tools.screenshots.pressing import asked, has, presses

MOVES = 400
"""More than one person has in any game."""
SOME = 5
"""After so many moves of hers the board is worth looking at."""
QUESTIONS = 6
"""More than any move asks."""
LEADING = frozenset({Verb.STEP, Verb.FORM})
OFFER = "offer"


class Table:
    """A table at which Ana plays among computers."""

    def __init__(self, bot: MarketBot, ana: Person, album: Album) -> None:
        self._bot, self._ana, self._album = bot, ana, album
        self._shown: set[str] = set()

    async def play(self, game: AnyGame) -> None:
        """From the lobby to the end."""
        ana, album = self._ana, self._album
        await (await ana.slash("market start", game=game.id)).done()
        lobby = await self._board(Verb.FILL)
        await asked(ana, Verb.FILL, lobby)
        await album.take("lobby", lobby)
        await asked(ana, Verb.BEGIN, lobby)
        for number in range(MOVES):
            action = await self._next_action()
            if action is None:
                break
            if number == SOME:
                await self._turn()
            await self._trade()
            if action.kind not in self._shown:
                await self._kind_of_move(action)
                if await self._next_action() != action:
                    continue  # the last line of a menu has played it
            await (await ana.slash("market play", move=action.text)).done()
        await self._end()

    async def _hosted(self) -> HostedTable:
        return await self._bot.tables.in_channel(int(self._ana.channel.id))

    async def _board(self, verb: Verb = Verb.MORE) -> Seen:
        """The newest message in the channel below which this can be asked for, once it is there."""

        def newest() -> Seen | None:
            shown = (seen for seen in reversed(self._ana.sees()) if not seen.ephemeral)
            return next((seen for seen in shown if has(seen, verb)), None)

        return await self._ana.until(newest, f"can ask for {verb}")

    async def _next_action(self) -> Action | None:
        """What the computer would do in her place; None if nothing is asked of her."""
        hosted = await self._hosted()
        table, seat = hosted.running, hosted.record.seat_of(int(self._ana.id))
        if seat is None or table.over or not table.owed(seat):
            return None
        chosen = table.game.agent().choose(table.view(seat), table.moves(seat), Dice.of(str(len(table.log))))
        return chosen if isinstance(chosen, Action) else table.game.read_action(chosen)

    # What is taken

    async def _turn(self) -> None:
        """The board, and all that can be asked for there."""
        ana, album, board = self._ana, self._album, await self._board()
        await album.take("turn", board)
        await album.take("hand", await asked(ana, Verb.HAND, board))
        await album.take("more", await asked(ana, Verb.MORE, board))
        for verb in (Verb.TEXT, Verb.LOG, Verb.RULES):  # what is asked for stands where the button was
            await album.take(str(verb), await asked(ana, verb, await asked(ana, Verb.MORE, board)))
        await album.take("games", await (await ana.slash("market games")).done())
        start = await asked(ana, Verb.MOVE, board)
        await album.take("start", start)
        if has(start, Verb.HINT):
            hint = await asked(ana, Verb.HINT, start)
            await ana.until(lambda: has(hint, Verb.MOVE) or None, "gets the hint")
            await album.take("hint", hint)
        if has(board, Verb.PLAN):
            await album.take("plan", await asked(ana, Verb.PLAN, board))
        if ana.dms:
            await album.take("slip", ana.dms[-1])

    async def _trade(self) -> None:
        """An offer of her own that nobody takes at once, where there can be one."""
        hosted = await self._hosted()
        seat = hosted.record.seat_of(int(self._ana.id)) or 0
        view = hosted.running.view(seat)
        open_now = any(OFFER in decision.accepts for decision in hosted.running.moves(seat))
        if not open_now or OFFER in self._shown or not isinstance(view, FishMarketView):
            return
        if not view.players[seat].stock:
            return
        self._shown.add(OFFER)
        fish = next(iter(view.players[seat].stock))
        answer = await (await self._ana.slash("market play", move=f"offer {fish} for 50")).done()
        await self._album.take("trade-offered", answer)
        board = await self._board()
        await self._album.take("trade", board)
        await self._album.take("trade-own", await asked(self._ana, Verb.MOVE, board))

    async def _kind_of_move(self, action: Action) -> None:
        """All questions of a move, up to the one that plays it."""
        self._shown.add(action.kind)
        screen = await asked(self._ana, Verb.MOVE, await self._board())
        path = Path("", "")
        for number in range(1, QUESTIONS):
            found = _towards(action, screen, path)
            if found is None:
                break
            path, value = found
            pressing = self._ana.click if value.startswith(PREFIX) else self._ana.choose
            answer = await pressing(value, on=screen)
            if answer.form is not None:
                await self._album.form(f"move-{action.kind}-{number}")
                break
            screen = await answer.done()
            await self._album.take(f"move-{action.kind}-{number}", screen)

    async def _end(self) -> None:
        ana, album = self._ana, self._album
        end = await self._board(Verb.REMATCH)
        await album.take("end", end)
        for verb in (Verb.FILM, Verb.REPLAY, Verb.VERIFY):
            if has(end, verb):
                await album.take(f"end-{verb}", await asked(ana, verb, end))
        if has(end, Verb.REVIEW):
            before = len(ana.dms)
            await asked(ana, Verb.REVIEW, end)
            await ana.until(lambda: len(ana.dms) > before or None, "gets the review")
            await album.take("end-review", ana.dms[-1])


def _towards(action: Action, screen: Seen, before: Path) -> tuple[Path, str] | None:
    """What leads furthest to an action: a button by its custom id, or a line of a menu; None if the rest plays it."""
    lines = [
        (f"{menu['custom_id']}{JOIN}{line['value']}", str(line["value"]))
        for menu in screen.components
        if menu["type"] == Kind.STRING_SELECT
        for line in menu["options"]
    ]
    buttons = [(custom_id, custom_id) for custom_id, press in presses(screen) if press.verb in LEADING]
    found: list[tuple[Path, str]] = []
    for custom_id, value in (*lines, *buttons):
        press = read_press(custom_id)
        path = before if press is None else Path.read(press.decision, press.argument)
        leads = path.kind == action.kind and path.values == values_of(action)[: len(path.values)]
        if leads and (before.kind != path.kind or len(path.values) > len(before.values)):
            found.append((path, value))
    return max(found, key=lambda each: len(each[0].values), default=None)
