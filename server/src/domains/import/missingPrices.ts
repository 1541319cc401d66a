import type { Row } from "@velours/sdk/import";
import { hasPriceIn } from "@velours/sdk/rules";
import type { Currency, Product } from "@velours/sdk/types";

/** How many imported products are not sold in a currency because nothing of them is priced in it. */
export type MissingPrices = Readonly<Record<Currency, number>>;

/** Counts them for each currency that the shop's sites sell in. */
export function missingPrices(
  products: readonly Row<Product>[],
  currencies: readonly Currency[],
): MissingPrices {
  const counts = currencies.map((currency) => {
    const unsold = products.filter(
      ({ value }) => !value.variants.some((variant) => hasPriceIn(variant, currency)),
    );
    return [currency, unsold.length] as const;
  });
  return Object.fromEntries(counts);
}

/** A sentence for each currency in which products are not sold. */
export const missingPricesNotes = (missing: MissingPrices): string[] =>
  Object.entries(missing).flatMap(([currency, count]) =>
    count === 0
      ? []
      : `${count} product${count === 1 ? " has" : "s have"} no price in ${currency} and ${count === 1 ? "is" : "are"} not sold in it.`,
  );
