# The house: lobbies, tables, buttons, commands.

language = English

## Lobby

screen-lobby-seats = { $step ->
    [2] Seats: { $taken } of { $most } (at least { $least }, an even number)
   *[other] { $least ->
        [one] Seats: { $taken } of { $most }
       *[other] Seats: { $taken } of { $most } (at least { $least })
    }
 }
screen-lobby-options = Table options:
screen-card = { $name } wants to play **{ $game }**: { $thread } · { $taken } of { $most } seats taken.
screen-card-begun = **{ $game }** has started: { $thread }
screen-card-closed = The **{ $game }** table is closed.
screen-unjoined = { $days ->
    [one] nobody joined or started it for a day.
   *[other] nobody joined or started it for { $days } days.
 }
screen-computers-joined = { $names } joined: { $taken } of { $most }.
screen-solo-question = You’re the only one here. Play the solo campaign?
screen-thread-instead = Play this one in its own thread instead?
screen-lobby-cancelled = This table is closed.
screen-handed-on = { $name }, you’re the host now: start the game or close the table.
screen-computer = { $name } (computer, { $level })
screen-level-easy = easy
screen-level-normal = normal
screen-level-hard = hard
screen-level-gone = Remove { $name }
screen-levels = **Computers**: how strong are they?
screen-levels-none = No computer sits here.
screen-level-easy-about = -# Easy: plays sensibly, and makes the mistakes that people make.
screen-level-normal-about = -# Normal: a fair opponent. It also fills in for players who are away.
screen-level-hard-about = -# Hard: thinks a few seconds about each move.
screen-options = Table options
screen-options-none = There’s nothing to choose with this many players.
screen-options-which = Change an option

## Table

screen-question = **{ $names }** · { $question }
screen-end-won = { $name } wins by { $margin }: { $score } to { $second }
screen-end-won-otherwise = { $name } wins with { $score }
screen-end-tie-broken = { $name } wins the tie-break: { $score } each
screen-end-won-together = { $names } win together by { $margin }: { $score } to { $second }
screen-end-shared = { $names } share the win: { $score } each
screen-end-alone = { $name } scored { $score }
screen-turned = Turning point, { $quarter ->
        [0] early on
        [1] before half-time
        [2] after half-time
       *[3] near the end
    }: { $name } took the lead for good.
screen-turned-last = { $name } took the lead with the very last move.
screen-turned-never = { $name } led from start to finish.
screen-turned-at-the-end = It took the final count to put { $name } ahead.
screen-first-here = The first game like this here: { $score } is the score to beat.
screen-first-win = First win here for { $name }, in game { $games }!
screen-record = A record here: { $name } scores { $score }. The best so far was { $best }, by { $holder }.
screen-record-unheld = A record here: { $name } scores { $score }. The best so far was { $best }.
screen-rivals = { $winner } against { $loser }: { screen-rivals.record }.
    .record = ahead in { $won ->
        [0] none
        [one] 1 game
       *[other] { $won } games
    }, behind in { $lost ->
        [0] none
       *[other] { $lost }
    }
screen-revenge = Revenge! { $winner } against { $loser }: { screen-rivals.record }.
screen-closest = The closest finish of the { $games } games played here.
screen-standing = **{ $place }. { $name }** · { $score }
screen-score-line = { $line }: { $amount }
screen-hash = -# Fair-deal code: { $hash }
screen-seats-drawn = Around the table: { $names }
screen-undo-asked = { $name } would like to take back their last move and everything since. OK with you, { $others }? Your answer stays private.
screen-undo-waits = I’ve passed it on to the others.
screen-thanks = Got it, thanks.

## Private

screen-not-your-turn =
    { $count ->
        [0] Nothing to do right now.
        [1] { $turn ->
            [yes] It’s { $names }’s turn.
           *[no] Waiting for { $names }.
        }
       *[other] Waiting for { $names }.
    }
