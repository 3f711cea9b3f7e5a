# Mercado de Lisboa.

lisboa = Mercado de Lisboa
    .pitch = build one market together
    .idea = Build one market together: open stands, open restaurants beside them and bring customers to their rows and columns. The most money wins. For 2 to 4 players, 30 to 45 minutes, and nine challenges for one.

## Options

lisboa-option-money_visibility = Money
    .about = Whether everybody sees how much money the others have.
lisboa-option-money_visibility-hidden = Hidden: you know only your own
lisboa-option-money_visibility-open = Open: everybody sees everything
lisboa-option-restaurant_info = Closed restaurants
    .about = Whether you see what a closed restaurant is before somebody takes it.
lisboa-option-restaurant_info-open = Open: everybody sees what they are
lisboa-option-restaurant_info-hidden = Hidden: they show when they are taken
lisboa-option-four_player_bar = Bar for the fourth player
    .about = With four players the last one starts with the twelfth restaurant, a bar.
lisboa-option-start_player = First player
    .about = Who begins.
lisboa-option-start_player-random = Drawn by lot
lisboa-option-start_player-seat = The first seat
lisboa-option-solo_mode = Playing alone
    .about = All nine challenges in a row, or one of your choice.
lisboa-option-solo_mode-campaign = Campaign: challenges 1 to 9
lisboa-option-solo_mode-single = A single challenge
lisboa-option-solo_challenge = Challenge
    .about = Which of the nine challenges you play.

## Decisions

lisboa-decision-turn = Your turn: choose one action.
lisboa-decision-take = Which tile of the display do you take?
lisboa-decision-next-challenge = The challenge is over. Do you go on with the next one?
lisboa-decision-plan = Plan ahead: each turn, the first wish that works is played and crossed off.

## Actions

lisboa-action-open =
    { $take_id ->
        [none] Open a { $good } stand on { $cell }
       *[other] Open a { $good } stand on { $cell } and take the { $take } tile from the display
    }
    .name = Open a stand
    .mark = −{ $cost } +{ $income }
    .good = What will the stand sell?
    .cell = On which cell?
    .take = Which tile do you take from the display?
    .range = costs { $cost }, earns { $income }
    .preview =
        costs { $cost }, earns { $income }{ $taken_id ->
            [none] { "" }
           *[other] , takes the { $taken }
        }{ $ends ->
            [0] { "" }
           *[other] , brings the end
        }
lisboa-action-bring =
    { $pay_id ->
        [none] Bring { $customers } to { $entrance }
       *[other] Bring { $customers } to { $entrance } and make { $pay } your speciality
    }
    .name = Bring customers
    .mark = +{ $income }
    .customers = Which customers?
    .entrance = To which entrance?
    .pay = Which good becomes your speciality?
    .range = earns { $income }
    .preview =
        earns { $income }{ $others_id ->
            [none] { "" }
           *[other] ; others: { $others }
        }{ $ends ->
            [0] { "" }
           *[other] ; brings the end
        }
lisboa-action-restaurant = Open a { $restaurant } on { $cell }
    .name = Open a restaurant
    .mark = +{ $net }
    .restaurant = Which restaurant?
    .cell = On which cell?
    .preview =
        +{ $net }{ $taken_id ->
            [none] { "" }
           *[other] , takes the { $taken }
        }{ $ends ->
            [0] { "" }
           *[other] , brings the end
        }
lisboa-action-coin = Take 1 coin
    .name = Take 1 coin
    .preview =
        +{ $net }{ $ends ->
            [0] { "" }
           *[other] , ends the game at once
        }
lisboa-action-swap-hand = Swap your three tiles for three new ones
    .name = Swap my tiles
lisboa-action-keep-hand = Keep your tiles: the challenge ends
    .name = Keep my tiles and end
lisboa-action-take = Take the { $good } tile
    .name = Take a tile
    .good = Which tile do you take?
lisboa-action-swap-display = Swap the three tiles of the display for three new ones
    .name = Swap the display
lisboa-action-speciality = Make { $good } your speciality
    .name = Name your speciality
    .good = Which good will earn?
lisboa-action-go-on = Go on with the next challenge
    .name = Next challenge
