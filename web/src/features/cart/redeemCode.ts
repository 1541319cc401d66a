import { isSameCode, parseCode } from "@velours/sdk/rules";
import type { GiftCard, Promotion } from "@velours/sdk/types";
import { m, textIn } from "../../platform/text/useText.ts";
import { toasts } from "../../platform/ui/toasts.ts";
import { type CartEffectContext, callsFor, dispatch } from "./CartEffectContext.ts";
import type { AppliedCode, CartError } from "./CartState.ts";
import { cartError } from "./cartError.ts";
import { judgeFor } from "./deriveCart.ts";
import { getCircumstances, reconcileCart } from "./reconcileCart.ts";

/** A promo code or a gift card, distinguished by its form. An empty one does nothing. */
export async function redeemCode(context: CartEffectContext, typed: string): Promise<void> {
  const parsed = parseCode(typed);
  if (parsed.kind === "promotion") await redeemPromotion(context, parsed.code);
  if (parsed.kind === "giftCard") await redeemGiftCard(context, parsed.code);
}

/** The promotion, if it holds; why not stands in the cart. A refused code leaves the one applied before. */
export async function redeemPromotion(context: CartEffectContext, code: string): Promise<Promotion | null> {
  const { cart, region, minimumsAsked } = context;
  const { data, error } = await callsFor(context).promotion(code);
  if (data) minimumsAsked.delete(data.id);
  const refused = error ?? refusalOf(context, data);
  const replaced = cart.get().promotion.data;
  if (data && !refused) dispatch(context, { type: "setPromotion", promotion: data, country: region.country });
  forgetRefusals(context);
  await reconcileCart(context);
  if (refused) cart.set((state) => ({ promotion: withRefusal(state.promotion, refused) }));
  const { promotion } = cart.get();
  if (replaced && promotion.data && !refused) sayReplaced(context, replaced.name, promotion.data.name);
  return refused || promotion.error ? null : promotion.data;
}

function sayReplaced({ shop }: CartEffectContext, replaced: string, code: string): void {
  if (isSameCode(replaced, code)) return;
  toasts.show({ text: textIn(shop.locale)(m.promo_code_replaced, { code, replaced }) });
}

/** Why a promotion cannot replace the one applied; null when it can, or waits for a larger cart. */
function refusalOf(context: CartEffectContext, promotion: Promotion | null): CartError | null {
  const { cart, shop } = context;
  const state = cart.get();
  const judged = judgeFor(
    { ...state, promotion: { ...state.promotion, data: promotion } },
    getCircumstances(context),
  );
  return judged?.refusal && !judged.waits ? cartError(judged.refusal, shop.language) : null;
}

/** The gift card, if it holds; why not stands in the cart. A refused one leaves the one applied before. */
export async function redeemGiftCard(context: CartEffectContext, code: string): Promise<GiftCard | null> {
  const { cart } = context;
  const { data, error } = await callsFor(context).giftCard(code);
  const replaced = cart.get().giftCard.data;
  if (data) dispatch(context, { type: "setGiftCard", giftCard: data });
  forgetRefusals(context);
  await reconcileCart(context);
  if (error) cart.set((state) => ({ giftCard: withRefusal(state.giftCard, error) }));
  const { giftCard } = cart.get();
  if (replaced && giftCard.data && !error) sayReplaced(context, replaced.code, giftCard.data.code);
  return error || giftCard.error ? null : giftCard.data;
}

/** A single field takes both codes: the last message about a code is over. */
const forgetRefusals = ({ cart }: CartEffectContext): void =>
  cart.set(({ promotion, giftCard }) => ({
    promotion: { ...promotion, error: null, refused: null },
    giftCard: { ...giftCard, error: null, refused: null },
  }));

const withRefusal = <Thing>(applied: AppliedCode<Thing>, refusal: CartError): AppliedCode<Thing> =>
  applied.data ? { ...applied, refused: refusal } : { ...applied, error: refusal };
