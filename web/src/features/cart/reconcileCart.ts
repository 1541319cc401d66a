import { ceilAmount, type JudgedPromotion, planFreeLines, type Refusal } from "@velours/sdk/rules";
import type { Promotion } from "@velours/sdk/types";
import { serverNow } from "../../platform/browser/serverClock.ts";
import {
  type CartEffectContext,
  callsFor,
  cartLines,
  currentPricing,
  dispatch,
  isCartOutdated,
} from "./CartEffectContext.ts";
import { cartError } from "./cartError.ts";
import { creditsIn } from "./cashBack/spendableCredits.ts";
import { deriveCart, getShopperEmail } from "./deriveCart.ts";
import { giftKey } from "./giftKey.ts";
import { repriceCart } from "./repriceCart.ts";

/** Puts in the gift that the promotion earns and takes out the others; whether anything had to change. */
async function updateFreeLines(context: CartEffectContext, judged: JudgedPromotion | null): Promise<boolean> {
  const { cart } = context;
  const lines = cartLines(context);
  const { promotion: stored, refusedGift } = cart.get();
  const { add: earned, remove } = planFreeLines(lines, judged);
  const isRefused = earned !== null && refusedGift === giftKey(earned, { promotion: stored.data, lines });
  const add = isRefused ? null : earned;
  if (add === null && remove.length === 0) return false;
  const decidedFor = stored.data?.name ?? null;
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

/** Brings prices up to date, validates promotion and gift card, keeps gifts in step, adds everything up. */
export async function reconcileCart(context: CartEffectContext): Promise<void> {
  if (isCartOutdated(context)) await repriceCart(context);
  const judged = showDerived(context);
  if (judged === undefined) return;
  if (await updateFreeLines(context, judged)) showDerived(context);
}

/** This shopper, here and now. */
export function getCircumstances(context: CartEffectContext) {
  const { credits, user } = context.session.get();
  const own = creditsIn(credits, context.region.currency);
  return { ...context, credits: own, email: getShopperEmail(user, context.cart.get()), now: serverNow() };
}

/** Shows what follows from the contents and returns what the promotion does; undefined while prices are not known. */
export function showDerived(context: CartEffectContext): JudgedPromotion | null | undefined {
  const { cart, shop } = context;
  if (isCartOutdated(context)) {
    cart.set({ estimate: null });
    return undefined;
  }
  const { refused, judged, type, estimate } = deriveCart(cart.get(), getCircumstances(context));
  const error = (refusal: Refusal | null) => refusal && cartError(refusal, shop.language);
  if (judged?.refusal) {
    if (judged.refusal.reference === "minimumSubtotalRequired")
      askForMinimum(context, judged.promotion, judged.refusal);
    // It may hold in the country of the address, which another tab's checkout knows.
    const isElsewhere =
      judged.refusal.reference === "promotionUnsupportedCountry" && cart.get().shippingCountry === null;
    if (!judged.waits && !isElsewhere)
      dispatch(context, { type: "removePromotion", name: judged.promotion.name });
  }
  cart.set((state) => ({
    products: { ...state.products, error: error(refused.products) },
    promotion: judged
      ? { ...state.promotion, error: error(refused.promotion), refused: null }
      : state.promotion,
    giftCard: state.giftCard.data
      ? { ...state.giftCard, error: error(refused.giftCard), refused: null }
      : state.giftCard,
    credits: { ...state.credits, error: error(refused.credits) },
    type,
    judged,
    estimate,
  }));
  return judged;
}

function askForMinimum(
  { cart, minimumsAsked }: CartEffectContext,
  promotion: Promotion,
  { value }: Refusal,
): void {
  if (minimumsAsked.has(promotion.id)) return;
  minimumsAsked.add(promotion.id);
  const { missing } = value as { missing: number };
  cart.set({ minimumMissing: ceilAmount(missing), visible: false });
}
