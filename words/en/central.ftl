# Central Market.

central = Central Market
    .pitch = undercut the others, but not by too much
    .idea = Undercut the others, but not by too much: only 10 kg of each vegetable find buyers, and only 10 kg of yours. Each round, incomes are ranked for points. Three dirty tricks help you out, once each. For 3 to 5 players, 45 minutes.
    .score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

central-typed-words = tomato = tomatoes | carrot = carrots | eggplant = eggplants | cucumber = cucumbers | pepper = bell peppers | peppers = bell peppers | kilos = kg | a kilo = per kg | per kilo = per kg | aubergine = eggplants | aubergines = eggplants | tomatos = tomatoes | coins per kg = per kg | coins per kilo = per kg | coins a kilo = per kg | per kilogram = per kg | a kg = per kg | coins = per kg | start with = open | go with = open

## Options

central-option-forty_cards = Forty cards
    .about = For three players: one product is taken out, for a tighter market.
central-option-removed_product = Product taken out
    .about = Which product is missing when you play with forty cards?
central-option-removed_product-random = Drawn at random
central-option-removed_product-tomato = Tomatoes
central-option-removed_product-carrot = Carrots
central-option-removed_product-eggplant = Eggplants
central-option-removed_product-cucumber = Cucumbers
central-option-removed_product-pepper = Bell peppers
central-option-price_max = Highest price
    .about = The highest price on the auction card.
central-option-cheater_may_open = Open with the Cheater
    .about = Can you also put up a product you don’t hold, with the Cheater?
central-option-first_player = First player
    .about = Who starts the first round?
central-option-first_player-random = Drawn at random
central-option-first_player-seat_1 = The first seat

## Decisions

central-decision-open = Your turn: which product do you put up for sale, and at what price per kg (1 to { $highest })?
central-decision-bid = For sale: { $product }. Lowest bid: { $lowest }. Bid less, or pass?
central-decision-first-bid = For sale: { $product } at { $lowest }. Bid less, or pass? Everyone answers now; bids are then made in turn order.
central-decision-next-bid = For sale: { $product }. Lowest bid: { $lowest }, yours: { $price }. Go lower, or stay? Everyone answers now; bids are then made in turn order.
central-decision-lower = For sale: { $product }. Lowest bid: { $lowest }, yours: { $price }. Go lower, or stay?
central-decision-sell =
    Your turn to sell { $product } at { $price } per kg: { $cap ->
        [one] 1 kg at most.
       *[other] up to { $cap } kg.
    } Which cards do you play?
central-decision-early-tourists = Sell more { $product } to tourists now, at { $price } per kg? You can also wait until everyone has sold.
central-decision-rot = { $seat } sells { $kg } kg of { $product } at { $price } per kg. Do you play Rot?
central-decision-tourists = Do you play Tourists, and sell more { $product } at { $price } per kg, as much as you like?
central-decision-aside = End of round { $round }: which card do you set aside for the final round?
central-decision-orders = You can leave standing orders for this round. Nobody else sees them.

## Actions

central-action-open = Put { $product } up for sale at { $price } per kg
    .name = Put up for sale
    .done = You put { $product } up for sale at { $price } per kg.
    .product = Which product?
    .price = At what price per kg?
    .mark = +{ $income }
    .range =
        up to { $kg } kg, income { $income } at best{ $cheater ->
            [1] , with the Cheater
           *[other] { "" }
        }
    .preview =
        up to { $kg } kg, income { $income } at best{ $cheater ->
            [1] , with the Cheater
           *[other] { "" }
        }
    .typed = { $product } at { $price } | open { $product } { $price } | open { $product } at { $price } | { $product } { $price } | { $product } at { $price } per kg | open { $product } for { $price } | { $product } for { $price } | { $product } for { $price } per kg | put { $product } up for sale at { $price } | put up { $product } at { $price } | sell { $product } at { $price } | sell { $product } at { $price } per kg | sell { $product } for { $price } | sell { $product } for { $price } per kg | open with { $product } at { $price } | { $product } { $price } per kg | { $product } for { $price } coins | open { $product } at { $price } per kg | open { $product } for { $price } per kg | offer { $product } at { $price } per kg | offer { $product } for { $price } per kg | put up { $product } for { $price } | put up { $product } at { $price } per kg | put up { $product } for { $price } per kg
