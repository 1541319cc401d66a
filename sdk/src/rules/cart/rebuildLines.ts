import type { CartLine, Currency, Product } from "../../types.ts";
import { lineAmount } from "../money.ts";
import { isOnSale, unitPrice } from "../prices.ts";
import { getMedium } from "./getMedium.ts";
import { CART_MAX_AGE_DAYS, isStale } from "./needsRefetch.ts";

/**
 * Lines with fresh products and prices; a line whose variant did not come back is dropped,
 * and with it its warranty. `now` in ms.
 */
export function rebuildLines(
  lines: readonly CartLine[],
  products: readonly Product[],
  { currency, now, maxAgeDays = CART_MAX_AGE_DAYS }: { currency: Currency; now: number; maxAgeDays?: number },
): CartLine[] {
  const fresh = new Map(
    products.flatMap((product) => product.variants.map((variant) => [variant.id, { product, variant }])),
  );
  const rebuilt = lines.flatMap((line) => {
    const found = fresh.get(line.variant.id);
    if (!found) return [];
    return {
      ...line,
      ...found,
      sale: isOnSale(found.variant, currency),
      medium: line.target === null ? getMedium(found.product, found.variant.id) : ("digital" as const),
      price: lineAmount(unitPrice(found.variant, currency), line.quantity),
      currency,
      date_added: isStale(line, now, maxAgeDays) ? now : line.date_added,
      date_updated: now,
    };
  });
  const kept = new Set(rebuilt.filter((line) => !line.free).map((line) => line.variant.id));
  return rebuilt.filter((line) => line.target === null || kept.has(line.target));
}
