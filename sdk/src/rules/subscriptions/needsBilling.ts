/**
 * The total a subscription's billing rule looks at: a text as its number, a number as −1 (C-554, C-555).
 * Shipped quirk, kept on purpose (CA-28): do not make a number count as itself.
 */
export const subscriptionTotal = (total: unknown): number => (typeof total === "string" ? Number(total) : -1);

/** Whether a subscription needs a billing address: a start always, else unless the total so taken is 0 (C-556 to C-558). */
export const needsBilling = (action: unknown, total: unknown): boolean =>
  action === "subscription_start" || subscriptionTotal(total) !== 0;
