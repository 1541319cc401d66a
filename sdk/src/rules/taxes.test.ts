import { describe, expect, it } from "vitest";
import { estimateLines } from "./estimate.ts";
import { calculateSandboxTaxes } from "./sandbox/calculateSandboxTaxes.ts";
import { canCalculateTaxes, collectedDuties, includesTax, taxLines, toTaxRequest } from "./taxes.ts";
import { line, product, promotion, warrantyProduct } from "./testing/fixtures.ts";
import { judged } from "./testing/judged.ts";

it("collects no duties where prices contain the tax: the carrier does", () => {
  expect(collectedDuties({ included: false }, 4.5)).toBe(4.5);
  expect(collectedDuties({ included: true }, 4.5)).toBe(0);
});

describe("taxes", () => {
  const tenDollars = product({ id: 1, usd: 10 });
  const two = product({ id: 2, usd: 20 });
  const address = { country: "US", state: "TX", zipcode: "78701" };

  it("S-763 to S-766 taxable lines, their ids and prices", () => {
    const lines = taxLines([
      line(tenDollars, { quantity: 2 }),
      line(product({ taxable: false })),
      line(two, { free: true }),
      line(
        { ...warrantyProduct(), variants: [{ ...warrantyProduct().variants[0]!, taxable: true }] },
        { target: 1001 },
      ),
    ]);
    expect(lines).toEqual([
      { id: 1001, unit_price: 10, discount: 0, quantity: 2 },
      { id: "1002_free", unit_price: 0, discount: 0, quantity: 1 },
      { id: "1900_1001", unit_price: 5, discount: 0, quantity: 1 },
    ]);
  });

  it("CA-408 each line less its own discount, a gift and an untaxed line without", () =>
    expect(
      taxLines(
        [line(tenDollars), line(product({ taxable: false })), line(two, { free: true }), line(two)],
        [1.5, 7, 3, 0],
      ).map((each) => each.discount),
    ).toEqual([1.5, 0, 0]));

  it.each([
    [500, 33.33, 40, 1.65],
    [100, 100, 15, 7.01],
  ])(
    "CA-408 an untaxed line of %d and a taxed one of %d, %d %% off: tax %d",
    (untaxed, taxed, discount, expected) => {
      const lines = [line(product({ usd: untaxed, taxable: false })), line(product({ usd: taxed }))];
      const code = promotion({ discount, override_minimum_product_prices: true });
      const { discounts } = estimateLines(judged({ lines, currency: "USD", promotion: code }));
      const question = {
        address,
        currency: "USD",
        shipping: 0,
        duties: 0,
        lines: taxLines(lines, discounts),
      };
      expect(calculateSandboxTaxes(question).total).toBe(expected);
    },
  );

  it.each([
    ["S-703 no lines", [], "physical", address, false],
    ["S-704 physical", [1], "physical", address, true],
    ["S-704 mix", [1], "mix", address, true],
    ["S-704 digital", [1], "digital", address, false],
    ["S-704 null", [1], null, address, false],
    ["S-705 no country", [1], "mix", { ...address, country: "" }, false],
    ["S-705 no state", [1], "mix", { ...address, state: null }, false],
    ["S-705 no zip code", [1], "mix", { ...address, zipcode: undefined }, false],
    ["S-705 no address", [1], "mix", null, false],
  ] as const)("%s", (_, lines, type, address, expected) =>
    expect(canCalculateTaxes(lines, type, address)).toBe(expected),
  );

  it("asks for taxes with what is charged, and not for goods that are sent in no parcel", () => {
    const to = { firstname: "A", lastname: "B", address1: "1", city: "Austin", ...address };
    const sent = line(tenDollars);
    const book = line(product({ id: 3, shipped: false }));
    const charged = { currency: "USD", shipping: 6, duties: 2, discounts: [1, 0] };
    expect(toTaxRequest([sent, book], to, charged)).toEqual({
      address,
      currency: "USD",
      shipping: 6,
      duties: 2,
      lines: taxLines([sent, book], [1, 0]),
    });
    expect(toTaxRequest([sent], to, { currency: "USD" })).toMatchObject({ shipping: 0, duties: 0 });
    expect(toTaxRequest([book], to, charged)).toBeNull();
    expect(toTaxRequest([sent], null, charged)).toBeNull();
  });

  it.each([
    ["USD", false],
    ["CAD", false],
    ["GBP", true],
    ["EUR", true],
  ])("S-280 prices in %s contain the tax: %s", (currency, expected) =>
    expect(includesTax(currency)).toBe(expected),
  );
});
