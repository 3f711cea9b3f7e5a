# Spielen im Terminal.

terminal-welcome = { $game }. Du bist { $name }. Schreib einen Zug, oder nur seinen Anfang, um den Rest zu sehen; ? zeigt, was du tun kannst, ende hört auf.
terminal-commitment = Prüfcode, um die Partie hinterher zu prüfen: { $hash }
terminal-prompt = Dein Zug:
terminal-quit = ende quit exit q
terminal-several = { $beginning } … ({ $count })
terminal-goodbye = Bis zum nächsten Mal!
terminal-standing = { $place }. { $name }: { $score } ({ $lines })
terminal-seed = Startwert: { $seed }
