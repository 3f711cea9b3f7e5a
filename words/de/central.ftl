# Central Market.

central = Central Market
    .pitch = unterbiete die anderen, aber nicht zu sehr
    .idea = Verkauf dein Gemüse billiger als die anderen, aber nicht zu billig: In jeder Runde werden von einer Sorte nur 10 kg verkauft, und auch du darfst nur 10 kg verkaufen. Für die Einnahmen gibt es Punkte. Schummler, Touristen und Fäulnis helfen dir je einmal. Für 3 bis 5 Personen, 45 Minuten.
    .score = { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }

central-typed-words = gehe runter auf = gehe auf | gehe herunter auf = gehe auf | geh auf = gehe auf | geh runter auf = gehe auf | runter auf = gehe auf | steige aus = passen | bin raus = passen | bleib = bleibe | zur Seite legen = beiseitelegen | zur Seite = beiseite | eine mit 2 kg = 1 Karte mit 2 kg | die Karte mit 2 kg = 1 Karte mit 2 kg | eine mit 3 kg = 1 Karte mit 3 kg | die Karte mit 3 kg = 1 Karte mit 3 kg | eine mit 4 kg = 1 Karte mit 4 kg | die Karte mit 4 kg = 1 Karte mit 4 kg | Tomate = Tomaten | Karotte = Karotten | Möhre = Karotten | Möhren = Karotten | Aubergine = Auberginen | Gurke = Gurken | Kilo = kg | Münzen pro kg = pro kg | Münzen pro Kilo = pro kg | Münzen = pro kg | das Kilo = pro kg | je kg = pro kg | je Kilo = pro kg | sage = biete | mache = biete | gehe mit = gehe auf | Gebot = biete | Paradeiser = Tomaten

## Optionen

central-option-forty_cards = Vierzig Karten
    .about = Zu dritt: Eine Sorte kommt aus dem Spiel, und auf dem Markt wird es enger.
central-option-removed_product = Fehlende Sorte
    .about = Welche Sorte fehlt, wenn ihr mit vierzig Karten spielt?
central-option-removed_product-random = Ausgelost
central-option-removed_product-tomato = Tomaten
central-option-removed_product-carrot = Karotten
central-option-removed_product-eggplant = Auberginen
central-option-removed_product-cucumber = Gurken
central-option-removed_product-pepper = Paprika
central-option-price_max = Höchster Preis
    .about = Der höchste Preis auf der Auktionskarte.
central-option-cheater_may_open = Auch beim Anbieten schummeln
    .about = Darfst du mit dem Schummler auch eine Sorte auf den Markt bringen, die du nicht hast?
central-option-first_player = Startspieler
    .about = Wer beginnt die erste Runde?
central-option-first_player-random = Ausgelost
central-option-first_player-seat_1 = Wer auf dem ersten Platz sitzt

## Entscheidungen

central-decision-open = Du bist am Zug: Welche Sorte bringst du auf den Markt, und zu welchem Preis pro kg (1 bis { $highest })?
central-decision-bid = Auf dem Markt: { $product }. Niedrigstes Gebot: { $lowest }. Bietest du weniger, oder passt du?
central-decision-first-bid = Auf dem Markt: { $product } für { $lowest }. Bietest du weniger, oder passt du? Alle antworten gleichzeitig; geboten wird dann der Reihe nach.
central-decision-next-bid = Auf dem Markt: { $product }. Niedrigstes Gebot: { $lowest }, deins: { $price }. Gehst du tiefer, oder bleibst du? Alle antworten gleichzeitig; geboten wird dann der Reihe nach.
central-decision-lower = Auf dem Markt: { $product }. Niedrigstes Gebot: { $lowest }, deins: { $price }. Gehst du tiefer, oder bleibst du?
central-decision-sell =
    Jetzt verkaufst du { $product } für { $price } pro kg: { $cap ->
        [one] nur noch 1 kg.
       *[other] bis zu { $cap } kg.
    } Welche Karten spielst du?
central-decision-early-tourists = Verkaufst du den Touristen jetzt noch mehr { $product }, für { $price } pro kg? Du kannst auch warten, bis alle verkauft haben.
central-decision-rot = { $seat } verkauft { $kg } kg { $product } für { $price } pro kg. Spielst du Fäulnis?
central-decision-tourists = Spielst du Touristen und verkaufst noch mehr { $product } für { $price } pro kg, so viel du willst?
central-decision-aside = Ende von Runde { $round }: Welche Karte legst du für die Schlussrunde beiseite?
central-decision-orders = Du kannst mir Aufträge für diese Runde geben. Nur du siehst sie.

## Aktionen

