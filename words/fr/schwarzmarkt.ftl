# Schwarzmarkt.

schwarzmarkt = Schwarzmarkt (Marché noir)
    .pitch = attendez que le prix monte, mais pas trop longtemps
    .idea = Vendez pommes de terre, café, farine, beurre et sucre au marché noir. Attendez que le prix monte, mais pas trop longtemps : un autre peut vendre avant vous, ou l’affaire vous passe sous le nez.
    .score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

schwarzmarkt-typed-words = kilo de sucre = sucre | kilos de sucre = sucres | paquet de sucre = sucre | paquets de sucre = sucres | kilo de farine = farine | kilos de farine = farines | paquet de farine = farine | paquets de farine = farines | paquet de café = café | paquets de café = cafés | livre de beurre = beurre | livres de beurre = beurres | plaquette de beurre = beurre | plaquettes de beurre = beurres | kilo de pommes de terre = pomme de terre | kilos de pommes de terre = pommes de terre | sac de pommes de terre = pomme de terre | sacs de pommes de terre = pommes de terre | patate = pomme de terre | patates = pommes de terre

## Options

schwarzmarkt-option-product_deck = Cartes de produits
    .about = Les 60 cartes de produits en jeu.
schwarzmarkt-option-product_deck-basic = 12 de chaque produit
schwarzmarkt-option-product_deck-uneven = Inégale : beaucoup de pommes de terre, peu de café
schwarzmarkt-option-spoiled_scope = Produits avariés !
    .about = Quelles cartes de la première vente sont payées moitié prix.
schwarzmarkt-option-spoiled_scope-whole_exchange = Toutes les cartes de la première vente
schwarzmarkt-option-spoiled_scope-first_card = Sa première carte seulement
schwarzmarkt-option-short_supply_scope = À court de provisions !
    .about = Quand un joueur ne peut vendre qu’une seule carte.
schwarzmarkt-option-short_supply_scope-per_turn = Une carte par tour
schwarzmarkt-option-short_supply_scope-per_offer = Une carte pour toute l’offre
schwarzmarkt-option-winnings_visibility = Gains
    .about = Voit-on les points de luxe de chacun ?
schwarzmarkt-option-winnings_visibility-hidden = Cachés jusqu’à la fin
schwarzmarkt-option-winnings_visibility-open = Visibles
schwarzmarkt-option-second_round_deal = Seconde manche
    .about = Ce que chacun a en main au début de la seconde manche.
schwarzmarkt-option-second_round_deal-keep_plus_nine = Ce qui lui reste, plus neuf nouvelles cartes
schwarzmarkt-option-second_round_deal-redeal_nine = Neuf nouvelles cartes seulement
schwarzmarkt-option-first_start_player = Premier joueur
    .about = Qui pose la première carte : tiré au sort, ou le joueur assis à cette place.
schwarzmarkt-option-first_start_player-random = Tiré au sort

## Items

schwarzmarkt-item-potato = pommes de terre
    .count = { $count ->
        [one] { $count } pomme de terre
       *[other] { $count } pommes de terre
    }
schwarzmarkt-item-coffee = café
    .count = { $count ->
        [one] { $count } café
       *[other] { $count } cafés
    }
schwarzmarkt-item-flour = farine
    .count = { $count ->
        [one] { $count } farine
       *[other] { $count } farines
    }
schwarzmarkt-item-butter = beurre
    .count = { $count ->
        [one] { $count } beurre
       *[other] { $count } beurres
    }
schwarzmarkt-item-sugar = sucre
    .count = { $count ->
        [one] { $count } sucre
       *[other] { $count } sucres
    }
schwarzmarkt-item-nylons = bas nylon
    .count = { $count ->
        [one] { $count } paire de bas nylon
       *[other] { $count } paires de bas nylon
    }
schwarzmarkt-item-cigarettes = cigarettes
    .count = { $count ->
        [one] { $count } paquet de cigarettes
       *[other] { $count } paquets de cigarettes
    }
schwarzmarkt-item-chocolate = chocolat
    .count = { $count ->
        [one] { $count } plaque de chocolat
       *[other] { $count } plaques de chocolat
    }
schwarzmarkt-item-gum = chewing-gum
    .count = { $count ->
        [one] { $count } chewing-gum
       *[other] { $count } chewing-gums
    }
schwarzmarkt-item-final = le dernier tour
schwarzmarkt-item-one-offer = une seule offre
schwarzmarkt-item-O01 = offre (3 pommes de terre)
    .typed = offre pour 3 pommes de terre | 3 pommes de terre
schwarzmarkt-item-O02 = offre (3 cafés)
    .typed = offre pour 3 cafés | 3 cafés
schwarzmarkt-item-O03 = offre (3 farines)
    .typed = offre pour 3 farines | 3 farines
