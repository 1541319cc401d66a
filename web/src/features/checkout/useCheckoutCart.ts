import { cartType, creditsBalance, estimateCart, judgePromotion, needsShipping } from "@velours/sdk/rules";
import { useMemo } from "react";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { spendableCredits } from "../cart/cashBack/spendableCredits.ts";
import { useCredits } from "../cart/cashBack/useCredits.ts";
import { syncContents } from "../cart/storedContents.ts";
import { useCart } from "../cart/useCart.ts";
import { usePricing } from "../cart/usePricing.ts";

/** The lines to be bought, as far as the browser knows them without asking. */
export function useCheckoutCart() {
  const { currency } = useRegion();
  const { state, cart: store } = useCart();
  const pricing = usePricing();
  const lines = state.products.data;
  const promotion = state.promotion.error ? null : state.promotion.data;
  // The cart has not judged yet when another tab or a reload has just brought these lines: it looks at prices first.
  const judged = useMemo(
    () => promotion && (state.judged ?? judgePromotion({ lines, currency, terms: null }, promotion)),
    [state.judged, lines, currency, promotion],
  );
  const giftCard = state.giftCard.error ? null : state.giftCard.data;
  const own = useCredits();
  const credits = spendableCredits(state.credits, own);
  const type = cartType(lines);
  const estimate = useMemo(
    () =>
      estimateCart({
        lines,
        currency,
        promotion: judged,
        giftCard,
        credits: credits && creditsBalance(credits),
        rateIncluded: false,
      }),
    [lines, currency, judged, giftCard, credits],
  );
  return {
    store,
    /** The whole cart, with what is refused in it. */
    state,
    pricing,
    priced: pricing === "current",
    currency,
    lines,
    /** The promotion and the gift card that hold. */
    promotion,
    judged,
    giftCard,
    /** The cash back that pays for it; null for none. */
    credits,
    type,
    /** Token of the prepared order that is paid with it. */
    draft: state.prepared?.token,
    /** Something in it has to be shipped. */
    shipped: needsShipping(type),
    estimate,
    /** Another tab has changed, or bought, what this one shows. */
    isStale() {
      syncContents(store);
      return store.get().products.data !== lines;
    },
  };
}

export type CheckoutCart = ReturnType<typeof useCheckoutCart>;
