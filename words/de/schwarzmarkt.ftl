# Schwarzmarkt.

schwarzmarkt = Schwarzmarkt
    .pitch = warte auf einen besseren Kurs, aber nicht zu lange
    .idea = Verkauf Kartoffeln, Kaffee, Mehl, Butter und Zucker auf dem Schwarzmarkt. Warte auf einen besseren Kurs, aber nicht zu lange: Sonst verkaufen die anderen vor dir, oder das Geschäft platzt.
    .score = { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }

schwarzmarkt-typed-words = Kilo Zucker = Zucker | Pfund Zucker = Zucker | Paket Zucker = Zucker | Pakete Zucker = Zucker | Päckchen Zucker = Zucker | Kilo Mehl = Mehl | Pfund Mehl = Mehl | Paket Mehl = Mehl | Pakete Mehl = Mehl | Päckchen Mehl = Mehl | Pfund Kaffee = Kaffee | Paket Kaffee = Kaffee | Pakete Kaffee = Kaffee | Päckchen Kaffee = Kaffee | Pfund Butter = Butter | Kilo Butter = Butter | Stück Butter = Butter | Kilo Kartoffeln = Kartoffeln | Pfund Kartoffeln = Kartoffeln | Sack Kartoffeln = Kartoffeln | Säcke Kartoffeln = Kartoffeln | ein Feld = 1 Feld | spionier = spioniere | ich spioniere = spioniere | ich durchsuche = durchsuche | Erdapfel = Kartoffel | Erdäpfel = Kartoffeln

## Optionen

schwarzmarkt-option-product_deck = Warenkarten
    .about = Welche 60 Warenkarten im Spiel sind.
schwarzmarkt-option-product_deck-basic = 12 von jeder Ware
schwarzmarkt-option-product_deck-uneven = Ungleich: viele Kartoffeln, wenig Kaffee
schwarzmarkt-option-spoiled_scope = Verdorbene Ware!
    .about = Welche Karten des ersten Verkaufs nur die Hälfte bringen.
schwarzmarkt-option-spoiled_scope-whole_exchange = Alle Karten des ersten Verkaufs
schwarzmarkt-option-spoiled_scope-first_card = Nur seine erste Karte
schwarzmarkt-option-short_supply_scope = Waren knapp!
    .about = Gilt die eine Karte pro Zug oder fürs ganze Angebot?
schwarzmarkt-option-short_supply_scope-per_turn = Eine Karte pro Zug
schwarzmarkt-option-short_supply_scope-per_offer = Eine Karte im ganzen Angebot
schwarzmarkt-option-winnings_visibility = Gewinne
    .about = Sehen alle die Luxuspunkte der anderen?
schwarzmarkt-option-winnings_visibility-hidden = Verdeckt bis zum Ende
schwarzmarkt-option-winnings_visibility-open = Offen
schwarzmarkt-option-second_round_deal = Zweite Runde
    .about = Was alle zu Beginn der zweiten Runde auf der Hand haben.
schwarzmarkt-option-second_round_deal-keep_plus_nine = Den Rest der ersten und neun neue Karten
schwarzmarkt-option-second_round_deal-redeal_nine = Nur neun neue Karten
schwarzmarkt-option-first_start_player = Erster Startspieler
    .about = Wer die erste Karte legt: ausgelost, oder wer auf diesem Platz sitzt.
schwarzmarkt-option-first_start_player-random = Ausgelost

## Dinge

schwarzmarkt-item-potato = Kartoffeln
    .count = { $count ->
        [one] 1 Kartoffel
       *[other] { $count } Kartoffeln
    }
schwarzmarkt-item-coffee = Kaffee
    .count = { $count } Kaffee
schwarzmarkt-item-flour = Mehl
    .count = { $count } Mehl
schwarzmarkt-item-butter = Butter
    .count = { $count } Butter
schwarzmarkt-item-sugar = Zucker
    .count = { $count } Zucker
schwarzmarkt-item-nylons = Nylonstrümpfe
    .count = { $count } Paar Nylons
schwarzmarkt-item-cigarettes = Zigaretten
    .count = { $count ->
        [one] 1 Schachtel Zigaretten
       *[other] { $count } Schachteln Zigaretten
    }
schwarzmarkt-item-chocolate = Schokolade
    .count = { $count ->
        [one] 1 Tafel Schokolade
       *[other] { $count } Tafeln Schokolade
    }
schwarzmarkt-item-gum = Kaugummi
    .count = { $count ->
        [one] 1 Kaugummi
       *[other] { $count } Kaugummis
    }
schwarzmarkt-item-final = letzter Zug
schwarzmarkt-item-one-offer = ein Angebot
schwarzmarkt-item-O01 = Angebot für 3 Kartoffeln
schwarzmarkt-item-O02 = Angebot für 3 Kaffee
schwarzmarkt-item-O03 = Angebot für 3 Mehl
schwarzmarkt-item-O04 = Angebot für 3 Butter
schwarzmarkt-item-O05 = Angebot für 3 Zucker
schwarzmarkt-item-O06 = Angebot für 2 Kartoffeln und 1 Zucker
    .typed = Angebot für 2 Kartoffeln, 1 Zucker
