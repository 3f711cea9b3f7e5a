# Fish Market.

fishmarket = Fish Market
    .pitch = bid for the catch, haggle, sell it fresh
    .idea = Four days of fish: bid in secret for whole boatloads, learn what your customers want, haggle with the others, sell, freeze or lose the rest. The richest fishmonger wins.

## Options

fishmarket-option-max_rebid_rounds = Rounds of re-bidding
    .about = How often those who tie for a boat may bid again before the tie is broken for them.
fishmarket-option-allow_gifts = Gifts
    .about = Whether something may be offered, or asked for, in exchange for nothing.
fishmarket-option-private_offers = Private offers
    .about = Whether an offer to one player is seen by the two of them only.
fishmarket-option-max_open_offers = Open offers
    .about = How many offers a player may have open at the same time.
fishmarket-option-max_offers_per_day = Offers a day
    .about = How many offers a player may make in one day.
fishmarket-option-bid_deadline_hours = Hours for bids
    .about = How long the players have for their sealed bids.
fishmarket-option-rebid_deadline_hours = Hours for re-bids
    .about = How long those who tie have for each round of re-bidding.
fishmarket-option-market_deadline_hours = Hours for the market
    .about = How long the market of a day stays open at most.
fishmarket-option-freeze_deadline_hours = Hours for ice
    .about = How long the players have to choose what they freeze.

## Decisions

fishmarket-decision-bids = Dawn of day { $day }: bid for { $boats } boats with your { $cash } coins. Nobody sees your bids before all are in, and until then you may change them.
fishmarket-decision-rebids = Tie! Bid again, at least 1 coin for each of your boats: { $docks }. You have { $cash } coins. Round { $round }.
fishmarket-decision-market = The market of day { $day } is open. Haggle, or say that you are done.
fishmarket-decision-plan = Plan for day { $day }: which offers to take, and which fish to put on ice this afternoon. You have { $ice ->
    [one] 1 block
   *[other] { $ice } blocks
 } of ice. Nobody will know.
fishmarket-decision-ice = You could not sell { $unsold ->
    [one] 1 fish
   *[other] { $unsold } fish
 }. What goes on ice? You have { $ice ->
    [one] 1 block
   *[other] { $ice } blocks
 } left; each keeps all fish of one kind. What is not frozen rots and costs 5 coins a fish.

## Actions

fishmarket-action-boats = Bid { $bids }{ $tied_count ->
    [0] {""}
   *[other] {""}; in case of a tie { $tied }
 }
    .name = Bid for the boats
    .bids = Coins for each boat
    .tied = In case of a tie, bid again
    .preview = { $coins } coins, { $left } left
fishmarket-action-rebid = Bid again: { $bids }
    .name = Bid again
    .bids = Coins for each boat
    .preview = { $coins } coins, { $left } left
fishmarket-action-offer = { $partner_id ->
    [none] Offer { $give } for { $want } to everybody
   *[other] Offer { $give } for { $want } to { $partner }
 }
    .name = Make an offer
    .give = You give
    .want = You want
    .partner = To whom (nobody named: to everybody)
    .preview = { $way_id ->
        [more] +{ $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }
        [less] −{ $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }
       *[same] 0 coins
    } for you by tonight, { $rotting ->
        [0] nothing rots
        [one] 1 fish rots
       *[other] { $rotting } fish rot
    }{ $ice ->
        [0] {""}
       *[other] { $rotting ->
            [0] {""}
           *[other] {""} unless frozen
        }
    }
fishmarket-action-counter = Counter { $offer } with { $give } for { $want }
    .name = Counter an offer
    .short = Counter
    .offer = Which offer
    .give = You give
    .want = You want
    .why = Your reason (if you like)
    .fish = The fish you mean (if you like)
    .preview = { $way_id ->
        [more] +{ $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }
        [less] −{ $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }
       *[same] 0 coins
    } for you by tonight, { $rotting ->
        [0] nothing rots
        [one] 1 fish rots
       *[other] { $rotting } fish rot
    }{ $ice ->
        [0] {""}
       *[other] { $rotting ->
            [0] {""}
           *[other] {""} unless frozen
        }
    }
