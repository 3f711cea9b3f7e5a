"""The host and the Discord bot."""
