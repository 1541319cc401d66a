import { rowsFor } from "../rules/shipping/rowsFor.ts";
import type { ShippingRateRow } from "../types.ts";
import type { ShopOperation } from "./ShopOperation.ts";

/** Standard prices by subtotal for a country, in the requested currency or else that of the country's own rates. */
export const answerShippingRates: ShopOperation<"listShippingRates", "readShippingRates"> = async (
  { query },
  { readShippingRates },
) => {
  const { country, configuration } = query;
  const rows = await readShippingRates();
  const isStandard = ({ type }: ShippingRateRow) => type === "standard";
  const currency = configuration?.currency ?? rowsFor(rows, { country }).find(isStandard)?.currency;
  const rates = rowsFor(rows, { country, currency }).filter(isStandard);
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