fishmarket-action-accept = Accept { $offer }
    .name = Accept
    .short = Accept
    .mark = { $brings }
    .offer = Which offer
    .preview = { $way_id ->
        [more] +{ $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }
        [less] −{ $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }
       *[same] 0 coins
    } for you by tonight, { $rotting ->
        [0] nothing rots
        [one] 1 fish rots
       *[other] { $rotting } fish rot
    }{ $ice ->
        [0] {""}
       *[other] { $rotting ->
            [0] {""}
           *[other] {""} unless frozen
        }
    }
fishmarket-action-reject = Reject { $offer }
    .name = Reject
    .short = No, thanks
    .offer = Which offer
fishmarket-action-decline = Reject { $offer } and say why
    .name = Reject and say why
    .short = No, because …
    .offer = Which offer
    .why = Your reason
    .fish = The fish you mean (if you like)
fishmarket-action-withdraw = Withdraw { $offer }
    .name = Withdraw
    .short = Withdraw
    .offer = Which offer
fishmarket-action-stall = { $stall_id ->
    [open] Your stall is open again
    [done] You are done, unless somebody makes you an offer
   *[closed] Your stall is closed for today
 }
    .name = Your stall
    .quick = { $stall_id ->
        [open] Open my stall again
        [done] I am done for now
       *[closed] Close my stall for today
    }
    .stall = Open, done or closed
fishmarket-action-plan = Plan to freeze { $kinds }
    .name = Freeze plan
    .kinds = Fish, the most important first
fishmarket-action-unplan = Take the freeze plan back
    .name = Take the plan back
fishmarket-action-finish = You are done, unless somebody makes you an offer. On ice, if left over: { $kinds }
    .name = Done, and ice
    .kinds = On ice, if left over
fishmarket-action-day-plan = Nothing is planned for today.
    .name = Plan for today
    .buy_eel = Buy eel for up to
    .buy_eel-none = no price
    .buy_eel-said = Buy eel for up to { $buy_eel ->
        [one] 1 coin
       *[other] { $buy_eel } coins
    } each.
    .buy_sole = Buy sole for up to
    .buy_sole-none = no price
    .buy_sole-said = Buy sole for up to { $buy_sole ->
        [one] 1 coin
       *[other] { $buy_sole } coins
    } each.
    .buy_tuna = Buy tuna for up to
    .buy_tuna-none = no price
    .buy_tuna-said = Buy tuna for up to { $buy_tuna ->
        [one] 1 coin
       *[other] { $buy_tuna } coins
    } each.
    .buy_perch = Buy perch for up to
    .buy_perch-none = no price
    .buy_perch-said = Buy perch for up to { $buy_perch ->
        [one] 1 coin
       *[other] { $buy_perch } coins
    } each.
    .buy_mackerel = Buy mackerel for up to
    .buy_mackerel-none = no price
    .buy_mackerel-said = Buy mackerel for up to { $buy_mackerel ->
        [one] 1 coin
       *[other] { $buy_mackerel } coins
    } each.
    .buy_dorade = Buy sea bream for up to
    .buy_dorade-none = no price
    .buy_dorade-said = Buy sea bream for up to { $buy_dorade ->
        [one] 1 coin
       *[other] { $buy_dorade } coins
    } each.
    .buy_salmon = Buy salmon for up to
    .buy_salmon-none = no price
    .buy_salmon-said = Buy salmon for up to { $buy_salmon ->
        [one] 1 coin
       *[other] { $buy_salmon } coins
    } each.
    .buy_cod = Buy cod for up to
    .buy_cod-none = no price
    .buy_cod-said = Buy cod for up to { $buy_cod ->
        [one] 1 coin
       *[other] { $buy_cod } coins
    } each.
    .sell_eel = Sell eel for at least
    .sell_eel-none = no price
    .sell_eel-said = { $sell_eel ->
        [0] Sell eel at any price.
        [one] Sell eel for at least 1 coin each.
       *[other] Sell eel for at least { $sell_eel } coins each.
    }
    .sell_sole = Sell sole for at least
    .sell_sole-none = no price
    .sell_sole-said = { $sell_sole ->
        [0] Sell sole at any price.
        [one] Sell sole for at least 1 coin each.
       *[other] Sell sole for at least { $sell_sole } coins each.
    }
    .sell_tuna = Sell tuna for at least
    .sell_tuna-none = no price
    .sell_tuna-said = { $sell_tuna ->
        [0] Sell tuna at any price.
        [one] Sell tuna for at least 1 coin each.
       *[other] Sell tuna for at least { $sell_tuna } coins each.
    }
    .sell_perch = Sell perch for at least
    .sell_perch-none = no price
    .sell_perch-said = { $sell_perch ->
        [0] Sell perch at any price.
        [one] Sell perch for at least 1 coin each.
       *[other] Sell perch for at least { $sell_perch } coins each.
    }
    .sell_mackerel = Sell mackerel for at least
    .sell_mackerel-none = no price
    .sell_mackerel-said = { $sell_mackerel ->
        [0] Sell mackerel at any price.
        [one] Sell mackerel for at least 1 coin each.
       *[other] Sell mackerel for at least { $sell_mackerel } coins each.
    }
    .sell_dorade = Sell sea bream for at least
    .sell_dorade-none = no price
    .sell_dorade-said = { $sell_dorade ->
        [0] Sell sea bream at any price.
        [one] Sell sea bream for at least 1 coin each.
       *[other] Sell sea bream for at least { $sell_dorade } coins each.
    }
    .sell_salmon = Sell salmon for at least
    .sell_salmon-none = no price
    .sell_salmon-said = { $sell_salmon ->
        [0] Sell salmon at any price.
        [one] Sell salmon for at least 1 coin each.
       *[other] Sell salmon for at least { $sell_salmon } coins each.
    }
    .sell_cod = Sell cod for at least
    .sell_cod-none = no price
    .sell_cod-said = { $sell_cod ->
        [0] Sell cod at any price.
        [one] Sell cod for at least 1 coin each.
       *[other] Sell cod for at least { $sell_cod } coins each.
    }
    .ice = On ice tonight, if left over
    .ice-said = On ice, if left over: { $ice }.
    .others = Every other offer
    .others-said = Refuse every other offer.
