# Mercado de Lisboa.

lisboa = Mercado de Lisboa
    .pitch = one market, built together
    .idea = Build one market together: open stands, put restaurants beside them and bring customers to their rows and columns. The most money wins. For 2 to 4 players, 30 to 45 minutes, or solo in nine challenges.
    .score = { $seats ->
        [1] { $score } prestige
       *[other] { $score ->
            [one] { $score } coin
           *[other] { $score } coins
        }
    }

lisboa-typed-words = flowers = flower | tomatoes = tomato | grapes = grape | build = open | stall = stand | taking = take

## Options

lisboa-option-money_visibility = Money
    .about = Can you see how much money the others have?
lisboa-option-money_visibility-hidden = Hidden: you only know your own
lisboa-option-money_visibility-open = Open: everyone sees everything
lisboa-option-restaurant_info = Closed restaurants
    .about = Can you see what a closed restaurant is before somebody takes it?
lisboa-option-restaurant_info-open = Open: everyone sees what they are
lisboa-option-restaurant_info-hidden = Hidden: revealed when taken
lisboa-option-four_player_bar = Bar for the fourth player
    .about = With four players, the last one starts with the twelfth restaurant, a bar.
lisboa-option-start_player = First player
    .about = Who goes first?
lisboa-option-start_player-random = Drawn at random
lisboa-option-start_player-seat = The first seat
lisboa-option-solo_mode = Playing solo
    .about = All nine challenges in a row, or just one of your choice.
lisboa-option-solo_mode-campaign = Campaign: challenges 1 to 9
lisboa-option-solo_mode-single = One challenge
lisboa-option-solo_challenge = Challenge
    .about = Which of the nine challenges do you play?

## Decisions

lisboa-decision-turn = Your turn.
lisboa-decision-take = Which tile do you take from the display?
lisboa-decision-next-challenge = Challenge over. On to the next one?
lisboa-decision-plan = Plan ahead: each turn I play your first wish that works, then cross it off. Nobody else sees your plan.

## Actions

lisboa-action-open =
    { $take_id ->
        [none] Open a { $good } stand on { $cell }
       *[other] Open a { $good } stand on { $cell } and take the { $take } tile from the display
    }
    .done =
        { $take_id ->
            [none] You opened a { $good } stand on { $cell }.
           *[other] You opened a { $good } stand on { $cell } and took the { $take } tile.
        }
    .preview =
        costs { $cost }, earns { $income }{ $taken_id ->
            [none] { "" }
           *[other] , gets you the { $taken }
        }{ $ends ->
            [0] { "" }
           *[other] , triggers the end
        }
    .name = Open a stand
    .mark = −{ $cost } +{ $income }
    .good = What will the stand sell?
    .cell = On which cell?
    .take = Which tile do you take from the display?
    .range = costs { $cost }, earns { $income }
    .typed = open { $good } { $cell } take { $take } | open { $good } { $cell } | open { $good } on { $cell } and take { $take } | open a { $good } stand on { $cell } and take the { $take } tile | { $good } on { $cell } take { $take } | { $good } on { $cell } and take { $take } | { $good } stand on { $cell } and take { $take } | open { $good } at { $cell } and take { $take } | { $good } { $cell } take { $take } | open { $good } on { $cell } | { $good } on { $cell } | { $good } { $cell } | { $good } stand on { $cell } | open { $good } on { $cell } take { $take } | open { $good } at { $cell } take { $take } | { $good } at { $cell } take { $take } | { $good } stand on { $cell } take { $take } | open a { $good } stand on { $cell } and take { $take } | open { $good } stand at { $cell } and take { $take }
