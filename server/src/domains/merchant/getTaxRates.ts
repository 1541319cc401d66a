import type { Handler } from "../../platform/contract.ts";
import { loadRates } from "./rates/loadRates.ts";

/** All tax rates as imports have them, and who calculates taxes. */
export const getTaxRates: Handler<"getTaxRates"> = async (_, { config, store: { db } }) => ({
  status: 200,
  body: { ...(await loadRates(db, "taxRates")), provider: config.taxProvider },
});
