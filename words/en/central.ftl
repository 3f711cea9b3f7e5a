# Central Market.

central = Central Market
    .pitch = undercut the others, but not by too much
    .idea = Sell vegetables cheaper than the others, but not too cheap: only 10 kg of each find a buyer, and only 10 kg of yours. Each round your income is ranked for points. Cheater, Tourists and Rot help once each. For 3 to 5 players, 45 minutes.

## Options

central-option-forty_cards = Forty cards
    .about = For three players: one product is taken out, so that it gets tighter.
central-option-removed_product = Product taken out
    .about = Which product is missing when you play with forty cards.
central-option-removed_product-random = Drawn by lot
central-option-removed_product-tomato = Tomatoes
central-option-removed_product-carrot = Carrots
central-option-removed_product-eggplant = Eggplants
central-option-removed_product-cucumber = Cucumbers
central-option-removed_product-pepper = Bell peppers
central-option-price_max = Highest price
    .about = The highest price on the auction card.
central-option-cheater_may_open = Open with the Cheater
    .about = Whether the Cheater also lets you open a product that you do not hold.
central-option-first_player = First player
    .about = Who begins the first round.
central-option-first_player-random = Drawn by lot
central-option-first_player-seat_1 = The first seat

## Decisions

central-decision-open = Your turn to open: which product do you put up for sale, and at what price per kg (1 to { $highest })?
central-decision-bid = For sale: { $product }. The lowest bid is { $lowest }. Do you bid less, or pass?
central-decision-first-bid = For sale: { $product } at { $lowest }. Everybody answers now, then bids in turn. What do you do?
central-decision-next-bid = The lowest bid for { $product } is { $lowest }, yours is { $price }. You all answer now, then bid in turn. Do you go lower, or stay?
central-decision-lower = The lowest bid for { $product } is { $lowest }, yours is { $price }. Do you go lower, or stay?
central-decision-sell =
    Your turn to sell { $product } at { $price } per kg. { $cap ->
        [one] Only 1 kg can still be sold.
       *[other] Up to { $cap } kg can be sold.
    } Which cards do you play?
central-decision-early-tourists = You may sell more { $product } to tourists now, at { $price } per kg, or wait until the end of this product.
central-decision-rot = { $seat } sells { $kg } kg of { $product } at { $price } per kg. Do you let half of it rot?
central-decision-tourists = Do you sell more { $product } to tourists, at { $price } per kg? The limits do not count for it.
central-decision-aside = End of round { $round }: which card do you set aside for the final round?
central-decision-orders = You may leave standing orders for this round. Nobody else sees them.

## Actions

# A product is marked before its price is known, with price 1.
central-action-open = Open { $product } at { $price } per kg.
    .name = Open a product
    .product = Which product?
    .price = At what price per kg?
    .mark =
        { $price ->
            [1] { $kg } kg
           *[other] +{ $income }
        }
    .range = up to { $kg } kg, { $income } at best
    .preview =
        up to { $kg } kg{ $price ->
            [1] { "" }
           *[other] , { $income } at best
        }{ $cheater ->
            [1] , with the Cheater
           *[other] { "" }
        }
central-action-skip = Open nothing this round.
    .name = Open nothing
central-action-bid = Bid { $price } per kg.
    .name = Bid
    .price = What price per kg?
    .mark = +{ $income }
    .range = up to { $kg } kg, { $income } at best
    .preview =
        { $cheater ->
            [1] up to { $kg } kg, { $income } at best, with the Cheater
           *[other] up to { $kg } kg, { $income } at best
        }
central-action-bid-once = Bid { $price } per kg, and stay at that.
    .name = Bid, then stay
    .price = What price per kg?
    .mark = +{ $income }
    .range = up to { $kg } kg, { $income } at best
    .preview =
        { $cheater ->
            [1] up to { $kg } kg, { $income } at best, with the Cheater
           *[other] up to { $kg } kg, { $income } at best
        }
central-action-undercut = Bid one less than the lowest, and again at every turn, down to { $floor }.
    .name = Undercut
    .floor = Down to what price?
    .mark = +{ $income }
    .range = up to { $kg } kg, at least { $income } for all
    .preview =
        { $cheater ->
            [1] up to { $kg } kg, at least { $income } for all, with the Cheater
           *[other] up to { $kg } kg, at least { $income } for all
        }
