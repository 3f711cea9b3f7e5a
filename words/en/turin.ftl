# Market of Turin

turin = Market of Turin
    .pitch = bid in secret, resell at a profit, lead in nine goods
    .idea = Bid in secret for the first pick of the goods, resell what you don’t need with your own coins as the price tag, and get paid for every good in which you lead. For 2 to 5 players, 10 to 30 minutes.
    .score = { $score } Scudo

turin-typed-words = scudi = scudo | coins = scudo | coin = scudo

## Options

turin-option-payout_version = Payouts
    .about = What the bank pays for the lead in each good at the end.
turin-option-payout_version-classic = Classic: common goods pay more
turin-option-payout_version-red = Red: rare goods pay more
turin-option-money_visibility = Money
    .about = Can you see how many Scudo the others have?
turin-option-money_visibility-open = Open: everyone sees everything
turin-option-money_visibility-hidden = Hidden: you only know your own
turin-option-series_length = Games in a row
    .about = A single game, or three games whose scores are added up.
turin-option-goose = Goose
    .about = The bartering goose, in one of its two uses.
turin-option-goose-off = No goose
turin-option-goose-yield_tie = Take it to lose a tie, give it away to win one
turin-option-goose-underdog = Boosts the bids of the player who leads in the fewest goods
turin-option-tie_share_rounding = Shared payouts
    .about = How a payout is rounded when several players share the lead.
turin-option-tie_share_rounding-down = Rounded down
turin-option-tie_share_rounding-up = Rounded up
turin-option-final_sales = After the last auction
    .about = What can still be sold and bought after the last auction.
turin-option-final_sales-full = Selling and buying
turin-option-final_sales-buy_only = Buying only
turin-option-final_sales-none = Nothing
turin-option-listing_limit = Cards for sale
    .about = How many cards a player may have up for sale.
turin-option-listing_limit-one_new_per_round = One new card per round
turin-option-listing_limit-one_at_a_time = One card at a time
turin-option-purchase_mode = Buying
    .about = In secret at fixed moments, or by calling out at any time.
turin-option-purchase_mode-windowed = In secret, at fixed moments
turin-option-purchase_mode-live = Claims at any time

## Decisions

turin-decision-place = Round { $round } of { $rounds }: which card do you put up for auction?
turin-decision-bid = Round { $round } of { $rounds }: how much do you bid for the first pick of the { $lots } cards?
turin-decision-goose =
    { $owned_id ->
        [yes] You’re tied, and you own the goose. Give it away to win the tie?
       *[no] You’re tied. Take the goose, and come last in the tie?
    }
turin-decision-extra = You’re tied at { $bid } Scudo for places { $first } { $count ->
        [2] and
       *[other] to
    } { $last }. How much do you add?
turin-decision-take =
    { $count ->
        [one] Which of the { $lots } cards do you take?
       *[other] Which { $count } of the { $lots } cards do you take?
    }
turin-decision-list =
    { $listings ->
        [0] Put a card up for sale?
        [one] Put a card up for sale? There is 1 on the market.
       *[other] Put a card up for sale? There are { $listings } on the market.
    }
turin-decision-buy =
    { $listings ->
        [0] Buy anything else? Nothing is for sale right now.
        [one] Buy anything? 1 card is for sale.
       *[other] Buy anything? { $listings } cards are for sale.
    }
turin-decision-sell = Several players want your { $card } for { $price } Scudo. Who gets it?
turin-decision-answer = { $seat } claims { $card } for { $price } Scudo. Do you want it too?
turin-decision-claim = You can claim any card that is for sale.
turin-decision-loan = You can take your loan: +10 Scudo now, −15 at the end. Everyone sees it.
turin-decision-orders = You can leave standing orders for later. Nobody else sees them.

## Actions

turin-action-place = Put up { $card }
    .done = You put up { $card }.
    .name = Put up a card
    .card = Which card?
    .preview = { $three } ×3, { $two } ×2, { $one } ×1
    .typed = put up { $card } | place { $card } | auction { $card } | { $card } | card { $card } | put { $card } up | auction card { $card } | put up card { $card }
