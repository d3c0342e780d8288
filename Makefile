# The commands of the project; `make` alone lists them.
# Variables: PYTHON=... (3.11 or newer), WARDROOM_PURE=1 (do not compile the engine).

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
BIN := .venv/bin
RULES := $(BIN)/python tools/rule_index.py

ifneq ($(filter-out 0,$(WARDROOM_PURE)),)
MODE := pure
export WARDROOM_PURE
else
MODE := compiled
unexport WARDROOM_PURE
endif

# What an install was made of names its stamp, so any change of a source, or of the mode, makes another one.
sum = $(shell find $(1) -type f ! -name '*.pyc' ! -name '*.so' 2>/dev/null | LC_ALL=C sort | xargs cksum | cksum | cut -d' ' -f1)
INSTALLED = .venv/.installed-$(MODE)-$(call sum,src/wardroom pyproject.toml setup.py)
INDEXED = .venv/.indexed-$(call sum,tests tools/rule_index.py)-$(notdir $(INSTALLED))

.PHONY: help install play test lint types soak mutants bench clean

help:
	@echo "make install   build Wardroom into .venv (WARDROOM_PURE=1: without compiling)"
	@echo "make play      play Cold War Naval Battles in the terminal"
	@echo "make test      style, types, and all tests on the compiled and the interpreted engine"
	@echo "make soak      long random play of every game"
	@echo "make mutants   switch off each forbidding rule: do the tests notice?"
	@echo "make bench     decisions per second, beside other libraries"
	@echo "make clean     remove .venv and everything built"

install:
	@test -n "$(PYTHON)" && $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Wardroom needs Python 3.11 or newer: install it, or name one with PYTHON=/path/to/python3.11."; exit 1; }
	@test -f $(INSTALLED) || $(MAKE) --no-print-directory build
	@test -f $(INDEXED) || { rm -f .venv/.indexed-*; \
		$(RULES) "$$($(BIN)/python -P -c 'import wardroom; print(wardroom.__path__[0])')/data/rules.json" && touch $(INDEXED); }

.PHONY: build
build:
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@rm -f .venv/.installed-*
	@echo "Building Wardroom ($(MODE)); a first build takes a minute or two."
	@$(BIN)/python -m pip install -qq --disable-pip-version-check '.[dev]'
	@test -n "$$(find .venv/lib -name 'wardroom__mypyc.*')" && echo "The compiled engine is installed." || \
		echo "The pure-Python build is installed$(if $(filter compiled,$(MODE)), because no C compiler works here)."
	@touch $(INSTALLED)

play: install
	@$(BIN)/wardroom play coldwar

lint: install
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: install
	$(BIN)/mypy src tests tools

test: lint types
	$(BIN)/python -P -m pytest -n auto
	PYTHONPATH=src $(BIN)/python -P -m pytest -n auto -m engine

soak: install
	$(BIN)/python -P -m pytest -n auto --soak -m soak

mutants: install
	$(BIN)/python tools/mutants.py

bench: install
	@test -f .venv/.peers || { $(BIN)/python -m pip install -qq --disable-pip-version-check \
		$$($(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["peers"])') \
		&& touch .venv/.peers; } || echo "Not all peers could be installed: they are left out."
	@$(BIN)/wardroom bench

clean:
	rm -rf .venv build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
