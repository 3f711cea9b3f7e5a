# Central Market.

central = Central Market
    .pitch = vendez moins cher que les autres, mais pas trop
    .idea = Vendez vos légumes moins cher que les autres, mais pas trop : à chaque tour, il ne se vend que 10 kg de chaque produit, et vous n’en vendez pas plus de 10 en tout. Les revenus rapportent des points. Tricheur, Touristes et Pourriture : un sale coup de chaque. De 3 à 5 joueurs, 45 minutes.
    .score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

central-typed-words = tomate = tomates | carotte = carottes | aubergine = aubergines | concombre = concombres | poivron = poivrons | le kilo = kg | du kilo = kg | kilos = kg | kilo = kg | le kg = kg | par kilo = kg | par kg = kg | pièces le kilo = kg | pièces = kg | pièce = kg | je dis = offrir | je fais = offrir | je vais à = offrir | je baisse à = offrir | mon offre est = offrir | mon offre = offrir | mon prix est = offrir | offre de = offrir | va pour = offrir | je vends à = offrir | vendre à = offrir | je veux bien vendre à = offrir | je souhaite proposer = proposer | je commence avec = ouvrir | j’ouvre avec = ouvrir | mise en vente = proposer | la pourriture = pourriture | ok pour = offrir

## Options

central-option-forty_cards = Quarante cartes
    .about = À trois joueurs : on retire un produit, le marché est plus serré.
central-option-removed_product = Produit retiré
    .about = Quel produit manque quand on joue avec quarante cartes ?
central-option-removed_product-random = Tiré au sort
central-option-removed_product-tomato = Tomates
central-option-removed_product-carrot = Carottes
central-option-removed_product-eggplant = Aubergines
central-option-removed_product-cucumber = Concombres
central-option-removed_product-pepper = Poivrons
central-option-price_max = Prix le plus haut
    .about = Le prix le plus haut de la carte d’enchère.
central-option-cheater_may_open = Proposer avec le Tricheur
    .about = Le Tricheur permet-il aussi de proposer un produit que l’on n’a pas ?
central-option-first_player = Premier joueur
    .about = Qui commence le premier tour ?
central-option-first_player-random = Tiré au sort
central-option-first_player-seat_1 = La première place

## Décisions

central-decision-open = Quel produit proposez-vous, et à quel prix le kilo (de 1 à { $highest }) ?
central-decision-bid = En vente : { $product }. Offre la plus basse : { $lowest }. Offrez-vous moins, ou passez-vous ?
central-decision-first-bid = En vente : { $product } à { $lowest }. Offrez-vous moins, ou passez-vous ? Tous répondent en même temps ; les offres se font ensuite dans l’ordre du tour.
central-decision-next-bid = En vente : { $product }. Offre la plus basse : { $lowest }, la vôtre : { $price }. Baissez-vous, ou restez-vous ? Tous répondent en même temps ; les offres se font ensuite dans l’ordre du tour.
central-decision-lower = En vente : { $product }. Offre la plus basse : { $lowest }, la vôtre : { $price }. Baissez-vous, ou restez-vous ?
central-decision-sell =
    À vous de vendre des { $product } à { $price } le kilo : { $cap ->
        [one] { $cap } kg, pas plus.
       *[other] jusqu’à { $cap } kg.
    } Quelles cartes jouez-vous ?
central-decision-early-tourists = Vendre dès maintenant d’autres { $product } aux touristes, à { $price } le kilo ? Vous pouvez aussi attendre que tous aient vendu.
central-decision-rot = { $seat } vend { $kg } kg { ELIDE($product, "d’", "de ") } à { $price } le kilo. Jouez-vous Pourriture ?
central-decision-tourists = Jouez-vous Touristes, pour vendre d’autres { $product } à { $price } le kilo, sans limite ?
central-decision-aside = Fin du tour { $round } : quelle carte mettez-vous de côté pour le dernier tour ?
central-decision-orders = Vous pouvez laisser des consignes pour ce tour. Personne d’autre ne les voit.

## Actions

