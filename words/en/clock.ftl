# The clock: pace, deadlines, reminders, absence, pauses, vacation, and what managers of a server set.

## Pace

screen-pace-live = live, 10 minutes a decision
screen-pace-daily = daily, 24 hours a decision
screen-pace-weekly = weekly, 7 days a decision
screen-pace-free = free, no deadline
screen-pace-hours = { $hours ->
    [one] 1 hour a decision
   *[other] { $hours } hours a decision
 }
screen-lobby-pace = Pace: **{ $pace }**
screen-lobby-pace-weekdays = Pace: **{ $pace }**, weekends do not count
screen-course = { $answers ->
    [one] About 1 answer each.
   *[other] About { $answers } answers each.
 }
screen-course-timed = { $answers ->
    [one] About 1 answer each
   *[other] About { $answers } answers each
 }: some { $time } at { $turn } a turn.
screen-course-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
 }
screen-course-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
 }
screen-course-days = { $count ->
    [one] 1 day
   *[other] { $count } days
 }
screen-course-weeks = { $count ->
    [one] 1 week
   *[other] { $count } weeks
 }
screen-course-months = { $count ->
    [one] 1 month
   *[other] { $count } months
 }
screen-pace-which = How long may a decision take?
screen-pace-about = If your time runs out, a simple move is made for you. After two in a row the computer plays on for you until you come back. If nobody answers, the game is paused instead. No time runs out in your quiet hours or on vacation (/market settings, /market vacation). Alone you have no deadline.
screen-button-pace = Pace
screen-button-weekends-off = Weekends do not count
screen-button-weekends-on = Weekends count again

## Deadlines and reminders

screen-until = -# ⏳ Until { $when }. Then a simple move is made for whoever has not answered.
screen-delay-away = { $count ->
    [one] { $names } is away until { $when }.
   *[other] { $names } are away until { $when }.
 }
screen-delay-weekend = Weekends do not count.
screen-delay-night = Quiet hours: { $names }.
screen-stands-absence = -# ⏸ Paused: nobody answered in time. The next move continues the game.
screen-stands-consent = -# ⏸ Paused: nobody moves until more than half of you want to go on.
screen-stands-consent-until = -# ⏸ Paused until { $when }, or until more than half of you want to go on.
screen-stands-manager = -# ⏸ Paused by a manager of this server: nobody moves until a manager lets the game go on.
screen-reminder-asked = **{ $game }** (table { $table }): you are asked. { $question }
screen-reminder-half = **{ $game }** (table { $table }): half of your time has passed. { $question }
screen-reminder-last = **{ $game }** (table { $table }): your time is nearly over. { $question }
screen-pressing-half = ⏳ Half of your time has passed.
screen-pressing-last = ⏳ Your time is nearly over.
screen-unread = I was away when you wrote here. I have not read it, and nothing was played: please type it again.
screen-digest = { $tables ->
    [one] One table waits for you:
   *[other] { $tables } tables wait for you, the oldest question first:
 }
screen-button-next = Next: { $game }

## What happens beside the game

screen-note-held = { $name } has not answered twice in a row. The computer plays on for { $name }.
screen-note-back = { $name } is back and plays again.
screen-note-left = { $name } has left. The computer plays on.
screen-note-offered = The seat of { $name } is offered to anybody.
screen-note-taken = { $other } takes over the seat of { $name }, with everything that lies there.
screen-note-paused = The table was paused.
screen-note-resumed = The game goes on. Everybody has got their time back.
screen-note-ended = The table was closed before the end.
screen-note-moved = The table moved to { $name }.

## Seats

screen-held =
    Time has run out for **{ $name }** twice in a row, so the computer plays on in that seat.
    { $name } gets it back at any time with one press. The others can say, in private, what they would like; more than half decide.
screen-your-seat = **{ $game }** (table { $table }): your time ran out twice in a row, so the computer plays for you. One press, and you play again.
screen-replaced = **{ $game }** (table { $table }): { $name } plays in your seat now. You can watch, and if { $name } leaves, take the seat back. A new table: /market start
screen-took-over = You play on for { $name }, { $moves ->
    [0] from the start
    [one] after one move
   *[other] after { $moves } moves
 }. Everything here is yours now.
