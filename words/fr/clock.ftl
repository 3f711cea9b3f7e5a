# L’horloge : rythme, délais, rappels, absence, pauses, vacances, et ce que règlent les responsables d’un serveur.

## Rythme

screen-pace-live = en direct (10 minutes par coup)
screen-pace-daily = quotidien (24 heures par coup)
screen-pace-weekly = hebdomadaire (7 jours par coup)
screen-pace-free = libre (sans délai)
screen-pace-hours = { $hours ->
    [one] { $hours } heure par coup
   *[other] { $hours } heures par coup
 }
screen-pace-days = { $days } jours par coup
screen-lobby-pace = Rythme : **{ $pace }**
screen-lobby-pace-weekdays = Rythme : **{ $pace }**, sans les week-ends
screen-course = { $answers ->
    [one] Environ { $answers } coup chacun.
   *[other] Environ { $answers } coups chacun.
 }
screen-course-timed = { $answers ->
    [one] Environ { $answers } coup chacun
   *[other] Environ { $answers } coups chacun
 } : { $time } en tout, à { $turn } par coup.
screen-course-planned = Si tout le monde planifie : { $time } environ.
screen-course-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
 }
screen-course-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
 }
screen-course-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
 }
screen-course-weeks = { $count ->
    [one] { $count } semaine
   *[other] { $count } semaines
 }
screen-course-months = { $count ->
    [one] { $count } mois
   *[other] { $count } mois
 }
screen-pace-which = Combien de temps par coup ?
screen-pace-about = Délai dépassé ? Un coup par défaut est joué pour vous. Deux fois de suite, et l’ordinateur vous remplace jusqu’à votre retour. Si personne ne joue, la partie se met en pause. Aucun délai n’expire pendant vos heures de silence ou vos vacances (/market réglages, /market vacances). En solo, pas de délai.
screen-button-pace = Rythme
screen-button-weekends-off = Sans les week-ends
screen-button-weekends-on = Avec les week-ends

## Délais et rappels

screen-until = -# ⏳ Jusqu’au { $when }. Passé ce délai, un coup par défaut est joué pour les absents.
screen-until-open = -# ⏳ Ouvert jusqu’au { $when }.
screen-delay-away = { $count ->
    [one] { $names } s’absente jusqu’au { $when }.
   *[other] { $names } s’absentent jusqu’au { $when }.
 }
screen-delay-weekend = Les week-ends ne comptent pas.
screen-delay-night = Heures de silence : { $names }.
screen-stands-absence = -# ⏸ En pause : personne n’a joué à temps. Le prochain coup relance l’horloge.
screen-stands-consent = -# ⏸ En pause, jusqu’à ce que la majorité veuille continuer.
screen-stands-consent-until = -# ⏸ En pause jusqu’au { $when }, ou jusqu’à ce que la majorité veuille continuer.
screen-stands-manager = -# ⏸ En pause, sur décision d’un responsable de ce serveur, jusqu’à ce qu’un responsable relance la partie.
screen-reminder-asked = **{ $game }** (table { $table }) : à vous de jouer. { $question }
screen-reminder-half = **{ $game }** (table { $table }) : la moitié de votre temps est écoulée. { $question }
screen-reminder-last = **{ $game }** (table { $table }) : dernier rappel avant la fin de votre temps. { $question }
screen-pressing-half = ⏳ La moitié de votre temps est écoulée.
screen-pressing-last = ⏳ Dernier rappel avant la fin de votre temps.
screen-unread = J’étais absent quand vous avez écrit ici : je n’ai rien lu et rien n’a été joué. Pouvez-vous le réécrire ?
screen-digest = { $tables ->
    [one] C’est à vous de jouer à une table :
   *[other] C’est à vous de jouer à { $tables } tables, la plus impatiente d’abord :
 }
screen-asked-since = demandé { $when }
screen-button-next = Suivante : { $game }

## Ce qui se passe à côté du jeu

screen-note-held = { $name } a dépassé le délai deux fois de suite. L’ordinateur prend le relais.
screen-note-back = { $name } est de retour.
screen-note-left = { $name } a quitté la partie. L’ordinateur joue à sa place.
screen-note-offered = La place { ELIDE($name, "d’", "de ") } est libre : avis aux amateurs !
screen-note-taken = { $other } reprend la place { ELIDE($name, "d’", "de ") }.
screen-note-paused = La partie est en pause.
screen-note-resumed = La partie reprend. L’horloge était arrêtée : tous les délais sont reportés.
screen-note-ended = La table a été fermée avant la fin.
screen-note-moved = La table s’installe dans { $name }.

## Places

screen-held =
    { "" }**{ $name }** a dépassé le délai deux fois de suite : l’ordinateur joue à cette place.
    { $name } peut la reprendre à tout moment, en un clic. Les autres votent en privé pour la suite, et la majorité décide.
screen-your-seat = **{ $game }** (table { $table }) : vous avez dépassé le délai deux fois de suite, l’ordinateur joue donc pour vous. Un clic, et vous revoilà.
screen-replaced = **{ $game }** (table { $table }) : { $name } joue désormais à votre place. Vous pouvez regarder, et la reprendre si { $name } s’en va. Une nouvelle table : /market ouvrir
screen-took-over = Vous prenez la suite { ELIDE($name, "d’", "de ") }, { $moves ->
    [0] depuis le début
    [one] après { $moves } coup
   *[other] après { $moves } coups
 }. Tout ceci est désormais à vous.
