# La maison : salons, tables, boutons, commandes.

language = français

## Salon

screen-lobby-seats = { $least ->
    [one] Places : { $taken } sur { $most }
   *[other] Places : { $taken } sur { $most } (au moins { $least })
 }
screen-lobby-options = Options choisies :
screen-card = { $name } ouvre une table de **{ $game }** : { $thread } · { $taken } places prises sur { $most }.
screen-card-begun = **{ $game }** a commencé : { $thread }
screen-card-closed = Cette table de **{ $game }** a été fermée.
screen-unjoined = { $days ->
    [one] personne n’a rejoint ni commencé la partie en un jour.
   *[other] personne n’a rejoint ni commencé la partie en { $days } jours.
 }
screen-computers-joined = { $names } : à table, { $taken } sur { $most }.
screen-solo-question = Vous êtes seul à table. Jouer la campagne en solo ?
screen-thread-instead = Votre partie peut avoir son propre fil.
screen-lobby-cancelled = Cette table a été fermée.
screen-handed-on = { $name }, la table est maintenant à vous : vous pouvez commencer la partie ou fermer la table.
screen-computer = { $name } (ordinateur)
screen-options = Options de la table
screen-options-none = À ce nombre de joueurs, il n’y a pas d’option à choisir.
screen-options-which = Changer une option

## Table

screen-question = **{ $names }** : { $question }
screen-sealed = { $open ->
    [one] Il manque encore une réponse.
   *[other] Il manque encore { $open } réponses.
 }
screen-end = La partie est terminée
screen-end-won = { $name } gagne de { $margin } : { $score } à { $second }
screen-end-won-otherwise = { $name } gagne avec { $score }
screen-end-tie-broken = { $name } gagne au départage : { $score } partout
screen-end-shared = { $names } partagent la victoire : { $score } chacun
screen-end-alone = { $name } : { $score }
screen-turned = Le tournant : au coup { $move } sur { $moves }, { $name } prend la tête et ne la quitte plus.
screen-turned-never = { $name } mène du début à la fin.
screen-turned-at-the-end = Seul le décompte final a donné l’avantage à { $name }.
screen-standing = **{ $place }. { $name }** · { $score }
screen-score-line = { $line } : { $amount }
screen-hash = -# Pour vérifier après la partie que la donne était honnête, l’empreinte de sa graine : { $hash }
screen-seats-drawn = Places, dans l’ordre : { $names }
screen-undo-asked = { $name } voudrait reprendre son dernier coup, avec tout ce qui a suivi. Êtes-vous d’accord, { $others } ? Chaque réponse reste privée.
screen-undo-done = Le coup est repris.
screen-undo-waits = La question est posée aux autres.
screen-thanks = C’est noté.

## En privé

screen-not-your-turn =
    { $count ->
        [0] Rien à faire pour l’instant.
        [1] C’est à { $names } de jouer.
       *[other] On attend { $names }.
    }
screen-one-answer = Vous n’avez pas le choix ici : je répondrai bientôt pour vous, ou vous le faites tout de suite.
screen-answered =
    Votre réponse : { $answer }
    -# Vous pouvez encore la changer.
