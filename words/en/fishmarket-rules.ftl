# Fish Market explained, page by page, and the clauses that refusals name.

fishmarket-rules-aim =
    You are fishmongers. On each of four days you bid at dawn, in secret, for whole boatloads of fish. In the morning you find out which two kinds your own customers want, and haggle with the others. In the afternoon you sell. What is left goes on ice, or rots.

    The richest after four days wins.

    For 3 to 5 players; 45 to 60 minutes around one table.
    .title = The aim
    .clauses = FM-2 FM-10
fishmarket-rules-table =
    - **Ten kinds of fish,** 7 cards of each. *Grey:* eel, sole, tuna, perch. *Brown:* mackerel, sea bream, salmon, cod. Plus herring and lobster, which anyone can sell any day: **herring 5, lobster 30.**
    - **You have** 50 coins, 50 more in the bank, and 2 blocks of ice for the whole game. Everyone sees everyone else’s coins, balance, fish and ice.
    - **Your price card** (secret) is what your customers pay for a grey and for a brown fish. The two always add up to 40: grey 20 to 30, brown 10 to 20.
    - **Demand cards** show a grey and a brown kind. At dawn as many lie face up as there are players. Later each player secretly gets one: the two kinds you can sell today.
    - **Boats:** one more than there are players, with 3 fish each on days 1 and 2, and 4 each on days 3 and 4.
    .title = What’s on the table
    .clauses = FM-1 FM-2 FM-12
fishmarket-rules-turn =
    1. **Dawn.** The day’s demand cards are turned up, you get your price card, and the boats come in. Everyone bids in secret.
    2. **Morning.** You get your demand card. The market opens: trade fish and coins with the others.
    3. **Afternoon.** Everyone sells, all at once, every fish of their two kinds, plus herring and lobster.
    4. **Ice.** What is left is frozen, kind by kind, or rots and costs 5 coins a fish.
    5. **Evening.** You keep 50 coins for the next day; the rest goes to the bank. If you have less than 50, the bank makes up the difference from your balance.

    There are no turns: everyone acts at the same time.
    .title = A day
    .clauses = FM-2 FM-5 FM-9
fishmarket-rules-bid =
    Bid coins on every boat you fancy, all at once and in secret: together at most what you have, **50.** Your bank balance doesn’t help. The highest bid on a boat takes **all** its fish and pays; losing bids cost nothing. A boat without a bid sails away.

    Just type it: `A12 C17 D18` bids 12, 17 and 18, so 47 of your 50. You can change it until everyone has bid.

    {""}**Ties:** players who share the highest bid on a boat bid again for it, at least 1, with the coins they have now; less than before is fine. If it is still a tie after three rounds (or as many as your table chose), the boat goes to the tied player with the least in the bank; if that’s equal too, to the one who has paid the least this morning; and if even that is equal, a draw decides. You can leave a second bid in advance, in case of a tie.

    A tip: each player gets one of the face-up demand cards or the one unknown card. A kind shown twice is sure to be wanted by somebody; a kind not shown at all, by hardly anybody.
    .title = Dawn: bidding for boats
    .clauses = FM-3 FM-4
fishmarket-rules-market =
    Offer fish or coins for fish or coins, to everyone or to one player. Only what lies in front of you counts: no credit, no bank money, no cards.
    - **Accept** an offer, and the trade is made at once. **Turn down** one that was made to you, or **counter** it.
    - An offer reserves nothing. Once you no longer have what you offered, it is off.
    - An offer to one player stays between the two of you, unless your table chose otherwise; every trade is announced to everyone.
    - Say what you like about your cards, true or not; you just can’t show them.

    Your stall is **open,** **done** (unless somebody makes you an offer you can take) or **closed** (leave me alone today). The market closes when everyone is done or closed, or when its time is up.

    Example: Hannah offers 1 sole for 1 salmon and 5 coins. Paul counters: 2 mackerel for 2 soles. Nothing has changed hands yet; if Hannah accepts, it does.
    .title = Morning: the market
    .clauses = FM-6
fishmarket-rules-sell =
    All price and demand cards are turned up. You sell **every** fish of your grey kind and of your brown kind at your prices, herring at 5 and lobster at 30. There is nothing to decide.

    Example: you have 1 tuna, 4 mackerel and 1 herring. Your customers want tuna and mackerel, and pay 26 for grey and 14 for brown. You get 26 + 4 × 14 + 5 = 87.

    {""}**What is left** goes on ice or rots. A block of ice keeps **every** fish of one kind until the next day; then the block has melted. Whatever isn’t frozen costs you **5 coins a fish.**

    You have 2 blocks for the whole game. On day 4, the ice you still have is used for you.
    .title = Afternoon: selling and ice
    .clauses = FM-7 FM-8
fishmarket-rules-end =
    On the fourth evening all coins go to the bank. The highest balance wins; equal balances share the win. Leftover fish and ice are worth nothing.

    Your balance can fall below 0, through rotten fish or the 50 coins for the next day. You play on all the same.

    If you did nothing at all, you would end with 100.
    .title = The end
    .clauses = FM-9 FM-10 FM-12
