# Schwarzmarkt expliqué, page par page, et les articles que citent les refus.

schwarzmarkt-rules-aim =
    Vous avez pommes de terre, café, farine, beurre et sucre, et les vendez au marché noir contre du luxe : chewing-gum, chocolat, cigarettes, bas nylon. Le taux monte pendant que tous hésitent. Attendez un meilleur prix, mais pas trop : un autre peut vendre avant vous, ou l’affaire tombe à l’eau.

    Après deux manches, qui a le plus de points de luxe l’emporte. Ce qui vous reste en main ne vaut alors plus rien.

    De 3 à 5 joueurs, environ 45 minutes autour d’une table.
    .title = Le but
    .clauses = SM-1 SM-11
schwarzmarkt-rules-table =
    - **Les produits.** 60 cartes, 12 de chacun des cinq. Vous commencez avec 9, en secret. On voit toujours combien de cartes chacun a.
    - **Les cartes du marché noir.** 30 en tout : 20 offres et 10 cartes à texte. Vous en avez toujours 3, en secret.
    - **Le taux** est ce que paie en ce moment une carte de produit, quelle qu’elle soit. Sa piste a 14 cases, et chaque offre commence à 1 :

    1, 2, 4, 6, 9, 12, 16, 20, 25, 30, 35, 40, 45, 50

    Chaque case porte un dé : de combien vous pouvez au plus faire monter le taux depuis là. C’est 4 jusqu’au taux 6, puis 3 jusqu’à 20, puis 2 jusqu’à 35, puis 1.
    - **Vos points** sont votre secret ; chaque paiement est annoncé quand il a lieu.
    .title = Ce qu’il y a sur la table
    .clauses = SM-2 SM-5 SM-12 SM-13
schwarzmarkt-rules-turn =
    1. Le **premier joueur** pose une carte du marché noir et en tire une nouvelle.
    2. Si c’est une **offre,** elle dit ce qui est demandé, par exemple deux pommes de terre et un sucre. Le taux est de 1. Le premier joueur joue d’abord, puis tous dans l’ordre, autant de fois qu’il faut, jusqu’à la fin de l’offre.
    3. Si c’est une **carte à texte,** on l’applique, et c’est tout.
    4. Ensuite, le suivant dans l’ordre devient premier joueur.

    À votre tour dans une offre, faites l’une de deux choses :
    - **Vendre** tout ou partie de ce qui est encore demandé, au taux du moment. S’il manque encore quelque chose, le taux monte ensuite d’une case.
    - **Passer** et faire monter le taux : d’au moins 1 case, au plus du dé de la case.
    Vous pouvez passer même si vous pourriez vendre, et vendre plus tard.
    .title = Comment on joue
    .clauses = SM-3 SM-4 SM-6
schwarzmarkt-rules-example =
    Demandé : deux pommes de terre et un sucre. Ana est premier joueur, le taux est de 1.
    - **Ana** vend une pomme de terre et le sucre : 2 cartes à 1 font 2 points. Il manque encore une pomme de terre. Le taux monte à 2.
    - **Bruno** passe. Le dé de la case 2 est un 4 : il peut faire monter le taux à 4, 6, 9 ou 12. Il choisit 12.
    - **Chloé** passe et le fait monter d’une case, à 16.
    - **Dmitri** vend la dernière pomme de terre à 16 : 16 points. Plus rien n’est demandé, l’offre est finie. Bruno est le prochain premier joueur.

    Si Ana avait attendu 16, un autre aurait pu vendre les deux pommes de terre avant elle.
    .title = Un exemple
    .clauses = SM-4.5 SM-4.7
schwarzmarkt-rules-ceiling =
    Une offre finit quand tout ce qui est demandé a été livré, ou peu après que le taux a atteint **50.** Alors seul le joueur suivant a encore un tour, le **dernier tour :** il peut vendre à 50, ou passer. Après quoi l’affaire est close, même s’il manque quelque chose.

    Comptez donc : qui aura le dernier tour ? Si vous avez ce que personne d’autre n’a, tâchez que ce soit vous ; sinon, poussez fort le taux, pour que les autres vendent tôt ou ratent l’affaire.
    .title = Le plafond
    .clauses = SM-5 SM-6
schwarzmarkt-rules-cards =
    Appliquées aussitôt :
    - **Espionnage !** Voyez deux cartes de la main de quelqu’un, tirées au sort.
    - **Vieille dette !** Prenez une carte de la main de quelqu’un, tirée au sort.
    - **Affaire express !** (deux fois) Donnez une de vos cartes contre 20 points.
    - **Échange obligatoire !** Donnez à quelqu’un une ou deux de vos cartes et tirez-en autant dans sa main.
    - **Descente de police !** Nommez un joueur et un produit : il défausse toutes ses cartes de ce produit.
    - **Nouveau produit découvert !** Payez 5 points, regardez toute la pile des produits et prenez une carte. Il faut avoir 5 points.

    Pour la prochaine offre, qui que soit celui qui la pose :
    - **Produits avariés !** La première vente est payée à la moitié du taux, arrondie à l’inférieur.
    - **À court de provisions !** On ne vend qu’une carte par tour.
    - **Restriction !** Le plafond est de 25 au lieu de 50.
    .title = Les cartes à texte
    .clauses = SM-7 SM-8
