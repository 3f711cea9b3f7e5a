# Market of Turin

turin = Market of Turin
    .pitch = bid in secret, resell dear, lead in nine goods
    .idea = Merchants bid in secret for the right to choose goods, resell them with their own coins as price tags, and are paid for the lead in each of nine goods.

## Options

turin-option-payout_version = Payouts
    .about = What the bank pays for the lead in each good at the end.
turin-option-payout_version-classic = Classic: common goods pay more
turin-option-payout_version-red = Red: rare goods pay more
turin-option-money_visibility = Money
    .about = Whether everybody sees how many coins the others have.
turin-option-money_visibility-open = Open: everybody sees everything
turin-option-money_visibility-hidden = Hidden: you know only your own
turin-option-series_length = Games in a row
    .about = One game, or three games whose scores are added.
turin-option-goose = Goose
    .about = The bartering goose, in one of its two uses.
turin-option-goose-off = No goose
turin-option-goose-yield_tie = Take it to lose a tie, give it away to win one
turin-option-goose-underdog = Helps the bids of whoever leads in the fewest goods
turin-option-tie_share_rounding = Shared payouts
    .about = How a payout is rounded when several players share the lead.
turin-option-tie_share_rounding-down = Rounded down
turin-option-tie_share_rounding-up = Rounded up
turin-option-final_sales = Sales after the last auction
    .about = What can still be sold and bought after the last auction.
turin-option-final_sales-full = Offering and buying
turin-option-final_sales-buy_only = Buying only
turin-option-final_sales-none = Nothing
turin-option-listing_limit = Cards for sale
    .about = How many cards a player may have for sale.
turin-option-listing_limit-one_new_per_round = One new card per round
turin-option-listing_limit-one_at_a_time = One card at a time
turin-option-purchase_mode = Buying
    .about = Sealed orders at fixed moments, or claims at any time for players who sit together.
turin-option-purchase_mode-windowed = Sealed orders
turin-option-purchase_mode-live = Claims at any time

## Decisions

turin-decision-place = Round { $round } of { $rounds }: which card do you put up for auction?
turin-decision-bid = Round { $round } of { $rounds }: what do you bid for the right to choose from the { $lots } lots?
turin-decision-goose =
    { $owned_id ->
        [yes] You are tied and own the goose. Do you give it away to win the tie?
       *[no] You are tied. Do you take the goose and come last in the tie?
    }
turin-decision-extra = You are tied at { $bid } for places { $first } to { $last }. How much do you add?
turin-decision-take =
    { $count ->
        [one] Which of the { $lots } lots do you take?
       *[other] Which { $count } of the { $lots } lots do you take?
    }
turin-decision-list =
    { $listings ->
        [0] Do you offer a card for sale?
        [one] Do you offer a card? One is on sale.
       *[other] Do you offer a card? { $listings } are on sale.
    }
turin-decision-buy =
    { $listings ->
        [0] Do you buy anything more? Nothing is on sale now.
        [one] Do you buy? One card is on sale.
       *[other] Do you buy? { $listings } cards are on sale.
    }
turin-decision-sell = Several players want your { $card } for { $price }. Whom do you sell it to?
turin-decision-answer = { $seat } claims { $card } for { $price }. Do you claim it too?
turin-decision-claim = You may claim a card that is on sale.
turin-decision-loan = You may take your loan: 10 Scudo now, 15 back at the end. Everybody sees it.
turin-decision-orders = You may leave standing orders. Only you see them.

## Actions

turin-action-place = Put up { $card }
    .name = Put up a card
    .card = Which card?
    .preview = { $three } ×3, { $two } ×2, { $one } ×1
turin-action-bid =
    { $coins ->
        [0] Bid nothing
       *[other] Bid { $coins }
    }
    .name = Bid
    .coins = How much do you bid?
    .preview = you pay { $win } if you win cards, { $lose } if not
turin-action-plan = Bid { $coins }{ $extra ->
        [one] , add { $extra } if tied
        [other] , add { $extra } if tied
       *[none] { "" }
    }{ $buy_count ->
        [0] { "" }
       *[other] , buy { $buy }
    }{ $prefer_count ->
        [0] { "" }
       *[other] , choose in the order { $prefer }
    }
    .name = Bid and leave instructions
    .coins = How much do you bid?
    .extra = How much do you add if you are tied?
    .buy = Which cards on sale do you buy?
    .prefer = Which lots do you prefer, best first?
    .preview = you pay { $win } if you win cards, { $lose } if not, and { $spent } for orders
