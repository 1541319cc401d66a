const suffix = "-void";

/** Order id of the refund that gives back a whole payment. */
export const toVoidRefundId = (attemptId: string): string => `${attemptId}${suffix}`;

/** The attempt that such an order id is about; any other order id as it is. */
export const parseVoidRefundId = (orderId: string): string =>
  orderId.endsWith(suffix) ? orderId.slice(0, -suffix.length) : orderId;
