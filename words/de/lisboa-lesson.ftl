# Eine Lektion in Mercado de Lisboa, Schritt für Schritt, und Hinweise für die erste Partie.

lisboa-lesson-welcome =
    Willkommen auf dem Markt! Mit { $first } und { $second }, zwei Computern, baust du **gemeinsam einen einzigen Markt**: Spalten A bis E, Reihen 1 bis 5. Ringsum sind 20 Eingänge, durch die die Käufer kommen.

    Stände verdienen, wenn Käufer wollen, was es dort gibt. **Wer am Ende das meiste Geld hat, gewinnt.** Du beginnst mit 1 Münze und drei Plättchen. Die grauen Schilder sind geschlossene Restaurants; dazu kommen wir gleich.
lisboa-lesson-stand =
    In deinem Zug tust du genau **eine** Sache. Zuerst brauchst du einen Stand. Wo noch nichts steht, kostet er 1 Münze: alles, was du hast.

    Die besten Felder sind die mit einem **geschlossenen Restaurant**: Bau dort, und es gehört dir. Auf D2 liegt eine *Pizzeria*, und zur Pizza gehören Tomaten. Also: **Eröffne einen Tomatenstand auf D2,** und nimm für später das Tomatenplättchen aus der Auslage.
    .otherwise = An einem echten Tisch könntest du das. Hier fangen wir mit einem Tomatenstand auf D2 an: Die Pizzeria, die dort liegt, verdoppelt bald, was er einbringt.
    .coin = Eine Münze ist sicher, aber ein Stand verdient bis zum Ende der Partie. Gib deine aus: für einen Tomatenstand auf D2.
    .cell = Tomaten sind richtig! Aber stell den Stand auf D2: Dann gehört dir die Pizzeria auf diesem Feld.
    .tile = Der perfekte Platz. Aber nimm das Tomatenplättchen: Ein zweiter Tomatenstand wird sich lohnen.
lisboa-lesson-restaurant =
    Die Pizzeria gehört dir, und auch die anderen haben Stände eröffnet. Ein Käufer zahlt an einem Stand dessen **Wert**: 1, plus 1 für jedes passende Restaurant *direkt daneben* (nicht schräg).

    {""}**Eröffne deine Pizzeria auf C2.** Das ist gratis, du bekommst sogar 1 Münze, und C2 grenzt an deinen Stand auf D2 und auch an B2, wo du noch einen eröffnen könntest.
    .otherwise = Dafür ist später Zeit. Mach erst deinen Stand wertvoller: Eröffne die Pizzeria auf C2.
    .early = Das ginge, für 1 Münze. Aber mit der Pizzeria daneben ist der Stand 2 wert: Eröffne zuerst sie, auf C2.
    .beside = Auch da wäre dein Stand 2 wert. Aber C2 grenzt außerdem an B2, wo wir bald noch einen Tomatenstand eröffnen.
    .far = Dort würde sie deinen Stand nicht berühren und ihm nichts nützen. Versuch C2, direkt neben D2.
lisboa-lesson-customers =
    Jetzt zu den Käufern! Eine Gruppe anzulocken ist gratis, wenn
    - ihre Gasse (eine Reihe oder Spalte) **mindestens so viele Stände** hat wie die Gruppe Käufer, und
    - einer **deiner** Stände dort verkauft, was sie wollen.

    Dann verdient jeder Stand der Gasse, der es verkauft, egal, wem er gehört: *Wert × Käufer*. Deiner ist der einzige in Reihe 2, also lock **einen einzelnen Käufer, der Tomaten will, in Reihe 2**, links oder rechts. Das macht 2 × 1 = 2 Münzen.
    .otherwise = Gern, später. Lock erst einen einzelnen Käufer, der Tomaten will, in Reihe 2, links oder rechts.
    .column = In Spalte D bekämst du auch 2 Münzen. Aber wir eröffnen gleich noch einen Stand in Reihe 2: Lass den Käufer dort warten, links oder rechts.
