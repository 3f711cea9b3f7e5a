# A lesson of Mercado de Lisboa, step by step, and tips for who plays it for the first time.

lisboa-lesson-welcome =
    Welcome to the market! With { $first } and { $second }, two computers, you build **one market together**: columns A to E, rows 1 to 5. Around it are 20 entrances, where customers will come in.

    Stands earn when customers want what they sell. **The most money at the end wins.** You start with 1 coin and three tiles. The grey signs are closed restaurants; we’ll get to those in a moment.
lisboa-lesson-stand =
    On your turn you do exactly **one** thing. First you need a stand. Where nothing stands yet it costs 1 coin: all you have.

    The best cells are those with a **closed restaurant**: build there, and it’s yours. On D2 lies a *pizzeria*, and pizza goes with tomatoes. So **open a tomato stand on D2**, and take the tomato tile from the display for later.
    .otherwise = You could do that at a real table. Here, let’s begin with a tomato stand on D2: the pizzeria that lies there will double what it earns.
    .coin = A coin is safe, but a stand earns for the rest of the game. Spend your coin: a tomato stand on D2.
    .cell = Tomatoes are right! But put the stand on D2: the pizzeria on that cell will be yours.
    .tile = The perfect place! But take the tomato tile: a second tomato stand is going to pay well.
lisboa-lesson-restaurant =
    The pizzeria is yours, and the others have opened stands too. A customer pays a stand its **worth**. That’s 1, plus 1 for each matching restaurant *right beside it* (not diagonally).

    {""}**Open your pizzeria on C2.** It’s free, you even get 1 coin, and C2 touches your stand on D2 as well as B2, where you could open another.
    .otherwise = There’s time for that. First make your stand worth more: open the pizzeria on C2.
    .early = You could, for 1 coin. But with the pizzeria beside it the stand will be worth 2: open that first, on C2.
    .beside = There too your stand would be worth 2. But C2 also touches B2, where we’ll open another tomato stand soon.
    .far = Over there it wouldn’t touch your stand, and so wouldn’t help it. Try C2, right beside D2.
lisboa-lesson-customers =
    Now for customers! Bringing a group is free, if
    - its line (a row or a column) has **at least as many stands** as the group has customers, and
    - one of **your** stands there sells something they want.

    Then every stand of the line that sells it earns, whoever owns it: *worth × customers*. Yours is the only stand in row 2, so bring **a single customer who wants tomatoes to row 2**, on the left or on the right. That’s 2 × 1 = 2 coins.
    .otherwise = Gladly, later. First bring a single customer who wants tomatoes to row 2, on the left or on the right.
    .column = In column D you’d get 2 as well. But we’ll open another stand in row 2: let the customer wait there, on the left or on the right.
lisboa-lesson-second =
    2 coins! The others took 1 coin each: that’s always possible. Your customer **stays for good**, and pays every new stand in row 2 that sells tomatoes.

    {""}**Open a tomato stand on B2.** It costs 1, plus the stands already in its row or its column, whichever has more: 2 coins. But it touches your pizzeria, so it’s worth 2, and your customer pays that at once. You place first and pay after, so it costs you nothing. Take any tile you like.
    .otherwise = That works, but there’s something better: a tomato stand on B2, which pays for itself.
    .cell = Tomatoes, yes! But on B2 the stand touches your pizzeria, and earns 2 at once.
    .fill = You could, but a line has only two entrances. Keep the other end of row 2 for a bigger group. First open a tomato stand on B2.
lisboa-lesson-plan =
    Two stands in row 2, each worth 2: two customers who want tomatoes would pay 2 × 2 at both. **8 coins!** But now it’s { $first }’s turn.

    You needn’t sit and wait: leave a **plan**. Press *Plan ahead*, choose **customers to row 2** as your 1st wish, and save. I’ll play it when your turn comes, and nobody else sees it.
    .otherwise = Almost: make “customers to row 2” your 1st wish, leave everything else as it is, and save.
    .more = The 1st wish is right. Leave everything else open this time, then save.
lisboa-lesson-planned =
    That was your plan: two customers came to row 2, and both of your stands were paid. **8 coins.** A plan has up to three wishes. Each turn I play the first one that works; if none does, I ask you.

    Did you see { $second }? Two customers need a line with two stands, and column B has two because of *yours*. Before you build, look at what you do for the others.
lisboa-lesson-free =
    15 coins! { $second }’s customers in column B want tomatoes too, so they paid your stand as well.

    This turn is all yours. Look around: every choice says what it costs and earns. On B2 you also found a burger joint. Or you bring customers, open another stand, or take 1 coin if nothing pays.
    .otherwise = First make a move of your own: anything you like.
lisboa-lesson-end =
    That’s the whole game! Only the end is missing:
    - When only **4 cells** or only **4 entrances** are free, everyone else has one more turn. Cells with a closed restaurant count as free.
    - If all of you take a coin **one right after the other**, it’s over at once.
    - Each restaurant that you **haven’t opened** then costs you 1 coin.

    {""}*Play on* finishes this game against { $first } and { $second }, who play at the easy level. *Hint* tells you what I would do.

## Tips

lisboa-tip-turn = One thing each turn: { $seats ->
        [1] a stand, customers or a restaurant
       *[other] a stand, customers, a restaurant or 1 coin
    }. Build on closed restaurants, put the matching restaurant beside your stand, then bring customers to its row or column.
lisboa-tip-take = Take a good that many of the customers on offer want, or one whose restaurant you own.
lisboa-tip-next-challenge = What you’ve reached is written down. The next challenge begins with an empty market.