fishmarket-action-freeze = Freeze { $kinds }
    .name = Freeze
    .kinds = Fish to freeze
    .preview = { $rotting ->
        [0] nothing rots
        [one] 1 fish rots: { $coins } coins
       *[other] { $rotting } fish rot: { $coins } coins
    }, { $ice } ice left

## Topics

fishmarket-topic-offer = { $secret ->
    [yes] Private offer { $offer_number }
   *[no] Offer { $offer_number }
 }{ $answers_id ->
    [none] {""}
   *[other] {""}, in answer to { $answers }
 }: { $partner_id ->
    [none] **{ $proposer }** gives **{ $give }** for **{ $want }**
   *[other] **{ $proposer }** gives { $partner } **{ $give }** for **{ $want }**
 }

fishmarket-reference-offer = { $partner_id ->
    [none] offer { $number }
   *[some] private offer { $number } of { $seat } to { $partner }
 }
    .typed = { $partner_id ->
        [none] offer { $number }
       *[some] { $seat } { $number } | { $partner } { $number } | private offer { $number } | private { $number }
    }

## Events

fishmarket-event-day = Day { $day }. Customers who may come today ask for { $demand }.
fishmarket-event-price-dealt = Your customers pay { $grey } coins for each grey fish and { $brown } for each brown one today.
fishmarket-event-landed = { $dock } brings { $cargo }.
fishmarket-event-reshuffled = The pile of { $pile } cards is empty; { $cards } discarded cards are shuffled and make a new one.
fishmarket-event-answered = { $question_id ->
    [bids] { $seat } has sealed the bids.
    [rebids] { $seat } has sealed the new bids.
   *[ice] { $seat } has decided about the ice.
 }
fishmarket-event-bids-shown = { $again ->
    [yes] { $seat } bids again: { $bids }.
   *[no] { $seat } bids { $bids }.
 }
