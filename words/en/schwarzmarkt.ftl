# Schwarzmarkt.

schwarzmarkt = Schwarzmarkt
    .pitch = hold out for a better price, but not too long
    .idea = Sell potatoes, coffee, flour, butter and sugar on the black market. Hold out for a better price, but not too long: others may sell first, or the deal falls through. For 3 to 5 players, 45 minutes.
    .score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

schwarzmarkt-typed-words = want = take | spud = potato | spuds = potatoes | raise the rate = push the rate | a coffee = 1 coffee | a potato = 1 potato | a sugar = 1 sugar | a butter = 1 butter | a flour = 1 flour

## Options

schwarzmarkt-option-product_deck = Product cards
    .about = Which 60 product cards are in the game.
schwarzmarkt-option-product_deck-basic = 12 of each product
schwarzmarkt-option-product_deck-uneven = Uneven: many potatoes, little coffee
schwarzmarkt-option-spoiled_scope = Spoiled goods!
    .about = Which cards of the first sale are paid at half price.
schwarzmarkt-option-spoiled_scope-whole_exchange = Every card of the first sale
schwarzmarkt-option-spoiled_scope-first_card = Only its first card
schwarzmarkt-option-short_supply_scope = Goods scarce!
    .about = When a player may sell just one card.
schwarzmarkt-option-short_supply_scope-per_turn = One card per turn
schwarzmarkt-option-short_supply_scope-per_offer = One card in the whole offer
schwarzmarkt-option-winnings_visibility = Winnings
    .about = Does everyone see everyone’s luxury points?
schwarzmarkt-option-winnings_visibility-hidden = Hidden until the end
schwarzmarkt-option-winnings_visibility-open = Open
schwarzmarkt-option-second_round_deal = Second round
    .about = What everyone holds when the second round begins.
schwarzmarkt-option-second_round_deal-keep_plus_nine = What is left, plus nine new cards
schwarzmarkt-option-second_round_deal-redeal_nine = Nine new cards only
schwarzmarkt-option-first_start_player = First start player
    .about = Who plays the first card: drawn at random, or the player in this seat.
schwarzmarkt-option-first_start_player-random = Drawn at random

## Items

schwarzmarkt-item-potato = potatoes
    .count = { $count ->
        [one] 1 potato
       *[other] { $count } potatoes
    }
schwarzmarkt-item-coffee = coffee
    .count = { $count } coffee
schwarzmarkt-item-flour = flour
    .count = { $count } flour
schwarzmarkt-item-butter = butter
    .count = { $count } butter
schwarzmarkt-item-sugar = sugar
    .count = { $count } sugar
schwarzmarkt-item-nylons = nylon stockings
    .count = { $count ->
        [one] 1 pair of nylons
       *[other] { $count } pairs of nylons
    }
schwarzmarkt-item-cigarettes = cigarettes
    .count = { $count ->
        [one] 1 pack of cigarettes
       *[other] { $count } packs of cigarettes
    }
schwarzmarkt-item-chocolate = chocolate
    .count = { $count ->
        [one] 1 bar of chocolate
       *[other] { $count } bars of chocolate
    }
schwarzmarkt-item-gum = chewing gum
    .count = { $count ->
        [one] 1 stick of gum
       *[other] { $count } sticks of gum
    }
