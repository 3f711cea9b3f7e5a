# Orchard explained, page by page, and the clauses that refusals name.

orchard-rules-aim =
    Un panier de fruits fait le tour de la table, et chacun se sert. Qui prend beaucoup laisse peu aux autres. Devinez en secret combien il en restera à la fin : cela compte aussi.

    Après la dernière manche, qui a le plus de points gagne. Le jeu se joue de 2 à 6 joueurs et dure dix minutes autour d’une table.
    .title = Le but
    .clauses = OG-1 OG-4
orchard-rules-table =
    - **Le panier.** Au début de chaque manche, on y met de deux à trois fruits par joueur. Tout le monde voit combien.
    - **Les paris.** Chacun reste caché jusqu’à la fin de la manche. Tout le monde voit qui a deviné.
    - **Vos fruits.** Ils sont devant vous, à la vue de tous.
    .title = Ce qu’il y a sur la table
    .clauses = OG-1.3 OG-2.2
orchard-rules-turn =
    1. **Devinez,** tous en même temps : combien de fruits resteront ? Vous pouvez changer d’avis jusqu’au dernier pari.
    2. **Prenez,** l’un après l’autre : 1, 2 ou 3 fruits, pas plus qu’il n’y en a. Chaque manche commence une place plus loin.
    3. La manche finit quand tous se sont servis, ou quand le panier est vide. Alors les paris sont montrés.
    .title = Le déroulement
    .clauses = OG-2 OG-3
orchard-rules-example =
    Il y a 8 fruits pour Ana, Bruno et Chloé. Il peut donc en rester de 0 à 5.
    - **Ana** en prend 3 : il en reste 5.
    - **Bruno** en prend 3 : il en reste 2.
    - **Chloé** a parié sur 1, et en prend 1. Il en reste un : elle a deviné juste.

    Chloé a 1 fruit, et 3 points pour son pari.
    .title = Un exemple
    .clauses = OG-3.1 OG-4.1
orchard-rules-end =
    Chaque fruit compte 1 point, chaque pari juste 3. Qui a le plus de points gagne ; à égalité, qui a le plus de paris justes. Si tout est égal, la victoire est partagée.
    .title = Qui gagne
    .clauses = OG-4.2 OG-4.3
orchard-rules-finer =
    - Qui ne devine pas à temps a parié sur 0. Pour qui ne se sert pas à temps, un fruit est pris.
    - Qui ne trouve qu’un fruit dans le panier n’a rien à décider : il est pris pour lui.
    - Vous pouvez convenir de 2 à 5 manches.
    .title = Les détails
    .clauses = OG-1.2 OG-2.3 OG-3.3

## Clauses

orchard-clause-2-1 = Devinez combien de fruits resteront à la fin de la manche. Chacun en prend au moins un tant qu’il y en a : il peut donc rester au plus les fruits du panier moins un par joueur.
orchard-clause-3-1 = À votre tour, vous prenez 1, 2 ou 3 fruits, pas plus qu’il n’y en a.
