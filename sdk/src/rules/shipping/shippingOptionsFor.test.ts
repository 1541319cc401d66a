import { describe, expect, it } from "vitest";
import type { ShippingRateRow } from "../../types.ts";
import { line, product, promotion, rateRow } from "../testing/fixtures.ts";
import { judged, type Unjudged } from "../testing/judged.ts";
import { rowsFor } from "./rowsFor.ts";
import { type ShippingOptionsRequest, shippingOptionsFor } from "./shippingOptionsFor.ts";

const row = (more: Partial<ShippingRateRow> = {}) =>
  rateRow({ label_fr: "Ordinaire", range: { min: 0, max: 69 }, ...more });

const rows = [
  row(),
  row({ identifier: "us-free", amount: 0, range: { min: 69, max: null } }),
  row({
    identifier: "us-express",
    type: "express",
    label: "Express",
    amount: 20,
    range: { min: 0, max: null },
  }),
  row({
    identifier: "gb-standard",
    countries: ["GB"],
    currency: "GBP",
    amount: 5,
    duties: 4.5,
    range: { min: 0, max: null },
  }),
  row({ identifier: "world", countries: ["*"], amount: 25, range: { min: 0, max: null } }),
];

type Input = Partial<Unjudged<ShippingOptionsRequest>>;

const options = (more: Input = {}) =>
  shippingOptionsFor(
    judged({
      rows,
      country: "US",
      subtotal: 50,
      currency: "USD",
      language: "en" as const,
      lines: [line(product({ usd: 50 }))],
      ...more,
    }),
  );

const brief = (more: Input = {}) =>
  options(more).map(({ identifier, amount, original }) => [identifier, amount, original]);

describe("shippingOptionsFor", () => {
  it.each<[string, Parameters<typeof brief>[0], unknown[]]>([
    [
      "of a country, by subtotal",
      {},
      [
        ["us-standard", 7, 7],
        ["us-express", 20, 20],
      ],
    ],
    [
      "at the border of a range",
      { subtotal: 69 },
      [
        ["us-free", 0, 0],
        ["us-express", 20, 20],
      ],
    ],
    ["of any other country", { country: "JP" }, [["world", 25, 25]]],
    ["in the currency only", { country: "GB", currency: "GBP" }, [["gb-standard", 5, 5]]],
    ["country without case", { country: "us", tiers: ["standard"] }, [["us-standard", 7, 7]]],
    [
      "C-350 a free-shipping promotion leaves standard at 0",
      { promotion: promotion({ free_shipping: true }) },
      [["us-standard", 0, 7]],
    ],
    [
      "a free-shipping promotion where nothing is sent by the standard tier",
      { promotion: promotion({ free_shipping: true }), rows: rows.filter(({ type }) => type === "express") },
      [["us-express", 20, 20]],
    ],
    [
      "a promotion the cart does not hold",
      { promotion: promotion({ free_shipping: true, minimum: 51 }) },
      [
        ["us-standard", 7, 7],
        ["us-express", 20, 20],
      ],
    ],
    [
      "S-516 SA-130 a quantity tier",
      {
        promotion: promotion({
          type: "free_product_quantity_threshold",
          properties: [{ threshold: 1, type: "amount", amount: 3 }],
        }),
      },
      [
        ["us-standard", 4, 7],
        ["us-express", 20, 20],
      ],
    ],
  ])("%s", (_, more, expected) => expect(brief(more)).toEqual(expected));

  it("says language and duties", () => {
    expect(options({ language: "fr" })[0]?.label).toBe("Ordinaire");
    expect(options({ country: "GB", currency: "GBP" })[0]).toMatchObject({
      duties: { total: 4.5 },
      service: "usps",
    });
    expect(options()[0]?.duties.total).toBe(0);
  });

  it("UK is GB", () =>
    expect(rowsFor(rows, { country: "UK" }).map((each) => each.identifier)).toEqual(["gb-standard"]));
});
