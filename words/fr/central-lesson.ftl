# Une leçon de Central Market, étape par étape, et des astuces pour une première partie.

central-lesson-welcome =
    Bienvenue au marché aux légumes ! { $first }, { $second } et vous y vendez tous en cassant les prix : **le moins cher vend d’abord.**

    Mais il ne se vend que **10 kg** de chaque produit par tour, et personne ne vend plus de **10 kg** en tout. Trop cher ? Les autres ont tout vendu avant vous. À chaque tour, les revenus sont classés et donnent des points ; le plus gros total l’emporte.
central-lesson-open =
    Voici vos cartes ; personne d’autre ne les voit. Vous commencez : **proposez un produit** et un prix au kilo, 10 au plus.

    Vous avez deux cartes d’aubergines, 6 kg ensemble. **Proposez des aubergines à 9.** Les autres pourront offrir moins.
    .otherwise = Proposez des aubergines, à 9.
    .price = Des aubergines, oui. Pour commencer, demandez 9 le kilo : vous aurez de la marge pour descendre.
    .product = De ce produit, vous n’avez qu’une carte. Des aubergines, vous en avez 6 kg : proposez-les, à 9.
central-lesson-lower =
    Tout le monde a répondu en même temps, en secret : { $first } passe, { $second } offre **8**. À vous : descendre encore, ou **rester** à 9 et laisser { $second } vendre d’abord. Vos 6 kg ne passeraient que si { $second } vend 4 kg ou moins. Qui sait ?

    {""}**Offrez 7**, et vous vendez en premier.
    .otherwise = Offrez 7 : vous serez le moins cher et vendrez en premier.
    .stay = À 9, vous devriez attendre votre tour, après { $second }. Jouez la sécurité : offrez 7.
    .deep = Cela suffirait, mais vous y perdriez : 7 est déjà assez bas.
central-lesson-sell =
    { $second } reste à 8 : vous vendez donc d’abord, à **votre propre prix**. Jouez autant de cartes d’aubergines que vous voulez : **kilos × prix**, voilà votre revenu. Les kilos au-delà d’une limite seraient perdus.

    {""}**Vendez les deux cartes :** 6 kg × 7 = 42.
    .otherwise = Vendez vos deux cartes d’aubergines.
    .part = Vous pouvez en garder une, mais on ne proposera plus d’aubergines ce tour-ci. Vendez les deux : 6 kg × 7.
central-lesson-keep =
    42 ! Puis { $second } a vendu 4 kg à 8. Cela fait 10 kg : plus d’aubergines à vendre. (Cette fois, même à 9, vous auriez tout vendu ; mais qui pouvait le savoir ?)

    Un mot sur les **sales coups** : chacun en a trois, à jouer une seule fois dans la partie. L’un d’eux est **Pourriture** : la moitié de ce qu’un autre vient de vendre pourrit et n’est pas payée. Ici, { $second } y perdrait 2 kg, soit 16. Il y aura mieux : répondez **non merci** pour cette fois.
    .otherwise = Répondez « Non merci » pour cette fois.
    .small = Tentant ! Mais cela ne sert qu’une fois dans la partie. Patience : quelqu’un vendra davantage. Répondez « Non merci ».
    .longer = Pas si longtemps : juste « Non merci », pour cette fois. Vous voudrez bientôt que je vous repose la question.
central-lesson-pass =
    { $first } propose des **carottes**, à 10. À chaque tour d’enchère, tous répondent en même temps.

    Vous n’avez pas de carottes. Un autre sale coup, le **Tricheur**, permettrait de faire quand même une offre et de vendre autre chose en guise de carottes. Mais { $first } semble en avoir beaucoup. **Passez :** vous n’en vendrez pas, voilà tout.
    .otherwise = Passez : vous n’avez pas de carottes.
    .cheat = Cela vous coûterait votre Tricheur, pour de bon. Gardez-le pour un meilleur jour, et passez.
central-lesson-rot =
    { $first } vend **10 kg à 10** : un revenu de 100 ! Voilà ce que nous attendions. { $second } décide aussi, en secret.

    {""}**Jouez Pourriture.** Vous pouvez dire à partir de combien de kilos cela en vaut la peine ; ici, 10. Alors 5 kg pourrissent, et { $first } reçoit 50 au lieu de 100.
    .otherwise = Jouez Pourriture : la moitié des carottes pourrira.
    .decline = Laisser 100 à { $first } ? Non, c’est le moment ou jamais : jouez Pourriture.
