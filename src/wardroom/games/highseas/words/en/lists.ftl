## A table in a list: its scenario, its sides, and how far it has come

highseas-place = battle { $round }, turn { $series }
