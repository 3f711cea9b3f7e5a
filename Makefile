# Two commands do everything, set-up included: `make play` and `make test`.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
# Two workers more than there are cores: some tests wait.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(os.cpu_count() + 2)')
GAMES  ?= 200
SEED   ?= 7

.DEFAULT_GOAL := help
.PHONY: help play test test-all lint pytest game words language check clauses playouts games pictures screenshots golden bench arena campaign waits weeks migration lock clean

help:            ## list the commands
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

$(VENV)/installed: requirements/dev.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Market Hall needs Python 3.11 or newer: make PYTHON=python3.11")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/bench-installed: $(VENV)/installed requirements/bench.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
	@touch $@

play: $(VENV)/installed            ## play in a browser, or on Discord with a DISCORD_TOKEN
	@$(BIN)/python -m bot

test: lint pytest            ## everything that must hold: style, types, doors, clauses, tests

test-all: export ALL = 1
test-all: test            ## the same with every option at every number of seats, and the longest tests at full length

lint: $(VENV)/installed            ## style, types and doors only
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# What pytest makes of the assertions is kept, for all workers and for the next time.
pytest: export PYTHONDONTWRITEBYTECODE =
pytest: $(VENV)/installed            ## tests only
	@$(BIN)/python -c 'from tools.chromium import program; program() or print("Without Chromium the browser tests are left out: apt-get install chromium-headless-shell")'
	@$(BIN)/python -c 'from tests.postgresql import programs; programs() or print("Without PostgreSQL everything is tried on SQLite only: apt-get install postgresql")'
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

game: $(VENV)/installed            ## a new game, green from the first minute: make game NAME=orchard PREFIX=OG SEATS=2-6
	@$(BIN)/python -m tools.scaffold "$(NAME)" "$(PREFIX)" "$(SEATS)"

words: $(VENV)/installed            ## write what the catalogues of a game lack, drop what nothing says: make words NAME=orchard
	@$(BIN)/python -m tools.words "$(NAME)"

language: $(VENV)/installed            ## the catalogues of a new language, with the English beside each line: make language NAME=de
	@$(BIN)/python -m tools.language "$(NAME)"

check: $(VENV)/installed            ## only what finds one game: make check GAME=orchard
	@$(BIN)/python -m tools.check "$(GAME)"

clauses: $(VENV)/installed            ## which clauses of the rule specs a test names
	@$(BIN)/python -m tools.clauses

playouts: $(VENV)/installed            ## random and agent games: make playouts GAME=orchard GAMES=200 SEED=7
	@$(BIN)/python -m games playouts $(if $(GAME),--game $(GAME)) --games $(GAMES) --seed $(SEED)

games: $(VENV)/installed            ## ten whole games of every title through the interface
	WHOLE_GAMES=10 $(BIN)/python -m pytest -n auto tests/front/test_games.py

pictures: $(VENV)/installed            ## a gallery of every kind of picture, of all games or one: make pictures GAME=orchard
	@$(BIN)/python -m tools.pictures $(GAME)

screenshots: $(VENV)/installed            ## what people see in a browser, at a desk and on a phone: make screenshots GAME=orchard LANGUAGE=fr
	@$(BIN)/python -m tools.screenshots $(if $(LANGUAGE),--language $(LANGUAGE)) $(GAME)

golden: $(VENV)/installed            ## write the golden playthroughs and lessons anew, of all games or one: make golden GAME=orchard
	@$(BIN)/python -m tests.golden $(GAME)

bench: $(VENV)/bench-installed            ## speed, beside yardsticks measured in the same run
	@$(BIN)/python -m bench

arena: GAMES = 40
arena: $(VENV)/installed            ## computer players against each other: make arena GAME=turin SEATS=4 CHALLENGER=hard RIVALS=normal GAMES=40
	@$(BIN)/python -m bench.arena $(if $(GAME),--game $(GAME)) $(if $(SEATS),--seats $(SEATS)) \
	  $(if $(CHALLENGER),--challenger $(CHALLENGER)) $(if $(RIVALS),--rivals $(RIVALS)) --games $(GAMES) --seed $(SEED)

campaign: GAMES = 5
campaign: $(VENV)/installed         ## a computer player alone over Lisboa's nine challenges: make campaign CHALLENGER=hard GAMES=5
	@$(BIN)/python -m bench.campaign $(if $(CHALLENGER),--challenger $(CHALLENGER)) --games $(GAMES) --seed $(SEED)

waits: GAMES = 20
waits: $(VENV)/installed            ## how long games take by correspondence: make waits GAME=turin GAMES=20 SEED=7 WRITE=1
	@$(BIN)/python -m tools.waits $(if $(GAME),--game $(GAME)) --games $(GAMES) --seed $(SEED) $(if $(WRITE),--write)

weeks: GAME = central
weeks: PEOPLE = 3
weeks: LANGUAGE = en-US
weeks: PACE = daily
weeks: $(VENV)/installed            ## live through a game by correspondence and write down what everybody gets: make weeks LANGUAGE=fr
	@$(BIN)/python -m tests.weeks --game $(GAME) --people $(PEOPLE) --language $(LANGUAGE) --pace $(PACE)

migration: $(VENV)/installed            ## a new migration with the next number: make migration NAME="ratings of people"
	@$(BIN)/python -m tools.migration "$(NAME)"

lock: $(VENV)/installed            ## write the locked requirements anew
	for group in dev bench; do \
	  $(BIN)/uv pip compile pyproject.toml --group $$group --universal --python-version 3.11 --generate-hashes \
	    --no-emit-index-url --no-emit-find-links --no-annotate --no-header --quiet --output-file requirements/$$group.txt; \
	done
	$(BIN)/uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes \
	    --no-emit-index-url --no-emit-find-links --no-annotate --no-header --quiet --output-file requirements/run.txt

clean:            ## forget the set-up
	rm -rf $(VENV) build
