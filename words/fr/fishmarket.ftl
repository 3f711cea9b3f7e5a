# Le Marché aux poissons.

fishmarket = Marché aux poissons
    .pitch = misez sur la pêche, marchandez, vendez frais
    .idea = Quatre jours de criée : misez en secret sur des cargaisons entières, découvrez ce que veulent vos clients, marchandez avec les autres, vendez, congelez ou perdez le reste. Le poissonnier le plus riche l’emporte.

## Options

fishmarket-option-max_rebid_rounds = Nouvelles mises en cas d’égalité
    .about = Combien de fois les joueurs à égalité peuvent miser à nouveau avant d’être départagés.
fishmarket-option-allow_gifts = Cadeaux
    .about = Peut-on offrir, ou demander, quelque chose sans contrepartie ?
fishmarket-option-private_offers = Offres privées
    .about = Une offre faite à un seul joueur n’est-elle vue que d’eux deux ?
fishmarket-option-max_open_offers = Offres ouvertes
    .about = Combien d’offres un joueur peut avoir ouvertes en même temps.
fishmarket-option-max_offers_per_day = Offres par jour
    .about = Combien d’offres un joueur peut faire en une journée.
fishmarket-option-bid_deadline_hours = Heures pour les mises
    .about = Le temps dont disposent les joueurs pour leurs mises secrètes.
fishmarket-option-rebid_deadline_hours = Heures pour miser à nouveau
    .about = Le temps dont disposent les joueurs à égalité à chaque tour.
fishmarket-option-market_deadline_hours = Heures de marché
    .about = Combien de temps le marché d’une journée reste ouvert au plus.
fishmarket-option-freeze_deadline_hours = Heures pour la glace
    .about = Le temps dont disposent les joueurs pour choisir ce qu’ils congèlent.

## Décisions

fishmarket-decision-bids = Aube du jour { $day } : misez vos { $cash } pièces sur { $boats } bateaux. Personne ne voit vos mises avant la dernière ; jusque-là, vous pouvez les changer.
fishmarket-decision-rebids = Égalité ! Misez à nouveau, au moins 1 pièce sur chacun de vos bateaux : { $docks }. Vous avez { $cash } pièces. Tour { $round }.
fishmarket-decision-market = Le marché du jour { $day } est ouvert. Marchandez, ou dites que vous avez fini.
fishmarket-decision-plan = Plan du jour { $day } : les offres à accepter et les poissons à mettre sur glace cet après-midi. Vous avez { $ice ->
    [one] { $ice } bloc
   *[other] { $ice } blocs
 } de glace. Personne n’en saura rien.
fishmarket-decision-ice = Il vous reste { $unsold ->
    [one] 1 poisson invendu
   *[other] { $unsold } poissons invendus
 }. Que mettez-vous sur glace ? Vous avez { $ice ->
    [one] { $ice } bloc
   *[other] { $ice } blocs
 } ; chacun garde tous les poissons d’une sorte. Le reste pourrit et coûte 5 pièces par poisson.

## Actions

fishmarket-action-boats = Miser { $bids }{ $tied_count ->
    [0] {""}
   *[other] {""} ; en cas d’égalité { $tied }
 }
    .name = Miser sur les bateaux
    .bids = Pièces pour chaque bateau
    .tied = En cas d’égalité, nouvelle mise
    .preview = { $coins } pièces, il en reste { $left }
fishmarket-action-rebid = Miser à nouveau : { $bids }
    .name = Miser à nouveau
    .bids = Pièces pour chaque bateau
    .preview = { $coins } pièces, il en reste { $left }
fishmarket-action-offer = { $partner_id ->
    [none] Offrir à tous { $give } contre { $want }
   *[other] Offrir à { $partner } { $give } contre { $want }
 }
    .name = Faire une offre
    .give = Vous donnez
    .want = Vous voulez
    .partner = À qui (personne : à tous)
    .preview = { $way_id ->
        [more] +{ $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        }
        [less] −{ $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        }
       *[same] 0 pièce
    } pour vous ce soir, { $rotting ->
        [0] rien ne pourrit
        [one] { $rotting } poisson pourrit
       *[other] { $rotting } poissons pourrissent
    }{ $ice ->
        [0] {""}
       *[other] { $rotting ->
            [0] {""}
           *[other] {""} sauf congélation
        }
    }