screen-plan-about = Choisissez ce qui se passe à vos tours. Là où vous laissez « me demander », je vous poserai la question. Personne d’autre ne le voit.
screen-plan-unsaved = -# Pas encore enregistré.
screen-plan-ask-me = me demander
screen-plan-line = { $part } : { $said }
screen-none = rien
screen-board = { $game }, le plateau en ce moment
screen-slip = **{ $game }** · n° { $table }
screen-slip-idle = Rien à décider pour l’instant.
screen-slip-over = La partie est terminée : le résultat est à la table.
screen-slip-cancelled = Cette table a été fermée.
screen-begun = La partie commence !
screen-since = Depuis votre dernier coup :
screen-so-far = Jusqu’ici :
screen-since-more = -# Ce qui précède est dans le journal.
screen-plan-left = Votre plan : { $plan }
screen-orders-left = Vos consignes : { $orders }.
screen-may-type = -# Ou tapez votre réponse ici. Si vous jouez à plusieurs tables, en réponse à ce message.
screen-may-type-so = -# Ou tapez votre réponse ici, par exemple `{ $example }`. Si vous jouez à plusieurs tables, en réponse à ce message.
screen-log-empty = Il ne s’est encore rien passé.
screen-done = C’est fait : { $action }
screen-saved = Enregistré : { $action }
screen-understood = Compris : { $action }
screen-which-table = « { $text } » peut valoir pour plusieurs de vos tables. Pour laquelle ?
screen-typed-gone = Cela n’attend plus : vous l’avez déjà joué, ou vous avez écrit autre chose depuis. Voici où en est la table :
screen-played-before = Vous l’avez envoyé deux fois : c’est joué une seule fois. Voici où en est la table :
screen-moved-on = Le marché a bougé. Voici où il en est :
screen-final = -# Ce coup ne pourra pas être repris.
screen-impossible = { $action } : { $why }
screen-suggest-which = « { $text } » : lequel de ces coups ?
screen-not-now = « { $action } » n’est pas possible maintenant.
screen-help = ## Market Hall
screen-help-game = - **{ $game }** ({ $least } à { $most }) : { $pitch }
screen-help-typed = Ou tapez : `/market start` ouvre une table, `/market parties` montre les vôtres, `/market règles` explique.
screen-help-managers = -# Responsables du serveur : `/market gérer`
screen-help-now = Quel jeu ? Une table s’ouvre ici, et chacun peut la rejoindre.
screen-help-alone = Quel jeu ? Vous jouez avec moi en privé : la campagne en solo si le jeu en a une, sinon contre l’ordinateur.
screen-help-words = help aide ?
screen-opened-alone = Votre table de { $game } est ouverte, rien que pour vous. Appuyez-y sur Commencer.
screen-table-with = avec { $names }
screen-table-to-move = à jouer : { $names }
screen-tables = Vos tables :
screen-list-page = -# Page { $page } sur { $pages }
screen-tables-none = Vous n’êtes à aucune table en ce moment. Ouvrez-en une avec /market start.
screen-table-waits = **à vous de jouer**
screen-table-lobby = pas encore commencée
screen-table-parked = son salon a disparu
screen-table-others = les autres réfléchissent
screen-table-open = Il y a déjà une table dans ce salon : { $link }
screen-opened = Votre table est ouverte : { $link }
screen-joined = Vous avez rejoint la table : { $taken } sur { $most }.
screen-left = Vous avez quitté la table.
screen-cancelled = La table est fermée.
screen-changed = C’est modifié.
screen-settings = ## Vos réglages
screen-setting-language = Langue : **{ $value }**
screen-setting-confirm = Coups à confirmer : **{ $value }**
screen-setting-dms = Messages privés : **{ $value }**
screen-setting-reminders = Alertes de tour : **{ $value }**
screen-setting-zone = Fuseau horaire : **{ $value }**
screen-setting-quiet = Heures de silence : **{ $value }**
screen-setting-digest = Liste quotidienne de vos tours : **{ $value }**
screen-confirming-always = tous
screen-confirming-final = ceux qui ne peuvent pas être repris
screen-confirming-never = aucun
screen-quiet-default = pas de rappels de { $begins } h à { $ends } h
screen-on = oui
screen-off = non
screen-automatic = comme dans Discord
screen-dms-closed = { $name } ne peut pas recevoir mes messages privés. Les boutons sous le plateau montrent tout.
screen-parked = Je ne peux plus écrire dans le salon de votre table { $game } (table { $table }). Le temps est arrêté. Rendez-moi l’accès, puis appuyez sur un de ses boutons ; ou déplacez-la : /market déplacer
screen-channel-gone = Le salon de votre table **{ $game }** (table { $table }) a été supprimé. Rien n’est perdu et le temps est arrêté : choisissez où continuer.
screen-elsewhere = Où continuer la partie ?
screen-elsewhere-which = Choisir un salon
screen-elsewhere-none = Je ne trouve aucun salon sans table où je puisse écrire. Ouvrez-en un, puis appuyez de nouveau.
screen-moved = La table a changé de salon : { $link }
screen-moved-away = Cette table continue dans { $channel }.
screen-set-aside = **{ $game }** (table { $table }) n’est plus lisible : elle est mise de côté, et la personne qui m’héberge est prévenue. Vos autres tables continuent, et /market start en ouvre une nouvelle dans son salon.
screen-error = Quelque chose s’est mal passé de mon côté. Rien n’est perdu. Si cela se répète, donnez ce numéro à l’opérateur : { $number }
screen-topics-more = { $count ->
    [one] Il y en a une autre ; « Votre coup » les montre toutes.
   *[other] Il y en a { $count } autres ; « Votre coup » les montre toutes.
 }
