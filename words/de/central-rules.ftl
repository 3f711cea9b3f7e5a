# Central Market erklärt, Seite für Seite, und die Regeln, auf die sich Absagen berufen.

central-rules-aim =
    Ihr alle verkauft Gemüse auf demselben Markt. Bei jeder Sorte unterbietet ihr einander, und wer am billigsten ist, verkauft zuerst. Aber von jeder Sorte gehen in einer Runde nur 10 kg weg, und niemand darf insgesamt mehr als 10 kg verkaufen. Bist du zu billig, verdienst du wenig; bist du zu teuer, haben die anderen schon alles verkauft, bevor du an die Reihe kommst.

    Nach jeder Runde gibt es Punkte: am meisten für die höchsten Einnahmen. Wer nach der Schlussrunde die meisten Punkte hat, gewinnt.

    Für 3 bis 5 Personen, an einem Tisch etwa 45 Minuten.
    .title = Das Ziel
    .clauses = CM-9
central-rules-table =
    - **50 Karten** mit Tomaten, Karotten, Auberginen, Gurken und Paprika. Von jeder Sorte: drei Karten mit 2 kg, vier mit 3 kg und drei mit 4 kg.
    - **Deine Hand** ist geheim; wie viele Karten du hast, ist es nicht. In jeder Runde bekommst du 4 dazu.
    - **Die Preise** gehen von 1 bis 10 pro kg, wenn der Tisch keine andere Grenze gewählt hat.
    - **Drei Gemeinheiten** auf Aktionskarten, jede einmal in der ganzen Partie: Schummler, Touristen und Fäulnis. Alle sehen, wer welche noch hat.
    - **Runden.** Zu dritt und zu viert 6 Runden und eine Schlussrunde; zu fünft 5 Runden und eine Schlussrunde.
    .title = Was auf dem Tisch liegt
    .clauses = CM-1 CM-14
central-rules-turn =
    1. **Lieferung.** Alle bekommen 4 Karten; was du behalten hast, bleibt auf deiner Hand.
    2. **Verkauf.** Nacheinander **bringt ihr je eine Sorte auf den Markt:** Nenne eine, die du hast und die in dieser Runde noch nicht auf dem Markt war, und einen Preis. Dann bieten alle, und wer geboten hat, verkauft.
    3. **Ende der Runde.** Alle dürfen geheim eine Karte für die Schlussrunde beiseitelegen. Für die Einnahmen gibt es Punkte.

    Wenn du kannst, musst du etwas auf den Markt bringen. Du wirst übersprungen, wenn du schon 10 kg verkauft hast oder nur noch Sorten hast, die schon auf dem Markt waren.

    Wer die wenigsten Punkte hat, beginnt die nächste Runde.
    .title = Eine Runde
    .clauses = CM-2 CM-3 CM-4 CM-8
central-rules-bid =
    Wer links von der Person sitzt, die die Sorte auf den Markt gebracht hat, fängt an. Reihum **passt** oder **bietet** ihr: einen Preis pro kg, der unter dem bisher niedrigsten liegt, beliebig weit darunter. Wer passt, verkauft diese Sorte in dieser Runde nicht.

    Dann geht es unter denen weiter, die geboten haben: **Geh tiefer** als der niedrigste Preis, oder **bleib.** Wer bleibt, behält den Preis und bietet nicht mehr mit. Schluss ist, wenn nur noch das niedrigste Gebot übrig ist.

    Bieten darfst du, wenn du mindestens eine Karte der Sorte hast (oder noch den Schummler und irgendeine Karte) und noch keine 10 kg verkauft hast. Ein Gebot lässt sich weder zurücknehmen noch erhöhen.

    Beispiel: Ana bringt Karotten für 9 auf den Markt. Bruno bietet 7, Chloé passt, Dmitri bietet 6. Ana geht auf 5 herunter, Bruno bleibt bei 7, Dmitri bei 6. Ana verkauft zuerst für 5, dann Dmitri für 6, dann Bruno für 7, wenn von den 10 kg noch etwas übrig ist.
    .title = Bieten
    .clauses = CM-5
