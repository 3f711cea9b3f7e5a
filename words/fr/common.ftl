# Ce que tous les jeux partagent.

kernel-yes = oui
kernel-no = non
kernel-nothing = rien
kernel-list = { $first } et { $last }
typed-and = et
typed-articles = un une le la les l des du de d
typed-undo = annuler | annule | annuler mon coup | annule mon coup | reprendre | reprendre mon coup | reprends | je reprends | je reprends mon coup | undo
typed-what-now = que puis-je faire | qu’est-ce que je peux faire | que faire | quoi faire | je fais quoi | que dois-je faire | qu’est-ce que je dois faire | et maintenant | à qui de jouer | c’est à qui | jouer | mon coup | coups | mes coups

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
kernel-event-order-acted = Selon vos consignes : { $action }.
kernel-event-order-stopped = Consigne annulée (« { $order } ») : { $why }
kernel-event-plan-acted = Selon votre plan : { $action }.
kernel-event-plan-stopped = Une partie de votre plan tombe à l’eau : { $why }
kernel-plan-did = Selon votre plan : { SMALL($said, "Vous") }
kernel-order-did = Selon vos consignes : { SMALL($said, "Vous") }
kernel-joined-same = { $said }, { $words }.
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
kernel-refusal-not-asked = Ce n’est pas le moment de jouer ce coup.
kernel-refusal-stale = Le marché a bougé : c’est trop tard.
kernel-refusal-not-understood =
    { $closest_id ->
        [none] Je ne connais pas le coup « { $text } ».
       *[other] Je ne connais pas le coup « { $text } ». Vouliez-vous dire « { $closest } » ?
    }
kernel-refusal-out-of-bounds = Un nombre est trop petit ou trop grand.
kernel-refusal-nothing-to-undo = Il n’y a rien à reprendre.
kernel-refusal-revealed = Quelque chose a été révélé depuis : ce coup ne se reprend plus.
