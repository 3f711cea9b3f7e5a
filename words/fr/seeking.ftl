# Chercher des joueurs : annonces, jeux préférés, places libres.

## À la table

screen-button-announce = Chercher des joueurs
screen-lobby-seeking = On cherche des joueurs : cette table est annoncée.
screen-announced = Annoncé dans { $channel }.
screen-announced-likes = Les personnes qui aiment { $game } et peuvent venir recevront un message d’ici quelques minutes, un par jour au plus.
screen-announced-nowhere = -# Ce serveur n’a pas de salon d’annonces. Ses responsables peuvent en choisir un : `/market gérer réglages annonces:`
command-table-announce = annoncer
command-table-announce-about = Chercher des joueurs : dans les annonces du serveur, et par message à qui aime le jeu

## Dans d’autres salons

screen-seat-card = Une place s’est libérée dans une partie { ELIDE($game, "d’**", "de **") }** : { $thread }. Prenez la suite { ELIDE($name, "d’**", "de **") }**, avec tout ce qui s’y trouve.

## Places libres

screen-open-seats =
    ## Une place pour vous
    Ces tables cherchent des joueurs pour des jeux que vous aimez.
screen-open-lobby = **{ $game }** · { $place } · { $taken ->
    [one] { $taken } place prise
   *[other] { $taken } places prises
 } sur { $most } · { $pace } · { $rated }
screen-open-seat = **{ $game }** · { $place } · une place dans une partie en cours · { $pace } · { $rated }
screen-seat-rated = classée
screen-seat-unrated = amicale
screen-button-likes-off = Ne plus me prévenir
screen-likes-off = C’est noté : plus de messages sur les places libres. Vous pouvez les rétablir dans vos réglages.
screen-setting-likes = Me prévenir des places libres : **{ $value }**
screen-likes-none = aucun jeu
screen-likes-which = Vos jeux préférés, autant que vous voulez

## Responsables

screen-announces-none = { "- " }Annonces : aucune. Choisissez un salon avec `annonces:`, et un rôle à prévenir avec `rôle:`
screen-announces = { "- " }Annonces : { $channel }, sans prévenir personne.
screen-announces-calling = { "- " }Annonces : { $channel }, en prévenant { $role } une fois par heure au plus.
screen-role-unheard = ⚠️ Discord ne préviendra pas { $role } : dans les réglages du serveur, permettez à tout le monde de mentionner ce rôle.
screen-button-no-channel = Aucune annonce
screen-button-no-role = Ne prévenir personne
command-admin-settings-announce = annonces
command-admin-settings-announce-about = Le salon des tables qui cherchent des joueurs, et des saisons
command-admin-settings-role = rôle
command-admin-settings-role-about = Le rôle à prévenir quand une table cherche des joueurs
