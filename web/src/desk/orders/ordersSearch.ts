import type { OrderStatus, SiteCode } from "@velours/sdk/types";

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
  returns?: "requested";
  q?: string;
  site?: SiteCode;
  /** Where the page begins; absent on the first one. */
  cursor?: string;
}

/** A text of an address; the router reads one of digits as a number. */
const readText = (value: unknown, longest: number): string | undefined => {
  const text = typeof value === "number" ? String(value) : value;
  return typeof text === "string" && text.trim() !== "" && text.length <= longest ? text.trim() : undefined;
};

/** Leaves out everything in an address that is no filter. */
export function parseOrdersSearch(search: Record<string, unknown>): OrdersSearch {
  const status = orderStatuses.find((candidate) => candidate === search.status);
  const q = readText(search.q, 100);
  const site = readText(search.site, 100) as SiteCode | undefined;
  const cursor = readText(search.cursor, 100);
  return {
    ...(status && { status }),
    ...(search.returns === "requested" && { returns: "requested" }),
    ...(q && { q }),
    ...(site && { site }),
    ...(cursor && { cursor }),
  };
}
