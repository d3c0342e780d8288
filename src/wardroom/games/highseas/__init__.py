"""Naval Battles: the Second World War on the high seas."""