fishmarket-action-counter = Répondre à { $offer } par { $give } contre { $want }
    .name = Contre-offre
    .short = Contre-offre
    .offer = Quelle offre
    .give = Vous donnez
    .want = Vous voulez
    .why = Votre raison (si vous voulez)
    .fish = Le poisson en question (si vous voulez)
    .preview = { $way_id ->
        [more] +{ $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        }
        [less] −{ $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        }
       *[same] 0 pièce
    } pour vous ce soir, { $rotting ->
        [0] rien ne pourrit
        [one] { $rotting } poisson pourrit
       *[other] { $rotting } poissons pourrissent
    }{ $ice ->
        [0] {""}
       *[other] { $rotting ->
            [0] {""}
           *[other] {""} sauf congélation
        }
    }
fishmarket-action-accept = Accepter { $offer }
    .name = Accepter
    .short = Accepter
    .mark = { $brings }
    .offer = Quelle offre
    .preview = { $way_id ->
        [more] +{ $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        }
        [less] −{ $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        }
       *[same] 0 pièce
    } pour vous ce soir, { $rotting ->
        [0] rien ne pourrit
        [one] { $rotting } poisson pourrit
       *[other] { $rotting } poissons pourrissent
    }{ $ice ->
        [0] {""}
       *[other] { $rotting ->
            [0] {""}
           *[other] {""} sauf congélation
        }
    }
fishmarket-action-reject = Refuser { $offer }
    .name = Refuser
    .short = Non merci
    .offer = Quelle offre
fishmarket-action-decline = Refuser { $offer } en disant pourquoi
    .name = Refuser et dire pourquoi
    .short = Non, parce que…
    .offer = Quelle offre
    .why = Votre raison
    .fish = Le poisson en question (si vous voulez)
fishmarket-action-withdraw = Retirer { $offer }
    .name = Retirer
    .short = Retirer
    .offer = Quelle offre
fishmarket-action-stall = { $stall_id ->
    [open] Votre étal est rouvert
    [done] Vous avez fini, sauf si l’on vous fait une offre
   *[closed] Votre étal est fermé pour aujourd’hui
 }
    .name = Votre étal
    .quick = { $stall_id ->
        [open] Rouvrir mon étal
        [done] J’ai fini pour l’instant
       *[closed] Fermer mon étal pour aujourd’hui
    }
    .stall = Ouvert, terminé ou fermé
fishmarket-action-plan = Prévoir de congeler : { $kinds }
    .name = Plan de congélation
    .kinds = Poissons, le plus important d’abord
fishmarket-action-unplan = Reprendre le plan de congélation
    .name = Reprendre le plan
fishmarket-action-finish = Vous avez fini, sauf si l’on vous fait une offre. Sur glace, s’il en reste : { $kinds }
    .name = Fini, et la glace
    .kinds = Sur glace, s’il en reste
