import { rowsFor } from "@velours/sdk/rules";
import type { Handler } from "../Handler.ts";

export const listShippingRates: Handler<"listShippingRates"> = ({ query }, { session }) => {
  const standard = session.shop.shippingRates.filter((row) => row.type === "standard");
  const served = rowsFor(standard, query.country);
  const currency = query.configuration?.currency ?? served[0]?.currency;
  const rates = served.filter((row) => row.currency === currency);
  return {
    status: 200,
    body: {
      data: {
        standard: rates.map(({ amount, range, estimate }) => ({
          amount,
          original: amount,
          range: { min: range.min, max: range.max ?? null },
          estimate: estimate ?? null,
        })),
      },
    },
  };
};
