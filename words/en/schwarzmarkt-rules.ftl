# Schwarzmarkt explained, page by page, and the clauses that refusals name.

schwarzmarkt-rules-aim =
    You hold potatoes, coffee, flour, butter and sugar, and sell them on the black market for luxury: chewing gum, chocolate, cigarettes, nylon stockings. The rate climbs while everybody hesitates. Wait for a better price, but not too long: others may sell first, or the deal is off.

    After two rounds the most luxury points win. What you still hold then is worth nothing.

    It is for 3 to 5 players and takes about 45 minutes at one table.
    .title = The aim
    .clauses = SM-1 SM-11
schwarzmarkt-rules-table =
    - **Products.** 60 cards, 12 of each of the five. You begin with 9, secretly. How many cards everybody holds can always be seen.
    - **Black market cards.** 30 in all: 20 offers and 10 text cards. You always hold 3, secretly.
    - **The rate** is what one product card of any kind pays now. Its track has 14 spaces, and every offer begins at 1:

    1, 2, 4, 6, 9, 12, 16, 20, 25, 30, 35, 40, 45, 50

    Each space has a die: how far you may push the rate at most from there. It is 4 up to rate 6, then 3 up to rate 20, then 2 up to rate 35, then 1.
    - **Your points** are your secret; each payment is announced when it is made.
    .title = What is on the table
    .clauses = SM-2 SM-5 SM-12 SM-13
schwarzmarkt-rules-turn =
    1. The **start player** lays one black market card and draws a new one.
    2. If it is an **offer,** it says what is wanted, for example two potatoes and one sugar. The rate is 1. The start player has the first turn, then all in order, round and round, until the offer ends.
    3. If it is a **text card,** its text is carried out, and that is all.
    4. Then the next player in order is the start player.

    In your turn of an offer you do one of two things:
    - **Sell** some or all of what is still wanted, at the rate of the moment. If something is still wanted, the rate then climbs one space.
    - **Pass** and push the rate up: by 1 space at least, by the die of the space at most.
    You may pass even if you could sell, and sell later.
    .title = How it goes
    .clauses = SM-3 SM-4 SM-6
schwarzmarkt-rules-example =
    Wanted: two potatoes and one sugar. Ana is the start player, the rate is 1.
    - **Ana** sells a potato and the sugar: 2 cards at 1 make 2 points. One potato is still wanted. The rate climbs to 2.
    - **Bruno** passes. The die at 2 is a 4: he may push the rate to 4, 6, 9 or 12. He takes 12.
    - **Chloé** passes and pushes it one space, to 16.
    - **Dmitri** sells the last potato at 16: 16 points. Nothing is wanted any more, so the offer is over. Bruno is the next start player.

    Had Ana waited for 16, somebody else could have sold both potatoes before her.
    .title = An example
    .clauses = SM-4.5 SM-4.7
schwarzmarkt-rules-ceiling =
    An offer ends when everything wanted has been delivered, or soon after the rate has reached **50.** Then only the next player still has a turn, the **final turn:** he may sell at 50, or pass. After that the deal is off, even if something is still wanted.

    So count: who will have the final turn? With goods that nobody else has, try to make it yours; without them, push the rate hard, so that the others must sell early or lose the deal.
    .title = The ceiling
    .clauses = SM-5 SM-6
schwarzmarkt-rules-cards =
    Carried out at once:
    - **Espionage!** See two cards of somebody's hand, drawn by lot.
    - **Old debt!** Take a card of somebody's hand, drawn by lot.
    - **Quick deal!** (twice) Give one card of yours for 20 points.
    - **Forced exchange!** Give somebody one or two cards of yours and draw as many from that hand.
    - **Raid!** Name a player and a product: all cards of it are discarded from that hand.
    - **New goods discovered!** Pay 5 points, look through the product pile and take one card. You need 5 points for it.

    For the next offer, whoever lays it:
    - **Spoiled goods!** The first sale is paid at half the rate, rounded down.
    - **Goods scarce!** Only one card may be sold in a turn.
    - **Limit!** The ceiling is 25 instead of 50.
    .title = The text cards
    .clauses = SM-7 SM-8
schwarzmarkt-rules-end =
    A round ends **the moment somebody has no product card left,** whatever the reason. An offer that is open stops at once.

    For the second round everybody keeps points, black market cards and product cards, and gets 9 new product cards (fewer, but the same number for all, if the pile is short). The next start player goes on.

    After the second round the most points win; equal points share the victory. So watch people with one or two cards left: unsold cards are lost at the end.
    .title = The end of a round
    .clauses = SM-9 SM-10 SM-11
schwarzmarkt-rules-finer =
    - **Rules for your turns.** An offer can take 14 turns. You can leave rules for your own: “sell all I can from rate 20 on”, “pass with the smallest step”. The first one that fits acts for you, and nobody learns of it. They end with the offer.
    - Nobody can see whether you could have sold when you passed.
    - Laying a text card means not opening an offer: the next player may.
    - Several text cards for the next offer all count for it together.
    - Who does not answer in time passes with one step. Nothing is ever sold for an absent player in an offer.
    - You can agree on uneven products (16 potatoes, 14 flour, 12 butter, 10 sugar, 8 coffee), on open points, and on what some text cards mean.
    .title = The finer points
    .clauses = SM-7 SM-13

## Clauses

schwarzmarkt-clause-2-4 = Who starts is drawn by lot, or agreed as a seat. A seat number above the number of players is not possible.
schwarzmarkt-clause-3-1 = Only the start player lays a black market card: exactly one, chosen from the own three. Declining is not possible, and neither is laying two.
schwarzmarkt-clause-4-8 = Passing pushes the rate by a number of spaces of your choice: at least 1, at most the die of the space the marker stands on, and never beyond the ceiling. Not moving is allowed in the final turn only.
schwarzmarkt-clause-4-11 = You can sell only cards that you hold and that are still wanted, no more of a product than is still wanted, and at least one card. A pass must push the rate within its range.
schwarzmarkt-clause-5-3 = If the die would carry the rate beyond the ceiling, you may push it only up to there. Under Limit that means from 16 only 1 or 2 spaces, from 20 only 1.
schwarzmarkt-clause-5-5 = In the final turn the rate stays at the ceiling: a pass moves nothing and takes no number, and a sale that leaves something wanted moves nothing either.
schwarzmarkt-clause-7-8 = A text card that asks for an opponent asks for another player; you cannot choose yourself. Everybody has at least one product card during a round, so everybody else can be chosen.
schwarzmarkt-clause-8-3 = Quick deal: choose one card of your hand. It is shown and goes under the product pile, and you get 20 points. Rate, offers and waiting cards play no part.
schwarzmarkt-clause-8-4 = Forced exchange: choose an opponent and 1 or 2 cards of yours, no more than either of you holds. You give them, and as many cards drawn by lot from the hand as it was before go to you.
schwarzmarkt-clause-8-6 = Goods scarce: in the next offer a sale may contain only one card. As agreed, that is one card in each turn (usual), or one card for each player in the whole offer; afterwards he can only pass.
schwarzmarkt-clause-8-8 = New goods discovered: pay 5 points, look through the whole product pile, and take one card of your choice. Once the card is laid there is no way back.
schwarzmarkt-clause-8-9 = New goods discovered cannot be laid by a player with fewer than 5 points, nor while the product pile is empty.
