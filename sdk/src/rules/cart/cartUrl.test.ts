import { describe, expect, it } from "vitest";
import { parseAddToCart, planCartUrl } from "./cartUrl.ts";

describe("cart URL", () => {
  it.each([
    ["1", [{ productId: 1, variantId: null }]],
    ["1[2]", [{ productId: 1, variantId: 2 }]],
    [
      "1[2], 3",
      [
        { productId: 1, variantId: 2 },
        { productId: 3, variantId: null },
      ],
    ],
    ["x,1[,,4", [{ productId: 4, variantId: null }]],
    ["", []],
  ])("S-519 add_to_cart=%s", (text, items) => expect(parseAddToCart([text])).toEqual(items));

  it("SA-132 repeated parameters add up", () =>
    expect(planCartUrl("?add_to_cart=1&add_to_cart=2[3]").actions).toEqual([
      {
        type: "addToCart",
        items: [
          { productId: 1, variantId: null },
          { productId: 2, variantId: 3 },
        ],
      },
    ]));

  it("SA-131 S-517 everything in its order, and what is not handled stays", () => {
    const plan = planCartUrl(
      "?gift_card=1-1111-2222-3333&promo_code=%20WELCOME%20&ref=ada&utm_medium=m&utm_source=s&add_to_cart=1&clear_cart=1&page=2",
    );
    expect(plan.actions.map((action) => action.type)).toEqual([
      "clearCart",
      "addToCart",
      "attribution",
      "referral",
      "promotion",
      "giftCard",
    ]);
    expect(plan.actions[2]).toEqual({ type: "attribution", source: "s", medium: "m" });
    expect(plan.actions[4]).toEqual({ type: "promotion", code: "WELCOME" });
    expect(plan.search).toBe("?page=2");
  });
  it("nothing to do", () => expect(planCartUrl("?page=2")).toEqual({ actions: [], search: "?page=2" }));
});