central-action-open = Proposer des { $product } à { $price } le kilo
    .done = Vous avez proposé des { $product } à { $price } le kilo.
    .name = Proposer un produit
    .product = Quel produit ?
    .price = À quel prix le kilo ?
    .mark = +{ $income }
    .range =
        jusqu’à { $kg } kg, revenu { $income } au mieux{ $cheater ->
            [1] , avec le Tricheur
           *[other] { "" }
        }
    .preview =
        jusqu’à { $kg } kg, revenu { $income } au mieux{ $cheater ->
            [1] , avec le Tricheur
           *[other] { "" }
        }
    .typed = proposer { $product } { $price } | proposer des { $product } à { $price } kg | proposer { $product } à { $price } kg | proposer { $product } à { $price } | { $product } { $price } | { $product } à { $price } | { $product } à { $price } kg | mettre { $product } en vente à { $price } | mettre { $product } en vente à { $price } kg | { $product } pour { $price } | vendre { $product } à { $price } | ouvrir { $product } à { $price } | { $product } { $price } kg | { $product } pour { $price } kg | vendre { $product } { $price } | vendre { $product } à { $price } kg | vendre { $product } pour { $price } | ouvrir { $product } à { $price } kg
central-action-skip = Ne rien proposer ce tour-ci
    .done = Vous n’avez rien proposé ce tour-ci.
    .name = Ne rien proposer
    .typed = rien
central-action-bid = Offrir { $price } le kilo
    .done = Vous avez offert { $price } le kilo.
    .name = Faire une offre
    .price = À quel prix le kilo ?
    .mark = +{ $income }
    .range =
        jusqu’à { $kg } kg, revenu { $income } au mieux{ $cheater ->
            [1] , avec le Tricheur
           *[other] { "" }
        }
    .preview =
        { $cheater ->
            [1] jusqu’à { $kg } kg, revenu { $income } au mieux, avec le Tricheur
           *[other] jusqu’à { $kg } kg, revenu { $income } au mieux
        }
    .typed = offrir { $price } | { $price } | { $price } kg
central-action-bid-once = Offrir { $price } le kilo, puis rester
    .done = Vous avez offert { $price } le kilo. Ensuite, vous resterez à votre prix.
    .name = Offrir, puis rester
    .typed = offrir { $price } puis rester | { $price } puis rester | offrir { $price } et rester | { $price } et rester
    .price = À quel prix le kilo ?
    .mark = +{ $income }
    .range =
        jusqu’à { $kg } kg, revenu { $income } au mieux{ $cheater ->
            [1] , avec le Tricheur
           *[other] { "" }
        }
    .preview =
        { $cheater ->
            [1] jusqu’à { $kg } kg, revenu { $income } au mieux, avec le Tricheur
           *[other] jusqu’à { $kg } kg, revenu { $income } au mieux
        }
central-action-undercut = Baisser de 1 à chaque fois, jusqu’à { $floor }
    .done = Vous baisserez de 1 à chaque fois, jusqu’à { $floor }.
    .name = Baisser de 1 en 1
    .floor = Jusqu’à quel prix ?
    .mark = +{ $income }
    .range =
        jusqu’à { $kg } kg, revenu { $income } au moins{ $cheater ->
            [1] , avec le Tricheur
           *[other] { "" }
        }
    .preview =
        { $cheater ->
            [1] jusqu’à { $kg } kg, revenu { $income } au moins, avec le Tricheur
           *[other] jusqu’à { $kg } kg, revenu { $income } au moins
        }
    .typed = baisser jusqu’à { $floor } | baisser de 1 en 1 jusqu’à { $floor } | baisser de 1 jusqu’à { $floor } | descendre jusqu’à { $floor } | descendre de 1 en 1 jusqu’à { $floor }
central-action-pass = Passer sur ce produit
    .quick = Passer
    .done = Vous avez passé.
    .name = Passer
    .typed = passer | je passe
central-action-wait = À votre tour : selon votre plan, sinon je vous demanderai
    .quick = Décider à mon tour
    .done = Vous déciderez à votre tour.
    .name = Décider à mon tour
    .typed = attendre | j’attends | plus tard
central-action-stay = Rester à votre prix
    .quick = Rester
    .done = Vous avez gardé votre prix.
    .name = Rester
    .typed = rester | je reste | garder mon prix | garder votre prix | je maintiens | maintenir
central-action-sell = Vendre { $batch }
    .done = Vous avez vendu { $batch }.
    .preview =
        { $kg } kg, +{ $income }{ $lost ->
            [0] { "" }
            [one] , { $lost } kg perdu
           *[other] , { $lost } kg perdus
        }
    .name = Vendre
    .batch = Quelles cartes ?
    .typed = vendre { $batch } | { $batch }
central-action-cheat = Montrer le Tricheur et vendre des { $product } à la place : { $batch }
    .done = Vous avez montré le Tricheur et vendu des { $product } : { $batch }.
    .preview =
        { $kg } kg, +{ $income }{ $lost ->
            [0] { "" }
            [one] , { $lost } kg perdu
           *[other] , { $lost } kg perdus
        }
    .name = Tricher
    .product = Quel produit vendez-vous à la place ?
    .batch = Quelles cartes ?
    .range = { $kg } kg, +{ $income }
