import { listRateChanges, type Rate, type RatesPart, type RecordedChange } from "@velours/sdk/shop";
import type { Db } from "../../../platform/store/schema.ts";
import { rateTables } from "./rateTables.ts";

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
