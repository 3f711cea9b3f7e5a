# La maison : salons, tables, boutons, commandes.

language = français

## Salon

screen-lobby-seats = { $step ->
    [2] Places : { $taken } sur { $most } (au moins { $least }, en nombre pair)
   *[other] { $least ->
        [one] Places : { $taken } sur { $most }
       *[other] Places : { $taken } sur { $most } (au moins { $least })
    }
 }
screen-lobby-options = Options choisies :
screen-card = { $name } propose une partie { ELIDE($game, "d’**", "de **") }** : { $thread } · { $taken ->
    [one] { $taken } place prise
   *[other] { $taken } places prises
 } sur { $most }.
screen-card-begun = **{ $game }** a commencé : { $thread }
screen-card-closed = La table { ELIDE($game, "d’**", "de **") }** est fermée.
screen-unjoined = { $days ->
    [one] en un jour, personne n’est venu et la partie n’a pas commencé.
   *[other] en { $days } jours, personne n’est venu et la partie n’a pas commencé.
 }
screen-computers-joined = Bienvenue à { $names } : { $taken } sur { $most }.
screen-solo-question = Il n’y a que vous ici. Jouer la campagne en solo ?
screen-thread-instead = Jouer plutôt dans un fil à part ?
screen-lobby-cancelled = Cette table est fermée.
screen-handed-on = { $name }, la table est à vous : lancez la partie ou fermez la table.
screen-computer = { $name } (ordinateur, { $level })
screen-level-easy = facile
screen-level-normal = normal
screen-level-hard = difficile
screen-level-gone = Retirer { $name }
screen-levels = **Ordinateurs** : quel niveau ?
screen-levels-none = Aucun ordinateur à cette table.
screen-level-easy-about = -# Facile : joue avec bon sens, et se trompe comme tout le monde.
screen-level-normal-about = -# Normal : un adversaire sérieux. C’est aussi lui qui remplace les absents.
screen-level-hard-about = -# Difficile : réfléchit quelques secondes à chaque coup.
screen-options = Options de la table
screen-options-none = Pas d’options à ce nombre de joueurs.
screen-options-which = Changer une option

## Table

screen-question = **{ $names }** · { $question }
screen-end-won = { $name } gagne avec { $margin } d’avance : { $score } à { $second }
screen-end-won-otherwise = { $name } gagne avec { $score }
screen-end-tie-broken = { $name } gagne au départage : { $score } chacun
screen-end-won-together = { $names } gagnent ensemble avec { $margin } d’avance : { $score } à { $second }
screen-end-shared = { $names } partagent la victoire : { $score } chacun
screen-end-alone = { $name } : { $score }
screen-turned = Tournant { $quarter ->
        [0] dès le début
        [1] avant la mi-temps
        [2] après la mi-temps
       *[3] vers la fin
    } : { $name } prend la tête pour de bon.
screen-turned-last = { $name } n’a pris la tête qu’au tout dernier coup.
screen-turned-never = { $name } mène du début à la fin.
screen-turned-at-the-end = Il a fallu le décompte final pour donner l’avantage à { $name }.
screen-first-here = Première partie de ce jeu ici. Score à battre : { $score } !
screen-first-win = Première victoire ici pour { $name }, à la partie n° { $games } !
screen-record = Record battu : { $name } marque { $score }. Le meilleur score était { $best }, par { $holder }.
screen-record-unheld = Record battu : { $name } marque { $score }. Le meilleur score était { $best }.
screen-rivals = { $winner } contre { $loser } : { screen-rivals.record }.
    .record = devant dans { $won ->
        [0] aucune partie
        [one] { $won } partie
       *[other] { $won } parties
    }, derrière dans { $lost ->
        [0] aucune
       *[other] { $lost }
    }
