import type { GamePieces } from "..";
import type { CardEntry, ShipEntry } from "./content";
import { nameOf } from "./faces";
import Piece from "./Piece.svelte";

const pieces: GamePieces = {
  Piece,
  titleOf: (entry) => nameOf(entry as unknown as CardEntry | ShipEntry),
};

export default pieces;
