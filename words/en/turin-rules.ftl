# Market of Turin explained, page by page, and the clauses that refusals name.

turin-rules-aim =
    You are merchants with a few cards of fruit and vegetables. Round after round everybody puts one card on the table and bids in secret, once, for the right to choose among them. Cards that you win lie open in front of you.

    At the end the bank pays for the lead in each of nine goods, and everybody else who has some of a good pays 1 Scudo to its leader. So a little of everything is bad; a lot of a few things is good.

    The most Scudo wins. It is for 2 to 5 players and takes 10 to 30 minutes at one table.
    .title = The aim
    .clauses = MT-1
turin-rules-table =
    There are 18 cards, each with 3 of one good, 2 of a second and 1 of a third: `T01 🧄3 🥕2 🍇1` is three garlic, two carrots and a bunch of grapes.

    What the lead pays at the end, and how many of each there are in all 18 cards:
    - garlic 2 (8), onions 3 (9), carrots 4 (10)
    - tomatoes 5 (11), grapes 6 (12), olives 7 (13)
    - peppers 8 (14), chestnuts 9 (15), mushrooms 10 (16)

    You begin with **15 Scudo** and secret cards: 6 with two or three players, 4 with four, 3 with five. With two players 6 cards leave the game unseen. With four or five the 2 or 3 cards left over lie open and are auctioned first.

    Everybody sees how much money everybody has, unless you have agreed otherwise.
    .title = What is on the table
    .clauses = MT-2 MT-18 MT-19
turin-rules-turn =
    1. **Put up a card.** Everybody secretly chooses one card of the hand; all are shown together. These are the lots. Your own card is no longer yours: you bid for it like the others.
    2. **Bid.** Everybody secretly bids once, for a place in the order of choice.
    3. **Pay and choose.** The best bid chooses first.
    4. **Sell.** You may put one of your open cards on sale.
    5. **Buy.** If something new is on sale, you may buy what others offer.

    There are 5 rounds, with five players 4. With four or five players the first round has no first step: its lots are the cards left over from the deal. With two or three players one card stays in your hand to the end: nobody bids for it, and it counts for you.
    .title = A round
    .clauses = MT-3 MT-4 MT-12
turin-rules-bid =
    You bid **once** for a place, not for each card. How many cards each place takes:
    - 2 players: 2, 0
    - 3 players: 2, 1, 0
    - 4 players: 2, 1, 1, 0 (first round: 1, 1, 0, 0)
    - 5 players: 2, 2, 1, 0, 0 (first round: 1, 1, 1, 0, 0)

    Who takes cards pays the **whole** bid, everybody else **half** of it, rounded down: a losing 5 costs 2, a losing 1 costs nothing. 0 is allowed, costs nothing and never wins.

    Whoever has a place with cards must take them all. Cards that lie open stay open.

    You may change your bid until everybody has sealed. Coins that lie on a card you have on sale cannot be bid.
    .title = Bidding
    .clauses = MT-5 MT-7 MT-8
turin-rules-ties =
    Equal bids share their places and are asked **once more**, if there is a card to win in them: each of the tied secretly adds something, or nothing. Who adds most gets the best of these places. Nobody can leave them, up or down.
    - Equal, and both added something: a lot decides.
    - Equal, and **both added nothing:** their places are empty. The cards for them leave the game, and they pay half their bids.
    - One alone who adds nothing takes the last of these places.

    Example with three players: bids 4, 2, 2. The 4 is first, pays 4 and takes two of three cards. The two others add 0 and 1. The one who added is second, pays 3 and takes the last card; the other pays half of 2, which is 1. If both had added 0, the third card would be gone.

    Equal bids of 0, or where no card is to be won, are not asked again. With the bid you can leave an amount in advance for the case of a tie.
    .title = Ties
    .clauses = MT-6
turin-rules-sales =
    After each auction you may put **one** of your open cards on sale. Lay your own coins on it: they are its price, at least 1, and they are locked while they lie there. So you cannot ask for more than you have.

    Who buys it pays you the price, and your own coins come back. You cannot refuse. If several want it, you choose one of them.

    Example: you have 15 and put a card on sale for 6. You can use 9. Bruno buys: you have 9 + 6 + 6 = 21, Bruno pays 6 and has the card.

    - A card on sale is still yours and counts for you.
    - It stays on sale until it is sold or you withdraw it, in the next round at the earliest.
    - Orders to buy are secret. You can give them with your bid, when cards are put on sale (for older ones), and in the buying step.
    .title = Selling and buying
    .clauses = MT-9 MT-10
turin-rules-loan =
    Once in the game you may take a loan, at any moment: **10 Scudo now, 15 back at the end.** Everybody sees it at once. To bid more than you have, take it first.

    If in the final payments you owe 1 Scudo and have none, you must take your loan. If you have had it already, the bank pays for you, and you owe it 2 more.
    .title = The loan
    .clauses = MT-11 MT-13.6 MT-13.7 MT-14
