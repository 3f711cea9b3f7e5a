# Mercado de Lisboa explained, page by page, and the clauses that refusals name.

lisboa-rules-aim =
    Together you build one market: a square of 5 × 5 cells, with an entrance at both ends of every row and every column. You open stands, bring customers to the entrances, and open restaurants that make stands worth more.

    Customers pay every stand in their row or column that sells what they want, no matter whose it is. So look for places where your own stands earn and the others’ don’t.

    The most money at the end wins. It takes 30 to 45 minutes, with 9 to 20 short turns each. There are nine challenges to play solo.
    .title = The aim
    .clauses = ML-1 ML-10
lisboa-rules-table =
    - **The market.** Columns A to E, rows 1 to 5. There is an entrance at both ends of each: at the top and bottom of a column, on the left and right of a row. A row or a column is called a line.
    - **Five goods:** fish, flowers, tomatoes, meat and grapes, with 7 stand tiles of each. Three tiles lie in front of you, and three more, for everyone, in the display.
    - **You have** 1 coin and 8 wooden stands, so you can open 8 stands in all.
    - **Customers** come in groups of 1, 2, 3 or 4; three groups of each size are face up. Groups of 1, 2 and 3 want two goods, a group of 4 wants just one.
    - **Closed restaurants** (grey) lie on 11 cells. Such a cell is still free: build there, and the restaurant is yours.

    Everyone sees everything except the others’ money, unless your table chose otherwise.
    .title = What is on the table
    .clauses = ML-1 ML-2.4
lisboa-rules-turn =
    Do exactly one of four things. You can’t pass.
    - **Open a stand:** pay for it, and take a new tile.
    - **Bring customers:** free, and it pays at once.
    - **Open a restaurant** that you have: you get 1 coin, and stands beside it are worth more from now on.
    - **Take 1 coin.** Always possible.

    A good first turn: spend your only coin on a stand, ideally on a cell with a closed restaurant. Next turn, bring one customer to its row, or open the restaurant right beside it.

    Press *Your move*: the menus only offer what is possible, with what it costs and earns.
    .title = Your turn
    .clauses = ML-2 ML-6
lisboa-rules-stand =
    Choose one of your three tiles and any free cell.

    - **The cost** is 1, plus the stands already in the row or in the column, whichever has more. Example: row 2 has two stands, column B has one. A stand on B2 costs 1 + 2 = 3. It is never more than 5.
    - **It earns at once** from customers already at the four ends of its row and column who want its good. Only your new stand earns.
    - **Place, then pay:** what it earns may pay for it, even if you had nothing.
    - A **closed restaurant** on the cell is yours. You can open it from your next turn on.
    - Finally, **take one of the three tiles** of the display.

    Example: a fish stand on D2 costs 4. One customer at the top of the column and three at the left of the row want fish, and a sushi bar next door makes the stand worth 2. It earns 2 × 1 + 2 × 3 = 8: you are 4 richer.
    .title = Opening a stand
    .clauses = ML-3 ML-7 ML-11.2
lisboa-rules-customers =
    Take any face-up group of customers and put it on any empty entrance. It’s free, but two things must hold:
    - the line has **at least as many stands** as the group has customers, whatever they sell and no matter whose they are;
    - at least one of **your own** stands in the line sells something they want.

    Then every stand of the line that sells what they want earns for its owner: **its worth × the number of customers.** A stand is worth 1, plus 1 for each matching open restaurant right beside it (not diagonally).

    Example: you bring 2 customers who want fish and flowers to row 3. Your flower stand on A3 has a bar beside it: 2 × 2 = 4. Your flower stand on C3 has the bar and a tea house beside it: 3 × 2 = 6. Bruno’s fish stand on E3 has nothing: 1 × 2 = 2. You get 10, Bruno gets 2.

    Customers stay for good. A line has only two entrances, so a small group takes up the space of a bigger one.
    .title = Bringing customers
    .clauses = ML-4 ML-7
lisboa-rules-restaurants =
    You get a closed restaurant by putting a stand, or another restaurant, on its cell. On a later turn you may open it on any free cell: you get **1 coin**, and from now on each stand right beside it that sells its good is worth 1 more, no matter whose it is.
    - sushi bar: fish
    - tea house: flowers
    - pizzeria: tomatoes
    - burger joint: meat
    - wine bar: grapes
    - bar: everything

    Opening one doesn’t make customers pay again; it counts for what comes later.

    {""}**Each restaurant still in front of you at the end costs you 1 coin.** With four players the last one starts with a bar, unless your table chose otherwise.
    .title = Restaurants
    .clauses = ML-5 ML-7.1 ML-1.2
lisboa-rules-finer =
    - **Three of a kind.** If your three tiles are all the same, you may swap them for three new ones before your action. If the three of the display are all the same when you take one, you may swap those first. Each once a turn, and only while the bag has 3 tiles or more.
    - **Taking coins** ends the game at once if everyone does it one after the other (with two players: twice each). The board warns when one more coin would do that.
    - **Stands, customers and open restaurants** never move again.
    - **Planning.** You may plan your coming turns: up to three wishes, the best first. Each turn, the first wish that works is played and crossed off; if none does, I’ll ask you. A plan never triggers the end, and never does anything that helps somebody else more than you. Nobody else sees it.
    - **Out of time,** you take 1 coin. That doesn’t count towards the end by coins.
    .title = The finer points
    .clauses = ML-6 ML-8 ML-11
