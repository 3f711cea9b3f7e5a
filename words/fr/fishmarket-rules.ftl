# Marché aux poissons expliqué, page par page, et les articles que citent les refus.

fishmarket-rules-aim =
    Vous êtes poissonniers. Chacun des quatre jours, vous misez à l’aube, en secret, sur des cargaisons entières ; le matin, vous apprenez quelles sont les deux sortes que veulent vos clients, et vous marchandez avec les autres ; l’après-midi, vous vendez ; le reste va sur la glace ou pourrit.

    Le plus riche au bout de quatre jours l’emporte.

    De 3 à 5 joueurs, 45 à 60 minutes autour d’une table.
    .title = Le but
    .clauses = FM-2 FM-10
fishmarket-rules-table =
    - **Dix sortes de poissons,** 7 cartes de chacune. *Gris :* anguille, sole, thon, perche. *Bruns :* maquereau, daurade, saumon, morue. Et hareng et homard, que chacun peut toujours vendre : **hareng 5, homard 30.**
    - **Vous avez** 50 pièces, 50 autres à la banque, et 2 blocs de glace pour toute la partie. Pièces, comptes, poissons et glace de tous sont visibles.
    - **Votre carte de prix** (secrète) dit ce que vous rapporte un poisson gris et un brun. Cela fait toujours 40 ensemble : gris de 20 à 30, brun de 10 à 20.
    - **Les cartes de demande** montrent une sorte grise et une brune. À l’aube, il y en a autant de visibles que de joueurs. Plus tard, chacun en reçoit une en secret : les deux sortes que vous pouvez vendre aujourd’hui.
    - **Les bateaux :** un de plus qu’il n’y a de joueurs, avec 3 poissons chacun les jours 1 et 2, et 4 les jours 3 et 4.
    .title = Ce qu’il y a sur la table
    .clauses = FM-1 FM-2 FM-12
fishmarket-rules-turn =
    1. **L’aube.** On montre les demandes du jour, vous recevez votre carte de prix, et les bateaux arrivent. Chacun mise en secret.
    2. **Le matin.** Vous recevez votre carte de demande. Le marché ouvre : échangez poissons et pièces.
    3. **L’après-midi.** Tous vendent en même temps tous les poissons de leurs deux sortes, harengs et homards.
    4. **La glace.** Ce qui reste est congelé, sorte par sorte, ou pourrit et coûte 5 pièces par poisson.
    5. **Le soir.** Vous gardez 50 pièces pour le lendemain ; le reste va à la banque. S’il vous en manque, votre compte complète à 50.

    Il n’y a pas d’ordre de jeu : tous agissent en même temps.
    .title = Une journée
    .clauses = FM-2 FM-5 FM-9
fishmarket-rules-bid =
    Vous misez des pièces sur chaque bateau qui vous plaît, tout à la fois et en secret, en tout au plus ce que vous avez : **50.** Le compte en banque n’y sert pas. La plus haute mise d’un bateau obtient **tous** ses poissons et paie ; les mises perdues ne coûtent rien. Un bateau sans mise repart.

    Tapez-le simplement : `A12 C17 D18` mise 12, 17 et 18, soit 47 de vos 50. Vous pouvez changer tant que tous n’ont pas misé.

    {""}**Égalités :** ceux qui partagent la plus haute mise d’un bateau misent à nouveau, au moins 1, avec les pièces qu’ils ont ; cela peut être moins qu’avant. Après trois tours (ou selon ce qui est convenu), le bateau va à celui qui a le moins à la banque. Vous pouvez laisser d’avance une seconde mise en cas d’égalité.

    Un conseil : des demandes visibles et d’une carte inconnue, chacun en reçoit une. Une sorte montrée deux fois sera sûrement voulue par quelqu’un ; une sorte qui n’est pas montrée, presque par personne.
    .title = L’aube : miser sur les bateaux
    .clauses = FM-3 FM-4
