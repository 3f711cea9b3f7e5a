# Marché de Turin

turin = Marché de Turin
    .pitch = misez en secret, revendez cher, dominez neuf marchandises
    .idea = Misez en secret pour choisir les marchandises, revendez-les en posant dessus vos propres Scudo comme prix, et touchez la prime de majorité de chacune des neuf marchandises.
    .score = { $score } Scudo

turin-typed-words = scudi = Scudo | scudos = Scudo | pièces = Scudo | pièce = Scudo | de plus = en plus

## Options

turin-option-payout_version = Paiements
    .about = Ce que la banque verse à la fin pour la majorité de chaque marchandise.
turin-option-payout_version-classic = Classique : les marchandises courantes paient plus
turin-option-payout_version-red = Rouge : les marchandises rares paient plus
turin-option-money_visibility = Argent
    .about = Voit-on combien de Scudo ont les autres ?
turin-option-money_visibility-open = Visible : tout le monde voit tout
turin-option-money_visibility-hidden = Caché : chacun ne connaît que le sien
turin-option-series_length = Parties de suite
    .about = Une partie, ou trois parties dont on additionne les scores.
turin-option-goose = Oie de troc
    .about = L’oie de troc, dans l’un de ses deux usages.
turin-option-goose-off = Sans oie
turin-option-goose-yield_tie = On la prend pour perdre une égalité, on la donne pour en gagner une
turin-option-goose-underdog = Elle renforce les mises du joueur qui a le moins de majorités
turin-option-tie_share_rounding = Paiements partagés
    .about = L’arrondi quand plusieurs joueurs se partagent la majorité.
turin-option-tie_share_rounding-down = Arrondi à l’inférieur
turin-option-tie_share_rounding-up = Arrondi au supérieur
turin-option-final_sales = Après la dernière enchère
    .about = Ce qu’on peut encore vendre et acheter après la dernière enchère.
turin-option-final_sales-full = Vendre et acheter
turin-option-final_sales-buy_only = Acheter seulement
turin-option-final_sales-none = Rien
turin-option-listing_limit = Cartes en vente
    .about = Combien de cartes un joueur peut avoir en vente.
turin-option-listing_limit-one_new_per_round = Une nouvelle carte par tour
turin-option-listing_limit-one_at_a_time = Une carte à la fois
turin-option-purchase_mode = Achats
    .about = En secret à moments fixes, ou à tout moment autour d’une même table.
turin-option-purchase_mode-windowed = En secret, à moments fixes
turin-option-purchase_mode-live = À tout moment

## Décisions

turin-decision-place = Tour { $round } sur { $rounds } : quelle carte mettez-vous aux enchères ?
turin-decision-bid = Tour { $round } sur { $rounds } : combien misez-vous pour choisir parmi les { $lots } cartes ?
turin-decision-goose =
    { $owned_id ->
        [yes] Égalité, et l’oie est à vous. La donnez-vous pour l’emporter ?
       *[no] Égalité ! Prenez-vous l’oie, quitte à passer en dernier ?
    }
turin-decision-extra = Égalité à { $bid } Scudo pour les places { $first } { $count ->
        [2] et
       *[other] à
    } { $last }. Combien ajoutez-vous ?
turin-decision-take =
    { $count ->
        [one] Laquelle des { $lots } cartes prenez-vous ?
       *[other] Prenez { $count } des { $lots } cartes : lesquelles ?
    }
turin-decision-list =
    { $listings ->
        [0] Mettez-vous une carte en vente ?
        [one] Mettez-vous une carte en vente ? Il y en a 1 sur le marché.
       *[other] Mettez-vous une carte en vente ? Il y en a { $listings } sur le marché.
    }
turin-decision-buy =
    { $listings ->
        [0] Achetez-vous autre chose ? Rien n’est en vente pour l’instant.
        [one] Achetez-vous ? Il y a 1 carte en vente.
       *[other] Achetez-vous ? Il y a { $listings } cartes en vente.
    }
