# Schwarzmarkt.

schwarzmarkt = Schwarzmarkt
    .pitch = wait for a better price, but not too long
    .idea = Sell potatoes, coffee, flour, butter and sugar on the black market. Wait for a better price, but not too long: others may sell first, or the deal is off.

## Options

schwarzmarkt-option-product_deck = Product cards
    .about = Which 60 product cards are in the game.
schwarzmarkt-option-product_deck-basic = 12 of each product
schwarzmarkt-option-product_deck-uneven = uneven: many potatoes, little coffee
schwarzmarkt-option-spoiled_scope = Spoiled goods
    .about = Which cards of the first exchange are paid at half the rate.
schwarzmarkt-option-spoiled_scope-whole_exchange = all cards of the first exchange
schwarzmarkt-option-spoiled_scope-first_card = its first card only
schwarzmarkt-option-short_supply_scope = Goods scarce
    .about = For how long one card is all that a player may deliver.
schwarzmarkt-option-short_supply_scope-per_turn = one card in each turn
schwarzmarkt-option-short_supply_scope-per_offer = one card in the whole offer
schwarzmarkt-option-winnings_visibility = Winnings
    .about = Whether everybody sees the luxury points of all.
schwarzmarkt-option-winnings_visibility-hidden = hidden until the end
schwarzmarkt-option-winnings_visibility-open = open
schwarzmarkt-option-second_round_deal = Second round
    .about = What everybody holds when the second round begins.
schwarzmarkt-option-second_round_deal-keep_plus_nine = what is left, and nine new cards
schwarzmarkt-option-second_round_deal-redeal_nine = nine new cards only
schwarzmarkt-option-first_start_player = First start player
    .about = Who lays the first card: drawn by lot, or the player at this place.
schwarzmarkt-option-first_start_player-random = drawn by lot

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
schwarzmarkt-item-final = the final turn
schwarzmarkt-item-one-offer = one offer
schwarzmarkt-item-O01 = offer for 3 potatoes
schwarzmarkt-item-O02 = offer for 3 coffee
schwarzmarkt-item-O03 = offer for 3 flour
schwarzmarkt-item-O04 = offer for 3 butter
schwarzmarkt-item-O05 = offer for 3 sugar
schwarzmarkt-item-O06 = offer for 2 potatoes, 1 sugar
schwarzmarkt-item-O07 = offer for 2 coffee, 1 potato
schwarzmarkt-item-O08 = offer for 2 flour, 1 coffee
schwarzmarkt-item-O09 = offer for 2 butter, 1 flour
schwarzmarkt-item-O10 = offer for 2 sugar, 1 butter
schwarzmarkt-item-O11 = offer for 3 potatoes, 1 coffee
schwarzmarkt-item-O12 = offer for 3 coffee, 1 flour
schwarzmarkt-item-O13 = offer for 3 flour, 1 butter
schwarzmarkt-item-O14 = offer for 3 butter, 1 sugar
schwarzmarkt-item-O15 = offer for 3 sugar, 1 potato
schwarzmarkt-item-O16 = offer for coffee, flour, butter, sugar
schwarzmarkt-item-O17 = offer for potato, flour, butter, sugar
schwarzmarkt-item-O18 = offer for potato, coffee, butter, sugar
schwarzmarkt-item-O19 = offer for potato, coffee, flour, sugar
schwarzmarkt-item-O20 = offer for potato, coffee, flour, butter
schwarzmarkt-item-T01 = Espionage!
    .about = See two cards of somebody’s hand, drawn by lot.
schwarzmarkt-item-T02 = Old debt!
    .about = Take a card of somebody’s hand, drawn by lot.
schwarzmarkt-item-T03 = Quick deal!
    .about = Give one of your cards for 20 points.
schwarzmarkt-item-T04 = Quick deal!
    .about = Give one of your cards for 20 points.
schwarzmarkt-item-T05 = Spoiled goods!
schwarzmarkt-item-T06 = Forced exchange!
    .about = Give somebody one or two cards and draw as many from that hand.
schwarzmarkt-item-T07 = Goods scarce!
schwarzmarkt-item-T08 = Raid!
    .about = Name a player and a product: all cards of it are discarded from that hand.
schwarzmarkt-item-T09 = New goods discovered!
schwarzmarkt-item-T10 = Limit!

## Decisions

