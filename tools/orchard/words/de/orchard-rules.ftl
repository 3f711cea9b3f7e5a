# Orchard erklärt, Seite für Seite, und die Regeln, auf die sich Absagen berufen.

orchard-rules-aim =
    Ein Korb mit Obst geht um den Tisch, und alle greifen zu. Wer viel nimmt, lässt den anderen wenig. Rate geheim, wie viel am Ende übrig bleibt: Auch das bringt Punkte.

    Nach der letzten Runde gewinnt, wer die meisten Punkte hat. Das Spiel ist für 2 bis 6 Personen und dauert an einem Tisch zehn Minuten.
    .title = Das Ziel
    .clauses = OG-1 OG-4
orchard-rules-table =
    - **Der Korb.** Zu Beginn jeder Runde kommen zwei bis drei Früchte pro Person hinein. Alle sehen, wie viele.
    - **Die Tipps.** Jeder liegt verdeckt, bis die Runde endet. Alle sehen, wer geraten hat.
    - **Deine Früchte.** Sie liegen offen vor dir.
    .title = Was auf dem Tisch liegt
    .clauses = OG-1.3 OG-2.2
orchard-rules-turn =
    1. **Raten,** alle gleichzeitig: Wie viele Früchte bleiben übrig? Du kannst deinen Tipp ändern, bis der letzte da ist.
    2. **Nehmen,** reihum: 1, 2 oder 3 Früchte, nicht mehr, als da sind. Jede Runde beginnt einen Platz weiter.
    3. Die Runde endet, wenn alle genommen haben oder der Korb leer ist. Dann werden die Tipps gezeigt.
    .title = So läuft es
    .clauses = OG-2 OG-3
orchard-rules-example =
    Für Ana, Bruno und Chloé liegen 8 Früchte im Korb. Also können 0 bis 5 übrig bleiben.
    - **Ana** nimmt 3: 5 bleiben übrig.
    - **Bruno** nimmt 3: 2 bleiben übrig.
    - **Chloé** hat auf 1 getippt und nimmt 1. Eine bleibt übrig: Sie hat richtig geraten.

    Chloé hat 1 Frucht und 3 Punkte für ihren Tipp.
    .title = Ein Beispiel
    .clauses = OG-3.1 OG-4.1
orchard-rules-end =
    Jede Frucht zählt 1 Punkt, jeder richtige Tipp 3. Die meisten Punkte gewinnen; bei gleich vielen Punkten gewinnen mehr richtige Tipps. Sind auch die gleich, teilt ihr euch den Sieg.
    .title = Wer gewinnt
    .clauses = OG-4.2 OG-4.3
orchard-rules-finer =
    - Wer nicht rechtzeitig rät, hat auf 0 getippt. Wer nicht rechtzeitig nimmt, bekommt eine Frucht.
    - Wer nur eine Frucht im Korb findet, wird nicht gefragt und bekommt sie.
    - Ihr könnt 2 bis 5 Runden vereinbaren.
    .title = Die Feinheiten
    .clauses = OG-1.2 OG-2.3 OG-3.3

## Regeln

orchard-clause-2-1 = Rate, wie viele Früchte übrig sind, wenn die Runde endet. Alle nehmen mindestens eine, solange es welche gibt: Also können höchstens die Früchte im Korb weniger eine pro Person übrig bleiben.
orchard-clause-3-1 = Wenn du an der Reihe bist, nimmst du 1, 2 oder 3 Früchte, nicht mehr, als da sind.
