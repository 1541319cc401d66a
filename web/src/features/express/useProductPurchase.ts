import { cartType, createLine, estimateCart, storageNames } from "@velours/sdk/rules";
import type { Product, Variant } from "@velours/sdk/types";
import { useMemo } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { serverNow } from "../../platform/browser/serverClock.ts";
import { useRegion } from "../../platform/sites/useRegion.ts";
import type { ExpressPurchase } from "./ExpressPurchase.ts";

export interface ProductChoice {
  product: Product;
  variant: Variant;
  quantity: number;
}

/**
 * A single variant, bought by itself: the cart stays as it is, and so do its promotion, gift card and cash
 * back. Its attempts have a name of their own, because an order of it takes nothing out of the cart.
 */
export function useProductPurchase({ product, variant, quantity }: ProductChoice): ExpressPurchase {
  const { site } = useShop();
  const { currency } = useRegion();
  return useMemo(() => {
    const lines = [createLine({ product, variant, quantity, currency, now: serverNow() })];
    const none = { promotion: null, giftCard: null, credits: null };
    return {
      cart: { lines, type: cartType(lines), currency, ...none },
      estimate: estimateCart({ lines, currency, ...none, rateIncluded: false }),
      attemptName: `${storageNames(site, "").checkoutAttempt}_product`,
      isStale: () => false,
    };
  }, [product, variant, quantity, currency, site]);
}