central-action-rot = Jouer Pourriture s’il reste encore { $least } kg ou plus
    .done = Vous jouez Pourriture s’il reste encore { $least } kg ou plus.
    .least = À partir de combien de kilos ?
    .name = Jouer Pourriture
    .preview =
        { $kg ->
            [one] { $kg } kg pourrit
           *[other] { $kg } kg pourrissent
        }, −{ $income } pour le vendeur
    .typed = pourriture { $least } | pourriture { $least } kg | pourriture à partir de { $least } kg | jouer pourriture à partir de { $least } kg | pourriture | pourriture à { $least } | pourriture à { $least } kg | pourriture dès { $least } kg | pourriture à partir de { $least } | pourriture si au moins { $least } kg | à partir de { $least } kg
central-action-decline =
    { $scope_id ->
        [product] Non merci, pas de Pourriture sur ce produit
        [round] Non merci, pas de Pourriture ce tour-ci
       *[none] Non merci
    }
    .name = Non merci
    .quick = { $scope_id ->
        [product] Non, pas sur ce produit
        [round] Non, plus ce tour-ci
       *[none] Non merci
    }
    .done = Vous avez dit non merci.
    .scope-none = juste cette fois
    .scope = Pour combien de temps ?
    .typed = non merci | non | pas de pourriture | je ne joue pas pourriture | je ne joue pas la pourriture
central-action-tourists = Jouer Touristes et vendre encore : { $batch }
    .done = Des touristes ! Vous leur avez vendu { $batch }.
    .name = Jouer Touristes
    .typed = touristes { $batch } | touristes | oui
    .batch = Quelles cartes ?
    .preview = { $kg } kg, +{ $income }
central-action-no-tourists = Pas de Touristes jusqu’à la fin du tour
    .quick = Pas de Touristes ce tour-ci
    .done = Vous avez renoncé à Touristes jusqu’à la fin du tour.
    .name = Pas de Touristes ce tour-ci
central-action-aside = Mettre de côté { $kg } kg { ELIDE($product, "d’", "de ") }
    .done = Vous avez mis de côté { $kg } kg { ELIDE($product, "d’", "de ") }.
    .kg = Combien de kilos ?
    .name = Mettre une carte de côté
    .typed = garder { $product } { $kg } kg | garder les { $product } { $kg } kg | garder les { $product } de { $kg } kg | garder les { $product } { $kg } | mettre les { $product } { $kg } kg de côté | mettre les { $product } de { $kg } kg de côté | mettre de côté les { $product } de { $kg } kg | mettre de côté les { $product } { $kg } kg | les { $product } de { $kg } kg | les { $product } { $kg } kg | { $product } { $kg } | { $product } | garder { $product } | { $product } de côté | mettre { $product } de côté | mettre de côté { $product } | { $product } de { $kg } kg | { $product } de { $kg }
    .product = De quel produit ?
central-action-aside-nothing = Ne rien mettre de côté
    .done = Vous n’avez rien mis de côté.
    .name = Ne rien mettre de côté
    .typed = rien | non | aucune | aucune carte
central-action-order-pass = Pour les { $product } : passer, ou rester
    .done = Consigne enregistrée. Pour les { $product } : passer, ou rester.
    .name = Passer
    .product = Pour quel produit ?
central-action-order-undercut =
    Pour les { $product } : baisser de 1 à chaque fois, jusqu’à { $floor }{ $cheater_id ->
        [cheater] , avec le Tricheur s’il le faut
       *[none] { "" }
    }
    .done = Consigne enregistrée. Pour les { $product } : baisser de 1 à chaque fois, jusqu’à { $floor }{ $cheater_id ->
        [cheater] , avec le Tricheur s’il le faut
       *[none] { "" }
    }.
    .name = Baisser de 1 en 1
    .product = Pour quel produit ?
    .floor = Jusqu’à quel prix ?
    .cheater = Avec le Tricheur s’il le faut ?
central-action-order-bid =
    Pour les { $product } : offrir { $price }, puis rester{ $cheater_id ->
        [cheater] , avec le Tricheur s’il le faut
       *[none] { "" }
    }
    .done = Consigne enregistrée. Pour les { $product } : offrir { $price }, puis rester{ $cheater_id ->
        [cheater] , avec le Tricheur s’il le faut
       *[none] { "" }
    }.
    .name = Offrir une fois
    .product = Pour quel produit ?
    .price = À quel prix le kilo ?
    .cheater = Avec le Tricheur s’il le faut ?
