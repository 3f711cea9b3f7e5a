# Stall against Stall.

stalls = Stall against Stall
    .pitch = what you leave, a rival takes (our own game)
    .idea = A game of our own. Two families, two stalls: everyone plays a card at the same time and passes the rest to a rival. What you leave, they take. The stall with the most crates of a good sells it. For 2, 4 or 6 players, 15 minutes.
    .score = { $score ->
        [one] { $score } coin
       *[other] { $score } coins
    }

stalls-typed-words = loaf = bread | loaves = bread | egg = eggs | pear = pears | rose = roses | a crate of = 1 crate of | one crate of = 1 crate of

## Options

stalls-option-days = Days
    .about = How many market days are played?
stalls-option-families = Families
    .about = With six players: two families of three, or three of two?
stalls-option-families-two = Two families of three
stalls-option-families-three = Three families of two

## Items

stalls-item-bread = bread
stalls-item-cheese = cheese
stalls-item-eggs = eggs
stalls-item-honey = honey
stalls-item-pears = pears
stalls-item-roses = roses
stalls-item-bread-1 = 1 crate of bread
    .typed = 1 bread | bread 1 | bread ×1
stalls-item-bread-2 = 2 crates of bread
    .typed = 2 bread | bread 2 | bread ×2
stalls-item-bread-3 = 3 crates of bread
    .typed = 3 bread | bread 3 | bread ×3
stalls-item-bread-0 = the regular for bread
    .typed = bread regular | regular bread | bread 0
stalls-item-cheese-1 = 1 crate of cheese
    .typed = 1 cheese | cheese 1 | cheese ×1
stalls-item-cheese-2 = 2 crates of cheese
    .typed = 2 cheese | cheese 2 | cheese ×2
stalls-item-cheese-3 = 3 crates of cheese
    .typed = 3 cheese | cheese 3 | cheese ×3
stalls-item-cheese-0 = the regular for cheese
    .typed = cheese regular | regular cheese | cheese 0
stalls-item-eggs-1 = 1 crate of eggs
    .typed = 1 eggs | eggs 1 | eggs ×1
stalls-item-eggs-2 = 2 crates of eggs
    .typed = 2 eggs | eggs 2 | eggs ×2
stalls-item-eggs-3 = 3 crates of eggs
    .typed = 3 eggs | eggs 3 | eggs ×3
stalls-item-eggs-0 = the regular for eggs
    .typed = eggs regular | regular eggs | eggs 0
stalls-item-honey-1 = 1 crate of honey
    .typed = 1 honey | honey 1 | honey ×1
stalls-item-honey-2 = 2 crates of honey
    .typed = 2 honey | honey 2 | honey ×2
stalls-item-honey-3 = 3 crates of honey
    .typed = 3 honey | honey 3 | honey ×3
stalls-item-honey-0 = the regular for honey
    .typed = honey regular | regular honey | honey 0
stalls-item-pears-1 = 1 crate of pears
    .typed = 1 pears | pears 1 | pears ×1
stalls-item-pears-2 = 2 crates of pears
    .typed = 2 pears | pears 2 | pears ×2
stalls-item-pears-3 = 3 crates of pears
    .typed = 3 pears | pears 3 | pears ×3
stalls-item-pears-0 = the regular for pears
    .typed = pears regular | regular pears | pears 0
stalls-item-roses-1 = 1 crate of roses
    .typed = 1 roses | roses 1 | roses ×1
stalls-item-roses-2 = 2 crates of roses
    .typed = 2 roses | roses 2 | roses ×2
stalls-item-roses-3 = 3 crates of roses
    .typed = 3 roses | roses 3 | roses ×3
stalls-item-roses-0 = the regular for roses
    .typed = roses regular | regular roses | roses 0

## Decisions

stalls-decision-pick = Day { $day }, card { $card } of { $cards }: which card do you play? { $card ->
        [4] The last one is put away.
       *[other] The rest goes to your neighbour.
    }

## Actions

