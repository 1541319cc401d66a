import { rowsFor } from "../rules/shipping/shippingOptionsFor.ts";
import type { ShopOperation } from "./ShopOperation.ts";

/** Standard prices by subtotal for a country, in the requested currency or else that of the country's own rates. */
export const answerShippingRates: ShopOperation<"listShippingRates", "readShippingRates"> = async (
  { query },
  { readShippingRates },
) => {
  const standard = (await readShippingRates()).filter((row) => row.type === "standard");
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
