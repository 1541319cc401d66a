import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import * as bodies from "../../sdk/src/generated/requests/bodies.js";
import { PERIODS } from "../../sdk/src/testing/formRows.ts";
import { withField } from "../../sdk/src/testing/withField.ts";
import { type Check, fieldErrors } from "../../sdk/src/validation.ts";

/**
 * [ids and what is tested, path changed, its new content (undefined takes it away), the text expected there, null for none,
 * or the texts by path].
 */
type Row = readonly [
  name: string,
  path: string,
  content: unknown,
  texts: string | null | Record<string, string>,
];

function checkRows(check: Check, valid: unknown, rows: readonly Row[]): void {
  const errors = (value: unknown) => fieldErrors(check, bodies.texts, structuredClone(value)) ?? {};
  it("is content with a valid body", () => expect(errors(valid)).toEqual({}));
  it.each(rows)("%s (%s)", (_, path, content, texts) => {
    const expected = typeof texts === "string" ? { [path]: texts } : (texts ?? {});
    expect(errors(path === "" ? content : withField(valid, path, content))).toEqual(expected);
  });
}

const checkout = parse(readFileSync(join(import.meta.dirname, "../examples/checkout.yaml"), "utf8")).value;
checkout.user.address.billing = { ...checkout.user.address.billing };
const { payment } = checkout;
const digital = withField(checkout, "cart.type", "digital");
const paidByGiftCard = withField(
  withField(checkout, "cart.giftCard", { code: "1234-5678-9012-3456" }),
  "payment",
  { service: "internal", paymentMethod: "gift-card" },
);
const credits = { invoice: { ...checkout.cart.invoice, discounts: { credits: 10 } }, credits: { uuid: "u" } };
const paidByCredits = withField(withField(checkout, "cart", { ...checkout.cart, ...credits }), "payment", {
  service: "internal",
});

const CURRENCY = "We only support USD, CAD, GBP, or EUR currencies";
const CARD = "payment.cardDetails";
const ALL = "A nonce and/or gift card, an email, and cart products are required";
const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(payment).filter(([name]) => !names.includes(name)));

describe("submitCheckout: user and addresses", () => {
  checkRows(bodies.submitCheckoutBody, checkout, [
    ["C-473 email invalid", "user.email", "not-an-email", "A valid email is required"],
    ["C-475 email with periods", "user.email", ".a@example.com", PERIODS],
    ["C-478 email missing", "user.email", undefined, "An email is required"],
    ["C-500 no user", "user", undefined, "A user is required"],
    ["C-501 billing not supplied", "user.address.billing", undefined, null],
    ["C-501 billing supplied", "user.address.billing.city", "", "A city is required"],
    ["C-539 CA-13 billing null", "user.address.billing", null, "Billing data is required"],
    ["C-502 C-422 shipping missing", "user.address.shipping", undefined, "Shipping data is required"],
    ["C-523 CA-12 shipping null", "user.address.shipping", null, "Shipping data is required"],
    [
      "C-523 CA-12 no addresses",
      "user.address",
      undefined,
      { "user.address.shipping": "Shipping data is required" },
    ],
    ["C-503 shipping zip", "user.address.shipping.zipcode", "1234", "Zip code must be valid"],
    ["C-541 C-548 cart.shipping null", "cart.shipping", null, null],
  ]);
});

describe("submitCheckout: a digital cart", () => {
  checkRows(bodies.submitCheckoutBody, digital, [
    ["C-422 CA-12 needs no shipping address", "user.address.shipping", undefined, null],
    ["C-502 nor checks one", "user.address.shipping.zipcode", "🦊", null],
  ]);
});

describe("submitCheckout: a mixed cart", () => {
  checkRows(bodies.submitCheckoutBody, withField(checkout, "cart.type", "mix"), [
    ["C-422 needs a shipping address", "user.address.shipping", null, "Shipping data is required"],
  ]);
});

describe("submitCheckout: cart", () => {
  checkRows(bodies.submitCheckoutBody, checkout, [
    ["C-542 no product", "cart.products", [], "At least one product is required"],
    ["C-543 products missing", "cart.products", undefined, "Cart products are required"],
    [
      "C-544 product without variant",
      "cart.products",
      [{}],
      { "cart.products[0].variant": "A product variant is required" },
    ],
    ["C-545 total missing", "cart.invoice.total", undefined, "An invoice total is required"],
    ["C-545 total a text", "cart.invoice.total", "103", "An invoice total is required"],
    ["C-546 no currency", "cart.invoice.currency", "dollars", CURRENCY],
    ["C-546 CA-76 currency missing", "cart.invoice.currency", undefined, CURRENCY],
    ["C-547 invoice missing", "cart.invoice", undefined, "An invoice is required"],
    ["C-549 shipping without service", "cart.shipping.service", undefined, "A service is required"],
    ["C-550 shipping without type", "cart.shipping.type", undefined, "A type is required"],
    ["C-551 shipping without identifier", "cart.shipping.identifier", "", "An identifier is required"],
    ["C-547 no invoice", "cart.invoice", null, "An invoice is required"],
    ["C-552 cart missing", "cart", undefined, "Cart data is required"],
    ["C-553 no body", "", null, ALL],
  ]);
});