turin-action-bid =
    { $coins ->
        [0] Bid nothing
       *[other] Bid { $coins } Scudo
    }
    .done =
        { $coins ->
            [0] You bid nothing.
           *[other] You bid { $coins } Scudo.
        }
    .name = Bid
    .coins = How much do you bid?
    .preview = { $win ->
        [0] you pay nothing
       *[other] you pay { $win } if you win cards, { $lose } if not
    }
    .typed = bid { $coins } | { $coins } | { $coins } scudo
turin-action-plan = Bid ahead: { $coins } Scudo{ $extra ->
        [one] , add { $extra } if tied
        [other] , add { $extra } if tied
       *[none] { "" }
    }{ $buy_count ->
        [0] { "" }
       *[other] , buy { $buy }
    }{ $prefer_count ->
        [0] { "" }
       *[other] , pick first { $prefer }
    }
    .done = You bid { $coins ->
            [0] nothing
           *[other] { $coins } Scudo
        }{ $extra ->
            [0] { "" }
            [one] , plus { $extra } if tied
            [other] , plus { $extra } if tied
           *[none] { "" }
        }.{ $buy_count ->
            [0] { "" }
           *[other] { " " }You asked to buy { $buy }.
        }{ $prefer_count ->
            [0] { "" }
           *[other] { " " }Your picks, best first: { $prefer }.
        }
    .name = Bid and plan ahead
    .coins = How much do you bid?
    .extra = How much do you add if tied?
    .buy = Which cards for sale do you buy?
    .prefer = Which cards do you pick, best first?
    .preview = you pay { $win } if you win cards, { $lose } if not, plus { $spent } for what you buy
turin-action-goose =
    { $answer_id ->
        [take] Take the goose
        [leave] Leave the goose
        [give] Give the goose to { $to }
       *[keep] Keep the goose
    }
    .done =
        { $answer_id ->
            [take] You asked for the goose.
            [leave] You left the goose.
            [give] You gave the goose to { $to }.
           *[keep] You kept the goose.
        }
    .name = The goose
    .answer = What about the goose?
    .to = Who gets the goose?
turin-action-extra =
    { $coins ->
        [0] Add nothing
       *[other] Add { $coins } Scudo
    }
    .done =
        { $coins ->
            [0] You added nothing.
           *[other] You added { $coins } Scudo.
        }
    .name = Raise your bid
    .coins = How much do you add?
    .preview = you pay { $win } if you win cards, { $lose } if not
    .typed = add { $coins } | extra { $coins } | { $coins } | { $coins } scudo | +{ $coins } | { $coins } more | raise by { $coins } | add by { $coins } | increase by { $coins } | +{ $coins } scudo | { $coins } scudo more
turin-action-take = Take { $cards }
    .done = You took { $cards }.
    .name = Take cards
    .cards = Which cards?
    .mark =
        { $loss_id ->
            [none] +{ $gain }
           *[other] −{ $loss }
        }
    .preview =
        { $loss_id ->
            [none] +{ $gain }
           *[other] −{ $loss }
        } if the game ended now
    .typed = take { $cards } | { $cards } | pick { $cards } | have { $cards }
turin-action-pass = Neither sell nor buy
    .done = You passed.
    .name = Pass
    .typed = pass | neither | nothing | none | sell nothing | buy nothing | sell nothing and buy nothing | don’t sell | don’t buy | don’t buy anything | don’t sell anything
