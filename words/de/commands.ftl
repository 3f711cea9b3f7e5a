# Die Befehle: command-<Name>, command-<Name>-about; für eine Option command-<Name>-<Option> und ihr -about.

command-market = market
command-market-about = Brettspiele rund um den Markt, gleich hier im Kanal gespielt: mit anderen oder gegen Computer

command-help = hilfe
command-help-about = Alle Spiele und wie es losgeht

command-start = start
command-start-about = Einen Tisch in diesem Kanal öffnen oder, per Direktnachricht, einen privaten
command-start-game = spiel
command-start-game-about = Welches Spiel?
command-start-thread = thread
command-start-thread-about = In einem eigenen Thread?
command-start-pace = tempo
command-start-pace-about = Ein Tempo aus der Liste oder eine Anzahl Stunden pro Zug

command-table = tisch
command-table-about = Der Tisch hier: mitspielen, beginnen, umziehen, schließen
command-table-join = mitspielen
command-table-join-about = An den Tisch in diesem Kanal setzen

command-table-begin = beginnen
command-table-begin-about = Die Partie starten

command-table-cancel = abbrechen
command-table-cancel-about = Den Tisch schließen, bevor die Partie beginnt

command-leave = aufstehen
command-leave-about = Deinen Platz verlassen

command-table-move = umziehen
command-table-move-about = Mit dem Tisch in einen anderen Kanal oder Thread umziehen
command-table-move-to = wohin
command-table-move-to-about = Wohin?
command-table-move-table = tisch
command-table-move-table-about = Die Nummer des Tisches, wenn es nicht der hier ist

command-play = ziehen
command-play-about = Einen Zug machen
command-play-move = zug
command-play-move-about = Schreib los, um unter deinen Zügen zu suchen

command-bid = bieten
command-bid-about = Eine Antwort schreiben, zum Beispiel ein geheimes Gebot
command-bid-answer = antwort
command-bid-answer-about = Zum Beispiel A12 C17 D18

command-orders = aufträge
command-orders-about = Deine Aufträge ansehen, ändern, streichen

command-plan = plan
command-plan-about = Vorausplanen, was in deinem nächsten Zug passiert

command-undo = zurücknehmen
command-undo-about = Deinen letzten Zug zurücknehmen

command-hand = hand
command-hand-about = Was du hast und tun kannst, nur für deine Augen

command-board = spielplan
command-board-about = Der Spielplan, wie er jetzt ist

command-log = verlauf
command-log-about = Was bisher geschah

command-rules = regeln
command-rules-about = Ein Spiel lernen, Seite für Seite
command-rules-game = spiel
command-rules-game-about = Welches Spiel?

command-learn = lernen
command-learn-about = Lerne ein Spiel, indem du es spielst: zehn Minuten, Schritt für Schritt
command-learn-game = spiel
command-learn-game-about = Welches Spiel?

command-archive = archiv
command-archive-about = Beendete Partien: ansehen, prüfen, deine Kampagnen
command-archive-replay = rückblick
command-archive-replay-about = Eine beendete Partie noch einmal ansehen, Zug für Zug oder als Film

command-archive-verify = prüfen
command-archive-verify-about = Eine beendete Partie prüfen: Karten, Züge, Ergebnis

command-games = tische
command-games-about = Alle deine Tische, zuerst die, an denen du am Zug bist

command-archive-campaign = kampagne
command-archive-campaign-about = Deine Solo-Kampagnen

command-pause = pause
command-pause-about = Pause, wenn alle einverstanden sind; weiter, wenn mehr als die Hälfte will
command-pause-days = tage
command-pause-days-about = Für wie viele Tage? Ohne Angabe: bis ihr weiterspielt

command-seat = platz
command-seat-about = Plätze, auf denen der Computer für jemanden spielt
command-seat-invite = einladen
command-seat-invite-about = Jemanden an den Tisch in diesem Kanal einladen
command-seat-invite-guest = gast
command-seat-invite-guest-about = Wen?
command-seat-offer = freigeben
command-seat-offer-about = Abstimmen, ob ein verlassener Platz für alle frei wird
command-seat-take = übernehmen
command-seat-take-about = Einen freien Platz übernehmen, mit allem, was dort liegt
command-seat-back = zurück
command-seat-back-about = Deinen eigenen Platz vom Computer zurückholen

command-vacation = urlaub
command-vacation-about = Deine Uhr an allen Tischen für ein paar Tage anhalten
command-vacation-days = tage
command-vacation-days-about = Wie viele Tage? Höchstens 30 im Jahr; 0: Du bist zurück

command-settings = einstellungen
command-settings-about = Deine Sprache, Erinnerungen, Zeitzone und Ruhezeit
command-settings-language = sprache
command-settings-language-about = In welcher Sprache soll ich mit dir reden?
command-settings-dms = nachrichten
command-settings-dms-about = Darf ich dir direkt schreiben?
command-settings-reminders = erinnerungen
command-settings-reminders-about = Wie sage ich dir, dass du am Zug bist?
command-settings-confirm = bestätigen
command-settings-confirm-about = Welche Züge soll ich dich bestätigen lassen?
command-settings-zone = zeitzone
command-settings-zone-about = Deine Zeitzone, zum Beispiel Berlin oder Europe/Berlin
command-settings-quiet = ruhezeit
command-settings-quiet-about = Wann ich dich in Ruhe lasse, zum Beispiel 22-8 oder 22h-8h; aus: nie
command-settings-digest = übersicht
command-settings-digest-about = Um welche Uhrzeit soll ich dir täglich deine offenen Züge zeigen?
command-settings-listed = sichtbar
command-settings-listed-about = Dürfen andere dein Profil sehen und dich in Listen finden?
command-settings-tips = hinweise
command-settings-tips-about = Soll ich dir in Spielen, die neu für dich sind, Hinweise geben?