turin-action-goose =
    { $answer_id ->
        [take] Take the goose
        [leave] Leave the goose
        [give] Give the goose to { $to }
       *[keep] Keep the goose
    }
    .name = The goose
    .answer = What about the goose?
    .to = Who gets the goose?
turin-action-extra =
    { $coins ->
        [0] Add nothing
       *[other] Add { $coins }
    }
    .name = Add to the bid
    .coins = How much do you add?
    .preview = you pay { $win } if you win cards, { $lose } if not
turin-action-take = Take { $cards }
    .name = Take lots
    .cards = Which lots?
    .mark =
        { $loss_id ->
            [none] +{ $gain }
           *[other] −{ $loss }
        }
    .preview =
        { $three_id ->
            [none] { "" }
           *[other] { $three } ×3, { $two } ×2, { $one } ×1;{ " " }
        }{ $loss_id ->
            [none] +{ $gain }
           *[other] −{ $loss }
        } if all were paid now
turin-action-pass = Neither sell nor buy
    .name = Pass
turin-action-list = Offer { $card } for { $price }{ $withdraw_count ->
        [0] { "" }
       *[other] , withdraw { $withdraw }
    }{ $buy_count ->
        [0] { "" }
       *[other] , buy { $buy }
    }
    .name = Offer a card
    .card = Which card do you offer?
    .price = For how much?
    .withdraw = Which own offers do you withdraw?
    .buy = Which cards on sale do you buy?
    .preview = { $locked } of your coins lie on the card
turin-action-withdraw = Withdraw { $withdraw }{ $buy_count ->
        [0] { "" }
       *[other] , buy { $buy }
    }
    .name = Withdraw offers
    .withdraw = Which own offers do you withdraw?
    .buy = Which cards on sale do you buy?
turin-action-buy = Buy { $buy }
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
        } if all were paid now
turin-action-done = Buy nothing more
    .name = Done
turin-action-sell = Sell { $card } to { $buyer }
    .name = Sell
    .card = Which card?
    .buyer = To whom?
turin-action-claim = Claim { $card }
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
        } if all were paid now
turin-action-decline = Leave { $card } to the others
    .name = Decline
    .card = Which card?
turin-action-loan = Take your loan
    .name = Take your loan
    .preview = { $gain } now, { $debt } back at the end
turin-action-want = Standing order: { $what } for { $price } or less
    .name = Standing order to buy
    .what = Which card, or three of which good?
    .price = Up to which price?
turin-action-favour = If several want a card of mine, prefer { $buyers }
    .name = Preferred buyers
    .buyers = Whom do you prefer, first choice first?
turin-action-habit = { $habit }
    .name = Fewer questions
    .habit = Which questions?
turin-action-next = Put up { $card } in the next round
    .name = Card for the next round
    .card = Which card?
turin-action-cancel = Take back the standing order: { $order }
    .name = Take back a standing order
    .order = Which one?
turin-action-ahead = No plan
    .name = Plan the round
    .bid = Your bid
    .bid-none = ask me, unless I’ve bid
    .bid-said = Bid { $bid }.
    .extra = If you’re tied, add up to
    .extra-said = Add up to { $extra } if tied.
    .first = First choice of the lots
    .first-said = First choice: { $first }.
    .second = Second choice
    .second-said = Second choice: { $second }.
    .third = Third choice
    .third-said = Third choice: { $third }.
    .fourth = Fourth choice
    .fourth-said = Fourth choice: { $fourth }.
    .offer = Offer for sale
    .offer-said =
        { $offer_id ->
            [not-now] Offer nothing this round.
            [never] Never offer a card.
           *[other] Offer { $offer } if it’s yours.
        }
    .price = Your price
    .price-said = Your price: { $price }.
    .goods = Buy cards with three of
    .goods-said = Buy cards with three of: { $goods }.
    .limit = Pay at most (0 = buy nothing)
    .limit-said =
        { $limit ->
            [0] Buy nothing.
           *[other] Pay at most { $limit } for a card.
        }
    .card = Put up next
    .card-said = Put up { $card } next.

## Events

turin-event-new-game = Game { $game } begins.{ $centre_count ->
        [0] { "" }
       *[other] { " " }In the centre: { $centre }.
    }
