# Market of Turin explained, page by page, and the clauses that refusals name.

turin-rules-aim =
    You are merchants with a few cards of fruit and vegetables. Every round each of you puts one card on the table, then bids in secret, just once, for the right to choose among them. The cards you win lie face up in front of you.

    At the end the bank pays for the lead in each of nine goods, and everyone else who has some of a good pays its leader 1 Scudo. So a little of everything is bad; a lot of a few things is good.

    The most Scudo win. For 2 to 5 players; 10 to 30 minutes around one table.
    .title = The aim
    .clauses = MT-1
turin-rules-table =
    There are 18 cards, each with 3 of one good, 2 of a second and 1 of a third: `T01 🧄3 🥕2 🍇1` is three garlic, two carrots and a bunch of grapes.

    What the lead in a good pays at the end, in the *classic* game or in the *red* one (your table chooses; classic unless you change it), and how many there are on the 18 cards:
    - garlic 2 or 8 (8), onions 3 or 8 (9), carrots 4 or 7 (10)
    - tomatoes 5 or 7 (11), grapes 6 or 6 (12), olives 7 or 5 (13)
    - peppers 8 or 5 (14), chestnuts 9 or 4 (15), mushrooms 10 or 4 (16)

    You start with **15 Scudo** and a secret hand: 6 cards with two or three players, 4 with four, 3 with five. With two players 6 cards leave the game unseen. With four or five players, the 2 or 3 cards left over lie face up and are auctioned first.

    Everyone sees everyone’s money, unless your table plays with hidden money.
    .title = What’s on the table
    .clauses = MT-2 MT-18 MT-19
turin-rules-turn =
    1. **Put up a card.** Everyone secretly chooses a card from their hand; all are shown together. Your card is no longer yours: you bid for it like everyone else.
    2. **Bid.** Everyone bids once, in secret, for a place in the order of choice.
    3. **Pay and pick.** The best bid picks first.
    4. **Sell.** You may put one of your face-up cards up for sale.
    5. **Buy.** If something new is for sale, you may buy what the others sell.

    There are 5 rounds, 4 with five players. With four or five players the first round has no first step: the cards left over from the deal are auctioned. With two or three players one card stays in your hand to the end: nobody bids for it, and it counts for you.
    .title = A round
    .clauses = MT-3 MT-4 MT-12
turin-rules-bid =
    You bid **once**, for a place in the order of choice, not for each card. How many cards each place gets, from the best bid down:
    - 2 players: 2, 0
    - 3 players: 2, 1, 0
    - 4 players: 2, 1, 1, 0 (first round: 1, 1, 0, 0)
    - 5 players: 2, 2, 1, 0, 0 (first round: 1, 1, 1, 0, 0)

    If you take cards you pay your **whole** bid; if not, **half** of it, rounded down: a losing 5 costs 2, a losing 1 costs nothing. A bid of 0 is allowed, costs nothing and never wins.

    If your place gets cards, you must take them all. Cards you win stay face up.

    You can change your bid until everyone has bid. You can’t bid Scudo that lie on a card you have for sale.
    .title = Bidding
    .clauses = MT-5 MT-7 MT-8
turin-rules-ties =
    Equal bids share their places. If there is a card to win there, they bid **once more:** each secretly adds something, or nothing. The one who adds most gets the best of these places. Nobody moves out of them, up or down.
    - Equal again, and both added something: a draw decides.
    - Equal again, and **both added nothing:** their places stay empty. The cards for them leave the game, and they pay half their bids.
    - If you alone add nothing, you get the last of these places.

    Example with three players: bids 4, 2, 2. The 4 is first, pays 4 and takes two of the three cards. The other two add 0 and 1. The one who added 1 is second, pays 3 and takes the last card; the other pays half of 2, which is 1. Had both added 0, the third card would be gone.

    Equal bids of 0, or with no card at stake, aren’t bid again. You can leave an amount with your bid, in case of a tie.
    .title = Ties
    .clauses = MT-6
turin-rules-sales =
    After each auction you may put **one** of your face-up cards up for sale. Lay your own Scudo on it: that is its price, at least 1, and they stay there. So you can’t ask for more than you have.

    The buyer pays you the price, and your own Scudo come back. You can’t refuse. If several players want it, you choose one of them.

    Example: you have 15 and put a card up for sale at 6. You have 9 to spend. Bruno buys: you have 9 + 6 + 6 = 21, Bruno pays 6 and has the card.

    - A card for sale is still yours and counts for you.
    - It stays for sale until it is sold, or until you withdraw it, in the next round at the earliest.
    - Buying is secret. You can buy along with your bid, while cards are put up for sale (the older ones), and in the buying step.
    .title = Selling and buying
    .clauses = MT-9 MT-10
turin-rules-loan =
    Once in the game, at any moment, you may take a loan: **10 Scudo now, 15 back at the end.** Everyone sees it at once. To bid more than you have, take it first.

    If you owe 1 Scudo in the final payments and have none, you must take your loan. If you have had it already, the bank pays for you, and you owe it 2 more.
    .title = The loan
    .clauses = MT-11 MT-13.6 MT-13.7 MT-14
