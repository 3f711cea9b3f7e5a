# Das Haus: Tische, Knöpfe, Nachrichten, Absagen.

language = Deutsch

## Vor der Partie

screen-lobby-seats = { $step ->
    [2] Plätze: { $taken } von { $most } (mindestens { $least }, immer eine gerade Zahl)
   *[other] { $least ->
        [one] Plätze: { $taken } von { $most }
       *[other] Plätze: { $taken } von { $most } (mindestens { $least })
    }
 }
screen-lobby-options = Gewählte Optionen:
screen-card = { $name } möchte **{ $game }** spielen: { $thread } · { $taken } von { $most } Plätzen besetzt.
screen-card-begun = **{ $game }** läuft: { $thread }
screen-card-closed = Der Tisch für **{ $game }** ist geschlossen.
screen-unjoined = { $days ->
    [one] Seit einem Tag ist niemand dazugekommen, und niemand hat begonnen.
   *[other] Seit { $days } Tagen ist niemand dazugekommen, und niemand hat begonnen.
 }
screen-computers-joined = Neu am Tisch: { $names }. Besetzt: { $taken } von { $most }.
screen-solo-question = Du bist allein am Tisch. Lust auf die Solo-Kampagne?
screen-thread-instead = Lieber in einem eigenen Thread spielen?
screen-lobby-cancelled = Dieser Tisch ist geschlossen.
screen-handed-on = { $name }, der Tisch gehört jetzt dir: Beginne die Partie oder schließe den Tisch.
screen-computer = { $name } (Computer, { $level })
screen-level-easy = leicht
screen-level-normal = normal
screen-level-hard = schwer
screen-level-gone = { $name } wegschicken
screen-levels = Wie stark sollen die **Computer** spielen?
screen-levels-none = Hier sitzt kein Computer.
screen-level-easy-about = -# Leicht: spielt vernünftig, mit Fehlern, wie wir alle sie machen.
screen-level-normal-about = -# Normal: ein ebenbürtiger Gegner. So spielt der Computer auch für alle, die gerade fehlen.
screen-level-hard-about = -# Schwer: denkt vor jedem Zug ein paar Sekunden nach.
screen-options = Optionen am Tisch
screen-options-none = Mit so vielen Personen gibt es nichts zu wählen.
screen-options-which = Option ändern

## Am Tisch

screen-question = **{ $names }** · { $question }
screen-end-won = { $name } gewinnt mit { $score } zu { $second } (Vorsprung: { $margin })
screen-end-won-otherwise = { $name } gewinnt: { $score }
screen-end-tie-broken = { $name } entscheidet den Gleichstand für sich: je { $score }
screen-end-won-together = { $names } gewinnen zusammen mit { $score } zu { $second } (Vorsprung: { $margin })
screen-end-shared = { $names } teilen sich den Sieg: je { $score }
screen-end-alone = { $name } erreicht { $score }
screen-turned = Wendepunkt { $quarter ->
        [0] gleich zu Beginn
        [1] vor der Halbzeit
        [2] nach der Halbzeit
       *[3] kurz vor Schluss
    }: { $name } geht endgültig in Führung.
screen-turned-last = { $name } geht erst mit dem allerletzten Zug in Führung.
screen-turned-never = { $name } führt vom ersten bis zum letzten Zug.
screen-turned-at-the-end = Erst die Schlusswertung bringt { $name } nach vorn.
screen-first-here = Die erste Partie hier: Ab jetzt gilt es, { $score } zu schlagen.
screen-first-win = Der erste Sieg hier für { $name }, in Partie { $games }!
screen-record = Rekord! { $name } erreicht { $score }. Bisher lag { $holder } vorn, mit { $best }.
screen-record-unheld = Rekord! { $name } erreicht { $score }. Bisher stand er bei { $best }.
screen-rivals = { $winner } gegen { $loser }: bisher { screen-rivals.record }.
    .record = { $won ->
        [0] in keiner Partie
        [one] in 1 Partie
       *[other] in { $won } Partien
    } vorn, { $lost ->
        [0] in keiner
       *[other] in { $lost }
    } dahinter