screen-revenge = Revanche ! { $winner } contre { $loser } : { screen-rivals.record }.
screen-closest = L’arrivée la plus serrée des { $games } parties jouées ici.
screen-standing = **{ $place }. { $name }** · { $score }
screen-score-line = { $line } : { $amount }
screen-hash = -# Code de contrôle de la donne : { $hash }
screen-seats-drawn = Autour de la table : { $names }
screen-undo-asked = { $name } voudrait reprendre son dernier coup et tout ce qui a suivi. D’accord, { $others } ? Votre réponse reste privée.
screen-undo-waits = J’ai posé la question aux autres.
screen-thanks = C’est noté, merci.

## En privé

screen-not-your-turn =
    { $count ->
        [0] Rien à faire pour l’instant.
        [1] { $turn ->
            [yes] C’est à { $names } de jouer.
           *[no] On attend { $names }.
        }
       *[other] On attend { $names }.
    }
screen-one-answer = Vous n’avez qu’un seul choix. Je le jouerai bientôt pour vous, ou appuyez tout de suite.
screen-answered = Votre réponse · { $answer }
screen-answer-open = -# Vous pouvez encore changer d’avis.
screen-plan-about = Décidez d’avance de vos coups. Pour le reste, je vous poserai la question. Personne d’autre ne le voit.
screen-plan-unsaved = -# Pas encore enregistré.
screen-plan-ask-me = me demander
screen-plan-line = { $part } : { $said }
screen-figures = **{ $choice }** : { $figures }
screen-none = rien
screen-more = **{ $game }** : et aussi…
screen-board = { $game } : le plateau
screen-slip = **{ $game }** · table { $table }
screen-slip-idle = C’est aux autres de jouer.
screen-slip-plan = Faites un plan : je ne vous demanderai que ce qu’il laisse ouvert.
screen-slip-over = Partie terminée. Le résultat vous attend à la table.
screen-slip-cancelled = Cette table est fermée.
screen-begun = C’est parti !
screen-since = Depuis votre dernier coup :
screen-so-far = Jusqu’ici :
screen-since-more = -# Le début est dans le journal.
screen-plan-left = Votre plan · { $plan }
screen-orders-left = Vos consignes : { $orders }.
screen-may-type = -# Ou tapez votre réponse ici. Plusieurs tables ? Répondez à ce message.
screen-may-type-so = -# Ou tapez votre réponse ici, par exemple `{ $example }`. Plusieurs tables ? Répondez à ce message.
screen-typed-next = -# Tapez votre réponse ici, par exemple `{ $example }`.
screen-log-empty = Il ne s’est encore rien passé.
screen-which-table = « { $text } » convient à plusieurs de vos tables. Laquelle ?
screen-typed-gone = C’est déjà joué, ou vous avez écrit autre chose depuis. Voici la table :
screen-played-before = Vous l’avez envoyé deux fois : je l’ai joué une fois. Voici la table :
screen-moved-on = Le marché a bougé. Voici la table :
screen-final = -# Ce coup ne se reprend pas.
screen-final-press = -# Un bouton vert joue aussitôt. Ce coup ne se reprend pas.
screen-final-answer = -# Vous pourrez changer d’avis jusqu’à la dernière réponse.
screen-impossible = { $action } · { $why }
screen-suggest-which = « { $text } » : est-ce l’un de ces coups ?
screen-not-now = « { $action } » n’est pas possible pour l’instant.
screen-help =
    ## Market Hall
    Des jeux de marché, et à combien on y joue :
