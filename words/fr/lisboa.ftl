# Mercado de Lisboa.

lisboa = Mercado de Lisboa
    .pitch = un seul marché pour tous
    .idea = Un seul marché pour tous : ouvrez des stands, des restaurants juste à côté, et attirez des clients dans leurs rangées et leurs colonnes. Le plus riche l’emporte. De 2 à 4 joueurs, 30 à 45 minutes, et neuf défis solo.
    .score = { $seats ->
        [1] { $score ->
            [one] { $score } point de prestige
           *[other] { $score } points de prestige
        }
       *[other] { $score ->
            [one] { $score } pièce
           *[other] { $score } pièces
        }
    }

lisboa-typed-words = bar à sushi = bar à sushi | bar à sushis = bar à sushi | sushi = bar à sushi | sushis = bar à sushi | salon de thé = salon de thé | thé = salon de thé | pizza = pizzeria | restaurant de hamburgers = restaurant de hamburgers | burger = restaurant de hamburgers | hamburger = restaurant de hamburgers | hamburgers = restaurant de hamburgers | bar à vin = bar à vin | bar à vins = bar à vin | vin = bar à vin | fleur = fleurs | tomate = tomates | raisins = raisin | poissons = poisson | étal = stand | échoppe = stand

## Options

lisboa-option-money_visibility = Argent
    .about = Voit-on combien d’argent ont les autres ?
lisboa-option-money_visibility-hidden = Caché : chacun ne connaît que le sien
lisboa-option-money_visibility-open = Visible : tout le monde voit tout
lisboa-option-restaurant_info = Restaurants fermés
    .about = Sait-on ce qu’est un restaurant fermé avant qu’on le prenne ?
lisboa-option-restaurant_info-open = Visibles : tout le monde sait ce qu’ils sont
lisboa-option-restaurant_info-hidden = Cachés : on le découvre en les prenant
lisboa-option-four_player_bar = Bar du quatrième joueur
    .about = À quatre, le dernier joueur commence avec le douzième restaurant, un bar.
lisboa-option-start_player = Premier joueur
    .about = Qui commence ?
lisboa-option-start_player-random = Tiré au sort
lisboa-option-start_player-seat = La première place
lisboa-option-solo_mode = Jouer en solo
    .about = Les neuf défis à la suite, ou un seul, au choix.
lisboa-option-solo_mode-campaign = Campagne : défis 1 à 9
lisboa-option-solo_mode-single = Un seul défi
lisboa-option-solo_challenge = Défi
    .about = Lequel des neuf défis jouer ?

## Décisions

lisboa-decision-turn = À vous de jouer.
lisboa-decision-take = Quelle tuile de l’offre prenez-vous ?
lisboa-decision-next-challenge = Défi terminé. Passez-vous au suivant ?
lisboa-decision-plan = Prévoyez vos tours : à chaque tour, je joue votre premier souhait possible, puis je le raye.

## Actions

lisboa-action-open =
    { $take_id ->
        [none] Ouvrir un stand de { $good } en { $cell }
       *[other] Ouvrir un stand de { $good } en { $cell } et prendre la tuile { $take } de l’offre
    }
    .done =
        { $take_id ->
            [none] Vous avez ouvert un stand de { $good } en { $cell }.
           *[other] Vous avez ouvert un stand de { $good } en { $cell } et pris la tuile { $take }.
        }
    .preview =
        coûte { $cost }, rapporte { $income }{ $taken_id ->
            [none] { "" }
            [pizza] , vous donne la { $taken }
           *[other] , vous donne le { $taken }
        }{ $ends ->
            [0] { "" }
           *[other] , déclenche la fin
        }
    .name = Ouvrir un stand
    .mark = −{ $cost } +{ $income }
    .good = Que vendra le stand ?
    .cell = Sur quelle case ?
    .range = coûte { $cost }, rapporte { $income }
    .take = Quelle tuile de l’offre prenez-vous ?
    .typed = ouvrir { $good } { $cell } prendre { $take } | ouvrir { $good } { $cell } | ouvrir { $good } en { $cell } et prendre { $take } | ouvrir { $good } en { $cell } | stand { $good } { $cell } | stand de { $good } en { $cell } | { $good } { $cell } | { $good } { $cell } prendre { $take } | ouvrir un stand de { $good } en { $cell } prendre { $take } | stand de { $good } en { $cell } et prendre { $take } | ouvrir un stand de { $good } en { $cell } et prendre la tuile { $take } | stand de { $good } en { $cell } et prendre la tuile { $take } | { $good } en { $cell } prendre { $take } | { $good } en { $cell } et prendre { $take } | ouvrir { $good } { $cell } et prendre { $take } | stand de { $good } en { $cell } prendre { $take } | ouvrir un stand de { $good } en { $cell } et prendre { $take } | ouvrir un stand de { $good } en { $cell } et prendre tuile { $take }
