# Marché de Turin

turin = Marché de Turin
    .pitch = misez en secret, revendez cher, dominez neuf marchandises
    .idea = Des marchands misent en secret pour choisir des marchandises, les revendent en posant dessus leurs propres pièces comme prix, et sont payés pour la majorité dans chacune des neuf marchandises.

## Options

turin-option-payout_version = Paiements
    .about = Ce que la banque verse à la fin pour la majorité de chaque marchandise.
turin-option-payout_version-classic = Classique : les marchandises courantes paient plus
turin-option-payout_version-red = Rouge : les marchandises rares paient plus
turin-option-money_visibility = Argent
    .about = Voit-on combien de pièces ont les autres ?
turin-option-money_visibility-open = Visible : tout le monde voit tout
turin-option-money_visibility-hidden = Caché : chacun ne connaît que le sien
turin-option-series_length = Parties de suite
    .about = Une partie, ou trois parties dont on additionne les scores.
turin-option-goose = Oie
    .about = L’oie de troc, dans l’un de ses deux usages.
turin-option-goose-off = Sans oie
turin-option-goose-yield_tie = On la prend pour céder une égalité, on la donne pour en gagner une
turin-option-goose-underdog = Elle aide les mises de qui a le moins de majorités
turin-option-tie_share_rounding = Paiements partagés
    .about = L’arrondi quand plusieurs joueurs se partagent la majorité.
turin-option-tie_share_rounding-down = Arrondi à l’inférieur
turin-option-tie_share_rounding-up = Arrondi au supérieur
turin-option-final_sales = Ventes après la dernière enchère
    .about = Ce qu’on peut encore vendre et acheter après la dernière enchère.
turin-option-final_sales-full = Offrir et acheter
turin-option-final_sales-buy_only = Acheter seulement
turin-option-final_sales-none = Rien
turin-option-listing_limit = Cartes en vente
    .about = Combien de cartes un joueur peut mettre en vente.
turin-option-listing_limit-one_new_per_round = Une nouvelle carte par tour
turin-option-listing_limit-one_at_a_time = Une carte à la fois
turin-option-purchase_mode = Achats
    .about = Ordres secrets à moments fixes, ou demandes à tout moment autour d’une même table.
turin-option-purchase_mode-windowed = Ordres secrets
turin-option-purchase_mode-live = Demandes à tout moment

## Décisions

turin-decision-place = Tour { $round } sur { $rounds } : quelle carte mettez-vous aux enchères ?
turin-decision-bid = Tour { $round } sur { $rounds } : combien misez-vous pour choisir parmi les { $lots } lots ?
turin-decision-goose =
    { $owned_id ->
        [yes] Vous êtes à égalité et l’oie est à vous. La donnez-vous pour gagner l’égalité ?
       *[no] Vous êtes à égalité. Prenez-vous l’oie, pour passer en dernier ?
    }
turin-decision-extra = Égalité à { $bid } pour les places { $first } à { $last }. Combien ajoutez-vous ?
turin-decision-take =
    { $count ->
        [one] Lequel des { $lots } lots prenez-vous ?
       *[other] Lesquels des { $lots } lots prenez-vous ? Il en faut { $count }.
    }
turin-decision-list =
    { $listings ->
        [0] Mettez-vous une carte en vente ?
        [one] Mettez-vous une carte en vente ? Il y en a une sur le marché.
       *[other] Mettez-vous une carte en vente ? Il y en a { $listings } sur le marché.
    }
turin-decision-buy =
    { $listings ->
        [0] Achetez-vous encore ? Il n’y a plus rien sur le marché.
        [one] Achetez-vous ? Il y a une carte sur le marché.
       *[other] Achetez-vous ? Il y a { $listings } cartes sur le marché.
    }
turin-decision-sell = Plusieurs joueurs veulent votre { $card } à { $price }. À qui la vendez-vous ?
turin-decision-answer = { $seat } demande { $card } à { $price }. La voulez-vous aussi ?
turin-decision-claim = Vous pouvez demander une carte en vente.
turin-decision-loan = Vous pouvez emprunter : 10 Scudo tout de suite, 15 à rendre à la fin. Tout le monde le voit.
turin-decision-orders = Vous pouvez laisser des consignes. Vous seul les voyez.

