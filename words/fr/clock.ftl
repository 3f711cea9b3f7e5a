# L’horloge : rythme, délais, rappels, absence, pauses, vacances, et ce que règlent les responsables d’un serveur.

## Rythme

screen-pace-live = en direct, 10 minutes par décision
screen-pace-daily = quotidien, 24 heures par décision
screen-pace-weekly = hebdomadaire, 7 jours par décision
screen-pace-free = libre, sans délai
screen-pace-hours = { $hours ->
    [one] { $hours } heure par décision
   *[other] { $hours } heures par décision
 }
screen-lobby-pace = Rythme : **{ $pace }**
screen-lobby-pace-weekdays = Rythme : **{ $pace }**, les week-ends ne comptent pas
screen-course = { $answers ->
    [one] Environ { $answers } réponse chacun.
   *[other] Environ { $answers } réponses chacun.
 }
screen-course-timed = { $answers ->
    [one] Environ { $answers } réponse chacun
   *[other] Environ { $answers } réponses chacun
 } : quelque { $time } à raison de { $turn } par tour.
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
screen-pace-which = Combien de temps par décision ?
screen-pace-about = Passé le délai, un coup simple est joué pour les absents. Au bout de deux fois de suite, l’ordinateur joue à votre place jusqu’à votre retour. Si personne ne répond, la partie est mise en pause. Aucun délai n’expire pendant vos heures de silence ou vos vacances (/market réglages, /market vacances). En solo, il n’y a pas de délai.
screen-button-pace = Rythme
screen-button-weekends-off = Sans les week-ends
screen-button-weekends-on = Avec les week-ends

## Délais et rappels

screen-until = -# ⏳ Jusqu’au { $when }. Ensuite, un coup simple sera joué pour qui n’aura pas répondu.
screen-delay-away = { $count ->
    [one] { $names } s’absente jusqu’au { $when }.
   *[other] { $names } s’absentent jusqu’au { $when }.
 }
screen-delay-weekend = Les week-ends ne comptent pas.
screen-delay-night = Heures de silence : { $names }.
screen-stands-absence = -# ⏸ En pause : personne n’a répondu à temps. Le prochain coup relance la partie.
screen-stands-consent = -# ⏸ En pause : personne ne joue tant que la majorité ne veut pas continuer.
screen-stands-consent-until = -# ⏸ En pause jusqu’au { $when }, ou jusqu’à ce que la majorité veuille continuer.
screen-stands-manager = -# ⏸ Mise en pause par un responsable de ce serveur : personne ne joue tant qu’un responsable n’a pas relancé la partie.
screen-reminder-asked = **{ $game }** (table { $table }) : on vous attend. { $question }
screen-reminder-half = **{ $game }** (table { $table }) : la moitié de votre temps est passée. { $question }
screen-reminder-last = **{ $game }** (table { $table }) : votre temps est presque écoulé. { $question }
screen-pressing-half = ⏳ La moitié de votre temps est passée.
screen-pressing-last = ⏳ Votre temps est presque écoulé.
screen-unread = J’étais absent quand vous avez écrit ici. Je ne l’ai pas lu, et rien n’a été joué : écrivez-le encore une fois.
screen-digest = { $tables ->
    [one] Une table vous attend :
   *[other] { $tables } tables vous attendent, la question la plus ancienne d’abord :
 }
screen-button-next = Suivante : { $game }

## Ce qui se passe à côté du jeu

screen-note-held = Deux fois de suite, { $name } n’a pas répondu. L’ordinateur joue pour { $name }.
screen-note-back = { $name } est de retour et joue de nouveau.
screen-note-left = { $name } a quitté la partie. L’ordinateur joue à sa place.
screen-note-offered = La place de { $name } est offerte à qui la veut.
screen-note-taken = { $other } reprend la place de { $name }, avec tout ce qui s’y trouve.
screen-note-paused = La table a été mise en pause.
screen-note-resumed = La partie reprend. Chacun a retrouvé son temps.
screen-note-ended = La table a été fermée avant la fin.
screen-note-moved = La table passe dans { $name }.

## Places

screen-held =
    Le temps de **{ $name }** s’est écoulé deux fois de suite : l’ordinateur joue à cette place.
    { $name } la retrouve à tout moment, en un clic. Les autres peuvent dire, en privé, ce qu’ils souhaitent ; la majorité décide.
screen-your-seat = **{ $game }** (table { $table }) : votre temps s’est écoulé deux fois de suite, l’ordinateur joue donc pour vous. Un clic, et vous jouez de nouveau.
screen-replaced = **{ $game }** (table { $table }) : { $name } joue désormais à votre place. Vous pouvez regarder et, si { $name } s’en va, la reprendre. Une nouvelle table : /market start
screen-took-over = Vous jouez pour { $name }, { $moves ->
    [0] depuis le début
    [one] après { $moves } coup
   *[other] après { $moves } coups
 }. Tout ceci est à vous.
