# Mercado de Lisboa.

lisboa = Mercado de Lisboa
    .pitch = ein Markt, gemeinsam gebaut
    .idea = Baut gemeinsam einen Markt: Eröffne Stände, stell Restaurants daneben und lock Käufer in ihre Reihen und Spalten. Wer am Ende das meiste Geld hat, gewinnt. Für 2 bis 4 Personen, 30 bis 45 Minuten, dazu neun Solo-Aufgaben.
    .score = { $seats ->
        [1] { $score ->
            [one] { $score } Prestigepunkt
           *[other] { $score } Prestigepunkte
        }
       *[other] { $score ->
            [one] { $score } Münze
           *[other] { $score } Münzen
        }
    }

lisboa-typed-words = ich baue = eröffne | baue = eröffne | bau = eröffne | ich stelle = eröffne | stelle = eröffne | stell = eröffne | eröffnet = eröffne | bauen = eröffnen | lock = locke | Kunde = Käufer | Kunden = Käufer | Stück Geld = Münze | Blume = Blumen | Tomate = Tomaten | Traube = Trauben | Fische = Fisch

## Optionen

lisboa-option-money_visibility = Geld
    .about = Siehst du, wie viel Geld die anderen haben?
lisboa-option-money_visibility-hidden = Geheim: Du kennst nur dein eigenes
lisboa-option-money_visibility-open = Offen: Alle sehen alles
lisboa-option-restaurant_info = Geschlossene Restaurants
    .about = Siehst du, welches Restaurant es ist, bevor jemand es nimmt?
lisboa-option-restaurant_info-open = Offen: Alle sehen, welches es ist
lisboa-option-restaurant_info-hidden = Geheim: erst aufgedeckt, wenn jemand es nimmt
lisboa-option-four_player_bar = Bar für die vierte Person
    .about = Zu viert beginnt, wer zuletzt an der Reihe ist, mit dem zwölften Restaurant, einer Bar.
lisboa-option-start_player = Startspieler
    .about = Wer beginnt?
lisboa-option-start_player-random = Ausgelost
lisboa-option-start_player-seat = Wer auf dem ersten Platz sitzt
lisboa-option-solo_mode = Allein spielen
    .about = Alle neun Aufgaben hintereinander oder nur eine deiner Wahl.
lisboa-option-solo_mode-campaign = Kampagne: Aufgaben 1 bis 9
lisboa-option-solo_mode-single = Eine Aufgabe
lisboa-option-solo_challenge = Aufgabe
    .about = Welche der neun Aufgaben spielst du?

## Entscheidungen

lisboa-decision-turn = Du bist am Zug.
lisboa-decision-take = Welches Plättchen nimmst du aus der Auslage?
lisboa-decision-next-challenge = Aufgabe beendet. Weiter zur nächsten?
lisboa-decision-plan = Plane voraus: In jedem Zug spiele ich deinen ersten Wunsch, der geht, und streiche ihn dann.

## Aktionen

# Alle Restaurants sind weiblich: So passen „eine“, „die“ und „keine“ zu jedem.
lisboa-action-open =
    { $good_id ->
        [fish] Fischstand
        [flower] Blumenstand
        [tomato] Tomatenstand
        [meat] Fleischstand
       *[grape] Traubenstand
    } auf { $cell } eröffnen{ $take_id ->
        [none] { "" }
        [fish] { " " }und das Fischplättchen aus der Auslage nehmen
        [flower] { " " }und das Blumenplättchen aus der Auslage nehmen
        [tomato] { " " }und das Tomatenplättchen aus der Auslage nehmen
        [meat] { " " }und das Fleischplättchen aus der Auslage nehmen
       *[grape] { " " }und das Traubenplättchen aus der Auslage nehmen
    }
    .done =
        Du hast einen { $good_id ->
            [fish] Fischstand
            [flower] Blumenstand
            [tomato] Tomatenstand
            [meat] Fleischstand
           *[grape] Traubenstand
        } auf { $cell } eröffnet{ $take_id ->
            [none] { "" }
            [fish] { " " }und das Fischplättchen genommen
            [flower] { " " }und das Blumenplättchen genommen
            [tomato] { " " }und das Tomatenplättchen genommen
            [meat] { " " }und das Fleischplättchen genommen
           *[grape] { " " }und das Traubenplättchen genommen
        }.
    .preview =
        kostet { $cost }, bringt { $income }{ $taken_id ->
            [none] { "" }
           *[other] , dazu die { $taken }
        }{ $ends ->
            [0] { "" }
           *[other] , läutet das Ende ein
        }
    .name = Stand eröffnen
    .mark = −{ $cost } +{ $income }
    .good = Was verkauft der Stand?
    .cell = Auf welchem Feld?
    .take = Welches Plättchen nimmst du dir?
    .range = kostet { $cost }, bringt { $income }
    .typed = { $good } auf { $cell } eröffnen und { $take } nehmen | { $good } auf { $cell } eröffnen | eröffne { $good } auf { $cell } und nimm { $take } | eröffne { $good } auf { $cell } | eröffne { $good } auf { $cell } und nehme { $take } | { $good } { $cell } { $take } | { $good } { $cell } | eröffnen { $good } { $cell } | { $good } { $cell } { $take } nehmen | { $good } auf { $cell } und { $take } nehmen | { $good } auf { $cell } und nimm { $take } | { $good } auf { $cell } | { $good } auf { $cell } { $take } nehmen
