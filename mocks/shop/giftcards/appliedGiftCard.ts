import { validateGiftCard } from "@velours/sdk/rules";
import type { Currency, GiftCard } from "@velours/sdk/types";
import type { Answer } from "../Answer.ts";
import type { Context } from "../Handler.ts";
import { refuseRule } from "../refuse.ts";

/** The gift card of a code, or why it cannot be used on this site; null without a code. Without a `currency` it is the card's own. */
export function appliedGiftCard(
  { session, site }: Context,
  code: string | null | undefined,
  currency?: Currency,
): { giftCard: GiftCard | null } | { refused: Answer } {
  if (!code) return { giftCard: null };
  const giftCard = session.giftCard(code) ?? null;
  const refusal = validateGiftCard(giftCard, { site, currency: currency ?? giftCard?.currency ?? "USD" });
  return refusal === null ? { giftCard } : { refused: refuseRule(refusal) };
}
