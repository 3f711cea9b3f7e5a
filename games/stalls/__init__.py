"""Stall against Stall, a game of our own: the rules. The spec is docs/rules/stalls.md."""
