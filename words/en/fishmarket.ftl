# Fish Market.

fishmarket = Fish Market
    .pitch = bid for the catch, haggle, sell it fresh
    .idea = Four days of fish: bid in secret for whole boatloads, find out what your customers want, haggle, sell, and freeze the rest before it rots. The richest fishmonger wins. For 3 to 5 players, 45 to 60 minutes.
    .score = { $score ->
        [one] { $score } coin
       *[other] { $score } coins
    }

fishmarket-typed-words = sea bream = dorade | money = coins | everybody = everyone | would like = want | like = want | need = want | i need = want | to have = want | to get = want | get = want | could i have = want | may i have = want | can i get = want | could i get = want | let me have = want | give me = want | looking for = buy | anyone want = sell | anyone wants = sell | does anyone want = sell | who wants = sell | cancel = withdraw | remove = withdraw | delete = withdraw | keep = freeze | save = freeze | place = bid | please a = want a | please one = want one

## Options

fishmarket-option-max_rebid_rounds = Tie-break rounds
    .about = How many times players who tie for a boat bid again before the tie is broken for them.
fishmarket-option-allow_gifts = Gifts
    .about = May players give something, or ask for it, for nothing in return?
fishmarket-option-private_offers = Private offers
    .about = Does an offer to one player stay between the two of them?
fishmarket-option-max_open_offers = Open offers
    .about = How many offers each player may have open at once.
fishmarket-option-max_offers_per_day = Offers a day
    .about = How many offers each player may make in a day.
fishmarket-option-bid_deadline_hours = Time to bid
    .about = How long everyone has for the secret bids.
fishmarket-option-rebid_deadline_hours = Time to bid again
    .about = How long tied players have for each tie-break round.
fishmarket-option-market_deadline_hours = Market hours
    .about = How long a day’s market stays open at most.
fishmarket-option-freeze_deadline_hours = Time for the ice
    .about = How long everyone has to choose what to freeze.

## Decisions

fishmarket-decision-bids = Day { $day }, dawn: bid on the { $boats } boats with your { $cash } coins. Bids stay secret until everyone’s in; you can change yours until then.
fishmarket-decision-rebids = It’s a tie! Bid again on { $docks } (1 coin or more). Tie-break round { $round }.
fishmarket-decision-market = Day { $day }: the market is open. Haggle away, or say you’re done.
    .example = offer 5 coins for 1 sole
fishmarket-decision-plan = Plan for day { $day }: which offers to take, and which fish to freeze this afternoon. You have { $ice ->
    [0] no ice
    [one] 1 block of ice
   *[other] { $ice } blocks of ice
 }. Nobody sees your plan.
fishmarket-decision-ice = Not all your fish is sold. What goes on ice? A block keeps every fish of one kind; the rest rots and costs you 5 coins a fish.

## Actions

fishmarket-action-boats = Bid { $bids }{ $tied_count ->
    [0] {""}
   *[other] {""}; if tied, { $tied }
 }
    .done = You bid { $bids }{ $tied_count ->
        [0] {""}
       *[other] {""}; if tied, { $tied }
    }.
    .name = Bid on the boats
    .bids = Coins for each boat
    .tied = If you tie, bid again
    .preview = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $left } left
    .typed = { $bids } | put { $bids } | take { $bids }
fishmarket-action-rebid = Bid again: { $bids }
    .done = You bid again: { $bids }.
    .name = Bid again
    .bids = Coins for each boat
    .preview = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $left } left
    .typed = rebid { $bids } | bid { $bids } | { $bids }
