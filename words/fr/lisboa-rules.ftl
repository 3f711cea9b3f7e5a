# Mercado de Lisboa expliqué, page par page, et les articles que citent les refus.

lisboa-rules-aim =
    Ensemble, vous bâtissez un seul marché : un carré de 5 × 5 cases, avec une entrée aux deux bouts de chaque rangée et de chaque colonne. Vous ouvrez des stands, attirez des clients aux entrées et ouvrez des restaurants qui donnent de la valeur aux stands.

    Les clients paient chaque stand de leur rangée ou de leur colonne qui vend ce qu’ils cherchent, quel qu’en soit le propriétaire. Cherchez donc les places où vos stands rapportent et ceux des autres non.

    Le plus riche à la fin l’emporte. Comptez 30 à 45 minutes et 9 à 20 tours rapides par joueur. En solo, neuf défis vous attendent.
    .title = Le but
    .clauses = ML-1 ML-10
lisboa-rules-table =
    - **Le marché.** Colonnes A à E, rangées 1 à 5. Chacune a une entrée à chaque bout : en haut et en bas d’une colonne, à gauche et à droite d’une rangée. Une rangée ou une colonne s’appelle une ligne.
    - **Cinq marchandises :** poisson, fleurs, tomates, viande et raisin, 7 tuiles Stand de chacune. Trois tuiles sont devant vous, trois autres forment l’offre, pour tous.
    - **Vous avez** 1 pièce et 8 stands en bois : vous ouvrirez au plus 8 stands.
    - **Les clients** viennent par groupes de 1, 2, 3 ou 4 ; trois groupes de chaque taille sont visibles. Les groupes de 1, 2 et 3 cherchent deux marchandises, un groupe de 4 une seule.
    - **Des restaurants fermés** (gris) se trouvent sur 11 cases. Une telle case reste libre : bâtissez-y, et le restaurant est à vous.

    Tout le monde voit tout, sauf l’argent des autres, à moins que la table en ait décidé autrement.
    .title = Ce qu’il y a sur la table
    .clauses = ML-1 ML-2.4
lisboa-rules-turn =
    Faites exactement une chose parmi quatre. On ne peut pas passer.
    - **Ouvrir un stand :** vous le payez et prenez une nouvelle tuile.
    - **Attirer des clients :** c’est gratuit, et cela rapporte aussitôt.
    - **Ouvrir un restaurant** que vous avez : vous recevez 1 pièce, et les stands voisins vaudront plus désormais.
    - **Prendre 1 pièce.** Toujours possible.

    Un bon premier tour : dépensez votre seule pièce pour un stand, de préférence sur une case à restaurant fermé. Au tour suivant, attirez un client dans sa rangée, ou ouvrez le restaurant juste à côté.

    Appuyez sur *Jouer* : les menus ne proposent que ce qui est possible, avec ce que cela coûte et rapporte.
    .title = Votre tour
    .clauses = ML-2 ML-6
lisboa-rules-stand =
    Choisissez une de vos trois tuiles et une case libre quelconque.

    - **Le coût** est de 1, plus le nombre de stands déjà dans la rangée ou dans la colonne, la plus remplie des deux. Exemple : la rangée 2 a deux stands, la colonne B en a un. Un stand en B2 coûte 1 + 2 = 3. Jamais plus de 5.
    - **Il rapporte aussitôt** grâce aux clients déjà aux quatre bouts de sa rangée et de sa colonne qui cherchent sa marchandise. Seul votre nouveau stand rapporte.
    - **Poser, puis payer :** ce qu’il rapporte peut servir à le payer, même si vous n’aviez rien.
    - Un **restaurant fermé** sur la case est à vous. Vous pourrez l’ouvrir dès votre prochain tour.
    - Pour finir, **prenez une des trois tuiles** de l’offre.

    Exemple : un stand de poisson en D2 coûte 4. Un client en haut de la colonne et trois à gauche de la rangée veulent du poisson, et un bar à sushi voisin porte la valeur du stand à 2. Il rapporte 2 × 1 + 2 × 3 = 8 : vous gagnez 4.
    .title = Ouvrir un stand
    .clauses = ML-3 ML-7 ML-11.2
