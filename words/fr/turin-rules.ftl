# Marché de Turin expliqué, page par page, et les articles que citent les refus.

turin-rules-aim =
    Vous êtes commerçants, avec quelques cartes de fruits et légumes. À chaque tour, chacun met une carte aux enchères, puis mise en secret, une seule fois, pour le droit de choisir parmi elles. Les cartes gagnées restent visibles devant vous.

    À la fin, la banque paie la majorité de chacune des neuf marchandises, et tous les autres qui en ont versent 1 Scudo au joueur majoritaire. Un peu de tout ? Mauvaise idée. Beaucoup de quelques-unes ? Excellente !

    Le joueur qui a le plus de Scudo l’emporte. De 2 à 5 joueurs ; 10 à 30 minutes autour d’une table.
    .title = Le but
    .clauses = MT-1
turin-rules-table =
    Il y a 18 cartes, chacune avec 3 unités d’une marchandise, 2 d’une deuxième et 1 d’une troisième : `T01 🧄3 🥕2 🍇1`, c’est trois têtes d’ail, deux carottes et une grappe de raisin.

    Ce que paie la majorité à la fin, en version *classique* ou *rouge* (au choix de votre table ; classique par défaut), et combien il y en a sur les 18 cartes :
    - ail 2 ou 8 (8), oignons 3 ou 8 (9), carottes 4 ou 7 (10)
    - tomates 5 ou 7 (11), raisin 6 ou 6 (12), olives 7 ou 5 (13)
    - piments 8 ou 5 (14), châtaignes 9 ou 4 (15), champignons 10 ou 4 (16)

    Vous commencez avec **15 Scudo** et une main secrète : 6 cartes à deux ou trois joueurs, 4 à quatre, 3 à cinq. À deux, 6 cartes quittent la partie sans être vues. À quatre ou cinq, les 2 ou 3 cartes restantes sont visibles et mises aux enchères d’abord.

    Chacun voit l’argent de tous, sauf si votre table joue avec l’argent caché.
    .title = Ce qu’il y a sur la table
    .clauses = MT-2 MT-18 MT-19
turin-rules-turn =
    1. **Mettre une carte aux enchères.** Chacun choisit en secret une carte de sa main ; on les montre ensemble. La vôtre n’est plus à vous : vous misez pour elle comme les autres.
    2. **Miser.** Chacun mise en secret, une fois, pour une place dans l’ordre du choix.
    3. **Payer et choisir.** La meilleure mise choisit d’abord.
    4. **Vendre.** Vous pouvez mettre en vente une de vos cartes visibles.
    5. **Acheter.** Si une nouvelle carte est en vente, vous pouvez acheter ce que vendent les autres.

    Il y a 5 tours, 4 à cinq joueurs. À quatre ou cinq, le premier tour n’a pas de première étape : ce sont les cartes restées de la donne qui sont aux enchères. À deux ou trois, une carte reste dans votre main jusqu’à la fin : personne ne mise pour elle, et elle compte pour vous.
    .title = Un tour
    .clauses = MT-3 MT-4 MT-12
turin-rules-bid =
    Vous misez **une fois** pour une place, pas pour chaque carte. Combien de cartes prend chaque place :
    - 2 joueurs : 2, 0
    - 3 joueurs : 2, 1, 0
    - 4 joueurs : 2, 1, 1, 0 (premier tour : 1, 1, 0, 0)
    - 5 joueurs : 2, 2, 1, 0, 0 (premier tour : 1, 1, 1, 0, 0)

    Si vous prenez des cartes, vous payez **toute** votre mise ; sinon, **la moitié**, arrondie à l’inférieur : un 5 perdant coûte 2, un 1 perdant ne coûte rien. On peut miser 0 : cela ne coûte rien et ne gagne jamais.

    Si votre place donne des cartes, vous devez toutes les prendre. Elles restent visibles devant vous.

    Vous pouvez changer votre mise tant que tous n’ont pas misé. Les Scudo posés sur une carte en vente ne peuvent pas être misés.
    .title = Miser
    .clauses = MT-5 MT-7 MT-8