lisboa-action-give-up = Give the campaign up, without a rank
    .name = Give up the campaign
lisboa-action-plan =
    { $gain_id ->
        [none] Plan your next turn: { $moves }
       *[other] Plan your next turn: { $moves }, if it gains at least { $gain }
    }
    .name = Plan my turn
    .moves = Which moves, the best one first?
    .gain = Gain at least (may stay empty)
lisboa-action-wishes = Nothing planned: you are asked every turn.
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
    .take-said = Tile to take: { $take }, the leftmost of these.
lisboa-action-withdraw-plan = Take your plan back
    .name = Take my plan back

## Events

lisboa-event-stand-opened = { $seat } opens a { $good } stand on { $cell }.
lisboa-event-restaurant-revealed = The closed restaurant on { $cell } is a { $restaurant }.
    .joined = { "" }
lisboa-event-restaurant-taken = { $seat } takes the { $restaurant } from { $cell }.
    .joined = takes the { $restaurant }
lisboa-event-restaurant-opened = { $seat } opens a { $restaurant } on { $cell } and gets { $amount }.
lisboa-event-customers-brought = { $seat } brings { $customers } to { $entrance }.
lisboa-event-earned = { $seat } earns { $amount } at { $cell }, from the customers at { $entrance }.
    .joined = earns { $amount_sum }
lisboa-event-paid = { $seat } pays { $amount }.
    .joined = pays { $amount }
lisboa-event-tile-taken = { $seat } takes the { $good } tile from the display.
    .joined = takes the { $good } tile
lisboa-event-display-refilled = New in the display: { $good }.
    .joined = { "" }
lisboa-event-customers-turned-up = New customers on offer: { $customers }.
    .joined = { "" }
lisboa-event-hand-swapped = { $seat } swaps three { $returned } tiles for { $drawn }.
lisboa-event-hand-kept = { $seat } keeps the three tiles.
lisboa-event-display-swapped = { $seat } swaps the three { $returned } tiles of the display for { $drawn }.
lisboa-event-coin-taken =
    { $run ->
        [0] { $seat } takes { $amount } coin.
       *[other] { $seat } takes { $amount } coin ({ $run } in a row; { $limit } end the game).
    }
lisboa-event-end-triggered =
    { $reason_id ->
        [cells] Only 4 cells are left: the last round begins. { $last } has the last turn.
       *[entrances] Only 4 entrances are left: the last round begins. { $last } has the last turn.
    }
lisboa-event-game-ended =
    { $rematch ->
        [yes] The game is over. { $winners } share the victory: a rematch should settle it.
       *[no] The game is over. { $winners } wins.
    }
lisboa-event-speciality-declared = { $seat } has a speciality: { $good }. Nothing else earns.
    .joined = chooses a speciality: { $good }
lisboa-event-best-move = The best possible move! { $seat } earns { $amount } in one turn and gets { $prestige } prestige.
lisboa-event-challenge-ended = Challenge { $challenge } is over. The result of { $seat } is { $result }: { $prestige } prestige.
lisboa-event-challenge-began =
    { $challenge ->
        [1] Challenge 1, the specialist. Only stands of one good earn: your speciality.
        [2] Challenge 2, a long game. Only money from groups of four customers counts at the end.
        [3] Challenge 3, catering for two. At most 2 stands in a row or column. There are only groups of one and two customers.
        [4] Challenge 4, third wheel. There are only groups of three customers.
        [5] Challenge 5, last call. There are only seven customer tiles. Bring at least 3 groups of four, or there is no prestige.
        [6] Challenge 6, customers in a queue. There are only four customer tiles, and a line must sell everything that the customers want.
        [7] Challenge 7, the crowded market. Customers sleep until their line has as many stands as they are. The eighth stand ends it.
        [8] Challenge 8, bar crawl. Closed restaurants block their cells, except the bar.
       *[9] Challenge 9, Marquis of Lisboa. Stands only in columns A, C and E, and only what the customer at the top wants.
    }
lisboa-event-setup-repeated = No stand was possible on the first turn, so challenge { $challenge } is set up again.
lisboa-event-campaign-ended =
    { $reason_id ->
        [campaign-given-up] { $seat } gives the campaign up with { $total } prestige.
       *[campaign-complete] The campaign is complete: { $seat } has { $total } prestige.
    }