central-action-open = { $product } für { $price } pro kg auf den Markt bringen
    .name = Auf den Markt bringen
    .done = Du hast { $product } für { $price } pro kg auf den Markt gebracht.
    .product = Welche Sorte?
    .price = Zu welchem Preis pro kg?
    .mark = +{ $income }
    .range =
        bis zu { $kg } kg, Einnahmen bestenfalls { $income }{ $cheater ->
            [1] , mit dem Schummler
           *[other] { "" }
        }
    .preview =
        bis zu { $kg } kg, Einnahmen bestenfalls { $income }{ $cheater ->
            [1] , mit dem Schummler
           *[other] { "" }
        }
    .typed = { $product } für { $price } anbieten | { $product } { $price } | bringe { $product } für { $price } auf den markt | bringe { $product } für { $price } pro kg auf den markt | { $product } für { $price } | anbieten { $product } { $price } | biete { $product } für { $price } an | bringe { $product } für { $price } | { $product } zu { $price } | { $product } für { $price } pro kg | verkaufe { $product } für { $price } | { $product } zum preis von { $price } | { $product } zu { $price } pro kg | { $product } { $price } pro kg | verkaufe { $product } zu { $price } pro kg | verkaufe { $product } für { $price } pro kg
central-action-skip = Diese Runde nichts auf den Markt bringen
    .name = Diese Runde nichts
    .done = Du bringst diese Runde nichts auf den Markt.
    .typed = nichts
central-action-bid = { $price } pro kg bieten
    .done = Du bietest { $price } pro kg.
    .name = Bieten
    .price = Zu welchem Preis pro kg?
    .mark = +{ $income }
    .range =
        bis zu { $kg } kg, Einnahmen bestenfalls { $income }{ $cheater ->
            [1] , mit dem Schummler
           *[other] { "" }
        }
    .preview =
        { $cheater ->
            [1] bis zu { $kg } kg, Einnahmen bestenfalls { $income }, mit dem Schummler
           *[other] bis zu { $kg } kg, Einnahmen bestenfalls { $income }
        }
    .typed = biete { $price } | biete { $price } pro kg | gehe auf { $price } | { $price } bieten | bieten { $price } | verkaufe für { $price } | { $price } | { $price } pro kg | für { $price } | gehe auf { $price } runter | geh auf { $price } runter
central-action-bid-once = { $price } pro kg bieten und dabei bleiben
    .name = Bieten, dann bleiben
    .done = Du bietest { $price } pro kg, und dabei bleibst du.
    .price = Zu welchem Preis pro kg?
    .mark = +{ $income }
    .range =
        bis zu { $kg } kg, Einnahmen bestenfalls { $income }{ $cheater ->
            [1] , mit dem Schummler
           *[other] { "" }
        }
    .preview =
        { $cheater ->
            [1] bis zu { $kg } kg, Einnahmen bestenfalls { $income }, mit dem Schummler
           *[other] bis zu { $kg } kg, Einnahmen bestenfalls { $income }
        }
    .typed = biete { $price } und bleibe dabei | { $price } und bleiben | biete { $price } und bleibe | { $price } dann bleiben | { $price } und dann bleiben | biete { $price } dann bleibe | { $price } und bleibe | { $price } und ich bleibe | { $price } und ich bleibe dabei
central-action-undercut = Jedes Mal um 1 unterbieten, bis { $floor }
    .done = Du unterbietest jedes Mal um 1, bis { $floor }.
    .name = Unterbieten
    .floor = Bis zu welchem Preis?
    .mark = +{ $income }
    .range =
        bis zu { $kg } kg, Einnahmen mindestens { $income }{ $cheater ->
            [1] , mit dem Schummler
           *[other] { "" }
        }
    .preview =
        { $cheater ->
            [1] bis zu { $kg } kg, Einnahmen mindestens { $income }, mit dem Schummler
           *[other] bis zu { $kg } kg, Einnahmen mindestens { $income }
        }
    .typed = unterbieten bis { $floor } | unterbiete bis { $floor } | bis { $floor } unterbieten | bis { $floor } runter | runter bis { $floor } | unterbiete um 1 bis { $floor } | immer um 1 runter bis { $floor } | um 1 runter bis { $floor }
central-action-pass = Bei dieser Sorte passen
    .quick = Passen
    .done = Du hast gepasst.
    .name = Passen
    .typed = passen | passe
central-action-wait = Wenn du an der Reihe bist: nach Plan, sonst frage ich dich
    .quick = Später entscheiden
    .name = Später entscheiden
    .done = Du entscheidest, wenn du an der Reihe bist.
    .typed = später | später entscheiden | warten | warte | warte ab