fishmarket-rules-finer =
    - **Frozen fish** are like any other fish the next day: sell them, trade them, freeze them again.
    - **Plan for today.** While the market is open, say what you buy and for how much at most, what you sell and for how much at least, whether to turn down everything else, and what to freeze. I accept offers that fit for you: you’re done, and needn’t come back. In a swap your own prices count; herring counts 5, lobster 30. Nobody sees your plan.
    - **Freeze plan.** The same for the ice alone, the most important first.
    - **Offers:** at most 5 open at a time and 20 a day, unless your table chose otherwise. Gifts are allowed too, unless you ruled them out, and so is paying somebody to take your fish.
    - The demand card that nobody got lies face up the next day.
    - With five players the fish run out on day 4: the discards are shuffled and come back.
    - If you don’t answer in time, you bid nothing, keep a tied bid as it was, are done in the market, and freeze the kinds of which you have two or more.
    .title = The finer points
    .clauses = FM-2.8 FM-5.3 FM-6.18 FM-6.28 FM-8.10 FM-11

## Clauses

fishmarket-clause-2-7 = Docks not in use get no fish, and nobody can bid there. One more dock than there are players is in use, starting from A.
fishmarket-clause-3-2 = All your bids together can’t be more than the coins you have: 50 at dawn. You can’t bid with your bank balance.
fishmarket-clause-4-4 = After a tie you bid again: a whole number, at least 1. It can be higher than your first bid, equal or lower.
fishmarket-clause-4-5 = All your new bids together can’t be more than the coins you have now: 50 minus what you have paid today. You can use coins from lost boats, and move coins from one tied boat to another.
fishmarket-clause-4-11 = Bidding again, you name every boat you’re tied for, and no other. You can change it until the last tied player has answered; then all new bids are shown together.
fishmarket-clause-4-12 = With your bids you can leave, for any boat, a second bid in case of a tie: a whole number, at least 1. It is used in the first tie-break round, if you left one for each boat you’re tied for.
fishmarket-clause-6-2 = Only fish in front of you and coins you have can change hands. Ice, price cards, demand cards and the bank can’t.
fishmarket-clause-6-5 = An offer says who makes it, to whom (one other player, or everyone), what is given and what is wanted: so many fish of each kind and so many coins.
fishmarket-clause-6-6 = An offer gives something or asks for something. No kind of fish can stand on both sides, and neither can coins.
fishmarket-clause-6-7 = You can give for nothing, or ask for a gift, only if your table allows gifts (usually it does). A gift has to be accepted like any other offer.
fishmarket-clause-6-8 = To make an offer you must have all that it gives. What the other side has only matters when it is accepted.
fishmarket-clause-6-10 = An offer to one player can be accepted by that player only, an offer to everyone by any other player; the first to accept closes it. You can’t accept your own offer.
fishmarket-clause-6-11 = When an offer is accepted, both sides are checked again. If the player who made it lacks something, the offer is off. If the other side lacks something, nothing changes hands and the offer stays open.
fishmarket-clause-6-14 = You can withdraw your own open offers at any time, and turn down offers made to you alone. Nobody can close another player’s offer to everyone, except by accepting it.
fishmarket-clause-6-18 = You can have only so many offers open at a time, and make only so many a day, as your table chose (usually 5 and 20). Counter-offers count; accepting doesn’t.
fishmarket-clause-6-20 = While the market is open you set your own stall: open, done or closed.
fishmarket-clause-6-23 = A closed stall is finished for today: its offers are withdrawn, offers to it are refused, and its owner can neither offer nor accept. Only the owner can reopen it.
fishmarket-clause-6-28 = While the market is open you can leave a plan for today: for each grey or brown kind the most you pay for a fish (1 to 24 coins) and the least you sell one for (0 to 23), whether to turn down every other offer, and on days 1 to 3 what to freeze. Nobody sees it. A new plan replaces the old one.
fishmarket-clause-8-1 = Unsold fish, always grey or brown kinds your customers didn’t want, are frozen or rot.
fishmarket-clause-8-2 = One block of ice freezes all your fish of one kind, however many. A kind is frozen whole or not at all.
fishmarket-clause-8-3 = You can use as many blocks as you still have, at most one for each kind, or none.
fishmarket-clause-8-9 = On day 4 ice only saves you the cost of rotten fish. It is used for you: the kinds with the most unsold fish first, as long as there is ice.
fishmarket-clause-8-10 = While the market of days 1 to 3 is open you can leave a freeze plan: different kinds in order, or none at all. After the sale it is applied to what is unsold, in its order, while the ice lasts; kinds not on it rot. On day 4 there are no plans.
fishmarket-clause-8-12 = If you have ice, and fish your customers don’t want, on days 1 to 3 you can say what to freeze at the same time as you say you’re done.