fishmarket-action-day-plan = Rien n’est prévu pour aujourd’hui.
    .name = Plan du jour
    .buy_eel = Acheter de l’anguille jusqu’à
    .buy_eel-none = aucun prix
    .buy_eel-said = Acheter de l’anguille jusqu’à { $buy_eel ->
        [one] 1 pièce
       *[other] { $buy_eel } pièces
    } l’unité.
    .buy_sole = Acheter de la sole jusqu’à
    .buy_sole-none = aucun prix
    .buy_sole-said = Acheter de la sole jusqu’à { $buy_sole ->
        [one] 1 pièce
       *[other] { $buy_sole } pièces
    } l’unité.
    .buy_tuna = Acheter du thon jusqu’à
    .buy_tuna-none = aucun prix
    .buy_tuna-said = Acheter du thon jusqu’à { $buy_tuna ->
        [one] 1 pièce
       *[other] { $buy_tuna } pièces
    } l’unité.
    .buy_perch = Acheter de la perche jusqu’à
    .buy_perch-none = aucun prix
    .buy_perch-said = Acheter de la perche jusqu’à { $buy_perch ->
        [one] 1 pièce
       *[other] { $buy_perch } pièces
    } l’unité.
    .buy_mackerel = Acheter du maquereau jusqu’à
    .buy_mackerel-none = aucun prix
    .buy_mackerel-said = Acheter du maquereau jusqu’à { $buy_mackerel ->
        [one] 1 pièce
       *[other] { $buy_mackerel } pièces
    } l’unité.
    .buy_dorade = Acheter de la daurade jusqu’à
    .buy_dorade-none = aucun prix
    .buy_dorade-said = Acheter de la daurade jusqu’à { $buy_dorade ->
        [one] 1 pièce
       *[other] { $buy_dorade } pièces
    } l’unité.
    .buy_salmon = Acheter du saumon jusqu’à
    .buy_salmon-none = aucun prix
    .buy_salmon-said = Acheter du saumon jusqu’à { $buy_salmon ->
        [one] 1 pièce
       *[other] { $buy_salmon } pièces
    } l’unité.
    .buy_cod = Acheter de la morue jusqu’à
    .buy_cod-none = aucun prix
    .buy_cod-said = Acheter de la morue jusqu’à { $buy_cod ->
        [one] 1 pièce
       *[other] { $buy_cod } pièces
    } l’unité.
    .sell_eel = Vendre de l’anguille à partir de
    .sell_eel-none = aucun prix
    .sell_eel-said = { $sell_eel ->
        [0] Vendre de l’anguille à n’importe quel prix.
        [one] Vendre de l’anguille à partir de 1 pièce l’unité.
       *[other] Vendre de l’anguille à partir de { $sell_eel } pièces l’unité.
    }
    .sell_sole = Vendre de la sole à partir de
    .sell_sole-none = aucun prix
    .sell_sole-said = { $sell_sole ->
        [0] Vendre de la sole à n’importe quel prix.
        [one] Vendre de la sole à partir de 1 pièce l’unité.
       *[other] Vendre de la sole à partir de { $sell_sole } pièces l’unité.
    }
    .sell_tuna = Vendre du thon à partir de
    .sell_tuna-none = aucun prix
    .sell_tuna-said = { $sell_tuna ->
        [0] Vendre du thon à n’importe quel prix.
        [one] Vendre du thon à partir de 1 pièce l’unité.
       *[other] Vendre du thon à partir de { $sell_tuna } pièces l’unité.
    }
    .sell_perch = Vendre de la perche à partir de
    .sell_perch-none = aucun prix
    .sell_perch-said = { $sell_perch ->
        [0] Vendre de la perche à n’importe quel prix.
        [one] Vendre de la perche à partir de 1 pièce l’unité.
       *[other] Vendre de la perche à partir de { $sell_perch } pièces l’unité.
    }
    .sell_mackerel = Vendre du maquereau à partir de
    .sell_mackerel-none = aucun prix
    .sell_mackerel-said = { $sell_mackerel ->
        [0] Vendre du maquereau à n’importe quel prix.
        [one] Vendre du maquereau à partir de 1 pièce l’unité.
       *[other] Vendre du maquereau à partir de { $sell_mackerel } pièces l’unité.
    }
    .sell_dorade = Vendre de la daurade à partir de
    .sell_dorade-none = aucun prix
    .sell_dorade-said = { $sell_dorade ->
        [0] Vendre de la daurade à n’importe quel prix.
        [one] Vendre de la daurade à partir de 1 pièce l’unité.
       *[other] Vendre de la daurade à partir de { $sell_dorade } pièces l’unité.
    }
    .sell_salmon = Vendre du saumon à partir de
    .sell_salmon-none = aucun prix
    .sell_salmon-said = { $sell_salmon ->
        [0] Vendre du saumon à n’importe quel prix.
        [one] Vendre du saumon à partir de 1 pièce l’unité.
       *[other] Vendre du saumon à partir de { $sell_salmon } pièces l’unité.
    }
    .sell_cod = Vendre de la morue à partir de
    .sell_cod-none = aucun prix
    .sell_cod-said = { $sell_cod ->
        [0] Vendre de la morue à n’importe quel prix.
        [one] Vendre de la morue à partir de 1 pièce l’unité.
       *[other] Vendre de la morue à partir de { $sell_cod } pièces l’unité.
    }
    .ice = Sur glace ce soir, s’il en reste
    .ice-said = Sur glace, s’il en reste : { $ice }.
    .others = Toute autre offre
    .others-said = Refuser toute autre offre.