central-action-skip = Put nothing up for sale this round
    .name = Nothing this round
    .done = You put nothing up for sale this round.
    .typed = skip | nothing | put up nothing
central-action-bid = Bid { $price } per kg
    .done = You bid { $price } per kg.
    .name = Bid
    .price = What price per kg?
    .mark = +{ $income }
    .range =
        up to { $kg } kg, income { $income } at best{ $cheater ->
            [1] , with the Cheater
           *[other] { "" }
        }
    .preview =
        { $cheater ->
            [1] up to { $kg } kg, income { $income } at best, with the Cheater
           *[other] up to { $kg } kg, income { $income } at best
        }
    .typed = bid { $price } | { $price } | { $price } per kg | go down to { $price } | go to { $price } | go { $price } | offer { $price } | down to { $price } | lower to { $price } | make it { $price } | sell at { $price } | sell for { $price } | go for { $price } | open { $price } | say { $price } | take { $price } | do { $price } | price { $price } | { $price } it is
central-action-bid-once = Bid { $price } per kg and stay there
    .name = Bid, then stay
    .done = You bid { $price } per kg, and stay there.
    .typed = bid { $price } and stay | { $price } and stay | bid { $price } and stay there | { $price } and stay there | { $price } then stay | bid { $price } then stay
    .price = What price per kg?
    .mark = +{ $income }
    .range =
        up to { $kg } kg, income { $income } at best{ $cheater ->
            [1] , with the Cheater
           *[other] { "" }
        }
    .preview =
        { $cheater ->
            [1] up to { $kg } kg, income { $income } at best, with the Cheater
           *[other] up to { $kg } kg, income { $income } at best
        }
central-action-undercut = Undercut by 1 every time, down to { $floor }
    .done = You undercut by 1 every time, down to { $floor }.
    .name = Undercut
    .floor = Down to what price?
    .mark = +{ $income }
    .range =
        up to { $kg } kg, income { $income } or more{ $cheater ->
            [1] , with the Cheater
           *[other] { "" }
        }
    .preview =
        { $cheater ->
            [1] up to { $kg } kg, income { $income } or more, with the Cheater
           *[other] up to { $kg } kg, income { $income } or more
        }
    .typed = undercut to { $floor } | undercut down to { $floor } | undercut until { $floor } | undercut by 1 to { $floor } | undercut by 1 until { $floor } | undercut by 1 down to { $floor }
central-action-pass = Pass on this product
    .quick = Pass
    .done = You passed.
    .name = Pass
    .typed = pass | pass on it
central-action-wait = On your turn: by your plan, or I’ll ask
    .quick = Decide on my turn
    .typed = wait | later | decide later
    .name = Decide on my turn
    .done = You’ll decide when your turn comes.
central-action-stay = Stay at your price
    .quick = Stay
    .done = You stayed at your price.
    .name = Stay
    .typed = stay | stay there | hold | keep my price | keep your price | stay at my price
central-action-sell = Sell { $batch }
    .done = You sold { $batch }.
    .preview =
        { $kg } kg, +{ $income }{ $lost ->
            [0] { "" }
           *[other] , { $lost } kg wasted
        }
    .name = Sell
    .batch = Which cards?
    .typed = sell { $batch } | { $batch }
central-action-cheat = Show the Cheater and sell { $product } instead: { $batch }
    .done = You showed the Cheater and sold { $product }: { $batch }.
    .preview =
        { $kg } kg, +{ $income }{ $lost ->
            [0] { "" }
           *[other] , { $lost } kg wasted
        }
    .name = Cheat
    .product = Which product do you sell instead?
    .batch = Which cards?
    .range = { $kg } kg, +{ $income }
central-action-rot = Play Rot if { $least } kg or more are still good
    .done = You play Rot if { $least } kg or more are still good.
    .least = From how many kg?
    .name = Play Rot
    .preview =
        { $kg ->
            [one] 1 kg rots
           *[other] { $kg } kg rot
        }, −{ $income } for the seller
    .typed = rot from { $least } kg | rot { $least } | play rot from { $least } kg | play rot | rot | rot from { $least } | rot at { $least } | rot at { $least } kg | rot { $least } kg | rot if at least { $least } kg | rot if { $least } kg or more | play rot from { $least } | play rot at { $least } | from { $least } kg | at least { $least } kg
