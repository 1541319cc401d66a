import { describe, expect, it } from "vitest";
import { giftCardProduct, line, product } from "../testing/fixtures.ts";
import { canExpress, type PaymentOffer, paymentMethods } from "./paymentMethods.ts";

const halo = line(product({ id: 1 }));

const card = line(giftCardProduct());

describe("payment methods", () => {
  const all: PaymentOffer = {
    site: "boutique",
    currency: "USD",
    total: 50,
    lines: [halo],
    savedCards: 1,
    flags: { showKlarna: true },
    providers: { wallet: true, payLater: true, bnpl: true, mobilePay: true, deviceWallet: 3, googlePay: 2 },
  };
  const preorder = line(product({ level: "none", policy: "continue" }));

  it("all of them, in order", () =>
    expect(paymentMethods(all)).toEqual([
      "saved-credit-card",
      "credit-card",
      "apple-pay",
      "google-pay",
      "paypal",
      "paypal-pay-later",
      "klarna",
      "venmo",
    ]));

  it.each([
    [undefined, ["apple-pay", "google-pay"]],
    ["apple-pay", ["apple-pay", "google-pay"]],
    ["google-pay", ["google-pay", "apple-pay"]],
  ] as const)("the device's own wallet %s comes first", (ownWallet, wallets) =>
    expect(paymentMethods({ ...all, ...(ownWallet && { ownWallet }) }).slice(2, 4)).toEqual(wallets),
  );

  it("a guest without providers pays by card", () =>
    expect(paymentMethods({ site: "outlet", currency: "EUR", total: 5, lines: [halo] })).toEqual([
      "credit-card",
    ]));

  it.each([
    [0, 0],
    [0.01, 8],
  ])("a total of %d offers %d", (total, count) =>
    expect(paymentMethods({ ...all, total })).toHaveLength(count),
  );

  it.each<[NonNullable<PaymentOffer["disabled"]>, string[]]>([
    [["venmo"], ["apple-pay", "google-pay", "paypal", "paypal-pay-later", "klarna"]],
    [["paypal"], ["apple-pay", "google-pay", "klarna", "venmo"]],
    [["paypal-pay-later"], ["apple-pay", "google-pay", "paypal", "klarna", "venmo"]],
    [
      ["apple-pay", "google-pay"],
      ["paypal", "paypal-pay-later", "klarna", "venmo"],
    ],
  ])("a site without %j offers cards and the others", (disabled, left) =>
    expect(paymentMethods({ ...all, disabled })).toEqual(["saved-credit-card", "credit-card", ...left]),
  );

  it("a site without device wallets has no express checkout", () => {
    const offer = { ...all, geoCountry: "US" };
    expect(canExpress({ ...offer, disabled: ["apple-pay"] })).toBe(true);
    expect(canExpress({ ...offer, disabled: ["apple-pay", "google-pay"] })).toBe(false);
  });

  it.each<[string, Partial<PaymentOffer>, string, boolean]>([
    ["C-459 BNPL in CAD", { currency: "CAD" }, "klarna", true],
    ["C-459 not in GBP", { currency: "GBP" }, "klarna", false],
    ["S-433 C-461 not without its flag", { flags: {} }, "klarna", false],
    ["C-399 not with pre-orders", { lines: [halo, preorder] }, "klarna", false],
    ["not when the provider hides it", { providers: {} }, "klarna", false],
    ["C-462 mobile pay in USD only", { currency: "CAD" }, "venmo", false],
    ["S-022 C-023 device wallet on the main site only", { site: "outlet" }, "apple-pay", false],
    ["version 3", { providers: { deviceWallet: 2 } }, "apple-pay", false],
    ["S-022 Google Pay on the main site only", { site: "outlet" }, "google-pay", false],
    ["Google Pay by its API's version 2", { providers: { googlePay: 2 } }, "google-pay", true],
    ["not by an older one", { providers: { googlePay: 1 } }, "google-pay", false],
    ["saved cards only when there are any", { savedCards: 0 }, "saved-credit-card", false],
  ])("%s", (_, more, method, expected) =>
    expect((paymentMethods({ ...all, ...more }) as string[]).includes(method)).toBe(expected),
  );

  it.each<[string, object, boolean]>([
    ["US", { geoCountry: "US" }, true],
    ["CA", { geoCountry: "CA" }, true],
    ["by Google Pay alone", { geoCountry: "US", providers: { googlePay: 2 } }, true],
    ["by neither wallet", { geoCountry: "US", providers: {} }, false],
    ["C-465 elsewhere", { geoCountry: "FR" }, false],
    ["C-465 unknown", {}, false],
    ["C-466 with a gift card", { geoCountry: "US", lines: [card] }, false],
    ["C-467 nothing to pay", { geoCountry: "US", total: 0 }, false],
    ["C-024 another site", { geoCountry: "US", site: "closet" }, false],
    ["in CAD (CA-63)", { geoCountry: "CA", currency: "CAD" as const }, true],
    ["not in EUR (CA-63)", { geoCountry: "US", currency: "EUR" as const }, false],
    ["not in GBP (CA-63)", { geoCountry: "US", currency: "GBP" as const }, false],
  ])("express: %s", (_, more, expected) => expect(canExpress({ ...all, ...more })).toBe(expected));
});
