# The clock: pace, deadlines, reminders, absence, pauses, vacation, and what managers of a server set.

## Pace

screen-pace-live = live (10 minutes per move)
screen-pace-daily = daily (24 hours per move)
screen-pace-weekly = weekly (7 days per move)
screen-pace-free = free (no deadline)
screen-pace-hours = { $hours ->
    [one] 1 hour per move
   *[other] { $hours } hours per move
 }
screen-pace-days = { $days } days per move
screen-lobby-pace = Pace: **{ $pace }**
screen-lobby-pace-weekdays = Pace: **{ $pace }**, weekends don’t count
screen-course = { $answers ->
    [one] About 1 turn each.
   *[other] About { $answers } turns each.
 }
screen-course-timed = { $answers ->
    [one] About 1 turn each
   *[other] About { $answers } turns each
 }: roughly { $time } at { $turn } a turn.
screen-course-planned = If everyone plans ahead: roughly { $time }.
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
screen-pace-which = How long may a move take?
screen-pace-about = Out of time? I make a default move for you. Twice in a row, and the computer plays for you until you’re back. If nobody moves, the game pauses instead. No deadline falls in your quiet hours or on vacation (/market settings, /market vacation). Alone, you have no deadline.
screen-button-pace = Pace
screen-button-weekends-off = Weekends don’t count
screen-button-weekends-on = Weekends count again

## Deadlines and reminders

screen-until = -# ⏳ Until { $when }. After that, I make a default move for anyone who hasn’t answered.
screen-until-open = -# ⏳ Open until { $when }.
screen-delay-away = { $count ->
    [one] { $names } is away until { $when }.
   *[other] { $names } are away until { $when }.
 }
screen-delay-weekend = Weekends don’t count.
screen-delay-night = Quiet hours: { $names }.
screen-stands-absence = -# ⏸ Paused: nobody moved in time. The next move starts the clock again.
screen-stands-consent = -# ⏸ Paused: nobody moves until more than half of you want to go on.
screen-stands-consent-until = -# ⏸ Paused until { $when }, or until more than half of you want to go on.
screen-stands-manager = -# ⏸ Paused by a manager of this server: nobody moves until a manager resumes it.
screen-reminder-asked = **{ $game }** (table { $table }): you’re up. { $question }
screen-reminder-half = **{ $game }** (table { $table }): half your time is gone. { $question }
screen-reminder-last = **{ $game }** (table { $table }): last reminder before your time is up. { $question }
screen-pressing-half = ⏳ Half your time is gone.
screen-pressing-last = ⏳ Last reminder before your time is up.
screen-unread = I was away when you wrote here, so I haven’t read it and nothing was played. Please type it again.
screen-digest = { $tables ->
    [one] It’s your turn at one table:
   *[other] It’s your turn at { $tables } tables, longest wait first:
 }
screen-asked-since = asked { $when }
screen-button-next = Next: { $game }

## What happens beside the game

screen-note-held = { $name } ran out of time twice in a row. The computer plays on for { $name }.
screen-note-back = { $name } is back.
screen-note-left = { $name } left. The computer plays on.
screen-note-offered = { $name }’s seat is free for anyone.
screen-note-taken = { $other } takes over { $name }’s seat.
screen-note-paused = The game is paused.
screen-note-resumed = The game goes on. The clock was stopped meanwhile: all deadlines moved.
screen-note-ended = The table was closed before the end.
screen-note-moved = The table moved to { $name }.

## Seats

screen-held =
    { "" }**{ $name }** ran out of time twice in a row, so the computer plays on in that seat.
    { $name } can have it back at any time, with one press. Everyone else can vote, in private, on what to do; more than half decide.
screen-your-seat = **{ $game }** (table { $table }): you ran out of time twice in a row, so the computer is playing for you. One press, and you’re back.
screen-replaced = **{ $game }** (table { $table }): { $name } plays in your seat now. You can watch, and take it back if { $name } leaves. A new table: /market start
screen-took-over = You take over from { $name }, { $moves ->
    [0] from the start
    [one] after 1 move
   *[other] after { $moves } moves
 }. Everything here is yours now.