central-action-decline =
    { $scope_id ->
        [product] No, thanks: no Rot for the rest of this product
        [round] No, thanks: no Rot for the rest of this round
       *[none] No, thanks
    }
    .name = No, thanks
    .quick = { $scope_id ->
        [product] No Rot on this product
        [round] No Rot this round
       *[none] No, thanks
    }
    .done = You declined.
    .scope-none = just this time
    .scope = For how long?
    .typed = no thanks | decline
central-action-tourists = Play Tourists and sell more: { $batch }
    .done = Tourists! You sold { $batch } more.
    .name = Play Tourists
    .batch = Which cards?
    .preview = { $kg } kg, +{ $income }
central-action-no-tourists = No Tourists for the rest of this round
    .quick = No Tourists this round
    .done = Noted: no Tourists for the rest of this round.
    .name = No Tourists this round
central-action-aside = Set aside { $kg } kg of { $product }
    .typed = keep { $product } { $kg } kg | keep { $product } | set aside { $product } | { $product } { $kg } kg | { $product } { $kg } | keep { $kg } kg of { $product } | { $kg } kg { $product } | { $kg } kg of { $product } | set aside { $product } { $kg } | set aside { $product } { $kg } kg | { $product } | put { $product } aside | save { $product } | keep { $product } { $kg } | { $product } of { $kg } kg | { $product } with { $kg } kg
    .done = You set aside { $kg } kg of { $product }.
    .kg = How many kg?
    .name = Set a card aside
    .product = Of which product?
central-action-aside-nothing = Set nothing aside
    .done = You set nothing aside.
    .name = Set nothing aside
    .typed = aside nothing
central-action-order-pass = Pass or stay on { $product }
    .done = Saved: on { $product }, pass or stay.
    .name = Pass
    .product = On which product?
central-action-order-undercut =
    Undercut by 1 on { $product }, down to { $floor }{ $cheater_id ->
        [cheater] , with the Cheater if need be
       *[none] { "" }
    }
    .done = Saved: on { $product }, undercut by 1, down to { $floor }{ $cheater_id ->
        [cheater] , with the Cheater if need be
       *[none] { "" }
    }.
    .name = Undercut
    .product = On which product?
    .floor = Down to what price?
    .cheater = Use the Cheater if need be?
central-action-order-bid =
    Bid { $price } on { $product }, then stay{ $cheater_id ->
        [cheater] , with the Cheater if need be
       *[none] { "" }
    }
    .done = Saved: on { $product }, bid { $price } and stay there{ $cheater_id ->
        [cheater] , with the Cheater if need be
       *[none] { "" }
    }.
    .name = Bid once
    .product = On which product?
    .price = What price per kg?
    .cheater = Use the Cheater if need be?
central-action-order-open = Put { $product } up for sale at { $price }, unless an earlier standing order comes first
    .done = Saved: put { $product } up for sale at { $price }, unless an earlier standing order comes first.
    .name = Put up for sale
    .product = Which product?
    .price = At what price per kg?
central-action-order-sell =
    { $cards ->
        [one] Sell as much as one card can
        [other] Sell as much as { $cards } cards can
       *[none] Sell as much as possible
    }
    .done = Saved: sell as much as { $cards ->
        [one] one card can
        [other] { $cards } cards can
       *[none] possible
    }.
    .name = Sell
    .cards = How many cards at most? (empty: all)
central-action-order-rot =
    Play Rot if at least { $least } kg are still good{ $product_id ->
        [none] { "" }
       *[other] , on { $product }
    }{ $victim_id ->
        [none] { "" }
       *[other] , against { $victim }
    }{ $worth ->
        [one] , and they are worth at least { $worth }
        [other] , and they are worth at least { $worth }
       *[none] { "" }
    }
    .done = Saved: play Rot if at least { $least } kg are still good{ $product_id ->
        [none] { "" }
       *[other] , on { $product }
    }{ $victim_id ->
        [none] { "" }
       *[other] , against { $victim }
    }{ $worth ->
        [one] , and they are worth at least { $worth }
        [other] , and they are worth at least { $worth }
       *[none] { "" }
    }.
    .name = Rot
    .least = From how many kg?
    .worth = Only if they are worth this much?
    .product = Only on this product?
    .victim = Only against this player?
central-action-order-no-rot =
    { $product_id ->
        [none] No Rot for the rest of this round
       *[other] No Rot on { $product }
    }
    .done = Saved: no Rot { $product_id ->
        [none] for the rest of this round
       *[other] on { $product }
    }.
    .name = No more Rot
    .product = Only on this product?