central-action-order-open = Proposer des { $product } à { $price }, sauf consigne plus ancienne
    .done = Consigne enregistrée : proposer des { $product } à { $price }, sauf consigne plus ancienne.
    .name = Proposer
    .product = Quel produit ?
    .price = À quel prix le kilo ?
central-action-order-sell =
    { $cards ->
        [one] Vendre le plus possible avec une carte
        [other] Vendre le plus possible avec { $cards } cartes
       *[none] Vendre le plus possible
    }
    .done = Consigne enregistrée : vendre le plus possible{ $cards ->
        [one] { "" } avec une carte
        [other] { "" } avec { $cards } cartes
       *[none] { "" }
    }.
    .name = Vendre
    .cards = Combien de cartes au plus ? Vide : toutes
central-action-order-rot =
    Jouer Pourriture s’il reste au moins { $least } kg{ $product_id ->
        [none] { "" }
       *[other] , pour les { $product }
    }{ $victim_id ->
        [none] { "" }
       *[other] , contre { $victim }
    }{ $worth ->
        [one] , et s’ils valent au moins { $worth }
        [other] , et s’ils valent au moins { $worth }
       *[none] { "" }
    }
    .done = Consigne enregistrée : jouer Pourriture s’il reste au moins { $least } kg{ $product_id ->
        [none] { "" }
       *[other] , pour les { $product }
    }{ $victim_id ->
        [none] { "" }
       *[other] , contre { $victim }
    }{ $worth ->
        [one] , et s’ils valent au moins { $worth }
        [other] , et s’ils valent au moins { $worth }
       *[none] { "" }
    }.
    .name = Pourriture
    .least = À partir de combien de kilos ?
    .worth = Seulement s’ils valent autant ?
    .product = Seulement pour ce produit ?
    .victim = Seulement contre ce joueur ?
central-action-order-no-rot =
    { $product_id ->
        [none] Pas de Pourriture ce tour-ci
       *[other] Pas de Pourriture pour les { $product }
    }
    .done = Consigne enregistrée : pas de Pourriture { $product_id ->
        [none] ce tour-ci
       *[other] pour les { $product }
    }.
    .name = Pas de Pourriture
    .product = Seulement pour ce produit ?
central-action-order-tourists =
    { $batch_id ->
        [none] Pas de Touristes pour ce produit
        [all] Touristes : vendre tout ce qui reste de ce produit
       *[other] Touristes : vendre { $batch } de ce produit
    }
    .done = { $batch_id ->
        [none] Consigne enregistrée : pas de Touristes pour ce produit.
        [all] Consigne enregistrée : les touristes auront tout ce qui reste de ce produit.
       *[other] Consigne enregistrée : les touristes auront { $batch } de ce produit.
    }
    .name = Touristes
    .batch = Que vendez-vous aux touristes ?
central-action-order-no-tourists = Pas de Touristes ce tour-ci
    .done = Consigne enregistrée : pas de Touristes ce tour-ci.
    .name = Pas de Touristes
central-action-plan = Aucun plan : je vous demanderai à chaque fois.
    .name = Plan du tour
    .others = Autres produits, à chaque tour
    .others-said = Autres produits, à chaque tour : { $others }.
    .sell = Ventes, à chaque tour
    .sell-said = Ventes, à chaque tour : { $sell }.
    .rot = Pourriture, à chaque tour
    .rot-said = Pourriture, à chaque tour : { $rot }.
    .tourists = Touristes, à chaque tour
    .tourists-said = Touristes, à chaque tour : { $tourists }.
    .open = Proposer
    .open-said = Proposer : { $open }.
    .price = Prix de départ
    .price-none = le plus haut
    .price-said = Prix de départ : { $price }.
    .tomato = Tomates
    .tomato-said = Tomates : { $tomato }.
    .carrot = Carottes
    .carrot-said = Carottes : { $carrot }.
    .eggplant = Aubergines
    .eggplant-said = Aubergines : { $eggplant }.
    .cucumber = Concombres
    .cucumber-said = Concombres : { $cucumber }.
    .pepper = Poivrons
    .pepper-said = Poivrons : { $pepper }.
central-action-cancel =
    { $product_id ->
        [none] Retirer la consigne : { $order }
       *[other] Retirer la consigne : { $order }, { $product }
    }
    .name = Retirer une consigne
    .order = Laquelle ?
    .done = Consigne retirée.
    .product = Pour quel produit ?

## Événements