screen-help-game = - **{ $game }** ({ $least } à { $most }) : { $pitch }
screen-help-typed = Ou tapez : `/market ouvrir` pour une nouvelle table, `/market parties` pour retrouver les vôtres, `/market règles` pour apprendre un jeu.
screen-help-managers = -# Responsables du serveur : `/market gérer`
screen-help-now = Quel jeu ? J’ouvre une table ici, et chacun peut s’y asseoir.
screen-help-alone = Quel jeu ? Rien que vous et moi, en privé : la campagne en solo s’il y en a une, sinon contre l’ordinateur.
screen-help-words = help aide aidez-moi aide-moi ? bonjour salut bonsoir
screen-opened-alone = Votre table privée { ELIDE($game, "d’", "de ") } est prête. Appuyez-y sur *Commencer*.
screen-table-name = { $game } · n° { $table }
screen-table-with = avec { $names }
screen-table-to-move = à jouer : { $names }
screen-tables = Vos tables :
screen-list-page = -# Page { $page } sur { $pages }
screen-tables-none = Vous n’êtes à aucune table.
screen-table-waits = **à vous de jouer**
screen-table-lobby = pas encore commencée
screen-table-parked = je ne peux plus écrire dans son salon
screen-table-channel-gone = son salon a disparu
screen-table-open = Ce salon a déjà une table : { $link }
screen-opened = Votre table est ouverte : { $link }
screen-opened-here = Votre table est ouverte.
screen-rematch-open = La revanche est déjà ouverte, et vous y avez votre place : { $link }
screen-joined = Vous voilà à table : { $taken } sur { $most }.
screen-other-language = -# Langue de la table : **{ $here }**. De vos messages privés : **{ $own }**.
screen-left = Vous avez quitté la table.
screen-left-and-closed = Vous avez quitté la table. Il n’y restait plus personne : elle est fermée.
screen-cancelled = Table fermée.
screen-changed = C’est fait.
screen-settings = ## Vos réglages
screen-zone-guessed = Vous n’aviez pas choisi de fuseau horaire : je compte ces heures à l’heure de **{ $zone }**. Si ce n’est pas la vôtre, choisissez ci-dessous.
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
screen-night = de { $begins } h à { $ends } h
screen-hour = { $hour } h
screen-on = oui
screen-off = non
screen-automatic = comme dans Discord
screen-dms-closed = Je n’arrive pas à écrire à { $name } en privé. Les boutons sous le plateau montrent tout.
screen-parked = Je ne peux plus écrire dans le salon de votre table { $game } (table { $table }). L’horloge est arrêtée. Rendez-moi l’accès et appuyez sur un de ses boutons, ou déplacez-la : /market table déplacer
screen-channel-gone = Le salon de votre table **{ $game }** (table { $table }) a été supprimé. Rien n’est perdu et l’horloge est arrêtée. Où continuer la partie ?
screen-elsewhere = Où continuer la partie ?
screen-elsewhere-which = Choisir un salon
screen-elsewhere-none = Je ne trouve aucun salon sans table où je puisse écrire. Créez-en un, puis appuyez de nouveau.
screen-moved = La table a changé de salon : { $link }
screen-moved-away = Cette table continue dans { $channel }.
screen-set-aside = Je n’arrive plus à lire **{ $game }** (table { $table }) : je l’ai mise de côté et j’ai prévenu la personne qui m’héberge. Vos autres tables continuent, et /market ouvrir en ouvre une nouvelle dans son salon.
screen-error = Quelque chose s’est mal passé de mon côté. Rien n’est perdu. Si cela se répète, donnez ce numéro à la personne qui m’héberge : { $number }
screen-topics-more = { $count ->
    [one] Encore { $count } : « Jouer » la montre.
   *[other] Encore { $count } : « Jouer » les montre toutes.
 }
screen-hint-at-most = Au plus { $items }
screen-hint-example = Par exemple { $example }
screen-in-notation = À taper comme dans l’exemple
screen-no-campaign = Vous n’avez pas encore commencé de campagne.
screen-campaign = ## { $game } : vos campagnes
screen-campaign-best = Votre meilleure : **{ $total }**, { $title }
screen-campaign-parts = Votre meilleur résultat à chaque étape :
screen-campaign-part = { $name } : { $score }
screen-campaign-bonus = { $name } : **{ $amount }**
screen-campaign-all = Vos campagnes, la plus récente d’abord :
screen-campaign-entry = { $begun } : **{ $total }** · { $state }
screen-campaign-running = { $parts ->
    [0] [à peine commencée. Continuer]({ $link })
    [one] [{ $parts } sur { $most } jouée. Continuer]({ $link })
   *[other] [{ $parts } sur { $most } jouées. Continuer]({ $link })
 }
screen-campaign-given-up = abandonnée après { $parts } sur { $most }

## Règles