central-action-order-tourists =
    { $batch_id ->
        [none] No Tourists for this product
        [all] Tourists: sell all that’s left of this product
       *[other] Tourists: sell { $batch } of this product
    }
    .done = { $batch_id ->
        [none] Saved: no Tourists for this product.
        [all] Saved: tourists get all that’s left of this product.
       *[other] Saved: tourists get { $batch } of this product.
    }
    .name = Tourists
    .batch = What do you sell to tourists?
central-action-order-no-tourists = No Tourists this round
    .done = Saved: no Tourists this round.
    .name = No Tourists
central-action-plan = No plan: I’ll ask you each time.
    .open = Put up for sale
    .open-said = Put up for sale: { $open }.
    .name = Plan for this round
    .price = Opening price
    .price-none = the highest
    .price-said = Opening price: { $price }.
    .tomato = Tomatoes
    .tomato-said = Tomatoes: { $tomato }.
    .carrot = Carrots
    .carrot-said = Carrots: { $carrot }.
    .eggplant = Eggplants
    .eggplant-said = Eggplants: { $eggplant }.
    .cucumber = Cucumbers
    .cucumber-said = Cucumbers: { $cucumber }.
    .pepper = Bell peppers
    .pepper-said = Bell peppers: { $pepper }.
    .others = Other products, every round
    .others-said = Other products, every round: { $others }.
    .sell = Selling, every round
    .sell-said = Selling, every round: { $sell }.
    .rot = Rot, every round
    .rot-said = Rot, every round: { $rot }.
    .tourists = Tourists, every round
    .tourists-said = Tourists, every round: { $tourists }.
central-action-cancel =
    { $product_id ->
        [none] Drop the standing order: { $order }
       *[other] Drop the standing order: { $order }, { $product }
    }
    .name = Drop one
    .order = Which one?
    .done = Dropped.
    .product = For which product?

## Events

central-event-round-started =
    { $final ->
        [yes] The final round begins, with the cards that were set aside.
       *[no] Round { $round } begins.
    } { $first_id ->
        [you] You go first.
       *[other] { $first } goes first.
    }
central-event-reshuffled = The draw pile is empty: { $cards } discards are shuffled back in.
central-event-delivered = New cards: { $counts_by_seat }.
central-event-received =
    { $cards_count ->
        [0] You got no cards.
       *[other] You got { $cards }.
    }
central-event-opened =
    { $seat_id ->
        [you] You put { $product } up for sale at { $price } per kg.
       *[other] { $seat } puts { $product } up for sale at { $price } per kg.
    }
central-event-opening-skipped =
    { $why_id ->
        [limit] { $seat_id ->
            [you] You’ve sold your 10 kg, and put nothing up for sale.
           *[other] { $seat } has sold 10 kg, and puts nothing up for sale.
        }
       *[other] { $seat_id ->
            [you] You have nothing left to put up for sale.
           *[other] { $seat } has nothing left to put up for sale.
        }
    }
central-event-bid-made =
    { $seat_id ->
        [you] You bid { $price }.
       *[other] { $seat } bids { $price }.
    }
    .again =
        { $seat_id ->
            [you] you
           *[other] { $seat }
        } { $price }
central-event-lap-answered = All answers are in; now for the bids, in turn order.
central-event-answer-acted = Your answer was played: { $action }.
central-event-passed =
    { $seat_id ->
        [you] You pass.
       *[other] { $seat } passes.
    }
    .again =
        { $seat_id ->
            [you] you too
           *[other] { $seat } too
        }
central-event-stayed =
    { $seat_id ->
        [you] You stay at { $price }.
       *[other] { $seat } stays at { $price }.
    }
    .again =
        { $seat_id ->
            [you] you
           *[other] { $seat }
        } at { $price }
central-event-bidding-ended = Bidding on { $product } is over. { $sellers_count ->
    [one] { $sellers_id ->
        [you] You sell alone, at { $prices }.
       *[other] { $sellers } sells alone, at { $prices }.
    }
   *[other] Selling in this order: { $prices_of_sellers }.
 }