turin-event-dealt = Your hand: { $cards }.
turin-event-answered = { $seat } has decided.
turin-event-lots = Round { $round }. Up for auction: { $cards }.
turin-event-contested = { $seats } all want { $card }. { $seller } chooses the buyer.
turin-event-sold = { $buyer } buys { $card } from { $seller } for { $price }.
turin-event-bid =
    { $bonus ->
        [yes] { $seat } bids { $coins }, plus 1 by the goose.
       *[no] { $seat } bids { $coins }.
    }
    .joined =
        { $bonus ->
            [yes] bids { $coins }, plus 1 by the goose
           *[no] bids { $coins }
        }
turin-event-tied = Tied for places { $first } to { $last }: { $seats }. They bid again.
turin-event-goose =
    { $answer_id ->
        [take] { $seat } wants the goose.
        [leave] { $seat } does not want the goose.
        [give] { $seat } gives the goose away and wins the tie.
       *[keep] { $seat } keeps the goose.
    }
turin-event-goose-moved =
    { $owned ->
        [yes] The goose goes to { $owner }.
       *[no] The goose belongs to nobody now.
    }
turin-event-extra = { $seat } adds { $coins }.
    .joined = adds { $coins }
turin-event-lot = Still tied. The lot decides the order: { $seats }.
turin-event-void =
    { $count ->
        [one] Place { $first } is void: { $seats } offered nothing.
       *[other] Places { $first } to { $last } are void: { $seats } offered nothing.
    }
turin-event-paid =
    { $prize ->
        [0] { $seat } wins nothing and pays { $coins }.
        [one] { $seat } wins a lot and pays { $coins }.
       *[other] { $seat } wins { $prize } lots and pays { $coins }.
    }
    .joined =
        { $prize ->
            [0] wins nothing and pays { $coins }
            [one] wins a lot and pays { $coins }
           *[other] wins { $prize } lots and pays { $coins }
        }
turin-event-took = { $seat } takes { $cards }.
    .joined = takes { $cards }
turin-event-discarded = Nobody won { $cards }: out of the game.
turin-event-closed =
    { $phase_id ->
        [list] All offers are in.
       *[buy] All orders are in.
    }
turin-event-withdrawn = { $seat } withdraws { $card } and takes { $price } back.
turin-event-listed = { $seat } offers { $card } for { $price }.
turin-event-claimed = { $seat } claims { $card } for { $price }. Who else wants it?
turin-event-loan =
    { $forced ->
        [yes] { $seat } has no coin left and must take the loan.
       *[no] { $seat } takes the loan: 10 now, 15 back at the end.
    }
turin-event-order-kept = Noted: “{ $order }”. Only you know.
turin-event-token =
    { $owned ->
        [yes] { $good }: { $owner } leads now.
       *[no] { $good }: nobody leads alone now.
    }
turin-event-returned = { $card } was not sold. { $seat } takes { $price } back.
turin-event-last-card = { $seat } turns up the last card: { $card }.
turin-event-good =
    { $leader_count ->
        [one] { $good }: { $share } for { $leaders }.
       *[other] { $good }: { $share } each for { $leaders }.
    }{ $payer_count ->
        [0] { "" }
        [one] { " " }Of this { $payers } pays 1.
       *[other] { " " }Of this { $payers } pay 1 each.
    }
turin-event-bank-paid = { $good }: the bank pays 1 for { $seat }, whose debt grows to { $debt }.
turin-event-repaid = { $seat } pays back { $debt }.
turin-event-scored = { $seat } has { $score } Scudo.

## Refusals

