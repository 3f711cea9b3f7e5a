# Markt von Turin

turin = Markt von Turin
    .pitch = geheim bieten, teuer weiterverkaufen, neun Mehrheiten
    .idea = Biete geheim um die erste Wahl unter den Waren, verkauf weiter, was du nicht brauchst (deine eigenen Scudo sind das Preisschild), und kassiere für die Mehrheit bei jeder der neun Waren.
    .score = { $score } Scudo

turin-typed-words = Scudos = Scudo | Münzen = Scudo

## Optionen

turin-option-payout_version = Auszahlungen
    .about = Was die Bank am Ende für die Mehrheit bei jeder Ware zahlt.
turin-option-payout_version-classic = Klassisch: Häufige Waren bringen mehr
turin-option-payout_version-red = Rot: Seltene Waren bringen mehr
turin-option-money_visibility = Geld
    .about = Sehen alle, wie viele Scudo die anderen haben?
turin-option-money_visibility-open = Offen: Alle sehen alles
turin-option-money_visibility-hidden = Verdeckt: Du kennst nur dein eigenes
turin-option-series_length = Partien in Folge
    .about = Eine einzelne Partie oder drei, deren Ergebnisse zusammengezählt werden.
turin-option-goose = Gans
    .about = Die Tauschgans, in einer ihrer zwei Rollen.
turin-option-goose-off = Ohne Gans
turin-option-goose-yield_tie = Bei Gleichstand: Nimm sie und weiche; gib sie her und gewinne
turin-option-goose-underdog = Sie hilft beim Bieten, wenn du die wenigsten Mehrheiten hast
turin-option-tie_share_rounding = Geteilte Auszahlungen
    .about = Wie gerundet wird, wenn sich mehrere eine Mehrheit teilen.
turin-option-tie_share_rounding-down = Abgerundet
turin-option-tie_share_rounding-up = Aufgerundet
turin-option-final_sales = Nach der letzten Auktion
    .about = Was nach der letzten Auktion noch verkauft und gekauft werden darf.
turin-option-final_sales-full = Verkaufen und kaufen
turin-option-final_sales-buy_only = Nur kaufen
turin-option-final_sales-none = Nichts
turin-option-listing_limit = Angebotene Karten
    .about = Wie viele Karten du zugleich anbieten darfst.
turin-option-listing_limit-one_new_per_round = Eine neue Karte pro Runde
turin-option-listing_limit-one_at_a_time = Immer nur eine Karte
turin-option-purchase_mode = Kaufen
    .about = Geheim zu festen Zeiten, oder jederzeit, wenn ihr alle gleichzeitig spielt.
turin-option-purchase_mode-windowed = Geheim, zu festen Zeiten
turin-option-purchase_mode-live = Jederzeit zugreifen

## Fragen

turin-decision-place = Runde { $round } von { $rounds }: Welche Karte versteigerst du?
turin-decision-bid = Runde { $round } von { $rounds }: Wie viel bietest du um die erste Wahl unter den { $lots } Karten?
turin-decision-goose =
    { $owned_id ->
        [yes] Gleichstand, und die Gans gehört dir. Gibst du sie her, um zu gewinnen?
       *[no] Gleichstand! Nimmst du die Gans und gehst dafür ans Ende?
    }
turin-decision-extra = Gleichstand bei { $bid } Scudo auf den Plätzen { $first } { $count ->
        [2] und
       *[other] bis
    } { $last }. Wie viel legst du drauf?
turin-decision-take =
    { $count ->
        [one] Welche der { $lots } Karten nimmst du?
       *[other] Welche { $count } der { $lots } Karten nimmst du?
    }
turin-decision-list =
    { $listings ->
        [0] Bietest du eine Karte an?
        [one] Bietest du eine Karte an? 1 ist schon im Angebot.
       *[other] Bietest du eine Karte an? { $listings } sind schon im Angebot.
    }
turin-decision-buy =
    { $listings ->
        [0] Kaufst du noch etwas? Gerade wird nichts angeboten.
        [one] Kaufst du etwas? 1 Karte wird angeboten.
       *[other] Kaufst du etwas? { $listings } Karten werden angeboten.
    }
turin-decision-sell = Mehrere wollen deine Karte { $card } für { $price } Scudo. Wer bekommt sie?
turin-decision-answer = { $seat } greift bei { $card } für { $price } Scudo zu. Willst du die Karte auch?
turin-decision-claim = Du kannst bei jeder angebotenen Karte zugreifen.
turin-decision-loan = Du kannst deinen Kredit aufnehmen: jetzt 10 Scudo, am Ende 15 zurück. Alle sehen es.
turin-decision-orders = Du kannst mir Aufträge für später geben. Nur du siehst sie.

## Züge

