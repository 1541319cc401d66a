import type { Handler } from "../../platform/contract.ts";
import { loadRates } from "./rates/loadRates.ts";

/** All shipping rates as imports have them. */
export const getShippingRates: Handler<"getShippingRates"> = async (_, { store: { db } }) => ({
  status: 200,
  body: await loadRates(db, "shippingRates"),
});