schwarzmarkt-item-O04 = offre (3 beurres)
    .typed = offre pour 3 beurres | 3 beurres
schwarzmarkt-item-O05 = offre (3 sucres)
    .typed = offre pour 3 sucres | 3 sucres
schwarzmarkt-item-O06 = offre (2 pommes de terre, 1 sucre)
    .typed = offre pour 2 pommes de terre et 1 sucre | 2 pommes de terre et 1 sucre
schwarzmarkt-item-O07 = offre (2 cafés, 1 pomme de terre)
    .typed = offre pour 2 cafés et 1 pomme de terre | 2 cafés et 1 pomme de terre
schwarzmarkt-item-O08 = offre (2 farines, 1 café)
    .typed = offre pour 2 farines et 1 café | 2 farines et 1 café
schwarzmarkt-item-O09 = offre (2 beurres, 1 farine)
    .typed = offre pour 2 beurres et 1 farine | 2 beurres et 1 farine
schwarzmarkt-item-O10 = offre (2 sucres, 1 beurre)
    .typed = offre pour 2 sucres et 1 beurre | 2 sucres et 1 beurre
schwarzmarkt-item-O11 = offre (3 pommes de terre, 1 café)
    .typed = offre pour 3 pommes de terre et 1 café | 3 pommes de terre et 1 café
schwarzmarkt-item-O12 = offre (3 cafés, 1 farine)
    .typed = offre pour 3 cafés et 1 farine | 3 cafés et 1 farine
schwarzmarkt-item-O13 = offre (3 farines, 1 beurre)
    .typed = offre pour 3 farines et 1 beurre | 3 farines et 1 beurre
schwarzmarkt-item-O14 = offre (3 beurres, 1 sucre)
    .typed = offre pour 3 beurres et 1 sucre | 3 beurres et 1 sucre
schwarzmarkt-item-O15 = offre (3 sucres, 1 pomme de terre)
    .typed = offre pour 3 sucres et 1 pomme de terre | 3 sucres et 1 pomme de terre
schwarzmarkt-item-O16 = offre (café, farine, beurre, sucre)
    .typed = offre pour café, farine, beurre et sucre | café, farine, beurre et sucre
schwarzmarkt-item-O17 = offre (pomme de terre, farine, beurre, sucre)
    .typed = offre pour pomme de terre, farine, beurre et sucre | pomme de terre, farine, beurre et sucre
schwarzmarkt-item-O18 = offre (pomme de terre, café, beurre, sucre)
    .typed = offre pour pomme de terre, café, beurre et sucre | pomme de terre, café, beurre et sucre
schwarzmarkt-item-O19 = offre (pomme de terre, café, farine, sucre)
    .typed = offre pour pomme de terre, café, farine et sucre | pomme de terre, café, farine et sucre
schwarzmarkt-item-O20 = offre (pomme de terre, café, farine, beurre)
    .typed = offre pour pomme de terre, café, farine et beurre | pomme de terre, café, farine et beurre
schwarzmarkt-item-T01 = Espionnage !
    .about = Regardez deux cartes d’un adversaire, tirées au hasard.
schwarzmarkt-item-T02 = Vieille dette !
    .about = Prenez une carte à un adversaire, au hasard.
schwarzmarkt-item-T03 = Affaire express !
    .about = Échangez une de vos cartes contre 20 points.
schwarzmarkt-item-T04 = Affaire express !
    .about = Échangez une de vos cartes contre 20 points.
schwarzmarkt-item-T05 = Produits avariés !
schwarzmarkt-item-T06 = Échange obligatoire !
    .about = Donnez une ou deux cartes à un adversaire et tirez-en autant dans sa main.
schwarzmarkt-item-T07 = À court de provisions !
schwarzmarkt-item-T08 = Descente de police !
    .about = Désignez un joueur et un produit : il défausse toutes ses cartes de ce produit.
schwarzmarkt-item-T09 = Découverte d’un nouveau produit !
schwarzmarkt-item-T10 = Restriction !

## Decisions

schwarzmarkt-decision-lay = Manche { $round } sur 2 : vous êtes premier joueur. Quelle carte de marché noir posez-vous ?
schwarzmarkt-decision-spy = { $card } Chez qui regardez-vous deux cartes ?
schwarzmarkt-decision-collect = { $card } À qui prenez-vous une carte, sans la regarder ?
schwarzmarkt-decision-deal = { $card } Quelle carte échangez-vous contre 20 points ?
schwarzmarkt-decision-swap = { $card } À qui donnez-vous une ou deux cartes ? Vous en tirez autant dans sa main.
schwarzmarkt-decision-raid = { $card } Chez qui, et pour quel produit ?
schwarzmarkt-decision-take = { $card } Vous fouillez la pile de produits. Quelle carte prenez-vous ?
schwarzmarkt-decision-turn = On recherche : { $wanted }. Taux { $rate }, dernier tour à { $cap }. Vendez-vous, ou passez-vous en montant le taux de { $steps ->
        [one] 1 case
        [2] 1 ou 2 cases
       *[other] 1 à { $steps } cases
    } ?