fishmarket-event-sold = { $dock } is sold to { $seat } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }: { $cargo }.
fishmarket-event-tied = { $seats } tie for { $dock } with { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 } each.
fishmarket-event-tie-broken = { $by_id ->
    [balance] The tie for { $dock } goes to { $seat }, who has the lowest balance.
    [spent] The tie for { $dock } goes to { $seat }, who has paid least this dawn.
   *[lot] The tie for { $dock } is decided by lot: { $seat } gets it.
 }
fishmarket-event-unsold = Nobody wants { $dock }; { $cargo } are thrown away.
fishmarket-event-demand-dealt = Your customers want { $grey } and { $brown } today.
fishmarket-event-market-opened = The market of day { $day } is open.
fishmarket-event-offer = { $answers_id ->
    [none] { $partner_id ->
        [none] { $seat } offers everybody { $give } for { $want } (offer { $offer_number }).
       *[other] { $seat } offers { $partner } { $give } for { $want } ({ $offer_partner_id ->
            [none] offer
           *[some] private offer
        } { $offer_number }).
    }
   *[other] { $seat } answers { $answers_partner_id ->
        [none] offer
       *[some] private offer
    } { $answers_number } of { $partner } with { $give } for { $want } ({ $offer_partner_id ->
            [none] offer
           *[some] private offer
        } { $offer_number }).
 }{ $why_id ->
    [none] {""}
    [no-use] {" "}“I have no use for { $fish_id ->
        [none] that
       *[other] { $fish }
    }.”
    [keep] {" "}“I need { $fish_id ->
        [none] that
       *[other] my { $fish }
    } myself.”
    [lack] {" "}“I have no { $fish_id ->
        [none] such fish
       *[other] { $fish }
    }.”
    [too-dear] {" "}“That is too dear.”
    [too-little] {" "}“That is too little.”
   *[leader] {" "}“You are ahead already.”
 }
fishmarket-event-offer-closed = { $how_id ->
    [accepted] { $offer_partner_id ->
        [none] Offer { $offer_number } of { $seat } is accepted.
       *[some] { $partner } accepts private offer { $offer_number } of { $seat }.
    }
    [rejected] { $offer_partner_id ->
        [none] { $partner } rejects offer { $offer_number } of { $seat }.
       *[some] { $partner } rejects private offer { $offer_number } of { $seat }.
    }
    [countered] { $offer_partner_id ->
        [none] { $partner } does not take offer { $offer_number } of { $seat }.
       *[some] { $partner } does not take private offer { $offer_number } of { $seat }.
    }
    [withdrawn] { $offer_partner_id ->
        [none] { $seat } withdraws offer { $offer_number }.
       *[some] { $seat } withdraws private offer { $offer_number } to { $partner }.
    }
    [void] { $offer_partner_id ->
        [none] Offer { $offer_number } of { $seat } is void: the goods are gone.
       *[some] Private offer { $offer_number } of { $seat } to { $partner } is void: the goods are gone.
    }
   *[expired] { $offer_partner_id ->
        [none] Offer { $offer_number } of { $seat } has expired.
       *[some] Private offer { $offer_number } of { $seat } to { $partner } has expired.
    }
 }{ $why_id ->
    [none] {""}
    [no-use] {" "}“I have no use for { $fish_id ->
        [none] that
       *[other] { $fish }
    }.”
    [keep] {" "}“I need { $fish_id ->
        [none] that
       *[other] my { $fish }
    } myself.”
    [lack] {" "}“I have no { $fish_id ->
        [none] such fish
       *[other] { $fish }
    }.”
    [too-dear] {" "}“That is too dear.”
    [too-little] {" "}“That is too little.”
   *[leader] {" "}“You are ahead already.”
 }
fishmarket-event-traded = { $seat } and { $partner } trade: { $seat } gives { $give } and gets { $want }.
fishmarket-event-secretly-traded = { $seat } and { $partner } have agreed in private: { $seat } gives { $give } and gets { $want }.
fishmarket-event-stall = { $stall_id ->
    [open] The stall of { $seat } is open.
    [done] { $seat } is done unless something new comes.
   *[closed] { $seat } has closed the stall for today.
 }
