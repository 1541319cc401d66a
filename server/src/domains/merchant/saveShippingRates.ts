import { merchantWrite } from "./merchantWrite.ts";
import { commitRates } from "./rates/commitRates.ts";

/** Puts shipping rates in the place of all that there are. */
export const saveShippingRates = merchantWrite(
  "saveShippingRates",
  ({ headers: { "if-match": ifMatch }, body: { rates } }, context) => ({
    input: { ifMatch, rates },
    write: (trx, { record }) =>
      commitRates(trx, context, "shippingRates", { ifMatch, facts: {}, change: () => rates }, record),
  }),
);
