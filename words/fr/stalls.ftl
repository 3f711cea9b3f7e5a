# Étal contre étal.

stalls = Étal contre étal
    .pitch = ce que vous laissez, un rival le prend (un jeu de notre cru)
    .idea = Un jeu de notre cru. Deux familles, deux étals : tous posent une carte en même temps et passent le reste à un rival. Ce que vous laissez, il le prend. L’étal qui a le plus de caisses d’une denrée la vend.
    .score = { $score ->
        [one] { $score } pièce
       *[other] { $score } pièces
    }

stalls-typed-words = œuf = œufs | oeuf = œufs | oeufs = œufs | poire = poires | rose = roses | pains = pain | fromages = fromage

## Options

stalls-option-days = Jours
    .about = Combien de jours de marché jouez-vous ?
stalls-option-families = Familles
    .about = À six : deux familles de trois, ou trois familles de deux ?
stalls-option-families-two = Deux familles de trois
stalls-option-families-three = Trois familles de deux

## Choses

stalls-item-bread = pain
stalls-item-cheese = fromage
stalls-item-eggs = œufs
stalls-item-honey = miel
stalls-item-pears = poires
stalls-item-roses = roses
stalls-item-bread-1 = 1 caisse de pain
    .typed = 1 pain | pain 1 | pain ×1
stalls-item-bread-2 = 2 caisses de pain
    .typed = 2 pain | pain 2 | pain ×2
stalls-item-bread-3 = 3 caisses de pain
    .typed = 3 pain | pain 3 | pain ×3
stalls-item-bread-0 = l’amateur de pain
    .typed = amateur pain | pain 0
stalls-item-cheese-1 = 1 caisse de fromage
    .typed = 1 fromage | fromage 1 | fromage ×1
stalls-item-cheese-2 = 2 caisses de fromage
    .typed = 2 fromage | fromage 2 | fromage ×2
stalls-item-cheese-3 = 3 caisses de fromage
    .typed = 3 fromage | fromage 3 | fromage ×3
stalls-item-cheese-0 = l’amateur de fromage
    .typed = amateur fromage | fromage 0
stalls-item-eggs-1 = 1 caisse d’œufs
    .typed = 1 œufs | œufs 1 | œufs ×1
stalls-item-eggs-2 = 2 caisses d’œufs
    .typed = 2 œufs | œufs 2 | œufs ×2
stalls-item-eggs-3 = 3 caisses d’œufs
    .typed = 3 œufs | œufs 3 | œufs ×3
stalls-item-eggs-0 = l’amateur d’œufs
    .typed = amateur œufs | œufs 0
stalls-item-honey-1 = 1 caisse de miel
    .typed = 1 miel | miel 1 | miel ×1
stalls-item-honey-2 = 2 caisses de miel
    .typed = 2 miel | miel 2 | miel ×2
stalls-item-honey-3 = 3 caisses de miel
    .typed = 3 miel | miel 3 | miel ×3
stalls-item-honey-0 = l’amateur de miel
    .typed = amateur miel | miel 0
stalls-item-pears-1 = 1 caisse de poires
    .typed = 1 poires | poires 1 | poires ×1
stalls-item-pears-2 = 2 caisses de poires
    .typed = 2 poires | poires 2 | poires ×2
stalls-item-pears-3 = 3 caisses de poires
    .typed = 3 poires | poires 3 | poires ×3
stalls-item-pears-0 = l’amateur de poires
    .typed = amateur poires | poires 0
stalls-item-roses-1 = 1 caisse de roses
    .typed = 1 roses | roses 1 | roses ×1
stalls-item-roses-2 = 2 caisses de roses
    .typed = 2 roses | roses 2 | roses ×2
stalls-item-roses-3 = 3 caisses de roses
    .typed = 3 roses | roses 3 | roses ×3
stalls-item-roses-0 = l’amateur de roses
    .typed = amateur roses | roses 0

## Décisions

stalls-decision-pick = Jour { $day }, carte { $card } sur { $cards } : laquelle posez-vous ? { $card ->
        [4] La dernière est écartée.
       *[other] Les autres vont à votre voisin.
    }

## Actions

stalls-action-pick = Poser { $card }
    .done = Vous avez choisi { $card }.
    .name = Poser une carte
    .card = Quelle carte ?
    .preview = { $price_id ->
        [none] paierait { $pays } pour l’instant
       *[other] { $behind_id ->
            [none] { $ahead ->
                [0] à égalité
               *[other] { $ahead } d’avance
            }
           *[other] { $behind } de retard
        }, vaut { $price }
    }
    .mark = { $price_id ->
        [none] vaut { $pays }
       *[other] { $behind_id ->
            [none] { $ahead ->
                [0] ±0
               *[other] +{ $ahead }
            }
           *[other] −{ $behind }
        }
    }
    .typed = { $card } | poser { $card } | je pose { $card } | prendre { $card }