schwarzmarkt-item-final = the last turn
schwarzmarkt-item-one-offer = one offer
schwarzmarkt-item-O01 = offer for 3 potatoes
schwarzmarkt-item-O02 = offer for 3 coffee
schwarzmarkt-item-O03 = offer for 3 flour
schwarzmarkt-item-O04 = offer for 3 butter
schwarzmarkt-item-O05 = offer for 3 sugar
schwarzmarkt-item-O06 = offer for 2 potatoes and 1 sugar
schwarzmarkt-item-O07 = offer for 2 coffee and 1 potato
schwarzmarkt-item-O08 = offer for 2 flour and 1 coffee
schwarzmarkt-item-O09 = offer for 2 butter and 1 flour
schwarzmarkt-item-O10 = offer for 2 sugar and 1 butter
schwarzmarkt-item-O11 = offer for 3 potatoes and 1 coffee
schwarzmarkt-item-O12 = offer for 3 coffee and 1 flour
schwarzmarkt-item-O13 = offer for 3 flour and 1 butter
schwarzmarkt-item-O14 = offer for 3 butter and 1 sugar
schwarzmarkt-item-O15 = offer for 3 sugar and 1 potato
schwarzmarkt-item-O16 = offer for coffee, flour, butter and sugar
schwarzmarkt-item-O17 = offer for potato, flour, butter and sugar
schwarzmarkt-item-O18 = offer for potato, coffee, butter and sugar
schwarzmarkt-item-O19 = offer for potato, coffee, flour and sugar
schwarzmarkt-item-O20 = offer for potato, coffee, flour and butter
schwarzmarkt-item-T01 = Espionage!
    .about = See two cards of another player’s hand, at random.
schwarzmarkt-item-T02 = Old debt!
    .about = Take a card from another player’s hand, at random.
schwarzmarkt-item-T03 = Quick deal!
    .about = Trade one of your cards for 20 points.
schwarzmarkt-item-T04 = Quick deal!
    .about = Trade one of your cards for 20 points.
schwarzmarkt-item-T05 = Spoiled goods!
schwarzmarkt-item-T06 = Forced exchange!
    .about = Give another player one or two cards and draw as many from that hand.
schwarzmarkt-item-T07 = Goods scarce!
schwarzmarkt-item-T08 = Raid!
    .about = Name a player and a product: that player discards every card of it.
schwarzmarkt-item-T09 = New goods discovered!
schwarzmarkt-item-T10 = Limit!

## Decisions

schwarzmarkt-decision-lay = Round { $round } of 2: you’re the start player. Which black market card do you play?
schwarzmarkt-decision-spy = { $card } Whose cards do you look at?
schwarzmarkt-decision-collect = { $card } Whose hand do you take a card from, unseen?
schwarzmarkt-decision-deal = { $card } Which card do you trade for 20 points?
schwarzmarkt-decision-swap = { $card } Who gets one or two of your cards? You draw as many from that hand.
schwarzmarkt-decision-raid = { $card } Whom do you raid, and for which product?
schwarzmarkt-decision-take = { $card } You search the product pile. Which card do you take?
schwarzmarkt-decision-turn = Wanted: { $wanted }. Rate { $rate }, last turn at { $cap }. Sell, or pass and push the rate up { $steps ->
        [one] 1 space
        [2] 1 or 2 spaces
       *[other] 1 to { $steps } spaces
    }?
schwarzmarkt-decision-final = Last turn, at { $rate }. Wanted: { $wanted }. Sell now, or pass: after that, the offer is over.
schwarzmarkt-decision-rules = You can leave standing orders for your next turns in this offer. On your turn I play the first one that fits. Nobody else sees them.
schwarzmarkt-decision-plan = You can plan ahead: what to sell, when to pass, which card to play next. Nobody else sees your plan.

## Actions

