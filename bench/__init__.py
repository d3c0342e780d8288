"""How fast engine, table and page are, beside other programs: `python -m bench`, run by `make bench`."""
