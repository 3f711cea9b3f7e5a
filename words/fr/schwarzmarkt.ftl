# Schwarzmarkt.

schwarzmarkt = Schwarzmarkt (Marché noir)
    .pitch = attendez que le prix monte, mais pas trop longtemps
    .idea = Vendez pommes de terre, café, farine, beurre et sucre au marché noir. Attendez que le prix monte, mais pas trop : un autre peut vendre avant vous, ou l’affaire vous passe sous le nez.

## Options

schwarzmarkt-option-product_deck = Cartes de produits
    .about = Les 60 cartes de produits qui sont en jeu.
schwarzmarkt-option-product_deck-basic = 12 de chaque produit
schwarzmarkt-option-product_deck-uneven = répartition inégale : beaucoup de pommes de terre, peu de café
schwarzmarkt-option-spoiled_scope = Produits avariés
    .about = Quelles cartes du premier échange sont payées à moitié prix.
schwarzmarkt-option-spoiled_scope-whole_exchange = toutes les cartes du premier échange
schwarzmarkt-option-spoiled_scope-first_card = sa première carte seulement
schwarzmarkt-option-short_supply_scope = À court de provisions
    .about = Pendant combien de temps on ne peut livrer qu’une seule carte.
schwarzmarkt-option-short_supply_scope-per_turn = une carte par tour
schwarzmarkt-option-short_supply_scope-per_offer = une carte pour toute l’offre
schwarzmarkt-option-winnings_visibility = Gains
    .about = Voit-on les points de luxe de chacun ?
schwarzmarkt-option-winnings_visibility-hidden = cachés jusqu’à la fin
schwarzmarkt-option-winnings_visibility-open = visibles
schwarzmarkt-option-second_round_deal = Seconde manche
    .about = Ce que chacun a en main au début de la seconde manche.
schwarzmarkt-option-second_round_deal-keep_plus_nine = ce qui lui reste, et neuf nouvelles cartes
schwarzmarkt-option-second_round_deal-redeal_nine = neuf nouvelles cartes seulement
schwarzmarkt-option-first_start_player = Premier joueur
    .about = Qui pose la première carte : tiré au sort, ou le joueur assis à cette place.
schwarzmarkt-option-first_start_player-random = tiré au sort

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
schwarzmarkt-item-O02 = offre (3 cafés)
schwarzmarkt-item-O03 = offre (3 farines)
schwarzmarkt-item-O04 = offre (3 beurres)
schwarzmarkt-item-O05 = offre (3 sucres)
schwarzmarkt-item-O06 = offre (2 pommes de terre, 1 sucre)
schwarzmarkt-item-O07 = offre (2 cafés, 1 pomme de terre)
schwarzmarkt-item-O08 = offre (2 farines, 1 café)
schwarzmarkt-item-O09 = offre (2 beurres, 1 farine)
schwarzmarkt-item-O10 = offre (2 sucres, 1 beurre)
schwarzmarkt-item-O11 = offre (3 pommes de terre, 1 café)
schwarzmarkt-item-O12 = offre (3 cafés, 1 farine)
schwarzmarkt-item-O13 = offre (3 farines, 1 beurre)
schwarzmarkt-item-O14 = offre (3 beurres, 1 sucre)
schwarzmarkt-item-O15 = offre (3 sucres, 1 pomme de terre)
schwarzmarkt-item-O16 = offre (café, farine, beurre, sucre)
schwarzmarkt-item-O17 = offre (pomme de terre, farine, beurre, sucre)
schwarzmarkt-item-O18 = offre (pomme de terre, café, beurre, sucre)
schwarzmarkt-item-O19 = offre (pomme de terre, café, farine, sucre)
schwarzmarkt-item-O20 = offre (pomme de terre, café, farine, beurre)
schwarzmarkt-item-T01 = Espionnage !
    .about = Voyez deux cartes de la main de quelqu’un, tirées au sort.
schwarzmarkt-item-T02 = Vieille dette !
    .about = Prenez une carte de la main de quelqu’un, tirée au sort.
