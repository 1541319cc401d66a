import type { Currency, OrderSort, OrderStatus, SiteCode } from "@velours/sdk/types";
import { orderColumns, toSorts } from "../frame/sortColumns.ts";
import { isDay } from "../isDay.ts";
import { readSearchText } from "../readSearchText.ts";

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

/** Filters of the list of orders, as they stand in the address. */
export interface OrdersSearch {
  status?: OrderStatus;
  returns?: "requested" | "received";
  isInTrouble?: true;
  isToPack?: true;
  q?: string;
  site?: SiteCode;
  fromDay?: string;
  untilDay?: string;
  daysOf?: "refunded";
  /** These are found in orders of the days only. */
  currency?: Currency;
  country?: string;
  state?: string;
  promotion?: string;
  product?: number;
  sort?: OrderSort;
  /** Where the page begins; absent on the first one. */
  cursor?: string;
}

const sorts = toSorts(orderColumns);

/** Leaves out everything in an address that is no filter. */
export function parseOrdersSearch(search: Record<string, unknown>): OrdersSearch {
  const status = orderStatuses.find((candidate) => candidate === search.status);
  const q = readSearchText(search.q, 100);
  const site = readSearchText(search.site, 100) as SiteCode | undefined;
  const { fromDay, untilDay, daysOf } = search;
  const sort = sorts.find((candidate) => candidate === search.sort);
  const cursor = readSearchText(search.cursor, 400);
  return {
    ...(status && { status }),
    ...((search.returns === "requested" || search.returns === "received") && { returns: search.returns }),
    ...((search.isInTrouble === true || search.isInTrouble === "true") && { isInTrouble: true }),
    ...((search.isToPack === true || search.isToPack === "true") && { isToPack: true }),
    ...(q && { q }),
    ...(site && { site }),
    ...(isDay(fromDay) && { fromDay }),
    ...(isDay(untilDay) && { untilDay }),
    ...(daysOf === "refunded" && { daysOf }),
    ...(isDay(fromDay) && isDay(untilDay) && readRare(search)),
    ...(sort && { sort }),
    ...(cursor && { cursor }),
  };
}

/** An empty country or state is one as well: of orders without. */
function readRare({ currency, country, state, promotion, product }: Record<string, unknown>): OrdersSearch {
  const code = readSearchText(promotion, 100);
  return {
    ...(typeof currency === "string" && /^[A-Z]{3}$/.test(currency) && { currency: currency as Currency }),
    ...(typeof country === "string" && /^([A-Z]{2})?$/.test(country) && { country }),
    ...(typeof state === "string" && state.length <= 100 && { state }),
    ...(code && { promotion: code }),
    ...(Number.isSafeInteger(product) && (product as number) > 0 && { product: product as number }),
  };
}
