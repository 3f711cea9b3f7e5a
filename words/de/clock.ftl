# Die Uhr: Tempo, Fristen, Erinnerungen, Abwesenheit, Pausen, Urlaub, und was die Serverleitung einstellt.

## Tempo

screen-pace-live = live (10 Minuten pro Zug)
screen-pace-daily = täglich (24 Stunden pro Zug)
screen-pace-weekly = wöchentlich (7 Tage pro Zug)
screen-pace-free = frei (ohne Frist)
screen-pace-hours = { $hours ->
    [one] 1 Stunde pro Zug
   *[other] { $hours } Stunden pro Zug
 }
screen-pace-days = { $days } Tage pro Zug
screen-lobby-pace = Tempo: **{ $pace }**
screen-lobby-pace-weekdays = Tempo: **{ $pace }**, Wochenenden zählen nicht
screen-course = { $answers ->
    [one] Etwa 1 Zug pro Person.
   *[other] Etwa { $answers } Züge pro Person.
 }
screen-course-timed = { $answers ->
    [one] Etwa 1 Zug pro Person
   *[other] Etwa { $answers } Züge pro Person
 }: ungefähr { $time }, wenn jeder Zug { $turn } dauert.
screen-course-planned = Wenn alle vorausplanen: etwa { $time }.
screen-course-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
 }
screen-course-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
 }
screen-course-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
 }
screen-course-weeks = { $count ->
    [one] 1 Woche
   *[other] { $count } Wochen
 }
screen-course-months = { $count ->
    [one] 1 Monat
   *[other] { $count } Monate
 }
screen-pace-which = Wie lange darf ein Zug dauern?
screen-pace-about = Frist verpasst? Dann mache ich einen einfachen Zug für dich. Zweimal in Folge, und der Computer spielt für dich, bis du wieder da bist. Zieht niemand, macht die Partie Pause. Keine Frist endet in deiner Ruhezeit oder im Urlaub (/market einstellungen, /market urlaub). Allein hast du keine Frist.
screen-button-pace = Tempo
screen-button-weekends-off = Wochenenden zählen nicht
screen-button-weekends-on = Wochenenden zählen wieder

## Fristen und Erinnerungen

screen-until = -# ⏳ Bis { $when }. Danach mache ich für alle, die fehlen, einen einfachen Zug.
screen-until-open = -# ⏳ Offen bis { $when }.
screen-delay-away = { $count ->
    [one] { $names } ist bis { $when } abwesend.
   *[other] { $names } sind bis { $when } abwesend.
 }
screen-delay-weekend = Wochenenden zählen nicht.
screen-delay-night = Bei { $names } ist Ruhezeit.
screen-stands-absence = -# ⏸ Pause: Niemand hat rechtzeitig gezogen. Der nächste Zug startet die Uhr wieder.
screen-stands-consent = -# ⏸ Pause: Niemand zieht, bis mehr als die Hälfte von euch weiterspielen will.
screen-stands-consent-until = -# ⏸ Pause bis { $when }, oder bis mehr als die Hälfte von euch weiterspielen will.
screen-stands-manager = -# ⏸ Von der Serverleitung angehalten: Niemand zieht, bis sie den Tisch wieder freigibt.
screen-reminder-asked = **{ $game }** (Tisch { $table }): Du bist am Zug. { $question }
screen-reminder-half = **{ $game }** (Tisch { $table }): Die Hälfte deiner Zeit ist um. { $question }
screen-reminder-last = **{ $game }** (Tisch { $table }): Letzte Erinnerung, bevor deine Zeit um ist. { $question }
screen-pressing-half = ⏳ Die Hälfte deiner Zeit ist um.
screen-pressing-last = ⏳ Letzte Erinnerung, bevor deine Zeit um ist.
screen-unread = Als du hier geschrieben hast, war ich nicht da und habe es nicht gelesen. Bitte schreib es noch einmal.
screen-digest = { $tables ->
    [one] An einem Tisch bist du am Zug:
   *[other] An { $tables } Tischen bist du am Zug; der am längsten wartet, steht oben:
 }
screen-asked-since = gefragt { $when }
screen-button-next = Nächster Tisch: { $game }

## Was neben dem Spiel geschieht

screen-note-held = { $name } hat zweimal in Folge die Frist verpasst. Der Computer spielt für { $name } weiter.
screen-note-back = { $name } ist wieder da.
screen-note-left = { $name } hat die Partie verlassen. Der Computer spielt weiter.
screen-note-offered = Der Platz von { $name } ist für alle frei.
screen-note-taken = { $other } übernimmt den Platz von { $name }.
screen-note-paused = Die Partie macht Pause.
screen-note-resumed = Die Partie geht weiter. Die Uhr stand so lange still: Alle Fristen sind verschoben.
screen-note-ended = Der Tisch wurde vor dem Ende der Partie geschlossen.
screen-note-moved = Der Tisch ist umgezogen: { $name }.

## Plätze

screen-held =
    { "" }**{ $name }** hat zweimal in Folge die Frist verpasst. Auf diesem Platz spielt jetzt der Computer.
    { $name } kann ihn jederzeit mit einem Knopfdruck zurückholen. Die anderen stimmen geheim ab, was geschehen soll; mehr als die Hälfte entscheidet.
screen-your-seat = **{ $game }** (Tisch { $table }): Du hast zweimal in Folge die Frist verpasst, darum spielt der Computer für dich. Ein Knopfdruck, und du bist wieder dabei.
screen-replaced = **{ $game }** (Tisch { $table }): { $name } spielt jetzt auf deinem Platz. Du kannst zusehen; geht { $name }, kannst du zurück. Ein neuer Tisch: /market start
screen-took-over = Du spielst für { $name } weiter, { $moves ->
    [0] von Anfang an
    [one] nach 1 Zug
   *[other] nach { $moves } Zügen
 }. Alles hier gehört jetzt dir.
