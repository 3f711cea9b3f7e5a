"""A View becomes a picture, and the same View becomes an equal text. A State never gets here."""
