# Der Club: gewertete Partien, Profile, Listen, Rekorde, und was über Personen gespeichert wird.

## Gewertete Partien

screen-lobby-rated = **Gewertet**: Diese Partie zählt für die Wertung aller, die mitspielen. Wer aufsteht, wird Letzter.
screen-lobby-unrated = Nicht gewertet
screen-button-rated-on = Partie werten
screen-button-rated-off = Partie nicht werten
screen-rated-about = **Gewertete** Partien ändern die Wertung aller Menschen am Tisch, ab zweien. Wer den Tisch geöffnet hat, entscheidet vor dem Beginn; alle sehen es, bevor sie sich setzen. Wer aufsteht, wird Letzter.
screen-now-rated = { $name } lässt diese Partie **werten**: Sie zählt für deine Wertung, und wer aufsteht, wird Letzter. Ist das nichts für dich, dann steh vor dem Beginn auf.
screen-now-unrated = { $name } lässt diese Partie doch nicht werten.