turin-action-list = Put { $card } up for sale at { $price } Scudo{ $withdraw_count ->
        [0] { "" }
       *[other] , withdraw { $withdraw }
    }{ $buy_count ->
        [0] { "" }
       *[other] , buy { $buy }
    }
    .done = You put { $card } up for sale at { $price } Scudo{ $withdraw_count ->
            [0] { "" }
           *[other] , withdrew { $withdraw }
        }{ $buy_count ->
            [0] { "" }
           *[other] { " " }and asked to buy { $buy }
        }.
    .name = Sell a card
    .card = Which card do you sell?
    .price = For how much?
    .withdraw = Which of your own cards do you withdraw?
    .buy = Which cards for sale do you buy?
    .preview = { $locked } of your Scudo stay on the card
    .typed = list { $card } at { $price } | sell { $card } for { $price } | sell { $card } at { $price } | { $card } for { $price } | { $card } at { $price } | list { $card } for { $price } | sell { $card } for { $price } scudo | sell { $card } at { $price } scudo | { $card } for { $price } scudo | { $card } at { $price } scudo | offer { $card } for { $price } | put { $card } up for { $price } | { $card } { $price }
turin-action-withdraw = Withdraw { $withdraw }{ $buy_count ->
        [0] { "" }
       *[other] , buy { $buy }
    }
    .done = You withdrew { $withdraw }{ $buy_count ->
            [0] { "" }
           *[other] { " " }and asked to buy { $buy }
        }.
    .name = Withdraw cards
    .withdraw = Which of your own cards do you withdraw?
    .buy = Which cards for sale do you buy?
turin-action-buy = Buy { $buy }
    .done = You asked to buy { $buy }.
    .name = Buy
    .buy = Which cards do you buy?
    .mark =
        −{ $cost } { $loss_id ->
            [none] +{ $gain }
           *[other] −{ $loss }
        }
    .preview =
        costs { $cost }; { $loss_id ->
            [none] +{ $gain }
           *[other] −{ $loss }
        } if the game ended now
    .typed = buy { $buy } | take { $buy }
turin-action-done = Buy nothing more
    .done = You’re done buying.
    .name = Done
    .typed = done
turin-action-sell = Sell { $card } to { $buyer }
    .done = You sold { $card } to { $buyer }.
    .name = Sell
    .card = Which card?
    .buyer = To whom?
turin-action-claim = Claim { $card }
    .done = You claimed { $card }.
    .name = Claim a card
    .card = Which card?
    .mark =
        −{ $cost } { $loss_id ->
            [none] +{ $gain }
           *[other] −{ $loss }
        }
    .preview =
        { $three } ×3, { $two } ×2, { $one } ×1, costs { $cost }; { $loss_id ->
            [none] +{ $gain }
           *[other] −{ $loss }
        } if the game ended now
turin-action-decline = Leave { $card } to the others
    .done = You left { $card } to the others.
    .name = Not for me
    .card = Which card?
turin-action-loan = Take your loan
    .done = You took your loan: +10 Scudo.
    .name = Take your loan
    .preview = +{ $gain } now, −{ $debt } at the end
    .typed = loan | borrow | borrow 10 | take the loan | take a loan | need a loan | need the loan
turin-action-want = Buy { $what_id ->
        [garlic] a card with 3 garlic
        [onion] a card with 3 onions
        [carrot] a card with 3 carrots
        [tomato] a card with 3 tomatoes
        [grape] a card with 3 grapes
        [olive] a card with 3 olives
        [pepper] a card with 3 peppers
        [chestnut] a card with 3 chestnuts
        [mushroom] a card with 3 mushrooms
       *[other] { $what }
    } for up to { $price } Scudo
    .done = Saved: you buy { $what_id ->
        [garlic] a card with 3 garlic
        [onion] a card with 3 onions
        [carrot] a card with 3 carrots
        [tomato] a card with 3 tomatoes
        [grape] a card with 3 grapes
        [olive] a card with 3 olives
        [pepper] a card with 3 peppers
        [chestnut] a card with 3 chestnuts
        [mushroom] a card with 3 mushrooms
       *[other] { $what }
    } for up to { $price } Scudo.
    .name = Standing order to buy
    .what = Which card, or three of which good?
    .price = Up to what price?
