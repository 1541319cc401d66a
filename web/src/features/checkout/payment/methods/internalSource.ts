import { internalPayment } from "@velours/sdk/rules";
import type { PaymentSource } from "../PaymentSource.ts";

/** Gift card, cash back or a promotion cover everything. */
export const internalSource: PaymentSource = {
  // Which of them is in the purchase itself.
  method: "free",
  screened: false,
  toPayment: async (invoice) => internalPayment(invoice),
};
