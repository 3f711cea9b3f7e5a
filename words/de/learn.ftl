# Lektionen und Hinweise.

screen-lesson = **{ $game }** · Lektion, Schritt { $step } von { $of }
screen-lesson-typed = -# Drück unten, oder schreib: `{ $example }`
screen-lesson-read-first = Eins nach dem anderen: Drück unter dem Bild auf *Weiter*.
screen-lesson-below = -# Die Lektion geht unten weiter.
screen-lesson-which = Welches Spiel möchtest du lernen? Etwa zehn Minuten, nur du und ich: Du spielst, ich erkläre. Nichts davon zählt.
screen-lesson-begun = Deine Lektion in { $game } kann losgehen.
screen-lesson-goes-on = Deine Lektion in { $game } geht da weiter, wo du warst.
screen-lesson-in-the-middle = Du bist mitten in der Lektion in { $game }.
screen-lesson-over = Die Lektion in { $game } endet hier. Du kannst sie jederzeit neu beginnen.
screen-lesson-leaving = Die Lektion verlassen? Du kannst sie jederzeit neu beginnen.
screen-lesson-left = Du hast die Lektion verlassen.
screen-lesson-ended = -# Diese Partie hat als Lektion begonnen, darum zählt sie nicht.
screen-lesson-thread = { $game }: Lektion
screen-table-lesson = Lektion
screen-button-learn = Spielend lernen
screen-button-lesson-next = Weiter
screen-button-lesson-play-on = Weiterspielen
screen-button-lesson-show = Zeig’s mir
screen-button-lesson-leave = Verlassen
screen-button-lesson-quit = Lektion verlassen
screen-button-lesson-on = Weitermachen
screen-button-lesson-anew = Neu beginnen

screen-tip = > 💡 { $tip }
screen-button-no-tips = Keine Hinweise mehr
screen-setting-tips = Hinweise in Spielen, die neu für dich sind: **{ $value }**
screen-tips-on = an
screen-tips-off = aus