turin-action-favour = If several want a card of yours, sell to { $buyers } first
    .done = Saved: if several want a card of yours, you sell to { $buyers } first.
    .name = Preferred buyers
    .buyers = Who comes first, best first?
turin-action-habit = { $habit }
    .done = { $habit_id ->
        [never-sell] I won’t ask you to sell any more.
        [may-sell] I’ll ask you again whether you sell.
        [no-purchase] I won’t ask you to buy this round.
       *[may-buy] I’ll ask you again whether you buy.
    }
    .name = Fewer questions
    .habit = Which questions?
turin-action-next = Put up { $card } next round
    .done = Saved: { $card } goes up for auction next round.
    .name = Card for the next round
    .card = Which card?
turin-action-cancel = Drop the standing order: { $order }
    .done = Standing order dropped: { $order }.
    .name = Drop a standing order
    .order = Which one?
turin-action-ahead = No plan: I’ll ask you each time.
    .name = Plan the round
    .bid = Your bid
    .bid-none = ask me, unless I’ve bid
    .bid-said = Bid { $bid } Scudo.
    .extra = If tied, add up to
    .extra-said = Add up to { $extra } Scudo if tied.
    .first = First pick
    .first-said = First pick: { $first }.
    .second = Second pick
    .second-said = Second pick: { $second }.
    .third = Third pick
    .third-said = Third pick: { $third }.
    .fourth = Fourth pick
    .fourth-said = Fourth pick: { $fourth }.
    .offer = Put up for sale
    .offer-said =
        { $offer_id ->
            [not-now] Sell nothing this round.
            [never] Never sell a card.
           *[other] Put { $offer } up for sale if it’s yours.
        }
    .price = Your price
    .price-said = Your price: { $price } Scudo.
    .goods = Buy cards with three of
    .goods-said = Buy cards with three of: { $goods }.
    .limit = Pay at most (0 = buy nothing)
    .limit-said =
        { $limit ->
            [0] Buy nothing.
           *[other] Pay at most { $limit } Scudo for a card.
        }
    .card = Put up next
    .card-said = Put up { $card } next.

## Events

turin-event-new-game = Game { $game } begins.{ $centre_count ->
        [0] { "" }
       *[other] { " " }In the centre: { $centre }.
    }
turin-event-dealt = Your hand: { $cards }.
turin-event-answered = Decided: { $seat_id ->
        [you] you
       *[other] { $seat }
    }.
    .again = { $seat_id ->
        [you] you
       *[other] { $seat }
    }
turin-event-lots = Round { $round }. Up for auction: { $cards }.
turin-event-contested = { $seats_id ->
    [with-you] You{ $seats_others }
   *[other] { $seats }
 } want { $card }. { $seller_id ->
    [you] You choose
   *[other] { $seller } chooses
 } who gets it.
turin-event-sold = { $buyer_id ->
        [you] You buy
       *[other] { $buyer } buys
    } { $card } from { $seller_id ->
        [you] you
       *[other] { $seller }
    } for { $price } Scudo.
turin-event-bid = { $seat_id ->
        [you] You bid
       *[other] { $seat } bids
    } { $coins ->
        [0] nothing
       *[other] { $coins } Scudo
    }{ $bonus ->
        [yes] { " " }(+1 from the goose).
       *[no] .
    }
    .again = { $seat_id ->
        [you] you
       *[other] { $seat }
    } { $coins ->
        [0] nothing
       *[other] { $coins }
    }{ $bonus ->
        [yes] { " " }(+1 from the goose)
       *[no] { "" }
    }
turin-event-tied = Tied for places { $first } { $seats_count ->
        [2] and
       *[other] to
    } { $last }: { $seats_id ->
    [with-you] you{ $seats_others }. You bid again.
   *[other] { $seats }. They bid again.
 }
