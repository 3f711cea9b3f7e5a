# Vérifier une partie finie.

verify-title = ## { $game } : partie vérifiée
verify-hash = ✅ **La donne était scellée avant la partie.** Le code de contrôle { $hash } a été publié avant la première carte. Il correspond à la graine révélée maintenant, { $seed } : impossible d’en choisir une autre après coup.
verify-posted = [Voir le message d’origine.]({ $link })
verify-not-found = Le message qui l’annonçait a été modifié ou supprimé depuis.
verify-moves = ✅ **Tous les coups sont bons.** J’ai rejoué les { $moves } entrées du journal à partir de cette graine : toutes étaient permises, et la partie se déroule à l’identique, carte par carte.
verify-outcome = ✅ **Le résultat est le même :** { $standings }.
verify-fingerprint = Empreinte de tous les coups : { $fingerprint }
verify-compare = Comparez le code de contrôle avec le message du début de la partie, et l’empreinte des coups avec ce que montre « Vérifier la donne » sous la fin de la partie.
verify-yourself = Vérifiez vous-même : prenez le fichier, puis lancez `python -m games verify FICHIER` sur votre ordinateur.
verify-file = Tout sur cette partie est dans { $name } : le code de contrôle, la graine, chaque coup avec ses suites, et le résultat. Vérifiez avec `python -m games verify FICHIER`.
verify-recorded = La partie est enregistrée dans { $name }.
verify-no-file = Je n’arrive pas à lire le fichier { $name }.

## Ce qui ne va pas

verify-fault-unreadable = ❌ Ce n’est pas le compte rendu d’une partie.
verify-fault-rules = ❌ Je n’ai pas ces règles : le jeu, leur version, le nombre de joueurs ou une option est inconnu.
verify-fault-hash = ❌ La graine ne correspond pas au code de contrôle publié au début : l’un des deux a été modifié.
verify-fault-start = ❌ Cette graine donne autre chose que ce que dit le compte rendu.
verify-fault-move = ❌ L’entrée { $number } du journal n’était pas permise : elle, ou une autre avant elle, a été modifiée.
verify-fault-events = ❌ L’entrée { $number } du journal n’a pas les suites que dit le compte rendu : le coup, ou ce qui a été tiré ou payé, a été modifié.
verify-fault-position = ❌ Après l’entrée { $number } du journal, la position n’est pas celle du compte rendu.
verify-fault-unfinished = ❌ La partie n’est pas finie après le dernier coup : il manque quelque chose.
verify-fault-outcome = ❌ Les coups donnent un autre résultat que celui du compte rendu.
verify-fault-fingerprint = ❌ Les coups tiennent, mais pas leur empreinte : un nom, ou le fait qu’un coup ait été joué à temps, a été modifié.