screen-revenge = Revanche geglückt! { $winner } gegen { $loser }: jetzt { screen-rivals.record }.
screen-closest = So knapp war es hier in { $games } Partien noch nie.
screen-standing = **{ $place }. { $name }** · { $score }
screen-score-line = { $line }: { $amount }
screen-hash = -# Prüfcode: { $hash }
screen-seats-drawn = Sitzordnung: { $names }
screen-undo-asked = { $name } möchte den letzten Zug zurücknehmen, samt allem, was seither geschah. Einverstanden, { $others }? Was du antwortest, bleibt geheim.
screen-undo-waits = Ich frage die anderen.
screen-thanks = Notiert, danke.

## Privat

screen-not-your-turn =
    { $count ->
        [0] Gerade gibt es nichts zu tun.
        [1] { $turn ->
            [yes] { $names } ist am Zug.
           *[no] Wir warten auf { $names }.
        }
       *[other] Wir warten auf { $names }.
    }
screen-one-answer = Hier gibt es nur eine Möglichkeit. Ich spiele sie gleich für dich, wenn du nicht schneller bist.
screen-answered = Deine Antwort · { $answer }
screen-answer-open = -# Das kannst du noch ändern.
screen-plan-about = Bestimme, was in deinen Zügen passiert. Was du offen lässt, frage ich dich. Niemand sonst sieht das.
screen-plan-unsaved = -# Noch nicht gespeichert.
screen-plan-ask-me = frag mich
screen-plan-line = { $part }: { $said }
screen-figures = **{ $choice }**: { $figures }
screen-none = nichts
screen-more = Mehr zu **{ $game }**
screen-board = { $game }: der Spielplan
screen-slip = **{ $game }** · Tisch { $table }
screen-slip-idle = Gerade sind die anderen dran.
screen-slip-plan = Du kannst vorausplanen: Dann frage ich dich nur, was dein Plan offen lässt.
screen-slip-over = Die Partie ist zu Ende. Das Ergebnis steht am Tisch.
screen-slip-cancelled = Dieser Tisch ist geschlossen.
screen-begun = Los geht’s!
screen-since = Seit deinem letzten Zug:
screen-so-far = Bisher:
screen-since-more = -# Was davor war, steht im Verlauf.
screen-plan-left = Dein Plan · { $plan }
screen-orders-left = Deine Aufträge: { $orders }.
screen-may-type = -# Oder schreib deine Antwort einfach hierher. An mehreren Tischen? Dann antworte auf diese Nachricht.
screen-may-type-so = -# Oder schreib deine Antwort einfach hierher, zum Beispiel `{ $example }`. An mehreren Tischen? Dann antworte auf diese Nachricht.
screen-typed-next = -# Schreib es einfach hierher, zum Beispiel `{ $example }`.
screen-log-empty = Bisher ist nichts passiert.
screen-which-table = „{ $text }“ passt an mehrere deiner Tische. Welchen meinst du?
screen-typed-gone = Das ist schon gespielt, oder du hast inzwischen etwas anderes geschrieben. So steht es jetzt am Tisch:
screen-played-before = Das kam zweimal an, gespielt habe ich es einmal. So steht es jetzt am Tisch:
screen-moved-on = Der Markt ist schon weiter. So steht es jetzt am Tisch:
screen-final = -# Das lässt sich nicht zurücknehmen.
screen-final-press = -# Ein grüner Knopf spielt sofort. Das lässt sich nicht zurücknehmen.
screen-final-answer = -# Du kannst deine Antwort ändern, bis alle geantwortet haben.
screen-impossible = { $action } · { $why }
screen-suggest-which = „{ $text }“: Meinst du eines davon?
screen-not-now = „{ $action }“ geht gerade nicht.
screen-help =
    ## Market Hall
    Marktspiele, und für wie viele jedes ist:
