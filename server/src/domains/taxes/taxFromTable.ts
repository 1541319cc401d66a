import { round2, sumAmounts } from "@velours/sdk/rules";
import type { Taxes, TaxRateRow } from "@velours/sdk/types";
import type { TaxRequest } from "./TaxProvider.ts";

/** The rate of a place: its state's, else its country's, else, for a country without any, that of every other one. */
export function findRate(
  rates: readonly TaxRateRow[],
  { country, state }: TaxRequest["address"],
): TaxRateRow | undefined {
  const own = rates.filter((row) => row.country === country.toUpperCase());
  if (own.length === 0) return rates.find((row) => row.country === "*" && row.state === null);
  return own.find((row) => row.state === state.toUpperCase()) ?? own.find((row) => row.state === null);
}

/** Applies a rate to a cart: on top of its prices, or contained in them. Duties are always on top. */
export function taxFromTable(
  { rate, shipping: taxesShipping, included, name }: TaxRateRow,
  { lines, shipping, duties }: TaxRequest,
): Taxes {
  const goods = lines.map((line) => Math.max(0, line.unit_price * line.quantity - line.discount));
  const taxedShipping = taxesShipping && goods.some((amount) => amount > 0) ? shipping : 0;
  const tax = (amount: number) => round2((amount * rate) / (included ? 100 + rate : 100));
  const regional = tax(sumAmounts([...goods, taxedShipping]));
  const shippingTax = Math.min(regional, tax(taxedShipping));
  return {
    total: round2(regional + duties),
    _total: { shipping: duties, regional, ...(shippingTax > 0 && { shippingTax }) },
    data: { rate: rate / 100, ...(name !== undefined && { name }) },
    included,
  };
}