central-action-stay = Bei deinem Preis bleiben
    .quick = Bleiben
    .done = Du bleibst bei deinem Preis.
    .name = Bleiben
    .typed = bleiben | bleibe | bleibe dabei | dabei bleiben | bleibe bei meinem preis | behalte meinen preis | behalte deinen preis | meinen preis behalten
central-action-sell = { $batch } verkaufen
    .done = Du verkaufst { $batch }.
    .preview =
        { $kg } kg, +{ $income }{ $lost ->
            [0] { "" }
            [one] , { $lost } kg verfällt
           *[other] , { $lost } kg verfallen
        }
    .name = Verkaufen
    .batch = Welche Karten?
    .typed = verkaufe { $batch } | verkaufen { $batch } | { $batch }
central-action-cheat = Den Schummler zeigen und stattdessen { $product } verkaufen: { $batch }
    .done = Du hast den Schummler gezeigt und { $product } verkauft: { $batch }.
    .preview =
        { $kg } kg, +{ $income }{ $lost ->
            [0] { "" }
            [one] , { $lost } kg verfällt
           *[other] , { $lost } kg verfallen
        }
    .name = Schummeln
    .product = Welche Sorte verkaufst du stattdessen?
    .batch = Welche Karten?
    .range = { $kg } kg, +{ $income }
central-action-rot = Fäulnis spielen, wenn noch { $least } kg oder mehr gut sind
    .done = Notiert: Fäulnis, wenn noch { $least } kg oder mehr gut sind.
    .least = Ab wie viel kg?
    .name = Fäulnis spielen
    .preview =
        { $kg ->
            [one] 1 kg verfault
           *[other] { $kg } kg verfaulen
        }, −{ $income } Einnahmen
    .typed = Fäulnis ab { $least } kg | fäulnis ab { $least } | spiele fäulnis ab { $least } kg | spiele fäulnis ab { $least } | fäulnis | spiele fäulnis | faule ware | fäulnis bei { $least } | fäulnis bei { $least } kg | fäulnis wenn mindestens { $least } kg | ab { $least } kg | ab { $least }
central-action-decline =
    { $scope_id ->
        [product] Nein, danke: keine Fäulnis mehr bei dieser Sorte
        [round] Nein, danke: keine Fäulnis mehr in dieser Runde
       *[none] Nein, danke
    }
    .name = Nein, danke
    .quick = { $scope_id ->
        [product] Keine Fäulnis bei dieser Sorte
        [round] Keine Fäulnis diese Runde
       *[none] Nein, danke
    }
    .done = Notiert.
    .scope-none = nur dieses Mal
    .scope = Für wie lange?
    .typed = Nein, danke | nein danke | nein | nö | keine fäulnis | keine touristen | spiele keine fäulnis
central-action-tourists = Touristen spielen und mehr verkaufen: { $batch }
    .done = Touristen! Du verkaufst ihnen { $batch }.
    .name = Touristen spielen
    .batch = Welche Karten?
    .preview = { $kg } kg, +{ $income }
central-action-no-tourists = Keine Touristen mehr in dieser Runde
    .quick = Keine Touristen diese Runde
    .done = Du spielst in dieser Runde keine Touristen mehr.
    .name = Keine Touristen diese Runde
central-action-aside = { $kg } kg { $product } beiseitelegen
    .done = Du hast { $kg } kg { $product } beiseitegelegt.
    .kg = Wie viel kg?
    .name = Karte beiseitelegen
    .product = Von welcher Sorte?
    .typed = { $kg } kg { $product } beiseitelegen | lege { $kg } kg { $product } beiseite | behalte { $kg } kg { $product } | { $kg } kg { $product } | { $product } { $kg } kg | { $product } beiseitelegen | lege { $product } beiseite | { $product } beiseite | { $product } | { $product } { $kg } | { $product } mit { $kg } kg | behalte { $product } | hebe { $product } auf
central-action-aside-nothing = Nichts beiseitelegen
    .done = Du hast nichts beiseitegelegt.
    .name = Nichts beiseitelegen
    .typed = nichts beiseitelegen | nichts | nein | keine | lege nichts beiseite
central-action-order-pass = Bei { $product }: passen oder bleiben
    .done = Gespeichert: Bei { $product } passt oder bleibst du.
    .name = Passen
    .product = Bei welcher Sorte?
central-action-order-undercut =
    Bei { $product }: um 1 unterbieten, bis { $floor }{ $cheater_id ->
        [cheater] , notfalls mit dem Schummler
       *[none] { "" }
    }
    .done = Gespeichert: Bei { $product } unterbietest du um 1, bis { $floor }{ $cheater_id ->
        [cheater] , notfalls mit dem Schummler
       *[none] { "" }
    }.
    .name = Unterbieten
    .product = Bei welcher Sorte?
    .floor = Bis zu welchem Preis?
    .cheater = Notfalls mit dem Schummler?