lisboa-action-bring =
    { $pay_id ->
        [none] { $customers } zum Eingang { $entrance } locken
       *[other] { $customers } zum Eingang { $entrance } locken und { $pay } zur Spezialität machen
    }
    .done =
        { $pay_id ->
            [none] Du hast { $customers } zum Eingang { $entrance } gelockt.
           *[other] Du hast { $customers } zum Eingang { $entrance } gelockt. Deine Spezialität: { $pay }.
        }
    .preview =
        bringt { $income }{ $others_id ->
            [none] { "" }
           *[other] ; die anderen: { $others }
        }{ $ends ->
            [0] { "" }
           *[other] ; läutet das Ende ein
        }
    .name = Käufer anlocken
    .mark = +{ $income }
    .customers = Welche Käufer?
    .entrance = Zu welchem Eingang?
    .pay = Welche Ware wird deine Spezialität?
    .range = bringt { $income }
    .typed = { $customers } { $entrance } anlocken | { $customers } zum eingang { $entrance } | { $customers } nach { $entrance } locken | locke { $customers } zum eingang { $entrance } | locke { $customers } nach { $entrance } | { $customers } { $entrance }
lisboa-action-restaurant = Eine { $restaurant } auf { $cell } eröffnen
    .done = Du hast eine { $restaurant } auf { $cell } eröffnet (+1 Münze).
    .preview =
        +{ $net }{ $taken_id ->
            [none] { "" }
           *[other] , dazu die { $taken }
        }{ $ends ->
            [0] { "" }
           *[other] , läutet das Ende ein
        }
    .name = Restaurant eröffnen
    .mark = +{ $net }
    .restaurant = Welches Restaurant?
    .cell = Auf welchem Feld?
    .typed = { $restaurant } auf { $cell } eröffnen | eröffne { $restaurant } auf { $cell } | eröffnen { $restaurant } { $cell } | { $restaurant } auf { $cell }
lisboa-action-coin = 1 Münze nehmen
    .done = Du hast 1 Münze genommen.
    .name = 1 Münze nehmen
    .preview =
        +{ $net }{ $ends ->
            [0] { "" }
           *[other] , beendet die Partie sofort
        }
    .typed = 1 Münze nehmen | münze | 1 münze | eine münze nehmen | nimm eine münze | nehme eine münze | nimm 1 münze | geld | nimm die münze | geld nehmen
lisboa-action-swap-hand = Deine drei Plättchen gegen drei neue tauschen
    .done = Du hast deine drei Plättchen getauscht.
    .name = Meine Plättchen tauschen
    .typed = Plättchen tauschen | tausche meine plättchen | plättchen austauschen
lisboa-action-keep-hand = Deine Plättchen behalten und die Aufgabe beenden
    .done = Du hast deine Plättchen behalten: Die Aufgabe ist beendet.
    .name = Plättchen behalten und beenden
lisboa-action-take = Das { $good_id ->
        [fish] Fischplättchen
        [flower] Blumenplättchen
        [tomato] Tomatenplättchen
        [meat] Fleischplättchen
       *[grape] Traubenplättchen
    } nehmen
    .done = Du hast das { $good_id ->
        [fish] Fischplättchen
        [flower] Blumenplättchen
        [tomato] Tomatenplättchen
        [meat] Fleischplättchen
       *[grape] Traubenplättchen
    } genommen.
    .name = Plättchen nehmen
    .good = Welches Plättchen nimmst du?
    .typed = { $good } nehmen | nimm { $good } | nehme { $good } | { $good }
lisboa-action-swap-display = Die drei Plättchen der Auslage gegen drei neue tauschen
    .done = Du hast die Auslage getauscht.
    .name = Auslage tauschen
    .typed = Auslage tauschen | tausche die auslage | die auslage austauschen
lisboa-action-speciality = { $good } zur Spezialität machen
    .name = Spezialität wählen
    .done = Deine Spezialität: { $good }.
    .good = Welche Ware soll Geld bringen?
    .typed = Spezialität { $good }
lisboa-action-go-on = Weiter zur nächsten Aufgabe
    .done = Auf zur nächsten Aufgabe!
    .name = Nächste Aufgabe
    .typed = weiter | nächste aufgabe
lisboa-action-give-up = Die Kampagne aufgeben, ohne Rang
    .done = Du hast die Kampagne aufgegeben.
    .name = Kampagne aufgeben
lisboa-action-plan =
    { $gain_id ->
        [none] Deinen nächsten Zug planen: { $moves }
       *[other] Deinen nächsten Zug planen: { $moves }, wenn er mindestens { $gain } bringt
    }
    .done = { $gain_id ->
        [none] Dein nächster Zug ist geplant: { $moves }.
       *[other] Dein nächster Zug ist geplant: { $moves }, wenn er mindestens { $gain } bringt.
    }
    .moves = Welche Züge, der beste zuerst?
    .gain = Mindestgewinn (darf leer bleiben)
    .name = Meinen Zug planen