central-rules-sell =
    Verkauft wird der Reihe nach, der niedrigste Preis zuerst. Spiel eine oder mehrere Karten der Sorte: **Einnahmen = kg × dein eigener Preis.** Mindestens eine Karte musst du spielen.

    In jeder Runde gelten zwei Grenzen: **10 kg je Sorte** von allen zusammen und **10 kg pro Person** über alle Sorten. Kilos über einer Grenze verfallen; die Karte ist trotzdem weg. Eine Karte, von der gar nichts mehr verkauft würde, darfst du nicht dazulegen.

    Sind 10 kg der Sorte verkauft, verkauft niemand mehr; wer noch gekommen wäre, behält seine Karten.

    Beispiel: Ana verkauft 6 kg Karotten, Bruno 3 kg. Chloé spielt eine Karte mit 3 kg: Davon wird nur 1 kg verkauft. Ein viertes Gebot geht leer aus.
    .title = Verkaufen
    .clauses = CM-6 CM-7
central-rules-tricks =
    - **Schummler.** Biete bei einer Sorte mit, die du nicht hast (irgendeine Karte brauchst du). Bist du mit Verkaufen an der Reihe, zeigst du den Schummler und spielst Karten einer anderen Sorte, als wären es die richtigen. Sind die 10 kg vorher weg, erfährt es niemand, und du behältst den Schummler.
    - **Touristen.** Hast du von einer Sorte etwas verkauft, verkauf noch mehr davon: beliebige Karten, die du noch hast, ohne Grenzen, zum niedrigsten gebotenen Preis.
    - **Fäulnis.** Hat jemand anderes Karten zum Verkauf hingelegt, verfault die Hälfte des Verkauften, abgerundet, und wird nicht bezahlt: Von 8 kg werden 4 bezahlt, von 5 kg 3. Eine zweite Fäulnis halbiert den Rest: Von 8 kg werden 2 bezahlt.

    Alle, die Fäulnis oder Touristen spielen könnten, entscheiden gleichzeitig und geheim. Du kannst sagen, ab wie vielen Kilos sich deine Fäulnis lohnt.
    .title = Die drei Gemeinheiten
    .clauses = CM-10 CM-11 CM-12 CM-13
central-rules-points =
    Wer in einer Runde am meisten einnimmt, bekommt so viele Punkte, wie ihr Personen seid, die nächste Person einen weniger und so weiter bis hinunter zu 1. **Bei Gleichstand bekommen alle die Punkte des letzten geteilten Platzes:** Einnahmen von 50, 30, 30 und 10 geben 4, 2, 2 und 1. **Einnahmen von 0 geben 0 Punkte.**

    {""}**Die Schlussrunde** wird mit den beiseitegelegten Karten gespielt, und nur mit diesen: Alle anderen werden abgelegt. Es wird nichts mehr geliefert und nichts mehr beiseitegelegt. Wer nichts beiseitegelegt hat, verkauft dort nichts. Denk also früh an zwei gute Sorten.

    Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer mehr Gemeinheiten nicht gespielt hat; steht es auch dann gleich, teilt ihr euch den Sieg.
    .title = Punkte und Schlussrunde
    .clauses = CM-8 CM-9
central-rules-finer =
    - **Aufträge** ersparen dir viele Fragen: bis zu einem Preis unterbieten, einmal bieten, passen, was auf den Markt kommt, wie viel du verkaufst, wann du Fäulnis oder Touristen spielst. Nur du siehst sie, und sie enden mit der Runde.
    - **Ein Plan** sagt das alles auf einmal. Wie du verkaufst, wann du Fäulnis und Touristen spielst und was du bei anderen Sorten tust, gilt auch in den nächsten Runden, bis du es änderst.
    - Bei jedem Umlauf antworten alle gleichzeitig; geboten wird dann der Reihe nach. Du kannst auch erst entscheiden, wenn du an der Reihe bist.
    - Niemand wird wegen verdeckter Karten übersprungen: Ich frage dich auch, wenn du nur passen kannst.
    - Touristen darfst du schon spielen, während die nächste Person überlegt, was sie verkauft, oder wenn alle verkauft haben; später nicht.
    - Ist der Nachziehstapel leer, werden die gespielten Karten zu einem neuen gemischt.
    - Ist deine Frist um, passt du, bleibst oder verkaufst so viel wie möglich; musst du eine Sorte auf den Markt bringen, ist es die, von der du die meisten kg hast, zum höchsten Preis.
    - Zu dritt könnt ihr euch auf 40 Karten einigen: Eine Sorte kommt aus dem Spiel.
    .title = Feinheiten
    .clauses = CM-3 CM-12.8 CM-14 CM-15