central-action-pass = Pass: sell none of this product this round.
    .name = Pass
central-action-wait = Wait for your turn to bid.
    .name = Decide on my turn
central-action-stay = Stay at your price for the rest of this auction.
    .name = Stay
central-action-sell = Sell { $batch }.
    .name = Sell
    .batch = Which cards?
    .preview =
        { $kg } kg, +{ $income }{ $lost ->
            [0] { "" }
           *[other] , { $lost } kg lost
        }
central-action-cheat = Show the Cheater and sell { $product } instead: { $batch }.
    .name = Cheat
    .product = Which product do you sell instead?
    .batch = Which cards?
    .range = { $kg } kg, +{ $income }
    .preview =
        { $kg } kg, +{ $income }{ $lost ->
            [0] { "" }
           *[other] , { $lost } kg lost
        }
central-action-rot = Play Rot if at least { $least } kg are still good when your turn comes.
    .name = Play Rot
    .least = If at least how many kg are still good?
    .preview =
        { $kg ->
            [one] 1 kg rots
           *[other] { $kg } kg rot
        }, −{ $income } for the seller
central-action-decline =
    { $scope_id ->
        [product] Decline Rot for the rest of this product.
        [round] Decline Rot for the rest of this round.
       *[none] Decline.
    }
    .name = Decline
    .scope-none = only this time
    .scope = For how long?
central-action-tourists = Play Tourists and sell more: { $batch }.
    .name = Play Tourists
    .batch = Which cards?
    .preview = { $kg } kg, +{ $income }
central-action-aside = Set a card aside: { $kg } kg of { $product }.
    .name = Set a card aside
    .product = Of which product?
    .kg = Of how many kg?
central-action-aside-nothing = Set nothing aside.
    .name = Set nothing aside
central-action-order-pass = Order: pass on { $product }, or stay.
    .name = Order: pass
    .product = On which product?
central-action-order-undercut =
    Order: undercut on { $product }, one at a time, down to { $floor }{ $cheater_id ->
        [cheater] , with the Cheater if need be
       *[none] { "" }
    }.
    .name = Order: undercut
    .product = On which product?
    .floor = Down to what price?
    .cheater = Use the Cheater if need be?
central-action-order-bid =
    Order: bid { $price } on { $product }, then stay{ $cheater_id ->
        [cheater] , with the Cheater if need be
       *[none] { "" }
    }.
    .name = Order: bid once
    .product = On which product?
    .price = What price per kg?
    .cheater = Use the Cheater if need be?
central-action-order-open = Order: open { $product } at { $price }, unless an opening ordered before is possible.
    .name = Order: open
    .product = Which product?
    .price = At what price per kg?
central-action-order-sell =
    { $cards ->
        [one] Order: sell as much as one card can.
        [other] Order: sell as much as { $cards } cards can.
       *[none] Order: sell as much as possible.
    }
    .name = Order: sell
    .cards = At most how many cards? Empty: all
central-action-order-rot =
    Order: play Rot if at least { $least } kg are still good{ $product_id ->
        [none] { "" }
       *[other] , on { $product }
    }{ $victim ->
        [nothing] { "" }
       *[other] , against { $victim }
    }{ $worth ->
        [one] , and they are worth at least { $worth }
        [other] , and they are worth at least { $worth }
       *[none] { "" }
    }.
    .name = Order: Rot
    .least = If at least how many kg are still good?
    .product = Only on this product?
    .victim = Only against this player?
    .worth = Only if they are worth how much?
central-action-order-no-rot =
    { $product_id ->
        [none] Order: decline Rot for the rest of this round.
       *[other] Order: decline Rot on { $product }.
    }
    .name = Order: no Rot
    .product = Only on this product?
central-action-order-tourists =
    { $batch_id ->
        [none] Order: decline Tourists for this product.
        [all] Order: sell all that is left of this product to tourists.
       *[other] Order: sell { $batch } of this product to tourists.
    }
    .name = Order: Tourists
    .batch = What do you sell to tourists?
central-action-plan = No plan.
    .name = Plan for this round
    .open = Open
    .open-said = Open: { $open }.
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
        [none] Take the order back: { $order }.
       *[other] Take the order back: { $order }, { $product }.
    }
    .name = Take an order back
    .order = Which order?
    .product = For which product?

## Events

central-event-round-started =
    { $final ->
        [yes] The final round begins, with the cards that were set aside. { $first } opens first.
       *[no] Round { $round } begins. { $first } opens first.
    }
