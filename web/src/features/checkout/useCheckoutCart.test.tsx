import { judgePromotion } from "@velours/sdk/rules";
import type { Promotion } from "@velours/sdk/types";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { emptyCart } from "../cart/CartState.ts";
import { createCartLine, createProduct } from "../cart/testing/createProduct.ts";
import { type CheckoutCart, useCheckoutCart } from "./useCheckoutCart.ts";

const shown = vi.hoisted(() => ({ state: {} }));
vi.mock("../cart/useCart.ts", () => ({ useCart: () => ({ state: shown.state, cart: {} }) }));
vi.mock("../cart/usePricing.ts", () => ({ usePricing: () => "current" }));
vi.mock("../../platform/session/useSession.ts", () => ({ useSession: () => ({ credits: null }) }));
vi.mock("../../platform/sites/useRegion.ts", () => ({ useRegion: () => ({ currency: "USD" }) }));

const lines = [createCartLine(createProduct(1, 40))];
const promotion = {
  id: 1,
  name: "TEN",
  type: "percentage",
  discount: 10,
  enabled: true,
  eligible_for_discounted_items: true,
} as unknown as Promotion;

function read(error: object | null, judged: object | null = null): CheckoutCart {
  shown.state = {
    ...emptyCart,
    products: { data: lines, error: null },
    promotion: { data: promotion, error, refused: null },
    judged,
  };
  let cart: CheckoutCart | undefined;
  function Reader() {
    cart = useCheckoutCart();
    return null;
  }
  renderToStaticMarkup(<Reader />);
  return cart!;
}

it("takes the promotion off lines that another tab has just written", () =>
  expect(read(null).estimate).toMatchObject({ subtotal: 40, discounts: { promotion: 4 }, total: 36 }));

it("takes the cart's own judgement where there is one", () => {
  const judgement = judgePromotion({ lines, currency: "USD", terms: null }, promotion);
  expect(read(null, { ...judgement, discounts: [700] }).estimate.discounts.promotion).toBe(7);
});

it("takes nothing off for a promotion that is refused", () =>
  expect(read({ reference: "promotionExpired", message: "Expired." }).estimate).toMatchObject({
    discounts: { promotion: 0 },
    total: 40,
  }));