turin-action-place = { $card } versteigern
    .done = Du versteigerst { $card }.
    .name = Karte versteigern
    .card = Welche Karte?
    .preview = { $three } ×3, { $two } ×2, { $one } ×1
    .typed = versteigere { $card } | versteigern { $card } | karte versteigern { $card } | karte { $card } versteigern | versteigere karte { $card } | karte { $card } | lege { $card } | spiele { $card } | { $card }
turin-action-bid =
    { $coins ->
        [0] Nichts bieten
       *[other] { $coins } Scudo bieten
    }
    .done =
        { $coins ->
            [0] Du bietest nichts.
           *[other] Du bietest { $coins } Scudo.
        }
    .name = Bieten
    .coins = Wie viel bietest du?
    .preview = { $win ->
        [0] du zahlst nichts
       *[other] du zahlst { $win }, wenn du Karten gewinnst, sonst { $lose }
    }
    .typed = biete { $coins } | biete { $coins } scudo | bieten { $coins } | { $coins } bieten | { $coins } scudo | { $coins }
turin-action-plan = Vorab { $coins } Scudo bieten{ $extra ->
        [one] , bei Gleichstand { $extra } drauflegen
        [other] , bei Gleichstand { $extra } drauflegen
       *[none] { "" }
    }{ $buy_count ->
        [0] { "" }
       *[other] , { $buy } kaufen
    }{ $prefer_count ->
        [0] { "" }
       *[other] , zuerst { $prefer } nehmen
    }
    .done = Du bietest { $coins } Scudo{ $extra ->
            [one] , bei Gleichstand { $extra } mehr
            [other] , bei Gleichstand { $extra } mehr
           *[none] { "" }
        }{ $buy_count ->
            [0] { "" }
           *[other] ; du kaufst { $buy }
        }{ $prefer_count ->
            [0] { "" }
           *[other] ; du nimmst zuerst { $prefer }
        }.
    .name = Bieten und Aufträge geben
    .coins = Wie viel bietest du?
    .extra = Wie viel legst du bei Gleichstand drauf?
    .buy = Welche angebotenen Karten kaufst du?
    .prefer = Welche Karten nimmst du, die beste zuerst?
    .preview = du zahlst { $win }, wenn du Karten gewinnst, sonst { $lose }, dazu { $spent } für Käufe
turin-action-goose =
    { $answer_id ->
        [take] Die Gans nehmen
        [leave] Die Gans stehen lassen
        [give] Die Gans an { $to } geben
       *[keep] Die Gans behalten
    }
    .done =
        { $answer_id ->
            [take] Du willst die Gans.
            [leave] Du lässt die Gans stehen.
            [give] Du gibst die Gans an { $to }.
           *[keep] Du behältst die Gans.
        }
    .name = Die Gans
    .answer = Was machst du mit der Gans?
    .to = Wer bekommt die Gans?
turin-action-extra =
    { $coins ->
        [0] Nichts drauflegen
       *[other] { $coins } Scudo drauflegen
    }
    .done =
        { $coins ->
            [0] Du legst nichts drauf.
           *[other] Du legst { $coins } Scudo drauf.
        }
    .name = Gebot erhöhen
    .coins = Wie viel legst du drauf?
    .preview = du zahlst { $win }, wenn du Karten gewinnst, sonst { $lose }
    .typed = lege { $coins } drauf | lege { $coins } scudo drauf | { $coins } drauflegen | { $coins } scudo | { $coins } drauf | { $coins } mehr | { $coins } dazu | +{ $coins } | erhöhe um { $coins } | erhöhe um { $coins } scudo | { $coins } | noch { $coins } | plus { $coins }
turin-action-take = { $cards } nehmen
    .done = Du nimmst { $cards }.
    .name = Karten nehmen
    .cards = Welche Karten?
    .mark =
        { $loss_id ->
            [none] +{ $gain }
           *[other] −{ $loss }
        }
    .preview =
        { $loss_id ->
            [none] +{ $gain }
           *[other] −{ $loss }
        }, wenn jetzt Schluss wäre
    .typed = nimm { $cards } | nehme { $cards } | nehmen { $cards } | { $cards }
turin-action-pass = Weder verkaufen noch kaufen
    .done = Du verkaufst nichts und kaufst nichts.
    .name = Passen
    .typed = passe | passen | nichts | verkaufe nichts | kaufe nichts | nichts verkaufen | nichts kaufen | nichts anbieten | biete nichts an | nein | keine
