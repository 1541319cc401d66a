import type { ShippingRateRow, Site } from "@velours/sdk/types";
import type { SettingsRow } from "./store/settings.ts";

interface Versioned<Value> {
  version: string;
  value: Value;
}

/**
 * The settings that checkouts read, in memory. The database is asked for their version each time, and sends them only
 * when it is another one, so a change by any process counts at once. A version is made of `xmin`, which PostgreSQL
 * changes with every write of a row.
 */
export class SettingsMemory {
  readonly #sites = new Map<string, Versioned<Site>>();
  #rates: Versioned<readonly ShippingRateRow[]> | undefined;

  siteVersion(code: string): string | null {
    return this.#sites.get(code)?.version ?? null;
  }

  get ratesVersion(): string | null {
    return this.#rates?.version ?? null;
  }

  /** A site from a load's result and memory; undefined when the store has none. */
  site(code: string, row: SettingsRow<Site> | undefined): Site | undefined {
    if (row === undefined) return undefined;
    if (row.value === null) return this.#sites.get(code)?.value;
    this.#sites.set(code, { version: row.version, value: row.value });
    return row.value;
  }

  /** The shipping rates from a load's result and memory. */
  rates({ version, value }: SettingsRow<readonly ShippingRateRow[]>): readonly ShippingRateRow[] {
    if (value === null) return this.#rates?.value ?? [];
    this.#rates = { version, value };
    return value;
  }
}

declare module "../../platform/context.ts" {
  interface Services {
    settings: SettingsMemory;
  }
}