screen-one-answer = There’s only one thing you can do here. I’ll do it for you in a moment, or press it now.
screen-answered = Your answer · { $answer }
screen-answer-open = -# You can still change it.
screen-plan-about = Choose what happens on your turns. I’ll ask about anything you leave open. Nobody else sees this.
screen-plan-unsaved = -# Not saved yet.
screen-plan-ask-me = ask me
screen-plan-line = { $part }: { $said }
screen-figures = **{ $choice }**: { $figures }
screen-none = nothing
screen-more = More about **{ $game }**
screen-board = { $game }: current board
screen-slip = **{ $game }** · #{ $table }
screen-slip-idle = Waiting for the others.
screen-slip-plan = You can plan ahead: I’ll then ask you only what your plan leaves open.
screen-slip-over = Game over. The result is at the table.
screen-slip-cancelled = This table is closed.
screen-begun = Game on!
screen-since = Since your last move:
screen-so-far = So far:
screen-since-more = -# Earlier moves are in the log.
screen-plan-left = Your plan · { $plan }
screen-orders-left = Your standing orders: { $orders }.
screen-may-type = -# Or type your answer here. At several tables? Reply to this message.
screen-may-type-so = -# Or type your answer here, such as `{ $example }`. At several tables? Reply to this message.
screen-typed-next = -# Type it here, such as `{ $example }`.
screen-log-empty = Nothing has happened yet.
screen-which-table = “{ $text }” fits several of your tables. Which one?
screen-typed-gone = That’s been played already, or you’ve typed something else since. Here’s the table now:
screen-played-before = You sent that twice, so I played it once. Here’s the table now:
screen-moved-on = The market has moved on. Here’s the table now:
screen-final = -# This can’t be taken back.
screen-final-press = -# A green button plays it at once. This can’t be taken back.
screen-final-answer = -# You can change it until everyone has answered.
screen-impossible = { $action } · { $why }
screen-suggest-which = “{ $text }”: did you mean one of these?
screen-not-now = “{ $action }” isn’t possible right now.
screen-help =
    ## Market Hall
    Market board games, and how many can play each:
screen-help-game = - **{ $game }** ({ $least }–{ $most }): { $pitch }
screen-help-typed = Or type: `/market start` opens a table, `/market games` lists yours, `/market rules` explains.
screen-help-managers = -# Managers of this server: `/market admin`
screen-help-now = Which game? I’ll open a table here, and anyone can join.
screen-help-alone = Which game? Just you and me in private: the solo campaign where there is one, otherwise against computers.
screen-help-words = help aide hilfe ajuda ayuda ? hi hello hey start menu
screen-opened-alone = Your private { $game } table is ready. Press Begin there.
screen-table-name = { $game } · #{ $table }
screen-table-with = with { $names }
screen-table-to-move = to move: { $names }
screen-tables = Your tables:
screen-list-page = -# Page { $page } of { $pages }
screen-tables-none = You’re not at any table right now.
screen-table-waits = **your turn**
screen-table-lobby = not started
screen-table-parked = I can’t post in its channel
screen-table-channel-gone = its channel is gone
screen-table-open = This channel already has a table: { $link }
screen-opened = Your table is open: { $link }
screen-opened-here = Your table is open.
screen-rematch-open = The rematch is open already, with a seat for you: { $link }
screen-joined = You joined: { $taken } of { $most }.
screen-other-language = -# This table is in **{ $here }**; what only you see is in **{ $own }**.
screen-left = You left the table.
screen-left-and-closed = You left the table. You were the last person there, so it’s closed now.
screen-cancelled = Table closed.
screen-changed = Done.
screen-settings = ## Your settings
screen-zone-guessed = You hadn’t chosen a time zone, so I take these hours as those of **{ $zone }**. If that’s wrong, choose yours below.
screen-setting-language = Language: **{ $value }**
screen-setting-confirm = Moves to confirm: **{ $value }**
screen-setting-dms = Direct messages: **{ $value }**
screen-setting-reminders = Turn alerts: **{ $value }**
screen-setting-zone = Time zone: **{ $value }**
screen-setting-quiet = Quiet hours: **{ $value }**
screen-setting-digest = Daily list of your open turns: **{ $value }**
screen-confirming-always = all
screen-confirming-final = those that cannot be taken back
screen-confirming-never = none
screen-quiet-default = no reminders from { $begins } to { $ends }
screen-night = { $begins }–{ $ends }
screen-hour = { $hour }:00
screen-on = on
screen-off = off
screen-automatic = as in Discord
screen-dms-closed = I can’t reach { $name } by direct message. The buttons below the board show everything.
screen-parked = I can’t post in the channel of your { $game } table (table { $table }) any more, so its clock is stopped. Let me back in and press any button there, or move the table: /market table move
screen-channel-gone = The channel of your **{ $game }** table (table { $table }) was deleted. Nothing is lost and the clock is stopped. Where should the game go on?
screen-elsewhere = Where should the game go on?
screen-elsewhere-which = Choose a channel
screen-elsewhere-none = I can’t find a free channel where I’m allowed to post. Create one, then press again.
screen-moved = The table moved: { $link }
screen-moved-away = This table goes on in { $channel }.
screen-set-aside = I can’t read **{ $game }** (table { $table }) any more, so I’ve put it aside and told the people who run me. Your other tables go on, and /market start opens a new one in its channel.
screen-error = Something went wrong on my side. Nothing is lost. If it happens again, give this number to the people who run me: { $number }
screen-topics-more = { $count ->
    [one] 1 more: “Your move” shows them all.
   *[other] { $count } more: “Your move” shows them all.
 }