lisboa-rules-end =
    The last round begins when, after somebody’s turn, **only 4 cells** are free, or **only 4 entrances.** Cells with a closed restaurant count as free. Everyone else has exactly one more turn; the player who triggered the end has none.

    Your result is your money, minus 1 for each restaurant you haven’t opened. The most wins; if tied, the most stands on the market; if still tied, you share the win.

    So in your last turns, open your restaurants (you get 1 coin and save 1), and no stand that costs more than it earns.
    .title = The end
    .clauses = ML-9 ML-10
lisboa-rules-alone =
    Open a table and begin it alone: a campaign of nine challenges in a row, each with a twist. Leave and come back whenever you like. **You may never take a coin,** and you must move as long as you can.

    Each challenge gives 0 to 3 prestige for the money at its end:
    - 1 the specialist: only one good earns. 80, 90, 100
    - 2 a long game: only what groups of 4 pay counts. 55, 60, 70
    - 3 catering for two: groups of 1 and 2 only, at most 2 stands in a line. 70, 80, 90
    - 4 third wheel: groups of 3 only, you start with 4 coins. 80, 90, 100
    - 5 last call: 7 groups; three of the four groups of 4 must be placed. 35, 45, 50
    - 6 customers in a queue: 4 groups; the line needs every good they want; 2 coins. 30, 40, 50
    - 7 the crowded market: all customers are there already, but sleep until their line has as many stands. 55, 70, 80
    - 8 bar crawl: you have a bar; cells with closed restaurants are barred, except the other bar’s. 50, 60, 70
    - 9 Marquis of Lisboa: stands only in A, C and E, of goods wanted at the top of the column; nobody else at the top. 75, 90, 110

    32 coins or more from customers in one turn give 2 bonus prestige, once. 29 is the most; from 20 on you’re king of the market. `/market archive campaign` shows how you’re doing.
    .title = Playing solo
    .clauses = ML-20 ML-21 ML-22 ML-23 ML-24 ML-25 ML-26 ML-27 ML-28 ML-29 ML-30 ML-31

## Clauses

lisboa-clause-2-4 = A cell is free if it holds neither a stand nor an open restaurant. A closed restaurant doesn’t matter.
lisboa-clause-3-1 = To open a stand you need a wooden stand, a stand tile in front of you and a free cell. Any free cell of the market will do; it needn’t be next to anything.
lisboa-clause-3-4 = Place, then pay: a stand may be opened if your money and what the stand earns at once are together at least its cost. You needn’t have the cost beforehand.
lisboa-clause-3-6 = After opening a stand, take any one of the face-up tiles of the display, which is then filled up from the bag. You can’t draw from the bag yourself. You take a tile even if you have no wooden stand left.
lisboa-clause-4-1 = Take any one of the face-up groups of customers and put it on any empty entrance, free of charge, if the line has enough stands and one of yours there sells something they want.
lisboa-clause-4-2 = The row or column of the entrance must hold at least as many stands as there are customers in the group, whatever they sell and no matter whose they are.
lisboa-clause-4-3 = At least one of your own stands in that row or column must sell something that the customers want.
lisboa-clause-5-1 = To open a restaurant you need one in front of you. Put it on any free cell. It costs nothing, and you get 1 coin.
lisboa-clause-8-1 = At the start of your turn, if your three stand tiles are all the same and the bag holds at least 3 tiles, you may draw 3 new ones and then put the old ones into the bag: once a turn. You take your action after that as usual.
lisboa-clause-8-2 = When you are to take a tile of the display, if it holds three of the same and the bag at least 3 tiles, you may first replace all three with tiles from the bag: once a turn.
lisboa-clause-11-2 = Without a wooden stand you can’t open stands. Everything else is still possible.
lisboa-clause-11-4 = With fewer than 3 tiles in the bag nothing can be swapped.
lisboa-clause-20-3 = Playing solo, you may never take 1 coin.
lisboa-clause-20-6 = You are not out of moves as long as you may swap your three equal tiles and have neither done so nor declined it this turn. Declining is possible only where no other move is.
lisboa-clause-21-1 = Challenge 1: you have one speciality, a good. Customers pay you only for stands of that good; stands of other goods never earn.
lisboa-clause-21-2 = Challenge 1: you may name your speciality once, at any time in your turn before your action. If it is still open when an action would pay, it becomes the good that is paid; if that could be two goods, you name one of them with the action. It never changes afterwards.
lisboa-clause-23-2 = Challenge 3: no stand may be opened in a row or column that already holds 2 stands. Restaurants are not restricted.
lisboa-clause-26-2 = Challenge 6: besides the usual conditions, the line must hold at least one stand of every good that the customers want.
lisboa-clause-28-2 = Challenge 8: you may put neither a stand nor a bar on a cell with a closed restaurant, except on that of the closed bar. Whatever you put there, you get that bar.
lisboa-clause-29-2 = Challenge 9: stands may be opened only in columns A, C and E, and only of a good that the single customer at the top of that column wants.
lisboa-clause-29-3 = Challenge 9: no customers may be brought to the top side. All other entrances follow the usual rules.
