"""The front: the only part that knows Discord."""