schwarzmarkt-action-lay = { $card_id ->
    [T01] Play “{ $card }”
    [T02] Play “{ $card }”
    [T03] Play “{ $card }”
    [T04] Play “{ $card }”
    [T05] Play “{ $card }”
    [T06] Play “{ $card }”
    [T07] Play “{ $card }”
    [T08] Play “{ $card }”
    [T09] Play “{ $card }”
    [T10] Play “{ $card }”
   *[other] Play an { $card }
 }
    .done = { $card_id ->
        [T01] You played “{ $card }”
        [T02] You played “{ $card }”
        [T03] You played “{ $card }”
        [T04] You played “{ $card }”
        [T05] You played “{ $card }”
        [T06] You played “{ $card }”
        [T07] You played “{ $card }”
        [T08] You played “{ $card }”
        [T09] You played “{ $card }”
        [T10] You played “{ $card }”
       *[other] You played an { $card }.
    }
    .name = Play a card
    .mark = { $effect_id ->
        [offer] you have { $held }
        [waits] next offer
       *[search] −{ $price }
    }
    .card = Which black market card?
    .preview = { $effect_id ->
        [offer] you have { $held ->
            [0] nothing of it
           *[other] { $held } of these cards
        }
        [waits] { $card_id ->
            [T05] { $scope_id ->
                [first_card] Next offer: the first card sold pays half.
               *[whole_exchange] Next offer: the first sale pays half.
            }
            [T07] { $scope_id ->
                [per_offer] Next offer: each player may sell one card in all.
               *[per_turn] Next offer: only one card may be sold per turn.
            }
           *[T10] Next offer: the last turn is at 25 instead of 50.
        }
       *[search] Pay { $price } points, search the product pile and take one card. No way back.
    }
    .typed = play { $card } | lay { $card } | { $card }
schwarzmarkt-action-spy = See two of { $victim }’s cards
    .done = You spied on { $victim }.
    .name = Spy
    .mark = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
    .victim = On whom?
    .preview = { $cards ->
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }
    .typed = spy on { $victim } | spy { $victim } | look at { $victim } | { $victim } | look at { $victim } s cards | see { $victim } s cards | { $victim } s cards
schwarzmarkt-action-collect = Take a card from { $victim }, unseen
    .done = You took a card from { $victim }.
    .name = Take a card
    .mark = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
    .victim = From whom?
    .preview = { $cards ->
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }
    .typed = take from { $victim } | take a card from { $victim } | a card from { $victim } | from { $victim } | { $victim }
schwarzmarkt-action-deal = Trade a card ({ $product }) for 20 points
    .done = You traded a card ({ $product }) for 20 points.
    .name = Quick deal
    .mark = +{ $paid }
    .product = Which product?
    .preview = +{ $paid } points, { $left ->
        [0] no cards
        [one] 1 card
       *[other] { $left } cards
    } left
    .typed = trade { $product } | { $product } for 20 points | trade { $product } for 20 points | 1 { $product } | trade 1 { $product } | { $product }
schwarzmarkt-action-swap = Give { $victim } { $gift } and draw as many back
    .done = You exchanged cards with { $victim }.
    .name = Exchange cards
    .mark = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
    .victim = With whom?
    .gift = Which one or two cards do you give?
    .preview = { $cards ->
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }
schwarzmarkt-action-raid = Raid { $victim } for { $product }
    .done = You raided { $victim } for { $product }.
    .name = Raid
    .mark = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
    .victim = Whom?
    .product = For which product?
    .preview = { $cards ->
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }
    .typed = raid { $victim } { $product } | { $victim } { $product } | { $victim } for { $product } | search { $victim } for { $product }
schwarzmarkt-action-take = Take from the pile: { $product }
    .done = You took from the product pile: { $product }.
    .name = Take a card
    .product = Which product?
    .typed = take { $product } | { $product } | take 1 { $product } | 1 { $product }
schwarzmarkt-action-sell = Sell { $goods }
    .done = You sold { $goods }.
    .name = Sell
    .goods = Which cards?
    .preview = +{ $paid ->
        [one] 1 point
       *[other] { $paid } points
    }, { $left ->
        [0] no cards
        [one] 1 card
       *[other] { $left } cards
    } left
    .typed = sell { $goods } | { $goods }
