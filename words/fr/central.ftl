# Central Market.

central = Central Market
    .pitch = vendez moins cher que les autres, mais pas trop
    .idea = Vendez vos légumes moins cher que les autres, mais pas trop : 10 kg de chaque produit trouvent preneur, et 10 kg des vôtres. À chaque manche, les revenus sont classés et rapportent des points. Tricheur, Touristes et Pourriture servent une fois chacun. De 3 à 5 joueurs, 45 minutes.

## Options

central-option-forty_cards = Quarante cartes
    .about = À trois joueurs : on retire un produit, le marché est plus serré.
central-option-removed_product = Produit retiré
    .about = Le produit qui manque quand on joue avec quarante cartes.
central-option-removed_product-random = Tiré au sort
central-option-removed_product-tomato = Tomates
central-option-removed_product-carrot = Carottes
central-option-removed_product-eggplant = Aubergines
central-option-removed_product-cucumber = Concombres
central-option-removed_product-pepper = Poivrons
central-option-price_max = Prix le plus haut
    .about = Le prix le plus haut de la carte d’enchère.
central-option-cheater_may_open = Proposer avec le Tricheur
    .about = Le Tricheur permet aussi de proposer un produit que l’on n’a pas.
central-option-first_player = Premier joueur
    .about = Qui commence la première manche.
central-option-first_player-random = Tiré au sort
central-option-first_player-seat_1 = La première place

## Décisions

central-decision-open = À vous de proposer : quel produit mettez-vous en vente, et à quel prix le kilo (de 1 à { $highest }) ?
central-decision-bid = En vente : { $product }. L’offre la plus basse est { $lowest }. Offrez-vous moins, ou passez-vous ?
central-decision-first-bid = En vente : { $product } à { $lowest }. Tout le monde répond maintenant, puis offre à son tour. Que faites-vous ?
central-decision-next-bid = Pour les { $product }, l’offre la plus basse est { $lowest }, la vôtre { $price }. Tout le monde répond maintenant, puis offre à son tour. Baissez-vous, ou restez-vous ?
central-decision-lower = Pour les { $product }, l’offre la plus basse est { $lowest }, la vôtre { $price }. Baissez-vous, ou restez-vous ?
central-decision-sell =
    À vous de vendre des { $product } à { $price } le kilo. { $cap ->
        [one] On ne peut plus vendre que 1 kg.
       *[other] On peut vendre jusqu’à { $cap } kg.
    } Quelles cartes jouez-vous ?
central-decision-early-tourists = Vous pouvez déjà vendre d’autres { $product } aux touristes, à { $price } le kilo, ou attendre la fin de ce produit.
central-decision-rot = { $seat } vend { $kg } kg { $product_id ->
        [eggplant] d’aubergines
       *[other] de { $product }
    } à { $price } le kilo. En laissez-vous pourrir la moitié ?
central-decision-tourists = Vendez-vous d’autres { $product } aux touristes, à { $price } le kilo ? Les limites ne comptent pas.
central-decision-aside = Fin de la manche { $round } : quelle carte mettez-vous de côté pour la manche finale ?
central-decision-orders = Vous pouvez laisser des ordres permanents pour cette manche. Personne d’autre ne les voit.

## Actions

# Un produit est marqué avant que l’on connaisse son prix, au prix de 1.
central-action-open = Proposer des { $product } à { $price } le kilo.
    .name = Proposer un produit
    .product = Quel produit ?
    .price = À quel prix le kilo ?
    .mark =
        { $price ->
            [1] { $kg } kg
           *[other] +{ $income }
        }
    .range = jusqu’à { $kg } kg, au mieux { $income }
    .preview =
        jusqu’à { $kg } kg{ $price ->
            [1] { "" }
           *[other] , au mieux { $income }
        }{ $cheater ->
            [1] , avec le Tricheur
           *[other] { "" }
        }
central-action-skip = Ne rien proposer cette manche.
    .name = Ne rien proposer
