# Stand gegen Stand.

stalls = Stand gegen Stand
    .pitch = was du übrig lässt, nimmt die Konkurrenz (ein Spiel von uns)
    .idea = Ein Spiel von uns. Zwei Familien, zwei Stände: Alle legen gleichzeitig eine Karte und geben die übrigen an die Konkurrenz weiter. Was du übrig lässt, nimmt sie. Wer die meisten Kisten einer Ware hat, verkauft sie.
    .score = { $score ->
        [one] { $score } Münze
       *[other] { $score } Münzen
    }

stalls-typed-words = kiste mit = kiste | kisten mit = kisten | brote = brot | ei = eier | eiern = eier | birne = birnen | rose = rosen

## Optionen

stalls-option-days = Tage
    .about = Wie viele Markttage werden gespielt?
stalls-option-families = Familien
    .about = Zu sechst: zwei Familien zu dritt oder drei zu zweit?
stalls-option-families-two = Zwei Familien zu dritt
stalls-option-families-three = Drei Familien zu zweit

## Dinge

stalls-item-bread = Brot
stalls-item-cheese = Käse
stalls-item-eggs = Eier
stalls-item-honey = Honig
stalls-item-pears = Birnen
stalls-item-roses = Rosen
stalls-item-bread-1 = 1 Kiste Brot
    .typed = 1 Brot | Brot 1 | Brot ×1
stalls-item-bread-2 = 2 Kisten Brot
    .typed = 2 Brot | Brot 2 | Brot ×2
stalls-item-bread-3 = 3 Kisten Brot
    .typed = 3 Brot | Brot 3 | Brot ×3
stalls-item-bread-0 = Stammkunde für Brot
    .typed = Stammkunden für Brot | Stammkunde Brot | Brot-Stammkunde | Brot-Stammkunden | Brot 0
stalls-item-cheese-1 = 1 Kiste Käse
    .typed = 1 Käse | Käse 1 | Käse ×1
stalls-item-cheese-2 = 2 Kisten Käse
    .typed = 2 Käse | Käse 2 | Käse ×2
stalls-item-cheese-3 = 3 Kisten Käse
    .typed = 3 Käse | Käse 3 | Käse ×3
stalls-item-cheese-0 = Stammkunde für Käse
    .typed = Stammkunden für Käse | Stammkunde Käse | Käse-Stammkunde | Käse-Stammkunden | Käse 0
stalls-item-eggs-1 = 1 Kiste Eier
    .typed = 1 Eier | Eier 1 | Eier ×1
stalls-item-eggs-2 = 2 Kisten Eier
    .typed = 2 Eier | Eier 2 | Eier ×2
stalls-item-eggs-3 = 3 Kisten Eier
    .typed = 3 Eier | Eier 3 | Eier ×3
stalls-item-eggs-0 = Stammkunde für Eier
    .typed = Stammkunden für Eier | Stammkunde Eier | Eier-Stammkunde | Eier-Stammkunden | Eier 0
stalls-item-honey-1 = 1 Kiste Honig
    .typed = 1 Honig | Honig 1 | Honig ×1
stalls-item-honey-2 = 2 Kisten Honig
    .typed = 2 Honig | Honig 2 | Honig ×2
stalls-item-honey-3 = 3 Kisten Honig
    .typed = 3 Honig | Honig 3 | Honig ×3
stalls-item-honey-0 = Stammkunde für Honig
    .typed = Stammkunden für Honig | Stammkunde Honig | Honig-Stammkunde | Honig-Stammkunden | Honig 0
stalls-item-pears-1 = 1 Kiste Birnen
    .typed = 1 Birnen | Birnen 1 | Birnen ×1
stalls-item-pears-2 = 2 Kisten Birnen
    .typed = 2 Birnen | Birnen 2 | Birnen ×2
stalls-item-pears-3 = 3 Kisten Birnen
    .typed = 3 Birnen | Birnen 3 | Birnen ×3
stalls-item-pears-0 = Stammkunde für Birnen
    .typed = Stammkunden für Birnen | Stammkunde Birnen | Birnen-Stammkunde | Birnen-Stammkunden | Birnen 0
stalls-item-roses-1 = 1 Kiste Rosen
    .typed = 1 Rosen | Rosen 1 | Rosen ×1
stalls-item-roses-2 = 2 Kisten Rosen
    .typed = 2 Rosen | Rosen 2 | Rosen ×2
stalls-item-roses-3 = 3 Kisten Rosen
    .typed = 3 Rosen | Rosen 3 | Rosen ×3
stalls-item-roses-0 = Stammkunde für Rosen
    .typed = Stammkunden für Rosen | Stammkunde Rosen | Rosen-Stammkunde | Rosen-Stammkunden | Rosen 0