lisboa-event-plan-stored = Your plan: { $plan }
lisboa-event-plan-followed = { $seat } had planned this turn.
lisboa-event-plan-silent = Nothing in your plan works this turn.
lisboa-event-plan-withdrawn = You dropped your plan: { $plan }

## Refusals

lisboa-refusal-no-wooden-stand = You have no wooden stand left.
lisboa-refusal-no-such-stand-tile = You have no { $good } tile.
lisboa-refusal-cell-occupied = There is already something on { $cell }.
lisboa-refusal-cell-blocked = In the bar crawl nothing may be put on { $cell }: a closed restaurant lies there.
lisboa-refusal-line-full = The row or the column of { $cell } already has 2 stands, and this challenge allows no more.
lisboa-refusal-wrong-street = A { $good } stand does not fit on { $cell }: in columns A, C and E you may sell what the customer at the top wants, in B and D nothing.
lisboa-refusal-too-expensive = The stand costs { $cost }; you have { $money } and would earn { $income }.
lisboa-refusal-not-in-display = There is no { $good } tile in the display.
lisboa-refusal-take-not-named = Say which tile you take from the display, too.
lisboa-refusal-not-face-up = { $customers_id } is not on offer: { $customers }.
lisboa-refusal-entrance-occupied = There are already customers at { $entrance }.
lisboa-refusal-side-closed = In this challenge no more customers come to the top side, so not to { $entrance }.
lisboa-refusal-too-few-stands = { $customers ->
        [one] One customer needs a stand in row or column { $line }, and it has { $stands }.
       *[other] { $customers } customers need { $customers } stands in row or column { $line }, and it has { $stands }.
    }
lisboa-refusal-no-matching-stand = None of your stands in row or column { $line } sells what these want: { $customers }.
lisboa-refusal-goods-missing = Row or column { $line } must sell everything that these want: { $customers }.
lisboa-refusal-pay-not-named = These customers would pay for two goods: say which one becomes your speciality.
lisboa-refusal-pay-not-asked = You cannot make { $good } your speciality with this move.
lisboa-refusal-no-such-restaurant = You have no { $restaurant }.
lisboa-refusal-no-coin-in-solo = When you play alone you never take a coin.
lisboa-refusal-tiles-differ = That needs three tiles of one kind.
lisboa-refusal-bag-too-small = There are fewer than 3 tiles in the bag.
lisboa-refusal-already-swapped = You have already swapped this turn.
lisboa-refusal-action-possible = You still have a possible move, so the challenge goes on.
lisboa-refusal-no-speciality-here = There is no speciality in this game.
lisboa-refusal-speciality-declared = You have already named your speciality.
lisboa-refusal-no-stand-tile = You have no stand tile left.
lisboa-refusal-no-cell-allowed = This challenge leaves no free cell for any of your stands.
lisboa-refusal-all-too-expensive = The cheapest free cell costs { $cost }; you have { $money ->
    [one] 1 coin.
   *[other] { $money } coins.
 }
lisboa-refusal-no-own-stand = You have no stand on the market yet.
lisboa-refusal-no-customers-fit = No customers on offer fit one of your stands: they need a free entrance, enough stands in the line, and a good that you sell there.
lisboa-refusal-no-restaurant = You have taken no restaurant yet.
lisboa-refusal-not-a-move = “{ $text }” is no move that can be planned.
lisboa-refusal-plan-length = A plan has 1 to { $most } different moves.
lisboa-refusal-gain-too-small = The move would gain { $gain }, and your plan asks for { $least }.
lisboa-refusal-no-plan = You have no plan.

## Scores and ends

