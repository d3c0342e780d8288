"""The glossary of Attack Sub explains its cards."""

from wardroom.games.attacksub.glossary import glossary


def test_every_kind_of_card_is_explained() -> None:
    told = " ".join(str(entry["term"]) + str(entry["text"]) for entry in glossary("en"))
    for name in ("Active Sonar", "Passive Sonar", "Surface Noise", "Thermal Layer", "Silent Running"):
        assert name in told
    for name in ("Weapon Lockon", "Decoy", "Noisemaker", "High Speed Turn", "Close/Open Range"):
        assert name in told
    for name in ("Damage Control", "Battle Stations", "Technician", "Helicopter"):
        assert name in told