## Entscheidungen

stalls-decision-pick = Tag { $day }, Karte { $card } von { $cards }: Welche Karte legst du? { $card ->
        [4] Die letzte kommt weg.
       *[other] Die anderen bekommt dein Nachbar.
    }

## Aktionen

stalls-action-pick = Karte legen: { $card }
    .done = Du legst: { $card }.
    .name = Karte legen
    .card = Welche Karte?
    .preview = { $price_id ->
        [none] zahlt bisher { $pays }
       *[other] { $behind_id ->
            [none] { $ahead ->
                [0] gleichauf
               *[other] { $ahead } voraus
            }
           *[other] { $behind } zurück
        }, bringt { $price }
    }
    .mark = { $price_id ->
        [none] zahlt { $pays }
       *[other] { $behind_id ->
            [none] { $ahead ->
                [0] ±0
               *[other] +{ $ahead }
            }
           *[other] −{ $behind }
        }
    }
    .typed = { $card } | lege { $card } | spiele { $card } | nimm { $card }

## Ereignisse

stalls-event-chose = Karte gewählt: { $seat_id ->
        [you] du
       *[other] { $seat }
    }.
    .again = { $seat_id ->
        [you] du
       *[other] { $seat }
    }
stalls-event-laid = { $seat_id ->
        [you] Du legst
       *[other] { $seat } legt
    } { $crates ->
        [0] den Stammkunden für { $good }
        [one] 1 Kiste { $good }
       *[other] { $crates } Kisten { $good }
    }.
    .again = { $seat_id ->
        [you] du
       *[other] { $seat }
    } { $crates ->
        [0] den Stammkunden für { $good }
        [one] 1 Kiste { $good }
       *[other] { $crates } Kisten { $good }
    }
stalls-event-hands-passed = Alle Karten wandern nach { $left ->
        [yes] links
       *[no] rechts
    }.
    .joined = { "" }
stalls-event-day-ended = Tag { $day } ist vorbei.
stalls-event-stall-sold = { $seat_id ->
        [you] Dein Stand
       *[other] Der Stand von { $seat }
    } verkauft { $goods_count ->
        [0] nichts allein
       *[other] { $goods }
    }{ $shared_count ->
        [0] { "" }
       *[other] , zur Hälfte auch { $shared }
    }{ $regulars ->
        [0] { "" }
       *[other] ; Stammkunden zahlen { $regulars }
    }. Das macht +{ $earned }, jetzt { $coins }.
stalls-event-day-began = Tag { $day } beginnt: neue Preise, neue Karten.

## Absagen

stalls-refusal-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.

## Das Ende

stalls-end-days = Der letzte Markttag ist vorbei.
stalls-line-sales = Verkaufte Waren
stalls-line-regulars = Stammkunden
stalls-line-sold = Allein verkaufte Waren

## Der Spielplan

stalls-board-title = Stand gegen Stand
stalls-board-own = Ein Spiel von uns
stalls-board-day = Tag { $day } von { $days } · Karte { $card } von { $cards }{ $direction ->
        [left] { " " }· weiter nach links
        [right] { " " }· weiter nach rechts
       *[nowhere] { "" }
    }
stalls-board-now = Alle wählen eine Karte.
stalls-board-over = Der letzte Markttag ist vorbei.
stalls-board-good = { $good }, bringt { $price }: { $crates }
stalls-board-stall = { $seat_id ->
        [you] Dein Stand
       *[other] Stand von { $seat }
    }: { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, { $sold } allein verkauft
stalls-board-player = { $seat_id ->
        [you] Du
       *[other] { $seat }
    }: { $cards }
stalls-board-nothing = noch nichts
stalls-board-chosen = hat gewählt
stalls-board-hand = Deine Hand: { $cards }
stalls-board-choice = Du legst: { $card }
stalls-board-known = { $person } hat auf der Hand: { $cards }
stalls-board-yours = Deine Hand
stalls-board-seen = Karten, die du schon hattest

## Was für eine Wahl spricht

stalls-ground-unclaimed = davon hat noch niemand etwas: { $good }
stalls-ground-overtakes = überholt den Stand mit den meisten Kisten: { $good }
stalls-ground-draws-level = den Preis teilst du dann mit einem anderen Stand: { $good }
stalls-ground-keeps-lead = sichert deine Führung: { $good }
stalls-ground-behind = ein anderer Stand hat trotzdem mehr: { $good }
stalls-ground-regular-pays = zahlt auch, wenn ein anderer Stand mehr davon hat: { $good }
stalls-ground-regular-waits = zahlt nur, wenn du heute noch Kisten davon legst: { $good }
stalls-ground-denies = sonst bekommt { $seat } die Karte und könnte damit { $coins } verdienen