screen-rules-which = Les règles de quel jeu ?
screen-rules-contents = Toutes les pages
screen-rules-example = -# L’image est un exemple : trois ordinateurs en pleine partie.
screen-rules-foot = -# Page { $page } sur { $pages }
screen-clause = **{ $clause }** · { $game }

## Boutons

screen-button-play-now = Jouer maintenant
screen-button-play-alone = Jouer en solo
screen-button-tables = Mes tables
screen-button-settings = Réglages
screen-button-in-this-language = Tout m’afficher en français
screen-button-join = Rejoindre
screen-button-leave = Quitter
screen-button-computer = Ajouter un ordinateur
screen-button-fill = Compléter avec l’ordinateur
screen-button-level = Ordinateurs
screen-button-solo = Campagne en solo
screen-button-thread = { $game } dans un fil
screen-button-switch = { $option } → { $value }
screen-button-options = Options
screen-button-rules = Règles
screen-button-begin = Commencer
screen-button-cancel = Fermer la table
screen-button-move = Jouer
screen-button-hand = Ma main
screen-button-text = Plateau en texte
screen-button-log = Journal
screen-button-more = Plus
screen-button-plan-save = Enregistrer
screen-button-plan-withdraw = Retirer le plan
screen-button-agree = D’accord
screen-button-disagree = Non
screen-button-rematch = Revanche
screen-button-replay = Revoir
screen-button-film = Film
screen-button-post-film = Montrer à tous
screen-button-steps = Pas à pas
screen-button-first = Début
screen-button-last = Fin
screen-button-following = Suivant
screen-button-previous = Précédent
screen-replay = **Revoir la partie** · coup { $number } sur { $moves }
screen-film-waits = { $films ->
    [one] { $films } film passe avant le vôtre, qui apparaîtra ici dès qu’il sera prêt.
   *[other] { $films } films passent avant le vôtre, qui apparaîtra ici dès qu’il sera prêt.
 }
screen-film = { $game } : toute la partie en { $moves } coups
screen-button-verify = Vérifier la donne
screen-button-file = Le fichier
screen-button-confirm = Confirmer
screen-button-undo = Reprendre mon coup
screen-button-back = Retour
screen-button-earlier = ◀ Précédent
screen-button-later = Suivant ▶
screen-button-table = À la table
screen-button-elsewhere = Continuer ailleurs
screen-button-again = Réessayer
screen-button-why = Pourquoi ?
screen-button-page = Voir « { $title } »
screen-button-page-before = ◀ { $title }
screen-button-page-after = { $title } ▶
screen-button-shelf = Autres jeux

## Refus

house-refusal-no-table = Il n’y a pas de table ici.
house-refusal-no-such-table = Il n’y a pas de table { $table } sur ce serveur.
house-refusal-set-aside = Je n’arrive plus à lire cette table : je l’ai mise de côté et j’ai prévenu la personne qui m’héberge. /market ouvrir en ouvre une autre.
house-refusal-table-open = Ce salon a déjà une table.
house-refusal-already-begun = La partie a déjà commencé.
house-refusal-not-begun = La partie n’a pas encore commencé.
house-refusal-not-over = La partie n’est pas encore terminée.
house-refusal-closed = Cette table est fermée.
house-refusal-over = Cette partie est terminée.
house-refusal-full = La table est complète.
house-refusal-already-seated = Vous êtes déjà à cette table.
house-refusal-not-seated = Vous n’êtes pas à cette table.
house-refusal-not-opener = Seule la personne qui a ouvert la table, ou qui gère ce salon, peut le faire.
house-refusal-opener-only = Seule la personne qui a ouvert la table peut changer cela.
house-refusal-profile-hidden = { $name } garde son profil privé.
house-refusal-too-few = Il faut au moins { $least } joueurs, et vous êtes { $seats }. L’ordinateur peut prendre les places vides.
house-refusal-missing-permission = Il me faut la permission « { $permission } » dans ce salon. Accordez-la à mon rôle dans les paramètres du salon, puis réessayez.
house-refusal-held = L’ordinateur joue pour vous ici. Appuyez sur « Me revoilà », ou tapez /market place retour.
house-refusal-not-held = Ici, l’ordinateur ne remplace personne.
house-refusal-not-offered = Aucune place n’est libre ici.
house-refusal-seat-gone = Cette place est prise.
house-refusal-knows-another-hand = Vous avez vu une autre main à cette table : vous ne pouvez reprendre que cette place-là.
house-refusal-already-left = Vous avez déjà quitté la partie. Tant que personne ne prend votre place, vous pouvez la reprendre : /market place retour
house-refusal-paused = Cette table est déjà en pause.
house-refusal-not-paused = Cette table n’est pas en pause.
house-refusal-moves-wait = { $pause_id ->
    [manager] Un responsable de ce serveur a mis cette table en pause, jusqu’à ce qu’un responsable la relance.
   *[other] Cette table est en pause, jusqu’à ce que la majorité veuille continuer. « Jouer » ou /market pause pose la question aux autres.
 }
