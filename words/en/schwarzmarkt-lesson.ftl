# A lesson of Schwarzmarkt, step by step, and tips for who plays it for the first time.

schwarzmarkt-lesson-welcome =
    Psst! Potatoes, coffee, flour, butter, sugar: you can get rich with those here. You, { $first } and { $second } sell them on the black market, for **luxury points**. After two rounds, the most points win.

    You hold 9 **products** and 3 **black market cards**, both in secret. Everyone sees only *how many* products you have.
schwarzmarkt-lesson-lay =
    You’re the **start player**: you play one of your three black market cards. Two of them are **offers**. They say which products somebody wants to buy.

    {""}**Play the offer for 2 potatoes and 1 sugar.** You hold all three! Then you draw a new card, so you always have 3.
    .otherwise = Play the offer for 2 potatoes and 1 sugar: you hold everything it asks for.
    .text = A text card is good for mischief, and we’ll play this one later. An offer earns points: play the one for 2 potatoes and 1 sugar.
    .coffee = That one asks for coffee as well, and you have none: somebody else would sell it. For 2 potatoes and 1 sugar you have everything.
schwarzmarkt-lesson-pass =
    The offer is open. The **rate** is what *each* card pays, whatever it is, and it starts at 1. On your turn you either
    - **sell** some or all of what’s wanted, at this rate, or
    - **pass** and push the rate up. The die on its space says how far at most: here 4 spaces, to 9.

    3 cards at 1 would make 3 points. You can do better: **pass, and push the rate 4 spaces.**
    .otherwise = Pass, and push the rate 4 spaces, to 9.
    .sell = That would be 1 point a card! Be bold: pass, and push the rate 4 spaces, to 9.
    .less = You may push less, if you don’t want the others to profit. Here, go all the way: 4 spaces, to 9.
schwarzmarkt-lesson-sell =
    { $first } passed, and { $second } couldn’t wait: one potato, 12 points. After a sale the rate climbs one space, so it’s **16** now. Still wanted: 1 potato and 1 sugar.

    Wait for more? { $first } is next, and could sell both. **Sell your potato and your sugar:** 2 × 16 = 32 points!
    .otherwise = Sell both now: 1 potato and 1 sugar.
    .part = You can sell both at once: 1 potato and 1 sugar, 16 points each. What you leave, the others may sell.
    .pass = Brave! But { $first } comes before you again, and may hold both. Take the 32 points: sell the potato and the sugar.
schwarzmarkt-lesson-plan =
    32 points! Everything wanted was sold, so the offer is over, and { $first } is the start player. An offer can go round and round, and you needn’t be there each time. Leave a **plan**:

    Press *Plan ahead*, choose **Sell from 20** and **Pass up to 16**, and save. Then I pass for you with the smallest push while the rate is at most 16, and sell all you can from 20 on. Nobody else sees it.
    .otherwise = Almost: choose “Sell from 20” and “Pass up to 16”, leave everything else open, and save.
    .pass = That sells from 20 on. Add “Pass up to 16”, so that you needn’t answer before that.
    .more = Those two are right. Leave everything else open this time, then save.
schwarzmarkt-lesson-planned =
    See what happened while you leaned back? { $first } played an offer for 2 sugar and 1 butter. At 12 your plan passed. { $second } took the butter at 20, and at **25** your plan sold both of your sugar: **50 points.**

    A plan keeps acting, offer after offer, until you change or drop it. Where it says nothing, I ask you.
schwarzmarkt-lesson-text =
    { $second } has played a **text card**: *Spoiled goods!* In the next offer the first sale pays only half. That’s a bad time for an offer, and you’re the start player.

    So play a text card, too: **“Old debt!”** takes a product from somebody’s hand. After a text card it’s the next player’s turn to play a card.
    .otherwise = Play “Old debt!”, your text card.
    .spoiled = In your offer the first sale would pay only half. Let somebody else have that trouble: play “Old debt!”.
schwarzmarkt-lesson-collect =
    From whom? You draw a card unseen from that hand. { $second } has 7 cards left, { $first } still 9: **it’s your choice.**
    .otherwise = Choose whose card you take: { $first }’s or { $second }’s.
schwarzmarkt-lesson-end =
    Now you’re a trader! What’s left to know:
    - At rate **50** one player, the next one, has a last turn. Then the deal is off, sold out or not.
    - A round ends **the moment somebody has no product left**. For round two everyone gets 9 new ones and keeps the rest. After it, unsold products are worth nothing.

    {""}*Play on* finishes this game against { $first } and { $second }, who play at the easy level. Your plan still stands; *Plan ahead* changes it.

## Tips

schwarzmarkt-tip-turn = Sell at this rate, or pass and push it up. Ask yourself: can the others sell what’s wanted before my next turn? What only you have can wait.
schwarzmarkt-tip-final = This is the last turn of the offer: what you don’t sell now stays in your hand.
schwarzmarkt-tip-lay = Play an offer for what you have a lot of and the others don’t. A text card costs you your offer, but can hurt somebody at the right moment.
schwarzmarkt-tip-spy = Look at the hand of somebody who often sells right before you: then you know how long you can wait.
schwarzmarkt-tip-collect = The fewer cards somebody has, the more it hurts to lose one.
schwarzmarkt-tip-deal = 20 points is a lot for a card that nobody has wanted so far.
schwarzmarkt-tip-swap = Give away what nobody wants; what you draw is drawn unseen.
schwarzmarkt-tip-raid = Name what you think that player holds most of: what was never sold is often still there.
schwarzmarkt-tip-take = Take what you’re missing for an offer in your hand.