fishmarket-action-freeze = Congeler : { $kinds }
    .name = Congeler
    .kinds = Poissons à congeler
    .preview = { $rotting ->
        [0] rien ne pourrit
        [one] 1 poisson pourrit : { $coins } pièces
       *[other] { $rotting } poissons pourrissent : { $coins } pièces
    }, glace restante : { $ice }

## À traiter

fishmarket-topic-offer = { $secret ->
    [yes] Offre privée { $offer_number }
   *[no] Offre { $offer_number }
 }{ $answers_id ->
    [none] {""}
   *[other] {""}, en réponse à { $answers }
 } : { $partner_id ->
    [none] **{ $proposer }** donne **{ $give }** contre **{ $want }**
   *[other] **{ $proposer }** donne à { $partner } **{ $give }** contre **{ $want }**
 }

fishmarket-reference-offer = { $partner_id ->
    [none] l’offre { $number }
   *[some] l’offre privée { $number } de { $seat } à { $partner }
 }
    .typed = { $partner_id ->
        [none] offre { $number }
       *[some] { $seat } { $number } | { $partner } { $number } | offre privée { $number } | privée { $number }
    }

## Événements

fishmarket-event-day = Jour { $day }. Les clients qui viendront peut-être demandent : { $demand }.
fishmarket-event-price-dealt = Aujourd’hui, vos clients paient { $grey } pièces par poisson gris et { $brown } par poisson brun.
fishmarket-event-landed = { $dock } apporte { $cargo }.
fishmarket-event-reshuffled = La pioche { $pile } est vide ; { $cards } cartes défaussées sont mélangées et en forment une nouvelle.
fishmarket-event-answered = { $question_id ->
    [bids] { $seat } a scellé ses mises.
    [rebids] { $seat } a scellé ses nouvelles mises.
   *[ice] { $seat } a choisi pour la glace.
 }
fishmarket-event-bids-shown = { $again ->
    [yes] { $seat } mise à nouveau : { $bids }.
   *[no] { $seat } mise { $bids }.
 }
fishmarket-event-sold = { $dock } est vendu à { $seat } pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
 } : { $cargo }.
fishmarket-event-tied = { $seats } sont à égalité pour { $dock } avec { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
 } chacun.
fishmarket-event-tie-broken = { $by_id ->
    [balance] L’égalité pour { $dock } profite à { $seat }, dont le solde est le plus bas.
    [spent] L’égalité pour { $dock } profite à { $seat }, qui a le moins payé ce matin.
   *[lot] L’égalité pour { $dock } est tirée au sort : { $seat } l’emporte.
 }
fishmarket-event-unsold = Personne ne veut de { $dock } ; on jette { $cargo }.
fishmarket-event-demand-dealt = Aujourd’hui, vos clients veulent : { $grey } et { $brown }.
fishmarket-event-market-opened = Le marché du jour { $day } est ouvert.
fishmarket-event-offer = { $answers_id ->
    [none] { $partner_id ->
        [none] { $seat } offre à tous { $give } contre { $want } (offre { $offer_number }).
       *[other] { $seat } offre à { $partner } { $give } contre { $want } ({ $offer_partner_id ->
            [none] offre
           *[some] offre privée
        } { $offer_number }).
    }
   *[other] { $seat } répond à { $answers_partner_id ->
        [none] l’offre
       *[some] l’offre privée
    } { $answers_number } de { $partner } par { $give } contre { $want } ({ $offer_partner_id ->
            [none] offre
           *[some] offre privée
        } { $offer_number }).
 }{ $why_id ->
    [none] {""}
    [no-use] {" "}« Je n’ai que faire { $fish_id ->
        [none] de cela
        [eel] d’anguille
       *[other] de { $fish }
    }. »
    [keep] {" "}« J’ai besoin { $fish_id ->
        [none] de cela
        [eel] d’anguille
       *[other] de { $fish }
    } moi-même. »
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
    [accepted] { $offer_partner_id ->
        [none] L’offre { $offer_number } de { $seat } est acceptée.
       *[some] { $partner } accepte l’offre privée { $offer_number } de { $seat }.
    }
    [rejected] { $offer_partner_id ->
        [none] { $partner } refuse l’offre { $offer_number } de { $seat }.
       *[some] { $partner } refuse l’offre privée { $offer_number } de { $seat }.
    }
    [countered] { $offer_partner_id ->
        [none] { $partner } ne prend pas l’offre { $offer_number } de { $seat }.
       *[some] { $partner } ne prend pas l’offre privée { $offer_number } de { $seat }.
    }
    [withdrawn] { $offer_partner_id ->
        [none] { $seat } retire l’offre { $offer_number }.
       *[some] { $seat } retire l’offre privée { $offer_number } à { $partner }.
    }
    [void] { $offer_partner_id ->
        [none] L’offre { $offer_number } de { $seat } est caduque : la marchandise n’est plus là.
       *[some] L’offre privée { $offer_number } de { $seat } à { $partner } est caduque : la marchandise n’est plus là.
    }
   *[expired] { $offer_partner_id ->
        [none] L’offre { $offer_number } de { $seat } a expiré.
       *[some] L’offre privée { $offer_number } de { $seat } à { $partner } a expiré.
    }
 }{ $why_id ->
    [none] {""}
    [no-use] {" "}« Je n’ai que faire { $fish_id ->
        [none] de cela
        [eel] d’anguille
       *[other] de { $fish }
    }. »
    [keep] {" "}« J’ai besoin { $fish_id ->
        [none] de cela
        [eel] d’anguille
       *[other] de { $fish }
    } moi-même. »
    [lack] {" "}« Je n’ai pas { $fish_id ->
        [none] de ce poisson
        [eel] d’anguille
       *[other] de { $fish }
    }. »
    [too-dear] {" "}« C’est trop cher. »
    [too-little] {" "}« C’est trop peu. »
   *[leader] {" "}« Vous êtes déjà en tête. »
 }
