# Le coach : des conseils pendant la partie, une analyse après.

screen-hints-on = Conseils : **oui**
screen-hints-off = Conseils : **non**
screen-button-hints-on = Avec conseils
screen-button-hints-off = Sans conseils
screen-button-hint = Conseil
screen-button-hint-play = Jouer le n° { $number }
screen-hint-thinking = Je réfléchis…
screen-hint = **Conseil**
screen-hint-shared = Dans tous les cas : { $said }
screen-hint-first = mon choix
screen-hint-even = tout aussi bon
screen-hint-close = un peu moins bon
screen-hint-worse = nettement moins bon
screen-hint-foot = -# Je n’ai utilisé que ce que vous voyez vous-même. Personne ne sait que vous avez demandé.
screen-hint-late = Beaucoup de monde demande conseil en ce moment. Appuyez de nouveau dans un instant : le vôtre arrive.
screen-button-review = Analyse
screen-review-comes = J’examine votre partie et je vous envoie l’analyse dès qu’elle est prête.
screen-review-comes-here = J’examine votre partie. L’analyse s’affichera ici dès qu’elle sera prête ; si vous fermez cette page entre-temps, appuyez de nouveau sur *Analyse*.
screen-review-failed = Je n’ai pas pu analyser cette partie. Appuyez sur *Analyse* pour réessayer.
screen-review = **Votre analyse** · { $game } · n° { $table }
screen-review-fine = { $moves ->
        [0] Vous n’aviez rien à décider dans cette partie.
        [one] J’ai examiné votre seul vrai choix sans rien trouver de nettement meilleur. Bien joué !
       *[other] J’ai examiné { $moves } de vos coups sans rien trouver de nettement meilleur. Bien joué !
    }
screen-review-move = **Coup { $number } sur { $moves }.** { $played }
screen-button-review-move = Voir le coup { $number }
screen-review-played = Vous avez joué : { $action }
screen-review-better = Mieux : **{ $action }**
screen-review-known = -# D’après ce que vous pouviez savoir : { $better } % de chances de gagner au lieu de { $played } %.
screen-review-known-alone = -# Perspectives dans ce défi : { $better } sur 100 au lieu de { $played }.
screen-review-true = -# Toutes cartes sur table : { $better } % au lieu de { $played } %.
screen-chances = **Chances de gagner**
screen-chance = { $name } { $percent } %
screen-chances-after = { $moves ->
        [0] Au début : { $shares }
       *[other] Après le coup { $moves } : { $shares }
    }
screen-review-foot = { $moves ->
        [0] -# Estimations : j’ai rejoué chaque position quelques fois.
        [one] -# Estimations : j’ai examiné un de vos coups et rejoué chaque position quelques fois.
       *[other] -# Estimations : j’ai examiné { $moves } de vos coups et rejoué chaque position quelques fois.
    }
