## A table in a list: its scenario, its sides, and how far it has come

worldatwar-progress = battle, round { $round }
worldatwar-new-choice-scenario-denmark-strait = Denmark Strait
worldatwar-new-choice-scenario-end-of-bismarck = The end of the Bismarck
worldatwar-new-choice-scenario-matapan = Cape Matapan
worldatwar-new-choice-scenario-north-cape = North Cape
worldatwar-new-choice-scenario-coral-sea = Coral Sea
worldatwar-new-choice-scenario-midway = Midway
worldatwar-new-choice-scenario-guadalcanal = Guadalcanal, November 1942
worldatwar-new-choice-scenario-surigao-strait = Surigao Strait
worldatwar-new-choice-scenario-meeting = A meeting at sea
worldatwar-new-choice-scenario-own = One of your own
nation-allies = Allies
nation-britain = Britain
nation-germany = { nation-de }
nation-italy = { nation-it }
nation-japan = { nation-jp }
nation-united-states = { nation-us }