schwarzmarkt-decision-lay = Round { $round } of 2, and you are the start player. Which black market card do you lay?
schwarzmarkt-decision-spy = { $card } From whose hand do you want to see two cards?
schwarzmarkt-decision-collect = { $card } From whom do you take a card, unseen?
schwarzmarkt-decision-deal = { $card } Which card do you exchange for 20 points?
schwarzmarkt-decision-swap = { $card } To whom do you give one or two cards, to draw as many from that hand?
schwarzmarkt-decision-raid = { $card } Who must discard all cards of which product?
schwarzmarkt-decision-take = { $card } You look through the product pile. Which card do you take?
schwarzmarkt-decision-turn = Wanted: { $wanted }. The rate is { $rate }; the deal is off after { $cap }. Sell, or pass and push the rate up by { $steps ->
        [one] 1 space
       *[other] 1 to { $steps } spaces
    }?
schwarzmarkt-decision-final = Final turn at { $rate }. Wanted: { $wanted }. Sell now, or pass; then the offer ends.
schwarzmarkt-decision-rules = You can leave rules for your next turns in this offer. When your turn comes, the first one that fits acts for you; nobody else learns of them.
schwarzmarkt-decision-plan = You can plan ahead: what to sell, when to pass, which card to lay next. Nobody else learns of it.

## Actions

schwarzmarkt-action-lay = Lay a card: { $card }
    .name = Lay a card
    .mark = { $effect_id ->
        [offer] you have { $held }
        [waits] waits
       *[search] −{ $price }
    }
    .card = Which black market card?
    .preview = { $effect_id ->
        [offer] You hold { $held } of what is wanted: { $wanted }.
        [waits] { $card_id ->
            [T05] For the next offer: the goods sold first pay only half.
            [T07] For the next offer: only one card may be sold at a time.
           *[T10] For the next offer: it ends at 25 instead of 50.
        }
       *[search] Pay { $price } points, look through the product pile, take one card. No way back.
    }
schwarzmarkt-action-spy = See two cards of { $victim }
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
schwarzmarkt-action-collect = Take a card from { $victim }, unseen
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
schwarzmarkt-action-deal = Exchange a card ({ $product }) for 20 points
    .name = Quick deal
    .mark = +{ $paid }
    .product = Which product?
    .preview = { $paid } points, { $left ->
        [one] 1 card
       *[other] { $left } cards
    } left
schwarzmarkt-action-swap = Give { $victim } { $gift }, and draw as many
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
schwarzmarkt-action-raid = { $victim } must discard all { $product }
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
schwarzmarkt-action-take = Take from the pile: { $product }
    .name = Take a card
    .product = Which product?
schwarzmarkt-action-sell = Sell { $goods }
    .name = Sell
    .goods = Which cards?
    .preview = { $paid ->
        [one] 1 point
       *[other] { $paid } points
    }, { $left ->
        [one] 1 card
       *[other] { $left } cards
    } left
schwarzmarkt-action-pass = { $steps ->
        [one] Pass and push the rate up 1 space
        [other] Pass and push the rate up { $steps } spaces
       *[none] Pass
    }
    .name = Pass
    .mark = +{ $steps }
    .steps = How many spaces?
    .preview = the rate is then { $rate }
schwarzmarkt-action-sell-all-rule = on your next turns, sell all you can{ $first_count ->
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
        [final] , in the final turn
       *[none] { "" }
    }
    .name = Rule: sell all you can
    .first = When only one card may be sold, which?
    .least = Only from this rate
    .most = Only up to this rate
    .wanted = Only if at least this is still wanted
    .wanted-item = Only if still wanted: { $item }
    .turn = Only in the final turn?
schwarzmarkt-action-sell-rule = on your next turns, sell { $goods }{ $first_count ->
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
        [final] , in the final turn
       *[none] { "" }
    }
    .name = Rule: sell these cards
    .goods = Which cards, as far as you can?
    .first = When only one card may be sold, which?
    .least = Only from this rate
    .most = Only up to this rate
    .wanted = Only if at least this is still wanted
    .turn = Only in the final turn?
schwarzmarkt-action-pass-rule = on your next turns, pass and push the rate { $steps ->
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
        [final] , in the final turn
       *[none] { "" }
    }
    .name = Rule: pass
    .steps = Spaces, 1 for the fewest, 4 for the most
    .least = Only from this rate
    .most = Only up to this rate
    .wanted = Only if at least this is still wanted
    .wanted-item = Only if still wanted: { $item }
    .turn = Only in the final turn?
schwarzmarkt-action-climb-rule = on your next turns, pass and push the rate to { $rate } at most{ $least ->
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
        [final] , in the final turn
       *[none] { "" }
    }
    .name = Rule: pass up to a rate
    .rate = Up to which rate?
    .least = Only from this rate
    .most = Only up to this rate
    .wanted = Only if at least this is still wanted
    .wanted-item = Only if still wanted: { $item }
    .turn = Only in the final turn?
