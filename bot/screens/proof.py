"""The proof of a finished game, in plain words: the deal was fixed, every move holds, the result is true."""

from bot.messages.message import Message
from bot.messages.press import Verb
from bot.screens.scene import Scene
from games.kernel.things import bare
from games.kernel.transcript import Verdict, fingerprint
from words.proof import fault, findings


def proof(scene: Scene, verdict: Verdict, link: str | None) -> Message:
    """What checking a table has found; ``link`` leads to the message in which the hash was posted."""
    words = scene.words
    title = words.say("verify-title", game=words.say(scene.hosted.record.game))
    lines = [fault(words, verdict)] if verdict.fault else _fine(scene, link)
    return Message(text="\n".join([title, *lines]), rows=((scene.button("file", Verb.FILE),),))


def _fine(scene: Scene, link: str | None) -> list[str]:
    table, words, names = scene.hosted.running, scene.words, scene.hosted.names
    posted = words.say("verify-not-found") if link is None else words.say("verify-posted", link=link)
    return [
        f"{words.say('verify-hash', hash=table.dice.commitment, seed=table.dice.seed.hex())} {posted}",
        *findings(words, len(table.log), table.outcome, names),
        words.say("verify-fingerprint", fingerprint=fingerprint(table.save(), tuple(map(bare, names)))),
        words.say("verify-yourself"),
    ]