turin-event-goose = { $answer_id ->
        [take] { $seat_id ->
        [you] You want
       *[other] { $seat } wants
    } the goose.
        [leave] { $seat_id ->
        [you] You don’t
       *[other] { $seat } doesn’t
    } want the goose.
        [give] { $seat_id ->
        [you] You give the goose away and win
       *[other] { $seat } gives the goose away and wins
    } the tie.
       *[keep] { $seat_id ->
        [you] You keep
       *[other] { $seat } keeps
    } the goose.
    }
turin-event-goose-moved = { $owned ->
        [yes] The goose goes to { $owner_id ->
        [you] you
       *[other] { $owner }
    }.
       *[no] The goose belongs to nobody now.
    }
turin-event-extra = { $seat_id ->
        [you] You add
       *[other] { $seat } adds
    } { $coins ->
        [0] nothing
       *[other] { $coins } Scudo
    }.
    .again = { $seat_id ->
        [you] you
       *[other] { $seat }
    } { $coins ->
        [0] nothing
       *[other] { $coins }
    }
turin-event-lot = Still tied. Drawn at random, in this order: { $seats }.
turin-event-void =
    { $again ->
        [yes] { $seats } added nothing
       *[no] { $seats } bid nothing
    }: { $count ->
        [one] place { $first } stays empty.
        [2] places { $first } and { $last } stay empty.
       *[other] places { $first } to { $last } stay empty.
    }
turin-event-paid = { $seat_id ->
        [you] You win
       *[other] { $seat } wins
    } { $prize ->
        [0] no card
        [one] a card
       *[other] { $prize } cards
    }{ $coins ->
        [0] { "" }
       *[other] { " " }(−{ $coins } Scudo)
    }.
    .joined = { $seat_id ->
        [you] win
       *[other] wins
    } { $prize ->
        [0] no card
        [one] a card
       *[other] { $prize } cards
    }{ $coins ->
        [0] { "" }
       *[other] { " " }(−{ $coins } Scudo)
    }
turin-event-took = { $seat_id ->
        [you] You take
       *[other] { $seat } takes
    } { $cards }.
    .joined = { $seat_id ->
        [you] take
       *[other] takes
    } { $cards }
turin-event-discarded = Nobody wins { $cards }, which { $cards_count ->
        [one] leaves
       *[other] leave
    } the game.
turin-event-closed =
    { $phase_id ->
        [list] Everyone has decided what to sell.
       *[buy] Everyone has decided what to buy.
    }
turin-event-withdrawn = { $seat_id ->
        [you] You withdraw { $card } and take
       *[other] { $seat } withdraws { $card } and takes
    } back { $price } Scudo.
turin-event-listed = { $seat_id ->
        [you] You put
       *[other] { $seat } puts
    } { $card } up for sale at { $price } Scudo.
turin-event-claimed = { $seat_id ->
        [you] You claim
       *[other] { $seat } claims
    } { $card } for { $price } Scudo. Anyone else?
turin-event-loan = { $forced ->
        [yes] { $seat_id ->
        [you] You are out of Scudo and have
       *[other] { $seat } is out of Scudo and has
    } to take the loan.
       *[no] { $seat_id ->
        [you] You borrow
       *[other] { $seat } borrows
    } 10 Scudo.
    }
turin-event-order-kept = Noted: { $order }.
turin-event-token = { $owned ->
        [yes] { $owner_id ->
        [you] You take
       *[other] { $owner } takes
    } the lead in { $good }.
       *[no] Nobody leads alone any more in { $good }.
    }
    .again = { $owned ->
        [yes] { $owner_id ->
        [you] You lead
       *[other] { $owner } leads
    } in { $good }
       *[no] Nobody leads alone any more in { $good }
    }
    .more = { $good }
turin-event-returned = { $card } goes unsold: { $seat_id ->
        [you] you take
       *[other] { $seat } takes
    } back { $price } Scudo.
    .again = { $card }: { $seat_id ->
        [you] you
       *[other] { $seat }
    } { $price }
turin-event-last-card = { $seat_id ->
        [you] Your
       *[other] { $seat }’s
    } last card: { $card }.
    .again = { $seat_id ->
        [you] yours
       *[other] { $seat }’s
    }: { $card }