lisboa-line-start = money at the start
lisboa-line-customers = earned from customers
lisboa-line-restaurants-opened = restaurants opened
lisboa-line-coins-taken = coins taken
lisboa-line-stands-paid = paid for stands
lisboa-line-restaurants-left = restaurants not opened
lisboa-line-stands = stands on the market
lisboa-line-four-customers = earned from groups of four
lisboa-line-challenge-1 = challenge 1, the specialist
lisboa-line-challenge-2 = challenge 2, a long game
lisboa-line-challenge-3 = challenge 3, catering for two
lisboa-line-challenge-4 = challenge 4, third wheel
lisboa-line-challenge-5 = challenge 5, last call
lisboa-line-challenge-6 = challenge 6, customers in a queue
lisboa-line-challenge-7 = challenge 7, the crowded market
lisboa-line-challenge-8 = challenge 8, bar crawl
lisboa-line-challenge-9 = challenge 9, Marquis of Lisboa
lisboa-line-best-move = best move
lisboa-title-prestige-0 = no prestige
lisboa-title-prestige-1 = 1 prestige
lisboa-title-prestige-2 = 2 prestige
lisboa-title-prestige-3 = 3 prestige
lisboa-title-best_in_the_world = perhaps the best in the world
lisboa-title-king = king of the market
lisboa-title-tycoon = tycoon of the market
lisboa-title-keep_trying = you will get there: keep trying
lisboa-title-beer_with_friends = a beer at the bar with your friends?
lisboa-title-find_the_bar = can you even find the bar?
lisboa-end-cells = The market is full: only 4 cells were left.
lisboa-end-entrances = The market is crowded: only 4 entrances were left.
lisboa-end-coins = Everybody took a coin, one after the other.
lisboa-end-no-action = No move was possible any more.
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

## The board

lisboa-board-over = The game is over.
lisboa-board-turn =
    { $stage_id ->
        [take] { $seat } is to take a tile of the display.
       *[action] { $seat } is to move.
    }
lisboa-board-swapped = { $seat } has swapped tiles this turn.
lisboa-board-last-round = This is the last round. { $seat } has the last turn.
lisboa-board-coin-run =
    { $run ->
        [one] 1 coin taken in a row; { $limit } end the game.
       *[other] { $run } coins taken in a row; { $limit } end the game.
    }
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
        [catering_for_two] At most 2 stands in a row or column. There are only groups of one and two customers.
        [third_wheel] There are only groups of three customers.
        [last_call] There are only seven customer tiles. Bring at least 3 groups of four, or there is no prestige.
        [queue] There are only four customer tiles, and a line must sell everything that the customers want.
        [crowded_market] Customers sleep until their line has as many stands as they are. The eighth stand ends it.
        [bar_crawl] Closed restaurants block their cells, except the bar.
       *[marquis] Stands only in columns A, C and E, and only what the customer at the top wants.
    }
lisboa-board-thresholds = { $low } coins give 1 prestige, { $middle } give 2, { $high } give 3.
lisboa-board-speciality =
    { $good_id ->
        [none] Your speciality is still open.
       *[other] Your speciality: { $good }.
    }
lisboa-board-four-money = Earned from groups of four so far: { $coins }.
lisboa-board-best-move = Best turn so far: { $coins }.
lisboa-board-sheet = Prestige so far, with coins: { $sheet }.
lisboa-board-bonus = The bonus for the best move is yours: 2 prestige.
lisboa-board-market = Market. A good with its owner is a stand; a restaurant in (brackets) is closed; the numbers around it are customers.
lisboa-board-short =
    { $restaurant_id ->
        [sushi] sushi
        [tea] tea
        [pizza] pizza
        [burger] burger
        [wine] wine
       *[bar] bar
    }
lisboa-board-entrances = Entrances
lisboa-board-row =
    { $stands ->
        [one] Row { $line }, 1 stand: { $ends }
       *[other] Row { $line }, { $stands } stands: { $ends }
    }
lisboa-board-column =
    { $stands ->
        [one] Column { $line }, 1 stand: { $ends }
       *[other] Column { $line }, { $stands } stands: { $ends }
    }
lisboa-board-free = { $entrance } free
lisboa-board-all-free = Free: { $entrances }
lisboa-board-waiting =
    { $sleeps ->
        [0] { $entrance } { $count } for { $goods }
       *[other] { $entrance } { $count } for { $goods } (asleep)
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
lisboa-board-discarded = Customers that were not in the game: { $customers }
lisboa-board-player = { $seat }: { $things }
lisboa-board-you = you
lisboa-board-first = began
lisboa-board-hidden-money = money hidden
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
