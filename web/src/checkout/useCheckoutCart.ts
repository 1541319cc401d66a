import { cartType, estimateCart, needsShipping } from "@velours/sdk/rules";
import { useMemo } from "react";
import { useCart } from "../cart/useCart.ts";
import { usePricing } from "../cart/usePricing.ts";
import { useRegion } from "../sites/useRegion.ts";
import { cartVersion } from "./cartChanges/cartVersion.ts";

/** What is to be bought, as far as the browser knows it without asking. */
export function useCheckoutCart() {
  const { currency } = useRegion();
  const { state, cart: store } = useCart();
  const pricing = usePricing();
  const lines = state.products.data;
  const promotion = state.promotion.error ? null : state.promotion.data;
  const giftCard = state.giftCard.error ? null : state.giftCard.data;
  const type = cartType(lines);
  const estimate = useMemo(
    () => estimateCart({ lines, currency, promotion, giftCard, rateIncluded: false }),
    [lines, currency, promotion, giftCard],
  );
  return {
    store,
    /** The whole bag, with what is refused in it. */
    state,
    pricing,
    priced: pricing === "current",
    currency,
    lines,
    /** The promotion and the gift card that hold. */
    promotion,
    giftCard,
    type,
    /** Something in it has to be shipped. */
    shipped: needsShipping(type),
    estimate,
    version: cartVersion({ lines, promotion, giftCard, currency }),
  };
}

export type CheckoutCart = ReturnType<typeof useCheckoutCart>;