fishmarket-event-traded = { $seat } et { $partner } échangent : { $seat } donne { $give } et reçoit { $want }.
fishmarket-event-secretly-traded = { $seat } et { $partner } se sont entendus en privé : { $seat } donne { $give } et reçoit { $want }.
fishmarket-event-stall = { $stall_id ->
    [open] { $seat } rouvre son étal.
    [done] { $seat } a fini, sauf s’il arrive du nouveau.
   *[closed] { $seat } a fermé son étal pour aujourd’hui.
 }
fishmarket-event-plan = Votre plan de congélation : { $kinds }.
fishmarket-event-plan-taken-back = Vous avez repris votre plan de congélation.
fishmarket-event-day-planned = Votre plan : { $plan }
fishmarket-event-market-closed = Le marché du jour { $day } est fermé.
fishmarket-event-cards-shown = { $seat } montre ses cartes : { $grey } à { $grey_price } pièces, { $brown } à { $brown_price }.
fishmarket-event-fish-sold = { $seat } vend { $fish } pour { $coins } pièces.
    .joined = vend { $fish } pour { $coins } pièces
fishmarket-event-frozen = { $seat } congèle { $fish } et garde { $ice ->
    [0] 0 bloc
    [one] { $ice } bloc
   *[other] { $ice } blocs
 } de glace.
    .joined = congèle { $fish }
fishmarket-event-rotted = { $seat } laisse pourrir { $fish } et paie { $coins } pièces.
    .joined = laisse pourrir { $fish } et paie { $coins } pièces
fishmarket-event-banked = { $coins ->
    [0] Le solde de { $seat } reste à { $balance }.
   *[other] { $seat } porte { $coins } pièces à la banque ; son solde est de { $balance }.
 }
fishmarket-event-ended = Les quatre jours sont passés. Meilleur marché : { $winners }.

## Refus