## Actions

turin-action-place = Proposer { $card } aux enchères
    .name = Proposer une carte
    .card = Quelle carte ?
    .preview = { $three } ×3, { $two } ×2, { $one } ×1
turin-action-bid =
    { $coins ->
        [0] Ne rien miser
       *[other] Miser { $coins }
    }
    .name = Miser
    .coins = Combien misez-vous ?
    .preview = vous payez { $win } si vous gagnez des cartes, { $lose } sinon
turin-action-plan = Miser { $coins }{ $extra ->
        [one] , ajouter { $extra } en cas d’égalité
        [other] , ajouter { $extra } en cas d’égalité
       *[none] { "" }
    }{ $buy_count ->
        [0] { "" }
       *[other] , acheter { $buy }
    }{ $prefer_count ->
        [0] { "" }
       *[other] , choisir dans l’ordre { $prefer }
    }
    .name = Miser et laisser des consignes
    .coins = Combien misez-vous ?
    .extra = Combien ajouter en cas d’égalité ?
    .buy = Quelles cartes en vente achetez-vous ?
    .prefer = Vos lots préférés, le meilleur d’abord ?
    .preview = vous payez { $win } si vous gagnez des cartes, { $lose } sinon, et { $spent } d’achats
turin-action-goose =
    { $answer_id ->
        [take] Prendre l’oie
        [leave] Laisser l’oie
        [give] Donner l’oie à { $to }
       *[keep] Garder l’oie
    }
    .name = L’oie
    .answer = Que faites-vous de l’oie ?
    .to = Qui reçoit l’oie ?
turin-action-extra =
    { $coins ->
        [0] Ne rien ajouter
       *[other] Ajouter { $coins }
    }
    .name = Ajouter à la mise
    .coins = Combien ajoutez-vous ?
    .preview = vous payez { $win } si vous gagnez des cartes, { $lose } sinon
turin-action-take = Prendre { $cards }
    .name = Prendre des lots
    .cards = Quels lots ?
    .mark =
        { $loss_id ->
            [none] +{ $gain }
           *[other] −{ $loss }
        }
    .preview =
        { $three_id ->
            [none] { "" }
           *[other] { $three } ×3, { $two } ×2, { $one } ×1 ;{ " " }
        }{ $loss_id ->
            [none] +{ $gain }
           *[other] −{ $loss }
        } si l’on payait tout maintenant
turin-action-pass = Ne rien vendre ni acheter
    .name = Passer
turin-action-list = Mettre { $card } en vente à { $price }{ $withdraw_count ->
        [0] { "" }
       *[other] , retirer { $withdraw }
    }{ $buy_count ->
        [0] { "" }
       *[other] , acheter { $buy }
    }
    .name = Mettre une carte en vente
    .card = Quelle carte mettez-vous en vente ?
    .price = À quel prix ?
    .withdraw = Quelles offres retirez-vous ?
    .buy = Quelles cartes en vente achetez-vous ?
    .preview = { $locked } de vos pièces sont posées sur la carte
turin-action-withdraw = Retirer { $withdraw }{ $buy_count ->
        [0] { "" }
       *[other] , acheter { $buy }
    }
    .name = Retirer des offres
    .withdraw = Quelles offres retirez-vous ?
    .buy = Quelles cartes en vente achetez-vous ?
turin-action-buy = Acheter { $buy }
    .name = Acheter
    .buy = Quelles cartes achetez-vous ?
    .mark =
        −{ $cost } { $loss_id ->
            [none] +{ $gain }
           *[other] −{ $loss }
        }
    .preview =
        coûte { $cost } ; { $loss_id ->
            [none] +{ $gain }
           *[other] −{ $loss }
        } si l’on payait tout maintenant
turin-action-done = Ne plus rien acheter
    .name = J’ai fini
