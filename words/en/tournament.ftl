# Tournaments.

## Sign-up

screen-tournament-name-swiss = Swiss
screen-tournament-name-robin = Round robin
screen-tournament-title = { $game }: tournament
screen-tournament-system-swiss = **Swiss** at tables of { $seats }: in each round you meet people with about as many points as you.
screen-tournament-system-robin = **Round robin** at tables of { $seats }: you meet as many different people as possible, nobody more often than need be.
screen-tournament-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
 }
screen-tournament-rounds-open-swiss = The number of rounds depends on how many people sign up.
screen-tournament-rounds-open-robin = As many rounds as it takes to meet everyone.
screen-tournament-round-length = A round ends as soon as every table has finished, after { $time } at the latest.
screen-tournament-about = -# In every round all tables play the same deal, from the same seats. You play in a private thread that opens by itself.
screen-tournament-signed-up = Signed up: **{ $people }** (at least { $least })
screen-tournament-and-more = and { $people } more
screen-tournament-sign-up-until = Sign-up is open until { $when }.
screen-tournament-phase-running = Sign-up is closed. Round { $round } of { $rounds } is being played.
screen-tournament-phase-over = This tournament is over.
screen-tournament-phase-cancelled = This tournament was closed.
screen-tournament-opened = Your { $game } tournament is open for sign-up. You can choose the game’s options until somebody else signs up, and start early once there are enough of you. To play yourself, press *Sign up* below the announcement.
screen-tournament-joined = { $people ->
    [one] You’re in! You’re the first.
   *[other] You’re in! There are { $people } of you.
 } The first round opens by itself.
screen-tournament-joined-again = Welcome back! You’ll be paired again from the next round on.
screen-tournament-signed-off = You’re no longer signed up.
screen-tournament-leaving = Drop out of the tournament? The computer plays on at your table: this round gives you no points, and you won’t be paired again. You can rejoin for later rounds.
screen-tournament-dropped-out = You’ve dropped out. If you change your mind: /market tournament join
screen-tournament-started = The first round begins.
screen-tournament-closed = The tournament is closed.
screen-tournament-moved = The tournament goes on in this channel.
screen-tournament-too-few = { $people ->
    [0] nobody signed up; it takes at least { $least }.
    [one] only 1 person signed up; it takes at least { $least }.
   *[other] only { $people } people signed up; it takes at least { $least }.
 }

## Rounds

screen-tournament-round = ## { $game }: round { $round } of { $rounds }
screen-tournament-pod = **Table { $table }**: { $names }
screen-tournament-with-computers = { $computers ->
    [one] and a computer
   *[other] and { $computers } computers
 }
screen-tournament-bye = **Bye** (no game this round, one point as for a win): { $names }
screen-tournament-same-deal = Every table has a thread of its own and plays the same deal. Please don’t talk about it until the round is over.
screen-tournament-round-until = The round ends { $when } at the latest. After that, computers finish the games that are still on.
screen-tournament-hash = -# Fair-deal code of this round: { $hash }
screen-tournament-room = Round { $round } · table { $table } · { $game } #{ $number }
screen-tournament-after = { $game }: after round { $round } of { $rounds }
screen-tournament-seed = -# The deal of round { $round } is no longer a secret: seed { $seed }, fair-deal code { $hash }. “Check the deal” works at every table now.
screen-tournament-over = { $game }: the tournament is over
screen-tournament-won = 🏆 { $names } wins the tournament. Congratulations!
screen-tournament-shared = 🏆 { $names } share the win. Congratulations!
screen-tournament-podium = **{ $place }. { $name }** · { $points }
screen-tournament-cancelled = The **{ $game }** tournament was closed.
screen-tournament-cancelled-running = Games that are on go on as usual, without tournament points.
screen-tournament-room-gone = its thread was deleted, and the tournament is no longer running.
screen-tournament-homeless = I can’t open threads in { $channel } any more, so your **{ $game }** tournament is stopped. Nothing is lost, and the clock stands still. Use /market tournament move in the channel where it should go on; I need the permission “Create Private Threads” there.

## Standings

screen-tournament-after-rounds = { $people ->
    [one] 1 person
   *[other] { $people } people
 } · { $round ->
    [0] no round finished yet
   *[other] after round { $round } of { $rounds }
 }
screen-tournament-head-name = Name
screen-tournament-head-points = Points
screen-tournament-head-round = R{ $round }
screen-tournament-head-compared = Same seat
screen-tournament-head-opposition = Rivals
screen-tournament-decimal = { $whole }.{ $tenth }
screen-tournament-dropped = out
screen-tournament-tie-breaks = -# One point for every seat you finish ahead of, half for a shared place. Ties: first “Same seat” (your share of wins against everyone who had your seat and your cards at another table), then “Rivals” (the average points of the people you played).

## Buttons

screen-tournament-button-join = Sign up
screen-tournament-button-sign-off = Withdraw
screen-tournament-button-leave = Drop out
screen-tournament-button-leave-sure = Yes, drop out
screen-tournament-button-options = Options
screen-tournament-button-start = Start now
screen-tournament-button-rules = Rules
screen-tournament-button-table = Standings

## At the table

screen-held-pod =
    { "" }**{ $name }** ran out of time twice in a row, so the computer plays on in that seat.
    { $name } can have it back at any time, with one press.
screen-leaving-pod = The game goes on without you: the computer plays in your seat, and even if you come back you get half the points at most. If you’re still gone at the end, you get none and drop out of the tournament. Leave?
screen-left-pod = You left the game. You can have your seat back: /market seat back
screen-note-played-out = The round is over: computers played the rest for everyone.
