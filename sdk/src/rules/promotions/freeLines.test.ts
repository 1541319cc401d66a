import { describe, expect, it } from "vitest";
import type { CartLine, Product, Promotion } from "../../types.ts";
import { giftCardProduct, line, NOW, product, promotion, warrantyProduct } from "../testing/fixtures.ts";
import { judged } from "../testing/judged.ts";
import { applyFreeLines, freeVariant, planFreeLines } from "./freeLines.ts";

const halo = product({ id: 1, usd: 50 });
const pouch = product({ id: 50, usd: 12 });
const silk = product({ id: 60, usd: 20 });
const gifts: Record<number, Product> = { 50: pouch, 60: silk };
const freeProduct = promotion({ type: "free_product", discount: 0, free_product_id: 50 });
const byTier = promotion({
  type: "percentage_threshold_free_product",
  discount: 10,
  properties: [
    { threshold: 100, free_product: { id: 60 } },
    { threshold: 45, free_product: { id: 50 } },
  ],
});
const gift = (of: Product, name = "WELCOME") => line(of, { free: true, promotion: name });

const judge = (lines: CartLine[], promotion: Promotion | null) =>
  judged({ lines, currency: "USD", promotion }).promotion;

/** Plans and carries out, as cart and server do after each recompute. */
function settle(lines: CartLine[], promotion: Promotion | null): CartLine[] {
  const plan = planFreeLines(lines, judge(lines, promotion));
  return applyFreeLines(lines, plan, {
    product: plan.add === null ? null : (gifts[plan.add] ?? null),
    promotion,
    currency: "USD",
    now: NOW,
  });
}
const giftIds = (lines: CartLine[]) => lines.filter((each) => each.free).map((each) => each.product.id);

describe("free lines", () => {
  it.each<[string, CartLine[], Promotion | null, number[]]>([
    ["S-504 no promotion: gone", [line(halo), gift(pouch)], null, []],
    ["S-505 another type: gone", [line(halo), gift(pouch)], promotion(), []],
    ["S-504 the cart does not hold it: gone", [line(halo), gift(pouch)], { ...freeProduct, minimum: 60 }, []],
    ["S-506 free_product: added", [line(halo)], freeProduct, [50]],
    ["S-506 free_product: stays", [line(halo), gift(pouch)], freeProduct, [50]],
    ["S-507 the gift alone: gone", [gift(pouch)], freeProduct, []],
    ["S-507 with a warranty only: gone", [line(warrantyProduct()), gift(pouch)], freeProduct, []],
    ["S-507 an empty cart: nothing", [], freeProduct, []],
    ["S-508 another product: replaced", [line(halo), gift(silk)], freeProduct, [50]],
    ["two gifts: one", [line(halo), gift(pouch), gift(silk)], freeProduct, [50]],
    ["a gift of another promotion: its own", [line(halo), gift(pouch, "OTHER")], freeProduct, [50]],
    [
      "S-509 quantity threshold: added",
      [line(halo)],
      { ...freeProduct, type: "free_product_quantity_threshold" },
      [50],
    ],
    [
      "SA-125 quantity threshold: never alone",
      [gift(pouch)],
      { ...freeProduct, type: "free_product_quantity_threshold" },
      [],
    ],
    [
      "S-510 quantity threshold: replaced",
      [line(halo), gift(silk)],
      { ...freeProduct, type: "free_product_quantity_threshold" },
      [50],
    ],
    ["S-512 tier: ceil(50 − 5) reaches 45", [line(halo)], byTier, [50]],
    ["S-513 SA-127 tier: 40.5 → 41 does not", [line(product({ usd: 45 })), gift(pouch)], byTier, []],
    ["S-511 tier: 49.2 − 4 = 45.2 → 46", [line(product({ usd: 49.2 }))], byTier, [50]],
    ["S-511 tier: 48.2 − 4 = 44.2 → 45", [line(product({ usd: 48.2 }))], byTier, [50]],
    ["S-512 the highest tier", [line(product({ usd: 120 })), gift(pouch)], byTier, [60]],
    ["S-513 back to the lower tier", [line(halo), gift(silk)], byTier, [50]],
    ["gift cards reach no tier", [line(halo, { quantity: 1 }), line(giftCardProduct(100))], byTier, [50]],
  ])("%s", (_, lines, promotion, ids) => {
    const settled = settle(lines, promotion);
    expect(giftIds(settled)).toEqual(ids);
    expect(planFreeLines(settled, judge(settled, promotion))).toEqual({ remove: [], add: null });
    expect(settled.filter((each) => !each.free)).toEqual(lines.filter((each) => !each.free));
  });

  it("SA-126 without free_product_id the tier's gift", () => {
    const offer = promotion({
      type: "free_product_quantity_threshold",
      properties: [{ threshold: 2, type: "amount", amount: 2, free_product: { id: 60 } }],
    });
    expect(judge([line(halo)], offer)?.gift).toBe(null);
    expect(judge([line(halo, { quantity: 2 })], offer)?.gift).toBe(60);
  });

  it("S-506 the gift is 1, free, and tagged with the promotion", () =>
    expect(settle([line(halo)], freeProduct)[1]).toMatchObject({
      quantity: 1,
      free: true,
      promotion: "WELCOME",
      price: 12,
    }));

  it("S-514 its first variant in stock", () => {
    const [first] = pouch.variants;
    const choice = {
      variants: [first!, { ...first!, id: 2 }, { ...first!, id: 3 }],
      inventories: [
        { variant_id: first!.id, requires_shipping: true, level: "none" as const },
        { variant_id: 3, requires_shipping: true, level: "low" as const },
        { variant_id: 2, requires_shipping: true, level: "unlimited" as const },
      ],
    };
    expect(freeVariant(choice)?.id).toBe(2);
    const [none, second, third] = choice.variants;
    const withdrawn = { ...choice, variants: [none!, { ...second!, option1: null }, third!] };
    expect(freeVariant(withdrawn)?.id).toBe(3);
  });

  it("S-514 a variant taken from sale: another one of the gift", () => {
    const [first] = pouch.variants;
    const taken = { ...first!, option1: null };
    const left = { ...first!, id: first!.id + 1 };
    const inventories = [taken, left].map(({ id }) => ({ ...pouch.inventories[0]!, variant_id: id }));
    const now = { ...pouch, variants: [taken, left], inventories };
    const lines = [line(halo), { ...gift(now), variant: taken }];
    const plan = planFreeLines(lines, judge(lines, freeProduct));
    const settled = applyFreeLines(lines, plan, {
      product: now,
      promotion: freeProduct,
      currency: "USD",
      now: NOW,
    });
    expect(settled.map(({ variant }) => variant.id)).toEqual([halo.variants[0]?.id, left.id]);
  });

  it("SA-128 nothing in stock: no gift", () => {
    const sold = product({ id: 50, level: "none" });
    const plan = planFreeLines([line(halo)], judge([line(halo)], freeProduct));
    const lines = applyFreeLines([line(halo)], plan, {
      product: sold,
      promotion: freeProduct,
      currency: "USD",
      now: NOW,
    });
    expect(giftIds(lines)).toEqual([]);
  });
});
