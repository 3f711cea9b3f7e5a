# Schwarzmarkt erklärt, Seite für Seite, und die Regeln, auf die sich Ablehnungen berufen.

schwarzmarkt-rules-aim =
    Du hast Kartoffeln, Kaffee, Mehl, Butter und Zucker und verkaufst sie auf dem Schwarzmarkt gegen Luxus: Kaugummi, Schokolade, Zigaretten, Nylonstrümpfe. Der Kurs steigt, solange alle zögern. Warte auf einen besseren, aber nicht zu lange: Sonst verkaufen die anderen vor dir, oder das Geschäft platzt.

    Wer nach zwei Runden die meisten Luxuspunkte hat, gewinnt. Was du dann noch auf der Hand hast, ist nichts wert.

    Für 3 bis 5 Personen; etwa 45 Minuten an einem Tisch.
    .title = Das Ziel
    .clauses = SM-1 SM-11
schwarzmarkt-rules-table =
    - **Waren.** 60 Karten, je 12 von fünf Waren. Du beginnst mit 9, verdeckt. Alle sehen, wie viele Karten die anderen haben.
    - **Schwarzmarktkarten.** Insgesamt 30: 20 Angebote und 10 Textkarten. Du hast immer 3 davon, verdeckt.
    - **Der Kurs** sagt, was eine Warenkarte gerade bringt, egal welche. Seine Leiste hat 14 Felder, und jedes Angebot beginnt bei 1:

    1, 2, 4, 6, 9, 12, 16, 20, 25, 30, 35, 40, 45, 50

    Jedes Feld zeigt einen Würfel: So weit darfst du den Kurs von dort hochtreiben. Es ist eine 4 bis Kurs 6, dann eine 3 bis Kurs 20, dann eine 2 bis Kurs 35, dann eine 1.
    - **Deine Punkte** sind geheim, es sei denn, ihr spielt mit offenen Gewinnen; jede Zahlung wird aber angesagt.
    .title = Was auf dem Tisch liegt
    .clauses = SM-2 SM-5 SM-12 SM-13
schwarzmarkt-rules-turn =
    1. Der **Startspieler** beginnt: eine Schwarzmarktkarte legen, eine neue nachziehen.
    2. Ist es ein **Angebot,** zeigt es, was gesucht ist, zum Beispiel zwei Kartoffeln und ein Zucker. Der Kurs ist 1. Der Startspieler ist zuerst am Zug, dann alle reihum, immer weiter, bis das Angebot endet.
    3. Ist es eine **Textkarte,** tust du, was sie sagt, und das war’s.
    4. Dann wird die nächste Person in der Reihe Startspieler.

    In einem Angebot tust du in deinem Zug eins von beidem:
    - **Verkauf** etwas oder alles von dem, was noch gesucht ist, zum aktuellen Kurs. Ist danach noch etwas gesucht, steigt der Kurs um ein Feld.
    - **Passe** und treib den Kurs hoch: mindestens um 1 Feld, höchstens um den Würfel des Feldes.
    Du darfst passen, auch wenn du verkaufen könntest, und später verkaufen.
    .title = So läuft es ab
    .clauses = SM-3 SM-4 SM-6
schwarzmarkt-rules-example =
    Gesucht: zwei Kartoffeln und ein Zucker. Ana ist Startspieler, der Kurs ist 1.
    - **Ana** verkauft eine Kartoffel und den Zucker: 2 Karten zum Kurs 1 machen 2 Punkte. Eine Kartoffel ist noch gesucht. Der Kurs steigt auf 2.
    - **Bruno** passt. Der Würfel bei 2 ist eine 4: Der Kurs darf auf 4, 6, 9 oder 12 gehen. Bruno wählt 12.
    - **Chloé** passt und treibt ihn um ein Feld hoch, auf 16.
    - **Dmitri** verkauft die letzte Kartoffel zum Kurs 16: 16 Punkte. Mehr ist nicht gesucht, das Angebot ist vorbei. Als Nächstes ist Bruno Startspieler.

    Hätte Ana auf 16 gewartet, hätten andere vorher beide Kartoffeln verkaufen können.
    .title = Ein Beispiel
    .clauses = SM-4.5 SM-4.7
schwarzmarkt-rules-ceiling =
    Ein Angebot endet, wenn alles Gesuchte verkauft ist oder kurz nachdem der Kurs **50** erreicht hat. Dann gibt es nur noch einen einzigen Zug, den **letzten Zug:** Wer jetzt an der Reihe ist, verkauft zum Kurs 50 oder passt. Danach platzt das Geschäft, auch wenn noch etwas gesucht ist.

    Also zähl mit: Wer bekommt den letzten Zug? Hast du Waren, die sonst niemand hat, sieh zu, dass es deiner wird. Hast du sie nicht, treib den Kurs kräftig hoch, damit die anderen früh verkaufen müssen oder leer ausgehen.
    .title = Der letzte Zug
    .clauses = SM-5 SM-6
schwarzmarkt-rules-cards =
    Diese gelten sofort:
    - **Spionage!** Sieh dir zwei zufällige Karten aus einer fremden Hand an.
    - **Alte Rechnung!** Nimm eine zufällige Karte aus einer fremden Hand.
    - **Schnelles Geschäft!** (zweimal dabei) Tausche eine deiner Karten gegen 20 Punkte.
    - **Zwangstausch!** Gib jemandem eine oder zwei deiner Karten und zieh dafür ebenso viele aus dieser Hand.
    - **Razzia!** Nenne eine Person und eine Ware: Alle ihre Karten davon werden abgelegt.
    - **Neue Ware entdeckt!** Zahle 5 Punkte, durchsuche den Warenstapel und nimm eine Karte. Dafür brauchst du 5 Punkte.

    Diese gelten fürs nächste Angebot, egal wer es legt:
    - **Verdorbene Ware!** Der erste Verkauf bringt nur den halben Kurs, abgerundet. Wenn euer Tisch es so gewählt hat, gilt das nur für die erste Karte dieses Verkaufs.
    - **Waren knapp!** Du verkaufst pro Zug nur eine Karte. Wenn euer Tisch es so gewählt hat, nur eine im ganzen Angebot.
    - **Limit!** Der letzte Zug ist bei 25 statt bei 50.
    .title = Die Textkarten
    .clauses = SM-7 SM-8