schwarzmarkt-decision-final = Dernier tour, à { $rate }. On recherche : { $wanted }. Vendez maintenant ou passez : ensuite, l’offre est finie.
schwarzmarkt-decision-rules = Vous pouvez laisser des consignes pour vos prochains tours dans cette offre. À votre tour, la première qui convient est suivie. Personne d’autre ne les voit.
schwarzmarkt-decision-plan = Vous pouvez prévoir : que vendre, quand passer, quelle carte poser ensuite. Personne d’autre ne le voit.

## Actions

schwarzmarkt-action-lay = { $card_id ->
    [T01] Poser « { $card } »
    [T02] Poser « { $card } »
    [T03] Poser « { $card } »
    [T04] Poser « { $card } »
    [T05] Poser « { $card } »
    [T06] Poser « { $card } »
    [T07] Poser « { $card } »
    [T08] Poser « { $card } »
    [T09] Poser « { $card } »
    [T10] Poser « { $card } »
   *[other] Poser une { $card }
 }
    .done = { $card_id ->
        [T01] Vous avez posé « { $card } ».
        [T02] Vous avez posé « { $card } ».
        [T03] Vous avez posé « { $card } ».
        [T04] Vous avez posé « { $card } ».
        [T05] Vous avez posé « { $card } ».
        [T06] Vous avez posé « { $card } ».
        [T07] Vous avez posé « { $card } ».
        [T08] Vous avez posé « { $card } ».
        [T09] Vous avez posé « { $card } ».
        [T10] Vous avez posé « { $card } ».
       *[other] Vous avez posé une { $card }.
    }
    .name = Poser une carte
    .mark = { $effect_id ->
        [offer] en main : { $held }
        [waits] à venir
       *[search] −{ $price }
    }
    .card = Quelle carte de marché noir ?
    .preview = { $effect_id ->
        [offer] vous en avez { $held } en main
        [waits] { $card_id ->
            [T05] { $scope_id ->
                [first_card] dans la prochaine offre, la première carte vendue est payée moitié prix
               *[whole_exchange] dans la prochaine offre, la première vente est payée moitié prix
            }
            [T07] { $scope_id ->
                [per_offer] dans la prochaine offre, chacun ne vend qu’une carte en tout
               *[per_turn] dans la prochaine offre, on ne vend qu’une carte par tour
            }
           *[T10] dans la prochaine offre, le dernier tour se joue à 25 au lieu de 50
        }
       *[search] vous payez { $price } points, fouillez la pile et prenez une carte, sans retour possible
    }
    .typed = poser { $card } | { $card }
schwarzmarkt-action-spy = Voir deux cartes { ELIDE($victim, "d’", "de ") }
    .done = Vous avez espionné { $victim }.
    .name = Espionner
    .mark = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
    .victim = Qui ?
    .preview = { $cards ->
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }
    .typed = espionner { $victim } | { $victim } | les cartes de { $victim } | regarder les cartes de { $victim } | voir les cartes de { $victim } | regarder { $victim }
schwarzmarkt-action-collect = Prendre une carte à { $victim }, sans la regarder
    .done = Vous avez pris une carte à { $victim }.
    .typed = prendre une carte à { $victim } | { $victim } | à { $victim } | chez { $victim } | prendre à { $victim } | prendre chez { $victim } | une carte à { $victim } | une carte de { $victim } | prendre une carte de { $victim }
    .name = Prendre une carte
    .mark = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
    .victim = À qui ?
    .preview = { $cards ->
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }
schwarzmarkt-action-deal = Échanger une carte { ELIDE($product, "d’", "de ") } contre 20 points
    .done = Vous avez échangé une carte { ELIDE($product, "d’", "de ") } contre 20 points.
    .name = Affaire express
    .mark = +{ $paid }
    .product = Quel produit ?
    .preview = +{ $paid } points, { $left ->
        [0] plus aucune carte en main
        [one] il reste { $left } carte
       *[other] il reste { $left } cartes
    }
    .typed = échanger { $product } | échanger { $product } contre 20 points | { $product } contre 20 points | échanger 1 { $product } | échanger 1 { $product } contre 20 points | 1 { $product } | 1 { $product } contre 20 points | { $product }