schwarzmarkt-item-O07 = Angebot für 2 Kaffee und 1 Kartoffel
    .typed = Angebot für 2 Kaffee, 1 Kartoffel
schwarzmarkt-item-O08 = Angebot für 2 Mehl und 1 Kaffee
    .typed = Angebot für 2 Mehl, 1 Kaffee
schwarzmarkt-item-O09 = Angebot für 2 Butter und 1 Mehl
    .typed = Angebot für 2 Butter, 1 Mehl
schwarzmarkt-item-O10 = Angebot für 2 Zucker und 1 Butter
    .typed = Angebot für 2 Zucker, 1 Butter
schwarzmarkt-item-O11 = Angebot für 3 Kartoffeln und 1 Kaffee
    .typed = Angebot für 3 Kartoffeln, 1 Kaffee
schwarzmarkt-item-O12 = Angebot für 3 Kaffee und 1 Mehl
    .typed = Angebot für 3 Kaffee, 1 Mehl
schwarzmarkt-item-O13 = Angebot für 3 Mehl und 1 Butter
    .typed = Angebot für 3 Mehl, 1 Butter
schwarzmarkt-item-O14 = Angebot für 3 Butter und 1 Zucker
    .typed = Angebot für 3 Butter, 1 Zucker
schwarzmarkt-item-O15 = Angebot für 3 Zucker und 1 Kartoffel
    .typed = Angebot für 3 Zucker, 1 Kartoffel
schwarzmarkt-item-O16 = Angebot für Kaffee, Mehl, Butter, Zucker
    .typed = Angebot für Kaffee, Mehl, Butter und Zucker
schwarzmarkt-item-O17 = Angebot für Kartoffel, Mehl, Butter, Zucker
    .typed = Angebot für Kartoffel, Mehl, Butter und Zucker
schwarzmarkt-item-O18 = Angebot für Kartoffel, Kaffee, Butter, Zucker
    .typed = Angebot für Kartoffel, Kaffee, Butter und Zucker
schwarzmarkt-item-O19 = Angebot für Kartoffel, Kaffee, Mehl, Zucker
    .typed = Angebot für Kartoffel, Kaffee, Mehl und Zucker
schwarzmarkt-item-O20 = Angebot für Kartoffel, Kaffee, Mehl, Butter
    .typed = Angebot für Kartoffel, Kaffee, Mehl und Butter
schwarzmarkt-item-T01 = Spionage!
    .about = Sieh dir zwei zufällige Karten aus einer fremden Hand an.
schwarzmarkt-item-T02 = Alte Rechnung!
    .about = Nimm eine zufällige Karte aus einer fremden Hand.
schwarzmarkt-item-T03 = Schnelles Geschäft!
    .about = Tausche eine deiner Karten gegen 20 Punkte.
schwarzmarkt-item-T04 = Schnelles Geschäft!
    .about = Tausche eine deiner Karten gegen 20 Punkte.
schwarzmarkt-item-T05 = Verdorbene Ware!
schwarzmarkt-item-T06 = Zwangstausch!
    .about = Gib jemandem eine oder zwei Karten und zieh dafür ebenso viele aus dieser Hand.
schwarzmarkt-item-T07 = Waren knapp!
schwarzmarkt-item-T08 = Razzia!
    .about = Nenne eine Person und eine Ware: Alle ihre Karten davon werden abgelegt.
schwarzmarkt-item-T09 = Neue Ware entdeckt!
schwarzmarkt-item-T10 = Limit!

## Entscheidungen

schwarzmarkt-decision-lay = Runde { $round } von 2: Du beginnst. Welche Schwarzmarktkarte legst du?
schwarzmarkt-decision-spy = { $card } Wessen Karten siehst du dir an?
schwarzmarkt-decision-collect = { $card } Wem nimmst du eine Karte ab, ohne hinzusehen?
schwarzmarkt-decision-deal = { $card } Welche Karte tauschst du gegen 20 Punkte?
schwarzmarkt-decision-swap = { $card } Wem gibst du eine oder zwei Karten? Du ziehst ebenso viele aus dieser Hand.
schwarzmarkt-decision-raid = { $card } Bei wem suchst du, und nach welcher Ware?
schwarzmarkt-decision-take = { $card } Du durchsuchst den Warenstapel. Welche Karte nimmst du?
schwarzmarkt-decision-turn = Gesucht: { $wanted }. Kurs { $rate }, letzter Zug bei { $cap }. Verkaufst du, oder passt du und treibst den Kurs um { $steps ->
        [one] 1 Feld
        [2] 1 oder 2 Felder
       *[other] 1 bis { $steps } Felder
    } hoch?