lisboa-action-wishes = Nichts geplant: Ich frage dich in jedem Zug.
    .name = Vorausplanen
    .first = 1. Wunsch
    .first-said = Am liebsten { $first }.
    .second = 2. Wunsch
    .second-none = keiner
    .second-said = Sonst { $second }.
    .third = 3. Wunsch
    .third-none = keiner
    .third-said = Zur Not { $third }.
    .gain = Mindestgewinn
    .gain-none = egal
    .gain-said = Käufer und lohnende Stände nur ab { $gain ->
            [one] 1 Münze
           *[other] { $gain } Münzen
        } Gewinn.
    .good = Geplanter Stand
    .good-none = die Ware, die passt
    .good-said = Geplanter Stand: { $good }.
    .column = Spalte des geplanten Stands
    .column-none = egal
    .column-said = In Spalte { $column }.
    .row = Reihe des geplanten Stands
    .row-none = egal
    .row-said = In Reihe { $row }.
    .cost = Höchstpreis des geplanten Stands
    .cost-none = egal
    .cost-said = Der Stand kostet höchstens { $cost ->
            [one] 1 Münze
           *[other] { $cost } Münzen
        }.
    .take = Lieblingsplättchen (sonst das linke)
    .take-said = Lieblingsplättchen: { $take }.
lisboa-action-withdraw-plan = Deinen Plan verwerfen
    .name = Plan verwerfen
    .done = Plan verworfen.

## Was geschieht

lisboa-event-stand-opened =
    { $seat_id ->
        [you] Du eröffnest
       *[other] { $seat } eröffnet
    } einen { $good_id ->
        [fish] Fischstand
        [flower] Blumenstand
        [tomato] Tomatenstand
        [meat] Fleischstand
       *[grape] Traubenstand
    } auf { $cell }.
lisboa-event-restaurant-revealed = Das geschlossene Restaurant auf { $cell } ist eine { $restaurant }.
    .joined = { "" }
lisboa-event-restaurant-taken =
    { $seat_id ->
        [you] Du nimmst dir die { $restaurant } von { $cell }.
       *[other] { $seat } nimmt sich die { $restaurant } von { $cell }.
    }
    .joined =
        { $seat_id ->
            [you] nimmst dir die { $restaurant }
           *[other] nimmt sich die { $restaurant }
        }
lisboa-event-restaurant-opened =
    { $seat_id ->
        [you] Du eröffnest
       *[other] { $seat } eröffnet
    } eine { $restaurant } auf { $cell } (+{ $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    }).
lisboa-event-customers-brought =
    { $seat_id ->
        [you] Du lockst { $customers } zum Eingang { $entrance }.
       *[other] { $seat } lockt { $customers } zum Eingang { $entrance }.
    }
lisboa-event-earned =
    { $seat_id ->
        [you] Du verdienst
       *[other] { $seat } verdient
    } { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    } auf { $cell }, von den Käufern am Eingang { $entrance }.
    .joined =
        { $seat_id ->
            [you] verdienst
           *[other] verdient
        } { $amount_sum ->
            [one] 1 Münze
           *[other] { $amount_sum } Münzen
        }
lisboa-event-paid =
    { $seat_id ->
        [you] Du zahlst
       *[other] { $seat } zahlt
    } { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    }.
    .joined =
        { $seat_id ->
            [you] zahlst
           *[other] zahlt
        } { $amount ->
            [one] 1 Münze
           *[other] { $amount } Münzen
        }
lisboa-event-tile-taken =
    { $seat_id ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } das { $good_id ->
        [fish] Fischplättchen
        [flower] Blumenplättchen
        [tomato] Tomatenplättchen
        [meat] Fleischplättchen
       *[grape] Traubenplättchen
    } aus der Auslage.
    .joined =
        { $seat_id ->
            [you] nimmst
           *[other] nimmt
        } das { $good_id ->
            [fish] Fischplättchen
            [flower] Blumenplättchen
            [tomato] Tomatenplättchen
            [meat] Fleischplättchen
           *[grape] Traubenplättchen
        }
lisboa-event-display-refilled = Neu in der Auslage: { $good }.
    .joined = { "" }
lisboa-event-customers-turned-up = Neu im Angebot: { $customers }.
    .joined = { "" }
lisboa-event-hand-swapped =
    { $seat_id ->
        [you] Du tauschst
       *[other] { $seat } tauscht
    } drei { $returned_id ->
        [fish] Fischplättchen
        [flower] Blumenplättchen
        [tomato] Tomatenplättchen
        [meat] Fleischplättchen
       *[grape] Traubenplättchen
    } gegen { $drawn }.
lisboa-event-hand-kept =
    { $seat_id ->
        [you] Du behältst deine drei Plättchen.
       *[other] { $seat } behält die drei Plättchen.
    }
lisboa-event-display-swapped =
    { $seat_id ->
        [you] Du tauschst
       *[other] { $seat } tauscht
    } die drei { $returned_id ->
        [fish] Fischplättchen
        [flower] Blumenplättchen
        [tomato] Tomatenplättchen
        [meat] Fleischplättchen
       *[grape] Traubenplättchen
    } der Auslage gegen { $drawn }.
