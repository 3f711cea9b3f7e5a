"""The order of all tests: those that take long come first, so that no worker is left alone with one at the end."""

import os

import pytest


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Deal the long tests out: each worker begins with as many items as the next (``--dist worksteal``)."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    long = [item for item in items if item.get_closest_marker("long")]
    others = [item for item in items if not item.get_closest_marker("long")]
    ordered: list[pytest.Item] = []
    for worker in range(workers):
        first = long[worker::workers]
        size = (len(items) - len(ordered)) // (workers - worker) - len(first)
        ordered += [*first, *others[:size]]
        del others[:size]
    items[:] = ordered
