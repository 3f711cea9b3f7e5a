# Orchard.

orchard = Orchard
    .pitch = rate, was übrig bleibt, dann greif zu
    .idea = Rate geheim, wie viel Obst im Korb übrig bleibt, dann greif zu: Wer als Letztes kommt, findet ihn vielleicht leer.
    .score = { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }

## Optionen

orchard-option-rounds = Runden
    .about = Wie viele Runden werden gespielt?

## Entscheidungen

orchard-decision-guess = Runde { $round }. Im Korb liegen { $basket } Früchte. Wie viele bleiben übrig, wenn alle genommen haben? Von 0 bis { $most }.
orchard-decision-take = { $basket ->
        [one] Im Korb liegt 1 Frucht. Nimm sie.
       *[other] Im Korb liegen { $basket } Früchte. Wie viele nimmst du? Von 1 bis { $most }.
    }

## Aktionen

orchard-action-guess = Raten, dass { $left ->
        [0] nichts übrig bleibt
        [one] 1 übrig bleibt
       *[other] { $left } übrig bleiben
    }
    .name = Raten
    .left = Wie viele Früchte bleiben übrig?
    .done = Du hast geraten, dass { $left ->
        [0] nichts übrig bleibt
        [one] 1 übrig bleibt
       *[other] { $left } übrig bleiben
    }.
orchard-action-take = { $fruits ->
        [one] 1 Frucht
       *[other] { $fruits } Früchte
    } nehmen
    .name = Früchte nehmen
    .fruits = Wie viele Früchte nimmst du?
    .preview = lässt { $rest } übrig
    .mark = Rest { $rest }
    .done = Du hast { $fruits ->
        [one] 1 Frucht
       *[other] { $fruits } Früchte
    } genommen.

## Ereignisse

orchard-event-guessed = { $seat } hat geraten.
orchard-event-taking-began = Alle haben geraten. { $seat } nimmt zuerst.
orchard-event-took = { $seat } nimmt { $fruits ->
        [one] 1 Frucht
       *[other] { $fruits } Früchte
    }; { $left ->
        [0] der Korb ist leer
        [one] 1 bleibt übrig
       *[other] { $left } bleiben übrig
    }.
orchard-event-round-ended = Runde { $round } ist vorbei. { $left ->
        [0] Im Korb ist nichts übrig
        [one] Im Korb ist 1 übrig
       *[other] Im Korb sind { $left } übrig
    }. Geraten wurde: { $guesses_by_seat }.
orchard-event-guessed-right = { $seat } hat richtig geraten: { $points } Punkte.
orchard-event-round-began = Runde { $round } beginnt. Im Korb liegen { $fruits } Früchte.

## Absagen

orchard-refusal-no-such-rest = { $left } können nicht übrig bleiben: Rate von 0 bis { $most }.
orchard-refusal-not-so-many = Du kannst 1 bis { $most } Früchte nehmen, nicht { $fruits }.

## Das Ende

orchard-end-rounds = Die letzte Runde ist vorbei.
orchard-line-fruits = Früchte
orchard-line-guesses = richtig geraten
orchard-line-right = wie oft richtig geraten

## Das Spielbrett

orchard-board-title = Orchard
orchard-board-round = Runde { $round } von { $rounds }
orchard-board-basket = Im Korb: { $fruits ->
        [one] 1 Frucht
       *[other] { $fruits } Früchte
    }
orchard-board-now = { $phase ->
        [guess] Alle raten.
        [take] { $seat_id ->
            [you] Du nimmst.
           *[other] { $seat } nimmt.
        }
       *[over] Das Spiel ist vorbei.
    }
orchard-board-player = { $seat_id ->
        [you] Du
       *[other] { $seat }
    }: { $fruits ->
        [one] 1 Frucht
       *[other] { $fruits } Früchte
    }, { $right }-mal richtig geraten
orchard-board-guessed = hat geraten
orchard-board-guess = dein Tipp: { $left }

## Was für eine Wahl spricht

orchard-ground-all-take = dafür müsstet ihr alle { $players } zusammen { $fruits } nehmen
orchard-ground-guess-alive = dein Tipp kann noch aufgehen
orchard-ground-guess-lost = aber dein Tipp kann nicht mehr aufgehen