fishmarket-refusal-no-such-dock = Aucun bateau à vendre au quai { $dock_id }.
fishmarket-refusal-over-cash = Vous misez { $bid } pièces mais en avez { $cash }.
fishmarket-refusal-over-standing = Vous miseriez à nouveau { $bid } pièces sur { $dock } ; plus de { $most }, c’est impossible.
fishmarket-refusal-not-contended = Vous n’êtes pas à égalité pour { $dock }.
fishmarket-refusal-rebid-missing = Misez aussi au moins 1 pièce sur { $dock }.
fishmarket-refusal-stall-closed = Votre étal est fermé. Rouvrez-le d’abord.
fishmarket-refusal-same-stall = Votre étal est déjà { $stall }.
fishmarket-refusal-partner-closed = { $seat } a fermé son étal pour aujourd’hui.
fishmarket-refusal-no-such-partner = Une offre s’adresse à un autre joueur de cette table, ou à tous.
fishmarket-refusal-no-such-item = On n’échange que des poissons et des pièces, pas « { $item } ».
fishmarket-refusal-more-than-exist = Vous en voulez { $count } ({ $item }), mais il n’y en a que { $most } en jeu.
fishmarket-refusal-empty-offer = Une offre doit donner ou demander quelque chose.
fishmarket-refusal-both-sides = On ne peut pas donner et demander la même chose : { $item }.
fishmarket-refusal-no-gifts = À cette table, rien ne se donne pour rien.
fishmarket-refusal-you-lack = Pas assez ({ $item }) : il en faut { $need }, vous en avez { $have }.
fishmarket-refusal-too-many-open = Vous avez déjà { $most } offres ouvertes. Retirez-en une d’abord.
fishmarket-refusal-too-many-today = Vous avez fait { $most } offres aujourd’hui ; c’est tout pour ce jour.
fishmarket-refusal-no-such-offer = Il n’y a pas d’offre de ce nom aujourd’hui.
fishmarket-refusal-offer-gone = { $how_id ->
    [accepted] { $own_id ->
        [yes] Vous avez déjà accepté { $offer }.
       *[no] Trop tard : { $seat } vient d’accepter { $offer }.
    }
    [rejected] { $own_id ->
        [yes] Vous avez déjà refusé { $offer }.
       *[no] Trop tard : { $seat } a refusé { $offer }.
    }
    [countered] { $own_id ->
        [yes] Vous avez déjà répondu à { $offer } par une autre offre.
       *[no] Trop tard : { $seat } a répondu à { $offer } par une autre offre.
    }
    [withdrawn] { $own_id ->
        [yes] Vous avez déjà retiré { $offer }.
       *[no] Trop tard : { $seat } a retiré { $offer }.
    }
   *[void] Trop tard : la marchandise de { $offer } est partie ailleurs.
 }
fishmarket-refusal-same-offer = Vous avez déjà fait cette offre : { $offer } est encore ouverte.
fishmarket-refusal-own-offer = C’est vous qui avez fait { $offer }.
fishmarket-refusal-not-your-offer = Seul son auteur peut retirer { $offer }.
fishmarket-refusal-not-named = Ce n’est pas à vous que s’adresse { $offer }.
fishmarket-refusal-not-freezable = Il ne reste jamais de quoi congeler : { $fish }.
fishmarket-refusal-twice = Ne nommez qu’une fois : { $fish }.
fishmarket-refusal-no-plan = Vous n’avez pas laissé de plan de congélation.
fishmarket-refusal-nothing-to-freeze = Aucun de vos poissons ne peut rester pour la glace. Dites que vous avez fini.
fishmarket-refusal-no-such-price = Prix ({ $fish }) : de { $least } à { $most } pièces, et non { $price }.
fishmarket-refusal-last-day = Le dernier jour, la glace est utilisée pour vous : il n’y a rien à choisir.
fishmarket-refusal-not-unsold = Il ne vous en reste pas : { $fish }.
fishmarket-refusal-too-little-ice = { $kinds } sortes demandent { $kinds } blocs de glace ; vous en avez { $ice }.

## La fin

fishmarket-line-start = Pièces et solde au début
fishmarket-line-auctions = Payé pour les bateaux
fishmarket-line-trades = Pièces des échanges
fishmarket-line-sales = Poissons vendus
fishmarket-line-rot = Poissons pourris
fishmarket-end-last-day = Le soir du quatrième jour : tout l’argent est à la banque.

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
fishmarket-item-B = Bruno (B)
    .count = { $count } sur Bruno (B)
fishmarket-item-C = Clemens (C)
    .count = { $count } sur Clemens (C)
fishmarket-item-D = Dieter (D)
    .count = { $count } sur Dieter (D)
fishmarket-item-E = Emil (E)
    .count = { $count } sur Emil (E)
fishmarket-item-F = Fiete (F)
    .count = { $count } sur Fiete (F)
