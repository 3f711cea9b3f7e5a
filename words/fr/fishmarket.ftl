# Le Marché aux poissons.

fishmarket = Marché aux poissons
    .pitch = misez sur la pêche, marchandez, vendez frais
    .idea = Quatre jours de criée : misez en secret sur des cargaisons entières, découvrez ce que veulent vos clients, marchandez, vendez, congelez le reste avant qu’il ne pourrisse. Le poissonnier le plus riche l’emporte.
    .score = { $score ->
        [one] { $score } pièce
       *[other] { $score } pièces
    }

fishmarket-typed-words = dorade = daurade | dorades = daurades | cabillaud = morue | cabillauds = morues | argent = pièces | à vendre = vendre | il me faut = demander | j’ai besoin = demander | je garde = congeler | garder = congeler

## Options

fishmarket-option-max_rebid_rounds = Tours de départage
    .about = Combien de fois les joueurs à égalité misent à nouveau avant d’être départagés.
fishmarket-option-allow_gifts = Cadeaux
    .about = Peut-on donner, ou demander, quelque chose sans contrepartie ?
fishmarket-option-private_offers = Offres privées
    .about = Une offre à un seul joueur reste-t-elle entre eux deux ?
fishmarket-option-max_open_offers = Offres ouvertes
    .about = Combien d’offres chacun peut avoir ouvertes à la fois.
fishmarket-option-max_offers_per_day = Offres par jour
    .about = Combien d’offres chacun peut faire en une journée.
fishmarket-option-bid_deadline_hours = Temps pour miser
    .about = Le temps accordé pour les mises secrètes.
fishmarket-option-rebid_deadline_hours = Temps pour miser à nouveau
    .about = Le temps accordé à chaque tour de départage.
fishmarket-option-market_deadline_hours = Durée du marché
    .about = Combien de temps le marché d’une journée reste ouvert, au plus.
fishmarket-option-freeze_deadline_hours = Temps pour la glace
    .about = Le temps accordé pour choisir quoi congeler.

## Décisions

fishmarket-decision-bids = Jour { $day }, à l’aube : misez vos { $cash } pièces sur les { $boats } chalutiers. Mises secrètes jusqu’à ce que tous aient misé ; d’ici là, vous pouvez changer les vôtres.
fishmarket-decision-rebids = Égalité ! Tour de départage { $round } : misez à nouveau sur { $docks }, au moins 1 pièce.
fishmarket-decision-market = Jour { $day } : le marché est ouvert. Marchandez, ou annoncez que vous avez fini.
    .example = offrir 5 pièces contre 1 sole
fishmarket-decision-plan = Plan du jour { $day } : les offres à accepter et les poissons à congeler cet après-midi. Vous avez { $ice ->
    [0] 0 bloc de glace
    [one] { $ice } bloc de glace
   *[other] { $ice } blocs de glace
 }. Personne ne voit votre plan.
fishmarket-decision-ice = Il vous reste du poisson invendu. Que congelez-vous ? Un bloc de glace garde tous les poissons d’une sorte ; le reste pourrit et coûte 5 pièces par poisson.

## Actions

