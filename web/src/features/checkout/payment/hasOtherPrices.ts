import type { Invoice } from "@velours/sdk/types";

type Priced = { subtotal: number; discounts: Pick<Invoice["discounts"], "promotion"> };

/**
 * True when an invoice is of other prices than the lines show, or leaves their promotion out: an invoice is priced without
 * a promotion that does not hold any more, and says nothing of it.
 */
export const hasOtherPrices = (invoice: Priced, estimate: Priced): boolean =>
  [
    [invoice.subtotal, estimate.subtotal] as const,
    [invoice.discounts.promotion, estimate.discounts.promotion] as const,
  ].some(([priced, shown]) => Math.abs(priced - shown) >= 0.005);
