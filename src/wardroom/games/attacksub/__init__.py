"""Attack Sub; the files follow the chapters of its rulebook."""
