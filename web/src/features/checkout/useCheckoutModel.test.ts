import type { ShippingOption } from "@velours/sdk/types";
import { expectTypeOf, it } from "vitest";
import type { CheckoutDraft } from "./draft/CheckoutDraft.ts";
import type { CheckoutModel } from "./useCheckoutModel.ts";

// The types are held by `npm run types`.
it("S-360 S-361 C-287 C-288 the checkout has the option chosen, the list and whether it is on its way", () => {
  expectTypeOf<CheckoutDraft["rate"]>().toEqualTypeOf<ShippingOption | null>();
  expectTypeOf<CheckoutModel["shipping"]["options"]>().toEqualTypeOf<ShippingOption[] | null>();
  expectTypeOf<CheckoutModel["shipping"]["loading"]>().toEqualTypeOf<boolean>();
});
