"""12 Transports: one track for all damage, no cards, no part in what their escorts negate."""

from wardroom.games.attacksub.battle import IN_PLAY, Battle


def damage_transport(sensor_hits: int, attack_hits: int) -> int:
    """12.1 One box for each Attack or Sensor hit."""
    return sensor_hits + attack_hits


def has_surface_ship(b: Battle, seat: int) -> bool:
    """1.3 Has the seat a Surface Force, were it of Transports alone?"""
    for place in range(b.begins[seat], b.ends[seat]):
        if b.status[place] == IN_PLAY and not b.subs[place]:
            return True
    return False


def has_escort(b: Battle, seat: int) -> bool:
    """12.3 A surface ship of the seat that may play cards."""
    for place in range(b.begins[seat], b.ends[seat]):
        if b.status[place] == IN_PLAY and not b.subs[place] and not b.transports[place]:
            return True
    return False
