# What all games share.

kernel-yes = yes
kernel-no = no
kernel-nothing = nothing
kernel-list = { $first } and { $last }

## Events

kernel-event-skipped = Time ran out for { $seat }, so a simple move was made.
kernel-event-undone = A move was taken back, with everything that followed from it.
kernel-event-order-acted = Your standing order “{ $order }” was carried out: { $action }.
kernel-event-order-stopped = Your standing order “{ $order }” could not be carried out and is gone: { $why }
kernel-event-plan-acted = By your plan: { $action }
kernel-event-plan-stopped = Part of your plan is off: { $why }
kernel-joined-same = { $said }, { $words }.
kernel-joined-other = { $said }; { $who } { $words }.
kernel-joined-rest = { $said }; { $words }.

## Refusals

kernel-refusal-unknown-game = There is no game called “{ $game }”.
kernel-refusal-unknown-version = This table was started with rules that are not here.
kernel-refusal-unreadable = That could not be read.
kernel-refusal-tampered = The record of this table does not fit together.
kernel-refusal-unknown-seat = There is no such seat at this table.
kernel-refusal-wrong-seats = This game is for { $least } to { $most } players; { $seats } is not possible.
kernel-refusal-wrong-option = “{ $value }” is not possible for the option { $option }.
kernel-refusal-game-over = This game is over.
kernel-refusal-not-asked = That is not yours to do now.
kernel-refusal-stale = The market has moved on: that question is no longer open.
kernel-refusal-not-understood =
    { $closest_id ->
        [none] “{ $text }” is no move that you can make now.
       *[other] “{ $text }” is no move that you can make now. Did you mean “{ $closest }”?
    }
kernel-refusal-out-of-bounds = A number is too small or too large here.
kernel-refusal-nothing-to-undo = There is nothing to take back.
kernel-refusal-revealed = Something was revealed since then, so it cannot be taken back.
