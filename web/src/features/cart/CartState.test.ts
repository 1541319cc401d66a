import type { CartLine, GiftCard, Invoice, Product, Promotion } from "@velours/sdk/types";
import { describe, expect, expectTypeOf, it } from "vitest";
import { type AppliedCode, type CartError, type CartState, emptyCart } from "./CartState.ts";

// The types are held by `npm run types`.
describe("the state of the bag (3.4)", () => {
  it("S-368 C-276 is neither ready nor shown at first", () =>
    expect(emptyCart).toMatchObject({ ready: false, visible: false, type: null }));

  it("S-358 C-282 has lines, and an error with its message", () => {
    expectTypeOf<CartState["products"]>().toEqualTypeOf<{ data: CartLine[]; error: CartError | null }>();
    expectTypeOf<CartError>().toEqualTypeOf<{ reference: string; message: string }>();
  });

  it("S-359 has the warranty product", () =>
    expectTypeOf<CartState["warranty"]["data"]>().toEqualTypeOf<Product | null>());

  it("S-363 S-364 C-284 has promotion and gift card, each with its error", () => {
    expectTypeOf<CartState["promotion"]>().toEqualTypeOf<AppliedCode<Promotion>>();
    expectTypeOf<CartState["giftCard"]>().toEqualTypeOf<AppliedCode<GiftCard>>();
  });

  it("S-365 C-286 knows whether cash back is applied", () =>
    expectTypeOf<CartState["credits"]["apply"]>().toEqualTypeOf<boolean>());

  it("S-366 has an estimate", () => expectTypeOf<CartState["estimate"]>().toEqualTypeOf<Invoice | null>());
});