lisboa-action-bring =
    { $pay_id ->
        [none] Attirer { $customers } { $entrance }
       *[other] Attirer { $customers } { $entrance }, avec pour spécialité : { $pay }
    }
    .done =
        { $pay_id ->
            [none] Vous avez attiré { $customers } { $entrance }.
           *[other] Vous avez attiré { $customers } { $entrance }. Votre spécialité : { $pay }.
        }
    .preview =
        rapporte { $income }{ $others_id ->
            [none] { "" }
           *[other] { " " }; aux autres : { $others }
        }{ $ends ->
            [0] { "" }
           *[other] { " " }; déclenche la fin
        }
    .name = Attirer des clients
    .typed = attirer { $customers } { $entrance } | { $customers } { $entrance }
    .mark = +{ $income }
    .customers = Quels clients ?
    .entrance = À quelle entrée ?
    .range = rapporte { $income }
    .pay = Quelle sera votre spécialité ?
lisboa-action-restaurant =
    { $restaurant_id ->
        [pizza] Ouvrir une { $restaurant } en { $cell }
       *[other] Ouvrir un { $restaurant } en { $cell }
    }
    .done =
        { $restaurant_id ->
            [pizza] Vous avez ouvert une { $restaurant } en { $cell } (+1 pièce).
           *[other] Vous avez ouvert un { $restaurant } en { $cell } (+1 pièce).
        }
    .preview =
        +{ $net }{ $taken_id ->
            [none] { "" }
            [pizza] , vous donne la { $taken }
           *[other] , vous donne le { $taken }
        }{ $ends ->
            [0] { "" }
           *[other] , déclenche la fin
        }
    .name = Ouvrir un restaurant
    .typed = ouvrir { $restaurant } { $cell } | { $restaurant } { $cell } | ouvrir { $restaurant } en { $cell } | { $restaurant } en { $cell }
    .mark = +{ $net }
    .restaurant = Quel restaurant ?
    .cell = Sur quelle case ?
lisboa-action-coin = Prendre 1 pièce
    .done = Vous avez pris 1 pièce.
    .name = Prendre 1 pièce
    .preview =
        +{ $net }{ $ends ->
            [0] { "" }
           *[other] , met fin à la partie
        }
    .typed = pièce | prendre une pièce | 1 pièce | prendre la pièce | de l’argent
lisboa-action-swap-hand = Échanger vos trois tuiles contre trois nouvelles
    .done = Vous avez échangé vos trois tuiles.
    .name = Échanger mes tuiles
lisboa-action-keep-hand = Garder vos tuiles : le défi s’arrête là
    .done = Vous avez gardé vos tuiles : défi terminé.
    .name = Garder mes tuiles et finir
lisboa-action-take = Prendre la tuile { $good }
    .done = Vous avez pris la tuile { $good }.
    .name = Prendre une tuile
    .good = Quelle tuile prenez-vous ?
    .typed = prendre { $good } | { $good } | tuile { $good }
lisboa-action-swap-display = Échanger les trois tuiles de l’offre contre trois nouvelles
    .done = Vous avez échangé les tuiles de l’offre.
    .name = Échanger l’offre
lisboa-action-speciality = Choisir pour spécialité : { $good }
    .done = Votre spécialité : { $good }.
    .name = Choisir la spécialité
    .good = Quelle marchandise rapportera ?
    .typed = spécialité { $good }
lisboa-action-go-on = Passer au défi suivant
    .done = Au défi suivant !
    .name = Défi suivant
    .typed = continuer
lisboa-action-give-up = Abandonner la campagne, sans classement
    .done = Vous avez abandonné la campagne.
    .name = Abandonner la campagne
lisboa-action-plan =
    { $gain_id ->
        [none] Prévoir le prochain tour : { $moves }
       *[other] Prévoir le prochain tour : { $moves }, si cela rapporte au moins { $gain }
    }
    .done = { $gain_id ->
        [none] Votre prochain tour est prévu : { $moves }.
       *[other] Votre prochain tour est prévu : { $moves }, si cela rapporte au moins { $gain }.
    }
    .gain = Gain minimal (peut rester vide)
    .name = Prévoir mon tour
    .moves = Quels coups, le meilleur d’abord ?
