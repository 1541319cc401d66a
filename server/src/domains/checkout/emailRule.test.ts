import type { Order, Upsells } from "@velours/sdk/types";
import { expect, test } from "vitest";
import type { OperationName } from "../../generated/operations.ts";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { ids } from "../../testing/shopData.ts";
import { signIn } from "../../testing/signIn.ts";
import { subscriptionBody } from "../../testing/subscription.ts";
import { toAcceptance } from "../../testing/upsells.ts";

const email = ".ada@example.com";
const periods =
  "Email cannot start with a period, have a period before the at symbol, nor contain consecutive periods";
const giftCardTo = (to: { email: string }) => {
  const delivery = { from: { email: "ada@example.com", name: "Ada", message: null }, to };
  return checkoutBody({
    cart: { products: [{ variant: { id: ids.giftCard.variant }, quantity: 1, delivery }] },
  });
};
const offer = {
  type: "single",
  products: [{ _variant: { id: 1000 } }],
  invoice: { total: 8.66, currency: "USD" },
  task_id: "t",
  transaction_id: "s",
  nonce: "n",
  expires: "2099-01-01T00:00:00.000Z",
} as unknown as Upsells;

describeOperation("submitCheckout", (shop) => {
  test.each<[string, OperationName, object, string]>([
    ["a checkout's", "submitCheckout", checkoutBody({ email }), "user.email"],
    ["who gets a gift card", "submitCheckout", giftCardTo({ email }), "giftCards[0].email"],
    [
      "a subscription's",
      "startSubscription",
      { ...subscriptionBody(), user: { ...subscriptionBody().user, email } },
      "user.email",
    ],
    [
      "an offer's",
      "acceptUpsell",
      toAcceptance({ user: { email }, upsells: offer } as Order & { upsells: Upsells }),
      "user.email",
    ],
    ["a new account's", "register", { email, token: "join-1", termsOfService: true }, "email"],
  ])("400 validationError: one rule for every address, %s (C-472)", async (_, operation, body, path) => {
    const { headers } = await signIn(shop());
    const response = await shop().call<typeof operation, 400>(operation, { body, headers });
    expect([response.status, (response.body as unknown as { value: unknown }).value]).toEqual([
      400,
      { [path]: periods },
    ]);
  });
});
