# Mercado de Lisboa erklärt, Seite für Seite, und die Regeln, auf die sich Absagen berufen.

lisboa-rules-aim =
    Gemeinsam baut ihr einen Markt: ein Quadrat aus 5 × 5 Feldern, mit einem Eingang an beiden Enden jeder Reihe und jeder Spalte. Ihr eröffnet Stände, lockt Käufer zu den Eingängen und eröffnet Restaurants, die Stände wertvoller machen.

    Käufer zahlen an jedem Stand ihrer Reihe oder Spalte, der verkauft, was sie wollen, egal, wem er gehört. Such also Plätze, an denen deine Stände verdienen und die der anderen nicht.

    Wer am Ende das meiste Geld hat, gewinnt. Eine Partie dauert 30 bis 45 Minuten, mit 9 bis 20 kurzen Zügen pro Person. Wer allein spielt, hat neun Aufgaben vor sich.
    .title = Das Ziel
    .clauses = ML-1 ML-10
lisboa-rules-table =
    - **Der Markt.** Spalten A bis E, Reihen 1 bis 5. An beiden Enden liegt ein Eingang: bei Spalten oben und unten, bei Reihen links und rechts. Eine Reihe oder Spalte heißt Gasse.
    - **Fünf Waren:** Fisch, Blumen, Tomaten, Fleisch und Trauben, von jeder 7 Standplättchen. Drei Plättchen liegen vor dir, drei weitere für alle in der Auslage.
    - **Du hast** 1 Münze und 8 Holzstände, kannst also insgesamt 8 Stände eröffnen.
    - **Käufer** kommen in Gruppen von 1, 2, 3 oder 4; von jeder Größe liegen drei Gruppen offen. Gruppen von 1, 2 und 3 wollen zwei Waren, eine Vierergruppe nur eine.
    - **Geschlossene Restaurants** (grau) liegen auf 11 Feldern. So ein Feld ist trotzdem frei: Bau dort, und das Restaurant gehört dir.

    Alle sehen alles, nur das Geld der anderen nicht, es sei denn, euer Tisch spielt mit offenem Geld.
    .title = Was auf dem Tisch liegt
    .clauses = ML-1 ML-2.4
lisboa-rules-turn =
    In deinem Zug tust du genau eins von vier Dingen; passen darfst du nicht.
    - **Einen Stand eröffnen:** Du bezahlst ihn und nimmst ein neues Plättchen.
    - **Käufer anlocken:** Das ist gratis und bringt sofort Geld.
    - **Ein Restaurant eröffnen,** das du hast: Du bekommst 1 Münze, und Stände daneben sind von nun an mehr wert.
    - **1 Münze nehmen.** Das geht immer.

    Ein guter erster Zug: Gib deine einzige Münze für einen Stand aus, am besten auf einem Feld mit geschlossenem Restaurant. Im nächsten Zug lockst du einen Käufer in seine Reihe oder eröffnest das Restaurant gleich daneben.

    Drück auf *Dein Zug*: Die Menüs zeigen nur, was möglich ist, mit Kosten und Ertrag.
    .title = Dein Zug
    .clauses = ML-2 ML-6
lisboa-rules-stand =
    Wähle eins deiner drei Plättchen und ein beliebiges freies Feld.

    - **Der Preis** ist 1 plus die Stände, die schon in der Reihe oder in der Spalte stehen; es zählt, wo mehr sind. Beispiel: In Reihe 2 stehen zwei Stände, in Spalte B einer. Ein Stand auf B2 kostet 1 + 2 = 3. Mehr als 5 kostet er nie.
    - **Er verdient sofort** an Käufern, die schon an den vier Enden seiner Reihe und Spalte stehen und seine Ware wollen. Nur dein neuer Stand verdient.
    - **Erst stellen, dann zahlen:** Was er einbringt, darf ihn bezahlen, auch wenn du nichts hattest.
    - Ein **geschlossenes Restaurant** auf dem Feld gehört dir. Ab deinem nächsten Zug kannst du es eröffnen.
    - Zum Schluss **nimmst du eins der drei Plättchen** der Auslage.

    Beispiel: Ein Fischstand auf D2 kostet 4. Ein Käufer oben an der Spalte und drei links an der Reihe wollen Fisch, und durch eine Sushibar nebenan ist der Stand 2 wert. Er bringt 2 × 1 + 2 × 3 = 8: Du bist um 4 reicher.
    .title = Einen Stand eröffnen
    .clauses = ML-3 ML-7 ML-11.2
