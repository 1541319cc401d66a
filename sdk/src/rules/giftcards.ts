import type { Currency, GiftCard } from "../types.ts";
import type { Refusal } from "./refusal.ts";

export type GiftCardRefusal = Refusal<
  "giftCardUnrecognizable" | "giftCardExpended" | "giftCardUnsupportedSite" | "giftCardCurrencyDoesNotMatch"
>;

/** Why a gift card can't be used, or null: unrecognizable, spent, another site's, another currency's, in this order. */
export function validateGiftCard(
  giftCard: Partial<GiftCard> | null | undefined,
  { site, currency }: { site: string; currency: Currency },
): GiftCardRefusal | null {
  if (!giftCard?.code) return { reference: "giftCardUnrecognizable", value: null };
  const remaining = giftCard.amount_remaining ?? 0;
  if (remaining <= 0) return { reference: "giftCardExpended", value: remaining };
  if (giftCard.site !== site) return { reference: "giftCardUnsupportedSite", value: giftCard.site };
  if (giftCard.currency !== currency) {
    return {
      reference: "giftCardCurrencyDoesNotMatch",
      value: remaining,
      placeholders: { currency: giftCard.currency ?? "" },
    };
  }
  return null;
}
