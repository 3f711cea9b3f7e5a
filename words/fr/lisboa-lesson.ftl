# Une leçon de Mercado de Lisboa, étape par étape, et des astuces pour une première partie.

lisboa-lesson-welcome =
    Bienvenue au marché ! Avec { $first } et { $second }, deux ordinateurs, vous bâtissez **un seul marché, ensemble** : colonnes A à E, rangées 1 à 5. Tout autour, 20 entrées par où viendront les clients.

    Un stand rapporte quand des clients cherchent ce qu’il vend. **Le plus riche à la fin l’emporte.** Vous commencez avec 1 pièce et trois tuiles. Les enseignes grises sont des restaurants fermés : nous y venons tout de suite.
lisboa-lesson-stand =
    À votre tour, vous faites exactement **une** chose. D’abord, il vous faut un stand. Là où il n’y a rien, il coûte 1 pièce : tout ce que vous avez.

    Les meilleures cases sont celles qui ont un **restaurant fermé** : bâtissez-y, et il est à vous. En D2 se trouve une *pizzeria*, et la pizza va avec les tomates. **Ouvrez donc un stand de tomates en D2**, et prenez dans l’offre la tuile tomates pour la suite.
    .otherwise = À une vraie table, vous pourriez. Ici, commençons par un stand de tomates en D2 : la pizzeria qui s’y trouve doublera ce qu’il rapporte.
    .coin = Une pièce, c’est sûr, mais un stand rapporte jusqu’à la fin de la partie. Dépensez la vôtre : un stand de tomates en D2.
    .cell = Des tomates, c’est bien cela ! Mais ouvrez le stand en D2 : la pizzeria de cette case sera à vous.
    .tile = La place idéale. Mais prenez la tuile tomates : un deuxième stand de tomates va bien rapporter.
lisboa-lesson-restaurant =
    La pizzeria est à vous, et les autres aussi ont ouvert des stands. Un client paie à un stand sa **valeur** : 1, plus 1 pour chaque restaurant assorti *juste à côté* (pas en diagonale).

    {""}**Ouvrez votre pizzeria en C2.** C’est gratuit, vous recevez même 1 pièce, et C2 touche votre stand en D2 ainsi que B2, où vous pourriez en ouvrir un autre.
    .otherwise = Il sera temps plus tard. Donnez d’abord plus de valeur à votre stand : ouvrez la pizzeria en C2.
    .early = Vous pourriez, pour 1 pièce. Mais avec la pizzeria à côté, le stand vaudra 2 : ouvrez-la d’abord, en C2.
    .beside = Là aussi, votre stand vaudrait 2. Mais C2 touche également B2, où nous ouvrirons bientôt un autre stand de tomates.
    .far = Là-bas, elle ne toucherait pas votre stand et ne lui servirait à rien. Essayez C2, juste à côté de D2.
lisboa-lesson-customers =
    Aux clients, maintenant ! Attirer un groupe est gratuit, si
    - sa ligne (une rangée ou une colonne) compte **au moins autant de stands** que le groupe a de clients, et
    - un de **vos** stands y vend ce qu’ils cherchent.

    Alors chaque stand de la ligne qui vend ce qu’ils cherchent rapporte, quel qu’en soit le propriétaire : *valeur × clients*. Le vôtre est seul dans la rangée 2 : attirez-y **un seul client, qui cherche des tomates**, à gauche ou à droite. Cela fait 2 × 1 = 2 pièces.
    .otherwise = Volontiers, plus tard. Attirez d’abord un seul client qui cherche des tomates vers la rangée 2, à gauche ou à droite.
    .column = Dans la colonne D, vous auriez 2 pièces aussi. Mais nous ouvrirons un autre stand dans la rangée 2 : que le client attende là, à gauche ou à droite.