central-event-sold =
    { $cheated ->
        [yes] { $seat_id ->
            [you] You show the Cheater and sell { $kg } kg of { $played } as { $product }
           *[other] { $seat } shows the Cheater and sells { $kg } kg of { $played } as { $product }
        }
       *[no] { $seat_id ->
            [you] You sell { $kg } kg of { $product }
           *[other] { $seat } sells { $kg } kg of { $product }
        }
    } ({ $batch }{ $lost ->
        [0] { "" }
       *[other] ; { $lost } kg wasted
    }).
central-event-rotted =
    { $seat_id ->
        [you] You play Rot on { $victim }
       *[other] { $seat } plays Rot on { $victim_id ->
            [you] you
           *[other] { $victim }
        }
    }: only { $after } of { $before } kg { $after ->
        [one] is
       *[other] are
    } still good.
central-event-paid =
    { $seat_id ->
        [you] You earn { $income } for { $kg } kg at { $price } ({ $total } this round).
       *[other] { $seat } earns { $income } for { $kg } kg at { $price } ({ $total } this round).
    }
    .joined =
        { $seat_id ->
            [you] earn
           *[other] earns
        } { $income } ({ $total } this round)
central-event-shut-out =
    { $seat_id ->
        [you] You’re too late: all 10 kg of { $product } are sold.
       *[other] { $seat } is too late: all 10 kg of { $product } are sold.
    }
    .again =
        { $seat_id ->
            [you] so are you
           *[other] so is { $seat }
        }
central-event-tourists-came =
    { $seat_id ->
        [you] Tourists! You sell them more { $product } ({ $batch }) at { $price } per kg and earn { $income } ({ $total } this round).
       *[other] Tourists! { $seat } sells them more { $product } ({ $batch }) at { $price } per kg and earns { $income } ({ $total } this round).
    }
central-event-product-closed = No more { $product } this round.
    .joined = { "" }
central-event-card-hidden = You set { $card } aside.
central-event-aside-closed = Cards set aside so far: { $counts_by_seat }.
central-event-scored = { $last ->
        [yes] End of the final round.
       *[no] End of round { $round }.
    } Income: { $incomes_by_seat }. Points: { $points_by_seat }. Total: { $totals_by_seat }.
central-event-game-ended = Game over: { $winners_count ->
    [one] { $winners_id ->
        [you] you win!
       *[other] { $winners } wins!
    }
   *[other] { $winners_id ->
        [with-you] you{ $winners_others } share the win!
       *[other] { $winners } share the win!
    }
 }
central-event-noted = Noted: { $action }.

## Refusals

central-refusal-forty-cards = Forty cards are for three players, not { $seats }.
central-refusal-not-in-play = There are no { $product } in this game.
central-refusal-already-opened = You can’t put { $product } up: they’ve already been up for sale this round.
central-refusal-not-in-hand = You don’t hold these cards ({ $product }).
central-refusal-price-range = { $price } isn’t possible: prices go from 1 to { $highest }.
central-refusal-nothing-to-open = You hold nothing that can still be put up for sale this round.
central-refusal-no-lower = The lowest bid is already 1.
central-refusal-none-left = You have no { $product } left.
central-refusal-must-open = You hold a product you can put up for sale, so you must.
central-refusal-not-lower = You bid { $price }, but the lowest bid is { $lowest }: go below it.
central-refusal-cannot-bid = You hold no { $product } and can’t cheat, so you can only pass.
central-refusal-card-sells-nothing = Too much: one of these cards would sell nothing ({ $batch }). Only { $cap } kg can still be sold.
central-refusal-must-be-honest = You hold { $product }, so you must sell those.
central-refusal-must-cheat = You hold no { $product }: sell something else with the Cheater.
central-refusal-not-so-many-kg = { $least } kg isn’t possible: choose 2 to { $kg }, the kg sold.
central-refusal-only-rot = Only Rot can be declined like that. For Tourists, choose “No Tourists this round”.
central-refusal-card-used = You’ve already played this action card: { $card }.
central-refusal-asked-now = I’m asking you that right now: just answer.
central-refusal-too-late = It’s too late for this standing order.
central-refusal-no-such-order = You have no such standing order: { $order }.
central-refusal-wrong-figure = { $figure } isn’t possible: choose { $low } to { $high }.

## Scores

central-line-round-1 = Round 1
central-line-round-2 = Round 2
central-line-round-3 = Round 3
central-line-round-4 = Round 4
central-line-round-5 = Round 5
central-line-round-6 = Round 6
central-line-round-7 = Round 7
central-line-unused-cards = Unused action cards
central-end-final-round = The final round has been played.