screen-help-game = - **{ $game }** ({ $least }–{ $most }): { $pitch }
screen-help-typed = Oder schreib: `/market start` öffnet einen Tisch, `/market tische` zeigt deine, `/market regeln` erklärt die Spiele.
screen-help-managers = -# Für die Serverleitung: `/market verwalten`
screen-help-now = Welches Spiel? Ich öffne hier einen Tisch, an den sich alle setzen können.
screen-help-alone = Welches Spiel? Nur du und ich, ganz privat: die Solo-Kampagne, wo es eine gibt, sonst gegen Computer.
screen-help-words = hilfe help hilf anleitung ? hallo moin start
screen-opened-alone = Dein privater Tisch für { $game } steht bereit. Drück dort auf „Beginnen“.
screen-table-name = { $game } · Tisch { $table }
screen-table-with = mit { $names }
screen-table-to-move = am Zug: { $names }
screen-tables = Deine Tische:
screen-list-page = -# Seite { $page } von { $pages }
screen-tables-none = Du sitzt gerade an keinem Tisch.
screen-table-waits = **du bist am Zug**
screen-table-lobby = noch nicht begonnen
screen-table-parked = ich darf in seinem Kanal nicht mehr schreiben
screen-table-channel-gone = Kanal verschwunden
screen-table-open = In diesem Kanal steht schon ein Tisch: { $link }
screen-opened = Dein Tisch ist offen: { $link }
screen-opened-here = Dein Tisch ist offen.
screen-rematch-open = Die Revanche steht schon bereit, dein Platz auch: { $link }
screen-joined = Du bist dabei: { $taken } von { $most }.
screen-other-language = -# Am Tisch steht alles auf **{ $here }**, was nur du siehst, auf **{ $own }**.
screen-left = Du hast den Tisch verlassen.
screen-left-and-closed = Du hast den Tisch verlassen. Sonst spielt niemand mehr mit, deshalb ist er jetzt geschlossen.
screen-cancelled = Tisch geschlossen.
screen-changed = Erledigt.
screen-settings = ## Deine Einstellungen
screen-zone-guessed = Du hattest keine Zeitzone gewählt. Diese Stunden gelten jetzt in **{ $zone }**; wenn das nicht stimmt, wähl unten deine Zeitzone.
screen-setting-language = Sprache: **{ $value }**
screen-setting-confirm = Züge bestätigen: **{ $value }**
screen-setting-dms = Direktnachrichten: **{ $value }**
screen-setting-reminders = Hinweis, wenn du am Zug bist: **{ $value }**
screen-setting-zone = Zeitzone: **{ $value }**
screen-setting-quiet = Ruhezeit: **{ $value }**
screen-setting-digest = Tägliche Liste deiner offenen Züge: **{ $value }**
screen-confirming-always = alle
screen-confirming-final = nur endgültige
screen-confirming-never = keine
screen-quiet-default = keine Erinnerungen von { $begins } bis { $ends } Uhr
screen-night = { $begins }–{ $ends } Uhr
screen-hour = { $hour } Uhr
screen-on = an
screen-off = aus
screen-automatic = wie in Discord
screen-dms-closed = Ich kann { $name } keine Direktnachricht schicken. Die Knöpfe unter dem Spielplan zeigen alles.
screen-parked = **{ $game }** (Tisch { $table }): Ich darf in seinem Kanal nicht mehr schreiben. Die Uhr steht. Lass mich wieder hinein und drück einen seiner Knöpfe, oder zieh mit dem Tisch um: /market tisch umziehen
screen-channel-gone = **{ $game }** (Tisch { $table }): Der Kanal wurde gelöscht. Nichts ist verloren, und die Uhr steht. Wo soll die Partie weitergehen?
screen-elsewhere = Wo soll die Partie weitergehen?
screen-elsewhere-which = Kanal wählen
screen-elsewhere-none = Ich finde keinen Kanal ohne Tisch, in dem ich schreiben darf. Leg einen an und drück dann noch einmal.
screen-moved = Der Tisch ist umgezogen: { $link }
screen-moved-away = Die Partie geht hier weiter: { $channel }
screen-set-aside = Ich kann den Spielstand von **{ $game }** (Tisch { $table }) nicht mehr lesen und habe den Tisch beiseitegestellt; wer mich betreibt, weiß davon. Deine anderen Tische laufen weiter, und /market start öffnet im selben Kanal einen neuen.
screen-error = Da ist bei mir etwas schiefgegangen. Nichts ist verloren. Passiert es wieder, nenne denen, die mich betreiben, diese Nummer: { $number }
screen-topics-more = { $count ->
    [one] Und 1 weiteres: „Dein Zug“ zeigt alle.
   *[other] Und { $count } weitere: „Dein Zug“ zeigt alle.
 }