turin-decision-sell = Plusieurs joueurs veulent votre { $card } à { $price } Scudo. À qui la vendez-vous ?
turin-decision-answer = { $seat } veut { $card } à { $price } Scudo. La voulez-vous aussi ?
turin-decision-claim = Vous pouvez acheter une carte en vente.
turin-decision-loan = Vous pouvez emprunter : 10 Scudo tout de suite, 15 à rendre à la fin. Tout le monde le voit.
turin-decision-orders = Vous pouvez laisser des consignes. Personne d’autre ne les voit.

## Actions

turin-action-place = Mettre { $card } aux enchères
    .done = Vous avez mis { $card } aux enchères.
    .name = Mettre une carte aux enchères
    .card = Quelle carte ?
    .preview = { $three } ×3, { $two } ×2, { $one } ×1
    .typed = mettre { $card } | { $card } | carte { $card } | mettre la carte { $card } | mettre la carte { $card } aux enchères
turin-action-bid =
    { $coins ->
        [0] Ne rien miser
       *[other] Miser { $coins } Scudo
    }
    .done =
        { $coins ->
            [0] Vous n’avez rien misé.
           *[other] Vous avez misé { $coins } Scudo.
        }
    .name = Miser
    .coins = Combien misez-vous ?
    .preview = { $win ->
        [0] vous ne payez rien
       *[other] vous payez { $win } si vous gagnez des cartes, { $lose } sinon
    }
    .typed = miser { $coins } | { $coins } | { $coins } Scudo
turin-action-plan = Miser avec des consignes : { $coins } Scudo{ $extra ->
        [one] , ajouter { $extra } en cas d’égalité
        [other] , ajouter { $extra } en cas d’égalité
       *[none] { "" }
    }{ $buy_count ->
        [0] { "" }
       *[other] , acheter { $buy }
    }{ $prefer_count ->
        [0] { "" }
       *[other] , choisir d’abord { $prefer }
    }
    .done = Vous avez misé { $coins } Scudo{ $extra ->
            [one] , et { $extra } de plus en cas d’égalité
            [other] , et { $extra } de plus en cas d’égalité
           *[none] { "" }
        }{ $buy_count ->
            [0] { "" }
           *[other] { "" } ; à acheter : { $buy }
        }{ $prefer_count ->
            [0] { "" }
           *[other] { "" } ; à choisir d’abord : { $prefer }
        }.
    .name = Miser et laisser des consignes
    .coins = Combien misez-vous ?
    .extra = Combien ajouter en cas d’égalité ?
    .buy = Quelles cartes en vente achetez-vous ?
    .prefer = Vos cartes préférées, la meilleure d’abord
    .preview = vous payez { $win } si vous gagnez des cartes, { $lose } sinon, plus { $spent } d’achats
turin-action-goose =
    { $answer_id ->
        [take] Prendre l’oie
        [leave] Laisser l’oie
        [give] Donner l’oie à { $to }
       *[keep] Garder l’oie
    }
    .done =
        { $answer_id ->
            [take] Vous avez demandé l’oie.
            [leave] Vous avez laissé l’oie.
            [give] Vous avez donné l’oie à { $to }.
           *[keep] Vous avez gardé l’oie.
        }
    .name = L’oie
    .answer = Que faites-vous de l’oie ?
    .to = Qui reçoit l’oie ?
turin-action-extra =
    { $coins ->
        [0] Ne rien ajouter
       *[other] Ajouter { $coins } Scudo
    }
    .done =
        { $coins ->
            [0] Vous n’avez rien ajouté.
           *[other] Vous avez ajouté { $coins } Scudo.
        }
    .name = Ajouter à la mise
    .coins = Combien ajoutez-vous ?
    .preview = vous payez { $win } si vous gagnez des cartes, { $lose } sinon
    .typed = ajouter { $coins } | { $coins } | { $coins } Scudo | +{ $coins } | { $coins } en plus | { $coins } Scudo en plus | monter de { $coins } | monter de { $coins } Scudo
turin-action-take = Prendre { $cards }
    .done = Vous avez pris { $cards }.
    .name = Prendre des cartes
    .cards = Quelles cartes ?
    .mark =
        { $loss_id ->
            [none] +{ $gain }
           *[other] −{ $loss }
        }
    .preview =
        { $loss_id ->
            [none] +{ $gain }
           *[other] −{ $loss }
        } si la partie s’arrêtait là
    .typed = prendre { $cards } | { $cards }
