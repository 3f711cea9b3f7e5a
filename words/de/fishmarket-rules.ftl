# Fischmarkt erklärt, Seite für Seite, und die Regeln, auf die sich Ablehnungen berufen.

fishmarket-rules-aim =
    Ihr handelt mit Fisch. An jedem von vier Tagen bietet ihr im Morgengrauen geheim auf ganze Kutterladungen. Am Vormittag erfährst du, welche zwei Sorten deine eigene Kundschaft will, und feilschst mit den anderen. Am Nachmittag verkaufst du. Was übrig bleibt, kommt auf Eis oder verdirbt.

    Wer nach vier Tagen am reichsten ist, gewinnt.

    Für 3 bis 5 Personen; 45 bis 60 Minuten an einem Tisch.
    .title = Das Ziel
    .clauses = FM-2 FM-10
fishmarket-rules-table =
    - **Zehn Sorten Fisch,** je 7 Karten. *Grau:* Aal, Seezunge, Thunfisch, Wolfsbarsch. *Braun:* Makrele, Dorade, Lachs, Kabeljau. Dazu Hering und Hummer, die alle jeden Tag loswerden: **Hering 5, Hummer 30.**
    - **Du hast** 50 Münzen, weitere 50 auf der Bank und 2 Eisblöcke für die ganze Partie. Münzen, Kontostand, Fisch und Eis liegen bei allen offen.
    - **Deine Preiskarte** (geheim) sagt, was deine Kundschaft für einen grauen und für einen braunen Fisch zahlt. Zusammen sind es immer 40: grau 20 bis 30, braun 10 bis 20.
    - **Nachfragekarten** zeigen eine graue und eine braune Sorte. Im Morgengrauen liegen so viele offen aus, wie Personen mitspielen. Später bekommst du geheim eine davon: die zwei Sorten, die du heute verkaufen kannst.
    - **Kutter:** einer mehr, als Personen mitspielen, mit je 3 Fischen an Tag 1 und 2 und je 4 an Tag 3 und 4.
    .title = Was auf dem Tisch liegt
    .clauses = FM-1 FM-2 FM-12
fishmarket-rules-turn =
    1. **Morgengrauen.** Die Nachfragekarten des Tages werden aufgedeckt, du bekommst deine Preiskarte, und die Kutter laufen ein. Alle bieten geheim.
    2. **Vormittag.** Du bekommst deine Nachfragekarte. Der Markt öffnet: Handle mit den anderen um Fische und Münzen.
    3. **Nachmittag.** Alle verkaufen gleichzeitig jeden Fisch ihrer zwei Sorten, dazu Hering und Hummer.
    4. **Eis.** Was übrig ist, wird Sorte für Sorte eingefroren, oder es verdirbt und kostet 5 Münzen pro Fisch.
    5. **Abend.** Du behältst 50 Münzen für den nächsten Tag; der Rest kommt auf die Bank. Hast du weniger als 50, gleicht die Bank das aus deinem Kontostand aus.

    Es gibt keine Züge: Alle handeln gleichzeitig.
    .title = Ein Tag
    .clauses = FM-2 FM-5 FM-9
fishmarket-rules-bid =
    Biete Münzen auf jeden Kutter, der dir gefällt, alles auf einmal und geheim: zusammen höchstens, was du hast, also **50.** Dein Geld auf der Bank hilft dir nicht. Wer auf einen Kutter am meisten bietet, bekommt **alle** seine Fische und zahlt; wer leer ausgeht, zahlt nichts. Ein Kutter ohne Gebot fährt wieder davon.

    Schreib es einfach: `A12 C17 D18` bietet 12, 17 und 18, also 47 von deinen 50. Du kannst es ändern, bis alle geboten haben.

    {""}**Gleichstand:** Wer sich das höchste Gebot auf einen Kutter teilt, bietet noch einmal darauf, mindestens 1, mit den Münzen, die jetzt da sind; weniger als vorher ist erlaubt. Steht es nach drei Stechrunden (oder so vielen, wie euer Tisch gewählt hat) immer noch gleich, geht der Kutter an die Person mit dem niedrigsten Kontostand; dann an die, die an diesem Morgen am wenigsten bezahlt hat; dann entscheidet das Los. Du kannst dein zweites Gebot für den Fall eines Gleichstands schon vorher abgeben.

    Ein Tipp: Jede Nachfragekarte, die jemand bekommt, ist eine der offenen oder die eine, die niemand kennt. Eine Sorte, die zweimal ausliegt, wird bestimmt gesucht; eine, die gar nicht ausliegt, kaum.
    .title = Morgengrauen: auf die Kutter bieten
    .clauses = FM-3 FM-4
