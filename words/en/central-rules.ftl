# Central Market explained, page by page, and the clauses that refusals name.

central-rules-aim =
    You sell vegetables on the same market. For each product the sellers underbid each other; the cheapest sells first. But only 10 kg of each product find buyers in a round, and nobody may sell more than 10 kg in all. Too cheap, and you earn little; too dear, and others have sold everything before it is your turn.

    After each round the incomes are ranked and give victory points. The most victory points after the final round win.

    It is for 3 to 5 players and takes about 45 minutes at one table.
    .title = The aim
    .clauses = CM-9
central-rules-table =
    - **50 cards** of tomatoes, carrots, eggplants, cucumbers and bell peppers: of each three cards of 2 kg, four of 3 kg and three of 4 kg.
    - **Your hand** is secret; how many cards you hold is not. Each round you get 4 more.
    - **Prices** go from 1 to 10 per kg.
    - **Three tricks** (action cards), each to be used once in the game: Cheater, Tourists and Rot. Everybody sees who still has which.
    - **Rounds.** With 3 or 4 players there are 6 and then a final round; with 5 players there are 5 and then a final round.
    .title = What is on the table
    .clauses = CM-1 CM-14
central-rules-turn =
    1. **Delivery.** Everybody gets 4 cards; what you kept from before stays in your hand.
    2. **Sale.** One after the other, each player **opens** a product: you name one that you hold and that nobody has opened this round, and a price. Then everybody bids for it, and the bidders sell.
    3. **End of the round.** Each player may secretly set one card aside for the final round. Incomes are ranked and give points.

    You must open if you can. You are passed over if you have sold 10 kg already, or hold nothing that is still unopened.

    Who has the fewest points is the first to open in the next round.
    .title = A round
    .clauses = CM-2 CM-3 CM-4 CM-8
central-rules-bid =
    Starting to the left of the opener, everybody once **passes** or **bids:** a price per kg below the lowest so far, as far below as you like. Who passes sells none of this product this round.

    Then it goes on among those who have bid: **lower** your price below the lowest, or **stay.** Who stays keeps the price and is not asked again. It ends when only the lowest bidder is left.

    You may bid if you hold at least one card of the product (or still have the Cheater and hold any card) and have not sold 10 kg yet. A bid cannot be taken back or raised.

    Example: Ana opens carrots at 9. Bruno bids 7, Chloé passes, Dmitri bids 6. Ana goes down to 5, Bruno stays at 7, Dmitri stays at 6. Ana sells first at 5, then Dmitri at 6, then Bruno at 7, if anything of the 10 kg is left.
    .title = Bidding
    .clauses = CM-5
central-rules-sell =
    The bidders sell in order, the lowest price first. You play one or more cards of the product; **income = kg × your own price.** You must play at least one card.

    Two limits hold in each round: **10 kg of each product** from all players together, and **10 kg of all products** from each player. Kilos above a limit are lost; the card is spent all the same. You may not add a card that would sell nothing at all.

    Once 10 kg of the product are sold, those who come later sell nothing, and keep their cards.

    Example: Ana sells 6 kg of carrots, Bruno 3 kg, Chloé plays a card of 3 kg: only 1 kg of it is sold. A fourth bidder sells nothing.
    .title = Selling
    .clauses = CM-6 CM-7
central-rules-tricks =
    - **Cheater.** Bid for a product that you do not hold (you need any card). When it is your turn to sell, you show the Cheater and play cards of one other product as if they were the right ones. If the 10 kg are gone before that, nobody learns of it and you keep the Cheater.
    - **Tourists.** After you have sold of a product, sell more of it: any cards that you still hold, without limits, at the lowest price that was bid.
    - **Rot.** When somebody else has laid cards to sell, half of what was sold rots, rounded down, and is not paid: of 8 kg 4 are paid, of 5 kg 3. A second Rot halves what is left: of 8 kg 2 are paid.

    All who could play Rot or Tourists are asked at the same time, in secret. You can say from how many kilos on your Rot is to be played.
    .title = The three tricks
    .clauses = CM-10 CM-11 CM-12 CM-13
