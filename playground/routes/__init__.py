"""Discord's REST routes, each as a few lines on the world."""

from playground.rest import Route
from playground.routes import application, interactions, messages, places


def all_routes() -> list[Route]:
    """Every route there is; of two that fit an address, the first is meant."""
    return [*application.ROUTES, *interactions.ROUTES, *messages.ROUTES, *places.ROUTES]
