# Étal contre étal expliqué, page par page, et les clauses que nomment les refus.

stalls-rules-aim =
    Deux familles, deux étals, un marché. Chaque jour, vous remplissez votre étal de caisses : **celui qui a le plus d’une denrée la vend**. Mais toute carte que vous ne posez pas va à votre voisin, et votre voisin est toujours un rival.

    Après le dernier jour, la famille qui a le plus de pièces gagne, tout entière.

    Étal contre étal est *un jeu de notre cru* : vous ne le trouverez pas en magasin. Il se joue à 2, 4 ou 6, en un quart d’heure autour d’une table.
    .title = Le but
    .clauses = SA-1.1 SA-4.5
stalls-rules-table =
    - **Les prix.** En haut, les six denrées. La pièce dit ce que chacune rapporte aujourd’hui.
    - **Les étals.** En dessous, l’étal de chaque famille, avec ses membres, les cartes qu’ils ont posées et ses pièces. Un étal porte le nom de son premier membre.
    - **Les caisses.** Chaque colonne est une denrée. Une couronne montre qui en a le plus.
    - **Les amateurs.** Un personnage à côté des caisses est un client fidèle.
    - **Les cartes.** Chaque denrée en a cinq avec des caisses (1, 1, 2, 2 et 3) et un amateur : 36 en tout.
    .title = Ce qu’il y a sur la table
    .clauses = SA-1.3 SA-1.4 SA-1.5
stalls-rules-day =
    1. **Le matin.** Les prix de 3 à 8 sont mélangés et posés sur les six denrées. Chacun reçoit 5 cartes.
    2. **Choisissez** une carte en secret. Vous pouvez changer d’avis tant que tous n’ont pas choisi.
    3. **Posez.** Toutes les cartes sont montrées à la fois, chacune à l’étal de sa famille.
    4. **Passez** le reste de votre main : à gauche les jours impairs, à droite les jours pairs. Puis choisissez de nouveau.

    Après quatre cartes, c’est le soir. La cinquième est écartée sans être vue.
    .title = Une journée au marché
    .clauses = SA-2 SA-3
stalls-rules-evening =
    - **Le plus de caisses** d’une denrée : votre famille en reçoit le prix. Une caisse de plus suffit.
    - **Égalité :** chacune de ces familles reçoit la moitié, arrondie vers le bas.
    - **Amateurs :** chacun de ceux de votre étal paie 1 pièce par caisse de sa denrée *à votre étal*, même si un rival en a davantage.

    Puis on débarrasse toutes les cartes, et un nouveau jour commence avec de nouveaux prix.
    .title = Le soir
    .clauses = SA-4
stalls-rules-example =
    Aujourd’hui, le pain rapporte 7, les œufs 5.
    - **L’étal d’Ana** a 4 caisses de pain et 2 d’œufs.
    - **L’étal de Bruno** a 3 caisses de pain, 2 d’œufs et l’amateur de pain.

    La famille d’Ana vend le pain : 7 pièces. Pour les œufs, c’est l’égalité : la moitié de 5, soit 2 pour chacune. Et l’amateur paie 3 à la famille de Bruno, pour 3 caisses de pain.

    La famille d’Ana gagne donc 9, celle de Bruno 5.
    .title = Un exemple
    .clauses = SA-4.1 SA-4.2 SA-4.3
stalls-rules-family =
    Deux voisins ne sont jamais de la même famille. À quatre, vous jouez avec la personne d’en face ; à six, trois contre trois, ou en trois paires si vous en convenez.

    Vous ne voyez pas les cartes de votre partenaire. Mais vous avez de la mémoire : **une main que vous avez eue vous est montrée** où qu’elle soit passée, jusqu’au soir. Voyez ce qu’un rival a reçu de vous, et ce qu’il passera à votre partenaire.
    .title = Familles et mémoire
    .clauses = SA-1.3 SA-5
stalls-rules-finer =
    - Si deux familles ont autant de pièces à la fin, celle qui a vendu le plus de denrées sans partage l’emporte. Si elles sont encore à égalité, elles partagent la victoire.
    - Sans réponse à temps, une de vos cartes est tirée au sort.
    - Vous pouvez convenir de 2, 3 ou 4 jours.
    .title = Les détails
    .clauses = SA-1.2 SA-3.5 SA-4.6

## Clauses

stalls-clause-3-1 = Vous posez une carte que vous avez en main. Ce que vous avez passé est chez votre voisin.
