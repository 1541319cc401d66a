import type { Currency } from "../../types.ts";

/** Public keys of the payment processor for a site's currencies: Canadian dollars have their own, the others that of US dollars. */
export const processorKeys = (
  currencies: readonly Currency[],
  { us, ca }: { us: string; ca: string },
): Record<Currency, string> =>
  Object.fromEntries(currencies.map((currency) => [currency, currency === "CAD" ? ca : us]));