turin-action-pass = Ne rien vendre ni acheter
    .done = Vous n’avez rien vendu ni acheté.
    .name = Passer
    .typed = passer | ne rien vendre | ne rien acheter | rien | aucune | aucun | ni l’un ni l’autre
turin-action-list = Mettre { $card } en vente à { $price } Scudo{ $withdraw_count ->
        [0] { "" }
       *[other] , retirer { $withdraw }
    }{ $buy_count ->
        [0] { "" }
       *[other] , acheter { $buy }
    }
    .done = Vous avez mis { $card } en vente à { $price } Scudo{ $withdraw_count ->
            [0] { "" }
           *[other] , retiré { $withdraw }
        }{ $buy_count ->
            [0] { "" }
           *[other] , demandé à acheter { $buy }
        }.
    .name = Mettre une carte en vente
    .card = Quelle carte mettez-vous en vente ?
    .price = À quel prix ?
    .withdraw = Quelles cartes retirez-vous de la vente ?
    .buy = Quelles cartes en vente achetez-vous ?
    .preview = { $locked } de vos Scudo restent sur la carte
    .typed = vendre { $card } à { $price } | vendre { $card } { $price } | vendre { $card } pour { $price } | { $card } à { $price } | { $card } à { $price } Scudo | { $card } pour { $price } | { $card } pour { $price } Scudo | vendre { $card } à { $price } Scudo | vendre { $card } pour { $price } Scudo | mettre { $card } en vente à { $price }
turin-action-withdraw = Retirer { $withdraw }{ $buy_count ->
        [0] { "" }
       *[other] , acheter { $buy }
    }
    .done = Vous avez retiré { $withdraw }{ $buy_count ->
            [0] { "" }
           *[other] { " " }et demandé à acheter { $buy }
        }.
    .name = Retirer de la vente
    .withdraw = Quelles cartes retirez-vous de la vente ?
    .buy = Quelles cartes en vente achetez-vous ?
turin-action-buy = Acheter { $buy }
    .done = Vous avez demandé à acheter { $buy }.
    .name = Acheter
    .buy = Quelles cartes achetez-vous ?
    .mark =
        −{ $cost } { $loss_id ->
            [none] +{ $gain }
           *[other] −{ $loss }
        }
    .preview =
        coûte { $cost } ; { $loss_id ->
            [none] +{ $gain }
           *[other] −{ $loss }
        } si la partie s’arrêtait là
    .typed = acheter { $buy } | prendre { $buy }
turin-action-done = Ne plus rien acheter
    .done = Vous avez fini vos achats.
    .name = J’ai fini
    .typed = fini | j’ai fini
turin-action-sell = Vendre { $card } à { $buyer }
    .done = Vous avez vendu { $card } à { $buyer }.
    .name = Vendre
    .card = Quelle carte ?
    .buyer = À qui ?
turin-action-claim = Acheter { $card }
    .done = Vous avez demandé à acheter { $card }.
    .name = Acheter une carte
    .card = Quelle carte ?
    .mark =
        −{ $cost } { $loss_id ->
            [none] +{ $gain }
           *[other] −{ $loss }
        }
    .preview =
        { $three } ×3, { $two } ×2, { $one } ×1, coûte { $cost } ; { $loss_id ->
            [none] +{ $gain }
           *[other] −{ $loss }
        } si la partie s’arrêtait là
turin-action-decline = Laisser { $card } aux autres
    .done = Vous avez laissé { $card } aux autres.
    .name = Laisser aux autres
    .card = Quelle carte ?
turin-action-loan = Contracter votre emprunt
    .done = Emprunt contracté : +10 Scudo.
    .name = Emprunter
    .preview = +{ $gain } tout de suite, −{ $debt } à la fin
    .typed = emprunter | prendre un emprunt | prendre l’emprunt | prendre mon emprunt | faire un emprunt | emprunt | prendre un prêt | prêt
