# Jouer dans un terminal.

terminal-you = Vous
terminal-welcome = { $game }. Tapez un coup comme il est affiché, son début pour en voir d’autres, ? pour tous les coups, quitter pour partir.
terminal-commitment = Empreinte de la graine, pour vérifier la donne ensuite : { $hash }
terminal-prompt = Votre coup :
terminal-quit = quitter quit q
terminal-more = … et { $count } autres : tapez le début d’un coup, ou ? pour tous.
terminal-goodbye = À la prochaine.
terminal-standing = { $place }. { $name } : { $score } ({ $lines })
terminal-seed = Graine : { $seed }
