/** The little Markdown that our own texts use: headings, paragraphs, tables, links, emphasis. Never HTML. */

export interface Inline {
  text: string;
  strong?: true;
  code?: true;
  href?: string;
}

export type Block =
  | { kind: "heading"; level: number; inlines: Inline[] }
  | { kind: "paragraph"; inlines: Inline[] }
  | { kind: "list"; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const INLINE = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\[[^\]]+\]\([^)]+\))/;

export function inlines(text: string): Inline[] {
  return text
    .split(INLINE)
    .filter(Boolean)
    .map((part) => {
      const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
      if (link) {
        const [, shown = "", target = ""] = link;
        // Files beside the text are not pages of ours.
        return /^https?:/.test(target) ? { text: shown, href: target } : { text: shown };
      }
      if (/^`.+`$/.test(part)) return { text: part.slice(1, -1), code: true as const };
      if (/^\*\*.+\*\*$/.test(part)) return { text: part.slice(2, -2), strong: true as const };
      if (/^\*.+\*$/.test(part)) return { text: part.slice(1, -1), strong: true as const };
      return { text: part };
    });
}

function cells(row: string): Inline[][] {
  return row
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => inlines(cell.trim()));
}

function block(lines: string[]): Block {
  const [first = ""] = lines;
  const heading = /^(#+) (.*)$/.exec(first);
  if (heading) return { kind: "heading", level: heading[1]!.length, inlines: inlines(heading[2]!) };
  if (first.startsWith("|")) {
    const [head = [], , ...rows] = lines.map(cells);
    return { kind: "table", head, rows };
  }
  if (/^[-*] /.test(first)) {
    const items: string[] = [];
    for (const line of lines) {
      if (/^[-*] /.test(line)) items.push(line.slice(2));
      else items[items.length - 1] += ` ${line.trim()}`;
    }
    return { kind: "list", items: items.map(inlines) };
  }
  return { kind: "paragraph", inlines: inlines(lines.join(" ")) };
}

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const part of text.split(/\n\s*\n/)) {
    let lines = part.split("\n").filter((line) => line.trim());
    while (lines.length) {
      const size = lines[0]!.startsWith("#") ? 1 : lines.length;
      found.push(block(lines.slice(0, size)));
      lines = lines.slice(size);
    }
  }
  return found;
}

/** A text whose lines were broken by hand, broken only where paragraphs end or something is set in. */
export function reflowed(text: string): string {
  return text.replace(/(\S)\n(?=\S)/g, "$1 ");
}
