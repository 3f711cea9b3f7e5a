# Orchard.

orchard = Orchard
    .pitch = devinez ce qui restera, puis servez-vous
    .idea = Devinez en secret combien de fruits resteront dans le panier, puis servez-vous : le dernier le trouvera peut-être vide.
    .score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

## Options

orchard-option-rounds = Manches
    .about = Combien de manches sont jouées.

## Decisions

orchard-decision-guess = Manche { $round }. Il y a { $basket } fruits dans le panier. Combien en restera-t-il quand tous se seront servis ? De 0 à { $most }.
orchard-decision-take = { $basket ->
        [one] Il y a 1 fruit dans le panier. Prenez-le.
       *[other] Il y a { $basket } fruits dans le panier. Combien en prenez-vous ? De 1 à { $most }.
    }

## Actions

orchard-action-guess = Parier qu’il { $left ->
        [0] ne restera rien
       *[other] en restera { $left }
    }
    .name = Deviner
    .left = Combien de fruits resteront ?
    .done = Vous avez parié qu’il { $left ->
        [0] ne restera rien
       *[other] en restera { $left }
    }.
orchard-action-take = Prendre { $fruits ->
        [one] { $fruits } fruit
       *[other] { $fruits } fruits
    }
    .name = Prendre des fruits
    .fruits = Combien de fruits prenez-vous ?
    .preview = en laisse { $rest }
    .mark = reste { $rest }
    .done = Vous avez pris { $fruits ->
        [one] { $fruits } fruit
       *[other] { $fruits } fruits
    }.

## Events

orchard-event-guessed = { $seat } a deviné.
orchard-event-taking-began = Tous ont deviné. { $seat } se sert en premier.
orchard-event-took = { $seat } prend { $fruits ->
        [one] { $fruits } fruit
       *[other] { $fruits } fruits
    } ; { $left ->
        [0] le panier est vide
        [one] il en reste 1
       *[other] il en reste { $left }
    }.
orchard-event-round-ended = La manche { $round } est finie. { $left ->
        [0] Il ne reste rien
       *[other] Il reste { $left }
    } dans le panier. Les paris : { $guesses_by_seat }.
orchard-event-guessed-right = { $seat } a deviné juste : { $points } points.
orchard-event-round-began = La manche { $round } commence. Il y a { $fruits } fruits dans le panier.

## Refusals

orchard-refusal-no-such-rest = Il ne peut pas en rester { $left } : devinez de 0 à { $most }.
orchard-refusal-not-so-many = Vous pouvez prendre de 1 à { $most } fruits, pas { $fruits }.

## The end

orchard-end-rounds = La dernière manche est finie.
orchard-line-fruits = fruits
orchard-line-guesses = paris justes
orchard-line-right = nombre de paris justes

## The board

orchard-board-title = Orchard
orchard-board-round = Manche { $round } sur { $rounds }
orchard-board-basket = Dans le panier : { $fruits ->
        [one] { $fruits } fruit
       *[other] { $fruits } fruits
    }
orchard-board-now = { $phase ->
        [guess] Tout le monde devine.
        [take] { $seat_id ->
            [you] Vous vous servez.
           *[other] { $seat } se sert.
        }
       *[over] La partie est finie.
    }
orchard-board-player = { $seat_id ->
        [you] Vous
       *[other] { $seat }
    } : { $fruits ->
        [one] { $fruits } fruit
       *[other] { $fruits } fruits
    }, { $right ->
        [one] { $right } pari juste
       *[other] { $right } paris justes
    }
orchard-board-guessed = a deviné
orchard-board-guess = votre pari : { $left }

## Ce qui parle pour un choix

orchard-ground-all-take = pour cela, vous prendriez { $fruits } fruits à { $players }
orchard-ground-guess-alive = votre pari peut encore se réaliser
orchard-ground-guess-lost = mais votre pari ne peut plus se réaliser
