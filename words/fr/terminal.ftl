# Jouer dans un terminal.

terminal-welcome = { $game }. Vous êtes { $name }. Tapez un coup, ou juste son début pour voir la suite ; ? montre ce que vous pouvez faire, quitter pour partir.
terminal-commitment = Code de contrôle, pour vérifier la donne après la partie : { $hash }
terminal-prompt = Votre coup :
terminal-quit = quitter quit q
terminal-several = { $beginning } … ({ $count })
terminal-goodbye = À la prochaine !
terminal-standing = { $place }. { $name } : { $score } ({ $lines })
terminal-seed = Graine : { $seed }