screen-hint-at-most = Au plus { $items }
screen-hint-example = Par exemple { $example }
screen-in-notation = À taper comme dans l’exemple
screen-no-campaign = Vous n’avez pas encore commencé de campagne. Ouvrez une table pour une personne : /market start, puis Commencer.
screen-campaign = ## { $game } : vos campagnes
screen-campaign-best = La meilleure : **{ $total }**, { $title }
screen-campaign-parts = Le meilleur de chaque étape jusqu’ici :
screen-campaign-part = { $name } : **{ $amount }** pour { $result }
screen-campaign-bonus = { $name } : **{ $amount }**
screen-campaign-all = Toutes, la plus récente d’abord :
screen-campaign-entry = { $begun } : **{ $total }** · { $state }
screen-campaign-running = { $parts ->
    [0] [commencée]({ $link })
    [one] [une étape jouée, continuer]({ $link })
   *[other] [{ $parts } étapes jouées, continuer]({ $link })
 }
screen-campaign-given-up = { $parts ->
    [one] abandonnée après une étape
   *[other] abandonnée après { $parts } étapes
 }

## Règles

screen-rules-which = Quel jeu voulez-vous connaître ?
screen-rules-contents = Toutes les pages
screen-rules-example = -# L’image est un exemple : trois ordinateurs au milieu d’une partie.
screen-rules-foot = -# Page { $page } sur { $pages } · règles { $clauses }
screen-clause = **{ $clause }** · { $game }

## Boutons

screen-button-play-now = Jouer maintenant
screen-button-play-alone = Jouer seul
screen-button-tables = Mes tables
screen-button-settings = Réglages
screen-button-join = Rejoindre
screen-button-leave = Quitter
screen-button-computer = Ajouter un ordinateur
screen-button-fill = Compléter avec l’ordinateur
screen-button-solo = Campagne en solo
screen-button-thread = { $game } dans un fil
screen-button-options = Options
screen-button-rules = Règles
screen-button-begin = Commencer
screen-button-cancel = Fermer la table
screen-button-move = Votre coup
screen-button-hand = Ma main
screen-button-text = Plateau en texte
screen-button-log = Journal
screen-button-plan = Prévoir
screen-button-plan-save = Enregistrer
screen-button-plan-withdraw = Retirer le plan
screen-button-agree = D’accord
screen-button-disagree = Non
screen-button-rematch = Revanche
screen-button-replay = Revoir
screen-button-film = Film
screen-button-post-film = Publier pour tous
screen-button-steps = Pas à pas
screen-button-first = Début
screen-button-last = Fin
screen-button-following = Suivant
screen-button-previous = Précédent
screen-replay = **Revoir la partie** · coup { $number } sur { $moves }
screen-film-waits = { $films ->
    [one] Un film passe avant le vôtre. Le vôtre apparaîtra ici dès qu’il sera prêt.
   *[other] { $films } films passent avant le vôtre. Le vôtre apparaîtra ici dès qu’il sera prêt.
 }
screen-film = { $game } : toute la partie en { $moves } coups
screen-button-verify = Vérifier la donne
screen-button-file = Le fichier
screen-button-confirm = Confirmer
screen-button-confirm-choice = Confirmer : { $choice }
screen-button-undo = Reprendre
screen-button-back = Retour
screen-button-earlier = ◀
screen-button-later = ▶
screen-button-table = À la table
screen-button-elsewhere = Continuer ailleurs
screen-button-again = Réessayer
screen-button-why = Pourquoi ? { $clause }
screen-button-page = Voir « { $title } »
screen-button-page-before = ◀ { $title }
screen-button-page-after = { $title } ▶
screen-button-shelf = Autres jeux

## Refus

