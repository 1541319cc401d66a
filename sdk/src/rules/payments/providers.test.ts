import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Address, CartLine, Currency, Invoice } from "../../types.ts";
import { estimateCart } from "../estimate.ts";
import { toMinor } from "../money.ts";
import { giftCardProduct, line, product, promotion, taxes } from "../testing/fixtures.ts";
import { judged } from "../testing/judged.ts";
import { bnplLocale } from "./bnplLocale.ts";
import { bnplOrder } from "./bnplOrder.ts";
import { DEVICE_WALLET, deviceWalletLines, isExpressContact } from "./deviceWallet.ts";
import { walletOrder } from "./walletOrder.ts";
import { bnplPayment, walletPayment } from "./walletPayments.ts";

const billing: Address = {
  firstname: "Ada",
  lastname: "Moreau",
  address1: "12 Main St",
  address2: "Apt 5",
  city: "Austin",
  state: "TX",
  zipcode: "78701",
  country: "us",
  phone: "+15125550100",
};
const image = { id: 5, src: "/assets/img/p.jpg", alt: "", variant_ids: [] };
const wand = product({ id: 300, usd: 19.99, title: "Halo", images: [image] });
const lines = [
  line(wand, { quantity: 3 }),
  line(giftCardProduct(25)),
  line(product({ usd: 12 }), { free: true }),
];
const invoice: Invoice = {
  currency: "USD",
  subtotal: 84.97,
  _subtotal: { taxable: 59.97, discounted: 59.97, discountable: 59.97, physical: 59.97, digital: 25 },
  discounts: { promotion: 10, shipping: 0, freeProduct: 12, savings: 0, giftCard: 20, credits: 5 },
  taxes: taxes(4.12),
  shipping: 7,
  total: 61.09,
  payments: { giftCard: 20, credits: 5, creditCard: 61.09 },
} as Invoice;
const order = (more: Partial<Invoice> = {}) =>
  bnplOrder({
    lines,
    invoice: { ...invoice, ...more },
    email: "ada@example.com",
    billing,
    shipping: null,
    origin: "https://boutique.example",
  });
const getTaxLine = (type: string, more: Partial<Invoice> = {}) =>
  order(more).order_lines.find((line) => line.type === type);
const paid = (part: Partial<Invoice["payments"]>) => ({
  payments: { giftCard: 0, credits: 0, creditCard: 0, ...part },
});

describe("buy now, pay later", () => {
  it("C-658 order_amount in cents", () => {
    expect(order({ total: 19.99 }).order_amount).toBe(1999);
    expect(order().order_amount).toBe(6109);
  });
  it("C-659 order_tax_amount in cents", () => expect(order().order_tax_amount).toBe(412));

  it("C-660 one line for each product; gifts cost nothing", () =>
    expect(order().order_lines.slice(0, 3)).toEqual([
      {
        type: "physical",
        reference: "1300",
        name: "Halo",
        quantity: 3,
        unit_price: 1999,
        total_amount: 5997,
        image_url: "https://boutique.example/assets/img/p_x200.jpg",
      },
      expect.objectContaining({ type: "digital", quantity: 1, unit_price: 2500, total_amount: 2500 }),
      expect.objectContaining({ type: "physical", unit_price: 0, total_amount: 0 }),
    ]));

  it("C-660 shows the variant's own picture when it has one", () => {
    const colour = { ...image, id: 6, src: "/assets/img/violet.jpg" };
    const two = { ...lines[0], product: { ...wand, images: [image, colour] } } as CartLine;
    const violet = { ...two, variant: { ...two.variant, image_id: 6 } };
    const ask = (cartLine: CartLine) =>
      bnplOrder({
        lines: [cartLine],
        invoice,
        email: "a@b.co",
        billing,
        shipping: null,
        origin: "https://s.example",
      }).order_lines[0]?.image_url;
    expect(ask(violet)).toBe("https://s.example/assets/img/violet_x200.jpg");
    expect(ask(two)).toBe("https://s.example/assets/img/p_x200.jpg");
  });

  it.each([
    ["C-661", "sales_tax", "Tax", 412],
    ["C-662", "shipping_fee", "Shipping", 700],
    ["C-663", "discount", "Discount", -1000],
    ["C-664 CA-67", "gift_card", "Gift Card", -2000],
    ["C-665 CA-67", "store_credit", "Credits/Cash Back", -500],
  ])("%s line %s named '%s' of %d", (_, type, name, cents) =>
    expect(getTaxLine(type)).toEqual({ type, name, quantity: 1, unit_price: cents, total_amount: cents }),
  );

  it("C-664 C-665 no line for a gift card or credits of 0; C-663 no minus zero", () => {
    expect(getTaxLine("gift_card", paid({}))).toBeUndefined();
    expect(getTaxLine("store_credit", paid({}))).toBeUndefined();
    expect(getTaxLine("gift_card", paid({ giftCard: 0.01 }))?.total_amount).toBe(-1);
    const none = getTaxLine("discount", { discounts: { ...invoice.discounts, promotion: 0 } });
    expect(Object.is(none?.total_amount, 0)).toBe(true);
  });

  it("C-666 addresses; shipping is billing for digital orders", () => {
    const address = {
      given_name: "Ada",
      family_name: "Moreau",
      email: "ada@example.com",
      street_address: "12 Main St",
      street_address2: "Apt 5",
      postal_code: "78701",
      city: "Austin",
      region: "TX",
      phone: "+15125550100",
      country: "US",
    };
    expect(order().billing_address).toEqual(address);
    expect(order().shipping_address).toEqual(address);
  });

  it("C-667 country, currency and locale", () => {
    const { purchase_country, purchase_currency, locale } = order({ currency: "CAD" });
    expect([purchase_country, purchase_currency, locale]).toEqual(["US", "CAD", "en-CA"]);
  });

  it.each<[string, Currency, string]>([
    ["C-748", "GBP", "en-GB"],
    ["C-749", "EUR", "en-DE"],
    ["C-750", "CAD", "en-CA"],
    ["C-751", "USD", "en-US"],
  ])("%s locale of %s is %s", (_, currency, locale) => expect(bnplLocale(currency)).toBe(locale));
});

