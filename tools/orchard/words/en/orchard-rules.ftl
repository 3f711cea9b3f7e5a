# Orchard explained, page by page, and the clauses that refusals name.

orchard-rules-aim =
    A basket of fruit goes round the table, and everybody helps themselves. Take much, and little is left for the others. Guess in secret how much will be left in the end, and you score for that, too.

    After the last round the most points win. It is for 2 to 6 players and takes ten minutes at one table.
    .title = The aim
    .clauses = OG-1 OG-4
orchard-rules-table =
    - **The basket.** At the beginning of each round it is filled with two to three fruits for each player. Everybody sees how many.
    - **The guesses.** Each lies face down until the round ends. Everybody sees who has guessed.
    - **Your fruits.** They lie in front of you, for all to see.
    .title = What is on the table
    .clauses = OG-1.3 OG-2.2
orchard-rules-turn =
    1. **Guess,** all at the same time: how many fruits will be left? You can change your guess until the last one is in.
    2. **Take,** one after the other: 1, 2 or 3 fruits, no more than there are. Each round begins one seat further.
    3. The round ends when everybody has taken, or when the basket is empty. Then the guesses are shown.
    .title = How it goes
    .clauses = OG-2 OG-3
orchard-rules-example =
    There are 8 fruits for Ana, Bruno and Chloé. So 0 to 5 can be left.
    - **Ana** takes 3: 5 are left.
    - **Bruno** takes 3: 2 are left.
    - **Chloé** guessed 1, and takes 1. One is left: her guess was right.

    Chloé gets 1 fruit and 3 points for her guess.
    .title = An example
    .clauses = OG-3.1 OG-4.1
orchard-rules-end =
    Each fruit counts 1 point, each right guess 3. The most points win; among equal points more right guesses win. If these are equal too, you share the victory.
    .title = Who wins
    .clauses = OG-4.2 OG-4.3
orchard-rules-finer =
    - Whoever does not guess in time has guessed 0. For whoever does not take in time one fruit is taken.
    - Whoever finds one fruit in the basket is not asked: it is taken for them.
    - You can agree on 2 to 5 rounds.
    .title = The finer points
    .clauses = OG-1.2 OG-2.3 OG-3.3

## Clauses

orchard-clause-2-1 = Guess how many fruits will be left when the round ends. Everybody takes at least one while there are any, so that at the most the fruits in the basket less one for each player can be left.
orchard-clause-3-1 = In your turn you take 1, 2 or 3 fruits, no more than there are.