## Items

central-item-tomato = tomatoes
central-item-carrot = carrots
central-item-eggplant = eggplants
central-item-cucumber = cucumbers
central-item-pepper = bell peppers
central-item-tomato-2kg = 2 kg of tomatoes
central-item-tomato-3kg = 3 kg of tomatoes
central-item-tomato-4kg = 4 kg of tomatoes
central-item-carrot-2kg = 2 kg of carrots
central-item-carrot-3kg = 3 kg of carrots
central-item-carrot-4kg = 4 kg of carrots
central-item-eggplant-2kg = 2 kg of eggplants
central-item-eggplant-3kg = 3 kg of eggplants
central-item-eggplant-4kg = 4 kg of eggplants
central-item-cucumber-2kg = 2 kg of cucumbers
central-item-cucumber-3kg = 3 kg of cucumbers
central-item-cucumber-4kg = 4 kg of cucumbers
central-item-pepper-2kg = 2 kg of bell peppers
central-item-pepper-3kg = 3 kg of bell peppers
central-item-pepper-4kg = 4 kg of bell peppers
central-item-2kg = card of 2 kg
    .count = { $count ->
        [one] 1 card of 2 kg
       *[other] { $count } cards of 2 kg
    }
    .typed = 2 kg | 2 kg card
central-item-3kg = card of 3 kg
    .count = { $count ->
        [one] 1 card of 3 kg
       *[other] { $count } cards of 3 kg
    }
    .typed = 3 kg | 3 kg card
central-item-4kg = card of 4 kg
    .count = { $count ->
        [one] 1 card of 4 kg
       *[other] { $count } cards of 4 kg
    }
    .typed = 4 kg | 4 kg card
central-item-cheater = Cheater
central-item-tourists = Tourists
central-item-rot = Rot
central-item-bid = bidding
central-item-open = putting up for sale
central-item-sell = selling
central-item-pass = pass
central-item-heaviest = what you have most of
central-item-most = as much as possible
central-item-never = never
central-item-to-1 = undercut down to 1
central-item-to-2 = undercut down to 2
central-item-to-3 = undercut down to 3
central-item-to-4 = undercut down to 4
central-item-to-5 = undercut down to 5
central-item-to-6 = undercut down to 6
central-item-to-7 = undercut down to 7
central-item-to-8 = undercut down to 8
central-item-to-9 = undercut down to 9
central-item-to-10 = undercut down to 10
central-item-to-11 = undercut down to 11
central-item-cards-1 = one card at most
central-item-cards-2 = 2 cards at most
central-item-cards-3 = 3 cards at most
central-item-loss-8 = if it costs the seller 8 or more
central-item-loss-12 = if it costs the seller 12 or more
central-item-loss-16 = if it costs the seller 16 or more
central-item-loss-20 = if it costs the seller 20 or more
central-item-loss-25 = if it costs the seller 25 or more
central-item-loss-30 = if it costs the seller 30 or more
central-item-gain-8 = sell all the rest if it brings 8 or more
central-item-gain-12 = sell all the rest if it brings 12 or more
central-item-gain-16 = sell all the rest if it brings 16 or more
central-item-gain-20 = sell all the rest if it brings 20 or more
central-item-gain-24 = sell all the rest if it brings 24 or more
central-item-gain-30 = sell all the rest if it brings 30 or more
central-item-all = all that’s left
central-item-none = nothing
central-item-product = for this product
central-item-round = for this round

## The board as text

central-board-round =
    { $final ->
        [1] Final round.
       *[other] Round { $round } of { $rounds }.
    } { $seat_id ->
        [you] You are the first player.
       *[other] First player: { $seat }.
    }
central-board-over = Game over.
central-board-piles = Draw pile: { $draw }. Discard pile: { $discard }.{ $buried ->
        [0] { "" }
       *[other] { " " }Thrown away unseen: { $buried }.
    }
central-board-discard = Discarded: { $cards }.
central-board-market = Sold this round (10 kg of each at most): { $products }.
central-board-unopened = Not for sale yet: { $products }.
central-board-product = { $product } { $kg } kg
central-board-auction = For sale: { $product }, put up by { $seat_id ->
        [you] you
       *[other] { $seat }
    }. Lowest bid { $lowest }, highest price { $highest }.