central-action-bid = Offrir { $price } le kilo.
    .name = Faire une offre
    .price = À quel prix le kilo ?
    .mark = +{ $income }
    .range = jusqu’à { $kg } kg, au mieux { $income }
    .preview =
        { $cheater ->
            [1] jusqu’à { $kg } kg, au mieux { $income }, avec le Tricheur
           *[other] jusqu’à { $kg } kg, au mieux { $income }
        }
central-action-bid-once = Offrir { $price } le kilo, puis y rester.
    .name = Offrir, puis rester
    .price = À quel prix le kilo ?
    .mark = +{ $income }
    .range = jusqu’à { $kg } kg, au mieux { $income }
    .preview =
        { $cheater ->
            [1] jusqu’à { $kg } kg, au mieux { $income }, avec le Tricheur
           *[other] jusqu’à { $kg } kg, au mieux { $income }
        }
central-action-undercut = Offrir 1 de moins que la plus basse offre, à chaque tour, jusqu’à { $floor }.
    .name = Baisser de 1 en 1
    .floor = Jusqu’à quel prix ?
    .mark = +{ $income }
    .range = jusqu’à { $kg } kg, au moins { $income } pour le tout
    .preview =
        { $cheater ->
            [1] jusqu’à { $kg } kg, au moins { $income } pour le tout, avec le Tricheur
           *[other] jusqu’à { $kg } kg, au moins { $income } pour le tout
        }
central-action-pass = Passer : ne pas vendre ce produit cette manche.
    .name = Passer
central-action-wait = Attendre votre tour d’offrir.
    .name = Décider à mon tour
central-action-stay = Rester à votre prix jusqu’à la fin de cette enchère.
    .name = Rester
central-action-sell = Vendre { $batch }.
    .name = Vendre
    .batch = Quelles cartes ?
    .preview =
        { $kg } kg, +{ $income }{ $lost ->
            [0] { "" }
           *[other] , { $lost } kg perdus
        }
central-action-cheat = Montrer le Tricheur et vendre des { $product } à la place : { $batch }.
    .name = Tricher
    .product = Quel produit vendez-vous à la place ?
    .batch = Quelles cartes ?
    .range = { $kg } kg, +{ $income }
    .preview =
        { $kg } kg, +{ $income }{ $lost ->
            [0] { "" }
           *[other] , { $lost } kg perdus
        }
central-action-rot = Jouer Pourriture si au moins { $least } kg sont encore bons quand vient votre tour.
    .name = Jouer Pourriture
    .least = S’il reste au moins combien de kilos bons ?
    .preview =
        { $kg ->
            [one] { $kg } kg pourrit
           *[other] { $kg } kg pourrissent
        }, −{ $income } pour le vendeur
central-action-decline =
    { $scope_id ->
        [product] Renoncer à Pourriture pour ce produit.
        [round] Renoncer à Pourriture pour cette manche.
       *[none] Renoncer.
    }
    .name = Renoncer
    .scope-none = seulement cette fois
    .scope = Pour combien de temps ?
central-action-tourists = Jouer Touristes et vendre encore : { $batch }.
    .name = Jouer Touristes
    .batch = Quelles cartes ?
    .preview = { $kg } kg, +{ $income }
central-action-aside = Mettre une carte de côté : { $product }, { $kg } kg.
    .name = Mettre une carte de côté
    .product = De quel produit ?
    .kg = De combien de kilos ?
central-action-aside-nothing = Ne rien mettre de côté.
    .name = Ne rien mettre de côté
central-action-order-pass = Ordre : pour les { $product }, passer ou rester.
    .name = Ordre : passer
    .product = Pour quel produit ?
central-action-order-undercut =
    Ordre : pour les { $product }, baisser de 1 en 1 jusqu’à { $floor }{ $cheater_id ->
        [cheater] , avec le Tricheur s’il le faut
       *[none] { "" }
    }.
    .name = Ordre : baisser
    .product = Pour quel produit ?
    .floor = Jusqu’à quel prix ?
    .cheater = Avec le Tricheur s’il le faut ?
