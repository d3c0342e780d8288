import { api } from "./api";
import type { TableCard } from "./protocol";

/** Parts of one's own tables that come at once: the one that waits for a move may be the oldest. */
export const ALL_OF_MINE = 10;

/** A list of tables, which comes in parts: the first at once, each further one when it is asked for. */
export class TableList {
  #tables = $state.raw<TableCard[]>();
  #next = $state("");
  #shown = $state(0);
  #parts: number;

  /** `step`: so many are shown at first, and so many more each time; `parts`: so many of them come at once. */
  constructor(
    readonly scope: "mine" | "open" | "finished",
    readonly step: number,
    parts = 1,
  ) {
    this.#shown = step;
    this.#parts = parts;
  }

  /** All that have come; nothing before the first answer. */
  get tables(): TableCard[] | undefined {
    return this.#tables;
  }

  get shown(): number {
    return this.#shown;
  }

  get hasMore(): boolean {
    return this.#next !== "" || (this.#tables?.length ?? 0) > this.#shown;
  }

  /** Ask again for every part that has come so far. */
  async look(): Promise<void> {
    const found = new Map<string, TableCard>();
    let next = "";
    for (let part = 0; part < this.#parts; part++) {
      const page = await api.tables(this.scope, next);
      for (const table of page.tables) if (!found.has(table.id)) found.set(table.id, table);
      next = page.next ?? "";
      if (!next) break;
    }
    this.#tables = [...found.values()];
    this.#next = next;
  }

  async more(): Promise<void> {
    const shown = this.#shown + this.step;
    if (shown > (this.#tables?.length ?? 0) && this.#next) {
      this.#parts += 1;
      try {
        await this.look();
      } catch (error) {
        this.#parts -= 1;
        throw error;
      }
    }
    this.#shown = shown;
  }
}