stalls-action-pick = Play { $card }
    .done = You chose { $card }.
    .name = Play a card
    .card = Which card?
    .preview = { $price_id ->
        [none] pays { $pays ->
            [0] nothing
           *[other] { $pays }
        } so far
       *[other] { $behind_id ->
            [none] { $ahead ->
                [0] level
               *[other] { $ahead } ahead
            }
           *[other] { $behind } behind
        }, worth { $price }
    }
    .mark = { $price_id ->
        [none] { $pays ->
            [one] 1 coin
           *[other] { $pays } coins
        }
       *[other] { $behind_id ->
            [none] { $ahead ->
                [0] ±0
               *[other] +{ $ahead }
            }
           *[other] −{ $behind }
        }
    }
    .typed = { $card } | play { $card } | lay { $card } | take { $card }

## Events

stalls-event-chose = Ready: { $seat_id ->
        [you] you
       *[other] { $seat }
    }.
    .again = { $seat_id ->
        [you] you
       *[other] { $seat }
    }
stalls-event-laid = { $seat_id ->
        [you] You play
       *[other] { $seat } plays
    } { $crates ->
        [0] the regular for { $good }
        [one] 1 crate of { $good }
       *[other] { $crates } crates of { $good }
    }.
    .again = { $seat_id ->
        [you] you
       *[other] { $seat }
    } { $crates ->
        [0] the regular for { $good }
        [one] 1 crate of { $good }
       *[other] { $crates } crates of { $good }
    }
stalls-event-hands-passed = Everyone passes their hand to the { $left ->
        [yes] left
       *[no] right
    }.
    .joined = { "" }
stalls-event-day-ended = Day { $day } is over.
stalls-event-stall-sold = { $seat_id ->
        [you] Your stall
       *[other] { $seat }’s stall
    } { $goods_count ->
        [0] { $shared_count ->
            [0] sells nothing
           *[other] shares { $shared }
        }
       *[other] sells { $goods }{ $shared_count ->
            [0] { "" }
           *[other] , shares { $shared }
        }
    }{ $regulars ->
        [0] { "" }
       *[other] , and regulars pay { $regulars }
    }: +{ $earned ->
        [one] 1 coin
       *[other] { $earned } coins
    }, { $coins } in all.
stalls-event-day-began = Day { $day } begins: new prices, new hands.

## Refusals

stalls-refusal-not-in-hand = That card isn’t in your hand: { $card }.

## The end

stalls-end-days = The last market day is over.
stalls-line-sales = Goods sold
stalls-line-regulars = Regular customers
stalls-line-sold = Goods sold alone

## The board

stalls-board-title = Stall against Stall
stalls-board-own = A game of our own
stalls-board-day = Day { $day } of { $days } · card { $card } of { $cards }{ $direction ->
        [left] { " " }· hands go left
        [right] { " " }· hands go right
       *[nowhere] { "" }
    }
stalls-board-now = Everyone chooses a card.
stalls-board-over = Game over.
stalls-board-good = { $good }, worth { $price }: { $crates }
stalls-board-stall = { $seat_id ->
        [you] Your stall
       *[other] { $seat }’s stall
    }: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $sold } sold alone
stalls-board-player = { $seat_id ->
        [you] You
       *[other] { $seat }
    }: { $cards }
stalls-board-nothing = nothing yet
stalls-board-chosen = has chosen
stalls-board-hand = Your hand: { $cards }
stalls-board-choice = Your choice: { $card }
stalls-board-known = { $person } holds: { $cards }
stalls-board-yours = Your hand
stalls-board-seen = Hands you have had

## What speaks for a choice

stalls-ground-unclaimed = nobody has any { $good } yet
stalls-ground-overtakes = overtakes the stall with the most { $good }
stalls-ground-draws-level = then you share the price of { $good } with another stall
stalls-ground-keeps-lead = makes your lead in { $good } safer
stalls-ground-behind = another stall still has more { $good }
stalls-ground-regular-pays = pays you, even if another stall has more { $good }
stalls-ground-regular-waits = pays only if you play { $good } later today
stalls-ground-denies = otherwise { $seat } gets it, and could make { $coins } with it