turin-action-want = Acheter { $what_id ->
        [garlic] une carte à 3 têtes d’ail
        [onion] une carte à 3 oignons
        [carrot] une carte à 3 carottes
        [tomato] une carte à 3 tomates
        [grape] une carte à 3 grappes de raisin
        [olive] une carte à 3 olives
        [pepper] une carte à 3 piments
        [chestnut] une carte à 3 châtaignes
        [mushroom] une carte à 3 champignons
       *[other] { $what }
    } jusqu’à { $price } Scudo
    .done = Consigne enregistrée : acheter { $what_id ->
        [garlic] une carte à 3 têtes d’ail
        [onion] une carte à 3 oignons
        [carrot] une carte à 3 carottes
        [tomato] une carte à 3 tomates
        [grape] une carte à 3 grappes de raisin
        [olive] une carte à 3 olives
        [pepper] une carte à 3 piments
        [chestnut] une carte à 3 châtaignes
        [mushroom] une carte à 3 champignons
       *[other] { $what }
    } jusqu’à { $price } Scudo.
    .name = Ordre d’achat
    .what = Quelle carte, ou trois de quoi ?
    .price = Jusqu’à quel prix ?
turin-action-favour = Si plusieurs veulent une de vos cartes, vendre d’abord à { $buyers }
    .done = Consigne enregistrée : si plusieurs veulent une de vos cartes, vendre d’abord à { $buyers }.
    .name = Acheteurs préférés
    .buyers = Qui passe d’abord, dans l’ordre ?
turin-action-habit = { $habit }
    .done = { $habit_id ->
        [never-sell] Je ne vous demanderai plus si vous vendez.
        [may-sell] Je vous demanderai de nouveau si vous vendez.
        [no-purchase] Je ne vous demanderai pas si vous achetez ce tour-ci.
       *[may-buy] Je vous demanderai de nouveau si vous achetez.
    }
    .name = Moins de questions
    .habit = Quelles questions ?
turin-action-next = Mettre { $card } aux enchères au prochain tour
    .done = Consigne enregistrée : mettre { $card } aux enchères au prochain tour.
    .name = Carte du prochain tour
    .card = Quelle carte ?
turin-action-cancel = Retirer la consigne : { $order }
    .done = Consigne retirée : { $order }.
    .name = Retirer une consigne
    .order = Laquelle ?
turin-action-ahead = Rien de prévu : je vous demanderai à chaque fois.
    .name = Prévoir le tour
    .bid = Votre mise
    .bid-none = me demander, sauf si j’ai déjà misé
    .bid-said = Miser { $bid } Scudo.
    .extra = En cas d’égalité, ajouter jusqu’à
    .extra-said = Ajouter jusqu’à { $extra } Scudo en cas d’égalité.
    .first = Premier choix
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
    .price-said = Votre prix : { $price } Scudo.
    .goods = Acheter les cartes à 3 unités
    .goods-said = Acheter les cartes à 3 unités : { $goods }.
    .limit = Payer au plus (0 = ne rien acheter)
    .limit-said =
        { $limit ->
            [0] Ne rien acheter.
           *[other] Payer au plus { $limit } Scudo par carte.
        }
    .card = Mettre ensuite aux enchères
    .card-said = Mettre ensuite { $card } aux enchères.

## Événements

turin-event-new-game = La partie { $game } commence.{ $centre_count ->
        [0] { "" }
       *[other] { " " }Au centre : { $centre }.
    }
turin-event-dealt = Votre main : { $cards }.
turin-event-answered = Décision prise : { $seat_id ->
        [you] vous
       *[other] { $seat }
    }.
    .again = { $seat_id ->
        [you] vous
       *[other] { $seat }
    }
turin-event-lots = Tour { $round }. Aux enchères : { $cards }.
turin-event-contested = { $seats_id ->
    [with-you] Vous{ $seats_others } voulez
   *[other] { $seats } veulent
 } { $card }. { $seller_id ->
    [you] À vous de choisir l’acheteur.
   *[other] { $seller } choisit l’acheteur.
 }
turin-event-sold = { $buyer_id ->
        [you] Vous achetez { $card } à { $seller }
       *[other] { $buyer } { $seller_id ->
            [you] vous achète { $card }
           *[other] achète { $card } à { $seller }
        }
    } pour { $price } Scudo.
