# Stall against Stall explained, page by page, and the clauses that refusals name.

stalls-rules-aim =
    Two families, two stalls, one market. Each day you fill your stall with crates: **the stall with the most of a good sells it**. But every card you don’t play goes to your neighbour, and your neighbour is always a rival.

    After the last day, the family with the most coins wins: all of them together.

    Stall against Stall is *a game of our own*: you won’t find it in a shop. For 2, 4 or 6 players; a quarter of an hour around one table.
    .title = The aim
    .clauses = SA-1.1 SA-4.5
stalls-rules-table =
    - **Prices.** On top are the six goods. The coin shows what each pays today.
    - **Stalls.** Below are the families’ stalls, each with its people, the cards they have played, and its coins. A stall is named after its first member.
    - **Crates.** Each column is a good. A crown shows who has the most of it.
    - **Regulars.** A figure beside the crates is a regular customer.
    - **The cards.** Each good has five with crates (1, 1, 2, 2 and 3) and one regular: 36 in all.
    .title = What is on the table
    .clauses = SA-1.3 SA-1.4 SA-1.5
stalls-rules-day =
    1. **Morning.** The prices 3 to 8 are shuffled onto the six goods. Everyone gets 5 cards.
    2. **Choose** a card in secret. You can change your mind until everyone has chosen.
    3. **Play.** All cards are shown at once and go to your family’s stall.
    4. **Pass** the rest of your hand: on odd days to the left, on even days to the right. Then choose again.

    After four cards it’s evening. The fifth is put away unseen.
    .title = A day at the market
    .clauses = SA-2 SA-3
stalls-rules-evening =
    - **The most crates** of a good: your family gets its price. One crate more than the others is enough.
    - **A tie:** each tied family gets half the price, rounded down.
    - **Regulars:** each one at your stall pays 1 coin for every crate of their good *at your stall*, even if a rival has more.

    Then all cards are cleared away, and a new day begins with new prices.
    .title = The evening
    .clauses = SA-4
stalls-rules-example =
    Bread pays 7 today, eggs 5.
    - **Ana’s stall** has 4 crates of bread and 2 of eggs.
    - **Bruno’s stall** has 3 of bread, 2 of eggs, and the regular for bread.

    Ana’s family sells the bread: 7 coins. The eggs are a tie: half of 5 is 2 for each. And the regular pays Bruno’s family 3, for 3 crates of bread.

    So Ana’s family earns 9, Bruno’s 5.
    .title = An example
    .clauses = SA-4.1 SA-4.2 SA-4.3
stalls-rules-family =
    Neighbours are never in the same family. With four, you play with the person opposite; with six, three against three, or in three pairs if you agree on that.

    You don’t see your partner’s cards. But you remember: **you keep seeing any hand you’ve had,** wherever it goes, until the evening. See what a rival got from you, and what they will pass on to your partner.
    .title = Families and memory
    .clauses = SA-1.3 SA-5
stalls-rules-finer =
    - If families tie for coins at the end, the one that sold more goods on its own wins. If that’s a tie too, they share the win.
    - If you don’t choose in time, a card is drawn for you at random.
    - Your table can choose 2, 3 or 4 days.
    .title = The finer points
    .clauses = SA-1.2 SA-3.5 SA-4.6

## Clauses

stalls-clause-3-1 = You play a card you hold now. What you passed on is with your neighbour.