screen-hint-at-most = Höchstens { $items }
screen-hint-example = Zum Beispiel { $example }
screen-in-notation = Geschrieben wie im Beispiel
screen-no-campaign = Du hast noch keine Kampagne begonnen.
screen-campaign = ## { $game }: deine Kampagnen
screen-campaign-best = Deine beste: **{ $total }**, { $title }
screen-campaign-parts = Dein Bestes in jedem Teil:
screen-campaign-part = { $name }: { $score }
screen-campaign-bonus = { $name }: **{ $amount }**
screen-campaign-all = Deine Kampagnen, die neueste zuerst:
screen-campaign-entry = { $begun }: **{ $total }** · { $state }
screen-campaign-running = { $parts ->
    [0] [gerade begonnen. Weiterspielen]({ $link })
   *[other] [{ $parts } von { $most } gespielt. Weiterspielen]({ $link })
 }
screen-campaign-given-up = aufgegeben nach { $parts } von { $most }

## Regeln

screen-rules-which = Welches Spiel soll ich dir erklären?
screen-rules-contents = Alle Seiten
screen-rules-example = -# Das Bild ist ein Beispiel: drei Computer mitten in einer Partie.
screen-rules-foot = -# Seite { $page } von { $pages }
screen-clause = **{ $clause }** · { $game }

## Knöpfe

screen-button-play-now = Jetzt spielen
screen-button-play-alone = Allein spielen
screen-button-tables = Meine Tische
screen-button-settings = Einstellungen
screen-button-in-this-language = Alles auf Deutsch zeigen
screen-button-join = Mitspielen
screen-button-leave = Aufstehen
screen-button-computer = Computer dazu
screen-button-fill = Mit Computern auffüllen
screen-button-level = Computer
screen-button-solo = Solo-Kampagne
screen-button-thread = { $game } in einem Thread
screen-button-switch = { $option } → { $value }
screen-button-options = Optionen
screen-button-rules = Regeln
screen-button-begin = Beginnen
screen-button-cancel = Tisch schließen
screen-button-move = Dein Zug
screen-button-hand = Meine Hand
screen-button-text = Spielplan als Text
screen-button-log = Verlauf
screen-button-more = Mehr
screen-button-plan-save = Plan speichern
screen-button-plan-withdraw = Plan verwerfen
screen-button-agree = Einverstanden
screen-button-disagree = Nein
screen-button-rematch = Revanche
screen-button-replay = Rückblick
screen-button-film = Film
screen-button-post-film = Allen zeigen
screen-button-steps = Zug für Zug
screen-button-first = Anfang
screen-button-last = Ende
screen-button-following = Weiter
screen-button-previous = Zurück
screen-replay = **Rückblick** · Zug { $number } von { $moves }
screen-film-waits = { $films ->
    [one] 1 Film ist vor deinem dran. Deiner erscheint hier, sobald er fertig ist.
   *[other] { $films } Filme sind vor deinem dran. Deiner erscheint hier, sobald er fertig ist.
 }