turin-event-bid = { $seat_id ->
        [you] Vous { $coins ->
            [0] ne misez rien
           *[other] misez { $coins } Scudo
        }
       *[other] { $seat } { $coins ->
            [0] ne mise rien
           *[other] mise { $coins } Scudo
        }
    }{ $bonus ->
        [yes] { " " }(+1 grâce à l’oie).
       *[no] .
    }
    .again = { $seat_id ->
        [you] vous
       *[other] { $seat }
    } { $coins ->
        [0] rien
       *[other] { $coins }
    }{ $bonus ->
        [yes] { " " }(+1 grâce à l’oie)
       *[no] { "" }
    }
turin-event-tied = Égalité pour les places { $first } { $seats_count ->
        [2] et
       *[other] à
    } { $last } : { $seats_id ->
    [with-you] vous{ $seats_others }
   *[other] { $seats }
 }. On mise à nouveau.
turin-event-goose = { $answer_id ->
        [take] { $seat_id ->
        [you] Vous voulez
       *[other] { $seat } veut
    } l’oie.
        [leave] { $seat_id ->
        [you] Vous ne voulez
       *[other] { $seat } ne veut
    } pas de l’oie.
        [give] { $seat_id ->
        [you] Vous donnez l’oie et gagnez
       *[other] { $seat } donne l’oie et gagne
    } l’égalité.
       *[keep] { $seat_id ->
        [you] Vous gardez
       *[other] { $seat } garde
    } l’oie.
    }
turin-event-goose-moved = { $owned ->
        [yes] L’oie passe { $owner_id ->
        [you] chez vous
       *[other] chez { $owner }
    }.
       *[no] L’oie n’est plus à personne.
    }
turin-event-extra = { $seat_id ->
        [you] Vous { $coins ->
            [0] n’ajoutez rien
           *[other] ajoutez { $coins } Scudo
        }
       *[other] { $seat } { $coins ->
            [0] n’ajoute rien
           *[other] ajoute { $coins } Scudo
        }
    }.
    .again = { $seat_id ->
        [you] vous
       *[other] { $seat }
    } { $coins ->
        [0] rien
       *[other] { $coins }
    }
turin-event-lot = Toujours à égalité. Ordre tiré au sort : { $seats }.
turin-event-void =
    { $again ->
        [yes] { $count ->
            [one] { $seats } n’a rien ajouté
           *[other] { $seats } n’ont rien ajouté
        }
       *[no] { $count ->
            [one] { $seats } n’a rien misé
           *[other] { $seats } n’ont rien misé
        }
    } : { $count ->
        [one] la place { $first } reste vide.
        [2] les places { $first } et { $last } restent vides.
       *[other] les places { $first } à { $last } restent vides.
    }
turin-event-paid = { $prize ->
        [0] { $seat_id ->
            [you] Vous repartez
           *[other] { $seat } repart
        } sans carte
        [one] { $seat_id ->
            [you] Vous gagnez
           *[other] { $seat } gagne
        } une carte
       *[other] { $seat_id ->
            [you] Vous gagnez
           *[other] { $seat } gagne
        } { $prize } cartes
    }{ $coins ->
        [0] { "" }
       *[other] { " " }(−{ $coins } Scudo)
    }.
    .joined = { $prize ->
        [0] { $seat_id ->
            [you] repartez
           *[other] repart
        } sans carte
        [one] { $seat_id ->
            [you] gagnez
           *[other] gagne
        } une carte
       *[other] { $seat_id ->
            [you] gagnez
           *[other] gagne
        } { $prize } cartes
    }{ $coins ->
        [0] { "" }
       *[other] { " " }(−{ $coins } Scudo)
    }
turin-event-took = { $seat_id ->
        [you] Vous prenez
       *[other] { $seat } prend
    } { $cards }.
    .joined = { $seat_id ->
        [you] prenez
       *[other] prend
    } { $cards }
turin-event-discarded = Personne ne gagne { $cards } : { $cards_count ->
        [one] la carte quitte
       *[other] les cartes quittent
    } la partie.
turin-event-closed =
    { $phase_id ->
        [list] Chacun a décidé quoi vendre.
       *[buy] Chacun a décidé quoi acheter.
    }
turin-event-withdrawn = { $seat_id ->
        [you] Vous retirez { $card } et reprenez
       *[other] { $seat } retire { $card } et reprend
    } { $price } Scudo.
turin-event-listed = { $seat_id ->
        [you] Vous mettez
       *[other] { $seat } met
    } { $card } en vente à { $price } Scudo.
