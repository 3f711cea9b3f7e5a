# What all games share.

kernel-yes = yes
kernel-no = no
kernel-nothing = nothing
kernel-you = you
kernel-list = { $first } and { $last }
typed-and = and
typed-articles = a an the some of my your
typed-fillers = i please now then ll d m would like to let me just today thanks pls plz thx thank you ok okay well hmm hm um uh so think guess will going gonna im ill id
typed-letters = { "" }
typed-undo = undo | take back | take it back | take that back
typed-what-now = what can i do | what now | my move | moves | what are my moves
typed-words = i buy = buy | i put = put | i set = set | i lay = lay | i push = push | i undercut = undercut | i bring = bring | i borrow = borrow | i raise = add | raise = add | i wait = wait | i freeze nothing = freeze nothing | scudi = scudo | i bid = bid | i offer = offer | i give = give | i sell = sell | i pass = pass | i stay = stay | i take = take | i play = play | i open = open | i freeze = freeze | i accept = accept | i reject = reject | i add = add | my = your | bet = bid | bets = bid | bids = bid | bidding = bid | selling = sell | buying = buy | passing = pass | staying = stay | offering = offer | taking = take | folding = pass | fold = pass | want to bid = bid | want to bet = bid | want to sell = sell | want to buy = buy | want to offer = offer | want to take = take | want to put = put | want to pass = pass | want to play = play | want to open = open | want to freeze = freeze | my bid is = bid | my bid = bid | bid of = bid | nope = no | nah = no | no thank you = no thanks | not interested = no
typed-numbers = zero = 0 | one = 1 | two = 2 | three = 3 | four = 4 | five = 5 | six = 6 | seven = 7 | eight = 8 | nine = 9 | ten = 10 | eleven = 11 | twelve = 12 | thirteen = 13 | fourteen = 14 | fifteen = 15 | sixteen = 16 | seventeen = 17 | eighteen = 18 | nineteen = 19 | twenty = 20 | twenty-one = 21 | twenty-two = 22 | twenty-three = 23 | twenty-four = 24 | twenty-five = 25 | twenty-six = 26 | twenty-seven = 27 | twenty-eight = 28 | twenty-nine = 29 | thirty = 30 | thirty-one = 31 | thirty-two = 32 | thirty-three = 33 | thirty-four = 34 | thirty-five = 35 | thirty-six = 36 | thirty-seven = 37 | thirty-eight = 38 | thirty-nine = 39 | forty = 40 | forty-one = 41 | forty-two = 42 | forty-three = 43 | forty-four = 44 | forty-five = 45 | forty-six = 46 | forty-seven = 47 | forty-eight = 48 | forty-nine = 49 | fifty = 50 | fifty-one = 51 | fifty-two = 52 | fifty-three = 53 | fifty-four = 54 | fifty-five = 55 | fifty-six = 56 | fifty-seven = 57 | fifty-eight = 58 | fifty-nine = 59 | sixty = 60
typed-everything = everything | all | it all | all of it | all of them | the lot | all cards | all my cards | all i can | everything i can | as much as i can | as much as possible
typed-instead = no deal = reject | no bid = bid nothing | no rot = no thanks | no ice = freeze nothing | nope = no thanks | no = no thanks | no = pass | no = freeze nothing | no = set nothing aside | yes = accept | ok = accept | done = i’m done for now | i am done = i’m done for now | i’m done = i’m done for now | finished = i’m done for now | i am finished = i’m done for now | i’m finished = i’m done for now | close = close my stall for today | close your stall = close my stall for today | reopen = reopen my stall | reopen your stall = reopen my stall | pass = pass 1 | pass = bid nothing | pass = add nothing | pass = neither sell nor buy | pass = buy nothing more | pass = no thanks | pass = stay | pass = freeze nothing | pass = set nothing aside | pass = i’m done for now | push = pass | nothing = bid nothing | nothing = add nothing | nothing = freeze nothing | nothing = set nothing aside | nothing = neither sell nor buy | none = freeze nothing | none = set nothing aside | 0 = bid nothing | play = place | play = lay | offer = open | sell = open | go down to = bid | out = pass | out = i’m done for now | out = bid nothing | skip = pass | skip = pass 1 | not for me = pass | not this time = no thanks | that’s it for me = i’m done for now | close up = close my stall for today | deal = accept | keep nothing = set nothing aside | set aside nothing = set nothing aside | don’t freeze anything = freeze nothing | let it rot = freeze nothing | rot = rot from 2 kg | play rot = rot from 2 kg | rot it = rot from 2 kg | no = bid nothing | no = add nothing | no = neither sell nor buy | no = reject | no bids = bid nothing | no bid = pass | none = bid nothing | none = neither sell nor buy | nothing = pass | count me out = pass | don’t bid = pass | don’t bid = bid nothing | don’t play rot = no thanks | skip = no thanks | skip = bid nothing | skip = add nothing | no card = set nothing aside | no cards = set nothing aside | let everything rot = freeze nothing | that’s all = i’m done for now | close stall = close my stall for today | close the stall = close my stall for today | yes to = accept | no to = reject