lisboa-event-coin-taken =
    { $seat_id ->
        [you] Du nimmst { $amount } Münze
       *[other] { $seat } nimmt { $amount } Münze
    }{ $run ->
        [0] { "" }
       [1] { " " }({ $limit } in Folge beenden die Partie)
       *[other] { " " }({ $run } in Folge; bei { $limit } endet die Partie)
    }.
lisboa-event-end-triggered =
    { $reason_id ->
        [cells] Nur noch 4 freie Felder: letzte Runde!
       *[entrances] Nur noch 4 freie Eingänge: letzte Runde!
    } { $last_id ->
        [you] Du hast den letzten Zug.
       *[other] { $last } hat den letzten Zug.
    }
lisboa-event-game-ended =
    { $rematch ->
        [yes] Ende der Partie: { $winners_id ->
            [with-you] du{ $winners_others } teilt euch den Sieg.
           *[other] { $winners } teilen sich den Sieg.
        } Zeit für eine Revanche!
       *[no] Ende der Partie: { $winners_id ->
            [you] Du gewinnst!
           *[other] { $winners } gewinnt!
        }
    }
lisboa-event-speciality-declared =
    { $seat_id ->
        [you] Deine Spezialität: { $good }. Sonst bringt nichts Geld.
       *[other] { $seat } wählt eine Spezialität: { $good }. Sonst bringt nichts Geld.
    }
    .joined =
        { $seat_id ->
            [you] wählst als Spezialität { $good }
           *[other] wählt als Spezialität { $good }
        }
lisboa-event-best-move =
    { $seat_id ->
        [you] Der bestmögliche Zug! Du verdienst { $amount } Münzen auf einen Schlag. Bonus: { $prestige } Prestigepunkte.
       *[other] Der bestmögliche Zug! { $seat } verdient { $amount } Münzen auf einen Schlag. Bonus: { $prestige } Prestigepunkte.
    }
lisboa-event-challenge-ended =
    Aufgabe { $challenge } ist beendet. { $seat_id ->
        [you] Du hast
       *[other] { $seat } hat
    } { $result ->
        [one] 1 Münze
       *[other] { $result } Münzen
    }: { $prestige ->
        [0] kein Prestige.
        [one] 1 Prestigepunkt.
       *[other] { $prestige } Prestigepunkte.
    }
lisboa-event-challenge-began =
    { $challenge ->
        [1] Aufgabe 1: die Spezialität. Nur Stände einer einzigen Ware bringen Geld.
        [2] Aufgabe 2: langer Atem. Am Ende zählt nur Geld von Vierergruppen.
        [3] Aufgabe 3: Essen zu zweit. Höchstens 2 Stände je Reihe und Spalte, und nur einzelne Käufer und Paare.
        [4] Aufgabe 4: drei sind einer zu viel. Es kommen nur Dreiergruppen.
        [5] Aufgabe 5: letzte Bestellung. Nur sieben Käuferplättchen. Lock mindestens 3 Vierergruppen an, sonst gibt es kein Prestige.
        [6] Aufgabe 6: Schlange stehen. Nur vier Käuferplättchen, und eine Gasse muss alles verkaufen, was die Käufer wollen.
        [7] Aufgabe 7: Gedränge auf dem Markt. Käufer schlafen, bis ihre Gasse so viele Stände hat, wie sie Köpfe zählen. Der achte Stand beendet die Aufgabe.
        [8] Aufgabe 8: Kneipentour. Geschlossene Restaurants sperren ihr Feld, nur die Bar nicht.
       *[9] Aufgabe 9: Marquis von Lissabon. Stände nur in den Spalten A, C und E, und nur mit dem, was oben gewünscht wird.
    }
lisboa-event-setup-repeated = Im ersten Zug wäre kein Stand möglich gewesen: Aufgabe { $challenge } wird neu aufgebaut.
lisboa-event-campaign-ended =
    { $reason_id ->
        [campaign-given-up] { $seat_id ->
            [you] Du gibst die Kampagne auf.
           *[other] { $seat } gibt die Kampagne auf.
        }
       *[campaign-complete] { $seat_id ->
            [you] Du hast die Kampagne geschafft!
           *[other] { $seat } hat die Kampagne geschafft!
        }
    } Prestigepunkte: { $total }.
lisboa-event-plan-stored = Dein Plan: { $plan }.
lisboa-event-plan-followed =
    { $seat_id ->
        [you] Ganz nach deinem Plan.
       *[other] { $seat } hatte diesen Zug geplant.
    }
lisboa-event-plan-silent = Von deinem Plan geht in deinem Zug nichts.
lisboa-event-plan-withdrawn = Du hast deinen Plan verworfen: { $plan }.

## Was nicht geht

lisboa-refusal-no-wooden-stand = Du hast keinen Holzstand mehr.
lisboa-refusal-no-such-stand-tile = Du hast kein { $good_id ->
        [fish] Fischplättchen
        [flower] Blumenplättchen
        [tomato] Tomatenplättchen
        [meat] Fleischplättchen
       *[grape] Traubenplättchen
    }.
