import { expect, test } from "vitest";
import type { BraintreeAccount } from "./providers/braintree/BraintreeAccount.ts";
import { unsettledCurrencies } from "./unsettledCurrencies.ts";

const account = { merchantAccounts: { USD: "shop_usd" } } as Partial<BraintreeAccount> as BraintreeAccount;

test.each([
  [account, ["USD"], undefined],
  [account, ["USD", "SEK"], "The shop sells in SEK, for which BRAINTREE_MERCHANT_ACCOUNTS has no account."],
  [undefined, ["SEK"], undefined],
])("%#: an account for each currency that a site sells in", (braintree, currencies, sentence) =>
  expect(unsettledCurrencies({ braintree }, [{ currencies }])).toBe(sentence),
);