turin-action-sell = Vendre { $card } à { $buyer }
    .name = Vendre
    .card = Quelle carte ?
    .buyer = À qui ?
turin-action-claim = Demander { $card }
    .name = Demander une carte
    .card = Quelle carte ?
    .mark =
        −{ $cost } { $loss_id ->
            [none] +{ $gain }
           *[other] −{ $loss }
        }
    .preview =
        { $three } ×3, { $two } ×2, { $one } ×1, coûte { $cost } ; { $loss_id ->
            [none] +{ $gain }
           *[other] −{ $loss }
        } si l’on payait tout maintenant
turin-action-decline = Laisser { $card } aux autres
    .name = Laisser aux autres
    .card = Quelle carte ?
turin-action-loan = Contracter votre emprunt
    .name = Emprunter
    .preview = { $gain } tout de suite, { $debt } à rendre à la fin
turin-action-want = Ordre permanent : { $what } à { $price } au plus
    .name = Ordre d’achat permanent
    .what = Quelle carte, ou trois de quoi ?
    .price = Jusqu’à quel prix ?
turin-action-favour = Si plusieurs veulent une de mes cartes, préférer { $buyers }
    .name = Acheteurs préférés
    .buyers = Qui préférez-vous, dans l’ordre ?
turin-action-habit = { $habit }
    .name = Moins de questions
    .habit = Quelles questions ?
turin-action-next = Proposer { $card } au tour suivant
    .name = Carte du tour suivant
    .card = Quelle carte ?
turin-action-cancel = Annuler la consigne : { $order }
    .name = Annuler une consigne
    .order = Laquelle ?
turin-action-ahead = Rien de prévu
    .name = Prévoir le tour
    .bid = Votre mise
    .bid-none = me demander, sauf si j’ai misé
    .bid-said = Miser { $bid }.
    .extra = En cas d’égalité, ajouter jusqu’à
    .extra-said = Ajouter jusqu’à { $extra } en cas d’égalité.
    .first = Premier choix parmi les lots
    .first-said = Premier choix : { $first }.
    .second = Deuxième choix
    .second-said = Deuxième choix : { $second }.
    .third = Troisième choix
    .third-said = Troisième choix : { $third }.
    .fourth = Quatrième choix
    .fourth-said = Quatrième choix : { $fourth }.
    .offer = Mettre en vente
    .offer-said =
        { $offer_id ->
            [not-now] Ne rien mettre en vente ce tour-ci.
            [never] Ne jamais rien mettre en vente.
           *[other] Mettre { $offer } en vente si la carte est à vous.
        }
    .price = Votre prix
    .price-said = Votre prix : { $price }.
    .goods = Acheter les cartes montrant trois fois
    .goods-said = Acheter les cartes montrant trois fois : { $goods }.
    .limit = Payer au plus (0 = ne rien acheter)
    .limit-said =
        { $limit ->
            [0] Ne rien acheter.
           *[other] Payer au plus { $limit } par carte.
        }
    .card = Proposer ensuite
    .card-said = Proposer { $card } ensuite.

## Événements

turin-event-new-game = La partie { $game } commence.{ $centre_count ->
        [0] { "" }
       *[other] { " " }Au centre : { $centre }.
    }
turin-event-dealt = Votre main : { $cards }.
turin-event-answered = { $seat } a décidé.
turin-event-lots = Tour { $round }. Aux enchères : { $cards }.
turin-event-contested = { $seats } veulent { $card }. { $seller } choisit l’acheteur.
turin-event-sold = { $buyer } achète { $card } à { $seller } pour { $price }.
turin-event-bid =
    { $bonus ->
        [yes] { $seat } mise { $coins }, plus 1 grâce à l’oie.
       *[no] { $seat } mise { $coins }.
    }
    .joined =
        { $bonus ->
            [yes] mise { $coins }, plus 1 grâce à l’oie
           *[no] mise { $coins }
        }
turin-event-tied = Égalité pour les places { $first } à { $last } : { $seats }. On mise de nouveau.
turin-event-goose =
    { $answer_id ->
        [take] { $seat } veut l’oie.
        [leave] { $seat } ne veut pas de l’oie.
        [give] { $seat } donne l’oie et gagne l’égalité.
       *[keep] { $seat } garde l’oie.
    }
