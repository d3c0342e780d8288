import { expect, it } from "vitest";
import { blocks, reflowed } from "./markdown";

it("reads headings, paragraphs, lists and tables", () => {
  const text =
    "# Credits\nBy *us* and [them](https://example.org).\n\n- one\n- two\n  more\n\n" +
    "| a | b |\n|---|---|\n| 1 | `x` |\n";
  expect(blocks(text)).toEqual([
    { kind: "heading", level: 1, inlines: [{ text: "Credits" }] },
    {
      kind: "paragraph",
      inlines: [
        { text: "By " },
        { text: "us", strong: true },
        { text: " and " },
        { text: "them", href: "https://example.org" },
        { text: "." },
      ],
    },
    { kind: "list", items: [[{ text: "one" }], [{ text: "two more" }]] },
    { kind: "table", head: [[{ text: "a" }], [{ text: "b" }]], rows: [[[{ text: "1" }], [{ text: "x", code: true }]]] },
  ]);
});

it("makes no link of a file beside the text, and no HTML of anything", () => {
  expect(blocks("see [NOTICE](NOTICE) <b>now</b>")).toEqual([
    { kind: "paragraph", inlines: [{ text: "see " }, { text: "NOTICE" }, { text: " <b>now</b>" }] },
  ]);
});

it("takes lines together that were broken by hand", () => {
  expect(reflowed("One\ntwo.\n\nThree\n    set in\nfour")).toBe("One two.\n\nThree\n    set in four");
});