turin-refusal-not-in-hand = { $card } is not in your hand.
turin-refusal-below-least = { $coins } is too little: at least { $least }.
turin-refusal-above-most = { $coins } is too much: at most { $most }.
turin-refusal-over-cash = You would need { $coins }, but only { $free } of your coins are free.
turin-refusal-loan-first = You would need { $coins }, but only { $free } of your coins are free. You can take your loan first: { $loan } now, { $debt } back at the end, and everybody sees it.
turin-refusal-twice = The same is named twice.
turin-refusal-not-a-lot = { $card } is not among the lots.
turin-refusal-wrong-number = You named { $cards }, but it takes { $needed }.
turin-refusal-not-listed = { $card } is not on sale.
turin-refusal-own-listing = { $card } is your own.
turin-refusal-not-own-listing = { $card } is no offer of yours.
turin-refusal-not-your-card = { $card } does not lie face up before you.
turin-refusal-just-bought = You have just bought { $card }. It can be offered from the next round on.
turin-refusal-one-at-a-time = You may have one card on sale at a time: withdraw { $card } in the same answer.
turin-refusal-no-card-to-offer = No card lies face up before you yet.
turin-refusal-no-free-coins = None of your coins are free, and the price of a card lies on it in coins of yours.
turin-refusal-nothing-offered = You have no card on sale that can be withdrawn now.
turin-refusal-nothing-on-sale = Nobody else has a card on sale.
turin-refusal-all-too-dear = The cheapest card on sale costs { $price }; { $free } of your coins are free.
turin-refusal-no-orders-here = At this table cards are claimed, not ordered.
turin-refusal-not-interested = { $seat } does not want { $card }.
turin-refusal-no-goose-answer = That cannot be done with the goose now.
turin-refusal-already-claimed = { $card } is claimed already.
turin-refusal-no-claim = Nobody asks you about { $card }.
turin-refusal-unknown-target = There is neither a card nor a good called { $what }.
turin-refusal-too-many-wants = You can have at most { $most } standing orders to buy.
turin-refusal-not-a-buyer = Name other players at this table, if there are several.
turin-refusal-no-such-order = You have no standing order “{ $order }”.
turin-refusal-nothing-to-change = It is that way already.
turin-refusal-no-next-card = There is no card to choose for the next round now.
turin-refusal-goes-up-now = { $card } goes up for auction in this round.
turin-refusal-no-bids-now = You can plan a bid once the lots are on the table.

## Scores

turin-line-cash = Coins after the last sale
turin-line-leads = Received for leads
turin-line-fines = Paid to leaders
turin-line-forced-loan = Forced loan
turin-line-debt = Debt paid back
turin-line-game-1 = First game
turin-line-game-2 = Second game
turin-line-game-3 = Third game
turin-end-scored = All auctions are over and all goods are paid.
turin-end-series = The third game is scored.

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
turin-item-favour = the preferred buyers
turin-item-next = the card for the next round
turin-item-never-sell = Never ask me to sell
turin-item-may-sell = Ask me again to sell
turin-item-no-purchase = Do not ask me to buy in this round
turin-item-may-buy = Ask me again to buy
turin-item-not-now = nothing this round
turin-item-never = nothing from now on

## The board as text

turin-board-head = Round { $round } of { $rounds }.
turin-board-game = Game { $game } of { $games }.
turin-board-score = Game { $game }: { $scores }
turin-board-lots = Lots: { $cards }.
turin-board-prizes = Lots for the places, best bid first: { $prizes }.
turin-board-bids = Last bids: { $bids }.
turin-board-tied = These bid again: { $seats }.
turin-board-sale = On sale: { $offers }.
turin-board-offer = { $card } by { $person } for { $price }
turin-board-contest = { $persons } want { $card }.
turin-board-claim = { $person } claims { $card }.
turin-board-good = { $good }, payout { $payout }: { $holders }.
turin-board-holding = { $person } { $count }
turin-board-lead = { $person } { $count } (token)
turin-board-unheld = { $good } (payout { $payout })
turin-board-all-unheld = Nobody has any: { $goods }.
turin-board-nobody = nobody has any
turin-board-person = { $person }: { $hand ->
        [0] no card in hand
        [one] 1 card in hand
       *[other] { $hand } cards in hand
    }, { $cash_id ->
        [hidden] coins hidden
       *[other] coins { $cash }
    }{ $locked ->
        [0] { "" }
       *[other] , { $locked } more on cards
    }{ $debt ->
        [0] { "" }
       *[other] , debt { $debt }
    }.
turin-board-cards = Face up: { $cards }.
turin-board-goose = The goose is with { $person }.
turin-board-waiting = Still to decide: { $persons }.
turin-board-choosing = { $person } chooses.
turin-board-discarded = Out of the game: { $cards }.
turin-board-hand = Your hand: { $cards }.
turin-board-own-cards = In front of you: { $cards }.
turin-board-purse = You have { $coins } Scudo{ $debt ->
        [0] { "" }
       *[other] { " " }and owe { $debt } at the end
    }.
turin-board-free = Free to spend: { $coins } Scudo.
turin-board-answer = You have decided: { $answer }.
turin-board-orders = Your standing orders: { $orders }.
turin-board-prefer = Choose lots in the order { $cards }
turin-board-stage =
    { $phase_id ->
        [select] Everybody puts up a card.
        [bid] Sealed bids for the lots.
        [goose] Who takes or gives the goose?
        [rebid] Tied! These bid again.
        [choose] Takes from the lots.
        [list] Who offers a card for sale?
        [buy] Who buys what is for sale?
       *[over] The game is over.
    }
turin-board-title = Market of Turin