const cents = (max: number) => fc.integer({ min: 0, max }).map((minor) => minor / 100);
const carts = fc.record({
  prices: fc.array(fc.tuple(cents(20_000), fc.integer({ min: 1, max: 9 }), fc.boolean()), {
    minLength: 1,
    maxLength: 6,
  }),
  discount: fc.integer({ min: 0, max: 100 }),
  tax: cents(5000),
  included: fc.boolean(),
  shipping: cents(3000),
  giftCard: cents(20_000),
  credits: fc.integer({ min: 0, max: 60 }),
});

const estimateForCart = (cart: typeof carts extends fc.Arbitrary<infer T> ? T : never) => {
  const all = cart.prices.map(([usd, quantity, free]) => line(product({ usd }), { quantity, free }));
  return {
    all,
    invoice: estimateCart(
      judged({
        lines: all,
        currency: "USD",
        promotion: promotion({ discount: cart.discount }),
        taxes: taxes(cart.tax, { included: cart.included }),
        shipping: cart.shipping,
        giftCard: {
          amount_remaining: cart.giftCard,
          currency: "USD" as const,
        },
        credits: cart.credits,
      }),
    ),
  };
};

describe("what providers are told adds up", () => {
  it("CA-67 the lines of a pay-later order are its amount, for any cart with something left to pay", () =>
    fc.assert(
      fc.property(carts, (cart) => {
        const { all, invoice: own } = estimateForCart(cart);
        fc.pre(own.total > 0);
        const order = bnplOrder({
          lines: all,
          invoice: own,
          email: "a@b.co",
          billing,
          shipping: null,
          origin: "https://s.example",
        });
        const sum = order.order_lines.reduce((total, line) => total + line.total_amount, 0);
        expect(sum).toBe(order.order_amount);
        for (const line of order.order_lines) expect(line.unit_price * line.quantity).toBe(line.total_amount);
        for (const line of order.order_lines) expect(Number.isInteger(line.unit_price)).toBe(true);
      }),
      { numRuns: 2000 },
    ));

  it("the rows of a device wallet are its total, for any cart with something left to pay", () =>
    fc.assert(
      fc.property(carts, (cart) => {
        const { invoice: own } = estimateForCart(cart);
        fc.pre(own.total > 0);
        const sum = deviceWalletLines(own).reduce((total, { amount }) => total + toMinor(Number(amount)), 0);
        expect(sum).toBe(toMinor(own.total));
      }),
      { numRuns: 2000 },
    ));
});

describe("wallets", () => {
  it.each([
    [12, "12.00"],
    [12.5, "12.50"],
    [0.1 + 0.2, "0.30"],
  ])("C-669 total %d is '%s'", (total, amount) =>
    expect(walletOrder({ total, currency: "USD" }).amount).toBe(amount),
  );
  it("C-668 C-670 C-671 C-672 CA-65 the order's other members", () =>
    expect(walletOrder({ total: 12, currency: "CAD" })).toEqual({
      flow: "checkout",
      amount: "12.00",
      currency: "CAD",
      intent: "capture",
      requestBillingAgreement: true,
      enableShippingAddress: false,
    }));

  const none = { ...invoice, ...paid({}), discounts: { ...invoice.discounts, promotion: 0 } };
  it("C-678 Subtotal, Sales tax, Shipping", () =>
    expect(deviceWalletLines(none)).toEqual([
      { label: "Subtotal", amount: "84.97" },
      { label: "Sales tax", amount: "4.12" },
      { label: "Shipping", amount: "7.00" },
    ]));
  it("C-679 Discount when above 0, C-680 Credits when above 0", () =>
    expect(deviceWalletLines(invoice).slice(3)).toEqual([
      { label: "Discount", amount: "-10.00" },
      { label: "Gift card", amount: "-20.00" },
      { label: "Credits", amount: "-5.00" },
    ]));
  it("C-673 to C-677 the session", () =>
    expect(DEVICE_WALLET).toMatchObject({ version: 3, supportedCountries: ["US", "CA"] }));

  it.each([
    ["US", true],
    ["ca", true],
    ["GB", false],
    ["", false],
    [null, false],
  ])("C-469 an express contact in %s: %s", (country, accepted) =>
    expect(isExpressContact({ country })).toBe(accepted),
  );

  const check = { kountId: "k", deviceData: "d" };
  it.each([
    ["paypal", "paypal"],
    ["paypal-pay-later", "paypal"],
    ["venmo", "venmo"],
    ["apple-pay", "apple-pay"],
    ["apple-pay-express", "apple-pay"],
    ["google-pay", "google-pay"],
    ["google-pay-express", "google-pay"],
  ] as const)("C-648 C-649 C-650 CA-68 %s is paid by service %s", (method, service) =>
    expect(walletPayment(method, { nonce: "n", ...check })).toEqual({
      paymentMethod: method,
      gateway: "braintree",
      service,
      nonce: "n",
      vaulted: false,
      ...check,
    }),
  );
  it("C-651 CA-68 pay later", () =>
    expect(bnplPayment({ token: "t", kountId: "k" })).toEqual({
      paymentMethod: "klarna",
      gateway: "klarna",
      service: "klarna",
      token: "t",
      kountId: "k",
    }));
});