lisboa-action-bring =
    { $pay_id ->
        [none] Bring { $customers } to the { $entrance }
       *[other] Bring { $customers } to the { $entrance } and make { $pay } your speciality
    }
    .done =
        { $pay_id ->
            [none] You brought { $customers } to the { $entrance }.
           *[other] You brought { $customers } to the { $entrance } and made { $pay } your speciality.
        }
    .preview =
        earns { $income }{ $others_id ->
            [none] { "" }
           *[other] ; others: { $others }
        }{ $ends ->
            [0] { "" }
           *[other] ; triggers the end
        }
    .name = Bring customers
    .mark = +{ $income }
    .customers = Which customers?
    .entrance = To which entrance?
    .pay = Which good becomes your speciality?
    .range = earns { $income }
    .typed = { $customers } to the { $entrance } | bring { $customers } to { $entrance } | { $customers } to { $entrance } | { $customers } at { $entrance }
lisboa-action-restaurant = Open a { $restaurant } on { $cell }
    .done = You opened a { $restaurant } on { $cell } (+1 coin).
    .preview =
        +{ $net }{ $taken_id ->
            [none] { "" }
           *[other] , gets you the { $taken }
        }{ $ends ->
            [0] { "" }
           *[other] , triggers the end
        }
    .name = Open a restaurant
    .mark = +{ $net }
    .restaurant = Which restaurant?
    .cell = On which cell?
    .typed = open { $restaurant } { $cell } | { $restaurant } { $cell } | { $restaurant } on { $cell } | { $restaurant } at { $cell } | open { $restaurant } at { $cell }
lisboa-action-coin = Take 1 coin
    .done = You took 1 coin.
    .name = Take 1 coin
    .preview =
        +{ $net }{ $ends ->
            [0] { "" }
           *[other] , ends the game at once
        }
    .typed = coin | take a coin | 1 coin | money | take the coin | take money | take the money
lisboa-action-swap-hand = Swap your three tiles for three new ones
    .done = You swapped your three tiles.
    .name = Swap my tiles
lisboa-action-keep-hand = Keep your tiles: the challenge ends
    .done = You kept your tiles: the challenge is over.
    .name = Keep my tiles and end
lisboa-action-take = Take the { $good } tile
    .done = You took the { $good } tile.
    .name = Take a tile
    .good = Which tile do you take?
    .typed = take { $good } | { $good } | { $good } tile | take { $good } tile
lisboa-action-swap-display = Swap the three tiles of the display for three new ones
    .done = You swapped the display.
    .name = Swap the display
lisboa-action-speciality = Make { $good } your speciality
    .name = Choose your speciality
    .done = Your speciality: { $good }.
    .good = Which good will earn?
    .typed = speciality { $good }
lisboa-action-go-on = Go on to the next challenge
    .done = On to the next challenge!
    .name = Next challenge
    .typed = go on
lisboa-action-give-up = Give up the campaign, without a rank
    .done = You gave up the campaign.
    .name = Give up the campaign
lisboa-action-plan =
    { $gain_id ->
        [none] Plan your next turn: { $moves }
       *[other] Plan your next turn: { $moves }, if it gains at least { $gain }
    }
    .done = { $gain_id ->
        [none] Your plan for the next turn: { $moves }.
       *[other] Your plan for the next turn: { $moves }, if it gains at least { $gain }.
    }
    .moves = Which moves, best first?
    .gain = Only for a gain of at least (optional)
    .name = Plan my turn
lisboa-action-wishes = Nothing planned: I’ll ask you every turn.
    .name = Plan ahead
    .first = 1st wish
    .first-said = First wish: { $first }.
    .second = 2nd wish
    .second-none = none
    .second-said = Second: { $second }.
    .third = 3rd wish
    .third-none = none
    .third-said = Third: { $third }.
    .gain = Least gain
    .gain-none = any
    .gain-said = Customers and earning stands only for { $gain ->
            [one] 1 coin
           *[other] { $gain } coins
        } or more.
    .good = Planned stand
    .good-none = whichever good fits
    .good-said = Planned stand: { $good }.
    .column = Column of the planned stand
    .column-none = any
    .column-said = Column { $column }.
    .row = Row of the planned stand
    .row-none = any
    .row-said = Row { $row }.
    .cost = Most to pay for the planned stand
    .cost-none = whatever it costs
    .cost-said = The stand for at most { $cost ->
            [one] 1 coin
           *[other] { $cost } coins
        }.
    .take = Tiles to take (else the leftmost)
    .take-said = Tile to take, leftmost first: { $take }.