fishmarket-rules-market =
    Offrez poissons ou pièces contre poissons ou pièces, à tous ou à un joueur. Seul compte ce qui est devant vous : ni crédit, ni argent de la banque, ni cartes.
    - **Acceptez** une offre, et c’est fait aussitôt. **Refusez** celle qui vous est faite, ou répondez par une **contre-offre.**
    - Une offre ne réserve rien. Si vous n’avez plus ce que vous offriez, elle disparaît.
    - Une offre à un seul joueur n’est vue que des deux ; chaque échange conclu est annoncé à tous.
    - Parlez de vos cartes comme il vous plaît, vrai ou faux : vous ne pouvez pas les montrer.

    Votre étal est **ouvert,** **terminé** (plus rien, sauf si on vous fait une offre que vous pouvez prendre) ou **fermé** (qu’on me laisse tranquille aujourd’hui). Le marché ferme quand tous sont à « terminé » ou « fermé », ou quand son temps est écoulé.

    Exemple : Hannah offre 1 sole contre 1 saumon et 5 pièces. Paul répond : 2 maquereaux contre 2 soles. Rien n’a encore bougé ; si Hannah accepte, c’est conclu.
    .title = Le matin : le marché
    .clauses = FM-6
fishmarket-rules-sell =
    Toutes les cartes de prix et de demande sont montrées. Vous vendez **tous** vos poissons de votre sorte grise et de votre sorte brune à vos prix, les harengs à 5 et les homards à 30. Il n’y a rien à décider.

    Exemple : vous avez 1 thon, 4 maquereaux et 1 hareng. Vos clients veulent thon et maquereau, vos prix sont 26 pour le gris et 14 pour le brun. Vous recevez 26 + 4 × 14 + 5 = 87.

    {""}**Ce qui reste** va sur la glace ou pourrit. Un bloc de glace garde **tous** les poissons d’une sorte jusqu’au lendemain ; puis le bloc est perdu. Ce qui n’est pas congelé vous coûte **5 pièces par poisson.**

    Vous avez 2 blocs pour toute la partie. Le jour 4, la glace qui vous reste est utilisée pour vous.
    .title = L’après-midi : vendre et congeler
    .clauses = FM-7 FM-8
fishmarket-rules-end =
    Le quatrième soir, toutes les pièces vont à la banque. Le plus haut solde l’emporte ; à égalité, la victoire est partagée. Les poissons et la glace qui restent ne valent rien.

    Votre solde peut descendre sous 0, par des poissons pourris ou par les 50 pièces du lendemain. Vous continuez quand même.

    Qui ne fait rien du tout finit avec 100.
    .title = La fin
    .clauses = FM-9 FM-10 FM-12
fishmarket-rules-finer =
    - **Les poissons congelés** sont le lendemain des poissons comme les autres : vendez-les, échangez-les, congelez-les encore.
    - **Plan du jour.** Pendant le marché, dites ce que vous achetez et jusqu’à quel prix, ce que vous vendez et à partir de quel prix, si tout le reste est refusé, et ce qui va sur la glace. Les offres qui conviennent sont acceptées pour vous : vous pouvez avoir fini sans revenir. Dans un échange, ce sont vos prix qui comptent ; hareng et homard comptent 5 et 30. Personne ne voit votre plan.
    - **Plan de congélation.** La même chose pour la glace seule, le plus important d’abord.
    - **Les offres :** au plus 5 ouvertes à la fois et 20 par jour, sauf si vous avez convenu autre chose. Les cadeaux sont permis, et aussi des pièces pour qui prend vos poissons.
    - La demande que personne n’a reçue est visible le lendemain.
    - À cinq joueurs, la pile de poissons s’épuise le jour 4 : les poissons défaussés sont mélangés et reviennent.
    - Qui ne répond pas à temps ne mise rien, garde sa mise en cas d’égalité, a terminé au marché, et congèle les sortes dont il reste deux poissons ou plus.
    .title = Les détails
    .clauses = FM-2.8 FM-5.3 FM-6.18 FM-6.28 FM-8.10 FM-11

## Articles

