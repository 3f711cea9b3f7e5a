"""Tools of the workshop."""
