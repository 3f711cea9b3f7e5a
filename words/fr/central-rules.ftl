# Central Market expliqué, page par page, et les articles que citent les refus.

central-rules-aim =
    Vous vendez tous des légumes sur le même marché. Pour chaque produit, les vendeurs cassent leurs prix ; le moins cher vend d’abord. Mais seuls 10 kg de chaque produit trouvent preneur à chaque tour, et personne ne vend plus de 10 kg en tout. Trop bon marché, vous gagnez peu ; trop cher, les autres ont tout vendu avant vous.

    Après chaque tour, les revenus sont classés et donnent des points de victoire. Après le dernier tour, le joueur qui a le plus de points l’emporte.

    De 3 à 5 joueurs, environ 45 minutes autour d’une table.
    .title = Le but
    .clauses = CM-9
central-rules-table =
    - **50 cartes** de tomates, carottes, aubergines, concombres et poivrons. De chacun : trois cartes de 2 kg, quatre de 3 kg et trois de 4 kg.
    - **Votre main** est secrète ; le nombre de vos cartes ne l’est pas. Vous en recevez 4 par tour.
    - **Les prix** vont de 1 à 10 le kilo, sauf si la table a choisi une autre limite.
    - **Trois sales coups** (les cartes Action), chacun utilisable une fois dans la partie : Tricheur, Touristes et Pourriture. Tout le monde voit qui a encore quoi.
    - **Les tours.** À 3 ou 4 joueurs, il y en a 6, puis un dernier tour ; à 5 joueurs, 5, puis un dernier tour.
    .title = Ce qu’il y a sur la table
    .clauses = CM-1 CM-14
central-rules-turn =
    1. **Livraison.** Chacun reçoit 4 cartes ; ce que vous avez gardé reste en main.
    2. **Vente.** L’un après l’autre, chacun **propose** un produit : nommez-en un que vous avez et que personne n’a proposé ce tour-ci, et un prix. Puis tous font leurs offres, et ceux qui en ont fait une vendent.
    3. **Fin du tour.** Chacun peut mettre en secret une carte de côté pour le dernier tour. Les revenus sont classés et donnent des points.

    Vous devez proposer si vous le pouvez. Votre tour est sauté si vous avez déjà vendu 10 kg, ou si tout ce que vous avez a déjà été proposé.

    Le joueur qui a le moins de points propose en premier au tour suivant.
    .title = Un tour
    .clauses = CM-2 CM-3 CM-4 CM-8
central-rules-bid =
    En partant de la gauche du joueur qui propose, chacun **passe** ou **fait une offre,** une fois : un prix au kilo inférieur au plus bas annoncé, aussi bas que vous voulez. Passer, c’est ne rien vendre de ce produit ce tour-ci.

    Puis l’enchère continue entre ceux qui ont fait une offre : **baisser** sous le prix le plus bas, ou **rester.** Rester, c’est garder son prix et quitter l’enchère. Elle finit quand il ne reste plus que l’offre la plus basse.

    Vous pouvez faire une offre si vous avez au moins une carte du produit (ou encore le Tricheur et une carte quelconque) et n’avez pas encore vendu 10 kg. Une offre ne se reprend pas et ne remonte pas.

    Exemple : Ana propose des carottes à 9. Bruno offre 7, Chloé passe, Dmitri offre 6. Ana descend à 5, Bruno reste à 7, Dmitri reste à 6. Ana vend d’abord à 5, puis Dmitri à 6, puis Bruno à 7, s’il reste quelque chose des 10 kg.
    .title = Les offres
    .clauses = CM-5
central-rules-sell =
    On vend dans l’ordre, le prix le plus bas d’abord. Jouez une ou plusieurs cartes du produit : **revenu = kilos × votre propre prix.** Il faut jouer au moins une carte.

    Deux limites à chaque tour : **10 kg de chaque produit** pour tous les joueurs ensemble, et **10 kg de tous les produits** pour chaque joueur. Les kilos au-delà sont perdus ; la carte est dépensée quand même. On ne peut pas ajouter une carte qui ne vendrait rien du tout.

    Une fois 10 kg du produit vendus, les suivants ne vendent rien et gardent leurs cartes.

    Exemple : Ana vend 6 kg de carottes, Bruno 3 kg. Chloé joue une carte de 3 kg : 1 kg seulement est vendu. Un quatrième ne vend rien.
    .title = Vendre
    .clauses = CM-6 CM-7
central-rules-tricks =
    - **Tricheur.** Faites une offre pour un produit que vous n’avez pas (il faut une carte quelconque). Quand vient votre tour de vendre, vous montrez le Tricheur et jouez des cartes d’un seul autre produit comme si c’étaient les bonnes. Si les 10 kg sont partis avant, ni vu ni connu : vous gardez le Tricheur.
    - **Touristes.** Après avoir vendu un produit, vendez-en encore : autant de cartes que vous voulez, sans limite, au prix le plus bas qui a été offert.
    - **Pourriture.** Quand un autre a posé ses cartes, la moitié de ce qui est vendu pourrit, arrondie à l’inférieur, et n’est pas payée : sur 8 kg, 4 sont payés ; sur 5 kg, 3. Une deuxième Pourriture prend la moitié du reste : sur 8 kg, 2 sont payés.

    Tous ceux qui pourraient jouer Pourriture ou Touristes décident en même temps, en secret. Vous pouvez dire à partir de combien de kilos jouer votre Pourriture.
    .title = Les trois sales coups
    .clauses = CM-10 CM-11 CM-12 CM-13