schwarzmarkt-action-pass = { $steps ->
        [one] Pass and push the rate up 1 space
        [other] Pass and push the rate up { $steps } spaces
       *[none] Pass
    }
    .done = { $steps ->
        [one] You passed and pushed the rate up 1 space.
        [other] You passed and pushed the rate up { $steps } spaces.
       *[none] You passed.
    }
    .name = Pass
    .mark = +{ $steps }
    .steps = How many spaces?
    .preview = rate { $rate }
    .typed = pass { $steps } | pass | pass by { $steps } | push { $steps } | push the rate { $steps } | pass { $steps } spaces | push { $steps } spaces | { $steps } spaces | +{ $steps } | pass +{ $steps } | pass and push { $steps } | push the rate by { $steps } | push by { $steps } | pass and push the rate by { $steps } | pass and push the rate up { $steps } | raise the rate by { $steps } | push up { $steps } | push up by { $steps } | up { $steps } | up by { $steps } | { $steps } space
schwarzmarkt-action-sell-all-rule = from your next turn, sell all you can{ $first_count ->
        [0] { "" }
       *[other] , first { $first }
    }{ $least ->
        [one] , from rate { $least }
        [other] , from rate { $least }
       *[none] { "" }
    }{ $most ->
        [one] , up to rate { $most }
        [other] , up to rate { $most }
       *[none] { "" }
    }{ $wanted_count ->
        [0] { "" }
       *[other] , if still wanted: { $wanted }
    }{ $turn_id ->
        [final] , in the last turn
       *[none] { "" }
    }
    .done = Saved: { schwarzmarkt-action-sell-all-rule }.
    .name = Later: sell all you can
    .first = If only one card may be sold, which?
    .least = Only from this rate on
    .most = Only up to this rate
    .wanted = Only if at least this is still wanted
    .wanted-item = Only if still wanted: { $item }
    .turn = Only in the last turn?
schwarzmarkt-action-sell-rule = from your next turn, sell { $goods }{ $first_count ->
        [0] { "" }
       *[other] , first { $first }
    }{ $least ->
        [one] , from rate { $least }
        [other] , from rate { $least }
       *[none] { "" }
    }{ $most ->
        [one] , up to rate { $most }
        [other] , up to rate { $most }
       *[none] { "" }
    }{ $wanted_count ->
        [0] { "" }
       *[other] , if still wanted: { $wanted }
    }{ $turn_id ->
        [final] , in the last turn
       *[none] { "" }
    }
    .done = Saved: { schwarzmarkt-action-sell-rule }.
    .name = Later: sell these cards
    .goods = Which cards, as far as you can?
    .first = If only one card may be sold, which?
    .least = Only from this rate on
    .most = Only up to this rate
    .wanted = Only if at least this is still wanted
    .turn = Only in the last turn?
schwarzmarkt-action-pass-rule = from your next turn, pass and push the rate up { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    }{ $least ->
        [one] , from rate { $least }
        [other] , from rate { $least }
       *[none] { "" }
    }{ $most ->
        [one] , up to rate { $most }
        [other] , up to rate { $most }
       *[none] { "" }
    }{ $wanted_count ->
        [0] { "" }
       *[other] , if still wanted: { $wanted }
    }{ $turn_id ->
        [final] , in the last turn
       *[none] { "" }
    }
    .done = Saved: { schwarzmarkt-action-pass-rule }.
    .name = Later: pass
    .steps = Spaces (1 fewest, 4 most)
    .least = Only from this rate on
    .most = Only up to this rate
    .wanted = Only if at least this is still wanted
    .wanted-item = Only if still wanted: { $item }
    .turn = Only in the last turn?
schwarzmarkt-action-climb-rule = from your next turn, pass up to { $rate }{ $least ->
        [one] , from rate { $least }
        [other] , from rate { $least }
       *[none] { "" }
    }{ $most ->
        [one] , up to rate { $most }
        [other] , up to rate { $most }
       *[none] { "" }
    }{ $wanted_count ->
        [0] { "" }
       *[other] , if still wanted: { $wanted }
    }{ $turn_id ->
        [final] , in the last turn
       *[none] { "" }
    }
    .done = Saved: { schwarzmarkt-action-climb-rule }.
    .name = Later: pass up to a rate
    .rate = Up to which rate?
    .least = Only from this rate on
    .most = Only up to this rate
    .wanted = Only if at least this is still wanted
    .wanted-item = Only if still wanted: { $item }
    .turn = Only in the last turn?
