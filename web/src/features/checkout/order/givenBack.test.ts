import type { Order } from "@velours/sdk/types";
import { expect, test } from "vitest";
import { textIn } from "../../../platform/text/useText.ts";
import { givenBack } from "./givenBack.ts";

const order = (cancellationRefund: number | undefined, more: object = {}) =>
  ({
    paymentMethod: "paypal",
    cardDetails: null,
    invoice: { total: 100, currency: "USD", payments: { giftCard: 0, credits: 0 } },
    ...more,
    cancellationRefund,
  }) as unknown as Order;

test.each([
  [
    "what the shop gives back, not what was paid",
    order(88),
    "You get back $88.00, the way you paid: PayPal. Nothing will be sent.",
  ],
  ["nothing is left of it", order(0), "Nothing will be sent."],
  ["the sum is not read", order(undefined), "Nothing will be sent."],
])("%s", (_, cancelled, expected) => {
  expect(givenBack(textIn("en"), cancelled)).toBe(expected);
});