lisboa-rules-customers =
    Prenez n’importe quel groupe de clients visible et posez-le à n’importe quelle entrée vide. C’est gratuit, mais il faut deux choses :
    - la ligne a **au moins autant de stands** que le groupe a de clients, quoi qu’ils vendent et quel qu’en soit le propriétaire ;
    - au moins un de **vos propres** stands de la ligne vend ce qu’ils cherchent.

    Alors chaque stand de la ligne qui vend ce qu’ils cherchent rapporte à son propriétaire : **sa valeur × le nombre de clients.** Un stand vaut 1, plus 1 par restaurant ouvert du bon type juste à côté (pas en diagonale).

    Exemple : vous attirez dans la rangée 3 deux clients qui veulent poisson et fleurs. Votre stand de fleurs en A3 touche un bar : 2 × 2 = 4. Votre stand de fleurs en C3 touche le bar et un salon de thé : 3 × 2 = 6. Le stand de poisson de Bruno en E3 ne touche rien : 1 × 2 = 2. Vous recevez 10, Bruno 2.

    Les clients restent pour de bon. Une ligne n’a que deux entrées : un petit groupe prend la place d’un grand.
    .title = Attirer des clients
    .clauses = ML-4 ML-7
lisboa-rules-restaurants =
    Vous gagnez un restaurant fermé en posant un stand, ou un autre restaurant, sur sa case. À un tour suivant, vous pouvez l’ouvrir sur n’importe quelle case libre : vous recevez **1 pièce**, et désormais chaque stand juste à côté qui vend sa marchandise vaut 1 de plus, quel qu’en soit le propriétaire.
    - bar à sushi : poisson
    - salon de thé : fleurs
    - pizzeria : tomates
    - restaurant de hamburgers : viande
    - bar à vin : raisin
    - bar : tout

    L’ouvrir ne fait payer aucun client une seconde fois ; cela compte pour la suite.

    {""}**Chaque restaurant encore devant vous à la fin vous coûte 1 pièce.** À quatre joueurs, le dernier commence avec un bar, à moins que la table en ait décidé autrement.
    .title = Les restaurants
    .clauses = ML-5 ML-7.1 ML-1.2
lisboa-rules-finer =
    - **Trois tuiles identiques.** Si vos trois tuiles sont identiques, vous pouvez les échanger contre trois nouvelles avant votre action. Si les trois de l’offre sont identiques au moment d’en prendre une, vous pouvez d’abord échanger celles-là. Une fois par tour chacune, et seulement tant que le sac contient au moins 3 tuiles.
    - **Prendre des pièces** termine la partie aussitôt si tous le font l’un après l’autre (à deux : deux fois chacun). Le plateau prévient quand une pièce de plus suffirait.
    - **Stands, clients et restaurants ouverts** ne bougent plus jamais.
    - **Prévoir.** Vous pouvez prévoir vos prochains tours : jusqu’à trois souhaits, le meilleur d’abord. À chaque tour, le premier qui est possible est joué, puis rayé ; si aucun ne l’est, je vous pose la question. Un plan ne déclenche jamais la fin et ne fait jamais ce qui profite plus à un autre qu’à vous. Personne d’autre ne le voit.
    - **Passé le délai,** vous prenez 1 pièce. Cela ne compte pas pour la fin par les pièces.
    .title = Les détails
    .clauses = ML-6 ML-8 ML-11
lisboa-rules-end =
    Le dernier tour de table commence quand, après le coup de quelqu’un, il ne reste que **4 cases libres** ou **4 entrées vides.** Les cases à restaurant fermé comptent comme libres. Chacun des autres joue encore exactement un tour ; celui qui a déclenché la fin n’en a plus.

    Votre résultat est votre argent, moins 1 par restaurant que vous n’avez pas ouvert. Le plus riche gagne ; à égalité, celui qui a le plus de stands sur le marché ; encore à égalité, vous partagez la victoire.

    Dans les derniers tours, donc : ouvrez vos restaurants (1 pièce de plus et 1 de moins à payer), et aucun stand qui coûte plus qu’il ne rapporte.
    .title = La fin
    .clauses = ML-9 ML-10
lisboa-rules-alone =
    Ouvrez une table et commencez sans attendre personne : une campagne de neuf défis à la suite, chacun avec sa particularité. Partez et revenez quand vous voulez. **On n’y prend jamais de pièce,** et il faut jouer tant qu’on peut.

    Chaque défi donne 0 à 3 points de prestige selon l’argent à la fin :
    - 1 le Spécialiste : une seule marchandise rapporte. 80, 90, 100
    - 2 une longue partie : seul compte ce que paient les groupes de 4. 55, 60, 70
    - 3 traiteur pour deux : groupes de 1 et de 2 seulement, au plus 2 stands par ligne. 70, 80, 90
    - 4 la troisième roue : groupes de 3 seulement, 4 pièces au départ. 80, 90, 100
    - 5 dernier appel : 7 groupes ; il faut placer trois des quatre groupes de 4. 35, 45, 50
    - 6 clients en file d’attente : 4 groupes ; la ligne doit avoir tout ce qu’ils cherchent ; 2 pièces. 30, 40, 50
    - 7 le marché bondé : tous les clients sont déjà là, mais dorment tant que leur ligne n’a pas autant de stands. 55, 70, 80
    - 8 tournée des bars : vous avez un bar ; les cases à restaurant fermé sont interdites, sauf celle de l’autre bar. 50, 60, 70
    - 9 Marquis de Lisboa : stands en A, C et E seulement, de ce que veut le client en haut de la colonne ; personne d’autre en haut. 75, 90, 110

    32 pièces ou plus de clients en un seul tour donnent 2 points bonus de prestige, une fois. 29 est le maximum ; dès 20, vous êtes roi du marché. `/market archives campagne` montre où vous en êtes.
    .title = Jouer en solo
    .clauses = ML-20 ML-21 ML-22 ML-23 ML-24 ML-25 ML-26 ML-27 ML-28 ML-29 ML-30 ML-31

