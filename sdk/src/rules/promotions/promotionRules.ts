import { amount } from "./types/amount.ts";
import { amountThreshold } from "./types/amountThreshold.ts";
import { freeProduct } from "./types/freeProduct.ts";
import { freeProductQuantityThreshold } from "./types/freeProductQuantityThreshold.ts";
import type { PromotionRule } from "./types/PromotionRule.ts";
import { percentage } from "./types/percentage.ts";
import { percentageProduct } from "./types/percentageProduct.ts";
import { percentageThreshold } from "./types/percentageThreshold.ts";
import { percentageThresholdFreeProduct } from "./types/percentageThresholdFreeProduct.ts";

/** The types of promotion, one rule each. */
export const PROMOTION_RULES: readonly PromotionRule[] = [
  percentage,
  percentageProduct,
  percentageThreshold,
  percentageThresholdFreeProduct,
  freeProduct,
  freeProductQuantityThreshold,
  amountThreshold,
  amount,
];
