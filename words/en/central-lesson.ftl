# A lesson of Central Market, step by step, and tips for who plays it for the first time.

central-lesson-welcome =
    Welcome to the vegetable market! You, { $first } and { $second } all sell here, and you undercut each other: **whoever is cheapest sells first.**

    The catch: of each product only **10 kg** are sold in a round, and nobody sells more than **10 kg** in all. Ask too much, and the others have sold it all before you. Each round the incomes are ranked for points, and the most points win.
central-lesson-open =
    These are your cards; nobody else sees them. You go first: **put a product up for sale** and name a price per kg, up to 10.

    You hold two cards of eggplants, 6 kg together. **Put eggplants up at 9.** Then the others may bid lower.
    .otherwise = Put eggplants up for sale, at 9.
    .price = Eggplants it is. For a start, ask 9 per kg: then there’s some room to go down.
    .product = You have just one card of that. Of eggplants you have 6 kg: put those up, at 9.
central-lesson-lower =
    Everyone answered at once, in secret: { $first } passed, { $second } bid **8**. Now you can go lower, or **stay** at 9 and let { $second } sell first. Your 6 kg would still fit, but only if { $second } sells 4 kg or less, and who knows?

    {""}**Bid 7**, and you sell first.
    .otherwise = Bid 7: then you’re the cheapest, and sell first.
    .stay = At 9 you’d have to wait until { $second } has sold. Safety first: bid 7.
    .deep = That would do, but you’d earn less than you need to: 7 is low enough.
central-lesson-sell =
    { $second } stays at 8, so you sell first, at **your own price**. Play as many eggplant cards as you like: **kg × price** is your income. Kilos above a limit are wasted.

    {""}**Sell both cards:** 6 kg × 7 = 42.
    .otherwise = Sell both of your eggplant cards.
    .part = You may keep one, but eggplants won’t be up again this round. Sell both: 6 kg × 7.
central-lesson-keep =
    42! Then { $second } sold 4 kg at 8. That makes 10 kg: eggplants are sold out. (So this time, even at 9 you’d have sold all of yours; but who could have known?)

    Now a word about **dirty tricks.** Everyone has three, each for one use in the whole game. One is **Rot**: half of what somebody else has just sold rots, and isn’t paid. Here that would cost { $second } 2 kg: that’s 16. There will be bigger fish, so **say no, thanks** this time.
    .otherwise = Say “No, thanks” this time.
    .small = Tempting! But you can do that only once in the game, and somebody will soon sell more: say “No, thanks”.
    .longer = This once will do: just “No, thanks”. You’ll want to be asked again soon.
central-lesson-pass =
    { $first } puts **carrots** up, at 10. In each lap of bidding everyone answers at the same time.

    You have no carrots. Another dirty trick, the **Cheater**, would let you bid all the same and sell something else as carrots. But { $first } looks very sure of those carrots. **Pass:** then you just sell none of them.
    .otherwise = Pass: you have no carrots.
    .cheat = That would take your Cheater, once and for all. Save it for a better day, and pass.
central-lesson-rot =
    { $first } sells **10 kg at 10**: an income of 100! That’s the bigger fish. { $second } is deciding in secret as well.

    {""}**Play Rot.** You may say from how many kilos it’s worth it to you; here, 10 will do. Then 5 kg rot, and { $first } gets 50 instead of 100.
    .otherwise = Play Rot: half of the carrots will rot.
    .decline = Letting { $first } have 100? No, now’s the time: play Rot.
central-lesson-bid =
    Half of it is gone! Now { $second } puts **bell peppers** up, at 9. You have a card of 4 kg, and you may still sell 4 kg this round: 10 in all. { $first } has sold 10 kg, and is out.

    {""}**Bid 8.** Bid lower only as far as you must: you’re paid your own price.
    .otherwise = Bid 8: you have 4 kg of bell peppers.
    .pass = You have 4 kg of them, and may still sell 4 kg. Bid 8!
    .deep = You’d sell first, but you would at 8 too, and earn more.
central-lesson-aside =
    You sold 4 kg at 8, another 32. So you have **74**, { $first } and { $second } have 50 each.

    At the end of each round everyone may secretly **set one card aside** for the *final round*. That round is played with these cards alone, so without any you’d sell nothing there. **Set your tomatoes aside:** 4 kg.
    .otherwise = Set your tomatoes of 4 kg aside.
    .nothing = You may, but then you have one card less for the final round. Set the tomatoes aside.
central-lesson-points =
    The highest income gets as many points as there are players: **3 for you.** { $first } and { $second } are tied, and tied players get the points of the *last* place of their tie: 1 each. An income of 0 gives none.

    So it’s not about earning a lot, but about earning *more than the others*. Now everyone gets 4 new cards, and the player with the fewest points goes first.
central-lesson-plan =
    Bidding takes many small answers. A **plan** gives them for you. You hold 5 kg of bell peppers and a few cucumbers.

    Press *Plan for this round*. Choose **bell peppers: undercut down to 6**, and **other products, every round: pass**. Then save. Nobody else sees it.
    .otherwise = Almost: “Bell peppers: undercut down to 6” and “Other products, every round: pass”, nothing else. Then save.
    .others = Bell peppers are right. Choose “pass” for the other products as well.
    .more = Those two are right. Leave everything else open this time, then save.
central-lesson-planned =
    { $first } put tomatoes up, and your plan passed for you. When bell peppers come up, it will bid for you: always 1 below the lowest bid, but never below 6. Where a plan says nothing, I ask you.
central-lesson-end =
    Now only the third dirty trick is missing. After a sale, **Tourists** buy as many more cards of the product you’ve just sold as you like, without limits, at the lowest bid.

    After 6 rounds comes the final one, with the cards set aside. The most points win; if tied, the most unused tricks.

    {""}*Play on* finishes this game against { $first } and { $second }, who play at the easy level. Your plan still passes on other products; *Plan for this round* changes it. *Hint* tells you what I would do.

## Tips

central-tip-open = Put up what you hold most of. The highest price costs nothing yet: you can still go down when others bid.
central-tip-first-bid = Bid if you hold some of it, and think of the order: the cheapest sells first, and only 10 kg are sold. Passing keeps your cards for another round.
central-tip-next-bid = Go below the lowest bid, or stay: then you keep your price, but sell after those who are cheaper.
central-tip-bid = Go below the lowest bid, or pass. You’re paid your own price, so go no lower than you must.
central-tip-lower = Stay if enough of the 10 kg will be left when your turn comes; otherwise go below the lowest bid.
central-tip-sell = Income is kg × your own price. You may sell 10 kg in all each round: keep what would go over that.
central-tip-rot = You can play Rot once in the game. Keep it for a sale that would win somebody the round.
central-tip-tourists = Tourists pay the lowest bid for as many more cards as you like: best when you hold a lot and the price stayed high.
central-tip-early-tourists = Tourists can wait until everyone has sold, if you like.
central-tip-aside = The final round is played with these cards alone. Two or three heavy cards of one product are worth most there.
