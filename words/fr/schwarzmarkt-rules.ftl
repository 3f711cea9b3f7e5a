# Schwarzmarkt expliqué, page par page, et les articles que citent les refus.

schwarzmarkt-rules-aim =
    Vous avez pommes de terre, café, farine, beurre et sucre, et les vendez au marché noir contre des articles de luxe : chewing-gum, chocolat, cigarettes, bas nylon. Le taux monte pendant que tous hésitent. Attendez un meilleur prix, mais pas trop longtemps : un autre peut vendre avant vous, ou l’affaire tombe à l’eau.

    Après deux manches, le joueur qui a le plus de points de luxe l’emporte. Ce qui vous reste en main ne vaut plus rien.

    De 3 à 5 joueurs ; environ 45 minutes autour d’une table.
    .title = Le but
    .clauses = SM-1 SM-11
schwarzmarkt-rules-table =
    - **Les produits.** 60 cartes, 12 de chacun des cinq. Vous commencez avec 9, en secret. On voit toujours combien de cartes chacun a.
    - **Les cartes de marché noir.** 30 en tout : 20 offres et 10 cartes texte. Vous en avez toujours 3, en secret.
    - **Le taux** est ce que paie en ce moment une carte de produit, quelle qu’elle soit. Sa piste a 14 cases, et chaque offre commence à 1 :

    1, 2, 4, 6, 9, 12, 16, 20, 25, 30, 35, 40, 45, 50

    Chaque case porte un dé : de combien vous pouvez monter le taux depuis là. C’est 4 jusqu’au taux 6, puis 3 jusqu’à 20, puis 2 jusqu’à 35, puis 1.
    - **Vos points** sont votre secret, sauf si votre table joue avec les gains visibles ; chaque paiement est annoncé quand il a lieu.
    .title = Ce qu’il y a sur la table
    .clauses = SM-2 SM-5 SM-12 SM-13
schwarzmarkt-rules-turn =
    1. Le **premier joueur** pose une carte de marché noir et en tire une nouvelle.
    2. Si c’est une **offre,** elle montre les produits recherchés, par exemple deux pommes de terre et un sucre. Le taux est à 1. Le premier joueur commence, puis chacun à son tour, autant de fois qu’il faut, jusqu’à la fin de l’offre.
    3. Si c’est une **carte texte,** on l’applique, et c’est tout.
    4. Ensuite, le joueur suivant devient premier joueur.

    À votre tour dans une offre, au choix :
    - **Vendre** tout ou partie de ce qu’on recherche encore, au taux du moment. S’il manque encore quelque chose, le taux monte ensuite d’une case.
    - **Passer** et monter le taux : d’au moins 1 case, au plus du dé de la case.
    Vous pouvez passer même si vous pourriez vendre, et vendre plus tard.
    .title = Comment on joue
    .clauses = SM-3 SM-4 SM-6
schwarzmarkt-rules-example =
    On recherche deux pommes de terre et un sucre. Ana est premier joueur, le taux est à 1.
    - **Ana** vend une pomme de terre et le sucre : 2 cartes à 1 font 2 points. Il manque encore une pomme de terre. Le taux monte à 2.
    - **Bruno** passe. Le dé de la case 2 est un 4 : le taux peut monter à 4, 6, 9 ou 12. Bruno choisit 12.
    - **Chloé** passe et le monte d’une case, à 16.
    - **Dmitri** vend la dernière pomme de terre à 16 : 16 points. On ne recherche plus rien, l’offre est finie. Bruno est le prochain premier joueur.

    Si Ana avait attendu 16, un autre aurait pu vendre les deux pommes de terre avant elle.
    .title = Un exemple
    .clauses = SM-4.5 SM-4.7
schwarzmarkt-rules-ceiling =
    Une offre finit quand tout ce qu’on recherche a été vendu, ou peu après que le taux a atteint **50.** Alors un seul joueur, le suivant, joue encore, le **dernier tour :** vendre à 50, ou passer. Après quoi l’affaire tombe à l’eau, même s’il manque quelque chose.

    Comptez donc : qui aura le dernier tour ? Si vous avez ce que personne d’autre n’a, tâchez que ce soit vous. Sinon, montez le taux à fond, pour que les autres vendent tôt ou ratent l’affaire.
    .title = Le dernier tour
    .clauses = SM-5 SM-6
schwarzmarkt-rules-cards =
    Avec un effet immédiat :
    - **Espionnage !** Regardez deux cartes d’un adversaire, tirées au hasard.
    - **Vieille dette !** Prenez une carte à un adversaire, au hasard.
    - **Affaire express !** (il y en a deux) Échangez une de vos cartes contre 20 points.
    - **Échange obligatoire !** Donnez une ou deux de vos cartes à un adversaire et tirez-en autant dans sa main.
    - **Descente de police !** Désignez un joueur et un produit : il défausse toutes ses cartes de ce produit.
    - **Découverte d’un nouveau produit !** Payez 5 points, fouillez la pile de produits et prenez une carte. Il faut avoir 5 points.

    Pour la prochaine offre, quel que soit celui qui la pose :
    - **Produits avariés !** La première vente est payée à la moitié du taux, arrondie à l’inférieur. Si votre table l’a choisi, seule la première carte de cette vente l’est.
    - **À court de provisions !** On ne vend qu’une carte par tour. Si votre table l’a choisi, une seule carte pour toute l’offre.
    - **Restriction !** Le dernier tour se joue à 25 au lieu de 50.
    .title = Les cartes texte
    .clauses = SM-7 SM-8