schwarzmarkt-action-swap = Donner { $gift } à { $victim } et en tirer autant
    .done = Vous avez échangé des cartes avec { $victim }.
    .name = Échanger des cartes
    .mark = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
    .victim = Avec qui ?
    .gift = Quelles cartes donnez-vous, 1 ou 2 ?
    .preview = { $cards ->
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }
schwarzmarkt-action-raid = Lancer une descente chez { $victim } pour saisir { $product_id ->
        [potato] les { $product }
        [flour] la { $product }
       *[other] le { $product }
    }
    .done = Vous avez lancé une descente chez { $victim } pour saisir { $product_id ->
        [potato] les { $product }
        [flour] la { $product }
       *[other] le { $product }
    }.
    .name = Descente de police
    .typed = descente { $victim } { $product } | descente chez { $victim } { $product } | descente chez { $victim } pour { $product } | { $victim } { $product } | { $product } chez { $victim } | descente chez { $victim } pour le { $product }
    .mark = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
    .victim = Chez qui ?
    .product = Pour quel produit ?
    .preview = { $cards ->
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }
schwarzmarkt-action-take = Prendre dans la pile : { $product }
    .done = Vous avez pris dans la pile : { $product }.
    .name = Prendre une carte
    .product = Quel produit ?
    .typed = prendre { $product } | { $product }
schwarzmarkt-action-sell = Vendre { $goods }
    .done = Vous avez vendu { $goods }.
    .name = Vendre
    .goods = Quelles cartes ?
    .preview = +{ $paid ->
        [one] { $paid } point
       *[other] { $paid } points
    }, { $left ->
        [0] plus aucune carte en main
        [one] il reste { $left } carte
       *[other] il reste { $left } cartes
    }
    .typed = vendre { $goods } | { $goods }
schwarzmarkt-action-pass = { $steps ->
        [one] Passer et monter le taux de { $steps } case
        [other] Passer et monter le taux de { $steps } cases
       *[none] Passer
    }
    .done = { $steps ->
        [one] Vous avez passé et monté le taux de { $steps } case.
        [other] Vous avez passé et monté le taux de { $steps } cases.
       *[none] Vous avez passé.
    }
    .name = Passer
    .mark = +{ $steps }
    .steps = De combien de cases ?
    .preview = taux { $rate }
    .typed = passer { $steps } | passer | passer de { $steps } | passer de { $steps } cases | passer et monter de { $steps } | monter de { $steps } | monter de { $steps } cases | monter le taux de { $steps } | monter le taux de { $steps } cases | passer et monter le taux de { $steps } | passer +{ $steps } | +{ $steps } | { $steps } cases
schwarzmarkt-action-sell-all-rule = dès votre prochain tour, vendre tout ce que vous pouvez{ $first_count ->
        [0] { "" }
       *[other] , d’abord { $first }
    }{ $least ->
        [one] , à partir du taux { $least }
        [other] , à partir du taux { $least }
       *[none] { "" }
    }{ $most ->
        [one] , jusqu’au taux { $most }
        [other] , jusqu’au taux { $most }
       *[none] { "" }
    }{ $wanted_count ->
        [0] { "" }
       *[other] , si l’on recherche encore { $wanted }
    }{ $turn_id ->
        [final] , au dernier tour
       *[none] { "" }
    }
    .done = Consigne enregistrée : { schwarzmarkt-action-sell-all-rule }.
    .name = Plus tard : tout vendre
    .first = Si une seule carte peut se vendre, laquelle ?
    .least = Seulement à partir de ce taux
    .most = Seulement jusqu’à ce taux
    .wanted = Seulement si l’on en recherche encore autant
    .wanted-item = Si l’on recherche encore : { $item }
    .turn = Seulement au dernier tour ?
schwarzmarkt-action-sell-rule = dès votre prochain tour, vendre { $goods }{ $first_count ->
        [0] { "" }
       *[other] , d’abord { $first }
    }{ $least ->
        [one] , à partir du taux { $least }
        [other] , à partir du taux { $least }
       *[none] { "" }
    }{ $most ->
        [one] , jusqu’au taux { $most }
        [other] , jusqu’au taux { $most }
       *[none] { "" }
    }{ $wanted_count ->
        [0] { "" }
       *[other] , si l’on recherche encore { $wanted }
    }{ $turn_id ->
        [final] , au dernier tour
       *[none] { "" }
    }
    .done = Consigne enregistrée : { schwarzmarkt-action-sell-rule }.
    .name = Plus tard : vendre ces cartes
    .goods = Quelles cartes, autant que possible ?
    .first = Si une seule carte peut se vendre, laquelle ?
    .least = Seulement à partir de ce taux
    .most = Seulement jusqu’à ce taux
    .wanted = Seulement si l’on en recherche encore autant
    .turn = Seulement au dernier tour ?