schwarzmarkt-action-drop = Drop standing order { $number }
    .done = You dropped standing order { $number }.
    .name = Drop a standing order
    .number = Which one?
    .preview = { $rule }
schwarzmarkt-action-clear = Drop all standing orders
    .done = You dropped all standing orders.
    .name = Drop all standing orders
schwarzmarkt-action-plan = No plan: you decide every turn.
    .name = Plan ahead
    .lay = Next card
    .lay-said = Next card: “{ $lay }”.
    .sell = Sell from rate
    .sell-item = Sell from { $item }
    .sell-said = Sell all you can from rate { $sell }.
    .keep = Hold back
    .keep-said = Hold back { $keep }.
    .until = Sell held-back goods from rate
    .until-item = Sell held-back goods from { $item }
    .until-none = never
    .until-said = Sell what you hold back from rate { $until }.
    .up_to = Pass up to rate
    .up_to-item = Pass up to { $item }
    .up_to-said = Otherwise pass up to rate { $up_to }.
    .steps = Spaces per pass
    .steps-none = 1
    .steps-said = Each pass pushes { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    }.
    .push = Push hard if nothing is wanted but
    .push-item = Push hard if nothing is wanted but { $item }
    .push-said = Push hard while nothing is wanted but { $push }.
    .scope = For how long
    .scope-none = every offer
    .scope-said = For one offer only.

## Events

schwarzmarkt-event-laid = { $seat_id ->
        [you] You play
       *[other] { $seat } plays
    } { $card_id ->
        [T01] “Espionage!”
        [T02] “Old debt!”
        [T03] “Quick deal!”
        [T04] “Quick deal!”
        [T05] “Spoiled goods!”: in the next offer, { $scope_id ->
            [first_card] the first card sold pays half.
           *[whole_exchange] the first sale pays half.
        }
        [T06] “Forced exchange!”
        [T07] “Goods scarce!”: in the next offer, { $scope_id ->
            [per_offer] each player may sell one card in all.
           *[per_turn] only one card may be sold per turn.
        }
        [T08] “Raid!”
        [T09] “New goods discovered!”
        [T10] “Limit!”: in the next offer, the last turn is at 25.
       *[other] an { $card }.
    }
schwarzmarkt-event-drew = You drew { $card_id ->
    [T01] “{ $card }”
    [T02] “{ $card }”
    [T03] “{ $card }”
    [T04] “{ $card }”
    [T05] “{ $card }”
    [T06] “{ $card }”
    [T07] “{ $card }”
    [T08] “{ $card }”
    [T09] “{ $card }”
    [T10] “{ $card }”
   *[other] an { $card }.
 }
schwarzmarkt-event-sold = { $seat_id ->
        [you] You sell
       *[other] { $seat } sells
    } { $goods } at { $rate }: +{ $paid ->
        [one] 1 point
       *[other] { $paid } points
    }.
schwarzmarkt-event-rate-rose = The rate rises to { $rate }.
    .joined = The rate rises to { $rate }
schwarzmarkt-event-passed = { $steps ->
        [0] { $seat_id ->
            [you] You pass.
           *[other] { $seat } passes.
        }
       *[other] { $seat_id ->
            [you] You pass and push
           *[other] { $seat } passes and pushes
        } the rate to { $rate }.
    }
    .again = { $steps ->
        [0] { $seat_id ->
            [you] you pass
           *[other] { $seat } passes
        }
       *[other] { $seat_id ->
            [you] you
           *[other] { $seat }
        } to { $rate }
    }
