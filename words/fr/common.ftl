# Ce que tous les jeux partagent.

kernel-yes = oui
kernel-no = non
kernel-nothing = rien
kernel-you = vous
kernel-list = { $first } et { $last }
typed-and = et
typed-articles = un une le la les l des du de d votre vos
typed-fillers = moi alors maintenant s’il vous te plaît svp stp merci euh bon ben bah allez ok okay donc
typed-letters = { "" }
typed-undo = annuler | annule | annulez | annuler le coup | reprendre le coup | annuler mon coup | annule mon coup | reprendre | reprendre mon coup | reprends | je reprends | je reprends mon coup | undo
typed-what-now = que puis-je faire | qu’est-ce que je peux faire | que faire | quoi faire | je fais quoi | que dois-je faire | qu’est-ce que je dois faire | et maintenant | à qui de jouer | c’est à qui | jouer | mon coup | coups | mes coups | je peux faire quoi | que puis-je jouer | que jouer | quels coups | quels sont mes coups | c’est à qui de jouer | c’est à moi | est-ce à moi | à moi
typed-words = tout vendre = vendre tout | je veux tout vendre = vendre tout | je voudrais tout vendre = vendre tout | je ne mise pas = ne rien miser | je mise pas = ne rien miser | je n’ajoute pas = ne rien ajouter | je n’achète pas = ne rien acheter | je ne vends pas = ne rien vendre | je ne congèle pas = ne rien congeler | je voudrais miser = miser | je veux miser = miser | j’aimerais miser = miser | je voudrais vendre = vendre | je veux vendre = vendre | j’aimerais vendre = vendre | je voudrais acheter = acheter | je veux acheter = acheter | j’aimerais acheter = acheter | je veux passer = passer | je rajoute = ajouter | rajoute = ajouter | rajouter = ajouter | je gèle = congeler | geler = congeler | je cherche = demander | qui veut = vendre | qui me vend = acheter | ta = votre | ton = votre | tes = vos | je fais un emprunt = emprunter | je ne congèle rien = ne rien congeler | je ne mise rien = ne rien miser | je mise rien = ne rien miser | je mise = miser | parier = miser | je parie = miser | enchérir = miser | j’enchéris = miser | je descends = descendre | descends = descendre | je monte = monter | monte = monter | je joue = jouer | j’offre = offrir | je propose = proposer | propose = proposer | je donne = donner | donne = donner | je demande = demander | je vends = vendre | vends = vendre | j’achète = acheter | achète = acheter | je passe = passer | passe = passer | je reste = rester | reste = rester | je baisse = baisser | baisse = baisser | je prends = prendre | prends = prendre | je pose = poser | joue = jouer | je mets = mettre | mets = mettre | j’ouvre = ouvrir | ouvre = ouvrir | j’attire = attirer | attire = attirer | je congèle = congeler | congèle = congeler | je refuse = refuser | refuse = refuser | j’accepte = accepter | accepte = accepter | je retire = retirer | retire = retirer | j’ajoute = ajouter | ajoute = ajouter | j’emprunte = emprunter | emprunte = emprunter | j’espionne = espionner | espionne = espionner | je garde = garder | garde = garder | je laisse = laisser | laisse = laisser | je ferme = fermer | ferme = fermer | je rouvre = rouvrir | rouvre = rouvrir | j’échange = échanger | mon = votre | ma = votre | mes = vos | je ne vends rien = ne rien vendre | je n’achète rien = ne rien acheter | je n’ajoute rien = ne rien ajouter | j’ajoute rien = ne rien ajouter | je ne garde rien = ne rien mettre de côté | je ne mets rien de côté = ne rien mettre de côté | je ne propose rien = ne rien proposer | je ne mise rien du tout = ne rien miser | parie = miser | enchéris = miser | je te donne = donner | je vous donne = donner | je te propose = proposer | je vous propose = proposer | je te vends = vendre | je vous vends = vendre | je t’offre = offrir | je vous offre = offrir | je voudrais = demander | j’aimerais = demander | je veux = demander | nan = non | rien du tout = rien | je passe mon tour = passer | passer mon tour = passer | je vais passer = passer | je préfère passer = passer | je voudrais passer = passer | j’aimerais passer = passer | je passe pour cette fois = passer | sans moi = passer | je me couche = passer | pas de mise = ne rien miser | aucune mise = ne rien miser | je voudrais mettre = mettre | je veux mettre = mettre | je voudrais prendre = prendre | je veux prendre = prendre | je voudrais offrir = offrir | je veux offrir = offrir | je voudrais proposer = proposer | je veux proposer = proposer | je ne rajoute rien = ne rien ajouter | je paie = offrir | je paye = offrir | je ne vends rien et je n’achète rien = ne rien vendre ni acheter | je vais miser = miser | je vais prendre = prendre | je regarde = regarder
typed-numbers = zéro = 0 | un = 1 | une = 1 | deux = 2 | trois = 3 | quatre = 4 | cinq = 5 | six = 6 | sept = 7 | huit = 8 | neuf = 9 | dix = 10 | onze = 11 | douze = 12 | treize = 13 | quatorze = 14 | quinze = 15 | seize = 16 | dix-sept = 17 | dix-huit = 18 | dix-neuf = 19 | vingt = 20 | vingt-et-un = 21 | vingt-et-une = 21 | vingt-deux = 22 | vingt-trois = 23 | vingt-quatre = 24 | vingt-cinq = 25 | vingt-six = 26 | vingt-sept = 27 | vingt-huit = 28 | vingt-neuf = 29 | trente = 30 | trente-et-un = 31 | trente-et-une = 31 | trente-deux = 32 | trente-trois = 33 | trente-quatre = 34 | trente-cinq = 35 | trente-six = 36 | trente-sept = 37 | trente-huit = 38 | trente-neuf = 39 | quarante = 40 | quarante-et-un = 41 | quarante-et-une = 41 | quarante-deux = 42 | quarante-trois = 43 | quarante-quatre = 44 | quarante-cinq = 45 | quarante-six = 46 | quarante-sept = 47 | quarante-huit = 48 | quarante-neuf = 49 | cinquante = 50 | cinquante-et-un = 51 | cinquante-et-une = 51 | cinquante-deux = 52 | cinquante-trois = 53 | cinquante-quatre = 54 | cinquante-cinq = 55 | cinquante-six = 56 | cinquante-sept = 57 | cinquante-huit = 58 | cinquante-neuf = 59 | soixante = 60
typed-everything = tout | toutes | tous | toutes les cartes | toutes mes cartes | tout ce que je peux | tout ce que j’ai | le maximum | le plus possible
typed-instead = offre = offrir | mise = miser | demande = demander | échange = échanger | pose = poser | passer = passer 1 | pourriture = pourriture à partir de 2 kg | jouer pourriture = pourriture à partir de 2 kg | oui = pourriture à partir de 2 kg | jouer touristes = touristes | non = rester | passer = ne rien miser | passer = ne rien vendre ni acheter | passer = ne plus rien acheter | passer = non merci | passer = rester | passer = ne rien ajouter | passer = ne rien mettre de côté | passer = j’ai fini pour l’instant | rien = passer | rien = ne rien miser | rien = ne rien ajouter | rien = non merci | non = ne rien congeler | non = refuser | non = non merci | non = passer | non merci = refuser | non merci = passer | oui = accepter | ok = accepter | d’accord = accepter | fini = j’ai fini pour l’instant | j’ai fini = j’ai fini pour l’instant | j’ai terminé = j’ai fini pour l’instant | terminé = j’ai fini pour l’instant | c’est bon = j’ai fini pour l’instant | fermer = fermer mon étal pour aujourd’hui | fermer votre étal = fermer mon étal pour aujourd’hui | rouvrir = rouvrir mon étal | rouvrir votre étal = rouvrir mon étal | proposer = offrir | donner = offrir | échanger = offrir | vendre = donner | offrir = proposer | offrir = miser | miser = offrir | baisser = offrir | baisser à = offrir | descendre à = offrir | jouer = poser | jouer = mettre | poser = mettre | mettre = proposer | proposer = mettre | mettre = miser | miser 0 = ne rien miser | 0 = ne rien miser | ne rien vendre = passer | ne rien vendre = passer 1 | fermer boutique = fermer mon étal pour aujourd’hui | fermer l’étal = fermer mon étal pour aujourd’hui | rouvrir l’étal = rouvrir mon étal | laisser pourrir = ne rien congeler | tout laisser pourrir = ne rien congeler | je ne veux pas = non merci | je ne veux pas = passer | je ne veux pas = refuser | je n’en veux pas = non merci | je n’en veux pas = passer | je n’en veux pas = refuser | demander = prendre | non = ne rien miser | non = ne rien ajouter | non = ne rien vendre ni acheter | non = ne rien mettre de côté | passer = ne rien congeler | aucune = ne rien mettre de côté | aucune = ne rien vendre ni acheter | aucun = ne rien congeler | aucune = ne rien congeler | pas d’offre = passer | c’est fini pour moi = j’ai fini pour l’instant | c’est bon pour moi = j’ai fini pour l’instant | accepter la = accepter | refuser la = refuser | retirer la = retirer | prendre la = accepter | prendre l’offre = accepter l’offre | ok pour la = accepter | ok pour = accepter | d’accord pour la = accepter | d’accord pour = accepter | oui à la = accepter | oui à = accepter | non à la = refuser | non à = refuser | annuler l’offre = retirer l’offre | supprimer l’offre = retirer l’offre | fermer mon stand = fermer mon étal pour aujourd’hui | fermer votre stand = fermer mon étal pour aujourd’hui | fermer le stand = fermer mon étal pour aujourd’hui

