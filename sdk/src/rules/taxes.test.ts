import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sumAmounts } from "./money.ts";
import { canCalculateTaxes, includesTax, taxLines } from "./taxes.ts";
import { line, product, warrantyProduct } from "./testing/fixtures.ts";

describe("taxes", () => {
  const tenDollars = product({ id: 1, usd: 10 });
  const two = product({ id: 2, usd: 20 });
  const address = { country: "US", state: "TX", zipcode: "78701" };

  it("S-763 to S-766 taxable lines, their ids and prices", () => {
    const lines = taxLines(
      [
        line(tenDollars, { quantity: 2 }),
        line(product({ taxable: false })),
        line(two, { free: true }),
        line(
          { ...warrantyProduct(), variants: [{ ...warrantyProduct().variants[0]!, taxable: true }] },
          { target: 1001 },
        ),
      ],
      0,
    );
    expect(lines).toEqual([
      { id: 1001, unit_price: 10, discount: 0, quantity: 2 },
      { id: "1002_free", unit_price: 0, discount: 0, quantity: 1 },
      { id: "1900_1001", unit_price: 5, discount: 0, quantity: 1 },
    ]);
  });

  it.each([
    [10, [1, 1, 1], [3.33, 3.33, 3.34]],
    [10, [1, 3], [2.5, 7.5]],
    [0.05, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1], [0.01, 0.01, 0.01, 0.01, 0.01, 0, 0, 0, 0, 0]],
    [5, [2], [5]],
  ])("S-767 SA-195 %d over %j units is %j", (discount, quantities, shares) =>
    expect(
      taxLines(
        quantities.map((quantity) => line(product({ usd: 20 }), { quantity })),
        discount,
      ).map((each) => each.discount),
    ).toEqual(shares),
  );

  it("SA-194 a gift takes no discount", () =>
    expect(taxLines([line(tenDollars), line(two, { free: true })], 4).map((each) => each.discount)).toEqual([
      4, 0,
    ]));

  it("SA-195 the shares add up to the discount, none below 0", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 0, max: 50_000 }),
        (quantities, minor) => {
          const shares = taxLines(
            quantities.map((quantity) => line(tenDollars, { quantity })),
            minor / 100,
          ).map((each) => each.discount);
          expect(sumAmounts(shares)).toBe(minor / 100);
          expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

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

  it.each([
    ["USD", false],
    ["CAD", false],
    ["GBP", true],
    ["EUR", true],
  ])("S-280 prices in %s contain the tax: %s", (currency, expected) =>
    expect(includesTax(currency)).toBe(expected),
  );
});
