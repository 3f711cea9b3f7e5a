# Ce que tous les jeux partagent.

kernel-yes = oui
kernel-no = non
kernel-nothing = rien
kernel-list = { $first } et { $last }

## Événements

kernel-event-skipped = Temps écoulé pour { $seat } : un coup simple a été joué.
kernel-event-undone = Un coup a été repris, avec tout ce qui a suivi.
kernel-event-order-acted = Votre ordre permanent « { $order } » a été exécuté : { $action }.
kernel-event-order-stopped = Votre ordre permanent « { $order } » n’a pas pu être exécuté ; il est effacé : { $why }
kernel-event-plan-acted = Selon votre plan : { $action }
kernel-event-plan-stopped = Une partie de votre plan tombe : { $why }
kernel-joined-same = { $said }, { $words }.
kernel-joined-other = { $said } ; { $who } { $words }.
kernel-joined-rest = { $said } ; { $words }.

## Refus

kernel-refusal-unknown-game = Aucun jeu ne s’appelle « { $game } ».
kernel-refusal-unknown-version = Cette table a commencé avec des règles qui ne sont pas disponibles ici.
kernel-refusal-unreadable = Ce message est illisible.
kernel-refusal-tampered = L’historique de cette table est incohérent.
kernel-refusal-unknown-seat = Cette place n’existe pas à cette table.
kernel-refusal-wrong-seats = Ce jeu se joue de { $least } à { $most } joueurs ; à { $seats }, ce n’est pas possible.
kernel-refusal-wrong-option = « { $value } » n’est pas possible pour l’option { $option }.
kernel-refusal-game-over = Cette partie est terminée.
kernel-refusal-not-asked = Ce n’est pas à vous de faire cela maintenant.
kernel-refusal-stale = Le marché a bougé : cette question n’est plus ouverte.
kernel-refusal-not-understood =
    { $closest_id ->
        [none] « { $text } » n’est pas un coup possible pour vous maintenant.
       *[other] « { $text } » n’est pas un coup possible pour vous maintenant. Vouliez-vous dire « { $closest } » ?
    }
kernel-refusal-out-of-bounds = Un nombre est trop petit ou trop grand ici.
kernel-refusal-nothing-to-undo = Il n’y a rien à reprendre.
kernel-refusal-revealed = Quelque chose a été révélé depuis : on ne peut plus revenir en arrière.
