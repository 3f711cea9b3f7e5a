# The club: rated games, profiles, lists, records, and what is kept about people.

## Rated games

screen-lobby-rated = **Rated**: this game counts for the ratings of everyone who plays. Leaving counts as last place.
screen-lobby-unrated = Not rated
screen-button-rated-on = Make it rated
screen-button-rated-off = Make it unrated
screen-rated-about = -# Rated games need at least two people. The host decides before the game starts; everyone sees it before joining.
screen-now-rated = { $name } made this game **rated**: it counts for your rating, and leaving counts as last place. Not for you? Leave before it starts.
screen-now-unrated = { $name } made this game unrated.

## Profiles

screen-profile-none = { $own ->
    [yes] You haven’t finished a game here yet. Your profile begins with your first.
   *[no] { $name } hasn’t finished a game here yet.
 }
screen-profile-about = -# Finished games on this server. The rating counts rated games on every server.
screen-profile-about-all = -# All your finished games, wherever you played them.
screen-profile-here = { $name }’s profile
screen-profile-played = { $games ->
    [0] no game against others yet
    [one] { $games } game, { $won } won
   *[other] { $games } games, { $won } won
 }
screen-profile-rating = Rating: { $points }
screen-profile-rated = { $games } rated
screen-profile-curve = Rating so far: from { $first } to { $last }, lowest { $low }, highest { $high }
screen-profile-highest = Highest score: { $number }
screen-profile-margin = largest win by { $number }
screen-profile-best-move = Best single move: +{ $number }
screen-profile-streak = { $number } wins in a row now
screen-profile-longest = longest winning streak: { $number }
screen-profile-campaign = Best campaign: { $score }, { $title }
screen-profile-alone-best = Best alone: { $score }
screen-profile-abandoned = { $games ->
    [one] left 1 game
   *[other] left { $games } games
 }
screen-profile-in-time = Answers in time: { $share }%
screen-profile-median = half of them within { $time }
screen-profile-median-long = half of them take longer than { $time }
screen-profile-minutes = { $number ->
    [one] 1 minute
   *[other] { $number } minutes
 }
screen-profile-hours = { $number ->
    [one] 1 hour
   *[other] { $number } hours
 }
screen-profile-met = You against { $name }: { screen-rivals.record }{ $shared ->
    [0] {""}
   *[other] , { $shared } shared
 }
screen-button-profile-text = As text
screen-button-profile-picture = As picture
screen-button-profile-own = My profile

## Lists

screen-top = ## { $game }: the best here
screen-top-line = **{ $rank }.** { $name } · **{ $points }** · { $games ->
    [one] { $games } game
   *[other] { $games } games
 }, { $won } won
screen-top-own = You: { $rank } of { $people }, with { $points }.
screen-top-none = Nobody here has a rating in { $game } yet. Open a table, press *Options*, then *Pace*, and make it rated: two people are enough.
screen-top-which = Another game

## Settings

screen-setting-listed = Profile and lists: **{ $value }**
screen-listed-on = everyone may see me
screen-listed-off = hidden from others

## What is kept

screen-nobody = former player
screen-privacy =
    ## What I keep about you
    - **You**: your Discord id, the name you go by, your language and your settings (time zone, quiet hours, vacation, games you like and the servers where you said so).
    - **Your games**: the tables you sat at, your moves, what you typed but didn’t play, my messages to you.
    - **Your results**: places and scores of finished games, ratings and records, and how quickly you answer. Others see them in your profile and in lists, unless you hide them: `/market settings`.
    I don’t read your servers, keep no other messages, and give nothing to anyone. Seeds and hands of a game are shown to everyone once it’s over.
    - **My copy** is a file with all of it. **Erase** removes all of it: you leave your seats, and finished games stay for the others with “former player” in your place. What I have already posted in channels stays there.
screen-button-export = My copy
screen-button-erase = Erase everything
screen-button-erase-sure = Yes, erase everything
screen-exported = Here’s everything I keep about you. Only you can see this.
screen-erasing = Erase everything I keep about you? This can’t be undone: profile, rating, records and settings are gone.
screen-erasing-tables = You sit at { $tables ->
    [one] 1 table
   *[other] { $tables } tables
 } now. You’ll leave { $rated ->
    [0] first.
    [one] first; in the rated game that counts as last place.
   *[other] first; in the { $rated } rated games that counts as last place.
 }
screen-erased = Done. I know nothing about you any more. If you use a command again, we start afresh.
