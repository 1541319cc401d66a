import {
  cartType,
  estimateCart,
  isPromotionKept,
  type Refusal,
  validateAddOns,
  validateGiftCard,
  validatePromotion,
} from "@velours/sdk/rules";
import type { Promotion, Region, Site } from "@velours/sdk/types";
import type { CartState } from "./CartState.ts";

interface Circumstances {
  site: Pick<Site, "code" | "limits">;
  region: Region;
  /** ms since 1970. */
  now: number;
}

/** What follows from the bag's contents: what is refused, and what everything costs. */
export function deriveBag(state: CartState, { site, region, now }: Circumstances) {
  const { products, promotion, giftCard, shippingRates } = state;
  const { country, currency } = region;
  const lines = products.data;
  const refused: { promotion: Refusal | null; giftCard: Refusal | null; products: Refusal | null } = {
    promotion:
      promotion.data &&
      validatePromotion(promotion.data, { site: site.code, now, country, email: null, lines }),
    giftCard: giftCard.data && validateGiftCard(giftCard.data, { site: site.code, currency }),
    products: validateAddOns(lines, site.limits.addOnMinimum),
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
      rates: shippingRates.country === country ? shippingRates.data : null,
    }),
  };
}
