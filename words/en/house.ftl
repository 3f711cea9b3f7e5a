# The house: lobbies, tables, buttons, commands.

language = English

## Lobby

screen-lobby-seats = { $least ->
    [one] Seats: { $taken } of { $most }
   *[other] Seats: { $taken } of { $most } (at least { $least })
 }
screen-lobby-options = Options chosen:
screen-card = { $name } opened a table of **{ $game }**: { $thread } · { $taken } of { $most } seats taken.
screen-card-begun = **{ $game }** has begun: { $thread }
screen-card-closed = This table of **{ $game }** was closed.
screen-unjoined = { $days ->
    [one] nobody joined or began for a day.
   *[other] nobody joined or began for { $days } days.
 }
screen-computers-joined = { $names } joined: { $taken } of { $most }.
screen-solo-question = You sit alone. Play the solo campaign?
screen-thread-instead = Your game can have a thread of its own.
screen-lobby-cancelled = This table was closed.
screen-handed-on = { $name }, the table is yours now: you can begin the game or close the table.
screen-computer = { $name } (computer)
screen-options = Table options
screen-options-none = With so many players there are no options to choose.
screen-options-which = Change an option

## Table

screen-question = **{ $names }**: { $question }
screen-sealed = { $open ->
    [one] One answer is still missing.
   *[other] { $open } answers are still missing.
 }
screen-end = The game is over
screen-end-won = { $name } wins by { $margin }: { $score } to { $second }
screen-end-won-otherwise = { $name } wins with { $score }
screen-end-tie-broken = { $name } wins the tie-break: { $score } each
screen-end-shared = { $names } share the win: { $score } each
screen-end-alone = { $name } scored { $score }
screen-turned = The turning point: with move { $move } of { $moves } { $name } took the lead for good.
screen-turned-never = { $name } led from start to finish.
screen-turned-at-the-end = Only the final count put { $name } ahead.
screen-standing = **{ $place }. { $name }** · { $score }
screen-score-line = { $line }: { $amount }
screen-hash = -# To check after the game that the deal was fair, the hash of its seed: { $hash }
screen-seats-drawn = Seats, in order: { $names }
screen-undo-asked = { $name } would like to take back their last move, with everything that followed from it. Do you agree, { $others }? Who answers what stays private.
screen-undo-done = Taken back.
screen-undo-waits = The others have been asked.
screen-thanks = Noted.

## Private

screen-not-your-turn =
    { $count ->
        [0] Nothing to do right now.
        [1] It’s { $names }’s turn.
       *[other] Waiting for { $names }.
    }
screen-one-answer = You have no choice here: I’ll answer for you in a while, or you do it now.
screen-answered =
    Your answer so far: { $answer }
    -# You can still change it.