central-action-order-bid =
    Ordre : pour les { $product }, offrir { $price }, puis rester{ $cheater_id ->
        [cheater] , avec le Tricheur s’il le faut
       *[none] { "" }
    }.
    .name = Ordre : offrir une fois
    .product = Pour quel produit ?
    .price = À quel prix le kilo ?
    .cheater = Avec le Tricheur s’il le faut ?
central-action-order-open = Ordre : proposer des { $product } à { $price }, sauf si une proposition ordonnée avant est possible.
    .name = Ordre : proposer
    .product = Quel produit ?
    .price = À quel prix le kilo ?
central-action-order-sell =
    { $cards ->
        [one] Ordre : vendre autant que possible avec une carte.
        [other] Ordre : vendre autant que possible avec { $cards } cartes.
       *[none] Ordre : vendre autant que possible.
    }
    .name = Ordre : vendre
    .cards = Combien de cartes au plus ? Vide : toutes
central-action-order-rot =
    Ordre : jouer Pourriture si au moins { $least } kg sont encore bons{ $product_id ->
        [none] { "" }
       *[other] , pour les { $product }
    }{ $victim ->
        [rien] { "" }
       *[other] , contre { $victim }
    }{ $worth ->
        [one] , et s’ils valent au moins { $worth }
        [other] , et s’ils valent au moins { $worth }
       *[none] { "" }
    }.
    .name = Ordre : Pourriture
    .least = S’il reste au moins combien de kilos bons ?
    .product = Seulement pour ce produit ?
    .victim = Seulement contre ce joueur ?
    .worth = Seulement s’ils valent combien ?
central-action-order-no-rot =
    { $product_id ->
        [none] Ordre : renoncer à Pourriture pour cette manche.
       *[other] Ordre : renoncer à Pourriture pour les { $product }.
    }
    .name = Ordre : pas de Pourriture
    .product = Seulement pour ce produit ?
central-action-order-tourists =
    { $batch_id ->
        [none] Ordre : renoncer aux Touristes pour ce produit.
        [all] Ordre : vendre aux touristes tout ce qui reste de ce produit.
       *[other] Ordre : vendre aux touristes { $batch } de ce produit.
    }
    .name = Ordre : Touristes
    .batch = Que vendez-vous aux touristes ?
central-action-plan = Aucun plan.
    .name = Plan de la manche
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
    .others = Autres produits, chaque manche
    .others-said = Autres produits, chaque manche : { $others }.
    .sell = Ventes, chaque manche
    .sell-said = Ventes, chaque manche : { $sell }.
    .rot = Pourriture, chaque manche
    .rot-said = Pourriture, chaque manche : { $rot }.
    .tourists = Touristes, chaque manche
    .tourists-said = Touristes, chaque manche : { $tourists }.
central-action-cancel =
    { $product_id ->
        [none] Reprendre l’ordre : { $order }.
       *[other] Reprendre l’ordre : { $order }, { $product }.
    }
    .name = Reprendre un ordre
    .order = Quel ordre ?
    .product = Pour quel produit ?

## Événements

central-event-round-started =
    { $final ->
        [yes] La manche finale commence, avec les cartes mises de côté. { $first } propose en premier.
       *[no] La manche { $round } commence. { $first } propose en premier.
    }
central-event-reshuffled = La pioche est vide : les { $cards } cartes défaussées sont mélangées.
central-event-delivered = Nouvelles cartes : { $counts_by_seat }.
central-event-received =
    { $cards_count ->
        [0] Vous ne recevez aucune carte.
       *[other] Vos nouvelles cartes : { $cards }.
    }
central-event-opened = { $seat } met en vente des { $product } à { $price } le kilo.
central-event-opening-skipped =
    { $why_id ->
        [limit] { $seat } a vendu 10 kg et ne propose rien.
       *[other] { $seat } n’a rien que l’on puisse encore proposer.
    }
