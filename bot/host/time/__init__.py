"""Time at the tables: paces, hours, windows, and what is done when they end."""
