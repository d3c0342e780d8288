import type { GamePieces } from "..";
import type { CardEntry, ShipEntry } from "./content";
import { cardFace, shipFace } from "./faces";
import Piece from "./Piece.svelte";

const pieces: GamePieces = {
  Piece,
  titleOf: (entry) =>
    entry.kind === "ship"
      ? shipFace(entry as unknown as ShipEntry).name
      : cardFace(entry as unknown as CardEntry).title,
};

export default pieces;
