# A lesson of Market of Turin, step by step, and tips for who plays it for the first time.

turin-lesson-welcome =
    Welcome to Turin! You, { $first } and { $second } collect cards of fruit and vegetables. Each card has 3 of one good, 2 of a second and 1 of a third.

    At the end, **the player with the most of a good** is paid for it: 2 Scudo for garlic, up to **10 for mushrooms**. And everyone else who has *some* of it pays 1 to the leader. So: a lot of a few things! You have 15 Scudo and a hand of 6 cards, and the most Scudo win.
turin-lesson-place =
    Each round, everyone secretly puts one card from their hand up for auction. Then it isn’t yours any more: you bid for it like everyone else.

    You’ve got many mushrooms. **Put up T17,** with 3 mushrooms, and then try to win it.
    .otherwise = Put up T17, please: the card with 3 mushrooms and 2 olives.
turin-lesson-bid =
    These three cards are up. Everyone bids **once, in secret**, for a *place*: the best bid picks **two** cards, the second **one**, the third none. If you get cards, you pay your whole bid; if not, half of it.

    At a real table this question comes to you in private, like here, and you can answer it right there. **Bid 5.**
    .otherwise = First bid: 5 should do for the first pick.
    .low = That’s cheap, but hardly enough for the first pick, and even a losing bid costs half. Bid 5.
    .high = That would leave you little for the other rounds. 5 should do.
    .loan = Once in the game you can borrow 10, and pay back 15 at the end. You have enough for now: bid 5.
turin-lesson-take =
    You bid most, so you pick first: **two cards.** { $first } is second and gets the last one; { $second } pays half of 2.

    Garlic pays just 2. **Take T17 and T14:** mushrooms for you, and chestnuts that somebody may want.
    .otherwise = Take T17 and T14.
    .garlic = Garlic pays only 2 at the end, and having a little of it costs you 1. Take T17 and T14.
turin-lesson-list =
    After each auction you may **put one of your cards up for sale**. Put your own Scudo on it: that’s the price. The buyer pays you as much, and you get yours back.

    You’re after mushrooms, and need Scudo to bid. { $second } had put those chestnuts up, and surely wants them: **put T14 up for sale at 6.**
    .otherwise = Put T14 up for sale, at 6.
    .price = A fair price sells better: ask 6 at most.
    .mushrooms = Keep the mushrooms: you want the most of them. Sell T14, at 6.
    .pass = You could keep it, and chestnuts are worth a lot. But more Scudo will get you more mushrooms: sell T14, at 6.
turin-lesson-buy =
    { $first } sells something too: T01 for 2, with 3 garlic, 2 carrots and 1 grape. Buying is secret, and everyone decides at once.

    Would you lead in any of it? On the table only this card has garlic and carrots, and they pay 2 and 4 at the end. The grape may cost you 1, but for 2 Scudo that’s a bargain: **buy T01.**
    .otherwise = Buy T01, for 2 Scudo.
    .pass = You may always pass. But with T01 you’d lead in garlic and in carrots, for just 2 Scudo: buy it.
turin-lesson-again =
    { $second } bought the chestnuts, and now you lead in five goods: look for the crowns. Well traded!

    Round 2: **put up T16,** your next card with 3 mushrooms.
    .otherwise = Put up T16: it has 3 mushrooms, too.
turin-lesson-plan =
    Two cards with 3 mushrooms each, and you want both! This time, leave a **plan for the whole round**. Press *Plan the round*, and choose:
    - your bid: **4**
    - if tied, add up to: **2**. Equal bids are bid once more; the one who adds most wins.
    - first pick: **T16**, second pick: **T18**

    Then save. Nobody else sees it.
    .otherwise = Almost: bid 4, add up to 2 if tied, first pick T16, second pick T18, and nothing else. Then save.
    .bid = A bid alone would do. But try a plan this time: press *Plan the round*.
    .picks = Good. Now say what to take: first pick T16, second pick T18.
    .extra = Good. Now say what to add in case of a tie: up to 2.
    .more = All of that is right. Leave the rest open this time, then save.
turin-lesson-end =
    A tie! { $second } bid 4 as well, and added 1. Your plan added 2, so you picked first: **9 mushrooms**, of 16 in the whole game. Nobody can take that lead from you.

    There are 5 rounds. One card stays in your hand to the end, and counts for you. Then each good is paid, and last of all loans are paid back: once in the game you may borrow 10 and pay back 15.

    {""}*Play on* finishes this game against { $first } and { $second }, who play at the easy level. *Hint* tells you what I would do.

## Tips

turin-tip-place = You bid for your own card like everyone else. Put up one that fits your goods if you mean to bid high, or one that helps nobody if you want to save.
turin-tip-bid = You bid once, for the order of choice. If you get cards you pay it all, if not, half; 0 costs nothing. Keep something for later rounds.
turin-tip-goose = Take the goose, and you get the last of the tied places without adding anything.
turin-tip-extra = You’re tied: the one who adds most gets the best of these places. If all of you add nothing, the cards are gone.
turin-tip-take = Take what puts you in the lead for a valuable good. A little of many goods costs 1 each at the end.
turin-tip-list = You may sell a card. You put its price on it in your own Scudo, and get them back when it’s sold.
turin-tip-buy = Buy what puts you in the lead, or takes the lead from somebody. You can also pass.
turin-tip-sell = Several want your card at the same price. Whom does it help least?
turin-tip-answer = Somebody wants to buy this card at once. If you want it too, say so now.
