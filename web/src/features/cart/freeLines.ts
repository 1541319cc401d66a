import { planFreeLines } from "@velours/sdk/rules";
import type { Promotion } from "@velours/sdk/types";
import { type BagContext, bagLines, callsFor, currentPricing, dispatch } from "./BagContext.ts";

/** Puts in the gift that the promotion earns and takes out the others; whether anything had to change. */
export async function updateFreeLines(context: BagContext, promotion: Promotion | null): Promise<boolean> {
  const { cart, region } = context;
  const { add, remove } = planFreeLines(bagLines(context), promotion, region.currency);
  if (add === null && remove.length === 0) return false;
  const decidedFor = cart.get().promotion.data?.name ?? null;
  // Without its gift the bag still holds; the next change asks for it again.
  const gift =
    add === null
      ? null
      : await callsFor(context)
          .product(add)
          .catch(() => null);
  dispatch(context, { type: "setFreeLines", decidedFor, promotion, gift, ...currentPricing(context) });
  return true;
}
