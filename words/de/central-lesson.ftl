# Eine Lektion in Central Market, Schritt für Schritt, und Hinweise für die erste Partie.

central-lesson-welcome =
    Willkommen auf dem Gemüsemarkt! Du, { $first } und { $second } verkauft hier und unterbietet euch gegenseitig: **Wer am billigsten ist, verkauft zuerst.**

    Der Haken: Von jeder Sorte werden pro Runde nur **10 kg** verkauft, und niemand verkauft mehr als **10 kg** insgesamt. Bist du zu teuer, haben die anderen alles vor dir verkauft. In jeder Runde gibt es für die Einnahmen Punkte; wer die meisten hat, gewinnt.
central-lesson-open =
    Das sind deine Karten; niemand sonst sieht sie. Du fängst an: **Bring eine Sorte auf den Markt** und nenne einen Preis pro kg, höchstens 10.

    Du hast zwei Karten Auberginen, zusammen 6 kg. **Bring Auberginen für 9 auf den Markt.** Dann können die anderen darunter bieten.
    .otherwise = Bring Auberginen auf den Markt, für 9.
    .price = Auberginen, genau. Verlang für den Anfang 9 pro kg: Dann ist noch Luft nach unten.
    .product = Davon hast du nur eine Karte. Auberginen hast du 6 kg: Bring die auf den Markt, für 9.
central-lesson-lower =
    Alle haben gleichzeitig und geheim geantwortet: { $first } passt, { $second } bietet **8**. Jetzt kannst du tiefer gehen, oder bei 9 **bleiben** und { $second } zuerst verkaufen lassen. Deine 6 kg passen dann nur noch, wenn { $second } höchstens 4 kg verkauft. Wer weiß?

    {""}**Biete 7**, und du verkaufst zuerst.
    .otherwise = Biete 7: Dann bist du am billigsten und verkaufst zuerst.
    .stay = Bei 9 müsstest du warten, bis { $second } verkauft hat. Sicher ist sicher: Biete 7.
    .deep = Das würde reichen, aber du bekämst weniger als nötig: 7 ist tief genug.
central-lesson-sell =
    { $second } bleibt bei 8, also verkaufst du zuerst, zu **deinem eigenen Preis**. Spiel so viele Auberginenkarten, wie du willst: **kg × Preis** sind deine Einnahmen. Kilos über einer Grenze wären verloren.

    {""}**Verkauf beide Karten:** 6 kg × 7 = 42.
    .otherwise = Verkauf deine beiden Auberginenkarten.
    .part = Du darfst eine behalten, aber Auberginen kommen in dieser Runde nicht mehr dran. Verkauf beide: 6 kg × 7.
central-lesson-keep =
    42! Dann hat { $second } 4 kg für 8 verkauft. Das macht 10 kg: Die Auberginen sind ausverkauft. (Diesmal wärst du auch bei 9 alles losgeworden; aber wer konnte das wissen?)

    Und nun zu den **Gemeinheiten.** Alle haben drei, jede für ein einziges Mal im ganzen Spiel. Eine ist **Fäulnis**: Die Hälfte von dem, was jemand anderes gerade verkauft hat, verfault und wird nicht bezahlt. Hier würde das { $second } 2 kg kosten, also 16. Da kommt noch Größeres: Sag diesmal **Nein, danke.**
    .otherwise = Sag diesmal „Nein, danke“.
    .small = Verlockend! Aber das geht nur einmal im Spiel. Wart einen Moment, jemand wird mehr verkaufen: Sag „Nein, danke“.
    .longer = Für dieses Mal genügt „Nein, danke“: Gleich kommt ein besserer Moment.
central-lesson-pass =
    { $first } bringt **Karotten** auf den Markt, für 10. Bei jedem Umlauf antworten alle gleichzeitig.

    Du hast keine Karotten. Eine andere Gemeinheit, der **Schummler**, ließe dich trotzdem bieten und etwas anderes als Karotten verkaufen. Aber { $first } scheint sich der Karotten sehr sicher zu sein. **Passe:** Dann verkaufst du einfach keine.
    .otherwise = Passe: Du hast keine Karotten.
    .cheat = Das würde dich deinen Schummler kosten, ein für alle Mal. Heb ihn für einen besseren Tag auf, und passe.
central-lesson-rot =
    { $first } verkauft **10 kg für 10**: Einnahmen von 100! Darauf haben wir gewartet. { $second } entscheidet auch gerade, geheim.

    {""}**Spiel Fäulnis.** Du kannst sagen, ab wie vielen Kilos sie sich für dich lohnt; hier passt 10. Dann verfaulen 5 kg, und { $first } bekommt 50 statt 100.
    .otherwise = Spiel Fäulnis: Die Hälfte der Karotten verfault.
    .decline = { $first } die 100 lassen? Nein, jetzt ist der Moment: Spiel Fäulnis.
