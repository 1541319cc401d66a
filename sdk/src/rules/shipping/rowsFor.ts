import type { Currency, ShippingRateRow } from "../../types.ts";

/**
 * The rows that serve a country, of every tier: of those in the currency the ones that name it, else the ones for any other
 * ('*'). Without a currency rows in each of them count.
 */
export function rowsFor<R extends Pick<ShippingRateRow, "countries" | "currency">>(
  rows: readonly R[],
  { country, currency }: { country: string; currency?: Currency | undefined },
): R[] {
  const code = country.toUpperCase() === "UK" ? "GB" : country.toUpperCase();
  const sold = rows.filter((row) => currency === undefined || row.currency === currency);
  const named = sold.filter((row) => row.countries.includes(code));
  return named.length > 0 ? named : sold.filter((row) => row.countries.includes("*"));
}
