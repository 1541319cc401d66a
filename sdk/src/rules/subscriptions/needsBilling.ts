/**
 * The total a subscription's billing rule looks at: a text as its number, a number as −1.
 * Existing clients rely on this oddity: do not make a number count as itself.
 */
export const subscriptionTotal = (total: unknown): number => (typeof total === "string" ? Number(total) : -1);

/** Whether a subscription needs a billing address: a start always, else unless the total so taken is 0. */
export const needsBilling = (action: unknown, total: unknown): boolean =>
  action === "subscription_start" || subscriptionTotal(total) !== 0;
