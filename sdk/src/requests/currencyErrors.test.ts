import { describe, expect, it } from "vitest";
import { currencyFields } from "../generated/requests/currencyFields.ts";
import type { Currency } from "../types.ts";
import { currencyErrors } from "./currencyErrors.ts";
import { type InvalidRequestError, validatorCompiler } from "./validate.ts";

const demo = ["USD", "CAD", "GBP", "EUR"] as const;
const text = "We only support USD, CAD, GBP, or EUR currencies";

describe("currencyErrors", () => {
  const refused = (place: string, value: unknown, sold: readonly Currency[] = demo) =>
    currencyErrors(value, { places: [place], sold, fields: {} });

  it.each<[string, string, unknown, object]>([
    [
      "C-546 another currency",
      "cart.invoice.currency",
      { cart: { invoice: { currency: "AUD" } } },
      { "cart.invoice.currency": text },
    ],
    [
      "S-027 a listing",
      "configuration.currency",
      { configuration: { currency: "SEK" } },
      { "configuration.currency": text },
    ],
    ["a query's own", "currency", { currency: "JPY" }, { currency: text }],
    [
      "an item of a list",
      "items.*.currency",
      { items: [{ currency: "USD" }, { currency: "SEK" }] },
      { "items[1].currency": text },
    ],
    ["one that is sold in", "currency", { currency: "GBP" }, {}],
    ["none", "cart.invoice.currency", null, {}],
    ["a text in the place of an object", "configuration.currency", { configuration: "x" }, {}],
    ["a text in the place of a list", "items.*.currency", { items: "x" }, {}],
  ])("%s", (_, place, value, fields) => expect(refused(place, value)).toEqual(fields));

  it.each([
    [["SEK"], { currency: "We only support SEK currency" }],
    [["SEK", "NOK", "SEK"], { currency: "We only support SEK or NOK currencies" }],
    [[], {}],
  ])("names what the shop sells in: %j", (sold, fields) =>
    expect(refused("currency", { currency: "USD" }, sold)).toEqual(fields),
  );

  it("names no more fields than an answer may have", () => {
    const items = Array.from({ length: 80 }, () => ({ currency: "SEK" }));
    expect(Object.keys(refused("items.*.currency", { items }))).toHaveLength(50);
  });
});

describe("a request's validator", () => {
  const refuse = (name: string, value: object, sold: readonly Currency[]): unknown => {
    const result = validatorCompiler({ schema: { "x-validator": name } }, () => sold)(value);
    return "error" in result ? (result.error as InvalidRequestError).fields : null;
  };

  it("has a place for every currency that a shopper's request names, and for none of merchants'", () => {
    const names = Object.keys(currencyFields);
    expect(names).toEqual(
      expect.arrayContaining(["listProductsQuery", "getGiftCardQuery", "submitCheckoutBody"]),
    );
    expect(currencyFields).toMatchObject({
      listRecommendationsBody: expect.arrayContaining(["items.*.price_currency_code"]),
    });
    expect(names.filter((name) => /Merchant|Import|changePrices|exportOrders/.test(name))).toEqual([]);
  });

  it.each([
    ["missing", {}],
    ["malformed", { currency: "euro" }],
    ["not sold in", { currency: "USD" }],
  ])("names the shop's currencies for one that is %s", (_, query) => {
    expect(refuse("createCardTokenQuery", query, ["SEK"])).toEqual({
      currency: "We only support SEK currency",
    });
    expect(refuse("createCardTokenQuery", query, ["CAD", "GBP"])).toEqual({
      currency: "We only support CAD or GBP currencies",
    });
  });

  it("tells an unsold currency with everything else that is wrong (C-546)", () => {
    const fields = refuse("submitCheckoutBody", { cart: { invoice: { currency: "AUD" } } }, demo);
    expect(fields).toMatchObject({ "cart.invoice.currency": text });
    expect(Object.keys(fields as object).length).toBeGreaterThan(3);
  });

  it("takes a currency that is sold in", () =>
    expect(refuse("createCardTokenQuery", { currency: "SEK" }, ["SEK"])).toBeNull());
});