screen-offered = The seat of **{ $name }** is free: whoever takes it over goes on with everything that lies there. Until then the computer plays.
screen-offered-back = { $people }, you can have it back.
screen-offered-invite = { $people }, do you know somebody? Call them with /market seat invite.
screen-leaving = The game goes on without you: the computer plays in your seat, and anybody may take it over. Until somebody does you can come back. Do you want to leave?
screen-left-running = You have left the game. Until somebody takes your seat you can have it back: /market seat back
screen-welcome-back = Welcome back. You play again.
screen-seat-taken = The seat is yours. Everything that lies there I have sent you; it is also behind “My hand”.
screen-invitation = { $guest }, { $name } would like to play { $game } with you.
screen-invited = The invitation stands in the channel.
screen-button-back-again = I am back
screen-button-fate-keep = Keep the computer
screen-button-fate-offer = Offer the seat
screen-button-fate-end = End the game
screen-button-take = Take the seat
screen-button-take-of = The seat of { $name }
screen-which-seat = Several seats are free. Which one would you like?
screen-button-quit = Leave the game

## Pauses and the end

screen-paused-absence = Nobody answered in time, so the game is paused before anything more is played for you. Move or press “Go on”: the game continues, and whoever is asked has their whole time again.
screen-paused-consent = Paused, as you agreed: nobody moves, no reminders, no deadlines. The game goes on as soon as more than half of you want it.
screen-paused-consent-until = Paused until { $when }, as you agreed: nobody moves, no reminders, no deadlines. Then the game goes on by itself, or earlier if more than half of you want it.
screen-paused-manager = A manager of this server has paused this table: nobody moves, nobody is reminded and nobody’s time runs until a manager lets it go on (/market admin resume).
screen-ended = This game was closed before its end. Nobody has won.
screen-reason = Reason: { $reason }
screen-closing = Close table { $table }, { $game }?
screen-closing-why = Why? The players are told.
screen-consent-pause = { $days ->
    [0] { $name } would like a pause: nobody moves and no clock runs until you go on. Do you agree, { $others }? Who answers what stays private.
    [one] { $name } would like a pause of one day: nobody moves and no clock runs. Do you agree, { $others }? Who answers what stays private.
   *[other] { $name } would like a pause of { $days } days: nobody moves and no clock runs. Do you agree, { $others }? Who answers what stays private.
 }
screen-consent-resume = { $name } would like to go on. Do you agree, { $others }? More than half decide; who answers what stays private.
screen-not-agreed-pause = Not everybody agreed to a pause. The game goes on.
screen-not-agreed-resume = Not enough of you want to go on yet. The table stays paused.
screen-not-agreed-undo = It was not taken back.
screen-secret-lost = **{ $game }**: a move was taken back, and your secret answer went with it. If you still want it, give it again.
screen-table-paused = paused
screen-button-go-on = Go on

## Standing orders

screen-orders = **Your standing orders.** They are carried out by themselves when their moment comes; nobody else ever sees them.
screen-orders-none = You have left none.
screen-orders-not-now = There is nothing to be ordered at the moment.
screen-button-orders = Standing orders

## Personal

screen-vacation = You are on vacation until { $when }: your time stands still at all tables, and I leave you in peace. { $left ->
    [one] One day of vacation is left this year.
   *[other] { $left } days of vacation are left this year.
 } You can play all the same. Back earlier: /market vacation days:0
screen-vacation-over = You are not on vacation: your time runs again.
screen-reminders-dm = by direct message
screen-reminders-mention = by a mention in the channel
screen-reminders-none = never

## Managers of a server

screen-server = Language: { $language }. Pace of new tables: { $pace }. Time zone: { $zone }; no reminders there at night. Tables may be opened: { $channels }.
screen-everywhere = everywhere
screen-server-tables = Tables that are not over:
screen-server-empty = There is no table on this server.
screen-table-stopped = The table is paused. /market admin resume lets it go on.
screen-table-resumed = The table goes on.