central-rules-points =
    The highest income of a round gives as many points as there are players, the next one fewer, down to 1 for the last. **Tied players all get the points of the last place of their tie:** incomes 50, 30, 30 and 10 give 4, 2, 2 and 1. **An income of 0 gives 0 points.**

    {""}**The final round** is played with the cards that you have set aside, and only with those: all others are discarded. Nothing is delivered, and nothing is set aside any more. Who has set nothing aside sells nothing there. So think of two good products early.

    The most points win. If equal, who has more unused tricks; if that is equal too, you share the victory.
    .title = Points and the final round
    .clauses = CM-8 CM-9
central-rules-finer =
    - **Standing orders** save you many questions: undercut down to a price, bid once, pass, what to open, how much to sell, when to play Rot or Tourists. Nobody sees them, and they end with the round.
    - **A plan** says all of that for a round in one form. How you sell, Rot, Tourists and what to do with other products stay as they are until you change them.
    - In each lap all who may bid answer at once; the bids are then made in turn. You can also decide on your turn.
    - Nobody is passed over because of hidden cards: you are asked even if you can only pass.
    - Tourists may be played early, while the next seller thinks, or when all have sold; not later.
    - If the pile is used up, the cards that were played are shuffled and become the new pile.
    - Who does not answer in time passes, stays, or sells as much as possible; an opening is the product with the most kg at the highest price.
    - With 3 players you can agree on 40 cards: one product is taken out.
    .title = The finer points
    .clauses = CM-3 CM-12.8 CM-14 CM-15

## Clauses

central-clause-4-2 = To open, name a product of which you hold at least one card and which has not been opened this round, and a first price: any whole number from 1 to the highest price. No card is shown yet.
central-clause-4-3 = Each product can be opened at most once in a round, by whoever.
central-clause-4-4 = Who can open must open.
central-clause-5-2 = You may bid only if you have sold less than 10 kg this round, and if you hold at least one card of the product, or still have the Cheater and at least one card of any kind.
central-clause-5-3 = A bid is a whole price, at least 1, and lower than the lowest bid so far. Any step down is allowed, so no two players ever have the same price.
central-clause-6-2 = You sell with one or more cards of the product from your hand, laid face up. Only a bidder without such a card sells with the Cheater.
central-clause-6-3 = A bidder whose turn to sell comes may not refuse: at least one card must be played, unless 10 kg of the product have been sold already.
central-clause-6-6 = Laid down one after the other in a suitable order, each of your cards must still sell at least 1 kg. No card may be thrown in that would sell nothing. With the last card you may go over the limit.
central-clause-8-1 = At the end of a normal round everybody may put exactly one hand card aside for the final round, or none. All choose at the same time, in secret.
central-clause-10-1 = Each player may play each of the three action cards once in the game, in any round. A played one leaves the game.
central-clause-11-2 = The Cheater is not shown while bidding. When the cheater's turn to sell comes, and the product has not reached 10 kg, it must be played and shown.
central-clause-11-3 = A cheater plays any other product from the hand: one or more cards, all of one product.
central-clause-11-7 = Who holds at least one card of the product must sell honestly and cannot play the Cheater in that sale.
central-clause-12-2 = Tourists are for players who bid for this product and sold at least 1 kg of it.
central-clause-12-3 = With Tourists you play one or more further cards of the product from your hand. No limit holds and none is changed: all kilos are paid.
central-clause-13-1 = Right after a player has laid the cards of a sale, any other player who still has Rot may play it on that sale, whether or not he bid, passed or reached a limit. Nobody can play it on the own sale.
central-clause-13-8 = All who have Rot are asked at the same time. The answer is to decline, or to play it if at least so many kilos are still good when one's turn comes: from 2 up to the kilos sold. The answers take effect in order, to the left of the seller first.
central-clause-15-8 = A plan can say only what may still come about: products that can still be opened or bid on, cards that you still have.
central-clause-14-2 = With the option of forty cards one product is taken out completely. It can be neither opened nor played.
central-clause-14-3 = Forty cards are for 3 players only.
