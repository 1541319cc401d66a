import { type Refusal as RuleRefusal, validateGiftCard } from "@velours/sdk/rules";
import type { Currency, GiftCard } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { type Refusal, refuse } from "../../platform/contract.ts";
import { refuseRule } from "../../platform/http/refuseRule.ts";
import { throttleLookup } from "../../platform/limits/throttleLookup.ts";
import { readGiftCard } from "./store.ts";

type RuleReference =
  NonNullable<ReturnType<typeof validateGiftCard>> extends RuleRefusal<infer R> ? R : never;

/**
 * The gift card of a code, or why it cannot be used on this site; null without a code. A code is as good as money,
 * so only so many may be guessed. Without a `currency` it is the card's own.
 */
export async function appliedGiftCard(
  context: Context,
  code: string | null | undefined,
  currency?: Currency,
): Promise<{ giftCard: GiftCard | null } | { refused: Refusal<RuleReference> }> {
  if (!code) return { giftCard: null };
  return checkGiftCard(context, code, await readGiftCard(context.store.db, code), currency);
}

/** Whether the gift card that was found for a code may be used on this site. A code without a card counts as a guess. */
export async function checkGiftCard(
  context: Context,
  code: string,
  found: GiftCard | undefined,
  currency?: Currency,
): Promise<{ giftCard: GiftCard } | { refused: Refusal<RuleReference> }> {
  const giftCard = await throttleLookup(context, code, found);
  if (giftCard === undefined) return { refused: refuse("giftCardUnrecognizable") };
  const refusal = validateGiftCard(giftCard, { site: context.site, currency: currency ?? giftCard.currency });
  return refusal === null ? { giftCard } : { refused: refuseRule(refusal) };
}
