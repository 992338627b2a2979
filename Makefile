# Everything runs from .venv, which `make setup` makes from the lock: nothing needs to be activated.
# Another Python: make setup PYTHON=python3.13

PYTHON ?= python3
BIN := .venv/bin
PYTEST := $(BIN)/python -m pytest -n auto

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play test check format bench arena soak fuzz pictures lock clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: .venv/.installed ## make .venv with everything in it; quick when nothing changed

play: setup ## open a table with bots
	$(BIN)/knavery play sheriff

test: setup ## run all tests
	$(PYTEST)

check: setup ## format, lint, types, room borders and the fast tests
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(PYTEST) -m "not slow"

format: setup ## put the code in shape
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format

bench: setup ## measure the games
	$(BIN)/knavery bench

# Who is compared in the reports, two and two at tables of four: `random` with each character, `search` with
# each of them and with `random`, and the levels of the search.
COURT := counter,bully,bluffer,miser,dreamer
SHERIFF := farmer,smuggler,paranoid,venal,avenger
THIEVES := hoarder,robber,collector,boss,shadow
GAMES ?= 480
JOBS ?= 2
ARENA := $(BIN)/knavery arena --games $(GAMES) --jobs $(JOBS) --seats 4 --seed report --json

arena: setup ## write the reports in docs/arena anew; an hour or more on a small machine
	$(MAKE) .report NAME=court-characters BOTS="court --bots random,$(COURT) --versus random"
	$(MAKE) .report NAME=sheriff-characters BOTS="sheriff --bots random,$(SHERIFF) --versus random"
	$(MAKE) .report NAME=thieves-characters BOTS="thieves --bots random,$(THIEVES) --versus random"
	$(MAKE) .report NAME=court-search BOTS="court --bots random,$(COURT),search --versus search"
	$(MAKE) .report NAME=sheriff-search BOTS="sheriff --bots random,$(SHERIFF),search --versus search"
	$(MAKE) .report NAME=thieves-search BOTS="thieves --bots random,$(THIEVES),search --versus search"
	$(MAKE) .report NAME=court-levels BOTS="court --bots search-easy,search-medium,search --duels"
	$(MAKE) .report NAME=sheriff-levels BOTS="sheriff --bots search-easy,search-medium,search --duels"
	$(MAKE) .report NAME=thieves-levels BOTS="thieves --bots search-easy,search-medium,search --duels"

.PHONY: .report
.report: setup
	$(ARENA) $(BOTS) --html docs/arena/$(NAME).html > docs/arena/$(NAME).json

soak: setup ## ten thousand games with mixed bots, at every kind of table
	$(BIN)/python -m knavery.arena.soak --jobs $(JOBS)

fuzz: setup ## try far more positions, options and slips than `make test` does
	HYPOTHESIS_PROFILE=long $(PYTEST) -m "hypothesis or fuzz"

pictures: setup ## take the pictures of the terminal in docs anew
	$(BIN)/python docs/take_pictures.py

lock: setup ## write the lock anew after a change of dependencies; UPGRADE=1 takes the newest of all
	$(BIN)/uv pip compile pyproject.toml --extra gpu --extra terminal --extra arena --group dev --output-file requirements/dev.lock \
		--python-version 3.11 --universal --generate-hashes --no-annotate --custom-compile-command "make lock" \
		$(if $(UPGRADE),--upgrade) --quiet

clean: ## throw away .venv, caches and built packages
	rm -rf .venv build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# The project itself: again when its metadata change.
.venv/.installed: .venv/.locked pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

# What it stands on: a fresh .venv whenever the lock changes, so that nothing old stays behind.
.venv/.locked: requirements/dev.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Knavery needs Python 3.11 or newer: make setup PYTHON=/path/to/it" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || $(MAKE) --no-print-directory .python-venv
	$(PYTHON) -m venv --clear .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement $<
	@touch $@

# Debian keeps venv in a package of its own.
.PHONY: .python-venv
.python-venv:
	@if command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then \
		apt-get update -qq && apt-get install -qq -y python3-venv; \
	else \
		echo "$(PYTHON) has no venv module; install it (on Debian: apt-get install python3-venv)" >&2; exit 1; \
	fi
