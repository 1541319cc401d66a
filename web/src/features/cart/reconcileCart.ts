import {
  cartType,
  ceilAmount,
  creditsBalance,
  eligibleSubtotal,
  estimateCart,
  isPromotionKept,
  planFreeLines,
  type Refusal,
  validateAddOns,
  validateCartLimits,
  validateCredits,
  validateGiftCard,
  validatePromotion,
} from "@velours/sdk/rules";
import type { Credits, Promotion, Region, Site } from "@velours/sdk/types";
import { serverNow } from "../../platform/browser/serverClock.ts";
import {
  type CartEffectContext,
  callsFor,
  cartLines,
  currentPricing,
  dispatch,
  isCartOutdated,
} from "./CartEffectContext.ts";
import type { CartState } from "./CartState.ts";
import { cartError } from "./cartError.ts";
import { appliesCredits } from "./cashBack/spendableCredits.ts";
import { ratesFor } from "./ratesFor.ts";
import { repriceCart } from "./repriceCart.ts";

interface Circumstances {
  site: Pick<Site, "code" | "limits">;
  region: Region;
  /** The member's; null for a guest, and until it is known. */
  credits: Credits | null;
  /** The shopper's address; null while it is not known. */
  email: string | null;
  /** ms since 1970. */
  now: number;
}

/** Derives refusals and prices from the cart's contents. */
function deriveCart(state: CartState, { site, region, credits, email, now }: Circumstances) {
  const { products, promotion, giftCard, shippingRates } = state;
  const isApplied = appliesCredits(state.credits, credits);
  const { country, currency } = region;
  const lines = products.data;
  const refused: Record<"promotion" | "giftCard" | "credits" | "products", Refusal | null> = {
    promotion:
      promotion.data && validatePromotion(promotion.data, { site: site.code, now, country, email, lines }),
    giftCard: giftCard.data && validateGiftCard(giftCard.data, { site: site.code, currency }),
    credits: isApplied ? validateCredits(credits) : null,
    products: validateCartLimits(lines, site.limits) ?? validateAddOns(lines, site.limits.addOnMinimum),
  };
  const reference = refused.promotion?.reference;
  // The estimate asks the cart itself; the address it cannot know.
  const countsPromotion =
    reference === undefined || (isPromotionKept(reference) && reference !== "requiredEmailMissing");
  /** The promotion that counts, with the gift it earns. */
  const valid: Promotion | null = refused.promotion ? null : promotion.data;
  return {
    refused,
    valid,
    type: cartType(lines),
    estimate: estimateCart({
      lines,
      currency,
      promotion: countsPromotion ? promotion.data : null,
      giftCard: refused.giftCard ? null : giftCard.data,
      credits: isApplied ? creditsBalance(credits) : null,
      rates: ratesFor(shippingRates, country),
    }),
  };
}

/** Puts in the gift that the promotion earns and takes out the others; whether anything had to change. */
async function updateFreeLines(context: CartEffectContext, promotion: Promotion | null): Promise<boolean> {
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