fishmarket-action-offer = { $give_count ->
    [0] { $partner_id ->
        [none] Ask everyone for { $want }
       *[other] Ask { $partner } for { $want }
    }
   *[other] { $want_count ->
        [0] { $partner_id ->
            [none] Give { $give } away
           *[other] Give { $partner } { $give } for free
        }
       *[other] { $partner_id ->
            [none] Offer everyone { $give } for { $want }
           *[other] Offer { $partner } { $give } for { $want }
        }
    }
 }
    .done = { $give_count ->
        [0] { $partner_id ->
            [none] You asked everyone for { $want }.
           *[other] You asked { $partner } for { $want }.
        }
       *[other] { $want_count ->
            [0] { $partner_id ->
                [none] You are giving { $give } away.
               *[other] You offered { $partner } { $give } for free.
            }
           *[other] { $partner_id ->
                [none] You offered everyone { $give } for { $want }.
               *[other] You offered { $partner } { $give } for { $want }.
            }
        }
    }
    .name = Make an offer
    .give = You give
    .want = You get
    .partner = To whom? (empty: everyone)
    .preview = { $way_id ->
        [more] +{ $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }
        [less] −{ $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }
       *[same] ±0 coins
    } for you tonight, { $rotting ->
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
    .typed = offer { $give } for { $want } to { $partner } | offer { $give } for { $want } | give { $give } for { $want } | { $give } for { $want } | buy { $want } for { $give } | buy { $want } from { $partner } for { $give } | sell { $give } for { $want } | sell { $give } to { $partner } for { $want } | offer { $partner } { $give } for { $want } | trade { $give } for { $want } | { $partner } { $give } for { $want } | { $partner }, { $give } for your { $want } | want { $want } for { $give } | can i have { $want } for { $give } | swap { $give } for { $want } | swap { $give } for { $want } with { $partner } | trade { $give } for { $want } with { $partner } | offer { $give } to { $partner } for { $want } | pay { $give } for { $want } | trade { $give } against { $want } | swap { $give } against { $want }
fishmarket-action-counter = Counter { $offer }: { $give } for { $want }{ $why_id ->
    [none] {""}
   *[other] {""}, because: { $why }
 }{ $fish_id ->
    [none] {""}
   *[other] {""}, about { $fish }
 }
    .done = You countered { $offer }: { $give } for { $want }.
    .name = Counter an offer
    .short = Counter
    .offer = Which offer?
    .give = You give
    .want = You get
    .why = Your reason (optional)
    .fish = Which fish you mean (optional)
    .preview = { $way_id ->
        [more] +{ $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }
        [less] −{ $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }
       *[same] ±0 coins
    } for you tonight, { $rotting ->
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
    .done = { $give_count ->
        [0] You gave { $proposer } { $want } for free.
       *[other] { $want_count ->
            [0] { $proposer } gave you { $give } for free.
           *[other] You took { $proposer }’s offer: { $give } for { $want }.
        }
    }
    .name = Accept
    .short = Accept
    .mark = { $brings }
    .offer = Which offer?
    .preview = { $way_id ->
        [more] +{ $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }
        [less] −{ $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }
       *[same] ±0 coins
    } for you tonight, { $rotting ->
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
    .typed = accept { $offer } | take { $offer } | accept
fishmarket-action-reject = Turn down { $offer }
    .done = { $give_count ->
        [0] You turned down { $proposer }, who asked for { $want }.
       *[other] { $want_count ->
            [0] You turned down { $proposer }’s gift: { $give }.
           *[other] You turned down { $proposer }’s offer: { $give } for { $want }.
        }
    }
    .name = Turn down
    .short = No, thanks
    .offer = Which offer?
    .typed = reject { $offer } | refuse { $offer } | decline { $offer } | reject
fishmarket-action-decline = Turn down { $offer }, because: { $why }{ $fish_id ->
    [none] {""}
   *[other] {""}, about { $fish }
 }
    .done = You turned down { $proposer }’s offer.{ fishmarket-event-offer.why }
    .name = Turn down and say why
    .short = No, because …
    .offer = Which offer?
    .why = Your reason
    .fish = Which fish you mean (optional)
fishmarket-action-withdraw = Withdraw { $offer }
    .done = { $give_count ->
        [0] You withdrew your request for { $want }.
       *[other] { $want_count ->
            [0] You withdrew your gift: { $give }.
           *[other] You withdrew your offer: { $give } for { $want }.
        }
    }
    .name = Withdraw
    .short = Withdraw
    .offer = Which offer?
    .typed = withdraw { $offer } | withdraw
fishmarket-action-stall = { $stall_id ->
    [open] Reopen your stall
    [done] Done, unless a new offer comes in
   *[closed] Close your stall for today
 }
    .done = { $stall_id ->
        [open] Your stall is open again.
        [done] You’re done, unless a new offer comes in.
       *[closed] Your stall is closed for today.
    }
    .name = Your stall
    .quick = { $stall_id ->
        [open] Reopen my stall
        [done] I’m done for now
       *[closed] Close my stall for today
    }
    .stall = Open, done or closed?
fishmarket-action-plan = Freeze, if left over: { $kinds }
    .done = Freeze plan saved: { $kinds }.
    .name = Freeze plan
    .kinds = Fish, the most important first
fishmarket-action-unplan = Drop the freeze plan
    .done = You dropped your freeze plan.
    .name = Drop the freeze plan
fishmarket-action-finish = Done, unless a new offer comes in. On ice, if left over: { $kinds }
    .done = You’re done, unless a new offer comes in. On ice, if left over: { $kinds }.
    .name = Done, and freeze
    .kinds = On ice, if left over
    .typed = finish { $kinds }
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
    .ice-said = { $ice_id ->
        [rest] Nothing goes on ice.
       *[other] On ice, if left over: { $ice }.
    }
    .others = Every other offer
    .others-said = Turn down every other offer.
fishmarket-action-freeze = Freeze { $kinds }
    .done = You chose to freeze { $kinds }.
    .name = Freeze
    .kinds = Fish to freeze
    .preview = { $rotting ->
        [0] nothing rots
        [one] 1 fish rots: −{ $coins } coins
       *[other] { $rotting } fish rot: −{ $coins } coins
    }, { $ice ->
        [0] no ice left
        [one] 1 block of ice left
       *[other] { $ice } blocks of ice left
    }
    .typed = freeze { $kinds } | { $kinds } | { $kinds } on ice | put { $kinds } on ice | ice { $kinds }

## Topics

fishmarket-topic-offer = { $secret ->
    [yes] Private offer { $offer_number }
   *[no] Offer { $offer_number }
 }{ $answers_id ->
    [none] {""}
   *[other] {""}, in answer to { $answers }
 }: { $give_count ->
    [0] { $proposer_id ->
        [you] you ask
       *[other] **{ $proposer }** asks
    }{ $partner_id ->
        [none] {""} everyone
        [you] {""} you
       *[other] {""} { $partner }
    } for **{ $want }**
   *[other] { $proposer_id ->
        [you] you give
       *[other] **{ $proposer }** gives
    }{ $partner_id ->
        [none] {""}
        [you] {""} you
       *[other] {""} { $partner }
    } **{ $give }** for { $want_count ->
        [0] nothing
       *[other] **{ $want }**
    }
 }
    .short = { $offer_number }

fishmarket-reference-offer = { $partner_id ->
    [none] offer { $number }
    [you] { $seat }’s private offer { $number }
   *[some] { $seat_id ->
        [you] your private offer { $number } to { $partner }
       *[other] { $seat }’s private offer { $number } to { $partner }
    }
 }
    .typed = { $partner_id ->
        [none] offer { $number }
       *[some] { $seat } { $number } | { $partner } { $number } | private offer { $number } | private { $number }
    }

## Events

fishmarket-event-day = Day { $day }. Demand cards on show: { $demand }.
fishmarket-event-price-dealt = Today your customers pay { $grey } coins for a grey fish and { $brown } for a brown one.
fishmarket-event-landed = { $dock } lands { $cargo }.
    .joined = { "" }
fishmarket-event-reshuffled = { $pile_id ->
    [fish] The fish cards have run out
    [demand] The demand cards have run out
   *[price] The price cards have run out
 }: { $cards } discards are shuffled back in.
fishmarket-event-answered = { $question_id ->
        [bids] Bids in
        [rebids] New bids in
       *[ice] Ice chosen
    }: { $seat_id ->
        [you] you
       *[other] { $seat }
    }.
    .again = { $seat_id ->
        [you] you
       *[other] { $seat }
    }
fishmarket-event-bids-shown = { $seat_id ->
        [you] You bid
       *[other] { $seat } bids
    } { $bids_count ->
        [0] nothing
       *[other] { $again ->
        [yes] again: { $bids }
       *[no] { $bids }
    }
    }.
fishmarket-event-sold = { $seat_id ->
        [you] You get
       *[other] { $seat } gets
    } the boat { $dock } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }: { $cargo }.
fishmarket-event-tied = { $seats_id ->
    [with-you] You{ $seats_others }
   *[other] { $seats }
 } tie for { $dock } at { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 } each.
fishmarket-event-tie-broken = { $by_id ->
        [balance] The tie for { $dock } goes to { $seat_id ->
        [you] you: you have
       *[other] { $seat }, who has
    } the least in the bank.
        [spent] The tie for { $dock } goes to { $seat_id ->
        [you] you: you have
       *[other] { $seat }, who has
    } paid the least this morning.
       *[lot] The tie for { $dock } is settled by a draw: { $seat_id ->
        [you] you win it.
       *[other] { $seat } wins it.
    }
    }
fishmarket-event-unsold = Nobody bids on { $dock }, which sails away with { $cargo }.
fishmarket-event-demand-dealt = Today your customers want { $grey } and { $brown }.
fishmarket-event-market-opened = Day { $day }: the market opens.
    .joined = { "" }
fishmarket-event-offer = { $answers_id ->
    [none] { $give_count ->
        [0] { $seat_id ->
            [you] You ask
           *[other] { $seat } asks
        } { $partner_id ->
            [none] everyone
            [you] you
           *[other] { $partner }
        } for { $want }
       *[other] { $seat_id ->
            [you] You offer
           *[other] { $seat } offers
        } { $partner_id ->
            [none] everyone
            [you] you
           *[other] { $partner }
        } { $give } for { $want_count ->
            [0] nothing
           *[other] { $want }
        }
    }
   *[other] { $seat_id ->
        [you] You counter
       *[other] { $seat } counters
    } { $answers_partner_id ->
        [none] offer
       *[some] private offer
    } { $answers_number }{ $give_count ->
        [0] , asking for { $want }
       *[other] : { $give } for { $want_count ->
            [0] nothing
           *[other] { $want }
        }
    }
 } ({ $offer_partner_id ->
    [none] offer
   *[some] private offer
 } { $offer_number }).{ fishmarket-event-offer.why }
    .why = { $why_id ->
        [none] {""}
        [no-use] {" "}“I don’t want { $fish_id ->
            [none] that
           *[other] any { $fish }
        }.”
        [keep] {" "}“I’m keeping { $fish_id ->
            [none] that
           *[other] my { $fish }
        }.”
        [lack] {" "}“I don’t have { $fish_id ->
            [none] that
           *[other] any { $fish }
        }.”
        [too-dear] {" "}“Too expensive.”
        [too-little] {" "}“Not enough.”
       *[leader] {" "}“You’re already ahead.”
    }
fishmarket-event-offer-closed = { $how_id ->
    [accepted] { $partner_id ->
        [none] { fishmarket-event-offer-closed.called } is accepted.
        [you] You accept { fishmarket-event-offer-closed.called }.
       *[other] { $partner } accepts { fishmarket-event-offer-closed.called }.
    }
    [rejected] { $partner_id ->
        [you] You turn down { fishmarket-event-offer-closed.called }.
       *[other] { $partner } turns down { fishmarket-event-offer-closed.called }.
    }
    [countered] { $partner_id ->
        [you] You don’t take { fishmarket-event-offer-closed.called }.
       *[other] { $partner } doesn’t take { fishmarket-event-offer-closed.called }.
    }
    [withdrawn] { $seat_id ->
        [you] You withdraw { $offer_partner_id ->
            [none] offer { $offer_number }
           *[some] private offer { $offer_number } to { $partner }
        }.
       *[other] { $seat } withdraws { $offer_partner_id ->
            [none] offer { $offer_number }
            [you] private offer { $offer_number }
           *[some] private offer { $offer_number } to { $partner }
        }.
    }
    [void] { $seat_id ->
        [you] Your { $offer_partner_id ->
            [none] offer
           *[some] private offer
        } { $offer_number } is off: the goods are gone.
       *[other] { $seat }’s { $offer_partner_id ->
            [none] offer
           *[some] private offer
        } { $offer_number } is off: the goods are gone.
    }
   *[expired] { $seat_id ->
        [you] Your { $offer_partner_id ->
            [none] offer
           *[some] private offer
        } { $offer_number } has expired.
       *[other] { $seat }’s { $offer_partner_id ->
            [none] offer
           *[some] private offer
        } { $offer_number } has expired.
    }
 }{ fishmarket-event-offer.why }
    .called = { $seat_id ->
        [you] your
       *[other] { $seat }’s
    } { $offer_partner_id ->
        [none] offer
       *[some] private offer
    } { $offer_number }
fishmarket-event-traded = { $give_count ->
    [0] { $partner_id ->
        [you] You give
       *[other] { $partner } gives
    } { $seat_id ->
        [you] you
       *[other] { $seat }
    } { $want } for free.
   *[other] { $seat_id ->
        [you] You give
       *[other] { $seat } gives
    } { $partner_id ->
        [you] you
       *[other] { $partner }
    } { $give } for { $want_count ->
        [0] free
       *[other] { $want }
    }.
 }
fishmarket-event-secretly-traded = { $seat_id ->
    [you] { fishmarket-event-traded }
   *[other] { $partner_id ->
        [you] { fishmarket-event-traded }
       *[other] A private deal: { fishmarket-event-traded }
    }
 }
fishmarket-event-stall = { $stall_id ->
        [open] { $seat_id ->
        [you] Your
       *[other] { $seat }’s
    } stall is open.
        [done] { $seat_id ->
        [you] You’re
       *[other] { $seat } is
    } done, unless a new offer comes in.
       *[closed] { $seat_id ->
        [you] You’ve
       *[other] { $seat } has
    } closed for today.
    }
fishmarket-event-plan = Your freeze plan: { $kinds }.
fishmarket-event-plan-taken-back = You dropped your freeze plan.
fishmarket-event-day-planned = Your plan: { $plan }.
fishmarket-event-market-closed = Day { $day }: the market closes.
fishmarket-event-cards-shown = { $seat_id ->
        [you] You show
       *[other] { $seat } shows
    } { $grey } at { $grey_price } and { $brown } at { $brown_price }.
fishmarket-event-fish-sold = { $seat_id ->
        [you] You sell
       *[other] { $seat } sells
    } { $fish } for { $coins } coins.
    .joined = { $seat_id ->
        [you] sell
       *[other] sells
    } { $fish } for { $coins } coins
fishmarket-event-frozen = { $seat_id ->
        [you] You freeze
       *[other] { $seat } freezes
    } { $fish } ({ $ice ->
        [0] no ice
        [one] 1 block of ice
       *[other] { $ice } blocks of ice
    } left).
    .joined = { $seat_id ->
        [you] freeze
       *[other] freezes
    } { $fish }
fishmarket-event-rotted = { $seat_id ->
        [you] You let
       *[other] { $seat } lets
    } { $fish } rot (−{ $coins } coins).
    .joined = { $seat_id ->
        [you] let
       *[other] lets
    } { $fish } rot (−{ $coins } coins)
fishmarket-event-banked = { $drawn ->
        [0] { $seat_id ->
            [you] You bank
           *[other] { $seat } banks
        } { $coins ->
            [0] nothing
            [one] 1 coin
           *[other] { $coins } coins
        }
        [one] { $seat_id ->
            [you] You take
           *[other] { $seat } takes
        } 1 coin from the bank
       *[other] { $seat_id ->
            [you] You take
           *[other] { $seat } takes
        } { $drawn } coins from the bank
    } (balance { $balance }).
    .joined = { $drawn ->
        [0] { $seat_id ->
            [you] bank
           *[other] banks
        } { $coins ->
            [0] nothing
            [one] 1 coin
           *[other] { $coins } coins
        }
        [one] { $seat_id ->
            [you] take
           *[other] takes
        } 1 coin from the bank
       *[other] { $seat_id ->
            [you] take
           *[other] takes
        } { $drawn } coins from the bank
    } (balance { $balance })
fishmarket-event-ended = { $winners_count ->
    [one] Game over: { $winners_id ->
        [you] you win!
       *[other] { $winners } wins!
    }
   *[other] Game over: { $winners_id ->
        [with-you] you{ $winners_others } share the win!
       *[other] { $winners } share the win!
    }
 }

## Refusals

fishmarket-refusal-no-such-dock = There is no boat for sale at dock { $dock_id }.
fishmarket-refusal-over-cash = That makes { $bid } coins, and you have { $cash }.
fishmarket-refusal-over-standing = { $bid } coins is too much if you tie for { $dock }: you’d have { $most } at most.
fishmarket-refusal-not-contended = You’re not tied for { $dock }.
fishmarket-refusal-rebid-missing = Bid at least 1 coin on { $dock } too.
fishmarket-refusal-stall-closed = Your stall is closed. Reopen it first.
fishmarket-refusal-same-stall = { $stall_id ->
    [open] Your stall is already open.
    [done] You’re already done.
   *[closed] Your stall is already closed.
 }
fishmarket-refusal-partner-closed = { $seat } has closed for today.
fishmarket-refusal-no-such-partner = Make your offer to another player here, or to everyone.
fishmarket-refusal-no-such-item = You can only trade fish and coins, not “{ $item }”.
fishmarket-refusal-more-than-exist = You asked for { $count } { $item }, but there are only { $most } in the game.
fishmarket-refusal-empty-offer = Your offer is empty: give something, or ask for something.
fishmarket-refusal-both-sides = You can’t give and get the same thing: { $item }.
fishmarket-refusal-no-gifts = No gifts at this table: ask for something in return.
fishmarket-refusal-you-lack = That takes { $need } { $item }; you have { $have }.
fishmarket-refusal-too-many-open = You have { $most ->
    [one] 1 open offer
   *[other] { $most } open offers
 } already. Withdraw one first.
fishmarket-refusal-too-many-today = You’ve made { $most ->
    [one] your one offer
   *[other] all { $most } of your offers
 } for today.
fishmarket-refusal-no-such-offer = There’s no such offer today.
fishmarket-refusal-offer-gone = { $how_id ->
    [accepted] { $own_id ->
        [yes] You’ve already taken { $offer }.
       *[no] Too late: { $seat } has taken { $offer }.
    }
    [rejected] { $own_id ->
        [yes] You’ve already turned down { $offer }.
       *[no] Too late: { $seat } has turned down { $offer }.
    }
    [countered] { $own_id ->
        [yes] You’ve already countered { $offer }.
       *[no] Too late: { $seat } has countered { $offer }.
    }
    [withdrawn] { $own_id ->
        [yes] You’ve already withdrawn { $offer }.
       *[no] Too late: { $seat } has withdrawn { $offer }.
    }
   *[void] Too late for { $offer }: the goods are gone.
 }
fishmarket-refusal-same-offer = You’ve already made this offer: { $offer } is still open.
fishmarket-refusal-own-offer = You made { $offer } yourself.
fishmarket-refusal-not-your-offer = You can’t withdraw { $offer }: it isn’t yours.
fishmarket-refusal-not-named = You can’t answer { $offer }: it isn’t made to you.
fishmarket-refusal-not-freezable = No need to freeze { $fish }: it always sells.
fishmarket-refusal-twice = Name { $fish } only once.
fishmarket-refusal-no-plan = You have no freeze plan.
fishmarket-refusal-nothing-to-freeze = You have no fish that could be left over. Just say you’re done.
fishmarket-refusal-no-such-price = A price for { $fish } is { $least } to { $most } coins, not { $price }.
fishmarket-refusal-last-day = No need to choose on the last day: your ice is used for you.
fishmarket-refusal-not-unsold = You have no { $fish } left over.
fishmarket-refusal-too-little-ice = { $kinds } kinds take { $kinds } blocks of ice; you have { $ice }.

## The end

fishmarket-line-start = Starting coins and balance
fishmarket-line-auctions = Paid for boats
fishmarket-line-trades = Coins from trades
fishmarket-line-sales = Fish sold
fishmarket-line-rot = Rotten fish
fishmarket-end-last-day = After four days, all coins are in the bank.

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
    .typed = on A | for A | to A | A for | for August | to August | August for | boat A | first boat
fishmarket-item-B = Bruno (B)
    .count = { $count } on Bruno (B)
    .typed = on B | for B | to B | B for | for Bruno | to Bruno | Bruno for | boat B | second boat
fishmarket-item-C = Clemens (C)
    .count = { $count } on Clemens (C)
    .typed = on C | for C | to C | C for | for Clemens | to Clemens | Clemens for | boat C | third boat
fishmarket-item-D = Dieter (D)
    .count = { $count } on Dieter (D)
    .typed = on D | for D | to D | D for | for Dieter | to Dieter | Dieter for | boat D | fourth boat
fishmarket-item-E = Emil (E)
    .count = { $count } on Emil (E)
    .typed = on E | for E | to E | E for | for Emil | to Emil | Emil for | boat E | fifth boat
fishmarket-item-F = Fiete (F)
    .count = { $count } on Fiete (F)
    .typed = on F | for F | to F | F for | for Fiete | to Fiete | Fiete for | boat F | sixth boat
fishmarket-item-open = open
fishmarket-item-done = done
fishmarket-item-closed = closed
fishmarket-item-refuse = turn down
fishmarket-item-rest = nothing else
fishmarket-item-no-use = I don’t want it
fishmarket-item-keep = I’m keeping it
fishmarket-item-lack = I don’t have any
fishmarket-item-too-dear = Too expensive
fishmarket-item-too-little = Not enough
fishmarket-item-leader = You’re already ahead
fishmarket-item-fish = fish
fishmarket-item-demand = demand
fishmarket-item-price = price

## The board as text

fishmarket-board-nothing = nothing
fishmarket-board-nobody = nobody yet
fishmarket-board-phase = Day { $day } of 4. { $phase_id ->
    [bids] Dawn: secret bids on the boats.
    [rebids] Dawn: tie-break, round { $round } of { $rounds }.
    [market] The market is open.
    [ice] Afternoon: ice for unsold fish.
   *[over] The game is over.
 }
fishmarket-board-waiting = Answered: { $answered }. Still thinking: { $waiting }.
fishmarket-board-face-up = Demand cards on show: { $cards }
fishmarket-board-own-stock = You have { $coins }, { $ice ->
    [0] no ice
    [one] 1 block of ice
   *[other] { $ice } blocks of ice
 }{ $fish ->
    [0] { " " }and no fish
   *[other] , { $stock }
 }.
fishmarket-board-own-price = Your prices: { $grey } for a grey fish, { $brown } for a brown one
fishmarket-board-own-customers = Your customers want { $grey } for { $grey_price } coins and { $brown } for { $brown_price }
fishmarket-board-own-demand = Your customers want { $grey } and { $brown }
fishmarket-board-own-answer = Your secret answer: { $answer }
fishmarket-board-own-tied = If you tie: { $tied }
fishmarket-board-own-today = Your plan: { $plan }
fishmarket-board-own-buys = You buy for up to: { $prices }
fishmarket-board-own-sells = You sell for at least: { $prices }
fishmarket-board-own-refuses = You turn down every other offer
fishmarket-board-own-plan = Your freeze plan: { $kinds }
fishmarket-board-own-offers = Your offers: { $open } of { $most_open } open, { $made } of { $most_made } made today
fishmarket-board-boats = Boats:
fishmarket-board-cargo = { $dock }: { $cargo }
fishmarket-board-tied = { $dock }: { $cargo }; tied: { $people }; { $again ->
    [yes] re-bids
   *[no] bids
 }: { $bids }
fishmarket-board-sold = { $dock }: sold to { $seat_id ->
    [you] you
   *[other] { $seat }
 } for { $coins } ({ $again ->
    [yes] re-bids
   *[no] bids
 }: { $bids })
fishmarket-board-unsold = { $dock }: unsold
fishmarket-board-players = Players:
fishmarket-board-player = { $seat_id ->
    [you] You
   *[other] { $seat }
 }: { $cash ->
    [one] 1 coin
   *[other] { $cash } coins
 }, balance { $balance }, { $ice ->
    [0] no ice
    [one] 1 block of ice
   *[other] { $ice } blocks of ice
 }; fish: { $stock }
fishmarket-board-stock = **{ $seat_id ->
    [you] You
   *[other] { $seat }
 }**: { $coins }, { $fish ->
    [0] no fish
   *[other] { $stock }
 } · { $stall }
fishmarket-board-stall = { $stall_id ->
    [done] done
   *[other] stall { $stall }
 }
fishmarket-board-offers = Open offers:
fishmarket-board-offer = Offer { $number }: { $seat_id ->
    [you] you
   *[other] { $seat }
 } to { $to_seat_id ->
    [none] everyone
    [you] you
   *[other] { $to_seat }
 }: { $give } for { $want }
fishmarket-board-private-offer = Private offer { $number }: { $seat_id ->
    [you] you
   *[other] { $seat }
 } to { $to_seat_id ->
    [none] everyone
    [you] you
   *[other] { $to_seat }
 }: { $give } for { $want }
fishmarket-board-counter = in answer to { $answers }
fishmarket-board-words = Said today:
fishmarket-board-word = { $seat_id ->
    [you] You
   *[other] { $seat }
 } to { $to_seat_id ->
    [you] you
   *[other] { $to_seat }
 }{ $fish_id ->
    [none] {""}
   *[other] {""} about { $fish }
 }: { $why_id ->
    [none] “No, thanks.”
   *[other] “{ $why }.”
 }
fishmarket-board-heard = { $person }{ $fish_id ->
    [none] {""}
   *[other] {""} about { $fish }
 }: { $why_id ->
    [none] “No, thanks.”
   *[other] “{ $why }.”
 }
fishmarket-board-piles = Cards left: { $fish } fish, { $demand } demand, { $price } price
fishmarket-board-discard = Discarded fish: { $fish }. Demand cards: { $demand }. Prices: { $price }.
fishmarket-board-title = Fish Market
fishmarket-board-not-sold = unsold
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

## What speaks for a choice

fishmarket-ground-best-boat = most of it on { $boat } ({ $bid }): its catch may bring you about { $coins }
fishmarket-ground-spread = bids on { $boats } boats: one of them may go cheap
fishmarket-ground-dear = not much to gain on { $boat }: its catch may bring you about { $coins }
fishmarket-ground-beyond-reach = nobody has enough left to outbid you for { $boat }
fishmarket-ground-asked-for = your customers want { $fish } and pay { $coins } each
fishmarket-ground-no-good-offer = no offer on the table gains you anything
fishmarket-ground-good-offer = but an offer on the table would gain you about { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
fishmarket-ground-no-gain = that offer gains you nothing
fishmarket-ground-would-rot = your customers don’t want { $fish }: it would only rot
fishmarket-ground-kept-fresh = stays fresh for tomorrow: { $fish } ({ $count })
fishmarket-ground-ice-later = your ice is worth more on a later day