schwarzmarkt-rules-end =
    Une manche finit **au moment où quelqu’un n’a plus de carte de produit,** quelle qu’en soit la cause. Une offre en cours s’arrête aussitôt.

    Pour la seconde manche, chacun garde ses points et ses cartes de marché noir, et reçoit 9 nouvelles cartes de produits (moins, mais autant pour tous, si la pile ne suffit pas). On garde aussi les produits qui restent, sauf si votre table a choisi neuf nouvelles cartes seulement. Le joueur suivant devient premier joueur.

    Après la seconde manche, le joueur qui a le plus de points l’emporte ; à égalité, la victoire est partagée. Gardez donc à l’œil ceux qui n’ont plus qu’une ou deux cartes : à la fin, les invendus sont perdus.
    .title = La fin d’une manche
    .clauses = SM-9 SM-10 SM-11
schwarzmarkt-rules-finer =
    - **Des consignes.** Une offre peut durer 14 tours. Laissez des consignes pour les vôtres : « vendre tout ce que vous pouvez dès 20 », « passer en montant le moins possible ». La première qui convient est suivie, et personne d’autre ne les voit. Elles finissent avec l’offre.
    - Quand vous passez, personne ne sait si vous auriez pu vendre.
    - Poser une carte texte, c’est renoncer à faire une offre : ce sera au suivant.
    - Plusieurs cartes texte pour la prochaine offre comptent toutes ensemble.
    - Sans réponse à temps, vous passez et montez d’une case. Dans une offre, rien n’est jamais vendu pour vous.
    - Votre table peut choisir une répartition inégale (16 pommes de terre, 14 farines, 12 beurres, 10 sucres, 8 cafés), des points visibles, et le sens de certaines cartes texte.
    .title = Les détails
    .clauses = SM-7 SM-13

## Articles

schwarzmarkt-clause-2-4 = Le tout premier joueur est tiré au sort, ou choisi par sa place. Le numéro de place ne peut dépasser le nombre de joueurs.
schwarzmarkt-clause-3-1 = Seul le premier joueur pose une carte de marché noir : exactement une de ses trois. Il ne peut ni s’abstenir ni en poser deux.
schwarzmarkt-clause-4-8 = En passant, vous montez le taux d’autant de cases que vous voulez : au moins 1, au plus le dé de la case où se trouve le pion, et jamais au-delà de la dernière case de l’offre. Ce n’est qu’au dernier tour que le taux ne bouge plus.
schwarzmarkt-clause-4-11 = On ne vend que des cartes qu’on a et qu’on recherche encore, pas plus d’un produit qu’on n’en recherche, et au moins une carte. En passant, on monte le taux dans les limites.
schwarzmarkt-clause-5-3 = Si le dé menait au-delà de la dernière case de l’offre, on ne peut monter que jusque-là. Avec « Restriction ! » : de 16, seulement 1 ou 2 cases ; de 20, une seule.
schwarzmarkt-clause-5-5 = Au dernier tour, le taux ne bouge plus : passer ne demande pas de nombre, et une vente qui laisse quelque chose à fournir ne le fait pas monter non plus.
schwarzmarkt-clause-7-8 = Une carte texte qui vise un adversaire vise un autre joueur ; on ne peut pas se choisir. Pendant une manche, chacun a au moins une carte de produit, donc tous les autres peuvent être choisis.
schwarzmarkt-clause-8-3 = « Affaire express ! » : choisissez une carte de votre main. Elle est montrée, va sous la pile de produits, et vous recevez 20 points. Le taux, les offres et les autres cartes texte n’y jouent aucun rôle.
schwarzmarkt-clause-8-4 = « Échange obligatoire ! » : choisissez un adversaire et 1 ou 2 de vos cartes, pas plus que n’en a l’un ou l’autre. Vous les donnez, et en tirez autant au hasard dans sa main telle qu’elle était avant.
schwarzmarkt-clause-8-6 = « À court de provisions ! » : dans la prochaine offre, on ne vend qu’une carte à la fois. Selon le choix de votre table : une carte par tour (comme d’habitude), ou une carte par joueur pour toute l’offre ; ensuite on ne peut que passer.
schwarzmarkt-clause-8-8 = « Découverte d’un nouveau produit ! » : payez 5 points, fouillez toute la pile de produits et prenez une carte de votre choix. Une fois la carte posée, on ne revient pas en arrière.
schwarzmarkt-clause-8-9 = On ne peut poser « Découverte d’un nouveau produit ! » avec moins de 5 points, ni quand la pile de produits est vide.
