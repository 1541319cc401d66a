import {
  cartType,
  creditsBalance,
  estimateCart,
  judgePromotion,
  type Refusal,
  validateAddOns,
  validateCartLimits,
  validateCredits,
  validateGiftCard,
} from "@velours/sdk/rules";
import type { Credits, Region, Site } from "@velours/sdk/types";
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

/** The address that promotions are judged with: a member's, or the one this page knows. */
export const getShopperEmail = (
  user: { email: string } | null | undefined,
  { email }: Pick<CartState, "email">,
): string | null => user?.email ?? email;

/** Judges the cart's promotion, or another one in its place, for this shopper. */
export const judgeFor = (
  { products, promotion, shippingCountry }: Pick<CartState, "products" | "promotion" | "shippingCountry">,
  { site, region, email, now }: Omit<Circumstances, "credits">,
) =>
  promotion.data &&
  judgePromotion(
    {
      lines: products.data,
      currency: region.currency,
      terms: { site: site.code, now, country: shippingCountry ?? region.country, email },
    },
    promotion.data,
  );

/** Derives refusals and prices from the cart's contents. */
export function deriveCart(state: CartState, circumstances: Circumstances) {
  const { site, region, credits } = circumstances;
  const { products, giftCard, shippingRates } = state;
  const isApplied = appliesCredits(state.credits, credits);
  const { country, currency } = region;
  const lines = products.data;
  const judged = judgeFor(state, circumstances);
  const refused: Record<"promotion" | "giftCard" | "credits" | "products", Refusal | null> = {
    promotion: judged?.refusal ?? null,
    giftCard: giftCard.data && validateGiftCard(giftCard.data, { site: site.code, currency }),
    credits: isApplied ? validateCredits(credits) : null,
    products: validateCartLimits(lines, site.limits) ?? validateAddOns(lines, site.limits.addOnMinimum),
  };
  return {
    refused,
    judged,
    type: cartType(lines),
    estimate: estimateCart({
      lines,
      currency,
      promotion: judged,
      giftCard: refused.giftCard ? null : giftCard.data,
      credits: isApplied ? creditsBalance(credits) : null,
      rates: ratesFor(shippingRates, country),
    }),
  };
}