lisboa-action-wishes = Rien de prévu : je vous demanderai à chaque tour.
    .name = Prévoir mes tours
    .first = 1er souhait
    .first-said = Premier souhait : { $first }.
    .second = 2e souhait
    .second-none = aucun
    .second-said = Deuxième : { $second }.
    .third = 3e souhait
    .third-none = aucun
    .third-said = Troisième : { $third }.
    .gain = Gain minimal
    .gain-none = peu importe
    .gain-said = Clients et stands rentables seulement pour { $gain ->
            [one] 1 pièce
           *[other] { $gain } pièces
        } ou plus.
    .good = Stand prévu
    .good-none = la marchandise qui convient
    .good-said = Stand prévu : { $good }.
    .column = Colonne du stand prévu
    .column-none = peu importe
    .column-said = Colonne { $column }.
    .row = Rangée du stand prévu
    .row-none = peu importe
    .row-said = Rangée { $row }.
    .cost = Prix maximal du stand prévu
    .cost-none = peu importe
    .cost-said = Stand à { $cost ->
            [one] 1 pièce
           *[other] { $cost } pièces
        } au plus.
    .take = Tuiles à prendre (sinon celle de gauche)
    .take-said = Tuile à prendre, la plus à gauche d’abord : { $take }.
lisboa-action-withdraw-plan = Retirer votre plan
    .name = Retirer mon plan
    .done = Plan retiré.

## Événements

lisboa-event-stand-opened =
    { $seat_id ->
        [you] Vous ouvrez un stand de { $good } en { $cell }.
       *[other] { $seat } ouvre un stand de { $good } en { $cell }.
    }
lisboa-event-restaurant-revealed =
    { $restaurant_id ->
        [pizza] Le restaurant fermé en { $cell } est une { $restaurant }.
       *[other] Le restaurant fermé en { $cell } est un { $restaurant }.
    }
    .joined = { "" }
lisboa-event-restaurant-taken =
    { $seat_id ->
        [you] Vous récupérez
       *[other] { $seat } récupère
    } { $restaurant_id ->
        [pizza] la { $restaurant }
       *[other] le { $restaurant }
    } en { $cell }.
    .joined =
        { $seat_id ->
            [you] récupérez
           *[other] récupère
        } { $restaurant_id ->
            [pizza] la { $restaurant }
           *[other] le { $restaurant }
        }
lisboa-event-restaurant-opened =
    { $seat_id ->
        [you] Vous ouvrez
       *[other] { $seat } ouvre
    } { $restaurant_id ->
        [pizza] une { $restaurant }
       *[other] un { $restaurant }
    } en { $cell } (+{ $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }).
lisboa-event-customers-brought =
    { $seat_id ->
        [you] Vous attirez { $customers } { $entrance }.
       *[other] { $seat } attire { $customers } { $entrance }.
    }
lisboa-event-earned =
    { $seat_id ->
        [you] Vous gagnez
       *[other] { $seat } gagne
    } { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    } en { $cell }, grâce aux clients { $entrance }.
    .joined =
        { $seat_id ->
            [you] gagnez
           *[other] gagne
        } { $amount_sum ->
            [one] { $amount_sum } pièce
           *[other] { $amount_sum } pièces
        }
lisboa-event-paid =
    { $seat_id ->
        [you] Vous payez
       *[other] { $seat } paie
    } { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }.
    .joined =
        { $seat_id ->
            [you] payez
           *[other] paie
        } { $amount ->
            [one] { $amount } pièce
           *[other] { $amount } pièces
        }
lisboa-event-tile-taken =
    { $seat_id ->
        [you] Vous prenez la tuile { $good } de l’offre.
       *[other] { $seat } prend la tuile { $good } de l’offre.
    }
    .joined =
        { $seat_id ->
            [you] prenez la tuile { $good }
           *[other] prend la tuile { $good }
        }
lisboa-event-display-refilled = Nouvelle tuile dans l’offre : { $good }.
    .joined = { "" }
lisboa-event-customers-turned-up = Nouveaux clients disponibles : { $customers }.
    .joined = { "" }
lisboa-event-hand-swapped =
    { $seat_id ->
        [you] Vous échangez trois tuiles { $returned } contre { $drawn }.
       *[other] { $seat } échange trois tuiles { $returned } contre { $drawn }.
    }
lisboa-event-hand-kept =
    { $seat_id ->
        [you] Vous gardez vos trois tuiles.
       *[other] { $seat } garde ses trois tuiles.
    }
lisboa-event-display-swapped =
    { $seat_id ->
        [you] Vous échangez les trois tuiles { $returned } de l’offre contre { $drawn }.
       *[other] { $seat } échange les trois tuiles { $returned } de l’offre contre { $drawn }.
    }
lisboa-event-coin-taken =
    { $seat_id ->
        [you] Vous prenez { $amount } pièce
       *[other] { $seat } prend { $amount } pièce
    }{ $run ->
        [0] { "" }
       [1] { " " }({ $limit } de suite mettent fin à la partie)
       *[other] { " " }({ $run } de suite ; la partie s’arrête à { $limit })
    }.
lisboa-event-end-triggered =
    { $reason_id ->
        [cells] Il ne reste que 4 cases : dernier tour de table !
       *[entrances] Il ne reste que 4 entrées : dernier tour de table !
    } { $last_id ->
        [you] Vous jouez en dernier.
       *[other] { $last } joue en dernier.
    }
