"""Checking the file of a finished game: ``python -m games verify FILE``."""

from pathlib import Path

from games.kernel.transcript import read_transcript, verify
from games.registry import find_rules
from words import Catalogue
from words.proof import fault, findings

BOLD = "**"
"""Marks what Discord shows bold; a terminal needs no such mark."""


def check_file(path: Path, words: Catalogue) -> int:
    """Say whether a file is the true record of a game; the exit code."""
    try:
        written = path.read_bytes()
    except OSError:
        print(words.say("verify-no-file", name=str(path)))
        return 2
    transcript = read_transcript(written)
    verdict = verify(transcript, find_rules)
    if verdict.fault is not None or transcript is None:
        print(fault(words, verdict))
        return 1
    lines = [
        words.say("verify-hash", hash=transcript.hash, seed=transcript.seed),
        *findings(words, len(transcript.steps), transcript.outcome, transcript.players),
        words.say("verify-fingerprint", fingerprint=transcript.fingerprint),
        words.say("verify-compare"),
    ]
    print("\n".join(lines).replace(BOLD, ""))
    return 0
