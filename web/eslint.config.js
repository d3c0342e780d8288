import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "max-len": ["error", { code: 120 }],
      // What has to be taken to be left out goes by `_`.
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_", argsIgnorePattern: "^_" }],
      // Facts of an event are asked for in brackets, fields of a type with a dot.
      "@typescript-eslint/dot-notation": ["error", { allowIndexSignaturePropertyAccess: true }],
      // An empty name is no name, and a flag may be absent.
      "@typescript-eslint/prefer-nullish-coalescing": [
        "error",
        { ignorePrimitives: { string: true, number: true, boolean: true } },
      ],
      // TypeScript knows what there is.
      "no-undef": "off",
      // What has nothing to do says so.
      "@typescript-eslint/no-empty-function": "off",
      // `ShipKey | ""` tells that there may be none.
      "@typescript-eslint/no-redundant-type-constituents": "off",
      // Most are built anew by what is derived; the others nobody watches.
      "svelte/prefer-svelte-reactivity": "off",
      // A space at the edge of a block lasts only in braces.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // What another component hands over is `any` here; svelte-check knows its type.
    files: ["**/*.svelte"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    // Numbers, days and hours have one style.
    ignores: ["src/lib/figures.ts"],
    rules: {
      "no-restricted-properties": [
        "error",
        ...["NumberFormat", "DateTimeFormat"].map((property) => ({
          object: "Intl",
          property,
          message: "Use lib/figures.",
        })),
        ...["toLocaleString", "toLocaleDateString", "toLocaleTimeString"].map((property) => ({
          property,
          message: "Use lib/figures.",
        })),
      ],
    },
  },
  {
    // The page's own drawings.
    files: ["src/art/*.svelte", "src/games/*/{Picture,Piece}.svelte", "src/parts/{Flag,Icon,Scene,Silhouette}.svelte"],
    rules: { "svelte/no-at-html-tags": "off" },
  },
  // Stand-ins for what takes its time.
  { files: ["**/*.test.ts"], rules: { "@typescript-eslint/require-await": "off" } },
  // What TypeScript does not read.
  { files: ["**/*.js"], extends: [ts.configs.disableTypeChecked] },
);