# Was zurückgezogen wird, steht vor dem leeren Fall: Getipptes wird von vorn gelesen, sonst gälte es als gekauft.
turin-action-list = { $card } für { $price } Scudo anbieten{ $withdraw_count ->
        [0] { "" }
       *[other] , { $withdraw } zurückziehen
    }{ $buy_count ->
        [0] { "" }
       *[other] , { $buy } kaufen
    }
    .done = Du bietest { $card } für { $price } Scudo an{ $withdraw_count ->
            [0] { "" }
           *[other] , ziehst { $withdraw } zurück
        }{ $buy_count ->
            [0] { "" }
           *[other] , kaufst { $buy }
        }.
    .name = Karte anbieten
    .card = Welche Karte bietest du an?
    .price = Für wie viel?
    .withdraw = Welche eigenen Karten ziehst du zurück?
    .buy = Welche angebotenen Karten kaufst du?
    .preview = so lange liegen { $locked } deiner Scudo auf der Karte
    .typed = biete { $card } für { $price } an | biete { $card } für { $price } scudo an | { $card } für { $price } anbieten | anbieten { $card } für { $price } | verkaufe { $card } für { $price } | { $card } für { $price } | { $card } für { $price } verkaufen
turin-action-withdraw = { $withdraw } zurückziehen{ $buy_count ->
        [0] { "" }
       *[other] , { $buy } kaufen
    }
    .done = Du ziehst { $withdraw } zurück{ $buy_count ->
            [0] { "" }
           *[other] , kaufst { $buy }
        }.
    .name = Karten zurückziehen
    .withdraw = Welche eigenen Karten ziehst du zurück?
    .buy = Welche angebotenen Karten kaufst du?
turin-action-buy = { $buy } kaufen
    .done = Du willst { $buy } kaufen.
    .name = Kaufen
    .buy = Welche Karten kaufst du?
    .mark =
        −{ $cost } { $loss_id ->
            [none] +{ $gain }
           *[other] −{ $loss }
        }
    .preview =
        kostet { $cost }; { $loss_id ->
            [none] +{ $gain }
           *[other] −{ $loss }
        }, wenn jetzt Schluss wäre
    .typed = kaufe { $buy } | kaufen { $buy } | nimm { $buy } | kaufe karte { $buy }
turin-action-done = Nichts mehr kaufen
    .done = Du kaufst nichts mehr.
    .name = Fertig
    .typed = fertig | nichts mehr | nichts kaufen
turin-action-sell = { $card } an { $buyer } verkaufen
    .done = Du verkaufst { $card } an { $buyer }.
    .name = Verkaufen
    .card = Welche Karte?
    .buyer = An wen?
turin-action-claim = Bei { $card } zugreifen
    .done = Du greifst bei { $card } zu.
    .name = Zugreifen
    .card = Bei welcher Karte?
    .mark =
        −{ $cost } { $loss_id ->
            [none] +{ $gain }
           *[other] −{ $loss }
        }
    .preview =
        { $three } ×3, { $two } ×2, { $one } ×1, kostet { $cost }; { $loss_id ->
            [none] +{ $gain }
           *[other] −{ $loss }
        }, wenn jetzt Schluss wäre
turin-action-decline = { $card } den anderen überlassen
    .done = Du überlässt { $card } den anderen.
    .name = Nichts für mich
    .card = Welche Karte?
turin-action-loan = Kredit aufnehmen
    .done = Du nimmst deinen Kredit auf: +10 Scudo.
    .name = Kredit aufnehmen
    .preview = jetzt +{ $gain }, am Ende −{ $debt }
    .typed = Kredit aufnehmen | kredit | nimm einen kredit auf | nimm den kredit auf | nimm kredit auf | kredit nehmen | leihe mir 10 scudo | leihe mir geld | leihe mir was | leihe 10 scudo | nimm den kredit | nimm einen kredit
turin-action-want = Für höchstens { $price } Scudo kaufen: { $what_id ->
        [garlic] eine Karte mit 3 Knoblauchknollen
        [onion] eine Karte mit 3 Zwiebeln
        [carrot] eine Karte mit 3 Karotten
        [tomato] eine Karte mit 3 Tomaten
        [grape] eine Karte mit 3 Trauben
        [olive] eine Karte mit 3 Oliven
        [pepper] eine Karte mit 3 Peperoni
        [chestnut] eine Karte mit 3 Maronen
        [mushroom] eine Karte mit 3 Pilzen
       *[other] { $what }
    }
    .done = Gespeichert: Du kaufst für höchstens { $price } Scudo { $what_id ->
        [garlic] eine Karte mit 3 Knoblauchknollen
        [onion] eine Karte mit 3 Zwiebeln
        [carrot] eine Karte mit 3 Karotten
        [tomato] eine Karte mit 3 Tomaten
        [grape] eine Karte mit 3 Trauben
        [olive] eine Karte mit 3 Oliven
        [pepper] eine Karte mit 3 Peperoni
        [chestnut] eine Karte mit 3 Maronen
        [mushroom] eine Karte mit 3 Pilzen
       *[other] { $what }
    }.
    .name = Kaufauftrag
    .what = Welche Karte, oder drei von welcher Ware?
    .price = Bis zu welchem Preis?
