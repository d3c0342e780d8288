/** How the ships of A World at War are drawn: named ones by their class, others by what they are. */

import { profiles } from "../../art/ships";
import { warships } from "../../art/warships";
import type { ShipEntry } from "./content";

const CLASSES: Record<string, string> = {
  "king-george-v": "anson duke-of-york howe king-george-v prince-of-wales",
  vanguard: "vanguard",
  nelson: "nelson rodney",
  "queen-elizabeth": "barham malaya queen-elizabeth valiant warspite",
  revenge: "ramillies resolution revenge royal-oak royal-sovereign",
  admiral: "hood",
  renown: "renown",
  repulse: "repulse",
  richelieu: "jean-bart richelieu",
  dunkerque: "dunkerque strasbourg",
  bretagne: "bretagne lorraine provence",
  bismarck: "bismarck tirpitz",
  scharnhorst: "gneisenau scharnhorst",
  deutschland: "deutschland graf-spee scheer",
  littorio: "littorio roma vittorio-veneto",
  "andrea-doria": "andrea-doria caio-duilio",
  "conte-di-cavour": "conte-di-cavour giulio-cesare",
  yamato: "musashi yamato",
  nagato: "mutsu nagato",
  fuso: "fuso yamashiro",
  ise: "hyuga ise",
  kongo: "haruna hiei kirishima kongo",
  gangut: "gangut petropavlovsk sevastopol",
  iowa: "iowa missouri new-jersey wisconsin",
  "south-dakota": "alabama indiana massachusetts south-dakota",
  "north-carolina": "north-carolina washington",
  colorado: "colorado maryland west-virginia",
  tennessee: "california tennessee",
  "new-mexico": "idaho mississippi new-mexico",
  pennsylvania: "arizona pennsylvania",
  nevada: "nevada oklahoma",
  "new-york": "new-york texas",
  alaska: "alaska guam",
  "ark-royal": "ark-royal",
  courageous: "courageous glorious",
  furious: "furious",
  illustrious: "formidable illustrious indomitable victorious",
  implacable: "implacable indefatigable",
  "graf-zeppelin": "graf-zeppelin",
  akagi: "akagi",
  kaga: "kaga",
  soryu: "soryu",
  hiryu: "hiryu",
  unryu: "unryu",
  shokaku: "shokaku zuikaku",
  taiho: "taiho",
  shinano: "shinano",
  chitose: "chitose chiyoda",
  hiyo: "hiyo junyo",
  ryuho: "ryuho",
  ryujo: "ryujo",
  zuiho: "shoho zuiho",
  lexington: "lexington saratoga",
  yorktown: "enterprise hornet yorktown",
  wasp: "wasp",
  essex: "bunker-hill essex franklin hancock intrepid randolph ticonderoga",
  independence: "bataan belleau-wood cabot cowpens independence langley monterey princeton san-jacinto",
};
const CLASS_OF: Record<string, string> = Object.fromEntries(
  Object.entries(CLASSES).flatMap(([name, ships]) => ships.split(" ").map((ship) => [ship, name])),
);

/** Light ships, and named ones of our users' own. */
function typical({ sort, type, size }: ShipEntry): string {
  switch (sort) {
    case "capital":
      return profiles[type.startsWith("BC") ? "battlecruiser-gun" : "battleship"]!;
    case "carrier":
      return profiles[size <= 2 ? "carrier-small" : "carrier-fleet"]!;
    case "escort-carrier":
      return warships["avenger"]!;
    case "cruiser":
      return profiles["cruiser-heavy"]!;
    case "transport":
      return warships["transport"]!;
    case "submarine":
      return warships["ix-b"]!;
    case "destroyer":
      return profiles["destroyer-gun"]!;
  }
}

export function drawingOf(ship: ShipEntry | undefined): string {
  if (!ship) return profiles["destroyer-gun"]!;
  return warships[CLASS_OF[ship.key] ?? ""] ?? typical(ship);
}
