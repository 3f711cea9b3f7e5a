"""Tournaments: people sign up, are paired in pods round by round, and all pods of a round play the same deal."""