lisboa-action-withdraw-plan = Drop your plan
    .name = Drop my plan
    .done = Plan dropped.

## Events

lisboa-event-stand-opened =
    { $seat_id ->
        [you] You open a { $good } stand on { $cell }.
       *[other] { $seat } opens a { $good } stand on { $cell }.
    }
lisboa-event-restaurant-revealed = The closed restaurant on { $cell } is a { $restaurant }.
    .joined = { "" }
lisboa-event-restaurant-taken =
    { $seat_id ->
        [you] You get the { $restaurant } on { $cell }.
       *[other] { $seat } gets the { $restaurant } on { $cell }.
    }
    .joined =
        { $seat_id ->
            [you] get the { $restaurant }
           *[other] gets the { $restaurant }
        }
lisboa-event-restaurant-opened =
    { $seat_id ->
        [you] You open a { $restaurant } on { $cell } (+{ $amount ->
            [one] 1 coin
           *[other] { $amount } coins
        }).
       *[other] { $seat } opens a { $restaurant } on { $cell } (+{ $amount ->
            [one] 1 coin
           *[other] { $amount } coins
        }).
    }
lisboa-event-customers-brought =
    { $seat_id ->
        [you] You bring { $customers } to the { $entrance }.
       *[other] { $seat } brings { $customers } to the { $entrance }.
    }
lisboa-event-earned =
    { $seat_id ->
        [you] You earn
       *[other] { $seat } earns
    } { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    } at { $cell } from the customers at the { $entrance }.
    .joined =
        { $seat_id ->
            [you] earn
           *[other] earns
        } { $amount_sum ->
            [one] 1 coin
           *[other] { $amount_sum } coins
        }
lisboa-event-paid =
    { $seat_id ->
        [you] You pay
       *[other] { $seat } pays
    } { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }.
    .joined =
        { $seat_id ->
            [you] pay
           *[other] pays
        } { $amount ->
            [one] 1 coin
           *[other] { $amount } coins
        }
lisboa-event-tile-taken =
    { $seat_id ->
        [you] You take the { $good } tile from the display.
       *[other] { $seat } takes the { $good } tile from the display.
    }
    .joined =
        { $seat_id ->
            [you] take the { $good } tile
           *[other] takes the { $good } tile
        }
lisboa-event-display-refilled = New in the display: { $good }.
    .joined = { "" }
lisboa-event-customers-turned-up = New customers: { $customers }.
    .joined = { "" }
lisboa-event-hand-swapped =
    { $seat_id ->
        [you] You swap three { $returned } tiles for { $drawn }.
       *[other] { $seat } swaps three { $returned } tiles for { $drawn }.
    }
lisboa-event-hand-kept =
    { $seat_id ->
        [you] You keep your three tiles.
       *[other] { $seat } keeps the three tiles.
    }
lisboa-event-display-swapped =
    { $seat_id ->
        [you] You swap the three { $returned } tiles of the display for { $drawn }.
       *[other] { $seat } swaps the three { $returned } tiles of the display for { $drawn }.
    }
lisboa-event-coin-taken =
    { $seat_id ->
        [you] You take { $amount } coin
       *[other] { $seat } takes { $amount } coin
    }{ $run ->
        [0] { "" }
       [1] { " " }({ $limit } in a row end the game)
       *[other] { " " }({ $run } in a row; the game ends at { $limit })
    }.
lisboa-event-end-triggered =
    { $reason_id ->
        [cells] Only 4 cells are left: last round!
       *[entrances] Only 4 entrances are left: last round!
    } { $last_id ->
        [you] You have the last turn.
       *[other] { $last } has the last turn.
    }