turin-event-goose-moved =
    { $owned ->
        [yes] L’oie va à { $owner }.
       *[no] L’oie n’est plus à personne.
    }
turin-event-extra = { $seat } ajoute { $coins }.
    .joined = ajoute { $coins }
turin-event-lot = Encore à égalité. Le sort fixe l’ordre : { $seats }.
turin-event-void =
    { $count ->
        [one] La place { $first } est perdue : { $seats } n’a rien offert.
       *[other] Les places { $first } à { $last } sont perdues : { $seats } n’ont rien offert.
    }
turin-event-paid =
    { $prize ->
        [0] { $seat } ne gagne rien et paie { $coins }.
        [one] { $seat } gagne un lot et paie { $coins }.
       *[other] { $seat } gagne { $prize } lots et paie { $coins }.
    }
    .joined =
        { $prize ->
            [0] ne gagne rien et paie { $coins }
            [one] gagne un lot et paie { $coins }
           *[other] gagne { $prize } lots et paie { $coins }
        }
turin-event-took = { $seat } prend { $cards }.
    .joined = prend { $cards }
turin-event-discarded = Personne n’a gagné { $cards } : hors du jeu.
turin-event-closed =
    { $phase_id ->
        [list] Toutes les offres sont faites.
       *[buy] Tous les ordres sont donnés.
    }
turin-event-withdrawn = { $seat } retire { $card } et reprend { $price }.
turin-event-listed = { $seat } met { $card } en vente à { $price }.
turin-event-claimed = { $seat } demande { $card } à { $price }. Qui d’autre la veut ?
turin-event-loan =
    { $forced ->
        [yes] { $seat } n’a plus une pièce et doit emprunter.
       *[no] { $seat } emprunte : 10 tout de suite, 15 à rendre à la fin.
    }
turin-event-order-kept = C’est noté : « { $order } ». Vous seul le savez.
turin-event-token =
    { $owned ->
        [yes] { $good } : la majorité est à { $owner }.
       *[no] { $good } : plus personne n’a seul la majorité.
    }
turin-event-returned = { $card } n’a pas été vendue. { $seat } reprend { $price }.
turin-event-last-card = { $seat } retourne sa dernière carte : { $card }.
turin-event-good =
    { $leader_count ->
        [one] { $good } : { $share } pour { $leaders }.
       *[other] { $good } : { $share } chacun pour { $leaders }.
    }{ $payer_count ->
        [0] { "" }
        [one] { " " }Dont 1 payé par { $payers }.
       *[other] { " " }Dont 1 payé par chacun : { $payers }.
    }
turin-event-bank-paid = { $good } : la banque paie 1 pour { $seat }, dont la dette monte à { $debt }.
turin-event-repaid = { $seat } rembourse { $debt }.
turin-event-scored = { $seat } a { $score } Scudo.

## Refus

