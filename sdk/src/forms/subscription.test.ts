import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Subscription, SubscriptionOrder, validateForm } from "../forms.ts";
import { needsBilling } from "../rules/subscriptions/needsBilling.ts";
import { formRows, NOW, PERIODS } from "../testing/formRows.ts";
import { withField } from "../testing/withField.ts";

const start = {
  action: "subscription_start",
  user: {
    email: "ada@example.com",
    address: { billing: { name: "Ada Moreau", country: "US", zipcode: "78701" } },
  },
  cart: { products: [{ id: 1 }], invoice: { total: "19.99" } },
  payment: { terms: true, service: "basis-theory", expiry: { month: "10", year: "2029" } },
};
const { terms: _, ...noTerms } = start.payment;
const restart = {
  ...start,
  action: "subscription_restart",
  validation: { nonce: "9d41" },
  payment: noTerms,
};
const OBJECT = "A validation object is required with `nonce` and an optional `action` property";
const NONCE = "The validation object requires a nonce";
const TERMS = "To use our service, you will need to accept the terms and privacy policy";
const ZIP = "A zip/postal/post code";
const EXPIRY = "payment.expiry";

describe("Subscription, started", () => {
  formRows(Subscription, start, [
    ["C-474 email invalid", "user.email", "ada", "Must be a valid email"],
    ["C-475 email with periods", "user.email", ".a@example.com", PERIODS],
    ["C-478 email missing", "user.email", "", "An email is required"],
    ["C-416 no validation object needed", "validation", undefined, null],
    ["CA-78 another action", "action", "subscription_end", "A valid action is required"],
    ["CA-78 no action", "action", undefined, null],
    ["C-419 C-570 terms not accepted", "payment.terms", false, TERMS],
    ["C-419 C-570 terms missing", "payment.terms", undefined, TERMS],
    ["C-559 name missing", "user.address.billing.name", undefined, "Name on card is required"],
    ["C-559 name empty", "user.address.billing.name", "", "Name on card is required"],
    ["C-560 emoji in the name", "user.address.billing.name", "Ada 🦊", "A name cannot contain emojis"],
    ["C-561 country missing", "user.address.billing.country", undefined, "A country is required"],
    ["C-561 emoji in the country", "user.address.billing.country", "🇨🇦", "A country cannot contain emojis"],
    ["C-562 zip missing", "user.address.billing.zipcode", undefined, `${ZIP} is required`],
    ["C-563 emoji in the zip", "user.address.billing.zipcode", "🦊", `${ZIP} cannot contain emojis`],
    ["C-564 no billing address", "user.address.billing", undefined, "A billing address is required"],
    ["C-564 null", "user.address.billing", null, "A billing address is required"],
    ["C-565 no address", "user.address", undefined, "An address is required"],
    ["C-566 no user", "user", undefined, "A user is reuqired"],
    ["C-567 no product", "cart.products", [], "At least one product is required"],
    ["C-567 products missing", "cart.products", undefined, "Cart products are required"],
    ["C-568 product without id", "cart.products", [{}], "A product id is required", "cart.products[0].id"],
    ["C-569 total missing", "cart.invoice.total", undefined, "An invoice total is required"],
    ["C-569 total empty", "cart.invoice.total", "", "An invoice total is required"],
    ["C-571 another service", "payment.service", "braintree", "A valid service is required"],
    ["C-571 service missing", "payment.service", undefined, "A service is required"],
    ["C-572 no expiry", EXPIRY, undefined, "An expiry date is required"],
    ["C-572 an empty one", EXPIRY, {}, "An expiry date is required"],
    ["C-572 CA-78 month alone", EXPIRY, { month: "10" }, "An expiry date is required"],
    ["C-572 CA-78 year alone", EXPIRY, { year: "2029" }, "An expiry date is required"],
    ["C-572 CA-78 month 13", EXPIRY, { month: "13", year: "2029" }, "An expiry date is required"],
    ["C-573 a year of two digits", EXPIRY, { month: "10", year: "29" }, "An expiry date is required"],
    ["C-573 numbers", EXPIRY, { month: 1, year: 2029 }, null],
    ["C-574 two months ago", EXPIRY, { month: "09", year: "2026" }, "Card has expired"],
    ["C-574 last month", EXPIRY, { month: "10", year: "2026" }, null],
    ["C-575 ten years ahead", EXPIRY, { month: "11", year: "2036" }, null],
    ["C-575 a month more", EXPIRY, { month: "12", year: "2036" }, "Expiry out of range"],
    ["C-576 no payment", "payment", undefined, "A payment is required"],
    ["C-577 no body", "", null, "Subscription data is required"],
  ]);

  it("C-559 payment.id stands for the name; C-560 its rules stay", () => {
    const named = withField(start, "payment.id", "tok_ok");
    const nameless = withField(named, "user.address.billing.name", undefined);
    expect(validateForm(Subscription, nameless, "en", NOW)).toEqual({});
    expect(
      validateForm(Subscription, withField(named, "user.address.billing.name", "🦊"), "en", NOW),
    ).toEqual({ "user.address.billing.name": "A name cannot contain emojis" });
  });
});

