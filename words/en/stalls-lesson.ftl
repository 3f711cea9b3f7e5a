# A lesson of Stall against Stall, step by step, and tips for who plays it for the first time.

stalls-lesson-welcome =
    Welcome to the market! This is *a game of our own*. You have one stall, { $first } has the other. With four or six, you’d share it with your family.

    On top are six goods and what each pays **today**: eggs 8, bread 7, and so on down to cheese, 3. In the evening, the stall with **the most crates** of a good gets its price.
stalls-lesson-most =
    You hold five cards. You and { $first } each choose one in secret, and both are shown at once.

    Eggs pay the most, and you have the only card with 3 crates of them. **Play 3 crates of eggs.** Your other four cards go to { $first }.
    .otherwise = Bread is a good idea, but it can wait: eggs pay even more. Play 3 crates of eggs.
    .cheap = Three crates are a lot, but roses pay only 4 today. Eggs pay 8: play those.
    .early = A regular pays for crates at your stall, and there are none yet. Begin with 3 crates of eggs.
stalls-lesson-regular =
    You have 3 crates of eggs, { $first } has 2: the crown is yours. And look what { $first } passed you: **the regular for eggs**. In the evening a regular pays 1 coin for every crate of their good at your stall, even if somebody else has more of it.

    That’s 3 coins for sure. **Play the regular for eggs.**
    .otherwise = That could pay off, too. But the regular would be gone next time: play the regular for eggs.
    .more = That would make your lead safer. But the regular pays 3 coins whatever happens: play that one.
stalls-lesson-leave =
    Your first hand is back, without the card that { $first } took: 3 crates of roses. You always see what’s left of hands you’ve had.

    Bread pays 7, and nobody has any: **play 2 crates of bread.** Pity about the regular for roses: { $first } has the roses, and will get it. What you leave, a rival takes!
    .otherwise = There’s no cheese on the market yet. Play the bread, for 7 coins.
    .deny = You’d keep 3 coins from { $first }. A fine trick, but bread pays you 7: play that.
stalls-lesson-free =
    { $first } took the crate of eggs that you left, and has drawn level: 3 each. Still, your regular pays 3. In a tie each gets **half the price**, rounded down: 4.

    This is your last card today; the other one is put away. Nobody has honey or pears. Which do you play? It’s up to you.
    .otherwise = Choose one of your two cards.
stalls-lesson-end =
    What a day! Bread was yours alone, the eggs were shared, and your regular paid 3. { $first } sold the roses, and has a regular for them as well.

    Now all cards are shuffled, prices change, and hands go **the other way**. After the last day, the most coins win. In a tie, it’s the stall that sold more goods on its own.

    {""}*Play on* finishes this game against { $first }, who plays at the easy level. *Hint* tells you what I would do.

## Tips

stalls-tip-pick = Look for valuable goods where one card makes the difference, and for regulars of goods you have. And think of your neighbour: what you leave, a rival takes.