central-event-round-started =
    { $final ->
        [yes] Le dernier tour commence, avec les cartes mises de côté.
       *[no] Le tour { $round } commence.
    } { $first_id ->
        [you] Vous proposez en premier.
       *[other] { $first } propose en premier.
    }
central-event-reshuffled = La pioche est vide : les { $cards } cartes défaussées sont mélangées.
central-event-delivered = Nouvelles cartes : { $counts_by_seat }.
central-event-received =
    { $cards_count ->
        [0] Vous ne recevez aucune carte.
       *[other] Vos nouvelles cartes : { $cards }.
    }
central-event-opened =
    { $seat_id ->
        [you] Vous proposez des { $product } à { $price } le kilo.
       *[other] { $seat } propose des { $product } à { $price } le kilo.
    }
central-event-opening-skipped =
    { $why_id ->
        [limit] { $seat_id ->
            [you] Vous avez vendu 10 kg et ne proposez rien.
           *[other] { $seat } a vendu 10 kg et ne propose rien.
        }
       *[other] { $seat_id ->
            [you] Vous n’avez plus rien à proposer.
           *[other] { $seat } n’a plus rien à proposer.
        }
    }
central-event-bid-made =
    { $seat_id ->
        [you] Vous offrez { $price }.
       *[other] { $seat } offre { $price }.
    }
    .again =
        { $seat_id ->
            [you] vous
           *[other] { $seat }
        } { $price }
central-event-lap-answered = Tout le monde a répondu ; voici les offres, dans l’ordre du tour.
central-event-answer-acted = Votre réponse a été jouée : { $action }.
central-event-passed =
    { $seat_id ->
        [you] Vous passez.
       *[other] { $seat } passe.
    }
    .again =
        { $seat_id ->
            [you] vous aussi
           *[other] { $seat } aussi
        }
central-event-stayed =
    { $seat_id ->
        [you] Vous restez à { $price }.
       *[other] { $seat } reste à { $price }.
    }
    .again =
        { $seat_id ->
            [you] vous
           *[other] { $seat }
        } à { $price }
central-event-bidding-ended = L’enchère sur les { $product } est close. { $sellers_count ->
    [one] { $sellers_id ->
        [you] Vous vendez sans concurrence, à { $prices } le kilo.
       *[other] { $sellers } vend sans concurrence, à { $prices } le kilo.
    }
   *[other] Ordre de vente et prix : { $prices_of_sellers }.
 }
central-event-sold =
    { $cheated ->
        [yes] { $seat_id ->
            [you] Vous montrez le Tricheur et vendez { $kg } kg { ELIDE($played, "d’", "de ") } en guise { ELIDE($product, "d’", "de ") }
           *[other] { $seat } montre le Tricheur et vend { $kg } kg { ELIDE($played, "d’", "de ") } en guise { ELIDE($product, "d’", "de ") }
        }
       *[no] { $seat_id ->
            [you] Vous vendez { $kg } kg { ELIDE($product, "d’", "de ") }
           *[other] { $seat } vend { $kg } kg { ELIDE($product, "d’", "de ") }
        }
    } ({ $batch }{ $lost ->
        [0] { "" }
        [one] {""} ; { $lost } kg perdu
       *[other] {""} ; { $lost } kg perdus
    }).
central-event-rotted =
    { $seat_id ->
        [you] Vous jouez Pourriture contre { $victim }
       *[other] { $seat } joue Pourriture contre { $victim_id ->
            [you] vous
           *[other] { $victim }
        }
    } : sur { $before } kg, il n’en reste que { $after }.
central-event-paid =
    { $seat_id ->
        [you] Vous gagnez { $income } pour { $kg } kg à { $price } : { $total } ce tour-ci.
       *[other] { $seat } gagne { $income } pour { $kg } kg à { $price } : { $total } ce tour-ci.
    }
    .joined =
        { $seat_id ->
            [you] gagnez
           *[other] gagne
        } { $income } ({ $total } ce tour-ci)
central-event-shut-out =
    { $seat_id ->
        [you] Vous arrivez trop tard : les 10 kg { ELIDE($product, "d’", "de ") } sont déjà vendus.
       *[other] { $seat } arrive trop tard : les 10 kg { ELIDE($product, "d’", "de ") } sont déjà vendus.
    }
    .again =
        { $seat_id ->
            [you] vous aussi
           *[other] { $seat } aussi
        }
central-event-tourists-came =
    { $seat_id ->
        [you] Des touristes ! Vous leur vendez d’autres { $product } ({ $batch }) à { $price } le kilo : +{ $income }, { $total } ce tour-ci.
       *[other] Des touristes ! { $seat } leur vend d’autres { $product } ({ $batch }) à { $price } le kilo : +{ $income }, { $total } ce tour-ci.
    }