schwarzmarkt-decision-final = Letzter Zug, Kurs { $rate }. Gesucht: { $wanted }. Verkauf jetzt oder passe: Danach ist das Angebot vorbei.
schwarzmarkt-decision-rules = Du kannst mir Aufträge für deine nächsten Züge in diesem Angebot geben. Wenn du dran bist, spiele ich den ersten, der passt. Nur du siehst sie.
schwarzmarkt-decision-plan = Du kannst vorausplanen: was du verkaufst, wann du passt, welche Karte du als Nächstes legst. Nur du siehst das.

## Aktionen

schwarzmarkt-action-lay = { $card_id ->
    [T01] „{ $card }“ legen
    [T02] „{ $card }“ legen
    [T03] „{ $card }“ legen
    [T04] „{ $card }“ legen
    [T05] „{ $card }“ legen
    [T06] „{ $card }“ legen
    [T07] „{ $card }“ legen
    [T08] „{ $card }“ legen
    [T09] „{ $card }“ legen
    [T10] „{ $card }“ legen
   *[other] Ein { $card } legen
 }
    .done = { $card_id ->
        [T01] Du legst „{ $card }“.
        [T02] Du legst „{ $card }“.
        [T03] Du legst „{ $card }“.
        [T04] Du legst „{ $card }“.
        [T05] Du legst „{ $card }“.
        [T06] Du legst „{ $card }“.
        [T07] Du legst „{ $card }“.
        [T08] Du legst „{ $card }“.
        [T09] Du legst „{ $card }“.
        [T10] Du legst „{ $card }“.
       *[other] Du legst ein { $card }.
    }
    .name = Karte legen
    .mark = { $effect_id ->
        [offer] du hast { $held }
        [waits] fürs nächste
       *[search] −{ $price }
    }
    .card = Welche Schwarzmarktkarte?
    .preview = { $effect_id ->
        [offer] davon hast du { $held } auf der Hand
        [waits] { $card_id ->
            [T05] { $scope_id ->
                [first_card] Nächstes Angebot: Die erste verkaufte Karte bringt nur die Hälfte.
               *[whole_exchange] Nächstes Angebot: Der erste Verkauf bringt nur die Hälfte.
            }
            [T07] { $scope_id ->
                [per_offer] Nächstes Angebot: insgesamt nur eine Karte pro Person.
               *[per_turn] Nächstes Angebot: nur eine Karte pro Zug.
            }
           *[T10] Nächstes Angebot: Der letzte Zug ist bei 25 statt bei 50.
        }
       *[search] Zahle { $price } Punkte, durchsuche den Warenstapel, nimm eine Karte. Es gibt kein Zurück.
    }
    .typed = lege { $card } | { $card } legen | legen { $card } | spiele { $card } | { $card } spielen | { $card }
