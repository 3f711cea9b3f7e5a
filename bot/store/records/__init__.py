"""What comes out of the store: plain frozen records."""