schwarzmarkt-action-pass-rule = dès votre prochain tour, passer et monter le taux de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }{ $least ->
        [one] , à partir du taux { $least }
        [other] , à partir du taux { $least }
       *[none] { "" }
    }{ $most ->
        [one] , jusqu’au taux { $most }
        [other] , jusqu’au taux { $most }
       *[none] { "" }
    }{ $wanted_count ->
        [0] { "" }
       *[other] , si l’on recherche encore { $wanted }
    }{ $turn_id ->
        [final] , au dernier tour
       *[none] { "" }
    }
    .done = Consigne enregistrée : { schwarzmarkt-action-pass-rule }.
    .name = Plus tard : passer
    .steps = De combien de cases, de 1 à 4 ?
    .least = Seulement à partir de ce taux
    .most = Seulement jusqu’à ce taux
    .wanted = Seulement si l’on en recherche encore autant
    .wanted-item = Si l’on recherche encore : { $item }
    .turn = Seulement au dernier tour ?
schwarzmarkt-action-climb-rule = dès votre prochain tour, passer jusqu’à { $rate }{ $least ->
        [one] , à partir du taux { $least }
        [other] , à partir du taux { $least }
       *[none] { "" }
    }{ $most ->
        [one] , jusqu’au taux { $most }
        [other] , jusqu’au taux { $most }
       *[none] { "" }
    }{ $wanted_count ->
        [0] { "" }
       *[other] , si l’on recherche encore { $wanted }
    }{ $turn_id ->
        [final] , au dernier tour
       *[none] { "" }
    }
    .done = Consigne enregistrée : { schwarzmarkt-action-climb-rule }.
    .name = Plus tard : passer jusqu’à …
    .rate = Jusqu’à quel taux ?
    .least = Seulement à partir de ce taux
    .most = Seulement jusqu’à ce taux
    .wanted = Seulement si l’on en recherche encore autant
    .wanted-item = Si l’on recherche encore : { $item }
    .turn = Seulement au dernier tour ?
schwarzmarkt-action-drop = Retirer la consigne { $number }
    .done = Consigne { $number } retirée.
    .name = Retirer une consigne
    .number = Laquelle ?
    .preview = { $rule }
schwarzmarkt-action-clear = Retirer toutes les consignes
    .done = Toutes vos consignes sont retirées.
    .name = Retirer toutes les consignes
schwarzmarkt-action-plan = Pas de plan : vous décidez à chaque tour.
    .name = Prévoir
    .lay = Prochaine carte
    .lay-said = Prochaine carte : « { $lay } ».
    .sell = Vendre dès le taux
    .sell-item = Vendre dès { $item }
    .sell-said = Vendre le plus possible dès le taux { $sell }.
    .keep = Garder
    .keep-said = À garder : { $keep }.
    .until = Vendre ce qui est gardé dès le taux
    .until-item = Vendre ce qui est gardé dès { $item }
    .until-none = jamais
    .until-said = Vendre ce qui est gardé dès le taux { $until }.
    .up_to = Passer jusqu’au taux
    .up_to-item = Passer jusqu’à { $item }
    .up_to-said = Sinon, passer jusqu’au taux { $up_to }.
    .steps = Cases par passe
    .steps-none = 1
    .steps-said = Chaque passe monte de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }.
    .push = Monter à fond s’il ne manque que
    .push-item = Monter à fond s’il ne manque que ceci : { $item }
    .push-said = Monter à fond s’il ne manque que ceci : { $push }.
    .scope = Durée
    .scope-none = toutes les offres
    .scope-said = Pour une seule offre.

## Events

schwarzmarkt-event-laid = { $seat_id ->
        [you] Vous posez
       *[other] { $seat } pose
    } { $card_id ->
        [T01] « Espionnage ! ».
        [T02] « Vieille dette ! ».
        [T03] « Affaire express ! ».
        [T04] « Affaire express ! ».
        [T05] « Produits avariés ! » : dans la prochaine offre, { $scope_id ->
            [first_card] la première carte vendue est payée moitié prix.
           *[whole_exchange] la première vente est payée moitié prix.
        }
        [T06] « Échange obligatoire ! ».
        [T07] « À court de provisions ! » : dans la prochaine offre, { $scope_id ->
            [per_offer] chacun ne vend qu’une carte en tout.
           *[per_turn] on ne vend qu’une carte par tour.
        }
        [T08] « Descente de police ! ».
        [T09] « Découverte d’un nouveau produit ! ».
        [T10] « Restriction ! » : dans la prochaine offre, le dernier tour se joue à 25.
       *[other] une { $card }.
    }
