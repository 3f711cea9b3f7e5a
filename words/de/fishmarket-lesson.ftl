# Eine Lektion in Fischmarkt, Schritt für Schritt, und Hinweise für die erste Partie.

fishmarket-lesson-welcome =
    Guten Morgen am Hafen! Du, { $first } und { $second } handelt vier Tage lang mit Fisch. Jeden Tag **bietet** ihr auf Kutterladungen, **feilscht** miteinander und **verkauft** an eure Kundschaft. Wer am Ende am reichsten ist, gewinnt.

    Es gibt keine Züge: Alle handeln gleichzeitig. Du hast 50 Münzen für heute und weitere 50 auf der Bank.
fishmarket-lesson-wanted =
    Vier Kutter sind da, A bis D, mit je drei Fischen. Welche wirst du verkaufen können? Das verraten die **Nachfragekarten**: die drei Paare oben.

    Jede nennt zwei Sorten. Nach der Auktion wird eine vierte dazugemischt, die niemand gesehen hat, und jede Person bekommt geheim eine der vier. Was ausliegt, ist also *wahrscheinlich* gesucht; schau jetzt, was die Kutter bringen.
fishmarket-lesson-bid =
    Morgengrauen. Biete auf alle Kutter, die dir gefallen, alles auf einmal und **geheim**. Das höchste Gebot bekommt den ganzen Kutter und zahlt; wer leer ausgeht, zahlt nichts.

    Kutter B sieht am besten aus, aber das sehen alle. Von den sechs Fischen auf C und D liegen vier aus, und einen Hering wird man immer los. **Biete etwa 18 auf C und 14 auf D.** An einem echten Tisch kommt diese Frage privat zu dir, wie hier.
    .otherwise = Biete auf die Kutter C und D: Schreib `C18 D14`.
    .amount = Die beiden Kutter stimmen. Biete 10 bis 24 auf C und 10 bis 19 auf D, zum Beispiel `C18 D14`.
    .nothing = Ohne Fisch hast du nichts zu verkaufen und nichts zu tauschen. Schreib `C18 D14`.
    .boats = Das ginge, aber dann verliefe der Tag heute anders. Biete auf C und D: `C18 D14`.
fishmarket-lesson-accept =
    Beide Kutter gehören dir! Dann haben alle geheim eine Nachfragekarte bekommen. **Deine Kundschaft will Thunfisch und Kabeljau** und zahlt 21 für einen Thunfisch, 19 für einen Kabeljau. Du hast weder noch; aber die anderen haben welchen und wollen vielleicht, was du hast.

    { $first } fängt an: **1 Kabeljau gegen deinen Aal.** Den Aal kannst du heute nicht verkaufen, den Kabeljau schon: **Nimm an.**
    .otherwise = Antworte erst { $first }: Nimm den Kabeljau für deinen Aal an.
    .reject = Aber deine Kundschaft will keinen Aal und zahlt 19 für einen Kabeljau. Nimm an!
    .counter = Mehr zu verlangen gehört zum Spiel. Aber dieser Tausch ist für beide gut: Nimm an.
    .stall = Noch nicht: Da ist ein gutes Angebot für dich. Nimm es an.
fishmarket-lesson-offer =
    Sofort erledigt: Der Kabeljau ist deiner. Geben, was man nicht verkaufen kann, für das, was man verkaufen kann: Das ist die ganze Kunst.

    { $second } hat auch einen Kabeljau und will vielleicht Dorade. **Mach ein Angebot: 1 Dorade gegen 1 Kabeljau, an { $second }.**
    .otherwise = Mach { $second } ein Angebot: 1 Dorade gegen 1 Kabeljau.
    .everyone = An alle geht auch. Frag diesmal nur { $second }: Dann seht nur ihr beide es.
    .whom = { $first } hat keinen Kabeljau mehr. Frag { $second }.
    .give = So viel musst du nicht geben. Versuch 1 Dorade gegen den Kabeljau.
    .stall = Noch nicht: { $second } hat einen Kabeljau für dich. Mach ein Angebot.