screen-hint-at-most = At most { $items }
screen-hint-example = For example { $example }
screen-in-notation = Type it like the example
screen-no-campaign = You haven’t started a campaign yet.
screen-campaign = ## { $game }: your campaigns
screen-campaign-best = Your best: **{ $total }**, { $title }
screen-campaign-parts = Your best in each part:
screen-campaign-part = { $name }: { $score }
screen-campaign-bonus = { $name }: **{ $amount }**
screen-campaign-all = Your campaigns, newest first:
screen-campaign-entry = { $begun }: **{ $total }** · { $state }
screen-campaign-running = { $parts ->
    [0] [just started. Continue]({ $link })
   *[other] [{ $parts } of { $most } played. Continue]({ $link })
 }
screen-campaign-given-up = given up after { $parts } of { $most }

## Rules

screen-rules-which = Which game’s rules?
screen-rules-contents = All pages
screen-rules-example = -# The picture is an example: three computers in the middle of a game.
screen-rules-foot = -# Page { $page } of { $pages }
screen-clause = **{ $clause }** · { $game }

## Buttons

screen-button-play-now = Play now
screen-button-play-alone = Play alone
screen-button-tables = My tables
screen-button-settings = Settings
screen-button-in-this-language = Show me everything in English
screen-button-join = Join
screen-button-leave = Leave
screen-button-computer = Add computer
screen-button-fill = Fill with computers
screen-button-level = Computers
screen-button-solo = Solo campaign
screen-button-thread = { $game } in a thread
screen-button-switch = { $option } → { $value }
screen-button-options = Options
screen-button-rules = Rules
screen-button-begin = Begin
screen-button-cancel = Close table
screen-button-move = Your move
screen-button-hand = My hand
screen-button-text = Board as text
screen-button-log = Log
screen-button-more = More
screen-button-plan-save = Save plan
screen-button-plan-withdraw = Drop plan
screen-button-agree = Agree
screen-button-disagree = No
screen-button-rematch = Rematch
screen-button-replay = Replay
screen-button-film = Film
screen-button-post-film = Show everyone
screen-button-steps = Step by step
screen-button-first = First
screen-button-last = Last
screen-button-following = Next
screen-button-previous = Previous
screen-replay = **Replay** · move { $number } of { $moves }
screen-film-waits = { $films ->
    [one] 1 film is ahead of yours. Yours appears here when it’s ready.
   *[other] { $films } films are ahead of yours. Yours appears here when it’s ready.
 }