central-event-bid-made = { $seat } offre { $price }.
central-event-lap-answered = Tout le monde a répondu ; les offres suivent, à tour de rôle.
central-event-answer-acted = C’était à vous, et voici ce que vous aviez répondu : { $action }
central-event-passed = { $seat } passe.
central-event-stayed = { $seat } reste à { $price }.
central-event-bidding-ended = L’enchère sur les { $product } est finie. On vend dans cet ordre : { $sellers } (à { $prices } le kilo).
central-event-sold =
    { $cheated ->
        [yes] { $seat } montre le Tricheur et fait passer des { $played } pour des { $product }, { $batch } : { $kg } kg.
       *[no] { $seat } vend des { $product }, { $batch } : { $kg } kg.
    }{ $lost ->
        [0] { "" }
        [one] { " " }{ $lost } kg est perdu.
       *[other] { " " }{ $lost } kg sont perdus.
    }
central-event-rotted = { $seat } joue Pourriture contre { $victim } : sur { $before } kg, il n’en reste que { $after ->
        [one] { $after } de bon
       *[other] { $after } de bons
    }.
central-event-paid = { $seat } reçoit { $income } pour { $kg } kg à { $price }, soit { $total } cette manche.
    .joined = reçoit { $income } ({ $total } cette manche)
central-event-shut-out = { $seat } arrive trop tard : pour les { $product }, les 10 kg sont vendus.
    .joined = arrive trop tard
central-event-tourists-came = Des touristes ! { $seat } leur vend d’autres { $product }, { $batch }, à { $price } le kilo : +{ $income }, soit { $total } cette manche.
central-event-product-closed = La vente des { $product } est close pour cette manche.
central-event-card-hidden = Vous mettez une carte de côté : { $card }.
central-event-aside-closed = Cartes mises de côté jusqu’ici : { $counts_by_seat }.
central-event-scored = Fin de la manche { $round }. Revenus : { $incomes_by_seat }. Points : { $points_by_seat }. Total des points : { $totals_by_seat }.
central-event-game-ended = La partie est finie. En tête : { $winners }.
central-event-noted = C’est noté : { $action }

## Refus

central-refusal-forty-cards = Quarante cartes, c’est pour trois joueurs, pas pour { $seats }.
central-refusal-not-in-play = Les { $product } ne sont pas dans cette partie.
central-refusal-already-opened = Ce produit a déjà été proposé cette manche : { $product }.
central-refusal-not-in-hand = Vous n’avez pas ces cartes ({ $product }).
central-refusal-price-range = { $price } n’est pas possible : les prix vont de 1 à { $highest }.
central-refusal-nothing-to-open = Vous n’avez aucun produit qui puisse encore être proposé cette manche.
central-refusal-no-lower = L’offre la plus basse est déjà à 1.
central-refusal-none-left = Vous n’avez plus de { $product }.
central-refusal-must-open = Vous avez un produit à proposer, vous devez donc le faire.
central-refusal-not-lower = Vous offrez { $price }, mais l’offre la plus basse est { $lowest } : il faut descendre plus bas.
central-refusal-cannot-bid = Vous n’avez pas ce produit ({ $product }) et ne pouvez pas tricher : vous ne pouvez que passer.
central-refusal-card-sells-nothing = { $batch } : une de ces cartes ne vendrait rien, car on ne peut plus vendre que { $cap } kg.
central-refusal-must-be-honest = Vous avez ce produit ({ $product }), vous devez donc le vendre.
central-refusal-must-cheat = Vous n’avez pas ce produit ({ $product }) : vendez autre chose avec le Tricheur.
central-refusal-not-so-many-kg = { $least } kg, ce n’est pas possible : { $kg } kg sont vendus, et Pourriture en demande au moins 2.
central-refusal-only-rot = On ne renonce pour plus longtemps qu’à Pourriture.
central-refusal-card-used = Vous avez déjà joué cette carte action : { $card }.
central-refusal-asked-now = On vous le demande justement : répondez à la question.
central-refusal-too-late = Cet ordre ne pourrait plus rien faire.
central-refusal-no-such-order = Vous n’avez pas donné cet ordre : { $order }.
central-refusal-wrong-figure = { $figure } n’est pas possible : il faut un nombre de { $low } à { $high }.

## Points

