import type { ErrorResponse } from "../../platform/contract.ts";

/** Why an order is not refunded, cancelled or shipped. */
export type OrderRefusal = ErrorResponse<
  | "nothingToRefund"
  | "lineQuantityExceeded"
  | "giftCardSpent"
  | "orderCancelled"
  | "orderShipped"
  | "cancellationClosed"
  | "orderUnpaid"
  | "rateLimited"
  | "resourceDoesNotExist"
  | "returnNotReceived"
  | "returnRefunded"
>;
