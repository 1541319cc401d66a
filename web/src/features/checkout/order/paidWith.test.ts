import type { Order } from "@velours/sdk/types";
import { expect, it } from "vitest";
import { textIn } from "../../../platform/text/useText.ts";
import { paidWith } from "./paidWith.ts";

const card = { lastFour: "1111", bin: "411111" };

it.each([
  ["credit-card", card, 0, 0, "Credit Card ending in 1111"],
  ["saved-credit-card", null, 0, 0, "Credit Card"],
  ["credit-card", card, 20, 5, "Gift card + Cash back + Credit Card ending in 1111"],
  ["gift-card", null, 20, 0, "Gift card"],
  ["gift-card-and-credits", null, 20, 5, "Gift card + Cash back"],
  ["paypal", null, 0, 0, "PayPal"],
  ["apple-pay-express", null, 0, 0, "Apple Pay"],
  ["google-pay", null, 0, 0, "Google Pay"],
  ["google-pay-express", null, 20, 0, "Gift card + Google Pay"],
  ["klarna", null, 0, 0, "Klarna"],
  ["free", null, 0, 0, null],
  ["something-new", null, 0, 0, null],
])("%s (%o), gift card %d, cash back %d: %s", (paymentMethod, cardDetails, giftCard, credits, words) => {
  const invoice = { payments: { giftCard, credits, creditCard: 0 } } as Order["invoice"];
  expect(paidWith(textIn("en"), { paymentMethod, cardDetails, invoice })).toBe(words);
});