turin-action-favour = Wollen mehrere deine Karte, zuerst an { $buyers } verkaufen
    .done = Gespeichert: Wollen mehrere deine Karte, verkaufst du zuerst an { $buyers }.
    .name = Wem zuerst verkaufen
    .buyers = An wen zuerst, an wen danach?
turin-action-habit = { $habit }
    .done = { $habit_id ->
        [never-sell] Ich frage dich nicht mehr, ob du verkaufst.
        [may-sell] Ich frage dich wieder, ob du verkaufst.
        [no-purchase] Ich frage dich in dieser Runde nicht, ob du kaufst.
       *[may-buy] Ich frage dich wieder, ob du kaufst.
    }
    .name = Weniger Fragen
    .habit = Welche Fragen?
turin-action-next = In der nächsten Runde { $card } versteigern
    .done = Gespeichert: In der nächsten Runde versteigerst du { $card }.
    .name = Karte für die nächste Runde
    .card = Welche Karte?
turin-action-cancel = Auftrag streichen: { $order }
    .done = Auftrag gestrichen: { $order }.
    .name = Auftrag streichen
    .order = Welchen?
turin-action-ahead = Kein Plan: Ich frage dich jedes Mal.
    .name = Runde planen
    .bid = Dein Gebot
    .bid-none = frag mich, wenn ich nicht geboten habe
    .bid-said = { $bid } Scudo bieten.
    .extra = Bei Gleichstand drauflegen, bis zu
    .extra-said = Bei Gleichstand bis zu { $extra } Scudo drauflegen.
    .first = Erste Wahl
    .first-said = Erste Wahl: { $first }.
    .second = Zweite Wahl
    .second-said = Zweite Wahl: { $second }.
    .third = Dritte Wahl
    .third-said = Dritte Wahl: { $third }.
    .fourth = Vierte Wahl
    .fourth-said = Vierte Wahl: { $fourth }.
    .offer = Anbieten
    .offer-said =
        { $offer_id ->
            [not-now] In dieser Runde nichts anbieten.
            [never] Nie eine Karte anbieten.
           *[other] { $offer } anbieten, falls die Karte dir gehört.
        }
    .price = Dein Preis
    .price-said = Dein Preis: { $price } Scudo.
    .goods = Karten kaufen mit drei davon
    .goods-said = Karten kaufen mit drei davon: { $goods }.
    .limit = Höchstpreis (0: nichts kaufen)
    .limit-said =
        { $limit ->
            [0] Nichts kaufen.
           *[other] Höchstens { $limit } Scudo für eine Karte zahlen.
        }
    .card = Als Nächstes versteigern
    .card-said = Als Nächstes { $card } versteigern.

## Was geschieht

turin-event-new-game = Partie { $game } beginnt.{ $centre_count ->
        [0] { "" }
       *[other] { " " }In der Mitte: { $centre }.
    }
turin-event-dealt = Deine Hand: { $cards }.
turin-event-answered = Entschieden: { $seat_id ->
        [you] du
       *[other] { $seat }
    }.
    .again = { $seat_id ->
        [you] du
       *[other] { $seat }
    }
turin-event-lots = Runde { $round }. Unter dem Hammer: { $cards }.
turin-event-contested = { $seats_id ->
    [with-you] Du{ $seats_others } wollt
   *[other] { $seats } wollen
 } { $card }. { $seller_id ->
    [you] Du wählst
   *[other] { $seller } wählt
 }, wer die Karte bekommt.
turin-event-sold = { $buyer_id ->
        [you] Du kaufst
       *[other] { $buyer } kauft
    } { $card } für { $price } Scudo von { $seller_id ->
        [you] dir
       *[other] { $seller }
    }.
turin-event-bid = { $seat_id ->
        [you] Du bietest
       *[other] { $seat } bietet
    } { $coins ->
        [0] nichts
       *[other] { $coins } Scudo
    }{ $bonus ->
        [yes] { " " }(+1 von der Gans).
       *[no] .
    }
    .again = { $seat_id ->
        [you] du
       *[other] { $seat }
    } { $coins ->
        [0] nichts
       *[other] { $coins }
    }{ $bonus ->
        [yes] { " " }(+1 von der Gans)
       *[no] { "" }
    }
turin-event-tied = Gleichstand auf den Plätzen { $first } { $seats_count ->
        [2] und
       *[other] bis
    } { $last }: { $seats_id ->
    [with-you] du{ $seats_others }
   *[other] { $seats }
 }. Es wird noch einmal geboten.