fishmarket-event-plan = Your freeze plan: { $kinds }.
fishmarket-event-plan-taken-back = You have taken your freeze plan back.
fishmarket-event-day-planned = Your plan: { $plan }
fishmarket-event-market-closed = The market of day { $day } is closed.
fishmarket-event-cards-shown = { $seat } shows the cards: customers want { $grey } for { $grey_price } coins and { $brown } for { $brown_price }.
fishmarket-event-fish-sold = { $seat } sells { $fish } for { $coins } coins.
    .joined = sells { $fish } for { $coins } coins
fishmarket-event-frozen = { $seat } freezes { $fish } and has { $ice ->
    [0] no ice
    [one] 1 block of ice
   *[other] { $ice } blocks of ice
 } left.
    .joined = freezes { $fish }
fishmarket-event-rotted = { $seat } lets { $fish } rot and pays { $coins } coins.
    .joined = lets { $fish } rot and pays { $coins } coins
fishmarket-event-banked = { $coins ->
    [0] The balance of { $seat } stays at { $balance }.
   *[other] { $seat } banks { $coins } coins and now has a balance of { $balance }.
 }
fishmarket-event-ended = The four days are over. { $winners } had the best market.

## Refusals

fishmarket-refusal-no-such-dock = No boat for sale lies at dock { $dock_id }.
fishmarket-refusal-over-cash = You bid { $bid } coins but have { $cash }.
fishmarket-refusal-over-standing = You would bid { $bid } coins again for { $dock }; more than { $most } is not possible.
fishmarket-refusal-not-contended = You are not tied for { $dock }.
fishmarket-refusal-rebid-missing = Bid at least 1 coin for { $dock } too.
fishmarket-refusal-stall-closed = Your stall is closed. Open it first.
fishmarket-refusal-same-stall = Your stall is { $stall } already.
fishmarket-refusal-partner-closed = { $seat } has closed the stall for today.
fishmarket-refusal-no-such-partner = An offer goes to another player at this table, or to everybody.
fishmarket-refusal-no-such-item = Only fish and coins can be traded, not “{ $item }”.
fishmarket-refusal-more-than-exist = You want { $count } { $item }, but only { $most } are in play.
fishmarket-refusal-empty-offer = An offer needs something to give or something to want.
fishmarket-refusal-both-sides = You cannot give and want the same thing: { $item }.
fishmarket-refusal-no-gifts = At this table nothing is given for nothing.
fishmarket-refusal-you-lack = That needs { $need } { $item }; you have { $have }.
fishmarket-refusal-too-many-open = You have { $most } open offers already. Withdraw one first.
fishmarket-refusal-too-many-today = You have made { $most } offers today; that is all for this day.
fishmarket-refusal-no-such-offer = There is no such offer today.
fishmarket-refusal-offer-gone = { $how_id ->
    [accepted] { $own_id ->
        [yes] You have already taken { $offer }.
       *[no] Gone: { $seat } was quicker and has taken { $offer }.
    }
    [rejected] { $own_id ->
        [yes] You have already said no to { $offer }.
       *[no] Gone: { $seat } has said no to { $offer }.
    }
    [countered] { $own_id ->
        [yes] You have already answered { $offer } with an offer of your own.
       *[no] Gone: { $seat } has answered { $offer } with another offer.
    }
    [withdrawn] { $own_id ->
        [yes] You have already withdrawn { $offer }.
       *[no] Gone: { $seat } has withdrawn { $offer }.
    }
   *[void] Gone: the goods for { $offer } went elsewhere.
 }