screen-film = { $game }: the whole game in { $moves } moves
screen-button-verify = Check the deal
screen-button-file = Get the file
screen-button-confirm = Confirm
screen-button-undo = Undo
screen-button-back = Back
screen-button-earlier = ◀ Previous
screen-button-later = Next ▶
screen-button-table = To the table
screen-button-elsewhere = Go on elsewhere
screen-button-again = Try again
screen-button-why = Why?
screen-button-page = See “{ $title }”
screen-button-page-before = ◀ { $title }
screen-button-page-after = { $title } ▶
screen-button-shelf = Other games

## Refusals

house-refusal-no-table = There’s no table here.
house-refusal-no-such-table = There’s no table { $table } on this server.
house-refusal-set-aside = I can’t read this table any more, so I’ve put it aside and told the people who run me. /market start opens a new one.
house-refusal-table-open = This channel already has a table.
house-refusal-already-begun = The game has already started.
house-refusal-not-begun = The game hasn’t started yet.
house-refusal-not-over = The game isn’t over yet.
house-refusal-closed = This table is closed.
house-refusal-over = This game is over.
house-refusal-full = The table is full.
house-refusal-already-seated = You’re already at this table.
house-refusal-not-seated = You’re not at this table.
house-refusal-not-opener = Only the host, or somebody who manages this channel, can do that.
house-refusal-opener-only = Only the host can change that.
house-refusal-profile-hidden = { $name } keeps their profile private.
house-refusal-too-few = You need at least { $least } players, and so far you have { $seats }. Computers can take the empty seats.
house-refusal-missing-permission = I need the permission “{ $permission }” in this channel. Give it to my role in the channel’s settings, then try again.
house-refusal-held = The computer is playing for you here. Press “I’m back”, or use /market seat back.
house-refusal-not-held = No seat here is being played by the computer.
house-refusal-not-offered = No seat is free here.
house-refusal-seat-gone = That seat is taken.
house-refusal-knows-another-hand = You’ve seen another hand at this table, so you can only go back to that seat.
house-refusal-already-left = You’ve already left. Until somebody takes your seat, you can have it back: /market seat back
house-refusal-paused = This table is already paused.
house-refusal-not-paused = This table isn’t paused.
house-refusal-moves-wait = { $pause_id ->
    [manager] A manager of this server has paused this table: nobody moves until a manager resumes it.
   *[other] This table is paused: nobody moves until more than half of you want to go on. “Your move” or /market pause puts it to the others.
 }
