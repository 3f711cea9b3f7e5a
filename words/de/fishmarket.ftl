# Fischmarkt.

fishmarket = Fischmarkt
    .pitch = biete auf den Fang, feilsche und verkauf ihn frisch
    .idea = Vier Tage Fisch: Biete geheim auf ganze Kutterladungen, finde heraus, was deine Kundschaft will, feilsche, verkauf und frier den Rest ein, bevor er verdirbt. Wer am Ende am reichsten ist, gewinnt.
    .score = { $score ->
        [one] { $score } Münze
       *[other] { $score } Münzen
    }

fishmarket-typed-words = Dorsch = Kabeljau | Geld = Münzen | Dorsche = Kabeljaue | möchte = kaufe | will = kaufe | hätte gern = kaufe | hätte gerne = kaufe | brauche = kaufe | würde gern = kaufe | möchte jemand = verkaufe | will jemand = verkaufe | bitte ein = kaufe ein | bitte eine = kaufe eine | bitte einen = kaufe einen

## Optionen

fishmarket-option-max_rebid_rounds = Stechrunden
    .about = Wie oft bei Gleichstand um einen Kutter neu geboten wird, bevor die Regel entscheidet.
fishmarket-option-allow_gifts = Geschenke
    .about = Darf man etwas verschenken oder ohne Gegenleistung darum bitten?
fishmarket-option-private_offers = Privatangebote
    .about = Bleibt ein Angebot an eine einzelne Person unter diesen beiden?
fishmarket-option-max_open_offers = Offene Angebote
    .about = Wie viele Angebote man gleichzeitig offen haben darf.
fishmarket-option-max_offers_per_day = Angebote pro Tag
    .about = Wie viele Angebote man an einem Tag machen darf.
fishmarket-option-bid_deadline_hours = Zeit zum Bieten
    .about = Wie lange alle für ihre geheimen Gebote Zeit haben.
fishmarket-option-rebid_deadline_hours = Zeit fürs Stechen
    .about = Wie lange jede Stechrunde bei Gleichstand dauert.
fishmarket-option-market_deadline_hours = Marktzeit
    .about = Wie lange der Markt an einem Tag höchstens offen ist.
fishmarket-option-freeze_deadline_hours = Zeit fürs Eis
    .about = Wie lange alle überlegen dürfen, was sie einfrieren.

## Entscheidungen

fishmarket-decision-bids = Tag { $day }, Morgengrauen: Biete mit deinen { $cash } Münzen auf die { $boats } Kutter. Alle Gebote bleiben geheim, bis das letzte da ist; so lange kannst du deins ändern.
fishmarket-decision-rebids = Gleichstand! Stechrunde { $round }: Biete noch einmal auf { $docks }, mindestens 1 Münze.
fishmarket-decision-market = Tag { $day }: Der Markt ist offen. Feilsche nach Herzenslust oder sag, dass du fertig bist.
    .example = biete 5 Münzen gegen 1 Seezunge
fishmarket-decision-plan = Plan für Tag { $day }: Welche Angebote nimmst du an, und welche Fische frierst du am Nachmittag ein? Du hast { $ice ->
    [0] kein Eis
    [one] 1 Eisblock
   *[other] { $ice } Eisblöcke
 }. Niemand sieht deinen Plan.
fishmarket-decision-ice = Du hast noch unverkauften Fisch. Was kommt auf Eis? Ein Eisblock hält alle Fische einer Sorte frisch; der Rest verdirbt und kostet 5 Münzen pro Fisch.

## Aktionen

