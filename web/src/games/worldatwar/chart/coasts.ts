/** The coasts of a chart, drawn by `tools/coasts_worldatwar.py`; only the chart that is played on is fetched. */

export interface Coasts {
  /** Land as one path, in tenths of the chart's units. */
  land: string;
  names: LandName[];
}

export interface LandName {
  name: string;
  name_ru: string;
  x: number;
  y: number;
  /** From this scale of the window on it is written. */
  scale: number;
}

const files = import.meta.glob<Coasts>("../coasts/*.json", { import: "default" });

export const coastsOf = (chart: string): Promise<Coasts> | undefined => files[`../coasts/${chart}.json`]?.();
