import { type Refusal as RuleRefusal, validateGiftCard } from "@velours/sdk/rules";
import type { Currency, GiftCard } from "@velours/sdk/types";
import type { Context } from "../context.ts";
import { type Refusal, refuse } from "../generated/handlers.ts";
import { refuseRule } from "../http/refuseRule.ts";
import { refuseSpent, refuseTry } from "../limits/refuseTry.ts";
import { readGiftCard } from "./store.ts";

type RuleReference =
  NonNullable<ReturnType<typeof validateGiftCard>> extends RuleRefusal<infer R> ? R : never;

/**
 * The gift card of a code, or why it cannot be used on this site (5.4); null without a code. A code is as good as money,
 * so only so many may be guessed: codes that are nobody's are counted, and after them no code is looked at. Without a
 * `currency` it is the card's own.
 */
export async function appliedGiftCard(
  context: Context,
  code: string | null | undefined,
  currency?: Currency,
): Promise<{ giftCard: GiftCard | null } | { refused: Refusal<RuleReference> | Refusal<"rateLimited"> }> {
  if (!code) return { giftCard: null };
  const guesses = { limit: "giftCardIp", of: context.ip } as const;
  const giftCard = await readGiftCard(context.store.db, code);
  if (giftCard === undefined) {
    return { refused: (await refuseTry(context, [guesses])) ?? refuse("giftCardUnrecognizable") };
  }
  const limited = await refuseSpent(context, guesses);
  if (limited !== null) return { refused: limited };
  const refusal = validateGiftCard(giftCard, { site: context.site, currency: currency ?? giftCard.currency });
  return refusal === null ? { giftCard } : { refused: refuseRule(refusal) };
}