/** A payment by each service, with the fields of its kind. */
const services: Record<string, object> = {
  internal: { ...payment, service: "internal" },
  braintree: payment,
  ...Object.fromEntries(
    ["paypal", "venmo", "apple-pay", "google-pay"].map((service) => [
      service,
      { ...payment, service, paymentMethod: service },
    ]),
  ),
  klarna: { service: "klarna", gateway: "klarna", token: "t", kountId: payment.kountId },
};
const METHOD = "A valid payment method is required";
const GATEWAY = "A valid gateway is required";

describe("submitCheckout: payment", () => {
  checkRows(bodies.submitCheckoutBody, checkout, [
    ...Object.entries(services).map(
      ([service, content]): Row => [`C-485 service ${service}`, "payment", content, {}],
    ),
    ["a card through another gateway", "payment.gateway", "other", GATEWAY],
    ["a card through no gateway", "payment.gateway", "", GATEWAY],
    ["a card that is called free", "payment.paymentMethod", "free", METHOD],
    ["a card that is called a wallet", "payment.paymentMethod", "paypal", METHOD],
    [
      "a wallet with a token",
      "payment",
      { ...services.venmo, token: "t" },
      { "payment.token": "This service is paid with a nonce" },
    ],
    [
      "pay later with a nonce",
      "payment",
      { ...services.klarna, token: null, nonce: "n" },
      { "payment.token": "A token is required" },
    ],
    ["C-486 another service", "payment.service", "cash", "A valid service is required"],
    ["C-487 service missing", "payment.service", undefined, "A service is required"],
    [
      "C-488 gift card without code",
      "cart.giftCard",
      {},
      { "cart.giftCard.code": "A gift card code is required" },
    ],
    ["C-490 no fraud id", "payment.kountId", undefined, "A kount id is required"],
    ["C-491 no device data", "payment.deviceData", undefined, "Device data is required"],
    ["C-490 CA-71 null", "payment.kountId", null, "A kount id is required"],
    ["C-491 CA-71 null", "payment.deviceData", null, "Device data is required"],
    [
      "C-491 without gateway",
      "payment",
      without("gateway", "deviceData"),
      { "payment.deviceData": "Device data is required" },
    ],
    ["C-492 no vaulted", "payment.vaulted", undefined, "A vaulted value is required"],
    ["C-492 vaulted a text", "payment.vaulted", "no", "A vaulted value is required"],
    [
      "C-492 without gateway",
      "payment",
      without("gateway", "vaulted"),
      { "payment.vaulted": "A vaulted value is required" },
    ],
    ["C-493 another gateway needs neither", "payment", services.klarna, null],
    ["C-494 CA-17 an empty token", "payment.token", "", "A token is required"],
    ["C-494 CA-17 no text", "payment.token", 5, "A token is required"],
    ["C-495 CA-17 no text", "payment.nonce", 5, "A nonce is required"],
    ["C-494 a token instead of the nonce", "payment", { ...without("nonce"), token: "t" }, null],
    ["C-495 C-421 neither", "payment.nonce", undefined, "A nonce is required"],
    [
      "C-495 an empty nonce, a null token",
      "payment",
      { ...payment, nonce: "", token: null },
      { "payment.nonce": "A nonce is required" },
    ],
    ["C-496 no card details", CARD, undefined, null],
    ["C-496 CA-75 null", CARD, null, "Card details are required"],
    ["C-497 last four missing", `${CARD}.lastFour`, undefined, "The last four is required"],
    ["C-497 empty", `${CARD}.lastFour`, "", "The last four is required"],
    ["C-497 1 character", `${CARD}.lastFour`, "1", null],
    ["C-497 CA-75 5 characters", `${CARD}.lastFour`, "11111", "The last four is required"],
    ["C-498 bin missing", `${CARD}.bin`, undefined, "The bin is required"],
    ["C-499 5 characters", `${CARD}.bin`, "41111", "The bin must be 6 characters"],
    ["C-499 7 characters", `${CARD}.bin`, "4111111", "The bin must be 6 characters"],
    [
      "C-421 CA-75 no payment at all",
      "payment",
      undefined,
      {
        "payment.service": "A service is required",
        "payment.kountId": "A kount id is required",
        "payment.deviceData": "Device data is required",
        "payment.vaulted": "A vaulted value is required",
        "payment.nonce": "A nonce is required",
      },
    ],
  ]);
});

