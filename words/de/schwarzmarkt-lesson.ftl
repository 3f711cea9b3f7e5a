# Eine Lektion in Schwarzmarkt, Schritt für Schritt, und Hinweise für die erste Partie.

schwarzmarkt-lesson-welcome =
    Pst! Kartoffeln, Kaffee, Mehl, Butter, Zucker: Wer sie hat, kann hier reich werden. Du, { $first } und { $second } verkauft sie auf dem Schwarzmarkt gegen **Luxuspunkte**. Wer nach zwei Runden die meisten hat, gewinnt.

    Du hast 9 **Waren** und 3 **Schwarzmarktkarten**, beides verdeckt. Die anderen sehen nur, *wie viele* Waren du hast.
schwarzmarkt-lesson-lay =
    Du bist **Startspieler**: Du legst eine deiner drei Schwarzmarktkarten. Zwei davon sind **Angebote**. Sie zeigen, welche Waren gesucht sind.

    {""}**Leg das Angebot für 2 Kartoffeln und 1 Zucker.** Du hast alle drei! Danach ziehst du eine Karte nach: Du hast immer 3.
    .otherwise = Leg das Angebot für 2 Kartoffeln und 1 Zucker: Du hast alles, was es sucht.
    .text = Eine Textkarte ist gut für einen Streich, und diese spielen wir später. Ein Angebot bringt Punkte: Leg das für 2 Kartoffeln und 1 Zucker.
    .coffee = Das sucht auch Kaffee, und du hast keinen: Den würde jemand anders verkaufen. Für 2 Kartoffeln und 1 Zucker hast du alles.
schwarzmarkt-lesson-pass =
    Das Angebot ist offen. Der **Kurs** sagt, was *jede* Karte bringt, egal welche, und er beginnt bei 1. In deinem Zug kannst du
    - etwas oder alles von dem, was gesucht ist, zu diesem Kurs **verkaufen,** oder
    - **passen** und den Kurs hochtreiben. Der Würfel auf seinem Feld sagt, wie weit höchstens: hier 4 Felder, auf 9.

    3 Karten zum Kurs 1 wären 3 Punkte. Das geht besser: **Passe, und treib den Kurs 4 Felder hoch.**
    .otherwise = Passe, und treib den Kurs 4 Felder hoch, auf 9.
    .sell = Das wäre 1 Punkt pro Karte! Nur Mut: Passe, und treib den Kurs 4 Felder hoch, auf 9.
    .less = Weniger geht auch, wenn die anderen weniger davon haben sollen. Hier geh bis ans Ende: 4 Felder, auf 9.
schwarzmarkt-lesson-sell =
    { $first } hat gepasst, und { $second } konnte nicht warten: eine Kartoffel, 12 Punkte. Nach einem Verkauf steigt der Kurs um ein Feld, jetzt ist er **16**. Gesucht sind noch 1 Kartoffel und 1 Zucker.

    Noch warten? Als Nächstes kommt { $first } und könnte beides verkaufen. **Verkauf deine Kartoffel und deinen Zucker:** 2 × 16 = 32 Punkte!
    .otherwise = Verkauf jetzt beides: 1 Kartoffel und 1 Zucker.
    .part = Du kannst beides auf einmal verkaufen: 1 Kartoffel und 1 Zucker, je 16 Punkte. Was du übrig lässt, verkaufen vielleicht die anderen.
    .pass = Mutig! Aber { $first } ist vor dir wieder dran und hat vielleicht beides. Nimm die 32 Punkte: Verkauf Kartoffel und Zucker.
schwarzmarkt-lesson-plan =
    32 Punkte! Alles Gesuchte ist verkauft, also ist das Angebot vorbei, und { $first } ist Startspieler. Ein Angebot kann oft reihum gehen; du musst nicht jedes Mal dabei sein. Hinterlass einen **Plan**:

    Drück auf *Vorausplanen*, wähle **Verkaufen ab 20** und **Passen bis 16** und speichere. Dann passe ich für dich, um je ein Feld, solange der Kurs höchstens 16 ist, und verkaufe ab 20 alles, was geht. Niemand sonst sieht das.
    .otherwise = Fast: Wähle „Verkaufen ab 20“ und „Passen bis 16“, lass alles andere offen und speichere.
    .pass = So verkaufe ich ab 20. Nimm noch „Passen bis 16“ dazu, damit du vorher nicht antworten musst.
    .more = Diese beiden stimmen. Lass diesmal alles andere offen, dann speichere.