lisboa-refusal-cell-occupied = { $cell } ist schon besetzt.
lisboa-refusal-cell-blocked = Auf der Kneipentour sperrt das geschlossene Restaurant auf { $cell } sein Feld.
lisboa-refusal-line-full = In der Reihe oder Spalte von { $cell } stehen schon 2 Stände; mehr erlaubt diese Aufgabe nicht.
lisboa-refusal-wrong-street =
    Ein { $good_id ->
        [fish] Fischstand
        [flower] Blumenstand
        [tomato] Tomatenstand
        [meat] Fleischstand
       *[grape] Traubenstand
    } passt nicht auf { $cell }: In den Spalten A, C und E gibt es nur, was oben gewünscht wird, in B und D nichts.
lisboa-refusal-too-expensive = Dieser Stand kostet { $cost } und brächte sofort { $income }; du hast { $money }.
lisboa-refusal-not-in-display = In der Auslage liegt kein { $good_id ->
        [fish] Fischplättchen
        [flower] Blumenplättchen
        [tomato] Tomatenplättchen
        [meat] Fleischplättchen
       *[grape] Traubenplättchen
    }.
lisboa-refusal-take-not-named = Sag auch, welches Plättchen du aus der Auslage nimmst.
lisboa-refusal-not-face-up = Diese Käufer stehen nicht bereit: { $customers }.
lisboa-refusal-entrance-occupied = Am Eingang { $entrance } stehen schon Käufer.
lisboa-refusal-side-closed = In dieser Aufgabe kommt oben niemand mehr hinzu, also auch nicht am Eingang { $entrance }.
lisboa-refusal-too-few-stands = { $customers ->
        [one] Ein Käufer braucht einen Stand in Gasse { $line }. Vorhanden: { $stands }.
       *[other] { $customers } Käufer brauchen { $customers } Stände in Gasse { $line }. Vorhanden: { $stands }.
    }
lisboa-refusal-no-matching-stand = Keiner deiner Stände in Gasse { $line } verkauft, was gewünscht wird: { $customers }.
lisboa-refusal-goods-missing = Gasse { $line } muss alles verkaufen, was gewünscht wird: { $customers }.
lisboa-refusal-pay-not-named = Diese Käufer würden für zwei Waren zahlen: Sag, welche deine Spezialität wird.
lisboa-refusal-pay-not-asked = Mit diesem Zug lässt sich { $good } nicht zur Spezialität machen.
lisboa-refusal-no-such-restaurant = Du hast keine { $restaurant }.
lisboa-refusal-no-coin-in-solo = Wer allein spielt, darf nie eine Münze nehmen.
lisboa-refusal-tiles-differ = Dafür brauchst du drei gleiche Plättchen.
lisboa-refusal-bag-too-small = Im Beutel sind weniger als 3 Plättchen.
lisboa-refusal-already-swapped = Du hast in diesem Zug schon getauscht.
lisboa-refusal-action-possible = Du kannst noch ziehen, also geht die Aufgabe weiter.
lisboa-refusal-no-speciality-here = In dieser Partie gibt es keine Spezialität.
lisboa-refusal-speciality-declared = Du hast deine Spezialität schon gewählt.
lisboa-refusal-no-stand-tile = Du hast kein Standplättchen mehr.
lisboa-refusal-no-cell-allowed = Diese Aufgabe lässt deinen Ständen kein freies Feld.
lisboa-refusal-all-too-expensive = Das billigste freie Feld kostet { $cost }; du hast { $money ->
    [one] 1 Münze.
   *[other] { $money } Münzen.
 }
lisboa-refusal-no-own-stand = Du hast noch keinen Stand auf dem Markt.
lisboa-refusal-no-customers-fit = Keine Käufer passen zu deinen Ständen: Sie brauchen einen freien Eingang, genug Stände in der Gasse und eine Ware, die du dort verkaufst.
lisboa-refusal-no-restaurant = Du hast kein Restaurant, das du eröffnen könntest.
lisboa-refusal-not-a-move = „{ $text }“ ist kein Zug, den du planen kannst.
lisboa-refusal-plan-length = Ein Plan hat 1 bis { $most } verschiedene Züge.
lisboa-refusal-gain-too-small = Der Zug brächte { $gain }; dein Plan verlangt mindestens { $least }.
lisboa-refusal-no-plan = Du hast keinen Plan.

## Wertung und Ende