central-event-product-closed = Fin de la vente des { $product } pour ce tour.
    .joined = { "" }
central-event-card-hidden = Vous mettez de côté : { $card }.
central-event-aside-closed = Cartes mises de côté jusqu’ici : { $counts_by_seat }.
central-event-scored = { $last ->
        [yes] Fin du dernier tour.
       *[no] Fin du tour { $round }.
    } Revenus : { $incomes_by_seat }. Points : { $points_by_seat }. Total : { $totals_by_seat }.
central-event-game-ended = Partie terminée : { $winners_count ->
    [one] { $winners_id ->
        [you] vous l’emportez !
       *[other] victoire { ELIDE($winners, "d’", "de ") } !
    }
   *[other] { $winners_id ->
        [with-you] vous{ $winners_others } partagez la victoire !
       *[other] { $winners } se partagent la victoire !
    }
 }
central-event-noted = Noté : { $action }.

## Refus

central-refusal-forty-cards = Quarante cartes, c’est pour trois joueurs, pas pour { $seats }.
central-refusal-not-in-play = Les { $product } ne sont pas dans cette partie.
central-refusal-already-opened = Ce produit a déjà été proposé ce tour-ci : { $product }.
central-refusal-not-in-hand = Vous n’avez pas ces cartes ({ $product }).
central-refusal-price-range = { $price } n’est pas possible : les prix vont de 1 à { $highest }.
central-refusal-nothing-to-open = Vous n’avez plus rien à proposer ce tour-ci.
central-refusal-no-lower = L’offre la plus basse est déjà à 1.
central-refusal-none-left = Vous n’avez plus { ELIDE($product, "d’", "de ") }.
central-refusal-must-open = Vous avez de quoi proposer : choisissez un produit.
central-refusal-not-lower = Vous offrez { $price }, mais l’offre la plus basse est { $lowest } : il faut descendre en dessous.
central-refusal-cannot-bid = Vous n’avez pas { ELIDE($product, "d’", "de ") } et ne pouvez pas tricher : vous ne pouvez que passer.
central-refusal-card-sells-nothing = Une de ces cartes ne vendrait rien : { $batch }. On ne peut plus vendre que { $cap } kg.
central-refusal-must-be-honest = Vous avez des { $product } : il faut les vendre.
central-refusal-must-cheat = Vous n’avez pas { ELIDE($product, "d’", "de ") } : vendez autre chose avec le Tricheur.
central-refusal-not-so-many-kg = { $least } kg n’est pas possible : choisissez de 2 à { $kg } kg, pas plus que ce qui est vendu.
central-refusal-only-rot = Cela ne vaut que pour Pourriture. Pour Touristes, choisissez « Pas de Touristes ce tour-ci ».
central-refusal-card-used = Vous avez déjà joué cette carte action : { $card }.
central-refusal-asked-now = La question vous est posée en ce moment même : répondez-y directement.
central-refusal-too-late = Il est trop tard pour cette consigne.
central-refusal-no-such-order = Vous n’avez pas laissé cette consigne : { $order }.
central-refusal-wrong-figure = { $figure } n’est pas possible : il faut un nombre de { $low } à { $high }.

## Points

central-line-round-1 = Tour 1
central-line-round-2 = Tour 2
central-line-round-3 = Tour 3
central-line-round-4 = Tour 4
central-line-round-5 = Tour 5
central-line-round-6 = Tour 6
central-line-round-7 = Tour 7
central-line-unused-cards = Cartes Action inutilisées
central-end-final-round = Le dernier tour est joué.

## Objets

central-item-tomato = tomates
central-item-carrot = carottes
central-item-eggplant = aubergines
central-item-cucumber = concombres
central-item-pepper = poivrons
central-item-tomato-2kg = tomates 2 kg
central-item-tomato-3kg = tomates 3 kg
central-item-tomato-4kg = tomates 4 kg
central-item-carrot-2kg = carottes 2 kg
central-item-carrot-3kg = carottes 3 kg
central-item-carrot-4kg = carottes 4 kg
central-item-eggplant-2kg = aubergines 2 kg
central-item-eggplant-3kg = aubergines 3 kg
central-item-eggplant-4kg = aubergines 4 kg
central-item-cucumber-2kg = concombres 2 kg
central-item-cucumber-3kg = concombres 3 kg
central-item-cucumber-4kg = concombres 4 kg
central-item-pepper-2kg = poivrons 2 kg
central-item-pepper-3kg = poivrons 3 kg
central-item-pepper-4kg = poivrons 4 kg
central-item-2kg = carte de 2 kg
    .count = { $count ->
        [one] { $count } carte de 2 kg
       *[other] { $count } cartes de 2 kg
    }
    .typed = 2 kg | carte 2 kg