lisboa-lesson-second =
    2 pièces ! Les autres en ont pris 1 chacun : c’est toujours possible. Votre client **reste pour de bon** et paie chaque nouveau stand de la rangée 2 qui vend des tomates.

    {""}**Ouvrez un stand de tomates en B2.** Il coûte 1, plus le nombre de stands déjà dans sa rangée ou dans sa colonne, la plus remplie des deux : 2 pièces. Mais il touche votre pizzeria, il vaut donc 2, et votre client les paie aussitôt. On pose, puis on paie : il ne vous coûte rien. Prenez la tuile que vous voulez.
    .otherwise = C’est possible, mais il y a mieux : un stand de tomates en B2, qui se paie tout seul.
    .cell = Des tomates, oui ! Mais en B2, le stand touche votre pizzeria et rapporte 2 aussitôt.
    .fill = Vous pourriez, mais une ligne n’a que deux entrées. Gardez l’autre bout de la rangée 2 pour un groupe plus grand. Ouvrez d’abord un stand de tomates en B2.
lisboa-lesson-plan =
    Deux stands dans la rangée 2, d’une valeur de 2 chacun : deux clients qui cherchent des tomates paieraient 2 × 2 à l’un et à l’autre. **8 pièces !** Mais c’est au tour { ELIDE($first, "d’", "de ") }.

    Inutile d’attendre : laissez un **plan**. Appuyez sur *Prévoir mes tours*, choisissez **des clients vers la rangée 2** comme 1er souhait, et enregistrez. Je le jouerai quand votre tour viendra, et personne d’autre ne le voit.
    .otherwise = Presque : mettez « des clients vers la rangée 2 » en 1er souhait, laissez le reste tel quel, et enregistrez.
    .more = Le 1er souhait est le bon. Laissez tout le reste ouvert pour cette fois, puis enregistrez.
lisboa-lesson-planned =
    C’était votre plan : deux clients sont venus dans la rangée 2, et vos deux stands ont été payés. **8 pièces.** Un plan a jusqu’à trois souhaits. À chaque tour, je joue le premier qui est possible ; si aucun ne l’est, je vous demande.

    Avez-vous vu { $second } ? Pour deux clients, il faut une ligne de deux stands, et la colonne B en a deux grâce au *vôtre*. Avant de bâtir, regardez ce que vous offrez aux autres.
lisboa-lesson-free =
    15 pièces ! Les clients { ELIDE($second, "d’", "de ") } dans la colonne B cherchent aussi des tomates : ils ont donc payé votre stand également.

    Ce tour-ci est entièrement le vôtre. Regardez : chaque choix dit ce qu’il coûte et rapporte. En B2, vous avez aussi trouvé un restaurant de hamburgers. Ou bien attirez des clients, ouvrez un autre stand, ou prenez 1 pièce si rien ne rapporte.
    .otherwise = Jouez d’abord un coup vous-même : celui que vous voulez.
lisboa-lesson-end =
    Voilà tout le jeu ! Il ne manque que la fin :
    - Quand il ne reste que **4 cases** ou que **4 entrées** libres, tous les autres ont encore un tour. Les cases à restaurant fermé comptent comme libres.
    - Si tous prennent une pièce **l’un juste après l’autre**, c’est fini aussitôt.
    - Chaque restaurant que vous **n’avez pas ouvert** vous coûte alors 1 pièce.

    {""}*Continuer la partie* vous mène jusqu’à la fin contre { $first } et { $second }, au niveau facile. Avec *Conseil*, je vous dis ce que je ferais.

## Astuces

lisboa-tip-turn = Une chose par tour : { $seats ->
        [1] un stand, des clients ou un restaurant
       *[other] un stand, des clients, un restaurant ou 1 pièce
    }. Bâtissez là où il y a un restaurant fermé, placez le restaurant assorti à côté de votre stand, puis attirez des clients dans sa rangée ou sa colonne.
lisboa-tip-take = Prenez une marchandise que cherchent beaucoup des clients visibles, ou celle d’un restaurant que vous avez.
lisboa-tip-next-challenge = Votre résultat est noté. Le prochain défi commence avec un marché vide.