fishmarket-clause-2-7 = Les quais qui ne servent pas ne reçoivent pas de poisson et on ne peut pas y miser. On utilise un quai de plus qu’il n’y a de joueurs, à partir de A.
fishmarket-clause-3-2 = Toutes vos mises ensemble ne peuvent dépasser les pièces que vous avez : 50 à l’aube. Le compte en banque ne peut pas servir à miser.
fishmarket-clause-4-4 = Une nouvelle mise après une égalité est un nombre entier d’au moins 1. Elle peut être plus haute que la première, égale ou plus basse.
fishmarket-clause-4-5 = Toutes vos nouvelles mises ensemble ne peuvent dépasser les pièces que vous avez maintenant : 50 moins ce que vous avez payé aujourd’hui. Les pièces des bateaux perdus peuvent servir, et on peut en déplacer d’un bateau à l’autre.
fishmarket-clause-4-11 = Une nouvelle mise doit nommer tous les bateaux où vous êtes à égalité, et aucun autre. On peut la changer jusqu’à la dernière réponse ; puis toutes sont montrées ensemble.
fishmarket-clause-4-12 = Avec vos mises, vous pouvez laisser pour chaque bateau une valeur en cas d’égalité : un nombre entier d’au moins 1. Elle répond pour vous au premier tour, si vous en avez laissé une pour chacun de vos bateaux à égalité.
fishmarket-clause-6-2 = Seuls les poissons devant vous et les pièces que vous avez peuvent changer de mains. La glace, les cartes de prix et de demande et le compte en banque ne le peuvent pas.
fishmarket-clause-6-5 = Une offre dit qui la fait, à qui (un autre joueur, ou tous), ce qu’on donne et ce qu’on veut : tant de poissons de chaque sorte et tant de pièces.
fishmarket-clause-6-6 = Une offre doit donner ou demander quelque chose. Aucune sorte de poisson ne peut figurer des deux côtés, ni les pièces.
fishmarket-clause-6-7 = Une offre qui donne pour rien, ou qui demande un cadeau, n’est possible que si les cadeaux sont permis à cette table (c’est le cas d’habitude). Il faut l’accepter comme toute autre.
fishmarket-clause-6-8 = Qui fait une offre doit avoir tout ce qu’elle donne. Ce qu’a l’autre n’est regardé qu’au moment d’accepter.
fishmarket-clause-6-10 = Une offre à un joueur ne peut être acceptée que par lui, une offre à tous par n’importe quel autre ; le premier qui le fait la clôt. On ne peut pas accepter sa propre offre.
fishmarket-clause-6-11 = Quand une offre est acceptée, on vérifie les deux côtés, d’abord qui l’a faite. S’il lui manque quelque chose, l’offre est nulle. S’il en manque à l’autre, rien ne bouge et l’offre reste ouverte.
fishmarket-clause-6-14 = Vous pouvez retirer vos offres ouvertes à tout moment, et refuser celles faites à vous seul. Personne ne peut clore l’offre d’un autre à tous, sauf en l’acceptant.
fishmarket-clause-6-18 = On ne peut avoir que tant d’offres ouvertes à la fois et en faire que tant par jour, selon ce qui est convenu (d’habitude 5 et 20). Les contre-offres comptent ; accepter ne compte pas.
fishmarket-clause-6-20 = Chacun règle l’état de son étal tant que le marché est ouvert : ouvert, terminé ou fermé.
fishmarket-clause-6-23 = Un étal fermé a fini pour aujourd’hui : ses offres sont retirées, celles qu’on lui fait sont refusées, et son propriétaire ne peut ni offrir ni accepter. Lui seul peut le rouvrir.
fishmarket-clause-6-28 = Pendant le marché, on peut laisser un plan du jour : pour chaque sorte grise ou brune, le prix le plus haut que l’on paie pour un poisson (de 1 à 24 pièces) et le plus bas auquel on en vend un (de 0 à 23), si toute autre offre est refusée, et, les jours 1 à 3, ce qu’il faut congeler. Personne ne le voit. Un nouveau plan remplace l’ancien.
fishmarket-clause-8-1 = Les poissons qui ne sont pas vendus, toujours gris ou bruns et non voulus par vos clients, doivent être congelés ou pourrissent.
fishmarket-clause-8-2 = Un bloc de glace congèle tous les poissons d’une sorte que vous avez, si nombreux soient-ils. Une sorte est congelée entière ou pas du tout.
fishmarket-clause-8-3 = On peut utiliser autant de blocs qu’on en a encore, au plus un par sorte, ou aucun.
fishmarket-clause-8-9 = Le jour 4, la glace évite seulement de payer les poissons pourris. Elle est utilisée pour vous : d’abord les sortes dont il reste le plus de poissons, tant qu’il y a de la glace.
fishmarket-clause-8-10 = Pendant le marché des jours 1 à 3, on peut laisser un plan de congélation : des sortes différentes dans l’ordre, ou aucune. Après la vente, il s’applique aux invendus, dans son ordre, tant qu’il y a de la glace ; les sortes absentes du plan pourrissent. Le jour 4, il n’y a pas de plan.
fishmarket-clause-8-12 = Si vous avez de la glace et des poissons que vos clients ne demandent pas, vous pouvez, les jours 1 à 3, dire ce qu’il faut congeler en même temps que vous avez fini.
