import { recordCart } from "../../platform/analytics/recordCart.ts";
import { type BagContext, bagLines } from "./BagContext.ts";

/** Records what the bag holds now. */
export const recordBag = (context: BagContext): void =>
  recordCart(context.site.code, { lines: bagLines(context), currency: context.region.currency });