central-line-round-1 = Manche 1
central-line-round-2 = Manche 2
central-line-round-3 = Manche 3
central-line-round-4 = Manche 4
central-line-round-5 = Manche 5
central-line-round-6 = Manche 6
central-line-round-7 = Manche 7
central-line-unused-cards = Cartes action non jouées
central-end-final-round = La manche finale est jouée.

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
central-item-3kg = carte de 3 kg
    .count = { $count ->
        [one] { $count } carte de 3 kg
       *[other] { $count } cartes de 3 kg
    }
central-item-4kg = carte de 4 kg
    .count = { $count ->
        [one] { $count } carte de 4 kg
       *[other] { $count } cartes de 4 kg
    }
central-item-cheater = Tricheur
central-item-tourists = Touristes
central-item-rot = Pourriture
central-item-bid = offre
central-item-open = proposition
central-item-sell = vente
central-item-pass = passer
central-item-heaviest = le plus lourd en main
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
central-item-round = pour cette manche

## Le plateau en texte

central-board-round =
    { $final ->
        [1] Manche finale. Premier joueur : { $seat }.
       *[other] Manche { $round } sur { $rounds }. Premier joueur : { $seat }.
    }
central-board-over = La partie est finie.
central-board-piles = Pioche { $draw }, défausse { $discard }{ $buried ->
        [0] { "" }
       *[other] , jetées sans être vues { $buried }
    }.
central-board-discard = Défausse : { $cards }.
central-board-market = Vendu cette manche (10 kg de chaque au plus) :
central-board-unopened = - { $product } : pas encore
central-board-product = - { $product } : { $kg } kg
central-board-auction = En vente : { $product }, par { $seat }. Offre la plus basse { $lowest }, prix le plus haut { $highest }.
central-board-bid =
    - { $seat } : { $standing_id ->
        [waiting] doit encore parler
        [active] offre { $price }
        [stayed] reste à { $price }
        [passed] a passé
       *[out] ne participe pas
    }{ $kg ->
        [0] { "" }
       *[other] , { $kg } kg vendus
    }{ $cheated ->
        [0] { "" }
       *[other] { " " }avec le Tricheur
    }
central-board-sellers = On vend dans cet ordre : { $people }.
central-board-sale = Dernière vente : { $seat } a joué des { $played }, { $batch } ; { $kg } kg vendus, { $lost } kg perdus.
central-board-asked = C’est à { $seat } de jouer.
central-board-players = Joueurs :
central-board-player =
    - { $seat } : { $total ->
        [one] { $total } point
       *[other] { $total } points
    }, revenu { $income } (la carte montre { $shown }), { $sold } kg vendus sur 10, { $hand ->
        [one] { $hand } carte en main
       *[other] { $hand } cartes en main
    }, { $aside } de côté
central-board-points = { "  " }Points par manche : { $points }
central-board-unused = { "  " }Cartes action restantes : { $cards }
central-board-played = { "  " }Devant soi : { $cards }
central-board-lacks = { "  " }N’a pas : { $cards }
central-board-own-unused = Vos cartes action : { $cards }.
central-board-own-standing =
    Vous avez { $total ->
        [one] { $total } point
       *[other] { $total } points
    } et un revenu de { $income } ; vendu cette manche : { $sold } kg sur 10.
central-board-hand = Votre main : { $cards }.
central-board-aside = Vos cartes de côté : { $cards }.
central-board-answer = Votre réponse pour l’instant : { $answer }
central-board-orders = Vos ordres permanents : { $orders }
central-board-no-cards = aucune
central-board-option-open = Le Tricheur permet aussi de proposer.
central-board-stage =
    { $phase_id ->
        [open] Met un produit en vente.
        [bid] { $all ->
            [1] Qui offre moins ?
           *[other] Offre moins, ou s’arrête.
        }
        [sell] Pose des cartes et vend.
        [rot] Qui en laisse pourrir la moitié ?
        [tourists] Qui vend aux touristes ?
        [aside] Chacun peut mettre une carte de côté.
       *[over] La partie est finie.
    }
central-board-lost = { $kg } kg de perdus
central-board-standing =
    { $seat } : { $total ->
        [one] { $total } point
       *[other] { $total } points
    }, revenu { $income }, { $sold } kg vendus sur 10.
central-board-title = Central Market
