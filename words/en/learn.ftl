# Lessons and tips.

screen-lesson = **{ $game }** · lesson, step { $step } of { $of }
screen-lesson-typed = -# Press below, or type it: `{ $example }`
screen-lesson-read-first = First things first: press *Go on* below the picture.
screen-lesson-below = -# The lesson goes on below.
screen-lesson-which = Which game would you like to learn? About ten minutes, just you and me: you play, I explain. Nothing counts.
screen-lesson-begun = Your { $game } lesson is ready.
screen-lesson-goes-on = Your { $game } lesson goes on where you left off.
screen-lesson-in-the-middle = You’re in the middle of a { $game } lesson.
screen-lesson-over = The { $game } lesson ends here. You can take it again any time.
screen-lesson-leaving = Leave the lesson? You can take it again any time.
screen-lesson-left = You’ve left the lesson.
screen-lesson-ended = -# It began as a lesson, so it doesn’t count.
screen-lesson-thread = { $game }: lesson
screen-table-lesson = lesson
screen-button-learn = Learn by playing
screen-button-lesson-next = Go on
screen-button-lesson-play-on = Play on
screen-button-lesson-show = Show me
screen-button-lesson-leave = Leave
screen-button-lesson-quit = Leave the lesson
screen-button-lesson-on = Go on
screen-button-lesson-anew = Start over

screen-tip = > 💡 { $tip }
screen-button-no-tips = No more tips
screen-setting-tips = Tips in games that are new to you: **{ $value }**
screen-tips-on = on
screen-tips-off = off
