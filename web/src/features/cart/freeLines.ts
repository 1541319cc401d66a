import { type JudgedPromotion, planFreeLines } from "@velours/sdk/rules";
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
  judged: JudgedPromotion | null,
): Promise<boolean> {
  const { cart } = context;
  const { add, remove } = planFreeLines(cartLines(context), judged);
  if (add === null && remove.length === 0) return false;
  const decidedFor = cart.get().promotion.data?.name ?? null;
  // Without its gift the cart still holds; the next change asks for it again.
  const gift =
    add === null
      ? null
      : await callsFor(context)
          .product(add)
          .catch(() => null);
  const promotion = judged && !judged.refusal ? judged.promotion : null;
  dispatch(context, { type: "setFreeLines", decidedFor, promotion, gift, ...currentPricing(context) });
  return true;
}
