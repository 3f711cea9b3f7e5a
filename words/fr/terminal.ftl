# Jouer dans un terminal.

terminal-welcome = { $game }. Vous êtes { $name }. Tapez un coup, ou son début pour voir la suite possible ; ? montre par où commencer, quitter pour partir.
terminal-commitment = Empreinte de la graine, pour vérifier la donne ensuite : { $hash }
terminal-prompt = Votre coup :
terminal-quit = quitter quit q
terminal-several = { $beginning } … ({ $count })
terminal-goodbye = À la prochaine.
terminal-standing = { $place }. { $name } : { $score } ({ $lines })
terminal-seed = Graine : { $seed }