fishmarket-refusal-same-offer = You have already made this offer: { $offer } is still open.
fishmarket-refusal-own-offer = You made { $offer } yourself.
fishmarket-refusal-not-your-offer = Only its proposer can withdraw { $offer }.
fishmarket-refusal-not-named = It was not you to whom { $offer } was made.
fishmarket-refusal-not-freezable = There is never any { $fish } left to freeze.
fishmarket-refusal-twice = Name { $fish } only once.
fishmarket-refusal-no-plan = You have left no freeze plan.
fishmarket-refusal-nothing-to-freeze = You hold no fish that could be left over for the ice. Say that you are done.
fishmarket-refusal-no-such-price = A price for { $fish } lies between { $least } and { $most } coins, not at { $price }.
fishmarket-refusal-last-day = On the last day the ice is used for you: there is nothing to choose.
fishmarket-refusal-not-unsold = You have no { $fish } left.
fishmarket-refusal-too-little-ice = { $kinds } kinds need { $kinds } blocks of ice; you have { $ice }.

## The end

fishmarket-line-start = Coins and balance at the start
fishmarket-line-auctions = Paid for boats
fishmarket-line-trades = Coins from trades
fishmarket-line-sales = Fish sold
fishmarket-line-rot = Rotten fish
fishmarket-end-last-day = The evening of the fourth day: all money is in the bank.

## Things

fishmarket-item-eel = eel
    .count = { $count ->
        [one] 1 eel
       *[other] { $count } eels
    }
fishmarket-item-sole = sole
    .count = { $count ->
        [one] 1 sole
       *[other] { $count } soles
    }
fishmarket-item-tuna = tuna
    .count = { $count ->
        [one] 1 tuna
       *[other] { $count } tuna
    }
fishmarket-item-perch = perch
    .count = { $count ->
        [one] 1 perch
       *[other] { $count } perch
    }
fishmarket-item-mackerel = mackerel
    .count = { $count ->
        [one] 1 mackerel
       *[other] { $count } mackerel
    }
fishmarket-item-dorade = sea bream
    .count = { $count ->
        [one] 1 sea bream
       *[other] { $count } sea bream
    }
fishmarket-item-salmon = salmon
    .count = { $count ->
        [one] 1 salmon
       *[other] { $count } salmon
    }
fishmarket-item-cod = cod
    .count = { $count ->
        [one] 1 cod
       *[other] { $count } cod
    }
fishmarket-item-herring = herring
    .count = { $count ->
        [one] 1 herring
       *[other] { $count } herring
    }
fishmarket-item-lobster = lobster
    .count = { $count ->
        [one] 1 lobster
       *[other] { $count } lobsters
    }
fishmarket-item-coins = coins
    .count = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
fishmarket-item-D-eel-mackerel = eel with mackerel
fishmarket-item-D-eel-dorade = eel with sea bream
fishmarket-item-D-eel-salmon = eel with salmon
fishmarket-item-D-eel-cod = eel with cod
fishmarket-item-D-sole-mackerel = sole with mackerel
fishmarket-item-D-sole-dorade = sole with sea bream
fishmarket-item-D-sole-salmon = sole with salmon
fishmarket-item-D-sole-cod = sole with cod
fishmarket-item-D-tuna-mackerel = tuna with mackerel
fishmarket-item-D-tuna-dorade = tuna with sea bream
fishmarket-item-D-tuna-salmon = tuna with salmon
fishmarket-item-D-tuna-cod = tuna with cod
fishmarket-item-D-perch-mackerel = perch with mackerel
fishmarket-item-D-perch-dorade = perch with sea bream
fishmarket-item-D-perch-salmon = perch with salmon
fishmarket-item-D-perch-cod = perch with cod
fishmarket-item-A = August (A)
    .count = { $count } on August (A)
fishmarket-item-B = Bruno (B)
    .count = { $count } on Bruno (B)
fishmarket-item-C = Clemens (C)
    .count = { $count } on Clemens (C)
fishmarket-item-D = Dieter (D)
    .count = { $count } on Dieter (D)
fishmarket-item-E = Emil (E)
    .count = { $count } on Emil (E)
fishmarket-item-F = Fiete (F)
    .count = { $count } on Fiete (F)
fishmarket-item-open = open
fishmarket-item-done = done
fishmarket-item-closed = closed
fishmarket-item-refuse = refuse
fishmarket-item-rest = nothing else
fishmarket-item-no-use = I have no use for it
fishmarket-item-keep = I need it myself
fishmarket-item-lack = I have none
fishmarket-item-too-dear = That is too dear
fishmarket-item-too-little = That is too little
fishmarket-item-leader = You are ahead already
fishmarket-item-fish = fish
fishmarket-item-demand = demand
fishmarket-item-price = price
fishmarket-item-red = red
fishmarket-item-blue = blue
fishmarket-item-green = green
fishmarket-item-yellow = yellow
fishmarket-item-black = black

