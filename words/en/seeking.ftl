# Looking for players: announcements, the games somebody likes, and free seats.

## At the table

screen-button-announce = Find players
screen-lobby-seeking = Looking for players: this table is announced.
screen-announced = Announced in { $channel }.
screen-announced-likes = People who like { $game } and are free get a message in the next few minutes, at most one a day.
screen-announced-nowhere = -# This server has no channel for announcements. Its managers can choose one: `/market admin settings announce:`
command-table-announce = announce
command-table-announce-about = Look for players: in this server’s announcements, and by message to people who like the game

## In other channels

screen-seat-card = A seat is free in a running game of **{ $game }**: { $thread }. Take over just where **{ $name }** left off.

## Free seats

screen-open-seats =
    ## A seat for you
    These tables are looking for players of games you like.
screen-open-lobby = **{ $game }** · { $place } · { $taken } of { $most } seats taken · { $pace } · { $rated }
screen-open-seat = **{ $game }** · { $place } · a seat in a running game · { $pace } · { $rated }
screen-seat-rated = rated
screen-seat-unrated = not rated
screen-button-likes-off = Stop telling me
screen-likes-off = All right, no more messages about free seats. You can switch them on again in your settings.
screen-setting-likes = Tell me about free seats in: **{ $value }**
screen-likes-none = no game
screen-likes-which = Games you like, as many as you want

## Managers

screen-announces-none = { "- " }Announcements: none. Choose a channel with `announce:`, and a role to call with `role:`
screen-announces = { "- " }Announcements: { $channel }, calling nobody.
screen-announces-calling = { "- " }Announcements: { $channel }, calling { $role } at most once an hour.
screen-role-unheard = ⚠️ Discord won’t notify { $role }: in the server’s settings, allow everyone to mention this role.
screen-button-no-channel = No announcements
screen-button-no-role = Call nobody
command-admin-settings-announce = announce
command-admin-settings-announce-about = The channel for tables that look for players, and for seasons
command-admin-settings-role = role
command-admin-settings-role-about = The role to call when a table looks for players
