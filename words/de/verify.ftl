# Eine beendete Partie prüfen.

verify-title = ## { $game }: geprüft
verify-hash = ✅ **Der Zufall war versiegelt, bevor es losging.** Der Prüfcode { $hash } stand vor der ersten Karte hier. Er gehört zum Startwert, den wir jetzt kennen, { $seed }, und niemand hätte einen anderen finden können, der dazu passt.
verify-posted = [Zur Nachricht mit dem Prüfcode.]({ $link })
verify-not-found = Die Nachricht, in der er stand, wurde seither geändert oder gelöscht.
verify-moves = ✅ **Jeder Zug stimmt.** Ich habe alle { $moves } Einträge des Verlaufs mit diesem Startwert nachgespielt: Jeder war erlaubt, und alles kam genauso, Karte für Karte.
verify-outcome = ✅ **Das Ergebnis ist dasselbe:** { $standings }.
verify-fingerprint = Fingerabdruck aller Züge: { $fingerprint }
verify-compare = Vergleiche den Prüfcode mit der Nachricht, mit der die Partie begann, und den Fingerabdruck mit dem, was „Partie prüfen“ unter dem Ende der Partie zeigt.
verify-yourself = Prüf es selbst: Hol dir die Datei und starte auf deinem eigenen Computer `python -m games verify DATEI`.
verify-file = Alles über diese Partie steht in { $name }: der Prüfcode, der Startwert, jeder Zug und seine Folgen, und das Ergebnis. Prüf es mit `python -m games verify DATEI`.
verify-recorded = Die Partie ist in { $name } gespeichert.
verify-no-file = Ich kann die Datei { $name } nicht lesen.

## Was nicht stimmt

verify-fault-unreadable = ❌ Das ist nicht die Aufzeichnung einer Partie.
verify-fault-rules = ❌ Diese Regeln habe ich nicht: Das Spiel, die Fassung der Regeln, die Zahl der Personen oder eine Option ist mir unbekannt.
verify-fault-hash = ❌ Der Startwert passt nicht zum Prüfcode vom Anfang: Eines von beiden wurde verändert.
verify-fault-start = ❌ Aus diesem Startwert ergibt sich ein anderer Anfang als in der Aufzeichnung.
verify-fault-move = ❌ Eintrag { $number } des Verlaufs ist dort nicht erlaubt: Er oder etwas davor wurde verändert.
verify-fault-events = ❌ Eintrag { $number } des Verlaufs hat andere Folgen als in der Aufzeichnung: Jemand hat den Zug verändert oder das, was dabei gezogen oder gezahlt wurde.
verify-fault-position = ❌ Nach Eintrag { $number } des Verlaufs steht es anders als in der Aufzeichnung.
verify-fault-unfinished = ❌ Nach dem letzten Zug ist die Partie nicht zu Ende: Es fehlt etwas.
verify-fault-outcome = ❌ Die Züge führen zu einem anderen Ergebnis als in der Aufzeichnung.
verify-fault-fingerprint = ❌ Die Züge stimmen, ihr Fingerabdruck nicht: Jemand hat einen Namen verändert oder ob ein Zug rechtzeitig kam.
