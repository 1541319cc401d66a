import type { CartLine, Promotion } from "../../types.ts";
import { itemCount } from "../cart/itemCount.ts";
import { isWarranty } from "../cart/productTypes.ts";
import { fromMinor, toMinor } from "../money.ts";
import { getPromotionRule } from "../promotions/getPromotionRule.ts";
import type { ExitBanner, PromotionRule } from "../promotions/types/PromotionRule.ts";

/** Offered to a shopper who leaves with a cart and no promotion. */
export const EXIT_OFFER = { code: "LASTCHANCE", type: "percentage", discount: 15 } as const;

/** Days for which a fired offer stays away. */
export const EXIT_COOKIE_DAYS = 30;

/**
 * True within the offer's period; a side that is unset is open. `start`, `end` in epoch seconds, `now` in ms.
 */
export const isExitPeriod = (
  { start, end }: { start?: number | null; end?: number | null },
  now: number,
): boolean => (start ?? 0) * 1000 <= now && (end === null || end === undefined || now < end * 1000);

/** True when leaving shows the offer. */
export function hasExitIntent({
  lines,
  promotion,
  subscribed,
}: {
  lines: readonly CartLine[];
  promotion: Pick<Promotion, "type"> | null;
  /** The newsletter sign-up cookie is present. */
  subscribed: boolean;
}): boolean {
  if (subscribed || lines.length === 0) return false;
  if (promotion && !getPromotionRule(promotion.type)?.exitBanner) return false;
  const onSale = lines.filter((line) => line.sale && !isWarranty(line));
  return itemCount(onSale) < itemCount(lines);
}

/** Subtotal less the discount, never below 0. */
export const exitSubtotal = (subtotal: number, discount: number): number =>
  Math.max(0, fromMinor(toMinor(subtotal) - toMinor(discount)));

/** The banner for the promotion of the cart or the one offered; null for a type that has none. */
export const exitBanner = (
  promotion: Parameters<NonNullable<PromotionRule["exitBanner"]>>[0] & Pick<Promotion, "type">,
): ExitBanner | null => getPromotionRule(promotion.type)?.exitBanner?.(promotion) ?? null;
