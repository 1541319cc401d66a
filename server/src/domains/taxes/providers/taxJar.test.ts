import { describe, expect, test } from "vitest";
import { fixture } from "../../../testing/fixture.ts";
import { startFake } from "../../../testing/startFake.ts";
import { taxJar } from "./taxJar.ts";

describe("TaxJar", () => {
  const service = fixture(() => startFake("taxjar"));

  const question = {
    address: { country: "US", state: "tx", zipcode: "78701" },
    currency: "USD",
    shipping: 7,
    duties: 0,
    lines: [{ unit_price: 48, discount: 6, quantity: 2 }],
  };
  const calculate = (more: object = {}, options: object = {}) =>
    taxJar({ url: service.url, key: "taxjar-test-key", ...options }).calculate({ ...question, ...more });

  test("asks in TaxJar's own words and adds the tax to the prices", async () => {
    expect(await calculate()).toEqual({
      total: 8,
      _total: { shipping: 0, regional: 8, shippingTax: 0.58 },
      data: { rate: 0.0825 },
      included: false,
    });
    const calls = (await (await fetch(`${service.url}/fake/calls`)).json()) as unknown[];
    expect(calls.at(-1)).toEqual({
      to_country: "US",
      to_state: "TX",
      to_zip: "78701",
      amount: 97,
      shipping: 7,
      line_items: [{ id: "1", quantity: 2, unit_price: 48, discount: 6 }],
    });
  });

  test("takes VAT out of prices in pounds, and adds duties", async () => {
    const address = { country: "GB", state: "London", zipcode: "SW1A 1AA" };
    expect(await calculate({ address, currency: "GBP", duties: 4.5 })).toEqual({
      total: 20.67,
      _total: { shipping: 4.5, regional: 16.17, shippingTax: 1.17 },
      data: { rate: 0.2 },
      included: true,
    });
  });

  test.each([
    ["answers too late", "75201", {}],
    ["fails", "75202", {}],
    ["answers something else", "75203", {}],
    ["refuses the key", "78701", { key: "wrong" }],
    ["is not there", "78701", { url: "http://127.0.0.1:9" }],
  ])("is unavailable, never free, when it %s", async (_, zipcode, options) => {
    const address = { ...question.address, zipcode };
    await expect(calculate({ address }, { timeout: 300, ...options })).rejects.toMatchObject({
      name: "ServiceUnavailableError",
      message: expect.not.stringContaining("key"),
    });
  });
});
