# Saisons.

screen-season-number = Saison { $number }
screen-season = ## { $name }: { $game }
screen-season-all = alle Spiele
screen-season-runs = -# Bis { $ends }
screen-season-was = -# { $begins } – { $ends }
screen-season-line = **{ $rank }.** { $name } · { $points ->
    [one] **{ $points }** Punkt
   *[other] **{ $points }** Punkte
 } · { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
 }, { $won } gewonnen
screen-season-own = Du: Platz { $rank } von { $people }, mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 }.
screen-season-points = -# Eine Partie, die du gegen andere Menschen zu Ende spielst, bringt 1 Punkt und 1 weiteren für jeden Menschen, der hinter dir landet. Aufstehen bringt nichts.
screen-season-nobody = Niemand hat Punkte.
screen-season-which = Eine andere Saison
screen-season-begins =
    ## { $name } beginnt
    Ab jetzt zählt jede Partie auf diesem Server, bis { $ends }. Alle fangen bei null an; die Wertung läuft weiter.
screen-season-ends = ## { $name } ist vorbei
screen-season-winner = **{ $name }** · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } in { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
 }
screen-season-best = { $game }: **{ $names }**
screen-season-none = Es läuft keine Saison. Beginne eine: `/market verwalten saison monate:` oder `bis:` (zum Beispiel 2027-03-31), wenn du magst mit `name:`.
screen-season-managed = **{ $name }** läuft bis { $ends }.
screen-season-ending = **{ $name }** jetzt beenden? Ich verkünde, wer gewonnen hat, und danach zählt nichts mehr dafür.
screen-season-ended = **{ $name }** ist vorbei. Ich habe verkündet, wer gewonnen hat.
screen-button-season = Saison
screen-button-ratings = Wertung
screen-button-season-table = Zur Tabelle
screen-button-season-end = Jetzt beenden
command-admin-season = saison
command-admin-season-about = Eine Saison beginnen, die laufende ansehen oder beenden
command-admin-season-months = monate
command-admin-season-months-about = Wie viele Monate sie dauert
command-admin-season-until = bis
command-admin-season-until-about = Oder ihr letzter Tag, zum Beispiel 2027-03-31
command-admin-season-name = name
command-admin-season-name-about = Wie sie heißt; ohne Angabe bekommt sie eine Nummer
command-top-season = saison
command-top-season-about = Die Punkte einer Saison statt der Wertung