## Regeln

central-clause-4-2 = Um eine Sorte auf den Markt zu bringen, nenne eine, von der du mindestens eine Karte hast und die in dieser Runde noch nicht auf dem Markt war, und einen ersten Preis: eine ganze Zahl von 1 bis zum höchsten Preis. Noch wird keine Karte gezeigt.
central-clause-4-3 = Jede Sorte kommt in einer Runde nur einmal auf den Markt, egal, durch wen.
central-clause-4-4 = Wenn du eine Sorte auf den Markt bringen kannst, musst du es tun.
central-clause-5-2 = Bieten darfst du nur, wenn du in dieser Runde weniger als 10 kg verkauft hast und mindestens eine Karte der Sorte hast, oder noch den Schummler und mindestens eine beliebige Karte.
central-clause-5-3 = Ein Gebot ist ein ganzer Preis, mindestens 1 und niedriger als das bisher niedrigste Gebot. Jeder Schritt nach unten ist erlaubt, also haben nie zwei denselben Preis.
central-clause-6-2 = Du verkaufst mit einer oder mehreren Karten der Sorte von deiner Hand, offen hingelegt. Nur wer keine solche Karte hat, verkauft mit dem Schummler.
central-clause-6-3 = Wer geboten hat und mit Verkaufen an der Reihe ist, darf nicht ablehnen: Mindestens eine Karte muss gespielt werden, außer wenn schon 10 kg der Sorte verkauft sind.
central-clause-6-6 = Von jeder Karte, die du spielst, muss noch mindestens 1 kg verkauft werden; eine, von der nichts mehr verkauft würde, darfst du nicht dazulegen. Mit der letzten Karte darfst du über die Grenze gehen.
central-clause-8-1 = Am Ende einer normalen Runde dürfen alle genau eine Handkarte für die Schlussrunde beiseitelegen oder keine. Alle wählen gleichzeitig und geheim.
central-clause-10-1 = Jede deiner drei Gemeinheiten darfst du einmal in der Partie spielen, in einer Runde deiner Wahl. Danach ist sie aus dem Spiel.
central-clause-11-2 = Beim Bieten wird der Schummler nicht gezeigt. Bist du dann mit Verkaufen an der Reihe und sind noch keine 10 kg der Sorte verkauft, musst du ihn zeigen und spielen.
central-clause-11-3 = Wer schummelt, spielt irgendeine andere Sorte von der Hand: eine oder mehrere Karten, alle von einer Sorte.
central-clause-11-7 = Wenn du mindestens eine Karte der Sorte hast, musst du ehrlich verkaufen und kannst den Schummler bei diesem Verkauf nicht spielen.
central-clause-12-2 = Touristen sind für alle, die bei dieser Sorte geboten und mindestens 1 kg davon verkauft haben.
central-clause-12-3 = Mit Touristen spielst du eine oder mehrere weitere Karten der Sorte von deiner Hand. Keine Grenze gilt, und keine ändert sich: Alle Kilos werden bezahlt.
central-clause-13-1 = Gleich nachdem jemand die Karten eines Verkaufs hingelegt hat, dürfen alle anderen, die Fäulnis noch haben, sie auf diesen Verkauf spielen, ob sie geboten, gepasst oder eine Grenze erreicht haben. Auf den eigenen Verkauf geht das nicht.
central-clause-13-8 = Alle, die Fäulnis haben, entscheiden gleichzeitig: ablehnen oder spielen, wenn dann noch mindestens so viele Kilos gut sind, von 2 bis zu den verkauften Kilos. Die Antworten wirken der Reihe nach, links vom Verkäufer beginnend.
central-clause-15-8 = Ein Plan kann nur sagen, was noch geschehen kann: Sorten, die noch auf den Markt kommen oder für die noch geboten wird, Karten, die du noch hast.
central-clause-14-2 = Mit der Option „Vierzig Karten“ kommt eine Sorte ganz aus dem Spiel. Sie kann weder auf den Markt kommen noch gespielt werden.
central-clause-14-3 = Vierzig Karten sind nur für 3 Personen.