lisboa-rules-customers =
    Nimm eine der offenen Käufergruppen und stell sie an einen beliebigen leeren Eingang. Das ist gratis, aber zweierlei muss stimmen:
    - Die Gasse hat **mindestens so viele Stände,** wie die Gruppe Käufer hat, egal, was sie verkaufen und wem sie gehören.
    - Mindestens einer **deiner eigenen** Stände in der Gasse verkauft etwas, was sie wollen.

    Dann bringt jeder passende Stand der Gasse der Person, der er gehört, **seinen Wert × die Zahl der Käufer.** Ein Stand ist 1 wert, plus 1 für jedes passende offene Restaurant direkt daneben (nicht schräg).

    Beispiel: Du lockst 2 Käufer, die Fisch und Blumen wollen, in Reihe 3. Neben deinem Blumenstand auf A3 ist eine Bar: 2 × 2 = 4. Neben deinem Blumenstand auf C3 sind die Bar und eine Teestube: 3 × 2 = 6. Neben Brunos Fischstand auf E3 ist nichts: 1 × 2 = 2. Du bekommst 10, Bruno 2.

    Käufer bleiben für immer. Eine Gasse hat nur zwei Eingänge: Eine kleine Gruppe nimmt einer größeren den Platz weg.
    .title = Käufer anlocken
    .clauses = ML-4 ML-7
lisboa-rules-restaurants =
    Ein geschlossenes Restaurant bekommst du, wenn du einen Stand oder ein anderes Restaurant auf sein Feld stellst. In einem späteren Zug darfst du es auf einem beliebigen freien Feld eröffnen: Du bekommst **1 Münze,** und von nun an ist jeder Stand direkt daneben, der seine Ware verkauft, um 1 mehr wert, egal, wem er gehört.
    - Sushibar: Fisch
    - Teestube: Blumen
    - Pizzeria: Tomaten
    - Burgerbude: Fleisch
    - Weinbar: Trauben
    - Bar: alles

    Wer schon gezahlt hat, zahlt beim Eröffnen nicht noch einmal: Das Restaurant wirkt erst auf alles, was danach kommt.

    {""}**Jedes Restaurant, das am Ende noch vor dir liegt, kostet dich 1 Münze.** Zu viert beginnt, wer zuletzt an der Reihe ist, mit einer Bar, es sei denn, euer Tisch hat das abgewählt.
    .title = Restaurants
    .clauses = ML-5 ML-7.1 ML-1.2
lisboa-rules-finer =
    - **Drei Gleiche.** Sind deine drei Plättchen gleich, darfst du sie vor deiner Aktion gegen drei neue tauschen. Sind die drei der Auslage gleich, wenn du eins nimmst, darfst du zuerst diese tauschen. Beides einmal im Zug und nur, solange mindestens 3 Plättchen im Beutel sind.
    - **Münzen nehmen** beendet die Partie sofort, wenn alle es nacheinander tun (zu zweit: beide zweimal). Der Spielplan warnt, wenn eine weitere Münze dafür genügt.
    - **Stände, Käufer und offene Restaurants** bleiben, wo sie sind.
    - **Planen.** Du kannst deine nächsten Züge planen: bis zu drei Wünsche, den besten zuerst. In jedem Zug spiele ich den ersten, der geht, und streiche ihn dann; geht keiner, frage ich dich. Ein Plan läutet nie das Ende ein und tut nie, was jemand anderem mehr nützt als dir. Nur du siehst ihn.
    - **Ist deine Frist um,** nimmst du 1 Münze. Fürs Ende durch Münzen zählt sie nicht.
    .title = Feinheiten
    .clauses = ML-6 ML-8 ML-11
