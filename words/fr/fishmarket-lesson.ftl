# Une leçon de Fish Market, étape par étape, et des astuces pour une première partie.

fishmarket-lesson-welcome =
    Bienvenue au port ! { $first }, { $second } et vous êtes poissonniers, pour quatre jours. Chaque jour, vous **misez** sur des cargaisons, **marchandez** avec les autres, et **vendez** à vos clients. Le plus riche à la fin l’emporte.

    Pas de tour de rôle : tout le monde joue en même temps. Vous avez 50 pièces pour aujourd’hui, et 50 autres à la banque.
fishmarket-lesson-wanted =
    Quatre chalutiers sont arrivés, A à D, avec trois poissons chacun. Lesquels pourrez-vous vendre ? Les **cartes Demande** le disent : les trois paires, en haut.

    Chaque carte nomme deux sortes. Après l’enchère, on y mêle une quatrième carte que personne n’a vue, et chacun en reçoit une des quatre, en secret. On voudra donc *sans doute* les sortes visibles ; voyez maintenant ce que portent les chalutiers.
fishmarket-lesson-bid =
    L’aube. Misez sur les chalutiers qui vous plaisent, tous à la fois et **en secret**. La plus haute mise emporte tout le chalutier et paie ; les mises perdantes ne coûtent rien.

    Le chalutier B est le plus beau, mais aux yeux de tous. Des six poissons de C et D, quatre figurent sur les cartes visibles, et un hareng se vend toujours. **Misez environ 18 sur C et 14 sur D.** À une vraie table, cette question vous arrive en privé, comme ici.
    .otherwise = Misez sur les chalutiers C et D : écrivez `C18 D14`.
    .amount = Ces deux chalutiers sont les bons. Misez de 10 à 24 sur C et de 10 à 19 sur D, par exemple `C18 D14`.
    .nothing = Sans poisson, rien à vendre ni à échanger. Écrivez `C18 D14`.
    .boats = C’est permis, mais ma petite histoire passe par C et D : misez `C18 D14`.
fishmarket-lesson-accept =
    Les deux sont à vous ! Puis chacun a reçu une carte Demande en secret. **Vos clients veulent thon et morue**, et paient 21 un thon, 19 une morue. Vous n’en avez pas ; mais les autres, si, et ils veulent peut-être ce que vous avez.

    { $first } commence : **1 morue contre votre anguille.** L’anguille, vous ne pouvez pas la vendre aujourd’hui ; la morue, si : **acceptez.**
    .otherwise = Répondez d’abord à { $first } : acceptez la morue contre votre anguille.
    .reject = Mais vos clients ne veulent pas d’anguille, et paient 19 une morue. Acceptez !
    .counter = Demander davantage fait partie du jeu. Mais cet échange est bon pour les deux : acceptez.
    .stall = Pas encore : il y a une bonne offre pour vous. Acceptez-la.
fishmarket-lesson-offer =
    Aussitôt dit, aussitôt fait : la morue est à vous. Céder ce qu’on ne peut pas vendre contre ce qu’on peut vendre, voilà tout l’art.

    { $second } a aussi une morue, et veut peut-être de la daurade. **Faites une offre : 1 daurade contre 1 morue, à { $second }.**
    .otherwise = Faites une offre à { $second } : 1 daurade contre 1 morue.
    .everyone = À tous, cela marche aussi. Cette fois, adressez-la à { $second } seulement : elle restera entre vous deux.
    .whom = { $first } n’a plus de morue. Demandez à { $second }.
    .give = Inutile de donner autant. Essayez 1 daurade contre la morue.
    .stall = Pas encore : { $second } a une morue pour vous. Faites une offre.
fishmarket-lesson-plan =
    Marché conclu avec { $second } : 2 morues pour vous, soit 38 cet après-midi.

    Vos deux perches, vous ne pouvez pas les vendre aujourd’hui. Quelqu’un en voudra peut-être, mais inutile d’attendre : laissez un **plan du jour**. Appuyez sur *Plan du jour*, choisissez **Vendre de la perche, au moins : 8**, et enregistrez. Les offres qui conviennent sont acceptées pour vous, et personne ne voit votre plan.
    .otherwise = Appuyez sur *Plan du jour*, choisissez 8 sous « Vendre de la perche, au moins », laissez le reste ouvert, et enregistrez.
    .price = La perche, c’est bien cela. Demandez environ 8, et laissez le reste ouvert cette fois.
    .stall = Dans un instant. Laissez d’abord un plan pour vos perches : « Vendre de la perche, au moins : 8 ».
fishmarket-lesson-done =
    { $first } a offert 9 pièces pour une perche, et votre plan a accepté. Pour des clients d’aujourd’hui, ou déjà pour demain ? Vous le verrez dans un instant.

    { $first } et { $second } ont fini. Annoncez-le à votre tour : **« J’ai fini pour l’instant ».** Alors le marché ferme.
    .otherwise = Dites que vous avez fini : « J’ai fini pour l’instant ».
    .offer = Les autres ont fini pour aujourd’hui. Annoncez-le à votre tour : « J’ai fini pour l’instant ».
    .ice = La glace vient juste après. D’abord, annoncez : « J’ai fini pour l’instant ».
fishmarket-lesson-sold =
    L’après-midi : chacun montre ses cartes, et tout ce que voulaient les clients se vend tout seul. Vos 2 morues ont rapporté 38, le hareng 5 : harengs et homards, tout le monde en vend, tous les jours.

    Quant à { $first }, aucun client pour la perche : la vôtre était donc pour demain. La carte « perche et daurade » n’est allée à personne : elle sera de nouveau visible.
fishmarket-lesson-ice =
    Ce qui reste pourrit, et coûte 5 par poisson, à moins d’être congelé. Un **bloc de glace** garde *tous* les poissons d’une sorte jusqu’à demain ; vous en avez 2 pour toute la partie.

    La perche sera sur les cartes demain : **congelez la perche**, et laissez la sole.
    .otherwise = Congelez la perche.
    .nothing = La perche vaudra peut-être 20 à 30 demain. Congelez-la.
    .sole = Rien ne dit qu’on voudra de la sole demain. Congelez seulement la perche.
fishmarket-lesson-end =
    Voilà toute une journée ! Vous gardez 50 pièces pour la suivante ; le reste est allé à la banque. Votre perche est fraîche, et il y a de la perche sur les cartes Demande.

    Les jours 3 et 4, les chalutiers portent 4 poissons. À égalité sur un chalutier, on mise à nouveau. Après le quatrième soir, le plus haut solde l’emporte.

    {""}*Continuer la partie* vous mène jusqu’à la fin contre { $first } et { $second }, au niveau facile. Avec *Conseil*, je vous dis ce que je ferais.

## Astuces

fishmarket-tip-bids = Misez sur les chalutiers dont les sortes figurent sur les cartes Demande. Gardez quelques pièces pour le marché. Les mises perdantes ne coûtent rien.
fishmarket-tip-rebids = Égalité pour ce chalutier. Misez à nouveau, avec les pièces qui vous restent ; même moins qu’avant peut suffire.
fishmarket-tip-market = Vos clients n’achètent que deux sortes. Échangez tout le reste contre elles : ce que vous ne pouvez pas vendre vous coûtera 5, et vaut peut-être cher pour d’autres.
fishmarket-tip-ice = Un bloc de glace garde tous les poissons d’une sorte. Congelez ce que vous avez en nombre, ou ce qu’on voudra demain ; le reste pourrit et coûte 5 par poisson.
