# Leçons et astuces.

screen-lesson = **{ $game }** · leçon, étape { $step } sur { $of }
screen-lesson-typed = -# Appuyez ci-dessous, ou écrivez : `{ $example }`
screen-lesson-read-first = Chaque chose en son temps : appuyez sur *Continuer* sous l’image.
screen-lesson-below = -# La leçon continue plus bas.
screen-lesson-which = Quel jeu voulez-vous apprendre ? Une dizaine de minutes, rien que vous et moi : vous jouez, j’explique. Rien ne compte.
screen-lesson-begun = Votre leçon { ELIDE($game, "d’", "de ") } est prête.
screen-lesson-goes-on = Votre leçon { ELIDE($game, "d’", "de ") } reprend là où vous l’avez laissée.
screen-lesson-in-the-middle = Vous êtes en pleine leçon { ELIDE($game, "d’", "de ") }.
screen-lesson-over = La leçon { ELIDE($game, "d’", "de ") } s’arrête ici. Vous pouvez la reprendre quand vous voulez.
screen-lesson-leaving = Quitter la leçon ? Vous pourrez la reprendre quand vous voulez.
screen-lesson-left = Vous avez quitté la leçon.
screen-lesson-ended = -# La partie a commencé par une leçon : elle ne compte pas.
screen-lesson-thread = { $game } : leçon
screen-table-lesson = leçon
screen-button-learn = Apprendre en jouant
screen-button-lesson-next = Continuer
screen-button-lesson-play-on = Continuer la partie
screen-button-lesson-show = Montrez-moi
screen-button-lesson-leave = Quitter
screen-button-lesson-quit = Quitter la leçon
screen-button-lesson-on = Continuer
screen-button-lesson-anew = Recommencer

screen-tip = > 💡 { $tip }
screen-button-no-tips = Masquer les astuces
screen-setting-tips = Astuces pour vos premières parties : **{ $value }**
screen-tips-on = oui
screen-tips-off = non