schwarzmarkt-action-drop = Take rule { $number } back
    .name = Take a rule back
    .number = Which rule?
    .preview = { $rule }
schwarzmarkt-action-clear = Take all rules back
    .name = Take all rules back
schwarzmarkt-action-plan = No plan: every turn is yours to decide.
    .name = Plan ahead
    .lay = Next card
    .lay-said = Lay “{ $lay }” next.
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
    .steps-said = Each pass pushes { $steps } spaces.
    .push = Push hard if only these are wanted
    .push-item = Push hard if only { $item } wanted
    .push-said = Push hard while only { $push } is wanted.
    .scope = For how long
    .scope-none = every offer
    .scope-said = For one offer only.

## Events

schwarzmarkt-event-laid = { $seat } lays { $card_id ->
        [T01] “Espionage!”
        [T02] “Old debt!”
        [T03] “Quick deal!”
        [T04] “Quick deal!”
        [T05] “Spoiled goods!”: in the next offer the first exchange is paid at half the rate.
        [T06] “Forced exchange!”
        [T07] “Goods scarce!”: in the next offer one card only may be exchanged at a time.
        [T08] “Raid!”
        [T09] “New goods discovered!”
        [T10] “Limit!”: the next offer ends at 25.
       *[other] an { $card }. Everybody can plan ahead.
    }
schwarzmarkt-event-drew = You draw a black market card: { $card }
schwarzmarkt-event-sold = { $seat } sells { $goods } at { $rate } and gets { $paid ->
        [one] 1 point
       *[other] { $paid } points
    }.
schwarzmarkt-event-rate-rose = The rate rises to { $rate }.
    .joined = the rate rises to { $rate }
schwarzmarkt-event-passed = { $steps ->
        [0] { $seat } passes.
       *[other] { $seat } passes and pushes the rate to { $rate }.
    }
schwarzmarkt-event-offer-ended = { $reason_id ->
        [met] The offer is met.
        [final-turn] The final turn is over, and so is the offer.
       *[round-end] The offer ends with the round.
    }
    .joined =
        { $reason_id ->
            [met] the offer is met
            [final-turn] the final turn is over, and so is the offer
           *[round-end] the offer ends with the round
        }
