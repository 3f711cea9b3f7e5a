# Was alle Spiele gemeinsam haben.

kernel-yes = ja
kernel-no = nein
kernel-nothing = nichts
kernel-you = du
kernel-list = { $first } und { $last }
typed-and = und
typed-articles = der die das den dem des ein eine einen einem einer eines mein meine meinen meinem meiner dein deine deinen deinem deiner
typed-fillers = ich bitte möchte will würde gern gerne dann jetzt mal einfach erst also danke dankeschön okay ok na gut ähm äh hm muss diesmal
typed-letters = ae = a | oe = o | ue = u
typed-words = ich setze = biete | setze = biete | ich suche = kaufe | wer will = verkaufe | wer verkauft mir = kaufe | nix = nichts | gar nichts = nichts | ich biete = biete | ich nehme = nimm | nehme = nimm | ich passe = passen | passe = passen | ich verkaufe = verkaufe | verkauf = verkaufe | ich kaufe = kaufe | kauf = kaufe | ich warte = warte | ich bleibe = bleibe | ich lege = lege | leg = lege | ich gebe = gib | gebe = gib | ich spiele = spiele | ich eröffne = eröffne | ich locke = locke | ich tausche = tausche | tausch = tausche | ich versteigere = versteigere | versteiger = versteigere | ich ziehe = ziehe | ich nehme an = nimm an | ich lehne = lehne | ich friere = friere | scudi = scudo | nee = nein | ne = nein | nö = nein | ich pass = passen | pass = passen | verzichte = passen | ohne mich = passen | setzen = bieten | mein Gebot ist = biete | mein Gebot = biete | zahle = gib | ich zahle = gib
typed-numbers = null = 0 | eins = 1 | ein = 1 | eine = 1 | einen = 1 | zwei = 2 | drei = 3 | vier = 4 | fünf = 5 | sechs = 6 | sieben = 7 | acht = 8 | neun = 9 | zehn = 10 | elf = 11 | zwölf = 12 | dreizehn = 13 | vierzehn = 14 | fünfzehn = 15 | sechzehn = 16 | siebzehn = 17 | achtzehn = 18 | neunzehn = 19 | zwanzig = 20 | einundzwanzig = 21 | zweiundzwanzig = 22 | dreiundzwanzig = 23 | vierundzwanzig = 24 | fünfundzwanzig = 25 | sechsundzwanzig = 26 | siebenundzwanzig = 27 | achtundzwanzig = 28 | neunundzwanzig = 29 | dreißig = 30 | einunddreißig = 31 | zweiunddreißig = 32 | dreiunddreißig = 33 | vierunddreißig = 34 | fünfunddreißig = 35 | sechsunddreißig = 36 | siebenunddreißig = 37 | achtunddreißig = 38 | neununddreißig = 39 | vierzig = 40 | einundvierzig = 41 | zweiundvierzig = 42 | dreiundvierzig = 43 | vierundvierzig = 44 | fünfundvierzig = 45 | sechsundvierzig = 46 | siebenundvierzig = 47 | achtundvierzig = 48 | neunundvierzig = 49 | fünfzig = 50 | einundfünfzig = 51 | zweiundfünfzig = 52 | dreiundfünfzig = 53 | vierundfünfzig = 54 | fünfundfünfzig = 55 | sechsundfünfzig = 56 | siebenundfünfzig = 57 | achtundfünfzig = 58 | neunundfünfzig = 59 | sechzig = 60
typed-everything = alles | alle | alle karten | alle meine karten | meine karten alle | alles was geht | alles, was geht | alles was ich kann | alles, was ich kann | so viel wie möglich | so viel ich kann
typed-instead = nein = nein danke | nein = passen | nein = nichts einfrieren | nein = nichts beiseitelegen | nein danke = passen | nein danke = nichts einfrieren | ja = annehmen | nimm an = annehmen | ok = annehmen | einverstanden = annehmen | passen = passen 1 | passen = nichts bieten | passen = nichts drauflegen | passen = weder verkaufen noch kaufen | passen = nichts mehr kaufen | passen = nein danke | passen = bleiben | passen = nichts einfrieren | passen = nichts beiseitelegen | passen = ich bin erst mal fertig | weiter = passen 1 | weiter = passen | kein gebot = nichts bieten | nichts = nichts bieten | nichts = nichts drauflegen | nichts = nichts einfrieren | nichts = nichts beiseitelegen | nichts = weder verkaufen noch kaufen | biete nichts = nichts bieten | lege nichts drauf = nichts drauflegen | 0 = nichts bieten | fertig = ich bin erst mal fertig | bin fertig = ich bin erst mal fertig | bin durch = ich bin erst mal fertig | zumachen = meinen stand für heute schließen | mache zu = meinen stand für heute schließen | mach zu = meinen stand für heute schließen | schließen = meinen stand für heute schließen | aufmachen = meinen stand wieder öffnen | unterbiete auf = biete | nein = nichts bieten | nein = nichts drauflegen | nein = ablehnen | nein danke = ablehnen | nichts = passen | nichts bieten = passen | biete nichts = passen | biete nicht = passen | biete nicht = nichts bieten | kein gebot = passen | keine gebote = nichts bieten | raus = passen | keine karte = nichts beiseitelegen | keine = nichts einfrieren | keine = weder verkaufen noch kaufen | das war s = ich bin erst mal fertig | das wars = ich bin erst mal fertig | schließe = meinen stand für heute schließen | schliesse = meinen stand für heute schließen | einverstanden mit = annehmen | ok für = annehmen | ja zu = annehmen | nein zu = ablehnen
typed-undo = zurück | zurücknehmen | zug zurücknehmen | letzten zug zurücknehmen | nimm das zurück | nimm den zug zurück | rückgängig | rückgängig machen | mach das rückgängig | doch nicht | undo
typed-what-now = was kann ich tun | was kann ich machen | was soll ich tun | was muss ich tun | was geht | was jetzt | was nun | und jetzt | mein zug | dein zug | züge | meine züge | bin ich dran