central-action-order-bid =
    Bei { $product }: { $price } bieten, dann bleiben{ $cheater_id ->
        [cheater] , notfalls mit dem Schummler
       *[none] { "" }
    }
    .done = Gespeichert: Bei { $product } bietest du { $price } und bleibst dabei{ $cheater_id ->
        [cheater] , notfalls mit dem Schummler
       *[none] { "" }
    }.
    .name = Einmal bieten
    .product = Bei welcher Sorte?
    .price = Zu welchem Preis pro kg?
    .cheater = Notfalls mit dem Schummler?
central-action-order-open = { $product } für { $price } auf den Markt bringen, wenn kein früherer Auftrag möglich ist
    .done = Gespeichert: Du bringst { $product } für { $price } auf den Markt, wenn kein früherer Auftrag möglich ist.
    .name = Auf den Markt bringen
    .product = Welche Sorte?
    .price = Zu welchem Preis pro kg?
central-action-order-sell =
    { $cards ->
        [one] So viel verkaufen, wie mit einer Karte geht
        [other] So viel verkaufen, wie mit { $cards } Karten geht
       *[none] So viel wie möglich verkaufen
    }
    .done = Gespeichert: Du verkaufst so viel{ $cards ->
        [one] , wie mit einer Karte geht
        [other] , wie mit { $cards } Karten geht
       *[none] { "" } wie möglich
    }.
    .name = Verkaufen
    .cards = Höchstens wie viele Karten? Leer: alle
central-action-order-rot =
    Fäulnis{ $product_id ->
        [none] { "" }
       *[other] { " " }bei { $product }
    }{ $victim_id ->
        [none] { "" }
       *[other] { " " }gegen { $victim }
    } spielen, wenn noch mindestens { $least } kg gut{ $worth ->
        [one] { " " }und mindestens { $worth } wert
        [other] { " " }und mindestens { $worth } wert
       *[none] { "" }
    } sind
    .done = Gespeichert: Du spielst Fäulnis{ $product_id ->
        [none] { "" }
       *[other] { " " }bei { $product }
    }{ $victim_id ->
        [none] { "" }
       *[other] { " " }gegen { $victim }
    }, wenn noch mindestens { $least } kg gut{ $worth ->
        [one] { " " }und mindestens { $worth } wert
        [other] { " " }und mindestens { $worth } wert
       *[none] { "" }
    } sind.
    .name = Fäulnis
    .least = Ab wie viel kg?
    .worth = Nur wenn sie so viel wert sind?
    .product = Nur bei dieser Sorte?
    .victim = Nur gegen diese Person?
central-action-order-no-rot =
    { $product_id ->
        [none] Keine Fäulnis mehr in dieser Runde
       *[other] Keine Fäulnis bei { $product }
    }
    .done = Gespeichert: keine Fäulnis { $product_id ->
        [none] mehr in dieser Runde
       *[other] bei { $product }
    }.
    .name = Keine Fäulnis
    .product = Nur bei dieser Sorte?
central-action-order-tourists =
    { $batch_id ->
        [none] Keine Touristen bei dieser Sorte
        [all] Touristen: alles verkaufen, was von dieser Sorte übrig ist
       *[other] Touristen: von dieser Sorte { $batch } verkaufen
    }
    .done = { $batch_id ->
        [none] Gespeichert: keine Touristen bei dieser Sorte.
        [all] Gespeichert: Die Touristen bekommen alles, was von dieser Sorte übrig ist.
       *[other] Gespeichert: Die Touristen bekommen von dieser Sorte { $batch }.
    }
    .name = Touristen
    .batch = Was verkaufst du den Touristen?
central-action-order-no-tourists = Keine Touristen in dieser Runde
    .done = Gespeichert: keine Touristen in dieser Runde.
    .name = Keine Touristen
central-action-plan = Kein Plan: Ich frage dich jedes Mal.
    .open = Auf den Markt bringen
    .open-said = Auf den Markt bringen: { $open }.
    .name = Plan für diese Runde
    .price = Anfangspreis
    .price-none = der höchste
    .price-said = Anfangspreis: { $price }.
    .tomato = Tomaten
    .tomato-said = Tomaten: { $tomato }.
    .carrot = Karotten
    .carrot-said = Karotten: { $carrot }.
    .eggplant = Auberginen
    .eggplant-said = Auberginen: { $eggplant }.
    .cucumber = Gurken
    .cucumber-said = Gurken: { $cucumber }.
    .pepper = Paprika
    .pepper-said = Paprika: { $pepper }.
    .others = Andere Sorten, jede Runde
    .others-said = Andere Sorten, jede Runde: { $others }.
    .sell = Verkaufen, jede Runde
    .sell-said = Verkaufen, jede Runde: { $sell }.
    .rot = Fäulnis, jede Runde
    .rot-said = Fäulnis, jede Runde: { $rot }.
    .tourists = Touristen, jede Runde
    .tourists-said = Touristen, jede Runde: { $tourists }.
