import { createNonce } from "../src/testing/checkoutBody.ts";
import type { TestShop } from "../src/testing/testShop.ts";
import { orderWithOffer, toAcceptance } from "../src/testing/upsells.ts";
import type { Provocations } from "./Provocation.ts";
import { keyRefusals, newKey, nextOutcome } from "./requests.ts";

/** The acceptance of an offer that this nonce is to pay. */
async function accept(shop: TestShop, nonce = createNonce("ok")) {
  return { body: toAcceptance(await orderWithOffer(shop, { means: { nonce } })), headers: newKey() };
}

const withTotal = ({ body, headers }: Awaited<ReturnType<typeof accept>>) => ({
  body: { ...body, cart: { ...body.cart, invoice: { total: 1, currency: "USD" as const } } },
  headers,
});

export const upsells: Provocations<"acceptUpsell"> = {
  acceptUpsell: {
    cartValidationErrors: async (shop) => {
      const call = await accept(shop);
      const payload = { level: "none" };
      await shop.app.inject({ method: "POST", url: "/sandbox/variants/1000", payload });
      return call;
    },
    invoiceDoesNotMatch: async (shop) => withTotal(await accept(shop)),
    paymentDeclined: (shop) => accept(shop, createNonce("declined")),
    processorDeclined: (shop) => accept(shop, createNonce("insufficient")),
    fraudRejected: async (shop) => {
      const call = await accept(shop);
      nextOutcome(shop.services.payments, { outcome: "rejected" });
      return call;
    },
    ...keyRefusals("acceptUpsell", accept, withTotal),
  },
};
