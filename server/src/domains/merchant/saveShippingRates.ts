import type { Handler } from "../../platform/contract.ts";
import { saveRates } from "./rates/saveRates.ts";

/** Puts shipping rates in the place of all that there are. */
export const saveShippingRates: Handler<"saveShippingRates"> = ({ headers, body: { rates } }, context) =>
  saveRates(context, "shippingRates", { operation: "saveShippingRates", headers, rates, facts: {} });
