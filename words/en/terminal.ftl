# Playing in a terminal.

terminal-welcome = { $game }. You are { $name }. Type a move, or its beginning to see how it can go on; ? shows where you can begin, quit leaves.
terminal-commitment = Hash of the seed, to check the deal afterwards: { $hash }
terminal-prompt = Your move:
terminal-quit = quit exit q
terminal-several = { $beginning } … ({ $count })
terminal-goodbye = Until next time.
terminal-standing = { $place }. { $name }: { $score } ({ $lines })
terminal-seed = Seed: { $seed }