lisboa-lesson-second =
    2 Münzen! Die anderen haben je 1 Münze genommen: Das geht immer. Dein Käufer **bleibt für immer** und zahlt an jedem neuen Stand in Reihe 2, der Tomaten verkauft.

    {""}**Eröffne einen Tomatenstand auf B2.** Er kostet 1 plus die Stände, die schon in seiner Reihe oder Spalte stehen; es zählt, wo mehr sind: 2 Münzen. Aber er grenzt an deine Pizzeria, ist also 2 wert, und die zahlt dein Käufer sofort. Erst stellen, dann zahlen: Er kostet dich nichts. Nimm ein Plättchen, das dir gefällt.
    .otherwise = Das geht, aber es gibt etwas Besseres: einen Tomatenstand auf B2, der sich selbst bezahlt.
    .cell = Tomaten, ja! Aber auf B2 grenzt der Stand an deine Pizzeria und bringt sofort 2.
    .fill = Das ginge, aber eine Gasse hat nur zwei Eingänge. Heb das andere Ende von Reihe 2 für eine größere Gruppe auf. Eröffne erst einen Tomatenstand auf B2.
lisboa-lesson-plan =
    Zwei Stände in Reihe 2, jeder 2 wert: Zwei Käufer, die Tomaten wollen, würden an beiden 2 × 2 zahlen. **8 Münzen!** Aber jetzt ist { $first } am Zug.

    Du musst nicht warten: Hinterlass einen **Plan**. Drück auf *Vorausplanen*, wähle **Käufer in Reihe 2** als 1. Wunsch und speichere. Ich spiele ihn, sobald du am Zug bist, und niemand sonst sieht ihn.
    .otherwise = Fast: Mach „Käufer in Reihe 2“ zum 1. Wunsch, lass alles andere, wie es ist, und speichere.
    .more = Der 1. Wunsch stimmt. Lass diesmal alles andere offen, dann speichere.
lisboa-lesson-planned =
    Das war dein Plan: Zwei Käufer kamen in Reihe 2 und haben an beiden deiner Stände gezahlt. **8 Münzen.** Ein Plan hat bis zu drei Wünsche. In jedem Zug spiele ich den ersten, der geht; geht keiner, frage ich dich.

    Hast du { $second } gesehen? Zwei Käufer brauchen eine Gasse mit zwei Ständen, und Spalte B hat zwei, weil *deiner* dort steht. Schau vor dem Bauen, was du für die anderen tust.
lisboa-lesson-free =
    15 Münzen! Die Käufer von { $second } in Spalte B wollen auch Tomaten und haben deshalb auch an deinem Stand gezahlt.

    Dieser Zug gehört ganz dir. Sieh dich um: Bei jeder Wahl steht, was sie kostet und bringt. Auf B2 hast du auch eine Burgerbude gefunden. Oder du lockst Käufer an, eröffnest noch einen Stand oder nimmst 1 Münze, wenn sich nichts lohnt.
    .otherwise = Mach erst selbst einen Zug: welchen du willst.
lisboa-lesson-end =
    Das ist das ganze Spiel! Nur das Ende fehlt noch:
    - Sind nur noch **4 Felder** oder nur noch **4 Eingänge** frei, haben alle anderen noch einen Zug. Felder mit geschlossenem Restaurant zählen als frei.
    - Nehmen alle **direkt nacheinander** eine Münze, ist sofort Schluss.
    - Jedes Restaurant, das du **nicht eröffnet** hast, kostet dich dann 1 Münze.

    {""}*Weiterspielen* bringt diese Partie gegen { $first } und { $second } zu Ende; sie spielen leicht. Mit *Tipp* sage ich dir, was ich tun würde.

## Hinweise

lisboa-tip-turn = In jedem Zug eine Sache: { $seats ->
        [1] Stand, Käufer oder Restaurant
       *[other] Stand, Käufer, Restaurant oder 1 Münze
    }. Bau, wo ein geschlossenes Restaurant liegt, stell das passende Restaurant neben deinen Stand und lock dann Käufer in seine Reihe oder Spalte.
lisboa-tip-take = Nimm eine Ware, die viele der offenen Käufer wollen, oder eine, deren Restaurant du hast.
lisboa-tip-next-challenge = Dein Ergebnis ist notiert. Die nächste Aufgabe beginnt mit einem leeren Markt.