lisboa-rules-end =
    Die letzte Runde beginnt, wenn nach einem Zug **nur noch 4 Felder** oder **nur noch 4 Eingänge** frei sind. Felder mit geschlossenem Restaurant zählen als frei. Alle anderen haben noch genau einen Zug; wer das Ende eingeläutet hat, keinen mehr.

    Dein Ergebnis ist dein Geld, minus 1 für jedes Restaurant, das du nicht eröffnet hast. Wer am meisten hat, gewinnt; bei Gleichstand, wer mehr Stände auf dem Markt hat; steht es auch dann gleich, teilt ihr euch den Sieg.

    Darum in den letzten Zügen: Eröffne deine Restaurants (das bringt 1 Münze und erspart dir 1), aber keinen Stand, der mehr kostet, als er bringt.
    .title = Das Ende
    .clauses = ML-9 ML-10
lisboa-rules-alone =
    Öffne einen Tisch und beginne allein: eine Kampagne aus neun Aufgaben, jede mit einem Kniff. Geh und komm wieder, wann du willst. **Eine Münze nehmen darfst du nie,** und solange du ziehen kannst, musst du.

    Jede Aufgabe gibt 0 bis 3 Prestigepunkte für das Geld am Ende:
    - 1 die Spezialität: Nur eine Ware bringt Geld. 80, 90, 100
    - 2 langer Atem: Nur was Vierergruppen zahlen, zählt. 55, 60, 70
    - 3 Essen zu zweit: nur Gruppen von 1 und 2, höchstens 2 Stände je Gasse. 70, 80, 90
    - 4 drei sind einer zu viel: nur Dreiergruppen, du beginnst mit 4 Münzen. 80, 90, 100
    - 5 letzte Bestellung: 7 Gruppen; drei der vier Vierergruppen müssen auf den Markt. 35, 45, 50
    - 6 Schlange stehen: 4 Gruppen; die Gasse braucht jede gewünschte Ware; 2 Münzen. 30, 40, 50
    - 7 Gedränge auf dem Markt: Alle Käufer sind schon da, schlafen aber, bis ihre Gasse so viele Stände hat, wie sie Köpfe zählen. 55, 70, 80
    - 8 Kneipentour: Du hast eine Bar; Felder mit geschlossenem Restaurant sind gesperrt, nur das der anderen Bar nicht. 50, 60, 70
    - 9 Marquis von Lissabon: Stände nur in A, C und E, nur mit Waren, die oben an der Spalte gewünscht sind; oben kommt niemand hinzu. 75, 90, 110

    Einmal gibt es 2 Prestigepunkte extra: für 32 oder mehr Münzen von Käufern in einem Zug. Mehr als 29 sind nicht drin; ab 20 bist du die Majestät des Marktes. `/market archiv kampagne` zeigt, wie du stehst.
    .title = Allein spielen
    .clauses = ML-20 ML-21 ML-22 ML-23 ML-24 ML-25 ML-26 ML-27 ML-28 ML-29 ML-30 ML-31

## Regeln