house-refusal-vacation-spent = C’est trop long : sur { $most } jours de vacances par an, il vous en reste { $left }.
house-refusal-guest-seated = Cette personne est déjà à cette table.
house-refusal-guest-invited = Cette personne est déjà invitée : son invitation est toujours dans le salon.
house-refusal-announced = C’est déjà annoncé.
house-refusal-not-member = Cette table est sur un serveur dont vous ne faites plus partie.
house-refusal-role-for-all = Je ne dérange pas tout le serveur. Choisissez un rôle que chacun prend librement.
house-refusal-cannot-post = Je ne peux pas écrire dans { $channel } : il m’y manque « { $permission } ». Un responsable du serveur peut l’accorder, ou choisir un autre salon.
house-refusal-no-season = Cette saison n’existe pas sur ce serveur.
house-refusal-season-runs = Une saison est déjà en cours. `/market gérer saison` la montre, et peut la terminer.
house-refusal-unknown-date = Il me faut un jour à venir, écrit comme 2027-03-31.
house-refusal-season-too-long = Une saison dure deux ans au plus.
house-refusal-enough-invited = { $most } invitations sont encore ouvertes. Attendez que quelqu’un en accepte une.
house-refusal-unknown-pace = Je ne connais pas le rythme « { $pace } ». Choisissez-en un dans la liste, ou tapez un nombre d’heures, 336 au plus.
house-refusal-unknown-zone = Je ne connais pas le fuseau « { $zone } ». Tapez une grande ville proche, par exemple Paris.
house-refusal-unknown-night = Je ne comprends pas ces heures de silence : « { $typed } ». Écrivez 22-8 ou 22h-8h, { $most } heures au plus, ou « non » pour aucune.
house-refusal-servers-only = Cela ne marche que sur un serveur : ici, il n’y a que vous et moi.
house-refusal-not-here = On n’ouvre pas de table ici. Essayez { $channels }
house-refusal-may-not-write = Vous ne pouvez pas écrire vous-même dans { $channel } : cette table ne peut pas y aller.
house-refusal-channel-gone = Le salon de cette table a été supprimé. La personne qui l’a ouverte peut continuer ailleurs : je lui ai écrit.
house-refusal-not-manager = Seuls les membres qui gèrent ce serveur peuvent le faire.
house-refusal-not-your-turn = Ce n’est pas à vous : « { $text } » n’a pas été joué. À jouer : { $people }.
house-refusal-others-asked = Ce n’est pas à vous. À jouer : { $people }.
house-refusal-too-many-films = Je prépare déjà { $films } films. Réessayez dans quelques minutes.
house-refusal-too-often = { $what ->
    [table] Cela fait beaucoup de nouvelles tables d’un coup. Réessayez dans une minute.
    [film] { $most } films en une minute : laissez-moi souffler, puis réessayez.
    [verification] { $most } vérifications en une minute : laissez-moi souffler, puis réessayez.
    [lesson] Cela fait beaucoup de leçons d’un coup. Réessayez dans une minute.
    [hint] { $most } conseils en une minute : laissez-moi souffler, puis réessayez.
    [picture] { $most } images en une minute : laissez-moi souffler, puis réessayez.
   *[typed] Vous écrivez plus vite que je ne lis. Attendez une minute et continuez : rien de ce que vous avez joué n’est perdu.
}
house-refusal-enough-reviews = Je prépare déjà { $most } analyses pour vous. Elles viennent d’abord : redemandez ensuite.
house-refusal-too-many-of-yours = Vous avez ouvert { $most } tables qui ne sont pas terminées. Terminez-en ou fermez-en une d’abord.
house-refusal-too-many-here = Ce serveur a { $most } tables en cours, c’est sa limite. Un responsable peut la relever : /market gérer réglages.
house-refusal-typed-otherwise = Je ne connais pas le coup « { $text } ». Essayez `{ $example }`, ou servez-vous des boutons.
house-refusal-field-unread = { $takes ->
        [number] « { $text } » ne convient pas pour « { $field } » : il faut un nombre, { $wanted }.
       *[other] « { $text } » ne convient pas pour « { $field } » ({ $wanted }).
    }