fishmarket-rules-market =
    Biete Fische oder Münzen gegen Fische oder Münzen an, allen oder einer Person. Es zählt nur, was vor dir liegt: kein Kredit, kein Geld von der Bank, keine Karten.
    - **Nimm** ein Angebot **an,** und der Handel gilt sofort. **Lehne** eines **ab,** das dir gemacht wurde, oder **kontere** es.
    - Ein Angebot reserviert nichts. Sobald du nicht mehr hast, was du anbietest, ist es hinfällig.
    - Ein Angebot an eine Person bleibt unter euch beiden, wenn euer Tisch nichts anderes gewählt hat; jeder Handel wird allen bekannt gegeben.
    - Sag über deine Karten, was du willst, ob wahr oder nicht: Zeigen kannst du sie nicht.

    Dein Stand ist **offen,** **fertig** (es sei denn, jemand macht dir noch ein Angebot, das du annehmen kannst) oder **geschlossen** (du willst heute nicht mehr gestört werden). Der Markt schließt, wenn alle fertig oder geschlossen sind oder die Zeit um ist.

    Beispiel: Hannah bietet 1 Seezunge gegen 1 Lachs und 5 Münzen. Paul kontert: 2 Makrelen gegen 2 Seezungen. Noch hat nichts den Besitz gewechselt; erst wenn Hannah annimmt, gilt der Handel.
    .title = Vormittag: der Markt
    .clauses = FM-6
fishmarket-rules-sell =
    Alle Preis- und Nachfragekarten werden aufgedeckt. Du verkaufst **jeden** Fisch deiner grauen und deiner braunen Sorte zu deinen Preisen, Hering für 5 und Hummer für 30. Zu entscheiden gibt es nichts.

    Beispiel: Du hast 1 Thunfisch, 4 Makrelen und 1 Hering. Deine Kundschaft will Thunfisch und Makrele und zahlt 26 für Grau und 14 für Braun. Du bekommst 26 + 4 × 14 + 5 = 87.

    {""}**Was übrig bleibt,** kommt auf Eis oder verdirbt. Ein Eisblock hält **jeden** Fisch einer Sorte bis zum nächsten Tag frisch; dann ist der Block geschmolzen. Was nicht eingefroren ist, kostet dich **5 Münzen pro Fisch.**

    Du hast 2 Eisblöcke für die ganze Partie. An Tag 4 wird das Eis, das du noch hast, für dich eingesetzt.
    .title = Nachmittag: Verkauf und Eis
    .clauses = FM-7 FM-8
fishmarket-rules-end =
    Am vierten Abend kommen alle Münzen auf die Bank. Wer den höchsten Kontostand hat, gewinnt; bei gleichem teilt ihr euch den Sieg. Übriger Fisch und übriges Eis sind nichts wert.

    Dein Kontostand kann unter 0 fallen, durch verdorbenen Fisch oder die 50 Münzen für den nächsten Tag. Du spielst trotzdem weiter.

    Wer gar nichts tut, endet bei 100.
    .title = Das Ende
    .clauses = FM-9 FM-10 FM-12
fishmarket-rules-finer =
    - **Eingefrorener Fisch** ist am nächsten Tag wie jeder andere: Verkauf ihn, handle mit ihm, frier ihn wieder ein.
    - **Plan für heute.** Solange der Markt offen ist, leg fest, welche Fische du bis zu welchem Preis kaufst und ab welchem verkaufst, ob du alles andere ablehnst und was auf Eis kommt. Passende Angebote nehme ich für dich an: Du bist fertig und musst nicht wiederkommen. Beim Tausch zählen deine eigenen Preise; Hering zählt 5, Hummer 30. Niemand sieht deinen Plan.
    - **Eisplan.** Dasselbe nur fürs Eis, das Wichtigste zuerst.
    - **Angebote:** höchstens 5 gleichzeitig offen und 20 am Tag, wenn euer Tisch nichts anderes gewählt hat. Auch Geschenke sind erlaubt, wenn ihr sie nicht ausgeschlossen habt, und du darfst auch Münzen drauflegen, damit dir jemand Fisch abnimmt.
    - Die Nachfragekarte, die niemand bekommen hat, liegt am nächsten Tag offen aus.
    - Zu fünft gehen an Tag 4 die Fische aus: Die abgelegten werden gemischt und kommen wieder.
    - Antwortest du nicht rechtzeitig, bietest du nichts, lässt ein Gebot bei Gleichstand stehen, bist auf dem Markt fertig und frierst die Sorten ein, von denen du zwei oder mehr hast.
    .title = Die Feinheiten
    .clauses = FM-2.8 FM-5.3 FM-6.18 FM-6.28 FM-8.10 FM-11

## Regeln im Einzelnen