house-refusal-vacation-spent = That’s too long: you have { $left } of { $most } vacation days left this year.
house-refusal-guest-seated = They’re already at this table.
house-refusal-guest-invited = They’ve already been invited: the invitation is still in the channel.
house-refusal-announced = It’s announced already.
house-refusal-not-member = This table is on a server you’re not on any more.
house-refusal-role-for-all = I won’t call the whole server. Choose a role that people pick for themselves.
house-refusal-cannot-post = I can’t post in { $channel }: I’m missing “{ $permission }” there. A manager of this server can grant it, or choose another channel.
house-refusal-no-season = There’s no such season on this server.
house-refusal-season-runs = A season is running already. `/market admin season` shows it, and can end it.
house-refusal-unknown-date = I need a future date, written like 2027-03-31.
house-refusal-season-too-long = A season lasts two years at most.
house-refusal-enough-invited = { $most } invitations are still open. Wait until somebody has accepted one.
house-refusal-unknown-pace = I don’t know the pace “{ $pace }”. Choose one from the list, or type a number of hours up to 336.
house-refusal-unknown-zone = I don’t know the time zone “{ $zone }”. Type a big city near you, such as Lisbon.
house-refusal-unknown-night = I can’t read “{ $typed }” as quiet hours. Write 22-8 or 22h-8h, at most { $most } hours, or “off” for none.
house-refusal-servers-only = That only works on a server: here it’s just you and me.
house-refusal-not-here = Tables can’t be opened here. Try { $channels }
house-refusal-may-not-write = You can’t write in { $channel } yourself, so this table can’t go there.
house-refusal-channel-gone = This table’s channel was deleted. Its host can move it elsewhere: I’ve sent them a message.
house-refusal-not-manager = Only members who manage this server can do that.
house-refusal-not-your-turn = It’s not your turn, so I haven’t played “{ $text }”. Waiting for { $people }.
house-refusal-others-asked = It’s not your turn. Waiting for { $people }.
house-refusal-too-many-films = I’m already making { $films } films. Try again in a few minutes.
house-refusal-too-often = { $what ->
    [table] That’s a lot of new tables at once. Try again in a minute.
    [film] That’s { $most } films in a minute: give me a moment, then try again.
    [verification] That’s { $most } checks in a minute: give me a moment, then try again.
    [lesson] That’s a lot of lessons at once. Try again in a minute.
    [hint] That’s { $most } hints in a minute: give me a moment, then try again.
    [picture] That’s { $most } pictures in a minute: give me a moment, then try again.
   *[typed] You’re typing faster than I can read. Wait a minute, then go on: nothing you played is lost.
}
house-refusal-enough-reviews = I’m still working on { $most } reviews for you. They come first: ask again after that.
house-refusal-too-many-of-yours = You’ve opened { $most } tables that are still going. Finish or close one first.
house-refusal-too-many-here = This server has { $most } tables going, and that’s its limit. A manager can raise it: /market admin settings.
house-refusal-typed-otherwise = I don’t know the move “{ $text }”. Try `{ $example }`, or use the buttons.
house-refusal-field-unread = { $takes ->
        [number] “{ $text }” doesn’t fit in “{ $field }”: it takes a number, { $wanted }.
       *[other] “{ $text }” doesn’t fit in “{ $field }” ({ $wanted }).
    }
house-refusal-no-table-understands = “{ $text }” isn’t a move at any of your tables. If you mean one of them, reply to its message.
house-refusal-nothing-to-plan = There’s nothing to plan right now.
house-refusal-not-your-undo = There’s nothing for you to agree to.
house-refusal-undone-or-followed = That move can’t be taken back any more: you took it back already, or you’ve moved since.
house-refusal-hints-off = This table plays without hints.
house-refusal-nothing-to-hint = There’s nothing for you to decide right now.
house-refusal-no-tournament = There’s no tournament in this channel. Anyone who manages the channel can open one: /market tournament open
house-refusal-tournament-open = This channel already has a tournament.
house-refusal-tournament-over = This tournament is over.
house-refusal-too-many-tournaments = This server already has { $most } tournaments. Finish or close one first.
house-refusal-tournament-full = This tournament is full: { $most } people have signed up.
house-refusal-no-threads-here = A tournament needs a text channel: each table gets a thread there.
house-refusal-wrong-pod-size = This game is played by { $least } to { $most } at a table. Choose a number between them.
house-refusal-needs-pace = Every round has to end, so a tournament needs a pace with deadlines.
house-refusal-not-organiser = Only the organiser, or somebody who manages this channel, can do that.
house-refusal-not-channel-manager = Only somebody who manages this channel can bring a tournament here.
house-refusal-signed-up = You’re already in.
house-refusal-not-signed-up = You’re not in this tournament.
house-refusal-sign-up-over = Sign-up is closed: the tournament has started.
house-refusal-too-few-signed-up = { $people } of at least { $least } have signed up. Wait for more, or close the tournament.
house-refusal-options-fixed = Somebody has already signed up, so the options can’t change any more.
house-refusal-sealed = Every table of this round plays the same deal, so it stays sealed until the last one is over.
house-refusal-pod-seat = This is a tournament table: nobody else may take a seat, and it plays to the end. The computer keeps the seat warm.
house-refusal-lesson-otherwise = In this lesson, something else comes first.
house-refusal-no-lesson = There’s no lesson for this game yet. /market rules explains it.
house-refusal-unknown-press = I don’t know this button.

## Permissions, as Discord calls them

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files
permission-create_public_threads = Create Public Threads
permission-create_private_threads = Create Private Threads
