"""Cold War Naval Battles; the files follow the chapters of its rulebook."""