central-lesson-bid =
    La moitié est perdue ! { $second } propose maintenant des **poivrons**, à 9. Vous en avez une carte de 4 kg, et il vous reste justement 4 kg à vendre ce tour-ci, pour 10 en tout. { $first } a vendu 10 kg et ne joue plus.

    {""}**Offrez 8.** Ne descendez pas plus qu’il ne faut : on vous paie votre propre prix.
    .otherwise = Offrez 8 : vous avez 4 kg de poivrons.
    .pass = Vous en avez 4 kg, et pouvez encore vendre 4 kg. Offrez 8 !
    .deep = Vous vendriez en premier, mais à 8 aussi, et pour davantage.
central-lesson-aside =
    Vous avez vendu 4 kg à 8, soit 32 de plus. Vous en êtes à **74**, { $first } et { $second } à 50 chacun.

    À la fin de chaque tour, chacun peut **mettre en secret une carte de côté** pour le *dernier tour*. Il se joue avec ces cartes seulement : sans elles, vous n’y vendriez rien. **Mettez vos tomates de côté :** 4 kg.
    .otherwise = Mettez de côté vos tomates de 4 kg.
    .nothing = C’est permis, mais il vous manquera une carte au dernier tour. Mettez les tomates de côté.
central-lesson-points =
    Le plus haut revenu reçoit autant de points qu’il y a de joueurs : **3 pour vous.** { $first } et { $second } sont ex æquo, et les ex æquo ont les points de la *dernière* place de leur égalité : 1 chacun. Un revenu de 0 n’en donne aucun.

    L’important n’est donc pas de gagner beaucoup, mais *plus que les autres*. Une nouvelle livraison de 4 cartes arrive, et c’est le joueur qui a le moins de points qui commence.
central-lesson-plan =
    Une enchère, c’est beaucoup de petites réponses. Un **plan** les donne pour vous. Vous avez 5 kg de poivrons et quelques concombres.

    Appuyez sur *Plan du tour*. Choisissez **Poivrons : baisser de 1 en 1 jusqu’à 6**, et **Autres produits, à chaque tour : passer**. Puis enregistrez. Personne d’autre ne le voit.
    .otherwise = Presque : « Poivrons : baisser de 1 en 1 jusqu’à 6 » et « Autres produits, à chaque tour : passer », rien d’autre. Puis enregistrez.
    .others = Pour les poivrons, c’est bon. Choisissez aussi « passer » pour les autres produits.
    .more = Ces deux choix sont les bons. Laissez tout le reste ouvert pour cette fois, puis enregistrez.
central-lesson-planned =
    { $first } a proposé des tomates, et votre plan a passé pour vous. Quand viendront les poivrons, il fera vos offres : toujours 1 sous la plus basse, mais jamais sous 6. Là où un plan ne dit rien, je vous demande.
central-lesson-end =
    Il ne manque que le troisième sale coup. Après une vente, les **Touristes** vous achètent encore autant de cartes du même produit que vous voulez, sans limite, au prix le plus bas offert.

    Après 6 tours vient le dernier, avec les cartes mises de côté. Le plus de points l’emporte ; à égalité, le plus de sales coups gardés.

    {""}*Continuer la partie* vous mène jusqu’à la fin contre { $first } et { $second }, au niveau facile. Votre plan passe toujours sur les autres produits ; *Plan du tour* le change. Avec *Conseil*, je vous dis ce que je ferais.

## Astuces

central-tip-open = Proposez ce que vous avez en quantité. Demander le prix fort ne coûte rien : vous pourrez descendre quand les autres feront leurs offres.
central-tip-first-bid = Si vous en avez, faites une offre en pensant à l’ordre : le moins cher vend d’abord, et il ne se vend que 10 kg. Si vous passez, vous gardez vos cartes pour un autre tour.
central-tip-next-bid = Descendez sous l’offre la plus basse, ou restez : vous gardez votre prix, mais vendez après les moins chers.
central-tip-bid = Descendez sous l’offre la plus basse, ou passez. On vous paie votre propre prix : ne descendez pas plus bas qu’il ne faut.
central-tip-lower = Gardez votre prix s’il doit rester assez de kilos à vendre quand viendra votre tour ; sinon, descendez sous l’offre la plus basse.
central-tip-sell = Revenu : kilos × votre propre prix. Vous vendez 10 kg au plus par tour, en tout : gardez ce qui dépasserait.
central-tip-rot = Pourriture ne sert qu’une fois dans la partie. Gardez-la pour une vente qui donnerait le tour à quelqu’un.
central-tip-tourists = Les Touristes paient l’offre la plus basse pour autant de cartes que vous voulez : idéal avec beaucoup de cartes et un prix resté haut.
central-tip-early-tourists = Les Touristes peuvent attendre que tous aient vendu, si vous préférez.
central-tip-aside = Le dernier tour se joue avec ces cartes seulement. L’idéal : deux ou trois cartes lourdes d’un même produit.
