import type { Refusal } from "../../platform/contract.ts";

export type OrderRefusal = Refusal<
  | "nothingToRefund"
  | "lineQuantityExceeded"
  | "giftCardSpent"
  | "orderCancelled"
  | "orderShipped"
  | "orderUnpaid"
  | "cancellationClosed"
  | "resourceDoesNotExist"
  | "rateLimited"
>;

/** A refusal inside a transaction: what was written before is taken back. */
export class OrderRefusedError<R extends OrderRefusal = OrderRefusal> extends Error {
  readonly refusal: R;

  constructor(refusal: R) {
    super(refusal.body.reference);
    this.refusal = refusal;
  }
}
