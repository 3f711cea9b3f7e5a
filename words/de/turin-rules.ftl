# Markt von Turin erklärt, Seite für Seite, und die Regeln, auf die sich ein Nein beruft.

turin-rules-aim =
    Ihr handelt mit Obst und Gemüse und habt dafür ein paar Karten. In jeder Runde legt ihr alle eine Karte in die Mitte und bietet dann geheim, ein einziges Mal, um die Reihenfolge, in der ihr davon wählt. Was du gewinnst, liegt offen vor dir.

    Am Ende zahlt die Bank für die Mehrheit bei jeder der neun Waren, und alle anderen, die etwas von dieser Ware haben, zahlen dafür 1 Scudo an die Mehrheit. Von allem ein bisschen ist also schlecht; besser viel von wenigem.

    Wer die meisten Scudo hat, gewinnt. Für 2 bis 5 Personen; 10 bis 30 Minuten an einem Tisch.
    .title = Das Ziel
    .clauses = MT-1
turin-rules-table =
    Es gibt 18 Karten. Jede zeigt 3 von einer Ware, 2 von einer zweiten und 1 von einer dritten: `T01 🧄3 🥕2 🍇1` heißt drei Knoblauchknollen, zwei Karotten und eine Traube.

    Was die Mehrheit bei einer Ware am Ende bringt, *klassisch* oder *rot* (euer Tisch wählt; klassisch, wenn ihr nichts ändert), und wie oft die Ware auf den 18 Karten vorkommt:
    - Knoblauch 2 oder 8 (8), Zwiebeln 3 oder 8 (9), Karotten 4 oder 7 (10)
    - Tomaten 5 oder 7 (11), Trauben 6 oder 6 (12), Oliven 7 oder 5 (13)
    - Peperoni 8 oder 5 (14), Maronen 9 oder 4 (15), Pilze 10 oder 4 (16)

    Du beginnst mit **15 Scudo** und einer geheimen Hand: 6 Karten zu zweit oder zu dritt, 4 zu viert, 3 zu fünft. Zu zweit gehen 6 Karten ungesehen aus dem Spiel. Zu viert oder zu fünft liegen die übrigen 2 oder 3 Karten offen aus und werden zuerst versteigert.

    Alle sehen das Geld der anderen, es sei denn, euer Tisch spielt mit verdecktem Geld.
    .title = Was auf dem Tisch liegt
    .clauses = MT-2 MT-18 MT-19
turin-rules-turn =
    1. **Karte versteigern.** Alle wählen geheim eine Karte aus der Hand; alle Karten werden zusammen aufgedeckt. Deine gehört dir nicht mehr: Du bietest darum wie die anderen.
    2. **Bieten.** Alle bieten einmal, geheim, um einen Platz in der Reihenfolge der Wahl.
    3. **Zahlen und wählen.** Das beste Gebot wählt zuerst.
    4. **Anbieten.** Du darfst eine deiner offenen Karten zum Verkauf anbieten.
    5. **Kaufen.** Wird etwas Neues angeboten, darfst du den anderen etwas abkaufen.

    Es gibt 5 Runden, zu fünft 4. Zu viert oder zu fünft entfällt in der ersten Runde der erste Schritt: Versteigert werden die Karten, die beim Austeilen übrig blieben. Zu zweit oder zu dritt bleibt dir bis zum Schluss eine Karte auf der Hand: Um sie bietet niemand, und sie zählt für dich.
    .title = Eine Runde
    .clauses = MT-3 MT-4 MT-12
turin-rules-bid =
    Du bietest **einmal** um einen Platz, nicht um jede Karte. So viele Karten bekommt jeder Platz:
    - Zu 2: 2, 0
    - Zu 3: 2, 1, 0
    - Zu 4: 2, 1, 1, 0 (erste Runde: 1, 1, 0, 0)
    - Zu 5: 2, 2, 1, 0, 0 (erste Runde: 1, 1, 1, 0, 0)

    Bekommst du Karten, zahlst du dein **ganzes** Gebot; wenn nicht, die **Hälfte**, abgerundet: 5 ohne Karte kostet 2, 1 ohne Karte kostet nichts. Ein Gebot von 0 ist erlaubt, kostet nichts und gewinnt nie.

    Ein Platz mit Karten muss alle nehmen. Offene Karten bleiben offen.

    Du kannst dein Gebot ändern, bis alle geboten haben. Scudo, die auf einer angebotenen Karte liegen, kannst du nicht bieten.
    .title = Bieten
    .clauses = MT-5 MT-7 MT-8
