import { randomUUID } from "node:crypto";
import { newKey } from "../Case.ts";
import type { OperationName } from "../contract/document.ts";
import { fillBasket } from "../purchase/basket.ts";
import { checkoutBody, pricePurchase, sendCheckout, userOf } from "../purchase/purchase.ts";
import { type Asked, type Asker, changedBody, exampleBody, type Probes } from "./Probe.ts";

async function prepare({ check, guest, fixture }: Asker) {
  const [place] = fixture.places;
  if (place === undefined) return check.skip("the fixture names no place");
  const wanted = [{ item: fixture.products.first, quantity: 2 }];
  return pricePurchase(check, guest, await fillBasket(check, guest, { wanted, place }));
}

/** A checkout that would be paid but for a part of its cart. */
const checkout =
  (cart: (asker: Asker) => object) =>
  async (asker: Asker): Promise<Asked> => {
    const body = checkoutBody(asker.check, await prepare(asker));
    return { body: { ...body, cart: { ...body.cart, ...cart(asker) } }, headers: newKey() };
  };

/** The same as a request for an invoice, or with a total for a session of the pay-later provider. */
const quote =
  (cart: (asker: Asker) => object, invoice?: { total: number }) =>
  async (asker: Asker): Promise<Asked> => {
    const { basket } = await prepare(asker);
    const { products, shipping } = checkoutBody(asker.check, await prepare(asker)).cart;
    const own = { products, shipping, type: "physical", ...cart(asker), invoice: { currency: "USD" } };
    return { body: { ...(invoice && { invoice }), user: userOf(basket), cart: own } };
  };

const nothing = () => ({});
const notSold = ({ fixture }: Asker) => ({ products: [{ variant: { id: fixture.notSold.variant } }] });
const soldOut = ({ fixture }: Asker) => ({ products: [{ variant: { id: fixture.soldOut.variant } }] });
const otherRate = () => ({
  shipping: { service: "usps", type: "standard", identifier: "no-such-rate", amount: 0 },
});
const noCredits = () => ({ credits: { uuid: randomUUID() } });
const giftCard = (kind: "unknown" | "expended" | "otherSite" | "otherCurrency") => (asker: Asker) => ({
  giftCard: { code: asker.fixture.giftCards[kind] },
});

const refusals = (make: (cart: (asker: Asker) => object) => (asker: Asker) => Promise<Asked>) => ({
  cartValidationErrors: make(notSold),
  shippingDoesNotMatch: make(otherRate),
  giftCardUnrecognizable: make(giftCard("unknown")),
  giftCardExpended: make(giftCard("expended")),
  giftCardUnsupportedSite: make(giftCard("otherSite")),
  giftCardCurrencyDoesNotMatch: make(giftCard("otherCurrency")),
  noCreditsAvailable: make(noCredits),
});

async function ordered(asker: Asker): Promise<{ id: string }> {
  const { body } = await sendCheckout(asker.guest, checkoutBody(asker.check, await prepare(asker)));
  const { id } = (body ?? {}) as { id?: string };
  return id === undefined ? asker.check.skip("nothing could be ordered") : { id };
}
const ofOrder = async (asker: Asker): Promise<Asked> => ({ params: await ordered(asker) });

export const checkouts = {
  listShippingOptions: { success: () => exampleBody("listShippingOptions") },
  calculateTaxes: { success: () => exampleBody("calculateTaxes") },
  createCardToken: { success: () => ({ query: "currency=USD" }) },
  validateCart: { success: quote(nothing), cartValidationErrors: quote(soldOut) },
  generateInvoice: { success: quote(nothing), ...refusals((cart) => quote(cart)) },
  createBnplToken: {
    invoiceDoesNotMatch: quote(nothing, { total: 1 }),
    ...refusals((cart) => quote(cart, { total: 1 })),
  },
  submitCheckout: {
    success: checkout(nothing),
    shippingRateRequired: checkout(() => ({ shipping: null })),
    invoiceDoesNotMatch: checkout(() => ({ invoice: { currency: "USD", total: 1 } })),
    draftNotOpen: async (asker) => {
      const call = await checkout(nothing)(asker);
      return call && { ...call, body: { ...(call.body as object), draft: "nobody-has-this" } };
    },
    ...refusals(checkout),
  },
  acceptUpsell: {
    resourceDoesNotExist: () => ({ ...exampleBody("acceptUpsell"), headers: newKey() }),
  },
  closeOrder: {
    resourceDoesNotExist: () => changedBody("closeOrder", { task: { id: randomUUID() } }),
  },
  getOrder: { success: ofOrder },
  getPurchase: {
    success: () => ({ params: { key: randomUUID() } }),
    idempotencyKeyOfMember: async (asker) => {
      const { caller } = await asker.member();
      const headers = newKey();
      const body = checkoutBody(asker.check, await prepare(asker));
      const { status } = await caller("submitCheckout", { body, headers });
      return status === 200
        ? { params: { key: headers["idempotency-key"] } }
        : asker.check.skip("the member could order nothing");
    },
  },
  getInvoicePdf: { success: ofOrder },
  getCreditNotePdf: {
    resourceDoesNotExist: async (asker) => ({
      params: { ...(await ordered(asker)), refund: randomUUID() },
    }),
  },
  cancelOrder: { success: ofOrder },
  trackOrder: {
    resourceDoesNotExist: () => changedBody("trackOrder", { number: "V-999999999" }),
  },
  createReview: {
    productNotBought: async (asker) => ({
      params: await ordered(asker),
      ...changedBody("createReview", { productId: 999_999_999 }),
      headers: newKey(),
    }),
  },
} satisfies { [Op in OperationName]?: Probes<Op> };