turin-event-claimed = { $seat_id ->
        [you] Vous voulez
       *[other] { $seat } veut
    } { $card } à { $price } Scudo. Quelqu’un d’autre ?
turin-event-loan = { $forced ->
        [yes] { $seat_id ->
        [you] Vous n’avez plus un Scudo et devez
       *[other] { $seat } n’a plus un Scudo et doit
    } emprunter.
       *[no] { $seat_id ->
        [you] Vous empruntez
       *[other] { $seat } emprunte
    } 10 Scudo.
    }
turin-event-order-kept = Consigne enregistrée : { $order }.
turin-event-token = { $owned ->
        [yes] { $owner_id ->
        [you] Vous prenez
       *[other] { $owner } prend
    } la majorité : { $good }.
       *[no] Plus personne n’a la majorité : { $good }.
    }
    .again = { $owned ->
        [yes] { $owner_id ->
        [you] vous
       *[other] { $owner }
    }
       *[no] plus personne
    } : { $good }
    .more = { $good }
turin-event-returned = { $card } reste invendue : { $seat_id ->
        [you] vous reprenez
       *[other] { $seat } reprend
    } { $price } Scudo.
    .again = { $card } : { $seat_id ->
        [you] vous
       *[other] { $seat }
    } { $price }
turin-event-last-card = { $seat_id ->
        [you] Votre dernière carte :
       *[other] { $seat } retourne sa dernière carte :
    } { $card }.
    .again = { $seat_id ->
        [you] la vôtre
       *[other] celle { ELIDE($seat, "d’", "de ") }
    } : { $card }
turin-event-good =
    { $leader_count ->
        [one] { $good } : { $leaders_id ->
            [you] vous recevez
           *[other] { $leaders } reçoit
        } { $share } Scudo
       *[other] { $good } : { $leaders_id ->
            [with-you] vous{ $leaders_others } recevez
           *[other] { $leaders } reçoivent
        } { $share } Scudo chacun
    }{ $payer_count ->
        [0] .
        [one] { $leader_count ->
            [one] , dont 1 versé par { $payers_id ->
                [you] vous.
               *[other] { $payers }.
            }
           *[other] { " " }({ $payers_id ->
                [you] vous versez
               *[other] { $payers } verse
            } 1 Scudo).
        }
       *[other] { $leader_count ->
            [one] , dont { $payer_count } versés par { $payers_id ->
                [with-you] vous{ $payers_others }.
               *[other] { $payers }.
            }
           *[other] { " " }({ $payers_id ->
                [with-you] vous{ $payers_others } versez
               *[other] { $payers } versent
            } 1 Scudo chacun).
        }
    }
turin-event-bank-paid = { $good } : la banque paie 1 Scudo pour { $seat_id ->
        [you] vous : votre dette monte
       *[other] { $seat }, dont la dette monte
    } à { $debt }.
turin-event-repaid = { $seat_id ->
        [you] Vous remboursez
       *[other] { $seat } rembourse
    } { $debt } Scudo.
    .again = { $seat_id ->
        [you] vous
       *[other] { $seat }
    } { $debt }
turin-event-scored = { $seat_id ->
        [you] Vous finissez
       *[other] { $seat } finit
    } avec { $score } Scudo.

## Refus