turin-rules-end =
    After the last round the Scudo on unsold cards come back, and with two or three players your last hand card is shown and counts too. Then each good is paid, from garlic to mushrooms:
    - The player with the most gets its payout from the bank, **and 1 Scudo from everyone else who has any.**
    - If several have the most, they share all of that and pay each other nothing. Shares are rounded down, or up if your table chose so.
    - If you have none of it, you pay nothing and get nothing.

    Example, with the classic payouts: you lead in grapes, and two others have some. You get 6 + 1 + 1 = 8; each of the two pays 1.

    Last of all, loans are paid back: 15 each. Your Scudo are your score, which can be below 0. Equal scores share the win.
    .title = The end
    .clauses = MT-12 MT-13 MT-14
turin-rules-finer =
    - **Red payouts:** rare goods pay more: garlic and onions 8, carrots and tomatoes 7, grapes 6, olives and peppers 5, chestnuts and mushrooms 4.
    - **Three games in a row:** the scores are added up.
    - **The goose, to give way:** when you’re tied you may take it; you get the last of the tied places without adding anything. If you have it, you may give it to another tied player and get the first of these places.
    - **The goose, for the underdog:** if you alone have the fewest leads, you have it in the next round; a bid of 1 or more counts 1 higher, for free.
    - **Buying at any time:** you may claim a card as soon as it is for sale; the others then say whether they want it too.
    - **Fewer questions.** Leave standing orders: a card to buy up to a price, who gets your card if several want it, the card for the next round, or never to be asked about sales. *Plan ahead* takes care of a whole round: bid, picks, sale, purchases, next card.
    - If you don’t answer in time, you bid 0, add 0, and buy and sell nothing.
    .title = The finer points
    .clauses = MT-10.9 MT-10.11 MT-15 MT-16 MT-17

## Clauses

turin-clause-4-1 = Everyone secretly chooses exactly one card from their hand to be auctioned. You can’t pass.
turin-clause-5-1 = Everyone secretly makes one bid: a whole number from 0 up to the Scudo not set aside for buying. It is one bid for a place, not one for each card.
turin-clause-5-6 = You can take your loan before or after bidding. To bid more than you have, take the loan first.
turin-clause-6-6 = Bidding again, each tied player secretly adds from 0 up to the Scudo left besides the bid. Scudo from a sale or a loan since then may be used. All ties are bid again at the same time and shown together.
turin-clause-8-1 = Winners pick in the order of their places. Each takes exactly as many cards as the place gives; you can’t leave any.
turin-clause-9-2 = The price of a card for sale is a whole number, at least 1, and you lay exactly that many of your own Scudo on it: at most what you have, minus what you buy now, plus what your withdrawals set free. You can’t spend them while they lie there.
turin-clause-9-6 = A card stays for sale for at least one auction: you can withdraw it in the selling step of the next round at the earliest, and only in selling steps.
turin-clause-9-9 = Cards for sale from earlier rounds may stay beside a new one. If your table plays “one card at a time”, you withdraw the old one in the same move. You may put the same card up again at another price.
turin-clause-9-10 = You can’t sell cards from your hand, cards up for auction or cards out of the game: only face-up cards in front of you.
turin-clause-9-11 = In the selling step you answer all at once: what you withdraw, at most one new card for sale, what you buy of the older ones. You can change it until the last player has answered. Scudo and cards move only then.
turin-clause-10-1 = Anyone but the seller can buy a card at its price, with Scudo not set aside for something else.
turin-clause-10-3 = If one player wants a card, it is sold; the seller can’t refuse. If several do, the seller picks one of them, and the others keep their Scudo.
turin-clause-10-4 = Buying is secret and happens three times a round: with the bids, for all cards for sale; in the selling step, for the older ones, before withdrawals; and in the buying step, for all. You can buy several if your Scudo cover all the prices (and your bid).
turin-clause-10-5 = Everything bought at the same moment counts at the same moment: the Scudo and cards you get can only be used afterwards. A card you buy can be put up for sale from the next selling step on.
turin-clause-10-8 = A seller can say in advance which buyers come first. Otherwise the seller chooses once everyone has answered, never earlier.
turin-clause-10-9 = Buying at any time: you can claim a card as long as it is for sale. Your claim sets the price aside, and all others except the seller say whether they claim it too. Meanwhile no bid is shown and nothing is withdrawn.
turin-clause-10-11 = Buying at any time: a claim must be covered by Scudo not set aside for something else, and can’t be taken back. Answers are secret until all are in. In the buying step everyone says when they are done, as long as there is something to buy.
turin-clause-16-2 = The goose comes before tied players bid again. If nobody has it, each tied player secretly decides whether to take it. If a tied player has it, only that player decides: give it to another in the same tie, or keep it.
