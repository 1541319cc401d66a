import { expect, test } from "vitest";
import { describeOperation } from "../../testing/describeOperation.ts";

const question = {
  address: { country: "US", state: "TX", zipcode: "78701" },
  invoice: { currency: "USD", shipping: 7, discounts: { promotion: 0 }, _subtotal: { taxable: 96 } },
  products: [{ id: "11", unit_price: 48, discount: 0, quantity: 2 }],
};

describeOperation("calculateTaxes", (shop) => {
  const calculate = async (more: object = {}) =>
    (await shop().call("calculateTaxes", { body: { ...question, ...more } })).body;

  test("200: sales tax of a state (S-762, S-768, C-701)", async () => {
    expect(await calculate()).toEqual({
      total: 7.92,
      _total: { shipping: 0, regional: 7.92 },
      data: { rate: 0.0825 },
      included: false,
    });
  });

  test.each([
    ["CA", "QC", "H2X 1Y4", "CAD", 14.38, false],
    ["US", "OR", "97201", "USD", 0, false],
    ["JP", "Tokyo", "1", "USD", 0, false],
    ["GB", "London", "SW1A 1AA", "GBP", 16, true],
    ["GB", "London", "SW1A 1AA", "USD", 0, false],
    ["FR", "Paris", "75001", "EUR", 16.66, true],
  ])("200: %s %s %s in %s", async (country, state, zipcode, currency, regional, included) => {
    const response = await calculate({
      address: { country, state, zipcode },
      invoice: { ...question.invoice, currency },
    });
    expect(response).toMatchObject({ _total: { regional }, included });
  });

  test("200: discounts and duties", async () => {
    const products = [{ id: 11, unit_price: 48, discount: 16, quantity: 2 }];
    expect(await calculate({ products })).toMatchObject({ total: 6.6 });
    expect(await calculate({ shipping: { duties: { total: 4.5 } } })).toMatchObject({
      total: 12.42,
      _total: { shipping: 4.5, regional: 7.92 },
    });
  });

  test("200: no products are no tax, unknown keys are ignored (CA-79)", async () => {
    expect(
      await calculate({ products: [], shipping: { amount: 7, tracked: true }, discount: 3 }),
    ).toMatchObject({
      total: 0,
      _total: { shipping: 0, regional: 0 },
    });
  });
});
