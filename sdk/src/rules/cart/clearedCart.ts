import type { Currency } from "../../types.ts";
import { estimateCart } from "../estimate.ts";

/** What clearing a cart resets, and to what. The currency stays; the estimate is one of nothing. */
export const clearedCart = (currency: Currency) => ({
  lines: [],
  promotion: null,
  giftCard: null,
  credits: null,
  invoice: null,
  estimate: estimateCart({ lines: [], currency }),
});