lisboa-line-start = Startgeld
lisboa-line-customers = An Käufern verdient
lisboa-line-restaurants-opened = Eröffnete Restaurants
lisboa-line-coins-taken = Genommene Münzen
lisboa-line-stands-paid = Für Stände bezahlt
lisboa-line-restaurants-left = Nicht eröffnete Restaurants
lisboa-line-stands = Stände auf dem Markt
lisboa-line-four-customers = An Vierergruppen verdient
lisboa-line-challenge-1 = Aufgabe 1, die Spezialität
lisboa-line-challenge-2 = Aufgabe 2, langer Atem
lisboa-line-challenge-3 = Aufgabe 3, Essen zu zweit
lisboa-line-challenge-4 = Aufgabe 4, drei sind einer zu viel
lisboa-line-challenge-5 = Aufgabe 5, letzte Bestellung
lisboa-line-challenge-6 = Aufgabe 6, Schlange stehen
lisboa-line-challenge-7 = Aufgabe 7, Gedränge auf dem Markt
lisboa-line-challenge-8 = Aufgabe 8, Kneipentour
lisboa-line-challenge-9 = Aufgabe 9, Marquis von Lissabon
lisboa-line-best-move = Bonus für 32 Münzen in einem Zug
lisboa-title-prestige-0 = kein Prestige
lisboa-title-prestige-1 = 1 Prestigepunkt
lisboa-title-prestige-2 = 2 Prestigepunkte
lisboa-title-prestige-3 = 3 Prestigepunkte
lisboa-title-best_in_the_world = vielleicht die Nummer eins der Welt
lisboa-title-king = die Majestät des Marktes
lisboa-title-tycoon = eine Größe auf dem Markt
lisboa-title-keep_trying = das wird schon: Bleib dran!
lisboa-title-beer_with_friends = Lust auf ein Bier mit Freunden in der Bar?
lisboa-title-find_the_bar = findest du überhaupt zur Bar?
lisboa-end-cells = Der Markt ist voll: Nur 4 Felder waren noch frei.
lisboa-end-entrances = Der Markt ist überlaufen: Nur 4 Eingänge waren noch frei.
lisboa-end-coins = Alle haben nacheinander eine Münze genommen.
lisboa-end-no-action = Es war kein Zug mehr möglich.
lisboa-end-last-stand = Der achte Stand ist eröffnet.
lisboa-end-campaign-complete = Alle neun Aufgaben sind gespielt.
lisboa-end-campaign-given-up = Die Kampagne wurde aufgegeben.

## Dinge

lisboa-item-fish = Fisch
    .typed = fischstand | fischplättchen
lisboa-item-flower = Blumen
    .typed = blumenstand | blumenplättchen
lisboa-item-tomato = Tomaten
    .typed = tomatenstand | tomatenplättchen
lisboa-item-meat = Fleisch
    .typed = fleischstand | fleischplättchen
lisboa-item-grape = Trauben
    .typed = traubenstand | traubenplättchen
lisboa-item-sushi = Sushibar
lisboa-item-tea = Teestube
lisboa-item-pizza = Pizzeria
lisboa-item-burger = Burgerbude
lisboa-item-wine = Weinbar
lisboa-item-bar = Bar
lisboa-item-best = was am meisten bringt
lisboa-item-customers = Käufer, wo sie am besten zahlen
lisboa-item-customers-A = Käufer in Spalte A
lisboa-item-customers-B = Käufer in Spalte B
lisboa-item-customers-C = Käufer in Spalte C
lisboa-item-customers-D = Käufer in Spalte D
lisboa-item-customers-E = Käufer in Spalte E
lisboa-item-customers-1 = Käufer in Reihe 1
lisboa-item-customers-2 = Käufer in Reihe 2
lisboa-item-customers-3 = Käufer in Reihe 3
lisboa-item-customers-4 = Käufer in Reihe 4
lisboa-item-customers-5 = Käufer in Reihe 5
lisboa-item-stand = der geplante Stand
lisboa-item-earning-stand = ein Stand, der mehr bringt, als er kostet
lisboa-item-restaurant = ein Restaurant, wo es am meisten hilft
lisboa-item-coin = 1 Münze
lisboa-item-K1-1 = 1 Käufer (Fisch + Blumen)
lisboa-item-K1-2 = 1 Käufer (Fisch + Tomaten)
lisboa-item-K1-3 = 1 Käufer (Fisch + Fleisch)
lisboa-item-K1-4 = 1 Käufer (Fisch + Trauben)
lisboa-item-K1-5 = 1 Käufer (Blumen + Tomaten)
lisboa-item-K1-6 = 1 Käufer (Blumen + Fleisch)
lisboa-item-K1-7 = 1 Käufer (Blumen + Trauben)
lisboa-item-K1-8 = 1 Käufer (Tomaten + Fleisch)
lisboa-item-K1-9 = 1 Käufer (Tomaten + Trauben)
lisboa-item-K1-10 = 1 Käufer (Fleisch + Trauben)
lisboa-item-K2-1 = 2 Käufer (Fisch + Blumen)
lisboa-item-K2-2 = 2 Käufer (Fisch + Tomaten)
lisboa-item-K2-3 = 2 Käufer (Fisch + Fleisch)
lisboa-item-K2-4 = 2 Käufer (Fisch + Trauben)
lisboa-item-K2-5 = 2 Käufer (Blumen + Tomaten)
lisboa-item-K2-6 = 2 Käufer (Blumen + Fleisch)
lisboa-item-K2-7 = 2 Käufer (Blumen + Trauben)
lisboa-item-K2-8 = 2 Käufer (Tomaten + Fleisch)
lisboa-item-K2-9 = 2 Käufer (Tomaten + Trauben)
lisboa-item-K2-10 = 2 Käufer (Fleisch + Trauben)
lisboa-item-K3-1 = 3 Käufer (Fisch + Blumen)
lisboa-item-K3-2 = 3 Käufer (Fisch + Tomaten)
lisboa-item-K3-3 = 3 Käufer (Fisch + Fleisch)
lisboa-item-K3-4 = 3 Käufer (Fisch + Trauben)
lisboa-item-K3-5 = 3 Käufer (Blumen + Tomaten)
lisboa-item-K3-6 = 3 Käufer (Blumen + Fleisch)
lisboa-item-K3-7 = 3 Käufer (Blumen + Trauben)
lisboa-item-K3-8 = 3 Käufer (Tomaten + Fleisch)
lisboa-item-K3-9 = 3 Käufer (Tomaten + Trauben)
lisboa-item-K3-10 = 3 Käufer (Fleisch + Trauben)
lisboa-item-K4-1 = 4 Käufer (Fisch)
lisboa-item-K4-2 = 4 Käufer (Blumen)
lisboa-item-K4-3 = 4 Käufer (Tomaten)
lisboa-item-K4-4 = 4 Käufer (Fleisch)
lisboa-item-K4-5 = 4 Käufer (Trauben)
lisboa-item-TA = oben an Spalte A
    .typed = TA | oben A | A oben | OA | oben in Spalte A