house-refusal-no-table-understands = « { $text } » ne se joue à aucune de vos tables. Si vous pensez à l’une d’elles, répondez à son message.
house-refusal-nothing-to-plan = Rien à prévoir pour l’instant.
house-refusal-not-your-undo = Personne ne vous demande votre accord.
house-refusal-undone-or-followed = Ce coup ne peut plus être repris : c’est déjà fait, ou vous avez rejoué depuis.
house-refusal-hints-off = Cette table joue sans conseils.
house-refusal-nothing-to-hint = Vous n’avez rien à décider pour l’instant.
house-refusal-no-tournament = Il n’y a pas de tournoi dans ce salon. Un responsable du salon peut en ouvrir un : /market tournoi ouvrir
house-refusal-tournament-open = Ce salon a déjà un tournoi.
house-refusal-tournament-over = Ce tournoi est terminé.
house-refusal-too-many-tournaments = Ce serveur a déjà { $most } tournois. Il faut d’abord en finir ou en fermer un.
house-refusal-tournament-full = Ce tournoi est complet : { $most } inscriptions.
house-refusal-no-threads-here = Un tournoi a besoin d’un salon textuel : chaque table y a son fil.
house-refusal-wrong-pod-size = Ce jeu se joue de { $least } à { $most } par table. Choisissez un nombre entre les deux.
house-refusal-needs-pace = Une ronde doit bien finir un jour : il faut un rythme avec des délais.
house-refusal-not-organiser = Seule la personne qui a ouvert le tournoi, ou qui gère ce salon, peut le faire.
house-refusal-not-channel-manager = Il faut gérer ce salon pour y tenir un tournoi.
house-refusal-signed-up = Vous participez déjà.
house-refusal-not-signed-up = Vous n’êtes pas dans ce tournoi.
house-refusal-sign-up-over = Les inscriptions sont closes : le tournoi a commencé.
house-refusal-too-few-signed-up = Il faut au moins { $least } inscriptions ; pour l’instant : { $people }. Attendez encore, ou fermez le tournoi.
house-refusal-options-fixed = Quelqu’un s’est déjà inscrit au tournoi tel qu’il est. Les options ne changent plus.
house-refusal-sealed = Toutes les tables de cette ronde jouent la même donne : elle reste scellée jusqu’à la fin de la dernière.
house-refusal-pod-seat = C’est une table de tournoi : personne d’autre ne peut y prendre place, et elle se joue jusqu’au bout. L’ordinateur garde la place au chaud.
house-refusal-lesson-otherwise = Bonne idée, mais la leçon demande d’abord autre chose.
house-refusal-no-lesson = Il n’y a pas encore de leçon pour ce jeu. /market règles l’explique.
house-refusal-unknown-press = Je ne connais pas ce bouton.

## Permissions, telles que Discord les nomme

permission-view_channel = Voir le salon
permission-send_messages = Envoyer des messages
permission-send_messages_in_threads = Envoyer des messages dans les fils
permission-attach_files = Joindre des fichiers
permission-create_public_threads = Créer des fils publics
permission-create_private_threads = Créer des fils privés
