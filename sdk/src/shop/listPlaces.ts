import type { StockItem, StockSort } from "../types.ts";

/** More units than any count: of what is not counted. */
export const uncounted = Number.MAX_SAFE_INTEGER;

/** Characters of a text that a list is ordered by; a cursor holds them. */
export const sortedLength = 50;

/** A title as a list is ordered by it: letters with accents stand behind those without. */
export const toSortedTitle = (title: string): string =>
  [...title.normalize("NFD").toLowerCase()].slice(0, sortedLength).join("");

/** By what stock is listed: a merchant's choice, or without one the soonest gone first, where only these are listed. */
export type StockOrder = StockSort | "daysLeft-ascending";

export const toStockOrder = (
  sort: StockSort | undefined,
  { isRunningOut = false }: { isRunningOut?: boolean | undefined },
): StockOrder => sort ?? (isRunningOut ? "daysLeft-ascending" : "variant-ascending");

/** The values of stock that it is ordered by. */
export function stockPlace(
  order: StockOrder,
  { variantId, region, sku, quantity, daysLeft }: StockItem,
): readonly (string | number)[] {
  const own = [variantId, region];
  const [name] = order.split("-");
  if (name === "sku") return [[...(sku ?? "")].slice(0, sortedLength).join(""), ...own];
  if (name === "quantity") return [quantity ?? uncounted, ...own];
  return name === "daysLeft" ? [daysLeft ?? 0, ...own] : own;
}
