import type { Currency } from "../../types.ts";
import { estimateCart } from "../estimate.ts";

/** The values of a cleared cart. The currency stays; the estimate is that of an empty cart. */
export const clearedCart = (currency: Currency) => ({
  lines: [],
  promotion: null,
  giftCard: null,
  credits: null,
  invoice: null,
  estimate: estimateCart({ lines: [], currency }),
});
