# Schwarzmarkt explained, page by page, and the clauses that refusals name.

schwarzmarkt-rules-aim =
    You hold potatoes, coffee, flour, butter and sugar, and sell them on the black market for luxuries: chewing gum, chocolate, cigarettes, nylon stockings. The rate climbs while everyone hesitates. Hold out for a better price, but not too long: others may sell first, or the deal falls through.

    After two rounds the most luxury points win. Whatever you still hold then is worth nothing.

    For 3 to 5 players; about 45 minutes around one table.
    .title = The aim
    .clauses = SM-1 SM-11
schwarzmarkt-rules-table =
    - **Products.** 60 cards, 12 of each of the five. You start with 9, in secret. Everyone sees how many cards everyone holds.
    - **Black market cards.** 30 in all: 20 offers and 10 text cards. You always hold 3, in secret.
    - **The rate** is what one product card of any kind pays right now. Its track has 14 spaces, and every offer starts at 1:

    1, 2, 4, 6, 9, 12, 16, 20, 25, 30, 35, 40, 45, 50

    Each space shows a die: how far you may push the rate from there. It is 4 up to rate 6, then 3 up to rate 20, then 2 up to rate 35, then 1.
    - **Your points** are your secret, unless your table plays with open winnings; each payment is announced when it is made.
    .title = What’s on the table
    .clauses = SM-2 SM-5 SM-12 SM-13
schwarzmarkt-rules-turn =
    1. The **start player** plays one black market card and draws a new one.
    2. If it is an **offer,** it shows what is wanted, for example two potatoes and one sugar. The rate is 1. The start player goes first, then everyone in turn, round and round, until the offer ends.
    3. If it is a **text card,** do what it says, and that’s all.
    4. Then the next player becomes start player.

    On your turn in an offer, do one of two things:
    - **Sell** some or all of what is still wanted, at the current rate. If something is still wanted after that, the rate climbs one space.
    - **Pass** and push the rate up: at least 1 space, at most the die of the space.

    You may pass even if you could sell, and sell later.
    .title = How it goes
    .clauses = SM-3 SM-4 SM-6
schwarzmarkt-rules-example =
    Wanted: two potatoes and one sugar. Ana is the start player, the rate is 1.
    - **Ana** sells a potato and the sugar: 2 cards at 1 make 2 points. One potato is still wanted. The rate climbs to 2.
    - **Bruno** passes. The die at 2 is a 4: the rate may go to 4, 6, 9 or 12. Bruno chooses 12.
    - **Chloé** passes and pushes it one space, to 16.
    - **Dmitri** sells the last potato at 16: 16 points. Nothing more is wanted, so the offer is over. Bruno is the next start player.

    Had Ana waited for 16, somebody else could have sold both potatoes first.
    .title = An example
    .clauses = SM-4.5 SM-4.7
schwarzmarkt-rules-ceiling =
    An offer ends when everything wanted has been sold, or soon after the rate has reached **50.** Then just one player, the next one, still has a turn, the **last turn:** sell at 50, or pass. After that the deal is off, even if something is still wanted.

    So count: who will have the last turn? If you hold goods nobody else has, try to make it yours. If not, push the rate hard, so that the others must sell early or lose the deal.
    .title = The last turn
    .clauses = SM-5 SM-6
schwarzmarkt-rules-cards =
    These happen at once:
    - **Espionage!** See two cards of another player’s hand, at random.
    - **Old debt!** Take a card from another player’s hand, at random.
    - **Quick deal!** (two of them) Trade one of your cards for 20 points.
    - **Forced exchange!** Give another player one or two of your cards and draw as many from that hand.
    - **Raid!** Name a player and a product: that player discards every card of it.
    - **New goods discovered!** Pay 5 points, search the product pile and take one card. You can’t play it with fewer than 5 points.

    These are for the next offer, no matter who plays it:
    - **Spoiled goods!** The first sale pays half the rate, rounded down. If your table chose so, only the first card of that sale does.
    - **Goods scarce!** You sell only one card per turn. If your table chose so, only one card in the whole offer.
    - **Limit!** The last turn is at 25 instead of 50.
    .title = The text cards
    .clauses = SM-7 SM-8
schwarzmarkt-rules-end =
    A round ends **the moment somebody has no product card left,** whatever the reason. An open offer stops at once.

    For the second round everyone keeps their points and black market cards, and gets 9 new product cards (fewer, but the same number for all, if the pile is short). You also keep the products you have left, unless your table chose nine new cards only. The next start player carries on.

    After the second round the most points win; equal points share the win. So watch players with one or two cards left: at the end, unsold cards are lost.
    .title = The end of a round
    .clauses = SM-9 SM-10 SM-11
schwarzmarkt-rules-finer =
    - **Standing orders.** An offer can take 14 turns. Leave orders for yours: “sell all you can from rate 20”, “pass with the smallest step”. I play the first one that fits, and nobody else sees them. They end with the offer.
    - When you pass, nobody can tell whether you could have sold.
    - If you play a text card, you give up your chance to make an offer: it’s the next player’s turn to play a card.
    - Several text cards for the next offer all count together.
    - If you don’t answer in time, you pass with one step. I never sell anything for you in an offer.
    - Your table can choose uneven products (16 potatoes, 14 flour, 12 butter, 10 sugar, 8 coffee), open points, and what some text cards mean.
    .title = The finer points
    .clauses = SM-7 SM-13

## Clauses

schwarzmarkt-clause-2-4 = The first start player is drawn at random, or chosen by seat. The seat number can’t be higher than the number of players.
schwarzmarkt-clause-3-1 = Only the start player plays a black market card: exactly one of their three, no more and no less.
schwarzmarkt-clause-4-8 = When you pass, you push the rate as many spaces as you like: at least 1, at most the die of the space the marker is on, and never beyond the last space of the offer. Only in the last turn does the rate stay.
schwarzmarkt-clause-4-11 = You can only sell cards you hold and that are still wanted, no more of a product than is still wanted, and at least one card. A pass pushes the rate within its range.
schwarzmarkt-clause-5-3 = If the die would carry the rate beyond the last space of the offer, you can only push it that far. Under “Limit!” that means from 16 only 1 or 2 spaces, from 20 only 1.
schwarzmarkt-clause-5-5 = In the last turn the rate stays: a pass moves nothing and takes no number, and neither does a sale that leaves something wanted.
schwarzmarkt-clause-7-8 = A text card about an opponent means another player; you can’t choose yourself. During a round everyone has at least one product card, so anyone else can be chosen.
schwarzmarkt-clause-8-3 = “Quick deal!”: choose a card from your hand. It is shown and goes under the product pile, and you get 20 points. The rate, offers and other text cards play no part.
schwarzmarkt-clause-8-4 = “Forced exchange!”: choose an opponent and 1 or 2 of your cards, no more than either of you holds. You give them, and draw as many at random from that hand as it was before.
schwarzmarkt-clause-8-6 = “Goods scarce!”: in the next offer a sale is a single card. As your table chose: one card per turn (usual), or one card per player in the whole offer; after that you can only pass.
schwarzmarkt-clause-8-8 = “New goods discovered!”: pay 5 points, search the whole product pile, and take a card of your choice. Once the card is played there’s no way back.
schwarzmarkt-clause-8-9 = You can’t play “New goods discovered!” with fewer than 5 points, nor while the product pile is empty.
