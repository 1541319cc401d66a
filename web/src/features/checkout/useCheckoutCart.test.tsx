// @vitest-environment happy-dom
import { judgePromotion } from "@velours/sdk/rules";
import type { Promotion } from "@velours/sdk/types";
import { expect, it } from "vitest";
import { createShopContext } from "../../testing/createShopContext.tsx";
import { drawHtml } from "../../testing/drawHtml.ts";
import { type CartError, type CartState, emptyCart } from "../cart/CartState.ts";
import { createCartStore } from "../cart/store.ts";
import { createCartLine, createProduct } from "../cart/testing/createProduct.ts";
import { type CheckoutCart, useCheckoutCart } from "./useCheckoutCart.ts";

const store = createCartStore(() => "boutique");
const inShop = await createShopContext({ cart: store });

const lines = [createCartLine(createProduct(1, 40))];
const promotion = {
  id: 1,
  name: "TEN",
  type: "percentage",
  discount: 10,
  enabled: true,
  eligible_for_discounted_items: true,
} as unknown as Promotion;

function read(error: CartError | null, judged: CartState["judged"] = null): CheckoutCart {
  store.set({
    ...emptyCart,
    products: { data: lines, error: null },
    promotion: { data: promotion, error, refused: null },
    judged,
  });
  let cart: CheckoutCart | undefined;
  function Reader() {
    cart = useCheckoutCart();
    return null;
  }
  drawHtml(inShop(<Reader />));
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
