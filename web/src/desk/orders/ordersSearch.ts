import type { OrderStatus } from "@velours/sdk/types";

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
  page?: number;
}

/** Leaves out everything in an address that is no filter. */
export function parseOrdersSearch({ status, page }: Record<string, unknown>): OrdersSearch {
  const wanted = orderStatuses.find((candidate) => candidate === status);
  const number = Number(page);
  return {
    ...(wanted && { status: wanted }),
    ...(Number.isInteger(number) && number > 1 && number <= 10_000 && { page: number }),
  };
}