central-lesson-bid =
    Die Hälfte ist weg! Jetzt bringt { $second } **Paprika** auf den Markt, für 9. Du hast eine Karte mit 4 kg und darfst in dieser Runde noch 4 kg verkaufen: 10 insgesamt. { $first } hat 10 kg verkauft und ist raus.

    {""}**Biete 8.** Geh nur so tief, wie du musst: Du bekommst deinen eigenen Preis.
    .otherwise = Biete 8: Du hast 4 kg Paprika.
    .pass = Du hast 4 kg davon und darfst noch 4 kg verkaufen. Biete 8!
    .deep = Du würdest zuerst verkaufen, aber das tust du auch bei 8, und bekommst mehr.
central-lesson-aside =
    Du hast 4 kg für 8 verkauft, noch einmal 32. Damit hast du **74**, { $first } und { $second } je 50.

    Am Ende jeder Runde dürfen alle geheim **eine Karte beiseitelegen**, für die *Schlussrunde*. Die wird nur mit diesen Karten gespielt; ohne sie verkaufst du dort nichts. **Leg deine Tomaten beiseite:** 4 kg.
    .otherwise = Leg deine Tomaten mit 4 kg beiseite.
    .nothing = Das darfst du, aber dann fehlt dir in der Schlussrunde eine Karte. Leg die Tomaten beiseite.
central-lesson-points =
    Wer am meisten einnimmt, bekommt so viele Punkte, wie ihr Personen seid: **3 für dich.** { $first } und { $second } haben gleich viel, und bei Gleichstand gibt es für alle die Punkte des *letzten* geteilten Platzes: je 1. Einnahmen von 0 geben nichts.

    Es geht also nicht darum, viel einzunehmen, sondern *mehr als die anderen*. Es gibt eine neue Lieferung von 4 Karten, und wer die wenigsten Punkte hat, fängt an.
central-lesson-plan =
    Beim Bieten gibt es viele kleine Antworten. Ein **Plan** gibt sie für dich. Du hast 5 kg Paprika und ein paar Gurken.

    Drück auf *Plan für diese Runde*. Wähle **Paprika: unterbieten bis 6**, und **Andere Sorten, jede Runde: passen**. Dann speichere. Niemand sonst sieht das.
    .otherwise = Fast: „Paprika: unterbieten bis 6“ und „Andere Sorten, jede Runde: passen“, sonst nichts. Dann speichere.
    .others = Paprika stimmt. Wähle auch für die anderen Sorten „passen“.
    .more = Diese beiden stimmen. Lass diesmal alles andere offen, dann speichere.
central-lesson-planned =
    { $first } hat Tomaten auf den Markt gebracht, und dein Plan hat für dich gepasst. Kommt Paprika dran, bietet er für dich: immer 1 unter dem niedrigsten Gebot, aber nie unter 6. Wo ein Plan nichts sagt, frage ich dich.
central-lesson-end =
    Jetzt fehlt nur noch die dritte Gemeinheit. Nach einem Verkauf nehmen dir **Touristen** beliebig viele weitere Karten derselben Sorte ab, ohne Grenzen, zum niedrigsten Gebot.

    Nach 6 Runden kommt die Schlussrunde mit den beiseitegelegten Karten. Die meisten Punkte gewinnen; bei Gleichstand, wer mehr Gemeinheiten übrig hat.

    {""}*Weiterspielen* bringt diese Partie gegen { $first } und { $second } zu Ende; sie spielen leicht. Dein Plan passt weiter bei allen anderen Sorten; *Plan für diese Runde* ändert ihn. Mit *Tipp* sage ich dir, was ich tun würde.

## Hinweise

central-tip-open = Bring auf den Markt, wovon du am meisten hast. Der höchste Preis kostet noch nichts: Du kannst heruntergehen, wenn andere bieten.
central-tip-first-bid = Biete, wenn du etwas davon hast, und denk an die Reihenfolge: Wer am billigsten ist, verkauft zuerst, und nur 10 kg werden verkauft. Wer passt, behält die Karten.
central-tip-next-bid = Geh unter das niedrigste Gebot, oder bleib: Dann behältst du deinen Preis, verkaufst aber nach den Billigeren.
central-tip-bid = Geh unter das niedrigste Gebot, oder passe. Du bekommst deinen eigenen Preis, also nicht tiefer als nötig.
central-tip-lower = Bleib, wenn von den 10 kg noch genug übrig ist, bis du dran bist; sonst geh unter das niedrigste Gebot.
central-tip-sell = Einnahmen sind kg × dein eigener Preis. Pro Runde verkaufst du höchstens 10 kg: Behalt, was darüber ginge.
central-tip-rot = Fäulnis hast du einmal im Spiel. Heb sie für einen Verkauf auf, der jemandem die Runde gewinnen würde.
central-tip-tourists = Touristen zahlen das niedrigste Gebot für beliebig viele weitere Karten: gut, wenn du viel hast und der Preis hoch blieb.
central-tip-early-tourists = Touristen können warten, bis alle verkauft haben, wenn du magst.
central-tip-aside = Die Schlussrunde wird nur mit diesen Karten gespielt. Zwei oder drei schwere Karten einer Sorte sind dort am meisten wert.
