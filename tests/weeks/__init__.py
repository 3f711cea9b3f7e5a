"""Games over weeks as people live through them: everything they get, in order, written down and counted."""
