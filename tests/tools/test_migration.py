import shutil
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from tools.migration import MIGRATIONS, make_migration


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return shutil.copytree(MIGRATIONS, tmp_path / "migrations", ignore=shutil.ignore_patterns("__pycache__"))


def scripts(folder: Path) -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(folder))
    return ScriptDirectory.from_config(config)


def test_a_new_migration_follows_the_last_one(folder: Path) -> None:
    last = scripts(folder).get_current_head()
    assert last is not None
    made = make_migration("ratings of people", folder)
    assert made == folder / "versions" / f"{int(last) + 1:04}_ratings_of_people.py"
    head = scripts(folder).get_revision("head")
    assert (head.revision, head.down_revision, head.doc) == (made.name[:4], last, "Ratings of people.")
    following = make_migration("more", folder)
    assert following.name == f"{int(last) + 2:04}_more.py"


@pytest.mark.parametrize("name", ["", "a/b", "../up", '"""'])
def test_a_migration_has_a_name(folder: Path, name: str) -> None:
    before = sorted((folder / "versions").glob("*.py"))
    with pytest.raises(ValueError, match="what it is for"):
        make_migration(name, folder)
    assert sorted((folder / "versions").glob("*.py")) == before
