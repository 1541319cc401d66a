import { randomUUID } from "node:crypto";
import type { Checkout } from "@velours/sdk/types";
import { usePromotion } from "../src/domains/promotions/store.ts";
import { inTransaction } from "../src/platform/store/transaction.ts";
import { address, checkoutBody, createNonce, freeShipping } from "../src/testing/checkoutBody.ts";
import { ids } from "../src/testing/shopData.ts";
import type { Call, TestShop } from "../src/testing/testShop.ts";
import type { Provocations } from "./Provocation.ts";
import { keyRefusals, meanwhile, newKey, nextOutcome } from "./requests.ts";

type Cart = Checkout["cart"];

const checkout = (more: Parameters<typeof checkoutBody>[0]) => (): Call => ({ body: checkoutBody(more) });

/** The same carts as a request for an invoice or for a session of the pay-later provider. */
const quote = (cart: Partial<Cart>, invoice?: { total: number }) => (): Call => ({
  body: {
    ...(invoice && { invoice }),
    user: { email: "ada@example.com", address: { shipping: address, billing: address } },
    cart: {
      products: [{ variant: { id: ids.halo.violet }, quantity: 2 }],
      shipping: freeShipping,
      type: "physical",
      ...cart,
      invoice: { currency: "USD" },
    },
  },
});

const retired: Partial<Cart> = { products: [{ variant: { id: ids.retired.variant } }] };
const tooMany: Partial<Cart> = {
  products: [{ variant: { id: ids.ebook.variant }, quantity: 100 }],
  shipping: null,
  type: "digital",
};
const otherRate: Partial<Cart> = { shipping: { ...freeShipping, identifier: "us-nothing" } };
const noCredits: Partial<Cart> = { credits: { uuid: randomUUID() } };
const card = (code: string): Partial<Cart> => ({ giftCard: { code } });

/** A promotion's last use is counted for another order while this one is paid. */
async function payForUsedUpPromotion({ services }: TestShop): Promise<Call> {
  meanwhile(services.payments, async () => {
    await inTransaction(services.store.db, (trx) => usePromotion(trx, "once"));
    return undefined;
  });
  return { body: checkoutBody({ total: 93.1, cart: { promotion: { name: "ONCE" } } }) };
}

export const checkouts: Provocations<
  "createBnplToken" | "generateInvoice" | "submitCheckout" | "validateCart"
> = {
  validateCart: { cartValidationErrors: quote(retired) },
  generateInvoice: {
    cartValidationErrors: quote(retired),
    cartLimitExceeded: quote(tooMany),
    shippingDoesNotMatch: quote(otherRate),
    giftCardUnrecognizable: quote(card("9999-0000-0000-0001")),
    giftCardExpended: quote(card("1000-0000-0000-0003")),
    giftCardUnsupportedSite: quote(card("1000-0000-0000-0004")),
    giftCardCurrencyDoesNotMatch: quote(card("1000-0000-0000-0005")),
    noCreditsAvailable: quote(noCredits),
  },
  createBnplToken: {
    cartValidationErrors: quote(retired, { total: 1 }),
    cartLimitExceeded: quote(tooMany, { total: 1 }),
    shippingDoesNotMatch: quote(otherRate, { total: 103.92 }),
    invoiceDoesNotMatch: quote({}, { total: 1 }),
    giftCardUnrecognizable: quote(card("9999-0000-0000-0002"), { total: 1 }),
    giftCardExpended: quote(card("1000-0000-0000-0003"), { total: 1 }),
    giftCardUnsupportedSite: quote(card("1000-0000-0000-0004"), { total: 1 }),
    giftCardCurrencyDoesNotMatch: quote(card("1000-0000-0000-0005"), { total: 1 }),
    noCreditsAvailable: quote(noCredits, { total: 1 }),
  },
  submitCheckout: {
    draftNotOpen: () => ({ body: { ...checkoutBody(), draft: "nobody-has-this" } }),
    cartValidationErrors: checkout({ cart: retired }),
    cartLimitExceeded: checkout({ cart: tooMany }),
    shippingRateRequired: checkout({ cart: { shipping: null } }),
    shippingDoesNotMatch: checkout({ cart: otherRate }),
    invoiceDoesNotMatch: checkout({ total: 1 }),
    promotionUnrecognizable: payForUsedUpPromotion,
    giftCardUnrecognizable: checkout({ cart: card("9999-0000-0000-0003") }),
    giftCardExpended: checkout({ cart: card("1000-0000-0000-0003") }),
    giftCardUnsupportedSite: checkout({ cart: card("1000-0000-0000-0004") }),
    giftCardCurrencyDoesNotMatch: checkout({ cart: card("1000-0000-0000-0005") }),
    noCreditsAvailable: checkout({ cart: noCredits }),
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