turin-event-good =
    { $leader_count ->
        [one] { $good }: { $leaders_id ->
            [you] you get
           *[other] { $leaders } gets
        } { $share } Scudo
       *[other] { $good }: { $leaders_id ->
            [with-you] you{ $leaders_others }
           *[other] { $leaders }
        } get { $share } Scudo each
    }{ $payer_count ->
        [0] .
        [one] { " " }({ $payers_id ->
            [you] you pay 1
           *[other] { $payers } pays 1
        }).
       *[other] { " " }({ $payers_id ->
            [with-you] you{ $payers_others }
           *[other] { $payers }
        } pay 1 each).
    }
turin-event-bank-paid = { $good }: the bank pays 1 Scudo for { $seat_id ->
        [you] you: your
       *[other] { $seat }, whose
    } debt grows to { $debt }.
turin-event-repaid = { $seat_id ->
        [you] You pay
       *[other] { $seat } pays
    } back { $debt } Scudo.
    .again = { $seat_id ->
        [you] you
       *[other] { $seat }
    } { $debt }
turin-event-scored = { $seat_id ->
        [you] You finish
       *[other] { $seat } finishes
    } with { $score } Scudo.

## Refusals

turin-refusal-not-in-hand = { $card } is not in your hand.
turin-refusal-below-least = { $coins } Scudo is too little: the least is { $least }.
turin-refusal-above-most = { $coins } Scudo is too much: the most is { $most }.
turin-refusal-over-cash = That takes { $coins } Scudo, and you have { $free } to spend.
turin-refusal-loan-first = That takes { $coins } Scudo, and you have { $free } to spend. You can take your loan first: +{ $loan } Scudo now, −{ $debt } at the end.
turin-refusal-twice = Name each card only once.
turin-refusal-not-a-lot = { $card } is not up for auction.
turin-refusal-wrong-number = You named { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, but you take { $needed }.
turin-refusal-not-listed = { $card } is not for sale.
turin-refusal-own-listing = { $card } is your own card.
turin-refusal-not-own-listing = { $card } is not one of your cards for sale.
turin-refusal-not-your-card = { $card } is not one of your face-up cards.
turin-refusal-just-bought = You’ve just bought { $card }: you can sell it from the next round on.
turin-refusal-one-at-a-time = One card for sale at a time: withdraw { $card } in the same move.
turin-refusal-no-card-to-offer = You have no face-up card yet.
turin-refusal-no-free-coins = You have no Scudo to put on a card, and they are its price tag.
turin-refusal-nothing-offered = You have no card for sale that you could withdraw.
turin-refusal-nothing-on-sale = Nobody else has a card for sale.
turin-refusal-all-too-dear = The cheapest card for sale costs { $price } Scudo, and you have { $free } to spend.
turin-refusal-no-orders-here = At this table you claim a card yourself once it’s for sale.
turin-refusal-not-interested = { $seat } doesn’t want { $card }.
turin-refusal-no-goose-answer = You can’t do that with the goose now.
turin-refusal-already-claimed = You’ve already claimed { $card }.
turin-refusal-no-claim = Nobody is claiming { $card } right now.
turin-refusal-unknown-target = There’s no card or good called { $what }.
turin-refusal-too-many-wants = You can leave at most { $most } standing orders to buy.
turin-refusal-not-a-buyer = Name other players at this table.
turin-refusal-no-such-order = You have no standing order “{ $order }”.
turin-refusal-nothing-to-change = That’s how it is already.
turin-refusal-no-next-card = You can’t choose a card for the next round now.
turin-refusal-goes-up-now = { $card } is up for auction this round.
turin-refusal-no-bids-now = You can plan a bid once the cards are on the table.

## Scores

turin-line-cash = Scudo after the last sale
turin-line-leads = Paid for leads
turin-line-fines = Paid to leaders
turin-line-forced-loan = Forced loan
turin-line-debt = Loan paid back
turin-line-game-1 = First game
turin-line-game-2 = Second game
turin-line-game-3 = Third game
turin-end-scored = The auctions are done, and every good has been paid.
turin-end-series = All three games have been played.

## Things

turin-item-T01 = T01 🧄3 🥕2 🍇1
turin-item-T02 = T02 🧅3 🌶️2 🍄1
turin-item-T03 = T03 🥕3 🌰2 🌶️1
turin-item-T04 = T04 🍅3 🥕2 🧅1
turin-item-T05 = T05 🍅3 🫒2 🌰1
turin-item-T06 = T06 🍇3 🫒2 🌰1
turin-item-T07 = T07 🍇3 🍄2 🍅1
turin-item-T08 = T08 🫒3 🧅2 🧄1
turin-item-T09 = T09 🫒3 🍄2 🥕1
turin-item-T10 = T10 🌶️3 🧄2 🍅1
turin-item-T11 = T11 🌶️3 🍇2 🫒1
turin-item-T12 = T12 🌶️3 🍄2 🍇1
turin-item-T13 = T13 🌰3 🍅2 🥕1
turin-item-T14 = T14 🌰3 🍇2 🧅1
turin-item-T15 = T15 🌰3 🌶️2 🧄1
turin-item-T16 = T16 🍄3 🧅2 🥕1
turin-item-T17 = T17 🍄3 🫒2 🍅1
turin-item-T18 = T18 🍄3 🌰2 🧄1
turin-item-garlic = Garlic
    .count = { $count ->
        [one] { $count } bulb of garlic
       *[other] { $count } bulbs of garlic
    }
turin-item-onion = Onions
    .count = { $count ->
        [one] { $count } onion
       *[other] { $count } onions
    }
turin-item-carrot = Carrots
    .count = { $count ->
        [one] { $count } carrot
       *[other] { $count } carrots
    }
turin-item-tomato = Tomatoes
    .count = { $count ->
        [one] { $count } tomato
       *[other] { $count } tomatoes
    }
turin-item-grape = Grapes
    .count = { $count ->
        [one] { $count } bunch of grapes
       *[other] { $count } bunches of grapes
    }
turin-item-olive = Olives
    .count = { $count ->
        [one] { $count } olive
       *[other] { $count } olives
    }
turin-item-pepper = Peppers
    .count = { $count ->
        [one] { $count } pepper
       *[other] { $count } peppers
    }
turin-item-chestnut = Chestnuts
    .count = { $count ->
        [one] { $count } chestnut
       *[other] { $count } chestnuts
    }
turin-item-mushroom = Mushrooms
    .count = { $count ->
        [one] { $count } mushroom
       *[other] { $count } mushrooms
    }
turin-item-favour = your preferred buyers
turin-item-next = your card for the next round
turin-item-never-sell = Never ask me to sell
turin-item-may-sell = Ask me to sell again
turin-item-no-purchase = Don’t ask me to buy this round
turin-item-may-buy = Ask me to buy again
turin-item-not-now = nothing this round
turin-item-never = nothing from now on
turin-item-take = take it
turin-item-leave = leave it
turin-item-give = give it away
turin-item-keep = keep it

## The board as text

turin-board-head = Round { $round } of { $rounds }.
turin-board-game = Game { $game } of { $games }.
turin-board-score = Game { $game }: { $scores }
turin-board-lots = Up for auction: { $cards }.
turin-board-prizes = Cards to win, from the best bid down: { $prizes }.
turin-board-bids = Latest bids: { $bids }.
turin-board-tied = Bidding again: { $seats }.
turin-board-sale = For sale: { $offers }.
turin-board-offer = { $card } from { $seat_id ->
        [you] you
       *[other] { $seat }
    } at { $price }
turin-board-contest = Several want { $card }: { $persons }.
turin-board-claim =
    { $seat_id ->
        [you] You claim { $card }.
       *[other] { $seat } claims { $card }.
    }
turin-board-good = { $good } (pays { $payout }): { $holders }.
turin-board-holding = { $person } { $count }
turin-board-lead = { $person } { $count } (leads)
turin-board-unheld = { $good } (pays { $payout })
turin-board-all-unheld = Nobody has any: { $goods }.
turin-board-nobody = nobody
turin-board-person = { $seat_id ->
        [you] You
       *[other] { $seat }
    }: { $hand ->
        [0] no card in hand
        [one] 1 card in hand
       *[other] { $hand } cards in hand
    }, { $cash_id ->
        [hidden] Scudo hidden
       *[other] { $cash } Scudo
    }{ $locked ->
        [0] { "" }
       *[other] , { $locked } more on cards
    }{ $debt ->
        [0] { "" }
       *[other] , owes { $debt }
    }.
turin-board-cards = Face up: { $cards }.
turin-board-goose =
    { $seat_id ->
        [you] You have the goose.
       *[other] { $seat } has the goose.
    }
turin-board-waiting = Still thinking: { $persons }.
turin-board-choosing =
    { $seat_id ->
        [you] You’re picking.
       *[other] { $seat } is picking.
    }
turin-board-discarded = Out of the game: { $cards }.
turin-board-hand = Your hand: { $cards }.
turin-board-own-cards = In front of you: { $cards }.
turin-board-purse = You have { $coins } Scudo{ $debt ->
        [0] { "" }
       *[other] { " " }and owe { $debt } at the end
    }.
turin-board-free = To spend: { $coins } Scudo.
turin-board-answer = Your answer: { $answer }.
turin-board-orders = Your standing orders: { $orders }.
turin-board-prefer = Pick first: { $cards }
turin-board-stage =
    { $phase_id ->
        [select] Everyone puts up a card.
        [bid] Secret bids for the first pick.
        [goose] Who takes or gives the goose?
        [rebid] It’s a tie: bid again.
        [choose] Picking cards.
        [list] Who sells a card?
        [buy] Who buys a card?
       *[over] The game is over.
    }
turin-board-title = Market of Turin

## What speaks for a choice

turin-ground-best-lot = the best card here is { $card }: worth about { $coins } Scudo to you
turin-ground-even-share = { $rounds ->
        [one] last round: you have { $coins } Scudo for it
       *[other] spread evenly over { $rounds } rounds, your money makes { $coins } Scudo a round
    }
turin-ground-leaves = { $rounds ->
        [one] if you win cards, { $coins } Scudo are left for the last round
       *[other] if you win cards, { $coins } Scudo are left for the other { $rounds } rounds
    }
turin-ground-richer = { $count ->
        [one] one rival has more Scudo than that
       *[other] { $count } rivals have more Scudo than that
    }
turin-ground-richest = no rival has more Scudo than that, unless they borrow
turin-ground-worth = worth about { $coins } Scudo to you by the end
turin-ground-lead = puts you in the lead for { $good }
turin-ground-shared-lead = puts you level with the leader for { $good }
turin-ground-takes-lead = takes the lead for { $good } from { $seat }
turin-ground-if-won = worth about { $coins } Scudo to you if you win it back
turin-ground-least-missed = the card in your hand you’d miss least
turin-ground-helps = { $seat } collects { $good } and could take the lead with it
turin-ground-nobody-adds = if anyone else who’s tied adds nothing either, these cards are lost
turin-ground-broke = you have hardly any Scudo left for the other rounds
turin-ground-buyer = { $seat } has the most use for it: worth about { $coins } Scudo to them
turin-ground-no-buyer = none of your cards is worth more to the others than to you
turin-ground-little-gain = a sale would gain you hardly anything
turin-ground-needed = but { $seat } could use { $card }: worth about { $coins } Scudo to them
turin-ground-no-trade = nothing for sale is worth much more to you than its price
turin-ground-bargain = but { $card } is worth about { $coins } Scudo more to you than its price
