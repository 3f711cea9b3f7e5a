# The coach: hints while one plays, and a review afterwards.

screen-hints-on = Hints: **on**
screen-hints-off = Hints: **off**
screen-button-hints-on = Turn hints on
screen-button-hints-off = Turn hints off
screen-button-hint = Hint
screen-button-hint-play = Play no. { $number }
screen-hint-thinking = Thinking…
screen-hint = **Hint**
screen-hint-shared = In any case: { $said }
screen-hint-first = my pick
screen-hint-even = just as good
screen-hint-close = a little weaker
screen-hint-worse = clearly weaker
screen-hint-foot = -# I only used what you can see yourself. Nobody knows you asked.
screen-hint-late = A lot of people are asking right now. Press Hint again in a moment: yours is on its way.
screen-button-review = Review
screen-review-comes = I’ll go through your game and send you the review when it’s ready.
screen-review-comes-here = I’ll go through your game. The review appears here when it’s ready; if you’ve left by then, press Review again.
screen-review-failed = I couldn’t review this game. Press Review to try again.
screen-review = **Your review** · { $game } · #{ $table }
screen-review-fine = { $moves ->
        [0] There was nothing for you to decide in this game.
        [one] I looked at the one choice you had and found nothing clearly better. Well played!
       *[other] I looked at { $moves } of your moves and found nothing clearly better. Well played!
    }
screen-review-move = **Move { $number } of { $moves }.** { $played }
screen-button-review-move = Look at move { $number }
screen-review-played = You played: { $action }
screen-review-better = Better: **{ $action }**
screen-review-known = -# From what you could see: a { $better }% chance to win instead of { $played }%.
screen-review-known-alone = -# Outlook for the challenge: { $better } out of 100 instead of { $played }.
screen-review-true = -# With everyone’s cards open: { $better }% instead of { $played }%.
screen-chances = **Chances of winning**
screen-chance = { $name } { $percent }%
screen-chances-after = { $moves ->
        [0] At the start: { $shares }
       *[other] After move { $moves }: { $shares }
    }
screen-review-foot = { $moves ->
        [0] -# Estimates: I played positions on a few times each.
        [one] -# Estimates: I looked at one of your moves and played positions on a few times each.
       *[other] -# Estimates: I looked at { $moves } of your moves and played positions on a few times each.
    }
