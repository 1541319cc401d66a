import {
  cartType,
  creditsBalance,
  estimateCart,
  isPromotionKept,
  type Refusal,
  validateAddOns,
  validateCartLimits,
  validateCredits,
  validateGiftCard,
  validatePromotion,
} from "@velours/sdk/rules";
import type { Credits, Promotion, Region, Site } from "@velours/sdk/types";
import type { CartState } from "./CartState.ts";
import { appliesCredits } from "./cashBack/spendableCredits.ts";
import { ratesFor } from "./ratesFor.ts";

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
export function deriveCart(state: CartState, { site, region, credits, email, now }: Circumstances) {
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
