# Stand gegen Stand erklärt, Seite für Seite, und die Regeln, die Absagen nennen.

stalls-rules-aim =
    Zwei Familien, zwei Stände, ein Markt. Jeden Tag füllst du euren Stand mit Kisten: **Wer von einer Ware am meisten hat, verkauft sie.** Aber jede Karte, die du nicht legst, bekommt dein Nachbar, und dein Nachbar ist immer Konkurrenz.

    Nach dem letzten Tag gewinnt die Familie mit den meisten Münzen, und zwar ganz.

    Stand gegen Stand ist *ein Spiel von uns*: Im Laden findest du es nicht. Es ist für 2, 4 oder 6 und dauert an einem Tisch eine Viertelstunde.
    .title = Worum es geht
    .clauses = SA-1.1 SA-4.5
stalls-rules-table =
    - **Preise.** Oben sind die sechs Waren. Die Münze sagt, was jede heute bringt.
    - **Stände.** Darunter steht der Stand jeder Familie, mit ihren Leuten, den Karten, die sie gelegt haben, und ihren Münzen. Ein Stand heißt nach dem ersten Mitglied.
    - **Kisten.** Jede Spalte ist eine Ware. Eine Krone zeigt, wer am meisten davon hat.
    - **Stammkunden.** Eine Figur neben den Kisten ist ein Stammkunde.
    - **Die Karten.** Jede Ware hat fünf mit Kisten (1, 1, 2, 2 und 3) und einen Stammkunden: zusammen 36.
    .title = Was auf dem Tisch liegt
    .clauses = SA-1.3 SA-1.4 SA-1.5
stalls-rules-day =
    1. **Morgens.** Die Preise 3 bis 8 werden gemischt und auf die sechs Waren gelegt. Alle bekommen 5 Karten.
    2. **Wähle** geheim eine Karte. Du kannst es dir anders überlegen, bis alle gewählt haben.
    3. **Legen.** Alle Karten werden zugleich aufgedeckt und kommen an den Stand der eigenen Familie.
    4. **Gib** den Rest deiner Hand weiter: an ungeraden Tagen nach links, an geraden nach rechts. Dann wähle wieder.

    Nach vier Karten ist Abend. Die fünfte kommt ungesehen weg.
    .title = Ein Tag auf dem Markt
    .clauses = SA-2 SA-3
stalls-rules-evening =
    - **Die meisten Kisten** einer Ware: Deine Familie bekommt ihren Preis. Eine Kiste mehr genügt.
    - **Gleichstand:** Jede dieser Familien bekommt die Hälfte, abgerundet.
    - **Stammkunden:** Jeder an eurem Stand zahlt 1 Münze für jede Kiste seiner Ware *an eurem Stand*, auch wenn die Konkurrenz mehr davon hat.

    Dann werden alle Karten abgeräumt, und ein neuer Tag beginnt mit neuen Preisen.
    .title = Der Abend
    .clauses = SA-4
stalls-rules-example =
    Brot bringt heute 7, Eier bringen 5.
    - **Der Stand von Ana** hat 4 Kisten Brot und 2 Kisten Eier.
    - **Der Stand von Bruno** hat 3 Kisten Brot, 2 Kisten Eier und den Stammkunden für Brot.

    Anas Familie verkauft das Brot: 7 Münzen. Bei den Eiern ist Gleichstand: die Hälfte von 5, also 2 für jede. Und der Stammkunde zahlt Brunos Familie 3, für 3 Kisten Brot.

    Anas Familie verdient also 9, Brunos 5.
    .title = Ein Beispiel
    .clauses = SA-4.1 SA-4.2 SA-4.3
stalls-rules-family =
    Nachbarn sind nie in derselben Familie. Zu viert spielst du mit der Person gegenüber; zu sechst spielen drei gegen drei, oder drei Paare, wenn ihr das ausmacht.

    Die Karten der eigenen Familie siehst du nicht. Aber du hast ein Gedächtnis: **Karten, die du schon hattest, werden dir gezeigt,** wohin sie auch gewandert sind, bis zum Abend. Sieh nach, was die Konkurrenz von dir bekommen hat und was sie an deine Familie weitergeben wird.
    .title = Familie und Gedächtnis
    .clauses = SA-1.3 SA-5
stalls-rules-finer =
    - Haben zwei Familien am Ende gleich viele Münzen, gewinnt die, die mehr Waren allein verkauft hat. Ist auch das gleich, teilen sie sich den Sieg.
    - Wer nicht rechtzeitig wählt, für den wird eine Karte gelost.
    - Ihr könnt 2, 3 oder 4 Tage ausmachen.
    .title = Feinheiten
    .clauses = SA-1.2 SA-3.5 SA-4.6

## Regeln

stalls-clause-3-1 = Du legst eine Karte, die du jetzt auf der Hand hast. Was du weitergegeben hast, hat dein Nachbar.
