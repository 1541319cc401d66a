import { describe, expect, test } from "vitest";
import type { CartLine, Checkout, Invoice, Payment, Site } from "../types.ts";
import {
  requireDeliveries,
  requirePaymentDetails,
  requireService,
  requireShippingAddress,
} from "./requireCheckout.ts";

const line = (more: object = {}) =>
  ({
    product: { type: "Toy", inventories: [] },
    variant: { id: 11 },
    quantity: 1,
    ...more,
  }) as unknown as CartLine;
const checkout = (more: { cart?: object; payment?: object } = {}) =>
  ({
    user: { email: "ada@example.com", address: {} },
    cart: {
      products: [{ variant: { id: 11 }, quantity: 1 }],
      type: "digital",
      giftCard: { code: "1000-0000-0000-0001" },
      invoice: { total: 20, currency: "USD" },
      ...more.cart,
    },
    payment: { service: "internal", paymentMethod: "gift-card", ...more.payment },
  }) as unknown as Checkout;
const catchFields = (work: () => void): Record<string, string> => {
  try {
    work();
  } catch (error) {
    return (error as { fields: Record<string, string> }).fields;
  }
  return {};
};

test("CA-24 each gift card bought is asked for somebody to go to and to come from, by its index", () => {
  const card = { product: { type: "Gift Card", inventories: [] }, quantity: 2 };
  const to = { from: { email: "a@example.com", name: "Ada", message: null }, to: { email: "b@example.com" } };
  expect(catchFields(() => requireDeliveries([line()]))).toEqual({});
  expect(catchFields(() => requireDeliveries([line({ ...card, delivery: [to, to] })]))).toEqual({});
  expect(catchFields(() => requireDeliveries([line({ ...card, delivery: [to] })]))).toEqual({
    "giftCards[1]": "A giftcard is required",
  });
});

test("CA-12 lines that are a parcel want an address, whatever type the caller says", () => {
  expect(catchFields(() => requireShippingAddress(checkout(), "physical"))).toMatchObject({
    "user.address.shipping": "Shipping data is required",
  });
});

test("CA-15 what a gift card leaves must be paid by the payment's own rules", () => {
  expect(catchFields(() => requirePaymentDetails(checkout()))).toMatchObject({
    "payment.kountId": "A kount id is required",
    "payment.nonce": "A nonce is required",
  });
});

describe("C-459 a service that this order is not offered", () => {
  const site = { code: "boutique", flags: { showKlarna: true }, payments: {} } as unknown as Site;
  const invoice = (currency: string) => ({ currency, total: 20 }) as Invoice;
  const refused = { "payment.service": "A valid service is required" };
  test.each([
    ["klarna", "USD", "boutique", true, {}],
    ["klarna", "USD", "boutique", false, refused],
    ["klarna", "GBP", "boutique", true, refused],
    ["venmo", "USD", "boutique", true, {}],
    ["venmo", "CAD", "boutique", true, refused],
    ["apple-pay", "USD", "boutique", true, {}],
    ["apple-pay", "USD", "outlet", true, refused],
    ["google-pay", "USD", "boutique", true, {}],
    ["google-pay", "USD", "outlet", true, refused],
    ["internal", "USD", "boutique", true, refused],
  ] as const)("%s in %s on %s, pay later %s: %j", (service, currency, code, bnpl, fields) => {
    const order = { site: { ...site, code } as Site, invoice: invoice(currency), lines: [line()], bnpl };
    expect(catchFields(() => requireService(service as Payment["service"], order))).toEqual(fields);
  });
});
