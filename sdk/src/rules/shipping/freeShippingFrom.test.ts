import { describe, expect, it } from "vitest";
import type { ShippingRateRow } from "../../types.ts";
import { rateRow } from "../testing/fixtures.ts";
import { freeShippingFrom } from "./freeShippingFrom.ts";

const row = (more: Partial<ShippingRateRow>) =>
  rateRow({ amount: 0, range: { min: 69, max: null }, ...more });
const us = { country: "US", currency: "USD" } as const;

/** `rowsFor.test.ts` holds which rows are for a country. */
describe("freeShippingFrom", () => {
  it.each<[string, ShippingRateRow[], number | null]>([
    [
      "the subtotal of the tier that costs nothing",
      [row({ amount: 7, range: { min: 0, max: 69 } }), row({})],
      69,
    ],
    ["the lowest of several", [row({}), row({ range: { min: 50, max: null } })], 50],
    ["0 where it is always free", [row({ range: { min: 0, max: null } })], 0],
    ["nothing without rates", [], null],
    ["nothing where it always costs something", [row({ amount: 7, range: { min: 0, max: null } })], null],
    ["nothing where it ends again", [row({ range: { min: 69, max: 200 } })], null],
    ["nothing from another tier", [row({ type: "express" })], null],
    ["nothing from another currency", [row({ currency: "CAD" })], null],
    ["nothing from another country", [row({ countries: ["CA"] })], null],
  ])("%s", (_, rates, from) => expect(freeShippingFrom(rates, us)).toBe(from));
});