turin-refusal-not-in-hand = { $card } n’est pas dans votre main.
turin-refusal-below-least = { $coins }, c’est trop peu : au moins { $least }.
turin-refusal-above-most = { $coins }, c’est trop : au plus { $most }.
turin-refusal-over-cash = Il faudrait { $coins }, mais vous n’avez que { $free } de libre.
turin-refusal-loan-first = Il faudrait { $coins }, mais vous n’avez que { $free } de libre. Vous pouvez d’abord emprunter : { $loan } tout de suite, { $debt } à rendre à la fin, et tout le monde le voit.
turin-refusal-twice = La même chose est nommée deux fois.
turin-refusal-not-a-lot = { $card } n’est pas parmi les lots.
turin-refusal-wrong-number = Vous en avez nommé { $cards }, il en faut { $needed }.
turin-refusal-not-listed = { $card } n’est pas en vente.
turin-refusal-own-listing = { $card } est à vous.
turin-refusal-not-own-listing = { $card } n’est pas une offre à vous.
turin-refusal-not-your-card = { $card } n’est pas face visible devant vous.
turin-refusal-just-bought = Vous venez d’acheter { $card }. Elle pourra être vendue à partir du tour suivant.
turin-refusal-one-at-a-time = Une seule carte en vente à la fois : retirez { $card } en même temps.
turin-refusal-no-card-to-offer = Aucune carte n’est encore face visible devant vous.
turin-refusal-no-free-coins = Aucune de vos pièces n’est libre, et le prix d’une carte se pose dessus en pièces à vous.
turin-refusal-nothing-offered = Vous n’avez en vente aucune carte qui puisse être retirée maintenant.
turin-refusal-nothing-on-sale = Personne d’autre n’a de carte en vente.
turin-refusal-all-too-dear = La carte la moins chère en vente coûte { $price }, et { $free } de vos pièces sont libres.
turin-refusal-no-orders-here = À cette table, on demande les cartes, on ne les commande pas.
turin-refusal-not-interested = { $seat } ne veut pas de { $card }.
turin-refusal-no-goose-answer = L’oie ne permet pas cela maintenant.
turin-refusal-already-claimed = { $card } est déjà demandée.
turin-refusal-no-claim = On ne vous demande rien au sujet de { $card }.
turin-refusal-unknown-target = Il n’y a ni carte ni marchandise nommée { $what }.
turin-refusal-too-many-wants = Vous pouvez avoir au plus { $most } ordres d’achat permanents.
turin-refusal-not-a-buyer = Nommez d’autres joueurs de cette table, s’il y en a plusieurs.
turin-refusal-no-such-order = Vous n’avez pas de consigne « { $order } ».
turin-refusal-nothing-to-change = C’est déjà ainsi.
turin-refusal-no-next-card = Il n’y a pas de carte à choisir maintenant pour le tour suivant.
turin-refusal-goes-up-now = { $card } est mise aux enchères ce tour-ci.
turin-refusal-no-bids-now = Vous pourrez prévoir une mise quand les lots seront sur la table.

## Scores

turin-line-cash = Pièces après la dernière vente
turin-line-leads = Reçu pour les majorités
turin-line-fines = Versé aux majoritaires
turin-line-forced-loan = Emprunt forcé
turin-line-debt = Dette remboursée
turin-line-game-1 = Première partie
turin-line-game-2 = Deuxième partie
turin-line-game-3 = Troisième partie
turin-end-scored = Les enchères sont finies et toutes les marchandises payées.
turin-end-series = La troisième partie est comptée.

## Choses

turin-item-T01 = T01 🧄3 🥕2 🍇1
turin-item-T02 = T02 🧅3 🌶️2 🍄1
turin-item-T03 = T03 🥕3 🌰2 🌶️1
turin-item-T04 = T04 🍅3 🥕2 🧅1
turin-item-T05 = T05 🍅3 🫒2 🌰1
turin-item-T06 = T06 🍇3 🫒2 🌰1
turin-item-T07 = T07 🍇3 🍄2 🍅1
turin-item-T08 = T08 🫒3 🧅2 🧄1
turin-item-T09 = T09 🫒3 🍄2 🥕1
turin-item-T10 = T10 🌶️3 🧄2 🍅1
turin-item-T11 = T11 🌶️3 🍇2 🫒1
turin-item-T12 = T12 🌶️3 🍄2 🍇1
turin-item-T13 = T13 🌰3 🍅2 🥕1
turin-item-T14 = T14 🌰3 🍇2 🧅1
turin-item-T15 = T15 🌰3 🌶️2 🧄1
turin-item-T16 = T16 🍄3 🧅2 🥕1
turin-item-T17 = T17 🍄3 🫒2 🍅1
turin-item-T18 = T18 🍄3 🌰2 🧄1
turin-item-garlic = Ail
    .count = { $count ->
        [one] { $count } tête d’ail
       *[other] { $count } têtes d’ail
    }
turin-item-onion = Oignons
    .count = { $count ->
        [one] { $count } oignon
       *[other] { $count } oignons
    }