turin-event-goose = { $answer_id ->
        [take] { $seat_id ->
        [you] Du willst
       *[other] { $seat } will
    } die Gans.
        [leave] { $seat_id ->
        [you] Du willst
       *[other] { $seat } will
    } die Gans nicht.
        [give] { $seat_id ->
        [you] Du gibst die Gans her und gewinnst
       *[other] { $seat } gibt die Gans her und gewinnt
    } den Gleichstand.
       *[keep] { $seat_id ->
        [you] Du behältst
       *[other] { $seat } behält
    } die Gans.
    }
turin-event-goose-moved = { $owned ->
        [yes] Die Gans geht an { $owner_id ->
        [you] dich
       *[other] { $owner }
    }.
       *[no] Die Gans gehört jetzt niemandem.
    }
turin-event-extra = { $seat_id ->
        [you] Du legst
       *[other] { $seat } legt
    } { $coins ->
        [0] nichts
       *[other] { $coins } Scudo
    } drauf.
    .again = { $seat_id ->
        [you] du
       *[other] { $seat }
    } { $coins ->
        [0] nichts
       *[other] { $coins }
    }
turin-event-lot = Noch immer Gleichstand. Das Los bestimmt die Reihenfolge: { $seats }.
turin-event-void =
    { $again ->
        [yes] { $count ->
            [one] { $seats } hat nichts draufgelegt
           *[other] { $seats } haben nichts draufgelegt
        }
       *[no] { $count ->
            [one] { $seats } hat nichts geboten
           *[other] { $seats } haben nichts geboten
        }
    }: { $count ->
        [one] Platz { $first } bleibt leer.
        [2] Die Plätze { $first } und { $last } bleiben leer.
       *[other] Die Plätze { $first } bis { $last } bleiben leer.
    }
turin-event-paid = { $prize ->
        [0] { $seat_id ->
            [you] Du gehst
           *[other] { $seat } geht
        } leer aus
        [one] { $seat_id ->
            [you] Du gewinnst
           *[other] { $seat } gewinnt
        } eine Karte
       *[other] { $seat_id ->
            [you] Du gewinnst
           *[other] { $seat } gewinnt
        } { $prize } Karten
    }{ $coins ->
        [0] { "" }
       *[other] { " " }(−{ $coins } Scudo)
    }.
    .joined = { $prize ->
        [0] { $seat_id ->
            [you] gehst
           *[other] geht
        } leer aus
        [one] { $seat_id ->
            [you] gewinnst
           *[other] gewinnt
        } eine Karte
       *[other] { $seat_id ->
            [you] gewinnst
           *[other] gewinnt
        } { $prize } Karten
    }{ $coins ->
        [0] { "" }
       *[other] { " " }(−{ $coins } Scudo)
    }
turin-event-took = { $seat_id ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } { $cards }.
    .joined = { $seat_id ->
        [you] nimmst
       *[other] nimmt
    } { $cards }
turin-event-discarded = Niemand hat sie gewonnen, sie gehen aus dem Spiel: { $cards }.
turin-event-closed =
    { $phase_id ->
        [list] Alle haben entschieden, was sie anbieten.
       *[buy] Alle haben entschieden, was sie kaufen.
    }
turin-event-withdrawn = { $seat_id ->
        [you] Du ziehst { $card } zurück und bekommst
       *[other] { $seat } zieht { $card } zurück und bekommt
    } { $price } Scudo wieder.
turin-event-listed = { $seat_id ->
        [you] Du bietest
       *[other] { $seat } bietet
    } { $card } für { $price } Scudo an.
turin-event-claimed = { $seat_id ->
        [you] Du greifst
       *[other] { $seat } greift
    } bei { $card } für { $price } Scudo zu. Sonst noch jemand?
turin-event-loan = { $forced ->
        [yes] { $seat_id ->
        [you] Du hast keine Scudo mehr und musst
       *[other] { $seat } hat keine Scudo mehr und muss
    } den Kredit aufnehmen.
       *[no] { $seat_id ->
        [you] Du leihst dir
       *[other] { $seat } leiht sich
    } 10 Scudo.
    }
turin-event-order-kept = Gespeichert: { $order }.
turin-event-token = { $owned ->
        [yes] { $owner_id ->
        [you] Du übernimmst
       *[other] { $owner } übernimmt
    } die Mehrheit: { $good }.
       *[no] Niemand hat mehr allein die Mehrheit: { $good }.
    }
    .again = { $owned ->
        [yes] { $owner_id ->
        [you] du
       *[other] { $owner }
    }
       *[no] niemand mehr allein
    }: { $good }
    .more = { $good }
turin-event-returned = { $card } bleibt liegen: { $seat_id ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } { $price } Scudo zurück.
    .again = { $card }: { $seat_id ->
        [you] du
       *[other] { $seat }
    } { $price }
turin-event-last-card = { $seat_id ->
        [you] Deine letzte Karte
       *[other] Die letzte Karte von { $seat }
    }: { $card }.
    .again = { $seat_id ->
        [you] deine
       *[other] die von { $seat }
    }: { $card }
