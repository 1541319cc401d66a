import type { Handler } from "../Handler.ts";
import { presentTaxRates } from "./presentTaxRates.ts";

export const getTaxRates: Handler<"getTaxRates"> = (_, { session }) => ({
  status: 200,
  body: presentTaxRates(session),
});
