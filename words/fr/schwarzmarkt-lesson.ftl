# Une leçon de Schwarzmarkt, étape par étape, et des astuces pour une première partie.

schwarzmarkt-lesson-welcome =
    Psst ! Pommes de terre, café, farine, beurre, sucre : ici, il y a de quoi s’enrichir. Comme { $first } et { $second }, vous les vendez au marché noir contre des **points de luxe**. Après deux manches, le plus riche l’emporte.

    Vous avez 9 **produits** et 3 **cartes de marché noir**, en secret. Les autres voient seulement *combien* de produits vous avez.
schwarzmarkt-lesson-lay =
    Vous êtes **premier joueur** : vous posez une de vos trois cartes de marché noir. Deux sont des **offres**. Elles disent quels produits sont recherchés.

    {""}**Posez l’offre pour 2 pommes de terre et 1 sucre.** Vous avez les trois ! Ensuite, vous tirez une nouvelle carte : vous en avez toujours 3.
    .otherwise = Posez l’offre pour 2 pommes de terre et 1 sucre : vous avez tout ce qu’elle recherche.
    .text = Une carte texte joue un bon tour aux autres ; nous garderons celle-ci pour plus tard. Une offre rapporte des points : posez celle pour 2 pommes de terre et 1 sucre.
    .coffee = Celle-là recherche aussi du café, et vous n’en avez pas : un autre le vendrait. Pour 2 pommes de terre et 1 sucre, vous avez tout.
schwarzmarkt-lesson-pass =
    L’offre est ouverte. Le **taux** est ce que paie *chaque* carte, quelle qu’elle soit, et il commence à 1. À votre tour, au choix :
    - **vendre** tout ou partie de ce qu’on recherche, à ce taux, ou
    - **passer** et monter le taux. Le dé de sa case dit de combien au plus : ici 4 cases, jusqu’à 9.

    3 cartes à 1 feraient 3 points. Il y a mieux : **passez, et montez le taux de 4 cases.**
    .otherwise = Passez, et montez le taux de 4 cases, à 9.
    .sell = Cela ferait 1 point par carte ! Un peu d’audace : passez, et montez le taux de 4 cases, à 9.
    .less = On peut monter de moins, pour que les autres y gagnent moins. Ici, allez jusqu’au bout : 4 cases, à 9.
schwarzmarkt-lesson-sell =
    { $first } a passé, et { $second } n’a pas su attendre : une pomme de terre, 12 points. Après une vente, le taux monte d’une case : il est maintenant à **16**. On recherche encore 1 pomme de terre et 1 sucre.

    Attendre encore ? { $first } joue ensuite et pourrait vendre les deux. **Vendez votre pomme de terre et votre sucre :** 2 × 16 = 32 points !
    .otherwise = Vendez les deux maintenant : 1 pomme de terre et 1 sucre.
    .part = Vous pouvez vendre les deux à la fois : 1 pomme de terre et 1 sucre, 16 points chacun. Ce que vous laissez, les autres peuvent le vendre.
    .pass = Quel courage ! Mais { $first } rejoue avant vous, et a peut-être les deux. Prenez les 32 points : vendez la pomme de terre et le sucre.
schwarzmarkt-lesson-plan =
    32 points ! Tout ce qu’on recherchait est vendu : l’offre est finie, et { $first } est premier joueur. Une offre peut faire bien des tours ; inutile d’être là chaque fois. Laissez un **plan** :

    Appuyez sur *Prévoir*, choisissez **Vendre dès 20** et **Passer jusqu’à 16**, et enregistrez. Je passe alors pour vous, d’une seule case, tant que le taux est à 16 au plus, et je vends tout ce qui se peut dès 20. Personne d’autre ne le voit.
    .otherwise = Presque : choisissez « Vendre dès 20 » et « Passer jusqu’à 16 », laissez le reste ouvert, et enregistrez.
    .pass = Ainsi, je vends dès 20. Ajoutez « Passer jusqu’à 16 », pour ne pas avoir à répondre avant.
    .more = Ces deux choix sont les bons. Laissez tout le reste ouvert pour cette fois, puis enregistrez.
schwarzmarkt-lesson-planned =
    Avez-vous vu ce qui s’est passé sans vous ? { $first } a posé une offre pour 2 sucres et 1 beurre. À 12, votre plan a passé. { $second } a vendu le beurre à 20, et à **25** votre plan a vendu vos deux sucres : **50 points.**

    Un plan continue d’agir, offre après offre, jusqu’à ce que vous le changiez ou le retiriez. Là où il ne dit rien, je vous demande.
schwarzmarkt-lesson-text =
    { $second } a posé une **carte texte** : *Produits avariés !* Dans la prochaine offre, la première vente ne paie que la moitié. Mauvais moment pour une offre, et vous êtes premier joueur.

    Posez donc une carte texte, vous aussi : **« Vieille dette ! »** prend un produit dans la main d’un autre. Après une carte texte, c’est au joueur suivant d’en poser une.
    .otherwise = Posez « Vieille dette ! », votre carte texte.
    .spoiled = Dans votre offre, la première vente ne paierait que la moitié. Laissez ce souci à un autre : posez « Vieille dette ! ».
schwarzmarkt-lesson-collect =
    À qui ? Vous tirez une carte de cette main, sans la voir. Il reste 7 cartes à { $second }, encore 9 à { $first } : **à vous de choisir.**
    .otherwise = Choisissez à qui vous prenez une carte : { $first } ou { $second }.
schwarzmarkt-lesson-end =
    Le marché noir n’a plus de secrets pour vous ! Ou presque :
    - Au taux **50**, un seul joueur, le suivant, a un dernier tour. Puis l’affaire tombe à l’eau, tout vendu ou non.
    - Une manche finit **dès que quelqu’un n’a plus de produit**. Pour la deuxième, chacun en reçoit 9 nouveaux et garde le reste. Après elle, les produits invendus ne valent rien.

    {""}*Continuer la partie* vous mène jusqu’à la fin contre { $first } et { $second }, au niveau facile. Votre plan tient toujours ; *Prévoir* le change.

## Astuces

schwarzmarkt-tip-turn = Vendez à ce taux, ou passez et montez-le. Demandez-vous si les autres peuvent vendre ce qu’on recherche avant votre prochain tour. Ce que personne d’autre n’a peut attendre.
schwarzmarkt-tip-final = C’est le dernier tour de l’offre : ce que vous ne vendez pas maintenant vous reste en main.
schwarzmarkt-tip-lay = Posez de préférence une offre pour ce dont vous avez beaucoup et les autres peu. Une carte texte vous prive de votre offre, mais peut gêner les autres au bon moment.
schwarzmarkt-tip-spy = Regardez la main du joueur qui vend souvent juste avant vous : vous saurez combien de temps attendre.
schwarzmarkt-tip-collect = Moins un joueur a de cartes, plus il lui en coûte d’en perdre une.
schwarzmarkt-tip-deal = 20 points, c’est beaucoup pour une carte que personne n’a recherchée jusqu’ici.
schwarzmarkt-tip-swap = Donnez ce que personne ne recherche ; vous tirez en échange, à l’aveugle.
schwarzmarkt-tip-raid = Nommez ce dont ce joueur a sans doute le plus : ce qu’il n’a jamais vendu est souvent encore là.
schwarzmarkt-tip-take = Prenez ce qui vous manque pour une offre que vous avez en main.
