"""Playing in a terminal, and games between computers by the hundred."""