turin-item-carrot = Carottes
    .count = { $count ->
        [one] { $count } carotte
       *[other] { $count } carottes
    }
turin-item-tomato = Tomates
    .count = { $count ->
        [one] { $count } tomate
       *[other] { $count } tomates
    }
turin-item-grape = Raisin
    .count = { $count ->
        [one] { $count } grappe de raisin
       *[other] { $count } grappes de raisin
    }
turin-item-olive = Olives
    .count = { $count ->
        [one] { $count } olive
       *[other] { $count } olives
    }
turin-item-pepper = Piments
    .count = { $count ->
        [one] { $count } piment
       *[other] { $count } piments
    }
turin-item-chestnut = Châtaignes
    .count = { $count ->
        [one] { $count } châtaigne
       *[other] { $count } châtaignes
    }
turin-item-mushroom = Champignons
    .count = { $count ->
        [one] { $count } champignon
       *[other] { $count } champignons
    }
turin-item-favour = les acheteurs préférés
turin-item-next = la carte du tour suivant
turin-item-never-sell = Ne jamais me proposer de vendre
turin-item-may-sell = Me proposer de nouveau de vendre
turin-item-no-purchase = Ne pas me proposer d’acheter ce tour-ci
turin-item-may-buy = Me proposer de nouveau d’acheter
turin-item-not-now = rien ce tour-ci
turin-item-never = plus jamais rien

## Le plateau en texte

turin-board-head = Tour { $round } sur { $rounds }.
turin-board-game = Partie { $game } sur { $games }.
turin-board-score = Partie { $game } : { $scores }
turin-board-lots = Lots : { $cards }.
turin-board-prizes = Lots par place, de la meilleure mise à la moindre : { $prizes }.
turin-board-bids = Dernières mises : { $bids }.
turin-board-tied = Misent de nouveau : { $seats }.
turin-board-sale = En vente : { $offers }.
turin-board-offer = { $card } par { $person } à { $price }
turin-board-contest = { $persons } veulent { $card }.
turin-board-claim = { $person } demande { $card }.
turin-board-good = { $good } (paie { $payout }) : { $holders }.
turin-board-holding = { $person } { $count }
turin-board-lead = { $person } { $count } (jeton)
turin-board-unheld = { $good } (paie { $payout })
turin-board-all-unheld = Personne n’a encore : { $goods }.
turin-board-nobody = personne n’en a
turin-board-person = { $person } : { $hand ->
        [0] aucune carte en main
        [one] 1 carte en main
       *[other] { $hand } cartes en main
    }, { $cash_id ->
        [hidden] pièces cachées
       *[other] pièces { $cash }
    }{ $locked ->
        [0] { "" }
       *[other] , plus { $locked } sur des cartes
    }{ $debt ->
        [0] { "" }
       *[other] , dette { $debt }
    }.
turin-board-cards = Face visible : { $cards }.
turin-board-goose = L’oie est chez { $person }.
turin-board-waiting = Doivent encore décider : { $persons }.
turin-board-choosing = { $person } choisit.
turin-board-discarded = Hors du jeu : { $cards }.
turin-board-hand = Votre main : { $cards }.
turin-board-own-cards = Devant vous : { $cards }.
turin-board-purse = Vous avez { $coins } Scudo{ $debt ->
        [0] { "" }
       *[other] { " " }et devrez en rendre { $debt } à la fin
    }.
turin-board-free = Libres : { $coins } Scudo.
turin-board-answer = Vous avez décidé : { $answer }.
turin-board-orders = Vos consignes : { $orders }.
turin-board-prefer = Choisir les lots dans l’ordre { $cards }
turin-board-stage =
    { $phase_id ->
        [select] Chacun propose une carte.
        [bid] Mises secrètes pour les lots.
        [goose] Qui prend ou donne l’oie ?
        [rebid] Égalité ! On mise de nouveau.
        [choose] Choisit parmi les lots.
        [list] Qui met une carte en vente ?
        [buy] Qui achète sur le marché ?
       *[over] La partie est finie.
    }
turin-board-title = Marché de Turin
