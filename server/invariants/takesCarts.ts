import type { OperationName } from "../src/generated/operations.ts";

/** Operations whose body is a cart that can be bought. */
export const takesCarts: ReadonlySet<OperationName> = new Set([
  "submitCheckout",
  "validateCart",
  "generateInvoice",
]);
