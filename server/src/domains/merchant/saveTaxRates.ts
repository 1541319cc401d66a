import type { Handler } from "../../platform/contract.ts";
import { saveRates } from "./rates/saveRates.ts";

/** Puts tax rates in the place of all that there are. */
export const saveTaxRates: Handler<"saveTaxRates"> = ({ headers, body: { rates } }, context) =>
  saveRates(context, "taxRates", {
    operation: "saveTaxRates",
    headers,
    rates,
    facts: { provider: context.config.taxProvider },
  });
