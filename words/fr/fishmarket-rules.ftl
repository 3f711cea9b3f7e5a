# Marché aux poissons expliqué, page par page, et les articles que citent les refus.

fishmarket-rules-aim =
    Vous êtes poissonniers. Chacun des quatre jours, vous misez à l’aube, en secret, sur des cargaisons entières de poisson. Le matin, vous découvrez les deux sortes que veulent vos clients, et vous marchandez avec les autres. L’après-midi, vous vendez. Ce qui reste va sur la glace, ou pourrit.

    Le plus riche au bout de quatre jours l’emporte.

    De 3 à 5 joueurs ; 45 à 60 minutes autour d’une table.
    .title = Le but
    .clauses = FM-2 FM-10
fishmarket-rules-table =
    - **Dix sortes de poissons,** 7 cartes de chacune. *Gris :* anguille, sole, thon, perche. *Bruns :* maquereau, daurade, saumon, morue. Plus le hareng et le homard, que chacun peut vendre tous les jours : **hareng 5, homard 30.**
    - **Vous avez** 50 pièces, 50 autres à la banque, et 2 blocs de glace pour toute la partie. Tout le monde voit les pièces, les soldes, les poissons et la glace de tous.
    - **Votre carte Prix** (secrète) dit ce que vos clients paient un poisson gris et un poisson brun. La somme des deux fait toujours 40 : gris de 20 à 30, brun de 10 à 20.
    - **Les cartes Demande** montrent une sorte grise et une brune. À l’aube, il y en a autant de visibles que de joueurs. Plus tard, chacun en reçoit une en secret : les deux sortes que vous pouvez vendre aujourd’hui.
    - **Les chalutiers :** un de plus qu’il n’y a de joueurs, avec 3 poissons chacun les jours 1 et 2, et 4 les jours 3 et 4.
    .title = Ce qu’il y a sur la table
    .clauses = FM-1 FM-2 FM-12
fishmarket-rules-turn =
    1. **L’aube.** On retourne les cartes Demande du jour, vous recevez votre carte Prix, et les chalutiers arrivent. Chacun mise en secret.
    2. **Le matin.** Vous recevez votre carte Demande. Le marché ouvre : échangez poissons et pièces avec les autres.
    3. **L’après-midi.** Tous vendent en même temps tous les poissons de leurs deux sortes, plus harengs et homards.
    4. **La glace.** Ce qui reste est congelé, sorte par sorte, ou pourrit et coûte 5 pièces par poisson.
    5. **Le soir.** Vous gardez 50 pièces pour le lendemain ; le reste va à la banque. S’il vous en manque, vous complétez à 50 avec votre solde.

    Pas de tour de rôle : tout le monde joue en même temps.
    .title = Une journée
    .clauses = FM-2 FM-5 FM-9
fishmarket-rules-bid =
    Misez sur tous les chalutiers qui vous plaisent, à la fois et en secret : en tout, au plus ce que vous avez, **50.** Le solde en banque n’y sert pas. La plus haute mise sur un chalutier emporte **tous** ses poissons et paie ; les mises perdantes ne coûtent rien. Un chalutier sans mise repart.

    Tapez-le simplement : `A12 C17 D18` mise 12, 17 et 18, soit 47 de vos 50. Vous pouvez changer tant que tous n’ont pas misé.

    {""}**Égalités :** ceux qui partagent la plus haute mise misent à nouveau, au moins 1, avec les pièces qu’ils ont ; moins qu’avant, c’est permis. Toujours à égalité après trois tours (ou le nombre choisi à votre table) ? Le chalutier va au joueur qui a le plus petit solde ; sinon, à celui qui a le moins payé ce matin ; sinon, on tire au sort. Vous pouvez laisser d’avance une seconde mise en cas d’égalité.

    Un conseil : chacun reçoit une des cartes Demande visibles, ou la carte inconnue. Une sorte montrée deux fois sera sûrement voulue par quelqu’un ; une sorte absente, presque jamais.
    .title = L’aube : miser sur les chalutiers
    .clauses = FM-3 FM-4