central-item-3kg = carte de 3 kg
    .count = { $count ->
        [one] { $count } carte de 3 kg
       *[other] { $count } cartes de 3 kg
    }
    .typed = 3 kg | carte 3 kg
central-item-4kg = carte de 4 kg
    .count = { $count ->
        [one] { $count } carte de 4 kg
       *[other] { $count } cartes de 4 kg
    }
    .typed = 4 kg | carte 4 kg
central-item-cheater = Tricheur
central-item-tourists = Touristes
central-item-rot = Pourriture
central-item-bid = offre
central-item-open = proposition
central-item-sell = vente
central-item-pass = passer
central-item-heaviest = votre produit le plus lourd
central-item-most = le plus possible
central-item-never = jamais
central-item-to-1 = baisser de 1 en 1 jusqu’à 1
central-item-to-2 = baisser de 1 en 1 jusqu’à 2
central-item-to-3 = baisser de 1 en 1 jusqu’à 3
central-item-to-4 = baisser de 1 en 1 jusqu’à 4
central-item-to-5 = baisser de 1 en 1 jusqu’à 5
central-item-to-6 = baisser de 1 en 1 jusqu’à 6
central-item-to-7 = baisser de 1 en 1 jusqu’à 7
central-item-to-8 = baisser de 1 en 1 jusqu’à 8
central-item-to-9 = baisser de 1 en 1 jusqu’à 9
central-item-to-10 = baisser de 1 en 1 jusqu’à 10
central-item-to-11 = baisser de 1 en 1 jusqu’à 11
central-item-cards-1 = une carte au plus
central-item-cards-2 = 2 cartes au plus
central-item-cards-3 = 3 cartes au plus
central-item-loss-8 = si elle coûte au moins 8 au vendeur
central-item-loss-12 = si elle coûte au moins 12 au vendeur
central-item-loss-16 = si elle coûte au moins 16 au vendeur
central-item-loss-20 = si elle coûte au moins 20 au vendeur
central-item-loss-25 = si elle coûte au moins 25 au vendeur
central-item-loss-30 = si elle coûte au moins 30 au vendeur
central-item-gain-8 = tout vendre si cela rapporte au moins 8
central-item-gain-12 = tout vendre si cela rapporte au moins 12
central-item-gain-16 = tout vendre si cela rapporte au moins 16
central-item-gain-20 = tout vendre si cela rapporte au moins 20
central-item-gain-24 = tout vendre si cela rapporte au moins 24
central-item-gain-30 = tout vendre si cela rapporte au moins 30
central-item-all = tout ce qui reste
central-item-none = rien
central-item-product = pour ce produit
central-item-round = pour ce tour

## Le plateau en texte

central-board-round =
    { $final ->
        [1] Dernier tour.
       *[other] Tour { $round } sur { $rounds }.
    } { $seat_id ->
        [you] Vous commencez.
       *[other] Premier joueur : { $seat }.
    }
central-board-over = Partie terminée.
central-board-piles = Pioche : { $draw }. Défausse : { $discard }.{ $buried ->
        [0] { "" }
       *[other] { " " }Jetées sans être vues : { $buried }.
    }
central-board-discard = Défausse : { $cards }.
central-board-market = Vendu ce tour-ci (10 kg de chaque au plus) : { $products }.
central-board-unopened = Pas encore en vente : { $products }.
central-board-product = { $product } { $kg } kg
central-board-auction = En vente : { $product }, par { $seat_id ->
        [you] vous
       *[other] { $seat }
    }. Offre la plus basse : { $lowest } ; prix le plus haut : { $highest }.
central-board-bid =
    - { $seat_id ->
        [you] Vous
       *[other] { $seat }
    } : { $standing_id ->
        [waiting] pas encore d’offre
        [active] offre à { $price }
        [stayed] dernière offre à { $price }
        [passed] passe
       *[out] hors jeu pour ce tour
    }{ $kg ->
        [0] { "" }
        [one] , { $kg } kg vendu
       *[other] , { $kg } kg vendus
    }{ $cheated ->
        [0] { "" }
       *[other] { " " }avec le Tricheur
    }
central-board-bids-alike =
    - { $standing_id ->
        [waiting] Pas encore d’offre
        [passed] Passé
       *[out] Ne vendent plus
    } : { $people }