schwarzmarkt-lesson-planned =
    Hast du gesehen, was ohne dich passiert ist? { $first } hat ein Angebot für 2 Zucker und 1 Butter gelegt. Bei Kurs 12 hat dein Plan gepasst. { $second } hat die Butter zum Kurs 20 verkauft, und bei **25** hat dein Plan deine beiden Zucker verkauft: **50 Punkte.**

    Ein Plan gilt weiter, Angebot für Angebot, bis du ihn änderst oder verwirfst. Wo er nichts sagt, frage ich dich.
schwarzmarkt-lesson-text =
    { $second } hat eine **Textkarte** gelegt: *Verdorbene Ware!* Im nächsten Angebot bringt der erste Verkauf nur die Hälfte. Ein schlechter Moment für ein Angebot, und du bist Startspieler.

    Leg also auch eine Textkarte: **„Alte Rechnung!“** nimmt jemandem eine Ware aus der Hand. Nach einer Textkarte ist die nächste Person mit Legen dran.
    .otherwise = Leg „Alte Rechnung!“, deine Textkarte.
    .spoiled = In deinem Angebot brächte der erste Verkauf nur die Hälfte. Überlass den Ärger anderen: Leg „Alte Rechnung!“.
schwarzmarkt-lesson-collect =
    Von wem? Du ziehst verdeckt eine Karte aus dieser Hand. { $second } hat noch 7 Karten, { $first } noch 9: **Du hast die Wahl.**
    .otherwise = Wähle, wem du eine Karte abnimmst: { $first } oder { $second }.
schwarzmarkt-lesson-end =
    Jetzt bist du im Geschäft! Was noch fehlt:
    - Bei Kurs **50** gibt es nur noch einen letzten Zug, für die nächste Person. Danach platzt das Geschäft, ob alles verkauft ist oder nicht.
    - Eine Runde endet, **sobald jemand keine Ware mehr hat**. Für die zweite bekommen alle 9 neue und behalten den Rest. Danach ist Unverkauftes nichts wert.

    {""}*Weiterspielen* bringt diese Partie gegen { $first } und { $second } zu Ende; sie spielen leicht. Dein Plan gilt weiter; *Vorausplanen* ändert ihn.

## Hinweise

schwarzmarkt-tip-turn = Verkauf zu diesem Kurs, oder passe und treib ihn hoch. Frag dich: Können die anderen das Gesuchte verkaufen, bevor ich wieder dran bin? Was nur du hast, kann warten.
schwarzmarkt-tip-final = Das ist der letzte Zug des Angebots: Was du jetzt nicht verkaufst, bleibt auf deiner Hand.
schwarzmarkt-tip-lay = Leg am besten ein Angebot für Waren, von denen du viel hast und die anderen wenig. Eine Textkarte kostet dich dein Angebot, kann im richtigen Moment aber wehtun.
schwarzmarkt-tip-spy = Sieh bei jemandem nach, der oft kurz vor dir verkauft: Dann weißt du, wie lange du warten kannst.
schwarzmarkt-tip-collect = Je weniger Karten jemand hat, desto eher tut eine fehlende weh.
schwarzmarkt-tip-deal = 20 Punkte sind viel für eine Karte, die bisher niemand gesucht hat.
schwarzmarkt-tip-swap = Gib weg, was niemand sucht; dafür ziehst du verdeckt.
schwarzmarkt-tip-raid = Nenn, wovon diese Person wohl am meisten hat: Was sie nie verkauft hat, ist oft noch da.
schwarzmarkt-tip-take = Nimm, was dir für ein Angebot auf deiner Hand fehlt.
