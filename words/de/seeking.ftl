# Mitspieler suchen: Ankündigungen, Lieblingsspiele, freie Plätze.

## Am Tisch

screen-button-announce = Mitspieler suchen
screen-lobby-seeking = Mitspieler gesucht: Dieser Tisch ist angekündigt.
screen-announced = Angekündigt in { $channel }.
screen-announced-likes = Wer { $game } mag und dazukommen kann, bekommt in den nächsten Minuten eine Nachricht, höchstens eine am Tag.
screen-announced-nowhere = -# Dieser Server hat keinen Kanal für Ankündigungen. Die Serverleitung kann einen wählen: `/market verwalten einstellungen ankündigungen:`
command-table-announce = ankündigen
command-table-announce-about = Mitspieler suchen: in den Ankündigungen und per Nachricht an alle, die das Spiel mögen

## In anderen Kanälen

screen-seat-card = In einer laufenden Partie **{ $game }** ist ein Platz frei: { $thread }. Übernimm ihn von **{ $name }**, mit allem, was dort liegt.

## Freie Plätze

screen-open-seats =
    ## Ein Platz für dich
    Diese Tische suchen Mitspieler für Spiele, die du magst.
screen-open-lobby = **{ $game }** · { $place } · { $taken } von { $most } Plätzen besetzt · { $pace } · { $rated }
screen-open-seat = **{ $game }** · { $place } · ein Platz in einer laufenden Partie · { $pace } · { $rated }
screen-seat-rated = gewertet
screen-seat-unrated = nicht gewertet
screen-button-likes-off = Nicht mehr melden
screen-likes-off = In Ordnung, keine Nachrichten über freie Plätze mehr. In deinen Einstellungen kannst du sie wieder einschalten.
screen-setting-likes = Freie Plätze melden für: **{ $value }**
screen-likes-none = kein Spiel
screen-likes-which = Spiele, die du magst, so viele du willst

## Serverleitung

screen-announces-none = { "- " }Ankündigungen: keine. Wähle mit `ankündigungen:` einen Kanal und mit `rolle:` eine Rolle, die gerufen wird.
screen-announces = { "- " }Ankündigungen: in { $channel }; gerufen wird niemand.
screen-announces-calling = { "- " }Ankündigungen: in { $channel }; gerufen wird { $role }, höchstens einmal pro Stunde.
screen-role-unheard = ⚠️ Discord benachrichtigt { $role } nicht: Erlaube in den Servereinstellungen allen, diese Rolle zu erwähnen.
screen-button-no-channel = Keine Ankündigungen
screen-button-no-role = Niemanden rufen
command-admin-settings-announce = ankündigungen
command-admin-settings-announce-about = Der Kanal für Tische, die Mitspieler suchen, und für Saisons
command-admin-settings-role = rolle
command-admin-settings-role-about = Die Rolle, die gerufen wird, wenn ein Tisch Mitspieler sucht
