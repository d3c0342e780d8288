/** A formation of one's own: rows chosen by dragging, also for ships that have not been asked for yet. */

import { untrack } from "svelte";
import type { FleetShown, FleetTable } from "./fleets";
import { seatBelow } from "./fleets";

export class Formation {
  private plan = $state.raw<Record<string, number>>({});
  private readonly at: () => FleetTable;

  private readonly own = $derived.by(() => this.at().battle.fleets[seatBelow(this.at().view)]);
  private readonly arranged = $derived.by(() => String(this.at().desk?.ask?.facts["ship"] ?? "").replace("ship/", ""));
  private readonly surface = $derived.by(() => {
    const { catalogue } = this.at();
    return Object.keys(this.own?.ships ?? {})
      .filter((key) => !catalogue.isSubmarine(key))
      .sort((one, other) => catalogue.idOf(one) - catalogue.idOf(other));
  });

  /** The own fleet with its ships where they are meant to be. */
  readonly planned = $derived.by((): FleetShown | undefined => {
    if (!this.at().battle.forming || Object.keys(this.plan).length === 0 || !this.own) return this.own;
    const ships = { ...this.own.ships };
    for (const [key, ship] of Object.entries(ships)) {
      const row = this.plan[key];
      if (ship.row < 0 && row) ships[key] = { ...ship, row };
    }
    return { ...this.own, ships };
  });

  constructor(at: () => FleetTable) {
    this.at = at;
    $effect(() => {
      const { desk, battle } = at();
      const ask = desk?.ask;
      const ship = this.arranged;
      void this.plan;
      untrack(() => {
        if (!ask || !battle.forming) {
          if (Object.keys(this.plan).length > 0) this.plan = {};
        } else if (!ask.given && this.plan[ship]) {
          const { [ship]: row, ...rest } = this.plan;
          this.plan = rest;
          if (desk.may(`row${row}`)) void desk.answer(`row${row}`);
        }
      });
    });
  }

  arranges(ship: string): boolean {
    return this.at().battle.forming && this.surface.includes(ship);
  }

  /** A ship that is laid out and not given is taken up, for another place; whether it is one. */
  takeUp(ship: string): boolean {
    const { plan } = this.at().desk?.seat ?? {};
    const laid = this.at().battle.forming ? plan?.placeOf("ship", `ship/${ship}`) : undefined;
    if (laid) plan!.move(laid.stage, laid.place);
    return laid !== undefined;
  }

  async arrange(ship: string, row: number): Promise<void> {
    const { desk } = this.at();
    const ask = desk?.ask;
    if (!desk || !ask) return;
    const laid = desk.seat.plan.placeOf("ship", `ship/${ship}`);
    if (laid) {
      await desk.seat.plan.replace(laid.stage, laid.place, `row${row}`);
      return;
    }
    const rowOf = (key: string) => this.own?.ships[key]?.row ?? -1;
    const placed = this.surface.filter((key) => rowOf(key) > 0);
    if (ship === this.arranged && !ask.given) {
      await desk.pick(`row${row}`);
    } else if (!placed.includes(ship)) {
      this.plan = { ...this.plan, [ship]: row };
    } else {
      // Taken back to this ship, and what followed put down again.
      const later = ask.given
        ? placed
        : this.surface.slice(this.surface.indexOf(ship)).filter((key) => placed.includes(key));
      const rows = Object.fromEntries(later.map((key) => [key, rowOf(key)]));
      if (ask.given) await desk.pick("reopen");
      else while (rowOf(ship) > 0) if (!desk.ask?.undo || !(await desk.undo())) return;
      this.plan = { ...this.plan, ...rows, [ship]: row };
    }
  }
}