## Was geschieht

kernel-event-skipped =
    { $seat_id ->
        [you] Deine Frist ist um: Ich habe einen einfachen Zug für dich gemacht.
       *[other] { $seat } hat die Frist verpasst: Ich habe einen einfachen Zug gemacht.
    }
kernel-event-undone =
    { $what_id ->
        [none] { $seat_id ->
            [you] Du hast deinen letzten Zug zurückgenommen.
           *[other] { $seat } nimmt einen Zug zurück.
        }
        [answer] { $seat_id ->
            [you] Du hast deine Antwort zurückgenommen.
           *[other] { $seat } nimmt die eigene Antwort zurück.
        }
       *[other] Zurückgenommen: { $what }
    }{ $followed ->
        [yes] { " " }Und alles, was danach kam.
       *[no] { "" }
    }
kernel-event-order-acted = Wie aufgetragen: { $action }.
kernel-event-order-stopped = Dein Auftrag „{ $order }“ fällt weg: { $why }
kernel-event-plan-acted = Wie geplant: { $action }.
kernel-event-plan-stopped = Ein Teil deines Plans fällt weg: { $why }
kernel-plan-saved = Plan gespeichert. { $plan }
kernel-plan-did = Wie geplant: { $said }
kernel-order-did = Wie aufgetragen: { $said }
kernel-plan-did-also = { $said } (wie geplant).
kernel-order-did-also = { $said } (wie aufgetragen).
kernel-joined-same = { $said }, { $words }.
kernel-joined-last = { $said } und { $words }.
kernel-joined-other = { $said }; { $who } { $words }.
kernel-joined-you = { $said }; du { $words }.
kernel-joined-rest = { $said }; { $words }.

## Was nicht geht

kernel-refusal-unknown-game = Es gibt kein Spiel namens „{ $game }“.
kernel-refusal-unknown-version = Dieser Tisch hat mit Regeln begonnen, die ich nicht kenne.
kernel-refusal-unreadable = Das kann ich nicht lesen.
kernel-refusal-tampered = In der Aufzeichnung dieses Tisches passt etwas nicht zusammen.
kernel-refusal-unknown-seat = Diesen Platz gibt es an diesem Tisch nicht.
kernel-refusal-wrong-seats = { $step ->
    [2] Dieses Spiel braucht eine gerade Zahl von Personen, { $least } bis { $most }: Zu { $seats } geht es nicht.
   *[other] Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $seats }.
 }
kernel-refusal-wrong-option = Für die Option { $option } gibt es keinen Wert „{ $value }“.
kernel-refusal-game-over = Diese Partie ist zu Ende.
kernel-refusal-not-asked = Das entscheidest gerade nicht du.
kernel-refusal-stale = Der Markt ist schon weiter: Dafür ist es zu spät.
kernel-refusal-not-understood =
    { $closest_id ->
        [none] Den Zug „{ $text }“ kenne ich nicht.
       *[other] Den Zug „{ $text }“ kenne ich nicht. Meinst du „{ $closest }“?
    }
kernel-refusal-out-of-bounds = Eine dieser Zahlen ist zu klein oder zu groß.
kernel-refusal-nothing-to-undo = Du hast nichts, was du zurücknehmen könntest.
kernel-refusal-revealed = Seither wurde etwas aufgedeckt: Das lässt sich nicht mehr zurücknehmen.