screen-offered = Der Platz von **{ $name }** ist frei: Übernimm ihn, mit allem, was dort liegt. Bis dahin spielt der Computer.
screen-offered-back = Zurück auf diesen Platz können: { $people }.
screen-offered-invite = Jemanden einladen, { $people }? /market platz einladen
screen-leaving = Die Partie geht ohne dich weiter: Der Computer spielt auf deinem Platz, und alle dürfen ihn übernehmen. Bis dahin kannst du zurückkommen. Wirklich gehen?
screen-left-running = Du hast die Partie verlassen. Solange niemand deinen Platz übernimmt, gehört er dir: /market platz zurück
screen-welcome-back = Willkommen zurück! Du spielst wieder mit.
screen-seat-taken = Der Platz gehört dir. Alles, was dort liegt, habe ich dir geschickt; „Meine Hand“ zeigt es auch.
screen-invitation = { $guest }, { $name } lädt dich zu einer Partie { $game } ein.
screen-invited = Die Einladung steht im Kanal.
screen-button-back-again = Bin wieder da
screen-button-fate-keep = Computer spielt weiter
screen-button-fate-offer = Platz freigeben
screen-button-fate-end = Partie beenden
screen-button-take = Platz übernehmen
screen-button-take-of = Platz von { $name }
screen-which-seat = Mehrere Plätze sind frei. Welchen möchtest du?
screen-button-quit = Partie verlassen

## Pausen und Ende

screen-paused-absence = Niemand hat rechtzeitig gezogen. Bevor ich noch mehr für euch spiele, macht die Partie Pause. Zieh oder drück auf „Weiterspielen“: Alle haben dann wieder ihre volle Zeit.
screen-paused-consent = Pause, wie vereinbart: keine Züge, keine Erinnerungen, keine Fristen. Die Partie geht weiter, sobald mehr als die Hälfte von euch will.
screen-paused-consent-until = Pause bis { $when }, wie vereinbart: keine Züge, keine Erinnerungen, keine Fristen. Dann geht es weiter, oder früher, wenn mehr als die Hälfte von euch will.
screen-paused-manager = Die Serverleitung hat diesen Tisch angehalten: keine Züge, keine Erinnerungen, keine Fristen, bis sie ihn wieder freigibt (/market verwalten fortsetzen).
screen-ended = Diese Partie wurde vor dem Ende geschlossen. Niemand hat gewonnen.
screen-reason = Grund: { $reason }
screen-closing = Tisch { $table } ({ $game }) schließen?
screen-closing-why = Warum? Wer mitspielt, liest es.
screen-consent-pause = { $days ->
    [0] { $name } möchte eine Pause: keine Züge und keine Uhr, bis ihr weiterspielt. Einverstanden, { $others }? Was du antwortest, bleibt geheim.
    [one] { $name } möchte 1 Tag Pause: keine Züge und keine Uhr. Einverstanden, { $others }? Was du antwortest, bleibt geheim.
   *[other] { $name } möchte { $days } Tage Pause: keine Züge und keine Uhr. Einverstanden, { $others }? Was du antwortest, bleibt geheim.
 }
screen-consent-resume = { $name } möchte weiterspielen. Einverstanden, { $others }? Mehr als die Hälfte entscheidet; was du antwortest, bleibt geheim.
screen-not-agreed-pause = Nicht alle wollten eine Pause. Die Partie geht weiter.
screen-not-agreed-resume = Noch wollen nicht genug von euch weiterspielen. Die Pause dauert an.
screen-not-agreed-undo = Nicht alle waren einverstanden: Der Zug gilt.
screen-secret-lost = **{ $game }**: Ein Zug wurde zurückgenommen und mit ihm deine geheime Antwort. Bitte antworte noch einmal.
screen-table-paused = Pause
screen-button-go-on = Weiterspielen

## Aufträge

screen-orders = **Deine Aufträge.** Wenn es so weit ist, spiele ich sie für dich. Nur du siehst sie.
screen-orders-none = Keine Aufträge.
screen-button-orders = Aufträge

## Persönliches

screen-vacation = Du bist bis { $when } im Urlaub: Deine Uhr steht an allen Tischen, und ich störe dich nicht. { $left ->
    [one] Du hast in diesem Jahr noch 1 Urlaubstag.
   *[other] Du hast in diesem Jahr noch { $left } Urlaubstage.
 } Spielen kannst du trotzdem. Früher zurück: /market urlaub tage:0
screen-vacation-over = Du bist nicht im Urlaub. Deine Uhr läuft.
screen-reminders-dm = per Direktnachricht
screen-reminders-mention = mit einer Erwähnung im Kanal
screen-reminders-none = nie

## Serverleitung

screen-server =
    - Sprache: **{ $language }**
    - Tempo neuer Tische: **{ $pace }**
    - Zeitzone: **{ $zone }**; nachts gibt es dort keine Erinnerungen
    - Hier dürfen Tische stehen: **{ $channels }**
    - Gleichzeitig höchstens **{ $tables }** Tische
screen-everywhere = überall
screen-server-tables = Offene Tische:
screen-server-empty = Auf diesem Server gibt es keine Tische.
screen-table-stopped = Der Tisch ist angehalten. Mit /market verwalten fortsetzen geht es weiter.
screen-table-resumed = An diesem Tisch geht es weiter.