central-event-reshuffled = The draw pile is empty: { $cards } discarded cards are shuffled.
central-event-delivered = New cards: { $counts_by_seat }.
central-event-received =
    { $cards_count ->
        [0] You get no cards.
       *[other] Your new cards: { $cards }.
    }
central-event-opened = { $seat } opens { $product } at { $price } per kg.
central-event-opening-skipped =
    { $why_id ->
        [limit] { $seat } has sold 10 kg and opens nothing.
       *[other] { $seat } holds nothing that can still be opened.
    }
central-event-bid-made = { $seat } bids { $price }.
central-event-lap-answered = Everybody has answered; the bids follow in turn.
central-event-answer-acted = It was your turn, and you did as you had answered: { $action }
central-event-passed = { $seat } passes.
central-event-stayed = { $seat } stays at { $price }.
central-event-bidding-ended = The bidding for { $product } is over. Selling in this order: { $sellers } (at { $prices } per kg).
central-event-sold =
    { $cheated ->
        [yes] { $seat } shows the Cheater and sells { $played } as { $product }, { $batch }: { $kg } kg.
       *[no] { $seat } sells { $product }, { $batch }: { $kg } kg.
    }{ $lost ->
        [0] { "" }
        [one] { " " }1 kg is lost.
       *[other] { " " }{ $lost } kg are lost.
    }
central-event-rotted = { $seat } plays Rot on { $victim }: of { $before } kg only { $after ->
        [one] 1 is
       *[other] { $after } are
    } still good.
central-event-paid = { $seat } is paid for { $kg } kg at { $price }: +{ $income }, { $total } this round.
    .joined = gets { $income } ({ $total } this round)
central-event-shut-out = { $seat } comes too late: 10 kg of { $product } have been sold.
    .joined = comes too late
central-event-tourists-came = Tourists! { $seat } sells more { $product }, { $batch }, at { $price } per kg: +{ $income }, { $total } this round.
central-event-product-closed = No more { $product } are sold this round.
central-event-card-hidden = You set a card aside: { $card }.
central-event-aside-closed = Cards set aside so far: { $counts_by_seat }.
central-event-scored = End of round { $round }. Income: { $incomes_by_seat }. Points: { $points_by_seat }. Points so far: { $totals_by_seat }.
central-event-game-ended = The game is over. First: { $winners }.
central-event-noted = Noted: { $action }

## Refusals

central-refusal-forty-cards = Forty cards are for three players, not for { $seats }.
central-refusal-not-in-play = There are no { $product } in this game.
central-refusal-already-opened = { $product } have already been opened this round.
central-refusal-not-in-hand = You do not hold these cards of { $product }.
central-refusal-price-range = { $price } is not possible: prices go from 1 to { $highest }.
central-refusal-nothing-to-open = You hold no product that can still be opened this round.
central-refusal-no-lower = The lowest bid is 1 already.
central-refusal-none-left = You hold no { $product } any more.
central-refusal-must-open = You hold a product that can be opened, so you must open one.
central-refusal-not-lower = You bid { $price }, but the lowest bid is { $lowest }: go below it.
central-refusal-cannot-bid = You hold no { $product } and cannot cheat, so you can only pass.
central-refusal-card-sells-nothing = { $batch }: one of these cards would sell nothing, for only { $cap } kg can still be sold.
central-refusal-must-be-honest = You hold { $product }, so you must sell them.
central-refusal-must-cheat = You hold no { $product }: sell something else with the Cheater.
central-refusal-not-so-many-kg = { $least } kg is not possible: { $kg } kg were sold, and Rot needs at least 2.
central-refusal-only-rot = Only Rot can be declined for longer.
central-refusal-card-used = You have already used this action card: { $card }.
central-refusal-asked-now = You are being asked that right now: answer the question.
central-refusal-too-late = This order could not do anything any more.
central-refusal-no-such-order = You have given no such order: { $order }.
central-refusal-wrong-figure = { $figure } is not possible: it must be from { $low } to { $high }.

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
central-item-tomato-2kg = tomatoes 2 kg
central-item-tomato-3kg = tomatoes 3 kg
central-item-tomato-4kg = tomatoes 4 kg
central-item-carrot-2kg = carrots 2 kg
central-item-carrot-3kg = carrots 3 kg
central-item-carrot-4kg = carrots 4 kg
central-item-eggplant-2kg = eggplants 2 kg
central-item-eggplant-3kg = eggplants 3 kg
central-item-eggplant-4kg = eggplants 4 kg
central-item-cucumber-2kg = cucumbers 2 kg
central-item-cucumber-3kg = cucumbers 3 kg
central-item-cucumber-4kg = cucumbers 4 kg
central-item-pepper-2kg = bell peppers 2 kg
central-item-pepper-3kg = bell peppers 3 kg
central-item-pepper-4kg = bell peppers 4 kg
central-item-2kg = card of 2 kg
    .count = { $count ->
        [one] 1 card of 2 kg
       *[other] { $count } cards of 2 kg
    }
