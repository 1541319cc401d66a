import type { Rate, RatesPart } from "@velours/sdk/shop";
import type { Db } from "../../../platform/store/schema.ts";
import { toRevision } from "../toRevision.ts";
import { rateTables } from "./rateTables.ts";

/** All rates of a table, as they are answered. */
export interface LoadedRates<Part extends RatesPart> {
  rates: Rate<Part>[];
  revision: string;
}

export async function loadRates<Part extends RatesPart>(db: Db, part: Part): Promise<LoadedRates<Part>> {
  const rates = await rateTables[part].list(db);
  return { rates, revision: toRevision(rates) };
}