lisboa-event-game-ended =
    { $rematch ->
        [yes] Partie terminée : { $winners_id ->
            [with-you] vous{ $winners_others } partagez la victoire.
           *[other] { $winners } se partagent la victoire.
        } Place à la revanche !
       *[no] Partie terminée : { $winners_id ->
            [you] vous gagnez !
           *[other] victoire { ELIDE($winners, "d’", "de ") } !
        }
    }
lisboa-event-speciality-declared =
    { $seat_id ->
        [you] Votre spécialité : { $good }. Rien d’autre ne rapporte.
       *[other] { $seat } choisit sa spécialité : { $good }. Rien d’autre ne rapporte.
    }
    .joined =
        { $seat_id ->
            [you] choisissez votre spécialité : { $good }
           *[other] choisit sa spécialité : { $good }
        }
lisboa-event-best-move =
    { $seat_id ->
        [you] Le meilleur coup possible ! Vous gagnez { $amount } pièces en un seul tour : { $prestige } points bonus de prestige.
       *[other] Le meilleur coup possible ! { $seat } gagne { $amount } pièces en un seul tour : { $prestige } points bonus de prestige.
    }
lisboa-event-challenge-ended =
    Défi { $challenge } terminé. { $seat_id ->
        [you] Vous totalisez
       *[other] { $seat } totalise
    } { $result ->
        [one] { $result } pièce
       *[other] { $result } pièces
    } : { $prestige ->
        [0] pas de prestige.
        [one] { $prestige } point de prestige.
       *[other] { $prestige } points de prestige.
    }
lisboa-event-challenge-began =
    { $challenge ->
        [1] Défi 1 : le Spécialiste. Seuls les stands d’une marchandise rapportent : votre spécialité.
        [2] Défi 2 : une longue partie. Seul l’argent des groupes de quatre clients compte à la fin.
        [3] Défi 3 : traiteur pour deux. Au plus 2 stands par rangée ou colonne, et seulement des groupes d’un et de deux clients.
        [4] Défi 4 : la troisième roue. Seulement des groupes de trois clients.
        [5] Défi 5 : dernier appel. Seulement sept tuiles Client. Placez au moins 3 groupes de quatre, sinon pas de prestige.
        [6] Défi 6 : clients en file d’attente. Seulement quatre tuiles Client, et une ligne doit vendre tout ce que veulent les clients.
        [7] Défi 7 : le marché bondé. Les clients dorment tant que leur ligne a moins de stands qu’eux. Le huitième stand termine le défi.
        [8] Défi 8 : tournée des bars. Les restaurants fermés bloquent leur case, sauf le bar.
       *[9] Défi 9 : Marquis de Lisboa. Des stands en A, C et E seulement, et seulement ce que veut le client d’en haut.
    }
lisboa-event-setup-repeated = Aucun stand n’était possible au premier tour : on réinstalle le défi { $challenge }.
lisboa-event-campaign-ended =
    { $reason_id ->
        [campaign-given-up] { $seat_id ->
            [you] Vous abandonnez la campagne.
           *[other] { $seat } abandonne la campagne.
        }
       *[campaign-complete] { $seat_id ->
            [you] Vous terminez la campagne.
           *[other] { $seat } termine la campagne.
        }
    } Points de prestige : { $total }.
lisboa-event-plan-stored = Votre plan : { $plan }.
lisboa-event-plan-followed =
    { $seat_id ->
        [you] Comme prévu.
       *[other] { $seat } avait prévu ce tour.
    }
lisboa-event-plan-silent = Aucun de vos souhaits n’est possible ce tour-ci : à vous de jouer.
lisboa-event-plan-withdrawn = Vous avez retiré votre plan : { $plan }.

## Refus

lisboa-refusal-no-wooden-stand = Vous n’avez plus de stand en bois.
lisboa-refusal-no-such-stand-tile = Vous n’avez pas de tuile { $good }.
lisboa-refusal-cell-occupied = La case { $cell } est déjà prise.
lisboa-refusal-cell-blocked = Pendant la tournée des bars, le restaurant fermé en { $cell } bloque sa case.
lisboa-refusal-line-full = La rangée ou la colonne de { $cell } a déjà 2 stands : ce défi n’en permet pas plus.
lisboa-refusal-wrong-street = Pas de stand de { $good } en { $cell } : dans les colonnes A, C et E on vend ce que veut le client d’en haut, dans B et D rien.
lisboa-refusal-too-expensive = Ce stand coûte { $cost } ; vous avez { $money }, et il rapporterait { $income }.
lisboa-refusal-not-in-display = Il n’y a pas de tuile { $good } dans l’offre.
lisboa-refusal-take-not-named = Dites aussi quelle tuile de l’offre vous prenez.
lisboa-refusal-not-face-up = Ces clients ne sont pas disponibles : { $customers }.
lisboa-refusal-entrance-occupied = Il y a déjà des clients { $entrance }.
lisboa-refusal-side-closed = Dans ce défi, plus personne n’arrive par le haut : pas de clients { $entrance }.
lisboa-refusal-too-few-stands = { $customers ->
        [one] Il faut un stand sur la ligne { $line } pour { $customers } client ; elle en a { $stands }.
       *[other] Il faut { $customers } stands sur la ligne { $line } pour { $customers } clients ; elle en a { $stands }.
    }
