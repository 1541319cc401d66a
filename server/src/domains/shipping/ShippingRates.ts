import type { ShippingRateRow } from "@velours/sdk/types";
import type { Db } from "../../platform/store/schema.ts";
import { completeRow, type Versioned, type VersionedRow } from "../../platform/store/VersionedRow.ts";
import { readVersionedRates } from "./store.ts";

type Rates = Versioned<readonly Readonly<ShippingRateRow>[]>;

/**
 * The shipping rates in memory. Any read that finds another version replaces them: `refresh` when the catalogue's
 * revision says that something changed, and each pricing of a cart asks for the version, so a change by any process
 * counts for money at once.
 */
export class ShippingRates {
  readonly #db: Db;
  #current: Rates = { version: "", value: [] };

  private constructor(db: Db) {
    this.#db = db;
  }

  static async load(db: Db): Promise<ShippingRates> {
    const rates = new ShippingRates(db);
    await rates.refresh();
    return rates;
  }

  /** Reads them anew. */
  async refresh(): Promise<void> {
    this.#current = await readVersionedRates(this.#db);
  }

  get current(): Rates {
    return this.#current;
  }

  /** The rates as the store has them: `sent` with what a read found that was told of its version. */
  complete(sent: Rates, row: VersionedRow<Rates["value"]>): Rates {
    const found = completeRow(row, sent);
    if (found !== sent) this.#current = found;
    return found;
  }
}

declare module "../../platform/context.ts" {
  interface Services {
    shippingRates: ShippingRates;
  }
}
