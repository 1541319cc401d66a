import { expect, test } from "vitest";
import { findUnsoldCurrency } from "./findUnsoldCurrency.ts";

const demo = ["USD", "CAD", "GBP", "EUR"];
const text = "We only support USD, CAD, GBP, or EUR currencies";

const refused = (request: object, sold: string[] = demo) => findUnsoldCurrency(request, sold);

test.each<[string, object, object]>([
  [
    "C-546 another currency",
    { body: { cart: { invoice: { currency: "AUD" } } } },
    { "cart.invoice.currency": text },
  ],
  ["an invoice of its own", { body: { invoice: { currency: "AUD" } } }, { "invoice.currency": text }],
  ["a body's currency", { body: { currency: "AUD" } }, { currency: text }],
  ["S-027 a listing", { query: { configuration: { currency: "SEK" } } }, { "configuration.currency": text }],
  ["a query's currency", { query: { currency: "JPY" } }, { currency: text }],
  [
    "one that is sold in",
    { query: { currency: "GBP" }, body: { cart: { invoice: { currency: "EUR" } } } },
    {},
  ],
  ["no currency", { query: {}, body: null }, {}],
  ["a text in the place of an object", { query: { configuration: "x" }, body: "x" }, {}],
])("%s", (_, request, fields) => expect(refused(request)).toEqual(fields));

test("the sentence names what this shop sells in", () => {
  const request = { query: { currency: "USD" } };
  expect(refused(request, ["SEK"])).toEqual({ currency: "We only support SEK currency" });
  expect(refused(request, ["SEK", "NOK"])).toEqual({ currency: "We only support SEK or NOK currencies" });
  expect(refused(request, [])).toEqual({});
});