central-action-cancel =
    { $product_id ->
        [none] Auftrag streichen: { $order }
       *[other] Auftrag streichen: { $order }, { $product }
    }
    .name = Auftrag streichen
    .order = Welchen Auftrag?
    .done = Gestrichen.
    .product = Für welche Sorte?

## Was geschieht

central-event-round-started =
    { $final ->
        [yes] Die Schlussrunde beginnt, mit den beiseitegelegten Karten.
       *[no] Runde { $round } beginnt.
    } { $first_id ->
        [you] Du fängst an.
       *[other] { $first } fängt an.
    }
central-event-reshuffled = Der Nachziehstapel ist leer: { $cards } abgelegte Karten werden neu gemischt.
central-event-delivered = Neue Karten: { $counts_by_seat }.
central-event-received =
    { $cards_count ->
        [0] Du bekommst keine Karten.
       *[other] Deine neuen Karten: { $cards }.
    }
central-event-opened =
    { $seat_id ->
        [you] Du bringst { $product } für { $price } pro kg auf den Markt.
       *[other] { $seat } bringt { $product } für { $price } pro kg auf den Markt.
    }
central-event-opening-skipped =
    { $why_id ->
        [limit] { $seat_id ->
            [you] Du hast deine 10 kg verkauft und bringst nichts mehr auf den Markt.
           *[other] { $seat } hat 10 kg verkauft und bringt nichts mehr auf den Markt.
        }
       *[other] { $seat_id ->
            [you] Du hast nichts mehr, was noch auf den Markt kann.
           *[other] { $seat } kann nichts mehr auf den Markt bringen.
        }
    }
central-event-bid-made =
    { $seat_id ->
        [you] Du bietest { $price }.
       *[other] { $seat } bietet { $price }.
    }
    .again =
        { $seat_id ->
            [you] du
           *[other] { $seat }
        } { $price }
central-event-lap-answered = Alle Antworten sind da; geboten wird der Reihe nach.
central-event-answer-acted = Wie geantwortet: { $action }.
central-event-passed =
    { $seat_id ->
        [you] Du passt.
       *[other] { $seat } passt.
    }
    .again =
        { $seat_id ->
            [you] du auch
           *[other] { $seat } auch
        }
central-event-stayed =
    { $seat_id ->
        [you] Du bleibst bei { $price }.
       *[other] { $seat } bleibt bei { $price }.
    }
    .again =
        { $seat_id ->
            [you] du
           *[other] { $seat }
        } bei { $price }
central-event-bidding-ended = { $product }: Die Gebote stehen. { $sellers_count ->
    [one] { $sellers_id ->
        [you] Nur du verkaufst, für { $prices }.
       *[other] Nur { $sellers } verkauft, für { $prices }.
    }
   *[other] Der Reihe nach verkaufen: { $prices_of_sellers }.
 }
central-event-sold =
    { $cheated ->
        [yes] { $seat_id ->
            [you] Du zeigst den Schummler und verkaufst { $kg } kg { $played } als { $product }
           *[other] { $seat } zeigt den Schummler und verkauft { $kg } kg { $played } als { $product }
        }
       *[no] { $seat_id ->
            [you] Du verkaufst { $kg } kg { $product }
           *[other] { $seat } verkauft { $kg } kg { $product }
        }
    } ({ $batch }{ $lost ->
        [0] { "" }
        [one] ; { $lost } kg verfällt
       *[other] ; { $lost } kg verfallen
    }).
central-event-rotted =
    { $seat_id ->
        [you] Du spielst Fäulnis gegen { $victim }
       *[other] { $seat } spielt Fäulnis gegen { $victim_id ->
            [you] dich
           *[other] { $victim }
        }
    }: Von { $before } kg { $after ->
        [one] ist nur noch 1 gut.
       *[other] sind nur noch { $after } gut.
    }
central-event-paid =
    { $seat_id ->
        [you] Du verdienst { $income } ({ $kg } kg × { $price }): { $total } in dieser Runde.
       *[other] { $seat } verdient { $income } ({ $kg } kg × { $price }): { $total } in dieser Runde.
    }
    .joined =
        { $seat_id ->
            [you] verdienst
           *[other] verdient
        } { $income } ({ $total } in dieser Runde)
