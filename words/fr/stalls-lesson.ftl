# Une leçon d’Étal contre étal, pas à pas, et des conseils pour une première partie.

stalls-lesson-welcome =
    Bienvenue au marché ! C’est *un jeu de notre cru*. Vous avez un étal, { $first } a l’autre. À quatre ou à six, vous le partageriez avec votre famille.

    En haut, six denrées et ce que chacune rapporte **aujourd’hui** : les œufs 8, le pain 7, et ainsi de suite jusqu’au fromage, 3. Le soir, l’étal qui a **le plus de caisses** d’une denrée en reçoit le prix.
stalls-lesson-most =
    Vous avez cinq cartes. { $first } et vous en choisissez une en secret, et les deux sont posées à la fois.

    Les œufs sont la denrée la plus chère, et vous avez la seule carte à 3 caisses. **Posez 3 caisses d’œufs.** Vos quatre autres cartes vont à { $first }.
    .otherwise = Le pain est une bonne idée, mais il peut attendre : les œufs rapportent encore plus. Posez 3 caisses d’œufs.
    .cheap = Trois caisses, c’est beaucoup, mais les roses ne rapportent que 4 aujourd’hui. Les œufs rapportent 8 : posez-les.
    .early = Un amateur paie pour les caisses de votre étal, et il n’y en a pas encore. Commencez par 3 caisses d’œufs.
stalls-lesson-regular =
    Vous avez 3 caisses d’œufs, { $first } en a 2 : la couronne est à vous. Et voyez ce { ELIDE($first, "qu’", "que ") } vous a passé : **l’amateur d’œufs**. Le soir, un amateur paie 1 pièce par caisse de sa denrée à votre étal, même si quelqu’un d’autre en a davantage.

    Voilà 3 pièces à coup sûr. **Posez l’amateur d’œufs.**
    .otherwise = Cela aussi pourrait rapporter. Mais l’amateur ne serait plus là la prochaine fois : posez l’amateur d’œufs.
    .more = Votre avance serait plus sûre. Mais l’amateur rapporte 3 pièces quoi qu’il arrive : posez-le.
stalls-lesson-leave =
    Votre première main est de retour, sans la carte posée par { $first } : 3 caisses de roses. Vous voyez toujours ce qui reste des mains que vous avez eues.

    Le pain rapporte 7, et personne n’en a : **posez 2 caisses de pain.** Dommage pour l’amateur de roses : il ira à { $first }, qui a déjà les roses. Ce que vous laissez, un rival le prend !
    .otherwise = Il n’y a pas encore de fromage au marché. Prenez le pain, pour 7 pièces.
    .deny = Vous priveriez { $first } de 3 pièces. Bien vu, mais le pain vous en rapporte 7 : posez-le.
stalls-lesson-free =
    { $first } a pris la caisse d’œufs que vous aviez laissée et a égalisé : 3 chacun. Votre amateur paie 3 quand même. En cas d’égalité, chacun reçoit **la moitié du prix**, arrondie vers le bas : 4.

    C’est votre dernière carte du jour ; l’autre est écartée. Personne n’a de miel ni de poires. Que posez-vous ? À vous de voir.
    .otherwise = Choisissez une de vos deux cartes.
stalls-lesson-end =
    Voilà une journée ! Le pain était à vous, les œufs ont été partagés, et votre amateur a payé 3. { $first } a vendu les roses, et avait aussi un amateur.

    Maintenant, toutes les cartes sont mélangées, les prix changent, et les mains passent **dans l’autre sens**. Après le dernier jour, l’étal le plus riche gagne. À égalité, c’est celui qui a vendu le plus de denrées sans partage.

    {""}*Continuer la partie* vous mène jusqu’à la fin contre { $first }, au niveau facile. Avec *Conseil*, je vous dis ce que je ferais.

## Conseils

stalls-tip-pick = Cherchez les denrées chères où une carte fait la différence, et les amateurs de ce que vous avez. Et pensez à votre voisin : ce que vous laissez, un rival le prend.
