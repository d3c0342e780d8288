import type { GamePieces } from "..";
import { prefs } from "../../lib/prefs";
import type { ShipEntry } from "./content";
import Piece from "./Piece.svelte";

const pieces: GamePieces = {
  Piece,
  titleOf(entry) {
    const ship = entry as unknown as ShipEntry;
    return prefs.language === "ru" ? ship.name_ru : ship.name;
  },
};

export default pieces;