lisboa-refusal-no-matching-stand = Aucun de vos stands sur la ligne { $line } ne vend ce qu’on y cherche : { $customers }.
lisboa-refusal-goods-missing = La ligne { $line } doit vendre tout ce qu’on y cherche : { $customers }.
lisboa-refusal-pay-not-named = Ces clients paieraient pour deux marchandises : dites laquelle sera votre spécialité.
lisboa-refusal-pay-not-asked = Ce coup ne permet pas de choisir cette spécialité : { $good }.
lisboa-refusal-no-such-restaurant = Vous n’avez pas de { $restaurant }.
lisboa-refusal-no-coin-in-solo = En solo, on ne prend jamais de pièce.
lisboa-refusal-tiles-differ = Il faut trois tuiles identiques.
lisboa-refusal-bag-too-small = Il reste moins de 3 tuiles dans le sac.
lisboa-refusal-already-swapped = Vous avez déjà fait un échange ce tour-ci.
lisboa-refusal-action-possible = Un coup est encore possible : le défi continue.
lisboa-refusal-no-speciality-here = Il n’y a pas de spécialité dans cette partie.
lisboa-refusal-speciality-declared = Vous avez déjà choisi votre spécialité.
lisboa-refusal-no-stand-tile = Vous n’avez plus de tuile Stand.
lisboa-refusal-no-cell-allowed = Ce défi ne laisse aucune case libre à vos stands.
lisboa-refusal-all-too-expensive = La case libre la moins chère coûte { $cost }, et vous avez { $money ->
    [one] { $money } pièce.
   *[other] { $money } pièces.
 }
lisboa-refusal-no-own-stand = Vous n’avez encore aucun stand sur le marché.
lisboa-refusal-no-customers-fit = Aucun client disponible ne convient à vos stands : il faut une entrée libre, assez de stands dans la ligne, et une marchandise que vous y vendez.
lisboa-refusal-no-restaurant = Vous n’avez encore pris aucun restaurant.
lisboa-refusal-not-a-move = « { $text } » n’est pas un coup qu’on peut prévoir.
lisboa-refusal-plan-length = Un plan comporte de 1 à { $most } coups différents.
lisboa-refusal-gain-too-small = Le coup rapporterait { $gain } ; votre plan demande au moins { $least }.
lisboa-refusal-no-plan = Vous n’avez pas de plan.

## Scores et fins de partie

lisboa-line-start = Argent de départ
lisboa-line-customers = Gagné grâce aux clients
lisboa-line-restaurants-opened = Restaurants ouverts
lisboa-line-coins-taken = Pièces prises
lisboa-line-stands-paid = Payé pour les stands
lisboa-line-restaurants-left = Restaurants non ouverts
lisboa-line-stands = Stands sur le marché
lisboa-line-four-customers = Gagné grâce aux groupes de 4
lisboa-line-challenge-1 = Défi 1, le Spécialiste
lisboa-line-challenge-2 = Défi 2, une longue partie
lisboa-line-challenge-3 = Défi 3, traiteur pour deux
lisboa-line-challenge-4 = Défi 4, la troisième roue
lisboa-line-challenge-5 = Défi 5, dernier appel
lisboa-line-challenge-6 = Défi 6, clients en file d’attente
lisboa-line-challenge-7 = Défi 7, le marché bondé
lisboa-line-challenge-8 = Défi 8, tournée des bars
lisboa-line-challenge-9 = Défi 9, Marquis de Lisboa
lisboa-line-best-move = Bonus pour 32 pièces en un tour
lisboa-title-prestige-0 = pas de prestige
lisboa-title-prestige-1 = 1 point de prestige
lisboa-title-prestige-2 = 2 points de prestige
lisboa-title-prestige-3 = 3 points de prestige
lisboa-title-best_in_the_world = (peut-être) le meilleur au monde !
lisboa-title-king = roi du marché
lisboa-title-tycoon = magnat du marché
lisboa-title-keep_trying = vous y arriverez : continuez !
lisboa-title-beer_with_friends = une bière au bar avec vos amis ?
lisboa-title-find_the_bar = trouverez-vous au moins le bar ?
lisboa-end-cells = Le marché est plein : il ne restait que 4 cases.
lisboa-end-entrances = Le marché est bondé : il ne restait que 4 entrées.
lisboa-end-coins = Tout le monde a pris une pièce, l’un après l’autre.
lisboa-end-no-action = Il n’y avait plus aucun coup possible.
lisboa-end-last-stand = Le huitième stand est ouvert.
lisboa-end-campaign-complete = Les neuf défis ont été joués.
lisboa-end-campaign-given-up = La campagne a été abandonnée.

