# The club: rated games, profiles, lists, records, and what is kept about people.

## Rated games

screen-lobby-rated = **Rated**: this game counts for the ratings of everyone who plays. Leaving counts as last place.
screen-lobby-unrated = Not rated
screen-button-rated-on = Make it rated
screen-button-rated-off = Make it unrated
screen-rated-about = **Rated** games change the ratings of the people who play, from two people on. The host decides before the game starts; everyone sees it before joining. Leaving counts as last place.
screen-now-rated = { $name } made this game **rated**: it counts for your rating, and leaving counts as last place. Not for you? Leave before it starts.
screen-now-unrated = { $name } made this game unrated.