screen-plan-about = Choose what happens on your turns. Where you leave “ask me”, I’ll ask. Nobody else sees this.
screen-plan-unsaved = -# Not saved yet.
screen-plan-ask-me = ask me
screen-plan-line = { $part }: { $said }
screen-none = nothing
screen-board = { $game }, as the board lies now
screen-slip = **{ $game }** · #{ $table }
screen-slip-idle = Nothing to answer right now.
screen-slip-over = The game is over: the result is at the table.
screen-slip-cancelled = This table was closed.
screen-begun = Game on!
screen-since = Since your last move:
screen-so-far = So far:
screen-since-more = -# What came before is in the log.
screen-plan-left = Your plan: { $plan }
screen-orders-left = Your standing orders: { $orders }.
screen-may-type = -# Or type your answer here. If you play at several tables, as a reply to this message.
screen-may-type-so = -# Or type your answer here, for example `{ $example }`. If you play at several tables, as a reply to this message.
screen-log-empty = Nothing has happened yet.
screen-done = Done: { $action }
screen-saved = Saved: { $action }
screen-understood = Understood: { $action }
screen-which-table = “{ $text }” could be for several of your tables. For which one?
screen-typed-gone = That no longer waits: you have played it, or typed something else since. This is how the table stands now:
screen-played-before = You sent that twice: it was played once. This is how the table stands now:
screen-moved-on = The market has moved on. This is how it stands now:
screen-final = -# This cannot be taken back.
screen-impossible = { $action }: { $why }
screen-suggest-which = “{ $text }”: which of these?
screen-not-now = “{ $action }” is not possible now.
screen-help = ## Market Hall
screen-help-game = - **{ $game }** ({ $least }–{ $most }): { $pitch }
screen-help-typed = Or type: `/market start` opens a table, `/market games` lists yours, `/market rules` explains.
screen-help-managers = -# Managers of this server: `/market admin`
screen-help-now = Which game? A table opens here, and anybody may join.
screen-help-alone = Which game? You play with me in private: the solo campaign where a game has one, else against computers.
screen-help-words = help aide hilfe ajuda ayuda ?
screen-opened-alone = Your table of { $game } is open, for you alone. Press Begin there.
screen-table-with = with { $names }
screen-table-to-move = to move: { $names }
screen-tables = Your tables:
screen-list-page = -# Page { $page } of { $pages }
screen-tables-none = You sit at no table right now. Open one with /market start.
screen-table-waits = **your turn**
screen-table-lobby = not begun yet
screen-table-parked = its channel is gone
screen-table-others = others are thinking
screen-table-open = There is a table in this channel already: { $link }
screen-opened = Your table is open: { $link }
screen-joined = You joined: { $taken } of { $most }.
screen-left = You have left the table.
screen-cancelled = The table is closed.
screen-changed = Changed.
screen-settings = ## Your settings
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
screen-on = on
screen-off = off
screen-automatic = as in Discord
screen-dms-closed = { $name } cannot get direct messages from me. The buttons below the board show everything.
screen-parked = I can no longer write in the channel of your table { $game } (table { $table }). No time runs. Let me back in, then press any of its buttons; or move it: /market move
screen-channel-gone = The channel of your table **{ $game }** (table { $table }) was deleted. Nothing is lost and no time runs: choose where the game goes on.
screen-elsewhere = Where does the game go on?
screen-elsewhere-which = Choose a channel
screen-elsewhere-none = I find no channel without a table in which I may write. Open one, then press again.
screen-moved = The table has moved: { $link }
screen-moved-away = This table goes on in { $channel }.
screen-set-aside = **{ $game }** (table { $table }) cannot be read any more, so it is set aside; whoever runs me has been told. Your other tables go on, and /market start opens a new one in its channel.
screen-error = Something went wrong on my side. Nothing was lost. If it happens again, tell the operator this number: { $number }
screen-topics-more = { $count ->
    [one] There is one more; “Your move” shows all.
   *[other] There are { $count } more; “Your move” shows all.
 }
screen-hint-at-most = At most { $items }
screen-hint-example = For example { $example }
screen-in-notation = Type it as in the hint
screen-no-campaign = You have not begun a campaign yet. Open a table for one person: /market start, then Begin.
screen-campaign = ## { $game }: your campaigns
screen-campaign-best = Best: **{ $total }**, { $title }
screen-campaign-parts = The best of each part so far:
screen-campaign-part = { $name }: **{ $amount }** for { $result }
screen-campaign-bonus = { $name }: **{ $amount }**
screen-campaign-all = All of them, the newest first:
screen-campaign-entry = { $begun }: **{ $total }** · { $state }
screen-campaign-running = { $parts ->
    [0] [begun]({ $link })
    [one] [one part is played, go on]({ $link })
   *[other] [{ $parts } parts are played, go on]({ $link })
 }
screen-campaign-given-up = { $parts ->
    [one] given up after one part
   *[other] given up after { $parts } parts
 }

## Rules

screen-rules-which = Which game would you like to know?
screen-rules-contents = All pages
screen-rules-example = -# The picture is an example: three computers in the middle of a game.
screen-rules-foot = -# Page { $page } of { $pages } · rules { $clauses }
screen-clause = **{ $clause }** · { $game }

## Buttons

screen-button-play-now = Play now
screen-button-play-alone = Play alone
screen-button-tables = My tables
screen-button-settings = Settings
screen-button-join = Join
screen-button-leave = Leave
screen-button-computer = Add computer
screen-button-fill = Fill with computers
screen-button-solo = Solo campaign
screen-button-thread = { $game } in a thread
screen-button-options = Options
screen-button-rules = Rules
screen-button-begin = Begin
screen-button-cancel = Close table
screen-button-move = Your move
screen-button-hand = My hand
screen-button-text = Board as text
screen-button-log = Log
screen-button-plan = Plan ahead
screen-button-plan-save = Save plan
screen-button-plan-withdraw = Drop plan
screen-button-agree = Agree
screen-button-disagree = No
screen-button-rematch = Rematch
screen-button-replay = Replay
screen-button-film = Film
screen-button-post-film = Post for all
screen-button-steps = Step by step
screen-button-first = First
screen-button-last = Last
screen-button-following = Next
screen-button-previous = Previous
screen-replay = **Replay** · move { $number } of { $moves }
screen-film-waits = { $films ->
    [one] One film is being made before yours. Yours appears here when it is ready.
   *[other] { $films } films are being made before yours. Yours appears here when it is ready.
 }
