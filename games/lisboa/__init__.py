"""Mercado de Lisboa (Julián Pombo and Vital Lacerda, 2020). The rule spec is docs/rules/lisboa.md."""