fishmarket-lesson-plan =
    { $second } hat angenommen: 2 Kabeljaue für dich, das sind 38 heute Nachmittag.

    Deine zwei Wolfsbarsche kannst du heute nicht verkaufen. Vielleicht will jemand einen, aber darauf musst du nicht warten: Hinterlass einen **Plan für heute**. Drück auf *Plan für heute*, wähle **Wolfsbarsch verkaufen für mindestens: 8** und speichere. Passende Angebote werden für dich angenommen, und niemand sieht deinen Plan.
    .otherwise = Drück auf *Plan für heute*, wähle 8 bei „Wolfsbarsch verkaufen für mindestens“, lass den Rest offen und speichere.
    .price = Wolfsbarsch stimmt. Verlang etwa 8, und lass den Rest diesmal offen.
    .stall = Gleich. Hinterlass erst einen Plan für deine Wolfsbarsche: „Wolfsbarsch verkaufen für mindestens: 8“.
fishmarket-lesson-done =
    { $first } hat 9 Münzen für einen Wolfsbarsch geboten, und dein Plan hat angenommen. Gibt es heute Kundschaft dafür, oder kauft { $first } auf Vorrat für morgen? Das siehst du gleich.

    { $first } und { $second } sind fertig. Sag es auch: **„Ich bin erst mal fertig“.** Dann schließt der Markt.
    .otherwise = Sag, dass du fertig bist: „Ich bin erst mal fertig“.
    .offer = Die anderen sind für heute fertig. Sag es auch: „Ich bin erst mal fertig“.
    .ice = Zum Eis kommen wir gleich. Jetzt einfach: „Ich bin erst mal fertig“.
fishmarket-lesson-sold =
    Nachmittag: Alle zeigen ihre Karten und verkaufen, was ihre Kundschaft will, ganz von allein. Deine 2 Kabeljaue brachten 38, der Hering 5: Hering und Hummer wird man jeden Tag los.

    Und { $first } hat gar keine Kundschaft für Wolfsbarsch: Deiner war für morgen. Die Karte „Wolfsbarsch und Dorade“ hat niemand bekommen, also liegt sie wieder aus.
fishmarket-lesson-ice =
    Was übrig ist, verdirbt und kostet dich 5 pro Fisch, wenn du es nicht einfrierst. Ein **Eisblock** hält *jeden* Fisch einer Sorte bis morgen frisch; du hast 2 für die ganze Partie.

    Wolfsbarsch liegt morgen aus: **Frier den Wolfsbarsch ein**, und lass die Seezunge.
    .otherwise = Frier den Wolfsbarsch ein.
    .nothing = Der Wolfsbarsch ist morgen vielleicht 20 bis 30 wert. Frier ihn ein.
    .sole = Ob morgen jemand Seezunge will, ist ungewiss. Frier nur den Wolfsbarsch ein.
fishmarket-lesson-end =
    Das war ein ganzer Tag! 50 Münzen behältst du für den nächsten, der Rest ist auf der Bank. Dein Wolfsbarsch ist frisch, und auf den Nachfragekarten liegt Wolfsbarsch aus.

    An Tag 3 und 4 haben die Kutter je 4 Fische. Bei Gleichstand um einen Kutter wird noch einmal geboten. Nach dem vierten Abend gewinnt der höchste Kontostand.

    {""}*Weiterspielen* bringt diese Partie gegen { $first } und { $second } zu Ende; sie spielen leicht. Mit *Tipp* sage ich dir, was ich tun würde.

## Hinweise

fishmarket-tip-bids = Biete auf Kutter mit Sorten, die auf den Nachfragekarten ausliegen. Behalt ein paar Münzen für den Markt. Wer leer ausgeht, zahlt nichts.
fishmarket-tip-rebids = Gleichstand um diesen Kutter. Biete noch einmal, mit den Münzen, die du noch hast; auch weniger als vorher kann reichen.
fishmarket-tip-market = Deine Kundschaft kauft nur zwei Sorten. Tausch alles andere dagegen: Was du nicht loswirst, kostet dich 5, und für andere ist es vielleicht viel wert.
fishmarket-tip-ice = Ein Eisblock hält jeden Fisch einer Sorte frisch. Frier ein, wovon du viel hast oder was morgen gesucht ist; der Rest kostet 5 pro Fisch.