central-board-bid =
    - { $seat_id ->
        [you] You
       *[other] { $seat }
    }: { $standing_id ->
        [waiting] yet to bid
        [active] bid { $price }
        [stayed] stayed at { $price }
        [passed] passed
       *[out] not taking part
    }{ $kg ->
        [0] { "" }
       *[other] , sold { $kg } kg
    }{ $cheated ->
        [0] { "" }
       *[other] { " " }with the Cheater
    }
central-board-bids-alike =
    - { $standing_id ->
        [waiting] Yet to bid
        [passed] Passed
       *[out] Not taking part
    }: { $people }
central-board-sellers = Selling in this order: { $people }.
central-board-sale = Last sale: { $seat_id ->
        [you] you
       *[other] { $seat }
    }, { $played }, { $batch }; { $kg } kg sold{ $lost ->
        [0] { "" }
       *[other] , { $lost } kg wasted
    }.
central-board-asked =
    { $seat_id ->
        [you] It’s your turn.
       *[other] { $seat } to move.
    }
central-board-players = Players:
central-board-player =
    - { $seat_id ->
        [you] You
       *[other] { $seat }
    }: { $total ->
        [one] 1 point
       *[other] { $total } points
    }{ $over ->
        [1] { "" }
       *[other] , income { $income }, sold { $sold } of 10 kg
    }, { $hand ->
        [one] 1 card in hand
       *[other] { $hand } cards in hand
    }, { $aside } set aside
central-board-points = Points by round: { $points }
central-board-unused = Action cards left: { $cards }
central-board-played = Played: { $cards }
central-board-lacks = Holds no: { $cards }
central-board-own-unused = Your action cards: { $cards }.
central-board-own-standing =
    You have { $total ->
        [one] 1 point
       *[other] { $total } points
    }{ $over ->
        [1] { "" }
       *[other] ; this round: income { $income }, sold { $sold } of 10 kg
    }.
central-board-hand = Your hand: { $cards }.
central-board-aside = Your cards set aside: { $cards }.
central-board-answer = Your answer · { $answer }
central-board-orders = Your standing orders: { $orders }
central-board-several = { $count } × { $card }
central-board-no-cards = none
central-board-option-open = The Cheater may also put up products.
central-board-stage =
    { $phase_id ->
        [open] Which product goes up for sale?
        [bid] { $all ->
            [1] Who goes lower?
           *[other] Bidding.
        }
        [sell] Selling.
        [rot] Will anyone play Rot?
        [tourists] Will anyone play Tourists?
        [aside] Everyone may set a card aside.
       *[over] Game over.
    }
central-board-lost = { $kg } kg wasted
central-board-standing =
    { $seat }: { $total ->
        [one] 1 point
       *[other] { $total } points
    }{ $over ->
        [1] { "" }
       *[other] , income { $income }, sold { $sold } of 10 kg
    }.
central-board-title = Central Market

## What speaks for a choice

central-ground-biggest-stock = the biggest stock you can still open
central-ground-saves-best = your biggest stock stays for later
central-ground-room-down = the highest price: you can still go down
central-ground-less-room = leaves the others less room below you
central-ground-lacking = { $count ->
        [one] 1 rival is known to hold none of it
       *[other] { $count } rivals are known to hold none of it
    }
central-ground-sells-first = the lowest bid sells first: up to { $kg } kg for you
central-ground-may-undercut = { $count ->
        [one] 1 rival can still go lower
       *[other] { $count } rivals can still go lower
    }
central-ground-keeps = your { $kg } kg stay in hand for later
central-ground-nothing-of-it = you hold none of it
central-ground-too-cheap = below { $price } a kilo your cards are better kept
central-ground-left-for-you = those who bid less should leave you about { $kg } kg
central-ground-overtakes = takes you past { $seat } this round
central-ground-holds-back = keeps { $seat } behind you this round
central-ground-only-whole = if somebody plays Rot before you, yours stays in your hand
central-ground-at-all-events = it’s played even if somebody plays Rot before you
central-ground-keeps-card = your action card stays for a better moment
central-ground-final = in the final round you sell only what you’ve set aside
central-ground-keeps-hand = every card stays in your hand for the rounds before the final one
central-ground-pile = { $cards ->
        [one] you have already set 1 card of { $product } aside
       *[other] you have already set { $cards } cards of { $product } aside
    }