lisboa-event-game-ended =
    { $rematch ->
        [yes] Game over: { $winners_id ->
            [with-you] you{ $winners_others }
           *[other] { $winners }
        } share the win. Time for a rematch!
       *[no] Game over: { $winners_id ->
            [you] you win!
           *[other] { $winners } wins!
        }
    }
lisboa-event-speciality-declared =
    { $seat_id ->
        [you] Your speciality: { $good }. Nothing else earns.
       *[other] { $seat } chooses a speciality: { $good }. Nothing else earns.
    }
    .joined =
        { $seat_id ->
            [you] choose a speciality: { $good }
           *[other] chooses a speciality: { $good }
        }
lisboa-event-best-move =
    { $seat_id ->
        [you] What a move! You earn { $amount } coins in one turn: +{ $prestige } bonus prestige.
       *[other] What a move! { $seat } earns { $amount } coins in one turn: +{ $prestige } bonus prestige.
    }
lisboa-event-challenge-ended =
    Challenge { $challenge } is over. { $seat_id ->
        [you] You scored
       *[other] { $seat } scored
    } { $result ->
        [one] 1 coin
       *[other] { $result } coins
    }: { $prestige ->
        [0] no prestige.
       *[other] { $prestige } prestige.
    }
lisboa-event-challenge-began =
    { $challenge ->
        [1] Challenge 1: the specialist. Only stands of one good earn: your speciality.
        [2] Challenge 2: a long game. Only money from groups of four customers counts at the end.
        [3] Challenge 3: catering for two. At most 2 stands in a row or column, and only groups of one or two customers.
        [4] Challenge 4: third wheel. Only groups of three customers.
        [5] Challenge 5: last call. Only seven groups of customers. Bring at least 3 groups of four, or you get no prestige.
        [6] Challenge 6: customers in a queue. Only four groups of customers, and a line must sell everything they want.
        [7] Challenge 7: the crowded market. Customers sleep until their line has as many stands as there are customers. The eighth stand ends it.
        [8] Challenge 8: bar crawl. Closed restaurants block their cells, except the bar.
       *[9] Challenge 9: Marquis of Lisboa. Stands only in columns A, C and E, and only what the customer at the top wants.
    }
lisboa-event-setup-repeated = No stand was possible on the first turn, so challenge { $challenge } is set up again.
lisboa-event-campaign-ended =
    { $reason_id ->
        [campaign-given-up] { $seat_id ->
            [you] You give up the campaign with { $total } prestige.
           *[other] { $seat } gives up the campaign with { $total } prestige.
        }
       *[campaign-complete] { $seat_id ->
            [you] Campaign complete: you have { $total } prestige.
           *[other] Campaign complete: { $seat } has { $total } prestige.
        }
    }
lisboa-event-plan-stored = Your plan: { $plan }.
lisboa-event-plan-followed =
    { $seat_id ->
        [you] Just as you planned.
       *[other] { $seat } had planned this turn.
    }
lisboa-event-plan-silent = Nothing in your plan works this turn.
lisboa-event-plan-withdrawn = You dropped your plan: { $plan }.

## Refusals

lisboa-refusal-no-wooden-stand = You have no wooden stand left.
lisboa-refusal-no-such-stand-tile = You have no { $good } tile.
lisboa-refusal-cell-occupied = { $cell } is taken already.
lisboa-refusal-cell-blocked = In the bar crawl, the closed restaurant on { $cell } blocks its cell.
lisboa-refusal-line-full = The row or column of { $cell } already has 2 stands; this challenge allows no more.
lisboa-refusal-wrong-street = A { $good } stand can’t go on { $cell }: in this challenge columns A, C and E sell what the customer at the top wants, and B and D sell nothing.
lisboa-refusal-too-expensive = That stand costs { $cost }. You have { $money } and would earn { $income }.
lisboa-refusal-not-in-display = There’s no { $good } tile in the display.
lisboa-refusal-take-not-named = Also say which tile you take from the display.
lisboa-refusal-not-face-up = These customers aren’t on offer: { $customers }.
lisboa-refusal-entrance-occupied = There are already customers at the { $entrance }.
lisboa-refusal-side-closed = In this challenge nobody else comes in at the top, so the { $entrance } is closed.
lisboa-refusal-too-few-stands = { $customers ->
        [one] One customer needs a stand in line { $line }, and it has { $stands }.
       *[other] { $customers } customers need { $customers } stands in line { $line }, and it has { $stands }.
    }