## Événements

stalls-event-chose = Carte choisie : { $seat_id ->
        [you] vous
       *[other] { $seat }
    }.
    .again = { $seat_id ->
        [you] vous
       *[other] { $seat }
    }
stalls-event-laid = { $seat_id ->
        [you] Vous posez
       *[other] { $seat } pose
    } { $crates ->
        [0] l’amateur { ELIDE($good, "d’", "de ") }
        [1] 1 caisse { ELIDE($good, "d’", "de ") }
       *[other] { $crates } caisses { ELIDE($good, "d’", "de ") }
    }.
    .again = { $seat_id ->
        [you] vous
       *[other] { $seat }
    } { $crates ->
        [0] l’amateur { ELIDE($good, "d’", "de ") }
        [1] 1 caisse { ELIDE($good, "d’", "de ") }
       *[other] { $crates } caisses { ELIDE($good, "d’", "de ") }
    }
stalls-event-hands-passed = Toutes les mains passent à { $left ->
        [yes] gauche
       *[no] droite
    }.
    .joined = { "" }
stalls-event-day-ended = Le jour { $day } est fini.
stalls-event-stall-sold = { $seat_id ->
        [you] Votre étal
       *[other] L’étal { ELIDE($seat, "d’", "de ") }
    } { $goods_count ->
        [0] ne vend rien sans partage
       *[other] vend { $goods }
    }{ $shared_count ->
        [0] { "" }
       *[other] { $regulars ->
            [0] { " " }et partage { $shared }
           *[other] , partage { $shared }
        }
    }{ $regulars ->
        [0] { "" }
        [one] { " " }et touche 1 pièce de ses amateurs
       *[other] { " " }et touche { $regulars } pièces de ses amateurs
    } : +{ $earned }, soit { $coins } en tout.
stalls-event-day-began = Jour { $day } : nouveaux prix, nouvelles mains.

## Refus

stalls-refusal-not-in-hand = Vous n’avez pas cette carte en main : { $card }.

## La fin

stalls-end-days = Le dernier jour de marché est fini.
stalls-line-sales = Denrées vendues
stalls-line-regulars = Amateurs
stalls-line-sold = Denrées vendues sans partage

## Le plateau

stalls-board-title = Étal contre étal
stalls-board-own = Un jeu de notre cru
stalls-board-day = Jour { $day } sur { $days } · carte { $card } sur { $cards }{ $direction ->
        [left] { " " }· les mains vont à gauche
        [right] { " " }· les mains vont à droite
       *[nowhere] { "" }
    }
stalls-board-now = Tous choisissent une carte.
stalls-board-over = Le dernier jour de marché est fini.
stalls-board-good = { $good }, vaut { $price } : { $crates }
stalls-board-stall = { $seat_id ->
        [you] Votre étal
       *[other] Étal { ELIDE($seat, "d’", "de ") }
    } : { $coins ->
        [0] 0 pièce
        [one] 1 pièce
       *[other] { $coins } pièces
    }, { $sold ->
        [0] rien vendu sans partage
        [one] 1 denrée vendue sans partage
       *[other] { $sold } denrées vendues sans partage
    }
stalls-board-player = { $seat_id ->
        [you] Vous
       *[other] { $seat }
    } : { $cards }
stalls-board-nothing = encore rien
stalls-board-chosen = a choisi
stalls-board-hand = Votre main : { $cards }
stalls-board-choice = Vous posez : { $card }
stalls-board-known = { $person } a en main : { $cards }
stalls-board-yours = Votre main
stalls-board-seen = Mains que vous avez vues

## Ce qui parle pour un choix

stalls-ground-unclaimed = { $good } : personne n’en a encore
stalls-ground-overtakes = { $good } : dépasse l’étal qui en avait le plus
stalls-ground-draws-level = { $good } : le prix est partagé avec un autre étal
stalls-ground-keeps-lead = { $good } : votre avance est plus sûre
stalls-ground-behind = { $good } : un autre étal en a encore davantage
stalls-ground-regular-pays = { $good } : payé même si un autre étal en a davantage
stalls-ground-regular-waits = { $good } : ne paie que si vous en posez plus tard aujourd’hui
stalls-ground-denies = sinon, la carte va à { $seat }, qui pourrait en tirer { $coins }