schwarzmarkt-event-drew = { $card_id ->
    [T01] Vous tirez « { $card } ».
    [T02] Vous tirez « { $card } ».
    [T03] Vous tirez « { $card } ».
    [T04] Vous tirez « { $card } ».
    [T05] Vous tirez « { $card } ».
    [T06] Vous tirez « { $card } ».
    [T07] Vous tirez « { $card } ».
    [T08] Vous tirez « { $card } ».
    [T09] Vous tirez « { $card } ».
    [T10] Vous tirez « { $card } ».
   *[other] Vous tirez une { $card }.
 }
schwarzmarkt-event-sold = { $seat_id ->
        [you] Vous vendez
       *[other] { $seat } vend
    } { $goods } à { $rate } : { $paid ->
        [one] { $paid } point
       *[other] { $paid } points
    }.
schwarzmarkt-event-rate-rose = Le taux monte à { $rate }.
    .joined = le taux monte à { $rate }
schwarzmarkt-event-passed = { $steps ->
        [0] { $seat_id ->
            [you] Vous passez.
           *[other] { $seat } passe.
        }
       *[other] { $seat_id ->
            [you] Vous passez et montez
           *[other] { $seat } passe et monte
        } le taux à { $rate }.
    }
    .again = { $steps ->
        [0] { $seat_id ->
            [you] vous passez
           *[other] { $seat } passe
        }
       *[other] { $seat_id ->
            [you] vous
           *[other] { $seat }
        } à { $rate }
    }
schwarzmarkt-event-offer-ended = { $reason_id ->
        [met] L’offre est satisfaite.
        [final-turn] Le dernier tour est joué : l’offre est finie.
       *[round-end] L’offre se termine avec la manche.
    }
    .joined =
        { $reason_id ->
            [met] l’offre est satisfaite
            [final-turn] le dernier tour est joué et l’offre finie
           *[round-end] l’offre se termine avec la manche
        }
schwarzmarkt-event-spied = { $seat_id ->
        [you] Vous regardez
       *[other] { $seat } regarde
    } { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } chez { $victim_id ->
        [you] vous
       *[other] { $victim }
    }.
schwarzmarkt-event-spied-cards = { $seat_id ->
        [you] Vous voyez
       *[other] { $seat } voit
    } chez { $victim_id ->
        [you] vous
       *[other] { $victim }
    } : { $goods }.
schwarzmarkt-event-collected = { $seat_id ->
        [you] Vous prenez une carte à { $victim }
       *[other] { $seat } { $victim_id ->
            [you] vous prend une carte
           *[other] prend une carte à { $victim }
        }
    }.
schwarzmarkt-event-collected-card = { $seat_id ->
        [you] Vous prenez une carte à { $victim }
       *[other] { $victim_id ->
            [you] { $seat } vous prend une carte
           *[other] { $seat } prend une carte à { $victim }
        }
    } : { $product }.
schwarzmarkt-event-quick-deal = { $seat_id ->
        [you] Vous échangez
       *[other] { $seat } échange
    } une carte { ELIDE($product, "d’", "de ") } contre { $paid } points.