schwarzmarkt-item-T03 = Affaire express !
    .about = Donnez une de vos cartes contre 20 points.
schwarzmarkt-item-T04 = Affaire express !
    .about = Donnez une de vos cartes contre 20 points.
schwarzmarkt-item-T05 = Produits avariés !
schwarzmarkt-item-T06 = Échange obligatoire !
    .about = Donnez à quelqu’un une ou deux cartes et tirez-en autant dans sa main.
schwarzmarkt-item-T07 = À court de provisions !
schwarzmarkt-item-T08 = Descente de police !
    .about = Nommez un joueur et un produit : il défausse toutes ses cartes de ce produit.
schwarzmarkt-item-T09 = Nouveau produit découvert !
schwarzmarkt-item-T10 = Restriction !

## Decisions

schwarzmarkt-decision-lay = Manche { $round } sur 2, et vous êtes premier joueur. Quelle carte de marché noir posez-vous ?
schwarzmarkt-decision-spy = { $card } Chez qui voulez-vous voir deux cartes ?
schwarzmarkt-decision-collect = { $card } À qui prenez-vous une carte, sans la regarder ?
schwarzmarkt-decision-deal = { $card } Quelle carte échangez-vous contre 20 points ?
schwarzmarkt-decision-swap = { $card } À qui donnez-vous une ou deux cartes, pour en tirer autant de sa main ?
schwarzmarkt-decision-raid = { $card } Qui doit défausser toutes ses cartes de quel produit ?
schwarzmarkt-decision-take = { $card } Vous fouillez la pile de produits. Quelle carte prenez-vous ?
schwarzmarkt-decision-turn = On recherche : { $wanted }. Le taux est à { $rate } ; l’affaire tombe à l’eau au-delà de { $cap }. Vendez-vous, ou passez-vous en faisant monter le taux de { $steps ->
        [one] 1 case
       *[other] 1 à { $steps } cases
    } ?
schwarzmarkt-decision-final = Dernier tour, à { $rate }. On recherche : { $wanted }. Vendez maintenant ou passez ; ensuite l’offre est terminée.
schwarzmarkt-decision-rules = Vous pouvez laisser des consignes pour vos prochains tours dans cette offre. À votre tour, la première qui convient agit pour vous ; personne d’autre n’en sait rien.
schwarzmarkt-decision-plan = Vous pouvez prévoir : que vendre, quand passer, quelle carte poser ensuite. Personne d’autre n’en sait rien.

## Actions

schwarzmarkt-action-lay = Poser une carte : { $card }
    .name = Poser une carte
    .mark = { $effect_id ->
        [offer] vous : { $held }
        [waits] en attente
       *[search] −{ $price }
    }
    .card = Quelle carte de marché noir ?
    .preview = { $effect_id ->
        [offer] Vous avez { $held } des cartes recherchées : { $wanted }.
        [waits] { $card_id ->
            [T05] Pour la prochaine offre : la première vente est payée à moitié prix.
            [T07] Pour la prochaine offre : on ne vend qu’une carte à la fois.
           *[T10] Pour la prochaine offre : elle s’arrête à 25 au lieu de 50.
        }
       *[search] Payez { $price } points, fouillez la pile, prenez une carte. Sans retour possible.
    }
schwarzmarkt-action-spy = Voir deux cartes chez { $victim }
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
schwarzmarkt-action-collect = Prendre une carte à { $victim }, sans la regarder
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
schwarzmarkt-action-deal = Échanger 1 carte ({ $product }) contre 20 points
    .name = Affaire express
    .mark = +{ $paid }
    .product = Quel produit ?
    .preview = { $paid } points, il reste { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    }
schwarzmarkt-action-swap = Donner à { $victim } : { $gift }, et en tirer autant
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
schwarzmarkt-action-raid = { $victim } doit défausser toutes ses cartes : { $product }
    .name = Descente de police
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
    .name = Prendre une carte
    .product = Quel produit ?
schwarzmarkt-action-sell = Vendre { $goods }
    .name = Vendre
    .goods = Quelles cartes ?
    .preview = { $paid ->
        [one] { $paid } point
       *[other] { $paid } points
    }, il reste { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    }