screen-film = { $game }: die ganze Partie, Zug 1 bis { $moves }
screen-button-verify = Partie prüfen
screen-button-file = Datei holen
screen-button-confirm = Bestätigen
screen-button-undo = Zurücknehmen
screen-button-back = Zurück
screen-button-earlier = ◀ Vorige
screen-button-later = Nächste ▶
screen-button-table = Zum Tisch
screen-button-elsewhere = Woanders weiterspielen
screen-button-again = Noch einmal versuchen
screen-button-why = Warum?
screen-button-page = Mehr dazu: „{ $title }“
screen-button-page-before = ◀ { $title }
screen-button-page-after = { $title } ▶
screen-button-shelf = Andere Spiele

## Was nicht geht

house-refusal-no-table = Hier steht kein Tisch.
house-refusal-no-such-table = Auf diesem Server gibt es keinen Tisch { $table }.
house-refusal-set-aside = Ich kann den Spielstand dieses Tisches nicht mehr lesen und habe den Tisch beiseitegestellt; wer mich betreibt, weiß Bescheid. /market start öffnet einen neuen.
house-refusal-table-open = In diesem Kanal steht schon ein Tisch.
house-refusal-already-begun = Die Partie läuft schon.
house-refusal-not-begun = Die Partie hat noch nicht begonnen.
house-refusal-not-over = Die Partie ist noch nicht zu Ende.
house-refusal-closed = Dieser Tisch ist geschlossen.
house-refusal-over = Diese Partie ist zu Ende.
house-refusal-full = Der Tisch ist voll.
house-refusal-already-seated = Du sitzt schon an diesem Tisch.
house-refusal-not-seated = Du sitzt nicht an diesem Tisch.
house-refusal-not-opener = Das kann nur, wer den Tisch geöffnet hat oder diesen Kanal verwaltet.
house-refusal-opener-only = Das kann nur ändern, wer den Tisch geöffnet hat.
house-refusal-profile-hidden = { $name } zeigt das eigene Profil nicht.
house-refusal-too-few = Ihr müsst mindestens zu { $least ->
    [2] zweit
    [3] dritt
   *[other] { $least }
 } sein; bisher besetzt: { $seats }. Computer können die freien Plätze übernehmen.
house-refusal-missing-permission = Mir fehlt in diesem Kanal die Berechtigung „{ $permission }“. Gib sie meiner Rolle in den Kanaleinstellungen und versuch es noch einmal.
house-refusal-held = Hier spielt gerade der Computer für dich. Drück auf „Bin wieder da“ oder schreib /market platz zurück.
house-refusal-not-held = Hier spielt der Computer für niemanden.
house-refusal-not-offered = Hier ist kein Platz frei.
house-refusal-seat-gone = Dieser Platz ist vergeben.
house-refusal-knows-another-hand = Du kennst an diesem Tisch schon die Karten eines anderen Platzes und kannst nur dorthin zurück.
house-refusal-already-left = Du hast die Partie schon verlassen. Solange niemand deinen Platz übernimmt, gehört er dir: /market platz zurück
house-refusal-paused = Dieser Tisch macht schon Pause.
house-refusal-not-paused = Dieser Tisch macht keine Pause.
house-refusal-moves-wait = { $pause_id ->
    [manager] Die Serverleitung hat diesen Tisch angehalten: Niemand zieht, bis sie ihn wieder freigibt.
   *[other] Dieser Tisch macht Pause: Niemand zieht, bis mehr als die Hälfte von euch weiterspielen will. „Dein Zug“ oder /market pause fragt die anderen.
 }