turin-event-good =
    { $leader_count ->
        [one] { $good }: { $leaders_id ->
            [you] Du bekommst
           *[other] { $leaders } bekommt
        } { $share } Scudo{ $payer_count ->
            [0] .
            [one] , 1 davon von { $payers_id ->
                [you] dir
               *[other] { $payers }
            }.
           *[other] , je 1 davon von { $payers_id ->
                [with-you] dir{ $payers_others }
               *[other] { $payers }
            }.
        }
       *[other] { $good }: { $leaders_id ->
            [with-you] Du{ $leaders_others } bekommt
           *[other] { $leaders } bekommen
        } je { $share } Scudo{ $payer_count ->
            [0] .
            [one] ; { $payers_id ->
                [you] du zahlst
               *[other] { $payers } zahlt
            } 1 dazu.
           *[other] ; { $payers_id ->
                [with-you] du{ $payers_others } zahlt
               *[other] { $payers } zahlen
            } je 1 dazu.
        }
    }
turin-event-bank-paid = { $good }: Die Bank zahlt 1 Scudo für { $seat_id ->
        [you] dich
       *[other] { $seat }
    } (Schulden jetzt { $debt }).
turin-event-repaid = { $seat_id ->
        [you] Du zahlst
       *[other] { $seat } zahlt
    } { $debt } Scudo zurück.
    .again = { $seat_id ->
        [you] du
       *[other] { $seat }
    } { $debt }
turin-event-scored = { $seat_id ->
        [you] Du hast am Ende
       *[other] { $seat } hat am Ende
    } { $score } Scudo.

## Was nicht geht

turin-refusal-not-in-hand = { $card } hast du nicht auf der Hand.
turin-refusal-below-least = { $coins } ist zu wenig: mindestens { $least }.
turin-refusal-above-most = { $coins } ist zu viel: höchstens { $most }.
turin-refusal-over-cash = Dafür brauchst du { $coins } Scudo, ausgeben kannst du { $free }.
turin-refusal-loan-first = Dafür brauchst du { $coins } Scudo, ausgeben kannst du { $free }. Du kannst vorher deinen Kredit aufnehmen: jetzt { $loan } Scudo, am Ende { $debt } zurück.
turin-refusal-twice = Nenne jede Karte nur einmal.
turin-refusal-not-a-lot = { $card } wird nicht versteigert.
turin-refusal-wrong-number = Du hast { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } genannt, nimmst aber { $needed }.
turin-refusal-not-listed = { $card } wird nicht angeboten.
turin-refusal-own-listing = { $card } gehört dir selbst.
turin-refusal-not-own-listing = { $card } bietest du nicht an.
turin-refusal-not-your-card = { $card } liegt nicht offen vor dir.
turin-refusal-just-bought = { $card } hast du gerade erst gekauft: Anbieten kannst du die Karte ab der nächsten Runde.
turin-refusal-one-at-a-time = Immer nur eine Karte anbieten: Zieh { $card } im selben Zug zurück.
turin-refusal-no-card-to-offer = Vor dir liegt noch keine offene Karte.
turin-refusal-no-free-coins = Der Preis einer Karte sind die Scudo, die du darauflegst, und du hast keine übrig.
turin-refusal-nothing-offered = Du bietest keine Karte an, die du jetzt zurückziehen könntest.
turin-refusal-nothing-on-sale = Sonst bietet niemand eine Karte an.
turin-refusal-all-too-dear = Die billigste angebotene Karte kostet { $price } Scudo, ausgeben kannst du { $free }.
turin-refusal-no-orders-here = An diesem Tisch greifst du bei Karten zu, sobald sie angeboten werden.
turin-refusal-not-interested = { $seat } will { $card } nicht.
turin-refusal-no-goose-answer = Das geht mit der Gans jetzt nicht.
turin-refusal-already-claimed = Bei { $card } hast du schon zugegriffen.
turin-refusal-no-claim = Bei { $card } greift gerade niemand zu.
turin-refusal-unknown-target = Eine Karte oder Ware namens { $what } gibt es nicht.
turin-refusal-too-many-wants = Du kannst höchstens { $most } Kaufaufträge geben.
turin-refusal-not-a-buyer = Nenne andere Personen an diesem Tisch.
turin-refusal-no-such-order = Du hast keinen Auftrag „{ $order }“.
turin-refusal-nothing-to-change = Das gilt schon.
turin-refusal-no-next-card = Die Karte für die nächste Runde kannst du jetzt nicht wählen.
turin-refusal-goes-up-now = { $card } wird schon in dieser Runde versteigert.
turin-refusal-no-bids-now = Dein Gebot kannst du planen, sobald die Karten ausliegen.

## Wertung

