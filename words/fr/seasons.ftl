# Saisons.

screen-season-number = Saison { $number }
screen-season = ## { $name } : { $game }
screen-season-all = tous les jeux
screen-season-runs = -# Jusqu’au { $ends }
screen-season-was = -# { $begins } – { $ends }
screen-season-line = **{ $rank }.** { $name } · { $points ->
    [one] **{ $points }** point
   *[other] **{ $points }** points
 } · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }, { $won ->
    [0] aucune victoire
    [one] { $won } victoire
   *[other] { $won } victoires
 }
screen-season-own = Vous : { $rank } sur { $people }, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
screen-season-points = -# Une partie terminée contre d’autres personnes rapporte 1 point, et 1 de plus par personne classée derrière vous. Quitter la table n’en rapporte aucun.
screen-season-nobody = Personne n’a de points.
screen-season-which = Une autre saison
screen-season-begins =
    ## { $name } : c’est parti
    À partir de maintenant et jusqu’au { $ends }, toutes les parties de ce serveur comptent. Tout le monde repart de zéro ; le classement, lui, continue.
screen-season-ends = ## { $name } : c’est fini
screen-season-winner = **{ $name }** · { $points ->
    [one] { $points } point
   *[other] { $points } points
 } en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }
screen-season-best = { $game } : **{ $names }**
screen-season-none = Aucune saison en cours. Pour en lancer une : `/market gérer saison mois:` ou `fin:` (par exemple 2027-03-31), avec un `nom:` si vous voulez.
screen-season-managed = **{ $name }** dure jusqu’au { $ends }.
screen-season-ending = Terminer **{ $name }** maintenant ? J’annoncerai les gagnants, et plus aucune partie ne comptera pour elle.
screen-season-ended = **{ $name }** est terminée. J’ai annoncé les gagnants.
screen-button-season = Saison
screen-button-ratings = Classement
screen-button-season-table = Le tableau
screen-button-season-end = Terminer maintenant
command-admin-season = saison
command-admin-season-about = Lancer une saison, voir celle en cours, ou la terminer
command-admin-season-months = mois
command-admin-season-months-about = Combien de mois dure-t-elle ?
command-admin-season-until = fin
command-admin-season-until-about = Ou son dernier jour, par exemple 2027-03-31
command-admin-season-name = nom
command-admin-season-name-about = Son nom ; sans réponse, elle reçoit un numéro
command-top-season = saison
command-top-season-about = Les points d’une saison, au lieu du classement