turin-rules-ties =
    Gleiche Gebote teilen sich ihre Plätze. Gibt es dort eine Karte zu gewinnen, wird **noch einmal** geboten: Alle Beteiligten legen geheim etwas drauf, oder nichts. Wer am meisten drauflegt, bekommt den besten dieser Plätze. Niemand kann sie verlassen, weder nach oben noch nach unten.
    - Wieder gleich, und beide haben etwas draufgelegt: Das Los entscheidet.
    - Wieder gleich, und **beide haben nichts draufgelegt:** Ihre Plätze bleiben leer. Die Karten dafür gehen aus dem Spiel, und sie zahlen die Hälfte ihrer Gebote.
    - Legst nur du nichts drauf, bekommst du den letzten dieser Plätze.

    Beispiel zu dritt: Gebote 4, 2, 2. Die 4 steht auf Platz 1, zahlt 4 und nimmt zwei der drei Karten. Die anderen beiden legen 0 und 1 drauf. Wer 1 drauflegt, kommt auf Platz 2, zahlt 3 und nimmt die letzte Karte; wer 0 drauflegt, zahlt die Hälfte von 2, also 1. Hätten beide 0 draufgelegt, wäre die dritte Karte weg.

    Bei gleichen Geboten von 0, oder wenn es keine Karte zu gewinnen gibt, wird nicht noch einmal geboten. Zu deinem Gebot kannst du gleich angeben, was du bei Gleichstand drauflegst.
    .title = Gleichstand
    .clauses = MT-6
turin-rules-sales =
    Nach jeder Auktion darfst du **eine** deiner offenen Karten anbieten. Leg eigene Scudo darauf: Das ist ihr Preis, mindestens 1, und sie bleiben dort liegen. Du kannst also nicht mehr verlangen, als du hast.

    Wer die Karte kauft, zahlt dir den Preis, und deine eigenen Scudo kommen zurück. Ablehnen kannst du nicht. Wollen mehrere sie haben, wählst du, wer sie bekommt.

    Beispiel: Du hast 15 und bietest eine Karte für 6 an. Ausgeben kannst du noch 9. Bruno kauft: Du hast 9 + 6 + 6 = 21, Bruno zahlt 6 und hat die Karte.

    - Eine angebotene Karte gehört weiter dir und zählt für dich.
    - Sie bleibt im Angebot, bis sie verkauft ist oder du sie zurückziehst, frühestens in der nächsten Runde.
    - Gekauft wird geheim: zusammen mit deinem Gebot, beim Anbieten (ältere Karten) und im Schritt Kaufen.
    .title = Anbieten und kaufen
    .clauses = MT-9 MT-10
turin-rules-loan =
    Einmal in der Partie, jederzeit, darfst du einen Kredit aufnehmen: **jetzt 10 Scudo, am Ende 15 zurück.** Alle sehen es sofort. Willst du mehr bieten, als du hast, nimm ihn vorher auf.

    Schuldest du bei den Auszahlungen am Ende 1 Scudo und hast keinen, musst du deinen Kredit aufnehmen. Hattest du ihn schon, zahlt die Bank für dich, und du schuldest ihr 2 mehr.
    .title = Der Kredit
    .clauses = MT-11 MT-13.6 MT-13.7 MT-14
turin-rules-end =
    Nach der letzten Runde kommen die Scudo auf unverkauften Karten zurück, und zu zweit oder zu dritt wird deine letzte Handkarte aufgedeckt und zählt mit. Dann wird jede Ware ausgezahlt, vom Knoblauch bis zu den Pilzen:
    - Wer am meisten davon hat, bekommt die Auszahlung der Bank **und 1 Scudo von allen anderen, die etwas davon haben.**
    - Haben mehrere gleich viel, teilen sie sich das alles und zahlen einander nichts. Geteilt wird abgerundet, oder aufgerundet, wenn euer Tisch das gewählt hat.
    - Hast du nichts davon, zahlst du nichts und bekommst nichts.

    Beispiel mit den klassischen Auszahlungen: Du hast die Mehrheit bei den Trauben, zwei andere haben auch welche. Du bekommst 6 + 1 + 1 = 8; die beiden zahlen je 1.

    Ganz zuletzt werden die Kredite zurückgezahlt: je 15. Deine Scudo sind dein Ergebnis, das auch unter 0 liegen kann. Bei gleichem Ergebnis teilt ihr euch den Sieg.
    .title = Das Ende
    .clauses = MT-12 MT-13 MT-14
turin-rules-finer =
    - **Rote Auszahlungen:** Seltene Waren bringen mehr: Knoblauch und Zwiebeln 8, Karotten und Tomaten 7, Trauben 6, Oliven und Peperoni 5, Maronen und Pilze 4.
    - **Drei Partien in Folge:** Die Ergebnisse werden zusammengezählt.
    - **Die Gans, um zu weichen:** Bei Gleichstand darfst du sie nehmen; du bekommst den letzten der gleichen Plätze, ohne etwas draufzulegen. Wer sie hat, darf sie an jemanden im selben Gleichstand geben und bekommt den ersten dieser Plätze.
    - **Die Gans, um aufzuholen:** Wer allein die wenigsten Mehrheiten hat, hat sie in der nächsten Runde; ein Gebot ab 1 zählt dann 1 mehr, umsonst.
    - **Jederzeit zugreifen:** Bei einer Karte darfst du zugreifen, sobald sie angeboten wird; die anderen sagen dann, ob sie die Karte auch wollen.
    - **Weniger Fragen.** Gib Aufträge: eine Karte bis zu einem Preis kaufen, wem du zuerst verkaufst, die Karte für die nächste Runde, oder dass ich dich nie frage, ob du verkaufst. *Vorausplanen* erledigt eine ganze Runde: Gebot, Wahl, Angebot, Käufe, nächste Karte.
    - Antwortest du nicht rechtzeitig, bietest du 0, legst 0 drauf und verkaufst und kaufst nichts.
    .title = Die Feinheiten
    .clauses = MT-10.9 MT-10.11 MT-15 MT-16 MT-17

