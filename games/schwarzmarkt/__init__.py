"""Schwarzmarkt: wait for a better price, but not too long. Rule spec: docs/rules/schwarzmarkt.md."""
