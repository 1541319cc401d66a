import type { CartLine, Currency, Promotion } from "../../types.ts";
import { type ExplainedAmount, type ExplainedRefusal, explainEstimate } from "../explainEstimate.ts";
import { fromMinor, lineAmount, sumAmounts } from "../money.ts";
import { minimumPrice } from "../prices.ts";
import { judgePromotion } from "./judgePromotion.ts";

/** A cart that a promotion is tried on. */
export interface TriedLines {
  lines: readonly CartLine[];
  currency: Currency;
  country?: string | null | undefined;
  /** Null for none, absent when it is not asked for. */
  email?: string | null | undefined;
}

export interface TrialTerms {
  site: string;
  /** ms since 1970. */
  now: number;
  /** The price of a product that is given away, in a currency. */
  giftPrice: (product: number, currency: Currency) => number;
}

/** The effect of a promotion on a cart; amounts are in the cart's currency. */
export interface PromotionTrialResult {
  subtotal: number;
  discount: number;
  /** Price of the product given away. */
  gift: number;
  /** The first step that fails; null when the promotion works. */
  refusal: ExplainedRefusal | null;
  /** A line would cost less than its product's minimum price, or all lines nothing. */
  belowMinimum: boolean;
  amounts: ExplainedAmount[];
}

/** Tries a promotion on a cart as the checkout would judge it, and explains the estimate without shipping and taxes. */
export function tryPromotion(
  promotion: Promotion,
  { lines, currency, country, email }: TriedLines,
  { site, now, giftPrice }: TrialTerms,
): PromotionTrialResult {
  const judged = judgePromotion({ lines, currency, terms: { site, now, country, email } }, promotion);
  // Only the promotion's refusal is read: add-on items refuse none.
  const input = { lines, currency, site, promotion: judged, addOnMinimum: 0 };
  const { amounts, refusals } = explainEstimate(input);
  const discounts = judged.discounts.map(fromMinor);
  const paid = lines.filter(({ free }) => !free);
  const subtotal = sumAmounts(paid.map(({ price }) => price));
  const discount = sumAmounts(discounts);
  const isBelow = lines.some(
    ({ product, price, quantity, free }, place) =>
      !free &&
      (discounts[place] ?? 0) > 0 &&
      sumAmounts([price, -(discounts[place] ?? 0)]) < lineAmount(minimumPrice(product, currency), quantity),
  );
  return {
    subtotal,
    discount,
    gift: judged.gift === null ? 0 : giftPrice(judged.gift, currency),
    refusal: refusals.find(({ of }) => of === "promotion") ?? null,
    belowMinimum: isBelow || (discount > 0 && discount >= subtotal),
    amounts,
  };
}
