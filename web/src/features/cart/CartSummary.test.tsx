import { cartType, createLine, estimateCart, judgePromotion } from "@velours/sdk/rules";
import type { Currency, Product, Promotion, ShippingRate } from "@velours/sdk/types";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type CartState, emptyCart } from "./CartState.ts";
import { CartSummary } from "./CartSummary.tsx";
import { CartTotal } from "./CartTotal.tsx";
import { createProduct } from "./testing/createProduct.ts";

const shown = vi.hoisted(() => ({ state: {}, country: "US", isExplained: false }));
vi.mock("./explanation/HowCalculated.tsx", () => ({
  HowCalculated: ({ children }: { children: ReactNode }) => shown.isExplained && children,
}));
vi.mock("./explanation/explanations.ts", () => import("./explanation/CartExplanation.tsx"));
vi.mock("./useCart.ts", () => ({ useCart: () => ({ state: shown.state, cart: {} }) }));
vi.mock("./useCartActions.ts", () => ({ useCartActions: () => ({}) }));
vi.mock("../../platform/session/useSession.ts", () => ({ useSession: () => ({ credits: null }) }));
vi.mock("../../platform/sites/useRegion.ts", () => ({ useRegion: () => ({ country: shown.country }) }));
vi.mock("../../platform/api/useShop.ts", () => ({
  useShop: () => ({ language: "en", locale: "en-US", country: shown.country }),
}));

const rate = (amount: number): ShippingRate =>
  ({ type: "standard", amount, range: { min: 0, max: null } }) as unknown as ShippingRate;

interface Shown {
  currency?: Currency;
  country?: string;
  rates?: CartState["shippingRates"];
  promotion?: CartState["promotion"];
  product?: Partial<Product & Product["variants"][number]>;
  /** The explanation of the total is open. */
  isExplained?: boolean;
}

/** Text of the summary and the total for a single product; "…" stands for a placeholder. */
function show({
  currency = "USD",
  country = "US",
  rates = { data: [rate(7)], country },
  promotion = emptyCart.promotion,
  product = {},
  isExplained = false,
}: Shown): string {
  const item = createProduct(1, 24, { variant: product, ...product });
  const lines = [createLine({ product: item, variant: item.variants[0]!, quantity: 1, currency, now: 0 })];
  const judged = promotion.data && judgePromotion({ lines, currency, terms: null }, promotion.data);
  shown.country = country;
  shown.isExplained = isExplained;
  shown.state = {
    ...emptyCart,
    products: { data: lines, error: null },
    type: cartType(lines),
    promotion,
    judged,
    shippingRates: rates,
    estimate: estimateCart({
      lines,
      currency,
      promotion: promotion.error ? null : judged,
      rates: rates.country === country ? rates.data : null,
    }),
  };
  return renderToStaticMarkup(
    <>
      <CartSummary />
      <CartTotal />
    </>,
  )
    .replace(/<[^>]*animate-pulse[^>]*>/g, "…")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
}

it("shows the price of the standard rate, and Free where it is 0 (S-278)", () => {
  expect(show({})).toMatch(/Estimated shipping \$7 .*Estimated total \$31/);
  expect(show({ rates: { data: [rate(0)], country: "US" } })).toMatch(/Estimated shipping Free .*total \$24/);
});

it("names no price of shipping that the rates do not have for the subtotal", () => {
  const low = { ...rate(7), range: { min: 0, max: 20 } };
  expect(show({ rates: { data: [low], country: "US" } })).toMatch(/Estimated shipping At checkout/);
});

it("explains shipping only where the rates have a price for the subtotal", () => {
  const explained = (range: ShippingRate["range"]) =>
    show({ isExplained: true, rates: { data: [{ ...rate(7), range }], country: "US" } });
  expect(explained({ min: 0, max: null })).toMatch(/ Shipping \$7 /);
  expect(explained({ min: 0, max: 20 })).not.toMatch(/ Shipping /);
});

it("promises nothing while the rates load (S-278)", () => {
  expect(show({ rates: { data: null, country: null } })).toMatch(/Estimated shipping … .*total … /);
  expect(show({ rates: { data: [rate(0)], country: "CA" } })).toMatch(/Estimated shipping … .*total … /);
});

describe("the days of arrival", () => {
  const estimated = {
    ...rate(7),
    estimate: { type: "relative", unit: "days", value: [3, 5] },
  } as ShippingRate;
  const rates = { data: [estimated], country: "US" };
  beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-20T15:00:00Z") }));
  afterEach(() => void vi.useRealTimers());

  it("are those of the rate that is estimated", () => {
    expect(show({ rates })).toContain("Arrives Nov 23 – 25");
    const dearer = { ...estimated, range: { min: 25, max: null } };
    expect(
      show({ rates: { data: [{ ...rate(7), range: { min: 0, max: 25 } }, dearer], country: "US" } }),
    ).not.toContain("Arrives");
  });

  it("are not said of what is sent later, sent by nobody, or has no estimate", () => {
    const later: Shown["product"] = {
      inventory_policy: "continue",
      inventories: [{ variant_id: 10, requires_shipping: true, level: "none" }],
    };
    const digital: Shown["product"] = {
      type: "Gift Card",
      inventories: [{ variant_id: 10, requires_shipping: false, level: "high" }],
    };
    expect(show({ rates, product: later })).not.toContain("Arrives");
    expect(show({ rates, product: digital })).not.toContain("Arrives");
    expect(show({})).not.toContain("Arrives");
  });
});

it.each([
  ["could not be had", null],
  ["do not exist", []],
])("leaves shipping to the checkout when its rates %s (S-278)", (_, data) => {
  expect(show({ rates: { data, country: "US" } })).toMatch(/Estimated shipping At checkout .*total \$24/);
});

const halfShipping = {
  id: 1,
  name: "HALF",
  type: "free_product_quantity_threshold",
  enabled: true,
  properties: [{ threshold: 1, type: "percentage", amount: 50 }],
} as unknown as Promotion;

it("names a percentage tier only while its promotion counts (S-277)", () => {
  const promotion = { data: halfShipping, error: null, refused: null };
  expect(show({ promotion })).toMatch(/Estimated shipping \$7 50% off/);
  const error = { reference: "minimumSubtotalRequired", message: "More." };
  const said = show({ promotion: { ...promotion, data: { ...halfShipping, minimum: 1000 }, error } });
  expect(said).toMatch(/Estimated shipping \$7 /);
  expect(said).not.toContain("50% off");
});

const later = "Taxes are calculated at checkout.";

it.each<[Currency, string, string, boolean]>([
  ["USD", "US", "", true],
  ["CAD", "CA", "", true],
  ["GBP", "GB", "VAT Included Included", false],
  ["EUR", "FR", "Sales tax Included", false],
])("says once whether prices in %s contain the tax (S-280)", (currency, country, row, isLater) => {
  const said = show({ currency, country });
  expect(said).toContain(row);
  expect(said.includes("Included")).toBe(row !== "");
  expect(said.includes(later)).toBe(isLater);
});

it("says nothing of taxes and of an estimate where nothing is taxed (S-279)", () => {
  const inventories: Product["inventories"] = [{ variant_id: 10, requires_shipping: false, level: "high" }];
  const product = { type: "Gift Card", inventories, taxable: false };
  expect(show({ product })).toMatch(/ Total \$24/);
  expect(show({ product })).not.toContain(later);
  expect(show({ product, currency: "EUR", country: "FR" })).not.toContain("Included");
  expect(show({ product: { taxable: false } })).not.toContain(later);
});
