# Fish Market explained, page by page, and the clauses that refusals name.

fishmarket-rules-aim =
    You are fishmongers. On each of four days you bid at dawn, in secret, for whole boatloads of fish; in the morning you learn which two kinds your own customers want, and haggle with the others; in the afternoon you sell; what is left goes on ice or rots.

    The richest after four days wins.

    It is for 3 to 5 players and takes 45 to 60 minutes at one table.
    .title = The aim
    .clauses = FM-2 FM-10
fishmarket-rules-table =
    - **Ten kinds of fish,** 7 cards of each. *Grey:* eel, sole, tuna, perch. *Brown:* mackerel, sea bream, salmon, cod. And herring and lobster, which everybody can always sell: **herring 5, lobster 30.**
    - **You have** 50 coins, 50 more in the bank, and 2 blocks of ice for the whole game. Coins, bank, fish and ice of all can be seen by all.
    - **Your price card** (secret) says what you get for a grey and for a brown fish. Together that is always 40: grey 20 to 30, brown 10 to 20.
    - **Demand cards** show a grey and a brown kind. As many as there are players lie open at dawn. Later each player secretly gets one: the two kinds that you can sell today.
    - **Boats:** one more than there are players, with 3 fish each on days 1 and 2, and 4 on days 3 and 4.
    .title = What is on the table
    .clauses = FM-1 FM-2 FM-12
fishmarket-rules-turn =
    1. **Dawn.** The demand cards of the day are shown, you get your price card, and boats come in. Everybody bids in secret.
    2. **Morning.** You get your demand card. The market opens: trade fish and coins with the others.
    3. **Afternoon.** Everybody sells, at the same time, all fish of their two kinds, herring and lobster.
    4. **Ice.** What is left is frozen, kind by kind, or rots and costs 5 coins a fish.
    5. **Evening.** You keep 50 coins for the next day; the rest goes to the bank. If you have less than 50, the bank account fills it up.

    There is no order of turns: all act at the same time.
    .title = A day
    .clauses = FM-2 FM-5 FM-9
fishmarket-rules-bid =
    You bid coins for each boat that you would like, all at once and in secret, together at most what you have: **50.** The bank account does not help. The highest bid for a boat gets **all** its fish and pays; lost bids cost nothing. A boat without a bid sails away.

    Simply type it: `A12 C17 D18` bids 12, 17 and 18, that is 47 of your 50. You may change it until everybody has bid.

    {""}**Ties:** those who share the highest bid of a boat bid again for it, at least 1, with the coins they have now; it may also be less than before. After three such rounds (or as agreed) the boat goes to the one with less in the bank. You can leave a second bid in advance for the case of a tie.

    A hint: of the open demand cards and one unknown card each player gets one. A kind that is shown twice will surely be wanted by somebody; a kind that is not shown at all hardly by anybody.
    .title = Dawn: bidding for boats
    .clauses = FM-3 FM-4
fishmarket-rules-market =
    Offer fish or coins for fish or coins, to everybody or to one player. Only what lies in front of you counts: no credit, no bank money, no cards.
    - **Accept** an offer, and it is done at once. **Reject** one that was made to you, or **counter** it with another one.
    - An offer reserves nothing. If you no longer have what you offered, it is gone.
    - Offers to one player are seen by the two only; each trade that is made is announced to all.
    - Talk as you like about your cards, truly or not: you cannot show them.

    Your stall is **open,** **done** (nothing more, unless somebody makes you an offer that you can take) or **closed** (leave me alone today). The market closes when everybody is done or closed, or when its time is over.

    Example: Hannah offers 1 sole for 1 salmon and 5 coins. Paul counters: 2 mackerel for 2 soles. Nothing has moved yet; if Hannah accepts, it does.
    .title = Morning: the market
    .clauses = FM-6
fishmarket-rules-sell =
    All price and demand cards are shown. You sell **all** fish of your grey kind and of your brown kind at your prices, herring at 5 and lobster at 30. There is nothing to decide.

    Example: you have 1 tuna, 4 mackerel and 1 herring. Your customers want tuna and mackerel, your prices are 26 for grey and 14 for brown. You get 26 + 4 × 14 + 5 = 87.

    {""}**What is left** must go on ice or rots. One block of ice keeps **all** fish of one kind until the next day; then the block is gone. What is not frozen costs you **5 coins a fish.**

    You have 2 blocks for the whole game. On day 4 the ice that you still have is used for you.
    .title = Afternoon: selling and ice
    .clauses = FM-7 FM-8
fishmarket-rules-end =
    On the fourth evening all coins go to the bank. The highest balance wins; equal balances share the victory. Fish and ice that are left are worth nothing.

    Your balance can fall below 0, by rotten fish or by the 50 coins for the next day. You play on all the same.

    Who does nothing at all ends with 100.
    .title = The end
    .clauses = FM-9 FM-10 FM-12
