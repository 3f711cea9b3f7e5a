# A lesson of Fish Market, step by step, and tips for who plays it for the first time.

fishmarket-lesson-welcome =
    Good morning at the harbour! You, { $first } and { $second } are fishmongers, for four days. Each day you **bid** for boatloads of fish, **haggle** with the others, and **sell** to your customers. The richest at the end wins.

    There are no turns: everyone acts at the same time. You have 50 coins for today and 50 more in the bank.
fishmarket-lesson-wanted =
    Four boats have come in, A to D, with three fish each. Which fish will you be able to sell? The **demand cards** tell: the three pairs at the top.

    Each card names two kinds. After the auction a fourth one is shuffled in that nobody has seen, and each of you gets one of the four, in secret. The kinds on show will *probably* be wanted; now look at what the boats carry.
fishmarket-lesson-bid =
    Dawn. Bid on any boats you like, all at once and **in secret**. The highest bid takes the whole boat and pays; losing bids cost nothing.

    Boat B looks best, but to everyone. Of the six fish on C and D, four are on show, and a herring always sells. **Bid about 18 on C and 14 on D.** At a real table this question comes to you in private, like here.
    .otherwise = Bid on the boats C and D: type `C18 D14`.
    .amount = Those two boats are right. Bid 10 to 24 on C and 10 to 19 on D, such as `C18 D14`.
    .nothing = Without fish you’d have nothing to sell or swap. Type `C18 D14`.
    .boats = You could, but today’s story goes another way. Bid on C and D: `C18 D14`.
fishmarket-lesson-accept =
    Both boats are yours! Then everyone got a demand card in secret. **Your customers want tuna and cod**, and pay 21 for a tuna, 19 for a cod. You have neither; but the others do, and may want what you’ve got.

    { $first } begins: **1 cod for your eel.** You can’t sell the eel today, but you can sell the cod: **accept.**
    .otherwise = First answer { $first }: accept the cod for your eel.
    .reject = But your customers don’t want eel, and pay 19 for a cod. Accept!
    .counter = Asking for more is part of the game. But this is a good swap for both: accept.
    .stall = Not yet: there’s a good offer for you. Accept it.
fishmarket-lesson-offer =
    Done: the cod is yours. Give what you can’t sell, get what you can: that’s the whole art.

    { $second } has a cod as well, and may want sea bream. Now **make an offer: 1 sea bream for 1 cod, to { $second }.**
    .otherwise = Make { $second } an offer: 1 sea bream for 1 cod.
    .everyone = An offer to everyone works, too. This time ask { $second } alone: then only the two of you see it.
    .whom = { $first } has no cod left. Ask { $second }.
    .give = You needn’t give so much. Try 1 sea bream for the cod.
    .stall = Not yet: { $second } has a cod for you. Make an offer.
fishmarket-lesson-plan =
    { $second } took it: 2 cod for you, that’s 38 this afternoon.

    You can’t sell your two perch today. Perhaps somebody wants one, but you needn’t wait for that: leave a **plan for today**. Press *Plan for today*, choose **Sell perch for at least: 8**, and save. Offers that fit are accepted for you, and nobody sees your plan.
    .otherwise = Press *Plan for today*, choose 8 under “Sell perch for at least”, leave the rest open, and save.
    .price = Perch is right. Ask about 8, and leave the rest open this time.
    .stall = In a moment. First leave a plan for your perch: “Sell perch for at least: 8”.
fishmarket-lesson-done =
    { $first } offered 9 coins for a perch, and your plan took it. Are there customers for it today, or is { $first } buying ahead for tomorrow? You’ll see in a moment.

    { $first } and { $second } are done. Say so as well: **“I’m done for now”.** Then the market closes.
    .otherwise = Say that you’re done: “I’m done for now”.
    .offer = The others are done for today. Say so as well: “I’m done for now”.
    .ice = We’ll come to the ice right away. For now just “I’m done for now”.
fishmarket-lesson-sold =
    Afternoon: everyone shows their cards and sells what their customers want, all by itself. Your 2 cod made 38, the herring 5: anyone can sell herring and lobster, every day.

    And { $first } has no customers for perch: yours was bought for tomorrow. The card “perch with sea bream” went to nobody, so it will be on show again.
fishmarket-lesson-ice =
    What’s left rots, and costs you 5 a fish, unless you freeze it. A **block of ice** keeps *all* fish of one kind until tomorrow; you have 2 for the whole game.

    Perch will be on show tomorrow, so **freeze the perch**, and let the sole go.
    .otherwise = Freeze the perch.
    .nothing = The perch could be worth 20 to 30 tomorrow. Freeze it.
    .sole = Nobody is sure to want sole tomorrow. Freeze just the perch.
fishmarket-lesson-end =
    That was a whole day! You keep 50 coins for the next one, and the rest has gone to the bank. Your perch is fresh, and there’s perch on the demand cards.

    On days 3 and 4 the boats carry 4 fish each. Players who tie for a boat bid again for it. After the fourth evening the highest balance wins.

    {""}*Play on* finishes this game against { $first } and { $second }, who play at the easy level. *Hint* tells you what I would do.

## Tips

fishmarket-tip-bids = Bid on boats with kinds that are on the demand cards. Leave some coins for the market. Losing bids cost nothing.
fishmarket-tip-rebids = You’re tied for this boat. Bid again, with the coins you have left; even less than before may win.
fishmarket-tip-market = Your customers buy just two kinds. Swap everything else for these: what you can’t sell costs you 5 in the end, and may be worth a lot to others.
fishmarket-tip-ice = A block of ice keeps all fish of one kind. Freeze what you have most of, or what is wanted tomorrow; the rest costs 5 a fish.
