import type { Checkout } from "@velours/sdk/types";
import { usePromotion } from "../src/domains/promotions/store.ts";
import { inTransaction } from "../src/platform/store/transaction.ts";
import { address, checkoutBody, createNonce } from "../src/testing/checkoutBody.ts";
import { ids } from "../src/testing/shopData.ts";
import type { Call, TestShop } from "../src/testing/testShop.ts";
import type { Provocations } from "./Provocation.ts";
import { keyRefusals, meanwhile, newKey, nextOutcome } from "./requests.ts";

type Cart = Checkout["cart"];

const checkout = (more: Parameters<typeof checkoutBody>[0]) => (): Call => ({ body: checkoutBody(more) });

const tooMany: Partial<Cart> = {
  products: [{ variant: { id: ids.ebook.variant }, quantity: 100 }],
  shipping: null,
  type: "digital",
};

/** The same cart as a request for an invoice or for a session of the pay-later provider. */
const quote = (invoice?: { total: number }) => (): Call => ({
  body: {
    ...(invoice && { invoice }),
    user: { email: "ada@example.com", address: { shipping: address, billing: address } },
    cart: { ...tooMany, invoice: { currency: "USD" } },
  },
});

/** A promotion's last use is counted for another order while this one is paid. */
async function payForUsedUpPromotion({ services }: TestShop): Promise<Call> {
  meanwhile(services.payments, async () => {
    await inTransaction(services.store.db, (trx) => usePromotion(trx, "once"));
    return undefined;
  });
  return { body: checkoutBody({ total: 93.1, cart: { promotion: { name: "ONCE" } } }) };
}

export const checkouts: Provocations<"createBnplToken" | "generateInvoice" | "submitCheckout"> = {
  generateInvoice: { cartLimitExceeded: quote() },
  createBnplToken: { cartLimitExceeded: quote({ total: 1 }) },
  submitCheckout: {
    cartLimitExceeded: checkout({ cart: tooMany }),
    promotionUnrecognizable: payForUsedUpPromotion,
    paymentDeclined: checkout({ nonce: createNonce("declined") }),
    processorDeclined: checkout({ nonce: createNonce("insufficient") }),
    fraudRejected: ({ services }) => {
      nextOutcome(services.payments, { outcome: "rejected" });
      return { body: checkoutBody() };
    },
    kountDIDFailure: checkout({ payment: { deviceData: "broken" } }),
    ...keyRefusals("submitCheckout", () => ({ body: checkoutBody(), headers: newKey() }), {
      body: checkoutBody({ email: "eve@example.com" }),
    }),
  },
};
