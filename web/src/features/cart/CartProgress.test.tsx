// @vitest-environment happy-dom
import { cartType, estimateCart, judgePromotion } from "@velours/sdk/rules";
import type { Promotion, ShippingRate } from "@velours/sdk/types";
import { expect, it } from "vitest";
import { createShopContext } from "../../testing/createShopContext.tsx";
import { drawHtml } from "../../testing/drawHtml.ts";
import { CartProgress } from "./CartProgress.tsx";
import { type CartError, emptyCart } from "./CartState.ts";
import { createCartStore } from "./store.ts";
import { createCartLine, createProduct } from "./testing/createProduct.ts";

const cart = createCartStore(() => "boutique");
const inShop = await createShopContext({ cart });

const rates = [
  { amount: 7, range: { min: 0, max: 68.99 } },
  { amount: 0, range: { min: 69, max: null } },
] as unknown as ShippingRate[];

const tiered = {
  id: 1,
  name: "BIGBAG",
  type: "amount_threshold",
  enabled: true,
  minimum: 100,
  properties: [
    { threshold: 50, discount: 10 },
    { threshold: 150, discount: 40 },
  ],
} as unknown as Promotion;

function show(price: number, promotion: Promotion | null, reference?: string): string {
  const lines = [createCartLine(createProduct(1, price))];
  const error: CartError | null = reference ? { reference, message: "" } : null;
  const judged = promotion && judgePromotion({ lines, currency: "USD", terms: null }, promotion);
  cart.set({
    ...emptyCart,
    products: { data: lines, error: null },
    type: cartType(lines),
    promotion: { data: promotion, error, refused: null },
    judged,
    shippingRates: { data: rates, country: "US" },
    estimate: estimateCart({ lines, currency: "USD", promotion: error ? null : judged, rates }),
  });
  return drawHtml(inShop(<CartProgress pending={false} />)).replace(/<[^>]+>/g, " ");
}

it("shows the tiers of a promotion that is below its minimum (S-242)", () => {
  const to = /\$90 away/;
  expect(show(60, { ...tiered, minimum: 0 })).toMatch(to);
  expect(show(60, tiered, "minimumSubtotalRequired")).toMatch(to);
  expect(show(60, tiered, "requiredProductNotInCart")).toMatch(/\$9 away from free shipping/);
});

it("says of no tier that it is reached while the promotion does not count (S-242)", () => {
  const minimum = 200;
  expect(show(160, { ...tiered, minimum }, "minimumSubtotalRequired")).toContain("Your shipping is free");
});

it("keeps the way to free shipping below the minimum of a promotion without tiers", () => {
  const free = { ...tiered, type: "percentage", free_shipping: true } as Promotion;
  expect(show(60, free, "minimumSubtotalRequired")).toContain("$9 away from free shipping");
});
