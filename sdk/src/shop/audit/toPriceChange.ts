import type { ChangedPrice } from "../../types.ts";
import type { RecordedChange } from "./RecordedChange.ts";

/** A changed price as the log keeps it. */
export const toPriceChange = (change: ChangedPrice): RecordedChange => ({
  part: "prices",
  key: `${change.variantId} ${change.currency}`,
  name: change.title,
  product: change.productId,
  before: { price: change.before, compareAt: change.compareAtBefore },
  after: { price: change.after, compareAt: change.compareAtAfter },
});