turin-rules-ties =
    Des mises égales partagent leurs places. S’il y a une carte à y gagner, on mise **encore une fois :** chacun ajoute en secret quelque chose, ou rien. Celui qui ajoute le plus a la meilleure de ces places. Personne n’en sort, ni vers le haut ni vers le bas.
    - Toujours égaux, et tous ont ajouté quelque chose : on tire au sort.
    - Toujours égaux, et **personne n’a rien ajouté :** leurs places restent vides. Les cartes quittent la partie, et ils paient la moitié de leur mise.
    - Si un seul n’ajoute rien, il prend la dernière de ces places.

    Exemple à trois : mises 4, 2, 2. Le 4 est premier, paie 4 et prend deux des trois cartes. Les deux autres ajoutent 0 et 1. Celui qui a ajouté 1 est deuxième, paie 3 et prend la dernière carte ; l’autre paie la moitié de 2, donc 1. Si les deux avaient ajouté 0, la troisième carte serait perdue.

    Des mises égales de 0, ou sans carte à gagner, ne sont pas départagées. Avec la mise, vous pouvez laisser d’avance un montant en cas d’égalité.
    .title = Les égalités
    .clauses = MT-6
turin-rules-sales =
    Après chaque enchère, vous pouvez mettre en vente **une** de vos cartes visibles. Posez-y vos propres Scudo : c’est son prix, au moins 1, et ils y restent. Vous ne pouvez donc pas demander plus que vous n’avez.

    L’acheteur vous paie ce prix, et vos Scudo vous reviennent. Vous ne pouvez pas refuser. Si plusieurs la veulent, vous choisissez l’un d’eux.

    Exemple : vous avez 15 et mettez une carte en vente à 6. Il vous reste 9 à dépenser. Bruno achète : vous avez 9 + 6 + 6 = 21, Bruno paie 6 et a la carte.

    - Une carte en vente est encore à vous et compte pour vous.
    - Elle reste en vente jusqu’à ce qu’elle soit vendue ou que vous la retiriez, au plus tôt au tour suivant.
    - On achète en secret : avec sa mise, pendant la mise en vente (les plus anciennes) et à l’étape d’achat.
    .title = Vendre et acheter
    .clauses = MT-9 MT-10
turin-rules-loan =
    Une fois dans la partie, à tout moment, vous pouvez emprunter : **10 Scudo tout de suite, 15 à rendre à la fin.** Tout le monde le voit aussitôt. Pour miser plus que vous n’avez, empruntez d’abord.

    Si, lors des paiements finaux, vous devez 1 Scudo sans en avoir, vous devez emprunter. Si vous l’avez déjà fait, la banque paie pour vous, et vous lui devez 2 de plus.
    .title = L’emprunt
    .clauses = MT-11 MT-13.6 MT-13.7 MT-14
turin-rules-end =
    Après le dernier tour, les Scudo posés sur les cartes invendues reviennent ; à deux ou trois joueurs, votre dernière carte en main est montrée et compte aussi. Puis chaque marchandise est payée, de l’ail aux champignons :
    - Le joueur qui en a le plus reçoit son paiement de la banque, **et 1 Scudo de chacun des autres qui en ont.**
    - À égalité, on se partage le tout, et l’on ne se paie rien entre soi. Les parts sont arrondies à l’inférieur, ou au supérieur si votre table l’a choisi.
    - Ceux qui n’en ont pas ne paient ni ne reçoivent rien.

    Exemple, avec les paiements classiques : vous avez la majorité du raisin, et deux autres en ont. Vous recevez 6 + 1 + 1 = 8 ; chacun des deux paie 1.

    Enfin, on rembourse les emprunts : 15 chacun. Vos Scudo sont votre score ; il peut être négatif. À égalité, la victoire est partagée.
    .title = La fin
    .clauses = MT-12 MT-13 MT-14
turin-rules-finer =
    - **Paiements rouges :** les marchandises rares paient plus : ail et oignons 8, carottes et tomates 7, raisin 6, olives et piments 5, châtaignes et champignons 4.
    - **Trois parties de suite :** les scores s’ajoutent.
    - **L’oie, pour céder :** à égalité, vous pouvez la prendre ; vous avez alors la dernière des places en jeu, sans rien ajouter. Si vous l’avez, vous pouvez la donner à un autre de la même égalité et prendre la première de ces places.
    - **L’oie, pour le plus faible :** le joueur qui a, seul, le moins de majorités l’a au tour suivant ; sa mise, si elle est d’au moins 1, compte 1 de plus, gratuitement.
    - **Achats à tout moment :** on peut demander une carte dès qu’elle est en vente ; les autres disent alors s’ils la veulent aussi.
    - **Moins de questions.** Laissez des consignes : une carte à acheter jusqu’à tel prix, à qui vendre, la carte du prochain tour, ou ne plus entendre parler de ventes. *Prévoir* règle un tour entier : mise, choix, vente, achats, carte suivante.
    - Sans réponse à temps, vous misez 0, ajoutez 0, n’achetez et ne vendez rien.
    .title = Les détails
    .clauses = MT-10.9 MT-10.11 MT-15 MT-16 MT-17

