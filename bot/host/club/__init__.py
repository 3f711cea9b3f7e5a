"""The club: what stays when a game is over."""