central-board-sellers = Ordre de vente : { $people }.
central-board-sale = Dernière vente : { $seat_id ->
        [you] vous
       *[other] { $seat }
    }, { $played }, { $batch } ; { $kg ->
        [one] { $kg } kg vendu
       *[other] { $kg } kg vendus
    }{ $lost ->
        [0] { "" }
        [one] , { $lost } kg perdu
       *[other] , { $lost } kg perdus
    }.
central-board-asked =
    { $seat_id ->
        [you] C’est à vous de jouer.
       *[other] C’est à { $seat } de jouer.
    }
central-board-players = Joueurs :
central-board-player =
    - { $seat_id ->
        [you] Vous
       *[other] { $seat }
    } : { $total ->
        [one] { $total } point
       *[other] { $total } points
    }{ $over ->
        [1] { "" }
       *[other] , revenu { $income }, { $sold } kg sur 10 vendus
    }, { $hand ->
        [one] { $hand } carte en main
       *[other] { $hand } cartes en main
    }, { $aside } de côté
central-board-points = Points par tour : { $points }
central-board-unused = Cartes Action restantes : { $cards }
central-board-played = Cartes jouées : { $cards }
central-board-lacks = N’a plus : { $cards }
central-board-own-unused = Vos cartes Action : { $cards }.
central-board-own-standing =
    Vous avez { $total ->
        [one] { $total } point
       *[other] { $total } points
    }{ $over ->
        [1] { "" }
       *[other] { " " }; ce tour-ci : revenu { $income }, { $sold } kg sur 10 vendus
    }.
central-board-hand = Votre main : { $cards }.
central-board-aside = Vos cartes mises de côté : { $cards }.
central-board-answer = Votre réponse · { $answer }
central-board-orders = Vos consignes : { $orders }
central-board-several = { $card } ({ $count } cartes)
central-board-no-cards = aucune carte
central-board-option-open = Le Tricheur permet aussi de proposer.
central-board-stage =
    { $phase_id ->
        [open] Mise en vente.
        [bid] { $all ->
            [1] Qui offre moins ?
           *[other] Enchère.
        }
        [sell] Vente.
        [rot] Qui joue Pourriture ?
        [tourists] Qui joue Touristes ?
        [aside] Chacun peut mettre une carte de côté.
       *[over] Partie terminée.
    }
central-board-lost = { $kg ->
    [one] { $kg } kg perdu
   *[other] { $kg } kg perdus
 }
central-board-standing =
    { $seat } : { $total ->
        [one] { $total } point
       *[other] { $total } points
    }{ $over ->
        [1] { "" }
       *[other] , revenu { $income }, { $sold } kg sur 10 vendus
    }.
central-board-title = Central Market

## Ce qui parle pour un choix

central-ground-biggest-stock = le plus gros stock que vous puissiez encore mettre en vente
central-ground-saves-best = votre plus gros stock reste pour plus tard
central-ground-room-down = le prix le plus haut : vous pourrez encore baisser
central-ground-less-room = laisse aux autres moins de marge sous votre prix
central-ground-lacking = { $count ->
        [one] on sait qu’un adversaire n’en a pas
       *[other] on sait que { $count } adversaires n’en ont pas
    }
central-ground-sells-first = l’offre la plus basse vend en premier : jusqu’à { $kg } kg pour vous
central-ground-may-undercut = { $count ->
        [one] un adversaire peut encore baisser
       *[other] { $count } adversaires peuvent encore baisser
    }
central-ground-keeps = vos { $kg } kg restent en main pour plus tard
central-ground-nothing-of-it = vous n’en avez pas
central-ground-too-cheap = en dessous de { $price } le kilo, mieux vaut garder vos cartes
central-ground-left-for-you = les offres plus basses devraient vous laisser environ { $kg } kg
central-ground-overtakes = vous passez devant { $seat } ce tour-ci
central-ground-holds-back = { $seat } reste derrière vous ce tour-ci
central-ground-only-whole = si quelqu’un joue Pourriture avant vous, la vôtre vous reste
central-ground-at-all-events = elle est jouée même si quelqu’un joue Pourriture avant vous
central-ground-keeps-card = votre carte Action reste pour un meilleur moment
central-ground-final = au dernier tour, vous ne vendez que ce que vous avez mis de côté
central-ground-keeps-hand = toutes vos cartes vous restent en main pour les tours d’ici là
central-ground-pile = { $cards ->
        [one] vous avez déjà 1 carte de côté : { $product }
       *[other] vous avez déjà { $cards } cartes de côté : { $product }
    }