fishmarket-rules-market =
    Offrez poissons ou pièces contre poissons ou pièces, à tous ou à un joueur. Seul compte ce qui est devant vous : ni crédit, ni argent de la banque, ni cartes.
    - **Acceptez** une offre, et l’échange se fait aussitôt. **Refusez** celle qui vous est faite, ou répondez par une **contre-offre.**
    - Une offre ne réserve rien. Dès que vous n’avez plus ce que vous offriez, elle tombe.
    - Une offre à un seul joueur reste entre vous deux, sauf si votre table en a décidé autrement ; chaque échange est annoncé à tous.
    - Dites ce que vous voulez de vos cartes, vrai ou faux : vous ne pouvez pas les montrer.

    À votre étal, vous êtes **ouvert,** vous avez **fini** (sauf si l’on vous fait une offre que vous pouvez accepter), ou vous avez **fermé** : on vous laisse tranquille pour la journée. Le marché ferme quand tous ont fini ou fermé, ou quand son temps est écoulé.

    Exemple : Hannah offre 1 sole contre 1 saumon et 5 pièces. Contre-offre de Paul : 2 maquereaux contre 2 soles. Rien n’a encore changé de mains ; si Hannah accepte, c’est conclu.
    .title = Le matin : le marché
    .clauses = FM-6
fishmarket-rules-sell =
    On retourne toutes les cartes Prix et Demande. Vous vendez **tous** vos poissons de votre sorte grise et de votre sorte brune à vos prix, les harengs à 5 et les homards à 30. Il n’y a rien à décider.

    Exemple : vous avez 1 thon, 4 maquereaux et 1 hareng. Vos clients veulent thon et maquereau, et paient 26 le gris et 14 le brun. Vous recevez 26 + 4 × 14 + 5 = 87.

    {""}**Ce qui reste** va sur la glace ou pourrit. Un bloc de glace garde **tous** les poissons d’une sorte jusqu’au lendemain ; ensuite, il a fondu. Ce qui n’est pas congelé vous coûte **5 pièces par poisson.**

    Vous avez 2 blocs pour toute la partie. Le jour 4, la glace qui vous reste est utilisée pour vous.
    .title = L’après-midi : vendre et congeler
    .clauses = FM-7 FM-8
fishmarket-rules-end =
    Le quatrième soir, toutes les pièces vont à la banque. Le plus haut solde l’emporte ; à égalité, la victoire est partagée. Les poissons et la glace qui restent ne valent rien.

    Votre solde peut descendre sous 0, à cause de poissons pourris ou des 50 pièces du lendemain. Vous continuez quand même.

    Sans rien faire du tout, on finit avec 100.
    .title = La fin
    .clauses = FM-9 FM-10 FM-12
fishmarket-rules-finer =
    - **Les poissons congelés** sont le lendemain des poissons comme les autres : vendez-les, échangez-les, congelez-les encore.
    - **Plan du jour.** Pendant le marché, dites ce que vous achetez et jusqu’à quel prix, ce que vous vendez et à partir de quel prix, s’il faut refuser tout le reste, et ce qu’il faut congeler. Les offres qui conviennent sont acceptées pour vous : vous avez fini, inutile de revenir. Dans un troc, ce sont vos prix qui comptent ; le hareng compte 5, le homard 30. Personne ne voit votre plan.
    - **Plan de congélation.** La même chose pour la glace seule, le plus important d’abord.
    - **Les offres :** au plus 5 ouvertes à la fois et 20 par jour, sauf autre choix de votre table. Les cadeaux aussi sont permis, sauf si vous les avez exclus ; on peut même payer quelqu’un pour qu’il prenne vos poissons.
    - La carte Demande que personne n’a reçue est visible le lendemain.
    - À cinq joueurs, la pioche Poisson s’épuise le jour 4 : on remélange la défausse.
    - Sans réponse à temps, vous ne misez rien, gardez votre mise en cas d’égalité, avez fini au marché, et congelez les sortes dont il vous reste deux poissons ou plus.
    .title = Les détails
    .clauses = FM-2.8 FM-5.3 FM-6.18 FM-6.28 FM-8.10 FM-11

## Articles

