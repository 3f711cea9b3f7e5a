# Checking a finished game.

verify-title = ## { $game }, checked
verify-hash = ✅ **The deal was sealed before play.** Before the first card the hash { $hash } was posted. It is the hash of the seed that is known now, { $seed }, and nobody could have found another seed for it.
verify-posted = [See the original post.]({ $link })
verify-not-found = I no longer find the message in which it was posted.
verify-moves = ✅ **Every move holds.** All { $moves } entries of the log were played once more from that seed: each was allowed, and everything came as it did then, card by card.
verify-outcome = ✅ **The result is the same:** { $standings }.
verify-fingerprint = Fingerprint of all moves: { $fingerprint }
verify-compare = Compare the hash with the message in which the game began, and the fingerprint with what “Check the deal” shows below the end of the game.
verify-yourself = Check it yourself: get the file, then run `python -m games verify FILE` on your own machine.
verify-file = Everything about this game is in { $name }: the hash, the seed, every move with what came of it, and the result. Check it with `python -m games verify FILE`.
verify-recorded = The game was written to { $name }.
verify-no-file = The file { $name } cannot be read.

## What does not fit

verify-fault-unreadable = ❌ This is not the record of a game.
verify-fault-rules = ❌ There are no such rules here: the game, their version, the number of players or an option is unknown.
verify-fault-hash = ❌ The seed is not the one whose hash was posted at the start: the hash or the seed has been altered.
verify-fault-start = ❌ This seed deals something else than the record says.
verify-fault-move = ❌ Entry { $number } of the log is not allowed there: it, or something before it, has been altered.
verify-fault-events = ❌ Entry { $number } of the log had other consequences than the record says: the move, or what was drawn or paid, has been altered.
verify-fault-position = ❌ After entry { $number } of the log the position is another one than the record says.
verify-fault-unfinished = ❌ The game is not over after the last move: something is missing.
verify-fault-outcome = ❌ The moves give another result than the record says.
verify-fault-fingerprint = ❌ The moves hold, but the fingerprint does not fit: a name, or whether a move was made in time, has been altered.
