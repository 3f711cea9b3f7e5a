# Central Market explained, page by page, and the clauses that refusals name.

central-rules-aim =
    You all sell vegetables on the same market. For each product, sellers undercut each other, and the cheapest sells first. But only 10 kg of each product find buyers in a round, and nobody may sell more than 10 kg in all. Too cheap, and you earn little; too expensive, and the others have sold everything before your turn.

    After each round, incomes are ranked for victory points. The most points after the final round win.

    For 3 to 5 players, about 45 minutes around one table.
    .title = The aim
    .clauses = CM-9
central-rules-table =
    - **50 cards** of tomatoes, carrots, eggplants, cucumbers and bell peppers. Of each: three cards of 2 kg, four of 3 kg and three of 4 kg.
    - **Your hand** is secret; how many cards you hold is not. Each round you get 4 more.
    - **Prices** go from 1 to 10 per kg, unless the table chose another limit.
    - **Three dirty tricks** (action cards), each good for one use in the whole game: Cheater, Tourists and Rot. Everyone sees who still has which.
    - **Rounds.** With 3 or 4 players, 6 rounds and then a final one; with 5 players, 5 rounds and then a final one.
    .title = What is on the table
    .clauses = CM-1 CM-14
central-rules-turn =
    1. **Delivery.** Everyone gets 4 cards; what you kept stays in your hand.
    2. **Sale.** One after the other, each player **puts a product up for sale:** name one you hold that hasn’t been up this round, and a price. Then everyone bids, and the bidders sell.
    3. **End of the round.** Each player may secretly set one card aside for the final round. Incomes are ranked for points.

    You must put something up if you can. You are skipped if you have already sold 10 kg, or hold nothing that hasn’t been up yet.

    The player with the fewest points goes first in the next round.
    .title = A round
    .clauses = CM-2 CM-3 CM-4 CM-8
central-rules-bid =
    Starting to the left of the player who put the product up, everyone **passes** or **bids** once: a price per kg below the lowest so far, as far below as you like. If you pass, you sell none of this product this round.

    Then it goes on among those who bid: **go lower** than the lowest price, or **stay.** If you stay, you keep your price and are out of the bidding. It ends when only the lowest bidder is left.

    You may bid if you hold at least one card of the product (or still have the Cheater and hold any card) and haven’t sold 10 kg yet. A bid can’t be taken back or raised.

    Example: Ana puts carrots up at 9. Bruno bids 7, Chloé passes, Dmitri bids 6. Ana goes down to 5, Bruno stays at 7, Dmitri stays at 6. Ana sells first at 5, then Dmitri at 6, then Bruno at 7, if anything is left of the 10 kg.
    .title = Bidding
    .clauses = CM-5
central-rules-sell =
    The bidders sell in order, lowest price first. Play one or more cards of the product: **income = kg × your own price.** You must play at least one card.

    Two limits apply in each round: **10 kg of each product** from all players together, and **10 kg of all products** from each player. Kilos above a limit are wasted; the card is spent all the same. You may not add a card that would sell nothing at all.

    Once 10 kg of the product are sold, anyone still to come sells nothing and keeps their cards.

    Example: Ana sells 6 kg of carrots, Bruno 3 kg. Chloé plays a card of 3 kg: only 1 kg of it is sold. A fourth bidder sells nothing.
    .title = Selling
    .clauses = CM-6 CM-7
central-rules-tricks =
    - **Cheater.** Bid on a product you don’t hold (you need at least one card of any kind). When it’s your turn to sell, you show the Cheater and play cards of one other product as if they were the right ones. If the 10 kg are gone before that, nobody finds out and you keep the Cheater.
    - **Tourists.** After you’ve sold some of a product, sell more of it: any cards you still hold, without limits, at the lowest price that was bid.
    - **Rot.** When somebody else has sold, half of it rots, rounded down, and isn’t paid: of 8 kg, 4 are paid; of 5 kg, 3. A second Rot halves what’s left: of 8 kg, 2 are paid.

    Everyone who could play Rot or Tourists decides at the same time, in secret. You can say from how many kilos on your Rot is worth playing.
    .title = The three dirty tricks
    .clauses = CM-10 CM-11 CM-12 CM-13
