import { parseCode } from "@velours/sdk/rules";
import type { GiftCard, Promotion } from "@velours/sdk/types";
import { type BagContext, callsFor, dispatch } from "./BagContext.ts";
import { isAnswer } from "./bagCalls.ts";
import { settleBag } from "./settleBag.ts";

/** A promo code or a gift card, distinguished by its form. An empty one does nothing. */
export async function redeemCode(context: BagContext, typed: string): Promise<void> {
  const parsed = parseCode(typed);
  if (parsed.kind === "promotion") await redeemPromotion(context, parsed.code);
  if (parsed.kind === "giftCard") await redeemGiftCard(context, parsed.code);
}

/** The promotion, if it holds; why not stands in the cart. */
export async function redeemPromotion(context: BagContext, code: string): Promise<Promotion | null> {
  const { cart, region, minimumsAsked } = context;
  const found = await callsFor(context).promotion(code);
  if (found.data) minimumsAsked.delete(found.data.id);
  if (isAnswer(found))
    dispatch(context, { type: "setPromotion", promotion: found.data, country: region.country });
  cart.set((state) => ({
    promotion: { ...state.promotion, error: found.error },
    giftCard: { ...state.giftCard, error: null },
  }));
  await settleBag(context);
  // Settling would report the refusal of the code that stays, not of the one that was entered.
  if (!isAnswer(found)) cart.set((state) => ({ promotion: { ...state.promotion, error: found.error } }));
  const { promotion } = cart.get();
  return promotion.error ? null : promotion.data;
}

/** The gift card, if it holds; why not stands in the cart. */
export async function redeemGiftCard(context: BagContext, code: string): Promise<GiftCard | null> {
  const { cart } = context;
  const found = await callsFor(context).giftCard(code);
  if (isAnswer(found)) dispatch(context, { type: "setGiftCard", giftCard: found.data });
  // One field takes both codes: what was said of the one before is over.
  cart.set((state) => ({
    promotion: { ...state.promotion, error: null },
    giftCard: { ...state.giftCard, error: found.error },
  }));
  await settleBag(context);
  if (!isAnswer(found)) cart.set((state) => ({ giftCard: { ...state.giftCard, error: found.error } }));
  const { giftCard } = cart.get();
  return giftCard.error ? null : giftCard.data;
}
