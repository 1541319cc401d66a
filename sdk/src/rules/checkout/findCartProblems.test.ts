import { describe, expect, it } from "vitest";
import type { CartLineInput, Product } from "../../types.ts";
import type { ProductRecord, StockRow } from "../catalogue/productRecord.ts";
import { matchPromotion } from "../promotions/matchPromotion.ts";
import { NOW, product, promotion } from "../testing/fixtures.ts";
import { priceCart } from "./priceCart.ts";
import { validatePricedCart } from "./validatePricedCart.ts";

const now = new Date(NOW);
const site = { source: "velours-range", limits: { addOnMinimum: 35 } };

const stockRow = (variant_id: number, quantity: number, region = "US"): StockRow => ({
  variant_id,
  region,
  quantity,
  level: "high",
  requires_shipping: true,
});

const toRecord = (
  document: Product,
  stock: StockRow[],
  more: Partial<ProductRecord> = {},
): ProductRecord => ({
  id: document.id,
  document: { sources: [site.source] as never, ...document },
  enabled: true,
  popularity: 0,
  created_at: "2026-01-01T00:00:00Z",
  stock,
  ...more,
});

const halo = toRecord(product({ id: 1, usd: 50 }), [stockRow(1001, 40)]);
const haloLine: CartLineInput = { variant: { id: 1001 }, quantity: 1 };

/** A pouch with the variants 1050 and 1051 at 12 dollars, 1052 at 20 and 1053 at 90. */
function pouch(stock: StockRow[], more: Partial<Product> = {}, record: Partial<ProductRecord> = {}) {
  const document = product({ id: 50, usd: 12, ...more });
  const [variant] = document.variants;
  const sizes = [12, 12, 20, 90].map((usd, nth) => ({ ...variant!, id: 1050 + nth, prices: { USD: usd } }));
  return toRecord({ ...document, variants: sizes }, stock, record);
}
const inStock = [1050, 1051, 1052, 1053].map((id) => stockRow(id, 5));

const free = (id: number): CartLineInput => ({ variant: { id }, free: true });

function check(records: ProductRecord[], inputs: CartLineInput[], type = "free_product" as const) {
  const cart = priceCart(records, inputs, { source: site.source, currency: "USD", language: "en", now });
  const document = promotion({ type, discount: 0, free_product_id: 50 });
  const matched = matchPromotion(
    { document, uses: 0, limit: null },
    { lines: cart.lines, currency: "USD", language: "en", now, site: "boutique" },
  );
  return validatePricedCart({ cart, promotion: matched, currency: "USD", language: "en", site }, records);
}

/** The category and action of lines, and the variant that the promotion puts in a gift's place. */
function summarize(problems: ReturnType<typeof check>) {
  const [action] = problems?.promotion?.value.actions ?? [];
  const { replacement } = (action?.item ?? {}) as { replacement?: { id: number } };
  return {
    lines: Object.keys(problems?.products?.value.validation ?? {}),
    replacement: replacement?.id ?? null,
  };
}

const nothing = { lines: [], replacement: null };

describe("a promotion's gift", () => {
  it("is not a dearer variant than the first in stock: that one takes its place", () => {
    const problems = check([halo, pouch(inStock)], [haloLine, free(1053)]);
    expect(problems?.promotion?.value.errors.reference).toBe("freeProductDoesNotMatch");
    expect(summarize(problems)).toEqual({ lines: [], replacement: 1050 });
  });

  it.each([
    ["the first in stock", inStock, 1050],
    ["another of its price, after the first came back", inStock, 1051],
    ["the first in stock of the shopper's region", [stockRow(1050, 5, "EU"), stockRow(1052, 5)], 1052],
    ["the first beside the units that the cart buys", [stockRow(1050, 1), stockRow(1052, 5)], 1052],
  ])("is %s", (name, stock, id) => {
    const bought = name.includes("buys") ? [{ variant: { id: 1050 }, quantity: 1 }] : [];
    expect(summarize(check([halo, pouch(stock)], [haloLine, ...bought, free(id)]))).toEqual(nothing);
  });

  it("is another variant when the cart buys the last unit of the first", () => {
    const inputs = [haloLine, { variant: { id: 1050 }, quantity: 1 }, free(1050)];
    const records = [halo, pouch([stockRow(1050, 1), stockRow(1052, 5)])];
    expect(summarize(check(records, inputs))).toEqual({ lines: [], replacement: 1052 });
    expect(summarize(check(records, [free(1050), ...inputs.slice(0, 2)]))).toEqual({
      lines: [],
      replacement: 1052,
    });
  });

  it("is another variant when the first was taken from sale, and goes when no other is left", () => {
    const { document, ...record } = pouch(inStock);
    const take = (...ids: number[]): ProductRecord => {
      const variants = document.variants.map((each) =>
        ids.includes(each.id) ? { ...each, option1: null } : each,
      );
      return { ...record, document: { ...document, variants } };
    };
    expect(summarize(check([halo, take(1050)], [haloLine, free(1050)]))).toEqual({
      lines: [],
      replacement: 1051,
    });
    const problems = check([halo, take(1050, 1051, 1052, 1053)], [haloLine, free(1050)]);
    expect(summarize(problems)).toEqual({ lines: ["inventory"], replacement: null });
  });

  it("goes when the cart buys its last unit", () => {
    const inputs = [haloLine, { variant: { id: 1050 }, quantity: 1 }, free(1050)];
    const problems = check([halo, pouch([stockRow(1050, 1)])], inputs);
    expect(summarize(problems)).toEqual({ lines: ["inventory"], replacement: null });
    expect(problems?.products?.value.actions).toMatchObject([{ status: "remove", item: { free: true } }]);
  });

  it("goes when the site does not sell it, and takes no other gift's place", () => {
    const elsewhere = pouch(inStock, { sources: ["outlet"] });
    expect(summarize(check([halo, elsewhere], [haloLine, free(1050)])).lines).toEqual(["unavailable"]);
    const silk = toRecord(product({ id: 60 }), [stockRow(1060, 5)]);
    expect(summarize(check([halo, silk, elsewhere], [haloLine, free(1060)]))).toEqual({
      lines: ["free"],
      replacement: null,
    });
  });
});

it("sells by the site's source, not by its code", () => {
  const ofCode = toRecord(product({ id: 70, sources: ["boutique"] }), [stockRow(1070, 5)]);
  expect(summarize(check([halo, ofCode], [haloLine, { variant: { id: 1070 } }])).lines).toEqual([
    "unavailable",
  ]);
});

it("refuses add-on items below the site's own minimum, and says it (S-642)", () => {
  const addOn = toRecord(product({ id: 80, usd: 5, meta: { addon_item: true } }), [stockRow(1080, 5)]);
  const goods = toRecord(product({ id: 81, usd: 34 }), [stockRow(1081, 5)]);
  const problems = check([addOn, goods], [{ variant: { id: 1080 } }, { variant: { id: 1081 } }]);
  expect(problems?.status).toBe("deny");
  expect(problems?.products?.value.validation.addon?.results).toEqual([
    {
      message: "Add-on items are available on orders of $35+",
      values: { minimum: 35 },
      variantId: 1080,
    },
  ]);
});