## Articles

lisboa-clause-2-4 = Une case est libre si elle ne porte ni stand ni restaurant ouvert. Un restaurant fermé n’y change rien.
lisboa-clause-3-1 = Pour ouvrir un stand, il vous faut un stand en bois, une tuile devant vous et une case libre. N’importe quelle case libre du marché convient ; elle n’a pas besoin de toucher quoi que ce soit.
lisboa-clause-3-4 = Poser, puis payer : on peut ouvrir un stand si votre argent et ce que le stand rapporte aussitôt atteignent ensemble son coût. Vous n’avez pas besoin de l’avoir d’avance.
lisboa-clause-3-6 = Après avoir ouvert un stand, prenez une des tuiles visibles de l’offre, à votre choix ; l’offre est complétée depuis le sac. On ne tire pas soi-même du sac. On prend une tuile même sans stand en bois restant.
lisboa-clause-4-1 = Prenez un des groupes de clients visibles et posez-le gratuitement à une entrée vide, si la ligne a assez de stands (ML-4.2) et qu’un des vôtres y convient (ML-4.3).
lisboa-clause-4-2 = La rangée ou la colonne de l’entrée doit compter au moins autant de stands que le groupe a de clients, quoi qu’ils vendent et quel qu’en soit le propriétaire.
lisboa-clause-4-3 = Au moins un de vos propres stands dans cette rangée ou cette colonne doit vendre ce que cherchent les clients.
lisboa-clause-5-1 = Pour ouvrir un restaurant, il vous en faut un devant vous. Posez-le sur n’importe quelle case libre. Cela ne coûte rien, et vous recevez 1 pièce.
lisboa-clause-8-1 = Au début de votre tour, si vos trois tuiles sont identiques et que le sac contient au moins 3 tuiles, vous pouvez en tirer 3 nouvelles puis remettre les anciennes dans le sac : une fois par tour. Vous jouez ensuite normalement.
lisboa-clause-8-2 = Au moment de prendre une tuile de l’offre, si elle en contient trois identiques et le sac au moins 3, vous pouvez d’abord les remplacer toutes trois par des tuiles du sac : une fois par tour.
lisboa-clause-11-2 = Sans stand en bois, on ne peut plus ouvrir de stand. Tout le reste demeure possible.
lisboa-clause-11-4 = Avec moins de 3 tuiles dans le sac, aucun échange n’est possible.
lisboa-clause-20-3 = En solo, prendre 1 pièce n’est jamais permis.
lisboa-clause-20-6 = Vous n’êtes pas à court de coups tant que vous pouvez échanger vos trois tuiles identiques et que vous ne l’avez ni fait ni refusé ce tour-ci. Refuser n’est possible que si aucun autre coup ne l’est.
lisboa-clause-21-1 = Défi 1 : vous avez une spécialité, une marchandise. Les clients ne vous paient que pour les stands de cette marchandise ; les autres ne rapportent jamais.
lisboa-clause-21-2 = Défi 1 : vous pouvez nommer votre spécialité une fois, à tout moment de votre tour avant votre action. Si elle est encore libre quand une action paierait, elle devient la marchandise payée ; si deux sont possibles, vous en nommez une avec l’action. Elle ne change plus ensuite.
lisboa-clause-23-2 = Défi 3 : aucun stand dans une rangée ou une colonne qui en compte déjà 2. Les restaurants ne sont pas limités.
lisboa-clause-26-2 = Défi 6 : outre les conditions habituelles, la ligne doit avoir au moins un stand de chaque marchandise que cherchent les clients.
lisboa-clause-28-2 = Défi 8 : ni stand ni bar sur une case à restaurant fermé, sauf celle du bar fermé. Quoi que vous y posiez, ce bar est à vous.
lisboa-clause-29-2 = Défi 9 : les stands s’ouvrent seulement dans les colonnes A, C et E, et seulement avec une marchandise que cherche l’unique client en haut de cette colonne.
lisboa-clause-29-3 = Défi 9 : aucun client ne peut être amené du côté du haut. Les autres entrées suivent les règles habituelles.
