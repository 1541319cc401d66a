import { ceilAmount, eligibleSubtotal, isPromotionKept, type Refusal } from "@velours/sdk/rules";
import type { Promotion } from "@velours/sdk/types";
import { serverNow } from "../../platform/browser/serverClock.ts";
import { type CartEffectContext, cartLines, dispatch, isCartOutdated } from "./CartEffectContext.ts";
import type { CartState } from "./CartState.ts";
import { cartError } from "./cartError.ts";
import { deriveCart } from "./deriveCart.ts";
import { updateFreeLines } from "./freeLines.ts";
import { repriceCart } from "./repriceCart.ts";

/** Brings prices up to date, validates promotion and gift card, keeps gifts in step, adds everything up. */
export async function reconcileCart(context: CartEffectContext): Promise<void> {
  if (isCartOutdated(context)) await repriceCart(context);
  const valid = showDerived(context);
  if (valid === undefined) return;
  if (await updateFreeLines(context, valid)) showDerived(context);
}

/** Derives a state of the cart for this shopper, now. */
export function deriveFor(context: CartEffectContext, state: CartState) {
  const { credits, user } = context.session.get();
  return deriveCart(state, { ...context, credits, email: user?.email ?? state.email, now: serverNow() });
}

/** Shows what follows from the contents and returns the promotion that counts; undefined while prices are not known. */
export function showDerived(context: CartEffectContext): Promotion | null | undefined {
  const { cart, shop } = context;
  if (isCartOutdated(context)) {
    cart.set({ estimate: null });
    return undefined;
  }
  const { refused, valid, type, estimate } = deriveFor(context, cart.get());
  const error = (refusal: Refusal | null) => refusal && cartError(refusal, shop.language);
  const { promotion } = cart.get();
  if (promotion.data && refused.promotion) {
    if (refused.promotion.reference === "minimumSubtotalRequired") askForMinimum(context, promotion.data);
    if (!isPromotionKept(refused.promotion.reference))
      dispatch(context, { type: "removePromotion", name: promotion.data.name });
  }
  cart.set((state) => ({
    products: { ...state.products, error: error(refused.products) },
    promotion: promotion.data
      ? { ...state.promotion, error: error(refused.promotion), refused: null }
      : state.promotion,
    giftCard: state.giftCard.data
      ? { ...state.giftCard, error: error(refused.giftCard), refused: null }
      : state.giftCard,
    credits: { ...state.credits, error: error(refused.credits) },
    type,
    estimate,
  }));
  return valid;
}

function askForMinimum(context: CartEffectContext, promotion: Promotion): void {
  const { cart, minimumsAsked } = context;
  const lines = cartLines(context);
  if (lines.length === 0 || minimumsAsked.has(promotion.id)) return;
  minimumsAsked.add(promotion.id);
  const missing = (promotion.minimum ?? 0) - eligibleSubtotal(lines, promotion);
  cart.set({ minimumMissing: ceilAmount(missing), visible: false });
}