turin-refusal-not-in-hand = { $card } n’est pas dans votre main.
turin-refusal-below-least = { $coins }, c’est trop peu : { $least } au moins.
turin-refusal-above-most = { $coins }, c’est trop : { $most } au plus.
turin-refusal-over-cash = Il faut { $coins } Scudo, et vous pouvez en dépenser { $free }.
turin-refusal-loan-first = Il faut { $coins } Scudo, et vous pouvez en dépenser { $free }. Vous pouvez d’abord emprunter : { $loan } Scudo tout de suite, { $debt } à rendre à la fin.
turin-refusal-twice = Nommez chaque carte une seule fois.
turin-refusal-not-a-lot = { $card } n’est pas aux enchères.
turin-refusal-wrong-number = Vous avez nommé { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, mais vous en prenez { $needed }.
turin-refusal-not-listed = { $card } n’est pas en vente.
turin-refusal-own-listing = { $card } est à vous.
turin-refusal-not-own-listing = { $card } n’est pas une de vos cartes en vente.
turin-refusal-not-your-card = { $card } n’est pas une de vos cartes visibles.
turin-refusal-just-bought = Vous venez d’acheter { $card } : vous pourrez la vendre dès le prochain tour.
turin-refusal-one-at-a-time = Une seule carte en vente à la fois : retirez { $card } du même coup.
turin-refusal-no-card-to-offer = Vous n’avez pas encore de carte visible.
turin-refusal-no-free-coins = Il ne vous reste aucun Scudo à poser sur une carte pour en fixer le prix.
turin-refusal-nothing-offered = Vous n’avez aucune carte en vente à retirer maintenant.
turin-refusal-nothing-on-sale = Personne d’autre n’a de carte en vente.
turin-refusal-all-too-dear = La carte en vente la moins chère coûte { $price } Scudo, et vous pouvez en dépenser { $free }.
turin-refusal-no-orders-here = À cette table, on achète les cartes dès qu’elles sont en vente.
turin-refusal-not-interested = { $seat } ne veut pas acheter { $card }.
turin-refusal-no-goose-answer = L’oie ne le permet pas maintenant.
turin-refusal-already-claimed = Vous voulez déjà { $card }.
turin-refusal-no-claim = Personne ne veut { $card } en ce moment.
turin-refusal-unknown-target = Aucune carte ni marchandise ne s’appelle { $what }.
turin-refusal-too-many-wants = Vous pouvez laisser { $most } ordres d’achat au plus.
turin-refusal-not-a-buyer = Nommez d’autres joueurs de cette table.
turin-refusal-no-such-order = Vous n’avez pas de consigne « { $order } ».
turin-refusal-nothing-to-change = C’est déjà le cas.
turin-refusal-no-next-card = Vous ne pouvez pas choisir maintenant la carte du prochain tour.
turin-refusal-goes-up-now = { $card } est aux enchères ce tour-ci.
turin-refusal-no-bids-now = Vous pourrez prévoir une mise quand les cartes seront sur la table.

## Scores

turin-line-cash = Scudo après la dernière vente
turin-line-leads = Reçu pour les majorités
turin-line-fines = Versé aux majoritaires
turin-line-forced-loan = Emprunt forcé
turin-line-debt = Emprunt remboursé
turin-line-game-1 = Première partie
turin-line-game-2 = Deuxième partie
turin-line-game-3 = Troisième partie
turin-end-scored = Les enchères sont finies et toutes les marchandises payées.
turin-end-series = Les trois parties sont comptées.

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
turin-item-favour = vos acheteurs préférés
turin-item-next = votre carte du prochain tour
turin-item-never-sell = Ne jamais me proposer de vendre
turin-item-may-sell = Me proposer à nouveau de vendre
turin-item-no-purchase = Ne pas me proposer d’acheter ce tour-ci
turin-item-may-buy = Me proposer à nouveau d’acheter
turin-item-not-now = rien ce tour-ci
turin-item-never = plus jamais rien
turin-item-take = la prendre
turin-item-leave = la laisser
turin-item-give = la donner
turin-item-keep = la garder

## Le plateau en texte

turin-board-head = Tour { $round } sur { $rounds }.
turin-board-game = Partie { $game } sur { $games }.
turin-board-score = Partie { $game } : { $scores }
turin-board-lots = Aux enchères : { $cards }.
turin-board-prizes = Cartes par place, la meilleure mise d’abord : { $prizes }.
turin-board-bids = Dernières mises : { $bids }.
turin-board-tied = Misent à nouveau : { $seats }.
turin-board-sale = En vente : { $offers }.
turin-board-offer = { $card } par { $seat_id ->
        [you] vous
       *[other] { $seat }
    } à { $price }
turin-board-contest = Plusieurs veulent { $card } : { $persons }.
turin-board-claim =
    { $seat_id ->
        [you] Vous voulez { $card }.
       *[other] { $seat } veut { $card }.
    }
turin-board-good = { $good } (paie { $payout }) : { $holders }.
turin-board-holding = { $person } { $count }
turin-board-lead = { $person } { $count } (majorité)
turin-board-unheld = { $good } (paie { $payout })
turin-board-all-unheld = Encore à personne : { $goods }.
turin-board-nobody = personne
turin-board-person = { $seat_id ->
        [you] Vous
       *[other] { $seat }
    } : { $hand ->
        [0] aucune carte en main
        [one] { $hand } carte en main
       *[other] { $hand } cartes en main
    }, { $cash_id ->
        [hidden] Scudo cachés
       *[other] { $cash } Scudo
    }{ $locked ->
        [0] { "" }
       *[other] , plus { $locked } sur des cartes
    }{ $debt ->
        [0] { "" }
       *[other] , doit { $debt }
    }.
turin-board-cards = Cartes gagnées : { $cards }.
turin-board-goose = L’oie est chez { $seat_id ->
        [you] vous
       *[other] { $seat }
    }.
turin-board-waiting = Réfléchissent encore : { $persons }.
turin-board-choosing =
    { $seat_id ->
        [you] Vous choisissez.
       *[other] { $seat } choisit.
    }
turin-board-discarded = Hors du jeu : { $cards }.
turin-board-hand = Votre main : { $cards }.
turin-board-own-cards = Devant vous : { $cards }.
turin-board-purse = Vous avez { $coins } Scudo{ $debt ->
        [0] { "" }
       *[other] { " " }et devrez en rendre { $debt } à la fin
    }.
turin-board-free = À dépenser : { $coins } Scudo.
turin-board-answer = Votre réponse : { $answer }.
turin-board-orders = Vos consignes : { $orders }.
turin-board-prefer = Choisir d’abord { $cards }
turin-board-stage =
    { $phase_id ->
        [select] Chacun met une carte aux enchères.
        [bid] Mises secrètes pour choisir en premier.
        [goose] Qui prend ou donne l’oie ?
        [rebid] Égalité : on mise à nouveau.
        [choose] On choisit les cartes.
        [list] Qui met une carte en vente ?
        [buy] Qui achète une carte ?
       *[over] La partie est terminée.
    }
turin-board-title = Marché de Turin

## Ce qui parle pour un choix

turin-ground-best-lot = la meilleure carte ici : { $card }, environ { $coins } Scudo pour vous
turin-ground-even-share = { $rounds ->
        [one] dernier tour : il vous reste { $coins } Scudo
       *[other] réparti sur { $rounds } tours, votre argent fait { $coins } Scudo par tour
    }
turin-ground-leaves = { $rounds ->
        [one] si vous gagnez des cartes, il vous reste { $coins } Scudo pour le dernier tour
       *[other] si vous gagnez des cartes, il vous reste { $coins } Scudo pour les { $rounds } autres tours
    }
turin-ground-richer = { $count ->
        [one] un adversaire a plus de Scudo que cela
       *[other] { $count } adversaires ont plus de Scudo que cela
    }
turin-ground-richest = à moins d’emprunter, aucun adversaire n’a plus de Scudo que cela
turin-ground-worth = vaut environ { $coins } Scudo pour vous à la fin
turin-ground-lead = la majorité est à vous : { $good }
turin-ground-shared-lead = vous partagez la majorité : { $good }
turin-ground-takes-lead = vous prenez la majorité à { $seat } : { $good }
turin-ground-if-won = vaut environ { $coins } Scudo pour vous si vous la remportez
turin-ground-least-missed = la carte de votre main qui vous manquera le moins
turin-ground-helps = { $seat } collectionne { $good } et pourrait y prendre la majorité
turin-ground-nobody-adds = si un autre ex æquo n’ajoute rien non plus, ces cartes sont perdues
turin-ground-broke = il ne vous reste presque plus de Scudo pour les autres tours
turin-ground-buyer = c’est à { $seat } qu’elle servira le plus : environ { $coins } Scudo
turin-ground-no-buyer = aucune de vos cartes ne vaut plus pour les autres que pour vous
turin-ground-little-gain = une vente ne vous rapporterait presque rien
turin-ground-needed = mais { $card } servirait à { $seat } : environ { $coins } Scudo
turin-ground-no-trade = rien de ce qui est en vente ne vaut pour vous beaucoup plus que son prix
turin-ground-bargain = mais { $card } vaut pour vous environ { $coins } Scudo de plus que son prix