fishmarket-clause-2-7 = Leere Liegeplätze bekommen keinen Fisch, und niemand kann dort bieten. In Betrieb ist, von A an, ein Liegeplatz mehr, als Personen mitspielen.
fishmarket-clause-3-2 = Alle deine Gebote zusammen dürfen nicht höher sein als die Münzen, die du hast: 50 im Morgengrauen. Mit deinem Geld auf der Bank kannst du nicht bieten.
fishmarket-clause-4-4 = Nach einem Gleichstand bietest du noch einmal: eine ganze Zahl, mindestens 1. Sie kann höher sein als dein erstes Gebot, gleich hoch oder niedriger.
fishmarket-clause-4-5 = Alle deine neuen Gebote zusammen dürfen nicht höher sein als die Münzen, die du jetzt hast: 50 minus das, was du heute bezahlt hast. Du kannst Münzen von verlorenen Kuttern nehmen und Münzen von einem Kutter im Stechen auf einen anderen verschieben.
fishmarket-clause-4-11 = Im Stechen nennst du jeden Kutter, bei dem du gleichauf liegst, und keinen anderen. Du kannst es ändern, bis die letzte Antwort im Stechen da ist; dann werden alle neuen Gebote zusammen gezeigt.
fishmarket-clause-4-12 = Mit deinen Geboten kannst du für jeden Kutter ein zweites Gebot für den Fall eines Gleichstands abgeben: eine ganze Zahl, mindestens 1. Es gilt in der ersten Stechrunde, wenn du für jeden Kutter eines hast, bei dem du gleichauf liegst.
fishmarket-clause-6-2 = Nur Fische, die vor dir liegen, und Münzen, die du hast, können den Besitz wechseln. Eis, Preiskarten, Nachfragekarten und Geld auf der Bank nicht.
fishmarket-clause-6-5 = Ein Angebot sagt, von wem es kommt, an wen es geht (eine andere Person oder alle), was gegeben und was verlangt wird: so viele Fische jeder Sorte und so viele Münzen.
fishmarket-clause-6-6 = Ein Angebot gibt etwas oder verlangt etwas. Keine Sorte Fisch darf auf beiden Seiten stehen, und Münzen auch nicht.
fishmarket-clause-6-7 = Etwas verschenken oder um ein Geschenk bitten kannst du nur, wenn euer Tisch Geschenke erlaubt (meist tut er das). Ein Geschenk muss angenommen werden wie jedes andere Angebot.
fishmarket-clause-6-8 = Für ein Angebot musst du alles haben, was es gibt. Was die andere Seite hat, zählt erst beim Annehmen.
fishmarket-clause-6-10 = Ein Angebot an eine Person kann nur diese annehmen, ein Angebot an alle jede andere; wer es zuerst annimmt, bekommt es. Dein eigenes Angebot kannst du nicht annehmen.
fishmarket-clause-6-11 = Wird ein Angebot angenommen, werden beide Seiten noch einmal geprüft. Fehlt etwas auf der Seite, von der es kommt, ist das Angebot hinfällig. Fehlt etwas auf der anderen Seite, wechselt nichts den Besitz, und das Angebot bleibt offen.
fishmarket-clause-6-14 = Deine eigenen offenen Angebote kannst du jederzeit zurückziehen, und Angebote an dich allein ablehnen. Ein fremdes Angebot an alle verschwindet nur, wenn es jemand annimmt.
fishmarket-clause-6-18 = Du kannst nur so viele Angebote gleichzeitig offen haben und nur so viele am Tag machen, wie euer Tisch gewählt hat (meist 5 und 20). Gegenangebote zählen mit, Annehmen nicht.
fishmarket-clause-6-20 = Solange der Markt offen ist, bestimmst du über deinen Stand: offen, fertig oder geschlossen.
fishmarket-clause-6-23 = Ist dein Stand geschlossen, bist du für heute fertig: Deine Angebote werden zurückgezogen, Angebote an dich abgelehnt, und du kannst weder anbieten noch annehmen. Nur du selbst kannst ihn wieder öffnen.
fishmarket-clause-6-28 = Solange der Markt offen ist, kannst du einen Plan für heute hinterlegen: für jede graue oder braune Sorte, was du höchstens für einen Fisch zahlst (1 bis 24 Münzen) und für wie viel du mindestens einen verkaufst (0 bis 23), ob jedes andere Angebot abgelehnt wird, und an den Tagen 1 bis 3, was auf Eis kommt. Niemand sieht ihn. Ein neuer Plan ersetzt den alten.
fishmarket-clause-8-1 = Unverkaufter Fisch, immer graue oder braune Sorten, die deine Kundschaft nicht wollte, wird eingefroren oder verdirbt.
fishmarket-clause-8-2 = Ein Eisblock friert alle deine Fische einer Sorte ein, egal wie viele. Eine Sorte wird ganz eingefroren oder gar nicht.
fishmarket-clause-8-3 = Du kannst so viele Eisblöcke einsetzen, wie du noch hast, höchstens einen pro Sorte, oder keinen.
fishmarket-clause-8-9 = An Tag 4 erspart dir Eis nur die Kosten für verdorbenen Fisch. Es wird für dich eingesetzt: zuerst bei den Sorten mit den meisten unverkauften Fischen, solange das Eis reicht.
fishmarket-clause-8-10 = Solange der Markt an den Tagen 1 bis 3 offen ist, kannst du einen Eisplan hinterlegen: verschiedene Sorten der Reihe nach, oder gar keine. Nach dem Verkauf gilt er für das, was übrig ist, in seiner Reihenfolge, solange das Eis reicht; Sorten, die nicht darin stehen, verderben. An Tag 4 gibt es keine Pläne.
fishmarket-clause-8-12 = Hast du Eis und Fische, die deine Kundschaft nicht will, kannst du an den Tagen 1 bis 3 zusammen mit „fertig“ gleich sagen, was auf Eis kommt.
