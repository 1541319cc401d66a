/**
 * A subscription needs a billing address at its start, and later unless its total is 0 as a text.
 * Existing clients rely on this oddity: do not make the number 0 count as 0.
 */
export const needsBilling = (action: unknown, total: unknown): boolean =>
  action === "subscription_start" || typeof total !== "string" || Number(total) !== 0;
