import { readFileSync } from "node:fs";
import { POSTAL_CODE_FORMS, US_STATES } from "@velours/sdk/rules";
import type { TaxRateRow } from "@velours/sdk/types";
import { expect, test } from "vitest";
import { inTransaction } from "../../platform/store/transaction.ts";
import { address, checkoutBody } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { readSource } from "../import/readSource.ts";
import { runImport } from "../import/runImport.ts";
import { tableTaxes } from "./providers/tableTaxes.ts";
import { upsertTaxRates } from "./store.ts";
import { findRate, taxFromTable } from "./taxFromTable.ts";

const folder = new URL("../../../data/taxes/", import.meta.url);
const rates = JSON.parse(readFileSync(new URL("tax-rates.json", folder), "utf8")) as TaxRateRow[];
const question = {
  currency: "USD",
  shipping: 7,
  duties: 0,
  lines: [{ unit_price: 48, discount: 6, quantity: 2 }],
};

test.each([
  ["US", "TX", { total: 6.06, _total: { shipping: 0, regional: 6.06, shippingTax: 0.44 }, included: false }],
  ["us", "ca", { total: 6.53, _total: { shipping: 0, regional: 6.53 }, included: false }],
  ["US", "OR", { total: 0, included: false }],
  ["CA", "QC", { total: 14.53, included: false }],
  [
    "GB",
    "London",
    { total: 16.17, _total: { shipping: 0, regional: 16.17, shippingTax: 1.17 }, included: true },
  ],
  ["JP", "Tokyo", { total: 0, included: false }],
])("the rates that come along: %s %s", (country, state, tax) => {
  const rate = findRate(rates, { country, state });
  expect(rate && taxFromTable(rate, { ...question, address: { country, state } })).toMatchObject(tax);
});

test("the rate of every other country is the one without a state", () => {
  const [other] = rates.filter(({ country }) => country === "*");
  const stated = { ...other!, state: "TX", rate: 8.25 };
  expect(findRate([stated, other!], { country: "JP", state: "TX" })).toBe(other);
  expect(findRate([stated], { country: "JP", state: "TX" })).toBeUndefined();
});

test("the rates that come along know every state that can be chosen and every country of the European Union", () => {
  for (const state of [...Object.keys(US_STATES), "AK", "HI"])
    expect([state, findRate(rates, { country: "US", state })?.state]).toEqual([state, state]);
  for (const country of Object.keys(POSTAL_CODE_FORMS))
    expect([country, findRate(rates, { country, state: "x" })?.country]).toEqual([country, country]);
});

test("a state of a country with rates has none of its own: no rate, and not that of other countries", () => {
  expect(findRate(rates, { country: "US", state: "Texas" })).toBeUndefined();
  expect(findRate([], { country: "US", state: "TX" })).toBeUndefined();
});

describeOperation("submitCheckout", (shop) => {
  test("taxes come from the imported table; a place it does not know is refused with 503", async () => {
    const { services } = shop();
    const { db } = services.store;
    const before = services.taxes;
    services.taxes = tableTaxes(db);
    try {
      const body = checkoutBody({ total: 102 });
      const refused = await shop().call<"submitCheckout", 503>("submitCheckout", { body });
      expect([refused.status, refused.body.reference]).toEqual([503, "serviceUnavailable"]);
      await inTransaction(db, (trx) =>
        upsertTaxRates(trx, [{ country: "US", state: "TX", rate: 6.25, shipping: true, included: false }]),
      );
      const taken = await shop().call("submitCheckout", { body });
      expect([taken.status, taken.body.invoice.taxes]).toEqual([
        200,
        { total: 6, _total: { shipping: 0, regional: 6 }, data: { rate: 0.0625 }, included: false },
      ]);
      const user = { address: { shipping: { ...address, state: "OR", zipcode: "97201" }, billing: address } };
      const elsewhere = checkoutBody({ total: 96, user });
      expect((await shop().call("submitCheckout", { body: elsewhere })).status).toBe(503);
    } finally {
      services.taxes = before;
    }
  });

  test("an import fills the table", async () => {
    const { store } = shop().services;
    const source = await readSource(folder.pathname);
    const result = await runImport(store, source, { skipBad: false, sources: [] });
    expect([result.bad, result.counts?.taxRates.inserted]).toEqual([[], rates.length - 1]);
  });
});
