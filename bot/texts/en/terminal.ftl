# Playing in a terminal.

terminal-you = You
terminal-welcome = { $game }. Type a move as it is listed, its beginning to see more, ? for all moves, quit to leave.
terminal-commitment = Hash of the seed, to check the deal afterwards: { $hash }
terminal-prompt = Your move:
terminal-quit = quit exit q
terminal-more = … and { $count } more: type the beginning of a move, or ? for all.
terminal-goodbye = Until next time.
terminal-standing = { $place }. { $name }: { $score } ({ $lines })
terminal-seed = Seed: { $seed }