## Choses

lisboa-item-fish = poisson
lisboa-item-flower = fleurs
lisboa-item-tomato = tomates
lisboa-item-meat = viande
lisboa-item-grape = raisin
lisboa-item-sushi = bar à sushi
lisboa-item-tea = salon de thé
lisboa-item-pizza = pizzeria
lisboa-item-burger = restaurant de hamburgers
lisboa-item-wine = bar à vin
lisboa-item-bar = bar
lisboa-item-best = ce qui rapporte le plus
lisboa-item-customers = des clients, là où ils paient le mieux
lisboa-item-customers-A = des clients vers la colonne A
lisboa-item-customers-B = des clients vers la colonne B
lisboa-item-customers-C = des clients vers la colonne C
lisboa-item-customers-D = des clients vers la colonne D
lisboa-item-customers-E = des clients vers la colonne E
lisboa-item-customers-1 = des clients vers la rangée 1
lisboa-item-customers-2 = des clients vers la rangée 2
lisboa-item-customers-3 = des clients vers la rangée 3
lisboa-item-customers-4 = des clients vers la rangée 4
lisboa-item-customers-5 = des clients vers la rangée 5
lisboa-item-stand = le stand prévu
lisboa-item-earning-stand = un stand qui rapporte plus qu’il ne coûte
lisboa-item-restaurant = un restaurant, là où il aide le plus
lisboa-item-coin = 1 pièce
lisboa-item-K1-1 = 1 client (poisson + fleurs)
lisboa-item-K1-2 = 1 client (poisson + tomates)
lisboa-item-K1-3 = 1 client (poisson + viande)
lisboa-item-K1-4 = 1 client (poisson + raisin)
lisboa-item-K1-5 = 1 client (fleurs + tomates)
lisboa-item-K1-6 = 1 client (fleurs + viande)
lisboa-item-K1-7 = 1 client (fleurs + raisin)
lisboa-item-K1-8 = 1 client (tomates + viande)
lisboa-item-K1-9 = 1 client (tomates + raisin)
lisboa-item-K1-10 = 1 client (viande + raisin)
lisboa-item-K2-1 = 2 clients (poisson + fleurs)
lisboa-item-K2-2 = 2 clients (poisson + tomates)
lisboa-item-K2-3 = 2 clients (poisson + viande)
lisboa-item-K2-4 = 2 clients (poisson + raisin)
lisboa-item-K2-5 = 2 clients (fleurs + tomates)
lisboa-item-K2-6 = 2 clients (fleurs + viande)
lisboa-item-K2-7 = 2 clients (fleurs + raisin)
lisboa-item-K2-8 = 2 clients (tomates + viande)
lisboa-item-K2-9 = 2 clients (tomates + raisin)
lisboa-item-K2-10 = 2 clients (viande + raisin)
lisboa-item-K3-1 = 3 clients (poisson + fleurs)
lisboa-item-K3-2 = 3 clients (poisson + tomates)
lisboa-item-K3-3 = 3 clients (poisson + viande)
lisboa-item-K3-4 = 3 clients (poisson + raisin)
lisboa-item-K3-5 = 3 clients (fleurs + tomates)
lisboa-item-K3-6 = 3 clients (fleurs + viande)
lisboa-item-K3-7 = 3 clients (fleurs + raisin)
lisboa-item-K3-8 = 3 clients (tomates + viande)
lisboa-item-K3-9 = 3 clients (tomates + raisin)
lisboa-item-K3-10 = 3 clients (viande + raisin)
lisboa-item-K4-1 = 4 clients (poisson)
lisboa-item-K4-2 = 4 clients (fleurs)
lisboa-item-K4-3 = 4 clients (tomates)
lisboa-item-K4-4 = 4 clients (viande)
lisboa-item-K4-5 = 4 clients (raisin)
lisboa-item-TA = en haut de la colonne A
    .typed = TA | haut A | en haut A | A en haut | A haut | HA
lisboa-item-TB = en haut de la colonne B
    .typed = TB | haut B | en haut B | B en haut | B haut | HB
lisboa-item-TC = en haut de la colonne C
    .typed = TC | haut C | en haut C | C en haut | C haut | HC
lisboa-item-TD = en haut de la colonne D
    .typed = TD | haut D | en haut D | D en haut | D haut | HD
lisboa-item-TE = en haut de la colonne E
    .typed = TE | haut E | en haut E | E en haut | E haut | HE