schwarzmarkt-rules-end =
    Une manche finit **au moment où quelqu’un n’a plus de carte de produit,** quelle qu’en soit la cause. Une offre en cours s’arrête aussitôt.

    Pour la seconde manche, chacun garde points, cartes du marché noir et cartes de produits, et reçoit 9 nouvelles cartes de produits (moins, mais autant pour tous, si la pile ne suffit pas). Le suivant dans l’ordre devient premier joueur.

    Après la seconde manche, qui a le plus de points l’emporte ; à égalité, la victoire est partagée. Surveillez donc qui n’a plus qu’une ou deux cartes : à la fin, les invendus sont perdus.
    .title = La fin d’une manche
    .clauses = SM-9 SM-10 SM-11
schwarzmarkt-rules-finer =
    - **Des consignes pour vos tours.** Une offre peut durer 14 tours. Vous pouvez laisser des consignes pour les vôtres : « vendre tout ce que je peux à partir de 20 », « passer en montant le moins possible ». La première qui convient agit pour vous, et personne ne l’apprend. Elles finissent avec l’offre.
    - Personne ne voit si vous auriez pu vendre quand vous passez.
    - Poser une carte à texte, c’est ne pas ouvrir d’offre : le suivant le pourra.
    - Plusieurs cartes à texte pour la prochaine offre comptent toutes ensemble.
    - Qui ne répond pas à temps passe et monte d’une case. Dans une offre, rien n’est jamais vendu pour un absent.
    - On peut convenir d’une répartition inégale (16 pommes de terre, 14 farines, 12 beurres, 10 sucres, 8 cafés), de points visibles, et du sens de certaines cartes à texte.
    .title = Les détails
    .clauses = SM-7 SM-13

## Articles

schwarzmarkt-clause-2-4 = Le premier joueur est tiré au sort, ou convenu par sa place. Un numéro de place supérieur au nombre de joueurs n’est pas possible.
schwarzmarkt-clause-3-1 = Seul le premier joueur pose une carte du marché noir : exactement une, choisie parmi ses trois. Il ne peut ni s’abstenir ni en poser deux.
schwarzmarkt-clause-4-8 = Passer fait monter le taux d’un nombre de cases à votre choix : au moins 1, au plus le dé de la case où se trouve le marqueur, et jamais au-delà du plafond. Ne pas avancer n’est permis qu’au dernier tour.
schwarzmarkt-clause-4-11 = On ne vend que des cartes qu’on a et qui sont encore demandées, pas plus d’un produit qu’il n’en est encore demandé, et au moins une carte. En passant, il faut faire monter le taux dans les limites.
schwarzmarkt-clause-5-3 = Si le dé menait au-delà du plafond, on ne peut monter que jusque-là. Avec Restriction : de 16, seulement 1 ou 2 cases ; de 20, une seule.
schwarzmarkt-clause-5-5 = Au dernier tour, le taux reste au plafond : passer ne le fait pas monter et ne demande pas de nombre, et une vente qui laisse quelque chose à livrer ne le fait pas monter non plus.
schwarzmarkt-clause-7-8 = Une carte à texte qui demande un adversaire demande un autre joueur ; on ne peut pas se choisir. Pendant une manche, chacun a au moins une carte de produit, donc tous les autres peuvent être choisis.
schwarzmarkt-clause-8-3 = Affaire express : choisissez une carte de votre main. Elle est montrée, va sous la pile des produits, et vous recevez 20 points. Taux, offres et cartes en attente n’y jouent aucun rôle.
schwarzmarkt-clause-8-4 = Échange obligatoire : choisissez un adversaire et 1 ou 2 de vos cartes, pas plus que n’en a l’un ou l’autre. Vous les donnez, et autant de cartes tirées au sort dans sa main d’avant vous reviennent.
schwarzmarkt-clause-8-6 = À court de provisions : dans la prochaine offre, une vente ne contient qu’une carte. Selon ce qui est convenu, une carte par tour (comme d’habitude), ou une carte par joueur pour toute l’offre ; ensuite on ne peut que passer.
schwarzmarkt-clause-8-8 = Nouveau produit découvert : payez 5 points, regardez toute la pile des produits et prenez une carte de votre choix. Une fois la carte posée, on ne revient pas en arrière.
schwarzmarkt-clause-8-9 = Nouveau produit découvert ne peut être posé par qui a moins de 5 points, ni quand la pile des produits est vide.
