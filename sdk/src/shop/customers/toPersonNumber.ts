import { parseOrderNumber } from "../../rules/orders/orderNumber.ts";

/** A member's number, or that of one of a buyer's orders. */
export type PersonNumber = { userId: number } | { orderNumber: number };

/** Whom the id of a customer means: a member by their number, or the buyer of an order. */
export const toPersonNumber = (id: string): PersonNumber =>
  /^\d+$/.test(id) ? { userId: Number(id) } : { orderNumber: parseOrderNumber(id) ?? 0 };