command-admin = verwalten
command-admin-about = Für alle, die diesen Server verwalten
command-admin-list = liste
command-admin-list-about = Alle Tische dieses Servers und seine Einstellungen
command-admin-pause = pause
command-admin-pause-about = Einen Tisch anhalten: Niemand zieht, bis du ihn fortsetzt
command-admin-resume = fortsetzen
command-admin-resume-about = Einen angehaltenen Tisch weiterspielen lassen
command-admin-end = schließen
command-admin-end-about = Einen Tisch schließen; wer mitspielt, liest warum
command-admin-channel = kanal
command-admin-channel-about = Wo Tische geöffnet werden dürfen
command-admin-channel-channel = kanal
command-admin-channel-channel-about = Welcher Kanal?
command-admin-channel-allowed = erlaubt
command-admin-channel-allowed-about = Dürfen dort Tische stehen? Sobald du Kanäle erlaubst, gelten nur diese
command-admin-settings = einstellungen
command-admin-settings-about = Die Sprache öffentlicher Nachrichten, das Tempo neuer Tische, die Zeitzone
command-admin-settings-language-about = In welcher Sprache soll ich auf diesem Server reden?
command-admin-pause-table = tisch
command-admin-pause-table-about = Die Nummer des Tisches, wie in der Liste
command-admin-resume-table = tisch
command-admin-resume-table-about = Die Nummer des Tisches, wie in der Liste
command-admin-end-table = tisch
command-admin-end-table-about = Die Nummer des Tisches, wie in der Liste
command-admin-settings-language = sprache
command-admin-settings-pace = tempo
command-admin-settings-pace-about = Ein Tempo aus der Liste oder eine Anzahl Stunden pro Zug
command-admin-settings-zone = zeitzone
command-admin-settings-zone-about = Die Zeitzone dieses Servers, zum Beispiel Berlin: Nachts gibt es keine Erinnerungen
command-admin-settings-tables = tische
command-admin-settings-tables-about = Wie viele Tische dieser Server gleichzeitig haben darf

command-profile = profil
command-profile-about = Partien, Siege, Wertung und Rekorde: deine oder die von anderen
command-profile-person = person
command-profile-person-about = Wessen? Ohne Angabe: deins

command-top = bestenliste
command-top-about = Die Besten auf diesem Server
command-top-game = spiel
command-top-game-about = Welches Spiel?

command-privacy = datenschutz
command-privacy-about = Was ich über dich speichere: lesen, kopieren, löschen

command-tournament = turnier
command-tournament-about = Turniere: dieselben Karten an allen Tischen, Runde für Runde
command-tournament-open = öffnen
command-tournament-open-about = In diesem Kanal ein Turnier öffnen, wenn du ihn verwaltest
command-tournament-open-game = spiel
command-tournament-open-game-about = Welches Spiel?
command-tournament-open-pace = tempo
command-tournament-open-pace-about = Ein Tempo aus der Liste oder eine Anzahl Stunden pro Zug
command-tournament-open-system = system
command-tournament-open-system-about = Schweizer System oder alle gegen alle?
command-tournament-open-seats = plätze
command-tournament-open-seats-about = Wie viele an einem Tisch?
command-tournament-open-rounds = runden
command-tournament-open-rounds-about = Wie viele Runden? Ohne Angabe: je nach Anmeldungen
command-tournament-open-signup = anmeldung
command-tournament-open-signup-about = Wie viele Tage lang kann man sich anmelden? Ohne Angabe: 3
command-tournament-open-days = tage
command-tournament-open-days-about = Wie viele Tage darf eine Runde dauern? Ohne Angabe: je nach Tempo
command-tournament-open-rated = gewertet
command-tournament-open-rated-about = Zählen die Partien für die Wertung? Ohne Angabe: ja
command-tournament-join = anmelden
command-tournament-join-about = Zum Turnier in diesem Kanal anmelden oder wieder einsteigen
command-tournament-leave = aussteigen
command-tournament-leave-about = Abmelden oder aussteigen
command-tournament-standings = tabelle
command-tournament-standings-about = Wie es steht
command-tournament-start = beginnen
command-tournament-start-about = Die erste Runde beginnen, bevor die Anmeldung endet
command-tournament-close = schließen
command-tournament-close-about = Das Turnier vor dem Ende schließen
command-tournament-close-reason = grund
command-tournament-close-reason-about = Warum? Alle lesen es
command-tournament-move = umziehen
command-tournament-move-about = Ein Turnier aus einem anderen Kanal in diesem weiterspielen
command-tournament-move-channel = kanal
command-tournament-move-channel-about = Wo ist es jetzt? Ohne Angabe: das Turnier, dessen Kanal weg ist