lisboa-refusal-no-matching-stand = None of your stands in line { $line } sells what they want: { $customers }.
lisboa-refusal-goods-missing = Line { $line } must sell everything they want: { $customers }.
lisboa-refusal-pay-not-named = These customers would pay for two goods: say which becomes your speciality.
lisboa-refusal-pay-not-asked = This move can’t make { $good } your speciality.
lisboa-refusal-no-such-restaurant = You have no { $restaurant }.
lisboa-refusal-no-coin-in-solo = Playing solo, you never take a coin.
lisboa-refusal-tiles-differ = You need three tiles of one kind for that.
lisboa-refusal-bag-too-small = There are fewer than 3 tiles in the bag.
lisboa-refusal-already-swapped = You’ve already swapped this turn.
lisboa-refusal-action-possible = You can still move, so the challenge goes on.
lisboa-refusal-no-speciality-here = There’s no speciality in this game.
lisboa-refusal-speciality-declared = You’ve already chosen your speciality.
lisboa-refusal-no-stand-tile = You have no stand tile left.
lisboa-refusal-no-cell-allowed = This challenge leaves no free cell for any of your stands.
lisboa-refusal-all-too-expensive = The cheapest free cell costs { $cost }, and you have { $money ->
    [one] 1 coin.
   *[other] { $money } coins.
 }
lisboa-refusal-no-own-stand = You have no stand on the market yet.
lisboa-refusal-no-customers-fit = No customers on offer fit one of your stands: they need a free entrance, enough stands in the line, and a good you sell there.
lisboa-refusal-no-restaurant = You don’t have a restaurant yet.
lisboa-refusal-not-a-move = “{ $text }” isn’t a move you can plan.
lisboa-refusal-plan-length = A plan has 1 to { $most } different moves.
lisboa-refusal-gain-too-small = The move would gain { $gain }; your plan wants at least { $least }.
lisboa-refusal-no-plan = You have no plan.

## Scores and ends

lisboa-line-start = Money at the start
lisboa-line-customers = Earned from customers
lisboa-line-restaurants-opened = Restaurants opened
lisboa-line-coins-taken = Coins taken
lisboa-line-stands-paid = Paid for stands
lisboa-line-restaurants-left = Restaurants not opened
lisboa-line-stands = Stands on the market
lisboa-line-four-customers = Earned from groups of four
lisboa-line-challenge-1 = Challenge 1, the specialist
lisboa-line-challenge-2 = Challenge 2, a long game
lisboa-line-challenge-3 = Challenge 3, catering for two
lisboa-line-challenge-4 = Challenge 4, third wheel
lisboa-line-challenge-5 = Challenge 5, last call
lisboa-line-challenge-6 = Challenge 6, customers in a queue
lisboa-line-challenge-7 = Challenge 7, the crowded market
lisboa-line-challenge-8 = Challenge 8, bar crawl
lisboa-line-challenge-9 = Challenge 9, Marquis of Lisboa
lisboa-line-best-move = Bonus for 32 coins in one turn
lisboa-title-prestige-0 = no prestige
lisboa-title-prestige-1 = 1 prestige
lisboa-title-prestige-2 = 2 prestige
lisboa-title-prestige-3 = 3 prestige
lisboa-title-best_in_the_world = perhaps the best in the world
lisboa-title-king = king of the market
lisboa-title-tycoon = tycoon of the market
lisboa-title-keep_trying = you’ll get there: keep trying!
lisboa-title-beer_with_friends = a beer at the bar with your friends?
lisboa-title-find_the_bar = can you even find the bar?
lisboa-end-cells = The market is full: only 4 cells were left.
lisboa-end-entrances = The market is crowded: only 4 entrances were left.
lisboa-end-coins = Everyone took a coin in a row.
lisboa-end-no-action = There were no moves left.
lisboa-end-last-stand = The eighth stand was opened.
lisboa-end-campaign-complete = All nine challenges have been played.
lisboa-end-campaign-given-up = The campaign was given up.

