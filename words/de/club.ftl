# Der Club: gewertete Partien, Profile, Listen, Rekorde, und was über Personen gespeichert wird.

## Gewertete Partien

screen-lobby-rated = **Gewertet**: Diese Partie zählt für die Wertung aller, die mitspielen. Aufstehen zählt als letzter Platz.
screen-lobby-unrated = Nicht gewertet
screen-button-rated-on = Partie werten
screen-button-rated-off = Partie nicht werten
screen-rated-about = -# Gewertete Partien brauchen mindestens zwei Menschen. Wer den Tisch geöffnet hat, entscheidet vor dem Beginn; alle sehen es, bevor sie sich setzen.
screen-now-rated = { $name } lässt diese Partie **werten**: Sie zählt für deine Wertung, und Aufstehen zählt als letzter Platz. Ist das nichts für dich, dann steh vor dem Beginn auf.
screen-now-unrated = { $name } lässt diese Partie doch nicht werten.

## Profile

screen-profile-none = { $own ->
    [yes] Du hast hier noch keine Partie beendet. Mit der ersten beginnt dein Profil.
   *[no] { $name } hat hier noch keine Partie beendet.
 }
screen-profile-about = -# Beendete Partien auf diesem Server. Für die Wertung zählen gewertete Partien auf allen Servern.
screen-profile-about-all = -# Alle deine beendeten Partien, wo immer du gespielt hast.
screen-profile-here = Profil: { $name }
screen-profile-played = { $games ->
    [0] noch keine Partie gegen andere
    [one] { $games } Partie, { $won } gewonnen
   *[other] { $games } Partien, { $won } gewonnen
 }
screen-profile-rating = Wertung: { $points }
screen-profile-rated = { $games } gewertet
screen-profile-curve = Wertung bisher: von { $first } auf { $last }, tiefster Stand { $low }, höchster { $high }
screen-profile-highest = Höchste Punktzahl: { $number }
screen-profile-margin = größter Vorsprung: { $number }
screen-profile-best-move = Bester Zug: +{ $number }
screen-profile-streak = zuletzt { $number } Siege in Folge
screen-profile-longest = längste Siegesserie: { $number }
screen-profile-campaign = Beste Kampagne: { $score }, { $title }
screen-profile-alone-best = Bestes Solo: { $score }
screen-profile-abandoned = { $games ->
    [one] 1 Partie verlassen
   *[other] { $games } Partien verlassen
 }
screen-profile-in-time = Rechtzeitig geantwortet: { $share } %
screen-profile-median = die Hälfte innerhalb von { $time }
screen-profile-median-long = die Hälfte erst nach { $time }
screen-profile-minutes = { $number ->
    [one] 1 Minute
   *[other] { $number } Minuten
 }
screen-profile-hours = { $number ->
    [one] 1 Stunde
   *[other] { $number } Stunden
 }
screen-profile-met = Du gegen { $name }: { screen-rivals.record }{ $shared ->
    [0] {""}
   *[other] , { $shared } geteilt
 }
screen-button-profile-text = Als Text
screen-button-profile-picture = Als Bild
screen-button-profile-own = Mein Profil

## Listen

screen-top = ## { $game }: die Besten hier
screen-top-line = **{ $rank }.** { $name } · **{ $points }** · { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
 }, { $won } gewonnen
screen-top-own = Du: Platz { $rank } von { $people }, mit { $points }.
screen-top-none = Hier hat noch niemand eine Wertung in { $game }. Öffne einen Tisch, drück auf *Optionen*, dann *Tempo*, und lass die Partie werten: Zwei Personen genügen.
screen-top-which = Ein anderes Spiel

## Einstellungen

screen-setting-listed = Profil und Listen: **{ $value }**
screen-listed-on = für alle sichtbar
screen-listed-off = vor anderen verborgen

## Was gespeichert wird

screen-nobody = früher dabei
screen-privacy =
    ## Was ich über dich speichere
    - **Dich**: deine Discord-ID, deinen Namen, deine Sprache und deine Einstellungen (Zeitzone, Ruhezeit, Urlaub, Spiele, die du magst, und auf welchen Servern du das gesagt hast).
    - **Deine Partien**: die Tische, an denen du gesessen hast, deine Züge, was du geschrieben und nicht gespielt hast, meine Nachrichten an dich.
    - **Deine Ergebnisse**: Plätze und Punkte beendeter Partien, Wertungen und Rekorde, und wie schnell du antwortest. Andere sehen sie in deinem Profil und in Listen, außer du verbirgst sie: `/market einstellungen`.
    Ich lese auf deinen Servern nicht mit, speichere keine anderen Nachrichten und gebe nichts weiter. Ist eine Partie vorbei, dürfen alle sehen, wie gemischt wurde und wer was hatte.
    - **Meine Kopie** ist eine Datei mit alledem. **Alles löschen** entfernt alles: Du stehst von deinen Tischen auf, und beendete Partien bleiben den anderen, mit „früher dabei“ an deiner Stelle. Was ich schon in Kanälen gepostet habe, bleibt dort stehen.
screen-button-export = Meine Kopie
screen-button-erase = Alles löschen
screen-button-erase-sure = Ja, alles löschen
screen-exported = Hier ist alles, was ich über dich gespeichert habe. Nur du siehst das.
screen-erasing = Alles löschen, was ich über dich gespeichert habe? Das ist endgültig: Profil, Wertung, Rekorde und Einstellungen sind weg.
screen-erasing-tables = Du sitzt gerade an { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tischen
 }. Vorher stehst du dort auf{ $rated ->
    [0] .
    [one] ; in der gewerteten Partie zählt das als letzter Platz.
   *[other] ; in den { $rated } gewerteten Partien zählt das als letzter Platz.
 }
screen-erased = Erledigt. Ich weiß nichts mehr über dich. Wenn du wieder einen Befehl benutzt, fangen wir von vorn an.