central-item-3kg = card of 3 kg
    .count = { $count ->
        [one] 1 card of 3 kg
       *[other] { $count } cards of 3 kg
    }
central-item-4kg = card of 4 kg
    .count = { $count ->
        [one] 1 card of 4 kg
       *[other] { $count } cards of 4 kg
    }
central-item-cheater = Cheater
central-item-tourists = Tourists
central-item-rot = Rot
central-item-bid = bidding
central-item-open = opening
central-item-sell = selling
central-item-pass = pass
central-item-heaviest = heaviest in hand
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
central-item-all = all that is left
central-item-none = nothing
central-item-product = for this product
central-item-round = for this round

## The board as text

central-board-round =
    { $final ->
        [1] Final round. { $seat } is the first player.
       *[other] Round { $round } of { $rounds }. { $seat } is the first player.
    }
central-board-over = The game is over.
central-board-piles = Draw pile { $draw }, discarded { $discard }{ $buried ->
        [0] { "" }
       *[other] , thrown away unseen { $buried }
    }.
central-board-discard = Discarded: { $cards }.
central-board-market = Sold this round (10 kg of each at most):
central-board-unopened = - { $product }: not opened
central-board-product = - { $product }: { $kg } kg
central-board-auction = For sale: { $product }, opened by { $seat }. Lowest bid { $lowest }, highest price { $highest }.
central-board-bid =
    - { $seat }: { $standing_id ->
        [waiting] to bid
        [active] bids { $price }
        [stayed] stays at { $price }
        [passed] passed
       *[out] takes no part
    }{ $kg ->
        [0] { "" }
       *[other] , sold { $kg } kg
    }{ $cheated ->
        [0] { "" }
       *[other] { " " }with the Cheater
    }
central-board-sellers = Selling in this order: { $people }.
central-board-sale = Last sale: { $seat } laid down { $played }, { $batch }; { $kg } kg sold, { $lost } kg lost.
central-board-asked = To act: { $seat }.
central-board-players = Players:
central-board-player =
    - { $seat }: { $total ->
        [one] 1 point
       *[other] { $total } points
    }, income { $income } (card shows { $shown }), sold { $sold } of 10 kg, { $hand ->
        [one] 1 card in hand
       *[other] { $hand } cards in hand
    }, { $aside } set aside
central-board-points = { "  " }Points by round: { $points }
central-board-unused = { "  " }Action cards left: { $cards }
central-board-played = { "  " }In front: { $cards }
central-board-lacks = { "  " }Holds no: { $cards }
central-board-own-unused = Your action cards: { $cards }.
central-board-own-standing =
    You have { $total ->
        [one] 1 point
       *[other] { $total } points
    } and an income of { $income }, and sold { $sold } of 10 kg this round.
central-board-hand = Your hand: { $cards }.
central-board-aside = Your cards set aside: { $cards }.
central-board-answer = Your answer so far: { $answer }
central-board-orders = Your standing orders: { $orders }
central-board-no-cards = none
central-board-option-open = The Cheater also opens products.
central-board-stage =
    { $phase_id ->
        [open] Puts a product up for sale.
        [bid] { $all ->
            [1] Who goes lower?
           *[other] Bids lower, or stops.
        }
        [sell] Lays down cards and sells.
        [rot] Does anybody let half of it rot?
        [tourists] Does anybody sell to tourists?
        [aside] Everybody may set a card aside.
       *[over] The game is over.
    }
central-board-lost = { $kg } kg lost
central-board-standing =
    { $seat }: { $total ->
        [one] 1 point
       *[other] { $total } points
    }, income { $income }, sold { $sold } of 10 kg.
central-board-title = Central Market
