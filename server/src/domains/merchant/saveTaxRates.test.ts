import type { MerchantTaxRates, TaxRateRow } from "@velours/sdk/types";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { address, checkoutBody } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { type Headers, merchantCalls } from "../../testing/merchantCalls.ts";
import { tableTaxes } from "../taxes/providers/tableTaxes.ts";

const tax = (country: string, state: string | null, rate: number): TaxRateRow => ({
  country,
  state,
  rate,
  shipping: true,
  included: false,
});
const table = [tax("GB", null, 20), tax("US", null, 1), tax("US", "OR", 0), tax("US", "TX", 6.25)];

describeOperation("saveTaxRates", (shop) => {
  const { send } = merchantCalls(shop);
  const db = () => shop().services.store.db;
  beforeAll(async () => {
    shop().services.taxes = tableTaxes(db());
  });
  beforeEach(async () => {
    await save(table);
  });

  const read = async (): Promise<MerchantTaxRates> => (await send("getTaxRates", {})).body;
  const save = (rates: readonly object[], more: Headers = {}, headers?: Headers) =>
    send("saveTaxRates", { body: { rates }, headers: more }, headers);
  const buy = async (total: number, state = "TX", zipcode = "78701") => {
    const user = { address: { shipping: { ...address, state, zipcode }, billing: address } };
    return shop().call<"submitCheckout", number>("submitCheckout", { body: checkoutBody({ total, user }) });
  };

  test("200: orders are taxed by what was saved; a state that is removed takes its country's rate", async () => {
    const { rates, revision, provider } = await read();
    expect([rates, provider]).toEqual([table, "sandbox"]);
    expect((await buy(102)).status).toBe(200);
    expect((await buy(96, "OR", "97201")).status).toBe(200);
    const saved = await save(table.slice(0, 3), { "if-match": revision });
    expect([saved.status, saved.body.rates]).toEqual([200, table.slice(0, 3)]);
    // The total that the shopper saw is not charged.
    expect((await buy(102)).body).toMatchObject({ reference: "invoiceDoesNotMatch" });
    expect((await buy(96.96)).body).toMatchObject({ invoice: { taxes: { total: 0.96 } } });
  });

  test("503 serviceUnavailable: a place without a rate is sold nothing, and not taxed with 0", async () => {
    await save(table.slice(0, 1));
    expect((await buy(96)).body).toMatchObject({ reference: "serviceUnavailable" });
  });

  test("200: a removed and a changed rate are put back by the log", async () => {
    await save([tax("GB", null, 17.5), ...table.slice(1, 3)]);
    const [entry] = (await send("listAuditEntries", { query: "limit=1" })).body;
    expect(entry).toMatchObject({
      operation: "saveTaxRates",
      invertible: true,
      changes: [
        { part: "taxRates", key: "GB", fields: [{ path: "rate", before: "20", after: "17.5" }] },
        { part: "taxRates", key: "US-TX" },
      ],
    });
    const undone = await send("replayEntry", { params: { id: entry.id }, body: { invert: true } });
    expect([undone.status, (await read()).rates]).toEqual([200, table]);
  });

  test("409 ratesBad: states that a country does not have, and a place twice", async () => {
    const { status, body } = await save([tax("US", "XX", 5), tax("US", "TX", 5), tax("US", "TX", 6)]);
    expect([status, body.reference]).toEqual([409, "ratesBad"]);
    expect(body.value.rows).toEqual([
      { row: 0, reason: 'state is "XX", which US does not have' },
      { row: 2, reason: "place US-TX is already that of the row 2" },
    ]);
    expect((await read()).rates).toEqual(table);
  });

  test.each([
    ["above a hundred percent", { rate: 100.5 }],
    ["of a country in small letters", { country: "us" }],
  ])("400 validationError: a rate %s", async (_, change) => {
    const { status, body } = await save([{ ...table[0]!, ...change }]);
    expect([status, Object.keys(body.value)]).toEqual([400, [`rates[0].${Object.keys(change)[0]}`]]);
  });
});
