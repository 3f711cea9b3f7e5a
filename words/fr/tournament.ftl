# Tournois.

## Inscriptions

screen-tournament-name-swiss = Système suisse
screen-tournament-name-robin = Toutes rondes
screen-tournament-title = { $game } : tournoi
screen-tournament-system-swiss = **Système suisse**, tables de { $seats } : à chaque ronde, vous rencontrez des personnes qui ont à peu près autant de points que vous.
screen-tournament-system-robin = **Toutes rondes**, tables de { $seats } : vous rencontrez le plus de monde possible, et les mêmes personnes le moins souvent possible.
screen-tournament-rounds = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
 }
screen-tournament-rounds-open-swiss = Le nombre de rondes dépend du nombre d’inscriptions.
screen-tournament-rounds-open-robin = Autant de rondes qu’il en faut pour rencontrer tout le monde.
screen-tournament-round-length = Une ronde s’achève dès que toutes les tables ont fini, au plus tard après { $time }.
screen-tournament-about = -# À chaque ronde, toutes les tables jouent la même donne, aux mêmes places. Vous jouez dans un fil privé qui s’ouvre tout seul.
screen-tournament-signed-up = Inscriptions : **{ $people }** (au moins { $least })
screen-tournament-and-more = { $people ->
    [one] et { $people } autre
   *[other] et { $people } autres
 }
screen-tournament-sign-up-until = Inscriptions ouvertes jusqu’au { $when }.
screen-tournament-phase-running = Les inscriptions sont closes. Ronde { $round } sur { $rounds } en cours.
screen-tournament-phase-over = Ce tournoi est terminé.
screen-tournament-phase-cancelled = Ce tournoi a été fermé.
screen-tournament-opened = Votre tournoi { ELIDE($game, "d’", "de ") } est ouvert aux inscriptions. Vous pouvez choisir les options du jeu tant que personne d’autre n’est inscrit, et lancer le tournoi plus tôt dès qu’il y a assez de monde. Pour jouer vous-même, appuyez sur *S’inscrire* sous l’annonce.
screen-tournament-joined = { $people ->
    [one] C’est noté ! Première inscription.
   *[other] C’est noté ! Vous êtes { $people }.
 } La première ronde s’ouvrira toute seule.
screen-tournament-joined-again = Bon retour ! Vous jouez de nouveau dès la prochaine ronde.
screen-tournament-signed-off = Votre inscription est annulée.
screen-tournament-leaving = Abandonner le tournoi ? L’ordinateur joue à votre place jusqu’au bout : cette ronde ne vous rapporte aucun point, et vous n’aurez plus de table. Vous pourrez revenir pour les rondes suivantes.
screen-tournament-dropped-out = Vous avez quitté le tournoi. Si vous changez d’avis : /market tournoi inscription
screen-tournament-started = La première ronde commence.
screen-tournament-closed = Le tournoi est fermé.
screen-tournament-moved = Le tournoi continue dans ce salon.
screen-tournament-too-few = { $people ->
    [0] aucune inscription ; il en faut au moins { $least }.
    [one] une seule inscription ; il en faut au moins { $least }.
   *[other] seulement { $people } inscriptions ; il en faut au moins { $least }.
 }

## Rondes

screen-tournament-round = ## { $game } : ronde { $round } sur { $rounds }
screen-tournament-pod = **Table { $table }** : { $names }
screen-tournament-with-computers = { $computers ->
    [one] et un ordinateur
   *[other] et { $computers } ordinateurs
 }
screen-tournament-bye = **Pas de table à cette ronde** : { $names }, avec un point, comme pour une victoire.
screen-tournament-same-deal = Chaque table a son propre fil, et toutes jouent la même donne. Merci de ne pas en parler avant la fin de la ronde.
screen-tournament-round-until = La ronde s’achève au plus tard le { $when }. Ensuite, les ordinateurs terminent les parties en cours.
screen-tournament-hash = -# Code de contrôle de la donne de cette ronde : { $hash }
screen-tournament-room = Ronde { $round } · table { $table } · { $game } n° { $number }
screen-tournament-after = { $game } : après la ronde { $round } sur { $rounds }
screen-tournament-seed = -# La donne de la ronde { $round } n’est plus secrète : graine { $seed }, code de contrôle { $hash }. « Vérifier la donne » fonctionne maintenant à toutes les tables.
screen-tournament-over = { $game } : le tournoi est terminé
screen-tournament-won = 🏆 { $names } remporte le tournoi. Bravo !
screen-tournament-shared = 🏆 { $names } partagent la victoire. Bravo !
screen-tournament-podium = **{ $place }. { $name }** · { $points }
screen-tournament-cancelled = Le tournoi { ELIDE($game, "d’**", "de **") }** a été fermé.
screen-tournament-cancelled-running = Les parties en cours continuent comme d’habitude, sans points de tournoi.
screen-tournament-room-gone = son fil a été supprimé et le tournoi n’est plus en cours.
screen-tournament-homeless = Je ne peux plus ouvrir de fils dans { $channel } : votre tournoi { ELIDE($game, "d’**", "de **") }** est interrompu. Rien n’est perdu et l’horloge est arrêtée. Tapez /market tournoi déplacer dans le salon où il doit continuer ; il m’y faut la permission « Créer des fils privés ».

## Classement

screen-tournament-after-rounds = { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
 } · { $round ->
    [0] aucune ronde terminée
   *[other] après la ronde { $round } sur { $rounds }
 }
screen-tournament-head-name = Nom
screen-tournament-head-points = Points
screen-tournament-head-round = R{ $round }
screen-tournament-head-compared = Même place
screen-tournament-head-opposition = Adversaires
screen-tournament-decimal = { $whole },{ $tenth }
screen-tournament-dropped = retrait
screen-tournament-tie-breaks = -# Un point par place devancée, un demi-point par place partagée. En cas d’égalité : d’abord « Même place » (votre part de victoires contre tous ceux qui avaient votre place et vos cartes à une autre table), puis « Adversaires » (les points moyens des personnes que vous avez rencontrées).

## Boutons

screen-tournament-button-join = S’inscrire
screen-tournament-button-sign-off = Se désinscrire
screen-tournament-button-leave = Se retirer
screen-tournament-button-leave-sure = Oui, me retirer
screen-tournament-button-options = Options
screen-tournament-button-start = Lancer maintenant
screen-tournament-button-rules = Règles
screen-tournament-button-table = Classement

## À table

screen-held-pod =
    { "" }**{ $name }** a dépassé le délai deux fois de suite : l’ordinateur joue à sa place.
    { $name } peut la reprendre à tout moment, en un clic.
screen-leaving-pod = La partie continue sans vous : l’ordinateur joue à votre place. Si vous revenez, vous aurez au plus la moitié des points ; si vous n’êtes pas là à la fin, vous n’en aurez aucun et vous quitterez le tournoi. Partir ?
screen-left-pod = Vous avez quitté la partie. Pour reprendre votre place : /market place retour
screen-note-played-out = La ronde est terminée : les ordinateurs ont joué la fin pour tout le monde.