central-event-shut-out =
    { $seat_id ->
        [you] Du kommst zu spät: Alle 10 kg { $product } sind verkauft.
       *[other] { $seat } kommt zu spät: Alle 10 kg { $product } sind verkauft.
    }
    .again =
        { $seat_id ->
            [you] du auch
           *[other] { $seat } auch
        }
central-event-tourists-came =
    { $seat_id ->
        [you] Touristen! Du verkaufst ihnen noch mehr { $product } ({ $batch }) für { $price } pro kg: +{ $income }, macht { $total } in dieser Runde.
       *[other] Touristen! { $seat } verkauft ihnen noch mehr { $product } ({ $batch }) für { $price } pro kg: +{ $income }, macht { $total } in dieser Runde.
    }
central-event-product-closed = Schluss mit { $product } für diese Runde.
    .joined = { "" }
central-event-card-hidden = Du legst eine Karte beiseite: { $card }.
central-event-aside-closed = Beiseitegelegt sind bisher: { $counts_by_seat }.
central-event-scored = { $last ->
        [yes] Ende der Schlussrunde.
       *[no] Ende von Runde { $round }.
    } Einnahmen: { $incomes_by_seat }. Punkte: { $points_by_seat }. Gesamt: { $totals_by_seat }.
central-event-game-ended = Ende der Partie: { $winners_count ->
    [one] { $winners_id ->
        [you] Du gewinnst!
       *[other] { $winners } gewinnt!
    }
   *[other] { $winners_id ->
        [with-you] Du{ $winners_others } teilt euch den Sieg!
       *[other] { $winners } teilen sich den Sieg!
    }
 }
central-event-noted = Gespeichert: { $action }.

## Was nicht geht

central-refusal-forty-cards = Vierzig Karten sind für drei, nicht für { $seats } Personen.
central-refusal-not-in-play = { $product } gibt es in dieser Partie nicht.
central-refusal-already-opened = { $product } waren in dieser Runde schon auf dem Markt.
central-refusal-not-in-hand = Diese Karten hast du nicht auf der Hand: { $product }.
central-refusal-price-range = { $price } geht nicht: Die Preise reichen von 1 bis { $highest }.
central-refusal-nothing-to-open = Du hast nichts auf der Hand, was diese Runde noch auf den Markt kann.
central-refusal-no-lower = Das niedrigste Gebot ist schon 1.
central-refusal-none-left = Du hast keine { $product } mehr.
central-refusal-must-open = Du kannst noch eine Sorte auf den Markt bringen, also musst du.
central-refusal-not-lower = Du bietest { $price }, aber das niedrigste Gebot ist { $lowest }: Geh darunter.
central-refusal-cannot-bid = Du hast keine { $product } und kannst nicht schummeln: Du kannst nur passen.
central-refusal-card-sells-nothing = Eine dieser Karten wäre zu viel: { $batch }. Verkaufen kannst du nur noch { $cap } kg.
central-refusal-must-be-honest = Du hast { $product } auf der Hand, also musst du ehrlich verkaufen.
central-refusal-must-cheat = Du hast keine { $product }: Verkauf etwas anderes mit dem Schummler.
central-refusal-not-so-many-kg = Ab { $least } kg geht nicht: Verkauft sind { $kg } kg, und Fäulnis braucht mindestens 2.
central-refusal-only-rot = Das gilt nur für Fäulnis. Für Touristen wähle „Keine Touristen diese Runde“.
central-refusal-card-used = Diese Gemeinheit hast du schon gespielt: { $card }.
central-refusal-asked-now = Genau danach frage ich gerade: Antworte einfach.
central-refusal-too-late = Für diesen Auftrag ist es zu spät.
central-refusal-no-such-order = So einen Auftrag hast du nicht: { $order }.
central-refusal-wrong-figure = { $figure } geht nicht: Möglich sind { $low } bis { $high }.

## Wertung

central-line-round-1 = Runde 1
central-line-round-2 = Runde 2
central-line-round-3 = Runde 3
central-line-round-4 = Runde 4
central-line-round-5 = Runde 5
central-line-round-6 = Runde 6
central-line-round-7 = Runde 7
central-line-unused-cards = Nicht gespielte Gemeinheiten
central-end-final-round = Die Schlussrunde ist gespielt.

## Dinge