fishmarket-clause-2-7 = Les quais qui ne servent pas ne reçoivent pas de poisson, et on ne peut pas y miser. On utilise un quai de plus qu’il n’y a de joueurs, à partir de A.
fishmarket-clause-3-2 = Toutes vos mises ensemble ne peuvent dépasser les pièces que vous avez : 50 à l’aube. On ne mise pas avec le solde en banque.
fishmarket-clause-4-4 = Après une égalité, on mise à nouveau : un nombre entier, au moins 1. Il peut être plus haut que la première mise, égal ou plus bas.
fishmarket-clause-4-5 = Toutes vos nouvelles mises ensemble ne peuvent dépasser les pièces que vous avez maintenant : 50 moins ce que vous avez payé aujourd’hui. Les pièces des chalutiers perdus peuvent servir, et on peut en déplacer d’un chalutier à l’autre.
fishmarket-clause-4-11 = En misant à nouveau, vous nommez tous les chalutiers où vous êtes à égalité, et aucun autre. Vous pouvez changer jusqu’à la dernière réponse ; puis toutes les mises sont montrées ensemble.
fishmarket-clause-4-12 = Avec vos mises, vous pouvez laisser pour chaque chalutier une seconde mise en cas d’égalité : un nombre entier, au moins 1. Elle sert au premier tour de départage, si vous en avez laissé une pour chacun de vos chalutiers à égalité.
fishmarket-clause-6-2 = Seuls les poissons devant vous et les pièces que vous avez peuvent changer de mains. Ni la glace, ni les cartes Prix et Demande, ni la banque.
fishmarket-clause-6-5 = Une offre dit qui la fait, à qui (un autre joueur, ou tous), ce qu’on donne et ce qu’on veut : tant de poissons de chaque sorte et tant de pièces.
fishmarket-clause-6-6 = Une offre donne ou demande quelque chose. Aucune sorte de poisson ne peut figurer des deux côtés, ni les pièces.
fishmarket-clause-6-7 = On ne peut donner pour rien, ou demander un cadeau, que si votre table permet les cadeaux (c’est le cas d’habitude). Un cadeau s’accepte comme toute autre offre.
fishmarket-clause-6-8 = Pour faire une offre, il faut avoir tout ce qu’elle donne. Ce qu’a l’autre ne compte qu’au moment d’accepter.
fishmarket-clause-6-10 = Une offre à un joueur ne peut être acceptée que par lui, une offre à tous par n’importe quel autre ; le premier qui accepte la clôt. On ne peut pas accepter sa propre offre.
fishmarket-clause-6-11 = Quand une offre est acceptée, on vérifie les deux côtés. S’il manque quelque chose à celui qui l’a faite, l’offre tombe. S’il en manque à l’autre, rien ne bouge et l’offre reste ouverte.
fishmarket-clause-6-14 = Vous pouvez retirer vos offres ouvertes à tout moment, et refuser celles qui ne s’adressent qu’à vous. Personne ne peut clore l’offre d’un autre à tous, sauf en l’acceptant.
fishmarket-clause-6-18 = Le nombre d’offres ouvertes à la fois, et d’offres par jour, est limité selon le choix de votre table (d’habitude 5 et 20). Les contre-offres comptent ; accepter ne compte pas.
fishmarket-clause-6-20 = Pendant le marché, chacun règle son étal : ouvert, fini ou fermé.
fishmarket-clause-6-23 = Un étal fermé a fini pour aujourd’hui : ses offres sont retirées, celles qu’on lui fait sont refusées, et son propriétaire ne peut ni offrir ni accepter. Lui seul peut le rouvrir.
fishmarket-clause-6-28 = Pendant le marché, vous pouvez laisser un plan du jour : pour chaque sorte grise ou brune, le prix le plus haut que vous payez un poisson (de 1 à 24 pièces) et le plus bas auquel vous en vendez un (de 0 à 23), s’il faut refuser toute autre offre, et, les jours 1 à 3, ce qu’il faut congeler. Personne ne le voit. Un nouveau plan remplace l’ancien.
fishmarket-clause-8-1 = Les poissons invendus, toujours gris ou bruns et non voulus par vos clients, sont congelés ou pourrissent.
fishmarket-clause-8-2 = Un bloc de glace congèle tous vos poissons d’une sorte, si nombreux soient-ils. Une sorte est congelée entière ou pas du tout.
fishmarket-clause-8-3 = On peut utiliser autant de blocs qu’on en a encore, au plus un par sorte, ou aucun.
fishmarket-clause-8-9 = Le jour 4, la glace évite seulement de payer les poissons pourris. Elle est utilisée pour vous : d’abord les sortes dont il reste le plus de poissons, tant qu’il y a de la glace.
fishmarket-clause-8-10 = Pendant le marché des jours 1 à 3, vous pouvez laisser un plan de congélation : des sortes différentes dans l’ordre, ou aucune. Après la vente, il s’applique aux invendus, dans son ordre, tant qu’il y a de la glace ; les sortes absentes du plan pourrissent. Le jour 4, il n’y a pas de plan.
fishmarket-clause-8-12 = Si vous avez de la glace, et des poissons dont vos clients ne veulent pas, vous pouvez, les jours 1 à 3, dire ce qu’il faut congeler en annonçant que vous avez fini.