screen-offered = La place { ELIDE($name, "d’**", "de **") }** est libre : prenez-la, avec tout ce qui s’y trouve. En attendant, l’ordinateur joue.
screen-offered-back = { $people }, vous pouvez la reprendre.
screen-offered-invite = { $people }, vous connaissez quelqu’un ? Lancez une invitation : /market place inviter
screen-leaving = La partie continue sans vous : l’ordinateur joue à votre place, et n’importe qui peut la prendre. Jusque-là, vous pouvez revenir. Partir ?
screen-left-running = Vous avez quitté la partie. Tant que personne ne prend votre place, vous pouvez la reprendre : /market place retour
screen-welcome-back = Bon retour ! Vous êtes de nouveau en jeu.
screen-seat-taken = La place est à vous. Je vous ai envoyé tout ce qui s’y trouve ; « Ma main » le montre aussi.
screen-invitation = { $guest }, { $name } vous invite à jouer : { $game }.
screen-invited = L’invitation est dans le salon.
screen-button-back-again = Me revoilà
screen-button-fate-keep = Garder l’ordinateur
screen-button-fate-offer = Libérer la place
screen-button-fate-end = Arrêter la partie
screen-button-take = Prendre la place
screen-button-take-of = Place { ELIDE($name, "d’", "de ") }
screen-which-seat = Plusieurs places sont libres. Laquelle voulez-vous ?
screen-button-quit = Quitter la partie

## Pauses et fin

screen-paused-absence = Personne n’a joué à temps : plutôt que de jouer encore pour vous, je mets la partie en pause. Jouez ou appuyez sur « Continuer » : chacun retrouvera tout son temps.
screen-paused-consent = En pause, comme convenu : ni coups, ni rappels, ni délais. La partie reprend dès que la majorité le veut.
screen-paused-consent-until = En pause jusqu’au { $when }, comme convenu : ni coups, ni rappels, ni délais. La partie reprendra alors, ou plus tôt si la majorité le veut.
screen-paused-manager = Un responsable de ce serveur a mis cette table en pause : ni coups, ni rappels, ni délais, jusqu’à ce qu’un responsable la relance (/market gérer relancer).
screen-ended = Cette partie a été fermée avant la fin. Personne n’a gagné.
screen-reason = Raison : { $reason }
screen-closing = Fermer la table { $table }, { $game } ?
screen-closing-why = Pourquoi ? Les joueurs le liront.
screen-consent-pause = { $days ->
    [0] { $name } voudrait faire une pause : plus de coups, horloge arrêtée, jusqu’à ce que la majorité veuille continuer. D’accord, { $others } ? Votre réponse reste privée.
    [one] { $name } voudrait une pause de { $days } jour : plus de coups, horloge arrêtée. D’accord, { $others } ? Votre réponse reste privée.
   *[other] { $name } voudrait une pause de { $days } jours : plus de coups, horloge arrêtée. D’accord, { $others } ? Votre réponse reste privée.
 }
screen-consent-resume = { $name } voudrait continuer. D’accord, { $others } ? La majorité décide ; votre réponse reste privée.
screen-not-agreed-pause = Tout le monde ne voulait pas de pause. La partie continue.
screen-not-agreed-resume = La majorité ne veut pas encore continuer. La table reste en pause.
screen-not-agreed-undo = Tout le monde n’était pas d’accord : le coup reste joué.
screen-secret-lost = **{ $game }** : un coup a été repris, et votre réponse secrète avec lui. Si vous y tenez encore, redonnez-la.
screen-table-paused = en pause
screen-button-go-on = Continuer

## Consignes

screen-orders = **Vos consignes.** Elles s’exécutent toutes seules le moment venu. Personne d’autre ne les voit.
screen-orders-none = Aucune consigne.
screen-button-orders = Consignes

## Personnel

screen-vacation = Vous êtes en vacances jusqu’au { $when } : votre horloge est arrêtée à toutes les tables, et je vous laisse tranquille. { $left ->
    [one] Il vous reste { $left } jour de vacances cette année.
   *[other] Il vous reste { $left } jours de vacances cette année.
 } Vous pouvez quand même jouer. Retour anticipé : /market vacances jours:0
screen-vacation-over = Vous n’êtes pas en vacances : votre horloge tourne.
screen-reminders-dm = par message privé
screen-reminders-mention = par une mention dans le salon
screen-reminders-none = jamais

## Responsables d’un serveur

screen-server =
    - Langue : **{ $language }**
    - Rythme des nouvelles tables : **{ $pace }**
    - Fuseau horaire : **{ $zone }**, sans rappels la nuit
    - On peut ouvrir des tables : **{ $channels }**
    - Tables en même temps : **{ $tables }** au plus
screen-everywhere = partout
screen-server-tables = Tables ouvertes :
screen-server-empty = Il n’y a pas de table sur ce serveur.
screen-table-stopped = La table est en pause. Pour la relancer : /market gérer relancer
screen-table-resumed = La table est relancée.