fishmarket-action-boats = { $bids } bieten{ $tied_count ->
    [0] {""}
   *[other] {""}; bei Gleichstand { $tied }
 }
    .done = Du bietest { $bids }{ $tied_count ->
        [0] {""}
       *[other] {""}; bei Gleichstand { $tied }
    }.
    .name = Auf die Kutter bieten
    .bids = Münzen für jeden Kutter
    .tied = Neues Gebot bei Gleichstand
    .preview = { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, { $left } übrig
    .typed = biete { $bids } | bieten { $bids } | { $bids }
fishmarket-action-rebid = Im Stechen { $bids } bieten
    .done = Du bietest im Stechen { $bids }.
    .name = Noch einmal bieten
    .bids = Münzen für jeden Kutter
    .preview = { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, { $left } übrig
    .typed = biete { $bids } | bieten { $bids } | { $bids }
fishmarket-action-offer = { $give_count ->
    [0] { $partner_id ->
        [none] Alle um { $want } bitten
       *[other] { $partner } um { $want } bitten
    }
   *[other] { $want_count ->
        [0] { $partner_id ->
            [none] { $give } verschenken
           *[other] { $partner } { $give } schenken
        }
       *[other] { $partner_id ->
            [none] Allen { $give } gegen { $want } anbieten
           *[other] { $partner } { $give } gegen { $want } anbieten
        }
    }
 }
    .done = { $give_count ->
        [0] { $partner_id ->
            [none] Du bittest alle um { $want }.
           *[other] Du bittest { $partner } um { $want }.
        }
       *[other] { $want_count ->
            [0] { $partner_id ->
                [none] Du verschenkst { $give }.
               *[other] Du bietest { $partner } { $give } als Geschenk an.
            }
           *[other] { $partner_id ->
                [none] Du bietest allen { $give } gegen { $want } an.
               *[other] Du bietest { $partner } { $give } gegen { $want } an.
            }
        }
    }
    .name = Angebot machen
    .give = Du gibst
    .want = Du bekommst
    .partner = Wem? (leer: allen)
    .preview = { $way_id ->
        [more] +{ $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }
        [less] −{ $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }
       *[same] ±0 Münzen
    } bis heute Abend, { $rotting ->
        [0] nichts verdirbt
        [one] { $ice ->
            [0] 1 Fisch verdirbt
           *[other] ohne Eis verdirbt 1 Fisch
        }
       *[other] { $ice ->
            [0] { $rotting } Fische verderben
           *[other] ohne Eis verderben { $rotting } Fische
        }
    }
    .typed = biete { $partner } { $give } gegen { $want } | gebe { $partner } { $give } für { $want } | gebe { $give } für { $want } | { $give } für { $want } | { $give } gegen { $want } | biete { $partner } { $give } für { $want } | { $partner } { $give } für { $want } anbieten | { $partner } { $give } gegen { $want } | { $partner } { $give } für { $want } | biete { $give } gegen { $want } | biete { $give } für { $want } | { $give } gegen { $want } anbieten | { $give } für { $want } anbieten | gib { $give } gegen { $want } | gib { $give } für { $want } | kaufe { $want } für { $give } | { $want } für { $give } kaufen | biete allen { $give } gegen { $want } | tausche { $give } gegen { $want } | { $give } gegen { $want } tauschen | verkaufe { $give } für { $want } | verkaufe { $partner } { $give } für { $want } | kaufe von { $partner } { $want } für { $give } | kaufe { $want } von { $partner } für { $give } | { $give } für { $want } verkaufen | tausche mit { $partner } { $give } gegen { $want }
fishmarket-action-counter = { $offer } kontern: { $give } gegen { $want }{ $why_id ->
    [none] {""}
   *[other] {""}, Grund: { $why }
 }{ $fish_id ->
    [none] {""}
   *[other] {""}, gemeint: { $fish }
 }
    .done = Du konterst { $offer }: { $give } gegen { $want }.
    .name = Angebot kontern
    .short = Kontern
    .offer = Welches Angebot?
    .give = Du gibst
    .want = Du bekommst
    .why = Dein Grund (freiwillig)
    .fish = Welchen Fisch du meinst (freiwillig)
    .preview = { $way_id ->
        [more] +{ $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }
        [less] −{ $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }
       *[same] ±0 Münzen
    } bis heute Abend, { $rotting ->
        [0] nichts verdirbt
        [one] { $ice ->
            [0] 1 Fisch verdirbt
           *[other] ohne Eis verdirbt 1 Fisch
        }
       *[other] { $ice ->
            [0] { $rotting } Fische verderben
           *[other] ohne Eis verderben { $rotting } Fische
        }
    }
fishmarket-action-accept = { $offer } annehmen
    .done = { $give_count ->
        [0] Du hast { $proposer } { $want } geschenkt.
       *[other] { $want_count ->
            [0] { $proposer } hat dir { $give } geschenkt.
           *[other] Du hast das Angebot von { $proposer } angenommen: { $give } gegen { $want }.
        }
    }
    .name = Annehmen
    .short = Annehmen
    .mark = { $brings }
    .offer = Welches Angebot?
    .preview = { $way_id ->
        [more] +{ $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }
        [less] −{ $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }
       *[same] ±0 Münzen
    } bis heute Abend, { $rotting ->
        [0] nichts verdirbt
        [one] { $ice ->
            [0] 1 Fisch verdirbt
           *[other] ohne Eis verdirbt 1 Fisch
        }
       *[other] { $ice ->
            [0] { $rotting } Fische verderben
           *[other] ohne Eis verderben { $rotting } Fische
        }
    }
    .typed = nimm { $offer } an | nehme { $offer } an | annehmen { $offer } | nimm { $offer }
fishmarket-action-reject = { $offer } ablehnen
    .done = { $give_count ->
        [0] Du hast die Bitte von { $proposer } abgelehnt: { $want }.
       *[other] { $want_count ->
            [0] Du hast das Geschenk von { $proposer } abgelehnt: { $give }.
           *[other] Du hast das Angebot von { $proposer } abgelehnt: { $give } gegen { $want }.
        }
    }
    .name = Ablehnen
    .short = Nein, danke
    .offer = Welches Angebot?
    .typed = lehne { $offer } ab | ablehnen { $offer } | lehne ab | ablehnen
fishmarket-action-decline = { $offer } ablehnen, Grund: { $why }{ $fish_id ->
    [none] {""}
   *[other] {""}, gemeint: { $fish }
 }
    .done = Du hast das Angebot von { $proposer } abgelehnt.{ fishmarket-event-offer.why }
    .name = Ablehnen und sagen, warum
    .short = Nein, weil …
    .offer = Welches Angebot?
    .why = Dein Grund
    .fish = Welchen Fisch du meinst (freiwillig)
fishmarket-action-withdraw = { $offer } zurückziehen
    .done = { $give_count ->
        [0] Du hast deine Bitte zurückgezogen: { $want }.
       *[other] { $want_count ->
            [0] Du hast dein Geschenk zurückgezogen: { $give }.
           *[other] Du hast dein Angebot zurückgezogen: { $give } gegen { $want }.
        }
    }
    .name = Zurückziehen
    .short = Zurückziehen
    .offer = Welches Angebot?
    .typed = zieh { $offer } zurück | ziehe { $offer } zurück | zurückziehen { $offer }
fishmarket-action-stall = { $stall_id ->
    [open] Deinen Stand wieder öffnen
    [done] Fertig, solange kein neues Angebot kommt
   *[closed] Deinen Stand für heute schließen
 }
    .done = { $stall_id ->
        [open] Dein Stand ist wieder offen.
        [done] Du bist fertig, solange kein neues Angebot kommt.
       *[closed] Dein Stand ist für heute geschlossen.
    }
    .name = Dein Stand
    .quick = { $stall_id ->
        [open] Meinen Stand wieder öffnen
        [done] Ich bin erst mal fertig
       *[closed] Meinen Stand für heute schließen
    }
    .stall = Offen, fertig oder geschlossen?
    .typed = { $stall } | Stand: { $stall }
fishmarket-action-plan = Falls übrig, einfrieren: { $kinds }
    .done = Eisplan gespeichert: { $kinds }.
    .name = Eisplan
    .kinds = Fische, die wichtigsten zuerst
fishmarket-action-unplan = Eisplan verwerfen
    .done = Dein Eisplan ist verworfen.
    .name = Eisplan verwerfen
fishmarket-action-finish = Fertig, solange kein neues Angebot kommt. Falls übrig, auf Eis: { $kinds }
    .done = Du bist fertig, solange kein neues Angebot kommt. Falls übrig, auf Eis: { $kinds }.
    .name = Fertig, mit Eisplan
    .kinds = Auf Eis, falls übrig
    .typed = fertig und einfrieren { $kinds } | fertig und { $kinds } einfrieren | fertig mit { $kinds } auf eis
fishmarket-action-day-plan = Für heute ist nichts geplant.
    .name = Plan für heute
    .buy_eel = Aal kaufen für höchstens
    .buy_eel-none = kein Preis
    .buy_eel-said = Aal kaufen bis { $buy_eel ->
        [one] 1 Münze
       *[other] { $buy_eel } Münzen
    }.
    .buy_sole = Seezunge kaufen für höchstens
    .buy_sole-none = kein Preis
    .buy_sole-said = Seezunge kaufen bis { $buy_sole ->
        [one] 1 Münze
       *[other] { $buy_sole } Münzen
    }.
    .buy_tuna = Thunfisch kaufen für höchstens
    .buy_tuna-none = kein Preis
    .buy_tuna-said = Thunfisch kaufen bis { $buy_tuna ->
        [one] 1 Münze
       *[other] { $buy_tuna } Münzen
    }.
    .buy_perch = Wolfsbarsch kaufen für höchstens
    .buy_perch-none = kein Preis
    .buy_perch-said = Wolfsbarsch kaufen bis { $buy_perch ->
        [one] 1 Münze
       *[other] { $buy_perch } Münzen
    }.
    .buy_mackerel = Makrele kaufen für höchstens
    .buy_mackerel-none = kein Preis
    .buy_mackerel-said = Makrele kaufen bis { $buy_mackerel ->
        [one] 1 Münze
       *[other] { $buy_mackerel } Münzen
    }.
    .buy_dorade = Dorade kaufen für höchstens
    .buy_dorade-none = kein Preis
    .buy_dorade-said = Dorade kaufen bis { $buy_dorade ->
        [one] 1 Münze
       *[other] { $buy_dorade } Münzen
    }.
    .buy_salmon = Lachs kaufen für höchstens
    .buy_salmon-none = kein Preis
    .buy_salmon-said = Lachs kaufen bis { $buy_salmon ->
        [one] 1 Münze
       *[other] { $buy_salmon } Münzen
    }.
    .buy_cod = Kabeljau kaufen für höchstens
    .buy_cod-none = kein Preis
    .buy_cod-said = Kabeljau kaufen bis { $buy_cod ->
        [one] 1 Münze
       *[other] { $buy_cod } Münzen
    }.
    .sell_eel = Aal verkaufen für mindestens
    .sell_eel-none = kein Preis
    .sell_eel-said = { $sell_eel ->
        [0] Aal zu jedem Preis verkaufen.
        [one] Aal verkaufen ab 1 Münze.
       *[other] Aal verkaufen ab { $sell_eel } Münzen.
    }
    .sell_sole = Seezunge verkaufen für mindestens
    .sell_sole-none = kein Preis
    .sell_sole-said = { $sell_sole ->
        [0] Seezunge zu jedem Preis verkaufen.
        [one] Seezunge verkaufen ab 1 Münze.
       *[other] Seezunge verkaufen ab { $sell_sole } Münzen.
    }
    .sell_tuna = Thunfisch verkaufen für mindestens
    .sell_tuna-none = kein Preis
    .sell_tuna-said = { $sell_tuna ->
        [0] Thunfisch zu jedem Preis verkaufen.
        [one] Thunfisch verkaufen ab 1 Münze.
       *[other] Thunfisch verkaufen ab { $sell_tuna } Münzen.
    }
    .sell_perch = Wolfsbarsch verkaufen für mindestens
    .sell_perch-none = kein Preis
    .sell_perch-said = { $sell_perch ->
        [0] Wolfsbarsch zu jedem Preis verkaufen.
        [one] Wolfsbarsch verkaufen ab 1 Münze.
       *[other] Wolfsbarsch verkaufen ab { $sell_perch } Münzen.
    }
    .sell_mackerel = Makrele verkaufen für mindestens
    .sell_mackerel-none = kein Preis
    .sell_mackerel-said = { $sell_mackerel ->
        [0] Makrele zu jedem Preis verkaufen.
        [one] Makrele verkaufen ab 1 Münze.
       *[other] Makrele verkaufen ab { $sell_mackerel } Münzen.
    }
    .sell_dorade = Dorade verkaufen für mindestens
    .sell_dorade-none = kein Preis
    .sell_dorade-said = { $sell_dorade ->
        [0] Dorade zu jedem Preis verkaufen.
        [one] Dorade verkaufen ab 1 Münze.
       *[other] Dorade verkaufen ab { $sell_dorade } Münzen.
    }
    .sell_salmon = Lachs verkaufen für mindestens
    .sell_salmon-none = kein Preis
    .sell_salmon-said = { $sell_salmon ->
        [0] Lachs zu jedem Preis verkaufen.
        [one] Lachs verkaufen ab 1 Münze.
       *[other] Lachs verkaufen ab { $sell_salmon } Münzen.
    }
    .sell_cod = Kabeljau verkaufen für mindestens
    .sell_cod-none = kein Preis
    .sell_cod-said = { $sell_cod ->
        [0] Kabeljau zu jedem Preis verkaufen.
        [one] Kabeljau verkaufen ab 1 Münze.
       *[other] Kabeljau verkaufen ab { $sell_cod } Münzen.
    }
    .ice = Heute Abend auf Eis, falls übrig
    .ice-said = { $ice_id ->
        [rest] Nichts kommt auf Eis.
       *[other] Falls übrig, auf Eis: { $ice }.
    }
    .others = Jedes andere Angebot
    .others-said = Jedes andere Angebot ablehnen.
fishmarket-action-freeze = { $kinds } einfrieren
    .done = Du frierst { $kinds } ein.
    .name = Einfrieren
    .kinds = Was wird eingefroren?
    .preview = { $rotting ->
        [0] nichts verdirbt
        [one] 1 Fisch verdirbt: −{ $coins } Münzen
       *[other] { $rotting } Fische verderben: −{ $coins } Münzen
    }, { $ice ->
        [0] kein Eis mehr
        [one] noch 1 Eisblock
       *[other] noch { $ice } Eisblöcke
    }
    .typed = friere { $kinds } ein | frier { $kinds } ein | einfrieren { $kinds } | { $kinds } auf eis | { $kinds } auf eis legen | lege { $kinds } auf eis | { $kinds } | behalte { $kinds }

## Was auf dem Tisch liegt

fishmarket-topic-offer = { $secret ->
    [yes] Privatangebot { $offer_number }
   *[no] Angebot { $offer_number }
 }{ $answers_id ->
    [none] {""}
   *[other] {""}, Antwort auf { $answers }
 }: { $give_count ->
    [0] { $proposer_id ->
        [you] Du bittest
       *[other] **{ $proposer }** bittet
    }{ $partner_id ->
        [none] {""} alle
        [you] {""} dich
       *[other] {""} { $partner }
    } um **{ $want }**
   *[other] { $proposer_id ->
        [you] Du bietest
       *[other] **{ $proposer }** bietet
    }{ $partner_id ->
        [none] {""}
        [you] {""} dir
       *[other] {""} { $partner }
    } **{ $give }** { $want_count ->
        [0] als Geschenk
       *[other] gegen **{ $want }**
    }
 }
    .short = { $offer_number }

fishmarket-reference-offer = { $partner_id ->
    [none] Angebot { $number }
    [you] Privatangebot { $number } von { $seat }
   *[some] { $seat_id ->
        [you] Privatangebot { $number } an { $partner }
       *[other] Privatangebot { $number } von { $seat } an { $partner }
    }
 }
    .typed = { $partner_id ->
        [none] Angebot { $number }
       *[some] { $seat } { $number } | { $partner } { $number } | Privatangebot { $number } | privat { $number }
    }

## Ereignisse

fishmarket-event-day = Tag { $day }. Offene Nachfragekarten: { $demand }.
fishmarket-event-price-dealt = Deine Kundschaft zahlt heute { $grey } Münzen für einen grauen Fisch und { $brown } für einen braunen.
fishmarket-event-landed = { $dock } bringt { $cargo }.
    .joined = { "" }
fishmarket-event-reshuffled = { $pile_id ->
    [fish] Die Fischkarten sind aus
    [demand] Die Nachfragekarten sind aus
   *[price] Die Preiskarten sind aus
 }: { $cards } abgelegte Karten werden neu gemischt.
fishmarket-event-answered = { $question_id ->
        [bids] Geboten
        [rebids] Im Stechen geboten
       *[ice] Eis verteilt
    }: { $seat_id ->
        [you] du
       *[other] { $seat }
    }.
    .again = { $seat_id ->
        [you] du
       *[other] { $seat }
    }
fishmarket-event-bids-shown = { $seat_id ->
        [you] Du bietest
       *[other] { $seat } bietet
    } { $bids_count ->
        [0] nichts
       *[other] { $again ->
        [yes] im Stechen { $bids }
       *[no] { $bids }
    }
    }.
fishmarket-event-sold = { $seat_id ->
        [you] Du ersteigerst
       *[other] { $seat } ersteigert
    } den Kutter { $dock } für { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }: { $cargo }.
fishmarket-event-tied = Gleichstand um { $dock }: { $seats_id ->
    [with-you] du{ $seats_others }
   *[other] { $seats }
 } mit je { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
 }.
fishmarket-event-tie-broken = { $by_id ->
        [balance] { $dock } geht an { $seat_id ->
        [you] dich
       *[other] { $seat }
    }: Bei Gleichstand zählt der niedrigste Kontostand.
        [spent] { $dock } geht an { $seat_id ->
        [you] dich
       *[other] { $seat }
    }: Bei Gleichstand zählt, wer heute Morgen am wenigsten bezahlt hat.
       *[lot] Um { $dock } entscheidet das Los: { $seat_id ->
        [you] Du gewinnst.
       *[other] { $seat } gewinnt.
    }
    }
fishmarket-event-unsold = Niemand bietet auf { $dock }: { $cargo } gehen über Bord.
fishmarket-event-demand-dealt = Deine Kunden wollen heute { $grey } und { $brown }.
fishmarket-event-market-opened = Tag { $day }: Der Markt öffnet.
    .joined = { "" }
fishmarket-event-offer = { $answers_id ->
    [none] { $give_count ->
        [0] { $seat_id ->
            [you] Du bittest
           *[other] { $seat } bittet
        } { $partner_id ->
            [none] alle
            [you] dich
           *[other] { $partner }
        } um { $want }
       *[other] { $seat_id ->
            [you] Du bietest
           *[other] { $seat } bietet
        } { $partner_id ->
            [none] allen
            [you] dir
           *[other] { $partner }
        } { $give } { $want_count ->
            [0] als Geschenk an
           *[other] gegen { $want } an
        }
    }
   *[other] { $seat_id ->
        [you] Du konterst
       *[other] { $seat } kontert
    } { $answers_partner_id ->
        [none] Angebot
       *[some] Privatangebot
    } { $answers_number }{ $give_count ->
        [0] {""} mit der Bitte um { $want }
       *[other] : { $give } { $want_count ->
            [0] als Geschenk
           *[other] gegen { $want }
        }
    }
 } ({ $offer_partner_id ->
    [none] Angebot
   *[some] Privatangebot
 } { $offer_number }).{ fishmarket-event-offer.why }
    .why = { $why_id ->
        [none] {""}
        [no-use] {" "}„{ $fish_id ->
            [none] Das
           *[other] { $fish }
        } will ich nicht.“
        [keep] {" "}„{ $fish_id ->
            [none] Das
            [sole] Die { $fish }
            [mackerel] Die { $fish }
            [dorade] Die { $fish }
           *[other] Den { $fish }
        } behalte ich.“
        [lack] {" "}„{ $fish_id ->
            [none] Das habe ich nicht.
            [sole] { $fish } habe ich keine.
            [mackerel] { $fish } habe ich keine.
            [dorade] { $fish } habe ich keine.
           *[other] { $fish } habe ich keinen.
        }“
        [too-dear] {" "}„Zu teuer.“
        [too-little] {" "}„Zu wenig.“
       *[leader] {" "}„Du liegst schon vorn.“
    }
fishmarket-event-offer-closed = { $how_id ->
    [accepted] { $partner_id ->
        [none] Angenommen: { fishmarket-event-offer-closed.called }.
        [you] Du nimmst { fishmarket-event-offer-closed.called } an.
       *[other] { $partner } nimmt { fishmarket-event-offer-closed.called } an.
    }
    [rejected] { $partner_id ->
        [you] Du lehnst { fishmarket-event-offer-closed.called } ab.
       *[other] { $partner } lehnt { fishmarket-event-offer-closed.called } ab.
    }
    [countered] { $partner_id ->
        [you] Du gehst auf { fishmarket-event-offer-closed.called } nicht ein.
       *[other] { $partner } geht auf { fishmarket-event-offer-closed.called } nicht ein.
    }
    [withdrawn] { $seat_id ->
        [you] Du ziehst { $offer_partner_id ->
            [none] Angebot { $offer_number }
           *[some] Privatangebot { $offer_number } an { $partner }
        } zurück.
       *[other] { $seat } zieht { $offer_partner_id ->
            [none] Angebot { $offer_number }
            [you] Privatangebot { $offer_number }
           *[some] Privatangebot { $offer_number } an { $partner }
        } zurück.
    }
    [void] { $seat_id ->
        [you] Dein { $offer_partner_id ->
            [none] Angebot
           *[some] Privatangebot
        } { $offer_number } ist hinfällig: Die Ware ist weg.
       *[other] { $offer_partner_id ->
            [none] Angebot
           *[some] Privatangebot
        } { $offer_number } von { $seat } ist hinfällig: Die Ware ist weg.
    }
   *[expired] { $seat_id ->
        [you] Dein { $offer_partner_id ->
            [none] Angebot
           *[some] Privatangebot
        } { $offer_number } ist abgelaufen.
       *[other] { $offer_partner_id ->
            [none] Angebot
           *[some] Privatangebot
        } { $offer_number } von { $seat } ist abgelaufen.
    }
 }{ fishmarket-event-offer.why }
    .called = { $seat_id ->
        [you] dein { $offer_partner_id ->
            [none] Angebot
           *[some] Privatangebot
        } { $offer_number }
       *[other] { $offer_partner_id ->
            [none] Angebot
           *[some] Privatangebot
        } { $offer_number } von { $seat }
    }
fishmarket-event-traded = { $give_count ->
    [0] { $partner_id ->
        [you] Du schenkst
       *[other] { $partner } schenkt
    } { $seat_id ->
        [you] dir
       *[other] { $seat }
    } { $want }.
   *[other] { $want_count ->
        [0] { $seat_id ->
            [you] Du schenkst
           *[other] { $seat } schenkt
        } { $partner_id ->
            [you] dir
           *[other] { $partner }
        } { $give }.
       *[other] { $seat_id ->
            [you] Du gibst
           *[other] { $seat } gibt
        } { $partner_id ->
            [you] dir
           *[other] { $partner }
        } { $give } gegen { $want }.
    }
 }
fishmarket-event-secretly-traded = { $seat_id ->
    [you] { fishmarket-event-traded }
   *[other] { $partner_id ->
        [you] { fishmarket-event-traded }
       *[other] Ein privater Handel: { fishmarket-event-traded }
    }
 }
fishmarket-event-stall = { $stall_id ->
        [open] { $seat_id ->
        [you] Dein Stand
       *[other] Der Stand von { $seat }
    } ist offen.
        [done] { $seat_id ->
        [you] Du bist
       *[other] { $seat } ist
    } fertig, solange kein neues Angebot kommt.
       *[closed] { $seat_id ->
        [you] Du hast
       *[other] { $seat } hat
    } für heute geschlossen.
    }
fishmarket-event-plan = Dein Eisplan: { $kinds }.
fishmarket-event-plan-taken-back = Dein Eisplan ist verworfen.
fishmarket-event-day-planned = Dein Plan: { $plan }.
fishmarket-event-market-closed = Tag { $day }: Der Markt schließt.
fishmarket-event-cards-shown = { $seat_id ->
        [you] Du zeigst
       *[other] { $seat } zeigt
    } { $grey } für { $grey_price } und { $brown } für { $brown_price }.
fishmarket-event-fish-sold = { $seat_id ->
        [you] Du verkaufst
       *[other] { $seat } verkauft
    } { $fish } für { $coins } Münzen.
    .joined = { $seat_id ->
        [you] verkaufst
       *[other] verkauft
    } { $fish } für { $coins } Münzen
fishmarket-event-frozen = { $seat_id ->
        [you] Du frierst
       *[other] { $seat } friert
    } { $fish } ein ({ $ice ->
        [0] kein Eis mehr
        [one] noch 1 Eisblock
       *[other] noch { $ice } Eisblöcke
    }).
    .joined = { $seat_id ->
        [you] frierst
       *[other] friert
    } { $fish } ein
fishmarket-event-rotted = { $seat_id ->
        [you] Du lässt
       *[other] { $seat } lässt
    } { $fish } verderben (−{ $coins } Münzen).
    .joined = { $seat_id ->
        [you] lässt
       *[other] lässt
    } { $fish } verderben (−{ $coins } Münzen)
fishmarket-event-banked = { $drawn ->
        [0] { $seat_id ->
            [you] Du bringst
           *[other] { $seat } bringt
        } { $coins ->
            [0] nichts
            [one] 1 Münze
           *[other] { $coins } Münzen
        } zur Bank
        [one] { $seat_id ->
            [you] Du holst
           *[other] { $seat } holt
        } 1 Münze von der Bank
       *[other] { $seat_id ->
            [you] Du holst
           *[other] { $seat } holt
        } { $drawn } Münzen von der Bank
    } (Kontostand { $balance }).
    .joined = { $drawn ->
        [0] { $seat_id ->
            [you] bringst
           *[other] bringt
        } { $coins ->
            [0] nichts
            [one] 1 Münze
           *[other] { $coins } Münzen
        } zur Bank
        [one] { $seat_id ->
            [you] holst
           *[other] holt
        } 1 Münze von der Bank
       *[other] { $seat_id ->
            [you] holst
           *[other] holt
        } { $drawn } Münzen von der Bank
    } (Kontostand { $balance })
fishmarket-event-ended = { $winners_count ->
    [one] Vier Markttage sind vorbei: { $winners_id ->
        [you] Du gewinnst!
       *[other] { $winners } gewinnt!
    }
   *[other] Vier Markttage sind vorbei: { $winners_id ->
        [with-you] Du{ $winners_others } teilt euch den Sieg!
       *[other] { $winners } teilen sich den Sieg!
    }
 }

## Ablehnungen

fishmarket-refusal-no-such-dock = An Liegeplatz { $dock_id } liegt kein Kutter, auf den du bieten kannst.
fishmarket-refusal-over-cash = Das macht { $bid } Münzen, und du hast { $cash }.
fishmarket-refusal-over-standing = { $bid } Münzen bei Gleichstand um { $dock } sind zu viel: höchstens { $most }.
fishmarket-refusal-not-contended = Um { $dock } gibt es für dich kein Stechen.
fishmarket-refusal-rebid-missing = Biete auch auf { $dock } mindestens 1 Münze.
fishmarket-refusal-stall-closed = Dein Stand ist geschlossen. Öffne ihn erst wieder.
fishmarket-refusal-same-stall = { $stall_id ->
    [open] Dein Stand ist schon offen.
    [done] Du bist schon fertig.
   *[closed] Dein Stand ist schon geschlossen.
 }
fishmarket-refusal-partner-closed = { $seat } hat für heute geschlossen.
fishmarket-refusal-no-such-partner = Mach dein Angebot jemand anderem am Tisch oder allen.
fishmarket-refusal-no-such-item = Gehandelt wird nur mit Fischen und Münzen, nicht mit „{ $item }“.
fishmarket-refusal-more-than-exist = { $item_id ->
    [coins] Du willst { $count } Münzen, im Spiel sind aber nur { $most }.
   *[other] { $item }: Du willst { $count }, im Spiel sind aber nur { $most }.
 }
fishmarket-refusal-empty-offer = Dein Angebot ist leer: Gib etwas, oder verlange etwas.
fishmarket-refusal-both-sides = Du kannst nicht dasselbe geben und bekommen: { $item }.
fishmarket-refusal-no-gifts = An diesem Tisch gibt es keine Geschenke: Verlange eine Gegenleistung.
fishmarket-refusal-you-lack = { $item_id ->
    [coins] Dafür brauchst du { $need ->
        [one] 1 Münze
       *[other] { $need } Münzen
    }, und du hast { $have }.
   *[other] { $item }: Dafür brauchst du { $need }, und du hast { $have }.
 }
fishmarket-refusal-too-many-open = Du hast schon { $most ->
    [one] 1 offenes Angebot. Zieh es erst
   *[other] { $most } offene Angebote. Zieh erst eins
 } zurück.
fishmarket-refusal-too-many-today = Du hast heute schon { $most ->
    [one] dein einziges Angebot
   *[other] alle { $most } Angebote
 } gemacht.
fishmarket-refusal-no-such-offer = So ein Angebot gibt es heute nicht.
fishmarket-refusal-offer-gone = { $how_id ->
    [accepted] { $own_id ->
        [yes] Du hast { $offer } schon angenommen.
       *[no] Zu spät: { $seat } hat { $offer } angenommen.
    }
    [rejected] { $own_id ->
        [yes] Du hast { $offer } schon abgelehnt.
       *[no] Zu spät: { $seat } hat { $offer } abgelehnt.
    }
    [countered] { $own_id ->
        [yes] Du hast { $offer } schon gekontert.
       *[no] Zu spät: { $seat } hat { $offer } gekontert.
    }
    [withdrawn] { $own_id ->
        [yes] Du hast { $offer } schon zurückgezogen.
       *[no] Zu spät: { $seat } hat { $offer } zurückgezogen.
    }
   *[void] Zu spät für { $offer }: Die Ware ist weg.
 }
fishmarket-refusal-same-offer = Das hast du schon angeboten: { $offer } ist noch offen.
fishmarket-refusal-own-offer = { $offer } kommt von dir selbst.
fishmarket-refusal-not-your-offer = { $offer } kannst du nicht zurückziehen: Es ist nicht von dir.
fishmarket-refusal-not-named = Auf { $offer } kannst du nicht antworten: Es geht nicht an dich.
fishmarket-refusal-not-freezable = { $fish } musst du nie einfrieren: Den wirst du immer los.
fishmarket-refusal-twice = Nenne jede Sorte nur einmal: { $fish }.
fishmarket-refusal-no-plan = Du hast keinen Eisplan.
fishmarket-refusal-nothing-to-freeze = Bei dir kann kein Fisch übrig bleiben. Sag einfach, dass du fertig bist.
fishmarket-refusal-no-such-price = { $price } geht nicht: Ein Preis für { $fish } liegt zwischen { $least } und { $most } Münzen.
fishmarket-refusal-last-day = Am letzten Tag gibt es nichts zu wählen: Dein Eis wird für dich eingesetzt.
fishmarket-refusal-not-unsold = Davon hast du nichts übrig: { $fish }.
fishmarket-refusal-too-little-ice = { $kinds ->
    [one] 1 Sorte braucht 1 Eisblock; du hast { $ice }.
   *[other] { $kinds } Sorten brauchen { $kinds } Eisblöcke; du hast { $ice }.
 }

## Das Ende

fishmarket-line-start = Anfangsvermögen
fishmarket-line-auctions = Für Kutter bezahlt
fishmarket-line-trades = Münzen aus dem Handel
fishmarket-line-sales = Verkaufter Fisch
fishmarket-line-rot = Verdorbener Fisch
fishmarket-end-last-day = Der vierte Abend: Alle Münzen sind auf der Bank.

## Dinge

fishmarket-item-eel = Aal
    .count = { $count ->
        [one] 1 Aal
       *[other] { $count } Aale
    }
fishmarket-item-sole = Seezunge
    .count = { $count ->
        [one] 1 Seezunge
       *[other] { $count } Seezungen
    }
fishmarket-item-tuna = Thunfisch
    .count = { $count ->
        [one] 1 Thunfisch
       *[other] { $count } Thunfische
    }
fishmarket-item-perch = Wolfsbarsch
    .count = { $count ->
        [one] 1 Wolfsbarsch
       *[other] { $count } Wolfsbarsche
    }
fishmarket-item-mackerel = Makrele
    .count = { $count ->
        [one] 1 Makrele
       *[other] { $count } Makrelen
    }
fishmarket-item-dorade = Dorade
    .count = { $count ->
        [one] 1 Dorade
       *[other] { $count } Doraden
    }
fishmarket-item-salmon = Lachs
    .count = { $count ->
        [one] 1 Lachs
       *[other] { $count } Lachse
    }
fishmarket-item-cod = Kabeljau
    .count = { $count ->
        [one] 1 Kabeljau
       *[other] { $count } Kabeljaue
    }
fishmarket-item-herring = Hering
    .count = { $count ->
        [one] 1 Hering
       *[other] { $count } Heringe
    }
fishmarket-item-lobster = Hummer
    .count = { $count ->
        [one] 1 Hummer
       *[other] { $count } Hummer
    }
fishmarket-item-coins = Münzen
    .count = { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
fishmarket-item-D-eel-mackerel = Aal + Makrele
fishmarket-item-D-eel-dorade = Aal + Dorade
fishmarket-item-D-eel-salmon = Aal + Lachs
fishmarket-item-D-eel-cod = Aal + Kabeljau
fishmarket-item-D-sole-mackerel = Seezunge + Makrele
fishmarket-item-D-sole-dorade = Seezunge + Dorade
fishmarket-item-D-sole-salmon = Seezunge + Lachs
fishmarket-item-D-sole-cod = Seezunge + Kabeljau
fishmarket-item-D-tuna-mackerel = Thunfisch + Makrele
fishmarket-item-D-tuna-dorade = Thunfisch + Dorade
fishmarket-item-D-tuna-salmon = Thunfisch + Lachs
fishmarket-item-D-tuna-cod = Thunfisch + Kabeljau
fishmarket-item-D-perch-mackerel = Wolfsbarsch + Makrele
fishmarket-item-D-perch-dorade = Wolfsbarsch + Dorade
fishmarket-item-D-perch-salmon = Wolfsbarsch + Lachs
fishmarket-item-D-perch-cod = Wolfsbarsch + Kabeljau
fishmarket-item-A = August (A)
    .count = { $count } auf August (A)
    .typed = auf A | für A | A für | für August | August für | Kutter A | Boot A | erste Boot
fishmarket-item-B = Bruno (B)
    .count = { $count } auf Bruno (B)
    .typed = auf B | für B | B für | für Bruno | Bruno für | Kutter B | Boot B | zweite Boot
fishmarket-item-C = Clemens (C)
    .count = { $count } auf Clemens (C)
    .typed = auf C | für C | C für | für Clemens | Clemens für | Kutter C | Boot C | dritte Boot
fishmarket-item-D = Dieter (D)
    .count = { $count } auf Dieter (D)
    .typed = auf D | für D | D für | für Dieter | Dieter für | Kutter D | Boot D | vierte Boot
fishmarket-item-E = Emil (E)
    .count = { $count } auf Emil (E)
    .typed = auf E | für E | E für | für Emil | Emil für | Kutter E | Boot E | fünfte Boot
fishmarket-item-F = Fiete (F)
    .count = { $count } auf Fiete (F)
    .typed = auf F | für F | F für | für Fiete | Fiete für | Kutter F | Boot F | sechste Boot
fishmarket-item-open = offen
    .typed = öffnen | stand öffnen | stand wieder öffnen | wieder offen
fishmarket-item-done = fertig
    .typed = bin fertig | erst mal fertig | bin erst mal fertig
fishmarket-item-closed = geschlossen
    .typed = schließen | stand schließen | schließe stand | feierabend
fishmarket-item-refuse = ablehnen
fishmarket-item-rest = sonst nichts
fishmarket-item-no-use = Das will ich nicht
fishmarket-item-keep = Das behalte ich
fishmarket-item-lack = Das habe ich nicht
fishmarket-item-too-dear = Zu teuer
fishmarket-item-too-little = Zu wenig
fishmarket-item-leader = Du liegst schon vorn
fishmarket-item-fish = Fisch
fishmarket-item-demand = Nachfrage
fishmarket-item-price = Preis

## Der Spielplan als Text

fishmarket-board-nothing = nichts
fishmarket-board-nobody = noch niemand
fishmarket-board-phase = Tag { $day } von 4. { $phase_id ->
    [bids] Morgengrauen: geheime Gebote auf die Kutter.
    [rebids] Morgengrauen: Stechrunde { $round } von { $rounds }.
    [market] Der Markt ist offen.
    [ice] Nachmittag: Eis für unverkauften Fisch.
   *[over] Die Partie ist zu Ende.
 }
fishmarket-board-waiting = Geantwortet: { $answered }. Noch am Überlegen: { $waiting }.
fishmarket-board-face-up = Offene Nachfragekarten: { $cards }
fishmarket-board-own-stock = Du hast { $coins }, { $ice ->
    [0] kein Eis
    [one] 1 Eisblock
   *[other] { $ice } Eisblöcke
 }{ $fish ->
    [0] { " " }und keinen Fisch
   *[other] , { $stock }
 }.
fishmarket-board-own-price = Deine Preise: { $grey } für einen grauen Fisch, { $brown } für einen braunen
fishmarket-board-own-customers = Deine Kundschaft zahlt { $grey_price } Münzen für { $grey } und { $brown_price } für { $brown }
fishmarket-board-own-demand = Deine Kunden wollen { $grey } und { $brown }
fishmarket-board-own-answer = Deine geheime Antwort: { $answer }
fishmarket-board-own-tied = Bei Gleichstand: { $tied }
fishmarket-board-own-today = Dein Plan: { $plan }
fishmarket-board-own-buys = Du kaufst für höchstens: { $prices }
fishmarket-board-own-sells = Du verkaufst für mindestens: { $prices }
fishmarket-board-own-refuses = Du lehnst jedes andere Angebot ab
fishmarket-board-own-plan = Dein Eisplan: { $kinds }
fishmarket-board-own-offers = Deine Angebote: { $open } von { $most_open } offen, { $made } von { $most_made } heute gemacht
fishmarket-board-boats = Kutter:
fishmarket-board-cargo = { $dock }: { $cargo }
fishmarket-board-tied = { $dock }: { $cargo }; Gleichstand: { $people }; { $again ->
    [yes] neue Gebote
   *[no] Gebote
 }: { $bids }
fishmarket-board-sold = { $dock }: an { $seat_id ->
    [you] dich
   *[other] { $seat }
 } für { $coins } ({ $again ->
    [yes] neue Gebote
   *[no] Gebote
 }: { $bids })
fishmarket-board-unsold = { $dock }: nicht verkauft
fishmarket-board-players = Mitspieler:
fishmarket-board-player = { $seat_id ->
    [you] Du
   *[other] { $seat }
 }: { $cash ->
    [one] 1 Münze
   *[other] { $cash } Münzen
 }, Kontostand { $balance }, { $ice ->
    [0] kein Eis
    [one] 1 Eisblock
   *[other] { $ice } Eisblöcke
 }; Fisch: { $stock }
fishmarket-board-stock = **{ $seat_id ->
    [you] Du
   *[other] { $seat }
 }**: { $coins }, { $fish ->
    [0] kein Fisch
   *[other] { $stock }
 } · { $stall }
fishmarket-board-stall = { $stall_id ->
    [done] fertig
   *[other] Stand { $stall }
 }
fishmarket-board-offers = Offene Angebote:
fishmarket-board-offer = Angebot { $number }: { $seat_id ->
    [you] du
   *[other] { $seat }
 } an { $to_seat_id ->
    [none] alle
    [you] dich
   *[other] { $to_seat }
 }: { $give } gegen { $want }
fishmarket-board-private-offer = Privatangebot { $number }: { $seat_id ->
    [you] du
   *[other] { $seat }
 } an { $to_seat_id ->
    [none] alle
    [you] dich
   *[other] { $to_seat }
 }: { $give } gegen { $want }
fishmarket-board-counter = Antwort auf { $answers }
fishmarket-board-words = Heute gesagt:
fishmarket-board-word = { $seat_id ->
    [you] Du
   *[other] { $seat }
 } zu { $to_seat_id ->
    [you] dir
   *[other] { $to_seat }
 }{ $fish_id ->
    [none] {""}
   *[other] {""} ({ $fish })
 }: { $why_id ->
    [none] „Nein, danke.“
   *[other] „{ $why }.“
 }
fishmarket-board-heard = { $person }{ $fish_id ->
    [none] {""}
   *[other] {""} ({ $fish })
 }: { $why_id ->
    [none] „Nein, danke.“
   *[other] „{ $why }.“
 }
fishmarket-board-piles = Noch in den Stapeln: { $fish } Fischkarten, { $demand } Nachfragekarten, { $price } Preiskarten
fishmarket-board-discard = Abgelegter Fisch: { $fish }. Nachfrage: { $demand }. Preise: { $price }.
fishmarket-board-title = Fischmarkt
fishmarket-board-not-sold = nicht verkauft
fishmarket-board-no = Nein.
fishmarket-board-no-fish = Kein Fisch
fishmarket-board-open-offers = { $offers ->
    [one] 1 Angebot ist offen.
   *[other] { $offers } Angebote sind offen.
 }
fishmarket-board-other-offers = { $offers ->
    [one] und 1 weiteres Angebot
   *[other] und { $offers } weitere Angebote
 }

## Was für eine Wahl spricht

fishmarket-ground-best-boat = am meisten auf { $boat } ({ $bid }): Der Fang kann dir etwa { $coins } bringen
fishmarket-ground-spread = Gebote auf { $boats } Kutter: Vielleicht ist einer billig zu haben
fishmarket-ground-dear = bei { $boat } ist wenig zu gewinnen: Der Fang kann dir etwa { $coins } bringen
fishmarket-ground-beyond-reach = niemand hat noch genug, um dich bei { $boat } zu überbieten
fishmarket-ground-asked-for = deine Kundschaft will { $fish } und zahlt je { $coins }
fishmarket-ground-no-good-offer = kein Angebot auf dem Tisch bringt dir etwas
fishmarket-ground-good-offer = aber ein Angebot auf dem Tisch brächte dir etwa { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
fishmarket-ground-no-gain = dieses Angebot bringt dir nichts
fishmarket-ground-would-rot = deine Kundschaft will das nicht, es würde nur verderben: { $fish }
fishmarket-ground-kept-fresh = bleibt bis morgen frisch: { $fish } ({ $count })
fishmarket-ground-ice-later = dein Eis ist an einem anderen Tag mehr wert