house-refusal-vacation-spent = Das ist zu lang: Von { $most } Urlaubstagen in diesem Jahr hast du noch { $left }.
house-refusal-guest-seated = Diese Person sitzt schon am Tisch.
house-refusal-guest-invited = Diese Person ist schon eingeladen: Ihre Einladung steht noch im Kanal.
house-refusal-announced = Dieser Tisch ist schon angekündigt.
house-refusal-not-member = Dieser Tisch steht auf einem Server, auf dem du nicht mehr bist.
house-refusal-role-for-all = Den ganzen Server rufe ich nicht. Wähle eine Rolle, die sich alle selbst geben können.
house-refusal-cannot-post = In { $channel } kann ich nicht schreiben: Mir fehlt dort „{ $permission }“. Die Serverleitung kann das erlauben oder einen anderen Kanal wählen.
house-refusal-no-season = Diese Saison gibt es auf diesem Server nicht.
house-refusal-season-runs = Es läuft schon eine Saison. `/market verwalten saison` zeigt sie und kann sie beenden.
house-refusal-unknown-date = Ich brauche einen Tag, der noch kommt, geschrieben wie 2027-03-31.
house-refusal-season-too-long = Eine Saison dauert höchstens zwei Jahre.
house-refusal-enough-invited = { $most } Einladungen sind noch offen. Warte, bis jemand eine davon annimmt.
house-refusal-unknown-pace = Das Tempo „{ $pace }“ kenne ich nicht. Wähle eines aus der Liste oder gib die Stunden an, höchstens 336.
house-refusal-unknown-zone = Die Zeitzone „{ $zone }“ kenne ich nicht. Nenne eine große Stadt in deiner Nähe, zum Beispiel Berlin.
house-refusal-unknown-night = „{ $typed }“ kann ich nicht als Ruhezeit lesen. Schreib 22-8 oder 22h-8h, höchstens { $most } Stunden, oder „aus“ für keine.
house-refusal-servers-only = Das geht nur auf einem Server: Hier sind nur du und ich.
house-refusal-not-here = Hier lassen sich keine Tische öffnen. Versuch es hier: { $channels }
house-refusal-may-not-write = In { $channel } kannst du selbst nicht schreiben, also kann dieser Tisch nicht dorthin.
house-refusal-channel-gone = Der Kanal dieses Tisches wurde gelöscht. Wer den Tisch geöffnet hat, kann woanders weiterspielen: Meine Nachricht dazu ist unterwegs.
house-refusal-not-manager = Das kann nur, wer diesen Server verwaltet.
house-refusal-not-your-turn = Du bist nicht dran, „{ $text }“ habe ich nicht gespielt. Am Zug: { $people }.
house-refusal-others-asked = Du bist gerade nicht am Zug, sondern: { $people }.
house-refusal-too-many-films = Ich drehe schon { $films } Filme. Versuch es in ein paar Minuten noch einmal.
house-refusal-too-often = { $what ->
    [table] Das sind viele neue Tische auf einmal. Versuch es in einer Minute noch einmal.
    [film] { $most } Filme in einer Minute: Gib mir einen Moment und versuch es dann noch einmal.
    [verification] { $most } Prüfungen in einer Minute: Gib mir einen Moment und versuch es dann noch einmal.
    [lesson] Das sind viele Lektionen auf einmal. Versuch es in einer Minute noch einmal.
    [hint] { $most } Tipps in einer Minute: Gib mir einen Moment und versuch es dann noch einmal.
    [picture] { $most } Bilder in einer Minute: Gib mir einen Moment und versuch es dann noch einmal.
   *[typed] Du schreibst schneller, als ich lesen kann. Warte eine Minute und mach dann weiter: Nichts, was du gespielt hast, ist verloren.
}
house-refusal-enough-reviews = Ich arbeite noch an { $most } Analysen für dich. Die kommen zuerst: Frag danach noch einmal.
house-refusal-too-many-of-yours = { $most } deiner Tische sind noch offen. Spiel erst an einem zu Ende oder schließ ihn.
house-refusal-too-many-here = Auf diesem Server laufen { $most } Tische, mehr dürfen es nicht sein. Wer ihn verwaltet, kann das ändern: /market verwalten einstellungen.
house-refusal-typed-otherwise = Den Zug „{ $text }“ kenne ich nicht. Versuch es mit `{ $example }` oder nimm die Knöpfe.
house-refusal-field-unread = { $takes ->
        [number] „{ $text }“ passt nicht ins Feld „{ $field }“: Gefragt ist eine Zahl, { $wanted }.
       *[other] „{ $text }“ passt nicht ins Feld „{ $field }“ ({ $wanted }).
    }