## The board as text

fishmarket-board-nothing = nothing
fishmarket-board-phase = Day { $day } of 4. { $phase_id ->
    [bids] Dawn: sealed bids for the boats.
    [rebids] Dawn: re-bidding, round { $round } of { $rounds }.
    [market] The market is open.
    [ice] Afternoon: ice for what was not sold.
   *[over] The game is over.
 }
fishmarket-board-waiting = Answered: { $answered }. Still to answer: { $waiting }.
fishmarket-board-face-up = Demand cards of the day: { $cards }
fishmarket-board-own-stock = You have { $coins }, { $ice ->
    [0] no ice
    [one] 1 block of ice
   *[other] { $ice } blocks of ice
 }{ $fish ->
    [0] { " " }and no fish
   *[other] , { $stock }
 }.
fishmarket-board-own-price = Your prices: { $grey } for grey fish, { $brown } for brown fish
fishmarket-board-own-customers = Your customers want { $grey } for { $grey_price } coins and { $brown } for { $brown_price }
fishmarket-board-own-demand = Your customers want: { $grey } and { $brown }
fishmarket-board-own-answer = Your sealed answer: { $answer }
fishmarket-board-own-tied = In case of a tie: { $tied }
fishmarket-board-own-today = Your plan: { $plan }
fishmarket-board-own-buys = You buy for up to: { $prices }
fishmarket-board-own-sells = You sell for at least: { $prices }
fishmarket-board-own-refuses = You refuse every other offer
fishmarket-board-own-plan = Your freeze plan: { $kinds }
fishmarket-board-own-offers = Your offers: { $open } of { $most_open } open, { $made } of { $most_made } made today
fishmarket-board-boats = Boats:
fishmarket-board-cargo = { $dock }: { $cargo }
fishmarket-board-tied = { $dock }: { $cargo }; tied: { $people }; { $again ->
    [yes] re-bids
   *[no] bids
 } { $bids }
fishmarket-board-sold = { $dock }: sold to { $person } for { $coins }; { $again ->
    [yes] re-bids
   *[no] bids
 } { $bids }
fishmarket-board-unsold = { $dock }: unsold
fishmarket-board-players = Players:
fishmarket-board-player = { $person } ({ $colour }): cash { $cash }, balance { $balance }, ice { $ice }; fish: { $stock }
fishmarket-board-stock = **{ $person }**: { $coins }, { $stock } · { $stall }
fishmarket-board-stall = stall { $stall }
fishmarket-board-offers = Open offers:
fishmarket-board-offer = Offer { $number }: { $person } gives { $give } for { $want }, to { $audience }
fishmarket-board-everybody = everybody
fishmarket-board-private-offer = Private offer { $number }: { $person } gives { $give } for { $want }, to { $audience } alone
fishmarket-board-counter = in answer to { $answers }
fishmarket-board-words = Said today:
fishmarket-board-word = { $person } to { $listener }: { $why_id ->
    [none] no
   *[other] { $why }
 } ({ $fish })
fishmarket-board-heard = { $person } tells you: { $why_id ->
    [none] “No, thanks.”
   *[other] “{ $why }.”
 } ({ $fish })
fishmarket-board-piles = Piles: { $fish } fish, { $demand } demand, { $price } price cards
fishmarket-board-discard = Discarded: { $fish }; demand { $demand }; prices { $price }
fishmarket-board-title = Fish Market
fishmarket-board-not-sold = not sold
fishmarket-board-no = No.
fishmarket-board-no-fish = No fish
fishmarket-board-open-offers = { $offers ->
    [one] 1 offer is open.
   *[other] { $offers } offers are open.
 }
fishmarket-board-other-offers = { $offers ->
    [one] and 1 other offer
   *[other] and { $offers } other offers
 }