schwarzmarkt-event-offer-ended = { $reason_id ->
        [met] The offer is met.
        [final-turn] That was the last turn: the deal is off.
       *[round-end] The offer ends with the round.
    }
    .joined =
        { $reason_id ->
            [met] The offer is met
            [final-turn] That was the last turn: the deal is off
           *[round-end] The offer ends with the round
        }
schwarzmarkt-event-spied = { $seat_id ->
        [you] You look
       *[other] { $seat } looks
    } at { $cards } of { $victim_id ->
        [you] your
       *[other] { $victim }’s
    } cards.
schwarzmarkt-event-spied-cards = { $seat_id ->
        [you] You saw
       *[other] { $seat } saw
    } in { $victim_id ->
        [you] your
       *[other] { $victim }’s
    } hand: { $goods }.
schwarzmarkt-event-collected = { $seat_id ->
        [you] You take
       *[other] { $seat } takes
    } a card from { $victim_id ->
        [you] you
       *[other] { $victim }
    }.
schwarzmarkt-event-collected-card = { $seat_id ->
        [you] You took
       *[other] { $seat } took
    } a card from { $victim_id ->
        [you] you
       *[other] { $victim }
    }: { $product }.
schwarzmarkt-event-quick-deal = { $seat_id ->
        [you] You trade
       *[other] { $seat } trades
    } a card ({ $product }) for { $paid } points.
