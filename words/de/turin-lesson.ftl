# Eine Lektion in Markt von Turin, Schritt für Schritt, und Hinweise für die erste Partie.

turin-lesson-welcome =
    Willkommen in Turin! Du, { $first } und { $second } sammelt Karten mit Obst und Gemüse. Jede zeigt 3 von einer Ware, 2 von einer zweiten und 1 von einer dritten.

    {""}**Wer am Ende von einer Ware am meisten hat,** wird dafür bezahlt: 2 Scudo für Knoblauch, bis zu **10 für Pilze**. Und alle anderen, die *etwas* davon haben, zahlen 1 an die Mehrheit. Also: viel von wenigem! Du hast 15 Scudo und 6 Handkarten; die meisten Scudo gewinnen.
turin-lesson-place =
    In jeder Runde legen alle geheim eine Handkarte zum Versteigern in die Mitte. Sie gehört dir dann nicht mehr: Du bietest darum wie die anderen.

    Du hast viele Pilze. **Versteigere T17,** mit 3 Pilzen, und versuch dann, sie zu bekommen.
    .otherwise = Versteigere T17: die Karte mit 3 Pilzen und 2 Oliven.
turin-lesson-bid =
    Das sind die drei Karten. Alle bieten **einmal, geheim**, um einen *Platz*: Das beste Gebot nimmt **zwei** Karten, das zweite **eine**, das dritte keine. Wer Karten bekommt, zahlt das ganze Gebot, wer keine bekommt, die Hälfte.

    An einem echten Tisch kommt so eine Frage privat zu dir, wie hier, und du kannst gleich dort antworten. **Biete 5.**
    .otherwise = Biete zuerst: 5 sollte für die erste Wahl reichen.
    .low = Das ist billig, aber kaum genug für die erste Wahl, und auch ein Gebot ohne Karte kostet die Hälfte. Biete 5.
    .high = Dann bliebe dir wenig für die anderen Runden. 5 sollte reichen.
    .loan = Einmal im Spiel kannst du dir 10 leihen und zahlst am Ende 15 zurück. Im Moment hast du genug: Biete 5.
turin-lesson-take =
    Du hast am meisten geboten und wählst zuerst: **zwei Karten.** { $first } kommt danach und bekommt die letzte; { $second } zahlt die Hälfte von 2.

    Knoblauch bringt nur 2. **Nimm T17 und T14:** Pilze für dich, und Maronen, die vielleicht jemand haben will.
    .otherwise = Nimm T17 und T14.
    .garlic = Knoblauch bringt am Ende nur 2, und ein wenig davon kostet dich 1. Nimm T17 und T14.
turin-lesson-list =
    Nach jeder Auktion darfst du **eine deiner Karten anbieten**. Leg eigene Scudo darauf: Das ist der Preis. Wer kauft, zahlt dir genauso viel, und deine kommen zurück.

    Du sammelst Pilze und brauchst Scudo zum Bieten. Die Maronen hatte { $second } versteigert und will sie sicher wiederhaben: **Biete T14 für 6 an.**
    .otherwise = Biete T14 an, für 6.
    .price = Ein fairer Preis verkauft sich besser: Verlang höchstens 6.
    .mushrooms = Behalt die Pilze: Davon willst du die meisten. Verkauf T14, für 6.
    .pass = Du könntest sie behalten, und Maronen sind viel wert. Aber mehr Scudo bringen dir mehr Pilze: Verkauf T14, für 6.
turin-lesson-buy =
    { $first } bietet auch etwas an: T01 für 2, mit 3 Knoblauch, 2 Karotten und 1 Traube. Gekauft wird geheim, und alle entscheiden gleichzeitig.

    Hättest du bei etwas davon die Mehrheit? Knoblauch und Karotten liegen sonst nirgends auf dem Tisch, und sie bringen am Ende 2 und 4. Die Traube kostet dich vielleicht 1, aber für 2 Scudo ist das ein Schnäppchen: **Kauf T01.**
    .otherwise = Kauf T01, für 2 Scudo.
    .pass = Passen geht immer. Aber mit T01 hast du bei Knoblauch und Karotten die Mehrheit, für nur 2 Scudo: Kauf sie.