schwarzmarkt-rules-end =
    Eine Runde endet **in dem Moment, in dem jemand keine Warenkarte mehr hat,** egal aus welchem Grund. Ein offenes Angebot bricht sofort ab.

    Für die zweite Runde behalten alle ihre Punkte und Schwarzmarktkarten und bekommen 9 neue Warenkarten (weniger, aber alle gleich viele, wenn der Stapel nicht reicht). Auch übrige Waren behältst du, es sei denn, euer Tisch hat „Nur neun neue Karten“ gewählt. Startspieler ist, wer als Nächstes an der Reihe wäre.

    Wer nach der zweiten Runde die meisten Punkte hat, gewinnt; bei gleich vielen teilt ihr euch den Sieg. Also behalte im Auge, wer nur noch eine oder zwei Karten hat: Am Ende sind unverkaufte Karten verloren.
    .title = Das Ende einer Runde
    .clauses = SM-9 SM-10 SM-11
schwarzmarkt-rules-finer =
    - **Aufträge.** Ein Angebot kann 14 Züge dauern. Hinterlass Aufträge für deine: „ab Kurs 20 alles verkaufen, was geht“, „passen und den Kurs um 1 Feld hochtreiben“. Wenn du dran bist, spiele ich den ersten, der passt. Nur du siehst sie, und sie enden mit dem Angebot.
    - Wenn du passt, weiß niemand, ob du hättest verkaufen können.
    - Wer eine Textkarte legt, verzichtet auf ein eigenes Angebot: Das darf dann die nächste Person legen.
    - Mehrere Textkarten fürs nächste Angebot gelten alle zusammen.
    - Antwortest du nicht rechtzeitig, passe ich für dich und treibe den Kurs um ein Feld hoch. In einem Angebot verkaufe ich nie etwas für dich.
    - Euer Tisch kann ungleiche Waren wählen (16 Kartoffeln, 14 Mehl, 12 Butter, 10 Zucker, 8 Kaffee), offene Punkte und was manche Textkarten bedeuten.
    .title = Die Feinheiten
    .clauses = SM-7 SM-13

## Regeln im Einzelnen

schwarzmarkt-clause-2-4 = Der erste Startspieler wird ausgelost oder nach Platz gewählt. Die Platznummer darf nicht höher sein als die Zahl der Mitspieler.
schwarzmarkt-clause-3-1 = Nur der Startspieler legt eine Schwarzmarktkarte: genau eine von dreien. Keine zu legen geht nicht, zwei auch nicht.
schwarzmarkt-clause-4-8 = Wenn du passt, treibst du den Kurs um so viele Felder hoch, wie du willst: mindestens 1, höchstens so viele, wie der Würfel auf dem aktuellen Feld zeigt, und nie über das letzte Feld des Angebots hinaus. Nur im letzten Zug bleibt der Kurs stehen.
schwarzmarkt-clause-4-11 = Du kannst nur Karten verkaufen, die du hast und die noch gesucht sind, von keiner Ware mehr, als noch gesucht ist, und mindestens eine Karte. Passen treibt den Kurs in seinen Grenzen hoch.
schwarzmarkt-clause-5-3 = Würde der Würfel den Kurs über das letzte Feld des Angebots hinaustragen, kannst du ihn nur bis dorthin treiben. Bei „Limit!“ heißt das: von 16 nur 1 oder 2 Felder, von 20 nur 1.
schwarzmarkt-clause-5-5 = Im letzten Zug bleibt der Kurs stehen: Passen bewegt nichts und braucht keine Zahl, und auch ein Verkauf, nach dem noch etwas gesucht ist, bewegt nichts.
schwarzmarkt-clause-7-8 = Eine Textkarte gegen jemanden meint immer die anderen; dich selbst kannst du nicht wählen. Während einer Runde haben alle mindestens eine Warenkarte, also kannst du alle anderen wählen.
schwarzmarkt-clause-8-3 = „Schnelles Geschäft!“: Wähle eine Karte aus deiner Hand. Sie wird gezeigt und kommt unter den Warenstapel, und du bekommst 20 Punkte. Kurs, Angebote und andere Textkarten spielen keine Rolle.
schwarzmarkt-clause-8-4 = „Zwangstausch!“: Wähle eine andere Person und 1 oder 2 deiner Karten, nicht mehr, als jede Seite hat. Du gibst sie ab und ziehst ebenso viele zufällig aus der anderen Hand, so wie sie vorher war.
schwarzmarkt-clause-8-6 = „Waren knapp!“: Im nächsten Angebot ist ein Verkauf eine einzige Karte. Je nachdem, was euer Tisch gewählt hat: eine Karte pro Zug (üblich) oder eine pro Person im ganzen Angebot; danach kannst du nur noch passen.
schwarzmarkt-clause-8-8 = „Neue Ware entdeckt!“: Zahle 5 Punkte, durchsuche den ganzen Warenstapel und nimm eine Karte deiner Wahl. Ist die Karte gelegt, gibt es kein Zurück.
schwarzmarkt-clause-8-9 = „Neue Ware entdeckt!“ kannst du nicht legen, wenn du weniger als 5 Punkte hast oder der Warenstapel leer ist.