const EXCHANGE = "The validation object requires a klaviyo exchange";

describe.each(["subscription_restart", "subscription_plan_change"])("%s", (action) => {
  formRows(Subscription, { ...restart, action }, [
    ["C-419 terms are not asked for", "payment.terms", undefined, null],
    ["C-415 C-580 no validation object", "validation", undefined, OBJECT],
    ["C-415 C-580 null", "validation", null, OBJECT],
    ["C-418 C-578 without type and nonce", "validation", {}, NONCE, "validation.nonce"],
    ["C-418 C-578 type nonce without it", "validation", { type: "nonce" }, NONCE, "validation.nonce"],
    ["C-418 type nonce", "validation", { type: "nonce", nonce: "1" }, null],
    ["C-417 C-579 no exchange", "validation", { type: "klaviyo-exchange" }, EXCHANGE, "validation.exchange"],
    ["C-417 an exchange", "validation", { type: "klaviyo-exchange", exchange: "e" }, null],
  ]);
});

const BILLING = "A billing address is required";

describe("the billing address of a subscription", () => {
  it.each([
    ["C-557 a start, total '0'", "subscription_start", "0", true],
    ["C-554 C-558 a restart, total '0'", "subscription_restart", "0", false],
    ["C-558 CA-28 total '0.00'", "subscription_restart", "0.00", false],
    ["C-556 C-555 a restart, total 0 as a number", "subscription_restart", 0, true],
    ["C-555 a restart, total 19.99 as a number", "subscription_restart", 19.99, true],
    ["C-554 C-556 a restart, total '19.99'", "subscription_restart", "19.99", true],
    ["C-556 no action, total '19.99'", undefined, "19.99", true],
  ])("%s", (_, action, total, needed) => {
    expect(needsBilling(action, total)).toBe(needed);
    const value = {
      ...(action === "subscription_start" ? start : restart),
      action,
      user: { email: "ada@example.com", address: {} },
      payment: start.payment,
      cart: { ...start.cart, invoice: { total } },
    };
    expect(validateForm(Subscription, value, "en", NOW)).toEqual(
      needed ? { "user.address.billing": BILLING } : {},
    );
  });

  it("C-558 is optional for nothing but a text that reads as 0, and never for a start", () =>
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.double(), fc.constantFrom("0", "0.0")),
        fc.boolean(),
        (total, starts) => {
          const needed = needsBilling(starts ? "subscription_start" : "subscription_plan_change", total);
          expect(needed).toBe(starts || typeof total === "number" || Number(total) !== 0);
        },
      ),
    ));
});

describe("SubscriptionOrder", () => {
  formRows(SubscriptionOrder, { user_id: 1, subscription_id: 2 }, [
    ["C-581 user missing", "user_id", undefined, "A user id is required"],
    ["C-581 not a number", "user_id", "1", "A user id is required"],
    ["C-582 subscription missing", "subscription_id", null, "A subscription id is required"],
    ["C-582 not a number", "subscription_id", "x", "A subscription id is required"],
  ]);
});