describe("submitCheckout: gift card and credits", () => {
  checkRows(bodies.submitCheckoutBody, paidByGiftCard, [
    [
      "C-488 gift card without code",
      "cart.giftCard",
      { code: "" },
      { "cart.giftCard.code": "A gift card code is required" },
    ],
    ["C-420 still needs a service", "payment", {}, { "payment.service": "A service is required" }],
  ]);
});

describe("submitCheckout: credits", () => {
  checkRows(bodies.submitCheckoutBody, paidByCredits, [
    ["C-489 no credits", "cart.credits", null, { "cart.credits.uuid": "A credits uuid is required" }],
    ["C-489 no uuid", "cart.credits", {}, { "cart.credits.uuid": "A credits uuid is required" }],
    [
      "C-489 C-420 none spent",
      "cart.invoice.discounts.credits",
      0,
      {
        "payment.kountId": "A kount id is required",
        "payment.deviceData": "Device data is required",
        "payment.vaulted": "A vaulted value is required",
        "payment.nonce": "A nonce is required",
      },
    ],
  ]);
});

const validation = { cart: { products: [{ variant: { id: 101 } }], invoice: { currency: "USD" } } };

describe("validateCart", () => {
  checkRows(bodies.validateCartBody, validation, [
    ["C-599 no product", "cart.products", [], "At least one product is required"],
    ["C-599 CA-77 products missing", "cart.products", undefined, "Cart products are required"],
    [
      "C-600 product without variant",
      "cart.products",
      [{}],
      { "cart.products[0].variant": "A product variant is required" },
    ],
    ["C-601 no currency", "cart.invoice.currency", "dollars", CURRENCY],
    ["C-602 no body", "", null, "A nonce and/or cart products are required"],
  ]);
});

describe("generateInvoice and createBnplToken", () => {
  const question = { user: { email: "ada@example.com" }, ...validation };
  for (const check of [bodies.generateInvoiceBody, bodies.createBnplTokenBody]) {
    checkRows(check, question, [
      ["C-742 no currency", "cart.invoice.currency", "dollars", CURRENCY],
      ["C-742 no currency", "cart.invoice", {}, { "cart.invoice.currency": CURRENCY }],
    ]);
  }
});

const tax = {
  address: { country: "US", state: "TX", zipcode: "78701" },
  invoice: { currency: "USD", shipping: 7, discounts: { promotion: 0 }, _subtotal: { taxable: 96 } },
  products: [{ id: "101", unit_price: 48, quantity: 2 }],
};
const TWO = "Two-letter ISO country code of the country where the order shipped to.";
const ID = "Product id must be a string or a number";

describe("calculateTaxes", () => {
  checkRows(bodies.calculateTaxesBody, tax, [
    ["C-583 country missing", "address.country", undefined, "Country is required"],
    ["C-584 three letters", "address.country", "USA", TWO],
    ["C-584 one letter", "address.country", "U", TWO],
    ["C-585 state missing", "address.state", "", "State is required"],
    ["C-586 zip missing in the US", "address.zipcode", undefined, "Zip is required"],
    ["C-587 not elsewhere", "address", { country: "CA", state: "ON" }, null],
    ["C-588 currency missing", "invoice.currency", undefined, "Currency is required"],
    ["C-589 shipping missing", "invoice.shipping", undefined, "Shipping is required"],
    ["C-590 promotion missing", "invoice.discounts.promotion", undefined, "Promotion is required"],
    ["C-591 discounts missing", "invoice.discounts", undefined, "Discounts is required"],
    ["C-592 taxable missing", "invoice._subtotal.taxable", undefined, "Taxes is required"],
    ["C-593 subtotal missing", "invoice._subtotal", undefined, "Subtotal is required"],
    ["C-594 id true", "products[0].id", true, ID],
    ["C-594 CA-79 id missing", "products[0].id", undefined, ID],
    ["C-594 a number", "products[0].id", 101, null],
    ["C-595 quantity 0", "products[0].quantity", 0, "Quantity must be positive"],
    ["C-595 quantity 1", "products[0].quantity", 1, null],
    ["C-596 quantity missing", "products[0].quantity", undefined, "Quantity is required"],
    ["C-597 price -1", "products[0].unit_price", -1, "Price must be positive"],
    ["C-597 price 0", "products[0].unit_price", 0, null],
    ["C-598 price missing", "products[0].unit_price", undefined, "Price is required"],
    ["CA-79 no products", "products", [], null],
    ["CA-79 no address", "address", undefined, "Country is required"],
  ]);
});
