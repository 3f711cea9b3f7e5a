# Une leçon de Market of Turin, étape par étape, et des astuces pour une première partie.

turin-lesson-welcome =
    Bienvenue à Turin ! { $first }, { $second } et vous collectionnez des cartes de fruits et légumes. Chacune a 3 unités d’une marchandise, 2 d’une deuxième et 1 d’une troisième.

    À la fin, la **majorité de chaque marchandise** est payée : de 2 Scudo pour l’ail à **10 pour les champignons**. Et tous les autres qui en ont *un peu* versent 1 Scudo à celui qui a la majorité. Mieux vaut donc en avoir beaucoup de quelques-unes qu’un peu de toutes ! Vous avez 15 Scudo et 6 cartes en main ; à la fin, le plus riche l’emporte.
turin-lesson-place =
    À chaque tour, chacun met en secret une carte de sa main aux enchères. Elle n’est alors plus à vous : vous misez pour elle comme les autres.

    Vous avez beaucoup de champignons. **Mettez T17 aux enchères,** avec 3 champignons, puis tâchez de la gagner.
    .otherwise = Mettez T17 aux enchères : la carte avec 3 champignons et 2 olives.
turin-lesson-bid =
    Voici les trois cartes. Chacun mise **une fois, en secret**, pour une *place* : la meilleure mise choisit **deux** cartes, la deuxième **une**, la troisième aucune. Qui reçoit des cartes paie toute sa mise, les autres la moitié.

    À une vraie table, cette question vous arrive en privé, comme ici, et vous y répondez sur place. **Misez 5.**
    .otherwise = Misez d’abord : 5 devrait suffire pour choisir en premier.
    .low = C’est économe, mais sans doute trop peu pour choisir en premier, et une mise perdante coûte la moitié. Misez 5.
    .high = Il vous resterait peu pour les autres tours. 5 devrait suffire.
    .loan = Une fois dans la partie, vous pouvez emprunter 10 Scudo, et en rendre 15 à la fin. Vous en avez assez pour l’instant : misez 5.
turin-lesson-take =
    Votre mise est la plus haute : vous choisissez en premier, **deux cartes.** { $first } vient ensuite et reçoit la dernière ; { $second } paie la moitié de 2.

    L’ail ne paie que 2. **Prenez T17 et T14 :** des champignons pour vous, et des châtaignes que quelqu’un voudra peut-être.
    .otherwise = Prenez T17 et T14.
    .garlic = L’ail ne paie que 2 à la fin, et en avoir un peu vous coûte 1. Prenez T17 et T14.
turin-lesson-list =
    Après chaque enchère, vous pouvez **mettre en vente une de vos cartes**. Posez-y vos propres Scudo : c’est le prix. Qui l’achète vous paie autant, et les vôtres vous reviennent.

    Vous visez les champignons, et il vous faut des Scudo pour miser. Ces châtaignes venaient { ELIDE($second, "d’", "de ") }, qui les voudra sûrement : **mettez T14 en vente à 6.**
    .otherwise = Mettez T14 en vente, à 6.
    .price = À un prix raisonnable, on vend mieux : demandez 6 au plus.
    .mushrooms = Gardez les champignons : c’est leur majorité que vous visez. Vendez T14, à 6.
    .pass = Vous pourriez la garder : les châtaignes valent cher. Mais avec plus de Scudo, vous aurez plus de champignons : vendez T14, à 6.
turin-lesson-buy =
    { $first } vend aussi quelque chose : T01 à 2, avec 3 têtes d’ail, 2 carottes et 1 grappe de raisin. On achète en secret, et tous décident en même temps.

    Quelle majorité vous donnerait-elle ? Sur la table, elle seule a de l’ail et des carottes, qui paient 2 et 4 à la fin. Le raisin vous coûtera peut-être 1, mais à 2 Scudo, c’est une aubaine : **achetez T01.**
    .otherwise = Achetez T01, pour 2 Scudo.
    .pass = On peut toujours passer. Mais T01 vous donne la majorité de l’ail et des carottes, pour 2 Scudo seulement : achetez-la.
turin-lesson-again =
    Les châtaignes sont parties chez { $second }, et vous avez maintenant cinq majorités : voyez les couronnes. Belle affaire !

    Tour 2 : **mettez T16 aux enchères,** votre prochaine carte à 3 champignons.
    .otherwise = Mettez T16 aux enchères : elle a 3 champignons, elle aussi.
turin-lesson-plan =
    Deux cartes à 3 champignons, et vous voulez les deux ! Laissez cette fois un **plan pour tout le tour**. Appuyez sur *Prévoir le tour*, et choisissez
    - votre mise : **4**
    - en cas d’égalité, ajouter jusqu’à : **2**. À égalité, on mise encore une fois, et celui qui ajoute le plus l’emporte.
    - premier choix : **T16**, deuxième choix : **T18**

    et enregistrez. Personne d’autre ne le voit.
    .otherwise = Presque : mise 4, ajouter jusqu’à 2, premier choix T16, deuxième choix T18, et rien d’autre. Puis enregistrez.
    .bid = Une mise seule suffirait. Mais essayez un plan cette fois : appuyez sur *Prévoir le tour*.
    .picks = Bien. Dites maintenant quoi prendre : premier choix T16, deuxième choix T18.
    .extra = Bien. Dites maintenant combien ajouter en cas d’égalité : jusqu’à 2.
    .more = C’est tout bon. Laissez le reste ouvert pour cette fois, puis enregistrez.
turin-lesson-end =
    Égalité ! { $second } a misé 4 aussi, et ajouté 1. Votre plan a ajouté 2 : vous avez choisi en premier. **9 champignons**, sur 16 dans tout le jeu : cette majorité, personne ne vous la prendra.

    Il y a 5 tours. Une carte reste dans votre main jusqu’à la fin et compte pour vous. Puis on paie chaque marchandise, et enfin on rend les emprunts : une fois dans la partie, vous pouvez emprunter 10, contre 15.

    {""}*Continuer la partie* vous mène jusqu’à la fin contre { $first } et { $second }, au niveau facile. Avec *Conseil*, je vous dis ce que je ferais.

## Astuces

turin-tip-place = Vous misez pour votre carte comme les autres. Mettez aux enchères ce qui va avec vos marchandises si vous comptez miser haut, ou ce qui n’aide personne si vous voulez économiser.
turin-tip-bid = Vous misez une seule fois, pour l’ordre du choix. Si vous recevez des cartes, vous payez toute votre mise ; sinon, la moitié. 0 ne coûte rien. Gardez des Scudo pour la suite.
turin-tip-goose = Prendre l’oie, c’est accepter la dernière des places à égalité, sans rien ajouter.
turin-tip-extra = Égalité : celui qui ajoute le plus choisit en premier. Si personne n’ajoute rien, les cartes sont perdues.
turin-tip-take = Visez la majorité d’une marchandise bien payée. Un peu de tout vous coûterait 1 Scudo par marchandise à la fin.
turin-tip-list = Vous pouvez vendre une carte. Posez-y son prix, avec vos propres Scudo : ils vous reviennent à la vente.
turin-tip-buy = Achetez ce qui vous donne une majorité, ou en prend une à quelqu’un. Vous pouvez aussi passer.
turin-tip-sell = Plusieurs veulent votre carte, au même prix. Qui en profitera le moins ?
turin-tip-answer = Quelqu’un veut acheter cette carte tout de suite. Si vous la voulez aussi, dites-le maintenant.
