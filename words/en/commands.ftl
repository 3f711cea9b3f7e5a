# The commands: command-<name>, command-<name>-about; for an option command-<name>-<option> and its -about.

command-market = market
command-market-about = Board games about markets, to play right here in the chat: with others or against computers

command-help = help
command-help-about = All games, and where to start

command-start = start
command-start-about = Open a table in this channel, or a private one in a direct message
command-start-game = game
command-start-game-about = Which game?
command-start-thread = thread
command-start-thread-about = In its own thread?
command-start-pace = pace
command-start-pace-about = live, daily, weekly, free, or a number of hours per move

command-table = table
command-table-about = The table here: join, start, move, close
command-table-join = join
command-table-join-about = Sit down at the table here

command-table-begin = begin
command-table-begin-about = Start the game

command-table-cancel = cancel
command-table-cancel-about = Close the table before the game starts

command-leave = leave
command-leave-about = Leave your seat

command-table-move = move
command-table-move-about = Move the table to another channel or thread
command-table-move-to = to
command-table-move-to-about = Where?
command-table-move-table = table
command-table-move-table-about = The table’s number, if it isn’t the one here

command-play = play
command-play-about = Make a move
command-play-move = move
command-play-move-about = Type to search among your moves

command-bid = bid
command-bid-about = Answer in words, such as a sealed bid
command-bid-answer = answer
command-bid-answer-about = For example A12 C17 D18

command-orders = orders
command-orders-about = Your standing orders: see, change, drop

command-plan = plan
command-plan-about = Plan ahead: what to do when your turn comes

command-undo = undo
command-undo-about = Take back your last move

command-hand = hand
command-hand-about = What you have and can do, for your eyes only

command-board = board
command-board-about = The current board

command-log = log
command-log-about = What has happened

command-rules = rules
command-rules-about = Learn a game, page by page
command-rules-game = game
command-rules-game-about = Which game?

command-learn = learn
command-learn-about = Learn a game by playing it: ten minutes, step by step
command-learn-game = game
command-learn-game-about = Which game?

command-archive = archive
command-archive-about = Finished games: watch again, check, your campaigns
command-archive-replay = replay
command-archive-replay-about = Watch a finished game again, move by move or as a film

command-archive-verify = verify
command-archive-verify-about = Check a finished game: the deal, every move, the result

command-games = games
command-games-about = All your tables, your turn first

command-archive-campaign = campaign
command-archive-campaign-about = Your solo campaigns

command-pause = pause
command-pause-about = Pause the table here if everyone agrees, or go on if more than half do
command-pause-days = days
command-pause-days-about = For how many days? If left out: until you go on

command-seat = seat
command-seat-about = Seats the computer is playing for somebody
command-seat-invite = invite
command-seat-invite-about = Invite somebody to the table here
command-seat-invite-guest = guest
command-seat-invite-guest-about = Who?
command-seat-offer = offer
command-seat-offer-about = Vote to free an absent player’s seat for anyone
command-seat-take = take
command-seat-take-about = Take over a free seat, just as it stands
command-seat-back = back
command-seat-back-about = Take your own seat back from the computer

command-vacation = vacation
command-vacation-about = Stop your clock at all tables for some days
command-vacation-days = days
command-vacation-days-about = How many days? 30 a year at most; 0: you are back

command-settings = settings
command-settings-about = Your language, reminders, time zone and quiet hours
command-settings-language = language
command-settings-language-about = In which language should I speak to you?
command-settings-dms = dms
command-settings-dms-about = May I write to you directly?
command-settings-reminders = reminders
command-settings-reminders-about = How should I tell you it’s your turn?
command-settings-confirm = confirm
command-settings-confirm-about = Which moves should I ask you to confirm?
command-settings-zone = zone
command-settings-zone-about = Your time zone, such as Lisbon or Europe/Lisbon
command-settings-quiet = quiet
command-settings-quiet-about = Hours when I leave you in peace, such as 22-8 or 22h-8h; off: none
command-settings-digest = digest
command-settings-digest-about = When should I list your open turns every day?
command-settings-listed = listed
command-settings-listed-about = May others see your profile, and find you in lists?
command-settings-tips = tips
command-settings-tips-about = Tips the first time you’re asked something in a new game?