schwarzmarkt-action-spy = Zwei Karten von { $victim } ansehen
    .done = Du spionierst { $victim } aus.
    .name = Spionieren
    .mark = { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
    .victim = Bei wem?
    .preview = { $cards ->
        [one] 1 Karte auf der Hand
       *[other] { $cards } Karten auf der Hand
    }
    .typed = spioniere { $victim } aus | { $victim } ausspionieren | spionieren bei { $victim } | spionieren { $victim } | spioniere bei { $victim } | { $victim } | karten von { $victim } | die karten von { $victim } | die karten von { $victim } ansehen
schwarzmarkt-action-collect = { $victim } eine Karte abnehmen, ohne hinzusehen
    .done = Du nimmst { $victim } eine Karte ab.
    .name = Karte abnehmen
    .mark = { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
    .victim = Wem?
    .preview = { $cards ->
        [one] 1 Karte auf der Hand
       *[other] { $cards } Karten auf der Hand
    }
    .typed = nimm { $victim } eine Karte ab | nimm eine Karte von { $victim } | nehme { $victim } eine karte ab | von { $victim } | { $victim } | eine karte von { $victim } | nimm von { $victim } eine karte
schwarzmarkt-action-deal = { $product_id ->
        [potato] 1 Kartoffel
       *[other] 1 { $product }
    } gegen 20 Punkte tauschen
    .done = Du tauschst { $product_id ->
        [potato] 1 Kartoffel
       *[other] 1 { $product }
    } gegen 20 Punkte.
    .name = Schnelles Geschäft
    .mark = +{ $paid }
    .product = Welche Ware?
    .preview = +{ $paid } Punkte, { $left ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $left } Karten
    } übrig
    .typed = { $product } gegen 20 Punkte | tausche { $product } | 1 { $product } | { $product } tauschen | tauschen { $product } | 1 { $product } tauschen | 1 { $product } gegen 20 punkte | verkaufe { $product } | { $product } | { $product } für 20 punkte | 1 { $product } für 20 punkte
schwarzmarkt-action-swap = { $victim } { $gift } geben und ebenso viele Karten ziehen
    .done = Du tauschst Karten mit { $victim }.
    .name = Karten tauschen
    .mark = { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
    .victim = Mit wem?
    .gift = Welche ein oder zwei Karten gibst du?
    .preview = { $cards ->
        [one] 1 Karte auf der Hand
       *[other] { $cards } Karten auf der Hand
    }
    .typed = gib { $victim } { $gift } | { $victim } { $gift } geben | tausche { $gift } mit { $victim } | { $victim } { $gift }
schwarzmarkt-action-raid = { $victim } nach { $product } durchsuchen
    .done = Du durchsuchst { $victim } nach { $product }.
    .name = Razzia
    .mark = { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
    .victim = Wen?
    .product = Nach welcher Ware?
    .preview = { $cards ->
        [one] 1 Karte auf der Hand
       *[other] { $cards } Karten auf der Hand
    }
    .typed = durchsuche { $victim } nach { $product } | { $victim } { $product } | razzia { $victim } { $product } | razzia bei { $victim } nach { $product } | razzia bei { $victim } { $product } | suche bei { $victim } nach { $product } | { $product } bei { $victim }
schwarzmarkt-action-take = { $product_id ->
        [potato] 1 Kartoffel
       *[other] 1 { $product }
    } aus dem Warenstapel nehmen
    .done = Du nimmst { $product_id ->
            [potato] 1 Kartoffel
           *[other] 1 { $product }
        } aus dem Warenstapel.
    .name = Karte nehmen
    .product = Welche Ware?
    .typed = nimm { $product } | nehme { $product } | { $product } nehmen | nimm 1 { $product } | 1 { $product } nehmen | { $product }
schwarzmarkt-action-sell = { $goods } verkaufen
    .done = Du verkaufst { $goods }.
    .name = Verkaufen
    .goods = Welche Karten?
    .preview = +{ $paid ->
        [one] 1 Punkt
       *[other] { $paid } Punkte
    }, { $left ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $left } Karten
    } übrig
    .typed = verkaufe { $goods } | verkauf { $goods } | verkaufen { $goods } | { $goods }
schwarzmarkt-action-pass = { $steps ->
        [one] Passen und den Kurs um 1 Feld hochtreiben
        [other] Passen und den Kurs um { $steps } Felder hochtreiben
       *[none] Passen
    }
    .done = { $steps ->
        [one] Du passt und treibst den Kurs um 1 Feld hoch.
        [other] Du passt und treibst den Kurs um { $steps } Felder hoch.
       *[none] Du passt.
    }
    .name = Passen
    .mark = +{ $steps }
    .steps = Um wie viele Felder?
    .preview = Kurs { $rate }
    .typed = passe { $steps } | passen { $steps } | passen um { $steps } | passe um { $steps } felder | passe um { $steps } feld | passe | passen | passen um { $steps } felder | { $steps } felder | { $steps } feld | passen und treibe um { $steps } | passen und { $steps } hoch | treibe um { $steps } | erhöhe um { $steps } | passe und erhöhe um { $steps } | { $steps } felder hoch | um { $steps } hoch | passe +{ $steps } | passen +{ $steps } | +{ $steps } | treibe den kurs um { $steps } hoch | passe und treibe den kurs um { $steps } hoch | passen und treibe den kurs um { $steps } hoch | um { $steps } felder hoch
schwarzmarkt-action-sell-all-rule = ab deinem nächsten Zug alles verkaufen, was geht{ $first_count ->
        [0] { "" }
       *[other] , zuerst { $first }
    }{ $least ->
        [one] , ab Kurs { $least }
        [other] , ab Kurs { $least }
       *[none] { "" }
    }{ $most ->
        [one] , bis Kurs { $most }
        [other] , bis Kurs { $most }
       *[none] { "" }
    }{ $wanted_count ->
        [0] { "" }
       *[other] , falls noch gesucht: { $wanted }
    }{ $turn_id ->
        [final] , im letzten Zug
       *[none] { "" }
    }
    .done = Gespeichert: { schwarzmarkt-action-sell-all-rule }.
    .name = Später: alles verkaufen, was geht
    .first = Falls nur eine Karte erlaubt ist: welche?
    .least = Nur ab diesem Kurs
    .most = Nur bis zu diesem Kurs
    .wanted = Nur wenn mindestens das noch gesucht ist
    .wanted-item = Nur wenn noch gesucht: { $item }
    .turn = Nur im letzten Zug?
schwarzmarkt-action-sell-rule = ab deinem nächsten Zug { $goods } verkaufen{ $first_count ->
        [0] { "" }
       *[other] , zuerst { $first }
    }{ $least ->
        [one] , ab Kurs { $least }
        [other] , ab Kurs { $least }
       *[none] { "" }
    }{ $most ->
        [one] , bis Kurs { $most }
        [other] , bis Kurs { $most }
       *[none] { "" }
    }{ $wanted_count ->
        [0] { "" }
       *[other] , falls noch gesucht: { $wanted }
    }{ $turn_id ->
        [final] , im letzten Zug
       *[none] { "" }
    }
    .done = Gespeichert: { schwarzmarkt-action-sell-rule }.
    .name = Später: diese Karten verkaufen
    .goods = Welche Karten, soweit es geht?
    .first = Falls nur eine Karte erlaubt ist: welche?
    .least = Nur ab diesem Kurs
    .most = Nur bis zu diesem Kurs
    .wanted = Nur wenn mindestens das noch gesucht ist
    .turn = Nur im letzten Zug?
schwarzmarkt-action-pass-rule = ab deinem nächsten Zug passen und den Kurs um { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    } hochtreiben{ $least ->
        [one] , ab Kurs { $least }
        [other] , ab Kurs { $least }
       *[none] { "" }
    }{ $most ->
        [one] , bis Kurs { $most }
        [other] , bis Kurs { $most }
       *[none] { "" }
    }{ $wanted_count ->
        [0] { "" }
       *[other] , falls noch gesucht: { $wanted }
    }{ $turn_id ->
        [final] , im letzten Zug
       *[none] { "" }
    }
    .done = Gespeichert: { schwarzmarkt-action-pass-rule }.
    .name = Später: passen
    .steps = Um wie viele Felder? (1 bis 4)
    .least = Nur ab diesem Kurs
    .most = Nur bis zu diesem Kurs
    .wanted = Nur wenn mindestens das noch gesucht ist
    .wanted-item = Nur wenn noch gesucht: { $item }
    .turn = Nur im letzten Zug?
schwarzmarkt-action-climb-rule = ab deinem nächsten Zug passen bis { $rate }{ $least ->
        [one] , ab Kurs { $least }
        [other] , ab Kurs { $least }
       *[none] { "" }
    }{ $most ->
        [one] , bis Kurs { $most }
        [other] , bis Kurs { $most }
       *[none] { "" }
    }{ $wanted_count ->
        [0] { "" }
       *[other] , falls noch gesucht: { $wanted }
    }{ $turn_id ->
        [final] , im letzten Zug
       *[none] { "" }
    }
    .done = Gespeichert: { schwarzmarkt-action-climb-rule }.
    .name = Später: bis zu einem Kurs passen
    .rate = Bis zu welchem Kurs?
    .least = Nur ab diesem Kurs
    .most = Nur bis zu diesem Kurs
    .wanted = Nur wenn mindestens das noch gesucht ist
    .wanted-item = Nur wenn noch gesucht: { $item }
    .turn = Nur im letzten Zug?
schwarzmarkt-action-drop = Auftrag { $number } streichen
    .done = Auftrag { $number } ist gestrichen.
    .name = Auftrag streichen
    .number = Welchen?
    .preview = { $rule }
schwarzmarkt-action-clear = Alle Aufträge streichen
    .done = Alle deine Aufträge sind gestrichen.
    .name = Alle Aufträge streichen
schwarzmarkt-action-plan = Kein Plan: Du entscheidest jeden Zug selbst.
    .name = Vorausplanen
    .lay = Nächste Karte
    .lay-said = Als Nächstes „{ $lay }“ legen.
    .sell = Verkaufen ab Kurs
    .sell-item = Verkaufen ab { $item }
    .sell-said = Ab Kurs { $sell } alles verkaufen, was geht.
    .keep = Zurückhalten
    .keep-said = { $keep } zurückhalten.
    .until = Zurückgehaltenes verkaufen ab Kurs
    .until-item = Zurückgehaltenes verkaufen ab { $item }
    .until-none = nie
    .until-said = Zurückgehaltenes ab Kurs { $until } verkaufen.
    .up_to = Passen bis Kurs
    .up_to-item = Passen bis { $item }
    .up_to-said = Sonst passen bis Kurs { $up_to }.
    .steps = Felder pro Passen
    .steps-none = 1
    .steps-said = Bei jedem Passen { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    } weiter.
    .push = Voll hochtreiben, falls nur noch gesucht
    .push-item = Voll hochtreiben, falls nur noch: { $item }
    .push-said = Voll hochtreiben, solange nur noch das gesucht ist: { $push }.
    .scope = Wie lange
    .scope-none = jedes Angebot
    .scope-said = Nur für ein Angebot.

## Ereignisse

schwarzmarkt-event-laid = { $seat_id ->
        [you] Du legst
       *[other] { $seat } legt
    } { $card_id ->
        [T01] „Spionage!“.
        [T02] „Alte Rechnung!“.
        [T03] „Schnelles Geschäft!“.
        [T04] „Schnelles Geschäft!“.
        [T05] „Verdorbene Ware!“: Im nächsten Angebot bringt { $scope_id ->
            [first_card] die erste verkaufte Karte nur die Hälfte.
           *[whole_exchange] der erste Verkauf nur die Hälfte.
        }
        [T06] „Zwangstausch!“.
        [T07] „Waren knapp!“: Im nächsten Angebot { $scope_id ->
            [per_offer] darf jede Person insgesamt nur eine Karte verkaufen.
           *[per_turn] darf pro Zug nur eine Karte verkauft werden.
        }
        [T08] „Razzia!“.
        [T09] „Neue Ware entdeckt!“.
        [T10] „Limit!“: Im nächsten Angebot ist der letzte Zug bei 25.
       *[other] ein { $card }.
    }
schwarzmarkt-event-drew = { $card_id ->
        [T01] Du ziehst „{ $card }“ nach.
        [T02] Du ziehst „{ $card }“ nach.
        [T03] Du ziehst „{ $card }“ nach.
        [T04] Du ziehst „{ $card }“ nach.
        [T05] Du ziehst „{ $card }“ nach.
        [T06] Du ziehst „{ $card }“ nach.
        [T07] Du ziehst „{ $card }“ nach.
        [T08] Du ziehst „{ $card }“ nach.
        [T09] Du ziehst „{ $card }“ nach.
        [T10] Du ziehst „{ $card }“ nach.
       *[other] Du ziehst ein { $card } nach.
    }
schwarzmarkt-event-sold = { $seat_id ->
        [you] Du verkaufst { $goods } zum Kurs { $rate } und bekommst
       *[other] { $seat } verkauft { $goods } zum Kurs { $rate } und bekommt
    } { $paid ->
        [one] 1 Punkt
       *[other] { $paid } Punkte
    }.
schwarzmarkt-event-rate-rose = Der Kurs steigt auf { $rate }.
    .joined = der Kurs steigt auf { $rate }
schwarzmarkt-event-passed = { $steps ->
        [0] { $seat_id ->
            [you] Du passt.
           *[other] { $seat } passt.
        }
       *[other] { $seat_id ->
            [you] Du passt und treibst
           *[other] { $seat } passt und treibt
        } den Kurs auf { $rate }.
    }
    .again = { $steps ->
        [0] { $seat_id ->
            [you] du passt
           *[other] { $seat } passt
        }
       *[other] { $seat_id ->
            [you] du
           *[other] { $seat }
        } auf { $rate }
    }
schwarzmarkt-event-offer-ended = { $reason_id ->
        [met] Das Angebot ist erfüllt.
        [final-turn] Der letzte Zug ist gespielt: Das Geschäft platzt.
       *[round-end] Das Angebot endet mit der Runde.
    }
    .joined =
        { $reason_id ->
            [met] das Angebot ist erfüllt
            [final-turn] der letzte Zug ist gespielt, und das Geschäft platzt
           *[round-end] das Angebot endet mit der Runde
        }
schwarzmarkt-event-spied = { $seat_id ->
        [you] Du siehst dir
       *[other] { $seat } sieht sich
    } { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } von { $victim_id ->
        [you] dir
       *[other] { $victim }
    } an.
schwarzmarkt-event-spied-cards = { $seat_id ->
        [you] Du siehst
       *[other] { $seat } sieht
    } bei { $victim_id ->
        [you] dir
       *[other] { $victim }
    }: { $goods }.
schwarzmarkt-event-collected = { $seat_id ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } { $victim_id ->
        [you] dir
       *[other] { $victim }
    } eine Karte ab.
schwarzmarkt-event-collected-card = { $seat_id ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } { $victim_id ->
        [you] dir
       *[other] { $victim }
    } { $product_id ->
        [potato] 1 Kartoffel
       *[other] 1 { $product }
    } ab.
schwarzmarkt-event-quick-deal = { $seat_id ->
        [you] Du tauschst
       *[other] { $seat } tauscht
    } { $product_id ->
        [potato] 1 Kartoffel
       *[other] 1 { $product }
    } gegen { $paid } Punkte.
schwarzmarkt-event-swapped = { $seat_id ->
        [you] Du tauschst mit { $victim }
       *[other] { $victim_id ->
            [you] { $seat } tauscht mit dir
           *[other] { $seat } und { $victim } tauschen
        }
    } { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
schwarzmarkt-event-swapped-cards = { $seat_id ->
        [you] Du hast { $victim } { $gave } gegeben und { $got } gezogen.
       *[other] { $victim_id ->
            [you] { $seat } hat dir { $gave } gegeben und { $got } aus deiner Hand gezogen.
           *[other] { $seat } hat { $victim } { $gave } gegeben und { $got } gezogen.
        }
    }
schwarzmarkt-event-raided = { $seat_id ->
        [you] Du durchsuchst
       *[other] { $seat } durchsucht
    } { $victim_id ->
        [you] dich
       *[other] { $victim }
    } nach { $product }: { $cards ->
        [0] nichts gefunden.
        [one] { $victim_id ->
            [you] Du verlierst
           *[other] { $victim } verliert
        } 1 Karte.
       *[other] { $victim_id ->
            [you] Du verlierst
           *[other] { $victim } verliert
        } { $cards } Karten.
    }
schwarzmarkt-event-searched = { $seat_id ->
        [you] Du zahlst { $paid } Punkte und durchsuchst
       *[other] { $seat } zahlt { $paid } Punkte und durchsucht
    } den Warenstapel.
schwarzmarkt-event-pile-seen = Im Stapel siehst du { $goods }.
schwarzmarkt-event-took = { $seat_id ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } eine Karte aus dem Warenstapel.
schwarzmarkt-event-took-card = Du nimmst { $product_id ->
        [potato] 1 Kartoffel
       *[other] 1 { $product }
    } aus dem Warenstapel.
schwarzmarkt-event-starts = { $seat_id ->
        [you] Du beginnst.
       *[other] { $seat } beginnt.
    }
    .joined = { $seat_id ->
        [you] legst die nächste Karte
       *[other] legt die nächste Karte
    }
schwarzmarkt-event-round-ended = { $seat_id ->
        [you] Du hast
       *[other] { $seat } hat
    } keine Warenkarte mehr: Runde { $round } ist vorbei.
schwarzmarkt-event-round-began = Runde { $round } beginnt. Alle bekommen { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
schwarzmarkt-event-dealt = Du bekommst { $goods }.
schwarzmarkt-event-hand-shown = { $seat_id ->
        [you] Du hast
       *[other] { $seat } hat
    } { $points ->
        [0] keine Luxuspunkte
        [one] 1 Luxuspunkt
       *[other] { $points } Luxuspunkte
    }. Noch auf der Hand: { $goods }.
schwarzmarkt-event-rules-kept = { $rules_count ->
        [0] Keine Aufträge.
       *[other] Deine Aufträge: { $rules }.
    }
schwarzmarkt-event-rules-lapsed = { $rules_count ->
        [one] Das Angebot ist vorbei und dein Auftrag damit auch: { $rules }.
       *[other] Das Angebot ist vorbei und deine { $rules_count } Aufträge damit auch.
    }
schwarzmarkt-event-plan-lapsed = Das Angebot ist vorbei und dein Plan dafür auch.

## Ablehnungen

schwarzmarkt-refusal-no-such-starter = Platz { $place } kann nicht beginnen: Es spielen nur { $seats } mit.
schwarzmarkt-refusal-not-your-card = Diese Schwarzmarktkarte hast du nicht.
schwarzmarkt-refusal-too-poor = Das kostet { $price } Punkte, und du hast { $points }.
schwarzmarkt-refusal-pile-empty = Der Warenstapel ist leer: Es gibt nichts zu durchsuchen.
schwarzmarkt-refusal-no-opponent = Wähle jemand anderen am Tisch.
schwarzmarkt-refusal-not-in-hand = Du willst { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 } ({ $product }) geben und hast { $held }.
schwarzmarkt-refusal-not-in-pile = Das ist nicht im Warenstapel: { $product }.
schwarzmarkt-refusal-wrong-gift = Gib { $most ->
        [one] 1 Karte
       *[other] 1 oder { $most } Karten
    }, nicht { $count }.
schwarzmarkt-refusal-nothing-given = Nenne die Karten, die du verkaufst, oder passe.
schwarzmarkt-refusal-not-wanted = Du willst { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 } ({ $product }) verkaufen; noch gesucht: { $wanted }.
schwarzmarkt-refusal-nothing-wanted = Du hast nichts von dem, was noch gesucht ist: { $wanted }.
schwarzmarkt-refusal-one-card-only = Waren sind knapp: 1 Karte auf einmal, nicht { $count }.
schwarzmarkt-refusal-delivered-already = Waren sind knapp, und du hast deine eine Karte schon verkauft.
schwarzmarkt-refusal-wrong-steps = Du kannst den Kurs um { $most ->
        [one] 1 Feld
        [2] 1 oder 2 Felder
       *[other] 1 bis { $most } Felder
    } hochtreiben, nicht um { $steps }.
schwarzmarkt-refusal-limit-ahead = Bei { $rate } ist Schluss: Treib den Kurs um höchstens { $most } hoch, nicht um { $steps }.
schwarzmarkt-refusal-no-steps-in-final-turn = Im letzten Zug passt du einfach: Der Kurs bleibt, wo er ist.
schwarzmarkt-refusal-no-such-rule = Diesen Auftrag gibt es nicht: Du hast { $rules }.
schwarzmarkt-refusal-too-many-rules = Du hast schon { $most } Aufträge. Streich erst einen.

## Das Ende

schwarzmarkt-line-sales = Verkäufe
schwarzmarkt-line-quick-deals = Schnelle Geschäfte
schwarzmarkt-line-discoveries = Neue Ware
schwarzmarkt-end-rounds = Zwei Runden sind vorbei: Die meisten Luxuspunkte gewinnen.

## Der Spielplan

schwarzmarkt-board-round = Runde { $round } von 2. { $seat_id ->
        [you] Du bist Startspieler.
       *[other] Startspieler: { $seat }.
    }
schwarzmarkt-board-over = Die Partie ist zu Ende.
schwarzmarkt-board-track = Kurse: { $track }
schwarzmarkt-board-no-offer = Gerade liegt kein Angebot aus.
schwarzmarkt-board-text = Jetzt: { $card }
schwarzmarkt-board-offer = Auf dem Tisch: { $card }. Noch gesucht: { $wanted }.
schwarzmarkt-board-turn = Kurs { $rate }, letzter Zug bei { $cap }. { $seat_id ->
        [you] Du bist dran
       *[other] { $seat } ist dran
    }; Passen bringt den Kurs auf { $rates }.
schwarzmarkt-board-final = Kurs { $rate }. Letzter Zug: { $seat_id ->
        [you] du
       *[other] { $seat }
    }.
schwarzmarkt-board-spoiled = Verdorbene Ware! { $scope ->
        [first_card] Die nächste verkaufte Karte bringt nur die Hälfte.
       *[whole_exchange] Der nächste Verkauf bringt nur die Hälfte.
    }
schwarzmarkt-board-scarce = Waren knapp! Eine Karte { $scope ->
        [per_offer] pro Person im ganzen Angebot.
       *[per_turn] pro Zug.
    }
schwarzmarkt-board-waiting = Fürs nächste Angebot: { $cards }
schwarzmarkt-board-player = { $seat_id ->
        [you] Du
       *[other] { $seat }
    }: { $cards ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $cards } Karten
    }
schwarzmarkt-board-delivered = verkauft: { $cards }
schwarzmarkt-board-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } ({ $luxury })
schwarzmarkt-board-no-points = 0 Punkte
schwarzmarkt-board-hand = Hand: { $cards }
schwarzmarkt-board-nothing = nichts
schwarzmarkt-board-seen = dir bekannt: { $cards }
schwarzmarkt-board-piles = Stapel: { $market } Schwarzmarktkarten, { $products } Warenkarten.
schwarzmarkt-board-pile = Du durchsuchst den Stapel: { $cards }.
schwarzmarkt-board-pile-seen = Im Warenstapel kennst du { $cards }.
schwarzmarkt-board-market = Deine Schwarzmarktkarten: { $cards }
schwarzmarkt-board-rules = Deine Aufträge:
schwarzmarkt-board-plan = Dein Plan: { $plan }
schwarzmarkt-board-title = Schwarzmarkt
schwarzmarkt-board-market-title = Schwarzmarktkarten
schwarzmarkt-board-pile-title = Warenstapel: dir bekannte Karten
schwarzmarkt-board-seen-title = { $seat }: dir bekannte Karten
schwarzmarkt-board-moves = { $phase_id ->
        [lay] { $seat_id ->
            [you] Du legst eine Karte
           *[other] { $seat } legt eine Karte
        }
        [turn] { $seat_id ->
            [you] Du verkaufst oder passt
           *[other] { $seat } verkauft oder passt
        }
        [final] { $seat_id ->
            [you] Letzter Zug: du
           *[other] Letzter Zug: { $seat }
        }
       *[other] { $seat_id ->
            [you] Du wählst
           *[other] { $seat } wählt
        }
    }
schwarzmarkt-board-one-card = Eine Karte bringt
schwarzmarkt-board-effect = { $card_id ->
        [T05] { $scope_id ->
            [first_card] erste Karte bringt die Hälfte
           *[whole_exchange] erster Verkauf bringt die Hälfte
        }
        [T07] { $scope_id ->
            [per_offer] eine Karte im ganzen Angebot
           *[per_turn] eine Karte pro Zug
        }
       *[T10] letzter Zug bei 25
    }

## Was für eine Wahl spricht

schwarzmarkt-ground-top = der Kurs kann nicht weiter steigen
schwarzmarkt-ground-later = eine Karte, die du behältst, ist später etwa { $points } Punkte wert
schwarzmarkt-ground-rivals-hold = { $cards ->
        [one] die anderen haben etwa 1 passende Karte
       *[other] die anderen haben etwa { $cards } passende Karten
    } und können schneller sein
schwarzmarkt-ground-few-rivals = die anderen haben kaum etwas davon: Warten ist sicher
schwarzmarkt-ground-waits-with = { $cards ->
        [one] du kannst noch 1 Karte zu einem besseren Kurs verkaufen
       *[other] du kannst noch { $cards } Karten zu einem besseren Kurs verkaufen
    }
schwarzmarkt-ground-by-then = mindestens { $rate }, wenn du wieder dran bist, falls dann noch etwas gesucht ist
schwarzmarkt-ground-may-end = das Angebot kann vorbei sein, bevor du wieder dran bist
schwarzmarkt-ground-nothing-to-sell = du hast nichts, was gesucht ist
schwarzmarkt-ground-last-cards = deine letzten Karten: Damit endet die Partie
schwarzmarkt-ground-best-supplied = du hast wahrscheinlich mehr vom Gesuchten als alle anderen
schwarzmarkt-ground-out-supplied = { $seat } hat wahrscheinlich mindestens so viel vom Gesuchten
schwarzmarkt-ground-little-push = je weniger du treibst, desto weniger bekommen die anderen
schwarzmarkt-ground-nears-end = bringt den letzten Zug näher, aber die anderen bekommen mehr
schwarzmarkt-ground-most-cards = niemand hat mehr Karten als { $seat } ({ $cards })
schwarzmarkt-ground-leader = { $seat } liegt vorn
schwarzmarkt-ground-likely = { $seat } hat wahrscheinlich { $cards } davon
schwarzmarkt-ground-least-of = davon hast du nur wenig: { $product } ({ $cards })
schwarzmarkt-ground-some-of = { $cards ->
        [0] davon hast du nichts: { $product }
       *[other] davon hast du schon etwas: { $product } ({ $cards })
    }
schwarzmarkt-ground-most-of = passt zu dem, was du hast: { $product } ({ $cards })
