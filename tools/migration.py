"""A new migration: ``make migration NAME="ratings of people"`` writes an empty one with the next number."""

import re
import sys
from pathlib import Path

from alembic.config import Config
from alembic.script import ScriptDirectory

MIGRATIONS = Path(__file__).parent.parent / "bot" / "store" / "migrations"
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9 ]*")
USAGE = 'Say in a few words what it is for: make migration NAME="ratings of people"'


def make_migration(name: str, folder: Path = MIGRATIONS) -> Path:
    """Write a migration that follows the last one of a folder, to be filled in; where it is."""
    if not _NAME.fullmatch(name):
        raise ValueError(USAGE)
    config = Config()
    config.set_main_option("script_location", str(folder))
    config.set_main_option("file_template", "%%(rev)s_%%(slug)s")
    scripts = ScriptDirectory.from_config(config)
    number = f"{int(scripts.get_current_head() or 0) + 1:04}"
    script = scripts.generate_revision(number, f"{name[0].upper()}{name[1:]}.")
    if script is None:
        raise RuntimeError(f"Alembic has made no migration {number}")
    return Path(script.path)


def main() -> None:
    """Make one, named by all arguments together; Alembic says where."""
    try:
        make_migration(" ".join(sys.argv[1:]).strip())
    except ValueError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