schwarzmarkt-action-pass = { $steps ->
        [one] Passer et faire monter le taux de { $steps } case
        [other] Passer et faire monter le taux de { $steps } cases
       *[none] Passer
    }
    .name = Passer
    .mark = +{ $steps }
    .steps = De combien de cases ?
    .preview = le taux passe à { $rate }
schwarzmarkt-action-sell-all-rule = à vos prochains tours, vendre tout ce que vous pouvez{ $first_count ->
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
    .name = Consigne : vendre tout
    .first = Si une seule carte : laquelle d’abord ?
    .least = Seulement à partir de ce taux
    .most = Seulement jusqu’à ce taux
    .wanted = Seulement si l’on recherche encore
    .wanted-item = Si encore recherché : { $item }
    .turn = Seulement au dernier tour ?
schwarzmarkt-action-sell-rule = à vos prochains tours, vendre { $goods }{ $first_count ->
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
    .name = Consigne : vendre ces cartes
    .goods = Quelles cartes, autant que possible ?
    .first = Si une seule carte : laquelle d’abord ?
    .least = Seulement à partir de ce taux
    .most = Seulement jusqu’à ce taux
    .wanted = Seulement si l’on recherche encore
    .turn = Seulement au dernier tour ?
schwarzmarkt-action-pass-rule = à vos prochains tours, passer et faire monter le taux de { $steps ->
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
    .name = Consigne : passer
    .steps = Cases : 1 pour le moins, 4 pour le plus
    .least = Seulement à partir de ce taux
    .most = Seulement jusqu’à ce taux
    .wanted = Seulement si l’on recherche encore
    .wanted-item = Si encore recherché : { $item }
    .turn = Seulement au dernier tour ?
schwarzmarkt-action-climb-rule = à vos prochains tours, passer et faire monter le taux à { $rate } au plus{ $least ->
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
    .name = Consigne : passer jusqu’à un taux
    .rate = Jusqu’à quel taux ?
    .least = Seulement à partir de ce taux
    .most = Seulement jusqu’à ce taux
    .wanted = Seulement si l’on recherche encore
    .wanted-item = Si encore recherché : { $item }
    .turn = Seulement au dernier tour ?
schwarzmarkt-action-drop = Retirer la consigne { $number }
    .name = Retirer une consigne
    .number = Quelle consigne ?
    .preview = { $rule }
schwarzmarkt-action-clear = Retirer toutes les consignes
    .name = Retirer toutes les consignes
schwarzmarkt-action-plan = Pas de plan : vous décidez à chaque tour.
    .name = Prévoir
    .lay = Prochaine carte
    .lay-said = Poser ensuite « { $lay } ».
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
    .steps = Cases à chaque passe
    .steps-none = 1
    .steps-said = Chaque passe pousse de { $steps } cases.
    .push = Pousser à fond s’il ne manque que
    .push-item = Pousser à fond s’il ne manque que { $item }
    .push-said = Pousser à fond s’il ne manque que { $push }.
    .scope = Durée
    .scope-none = toutes les offres
    .scope-said = Pour une seule offre.

## Events

schwarzmarkt-event-laid = { $seat } pose { $card_id ->
        [T01] « Espionnage ! »
        [T02] « Vieille dette ! »
        [T03] « Affaire express ! »
        [T04] « Affaire express ! »
        [T05] « Produits avariés ! » : dans la prochaine offre, le premier échange sera payé à moitié prix.
        [T06] « Échange obligatoire ! »
        [T07] « À court de provisions ! » : dans la prochaine offre, on n’échange qu’une carte à la fois.
        [T08] « Descente de police ! »
        [T09] « Nouveau produit découvert ! »
        [T10] « Restriction ! » : la prochaine offre s’arrêtera à 25.
       *[other] une { $card }. Chacun peut prévoir ses tours.
    }
schwarzmarkt-event-drew = Vous tirez une carte de marché noir : { $card }
schwarzmarkt-event-sold = { $seat } vend { $goods } au taux de { $rate } et reçoit { $paid ->
        [one] { $paid } point
       *[other] { $paid } points
    }.
schwarzmarkt-event-rate-rose = Le taux monte à { $rate }.
    .joined = le taux monte à { $rate }
schwarzmarkt-event-passed = { $steps ->
        [0] { $seat } passe.
       *[other] { $seat } passe et fait monter le taux à { $rate }.
    }
schwarzmarkt-event-offer-ended = { $reason_id ->
        [met] L’offre est satisfaite.
        [final-turn] Le dernier tour est joué, l’offre est terminée.
       *[round-end] L’offre se termine avec la manche.
    }
    .joined =
        { $reason_id ->
            [met] l’offre est satisfaite
            [final-turn] le dernier tour est joué, l’offre est terminée
           *[round-end] l’offre se termine avec la manche
        }
schwarzmarkt-event-spied = { $seat } regarde { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } chez { $victim }.
schwarzmarkt-event-spied-cards = { $seat } voit chez { $victim } : { $goods }.
schwarzmarkt-event-collected = { $seat } prend une carte à { $victim }.
schwarzmarkt-event-collected-card = { $seat } prend une carte à { $victim } : { $product }.
schwarzmarkt-event-quick-deal = { $seat } échange une carte ({ $product }) et reçoit { $paid } points.
schwarzmarkt-event-swapped = { $seat } et { $victim } échangent { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
schwarzmarkt-event-swapped-cards = { $seat } donne à { $victim } { $gave } et tire { $got }.
schwarzmarkt-event-raided = { $cards ->
        [0] Descente chez { $victim }, demandée par { $seat } ({ $product }) : rien.
        [one] Descente chez { $victim }, demandée par { $seat } ({ $product }) : { $cards } carte perdue.
       *[other] Descente chez { $victim }, demandée par { $seat } ({ $product }) : { $cards } cartes perdues.
    }
schwarzmarkt-event-searched = { $seat } paie { $paid } points et fouille la pile de produits.
schwarzmarkt-event-pile-seen = Dans la pile, vous voyez { $goods }.
schwarzmarkt-event-took = { $seat } prend une carte dans la pile de produits.
schwarzmarkt-event-took-card = Vous prenez dans la pile : { $product }.
schwarzmarkt-event-starts = { $seat } est premier joueur.
    .joined = devient premier joueur
schwarzmarkt-event-round-ended = { $seat } n’a plus de produits : la manche { $round } est terminée.
schwarzmarkt-event-round-began = La manche { $round } commence. Chacun reçoit { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
schwarzmarkt-event-dealt = Vous recevez { $goods }.
schwarzmarkt-event-hand-shown = { $seat } a { $points ->
        [one] { $points } point de luxe
       *[other] { $points } points de luxe
    }. Encore en main : { $goods }.
schwarzmarkt-event-rules-kept = { $rules_count ->
        [0] Vous n’avez pas d’ordres permanents.
       *[other] Vos ordres permanents : { $rules }.
    }
schwarzmarkt-event-rules-lapsed = { $rules_count ->
        [one] L’offre est terminée, et votre ordre permanent avec elle : { $rules }.
       *[other] L’offre est terminée, et vos { $rules_count } ordres permanents avec elle.
    }
schwarzmarkt-event-plan-lapsed = L’offre est terminée, et votre plan pour elle aussi.

## Refusals

schwarzmarkt-refusal-no-such-starter = La place { $place } ne peut pas commencer : vous êtes { $seats }.
schwarzmarkt-refusal-not-your-card = Vous n’avez pas cette carte de marché noir.
schwarzmarkt-refusal-too-poor = Cela coûte { $price } points, et vous en avez { $points }.
schwarzmarkt-refusal-pile-empty = La pile de produits est vide, il n’y a rien à fouiller.
schwarzmarkt-refusal-no-opponent = Choisissez un autre joueur.
schwarzmarkt-refusal-not-in-hand = Vous voulez donner { $count } × { $product }, et vous en avez { $held }.
schwarzmarkt-refusal-not-in-pile = Ce produit n’est pas dans la pile : { $product }.
schwarzmarkt-refusal-wrong-gift = Donnez { $most ->
        [one] 1 carte
       *[other] 1 ou { $most } cartes
    }, pas { $count }.
schwarzmarkt-refusal-nothing-given = Nommez les cartes que vous vendez, ou passez.
schwarzmarkt-refusal-not-wanted = Vous voulez vendre { $count } × { $product } ; on en recherche encore { $wanted }.
schwarzmarkt-refusal-nothing-wanted = Vous n’avez rien de ce qui est encore demandé : { $wanted }.
schwarzmarkt-refusal-one-card-only = On est à court de provisions : 1 carte à la fois, pas { $count }.
schwarzmarkt-refusal-delivered-already = On est à court de provisions, et vous avez déjà livré votre carte.
schwarzmarkt-refusal-wrong-steps = Vous pouvez faire monter le taux de { $most ->
        [one] 1 case
       *[other] 1 à { $most } cases
    }, pas de { $steps }.
schwarzmarkt-refusal-limit-ahead = L’offre s’arrête à { $rate } : faites monter le taux de { $most } au plus, pas de { $steps }.
schwarzmarkt-refusal-no-steps-in-final-turn = Au dernier tour, passer ne fait rien monter.
schwarzmarkt-refusal-no-such-rule = Cette consigne n’existe pas ; vous en avez { $rules }.
schwarzmarkt-refusal-too-many-rules = Vous pouvez laisser { $most } consignes. Retirez-en d’abord une.

## The end

schwarzmarkt-line-sales = Ventes
schwarzmarkt-line-quick-deals = Affaires express
schwarzmarkt-line-discoveries = Nouveaux produits
schwarzmarkt-end-rounds = La seconde manche est terminée. Qui a le plus de points de luxe l’emporte.

## The board

schwarzmarkt-board-round = Manche { $round } sur 2. Premier joueur : { $starter }.
schwarzmarkt-board-over = La partie est terminée.
schwarzmarkt-board-track = Échelle des taux : { $track }
schwarzmarkt-board-no-offer = Aucune offre n’est ouverte.
schwarzmarkt-board-text = En cours : { $card }
schwarzmarkt-board-offer = Sur la table : { $card }. On recherche encore : { $wanted }.
schwarzmarkt-board-turn = Taux { $rate }, l’affaire tombe à l’eau au-delà de { $cap }. C’est à { $player }. Passer mène à { $rates }.
schwarzmarkt-board-final = Taux { $rate }. Dernier tour : { $player }.
schwarzmarkt-board-spoiled = Produits avariés : le prochain échange est payé à moitié prix{ $scope ->
        [first_card] , pour une carte
       *[whole_exchange] { "" }
    }.
schwarzmarkt-board-scarce = À court de provisions : une carte { $scope ->
        [per_offer] pour toute l’offre
       *[per_turn] par tour
    }.
schwarzmarkt-board-waiting = En attente de la prochaine offre : { $cards }
schwarzmarkt-board-player = { $player } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
schwarzmarkt-board-delivered = livré { $cards }
schwarzmarkt-board-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $luxury })
schwarzmarkt-board-no-points = 0 point
schwarzmarkt-board-hand = en main : { $cards }
schwarzmarkt-board-nothing = rien
schwarzmarkt-board-seen = vous savez : { $cards }
schwarzmarkt-board-piles = Piles : { $market } cartes de marché noir, { $products } produits.
schwarzmarkt-board-pile = Vous fouillez la pile : { $cards }.
schwarzmarkt-board-pile-seen = Vous savez que la pile de produits contient { $cards }.
schwarzmarkt-board-market = Vos cartes de marché noir : { $cards }.
schwarzmarkt-board-rules = Vos ordres permanents :
schwarzmarkt-board-plan = Votre plan : { $plan }
schwarzmarkt-board-title = Schwarzmarkt
schwarzmarkt-board-moves = { $phase_id ->
        [lay] { $seat } pose une carte
        [turn] { $seat } vend ou passe
        [final] Dernier tour : { $seat }
       *[other] { $seat } choisit
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
       *[T10] l’offre s’arrête à 25
    }