screen-film = { $game }: the whole game in { $moves } moves
screen-button-verify = Check the deal
screen-button-file = Get the file
screen-button-confirm = Confirm
screen-button-confirm-choice = Confirm: { $choice }
screen-button-undo = Undo
screen-button-back = Back
screen-button-earlier = ◀
screen-button-later = ▶
screen-button-table = To the table
screen-button-elsewhere = Go on elsewhere
screen-button-again = Try again
screen-button-why = Why? { $clause }
screen-button-page = See “{ $title }”
screen-button-page-before = ◀ { $title }
screen-button-page-after = { $title } ▶
screen-button-shelf = Other games

## Refusals

house-refusal-no-table = There is no table here. Open one with /market start.
house-refusal-no-such-table = There is no table { $table } on this server.
house-refusal-set-aside = This table cannot be read any more, so it is set aside; whoever runs me has been told. /market start opens a new one.
house-refusal-table-open = There is a table in this channel already.
house-refusal-already-begun = The game has begun already.
house-refusal-not-begun = The game has not begun yet.
house-refusal-not-over = The game is not over yet.
house-refusal-closed = This table was closed: nothing can be done here any more.
house-refusal-over = This game is over: nothing can be done here any more.
house-refusal-full = The table is full: { $seats } of { $seats }.
house-refusal-already-seated = You sit at this table already.
house-refusal-not-seated = You do not sit at this table.
house-refusal-not-opener = Only the person who opened the table, or who may manage this channel, can do that.
house-refusal-too-few = It takes at least { $least } players, and you are { $seats }. Computers can take the empty seats.
house-refusal-missing-permission = I lack the permission “{ $permission }” in this channel: give it to my role in the channel’s settings, then try again.
house-refusal-held = The computer plays for you here. Press “I am back”, or use /market seat back.
house-refusal-not-held = The computer plays for nobody here who could be voted on or come back.
house-refusal-not-offered = No seat is offered here.
house-refusal-seat-gone = That seat is not free any more.
house-refusal-knows-another-hand = You have seen the hand of another seat at this table, so you can only come back to that one.
house-refusal-already-left = You have left already. Until somebody takes your seat you can have it back: /market seat back
house-refusal-paused = This table is paused already.
house-refusal-not-paused = This table is not paused.
house-refusal-moves-wait = { $pause_id ->
    [manager] A manager of this server has paused this table: nobody moves until a manager lets the game go on.
   *[other] This table is paused: nobody moves until more than half of you want to go on. “Your move” or /market pause asks the others.
 }
house-refusal-vacation-spent = { $left ->
    [one] That is too long: of { $most } days of vacation a year you have 1 left.
   *[other] That is too long: of { $most } days of vacation a year you have { $left } left.
 }
house-refusal-guest-seated = That person sits at this table already.
house-refusal-unknown-pace = “{ $pace }” is no pace. Choose one from the list, or type a number of hours up to 336.
house-refusal-unknown-zone = I know no time zone “{ $zone }”. Type a big city near you, such as Lisbon.
house-refusal-unknown-night = “{ $typed }” are no quiet hours. Write them as 22-8 or 22h-8h, at most { $most } hours; “off” means none.
house-refusal-servers-only = That works on a server only: here there is just you and me.
house-refusal-not-here = Tables are not opened in this channel, but here: { $channels }
house-refusal-channel-gone = The channel of this table was deleted. Whoever opened the table can go on elsewhere, and has a message from me about it.
house-refusal-not-manager = Only members who manage this server can do that.
house-refusal-not-your-turn = “{ $text }” cannot be done now: the table waits for { $people }.
house-refusal-others-asked = It is not your turn. To move: { $people }.
house-refusal-too-many-films = { $films } films are being made already. Try again in a few minutes.
house-refusal-typed-otherwise = “{ $text }” is no move that you can make now. Write it like `{ $example }`.
house-refusal-no-table-understands = “{ $text }” is no move that you can make now. If you mean one of your tables, reply to its message.
house-refusal-nothing-to-plan = There’s nothing to plan right now.
house-refusal-nothing-waits = No question waits for an answer from you.
house-refusal-not-your-undo = There is nothing for you to agree to.
house-refusal-undone-or-followed = That move can no longer be taken back: you took it back already, or have moved again since.
house-refusal-unknown-press = I do not know this button.

## Permissions, as Discord calls them

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files
permission-create_public_threads = Create Public Threads
