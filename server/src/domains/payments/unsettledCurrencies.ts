import type { Currency, Site } from "@velours/sdk/types";
import type { PaymentAccounts } from "./readPaymentAccounts.ts";

/** A sentence about the currencies of sites that no account of the card gateway settles in; undefined when there are none. */
export function unsettledCurrencies(
  { braintree }: Pick<PaymentAccounts, "braintree">,
  sites: readonly Pick<Site, "currencies">[],
): string | undefined {
  if (braintree === undefined) return undefined;
  const sold = new Set<Currency>(sites.flatMap(({ currencies }) => currencies));
  const missing = [...sold].filter((currency) => braintree.merchantAccounts[currency] === undefined);
  return missing.length === 0
    ? undefined
    : `The shop sells in ${missing.join(", ")}, for which BRAINTREE_MERCHANT_ACCOUNTS has no account.`;
}
