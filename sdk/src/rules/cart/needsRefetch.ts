import type { CartLine, Currency, Promotion } from "../../types.ts";

const DAY = 86_400_000;

/** Longest age of a cached line, in days. */
export const CART_MAX_AGE_DAYS = 30;

type Cached = Partial<Pick<CartLine, "date_added" | "currency">> & { product: object };

/** A line fetched too long ago, or at an unknown time; exactly 30 days is not older. */
export const isStale = (line: Cached, now: number, maxAgeDays = CART_MAX_AGE_DAYS): boolean =>
  !line.date_added || now - line.date_added > maxAgeDays * DAY;

/** A product cached in the old shape, with a number as inventory. */
const hasNumericInventory = (product: object): boolean =>
  typeof (product as { inventory?: unknown }).inventory === "number";

/** True when every line has its price in this currency. A line that does not know its currency has not. */
export const isPricedIn = (lines: readonly Pick<Cached, "currency">[], currency: Currency): boolean =>
  lines.every((line) => line.currency === currency);

interface Limits {
  maxAgeDays?: number;
  /** Currency the cart is shown in; without it currencies are not compared. */
  currency?: Currency;
}

/** True when a cart read from storage has to be fetched again. `now` in ms. */
export const needsRefetch = (
  lines: readonly Cached[],
  promotion: Pick<Promotion, "excluded_product_ids"> | null | undefined,
  now: number,
  { maxAgeDays = CART_MAX_AGE_DAYS, currency }: Limits = {},
): boolean =>
  lines.some((line) => isStale(line, now, maxAgeDays) || hasNumericInventory(line.product)) ||
  (currency !== undefined && !isPricedIn(lines, currency)) ||
  typeof (promotion?.excluded_product_ids as unknown) === "string";