fishmarket-rules-finer =
    - **Frozen fish** are fish like any other on the next day: sell them, trade them, freeze them again.
    - **Plan for today.** While the market is open, say what you buy for up to how much, what you sell for at least how much, whether everything else is refused, and what goes on ice. Offers that fit are taken for you, so you can be done and need not come back. In a swap your own prices count; herring and lobster count 5 and 30. Nobody sees your plan.
    - **Freeze plan.** The same for the ice alone, the most important first.
    - **Offers:** at most 5 open at a time and 20 a day, if nothing else was agreed. Gifts are allowed, and also coins for somebody who takes your fish.
    - The demand card that nobody got lies open on the next day.
    - With five players the pile of fish runs out on day 4: the discarded fish are shuffled and come back.
    - Who does not answer in time bids nothing, keeps a tied bid as it was, is done in the market, and freezes kinds of which two or more are left.
    .title = The finer points
    .clauses = FM-2.8 FM-5.3 FM-6.18 FM-6.28 FM-8.10 FM-11

## Clauses

fishmarket-clause-2-7 = Docks that are not in use get no fish and cannot be bid for. One more dock than there are players is in use, from A on.
fishmarket-clause-3-2 = All your bids together may not be more than the coins that you have: 50 at dawn. The bank account cannot be used for bidding.
fishmarket-clause-4-4 = A new bid after a tie is a whole number of at least 1. It may be higher than the first one, equal or lower.
fishmarket-clause-4-5 = All your new bids together may not be more than the coins you have now: 50 minus what you have paid today. Coins from lost boats may be used, and coins may be moved from one tied boat to another.
fishmarket-clause-4-11 = A new bid must name every boat for which you are tied, and no other. It may be changed until the last of the tied has answered; then all are shown together.
fishmarket-clause-4-12 = With your bids you may leave, for any boat, a value for the case of a tie: a whole number of at least 1. It answers the first new bidding for you, if you left one for each of your tied boats.
fishmarket-clause-6-2 = Only fish in front of you and coins that you have can change hands. Ice, price cards, demand cards and the bank account cannot.
fishmarket-clause-6-5 = An offer says who makes it, to whom (one other player, or everybody), what is given and what is wanted: so many fish of each kind and so many coins.
fishmarket-clause-6-6 = An offer must give or want something. No kind of fish may stand on both sides, and neither may coins.
fishmarket-clause-6-7 = An offer that gives for nothing, or asks for a gift, is possible only if gifts were agreed (usual). It must be accepted like any other.
fishmarket-clause-6-8 = Who makes an offer must have all that it gives. What the other side has is looked at only when it is accepted.
fishmarket-clause-6-10 = An offer to one player can be accepted by that player only, an offer to everybody by any other player; the first who does closes it. Nobody can accept an own offer.
fishmarket-clause-6-11 = When an offer is accepted both sides are checked again, first who made it. If something is missing there, the offer is void. If something is missing on the other side, nothing moves and the offer stays open.
fishmarket-clause-6-14 = You may withdraw your own open offers at any time, and reject offers made to you alone. Nobody can close somebody else's offer to everybody, except by accepting it.
fishmarket-clause-6-18 = You may have only so many offers open at a time and make only so many in a day, as agreed (usually 5 and 20). Counter-offers count; accepting does not.
fishmarket-clause-6-20 = Each player sets the state of the own stall while the market is open: open, done or closed.
fishmarket-clause-6-23 = A closed stall is finished for today: its offers are withdrawn, offers to it are refused, and its owner can neither offer nor accept. Only the owner can open it again.
fishmarket-clause-6-28 = While the market is open you may leave a plan for today: for each grey or brown kind the most that you pay for a fish (1 to 24 coins) and the least for which you sell one (0 to 23), whether every other offer is refused, and on days 1 to 3 what to freeze. Nobody sees it. A new plan replaces the old one.
fishmarket-clause-8-1 = Fish that were not sold, always grey or brown kinds that your customers did not want, must be frozen or rot.
fishmarket-clause-8-2 = One block of ice freezes all fish of one kind that you have, however many. A kind is frozen whole or not at all.
fishmarket-clause-8-3 = You may use as many blocks as you still have, at most one for each kind, or none.
fishmarket-clause-8-9 = On day 4 ice only avoids the cost of rotten fish. It is used for you: the kinds with the most unsold fish first, as long as there is ice.
fishmarket-clause-8-10 = While the market of days 1 to 3 is open you may leave a freeze plan: different kinds in order, or none at all. After the sale it is applied to what is unsold, in its order, while ice lasts; kinds not on it rot. On day 4 there are no plans.
fishmarket-clause-8-12 = If you have ice and fish that your customers do not ask for, on days 1 to 3 you may say what to freeze in the same move by which you are done.
