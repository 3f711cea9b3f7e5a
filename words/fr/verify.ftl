# Vérifier une partie finie.

verify-title = ## { $game } : partie vérifiée
verify-hash = ✅ **La donne était fixée d’avance.** Avant la première carte, l’empreinte { $hash } a été publiée. C’est celle de la graine connue maintenant, { $seed }, et personne n’aurait pu en trouver une autre qui convienne.
verify-posted = [Elle a été publiée ici.]({ $link })
verify-not-found = Je ne retrouve plus le message où elle a été publiée.
verify-moves = ✅ **Chaque coup tient.** Les { $moves } entrées du journal ont été rejouées depuis cette graine : chacune était permise, et tout s’est déroulé comme alors, carte par carte.
verify-outcome = ✅ **Le résultat est le même :** { $standings }.
verify-fingerprint = Empreinte de tous les coups : { $fingerprint }
verify-compare = Comparez l’empreinte de la graine avec le message du début de la partie, et celle des coups avec ce que montre « Vérifier la donne » sous la fin de la partie.
verify-yourself = Ne me croyez pas sur parole : prenez le fichier et vérifiez-le sur votre machine avec `python -m games verify FICHIER`.
verify-file = Tout sur cette partie est dans { $name } : l’empreinte, la graine, chaque coup avec ses suites, et le résultat. Vérifiez avec `python -m games verify FICHIER`.
verify-recorded = La partie a été écrite dans { $name }.
verify-no-file = Le fichier { $name } ne peut pas être lu.

## Ce qui ne va pas

verify-fault-unreadable = ❌ Ce n’est pas le compte rendu d’une partie.
verify-fault-rules = ❌ Ces règles ne sont pas disponibles ici : le jeu, leur version, le nombre de joueurs ou une option est inconnu.
verify-fault-hash = ❌ La graine n’est pas celle dont l’empreinte a été publiée au début : l’empreinte ou la graine a été modifiée.
verify-fault-start = ❌ Cette graine donne autre chose que ce que dit le compte rendu.
verify-fault-move = ❌ L’entrée { $number } du journal n’y est pas permise : elle, ou quelque chose avant elle, a été modifiée.
verify-fault-events = ❌ L’entrée { $number } du journal a eu d’autres suites que ce que dit le compte rendu : le coup, ou ce qui a été tiré ou payé, a été modifié.
verify-fault-position = ❌ Après l’entrée { $number } du journal, la position n’est pas celle du compte rendu.
verify-fault-unfinished = ❌ La partie n’est pas finie après le dernier coup : il manque quelque chose.
verify-fault-outcome = ❌ Les coups donnent un autre résultat que celui du compte rendu.
verify-fault-fingerprint = ❌ Les coups tiennent, mais leur empreinte ne convient pas : un nom, ou le fait qu’un coup ait été joué à temps, a été modifié.