## Events

kernel-event-skipped =
    { $seat_id ->
        [you] You ran out of time, so I made a default move for you.
       *[other] { $seat } ran out of time, so I made a default move.
    }
kernel-event-undone =
    { $what_id ->
        [none] { $seat_id ->
            [you] You took your last move back.
           *[other] { $seat } took a move back.
        }
        [answer] { $seat_id ->
            [you] You took your answer back.
           *[other] { $seat } took their answer back.
        }
       *[other] Taken back: { $what }
    }{ $followed ->
        [yes] { " " }And everything after it.
       *[no] { "" }
    }
kernel-event-order-acted = As planned: { SMALL($action, "You", "Your") }.
kernel-event-order-stopped = Standing order dropped (“{ $order }”): { $why }
kernel-event-plan-acted = As planned: { SMALL($action, "You", "Your") }.
kernel-event-plan-stopped = Part of your plan is off: { $why }
kernel-plan-saved = Plan saved. { $plan }
kernel-plan-did = As planned: { SMALL($said, "You", "Your") }
kernel-order-did = As planned: { SMALL($said, "You", "Your") }
kernel-plan-did-also = { $said } (as planned).
kernel-order-did-also = { $said } (as planned).
kernel-joined-same = { $said }, { $words }.
kernel-joined-last = { $said } and { $words }.
kernel-joined-other = { $said }; { $who } { $words }.
kernel-joined-you = { $said }; you { $words }.
kernel-joined-rest = { $said }. { $words }.

## Refusals

kernel-refusal-unknown-game = There is no game called “{ $game }”.
kernel-refusal-unknown-version = This table was started with rules I don’t have.
kernel-refusal-unreadable = I can’t read that.
kernel-refusal-tampered = This table’s record doesn’t add up.
kernel-refusal-unknown-seat = There is no such seat at this table.
kernel-refusal-wrong-seats = { $step ->
    [2] This game is for an even number of players, { $least } to { $most }, not { $seats }.
   *[other] This game is for { $least } to { $most } players, not { $seats }.
 }
kernel-refusal-wrong-option = “{ $value }” isn’t possible for the option { $option }.
kernel-refusal-game-over = This game is over.
kernel-refusal-not-asked = That’s not for you to do right now.
kernel-refusal-stale = The market has moved on: it’s too late for that.
kernel-refusal-not-understood =
    { $closest_id ->
        [none] I don’t know the move “{ $text }”.
       *[other] I don’t know the move “{ $text }”. Did you mean “{ $closest }”?
    }
kernel-refusal-out-of-bounds = A number here is too small or too large.
kernel-refusal-nothing-to-undo = There’s nothing to take back.
kernel-refusal-revealed = Something has been revealed since, so it can’t be taken back.