turin-rules-end =
    After the last round coins on unsold cards come back, and with two or three players your last hand card is shown and counts too. Then each good is paid, from garlic to mushrooms:
    - Who has the most gets its payment from the bank, **and 1 Scudo from everybody else who has any of it.**
    - Several with the most share all of that, rounded down, and pay nothing to each other.
    - Who has none of it pays nothing and gets nothing.

    Example: you lead in grapes, and two others have some. You get 6 + 1 + 1 = 8; each of the two pays 1.

    At last loans are paid back: 15 each. Your Scudo are your score; it can be below 0. Equal scores share the victory.
    .title = The end
    .clauses = MT-12 MT-13 MT-14
turin-rules-finer =
    - **Payments, red:** rare goods pay more instead: garlic and onions 8, carrots and tomatoes 7, grapes 6, olives and peppers 5, chestnuts and mushrooms 4.
    - **Three games in a row:** the scores are added.
    - **The goose, to yield:** when you are tied you may take it; you get the last of the tied places without adding anything. Who has it may give it to somebody else in a tie and gets the first of these places.
    - **The goose, for the weakest:** whoever alone has the fewest leads has it in the next round; a bid of 1 or more counts 1 higher, and is not paid for.
    - **Live purchases:** you may claim a card on sale at any time; the others then say whether they want it too.
    - **Fewer questions.** You can leave standing orders: a card to buy up to a price, whom to sell to, the card for the next round, or never to be asked about sales. *Plan ahead* takes a whole round at once: bid, choice of lots, offer, purchases, next card.
    - Who does not answer in time bids 0, adds 0, buys and sells nothing.
    .title = The finer points
    .clauses = MT-10.9 MT-10.11 MT-15 MT-16 MT-17

## Clauses

turin-clause-4-1 = Everybody secretly chooses exactly one card of the hand to be auctioned. Passing is not possible.
turin-clause-5-1 = Everybody secretly fixes one bid: a whole number from 0 to the cash that is not promised for buying. It is one bid for a place, not one for each card.
turin-clause-5-6 = A loan may be taken before or after bidding. To bid more than the cash that you have, you must take the loan first.
turin-clause-6-6 = Bidding again: each of the tied secretly adds from 0 to the cash left besides the own bid. Coins from a sale or a loan since the bid may be used. All ties are bid again at the same time and shown together.
turin-clause-8-1 = Those with a prize choose in the order of their places. Each takes exactly as many lots as the place gives; taking is compulsory.
turin-clause-9-2 = The price of a card on sale is a whole number of at least 1, and you must lay exactly so many of your own coins on it: at most your cash, minus what you order to buy now, plus what your withdrawals set free. These coins are locked.
turin-clause-9-6 = A card on sale stays there for at least one auction: it can be withdrawn in the selling step of the next round at the earliest, and in selling steps only.
turin-clause-9-9 = Cards on sale from earlier rounds may stay beside a new one. With the option “one card at a time” you may have a single card on sale; a new one needs the withdrawal of the old one in the same answer. The same card may get another price.
turin-clause-9-10 = Cards in the hand, lots and discarded cards cannot be put on sale: only cards that lie open in front of you.
turin-clause-9-11 = An answer in the selling step is one whole: withdrawals, at most one new card on sale, orders for older ones. It is checked as a whole and can be replaced until the last player's is in. Coins and cards move only then.
turin-clause-10-1 = Everybody but the seller may buy a card on sale at its price, if the price is covered by cash that is not promised elsewhere.
turin-clause-10-3 = If one player wants a card it is sold; the seller cannot refuse. If several do, the seller must pick one of them, and the others' coins are free again.
turin-clause-10-4 = Orders to buy are secret and settled three times in a round: with the bids, for all cards on sale; in the selling step, for older ones, before withdrawals; and in the buying step, for all. You may order several if the sum of the prices (and your bid) is covered by cash.
turin-clause-10-5 = All orders given at the same time count at the same time: coins and cards that come in through them can be used only afterwards. A card bought can be put on sale from the next selling step on.
turin-clause-10-8 = A seller may say in advance which buyers are preferred. Without that he is asked when all answers are in, never earlier.
turin-clause-10-9 = Live purchases: a card may be claimed at any time while it is on sale. A claim reserves the price and asks all others, except the seller, whether they claim it too. Meanwhile no bid is shown and nothing is withdrawn.
turin-clause-10-11 = Live purchases: a claim must be covered by cash that is not promised elsewhere, and cannot be taken back. Answers are secret until all are in. In the buying step everybody says when they are done, as long as there is something to buy.
turin-clause-16-2 = The goose, between the bids and bidding again: if nobody has it, each of the tied secretly says whether to take it. If one of the tied has it, only that player decides: to give it to another of the same tie, or to keep it.