central-rules-points =
    The highest income of a round gives as many points as there are players, the next one fewer, down to 1 for the last. **Tied players all get the points of the last place of their tie:** incomes of 50, 30, 30 and 10 give 4, 2, 2 and 1. **An income of 0 gives 0 points.**

    {""}**The final round** is played with the cards you have set aside, and only those: all others are discarded. Nothing is delivered and nothing is set aside any more. If you set nothing aside, you sell nothing there. So think of two good products early.

    The most points win. If tied, the most unused tricks; if still tied, you share the win.
    .title = Points and the final round
    .clauses = CM-8 CM-9
central-rules-finer =
    - **Standing orders** save you many questions: undercut down to a price, bid once, pass, what to put up, how much to sell, when to play Rot or Tourists. Nobody sees them, and they end with the round.
    - **A plan** says all that for a round in one form. How you sell, Rot, Tourists and what to do with other products stay as they are until you change them.
    - In each lap of bidding, everyone answers at once; the bids are then made in turn order. You can also decide on your turn.
    - Nobody is skipped because of their cards, or the others could tell: you’re asked even if you can only pass.
    - Tourists may be played early, while the next seller is thinking, or when everyone has sold; not later.
    - When the draw pile is used up, the cards that were played are shuffled into a new one.
    - Out of time, you pass, stay, or sell as much as possible. If you have to put up a product, it’s the one you have the most kg of, at the highest price.
    - With 3 players you can play with 40 cards: one product is taken out.
    .title = The finer points
    .clauses = CM-3 CM-12.8 CM-14 CM-15

## Clauses

central-clause-4-2 = To put a product up for sale, name one of which you hold at least one card and which has not been up this round, and a first price: any whole number from 1 to the highest price. No card is shown yet.
central-clause-4-3 = Each product can be put up for sale only once in a round, no matter by whom.
central-clause-4-4 = If you can put a product up for sale, you must.
central-clause-5-2 = You may bid only if you have sold less than 10 kg this round, and if you hold at least one card of the product, or still have the Cheater and at least one card of any kind.
central-clause-5-3 = A bid is a whole number, at least 1, and lower than the lowest bid so far. Any step down is allowed, so no two players ever have the same price.
central-clause-6-2 = You sell one or more cards of the product from your hand, face up. Only a bidder who holds none of it sells with the Cheater.
central-clause-6-3 = When your turn to sell comes, you can’t refuse: you play at least one card, unless 10 kg of the product have been sold already.
central-clause-6-6 = Played one after the other, in an order of your choice, each card must still sell at least 1 kg. You can’t throw in a card that would sell nothing. With the last one you may go over the limit.
central-clause-8-1 = At the end of a normal round everyone may set one card from their hand aside for the final round, or none. All choose at the same time, in secret.
central-clause-10-1 = You may play each of your three action cards once in the game, in any round. Once played, it’s out of the game.
central-clause-11-2 = You don’t show the Cheater while bidding. When your turn to sell comes and 10 kg haven’t been sold yet, you must show and play it.
central-clause-11-3 = With the Cheater you sell another product from your hand instead: one or more cards, all of one product.
central-clause-11-7 = If you hold at least one card of the product, you must sell honestly and can’t play the Cheater in that sale.
central-clause-12-2 = Tourists are for players who bid for this product and sold at least 1 kg of it.
central-clause-12-3 = With Tourists you play one or more further cards of the product from your hand. They don’t count towards any limit: all kilos are paid.
central-clause-13-1 = Right after a player has laid down the cards of a sale, any other player who still has Rot may play it on that sale, whether they bid, passed or reached a limit. Nobody can play it on their own sale.
central-clause-13-8 = Everyone who has Rot decides at the same time: decline, or play it if at least so many kilos (2 up to the kilos sold) are still good when your turn comes. The answers take effect in order, starting to the left of the seller.
central-clause-15-8 = You can only plan what may still happen: products that can still be put up or bid on, cards you still have.
central-clause-14-2 = With the forty-card option, one product is taken out completely. It can be neither put up nor played.
central-clause-14-3 = Forty cards are for 3 players only.
