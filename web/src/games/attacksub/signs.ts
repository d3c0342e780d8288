import type { Shape } from "./places";

/** Marker shapes in a square of 20. */
export const PATHS: Record<Shape, string> = {
  diamond: "M10 1.500 18.500 10 10 18.500 1.500 10z",
  triangle: "M10 2 18.500 17.500H1.500z",
  square: "M3 3H17V17H3z",
  hexagon: "M5.500 2.200H14.500L19 10 14.500 17.800H5.500L1 10z",
  pentagon: "M10 1.500 18.600 7.800 15.300 18H4.700L1.400 7.800z",
  drop: "M10 1c6 6 7 8 7 11a7 7 0 0 1-14 0c0-3 1-5 7-11z",
  star: "M10 .8l2.700 6 6.500.700-4.900 4.300 1.400 6.500L10 15l-5.700 3.300 1.400-6.500L.8 7.500l6.500-.700z",
  wheel: "M10 1.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 1 0 0-17z",
};

/** How a ship card is drawn. */
export type Look = "rest" | "legal" | "selected" | "aimed" | "declared" | "not-now";