fishmarket-action-boats = { $bids_count ->
    [0] Ne rien miser
   *[other] Miser { $bids }
 }{ $tied_count ->
    [0] {""}
   *[other] {""} ; en cas d’égalité, { $tied }
 }
    .done = { $bids_count ->
        [0] Vous n’avez rien misé
       *[other] Vous avez misé { $bids }
    }{ $tied_count ->
        [0] {""}
       *[other] {""} ; en cas d’égalité, { $tied }
    }.
    .name = Miser sur les chalutiers
    .bids = Pièces pour chaque chalutier
    .tied = En cas d’égalité, miser à nouveau
    .preview = { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, il en reste { $left }
    .typed = { $bids } | mettre { $bids }
fishmarket-action-rebid = Miser à nouveau { $bids }
    .done = Vous avez misé à nouveau { $bids }.
    .name = Miser à nouveau
    .bids = Pièces pour chaque chalutier
    .preview = { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, il en reste { $left }
    .typed = miser { $bids } | { $bids }
fishmarket-action-offer = { $give_count ->
    [0] { $partner_id ->
        [none] Demander { $want } à tous
       *[other] Demander { $want } à { $partner }
    }
   *[other] { $want_count ->
        [0] { $partner_id ->
            [none] Donner { $give } à qui en veut
           *[other] Donner { $give } à { $partner }
        }
       *[other] { $partner_id ->
            [none] Offrir à tous { $give } contre { $want }
           *[other] Offrir à { $partner } { $give } contre { $want }
        }
    }
 }
    .done = { $give_count ->
        [0] { $partner_id ->
            [none] Vous avez demandé { $want } à tous.
           *[other] Vous avez demandé { $want } à { $partner }.
        }
       *[other] { $want_count ->
            [0] { $partner_id ->
                [none] Vous avez proposé { $give } à qui en veut.
               *[other] Vous avez proposé à { $partner } { $give } en cadeau.
            }
           *[other] { $partner_id ->
                [none] Vous avez offert à tous { $give } contre { $want }.
               *[other] Vous avez offert à { $partner } { $give } contre { $want }.
            }
        }
    }
    .name = Faire une offre
    .give = Vous donnez
    .want = Vous recevez
    .partner = À qui ? (vide : à tous)
    .preview = { $way_id ->
        [more] +{ $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        }
        [less] −{ $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        }
       *[same] ±0 pièce
    } pour vous ce soir, { $rotting ->
        [0] rien ne pourrit
        [one] { $rotting } poisson pourrit
       *[other] { $rotting } poissons pourrissent
    }{ $ice ->
        [0] {""}
       *[other] { $rotting ->
            [0] {""}
           *[other] , sauf congélation
        }
    }
    .typed = offrir { $give } contre { $want } à { $partner } | offrir { $give } à tous contre { $want } | offrir { $give } contre { $want } à tous | offrir { $give } contre { $want } | offrir { $give } à { $partner } contre { $want } | { $give } contre { $want } | { $give } contre { $want } à { $partner } | offrir { $give } pour { $want } | offrir à { $partner } { $give } pour { $want } | acheter { $want } pour { $give } | acheter { $want } à { $partner } pour { $give } | acheter { $want } contre { $give } | vendre { $give } pour { $want } | vendre { $give } à { $partner } pour { $want } | acheter { $want } à { $give } | vendre { $give } à { $want } | demander { $want } contre { $give } | demander { $want } pour { $give } | demander { $want } à { $partner } contre { $give } | offrir { $give } à { $partner } pour { $want } | { $partner } { $give } contre { $want } | { $partner } { $give } pour { $want } | { $give } pour { $want } | échanger { $give } contre { $want } | échanger { $give } contre { $want } avec { $partner }
fishmarket-action-counter = Contre-offre à { $offer } : { $give } contre { $want }{ $why_id ->
    [none] {""}
   *[other] {""}, en disant « { $why } »
 }{ $fish_id ->
    [none] {""}
   *[other] {""}, côté { $fish }
 }
    .done = Votre contre-offre à { $offer } : { $give } contre { $want }.
    .name = Faire une contre-offre
    .short = Contre-offre
    .offer = À quelle offre ?
    .give = Vous donnez
    .want = Vous recevez
    .why = Votre raison (facultatif)
    .fish = Le poisson en question (facultatif)
    .preview = { $way_id ->
        [more] +{ $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        }
        [less] −{ $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        }
       *[same] ±0 pièce
    } pour vous ce soir, { $rotting ->
        [0] rien ne pourrit
        [one] { $rotting } poisson pourrit
       *[other] { $rotting } poissons pourrissent
    }{ $ice ->
        [0] {""}
       *[other] { $rotting ->
            [0] {""}
           *[other] , sauf congélation
        }
    }
fishmarket-action-accept = Accepter { $offer }
    .done = { $give_count ->
        [0] Vous avez donné { $want } à { $proposer }.
       *[other] { $want_count ->
            [0] { $proposer } vous a donné { $give }.
           *[other] Vous avez accepté l’offre { ELIDE($proposer, "d’", "de ") } : { $give } contre { $want }.
        }
    }
    .name = Accepter
    .short = Accepter
    .mark = { $brings }
    .offer = Quelle offre ?
    .preview = { $way_id ->
        [more] +{ $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        }
        [less] −{ $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        }
       *[same] ±0 pièce
    } pour vous ce soir, { $rotting ->
        [0] rien ne pourrit
        [one] { $rotting } poisson pourrit
       *[other] { $rotting } poissons pourrissent
    }{ $ice ->
        [0] {""}
       *[other] { $rotting ->
            [0] {""}
           *[other] , sauf congélation
        }
    }
    .typed = accepter { $offer } | accepter
fishmarket-action-reject = Refuser { $offer }
    .done = { $give_count ->
        [0] Vous avez refusé { $want } à { $proposer }.
       *[other] { $want_count ->
            [0] Vous avez refusé le cadeau { ELIDE($proposer, "d’", "de ") } : { $give }.
           *[other] Vous avez refusé l’offre { ELIDE($proposer, "d’", "de ") } : { $give } contre { $want }.
        }
    }
    .name = Refuser
    .short = Non merci
    .offer = Quelle offre ?
    .typed = refuser { $offer } | refuser
fishmarket-action-decline = Refuser { $offer } en disant « { $why } »{ $fish_id ->
    [none] {""}
   *[other] {""}, côté { $fish }
 }
    .done = Vous avez refusé l’offre { ELIDE($proposer, "d’", "de ") }.{ fishmarket-event-offer.why }
    .name = Refuser et dire pourquoi
    .short = Non, parce que…
    .offer = Quelle offre ?
    .why = Votre raison
    .fish = Le poisson en question (facultatif)
fishmarket-action-withdraw = Retirer { $offer }
    .done = { $give_count ->
        [0] Vous avez retiré votre demande : { $want }.
       *[other] { $want_count ->
            [0] Vous avez retiré votre cadeau : { $give }.
           *[other] Vous avez retiré votre offre : { $give } contre { $want }.
        }
    }
    .name = Retirer
    .short = Retirer
    .offer = Quelle offre ?
    .typed = retirer { $offer } | retirer
fishmarket-action-stall = { $stall_id ->
    [open] Rouvrir votre étal
    [done] Annoncer que vous avez fini, sauf nouvelle offre
   *[closed] Fermer votre étal pour aujourd’hui
 }
    .done = { $stall_id ->
        [open] Votre étal est rouvert.
        [done] Vous avez fini, sauf nouvelle offre.
       *[closed] Votre étal est fermé pour aujourd’hui.
    }
    .name = Votre étal
    .quick = { $stall_id ->
        [open] Rouvrir mon étal
        [done] J’ai fini pour l’instant
       *[closed] Fermer mon étal pour aujourd’hui
    }
    .stall = Ouvert, fini ou fermé ?
fishmarket-action-plan = Congeler, s’il en reste : { $kinds }
    .done = Plan de congélation enregistré : { $kinds }.
    .name = Plan de congélation
    .kinds = Poissons, le plus important d’abord
fishmarket-action-unplan = Abandonner le plan de congélation
    .done = Plan de congélation abandonné.
    .name = Abandonner le plan
fishmarket-action-finish = Annoncer que vous avez fini, sauf nouvelle offre, et congeler ce qui reste : { $kinds }
    .done = Vous avez fini, sauf nouvelle offre. À congeler, s’il en reste : { $kinds }.
    .name = Finir et congeler
    .kinds = À congeler, s’il en reste
    .typed = fini et congeler { $kinds } | finir et congeler { $kinds } | j’ai fini et je congèle { $kinds }
fishmarket-action-day-plan = Rien n’est prévu pour aujourd’hui.
    .name = Plan du jour
    .buy_eel = Acheter de l’anguille, au plus
    .buy_eel-none = ne rien prévoir
    .buy_eel-said = Acheter de l’anguille jusqu’à { $buy_eel ->
        [one] 1 pièce
       *[other] { $buy_eel } pièces
    } l’unité.
    .buy_sole = Acheter de la sole, au plus
    .buy_sole-none = ne rien prévoir
    .buy_sole-said = Acheter de la sole jusqu’à { $buy_sole ->
        [one] 1 pièce
       *[other] { $buy_sole } pièces
    } l’unité.
    .buy_tuna = Acheter du thon, au plus
    .buy_tuna-none = ne rien prévoir
    .buy_tuna-said = Acheter du thon jusqu’à { $buy_tuna ->
        [one] 1 pièce
       *[other] { $buy_tuna } pièces
    } l’unité.
    .buy_perch = Acheter de la perche, au plus
    .buy_perch-none = ne rien prévoir
    .buy_perch-said = Acheter de la perche jusqu’à { $buy_perch ->
        [one] 1 pièce
       *[other] { $buy_perch } pièces
    } l’unité.
    .buy_mackerel = Acheter du maquereau, au plus
    .buy_mackerel-none = ne rien prévoir
    .buy_mackerel-said = Acheter du maquereau jusqu’à { $buy_mackerel ->
        [one] 1 pièce
       *[other] { $buy_mackerel } pièces
    } l’unité.
    .buy_dorade = Acheter de la daurade, au plus
    .buy_dorade-none = ne rien prévoir
    .buy_dorade-said = Acheter de la daurade jusqu’à { $buy_dorade ->
        [one] 1 pièce
       *[other] { $buy_dorade } pièces
    } l’unité.
    .buy_salmon = Acheter du saumon, au plus
    .buy_salmon-none = ne rien prévoir
    .buy_salmon-said = Acheter du saumon jusqu’à { $buy_salmon ->
        [one] 1 pièce
       *[other] { $buy_salmon } pièces
    } l’unité.
    .buy_cod = Acheter de la morue, au plus
    .buy_cod-none = ne rien prévoir
    .buy_cod-said = Acheter de la morue jusqu’à { $buy_cod ->
        [one] 1 pièce
       *[other] { $buy_cod } pièces
    } l’unité.
    .sell_eel = Vendre de l’anguille, au moins
    .sell_eel-none = ne rien prévoir
    .sell_eel-said = { $sell_eel ->
        [0] Vendre de l’anguille à n’importe quel prix.
        [one] Vendre de l’anguille à partir de 1 pièce l’unité.
       *[other] Vendre de l’anguille à partir de { $sell_eel } pièces l’unité.
    }
    .sell_sole = Vendre de la sole, au moins
    .sell_sole-none = ne rien prévoir
    .sell_sole-said = { $sell_sole ->
        [0] Vendre de la sole à n’importe quel prix.
        [one] Vendre de la sole à partir de 1 pièce l’unité.
       *[other] Vendre de la sole à partir de { $sell_sole } pièces l’unité.
    }
    .sell_tuna = Vendre du thon, au moins
    .sell_tuna-none = ne rien prévoir
    .sell_tuna-said = { $sell_tuna ->
        [0] Vendre du thon à n’importe quel prix.
        [one] Vendre du thon à partir de 1 pièce l’unité.
       *[other] Vendre du thon à partir de { $sell_tuna } pièces l’unité.
    }
    .sell_perch = Vendre de la perche, au moins
    .sell_perch-none = ne rien prévoir
    .sell_perch-said = { $sell_perch ->
        [0] Vendre de la perche à n’importe quel prix.
        [one] Vendre de la perche à partir de 1 pièce l’unité.
       *[other] Vendre de la perche à partir de { $sell_perch } pièces l’unité.
    }
    .sell_mackerel = Vendre du maquereau, au moins
    .sell_mackerel-none = ne rien prévoir
    .sell_mackerel-said = { $sell_mackerel ->
        [0] Vendre du maquereau à n’importe quel prix.
        [one] Vendre du maquereau à partir de 1 pièce l’unité.
       *[other] Vendre du maquereau à partir de { $sell_mackerel } pièces l’unité.
    }
    .sell_dorade = Vendre de la daurade, au moins
    .sell_dorade-none = ne rien prévoir
    .sell_dorade-said = { $sell_dorade ->
        [0] Vendre de la daurade à n’importe quel prix.
        [one] Vendre de la daurade à partir de 1 pièce l’unité.
       *[other] Vendre de la daurade à partir de { $sell_dorade } pièces l’unité.
    }
    .sell_salmon = Vendre du saumon, au moins
    .sell_salmon-none = ne rien prévoir
    .sell_salmon-said = { $sell_salmon ->
        [0] Vendre du saumon à n’importe quel prix.
        [one] Vendre du saumon à partir de 1 pièce l’unité.
       *[other] Vendre du saumon à partir de { $sell_salmon } pièces l’unité.
    }
    .sell_cod = Vendre de la morue, au moins
    .sell_cod-none = ne rien prévoir
    .sell_cod-said = { $sell_cod ->
        [0] Vendre de la morue à n’importe quel prix.
        [one] Vendre de la morue à partir de 1 pièce l’unité.
       *[other] Vendre de la morue à partir de { $sell_cod } pièces l’unité.
    }
    .ice = À congeler ce soir, s’il en reste
    .ice-said = { $ice_id ->
        [rest] Ne rien congeler.
       *[other] Ce soir, congeler s’il en reste : { $ice }.
    }
    .others = Toute autre offre
    .others-said = Refuser toute autre offre.
fishmarket-action-freeze = { $kinds_count ->
    [0] Ne rien congeler
   *[other] Congeler { $kinds }
 }
    .done = { $kinds_count ->
        [0] Vous n’avez rien congelé.
        [1] Vous avez congelé votre { $kinds }.
       *[other] Vous avez congelé { $kinds }.
    }
    .name = Congeler
    .kinds = Poissons à congeler
    .preview = { $rotting ->
        [0] rien ne pourrit
        [one] { $rotting } poisson pourrit : −{ $coins } pièces
       *[other] { $rotting } poissons pourrissent : −{ $coins } pièces
    }, { $ice ->
        [0] plus de glace
        [one] { $ice } bloc de glace restant
       *[other] { $ice } blocs de glace restants
    }
    .typed = congeler { $kinds } | { $kinds } | mettre { $kinds } sur la glace | { $kinds } sur la glace | glace { $kinds }

## À traiter

fishmarket-topic-offer = { $secret ->
    [yes] Offre privée { $offer_number }
   *[no] Offre { $offer_number }
 }{ $answers_id ->
    [none] {""}
   *[other] {""}, en réponse à { $answers }
 } : { $give_count ->
    [0] { $proposer_id ->
        [you] vous demandez
       *[other] **{ $proposer }** { $partner_id ->
            [you] vous demande
           *[other] demande
        }
    } **{ $want }**{ $partner_id ->
        [none] {""} à tous
        [you] {""}
       *[other] {""} à { $partner }
    }
   *[other] { $proposer_id ->
        [you] vous donnez
       *[other] **{ $proposer }** { $partner_id ->
            [you] vous donne
           *[other] donne
        }
    }{ $partner_id ->
        [none] {""}
        [you] {""}
       *[other] {""} à { $partner }
    } **{ $give }** { $want_count ->
        [0] en cadeau
       *[other] contre **{ $want }**
    }
 }
    .short = { $offer_number }

fishmarket-reference-offer = { $partner_id ->
    [none] l’offre { $number }
    [you] l’offre privée { $number } { ELIDE($seat, "d’", "de ") }
   *[some] { $seat_id ->
        [you] votre offre privée { $number } à { $partner }
       *[other] l’offre privée { $number } { ELIDE($seat, "d’", "de ") } à { $partner }
    }
 }
    .typed = { $partner_id ->
        [none] offre { $number }
       *[some] { $seat } { $number } | { $partner } { $number } | offre privée { $number } | privée { $number }
    }

## Événements

fishmarket-event-day = Jour { $day }. Cartes Demande visibles : { $demand }.
fishmarket-event-price-dealt = Aujourd’hui, vos clients paient { $grey } pièces un poisson gris et { $brown } un poisson brun.
fishmarket-event-landed = { $dock } débarque { $cargo }.
    .joined = { "" }
fishmarket-event-reshuffled = { $pile_id ->
    [fish] La pioche Poisson est vide
    [demand] La pioche Demande est vide
   *[price] La pioche Prix est vide
 } : on remélange les { $cards } cartes défaussées.
fishmarket-event-answered = { $question_id ->
        [bids] Mises déposées
        [rebids] Nouvelles mises déposées
       *[ice] Congélation choisie
    } : { $seat_id ->
        [you] vous
       *[other] { $seat }
    }.
    .again = { $seat_id ->
        [you] vous
       *[other] { $seat }
    }
fishmarket-event-bids-shown = { $bids_count ->
        [0] { $seat_id ->
            [you] Vous ne misez rien.
           *[other] { $seat } ne mise rien.
        }
       *[other] { $seat_id ->
            [you] Vous misez
           *[other] { $seat } mise
        } { $again ->
        [yes] à nouveau { $bids }.
       *[no] { $bids }.
    }
    }
fishmarket-event-sold = { $seat_id ->
        [you] Vous remportez
       *[other] { $seat } remporte
    } le chalutier { $dock } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } : { $cargo }.
fishmarket-event-tied = Égalité sur { $dock } : { $seats_id ->
    [with-you] vous{ $seats_others }
   *[other] { $seats }
 }, à { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
 }.
fishmarket-event-tie-broken = { $by_id ->
        [balance] { $dock } { $seat_id ->
        [you] vous revient : vous avez
       *[other] revient à { $seat }, qui a
    } le solde le plus bas.
        [spent] { $dock } { $seat_id ->
        [you] vous revient : vous avez
       *[other] revient à { $seat }, qui a
    } le moins payé ce matin.
       *[lot] Tirage au sort pour { $dock } : { $seat_id ->
        [you] vous l’emportez.
       *[other] { $seat } l’emporte.
    }
    }
fishmarket-event-unsold = Personne ne mise sur { $dock }, qui repart avec sa pêche : { $cargo }.
fishmarket-event-demand-dealt = Ce que veulent vos clients aujourd’hui : { $grey } et { $brown }.
fishmarket-event-market-opened = Jour { $day } : le marché ouvre.
    .joined = { "" }
fishmarket-event-offer = { $answers_id ->
    [none] { $give_count ->
        [0] { $seat_id ->
            [you] Vous demandez
           *[other] { $seat } { $partner_id ->
                [you] vous demande
               *[other] demande
            }
        } { $want }{ $partner_id ->
            [none] {""} à tous
            [you] {""}
           *[other] {""} à { $partner }
        }
       *[other] { $seat_id ->
            [you] Vous offrez
           *[other] { $seat } { $partner_id ->
                [you] vous offre
               *[other] offre
            }
        }{ $partner_id ->
            [none] {""} à tous
            [you] {""}
           *[other] {""} à { $partner }
        } { $give } { $want_count ->
            [0] en cadeau
           *[other] contre { $want }
        }
    }
   *[other] { $seat_id ->
        [you] Votre contre-offre
       *[other] Contre-offre { ELIDE($seat, "d’", "de ") }
    } à l’offre { $answers_partner_id ->
        [none] {""}
       *[some] privée{" "}
    }{ $answers_number } : { $give_count ->
        [0] { $want } sans contrepartie
       *[other] { $give } { $want_count ->
            [0] en cadeau
           *[other] contre { $want }
        }
    }
 } ({ $offer_partner_id ->
    [none] offre
   *[some] offre privée
 } { $offer_number }).{ fishmarket-event-offer.why }
    .why = { $why_id ->
        [none] {""}
        [no-use] {" "}« Je ne veux pas { $fish_id ->
            [none] de ça
            [eel] d’anguille
           *[other] de { $fish }
        }. »
        [keep] {" "}« { $fish_id ->
            [none] Je garde ça.
            [eel] Je garde mon anguille.
            [sole] Je garde ma sole.
            [perch] Je garde ma perche.
            [dorade] Je garde ma daurade.
            [cod] Je garde ma morue.
           *[other] Je garde mon { $fish }.
        } »
        [lack] {" "}« Je n’ai pas { $fish_id ->
            [none] de ce poisson
            [eel] d’anguille
           *[other] de { $fish }
        }. »
        [too-dear] {" "}« C’est trop cher. »
        [too-little] {" "}« C’est trop peu. »
       *[leader] {" "}« Vous êtes déjà en tête. »
    }
fishmarket-event-offer-closed = { $how_id ->
    [accepted] { $partner_id ->
        [none] L’offre { $offer_number } { ELIDE($seat, "d’", "de ") } est acceptée.
        [you] Vous acceptez { fishmarket-event-offer-closed.called }.
       *[other] { $partner } accepte { fishmarket-event-offer-closed.called }.
    }
    [rejected] { $partner_id ->
        [you] Vous refusez { fishmarket-event-offer-closed.called }.
       *[other] { $partner } refuse { fishmarket-event-offer-closed.called }.
    }
    [countered] { $partner_id ->
        [you] Vous écartez { fishmarket-event-offer-closed.called }.
       *[other] { $partner } écarte { fishmarket-event-offer-closed.called }.
    }
    [withdrawn] { $seat_id ->
        [you] Vous retirez { $offer_partner_id ->
            [none] l’offre { $offer_number }
           *[some] l’offre privée { $offer_number } à { $partner }
        }.
       *[other] { $seat } retire { $offer_partner_id ->
            [none] l’offre { $offer_number }
            [you] l’offre privée { $offer_number }
           *[some] l’offre privée { $offer_number } à { $partner }
        }.
    }
    [void] { $seat_id ->
        [you] Votre { $offer_partner_id ->
            [none] offre
           *[some] offre privée
        } { $offer_number } tombe : la marchandise n’est plus là.
       *[other] L’offre { $offer_partner_id ->
            [none] {""}
           *[some] privée{" "}
        }{ $offer_number } { ELIDE($seat, "d’", "de ") } tombe : la marchandise n’est plus là.
    }
   *[expired] { $seat_id ->
        [you] Votre { $offer_partner_id ->
            [none] offre
           *[some] offre privée
        } { $offer_number } a expiré.
       *[other] L’offre { $offer_partner_id ->
            [none] {""}
           *[some] privée{" "}
        }{ $offer_number } { ELIDE($seat, "d’", "de ") } a expiré.
    }
 }{ fishmarket-event-offer.why }
    .called = { $seat_id ->
        [you] votre { $offer_partner_id ->
            [none] offre
           *[some] offre privée
        } { $offer_number }
       *[other] l’offre { $offer_partner_id ->
            [none] {""}
           *[some] privée{" "}
        }{ $offer_number } { ELIDE($seat, "d’", "de ") }
    }
fishmarket-event-traded = { $seat_id ->
    [you] { $give_count ->
        [0] { $partner } vous donne { $want }.
       *[other] { $want_count ->
            [0] Vous donnez { $give } à { $partner }.
           *[other] Vous donnez à { $partner } { $give } contre { $want }.
        }
    }
   *[other] { $partner_id ->
        [you] { $give_count ->
            [0] Vous donnez { $want } à { $seat }.
           *[other] { $want_count ->
                [0] { $seat } vous donne { $give }.
               *[other] { $seat } vous donne { $give } contre { $want }.
            }
        }
       *[other] { $give_count ->
            [0] { $partner } donne { $want } à { $seat }.
           *[other] { $want_count ->
                [0] { $seat } donne { $give } à { $partner }.
               *[other] { $seat } donne à { $partner } { $give } contre { $want }.
            }
        }
    }
 }
fishmarket-event-secretly-traded = { $seat_id ->
    [you] { fishmarket-event-traded }
   *[other] { $partner_id ->
        [you] { fishmarket-event-traded }
       *[other] Accord privé : { fishmarket-event-traded }
    }
 }
fishmarket-event-stall = { $stall_id ->
        [open] { $seat_id ->
        [you] Vous rouvrez votre
       *[other] { $seat } rouvre son
    } étal.
        [done] { $seat_id ->
        [you] Vous avez
       *[other] { $seat } a
    } fini, sauf nouvelle offre.
       *[closed] { $seat_id ->
        [you] Vous avez
       *[other] { $seat } a
    } fermé pour aujourd’hui.
    }
fishmarket-event-plan = Votre plan de congélation : { $kinds }.
fishmarket-event-plan-taken-back = Plan de congélation abandonné.
fishmarket-event-day-planned = Votre plan : { $plan }.
fishmarket-event-market-closed = Jour { $day } : le marché ferme.
fishmarket-event-cards-shown = { $seat_id ->
        [you] Vous montrez
       *[other] { $seat } montre
    } { $grey } ({ $grey_price }) et { $brown } ({ $brown_price }).
fishmarket-event-fish-sold = { $seat_id ->
        [you] Vous vendez
       *[other] { $seat } vend
    } { $fish } pour { $coins } pièces.
    .joined = { $seat_id ->
        [you] vendez
       *[other] vend
    } { $fish } pour { $coins } pièces
fishmarket-event-frozen = { $seat_id ->
        [you] Vous congelez
       *[other] { $seat } congèle
    } { $fish } ({ $ice ->
        [0] plus de glace
        [one] reste { $ice } bloc de glace
       *[other] restent { $ice } blocs de glace
    }).
    .joined = { $seat_id ->
        [you] congelez
       *[other] congèle
    } { $fish }
fishmarket-event-rotted = { $seat_id ->
        [you] Vous laissez pourrir { $fish } et payez
       *[other] { $seat } laisse pourrir { $fish } et paie
    } { $coins } pièces.
    .joined = { $seat_id ->
        [you] laissez pourrir
       *[other] laisse pourrir
    } { $fish } (−{ $coins } pièces)
fishmarket-event-banked = { $drawn ->
        [0] { $coins ->
            [0] { $seat_id ->
                [you] Vous ne déposez
               *[other] { $seat } ne dépose
            } rien à la banque
            [one] { $seat_id ->
                [you] Vous déposez
               *[other] { $seat } dépose
            } { $coins } pièce à la banque
           *[other] { $seat_id ->
                [you] Vous déposez
               *[other] { $seat } dépose
            } { $coins } pièces à la banque
        }
        [one] { $seat_id ->
            [you] Vous retirez
           *[other] { $seat } retire
        } { $drawn } pièce de la banque
       *[other] { $seat_id ->
            [you] Vous retirez
           *[other] { $seat } retire
        } { $drawn } pièces de la banque
    } (solde { $balance }).
    .joined = { $drawn ->
        [0] { $coins ->
            [0] { $seat_id ->
                [you] ne déposez
               *[other] ne dépose
            } rien à la banque
            [one] { $seat_id ->
                [you] déposez
               *[other] dépose
            } { $coins } pièce à la banque
           *[other] { $seat_id ->
                [you] déposez
               *[other] dépose
            } { $coins } pièces à la banque
        }
        [one] { $seat_id ->
            [you] retirez
           *[other] retire
        } { $drawn } pièce de la banque
       *[other] { $seat_id ->
            [you] retirez
           *[other] retire
        } { $drawn } pièces de la banque
    } (solde { $balance })
fishmarket-event-ended = { $winners_count ->
    [one] Les quatre jours de marché sont finis : { $winners_id ->
        [you] vous l’emportez !
       *[other] { $winners } l’emporte !
    }
   *[other] Les quatre jours de marché sont finis : { $winners_id ->
        [with-you] vous{ $winners_others } partagez la victoire !
       *[other] { $winners } se partagent la victoire !
    }
 }

## Refus

fishmarket-refusal-no-such-dock = Aucun chalutier à vendre au quai { $dock_id }.
fishmarket-refusal-over-cash = Cela fait { $bid } pièces, et vous en avez { $cash }.
fishmarket-refusal-over-standing = { $bid } pièces en cas d’égalité sur { $dock }, c’est trop : { $most } au plus.
fishmarket-refusal-not-contended = Vous n’êtes pas à égalité sur { $dock }.
fishmarket-refusal-rebid-missing = Misez aussi au moins 1 pièce sur { $dock }.
fishmarket-refusal-stall-closed = Votre étal est fermé. Rouvrez-le d’abord.
fishmarket-refusal-same-stall = { $stall_id ->
    [open] Votre étal est déjà ouvert.
    [done] Vous avez déjà fini.
   *[closed] Votre étal est déjà fermé.
 }
fishmarket-refusal-partner-closed = { $seat } a fermé pour aujourd’hui.
fishmarket-refusal-no-such-partner = Faites votre offre à un autre joueur de la table, ou à tous.
fishmarket-refusal-no-such-item = On n’échange que des poissons et des pièces, pas « { $item } ».
fishmarket-refusal-more-than-exist = Vous en demandez trop ({ $item }) : { $count }, et il n’y en a que { $most } en jeu.
fishmarket-refusal-empty-offer = Votre offre est vide : donnez ou demandez quelque chose.
fishmarket-refusal-both-sides = Impossible de donner et de recevoir la même chose : { $item }.
fishmarket-refusal-no-gifts = Pas de cadeaux à cette table : demandez quelque chose en échange.
fishmarket-refusal-you-lack = Pas assez { ELIDE($item, "d’", "de ") } : il en faut { $need }, et vous en avez { $have }.
fishmarket-refusal-too-many-open = Vous avez déjà { $most ->
    [one] { $most } offre ouverte
   *[other] { $most } offres ouvertes
 }. Retirez-en une d’abord.
fishmarket-refusal-too-many-today = Vous avez fait { $most ->
    [one] votre seule offre
   *[other] vos { $most } offres
 } du jour.
fishmarket-refusal-no-such-offer = Cette offre n’existe pas aujourd’hui.
fishmarket-refusal-offer-gone = { $how_id ->
    [accepted] { $own_id ->
        [yes] Vous avez déjà accepté { $offer }.
       *[no] Trop tard : { $seat } a accepté { $offer }.
    }
    [rejected] { $own_id ->
        [yes] Vous avez déjà refusé { $offer }.
       *[no] Trop tard : { $seat } a refusé { $offer }.
    }
    [countered] { $own_id ->
        [yes] Vous avez déjà répondu à { $offer } par une contre-offre.
       *[no] Trop tard : { $seat } a répondu à { $offer } par une contre-offre.
    }
    [withdrawn] { $own_id ->
        [yes] Vous avez déjà retiré { $offer }.
       *[no] Trop tard : { $seat } a retiré { $offer }.
    }
   *[void] Trop tard pour { $offer } : la marchandise n’est plus là.
 }
fishmarket-refusal-same-offer = Vous avez déjà fait cette offre : { $offer } est encore ouverte.
fishmarket-refusal-own-offer = C’est vous qui avez fait { $offer }.
fishmarket-refusal-not-your-offer = Vous ne pouvez pas retirer { $offer } : elle n’est pas de vous.
fishmarket-refusal-not-named = Vous ne pouvez pas répondre à { $offer } : elle n’est pas pour vous.
fishmarket-refusal-not-freezable = Inutile de congeler le { $fish } : il se vend tous les jours.
fishmarket-refusal-twice = Vous avez nommé deux fois la même sorte : { $fish }.
fishmarket-refusal-no-plan = Vous n’avez pas de plan de congélation.
fishmarket-refusal-nothing-to-freeze = Aucun de vos poissons ne peut rester invendu. Annoncez simplement que vous avez fini.
fishmarket-refusal-no-such-price = { $price } n’est pas un prix possible ({ $fish }) : de { $least } à { $most } pièces.
fishmarket-refusal-last-day = Rien à choisir le dernier jour : votre glace est utilisée pour vous.
fishmarket-refusal-not-unsold = Il ne vous reste pas { ELIDE($fish, "d’", "de ") }.
fishmarket-refusal-too-little-ice = { $kinds } sortes demandent { $kinds } blocs de glace ; vous en avez { $ice }.

## La fin

fishmarket-line-start = Pièces et solde de départ
fishmarket-line-auctions = Payé pour les chalutiers
fishmarket-line-trades = Pièces des échanges
fishmarket-line-sales = Poissons vendus
fishmarket-line-rot = Poissons pourris
fishmarket-end-last-day = Quatrième soir : toutes les pièces sont à la banque.

## Choses

fishmarket-item-eel = anguille
    .count = { $count ->
        [one] { $count } anguille
       *[other] { $count } anguilles
    }
fishmarket-item-sole = sole
    .count = { $count ->
        [one] { $count } sole
       *[other] { $count } soles
    }
fishmarket-item-tuna = thon
    .count = { $count ->
        [one] { $count } thon
       *[other] { $count } thons
    }
fishmarket-item-perch = perche
    .count = { $count ->
        [one] { $count } perche
       *[other] { $count } perches
    }
fishmarket-item-mackerel = maquereau
    .count = { $count ->
        [one] { $count } maquereau
       *[other] { $count } maquereaux
    }
fishmarket-item-dorade = daurade
    .count = { $count ->
        [one] { $count } daurade
       *[other] { $count } daurades
    }
fishmarket-item-salmon = saumon
    .count = { $count ->
        [one] { $count } saumon
       *[other] { $count } saumons
    }
fishmarket-item-cod = morue
    .count = { $count ->
        [one] { $count } morue
       *[other] { $count } morues
    }
fishmarket-item-herring = hareng
    .count = { $count ->
        [one] { $count } hareng
       *[other] { $count } harengs
    }
fishmarket-item-lobster = homard
    .count = { $count ->
        [one] { $count } homard
       *[other] { $count } homards
    }
fishmarket-item-coins = pièces
    .count = { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
fishmarket-item-D-eel-mackerel = anguille avec maquereau
fishmarket-item-D-eel-dorade = anguille avec daurade
fishmarket-item-D-eel-salmon = anguille avec saumon
fishmarket-item-D-eel-cod = anguille avec morue
fishmarket-item-D-sole-mackerel = sole avec maquereau
fishmarket-item-D-sole-dorade = sole avec daurade
fishmarket-item-D-sole-salmon = sole avec saumon
fishmarket-item-D-sole-cod = sole avec morue
fishmarket-item-D-tuna-mackerel = thon avec maquereau
fishmarket-item-D-tuna-dorade = thon avec daurade
fishmarket-item-D-tuna-salmon = thon avec saumon
fishmarket-item-D-tuna-cod = thon avec morue
fishmarket-item-D-perch-mackerel = perche avec maquereau
fishmarket-item-D-perch-dorade = perche avec daurade
fishmarket-item-D-perch-salmon = perche avec saumon
fishmarket-item-D-perch-cod = perche avec morue
fishmarket-item-A = August (A)
    .count = { $count } sur August (A)
    .typed = sur A | pour A | A pour | pour August | bateau A | chalutier A | premier bateau
fishmarket-item-B = Bruno (B)
    .count = { $count } sur Bruno (B)
    .typed = sur B | pour B | B pour | pour Bruno | bateau B | chalutier B | deuxième bateau
fishmarket-item-C = Clemens (C)
    .count = { $count } sur Clemens (C)
    .typed = sur C | pour C | C pour | pour Clemens | bateau C | chalutier C | troisième bateau
fishmarket-item-D = Dieter (D)
    .count = { $count } sur Dieter (D)
    .typed = sur D | pour D | D pour | pour Dieter | bateau D | chalutier D | quatrième bateau
fishmarket-item-E = Emil (E)
    .count = { $count } sur Emil (E)
    .typed = sur E | pour E | E pour | pour Emil | bateau E | chalutier E | cinquième bateau
fishmarket-item-F = Fiete (F)
    .count = { $count } sur Fiete (F)
    .typed = sur F | pour F | F pour | pour Fiete | bateau F | chalutier F | sixième bateau
fishmarket-item-open = ouvert
fishmarket-item-done = fini
fishmarket-item-closed = fermé
fishmarket-item-refuse = refuser
fishmarket-item-rest = rien d’autre
fishmarket-item-no-use = Je n’en veux pas
fishmarket-item-keep = J’en ai besoin
fishmarket-item-lack = Je n’en ai pas
fishmarket-item-too-dear = C’est trop cher
fishmarket-item-too-little = C’est trop peu
fishmarket-item-leader = Vous êtes déjà en tête
fishmarket-item-fish = poisson
fishmarket-item-demand = demande
fishmarket-item-price = prix

## Le plateau en texte

fishmarket-board-nothing = rien
fishmarket-board-nobody = personne
fishmarket-board-phase = Jour { $day } sur 4. { $phase_id ->
    [bids] À l’aube : mises secrètes sur les chalutiers.
    [rebids] À l’aube : départage, tour { $round } sur { $rounds }.
    [market] Le marché est ouvert.
    [ice] L’après-midi : de la glace pour les invendus.
   *[over] La partie est terminée.
 }
fishmarket-board-waiting = Ont répondu : { $answered }. Réfléchissent encore : { $waiting }.
fishmarket-board-face-up = Cartes Demande visibles : { $cards }
fishmarket-board-own-stock = Vous avez { $coins }, { $ice ->
    [0] pas de glace
    [one] { $ice } bloc de glace
   *[other] { $ice } blocs de glace
 }{ $fish ->
    [0] { " " }et aucun poisson
   *[other] , { $stock }
 }.
fishmarket-board-own-price = Vos prix : { $grey } le poisson gris, { $brown } le poisson brun
fishmarket-board-own-customers = Vos clients veulent : { $grey } à { $grey_price } pièces et { $brown } à { $brown_price }
fishmarket-board-own-demand = Vos clients veulent : { $grey } et { $brown }
fishmarket-board-own-answer = Votre réponse secrète : { $answer }
fishmarket-board-own-tied = En cas d’égalité : { $tied }
fishmarket-board-own-today = Votre plan : { $plan }
fishmarket-board-own-buys = Vous achetez jusqu’à : { $prices }
fishmarket-board-own-sells = Vous vendez à partir de : { $prices }
fishmarket-board-own-refuses = Vous refusez toute autre offre
fishmarket-board-own-plan = Votre plan de congélation : { $kinds }
fishmarket-board-own-offers = Vos offres : ouvertes { $open } sur { $most_open }, faites aujourd’hui { $made } sur { $most_made }
fishmarket-board-boats = Chalutiers :
fishmarket-board-cargo = { $dock } : { $cargo }
fishmarket-board-tied = { $dock } : { $cargo } ; à égalité : { $people } ; { $again ->
    [yes] nouvelles mises
   *[no] mises
 } : { $bids }
fishmarket-board-sold = { $dock } : vendu à { $seat_id ->
    [you] vous
   *[other] { $seat }
 } pour { $coins } ({ $again ->
    [yes] nouvelles mises
   *[no] mises
 } : { $bids })
fishmarket-board-unsold = { $dock } : invendu
fishmarket-board-players = Joueurs :
fishmarket-board-player = { $seat_id ->
    [you] Vous
   *[other] { $seat }
 } : { $cash ->
    [one] { $cash } pièce
   *[other] { $cash } pièces
 }, solde { $balance }, { $ice ->
    [0] pas de glace
    [one] { $ice } bloc de glace
   *[other] { $ice } blocs de glace
 } ; à l’étal : { $stock }
fishmarket-board-stock = **{ $seat_id ->
    [you] Vous
   *[other] { $seat }
 }** : { $coins }, { $fish ->
    [0] aucun poisson
   *[other] { $stock }
 } · { $stall }
fishmarket-board-stall = { $stall_id ->
    [done] a fini
   *[other] étal { $stall }
 }
fishmarket-board-offers = Offres ouvertes :
fishmarket-board-offer = Offre { $number } : { $seat_id ->
    [you] vous
   *[other] { $seat }
 } à { $to_seat_id ->
    [none] tous
    [you] vous
   *[other] { $to_seat }
 } : { $give } contre { $want }
fishmarket-board-private-offer = Offre privée { $number } : { $seat_id ->
    [you] vous
   *[other] { $seat }
 } à { $to_seat_id ->
    [none] tous
    [you] vous
   *[other] { $to_seat }
 } : { $give } contre { $want }
fishmarket-board-counter = en réponse à { $answers }
fishmarket-board-words = Dit aujourd’hui :
fishmarket-board-word = { $seat_id ->
    [you] Vous
   *[other] { $seat }
 } à { $to_seat_id ->
    [you] vous
   *[other] { $to_seat }
 }{ $fish_id ->
    [none] {""}
   *[other] {""} ({ $fish })
 } : { $why_id ->
    [none] « Non merci. »
   *[other] « { $why }. »
 }
fishmarket-board-heard = { $person }{ $fish_id ->
    [none] {""}
   *[other] {""} ({ $fish })
 } : { $why_id ->
    [none] « Non merci. »
   *[other] « { $why }. »
 }
fishmarket-board-piles = Pioches : { $fish } Poisson, { $demand } Demande, { $price } Prix
fishmarket-board-discard = Poissons défaussés : { $fish }. Demandes : { $demand }. Prix : { $price }.
fishmarket-board-title = Marché aux poissons
fishmarket-board-not-sold = invendu
fishmarket-board-no = Non.
fishmarket-board-no-fish = Pas de poisson
fishmarket-board-open-offers = { $offers ->
    [one] { $offers } offre est ouverte.
   *[other] { $offers } offres sont ouvertes.
 }
fishmarket-board-other-offers = { $offers ->
    [one] et { $offers } autre offre
   *[other] et { $offers } autres offres
 }

## Ce qui parle pour un choix

fishmarket-ground-best-boat = votre plus grosse mise sur { $boat } ({ $bid }) : sa pêche peut vous rapporter environ { $coins }
fishmarket-ground-spread = des mises sur { $boats } chalutiers : l’un d’eux partira peut-être à bas prix
fishmarket-ground-dear = peu à gagner sur { $boat } : sa pêche peut vous rapporter environ { $coins }
fishmarket-ground-beyond-reach = plus personne n’a de quoi surenchérir sur { $boat }
fishmarket-ground-asked-for = vos clients en veulent ({ $fish }) et paient { $coins } pièces l’unité
fishmarket-ground-no-good-offer = aucune offre en cours ne vous rapporterait quoi que ce soit
fishmarket-ground-good-offer = mais une offre en cours vous rapporterait environ { $coins ->
        [one] 1 pièce
       *[other] { $coins } pièces
    }
fishmarket-ground-no-gain = cette offre ne vous rapporterait rien
fishmarket-ground-would-rot = vos clients n’en veulent pas ({ $fish }) : cela ne ferait que pourrir
fishmarket-ground-kept-fresh = au frais pour demain : { $fish } ({ $count })
fishmarket-ground-ice-later = votre glace vaudra plus un autre jour
