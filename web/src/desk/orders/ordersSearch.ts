import type { Currency, OrderStatus } from "@velours/sdk/types";
import { orderColumns, toSorts } from "../frame/sortColumns.ts";
import { readDay, readId, readSearch, readSite } from "../readSearch.ts";

/** Every status of an order, as a list filters by it. */
export const orderStatuses = [
  "placed",
  "paid",
  "shipped-in-part",
  "shipped",
  "refunded-in-part",
  "refunded",
  "cancelled",
  "payment-failed",
] as const satisfies readonly OrderStatus[];

const sorts = toSorts(orderColumns);

const readFilters = (search: Record<string, unknown>) =>
  readSearch(search, {
    status: orderStatuses,
    returns: ["requested", "received"],
    isInTrouble: readTrue,
    isToPack: readTrue,
    q: 100,
    site: readSite,
    fromDay: readDay,
    untilDay: readDay,
    daysOf: ["invoiced", "refunded"],
    currency: (value) => readPattern(value, /^[A-Z]{3}$/) as Currency | undefined,
    // An empty country or state is one as well: of orders without.
    country: (value) => readPattern(value, /^([A-Z]{2})?$/),
    state: (value) => readPattern(value, /^[\s\S]{0,100}$/),
    promotion: 100,
    product: readId,
    sort: sorts,
    cursor: 400,
  });

const readTrue = (value: unknown) => (value === true || value === "true" ? (true as const) : undefined);

const readPattern = (value: unknown, pattern: RegExp) =>
  typeof value === "string" && pattern.test(value) ? value : undefined;

/** Filters that are found in orders of some days only. */
const filtersOfDays = ["daysOf", "currency", "country", "state", "promotion", "product"] as const;

/** Filters of the list of orders, as they stand in the address. */
export type OrdersSearch = ReturnType<typeof readFilters>;
export function parseOrdersSearch(search: Record<string, unknown>): OrdersSearch {
  const found = readFilters(search);
  if (found.fromDay === undefined || found.untilDay === undefined)
    for (const name of filtersOfDays) delete found[name];
  return found;
}