## Événements

kernel-event-skipped =
    { $seat_id ->
        [you] Délai dépassé : j’ai joué un coup par défaut pour vous.
       *[other] Délai dépassé pour { $seat } : un coup par défaut est joué.
    }
kernel-event-undone =
    { $what_id ->
        [none] { $seat_id ->
            [you] Vous avez repris votre dernier coup.
           *[other] { $seat } reprend un coup.
        }
        [answer] { $seat_id ->
            [you] Vous avez repris votre réponse.
           *[other] { $seat } reprend sa réponse.
        }
       *[other] Coup repris : { $what }
    }{ $followed ->
        [yes] { " " }Et tout ce qui a suivi.
       *[no] { "" }
    }
kernel-event-order-acted = Selon vos consignes : { SMALL($action, "Vous", "Votre", "Vos", "Des") }.
kernel-event-order-stopped = Consigne annulée (« { $order } ») : { $why }
kernel-event-plan-acted = Selon votre plan : { SMALL($action, "Vous", "Votre", "Vos", "Des") }.
kernel-event-plan-stopped = Une partie de votre plan tombe à l’eau : { $why }
kernel-plan-saved = Plan enregistré. { $plan }
kernel-plan-did = Selon votre plan : { SMALL($said, "Vous", "Votre", "Vos", "Des") }
kernel-order-did = Selon vos consignes : { SMALL($said, "Vous", "Votre", "Vos", "Des") }
kernel-plan-did-also = { $said } (votre plan).
kernel-order-did-also = { $said } (vos consignes).
kernel-joined-same = { $said }, { $words }.
kernel-joined-last = { $said } et { $words }.
kernel-joined-other = { $said } ; { $who } { $words }.
kernel-joined-you = { $said } ; vous { $words }.
kernel-joined-rest = { $said } ; { $words }.

## Refus

kernel-refusal-unknown-game = Aucun jeu ne s’appelle « { $game } ».
kernel-refusal-unknown-version = Cette table a commencé avec des règles que je ne connais pas.
kernel-refusal-unreadable = Je n’arrive pas à lire ceci.
kernel-refusal-tampered = L’historique de cette table est incohérent.
kernel-refusal-unknown-seat = Cette place n’existe pas à cette table.
kernel-refusal-wrong-seats = { $step ->
    [2] Ce jeu se joue en nombre pair, de { $least } à { $most } joueurs, pas à { $seats }.
   *[other] Ce jeu se joue de { $least } à { $most } joueurs, pas à { $seats }.
 }
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