lisboa-item-TB = oben an Spalte B
    .typed = TB | oben B | B oben | OB | oben in Spalte B
lisboa-item-TC = oben an Spalte C
    .typed = TC | oben C | C oben | OC | oben in Spalte C
lisboa-item-TD = oben an Spalte D
    .typed = TD | oben D | D oben | OD | oben in Spalte D
lisboa-item-TE = oben an Spalte E
    .typed = TE | oben E | E oben | OE | oben in Spalte E
lisboa-item-BA = unten an Spalte A
    .typed = BA | unten A | A unten | UA | unten in Spalte A
lisboa-item-BB = unten an Spalte B
    .typed = BB | unten B | B unten | UB | unten in Spalte B
lisboa-item-BC = unten an Spalte C
    .typed = BC | unten C | C unten | UC | unten in Spalte C
lisboa-item-BD = unten an Spalte D
    .typed = BD | unten D | D unten | UD | unten in Spalte D
lisboa-item-BE = unten an Spalte E
    .typed = BE | unten E | E unten | UE | unten in Spalte E
lisboa-item-L1 = links an Reihe 1
    .typed = L1 | links 1 | 1 links | links in Reihe 1
lisboa-item-L2 = links an Reihe 2
    .typed = L2 | links 2 | 2 links | links in Reihe 2
lisboa-item-L3 = links an Reihe 3
    .typed = L3 | links 3 | 3 links | links in Reihe 3
lisboa-item-L4 = links an Reihe 4
    .typed = L4 | links 4 | 4 links | links in Reihe 4
lisboa-item-L5 = links an Reihe 5
    .typed = L5 | links 5 | 5 links | links in Reihe 5
lisboa-item-R1 = rechts an Reihe 1
    .typed = R1 | rechts 1 | 1 rechts | rechts in Reihe 1
lisboa-item-R2 = rechts an Reihe 2
    .typed = R2 | rechts 2 | 2 rechts | rechts in Reihe 2
lisboa-item-R3 = rechts an Reihe 3
    .typed = R3 | rechts 3 | 3 rechts | rechts in Reihe 3
lisboa-item-R4 = rechts an Reihe 4
    .typed = R4 | rechts 4 | 4 rechts | rechts in Reihe 4
lisboa-item-R5 = rechts an Reihe 5
    .typed = R5 | rechts 5 | 5 rechts | rechts in Reihe 5

## Der Spielplan

lisboa-board-over = Ende der Partie.
lisboa-board-challenge-over = Aufgabe { $number } ist beendet.
lisboa-board-turn =
    { $seat_id ->
        [you] { $stage_id ->
            [take] Du nimmst ein Plättchen aus der Auslage.
           *[action] Du bist am Zug.
        }
       *[other] { $stage_id ->
            [take] { $seat } nimmt ein Plättchen aus der Auslage.
           *[action] { $seat } ist am Zug.
        }
    }
lisboa-board-swapped =
    { $seat_id ->
        [you] Du hast in diesem Zug Plättchen getauscht.
       *[other] { $seat } hat in diesem Zug Plättchen getauscht.
    }
lisboa-board-last-round =
    { $seat_id ->
        [you] Letzte Runde: Du hast den letzten Zug.
       *[other] Letzte Runde: { $seat } hat den letzten Zug.
    }
lisboa-board-coin-run =
    { $run ->
        [one] 1 Münze genommen; bei { $limit } in Folge endet die Partie.
       *[other] { $run } Münzen in Folge genommen; bei { $limit } endet die Partie.
    }
lisboa-board-news = Blauer Rahmen: neu.
lisboa-board-plan = Dein Plan: { $plan }
lisboa-board-challenge =
    Aufgabe { $number }: { $challenge_id ->
        [specialist] die Spezialität
        [long_game] langer Atem
        [catering_for_two] Essen zu zweit
        [third_wheel] drei sind einer zu viel
        [last_call] letzte Bestellung
        [queue] Schlange stehen
        [crowded_market] Gedränge auf dem Markt
        [bar_crawl] Kneipentour
       *[marquis] Marquis von Lissabon
    }
lisboa-board-rule =
    { $challenge_id ->
        [specialist] Nur Stände einer einzigen Ware bringen Geld: deiner Spezialität.
        [long_game] Am Ende zählt nur Geld von Vierergruppen.
        [catering_for_two] Höchstens 2 Stände je Reihe und Spalte, und nur einzelne Käufer und Paare.
        [third_wheel] Es kommen nur Dreiergruppen.
        [last_call] Nur sieben Käuferplättchen. Lock mindestens 3 Vierergruppen an, sonst gibt es kein Prestige.
        [queue] Nur vier Käuferplättchen, und eine Gasse muss alles verkaufen, was die Käufer wollen.
        [crowded_market] Käufer schlafen, bis ihre Gasse so viele Stände hat, wie sie Köpfe zählen. Der achte Stand beendet die Aufgabe.
        [bar_crawl] Geschlossene Restaurants sperren ihr Feld, nur die Bar nicht.
       *[marquis] Stände nur in den Spalten A, C und E, und nur mit dem, was oben gewünscht wird.
    }