schwarzmarkt-event-spied = { $seat } looks at { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } of { $victim }.
schwarzmarkt-event-spied-cards = { $seat } sees of { $victim }: { $goods }.
schwarzmarkt-event-collected = { $seat } takes a card from { $victim }.
schwarzmarkt-event-collected-card = { $seat } takes a card from { $victim }: { $product }.
schwarzmarkt-event-quick-deal = { $seat } exchanges a card ({ $product }) and gets { $paid } points.
schwarzmarkt-event-swapped = { $seat } and { $victim } exchange { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
schwarzmarkt-event-swapped-cards = { $seat } gives { $victim } { $gave } and draws { $got }.
schwarzmarkt-event-raided = { $cards ->
        [0] { $seat } has { $victim } searched for { $product }. There is none.
       *[other] { $seat } has { $victim } searched for { $product }: { $cards ->
            [one] 1 card is
           *[other] { $cards } cards are
        } gone.
    }
schwarzmarkt-event-searched = { $seat } pays { $paid } points and looks through the product pile.
schwarzmarkt-event-pile-seen = In the pile you see { $goods }.
schwarzmarkt-event-took = { $seat } takes a card from the product pile.
schwarzmarkt-event-took-card = You take from the product pile: { $product }.
schwarzmarkt-event-starts = { $seat } is the start player.
    .joined = becomes start player
schwarzmarkt-event-round-ended = { $seat } has no product card left: round { $round } is over.
schwarzmarkt-event-round-began = Round { $round } begins. Everybody is dealt { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
schwarzmarkt-event-dealt = You are dealt { $goods }.
schwarzmarkt-event-hand-shown = { $seat } has { $points ->
        [one] 1 luxury point
       *[other] { $points } luxury points
    }. Left in hand: { $goods }.
schwarzmarkt-event-rules-kept = { $rules_count ->
        [0] You have no standing orders.
       *[other] Your standing orders: { $rules }.
    }
schwarzmarkt-event-rules-lapsed = { $rules_count ->
        [one] The offer is over, and your standing order with it: { $rules }.
       *[other] The offer is over, and your { $rules_count } standing orders with it.
    }
schwarzmarkt-event-plan-lapsed = The offer is over, and so is your plan for it.

## Refusals

schwarzmarkt-refusal-no-such-starter = Place { $place } cannot start: { $seats } play.
schwarzmarkt-refusal-not-your-card = You do not hold that black market card.
schwarzmarkt-refusal-too-poor = That costs { $price } points, and you have { $points }.
schwarzmarkt-refusal-pile-empty = There is nothing in the product pile to look through.
schwarzmarkt-refusal-no-opponent = Choose another player.
schwarzmarkt-refusal-not-in-hand = You want to give { $count } × { $product }, and you hold { $held }.
schwarzmarkt-refusal-not-in-pile = This product is not in the pile: { $product }.
schwarzmarkt-refusal-wrong-gift = Give { $most ->
        [one] 1 card
       *[other] 1 or { $most } cards
    }, not { $count }.
schwarzmarkt-refusal-nothing-given = Name the cards that you sell, or pass.
schwarzmarkt-refusal-not-wanted = You want to sell { $count } × { $product }; still wanted: { $wanted }.
schwarzmarkt-refusal-nothing-wanted = You hold nothing that is still wanted: { $wanted }.
schwarzmarkt-refusal-one-card-only = Goods are scarce: 1 card at a time, not { $count }.
schwarzmarkt-refusal-delivered-already = Goods are scarce, and you have delivered your one card.
schwarzmarkt-refusal-wrong-steps = You can push the rate by { $most ->
        [one] 1 space
       *[other] 1 to { $most } spaces
    }, not { $steps }.
schwarzmarkt-refusal-limit-ahead = The offer ends at { $rate }: push the rate by { $most } at most, not { $steps }.
schwarzmarkt-refusal-no-steps-in-final-turn = In the final turn a pass moves nothing.
schwarzmarkt-refusal-no-such-rule = You have no such rule; you have { $rules }.
schwarzmarkt-refusal-too-many-rules = You can leave { $most } rules. Take one back first.

## The end

schwarzmarkt-line-sales = Sales
schwarzmarkt-line-quick-deals = Quick deals
schwarzmarkt-line-discoveries = New goods
schwarzmarkt-end-rounds = The second round is over. The most luxury points win.

## The board

schwarzmarkt-board-round = Round { $round } of 2. Start player: { $starter }.
schwarzmarkt-board-over = The game is over.
schwarzmarkt-board-track = Rate track: { $track }
schwarzmarkt-board-no-offer = No offer is open.
schwarzmarkt-board-text = Being carried out: { $card }
schwarzmarkt-board-offer = On the table: { $card }. Still wanted: { $wanted }.
schwarzmarkt-board-turn = Rate { $rate }, the deal is off after { $cap }. In turn: { $player }. A pass leads to { $rates }.
schwarzmarkt-board-final = Rate { $rate }. Final turn: { $player }.
schwarzmarkt-board-spoiled = Spoiled goods: the next exchange is paid at half the rate{ $scope ->
        [first_card] , for one card
       *[whole_exchange] { "" }
    }.
schwarzmarkt-board-scarce = Goods scarce: one card { $scope ->
        [per_offer] in the whole offer
       *[per_turn] in each turn
    }.
schwarzmarkt-board-waiting = Waiting for the next offer: { $cards }
schwarzmarkt-board-player = { $player }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
schwarzmarkt-board-delivered = delivered { $cards }
schwarzmarkt-board-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ $luxury })
schwarzmarkt-board-no-points = 0 points
schwarzmarkt-board-hand = hand: { $cards }
schwarzmarkt-board-nothing = nothing
schwarzmarkt-board-seen = you know of { $cards }
schwarzmarkt-board-piles = Piles: { $market } black market cards, { $products } products.
schwarzmarkt-board-pile = You look through the pile: { $cards }.
schwarzmarkt-board-pile-seen = You know that the product pile holds { $cards }.
schwarzmarkt-board-market = Your black market cards: { $cards }.
schwarzmarkt-board-rules = Your standing orders:
schwarzmarkt-board-plan = Your plan: { $plan }
schwarzmarkt-board-title = Schwarzmarkt
schwarzmarkt-board-moves = { $phase_id ->
        [lay] { $seat } lays a card
        [turn] { $seat } sells or passes
        [final] Final turn: { $seat }
       *[other] { $seat } chooses
    }
schwarzmarkt-board-one-card = One card brings
schwarzmarkt-board-effect = { $card_id ->
        [T05] { $scope_id ->
            [first_card] first card at half the rate
           *[whole_exchange] first sale at half the rate
        }
        [T07] { $scope_id ->
            [per_offer] one card in the whole offer
           *[per_turn] one card in each turn
        }
       *[T10] the offer ends at 25
    }
