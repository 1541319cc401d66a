import { planFreeLines } from "@velours/sdk/rules";
import type { Promotion } from "@velours/sdk/types";
import {
  type CartEffectContext,
  callsFor,
  cartLines,
  currentPricing,
  dispatch,
} from "./CartEffectContext.ts";

/** Puts in the gift that the promotion earns and takes out the others; whether anything had to change. */
export async function updateFreeLines(
  context: CartEffectContext,
  promotion: Promotion | null,
): Promise<boolean> {
  const { cart, region } = context;
  const { add, remove } = planFreeLines(cartLines(context), promotion, region.currency);
  if (add === null && remove.length === 0) return false;
  const decidedFor = cart.get().promotion.data?.name ?? null;
  // Without its gift the cart still holds; the next change asks for it again.
  const gift =
    add === null
      ? null
      : await callsFor(context)
          .product(add)
          .catch(() => null);
  dispatch(context, { type: "setFreeLines", decidedFor, promotion, gift, ...currentPricing(context) });
  return true;
}