schwarzmarkt-event-swapped = { $seat_id ->
        [you] Vous échangez avec { $victim }
       *[other] { $victim_id ->
            [you] { $seat } échange avec vous
           *[other] { $seat } et { $victim } échangent
        }
    } { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
schwarzmarkt-event-swapped-cards = { $seat_id ->
        [you] Vous donnez à { $victim } { $gave } et tirez { $got }.
       *[other] { $victim_id ->
            [you] { $seat } vous donne { $gave } et tire { $got } de votre main.
           *[other] { $seat } donne à { $victim } { $gave } et tire { $got }.
        }
    }
schwarzmarkt-event-raided = { $seat_id ->
        [you] Vous lancez
       *[other] { $seat } lance
    } une descente chez { $victim_id ->
        [you] vous
       *[other] { $victim }
    } pour saisir { $product_id ->
        [potato] les { $product }
        [flour] la { $product }
       *[other] le { $product }
    } : { $cards ->
        [0] rien à saisir.
        [one] { $victim_id ->
            [you] vous perdez
           *[other] { $victim } perd
        } { $cards } carte.
       *[other] { $victim_id ->
            [you] vous perdez
           *[other] { $victim } perd
        } { $cards } cartes.
    }
schwarzmarkt-event-searched = { $seat_id ->
        [you] Vous payez { $paid } points et fouillez
       *[other] { $seat } paie { $paid } points et fouille
    } la pile de produits.
schwarzmarkt-event-pile-seen = Dans la pile, vous voyez { $goods }.
schwarzmarkt-event-took = { $seat_id ->
        [you] Vous prenez
       *[other] { $seat } prend
    } une carte dans la pile de produits.
schwarzmarkt-event-took-card = Vous prenez dans la pile : { $product }.
schwarzmarkt-event-starts = { $seat_id ->
        [you] Vous commencez.
       *[other] { $seat } commence.
    }
    .joined = { $seat_id ->
        [you] posez la prochaine carte
       *[other] pose la prochaine carte
    }
schwarzmarkt-event-round-ended = { $seat_id ->
        [you] Vous n’avez
       *[other] { $seat } n’a
    } plus de produits : la manche { $round } est finie.
schwarzmarkt-event-round-began = La manche { $round } commence. Chacun reçoit { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
schwarzmarkt-event-dealt = Vous recevez { $goods }.
schwarzmarkt-event-hand-shown = { $seat_id ->
        [you] Vous avez
       *[other] { $seat } a
    } { $points ->
        [0] 0 point de luxe
        [one] { $points } point de luxe
       *[other] { $points } points de luxe
    }. Encore en main : { $goods }.
schwarzmarkt-event-rules-kept = { $rules_count ->
        [0] Aucune consigne.
       *[other] Vos consignes : { $rules }.
    }
schwarzmarkt-event-rules-lapsed = { $rules_count ->
        [one] L’offre est finie, et votre consigne avec elle : { $rules }.
       *[other] L’offre est finie, et vos { $rules_count } consignes avec elle.
    }
schwarzmarkt-event-plan-lapsed = L’offre est finie, et votre plan avec elle.

## Refusals

schwarzmarkt-refusal-no-such-starter = La place { $place } ne peut pas commencer : vous n’êtes que { $seats }.
schwarzmarkt-refusal-not-your-card = Vous n’avez pas cette carte de marché noir.
schwarzmarkt-refusal-too-poor = Cela coûte { $price } points, et vous en avez { $points }.
schwarzmarkt-refusal-pile-empty = La pile de produits est vide : rien à fouiller.
schwarzmarkt-refusal-no-opponent = Choisissez un autre joueur.
schwarzmarkt-refusal-not-in-hand = Il vous faudrait { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } { ELIDE($product, "d’", "de ") }, et vous en avez { $held }.
schwarzmarkt-refusal-not-in-pile = Pas dans la pile : { $product }.
schwarzmarkt-refusal-wrong-gift = Donnez { $most ->
        [one] 1 carte
       *[other] 1 ou { $most } cartes
    }, pas { $count }.
schwarzmarkt-refusal-nothing-given = Nommez les cartes que vous vendez, ou passez.
schwarzmarkt-refusal-not-wanted = Vous voulez vendre { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } { ELIDE($product, "d’", "de ") } ; on en recherche encore { $wanted }.
schwarzmarkt-refusal-nothing-wanted = Vous n’avez rien de ce qu’on recherche encore : { $wanted }.
schwarzmarkt-refusal-one-card-only = À court de provisions : 1 carte à la fois, pas { $count }.
schwarzmarkt-refusal-delivered-already = À court de provisions : vous avez déjà vendu votre carte.
schwarzmarkt-refusal-wrong-steps = Vous pouvez monter le taux de { $most ->
        [one] 1 case
        [2] 1 ou 2 cases
       *[other] 1 à { $most } cases
    }, pas de { $steps }.
schwarzmarkt-refusal-limit-ahead = Le taux s’arrête à { $rate } : montez-le de { $most } au plus, pas de { $steps }.
schwarzmarkt-refusal-no-steps-in-final-turn = Au dernier tour, on passe simplement : le taux ne bouge plus.
schwarzmarkt-refusal-no-such-rule = Cette consigne n’existe pas : vous en avez { $rules }.
schwarzmarkt-refusal-too-many-rules = Vous avez déjà { $most } consignes. Retirez-en une d’abord.

## The end

schwarzmarkt-line-sales = Ventes
schwarzmarkt-line-quick-deals = Affaires express
schwarzmarkt-line-discoveries = Nouveaux produits
schwarzmarkt-end-rounds = Les deux manches sont finies : le plus de points de luxe l’emporte.

## The board

schwarzmarkt-board-round = Manche { $round } sur 2. { $seat_id ->
        [you] Vous commencez.
       *[other] Premier joueur : { $seat }.
    }
schwarzmarkt-board-over = La partie est terminée.
schwarzmarkt-board-track = Taux : { $track }
schwarzmarkt-board-no-offer = Aucune offre en cours.
schwarzmarkt-board-text = En cours : { $card }
schwarzmarkt-board-offer = Sur la table : { $card }. On recherche encore : { $wanted }.
schwarzmarkt-board-turn = Taux { $rate }, dernier tour à { $cap }. C’est à { $seat_id ->
        [you] vous
       *[other] { $seat }
    } ; passer porte le taux à { $rates }.
schwarzmarkt-board-final = Taux { $rate }. Dernier tour : { $seat_id ->
        [you] le vôtre
       *[other] { $seat }
    }.
schwarzmarkt-board-spoiled = Produits avariés ! { $scope ->
        [first_card] La prochaine carte vendue est payée moitié prix.
       *[whole_exchange] La prochaine vente est payée moitié prix.
    }
schwarzmarkt-board-scarce = À court de provisions ! Une carte { $scope ->
        [per_offer] par joueur pour toute l’offre.
       *[per_turn] par tour.
    }
schwarzmarkt-board-waiting = Pour la prochaine offre : { $cards }
schwarzmarkt-board-player = { $seat_id ->
        [you] Vous
       *[other] { $seat }
    } : { $cards ->
        [0] 0 carte
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
schwarzmarkt-board-delivered = vendu : { $cards }
schwarzmarkt-board-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $luxury })
schwarzmarkt-board-no-points = 0 point
schwarzmarkt-board-hand = En main : { $cards }
schwarzmarkt-board-nothing = rien
schwarzmarkt-board-seen = vous lui connaissez { $cards }
schwarzmarkt-board-piles = Piles : { $market } cartes de marché noir, { $products } produits.
schwarzmarkt-board-pile = Vous fouillez la pile : { $cards }.
schwarzmarkt-board-pile-seen = Dans la pile de produits, vous connaissez { $cards }.
schwarzmarkt-board-market = Vos cartes de marché noir : { $cards }
schwarzmarkt-board-rules = Vos consignes :
schwarzmarkt-board-plan = Votre plan : { $plan }
schwarzmarkt-board-title = Schwarzmarkt
schwarzmarkt-board-market-title = Cartes de marché noir
schwarzmarkt-board-pile-title = Pile de produits : cartes vues
schwarzmarkt-board-seen-title = { $seat } : cartes vues
schwarzmarkt-board-moves = { $phase_id ->
        [lay] { $seat_id ->
            [you] Vous posez une carte
           *[other] { $seat } pose une carte
        }
        [turn] { $seat_id ->
            [you] Vous vendez ou passez
           *[other] { $seat } vend ou passe
        }
        [final] { $seat_id ->
            [you] Dernier tour : vous
           *[other] Dernier tour : { $seat }
        }
       *[other] { $seat_id ->
            [you] Vous choisissez
           *[other] { $seat } choisit
        }
    }
schwarzmarkt-board-one-card = Une carte vaut
schwarzmarkt-board-effect = { $card_id ->
        [T05] { $scope_id ->
            [first_card] 1re carte à moitié prix
           *[whole_exchange] 1re vente à moitié prix
        }
        [T07] { $scope_id ->
            [per_offer] une carte pour toute l’offre
           *[per_turn] une carte par tour
        }
       *[T10] dernier tour à 25
    }

## Ce qui parle pour un choix

schwarzmarkt-ground-top = le taux ne peut plus monter
schwarzmarkt-ground-later = une carte gardée vaut environ { $points } points plus tard
schwarzmarkt-ground-rivals-hold = { $cards ->
        [one] les autres ont environ 1 carte qui convient
       *[other] les autres ont environ { $cards } cartes qui conviennent
    } et peuvent être plus rapides
schwarzmarkt-ground-few-rivals = les autres n’en ont presque pas : attendre est sans risque
schwarzmarkt-ground-waits-with = { $cards ->
        [one] il vous reste 1 carte à vendre à un meilleur taux
       *[other] il vous reste { $cards } cartes à vendre à un meilleur taux
    }
schwarzmarkt-ground-by-then = au moins { $rate } à votre prochain tour, si on en recherche encore
schwarzmarkt-ground-may-end = l’offre sera peut-être finie avant votre prochain tour
schwarzmarkt-ground-nothing-to-sell = vous n’avez rien de ce qu’on recherche
schwarzmarkt-ground-last-cards = vos dernières cartes : la partie se termine avec elles
schwarzmarkt-ground-best-supplied = vous avez sans doute plus que les autres de ce qu’elle recherche
schwarzmarkt-ground-out-supplied = { $seat } en a sans doute au moins autant que vous
schwarzmarkt-ground-little-push = moins vous montez, moins les autres y gagnent
schwarzmarkt-ground-nears-end = le dernier tour approche, mais les autres y gagnent davantage
schwarzmarkt-ground-most-cards = personne n’a plus de cartes { ELIDE($seat, "qu’", "que ") } ({ $cards })
schwarzmarkt-ground-leader = { $seat } est en tête
schwarzmarkt-ground-likely = { $seat } en a sans doute { $cards }
schwarzmarkt-ground-least-of = c’est ce dont vous avez le moins : { $product } ({ $cards })
schwarzmarkt-ground-some-of = { $cards ->
        [0] vous n’en avez pas : { $product }
       *[other] vous en avez déjà : { $product } ({ $cards })
    }
schwarzmarkt-ground-most-of = complète ce que vous avez : { $product } ({ $cards })