schwarzmarkt-event-swapped = { $seat_id ->
        [you] You and { $victim }
       *[other] { $seat } and { $victim_id ->
            [you] you
           *[other] { $victim }
        }
    } exchange { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
schwarzmarkt-event-swapped-cards = { $seat_id ->
        [you] You gave { $victim } { $gave } and drew { $got }.
       *[other] { $victim_id ->
            [you] { $seat } gave you { $gave } and drew { $got } from your hand.
           *[other] { $seat } gave { $victim } { $gave } and drew { $got }.
        }
    }
schwarzmarkt-event-raided = { $seat_id ->
        [you] You raid
       *[other] { $seat } raids
    } { $victim_id ->
        [you] you
       *[other] { $victim }
    } for { $product }: { $cards ->
        [0] nothing found.
        [one] { $victim_id ->
            [you] you lose
           *[other] { $victim } loses
        } 1 card.
       *[other] { $victim_id ->
            [you] you lose
           *[other] { $victim } loses
        } { $cards } cards.
    }
schwarzmarkt-event-searched = { $seat_id ->
        [you] You pay { $paid } points and search
       *[other] { $seat } pays { $paid } points and searches
    } the product pile.
schwarzmarkt-event-pile-seen = You saw in the pile: { $goods }.
schwarzmarkt-event-took = { $seat_id ->
        [you] You take
       *[other] { $seat } takes
    } a card from the product pile.
schwarzmarkt-event-took-card = You took from the product pile: { $product }.
schwarzmarkt-event-starts = { $seat_id ->
        [you] You go first.
       *[other] { $seat } goes first.
    }
    .joined = { $seat_id ->
        [you] play the next card
       *[other] plays the next card
    }
schwarzmarkt-event-round-ended = { $seat_id ->
        [you] You are
       *[other] { $seat } is
    } out of products: round { $round } is over.
schwarzmarkt-event-round-began = Round { $round } begins. Everyone is dealt { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
schwarzmarkt-event-dealt = You were dealt { $goods }.
schwarzmarkt-event-hand-shown = { $seat_id ->
        [you] You have
       *[other] { $seat } has
    } { $points ->
        [0] no luxury points
        [one] 1 luxury point
       *[other] { $points } luxury points
    }. Left in hand: { $goods }.
schwarzmarkt-event-rules-kept = { $rules_count ->
        [0] No standing orders.
       *[other] Your standing orders: { $rules }.
    }
schwarzmarkt-event-rules-lapsed = { $rules_count ->
        [one] The offer is over, and your standing order with it: { $rules }.
       *[other] The offer is over, and your { $rules_count } standing orders with it.
    }
schwarzmarkt-event-plan-lapsed = The offer is over, and so is your plan for it.

## Refusals

schwarzmarkt-refusal-no-such-starter = Seat { $place } can’t start: there are only { $seats } players.
schwarzmarkt-refusal-not-your-card = You don’t hold that black market card.
schwarzmarkt-refusal-too-poor = That costs { $price } points, and you have { $points }.
schwarzmarkt-refusal-pile-empty = The product pile is empty: there is nothing to search.
schwarzmarkt-refusal-no-opponent = Choose another player.
schwarzmarkt-refusal-not-in-hand = You can’t give { $count ->
    [one] 1 card
   *[other] { $count } cards
 } ({ $product }): you hold { $held ->
    [0] none
   *[other] only { $held }
 }.
schwarzmarkt-refusal-not-in-pile = Not in the pile: { $product }.
schwarzmarkt-refusal-wrong-gift = Give { $most ->
        [one] 1 card
       *[other] 1 or { $most } cards
    }, not { $count }.
schwarzmarkt-refusal-nothing-given = Name the cards you sell, or pass.
schwarzmarkt-refusal-not-wanted = You can’t sell { $count ->
    [one] 1 card
   *[other] { $count } cards
 } ({ $product }). Still wanted: { $wanted }.
schwarzmarkt-refusal-nothing-wanted = You hold none of what’s still wanted: { $wanted }.
schwarzmarkt-refusal-one-card-only = Goods are scarce: 1 card at a time, not { $count }.
schwarzmarkt-refusal-delivered-already = Goods are scarce, and you’ve sold your one card.
schwarzmarkt-refusal-wrong-steps = You can push the rate up { $most ->
        [one] 1 space
        [2] 1 or 2 spaces
       *[other] 1 to { $most } spaces
    }, not { $steps }.
schwarzmarkt-refusal-limit-ahead = The rate stops at { $rate }: push it up { $most } at most, not { $steps }.
schwarzmarkt-refusal-no-steps-in-final-turn = In the last turn you just pass: the rate stays.
schwarzmarkt-refusal-no-such-rule = There’s no such standing order: you have { $rules ->
    [0] none.
   *[other] { $rules }.
 }
schwarzmarkt-refusal-too-many-rules = You have { $most } standing orders already. Drop one first.

## The end

schwarzmarkt-line-sales = Sales
schwarzmarkt-line-quick-deals = Quick deals
schwarzmarkt-line-discoveries = New goods
schwarzmarkt-end-rounds = Both rounds have been played.

## The board

schwarzmarkt-board-round = Round { $round } of 2. { $seat_id ->
        [you] You are the start player.
       *[other] Start player: { $seat }.
    }
schwarzmarkt-board-over = The game is over.
schwarzmarkt-board-track = Rates: { $track }
schwarzmarkt-board-no-offer = No offer is open.
schwarzmarkt-board-text = Now: { $card }
schwarzmarkt-board-offer = On the table: { $card }. Still wanted: { $wanted }.
schwarzmarkt-board-turn = Rate { $rate }, last turn at { $cap }. { $seat_id ->
        [you] It’s your turn
       *[other] { $seat } plays
    }; a pass takes the rate to { $rates }.
schwarzmarkt-board-final = Rate { $rate }. Last turn: { $seat_id ->
        [you] yours
       *[other] { $seat }
    }.
schwarzmarkt-board-spoiled = Spoiled goods! { $scope ->
        [first_card] The next card sold pays half.
       *[whole_exchange] The next sale pays half.
    }
schwarzmarkt-board-scarce = Goods scarce! One card { $scope ->
        [per_offer] per player in the whole offer.
       *[per_turn] per turn.
    }
schwarzmarkt-board-waiting = For the next offer: { $cards }
schwarzmarkt-board-player = { $seat_id ->
        [you] You
       *[other] { $seat }
    }: { $cards ->
        [0] no cards
        [one] 1 card
       *[other] { $cards } cards
    }
schwarzmarkt-board-delivered = sold { $cards }
schwarzmarkt-board-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ $luxury })
schwarzmarkt-board-no-points = 0 points
schwarzmarkt-board-hand = Hand: { $cards }
schwarzmarkt-board-nothing = nothing
schwarzmarkt-board-seen = you know of { $cards }
schwarzmarkt-board-piles = Piles: { $market } black market cards, { $products } products.
schwarzmarkt-board-pile = You’re searching the pile: { $cards }.
schwarzmarkt-board-pile-seen = Known to be in the product pile: { $cards }.
schwarzmarkt-board-market = Your black market cards: { $cards }
schwarzmarkt-board-rules = Your standing orders:
schwarzmarkt-board-plan = Your plan: { $plan }
schwarzmarkt-board-title = Schwarzmarkt
schwarzmarkt-board-market-title = Black market cards
schwarzmarkt-board-pile-title = Product pile: cards you have seen
schwarzmarkt-board-seen-title = { $seat }: cards you have seen
schwarzmarkt-board-moves = { $phase_id ->
        [lay] { $seat_id ->
            [you] You play a card
           *[other] { $seat } plays a card
        }
        [turn] { $seat_id ->
            [you] You sell or pass
           *[other] { $seat } sells or passes
        }
        [final] { $seat_id ->
            [you] Last turn: you
           *[other] Last turn: { $seat }
        }
       *[other] { $seat_id ->
            [you] You choose
           *[other] { $seat } chooses
        }
    }