turin-line-cash = Scudo nach dem letzten Verkauf
turin-line-leads = Für Mehrheiten bekommen
turin-line-fines = An andere gezahlt
turin-line-forced-loan = Erzwungener Kredit
turin-line-debt = Zurückgezahlter Kredit
turin-line-game-1 = Erste Partie
turin-line-game-2 = Zweite Partie
turin-line-game-3 = Dritte Partie
turin-end-scored = Die Auktionen sind vorbei, und jede Ware ist ausgezahlt.
turin-end-series = Alle drei Partien sind gewertet.

## Dinge

turin-item-T01 = T01 🧄3 🥕2 🍇1
    .typed = T1
turin-item-T02 = T02 🧅3 🌶️2 🍄1
    .typed = T2
turin-item-T03 = T03 🥕3 🌰2 🌶️1
    .typed = T3
turin-item-T04 = T04 🍅3 🥕2 🧅1
    .typed = T4
turin-item-T05 = T05 🍅3 🫒2 🌰1
    .typed = T5
turin-item-T06 = T06 🍇3 🫒2 🌰1
    .typed = T6
turin-item-T07 = T07 🍇3 🍄2 🍅1
    .typed = T7
turin-item-T08 = T08 🫒3 🧅2 🧄1
    .typed = T8
turin-item-T09 = T09 🫒3 🍄2 🥕1
    .typed = T9
turin-item-T10 = T10 🌶️3 🧄2 🍅1
turin-item-T11 = T11 🌶️3 🍇2 🫒1
turin-item-T12 = T12 🌶️3 🍄2 🍇1
turin-item-T13 = T13 🌰3 🍅2 🥕1
turin-item-T14 = T14 🌰3 🍇2 🧅1
turin-item-T15 = T15 🌰3 🌶️2 🧄1
turin-item-T16 = T16 🍄3 🧅2 🥕1
turin-item-T17 = T17 🍄3 🫒2 🍅1
turin-item-T18 = T18 🍄3 🌰2 🧄1
turin-item-garlic = Knoblauch
    .count = { $count ->
        [one] { $count } Knoblauchknolle
       *[other] { $count } Knoblauchknollen
    }
turin-item-onion = Zwiebeln
    .count = { $count ->
        [one] { $count } Zwiebel
       *[other] { $count } Zwiebeln
    }
turin-item-carrot = Karotten
    .count = { $count ->
        [one] { $count } Karotte
       *[other] { $count } Karotten
    }
turin-item-tomato = Tomaten
    .count = { $count ->
        [one] { $count } Tomate
       *[other] { $count } Tomaten
    }
turin-item-grape = Trauben
    .count = { $count ->
        [one] { $count } Traube
       *[other] { $count } Trauben
    }
turin-item-olive = Oliven
    .count = { $count ->
        [one] { $count } Olive
       *[other] { $count } Oliven
    }
turin-item-pepper = Peperoni
    .count = { $count } Peperoni
turin-item-chestnut = Maronen
    .count = { $count ->
        [one] { $count } Marone
       *[other] { $count } Maronen
    }
turin-item-mushroom = Pilze
    .count = { $count ->
        [one] { $count } Pilz
       *[other] { $count } Pilze
    }
turin-item-favour = wem du zuerst verkaufst
turin-item-next = deine Karte für die nächste Runde
turin-item-never-sell = Frag mich nie, ob ich verkaufe
turin-item-may-sell = Frag mich wieder, ob ich verkaufe
turin-item-no-purchase = Frag mich in dieser Runde nicht, ob ich kaufe
turin-item-may-buy = Frag mich wieder, ob ich kaufe
turin-item-not-now = nichts in dieser Runde
turin-item-never = nie mehr etwas
turin-item-take = nehmen
turin-item-leave = stehen lassen
turin-item-give = hergeben
turin-item-keep = behalten

## Der Spielplan als Text

turin-board-head = Runde { $round } von { $rounds }.
turin-board-game = Partie { $game } von { $games }.
turin-board-score = Partie { $game }: { $scores }
turin-board-lots = Unter dem Hammer: { $cards }.
turin-board-prizes = Karten pro Platz, bestes Gebot zuerst: { $prizes }.
turin-board-bids = Letzte Gebote: { $bids }.
turin-board-tied = Noch einmal bieten: { $seats }.
turin-board-sale = Angeboten: { $offers }.
turin-board-offer = { $card } von { $seat_id ->
        [you] dir
       *[other] { $seat }
    } für { $price }
turin-board-contest = Mehrere wollen { $card }: { $persons }.
turin-board-claim =
    { $seat_id ->
        [you] Du greifst bei { $card } zu.
       *[other] { $seat } greift bei { $card } zu.
    }
