# Seasons.

screen-season-number = Season { $number }
screen-season = ## { $name }: { $game }
screen-season-all = all games
screen-season-runs = -# Until { $ends }
screen-season-was = -# { $begins } – { $ends }
screen-season-line = **{ $rank }.** { $name } · { $points ->
    [one] **{ $points }** point
   *[other] **{ $points }** points
 } · { $games ->
    [one] { $games } game
   *[other] { $games } games
 }, { $won } won
screen-season-own = You: { $rank } of { $people }, with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
screen-season-points = -# A game you finish against other people brings 1 point, and 1 more for each person who comes in behind you. Leaving brings none.
screen-season-nobody = Nobody has any points.
screen-season-which = Another season
screen-season-begins =
    ## { $name } begins
    From now until { $ends }, every game on this server counts. Everyone starts at zero; ratings go on.
screen-season-ends = ## { $name } is over
screen-season-winner = **{ $name }** · { $points ->
    [one] { $points } point
   *[other] { $points } points
 } in { $games ->
    [one] { $games } game
   *[other] { $games } games
 }
screen-season-best = { $game }: **{ $names }**
screen-season-none = No season is running. Start one: `/market admin season months:` or `until:` (such as 2027-03-31), with a `name:` if you like.
screen-season-managed = **{ $name }** runs until { $ends }.
screen-season-ending = End **{ $name }** now? I’ll post its winners, and nothing counts for it after that.
screen-season-ended = **{ $name }** is over. I’ve posted its winners.
screen-button-season = Season
screen-button-ratings = Ratings
screen-button-season-table = The table
screen-button-season-end = End it now
command-admin-season = season
command-admin-season-about = Start a season, see the one that runs, or end it
command-admin-season-months = months
command-admin-season-months-about = How many months it lasts
command-admin-season-until = until
command-admin-season-until-about = Or its last day, such as 2027-03-31
command-admin-season-name = name
command-admin-season-name-about = What it’s called; if left out, it gets a number
command-top-season = season
command-top-season-about = The points of a season, instead of ratings
