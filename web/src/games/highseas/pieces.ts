import type { GamePieces } from "..";
import type { CardEntry, ShipEntry } from "./content";
import { cardFace, shipFace } from "./faces";
import MarkLegend from "./MarkLegend.svelte";
import Piece from "./Piece.svelte";

const pieces: GamePieces = {
  Piece,
  Legend: MarkLegend,
  titleOf: (entry) =>
    entry.kind === "ship"
      ? shipFace(entry as unknown as ShipEntry).name
      : cardFace(entry as unknown as CardEntry).title,
};

export default pieces;