turin-board-good = { $good } (Wert { $payout }): { $holders }.
turin-board-holding = { $person } { $count }
turin-board-lead = { $person } { $count } (führt)
turin-board-unheld = { $good } (Wert { $payout })
turin-board-all-unheld = Hat noch niemand: { $goods }.
turin-board-nobody = niemand
turin-board-person = { $seat_id ->
        [you] Du
       *[other] { $seat }
    }: { $hand ->
        [0] keine Karte auf der Hand
        [one] 1 Karte auf der Hand
       *[other] { $hand } Karten auf der Hand
    }, { $cash_id ->
        [hidden] Scudo verdeckt
       *[other] { $cash } Scudo
    }{ $locked ->
        [0] { "" }
       *[other] , { $locked } weitere auf Karten
    }{ $debt ->
        [0] { "" }
       *[other] , { $debt } Schulden
    }.
turin-board-cards = Offene Karten: { $cards }.
turin-board-goose =
    { $seat_id ->
        [you] Du hast die Gans.
       *[other] { $seat } hat die Gans.
    }
turin-board-waiting = Noch am Überlegen: { $persons }.
turin-board-choosing =
    { $seat_id ->
        [you] Du wählst.
       *[other] { $seat } wählt.
    }
turin-board-discarded = Aus dem Spiel: { $cards }.
turin-board-hand = Deine Hand: { $cards }.
turin-board-own-cards = Vor dir: { $cards }.
turin-board-purse = Du hast { $coins } Scudo{ $debt ->
        [0] { "" }
       *[other] { " " }und zahlst am Ende { $debt } zurück
    }.
turin-board-free = Zum Ausgeben: { $coins } Scudo.
turin-board-answer = Deine Antwort: { $answer }.
turin-board-orders = Deine Aufträge: { $orders }.
turin-board-prefer = Zuerst nehmen: { $cards }
turin-board-stage =
    { $phase_id ->
        [select] Alle versteigern eine Karte.
        [bid] Geheime Gebote um die erste Wahl.
        [goose] Wer nimmt oder gibt die Gans?
        [rebid] Gleichstand: noch einmal bieten.
        [choose] Karten wählen.
        [list] Wer bietet eine Karte an?
        [buy] Wer kauft eine Karte?
       *[over] Die Partie ist zu Ende.
    }
turin-board-title = Markt von Turin

## Was für eine Wahl spricht

turin-ground-best-lot = die beste Karte hier ist { $card }: für dich etwa { $coins } Scudo wert
turin-ground-even-share = { $rounds ->
        [one] letzte Runde: Du hast dafür noch { $coins } Scudo
       *[other] gleichmäßig auf { $rounds } Runden verteilt, sind es { $coins } Scudo je Runde
    }
turin-ground-leaves = { $rounds ->
        [one] bekommst du Karten, bleiben dir { $coins } Scudo für die letzte Runde
       *[other] bekommst du Karten, bleiben dir { $coins } Scudo für die anderen { $rounds } Runden
    }
turin-ground-richer = { $count ->
        [one] 1 Person hat mehr Scudo
       *[other] { $count } andere haben mehr Scudo
    }
turin-ground-richest = ohne Kredit hat niemand mehr Scudo
turin-ground-worth = am Ende für dich etwa { $coins } Scudo wert
turin-ground-lead = bringt dich bei { $good_id ->
        [mushroom] Pilzen
       *[other] { $good }
    } in Führung
turin-ground-shared-lead = bringt dich bei { $good_id ->
        [mushroom] Pilzen
       *[other] { $good }
    } auf gleiche Höhe mit der Spitze
turin-ground-takes-lead = nimmt { $seat } die Führung bei { $good_id ->
        [mushroom] Pilzen
       *[other] { $good }
    } ab
turin-ground-if-won = für dich etwa { $coins } Scudo wert, wenn du sie ersteigerst
turin-ground-least-missed = die Karte auf deiner Hand, die dir am wenigsten fehlt
turin-ground-helps = { $seat } sammelt { $good } und könnte damit die Mehrheit bekommen
turin-ground-nobody-adds = legt noch jemand im Gleichstand nichts drauf, sind diese Karten weg
turin-ground-broke = du hast kaum noch Scudo für die anderen Runden
turin-ground-buyer = { $seat } kann die Karte am besten brauchen: dort ist sie etwa { $coins } Scudo wert
turin-ground-no-buyer = keine deiner Karten ist für andere mehr wert als für dich
turin-ground-little-gain = ein Verkauf brächte dir kaum etwas
turin-ground-needed = aber { $seat } könnte { $card } brauchen: dort wäre die Karte etwa { $coins } Scudo wert
turin-ground-no-trade = nichts im Angebot ist für dich viel mehr wert als sein Preis
turin-ground-bargain = aber { $card } ist für dich etwa { $coins } Scudo mehr wert als der Preis
