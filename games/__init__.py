"""The rules of the five games. Pure: no clock, no I/O, no Discord, no pictures, no language."""
