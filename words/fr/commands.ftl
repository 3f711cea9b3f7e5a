# Les commandes : command-<nom>, command-<nom>-about ; pour une option command-<nom>-<option> et son -about.

command-market = market
command-market-about = Des jeux de société à jouer ici même, dans la discussion : à plusieurs ou contre l’ordinateur

command-help = aide
command-help-about = Tous les jeux, et par où commencer

command-start = ouvrir
command-start-about = Ouvrir une table dans ce salon, ou une table rien qu’à vous en message privé
command-start-game = jeu
command-start-game-about = Quel jeu ?
command-start-thread = fil
command-start-thread-about = Dans son propre fil ?
command-start-pace = rythme
command-start-pace-about = Un rythme de la liste, ou un nombre d’heures par coup

command-table = table
command-table-about = La table d’ici : rejoindre, lancer, déplacer, fermer
command-table-join = rejoindre
command-table-join-about = Vous asseoir à la table de ce salon

command-table-begin = commencer
command-table-begin-about = Lancer la partie

command-table-cancel = annuler
command-table-cancel-about = Fermer la table avant le début de la partie

command-leave = quitter
command-leave-about = Quitter votre place

command-table-move = déplacer
command-table-move-about = Déplacer la table dans un autre salon ou fil
command-table-move-to = vers
command-table-move-to-about = Où ?
command-table-move-table = table
command-table-move-table-about = Le numéro de la table, si ce n’est pas celle d’ici

command-play = jouer
command-play-about = Jouer un coup
command-play-move = coup
command-play-move-about = Tapez pour chercher parmi vos coups

command-bid = enchère
command-bid-about = Répondre par écrit, par exemple une mise secrète
command-bid-answer = réponse
command-bid-answer-about = Par exemple A12 C17 D18

command-orders = consignes
command-orders-about = Vos consignes : voir, changer, retirer

command-plan = plan
command-plan-about = Prévoir ce que vous ferez à votre tour

command-undo = reprendre
command-undo-about = Reprendre votre dernier coup

command-hand = main
command-hand-about = Ce que vous avez et pouvez faire, rien que pour vous

command-board = plateau
command-board-about = Le plateau, tel qu’il est

command-log = journal
command-log-about = Ce qui s’est passé

command-rules = règles
command-rules-about = Apprendre un jeu, page par page
command-rules-game = jeu
command-rules-game-about = Quel jeu ?

command-learn = apprendre
command-learn-about = Apprendre un jeu en jouant : dix minutes, pas à pas
command-learn-game = jeu
command-learn-game-about = Quel jeu ?

command-archive = archives
command-archive-about = Parties terminées : revoir, vérifier, vos campagnes
command-archive-replay = revoir
command-archive-replay-about = Revoir une partie finie, coup par coup ou en film

command-archive-verify = vérifier
command-archive-verify-about = Vérifier une partie finie : la donne, chaque coup, le résultat

command-games = parties
command-games-about = Toutes vos tables, celles où c’est à vous d’abord

command-archive-campaign = campagne
command-archive-campaign-about = Vos campagnes en solo

command-pause = pause
command-pause-about = Mettre la table en pause si tous sont d’accord, ou continuer si la majorité le veut
command-pause-days = jours
command-pause-days-about = Pour combien de jours ? Sinon : jusqu’à ce que vous repreniez

command-seat = place
command-seat-about = Les places où l’ordinateur joue pour quelqu’un
command-seat-invite = inviter
command-seat-invite-about = Inviter quelqu’un à la table de ce salon
command-seat-invite-guest = invité
command-seat-invite-guest-about = Qui ?
command-seat-offer = offrir
command-seat-offer-about = Voter pour libérer la place d’un absent
command-seat-take = prendre
command-seat-take-about = Prendre une place libre, avec tout ce qui s’y trouve
command-seat-back = retour
command-seat-back-about = Reprendre votre propre place à l’ordinateur

command-vacation = vacances
command-vacation-about = Arrêter votre horloge à toutes les tables pour quelques jours
command-vacation-days = jours
command-vacation-days-about = Combien de jours ? 30 par an au plus ; 0 : vous êtes de retour

command-settings = réglages
command-settings-about = Votre langue, vos rappels, votre fuseau et vos heures de silence
command-settings-language = langue
command-settings-language-about = Dans quelle langue dois-je vous parler ?
command-settings-dms = messages
command-settings-dms-about = Puis-je vous écrire directement ?
command-settings-reminders = rappels
command-settings-reminders-about = Comment vous prévenir quand c’est à vous ?
command-settings-confirm = confirmer
command-settings-confirm-about = Quels coups dois-je vous faire confirmer ?
command-settings-zone = fuseau
command-settings-zone-about = Votre fuseau horaire, par exemple Paris ou Europe/Paris
command-settings-quiet = silence
command-settings-quiet-about = Heures où je vous laisse tranquille, par exemple 22h-8h ; non : aucune
command-settings-digest = résumé
command-settings-digest-about = À quelle heure vous envoyer, chaque jour, la liste de vos tours ?
command-settings-listed = visible
command-settings-listed-about = Les autres peuvent-ils voir votre profil et vous trouver dans les classements ?
command-settings-tips = astuces
command-settings-tips-about = Des astuces quand une question vous est posée pour la première fois ?