## Things

lisboa-item-fish = fish
lisboa-item-flower = flower
lisboa-item-tomato = tomato
lisboa-item-meat = meat
lisboa-item-grape = grape
lisboa-item-sushi = sushi bar
lisboa-item-tea = tea house
lisboa-item-pizza = pizzeria
lisboa-item-burger = burger joint
lisboa-item-wine = wine bar
lisboa-item-bar = bar
lisboa-item-best = whatever gains most
lisboa-item-customers = customers, where they pay best
lisboa-item-customers-A = customers to column A
lisboa-item-customers-B = customers to column B
lisboa-item-customers-C = customers to column C
lisboa-item-customers-D = customers to column D
lisboa-item-customers-E = customers to column E
lisboa-item-customers-1 = customers to row 1
lisboa-item-customers-2 = customers to row 2
lisboa-item-customers-3 = customers to row 3
lisboa-item-customers-4 = customers to row 4
lisboa-item-customers-5 = customers to row 5
lisboa-item-stand = the planned stand
lisboa-item-earning-stand = any stand that earns more than it costs
lisboa-item-restaurant = a restaurant, where it helps most
lisboa-item-coin = 1 coin
lisboa-item-K1-1 = 1 customer (fish + flower)
lisboa-item-K1-2 = 1 customer (fish + tomato)
lisboa-item-K1-3 = 1 customer (fish + meat)
lisboa-item-K1-4 = 1 customer (fish + grape)
lisboa-item-K1-5 = 1 customer (flower + tomato)
lisboa-item-K1-6 = 1 customer (flower + meat)
lisboa-item-K1-7 = 1 customer (flower + grape)
lisboa-item-K1-8 = 1 customer (tomato + meat)
lisboa-item-K1-9 = 1 customer (tomato + grape)
lisboa-item-K1-10 = 1 customer (meat + grape)
lisboa-item-K2-1 = 2 customers (fish + flower)
lisboa-item-K2-2 = 2 customers (fish + tomato)
lisboa-item-K2-3 = 2 customers (fish + meat)
lisboa-item-K2-4 = 2 customers (fish + grape)
lisboa-item-K2-5 = 2 customers (flower + tomato)
lisboa-item-K2-6 = 2 customers (flower + meat)
lisboa-item-K2-7 = 2 customers (flower + grape)
lisboa-item-K2-8 = 2 customers (tomato + meat)
lisboa-item-K2-9 = 2 customers (tomato + grape)
lisboa-item-K2-10 = 2 customers (meat + grape)
lisboa-item-K3-1 = 3 customers (fish + flower)
lisboa-item-K3-2 = 3 customers (fish + tomato)
lisboa-item-K3-3 = 3 customers (fish + meat)
lisboa-item-K3-4 = 3 customers (fish + grape)
lisboa-item-K3-5 = 3 customers (flower + tomato)
lisboa-item-K3-6 = 3 customers (flower + meat)
lisboa-item-K3-7 = 3 customers (flower + grape)
lisboa-item-K3-8 = 3 customers (tomato + meat)
lisboa-item-K3-9 = 3 customers (tomato + grape)
lisboa-item-K3-10 = 3 customers (meat + grape)
lisboa-item-K4-1 = 4 customers (fish)
lisboa-item-K4-2 = 4 customers (flower)
lisboa-item-K4-3 = 4 customers (tomato)
lisboa-item-K4-4 = 4 customers (meat)
lisboa-item-K4-5 = 4 customers (grape)
lisboa-item-TA = top of column A
    .typed = TA | top A | A top