command-admin = admin
command-admin-about = For members who manage this server
command-admin-list = list
command-admin-list-about = All tables of this server, and its settings
command-admin-pause = pause
command-admin-pause-about = Pause a table: nobody moves until you resume it
command-admin-resume = resume
command-admin-resume-about = Resume a paused table
command-admin-end = end
command-admin-end-about = Close a table; the players read why
command-admin-channel = channel
command-admin-channel-about = Where tables may be opened
command-admin-channel-channel = channel
command-admin-channel-channel-about = Which channel?
command-admin-channel-allowed = allowed
command-admin-channel-allowed-about = May tables be opened there? Once you name channels, only those count
command-admin-settings = settings
command-admin-settings-about = The language of public messages, the pace of new tables, the time zone
command-admin-settings-language-about = In which language should I speak on this server?
command-admin-pause-table = table
command-admin-pause-table-about = The table’s number, as in the list
command-admin-resume-table = table
command-admin-resume-table-about = The table’s number, as in the list
command-admin-end-table = table
command-admin-end-table-about = The table’s number, as in the list
command-admin-settings-language = language
command-admin-settings-pace = pace
command-admin-settings-pace-about = live, daily, weekly, free, or a number of hours per move
command-admin-settings-zone = zone
command-admin-settings-zone-about = This server’s time zone, such as Lisbon: no reminders there at night
command-admin-settings-tables = tables
command-admin-settings-tables-about = How many tables this server may have at the same time

command-profile = profile
command-profile-about = Games, wins, rating and records: yours or somebody’s
command-profile-person = person
command-profile-person-about = Whose? If left out: yours

command-top = top
command-top-about = The best players of this server
command-top-game = game
command-top-game-about = Which game?

command-privacy = privacy
command-privacy-about = What I keep about you: read it, get a copy, erase it

command-tournament = tournament
command-tournament-about = Tournaments: one deal for every table, round by round
command-tournament-open = open
command-tournament-open-about = Open a tournament in this channel, if you manage it
command-tournament-open-game = game
command-tournament-open-game-about = Which game?
command-tournament-open-pace = pace
command-tournament-open-pace-about = live, daily, weekly, or a number of hours per move
command-tournament-open-system = system
command-tournament-open-system-about = Swiss, or everyone against everyone?
command-tournament-open-seats = seats
command-tournament-open-seats-about = How many at a table?
command-tournament-open-rounds = rounds
command-tournament-open-rounds-about = How many rounds? If left out, it depends on how many sign up
command-tournament-open-signup = signup
command-tournament-open-signup-about = For how many days can people sign up? If left out: 3
command-tournament-open-days = days
command-tournament-open-days-about = How many days may a round take? If left out, it depends on the pace
command-tournament-open-rated = rated
command-tournament-open-rated-about = Do the games count for ratings? If left out: yes
command-tournament-join = join
command-tournament-join-about = Sign up for the tournament here, or come back to it
command-tournament-leave = leave
command-tournament-leave-about = Withdraw before it starts, or drop out
command-tournament-standings = standings
command-tournament-standings-about = How everyone stands
command-tournament-start = start
command-tournament-start-about = Start the first round before sign-up ends
command-tournament-close = close
command-tournament-close-about = Close the tournament before its end
command-tournament-close-reason = reason
command-tournament-close-reason-about = Why? Everyone will read this
command-tournament-move = move
command-tournament-move-about = Go on in this channel with a tournament from another one
command-tournament-move-channel = channel
command-tournament-move-channel-about = Where is it now? If left out: the one whose channel is gone
