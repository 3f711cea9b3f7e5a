# Turniere.

## Anmeldung

screen-tournament-name-swiss = Schweizer System
screen-tournament-name-robin = Alle gegen alle
screen-tournament-title = { $game }: Turnier
screen-tournament-system-swiss = **Schweizer System**, Tische zu { $seats }: In jeder Runde triffst du auf Leute mit etwa so vielen Punkten wie du.
screen-tournament-system-robin = **Alle gegen alle**, Tische zu { $seats }: Du triffst möglichst viele der anderen, und alle möglichst selten zweimal.
screen-tournament-rounds = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
 }
screen-tournament-rounds-open-swiss = Wie viele Runden es gibt, hängt davon ab, wie viele sich anmelden.
screen-tournament-rounds-open-robin = So viele Runden, bis du gegen alle gespielt hast.
screen-tournament-round-length = Eine Runde endet, sobald alle Tische fertig sind; sie dauert höchstens { $time }.
screen-tournament-about = -# In jeder Runde wird an allen Tischen mit denselben Karten gespielt, Platz für Platz. Du spielst in einem privaten Thread, der sich von selbst öffnet.
screen-tournament-signed-up = Angemeldet: **{ $people }** (mindestens { $least })
screen-tournament-and-more = und { $people } weitere
screen-tournament-sign-up-until = Anmelden kannst du dich bis { $when }.
screen-tournament-phase-running = Die Anmeldung ist zu. Runde { $round } von { $rounds } läuft.
screen-tournament-phase-over = Dieses Turnier ist vorbei.
screen-tournament-phase-cancelled = Dieses Turnier wurde geschlossen.
screen-tournament-opened = Für dein Turnier in { $game } kann man sich jetzt anmelden. Bis sich jemand anderes anmeldet, kannst du die Optionen des Spiels wählen; sobald ihr genug seid, kannst du früher beginnen. Willst du selbst mitspielen, drück unter der Ankündigung auf *Anmelden*.
screen-tournament-joined = { $people ->
    [one] Du bist dabei! Du machst den Anfang.
   *[other] Du bist dabei! Mit dir sind es { $people }.
 } Die erste Runde öffnet sich von selbst.
screen-tournament-joined-again = Schön, dass du wieder da bist! Ab der nächsten Runde spielst du wieder mit.
screen-tournament-signed-off = Du bist abgemeldet.
screen-tournament-leaving = Aus dem Turnier aussteigen? An deinem Tisch spielt der Computer weiter: Diese Runde bringt dir keine Punkte, und du bekommst keinen neuen Tisch. Für spätere Runden kannst du wieder einsteigen.
screen-tournament-dropped-out = Du bist ausgestiegen. Wenn du es dir anders überlegst: /market turnier anmelden
screen-tournament-started = Die erste Runde beginnt.
screen-tournament-closed = Das Turnier ist geschlossen.
screen-tournament-moved = Das Turnier geht in diesem Kanal weiter.
screen-tournament-too-few = { $people ->
    [0] Niemand hat sich angemeldet; mindestens { $least } müssen es sein.
    [one] Nur 1 Person hat sich angemeldet; mindestens { $least } müssen es sein.
   *[other] Nur { $people } Personen haben sich angemeldet; mindestens { $least } müssen es sein.
 }

## Runden

screen-tournament-round = ## { $game }: Runde { $round } von { $rounds }
screen-tournament-pod = **Tisch { $table }**: { $names }
screen-tournament-with-computers = { $computers ->
    [one] und ein Computer
   *[other] und { $computers } Computer
 }
screen-tournament-bye = **Freilos** für { $names }: diese Runde kein Tisch, dafür ein Punkt wie für einen Sieg.
screen-tournament-same-deal = Jeder Tisch hat seinen eigenen Thread, und an allen wird mit denselben Karten gespielt. Bitte sprecht erst nach der Runde darüber.
screen-tournament-round-until = Die Runde endet spätestens { $when }. Was dann noch läuft, spielen Computer zu Ende.
screen-tournament-hash = -# Prüfcode dieser Runde: { $hash }
screen-tournament-room = Runde { $round } · Tisch { $table } · { $game } #{ $number }
screen-tournament-after = { $game }: nach Runde { $round } von { $rounds }
screen-tournament-seed = -# Wie in Runde { $round } gemischt wurde, ist kein Geheimnis mehr: Startwert { $seed }, Prüfcode { $hash }. An allen Tischen geht jetzt „Partie prüfen“.
screen-tournament-over = { $game }: Das Turnier ist vorbei
screen-tournament-won = 🏆 { $names } gewinnt das Turnier. Herzlichen Glückwunsch!
screen-tournament-shared = 🏆 { $names } teilen sich den Sieg. Herzlichen Glückwunsch!
screen-tournament-podium = **{ $place }. { $name }** · { $points }
screen-tournament-cancelled = Das Turnier in **{ $game }** wurde geschlossen.
screen-tournament-cancelled-running = Laufende Partien gehen wie gewohnt weiter, ohne Turnierpunkte.
screen-tournament-room-gone = der Thread wurde gelöscht, und das Turnier läuft nicht mehr.
screen-tournament-homeless = In { $channel } kann ich keine Threads mehr öffnen, deshalb steht dein Turnier in **{ $game }** still. Nichts ist verloren, und die Uhr ist angehalten. Benutz /market turnier umziehen in dem Kanal, in dem es weitergehen soll; dort brauche ich die Berechtigung „Private Threads erstellen“.

## Tabelle

screen-tournament-after-rounds = { $people ->
    [one] 1 Person
   *[other] { $people } Personen
 } · { $round ->
    [0] noch keine Runde beendet
   *[other] nach Runde { $round } von { $rounds }
 }
screen-tournament-head-name = Name
screen-tournament-head-points = Punkte
screen-tournament-head-round = R{ $round }
screen-tournament-head-compared = Vergleich
screen-tournament-head-opposition = Gegner
screen-tournament-decimal = { $whole },{ $tenth }
screen-tournament-dropped = raus
screen-tournament-tie-breaks = -# Ein Punkt für jeden Platz, vor dem du landest, ein halber für jeden, mit dem du gleichauf bist. Bei Gleichstand zählt zuerst „Vergleich“ (wie oft du alle übertroffen hast, die an einem anderen Tisch auf deinem Platz mit deinen Karten saßen), dann „Gegner“ (wie viele Punkte deine Gegner im Schnitt haben).

## Knöpfe

screen-tournament-button-join = Anmelden
screen-tournament-button-sign-off = Abmelden
screen-tournament-button-leave = Aussteigen
screen-tournament-button-leave-sure = Ja, aussteigen
screen-tournament-button-options = Optionen
screen-tournament-button-start = Jetzt beginnen
screen-tournament-button-rules = Regeln
screen-tournament-button-table = Tabelle

## Am Tisch

screen-held-pod =
    { "" }**{ $name }** hat zweimal in Folge die Frist verpasst. Auf diesem Platz spielt jetzt der Computer.
    { $name } kann ihn jederzeit mit einem Knopfdruck zurückholen.
screen-leaving-pod = Die Partie geht ohne dich weiter: Auf deinem Platz spielt der Computer. Kommst du zurück, gibt es höchstens die halben Punkte; bist du am Ende noch weg, gibt es keine, und du bist aus dem Turnier. Aufstehen?
screen-left-pod = Du bist aufgestanden. Dein Platz gehört weiter dir: /market platz zurück
screen-note-played-out = Die Runde ist vorbei: Den Rest haben Computer zu Ende gespielt.