lisboa-item-TB = top of column B
    .typed = TB | top B | B top
lisboa-item-TC = top of column C
    .typed = TC | top C | C top
lisboa-item-TD = top of column D
    .typed = TD | top D | D top
lisboa-item-TE = top of column E
    .typed = TE | top E | E top
lisboa-item-BA = bottom of column A
    .typed = BA | bottom A | A bottom
lisboa-item-BB = bottom of column B
    .typed = BB | bottom B | B bottom
lisboa-item-BC = bottom of column C
    .typed = BC | bottom C | C bottom
lisboa-item-BD = bottom of column D
    .typed = BD | bottom D | D bottom
lisboa-item-BE = bottom of column E
    .typed = BE | bottom E | E bottom
lisboa-item-L1 = left of row 1
    .typed = L1 | left 1 | 1 left
lisboa-item-L2 = left of row 2
    .typed = L2 | left 2 | 2 left
lisboa-item-L3 = left of row 3
    .typed = L3 | left 3 | 3 left
lisboa-item-L4 = left of row 4
    .typed = L4 | left 4 | 4 left
lisboa-item-L5 = left of row 5
    .typed = L5 | left 5 | 5 left
lisboa-item-R1 = right of row 1
    .typed = R1 | right 1 | 1 right
lisboa-item-R2 = right of row 2
    .typed = R2 | right 2 | 2 right
lisboa-item-R3 = right of row 3
    .typed = R3 | right 3 | 3 right
lisboa-item-R4 = right of row 4
    .typed = R4 | right 4 | 4 right
lisboa-item-R5 = right of row 5
    .typed = R5 | right 5 | 5 right

## The board

lisboa-board-over = Game over.
lisboa-board-challenge-over = Challenge { $number } is over.
lisboa-board-turn =
    { $seat_id ->
        [you] { $stage_id ->
            [take] You take a tile from the display.
           *[action] It’s your turn.
        }
       *[other] { $stage_id ->
            [take] { $seat } takes a tile from the display.
           *[action] { $seat } to move.
        }
    }
lisboa-board-swapped =
    { $seat_id ->
        [you] You’ve swapped tiles this turn.
       *[other] { $seat } has swapped tiles this turn.
    }
lisboa-board-last-round =
    { $seat_id ->
        [you] Last round: you have the last turn.
       *[other] Last round: { $seat } has the last turn.
    }
lisboa-board-coin-run =
    { $run ->
        [one] 1 coin taken in a row; the game ends at { $limit }.
       *[other] { $run } coins taken in a row; the game ends at { $limit }.
    }
lisboa-board-news = Blue frame: new.
lisboa-board-plan = Your plan: { $plan }
lisboa-board-challenge =
    Challenge { $number }: { $challenge_id ->
        [specialist] the specialist
        [long_game] a long game
        [catering_for_two] catering for two
        [third_wheel] third wheel
        [last_call] last call
        [queue] customers in a queue
        [crowded_market] the crowded market
        [bar_crawl] bar crawl
       *[marquis] Marquis of Lisboa
    }
lisboa-board-rule =
    { $challenge_id ->
        [specialist] Only stands of one good earn: your speciality.
        [long_game] Only money from groups of four customers counts at the end.
        [catering_for_two] At most 2 stands in a row or column, and only groups of one or two customers.
        [third_wheel] Only groups of three customers.
        [last_call] Only seven groups of customers. Bring at least 3 groups of four, or you get no prestige.
        [queue] Only four groups of customers, and a line must sell everything they want.
        [crowded_market] Customers sleep until their line has as many stands as there are customers. The eighth stand ends it.
        [bar_crawl] Closed restaurants block their cells, except the bar.
       *[marquis] Stands only in columns A, C and E, and only what the customer at the top wants.
    }
lisboa-board-thresholds = Prestige: 1 for { $low } coins, 2 for { $middle }, 3 for { $high }.
lisboa-board-speciality =
    { $good_id ->
        [none] No speciality yet.
       *[other] Your speciality: { $good }.
    }