## Einzelne Regeln

turin-clause-4-1 = Alle wählen geheim genau eine Karte aus der Hand, die versteigert wird. Passen geht nicht.
turin-clause-5-1 = Alle geben geheim ein Gebot ab: eine ganze Zahl von 0 bis zu den Scudo, die nicht für Käufe zurückgelegt sind. Es ist ein Gebot um einen Platz, nicht eines um jede Karte.
turin-clause-5-6 = Deinen Kredit kannst du vor oder nach dem Bieten aufnehmen. Willst du mehr bieten, als du hast, nimm ihn vorher auf.
turin-clause-6-6 = Wird noch einmal geboten, legen alle im Gleichstand geheim etwas drauf: von 0 bis zu den Scudo, die neben dem Gebot übrig sind. Scudo aus einem Verkauf oder Kredit seither zählen mit. Alle Gleichstände werden zur selben Zeit geboten und zusammen aufgedeckt.
turin-clause-8-1 = Gewählt wird in der Reihenfolge der Plätze. Du nimmst genau so viele Karten, wie dein Platz bringt; liegen lassen kannst du keine.
turin-clause-9-2 = Der Preis einer angebotenen Karte ist eine ganze Zahl, mindestens 1, und genau so viele eigene Scudo legst du darauf: höchstens, was du hast, weniger deine Käufe jetzt, dazu was durch Zurückziehen frei wird. Solange sie dort liegen, kannst du sie nicht ausgeben.
turin-clause-9-6 = Eine Karte bleibt mindestens eine Auktion lang im Angebot: Zurückziehen kannst du sie frühestens beim Anbieten in der nächsten Runde, und immer nur beim Anbieten.
turin-clause-9-9 = Karten aus früheren Runden dürfen neben einer neuen im Angebot bleiben. Spielt euer Tisch „Immer nur eine Karte“, ziehst du die alte im selben Zug zurück. Dieselbe Karte darf einen anderen Preis bekommen.
turin-clause-9-10 = Karten aus deiner Hand, Karten unter dem Hammer und Karten aus dem Spiel kannst du nicht anbieten: nur offene Karten, die vor dir liegen.
turin-clause-9-11 = Beim Anbieten antwortest du auf alles zugleich: was du zurückziehst, höchstens eine neue Karte, die du anbietest, was du von den älteren kaufst. Du kannst es ändern, bis die letzte Antwort da ist. Erst dann wechseln Scudo und Karten den Platz.
turin-clause-10-1 = Alle, außer wer sie anbietet, können eine Karte zu ihrem Preis kaufen, mit Scudo, die nicht für anderes zurückgelegt sind.
turin-clause-10-3 = Will nur eine Person eine Karte, ist sie verkauft; ablehnen geht nicht. Wollen mehrere sie, wählt, wer sie anbietet, und die anderen behalten ihre Scudo.
turin-clause-10-4 = Gekauft wird geheim, dreimal pro Runde: mit den Geboten, alle angebotenen Karten; beim Anbieten, die älteren, noch vor dem Zurückziehen; und im Schritt Kaufen, alle. Du kannst mehrere kaufen, wenn deine Scudo für alle Preise (und dein Gebot) reichen.
turin-clause-10-5 = Alles, was zur selben Zeit gekauft wird, gilt zur selben Zeit: Die Scudo und Karten, die du bekommst, kannst du erst danach verwenden. Eine gekaufte Karte kannst du anbieten, sobald das nächste Mal angeboten wird.
turin-clause-10-8 = Wer anbietet, kann vorher sagen, wem zuerst verkauft wird. Sonst fällt die Wahl, wenn alle geantwortet haben, nie früher.
turin-clause-10-9 = Jederzeit zugreifen: Du kannst bei einer Karte zugreifen, solange sie angeboten wird. Damit ist ihr Preis zurückgelegt, und alle anderen, außer wer sie anbietet, sagen, ob sie auch zugreifen. Solange wird kein Gebot aufgedeckt und nichts zurückgezogen.
turin-clause-10-11 = Jederzeit zugreifen: Dafür brauchst du Scudo, die nicht für anderes zurückgelegt sind, und es lässt sich nicht zurücknehmen. Antworten sind geheim, bis alle da sind. Im Schritt Kaufen sagen alle, wann sie fertig sind, solange es etwas zu kaufen gibt.
turin-clause-16-2 = Die Gans, bevor bei Gleichstand noch einmal geboten wird: Hat sie niemand, sagen alle Beteiligten geheim, ob sie die Gans nehmen. Hat sie jemand im Gleichstand, entscheidet nur diese Person: im selben Gleichstand weitergeben oder behalten.
