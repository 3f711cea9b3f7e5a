# Eine Lektion in Stand gegen Stand, Schritt für Schritt, und Hinweise für die erste Partie.

stalls-lesson-welcome =
    Willkommen auf dem Markt! Das ist *ein Spiel von uns*. Du hast einen Stand, { $first } hat den anderen. Zu viert oder zu sechst würdest du ihn dir mit deiner Familie teilen.

    Oben sind sechs Waren und was jede **heute** bringt: Eier 8, Brot 7 und so weiter bis zum Käse, 3. Abends bekommt der Stand mit den **meisten Kisten** einer Ware ihren Preis.
stalls-lesson-most =
    Du hast fünf Karten. { $first } und du, ihr wählt geheim je eine, und beide werden zugleich gelegt.

    Eier sind die teuerste Ware, und du hast die einzige Karte mit 3 Kisten davon. **Leg 3 Kisten Eier.** Deine anderen vier Karten bekommt { $first }.
    .otherwise = Brot ist eine gute Idee, kann aber warten: Eier bringen noch mehr. Leg 3 Kisten Eier.
    .cheap = Drei Kisten sind viel, aber Rosen bringen heute nur 4. Eier bringen 8: Leg die.
    .early = Ein Stammkunde zahlt für Kisten an deinem Stand, und da sind noch keine. Fang mit 3 Kisten Eiern an.
stalls-lesson-regular =
    Du hast 3 Kisten Eier, { $first } hat 2: Die Krone gehört dir. Und schau, was { $first } dir gegeben hat: den **Stammkunden für Eier**. Abends zahlt ein Stammkunde 1 Münze für jede Kiste seiner Ware an deinem Stand, auch wenn jemand anders mehr davon hat.

    Das sind sichere 3 Münzen. **Leg den Stammkunden für Eier.**
    .otherwise = Auch das könnte etwas bringen. Aber der Stammkunde ist beim nächsten Mal weg: Leg den Stammkunden für Eier.
    .more = Damit wäre dein Vorsprung sicherer. Aber der Stammkunde bringt 3 Münzen, was auch geschieht: Leg ihn.
stalls-lesson-leave =
    Deine erste Hand ist wieder da, ohne die Karte, die { $first } genommen hat: 3 Kisten Rosen. Was von Karten übrig ist, die du schon hattest, siehst du immer.

    Brot bringt 7, und niemand hat welches: **Leg 2 Kisten Brot.** Schade um den Stammkunden für Rosen: { $first } bekommt ihn und hat schon die Rosen. Was du übrig lässt, nimmt die Konkurrenz!
    .otherwise = Käse gibt es auf dem Markt noch nicht. Nimm das Brot, für 7 Münzen.
    .deny = Damit nähmst du { $first } 3 Münzen weg. Ein feiner Zug, aber Brot bringt dir 7: Leg das.
stalls-lesson-free =
    { $first } hat die Kiste Eier genommen, die du übrig gelassen hast, und gleichgezogen: je 3. Dein Stammkunde zahlt trotzdem 3. Bei Gleichstand bekommt jeder den **halben Preis**, abgerundet: 4.

    Das ist heute deine letzte Karte; die andere kommt weg. Honig und Birnen hat noch niemand. Was legst du? Du hast die Wahl.
    .otherwise = Wähle eine deiner beiden Karten.
stalls-lesson-end =
    Das war ein Tag! Das Brot hast du allein verkauft, die Eier wurden geteilt, und dein Stammkunde hat 3 gezahlt. { $first } hat die Rosen verkauft, auch an einen Stammkunden.

    Jetzt werden alle Karten gemischt, die Preise wechseln, und die Karten wandern **andersherum**. Nach dem letzten Tag gewinnen die meisten Münzen. Bei Gleichstand gewinnt, wer mehr Waren allein verkauft hat.

    {""}*Weiterspielen* bringt diese Partie gegen { $first } zu Ende; { $first } spielt leicht. Mit *Tipp* sage ich dir, was ich tun würde.

## Hinweise

stalls-tip-pick = Such teure Waren, bei denen eine Karte den Ausschlag gibt, und Stammkunden für das, was du hast. Und denk an deinen Nachbarn: Was du übrig lässt, nimmt die Konkurrenz.
