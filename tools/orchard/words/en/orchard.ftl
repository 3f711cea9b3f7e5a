# Orchard.

orchard = Orchard
    .pitch = guess what will be left, then help yourself
    .idea = Guess in secret how much fruit will be left in the basket, then help yourself: whoever comes last may find it empty.
    .score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

## Options

orchard-option-rounds = Rounds
    .about = How many rounds are played.

## Decisions

orchard-decision-guess = Round { $round }. There are { $basket } fruits in the basket. How many will be left when all have taken? From 0 to { $most }.
orchard-decision-take = { $basket ->
        [one] There is 1 fruit in the basket. Take it.
       *[other] There are { $basket } fruits in the basket. How many do you take? From 1 to { $most }.
    }

## Actions

orchard-action-guess = Guess that { $left ->
        [0] nothing
       *[other] { $left }
    } will be left
    .name = Guess
    .left = How many fruits will be left?
    .done = You guessed that { $left ->
        [0] nothing
       *[other] { $left }
    } will be left.
orchard-action-take = Take { $fruits ->
        [one] 1 fruit
       *[other] { $fruits } fruits
    }
    .name = Take fruits
    .fruits = How many fruits do you take?
    .preview = leaves { $rest }
    .mark = { $rest } left
    .done = You took { $fruits ->
        [one] 1 fruit
       *[other] { $fruits } fruits
    }.

## Events

orchard-event-guessed = { $seat } has guessed.
orchard-event-taking-began = All have guessed. { $seat } takes first.
orchard-event-took = { $seat } takes { $fruits ->
        [one] 1 fruit
       *[other] { $fruits } fruits
    }; { $left ->
        [0] the basket is empty
        [one] 1 is left
       *[other] { $left } are left
    }.
orchard-event-round-ended = Round { $round } is over, with { $left ->
        [0] nothing
       *[other] { $left }
    } left in the basket. The guesses: { $guesses_by_seat }.
orchard-event-guessed-right = { $seat } guessed right: { $points } points.
orchard-event-round-began = Round { $round } begins. There are { $fruits } fruits in the basket.

## Refusals

orchard-refusal-no-such-rest = { $left } cannot be left: guess from 0 to { $most }.
orchard-refusal-not-so-many = You can take 1 to { $most } fruits, not { $fruits }.

## The end

orchard-end-rounds = The last round is over.
orchard-line-fruits = fruits
orchard-line-guesses = right guesses
orchard-line-right = how often guessed right

## The board

orchard-board-title = Orchard
orchard-board-round = Round { $round } of { $rounds }
orchard-board-basket = In the basket: { $fruits ->
        [one] 1 fruit
       *[other] { $fruits } fruits
    }
orchard-board-now = { $phase ->
        [guess] Everybody guesses.
        [take] { $seat_id ->
            [you] You take.
           *[other] { $seat } takes.
        }
       *[over] The game is over.
    }
orchard-board-player = { $seat_id ->
        [you] You
       *[other] { $seat }
    }: { $fruits ->
        [one] 1 fruit
       *[other] { $fruits } fruits
    }, { $right ->
        [one] 1 right guess
       *[other] { $right } right guesses
    }
orchard-board-guessed = has guessed
orchard-board-guess = your guess: { $left }

## What speaks for a choice

orchard-ground-all-take = for that, the { $players } of you would take { $fruits } in all
orchard-ground-guess-alive = your guess can still come true
orchard-ground-guess-lost = but your guess can’t come true any more