schwarzmarkt-board-one-card = A card brings
schwarzmarkt-board-effect = { $card_id ->
        [T05] { $scope_id ->
            [first_card] first card pays half
           *[whole_exchange] first sale pays half
        }
        [T07] { $scope_id ->
            [per_offer] one card in the whole offer
           *[per_turn] one card per turn
        }
       *[T10] last turn at 25
    }

## What speaks for a choice

schwarzmarkt-ground-top = the rate can’t rise any further
schwarzmarkt-ground-later = a card you keep is worth about { $points } points later
schwarzmarkt-ground-rivals-hold = { $cards ->
        [one] the others hold about 1 card that fits
       *[other] the others hold about { $cards } cards that fit
    } and may be quicker
schwarzmarkt-ground-few-rivals = the others hold hardly any of it: waiting is safe
schwarzmarkt-ground-waits-with = { $cards ->
        [one] you still have 1 card to sell at a better rate
       *[other] you still have { $cards } cards to sell at a better rate
    }
schwarzmarkt-ground-by-then = at least { $rate } when you’re next, if it’s still wanted then
schwarzmarkt-ground-may-end = the offer may be over before your next turn
schwarzmarkt-ground-nothing-to-sell = you have nothing that’s wanted
schwarzmarkt-ground-last-cards = your last cards: selling them ends the game
schwarzmarkt-ground-best-supplied = you probably hold more of what it asks for than anyone else
schwarzmarkt-ground-out-supplied = { $seat } probably holds at least as much of what it asks for
schwarzmarkt-ground-little-push = the less you push, the less the others make
schwarzmarkt-ground-nears-end = brings the last turn closer, but the others make more
schwarzmarkt-ground-most-cards = nobody holds more cards than { $seat } ({ $cards })
schwarzmarkt-ground-leader = { $seat } is in the lead
schwarzmarkt-ground-likely = { $seat } probably holds { $cards } of them
schwarzmarkt-ground-least-of = you hold least of { $product } ({ $cards })
schwarzmarkt-ground-some-of = { $cards ->
        [0] you hold no { $product }
       *[other] you hold { $product } already ({ $cards })
    }
schwarzmarkt-ground-most-of = goes with the { $product } you hold ({ $cards })