lisboa-board-four-money = From groups of four so far: { $coins ->
    [one] 1 coin.
   *[other] { $coins } coins.
 }
lisboa-board-best-move = Your best turn so far: { $coins ->
    [one] 1 coin.
   *[other] { $coins } coins.
 }
lisboa-board-sheet = Your campaign so far: { $sheet }.
lisboa-board-bonus = You have the best-move bonus: 2 prestige.
lisboa-board-sheet-part = { $result ->
    [one] 1 coin
   *[other] { $result } coins
 }, { $amount } prestige
lisboa-board-market = Market, columns A to E; closed restaurants in brackets
lisboa-board-market-row = { $row }: { $cells }
lisboa-board-short =
    { $restaurant_id ->
        [sushi] sushi
        [tea] tea
        [pizza] pizza
        [burger] burger
        [wine] wine
       *[bar] bar
    }
lisboa-board-entrances = Customers: where, how many, for what
lisboa-board-line =
    { $stands ->
        [one] { $line } (1 stand): { $ends }
       *[other] { $line } ({ $stands } stands): { $ends }
    }
lisboa-board-free-side = { lisboa-board-free-side.side } { $lines }
    .side =
        { $side_id ->
            [T] top
            [B] bottom
            [L] left
           *[R] right
        }
lisboa-board-all-free = Free entrances: { $entrances }
lisboa-board-waiting =
    { $sleeps ->
        [0] { lisboa-board-free-side.side } { $count } { $goods }
       *[other] { lisboa-board-free-side.side } { $count } { $goods } (asleep)
    }
lisboa-board-display =
    { $goods_id ->
        [none] Display: empty
       *[other] Display: { $goods } ({ $bag } in the bag)
    }
lisboa-board-offer =
    { $count ->
        [one] 1 customer ({ $stack } in the stack): { $customers }
       *[other] { $count } customers ({ $stack } in the stack): { $customers }
    }
lisboa-board-discarded = Customers not in this game: { $customers }
lisboa-board-player =
    { $seat_id ->
        [you] You
       *[other] { $seat }
    }: { $things }
lisboa-board-first = first player
lisboa-board-money =
    { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
lisboa-board-tiles =
    { $goods_id ->
        [none] no tiles
       *[other] tiles { $goods }
    }
lisboa-board-restaurants = to open: { $restaurants }
lisboa-board-stands =
    { $stands ->
        [one] 1 stand left
       *[other] { $stands } stands left
    }
lisboa-board-title = Mercado de Lisboa
lisboa-board-open-restaurants = Open restaurants: { $restaurants }.
lisboa-board-customers = Customers: { $customers }.

## What speaks for a choice

lisboa-ground-denies = { $seat } can no longer bring { $customers } and make { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
lisboa-ground-leaves = but then { $seat } can bring { $customers } and make { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
lisboa-ground-next = after that, you could make { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } with { $customers }
lisboa-ground-good-cell = a good spot: every customer who wants { $good } pays you { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } there
lisboa-ground-wanted = { $customers ->
        [one] 1 customer on offer wants { $good }
       *[other] { $customers } customers on offer want { $good }
    }
lisboa-ground-improves = { $stands ->
        [one] makes 1 of your stands worth more
       *[other] makes { $stands } of your stands worth more
    }
lisboa-ground-improves-others = { $stands ->
        [one] helps 1 stand of the others
       *[other] helps { $stands } stands of the others
    }
lisboa-ground-fits = the { $restaurant } you find there goes with { $good }
lisboa-ground-beside = { $cells ->
        [one] 1 free cell beside it: a matching stand there would be worth more
       *[other] { $cells } free cells beside it: matching stands there would be worth more
    }
lisboa-ground-room = { $cells ->
        [one] 1 cell of that row or column is still free: a stand there can be paid, too
       *[other] { $cells } cells of that row or column are still free: stands there can be paid, too
    }
lisboa-ground-safe = nobody else gets anything