lisboa-board-thresholds = Prestige: 1 Punkt ab { $low } Münzen, 2 ab { $middle }, 3 ab { $high }.
lisboa-board-speciality =
    { $good_id ->
        [none] Noch keine Spezialität.
       *[other] Deine Spezialität: { $good }.
    }
lisboa-board-four-money = Bisher von Vierergruppen: { $coins ->
    [one] 1 Münze.
   *[other] { $coins } Münzen.
 }
lisboa-board-best-move = Dein bester Zug bisher: { $coins ->
    [one] 1 Münze.
   *[other] { $coins } Münzen.
 }
lisboa-board-sheet = Deine Kampagne bisher: { $sheet }.
lisboa-board-bonus = Du hast den Bonus für den besten Zug: 2 Prestigepunkte.
lisboa-board-sheet-part = { $result ->
    [one] 1 Münze
   *[other] { $result } Münzen
 }, { $amount } Prestige
lisboa-board-market = Markt, A bis E; geschlossene Restaurants in Klammern
lisboa-board-market-row = { $row }: { $cells }
lisboa-board-short =
    { $restaurant_id ->
        [sushi] Sushi
        [tea] Tee
        [pizza] Pizza
        [burger] Burger
        [wine] Wein
       *[bar] Bar
    }
lisboa-board-entrances = Käufer: wo, wie viele, wofür
lisboa-board-line =
    { $stands ->
        [one] { $line } (1 Stand): { $ends }
       *[other] { $line } ({ $stands } Stände): { $ends }
    }
lisboa-board-free-side = { lisboa-board-free-side.side } { $lines }
    .side =
        { $side_id ->
            [T] oben
            [B] unten
            [L] links
           *[R] rechts
        }
lisboa-board-all-free = Freie Eingänge: { $entrances }
lisboa-board-waiting =
    { $sleeps ->
        [0] { lisboa-board-free-side.side } { $count } { $goods }
       *[other] { lisboa-board-free-side.side } { $count } { $goods } (schlafend)
    }
lisboa-board-display =
    { $goods_id ->
        [none] Auslage: leer
       *[other] Auslage: { $goods } ({ $bag } im Beutel)
    }
lisboa-board-offer =
    { $count ->
        [one] 1 Käufer ({ $stack } im Stapel): { $customers }
       *[other] { $count } Käufer ({ $stack } im Stapel): { $customers }
    }
lisboa-board-discarded = Nicht im Spiel: { $customers }
lisboa-board-player =
    { $seat_id ->
        [you] Du
       *[other] { $seat }
    }: { $things }
lisboa-board-first = Startspieler
lisboa-board-money =
    { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
lisboa-board-tiles =
    { $goods_id ->
        [none] keine Plättchen
       *[other] Plättchen { $goods }
    }
lisboa-board-restaurants = zu eröffnen: { $restaurants }
lisboa-board-stands =
    { $stands ->
        [one] noch 1 Stand
       *[other] noch { $stands } Stände
    }
lisboa-board-title = Mercado de Lisboa
lisboa-board-open-restaurants = Offene Restaurants: { $restaurants }.
lisboa-board-customers = Käufer: { $customers }.

## Was für eine Wahl spricht

lisboa-ground-denies = { $seat } kann nicht mehr { $customers } anlocken und { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } verdienen
lisboa-ground-leaves = aber dann kann { $seat } { $customers } anlocken und { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } verdienen
lisboa-ground-next = danach könntest du durch { $customers } { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } verdienen
lisboa-ground-good-cell = guter Platz: Wer dort { $good } will, zahlt dir je { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
lisboa-ground-wanted = { $customers ->
        [one] 1 offener Käufer will { $good }
       *[other] { $customers } offene Käufer wollen { $good }
    }
lisboa-ground-improves = { $stands ->
        [one] einer deiner Stände wird mehr wert
       *[other] { $stands } deiner Stände werden mehr wert
    }
lisboa-ground-improves-others = { $stands ->
        [one] hilft 1 Stand der anderen
       *[other] hilft { $stands } Ständen der anderen
    }
lisboa-ground-fits = dort liegt das passende Restaurant zu { $good }: { $restaurant }
lisboa-ground-beside = { $cells ->
        [one] 1 freies Feld daneben: Ein passender Stand wäre dort mehr wert
       *[other] { $cells } freie Felder daneben: Passende Stände wären dort mehr wert
    }
lisboa-ground-room = { $cells ->
        [one] 1 Feld dieser Reihe oder Spalte ist noch frei: Auch dort kann ein Stand verdienen
       *[other] { $cells } Felder dieser Reihe oder Spalte sind noch frei: Auch dort können Stände verdienen
    }
lisboa-ground-safe = sonst bekommt niemand etwas
