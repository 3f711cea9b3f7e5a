import asyncio, random, os
import pytest
from playground import interactions, acting
from playground.components import Kind
from playground.model import InteractionType, Progress
from playground.person import Answer, NoAnswer
from tests.front.conftest import House
from tests.thinkers import think_here
from bot.messages.press import read_press, Verb
from bot.host import seats as host_seats

SKIP = {"settings", "likes", "privacy", "film", "verify", "file"}

@pytest.fixture(autouse=True)
def done(monkeypatch):
    monkeypatch.setattr("bot.host.bounds.MOST", {k: (10**6) for k in __import__("bot.host.bounds", fromlist=["MOST"]).MOST}) 
    return think_here(monkeypatch)

class Gather:
    def __init__(self, house, people):
        self.house, self.people = house, people
        self.known = {}
    def look(self):
        w = self.house.discord.world
        for p in self.people:
            msgs = list(p.sees()) + list(p.dms)
            for ch in list(w.channels.values()):
                try: msgs += list(p.sees(ch))
                except Exception: pass
            for m in msgs:
                for c in m.components:
                    if "custom_id" in c and not c.get("disabled"):
                        opts = [o["value"] for o in c.get("options", [])]
                        for v in (opts[:3] or [None]):
                            self.known.setdefault((p.name, c["custom_id"], v), (p, m.message, c))
    async def press(self, key):
        p, message, c = self.known[key]
        w = self.house.discord.world
        data = {"custom_id": key[1], "component_type": c["type"], "id": c["id"]}
        if key[2] is not None: data["values"] = [key[2]]
        if message.channel_id not in w.channels: return None
        i = interactions.begin(w, InteractionType.COMPONENT, p.user, w.channels[message.channel_id], data, message=message)
        try: a = await p._answer(i)
        except NoAnswer: return "NOANSWER"
        if a.form:
            vals = {}
            for f in a.form.fields.values():
                if f["type"] == Kind.TEXT_INPUT: vals[f["custom_id"]] = f.get("value") or "1"
            try:
                i2 = acting.submit(w, p.user, a.interaction.id, vals)
                a = await p._answer(i2)
            except Exception as e:
                return "FORM " + repr(e)[:80]
        try:
            s = await a.done()
            return s.text
        except AssertionError as e:
            return "gone"

def verb(key): return read_press(key[1]).verb if read_press(key[1]) else None

@pytest.mark.parametrize("game", os.environ.get("GAMES","lisboa,central,fishmarket,turin,schwarzmarkt,stalls").split(","))
@pytest.mark.parametrize("end", os.environ.get("ENDS", "ended,left,gone,paused,over").split(","))
async def test_old(slow_house: House, game, end) -> None:
    house = slow_house
    rnd = random.Random(f"{game}{end}")
    people = [house.person(n) for n in ("Ana", "Bruno", "Chloé")]
    g = Gather(house, list(people))
    await (await people[0].slash("market start", game=game)).done()
    g.look()
    for p in people[1:]: await (await p.click("Join")).done()
    await house.settled(); g.look()
    for label in ("Options", "Pace"):
        try: await (await people[0].click(label)).done()
        except Exception: pass
        g.look()
    await (await people[0].click("Begin")).done()
    await house.settled(); g.look()
    SAFE = {Verb.MOVE, Verb.STEP, Verb.HAND, Verb.MORE, Verb.ORDERS, Verb.PLAN, Verb.LOG, Verb.HINT, Verb.FORM, Verb.PLAN_PART, Verb.RULES, Verb.LEAVE}
    async def round_(n, verbs):
        for _ in range(n):
            keys = [k for k in g.known if verb(k) in verbs]
            if not keys: return
            k = rnd.choice(keys)
            t = await g.press(k)
            assert "on my side" not in (t or ""), (k, t)
            if t == "NOANSWER": print("NOANSWER", k)
            await house.settled(); g.look()
    await round_(50, SAFE)
    await round_(25, SAFE | {Verb.PLAY, Verb.SEND, Verb.PLAN_SAVE, Verb.UNDO, Verb.AGREE, Verb.DISAGREE})
    # seat offers, pauses
    await (await people[1].slash("market undo")).done(); await house.settled(); g.look()
    await (await people[1].slash("market pause")).done(); await house.settled(); g.look()
    await round_(20, SAFE | {Verb.PLAY, Verb.SEND, Verb.UNDO, Verb.AGREE, Verb.DISAGREE, Verb.CONSENT, Verb.GO_ON})
    eve = house.person("Eve"); g.people.append(eve)
    tid = 1
    if end == "left":
        p = rnd.choice(people[:3])
        await house.bot.tables.change(tid, None, host_seats.leave, await person(house, p))
        await house.settled(); g.look()
        hosted = await house.bot.tables.find(tid)
        seat = next(i for i,c in enumerate(hosted.record.chairs) if c.offered)
        await house.bot.tables.change(tid, None, host_seats.take, await person(house, eve), seat)
    elif end == "ended":
        await house.bot.tables.change(tid, None, __import__("bot.host.managing", fromlist=["end"]).end, int(house.discord.guild.id) if hasattr(house.discord,'guild') else (await house.bot.tables.find(tid)).record.guild_id)
    elif end == "gone":
        from bot.host import parking
        await parking.lose_channel(house.bot.tables, int(house.discord.channel.id))
    elif end == "paused":
        from bot.host import managing
        try: await house.bot.tables.change(tid, None, managing.stop, (await house.bot.tables.find(tid)).record.guild_id)
        except Exception as e: print(e)
    elif end == "over":
        from bot.host.finishing import proceed
        async def out(change):
            await change.play_out(); change.update(pause=None); await proceed(change)
        await house.bot.tables.change(tid, None, out)
    await house.settled(); g.look()
    keys = list(g.known); rnd.shuffle(keys)
    seen = {}
    for k in keys[:400]:
        v = verb(k)
        if v is None or v.value in SKIP: continue
        for q in ([g.known[k][0]]):
            t = await g.press(k)
            seen.setdefault((v, (t or "")[:90].replace("\n"," ")), k)
            assert "on my side" not in (t or ""), (k, t)
    await house.settled()
    for (v, t), k in sorted(seen.items(), key=str): print(v, "|", k[2], "|", t)

async def person(house, p):
    async with house.store.reading() as look:
        return await look.people.find(int(p.id)) or __import__("bot.store", fromlist=["Person"]).Person(id=int(p.id), name=p.name)
