# Checking a finished game.

verify-title = ## { $game }: checked
verify-hash = ✅ **The deal was sealed before play.** The fair-deal code { $hash } was posted before the first card. It belongs to the seed we know now, { $seed }, and nobody could have found another seed to fit it.
verify-posted = [See the original post.]({ $link })
verify-not-found = The message that said so has been edited or removed since.
verify-moves = ✅ **Every move holds.** I replayed all { $moves } entries of the log from that seed: each was allowed, and everything came out the same, card by card.
verify-outcome = ✅ **The result is the same:** { $standings }.
verify-fingerprint = Fingerprint of all moves: { $fingerprint }
verify-compare = Compare the fair-deal code with the post in which the game started, and the fingerprint with what “Check the deal” shows below the end of the game.
verify-yourself = Check it yourself: get the file, then run `python -m games verify FILE` on your own computer.
verify-file = Everything about this game is in { $name }: the fair-deal code, the seed, every move and what came of it, and the result. Check it with `python -m games verify FILE`.
verify-recorded = The game is saved in { $name }.
verify-no-file = I can’t read the file { $name }.

## What does not fit

verify-fault-unreadable = ❌ This is not the record of a game.
verify-fault-rules = ❌ I don’t have these rules: the game, their version, the number of players or an option is unknown.
verify-fault-hash = ❌ The seed doesn’t fit the fair-deal code posted at the start: one of the two has been altered.
verify-fault-start = ❌ This seed deals something other than the record says.
verify-fault-move = ❌ Entry { $number } of the log isn’t allowed there: it, or something before it, has been altered.
verify-fault-events = ❌ Entry { $number } of the log turned out differently from what the record says: the move, or what was drawn or paid, has been altered.
verify-fault-position = ❌ After entry { $number } of the log, the position differs from the record.
verify-fault-unfinished = ❌ The game isn’t over after the last move: something is missing.
verify-fault-outcome = ❌ The moves give a different result from the record.
verify-fault-fingerprint = ❌ The moves hold, but the fingerprint doesn’t: a name, or whether a move was made in time, has been altered.
