import type { Refusal } from "../../platform/contract.ts";

/** Why an order is not refunded, cancelled or shipped. */
export type OrderRefusal = Refusal<
  | "nothingToRefund"
  | "lineQuantityExceeded"
  | "giftCardSpent"
  | "orderCancelled"
  | "orderShipped"
  | "cancellationClosed"
  | "orderUnpaid"
  | "rateLimited"
  | "resourceDoesNotExist"
>;
