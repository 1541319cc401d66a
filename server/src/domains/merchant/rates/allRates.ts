import type { Db } from "../../../platform/store/schema.ts";
import type { RecordedChange } from "../audit/RecordedChange.ts";
import { listRateChanges } from "./listRateChanges.ts";
import { type Rate, type RatesPart, rateTables } from "./rateTables.ts";

/** The rates of every table. */
export type AllRates = { [Part in RatesPart]: Rate<Part>[] };

export const readAllRates = async (db: Db): Promise<AllRates> => ({
  shippingRates: await rateTables.shippingRates.list(db),
  taxRates: await rateTables.taxRates.list(db),
});

export const listAllRateChanges = (before: AllRates, after: AllRates): RecordedChange[] => [
  ...listRateChanges("shippingRates", before.shippingRates, after.shippingRates),
  ...listRateChanges("taxRates", before.taxRates, after.taxRates),
];