screen-offered = **{ $name }**’s seat is free: take over just where { $name } left off. Until then the computer plays.
screen-offered-back = { $people }, you can have it back.
screen-offered-invite = { $people }, know somebody? Invite them: /market seat invite
screen-leaving = The game goes on without you: the computer plays in your seat, and anyone may take it over. Until somebody does, you can come back. Leave?
screen-left-running = You left the game. Until somebody takes your seat, you can have it back: /market seat back
screen-welcome-back = Welcome back! You’re playing again.
screen-seat-taken = The seat is yours. I’ve sent you all that comes with it; “My hand” shows it too.
screen-invitation = { $guest }, { $name } invites you to play { $game }.
screen-invited = The invitation is in the channel.
screen-button-back-again = I’m back
screen-button-fate-keep = Keep the computer
screen-button-fate-offer = Free the seat
screen-button-fate-end = End the game
screen-button-take = Take the seat
screen-button-take-of = { $name }’s seat
screen-which-seat = Several seats are free. Which one would you like?
screen-button-quit = Leave the game

## Pauses and the end

screen-paused-absence = Nobody moved in time, so I’ve paused the game before playing anything more for you. Move or press “Go on”: everyone gets their full time again.
screen-paused-consent = Paused, as agreed: no moves, no reminders, no deadlines. The game goes on as soon as more than half of you want to.
screen-paused-consent-until = Paused until { $when }, as agreed: no moves, no reminders, no deadlines. It goes on then, or earlier if more than half of you want to.
screen-paused-manager = A manager of this server has paused this table: no moves, no reminders, no deadlines until a manager resumes it (/market admin resume).
screen-ended = This game was closed before the end. Nobody won.
screen-reason = Reason: { $reason }
screen-closing = Close table { $table }, { $game }?
screen-closing-why = Why? The players will read this.
screen-consent-pause = { $days ->
    [0] { $name } would like a pause: no moves and no clock until you go on. OK with you, { $others }? Your answer stays private.
    [one] { $name } would like a pause of 1 day: no moves and no clock. OK with you, { $others }? Your answer stays private.
   *[other] { $name } would like a pause of { $days } days: no moves and no clock. OK with you, { $others }? Your answer stays private.
 }
screen-consent-resume = { $name } would like to go on. OK with you, { $others }? More than half decide; your answer stays private.
screen-not-agreed-pause = Not everyone wanted a pause. The game goes on.
screen-not-agreed-resume = Not enough of you want to go on yet. The table stays paused.
screen-not-agreed-undo = Not everyone agreed: the move stands.
screen-secret-lost = **{ $game }**: a move was taken back, and your secret answer with it. If you still want it, give it again.
screen-table-paused = paused
screen-button-go-on = Go on

## Standing orders

screen-orders = **Your standing orders.** They run automatically when the moment comes. Nobody else sees them.
screen-orders-none = No standing orders.
screen-button-orders = Standing orders

## Personal

screen-vacation = You’re on vacation until { $when }: your clock is stopped at every table, and I won’t disturb you. { $left ->
    [one] You have 1 vacation day left this year.
   *[other] You have { $left } vacation days left this year.
 } You can play all the same. Back early: /market vacation days:0
screen-vacation-over = You’re not on vacation: your clock is running.
screen-reminders-dm = by direct message
screen-reminders-mention = by a mention in the channel
screen-reminders-none = never

## Managers of a server

screen-server =
    - Language: **{ $language }**
    - Pace of new tables: **{ $pace }**
    - Time zone: **{ $zone }**; no reminders there at night
    - Tables may be opened: **{ $channels }**
    - Tables at the same time: at most **{ $tables }**
screen-everywhere = everywhere
screen-server-tables = Open tables:
screen-server-empty = There are no tables on this server.
screen-table-stopped = The table is paused. /market admin resume starts it again.
screen-table-resumed = The table goes on.