lisboa-clause-2-4 = Ein Feld ist frei, wenn darauf weder ein Stand noch ein offenes Restaurant steht. Ein geschlossenes Restaurant stört nicht.
lisboa-clause-3-1 = Um einen Stand zu eröffnen, brauchst du einen Holzstand, ein Standplättchen vor dir und ein freies Feld. Jedes freie Feld des Marktes ist recht; es muss an nichts angrenzen.
lisboa-clause-3-4 = Erst stellen, dann zahlen: Du darfst einen Stand eröffnen, wenn dein Geld und das, was der Stand sofort einbringt, zusammen seinen Preis decken. Du musst ihn nicht vorher haben.
lisboa-clause-3-6 = Nach dem Eröffnen eines Stands nimmst du ein offenes Plättchen deiner Wahl aus der Auslage; sie wird aus dem Beutel aufgefüllt. Selbst aus dem Beutel ziehen darfst du nicht. Du nimmst auch dann ein Plättchen, wenn du keinen Holzstand mehr hast.
lisboa-clause-4-1 = Nimm eine der offenen Käufergruppen und stell sie gratis an einen beliebigen leeren Eingang, wenn die Gasse genug Stände hat (ML-4.2) und dort einer von dir passt (ML-4.3).
lisboa-clause-4-2 = In der Reihe oder Spalte des Eingangs müssen mindestens so viele Stände stehen, wie die Gruppe Käufer hat, egal, was sie verkaufen und wem sie gehören.
lisboa-clause-4-3 = Mindestens einer deiner eigenen Stände in dieser Reihe oder Spalte muss etwas verkaufen, was die Käufer wollen.
lisboa-clause-5-1 = Um ein Restaurant zu eröffnen, brauchst du eins vor dir. Stell es auf ein beliebiges freies Feld. Es kostet nichts, und du bekommst 1 Münze.
lisboa-clause-8-1 = Sind zu Beginn deines Zuges deine drei Standplättchen gleich und mindestens 3 Plättchen im Beutel, darfst du 3 neue ziehen und die alten danach in den Beutel legen: einmal im Zug. Danach machst du deine Aktion wie immer.
lisboa-clause-8-2 = Liegen drei gleiche Plättchen in der Auslage, wenn du eins nehmen sollst, und mindestens 3 im Beutel, darfst du zuerst alle drei durch Plättchen aus dem Beutel ersetzen: einmal im Zug.
lisboa-clause-11-2 = Ohne Holzstand kannst du keine Stände eröffnen. Alles andere bleibt möglich.
lisboa-clause-11-4 = Mit weniger als 3 Plättchen im Beutel lässt sich nichts tauschen.
lisboa-clause-20-3 = Wer allein spielt, darf nie 1 Münze nehmen.
lisboa-clause-20-6 = Solange du deine drei gleichen Plättchen tauschen darfst und das in diesem Zug weder getan noch abgelehnt hast, kannst du noch ziehen. Ablehnen kannst du nur, wenn kein anderer Zug möglich ist.
lisboa-clause-21-1 = Aufgabe 1: Du hast eine Spezialität, eine Ware. Käufer zahlen dir nur für Stände dieser Ware; Stände anderer Waren verdienen nie.
lisboa-clause-21-2 = Aufgabe 1: Du darfst deine Spezialität einmal nennen, jederzeit in deinem Zug vor deiner Aktion. Steht sie noch nicht fest, wenn eine Aktion Geld brächte, wird es die Ware, für die gezahlt wird; kommen zwei in Frage, nennst du mit der Aktion eine davon. Danach ändert sie sich nie mehr.
lisboa-clause-23-2 = Aufgabe 3: In einer Reihe oder Spalte, in der schon 2 Stände stehen, darf kein weiterer eröffnet werden. Für Restaurants gilt das nicht.
lisboa-clause-26-2 = Aufgabe 6: Außer den üblichen Bedingungen gilt: In der Gasse muss mindestens ein Stand jeder Ware stehen, die die Käufer wollen.
lisboa-clause-28-2 = Aufgabe 8: Auf ein Feld mit geschlossenem Restaurant darfst du weder einen Stand noch eine Bar stellen, nur auf das der geschlossenen Bar. Egal, was du dort hinstellst: Du bekommst diese Bar.
lisboa-clause-29-2 = Aufgabe 9: Stände dürfen nur in den Spalten A, C und E eröffnet werden, und nur mit einer Ware, die der einzelne Käufer oben an der Spalte will.
lisboa-clause-29-3 = Aufgabe 9: Zur oberen Seite dürfen keine Käufer gelockt werden. Für alle anderen Eingänge gelten die üblichen Regeln.