lisboa-item-BA = en bas de la colonne A
    .typed = BA | bas A | en bas A | A en bas | A bas
lisboa-item-BB = en bas de la colonne B
    .typed = BB | bas B | en bas B | B en bas | B bas
lisboa-item-BC = en bas de la colonne C
    .typed = BC | bas C | en bas C | C en bas | C bas
lisboa-item-BD = en bas de la colonne D
    .typed = BD | bas D | en bas D | D en bas | D bas
lisboa-item-BE = en bas de la colonne E
    .typed = BE | bas E | en bas E | E en bas | E bas
lisboa-item-L1 = à gauche de la rangée 1
    .typed = L1 | gauche 1 | à gauche 1 | 1 gauche | 1 à gauche | G1
lisboa-item-L2 = à gauche de la rangée 2
    .typed = L2 | gauche 2 | à gauche 2 | 2 gauche | 2 à gauche | G2
lisboa-item-L3 = à gauche de la rangée 3
    .typed = L3 | gauche 3 | à gauche 3 | 3 gauche | 3 à gauche | G3
lisboa-item-L4 = à gauche de la rangée 4
    .typed = L4 | gauche 4 | à gauche 4 | 4 gauche | 4 à gauche | G4
lisboa-item-L5 = à gauche de la rangée 5
    .typed = L5 | gauche 5 | à gauche 5 | 5 gauche | 5 à gauche | G5
lisboa-item-R1 = à droite de la rangée 1
    .typed = R1 | droite 1 | à droite 1 | 1 droite | 1 à droite
lisboa-item-R2 = à droite de la rangée 2
    .typed = R2 | droite 2 | à droite 2 | 2 droite | 2 à droite
lisboa-item-R3 = à droite de la rangée 3
    .typed = R3 | droite 3 | à droite 3 | 3 droite | 3 à droite
lisboa-item-R4 = à droite de la rangée 4
    .typed = R4 | droite 4 | à droite 4 | 4 droite | 4 à droite
lisboa-item-R5 = à droite de la rangée 5
    .typed = R5 | droite 5 | à droite 5 | 5 droite | 5 à droite

## Le plateau

lisboa-board-over = Partie terminée.
lisboa-board-challenge-over = Défi { $number } terminé.
lisboa-board-turn =
    { $seat_id ->
        [you] { $stage_id ->
            [take] À vous de prendre une tuile de l’offre.
           *[action] C’est à vous de jouer.
        }
       *[other] { $stage_id ->
            [take] { $seat } prend une tuile de l’offre.
           *[action] C’est à { $seat } de jouer.
        }
    }
lisboa-board-swapped =
    { $seat_id ->
        [you] Vous avez échangé des tuiles ce tour-ci.
       *[other] { $seat } a échangé des tuiles ce tour-ci.
    }
lisboa-board-last-round =
    { $seat_id ->
        [you] Dernier tour de table : vous jouez en dernier.
       *[other] Dernier tour de table : { $seat } joue en dernier.
    }
lisboa-board-coin-run =
    { $run ->
        [one] 1 pièce prise ; à { $limit } de suite, la partie s’arrête.
       *[other] { $run } pièces prises de suite ; à { $limit }, la partie s’arrête.
    }
lisboa-board-news = Cadre bleu : nouveau.
lisboa-board-plan = Votre plan : { $plan }
lisboa-board-challenge =
    Défi { $number } : { $challenge_id ->
        [specialist] le Spécialiste
        [long_game] une longue partie
        [catering_for_two] traiteur pour deux
        [third_wheel] la troisième roue
        [last_call] dernier appel
        [queue] clients en file d’attente
        [crowded_market] le marché bondé
        [bar_crawl] tournée des bars
       *[marquis] Marquis de Lisboa
    }
lisboa-board-rule =
    { $challenge_id ->
        [specialist] Seuls les stands d’une marchandise rapportent : votre spécialité.
        [long_game] Seul l’argent des groupes de quatre clients compte à la fin.
        [catering_for_two] Au plus 2 stands par rangée ou colonne, et seulement des groupes d’un et de deux clients.
        [third_wheel] Seulement des groupes de trois clients.
        [last_call] Seulement sept tuiles Client. Placez au moins 3 groupes de quatre, sinon pas de prestige.
        [queue] Seulement quatre tuiles Client, et une ligne doit vendre tout ce que veulent les clients.
        [crowded_market] Les clients dorment tant que leur ligne a moins de stands qu’eux. Le huitième stand termine le défi.
        [bar_crawl] Les restaurants fermés bloquent leur case, sauf le bar.
       *[marquis] Des stands en A, C et E seulement, et seulement ce que veut le client d’en haut.
    }
lisboa-board-thresholds = { $low } pièces donnent 1 point de prestige, { $middle } en donnent 2, { $high } en donnent 3.
lisboa-board-speciality =
    { $good_id ->
        [none] Pas encore de spécialité.
       *[other] Votre spécialité : { $good }.
    }