house-refusal-no-table = Il n’y a pas de table ici. Ouvrez-en une avec /market start.
house-refusal-no-such-table = Il n’y a pas de table { $table } sur ce serveur.
house-refusal-set-aside = Cette table n’est plus lisible : elle est mise de côté, et la personne qui m’héberge est prévenue. /market start en ouvre une autre.
house-refusal-table-open = Il y a déjà une table dans ce salon.
house-refusal-already-begun = La partie a déjà commencé.
house-refusal-not-begun = La partie n’a pas encore commencé.
house-refusal-not-over = La partie n’est pas encore finie.
house-refusal-closed = Cette table a été fermée : on n’y fait plus rien.
house-refusal-over = Cette partie est finie : on n’y fait plus rien.
house-refusal-full = La table est complète : { $seats } sur { $seats }.
house-refusal-already-seated = Vous êtes déjà à cette table.
house-refusal-not-seated = Vous n’êtes pas à cette table.
house-refusal-not-opener = Seule la personne qui a ouvert la table, ou qui gère ce salon, peut faire cela.
house-refusal-too-few = Il faut être au moins { $least }, et vous êtes { $seats }. L’ordinateur peut prendre les places vides.
house-refusal-missing-permission = Il me manque la permission « { $permission } » dans ce salon : accordez-la à mon rôle dans les paramètres du salon, puis réessayez.
house-refusal-held = L’ordinateur joue pour vous ici. Appuyez sur « Je suis de retour », ou tapez /market place retour.
house-refusal-not-held = Ici, l’ordinateur ne remplace personne : il n’y a ni vote ni place à reprendre.
house-refusal-not-offered = Aucune place n’est offerte ici.
house-refusal-seat-gone = Cette place n’est plus libre.
house-refusal-knows-another-hand = Vous avez vu la main d’une autre place à cette table : vous ne pouvez revenir qu’à celle-là.
house-refusal-already-left = Vous avez déjà quitté la partie. Tant que personne ne prend votre place, vous pouvez la retrouver : /market place retour
house-refusal-paused = Cette table est déjà en pause.
house-refusal-not-paused = Cette table n’est pas en pause.
house-refusal-moves-wait = { $pause_id ->
    [manager] Un responsable de ce serveur a mis cette table en pause : personne ne joue tant qu’un responsable n’a pas relancé la partie.
   *[other] Cette table est en pause : personne ne joue tant que la majorité ne veut pas continuer. « Votre coup » ou /market pause pose la question aux autres.
 }
house-refusal-vacation-spent = { $left ->
    [one] C’est trop long : sur { $most } jours de vacances par an, il vous en reste { $left }.
   *[other] C’est trop long : sur { $most } jours de vacances par an, il vous en reste { $left }.
 }
house-refusal-guest-seated = Cette personne est déjà à cette table.
house-refusal-unknown-pace = « { $pace } » n’est pas un rythme. Choisissez-en un dans la liste, ou tapez un nombre d’heures, 336 au plus.
house-refusal-unknown-zone = Je ne connais pas de fuseau « { $zone } ». Tapez une grande ville proche, par exemple Paris.
house-refusal-unknown-night = « { $typed } » : je ne lis pas d’heures de silence. Écrivez-les ainsi : 22-8 ou 22h-8h, { $most } heures au plus ; « non » : aucune.
house-refusal-servers-only = Cela ne se fait que sur un serveur : ici, il n’y a que vous et moi.
house-refusal-not-here = On n’ouvre pas de table dans ce salon, mais ici : { $channels }
house-refusal-channel-gone = Le salon de cette table a été supprimé. La personne qui l’a ouverte peut continuer ailleurs ; je lui ai écrit.
house-refusal-not-manager = Seuls les membres qui gèrent ce serveur peuvent faire cela.
house-refusal-not-your-turn = « { $text } » n’est pas possible maintenant : la table attend { $people }.
house-refusal-others-asked = Ce n’est pas à vous. À jouer : { $people }.
house-refusal-too-many-films = { $films } films sont déjà en cours. Réessayez dans quelques minutes.
house-refusal-typed-otherwise = « { $text } » n’est pas un coup possible en ce moment. Écrivez par exemple `{ $example }`.
house-refusal-no-table-understands = « { $text } » n’est pas un coup possible en ce moment. Si vous pensez à une de vos tables, répondez à son message.
house-refusal-nothing-to-plan = Rien à prévoir pour l’instant.
house-refusal-nothing-waits = Aucune question n’attend de réponse de vous.
house-refusal-not-your-undo = On ne vous demande pas votre accord ici.
house-refusal-undone-or-followed = Ce coup ne peut plus être repris : vous l’avez déjà repris, ou vous avez rejoué depuis.
house-refusal-unknown-press = Je ne connais pas ce bouton.

## Permissions, telles que Discord les nomme

permission-view_channel = Voir le salon
permission-send_messages = Envoyer des messages
permission-send_messages_in_threads = Envoyer des messages dans les fils
permission-attach_files = Joindre des fichiers
permission-create_public_threads = Créer des fils publics
