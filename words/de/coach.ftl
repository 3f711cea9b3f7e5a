# Der Coach: Tipps während der Partie, eine Analyse danach.

screen-hints-on = Tipps: **an**
screen-hints-off = Tipps: **aus**
screen-button-hints-on = Mit Tipps
screen-button-hints-off = Ohne Tipps
screen-button-hint = Tipp
screen-button-hint-play = Nr. { $number } spielen
screen-hint-thinking = Ich denke nach …
screen-hint = **Tipp**
screen-hint-shared = In jedem Fall: { $said }
screen-hint-first = meine Wahl
screen-hint-even = genauso gut
screen-hint-close = etwas schwächer
screen-hint-worse = deutlich schwächer
screen-hint-foot = -# Ich habe nur benutzt, was du selbst siehst. Niemand erfährt, dass du gefragt hast.
screen-hint-late = Gerade wollen viele einen Tipp. Drück gleich noch einmal: Deiner ist unterwegs.
screen-button-review = Analyse
screen-review-comes = Ich gehe deine Partie durch und schicke dir die Analyse, sobald sie fertig ist.
screen-review-comes-here = Ich gehe deine Partie durch. Die Analyse erscheint hier, sobald sie fertig ist; bist du dann weg, drück noch einmal auf Analyse.
screen-review-failed = Diese Partie konnte ich nicht analysieren. Drück auf Analyse, um es noch einmal zu versuchen.
screen-review = **Deine Analyse** · { $game } · Tisch { $table }
screen-review-fine = { $moves ->
        [0] In dieser Partie hattest du nichts zu entscheiden.
        [one] Ich habe deine eine echte Entscheidung angesehen und nichts klar Besseres gefunden. Gut gespielt!
       *[other] Ich habe { $moves } deiner Züge angesehen und nichts klar Besseres gefunden. Gut gespielt!
    }
screen-review-move = **Zug { $number } von { $moves }.** { $played }
screen-button-review-move = Zug { $number } ansehen
screen-review-played = Du hast gespielt: { $action }
screen-review-better = Besser: **{ $action }**
screen-review-known = -# Nach allem, was du wissen konntest: { $better } % Siegchance statt { $played } %.
screen-review-known-alone = -# Aussichten für die Aufgabe: { $better } von 100 statt { $played }.
screen-review-true = -# Mit offenen Karten: { $better } % statt { $played } %.
screen-chances = **Siegchancen**
screen-chance = { $name } { $percent } %
screen-chances-after = { $moves ->
        [0] Am Anfang: { $shares }
       *[other] Nach Zug { $moves }: { $shares }
    }
screen-review-foot = { $moves ->
        [0] -# Geschätzt: Ich habe Stellungen je ein paar Mal weitergespielt.
        [one] -# Geschätzt: Ich habe einen deiner Züge angesehen und Stellungen je ein paar Mal weitergespielt.
       *[other] -# Geschätzt: Ich habe { $moves } deiner Züge angesehen und Stellungen je ein paar Mal weitergespielt.
    }
