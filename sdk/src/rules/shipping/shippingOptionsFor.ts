import type { Currency, Language, ShippingOption, ShippingRateRow } from "../../types.ts";
import type { JudgedPromotion } from "../promotions/judgePromotion.ts";
import { promotedShipping } from "./promotedShipping.ts";
import { isInRange } from "./rateFor.ts";
import { rowsFor } from "./rowsFor.ts";

export interface ShippingOptionsRequest {
  rows: readonly ShippingRateRow[];
  /** ISO code of the country to ship to. */
  country: string;
  /** Subtotal minus promotion discount. */
  subtotal: number;
  currency: Currency;
  language: Language;
  /** As it was judged for the lines to ship. */
  promotion?: JudgedPromotion | null;
  /** Only these tiers; all when absent or empty. */
  tiers?: readonly string[];
}

/**
 * The ways to ship, as the server answers them. A free-shipping promotion leaves the standard tier alone, at 0, where there is one;
 * a quantity tier makes the standard tier cheaper. The price before stays in `original`.
 */
export function shippingOptionsFor({
  rows,
  country,
  subtotal,
  currency,
  language,
  promotion,
  tiers,
}: ShippingOptionsRequest): ShippingOption[] {
  const offered = rowsFor(rows, { country, currency }).filter((row) => isInRange(row, subtotal));
  // Where nothing is sent by the standard tier there would be no way to ship at all.
  const forced =
    promotion?.applies &&
    promotion.promotion.free_shipping &&
    offered.some(({ type }) => type === "standard");
  return offered
    .filter((row) => !tiers?.length || tiers.includes(row.type))
    .filter((row) => !forced || row.type === "standard")
    .map((row) => ({
      type: row.type,
      label: (language === "fr" && row.label_fr) || row.label,
      amount: row.type === "standard" ? promotedShipping(promotion, row.amount) : row.amount,
      original: row.amount,
      estimate: row.estimate ?? null,
      duties: { total: row.duties ?? 0 },
      service: row.service,
      identifier: row.identifier,
    }));
}