central-item-tomato = Tomaten
central-item-carrot = Karotten
central-item-eggplant = Auberginen
central-item-cucumber = Gurken
central-item-pepper = Paprika
central-item-tomato-2kg = Tomaten 2 kg
central-item-tomato-3kg = Tomaten 3 kg
central-item-tomato-4kg = Tomaten 4 kg
central-item-carrot-2kg = Karotten 2 kg
central-item-carrot-3kg = Karotten 3 kg
central-item-carrot-4kg = Karotten 4 kg
central-item-eggplant-2kg = Auberginen 2 kg
central-item-eggplant-3kg = Auberginen 3 kg
central-item-eggplant-4kg = Auberginen 4 kg
central-item-cucumber-2kg = Gurken 2 kg
central-item-cucumber-3kg = Gurken 3 kg
central-item-cucumber-4kg = Gurken 4 kg
central-item-pepper-2kg = Paprika 2 kg
central-item-pepper-3kg = Paprika 3 kg
central-item-pepper-4kg = Paprika 4 kg
central-item-2kg = Karte mit 2 kg
    .count = { $count ->
        [one] 1 Karte mit 2 kg
       *[other] { $count } Karten mit 2 kg
    }
    .typed = 2 kg | 2 kg Karte | 2er
central-item-3kg = Karte mit 3 kg
    .count = { $count ->
        [one] 1 Karte mit 3 kg
       *[other] { $count } Karten mit 3 kg
    }
    .typed = 3 kg | 3 kg Karte | 3er
central-item-4kg = Karte mit 4 kg
    .count = { $count ->
        [one] 1 Karte mit 4 kg
       *[other] { $count } Karten mit 4 kg
    }
    .typed = 4 kg | 4 kg Karte | 4er
central-item-cheater = Schummler
central-item-tourists = Touristen
central-item-rot = Fäulnis
central-item-bid = bieten
central-item-open = auf den Markt bringen
central-item-sell = verkaufen
central-item-pass = passen
central-item-heaviest = die Sorte mit den meisten kg
central-item-most = so viel wie möglich
central-item-never = nie
central-item-to-1 = unterbieten bis 1
central-item-to-2 = unterbieten bis 2
central-item-to-3 = unterbieten bis 3
central-item-to-4 = unterbieten bis 4
central-item-to-5 = unterbieten bis 5
central-item-to-6 = unterbieten bis 6
central-item-to-7 = unterbieten bis 7
central-item-to-8 = unterbieten bis 8
central-item-to-9 = unterbieten bis 9
central-item-to-10 = unterbieten bis 10
central-item-to-11 = unterbieten bis 11
central-item-cards-1 = höchstens 1 Karte
central-item-cards-2 = höchstens 2 Karten
central-item-cards-3 = höchstens 3 Karten
central-item-loss-8 = ab einem Schaden von 8
central-item-loss-12 = ab einem Schaden von 12
central-item-loss-16 = ab einem Schaden von 16
central-item-loss-20 = ab einem Schaden von 20
central-item-loss-25 = ab einem Schaden von 25
central-item-loss-30 = ab einem Schaden von 30
central-item-gain-8 = den ganzen Rest, wenn er mindestens 8 bringt
central-item-gain-12 = den ganzen Rest, wenn er mindestens 12 bringt
central-item-gain-16 = den ganzen Rest, wenn er mindestens 16 bringt
central-item-gain-20 = den ganzen Rest, wenn er mindestens 20 bringt
central-item-gain-24 = den ganzen Rest, wenn er mindestens 24 bringt
central-item-gain-30 = den ganzen Rest, wenn er mindestens 30 bringt
central-item-all = alles, was übrig ist
central-item-none = nichts
central-item-product = für diese Sorte
central-item-round = für diese Runde

## Der Spielplan als Text

central-board-round =
    { $final ->
        [1] Schlussrunde.
       *[other] Runde { $round } von { $rounds }.
    } { $seat_id ->
        [you] Du bist Startspieler.
       *[other] Startspieler: { $seat }.
    }
central-board-over = Ende der Partie.
central-board-piles = Nachziehstapel: { $draw }. Ablagestapel: { $discard }.{ $buried ->
        [0] { "" }
       *[other] { " " }Ungesehen weggelegt: { $buried }.
    }
central-board-discard = Abgelegt: { $cards }.
central-board-market = In dieser Runde verkauft (höchstens 10 kg je Sorte): { $products }.
central-board-unopened = Noch nicht auf dem Markt: { $products }.
central-board-product = { $product } { $kg } kg
central-board-auction = Auf dem Markt: { $product }, von { $seat_id ->
        [you] dir
       *[other] { $seat }
    }. Niedrigstes Gebot { $lowest }, höchster Preis { $highest }.
central-board-bid =
    - { $seat_id ->
        [you] Du
       *[other] { $seat }
    }: { $standing_id ->
        [waiting] noch kein Gebot
        [active] Gebot { $price }
        [stayed] bei { $price } geblieben
        [passed] gepasst
       *[out] nicht dabei
    }{ $kg ->
        [0] { "" }
       *[other] , { $kg } kg verkauft
    }{ $cheated ->
        [0] { "" }
       *[other] { " " }(mit dem Schummler)
    }
