"""Orchard: the rules. The spec is docs/rules/orchard.md."""