house-refusal-no-table-understands = „{ $text }“ ist an keinem deiner Tische ein Zug. Meinst du einen bestimmten? Dann antworte auf seine Nachricht.
house-refusal-nothing-to-plan = Gerade gibt es nichts zu planen.
house-refusal-not-your-undo = Hier gibt es nichts, dem du zustimmen könntest.
house-refusal-undone-or-followed = Dieser Zug lässt sich nicht mehr zurücknehmen: Das hast du schon getan, oder du hast seither wieder gezogen.
house-refusal-hints-off = An diesem Tisch wird ohne Tipps gespielt.
house-refusal-nothing-to-hint = Du hast gerade nichts zu entscheiden.
house-refusal-no-tournament = In diesem Kanal gibt es kein Turnier. Wer den Kanal verwaltet, kann eins öffnen: /market turnier öffnen
house-refusal-tournament-open = In diesem Kanal gibt es schon ein Turnier.
house-refusal-tournament-over = Dieses Turnier ist vorbei.
house-refusal-too-many-tournaments = Auf diesem Server gibt es schon { $most } Turniere. Erst muss eins zu Ende gehen oder geschlossen werden.
house-refusal-tournament-full = Dieses Turnier ist voll: { $most } Personen sind angemeldet.
house-refusal-no-threads-here = Ein Turnier braucht einen Textkanal: Jeder Tisch bekommt dort einen Thread.
house-refusal-wrong-pod-size = An einem Tisch dieses Spiels ist Platz für { $least } bis { $most }. Wähle eine Zahl dazwischen.
house-refusal-needs-pace = Irgendwann muss eine Runde enden: Ein Turnier braucht ein Tempo mit Fristen.
house-refusal-not-organiser = Das kann nur, wer das Turnier geöffnet hat oder diesen Kanal verwaltet.
house-refusal-not-channel-manager = Ein Turnier holt nur in diesen Kanal, wer ihn verwaltet.
house-refusal-signed-up = Du bist schon angemeldet.
house-refusal-not-signed-up = Du bist bei diesem Turnier nicht dabei.
house-refusal-sign-up-over = Die Anmeldung ist zu: Das Turnier hat begonnen.
house-refusal-too-few-signed-up = { $people } von mindestens { $least } sind angemeldet. Warte auf weitere oder schließ das Turnier.
house-refusal-options-fixed = Es hat sich schon jemand für das Turnier angemeldet, wie es ist. Die Optionen bleiben.
house-refusal-sealed = An allen Tischen dieser Runde wird mit denselben Karten gespielt. Sie bleiben unter Verschluss, bis der letzte fertig ist.
house-refusal-pod-seat = Das ist ein Turniertisch: Niemand sonst darf sich setzen, und er wird zu Ende gespielt. Der Computer hält den Platz warm.
house-refusal-lesson-otherwise = In dieser Lektion kommt zuerst etwas anderes.
house-refusal-no-lesson = Zu diesem Spiel gibt es noch keine Lektion. /market regeln erklärt es.
house-refusal-unknown-press = Diesen Knopf kenne ich nicht.

## Berechtigungen, wie sie in Discord heißen

permission-view_channel = Kanal anzeigen
permission-send_messages = Nachrichten senden
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-attach_files = Dateien anhängen
permission-create_public_threads = Öffentliche Threads erstellen
permission-create_private_threads = Private Threads erstellen