## Articles

turin-clause-4-1 = Chacun choisit en secret exactement une carte de sa main à mettre aux enchères. On ne peut pas passer.
turin-clause-5-1 = Chacun fait en secret une mise : un nombre entier de 0 jusqu’aux Scudo qui ne sont pas réservés à des achats. C’est une mise pour une place, pas une par carte.
turin-clause-5-6 = On peut emprunter avant ou après avoir misé. Pour miser plus que vous n’avez, empruntez d’abord.
turin-clause-6-6 = En misant à nouveau, chacun ajoute en secret de 0 jusqu’aux Scudo qui lui restent en plus de sa mise. Ceux d’une vente ou d’un emprunt faits depuis peuvent servir. Toutes les égalités se jouent en même temps et sont montrées ensemble.
turin-clause-8-1 = Les gagnants choisissent dans l’ordre de leurs places. Chacun prend exactement autant de cartes que sa place en donne ; on ne peut pas en laisser.
turin-clause-9-2 = Le prix d’une carte en vente est un nombre entier, au moins 1, et vous y posez exactement autant de vos propres Scudo : au plus ce que vous avez, moins ce que vous achetez en même temps, plus ce que libèrent vos retraits. Ils ne peuvent servir à rien d’autre.
turin-clause-9-6 = Une carte reste en vente pendant au moins une enchère : on peut la retirer au plus tôt à la mise en vente du tour suivant, et seulement à cette étape.
turin-clause-9-9 = Les cartes en vente depuis un tour précédent peuvent rester à côté d’une nouvelle. Si votre table joue « une carte à la fois », retirez l’ancienne du même coup. La même carte peut changer de prix.
turin-clause-9-10 = On ne vend ni cartes en main, ni cartes aux enchères, ni cartes hors du jeu : seulement les cartes visibles devant vous.
turin-clause-9-11 = À la mise en vente, vous répondez en une fois : ce que vous retirez, au plus une nouvelle carte en vente, ce que vous achetez parmi les anciennes. Vous pouvez changer jusqu’à la dernière réponse. Scudo et cartes ne bougent qu’alors.
turin-clause-10-1 = Tout joueur sauf le vendeur peut acheter une carte à son prix, avec des Scudo qui ne sont pas réservés ailleurs.
turin-clause-10-3 = Si un seul joueur veut une carte, elle est vendue ; le vendeur ne peut pas refuser. Si plusieurs la veulent, le vendeur en choisit un, et les autres gardent leurs Scudo.
turin-clause-10-4 = On achète en secret, trois fois par tour : avec les mises, toutes les cartes en vente ; à la mise en vente, les anciennes, avant les retraits ; à l’étape d’achat, toutes. On peut en acheter plusieurs si l’on a de quoi payer tous les prix (et sa mise).
turin-clause-10-5 = Tous les achats d’un même moment comptent en même temps : les Scudo et les cartes qui en viennent ne servent qu’ensuite. Une carte achetée peut être mise en vente dès la prochaine mise en vente.
turin-clause-10-8 = Un vendeur peut dire d’avance quels acheteurs passent d’abord. Sinon, il choisit quand tous ont répondu, jamais plus tôt.
turin-clause-10-9 = Achats à tout moment : on peut demander une carte tant qu’elle est en vente. La demande réserve le prix, et tous les autres sauf le vendeur disent s’ils la demandent aussi. Entre-temps, aucune mise n’est montrée et rien n’est retiré.
turin-clause-10-11 = Achats à tout moment : une demande doit être couverte par des Scudo qui ne sont pas réservés ailleurs, et ne peut être reprise. Les réponses restent secrètes jusqu’à la dernière. À l’étape d’achat, chacun dit quand il a fini, tant qu’il y a quelque chose à acheter.
turin-clause-16-2 = L’oie, avant de miser à nouveau : si personne ne l’a, chacun des joueurs à égalité dit en secret s’il la prend. Si l’un d’eux l’a, lui seul décide : la donner à un autre de la même égalité, ou la garder.
