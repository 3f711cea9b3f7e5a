# Ce que tous les jeux partagent.

kernel-yes = oui
kernel-no = non
kernel-nothing = rien
kernel-list = { $first } et { $last }
typed-and = et
typed-articles = un une le la les l des du de d
typed-fillers = je j moi alors maintenant s’il vous plaît svp
typed-letters = { "" }
typed-numbers = deux 2 trois 3 quatre 4 cinq 5 six 6 sept 7 huit 8 neuf 9 dix 10
typed-undo = annuler | annule | reprendre | reprendre mon coup | undo
typed-what-now = que puis-je faire | que faire | et maintenant | mon coup | coups | mes coups

## Événements

kernel-event-skipped =
    { $seat_id ->
        [you] Délai dépassé : j’ai joué un coup par défaut pour vous.
       *[other] Délai dépassé pour { $seat } : un coup par défaut est joué.
    }
kernel-event-undone =
    { $what_id ->
        [none] { $seat } reprend un coup.
       *[other] Coup repris : { $what }
    }
kernel-event-order-acted = D’après vos consignes : { $action }.
kernel-event-order-stopped = Consigne annulée (« { $order } ») : { $why }
kernel-event-plan-acted = D’après votre plan : { $action }.
kernel-event-plan-stopped = Une partie de votre plan tombe à l’eau : { $why }
kernel-plan-did = D’après votre plan : { $said }
kernel-order-did = D’après vos consignes : { $said }
kernel-joined-same = { $said }, { $words }.
kernel-joined-last = { $said }, { $words }.
kernel-joined-other = { $said } ; { $who } { $words }.
kernel-joined-you = { $said } ; vous { $words }.
kernel-joined-rest = { $said } ; { $words }.

## Refus

kernel-refusal-unknown-game = Aucun jeu ne s’appelle « { $game } ».
kernel-refusal-unknown-version = Cette table a commencé avec des règles que je n’ai pas.
kernel-refusal-unreadable = Je n’arrive pas à lire cela.
kernel-refusal-tampered = L’historique de cette table ne tient pas debout.
kernel-refusal-unknown-seat = Cette place n’existe pas à cette table.
kernel-refusal-wrong-seats = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $seats }.
kernel-refusal-wrong-option = « { $value } » n’est pas possible pour l’option { $option }.
kernel-refusal-game-over = Cette partie est terminée.
kernel-refusal-not-asked = Ce n’est pas à vous de le faire maintenant.
kernel-refusal-stale = Le marché a bougé : c’est trop tard.
kernel-refusal-not-understood =
    { $closest_id ->
        [none] Je ne connais pas le coup « { $text } ».
       *[other] Je ne connais pas le coup « { $text } ». Vouliez-vous dire « { $closest } » ?
    }
kernel-refusal-out-of-bounds = Un nombre est trop petit ou trop grand.
kernel-refusal-nothing-to-undo = Il n’y a rien à reprendre.
kernel-refusal-revealed = Quelque chose a été révélé depuis : ce coup ne se reprend plus.