screen-offered = La place de **{ $name }** est libre : la personne qui la prend continue avec tout ce qui s’y trouve. En attendant, l’ordinateur joue.
screen-offered-back = { $people }, vous pouvez la retrouver.
screen-offered-invite = { $people }, vous connaissez quelqu’un ? Appelez-le avec /market place inviter.
screen-leaving = La partie continue sans vous : l’ordinateur joue à votre place, et n’importe qui peut la prendre. Jusque-là, vous pouvez revenir. Voulez-vous partir ?
screen-left-running = Vous avez quitté la partie. Tant que personne ne prend votre place, vous pouvez la retrouver : /market place retour
screen-welcome-back = Bon retour. Vous jouez de nouveau.
screen-seat-taken = La place est à vous. Je vous ai envoyé tout ce qui s’y trouve ; c’est aussi sous « Ma main ».
screen-invitation = { $guest }, { $name } aimerait jouer à { $game } avec vous.
screen-invited = L’invitation est dans le salon.
screen-button-back-again = Je suis de retour
screen-button-fate-keep = Garder l’ordinateur
screen-button-fate-offer = Offrir la place
screen-button-fate-end = Arrêter la partie
screen-button-take = Prendre la place
screen-button-take-of = La place de { $name }
screen-which-seat = Plusieurs places sont libres. Laquelle voulez-vous ?
screen-button-quit = Quitter la partie

## Pauses et fin

screen-paused-absence = Personne n’a répondu à temps : la partie est en pause, avant qu’un coup de plus ne soit joué pour vous. Jouez ou appuyez sur « Continuer » : elle reprend, et chacun retrouve tout son temps.
screen-paused-consent = En pause, comme convenu : personne ne joue, ni rappels ni délais. La partie reprend dès que la majorité le veut.
screen-paused-consent-until = En pause jusqu’au { $when }, comme convenu : personne ne joue, ni rappels ni délais. La partie reprendra d’elle-même, ou plus tôt si la majorité le veut.
screen-paused-manager = Un responsable de ce serveur a mis cette table en pause : personne ne joue, personne ne reçoit de rappel et le temps de personne ne s’écoule tant qu’un responsable ne l’a pas relancée (/market gérer relancer).
screen-ended = Cette partie a été fermée avant la fin. Personne n’a gagné.
screen-reason = Raison : { $reason }
screen-closing = Fermer la table { $table }, { $game } ?
screen-closing-why = Pourquoi ? Les joueurs le liront.
screen-consent-pause = { $days ->
    [0] { $name } voudrait une pause : personne ne joue et l’horloge s’arrête jusqu’à ce que vous repreniez. Êtes-vous d’accord, { $others } ? Chaque réponse reste privée.
    [one] { $name } voudrait une pause de { $days } jour : personne ne joue et l’horloge s’arrête. Êtes-vous d’accord, { $others } ? Chaque réponse reste privée.
   *[other] { $name } voudrait une pause de { $days } jours : personne ne joue et l’horloge s’arrête. Êtes-vous d’accord, { $others } ? Chaque réponse reste privée.
 }
screen-consent-resume = { $name } voudrait continuer. Êtes-vous d’accord, { $others } ? La majorité décide ; chaque réponse reste privée.
screen-not-agreed-pause = Tous n’étaient pas d’accord pour une pause. La partie continue.
screen-not-agreed-resume = La majorité ne veut pas encore continuer. La table reste en pause.
screen-not-agreed-undo = Rien n’a été repris.
screen-secret-lost = **{ $game }** : un coup a été repris, et votre réponse secrète avec lui. Si vous y tenez encore, donnez-la de nouveau.
screen-table-paused = en pause
screen-button-go-on = Continuer

## Ordres permanents

screen-orders = **Vos ordres permanents.** Ils s’exécutent d’eux-mêmes le moment venu ; personne d’autre ne les voit jamais.
screen-orders-none = Vous n’en avez laissé aucun.
screen-orders-not-now = Il n’y a rien à ordonner pour le moment.
screen-button-orders = Ordres permanents

## Personnel

screen-vacation = Vous êtes en vacances jusqu’au { $when } : votre temps s’arrête à toutes les tables, et je vous laisse en paix. { $left ->
    [one] Il reste { $left } jour de vacances cette année.
   *[other] Il reste { $left } jours de vacances cette année.
 } Vous pouvez quand même jouer. Retour plus tôt : /market vacances jours:0
screen-vacation-over = Vous n’êtes pas en vacances : votre temps s’écoule de nouveau.
screen-reminders-dm = par message privé
screen-reminders-mention = par une mention dans le salon
screen-reminders-none = jamais

## Responsables d’un serveur

screen-server = Langue : { $language }. Rythme des nouvelles tables : { $pace }. Fuseau horaire : { $zone } ; pas de rappels la nuit. On peut ouvrir des tables : { $channels }.
screen-everywhere = partout
screen-server-tables = Tables en cours :
screen-server-empty = Il n’y a pas de table sur ce serveur.
screen-table-stopped = La table est en pause. /market gérer relancer la relance.
screen-table-resumed = La table est relancée.
