# Playing in a terminal.

terminal-welcome = { $game }. You are { $name }. Type a move, or just its beginning to see the rest; ? shows what you can do, quit leaves.
terminal-commitment = Fair-deal code, to check the deal afterwards: { $hash }
terminal-prompt = Your move:
terminal-quit = quit exit q
terminal-several = { $beginning } … ({ $count })
terminal-goodbye = See you next time!
terminal-standing = { $place }. { $name }: { $score } ({ $lines })
terminal-seed = Seed: { $seed }