central-rules-points =
    Le plus haut revenu d’un tour donne autant de points qu’il y a de joueurs, le suivant un de moins, jusqu’à 1 pour le dernier. **Les ex æquo ont tous les points de la dernière place de leur égalité :** des revenus de 50, 30, 30 et 10 donnent 4, 2, 2 et 1. **Un revenu de 0 donne 0 point.**

    {""}**Le dernier tour** se joue avec les cartes mises de côté, et rien qu’avec elles : toutes les autres sont défaussées. On ne reçoit plus rien et on ne met plus rien de côté. Si vous n’avez rien mis de côté, vous n’y vendez rien. Pensez tôt à deux bons produits.

    Le joueur qui a le plus de points l’emporte ; à égalité, celui qui a le plus de cartes Action inutilisées ; encore à égalité, la victoire est partagée.
    .title = Les points et le dernier tour
    .clauses = CM-8 CM-9
central-rules-finer =
    - **Les consignes** vous épargnent bien des questions : baisser jusqu’à un prix, offrir une fois, passer, que proposer, combien vendre, quand jouer Pourriture ou Touristes. Personne ne les voit, et elles finissent avec le tour.
    - **Un plan** dit tout cela pour un tour, en un seul formulaire. La façon de vendre, Pourriture, Touristes et le sort des autres produits valent jusqu’à ce que vous les changiez.
    - À chaque tour d’enchère, tous répondent en même temps ; les offres se font ensuite dans l’ordre du tour. On peut aussi décider à son tour.
    - Pour ne rien trahir de votre main, la question vous est posée même si vous ne pouvez que passer.
    - Touristes peut se jouer plus tôt, pendant que le vendeur suivant réfléchit, ou quand tous ont vendu ; pas plus tard.
    - Quand la pioche est épuisée, les cartes jouées sont mélangées et forment la nouvelle pioche.
    - Passé le délai, vous passez, restez, ou vendez le plus possible ; si c’est à vous de proposer, c’est le produit dont vous avez le plus de kilos, au prix le plus haut.
    - À 3 joueurs, on peut convenir de 40 cartes : un produit est retiré.
    .title = Les détails
    .clauses = CM-3 CM-12.8 CM-14 CM-15

## Articles

central-clause-4-2 = Pour proposer, nommez un produit dont vous avez au moins une carte et qui n’a pas été proposé ce tour-ci, et un premier prix : un nombre entier de 1 au prix le plus haut. Aucune carte n’est encore montrée.
central-clause-4-3 = Chaque produit ne peut être proposé qu’une seule fois par tour, par qui que ce soit.
central-clause-4-4 = Si vous pouvez proposer, vous devez le faire.
central-clause-5-2 = On ne peut faire une offre que si l’on a vendu moins de 10 kg dans le tour, et si l’on a au moins une carte du produit, ou encore le Tricheur et au moins une carte quelconque.
central-clause-5-3 = Une offre est un prix entier, d’au moins 1, et inférieur au plus bas annoncé. On descend autant qu’on veut ; deux joueurs n’ont donc jamais le même prix.
central-clause-6-2 = On vend avec une ou plusieurs cartes du produit, prises en main et posées à la vue de tous. Seuls ceux qui n’en ont pas vendent avec le Tricheur.
central-clause-6-3 = Celui dont c’est le tour de vendre ne peut pas refuser : il faut jouer au moins une carte, sauf si 10 kg du produit sont déjà vendus.
central-clause-6-6 = Posées l’une après l’autre dans le bon ordre, chacune de vos cartes doit encore vendre au moins 1 kg. Aucune carte qui ne vendrait rien ne peut être ajoutée. Avec la dernière, on peut dépasser la limite.
central-clause-8-1 = À la fin d’un tour normal, chacun peut mettre de côté exactement une carte de sa main pour le dernier tour, ou aucune. Tous choisissent en même temps, en secret.
central-clause-10-1 = Chacun peut jouer chacune de ses trois cartes Action une fois dans la partie, à n’importe quel tour. Une carte jouée quitte la partie.
central-clause-11-2 = Le Tricheur ne se montre pas pendant les offres. Quand vient le tour de vendre du tricheur, et que le produit n’a pas atteint 10 kg, il doit être joué et montré.
central-clause-11-3 = Le tricheur joue un autre produit de sa main : une ou plusieurs cartes, toutes du même produit.
central-clause-11-7 = Si vous avez au moins une carte du produit, vous devez vendre honnêtement et ne pouvez pas jouer le Tricheur dans cette vente.
central-clause-12-2 = Touristes est pour ceux qui ont fait une offre pour ce produit et en ont vendu au moins 1 kg.
central-clause-12-3 = Avec Touristes, on joue une ou plusieurs autres cartes du produit de sa main. Aucune limite ne joue et aucune ne change : tous les kilos sont payés.
central-clause-13-1 = Dès qu’un joueur a posé les cartes d’une vente, tout autre joueur qui a encore Pourriture peut la jouer sur cette vente, qu’il ait fait une offre, passé ou atteint une limite. Personne ne la joue sur sa propre vente.
central-clause-13-8 = Tous ceux qui ont Pourriture décident en même temps : renoncer, ou la jouer s’il reste au moins tant de kilos quand vient leur tour (de 2 à tous les kilos vendus). Les réponses prennent effet dans l’ordre, à partir de la gauche du vendeur.
central-clause-15-8 = Un plan ne dit que ce qui peut encore arriver : des produits encore à proposer ou en vente, des cartes que vous avez encore.
central-clause-14-2 = Avec l’option des quarante cartes, un produit est retiré entièrement. On ne peut ni le proposer ni le jouer.
central-clause-14-3 = Les quarante cartes sont pour 3 joueurs seulement.
