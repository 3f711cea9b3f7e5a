# Le club : parties classées, profils, classements, records, et ce qui est conservé sur chacun.

## Parties classées

screen-lobby-rated = **Partie classée** : elle compte pour le classement de toutes les personnes qui jouent. Quitter la table compte comme une dernière place.
screen-lobby-unrated = Partie amicale
screen-button-rated-on = Partie classée
screen-button-rated-off = Partie amicale
screen-rated-about = -# Une partie classée se joue à deux personnes au moins. C’est la personne qui ouvre la table qui décide, avant le début ; tout le monde le voit avant de s’asseoir.
screen-now-rated = { $name } a rendu cette partie **classée** : elle compte pour votre classement, et quitter la table compte comme une dernière place. Vous préférez non ? Quittez la table avant le début.
screen-now-unrated = { $name } a rendu cette partie amicale.

## Profils

screen-profile-none = { $own ->
    [yes] Vous n’avez pas encore terminé de partie ici. Votre profil commence avec la première.
   *[no] { $name } n’a pas encore terminé de partie ici.
 }
screen-profile-about = -# Les parties terminées sur ce serveur. Le classement compte les parties classées de tous les serveurs.
screen-profile-about-all = -# Toutes vos parties terminées, où que vous ayez joué.
screen-profile-here = Profil : { $name }
screen-profile-played = { $games ->
    [0] aucune partie à plusieurs pour l’instant
    [one] { $games } partie, { $won ->
        [0] aucune victoire
        [one] { $won } victoire
       *[other] { $won } victoires
     }
   *[other] { $games } parties, { $won ->
        [0] aucune victoire
        [one] { $won } victoire
       *[other] { $won } victoires
     }
 }
screen-profile-rating = Classement : { $points }
screen-profile-rated = { $games ->
    [one] { $games } classée
   *[other] { $games } classées
 }
screen-profile-curve = Évolution du classement : de { $first } à { $last }, minimum { $low }, maximum { $high }
screen-profile-highest = Meilleur score : { $number }
screen-profile-margin = plus large victoire : { $number }
screen-profile-best-move = Meilleur coup : +{ $number }
screen-profile-streak = { $number } victoires de suite en cours
screen-profile-longest = plus longue série : { $number }
screen-profile-campaign = Meilleure campagne : { $score }, { $title }
screen-profile-alone-best = Meilleur score en solo : { $score }
screen-profile-abandoned = { $games ->
    [one] 1 partie quittée
   *[other] { $games } parties quittées
 }
screen-profile-in-time = Réponses à temps : { $share } %
screen-profile-median = la moitié en moins de { $time }
screen-profile-median-long = la moitié en plus de { $time }
screen-profile-minutes = { $number ->
    [one] 1 minute
   *[other] { $number } minutes
 }
screen-profile-hours = { $number ->
    [one] 1 heure
   *[other] { $number } heures
 }
screen-profile-met = Vous contre { $name } : { screen-rivals.record }{ $shared ->
    [0] {""}
    [one] , { $shared } égalité
   *[other] , { $shared } égalités
 }
screen-button-profile-text = En texte
screen-button-profile-picture = En image
screen-button-profile-own = Mon profil

## Classements

screen-top = ## { $game } : les meilleurs ici
screen-top-line = **{ $rank }.** { $name } · **{ $points }** · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }, { $won ->
    [0] aucune victoire
    [one] { $won } victoire
   *[other] { $won } victoires
 }
screen-top-own = Vous : { $rank } sur { $people }, avec { $points }.
screen-top-none = Personne n’a encore de classement ici pour { $game }. Ouvrez une table, appuyez sur *Options*, puis *Rythme*, et rendez la partie classée : deux personnes suffisent.
screen-top-which = Un autre jeu

## Réglages

screen-setting-listed = Profil et classements : **{ $value }**
screen-listed-on = visible par tous
screen-listed-off = caché aux autres

## Ce qui est conservé

screen-nobody = ancien joueur
screen-privacy =
    ## Ce que je garde sur vous
    - **Vous** : votre identifiant Discord, votre nom, votre langue et vos réglages (fuseau, heures de silence, vacances, jeux que vous aimez et serveurs où vous l’avez dit).
    - **Vos parties** : les tables où vous avez joué, vos coups, ce que vous avez tapé sans le jouer, mes messages pour vous.
    - **Vos résultats** : places et scores des parties terminées, classements et records, et votre rapidité à répondre. Les autres les voient dans votre profil et dans les classements, sauf si vous les cachez : `/market réglages`.
    Je ne lis pas vos serveurs, je ne garde aucun autre message et je ne donne rien à personne. La donne et les mains d’une partie sont montrées à tous une fois qu’elle est terminée.
    - **Ma copie** est un fichier avec tout cela. **Tout effacer** supprime tout : vous quittez vos places, et les parties terminées restent aux autres, avec « ancien joueur » à votre place. Ce que j’ai déjà publié dans les salons y reste.
screen-button-export = Ma copie
screen-button-erase = Tout effacer
screen-button-erase-sure = Oui, tout effacer
screen-exported = Voici tout ce que je garde sur vous. Personne d’autre ne le voit.
screen-erasing = Effacer tout ce que je garde sur vous ? C’est définitif : profil, classement, records et réglages disparaissent.
screen-erasing-tables = Vous avez une place à { $tables ->
    [one] 1 table
   *[other] { $tables } tables
 } : vous quittez d’abord la partie{ $rated ->
    [0] .
    [one] ; dans la partie classée, cela compte comme une dernière place.
   *[other] ; dans les { $rated } parties classées, cela compte comme une dernière place.
 }
screen-erased = C’est fait : je ne sais plus rien de vous. À la prochaine commande, nous repartirons de zéro.
