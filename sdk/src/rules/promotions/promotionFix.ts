import type { Promotion } from "../../types.ts";
import { lineKey } from "../cart/lineKey.ts";
import type { Fix, FixableLine, Goods } from "../fix.ts";
import { round2, toMinor } from "../money.ts";
import { isPromotable, type PromotionScope, productIds } from "./eligibility.ts";
import { countsTowards, eligibleSubtotal } from "./eligibleSubtotal.ts";
import type { JudgedPromotion } from "./judgePromotion.ts";
import { FREE_SHIPPING_COUNTRIES, missingProducts } from "./promotionSteps.ts";

/** The products a promotion works on, or null when it works on none. */
function eligibleGoods(promotion: PromotionScope): Goods | null {
  const except = [
    ...productIds(promotion.excluded_product_ids),
    ...productIds(promotion.excluded_collection_product_ids),
  ];
  const included = productIds(promotion.included_collection_product_ids);
  const named = promotion.product_id ?? null;
  if (named === null && included.length === 0) return { only: null, except };
  const only = (named === null ? included : [named]).filter(
    (id) => !except.includes(id) && (included.length === 0 || included.includes(id)),
  );
  return only.length > 0 ? { only, except: [] } : null;
}

/** Goods that bring the eligible subtotal to the minimum; null when the maximum is below it. */
function addGoods(promotion: Partial<Promotion>, lines: readonly FixableLine[]): Fix | null {
  const goods = eligibleGoods(promotion);
  const minimum = promotion.minimum ?? 0;
  if (!goods || minimum > (promotion.maximum ?? minimum)) return null;
  return { do: "addGoods", amount: Math.max(0, round2(minimum - eligibleSubtotal(lines, promotion))), goods };
}

/**
 * Units to take out until the maximum is kept: the cheapest one that is enough, else the dearest and so on. A unit of
 * each product the promotion asks for stays, and something it can work on; null when that can't be.
 */
function removeUnits(promotion: Partial<Promotion>, lines: readonly FixableLine[]): Fix | null {
  const requiredIds = new Set(
    [...productIds(promotion.required_product_ids), promotion.product_id].filter((id) => id !== null),
  );
  const counts = countsTowards(promotion);
  const stock = lines
    .filter((line) => counts(line) && line.price > 0)
    .map((line) => ({
      line,
      unit: toMinor(line.price) / line.quantity,
      spare: line.quantity - (requiredIds.delete(line.product.id) ? 1 : 0),
      taken: 0,
    }))
    .sort((a, b) => a.unit - b.unit);
  let left = toMinor(eligibleSubtotal(lines, promotion)) - toMinor(promotion.maximum ?? 0);
  while (left > 0) {
    const spare = stock.filter((each) => each.taken < each.spare);
    const next = spare.find((each) => each.unit >= left) ?? spare.at(-1);
    if (!next) return null;
    next.taken++;
    left -= next.unit;
  }
  const takenFrom = new Map(stock.map((each) => [each.line, each.taken]));
  const stays = lines.some(
    (line) => !line.free && isPromotable(line.product) && line.quantity > (takenFrom.get(line) ?? 0),
  );
  const units = stock
    .filter((each) => each.taken > 0)
    .map(({ line, taken }) => ({ key: lineKey(line), quantity: taken }));
  return stays ? { do: "removeUnits", units } : null;
}

/** The fix of a promotion's refusal, or null when the shopper can do nothing about it. */
export function promotionFix(
  { promotion, rule, refusal }: Pick<JudgedPromotion, "promotion" | "rule" | "refusal">,
  lines: readonly FixableLine[],
): Fix | null {
  switch (refusal?.reference) {
    case "requiresPromotionableItems":
    case "minimumSubtotalRequired":
      return addGoods(promotion, lines);
    case "maximumSubtotalRequired":
      return removeUnits(promotion, lines);
    case "requiredProductNotInCart":
      return {
        do: "addProducts",
        products: [
          ...new Set([
            ...(refusal.value as number[]),
            ...missingProducts(lines, rule?.requires?.(promotion) ?? []),
          ]),
        ],
      };
    case "requiredEmailMissing":
      return { do: "giveEmail" };
    case "promotionUnsupportedCountry":
      return { do: "shipTo", countries: FREE_SHIPPING_COUNTRIES };
    case "promotionUnsupportedSite":
      return promotion.site ? { do: "changeSite", site: promotion.site } : null;
    default:
      return null;
  }
}
