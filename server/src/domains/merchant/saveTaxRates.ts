import { merchantWrite } from "./merchantWrite.ts";
import { commitRates } from "./rates/commitRates.ts";

/** Puts tax rates in the place of all that there are. */
export const saveTaxRates = merchantWrite(
  "saveTaxRates",
  ({ headers: { "if-match": ifMatch }, body: { rates } }, context) => ({
    input: { ifMatch, rates },
    write(trx, { record }) {
      const facts = { provider: context.config.taxProvider };
      return commitRates(trx, context, "taxRates", { ifMatch, facts, change: () => rates }, record);
    },
  }),
);