turin-lesson-again =
    { $second } hat die Maronen gekauft, und du hast jetzt bei fünf Waren die Mehrheit: Achte auf die Kronen. Gut gehandelt!

    Runde 2: **Versteigere T16,** deine nächste Karte mit 3 Pilzen.
    .otherwise = Versteigere T16: Auch sie hat 3 Pilze.
turin-lesson-plan =
    Zwei Karten mit je 3 Pilzen, und du willst beide! Hinterlass diesmal einen **Plan für die ganze Runde**. Drück auf *Runde planen*, und wähle:
    - dein Gebot: **4**
    - bei Gleichstand drauflegen, bis zu: **2**. Gleiche Gebote werden noch einmal geboten; wer am meisten drauflegt, gewinnt.
    - erste Wahl: **T16**, zweite Wahl: **T18**

    Dann speichere. Niemand sonst sieht das.
    .otherwise = Fast: Gebot 4, bei Gleichstand bis zu 2, erste Wahl T16, zweite Wahl T18, sonst nichts. Dann speichere.
    .bid = Ein Gebot allein ginge auch. Aber probier diesmal einen Plan: Drück auf *Runde planen*.
    .picks = Gut. Sag noch, was du nimmst: erste Wahl T16, zweite Wahl T18.
    .extra = Gut. Sag noch, was du bei Gleichstand drauflegst: bis zu 2.
    .more = Das stimmt alles. Lass den Rest diesmal offen, dann speichere.
turin-lesson-end =
    Gleichstand! { $second } hat auch 4 geboten und 1 draufgelegt. Dein Plan hat 2 draufgelegt, also hast du zuerst gewählt: **9 Pilze**, von 16 im ganzen Spiel. Diese Mehrheit nimmt dir niemand mehr.

    Es gibt 5 Runden. Eine Karte bleibt bis zum Schluss auf deiner Hand und zählt für dich. Dann wird jede Ware bezahlt, und zuletzt werden Kredite zurückgezahlt: Einmal im Spiel kannst du dir 10 leihen, für 15.

    {""}*Weiterspielen* bringt diese Partie gegen { $first } und { $second } zu Ende; sie spielen leicht. Mit *Tipp* sage ich dir, was ich tun würde.

## Hinweise

turin-tip-place = Um deine Karte bietest du wie die anderen. Versteigere, was zu deinen Waren passt, wenn du hoch bieten willst, oder was niemandem hilft, wenn du sparen willst.
turin-tip-bid = Du bietest einmal, um die Reihenfolge der Wahl. Wer Karten bekommt, zahlt alles, wer keine bekommt, die Hälfte; 0 kostet nichts. Heb etwas für später auf.
turin-tip-goose = Wer die Gans nimmt, bekommt den letzten der gleichen Plätze und legt nichts drauf.
turin-tip-extra = Gleichstand: Wer am meisten drauflegt, wählt zuerst. Legt niemand etwas drauf, sind die Karten weg.
turin-tip-take = Nimm, was dir bei einer teuren Ware die Mehrheit bringt. Ein wenig von vielem kostet am Ende je 1.
turin-tip-list = Du darfst eine Karte anbieten. Den Preis legst du aus eigenen Scudo darauf; sie kommen beim Verkauf zurück.
turin-tip-buy = Kauf, was dir die Mehrheit bringt oder sie jemandem nimmt. Du darfst auch passen.
turin-tip-sell = Mehrere wollen deine Karte, zum gleichen Preis. Wem hilft sie am wenigsten?
turin-tip-answer = Jemand will diese Karte sofort kaufen. Wenn du sie auch willst, sag es jetzt.
