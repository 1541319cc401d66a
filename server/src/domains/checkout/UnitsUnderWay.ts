import { setTimeout as sleep } from "node:timers/promises";
import { planStock, type StockRow } from "@velours/sdk/shop";
import type { CartLine } from "@velours/sdk/types";

/** Units of a purchase, and the stock as its request read it. */
interface Wanted {
  lines: readonly CartLine[];
  stock: readonly StockRow[];
  region: string | undefined;
  /** When the request began. */
  since: number;
  /** Until when its caller waits. */
  until: number;
}

/** Gives the units back, once they are bought or not; or why none were taken. */
type Taken = (() => void) | "sold" | "late";

/** More units than these are not looked at again: no sale of a moment sells so many. */
const scarce = 200;
/** Variants of which it is remembered that some were sold; forgotten together. */
const most = 10_000;
const freshMilliseconds = 100;

/**
 * Units that purchases of this process are paying for. A buyer of the last ones waits until those before have bought them
 * or not, and is refused before a card is charged. Stock itself is taken with the order: other processes may be faster,
 * and then the payment is released.
 */
export class UnitsUnderWay {
  readonly #taken = new Map<string, number>();
  readonly #soldAt = new Map<number, number>();
  readonly #readings = new Map<number, Promise<StockRow[]>>();
  #released = Promise.withResolvers<void>();

  /**
   * Takes the units; call the answer when they are bought, or not. `sold` when they are gone, `late` when nobody can
   * tell in time. `read` reads the stock of a variant; `pause` runs what waits for other purchases.
   */
  async take(
    { lines, stock, region, since, until }: Wanted,
    read: (variantId: number) => Promise<StockRow[]>,
    pause: (result: Promise<Taken>) => Promise<Taken> = (result) => result,
  ): Promise<Taken> {
    const ids = [...new Set(lines.map(({ variant }) => variant.id))];
    const wereSoldSince = (since: number, id: number) => (this.#soldAt.get(id) ?? 0) >= since;
    const readAll = async (): Promise<StockRow[]> => {
      for (;;) {
        const began = Date.now();
        const rows = (await Promise.all(ids.map((id) => this.#read(id, read)))).flat();
        // Units that were bought while it was read can still be in what was read, and are no longer taken.
        if (!ids.some((id) => wereSoldSince(began, id))) return rows;
      }
    };
    const isOutdated = stock.some(
      ({ variant_id, quantity }) =>
        quantity !== null && quantity < scarce && wereSoldSince(since, variant_id),
    );
    const tryAll = (rows: readonly StockRow[]): Taken | "taken" => {
      const plan = planStock(lines, this.#withoutTaken(rows), region);
      if (!("missing" in plan)) return this.#hold(plan.takes);
      return "missing" in planStock(lines, rows, region) ? "sold" : "taken";
    };
    const waitForUnits = async (): Promise<Taken> => {
      for (;;) {
        const left = until - Date.now();
        if (left <= 0) return "late";
        await Promise.race([this.#released.promise, sleep(left, undefined, { ref: false })]);
        const tried = tryAll(await readAll());
        if (tried !== "taken") return tried;
      }
    };
    const tried = tryAll(isOutdated ? await readAll() : stock);
    return tried === "taken" ? pause(waitForUnits()) : tried;
  }

  #withoutTaken(rows: readonly StockRow[]): StockRow[] {
    return rows.map((row) => {
      const taken = this.#taken.get(toKey(row)) ?? 0;
      return row.quantity === null || taken === 0 ? row : { ...row, quantity: row.quantity - taken };
    });
  }

  #hold(takes: readonly { row: StockRow; units: number }[]): () => void {
    for (const { row, units } of takes) this.#add(row, units);
    return () => {
      if (this.#soldAt.size > most) this.#soldAt.clear();
      for (const { row, units } of takes) {
        this.#add(row, -units);
        this.#soldAt.set(row.variant_id, Date.now());
        this.#readings.delete(row.variant_id);
      }
      this.#released.resolve();
      this.#released = Promise.withResolvers();
    };
  }

  #add(row: StockRow, units: number): void {
    const key = toKey(row);
    const taken = (this.#taken.get(key) ?? 0) + units;
    if (taken === 0) this.#taken.delete(key);
    else this.#taken.set(key, taken);
  }

  /** All who wait for a variant read it once. */
  #read(id: number, read: (variantId: number) => Promise<StockRow[]>): Promise<StockRow[]> {
    const reading = this.#readings.get(id) ?? read(id);
    if (!this.#readings.has(id)) {
      this.#readings.set(id, reading);
      const forget = () => this.#readings.get(id) === reading && this.#readings.delete(id);
      setTimeout(forget, freshMilliseconds).unref();
    }
    return reading;
  }
}

const toKey = ({ variant_id, region }: StockRow): string => `${variant_id} ${region}`;