central-board-bids-alike =
    - { $standing_id ->
        [waiting] Noch kein Gebot
        [passed] Gepasst
       *[out] Nicht dabei
    }: { $people }
central-board-sellers = Verkaufsreihenfolge: { $people }.
central-board-sale = Letzter Verkauf: { $seat_id ->
        [you] du
       *[other] { $seat }
    }, { $played }, { $batch }; { $kg } kg verkauft{ $lost ->
        [0] { "" }
       *[other] , { $lost } kg verfallen
    }.
central-board-asked =
    { $seat_id ->
        [you] Du bist am Zug.
       *[other] { $seat } ist am Zug.
    }
central-board-players = Mitspieler:
central-board-player =
    - { $seat_id ->
        [you] Du
       *[other] { $seat }
    }: { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
    }{ $over ->
        [1] { "" }
       *[other] , Einnahmen { $income }, { $sold } von 10 kg verkauft
    }, { $hand ->
        [one] 1 Handkarte
       *[other] { $hand } Handkarten
    }, { $aside } beiseitegelegt
central-board-points = Punkte je Runde: { $points }
central-board-unused = Gemeinheiten übrig: { $cards }
central-board-played = Gespielt: { $cards }
central-board-lacks = Nicht auf der Hand: { $cards }
central-board-own-unused = Deine Gemeinheiten: { $cards }.
central-board-own-standing =
    Du hast { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
    }{ $over ->
        [1] { "" }
       *[other] ; in dieser Runde: Einnahmen { $income }, { $sold } von 10 kg verkauft
    }.
central-board-hand = Deine Hand: { $cards }.
central-board-aside = Deine beiseitegelegten Karten: { $cards }.
central-board-answer = Deine Antwort · { $answer }
central-board-orders = Dein Plan und deine Aufträge: { $orders }
central-board-several = { $card } ({ $count } Karten)
central-board-no-cards = keine
central-board-option-open = Auch beim Anbieten darfst du schummeln.
central-board-stage =
    { $phase_id ->
        [open] Eine Sorte kommt auf den Markt.
        [bid] { $all ->
            [1] Wer geht tiefer?
           *[other] Es wird geboten.
        }
        [sell] Es wird verkauft.
        [rot] Spielt jemand Fäulnis?
        [tourists] Spielt jemand Touristen?
        [aside] Alle dürfen eine Karte beiseitelegen.
       *[over] Ende der Partie.
    }
central-board-lost = { $kg } kg verfallen
central-board-standing =
    { $seat }: { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
    }{ $over ->
        [1] { "" }
       *[other] , Einnahmen { $income }, { $sold } von 10 kg verkauft
    }.
central-board-title = Central Market

## Was für eine Wahl spricht

central-ground-biggest-stock = der größte Vorrat, den du noch anbieten kannst
central-ground-saves-best = dein größter Vorrat bleibt für später
central-ground-room-down = der höchste Preis: Du kannst noch heruntergehen
central-ground-less-room = lässt den anderen weniger Platz unter dir
central-ground-lacking = { $count ->
        [one] 1 Person hat sicher nichts davon
       *[other] { $count } andere haben sicher nichts davon
    }
central-ground-sells-first = das niedrigste Gebot verkauft zuerst: bis zu { $kg } kg für dich
central-ground-may-undercut = { $count ->
        [one] 1 Person kann noch tiefer gehen
       *[other] { $count } andere können noch tiefer gehen
    }
central-ground-keeps = deine { $kg } kg bleiben für später auf der Hand
central-ground-nothing-of-it = du hast nichts davon
central-ground-too-cheap = unter { $price } pro kg behältst du deine Karten besser
central-ground-left-for-you = die Billigeren lassen dir wohl etwa { $kg } kg übrig
central-ground-overtakes = damit überholst du { $seat } in dieser Runde
central-ground-holds-back = { $seat } bleibt in dieser Runde hinter dir
central-ground-only-whole = spielt jemand vor dir Fäulnis, behältst du deine
central-ground-at-all-events = wird gespielt, auch wenn jemand vor dir Fäulnis spielt
central-ground-keeps-card = die Gemeinheit bleibt dir für einen besseren Moment
central-ground-final = in der Schlussrunde verkaufst du nur, was du beiseitegelegt hast
central-ground-keeps-hand = alle Karten bleiben dir für die Runden bis dahin auf der Hand
central-ground-pile = { $cards ->
        [one] du hast schon 1 Karte beiseitegelegt: { $product }
       *[other] du hast schon { $cards } Karten beiseitegelegt: { $product }
    }