command-admin = gérer
command-admin-about = Pour les membres qui gèrent ce serveur
command-admin-list = liste
command-admin-list-about = Toutes les tables de ce serveur, et ses réglages
command-admin-pause = pause
command-admin-pause-about = Mettre une table en pause : personne ne joue avant que vous la relanciez
command-admin-resume = relancer
command-admin-resume-about = Relancer une table en pause
command-admin-end = fermer
command-admin-end-about = Fermer une table ; les joueurs liront pourquoi
command-admin-channel = salon
command-admin-channel-about = Où l’on peut ouvrir des tables
command-admin-channel-channel = salon
command-admin-channel-channel-about = Quel salon ?
command-admin-channel-allowed = permis
command-admin-channel-allowed-about = Peut-on y ouvrir des tables ? Dès qu’un salon est nommé, seulement dans ceux-là
command-admin-settings = réglages
command-admin-settings-about = La langue des messages publics, le rythme des nouvelles tables, le fuseau horaire
command-admin-settings-language-about = Dans quelle langue dois-je parler sur ce serveur ?
command-admin-pause-table = table
command-admin-pause-table-about = Le numéro de la table, comme dans la liste
command-admin-resume-table = table
command-admin-resume-table-about = Le numéro de la table, comme dans la liste
command-admin-end-table = table
command-admin-end-table-about = Le numéro de la table, comme dans la liste
command-admin-settings-language = langue
command-admin-settings-pace = rythme
command-admin-settings-pace-about = Un rythme de la liste, ou un nombre d’heures par coup
command-admin-settings-zone = fuseau
command-admin-settings-zone-about = Le fuseau de ce serveur, par exemple Paris : pas de rappels la nuit
command-admin-settings-tables = tables
command-admin-settings-tables-about = Combien de tables ce serveur peut-il avoir en même temps ?

command-profile = profil
command-profile-about = Parties, victoires, classement et records : les vôtres ou ceux de quelqu’un d’autre
command-profile-person = personne
command-profile-person-about = De qui ? Sans réponse : vous

command-top = classement
command-top-about = Les meilleurs de ce serveur
command-top-game = jeu
command-top-game-about = Quel jeu ?

command-privacy = confidentialité
command-privacy-about = Ce que je garde sur vous : le lire, en avoir une copie, l’effacer

command-tournament = tournoi
command-tournament-about = Tournois : une même donne à toutes les tables, ronde après ronde
command-tournament-open = ouvrir
command-tournament-open-about = Ouvrir un tournoi dans ce salon, si vous le gérez
command-tournament-open-game = jeu
command-tournament-open-game-about = Quel jeu ?
command-tournament-open-pace = rythme
command-tournament-open-pace-about = Un rythme de la liste, ou un nombre d’heures par coup
command-tournament-open-system = système
command-tournament-open-system-about = Système suisse, ou tout le monde contre tout le monde ?
command-tournament-open-seats = places
command-tournament-open-seats-about = Combien par table ?
command-tournament-open-rounds = rondes
command-tournament-open-rounds-about = Combien de rondes ? Sinon, selon le nombre d’inscriptions
command-tournament-open-signup = inscriptions
command-tournament-open-signup-about = Combien de jours pour s’inscrire ? Sinon : 3
command-tournament-open-days = jours
command-tournament-open-days-about = Combien de jours au plus par ronde ? Sinon, selon le rythme
command-tournament-open-rated = classé
command-tournament-open-rated-about = Les parties comptent-elles pour le classement ? Sinon : oui
command-tournament-join = inscription
command-tournament-join-about = Vous inscrire au tournoi de ce salon, ou y revenir
command-tournament-leave = quitter
command-tournament-leave-about = Annuler votre inscription, ou vous retirer
command-tournament-standings = classement
command-tournament-standings-about = Où en est chacun
command-tournament-start = lancer
command-tournament-start-about = Lancer la première ronde avant la fin des inscriptions
command-tournament-close = fermer
command-tournament-close-about = Fermer le tournoi avant la fin
command-tournament-close-reason = raison
command-tournament-close-reason-about = Pourquoi ? Tout le monde le lira
command-tournament-move = déplacer
command-tournament-move-about = Continuer dans ce salon un tournoi d’un autre salon
command-tournament-move-channel = salon
command-tournament-move-channel-about = Où est-il maintenant ? Sinon : celui dont le salon n’existe plus
