import { randomUUID } from "node:crypto";
import { newKey } from "../Case.ts";
import type { OperationName } from "../contract/document.ts";
import { fillBasket } from "../purchase/basket.ts";
import { checkoutBody, pricePurchase, sendCheckout, userOf } from "../purchase/purchase.ts";
import { type Asked, type Asker, exampleBody, type Probes, unknownId } from "./Probe.ts";

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

const noReturn = "c2d3e4f5-1111-4222-8333-444455556666";
const merchant = (number: string, body?: object) => (asker: Asker) => {
  const { merchantKey } = asker.fixture;
  return merchantKey === null
    ? undefined
    : {
        params: { number, id: noReturn },
        headers: { "x-merchant-key": merchantKey, ...newKey() },
        ...(body && { body }),
      };
};
const unknownStaff = { params: { id: 999_999_999 } };
const asMerchant = (call: { params: Record<string, unknown>; body?: object }) => (asker: Asker) => {
  const { merchantKey } = asker.fixture;
  return merchantKey === null ? undefined : { ...call, headers: { "x-merchant-key": merchantKey } };
};
const unknownReview = { params: { id: 999_999_999 }, body: { state: "published" } };
const unknownOrder = "V-999999999";
const changeBy = (body: object) => ({
  merchantKeyInvalid: () => ({ params: { number: unknownOrder, id: noReturn }, body, headers: newKey() }),
  resourceDoesNotExist: merchant(unknownOrder, body),
});
const change = changeBy({});

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
    resourceDoesNotExist: () => ({
      body: { task: { id: randomUUID() }, reason: "offers-all-declined" },
    }),
  },
  getOrder: { success: ofOrder, resourceDoesNotExist: unknownId },
  getDraft: { resourceDoesNotExist: () => ({ params: { token: "nobody-has-this" } }) },
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
  getInvoicePdf: { success: ofOrder, resourceDoesNotExist: unknownId },
  getCreditNotePdf: {
    resourceDoesNotExist: async (asker) => ({
      params: { ...(await ordered(asker)), refund: randomUUID() },
    }),
  },
  cancelOrder: { success: ofOrder, resourceDoesNotExist: unknownId },
  trackOrder: {
    resourceDoesNotExist: () => ({ body: { number: "V-999999999", email: "nobody@example.com" } }),
  },
  requestReturn: {
    resourceDoesNotExist: () => ({ ...unknownId(), ...exampleBody("requestReturn"), headers: newKey() }),
  },
  createReview: {
    resourceDoesNotExist: () => ({ ...unknownId(), ...exampleBody("createReview"), headers: newKey() }),
    productNotBought: async (asker) => ({
      params: await ordered(asker),
      body: { ...(exampleBody("createReview").body as object), productId: 999_999_999 },
      headers: newKey(),
    }),
  },
  listMerchantReviews: { success: merchant(""), merchantKeyInvalid: () => ({}) },
  moderateReview: {
    merchantKeyInvalid: () => unknownReview,
    resourceDoesNotExist: asMerchant(unknownReview),
    reviewReasonMissing: asMerchant({ ...unknownReview, body: { state: "rejected" } }),
  },
  getMerchantAccess: {
    success: merchant(""),
    merchantKeyInvalid: () => ({}),
  },
  listStaff: { success: merchant(""), merchantKeyInvalid: () => ({}) },
  inviteStaff: {
    merchantKeyInvalid: () => ({ body: { email: "nobody@example.com", role: "packer" } }),
  },
  changeStaff: {
    merchantKeyInvalid: () => ({ ...unknownStaff, body: { role: "packer" } }),
    resourceDoesNotExist: asMerchant({ ...unknownStaff, body: { role: "packer" } }),
  },
  removeStaff: {
    merchantKeyInvalid: () => unknownStaff,
    resourceDoesNotExist: asMerchant(unknownStaff),
  },
  closeStaffSessions: {
    merchantKeyInvalid: () => unknownStaff,
    resourceDoesNotExist: asMerchant(unknownStaff),
  },
  listMerchantKeys: { success: merchant(""), merchantKeyInvalid: () => ({}) },
  createMerchantKey: {
    merchantKeyInvalid: () => ({ body: { name: "conformance", scopes: ["orders:read"] } }),
  },
  revokeMerchantKey: {
    merchantKeyInvalid: () => unknownStaff,
    resourceDoesNotExist: asMerchant(unknownStaff),
  },
  listMerchantOrders: {
    success: merchant(""),
    merchantKeyInvalid: () => ({}),
  },
  getMerchantOrder: {
    merchantKeyInvalid: () => ({ params: { number: unknownOrder } }),
    resourceDoesNotExist: merchant(unknownOrder),
  },
  listPackingOrders: { success: merchant(""), merchantKeyInvalid: () => ({}) },
  getPackingOrder: {
    merchantKeyInvalid: () => ({ params: { number: unknownOrder } }),
    resourceDoesNotExist: merchant(unknownOrder),
  },
  shipPackingOrder: change,
  shipOrder: change,
  refundOrder: change,
  cancelMerchantOrder: change,
  previewRefund: change,
  addOrderNote: changeBy({ text: "Called." }),
  resendOrderEmail: changeBy({ template: "confirmation" }),
  changeOrderContact: changeBy({ email: "ada@example.com" }),
  answerReturn: changeBy({ answer: "approved" }),
  exportOrders: { success: merchant(""), merchantKeyInvalid: () => ({}) },
  listOrderEvents: {
    merchantKeyInvalid: () => ({ params: { number: unknownOrder } }),
    resourceDoesNotExist: merchant(unknownOrder),
  },
} satisfies { [Op in OperationName]?: Probes<Op> };