lisboa-board-four-money = Grâce aux groupes de quatre jusqu’ici : { $coins ->
    [one] { $coins } pièce.
   *[other] { $coins } pièces.
 }
lisboa-board-best-move = Record : { $coins ->
    [one] { $coins } pièce.
   *[other] { $coins } pièces.
 }
lisboa-board-sheet = Votre campagne jusqu’ici : { $sheet }.
lisboa-board-bonus = Le bonus du meilleur coup est à vous : 2 points de prestige.
lisboa-board-sheet-part = { $result ->
    [one] { $result } pièce
   *[other] { $result } pièces
 } ({ $amount ->
    [0] pas de prestige
    [one] { $amount } point de prestige
   *[other] { $amount } points de prestige
 })
lisboa-board-market = Marché, de A à E ; entre parenthèses : fermé
lisboa-board-market-row = { $row } : { $cells }
lisboa-board-short =
    { $restaurant_id ->
        [sushi] sushi
        [tea] thé
        [pizza] pizza
        [burger] burger
        [wine] vin
       *[bar] bar
    }
lisboa-board-entrances = Clients : où, combien, pour quoi
lisboa-board-line =
    { $stands ->
        [one] { $line } ({ $stands } stand) : { $ends }
       *[other] { $line } ({ $stands } stands) : { $ends }
    }
lisboa-board-free-side = { lisboa-board-free-side.side } { $lines }
    .side =
        { $side_id ->
            [T] haut
            [B] bas
            [L] gauche
           *[R] droite
        }
lisboa-board-all-free = Entrées libres : { $entrances }
lisboa-board-waiting =
    { $sleeps ->
        [0] { lisboa-board-free-side.side } { $count } { $goods }
       *[other] { lisboa-board-free-side.side } { $count } { $goods } (endormis)
    }
lisboa-board-display =
    { $goods_id ->
        [none] Offre : vide
       *[other] Offre : { $goods } ({ $bag } dans le sac)
    }
lisboa-board-offer =
    { $count ->
        [one] { $count } client ({ $stack } dans la pile) : { $customers }
       *[other] { $count } clients ({ $stack } dans la pile) : { $customers }
    }
lisboa-board-discarded = Clients restés hors du jeu : { $customers }
lisboa-board-player =
    { $seat_id ->
        [you] Vous
       *[other] { $seat }
    } : { $things }
lisboa-board-first = premier joueur
lisboa-board-money =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
lisboa-board-tiles =
    { $goods_id ->
        [none] pas de tuile
       *[other] tuiles { $goods }
    }
lisboa-board-restaurants = à ouvrir : { $restaurants }
lisboa-board-stands =
    { $stands ->
        [one] { $stands } stand en réserve
       *[other] { $stands } stands en réserve
    }
lisboa-board-title = Mercado de Lisboa
lisboa-board-open-restaurants = Restaurants ouverts : { $restaurants }.
lisboa-board-customers = Clients : { $customers }.

## Ce qui parle pour un choix

lisboa-ground-denies = empêche { $seat } d’attirer { $customers } et de gagner { $coins ->
        [one] 1 pièce
       *[other] { $coins } pièces
    }
lisboa-ground-leaves = mais { $seat } peut alors attirer { $customers } et gagner { $coins ->
        [one] 1 pièce
       *[other] { $coins } pièces
    }
lisboa-ground-next = ensuite, vous pourriez gagner { $coins ->
        [one] 1 pièce
       *[other] { $coins } pièces
    } avec { $customers }
lisboa-ground-good-cell = bonne place : { $coins ->
        [one] 1 pièce par client ({ $good })
       *[other] { $coins } pièces par client ({ $good })
    }
lisboa-ground-wanted = { $good } : { $customers ->
        [one] 1 client disponible en veut
       *[other] { $customers } clients disponibles en veulent
    }
lisboa-ground-improves = { $stands ->
        [one] 1 de vos stands vaut plus
       *[other] { $stands } de vos stands valent plus
    }
lisboa-ground-improves-others = { $stands ->
        [one] profite à 1 stand des autres
       *[other] profite à { $stands } stands des autres
    }
lisboa-ground-fits = vous y trouvez un restaurant qui va avec ({ $good }) : { $restaurant }
lisboa-ground-beside = { $cells ->
        [one] 1 case libre à côté : un stand assorti y vaudrait plus
       *[other] { $cells } cases libres à côté : des stands assortis y vaudraient plus
    }
lisboa-ground-room = { $cells ->
        [one] 1 case encore libre dans cette rangée ou colonne : un stand de plus pourra être payé
       *[other] { $cells } cases encore libres dans cette rangée ou colonne : d’autres stands pourront être payés
    }
lisboa-ground-safe = personne d’autre ne gagne rien
