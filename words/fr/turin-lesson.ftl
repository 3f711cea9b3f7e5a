# Une leçon de Market of Turin, étape par étape, et des astuces pour une première partie.

turin-lesson-welcome =
    Bienvenue à Turin ! { $first }, { $second } et vous collectionnez des cartes de fruits et légumes. Chacune a 3 unités d’une marchandise, 2 d’une deuxième et 1 d’une troisième.

    À la fin, **qui a le plus d’une marchandise** est payé : 2 Scudo pour l’ail, jusqu’à **10 pour les champignons**. Et tous les autres qui en ont *un peu* paient 1 à celui qui mène. Donc : beaucoup de peu de choses ! Vous avez 15 Scudo et 6 cartes en main ; qui a le plus de Scudo l’emporte.
turin-lesson-place =
    À chaque tour, chacun met en secret une carte de sa main aux enchères. Elle n’est alors plus à vous : vous misez pour elle comme les autres.

    Vous avez beaucoup de champignons. **Mettez T17 aux enchères,** avec 3 champignons, puis tâchez de la gagner.
    .otherwise = Mettez T17 aux enchères : la carte avec 3 champignons et 2 olives.
turin-lesson-bid =
    Voici les trois cartes. Chacun mise **une fois, en secret**, pour une *place* : la meilleure mise choisit **deux** cartes, la deuxième **une**, la troisième aucune. Qui reçoit des cartes paie toute sa mise, les autres la moitié.

    À une vraie table, une telle question vous vient en privé, comme celle-ci, et vous pouvez y répondre sur place. **Misez 5 :** appuyez, ou écrivez-le simplement ici.
    .otherwise = Misez d’abord : 5 devrait suffire pour choisir en premier.
    .low = C’est bon marché, mais sans doute trop peu pour choisir en premier, et une mise perdante coûte la moitié. Misez 5.
    .high = Il vous resterait peu pour les autres tours. 5 devrait suffire.
    .loan = Une fois dans la partie, vous pouvez emprunter 10, et rendre 15 à la fin. Vous avez assez pour l’instant : misez 5.
turin-lesson-take =
    Vous avez misé le plus : vous choisissez d’abord, **deux cartes.** { $first } vient ensuite et reçoit la dernière ; { $second } paie la moitié de 2.

    L’ail ne paie que 2. **Prenez T17 et T14 :** des champignons pour vous, et des châtaignes que quelqu’un voudra peut-être.
    .otherwise = Prenez T17 et T14.
    .garlic = L’ail ne paie que 2 à la fin, et en avoir un peu vous coûte 1. Prenez T17 et T14.
turin-lesson-list =
    Après chaque enchère, vous pouvez **mettre en vente une de vos cartes**. Posez-y vos propres Scudo : c’est le prix. Qui l’achète vous paie autant, et les vôtres vous reviennent.

    Ces châtaignes venaient de { $second }, qui les voudra sûrement. **Mettez T14 en vente à 4.**
    .otherwise = Mettez T14 en vente, à 4.
    .price = Un prix raisonnable se vend mieux : demandez 4.
    .mushrooms = Gardez les champignons : il vous en faut le plus. Vendez T14, à 4.
    .pass = Vous pourriez la garder. Mais avec quelques châtaignes, vous ne feriez que payer celui qui mène. Vendez T14, à 4.
turin-lesson-buy =
    { $first } vend aussi quelque chose : T01 à 2, avec 3 têtes d’ail, 2 carottes et 1 grappe de raisin. On achète en secret, et tous décident en même temps.

    C’est bon marché, mais y mèneriez-vous quelque part ? Chaque marchandise que vous avez sans y *mener* vous coûte 1 à la fin. **Passez.**
    .otherwise = Passez : cette carte vous apporterait peu.
    .buy = Elle semble bon marché, mais chaque marchandise où vous ne menez pas vous coûte 1 à la fin. Passez plutôt.
turin-lesson-again =
    Les châtaignes sont parties chez { $second } : votre premier choix ne vous a presque rien coûté. Belle affaire !

    Tour 2 : **mettez T16 aux enchères,** votre prochaine carte à 3 champignons.
    .otherwise = Mettez T16 aux enchères : elle a 3 champignons, elle aussi.
turin-lesson-plan =
    Deux cartes à 3 champignons, et vous voulez les deux ! Laissez cette fois un **plan pour tout le tour**. Appuyez sur *Prévoir le tour*, et choisissez
    - votre mise : **4**
    - en cas d’égalité, ajouter jusqu’à : **2**. À égalité, on mise encore une fois ; qui ajoute le plus l’emporte.
    - premier choix : **T16**, deuxième choix : **T18**

    et enregistrez. Personne d’autre ne le voit.
    .otherwise = Presque : mise 4, ajouter jusqu’à 2, premier choix T16, deuxième choix T18, et rien d’autre. Puis enregistrez.
    .bid = Une mise seule suffirait. Mais essayez un plan cette fois : appuyez sur *Prévoir le tour*.
    .picks = Bien. Dites maintenant quoi prendre : premier choix T16, deuxième choix T18.
    .extra = Bien. Dites maintenant combien ajouter en cas d’égalité : jusqu’à 2.
    .more = Tout cela est bon. Laissez le reste ouvert cette fois, puis enregistrez.
turin-lesson-end =
    Égalité ! { $second } a misé 4 aussi, et ajouté 1. Votre plan a ajouté 2 : vous avez choisi d’abord. **9 champignons**, sur 16 dans tout le jeu : cette majorité, personne ne vous la prendra.

    Il y a 5 tours. Une carte reste dans votre main jusqu’à la fin et compte pour vous. Puis on paie chaque marchandise, et enfin on rend les emprunts : une fois dans la partie, vous pouvez emprunter 10, contre 15.

    {""}*Continuer la partie* la mène à son terme contre { $first } et { $second }, au niveau facile. Avec *Conseil*, je vous dis ce que je ferais.

## Astuces

turin-tip-place = Vous misez pour votre carte comme les autres. Mettez aux enchères ce qui va avec vos marchandises si vous comptez miser haut, ou ce qui n’aide personne si vous voulez économiser.
turin-tip-bid = Vous misez pour l’ordre du choix, une fois. Qui reçoit des cartes paie tout, les autres la moitié ; 0 ne coûte rien. Gardez-en pour la suite.
turin-tip-goose = Qui prend l’oie a la dernière des places à égalité et n’ajoute rien.
turin-tip-extra = Égalité : qui ajoute le plus choisit d’abord. Si personne n’ajoute rien, les cartes sont perdues.
turin-tip-take = Prenez ce qui vous fait mener dans une marchandise chère. Un peu de beaucoup de choses coûte 1 chacune à la fin.
turin-tip-list = Vous pouvez vendre une carte. Vous y posez le prix de vos propres Scudo ; ils vous reviennent à la vente.
turin-tip-buy = Achetez ce qui vous fait mener, ou prend la tête à quelqu’un. Vous pouvez aussi passer.
turin-tip-sell = Plusieurs veulent votre carte, au même prix. Qui en profitera le moins ?
turin-tip-answer = Quelqu’un veut acheter cette carte tout de suite. Si vous la voulez aussi, dites-le maintenant.
