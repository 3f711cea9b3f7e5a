# Le club : parties classées, profils, classements, records, et ce qui est conservé sur chacun.

## Parties classées

screen-lobby-rated = **Partie classée** : elle compte pour le classement de toutes les personnes qui jouent. Quitter la table compte comme une dernière place.
screen-lobby-unrated = Partie amicale
screen-button-rated-on = Partie classée
screen-button-rated-off = Partie amicale
screen-rated-about = Une **partie classée** change le classement des personnes qui jouent, à partir de deux. L’hôte décide avant le début ; tout le monde le voit avant de rejoindre. Quitter la table compte comme une dernière place.
screen-now-rated = { $name } a rendu cette partie **classée** : elle compte pour votre classement, et quitter la table compte comme une dernière place. Vous préférez non ? Quittez la table avant le début.
screen-now-unrated = { $name } a rendu cette partie amicale.