fishmarket-item-open = ouvert
fishmarket-item-done = terminé
fishmarket-item-closed = fermé
fishmarket-item-refuse = refuser
fishmarket-item-rest = rien d’autre
fishmarket-item-no-use = Je n’en ai que faire
fishmarket-item-keep = J’en ai besoin moi-même
fishmarket-item-lack = Je n’en ai pas
fishmarket-item-too-dear = C’est trop cher
fishmarket-item-too-little = C’est trop peu
fishmarket-item-leader = Vous êtes déjà en tête
fishmarket-item-fish = de poissons
fishmarket-item-demand = de demandes
fishmarket-item-price = de prix
fishmarket-item-red = rouge
fishmarket-item-blue = bleu
fishmarket-item-green = vert
fishmarket-item-yellow = jaune
fishmarket-item-black = noir

## Le plateau en texte

fishmarket-board-nothing = rien
fishmarket-board-phase = Jour { $day } sur 4. { $phase_id ->
    [bids] À l’aube : mises secrètes sur les bateaux.
    [rebids] À l’aube : nouvelles mises, tour { $round } sur { $rounds }.
    [market] Le marché est ouvert.
    [ice] L’après-midi : de la glace pour les invendus.
   *[over] La partie est terminée.
 }
fishmarket-board-waiting = Ont répondu : { $answered }. On attend : { $waiting }.
fishmarket-board-face-up = Cartes de demande du jour : { $cards }
fishmarket-board-own-stock = Vous avez { $coins }, { $ice ->
    [0] pas de glace
    [one] { $ice } bloc de glace
   *[other] { $ice } blocs de glace
 }{ $fish ->
    [0] { " " }et aucun poisson
   *[other] , { $stock }
 }.
fishmarket-board-own-price = Vos prix : { $grey } le poisson gris, { $brown } le poisson brun
fishmarket-board-own-customers = Vos clients veulent : { $grey } à { $grey_price } pièces, { $brown } à { $brown_price }
fishmarket-board-own-demand = Vos clients veulent : { $grey } et { $brown }
fishmarket-board-own-answer = Votre réponse secrète : { $answer }
fishmarket-board-own-tied = En cas d’égalité : { $tied }
fishmarket-board-own-today = Votre plan : { $plan }
fishmarket-board-own-buys = Vous achetez jusqu’à : { $prices }
fishmarket-board-own-sells = Vous vendez à partir de : { $prices }
fishmarket-board-own-refuses = Vous refusez toute autre offre
fishmarket-board-own-plan = Votre plan de congélation : { $kinds }
fishmarket-board-own-offers = Vos offres : { $open } ouvertes sur { $most_open }, { $made } faites aujourd’hui sur { $most_made }
fishmarket-board-boats = Bateaux :
fishmarket-board-cargo = { $dock } : { $cargo }
fishmarket-board-tied = { $dock } : { $cargo } ; à égalité : { $people } ; { $again ->
    [yes] nouvelles mises
   *[no] mises
 } { $bids }
fishmarket-board-sold = { $dock } : vendu à { $person } pour { $coins } ; { $again ->
    [yes] nouvelles mises
   *[no] mises
 } { $bids }
fishmarket-board-unsold = { $dock } : invendu
fishmarket-board-players = Joueurs :
fishmarket-board-player = { $person } ({ $colour }) : pièces { $cash }, solde { $balance }, glace { $ice } ; poissons : { $stock }
fishmarket-board-stock = **{ $person }** : { $coins }, { $stock } · { $stall }
fishmarket-board-stall = étal { $stall }
fishmarket-board-offers = Offres ouvertes :
fishmarket-board-offer = Offre { $number } : { $person } donne { $give } contre { $want }, à { $audience }
fishmarket-board-everybody = tous
fishmarket-board-private-offer = Offre privée { $number } : { $person } donne { $give } contre { $want }, à { $audience } seulement
fishmarket-board-counter = en réponse à { $answers }
fishmarket-board-words = Dit aujourd’hui :
fishmarket-board-word = { $person } à { $listener } : { $why_id ->
    [none] non
   *[other] { $why }
 } ({ $fish })
fishmarket-board-heard = { $person } vous dit : { $why_id ->
    [none] « Non merci. »
   *[other] « { $why }. »
 } ({ $fish })
fishmarket-board-piles = Pioches : { $fish } poissons, { $demand } demandes, { $price } prix
fishmarket-board-discard = Défausses : { $fish } ; demandes { $demand } ; prix { $price }
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
