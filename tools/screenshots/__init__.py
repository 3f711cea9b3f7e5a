"""What people see, as a browser shows it: ``make screenshots``, of the front door and all games, or of one game."""
