import { describe, expect, it } from "vitest";
import { answerShippingRates } from "../../shop/answerShippingRates.ts";
import type { Currency, ListShippingRatesData, ShippingRateRow } from "../../types.ts";
import { rateRow } from "../testing/fixtures.ts";
import { freeShippingFrom } from "./freeShippingFrom.ts";
import { rowsFor } from "./rowsFor.ts";
import { shippingOptionsFor } from "./shippingOptionsFor.ts";

const row = (amount: number, more: Partial<ShippingRateRow> = {}) => rateRow({ amount, ...more });
const others = { countries: ["*"] };
const express = { type: "express" } as const;

const brief = (rows: readonly { amount: number }[]) => rows.map(({ amount }) => amount);

describe("every reader of a country's rates takes the rows of the checkout", () => {
  it.each<[string, ShippingRateRow[], string, Currency, number[]]>([
    ["those that name it", [row(7), row(9, others)], "US", "USD", [7]],
    ["those of others, where none names it", [row(7), row(9, others)], "JP", "USD", [9]],
    [
      "those of others in a currency that none of its own has",
      [row(7), row(0, { ...others, currency: "EUR" })],
      "US",
      "EUR",
      [0],
    ],
    [
      "no row of others beside one of its own of any tier",
      [row(20, express), row(0, others)],
      "US",
      "USD",
      [],
    ],
    ["UK is GB", [row(0, { countries: ["GB"], currency: "GBP" })], "UK", "GBP", [0]],
    ["none in another currency", [row(7)], "US", "CAD", []],
  ])("%s", async (_, rows, country, currency, amounts) => {
    const options = shippingOptionsFor({ rows, country, currency, subtotal: 50, language: "en" });
    expect(brief(options.filter(({ type }) => type === "standard"))).toEqual(amounts);
    const { body } = await answerShippingRates(
      { query: { country, tiers: "standard", configuration: { currency } } } as never,
      { readShippingRates: () => rows },
    );
    expect(brief((body as ListShippingRatesData).data.standard)).toEqual(amounts);
    expect(freeShippingFrom(rows, { country, currency })).toBe(amounts.includes(0) ? 0 : null);
    expect(brief(rowsFor(rows, { country, currency }).filter(({ type }) => type === "standard"))).toEqual(
      amounts,
    );
  });

  it("without a currency the rates are in that of the country's own", async () => {
    const rows = [row(9, others), row(6, { countries: ["GB"], currency: "GBP" })];
    const { body } = await answerShippingRates({ query: { country: "GB", tiers: "standard" } } as never, {
      readShippingRates: () => rows,
    });
    expect(brief((body as ListShippingRatesData).data.standard)).toEqual([6]);
  });
});
