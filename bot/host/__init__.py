"""The application: what people do at tables, by subject, each a function of a ``Change``. It knows no Discord."""
